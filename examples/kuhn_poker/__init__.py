"""Kuhn poker: the template game, which a new one starts from."""
