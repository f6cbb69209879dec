"""Innkeeper: tabletop games with complete rules, to play, to study and to build on."""

__version__ = "0.1.0"
