"""The games, one folder each. No game knows another; `innkeeper.catalogue` finds them."""
