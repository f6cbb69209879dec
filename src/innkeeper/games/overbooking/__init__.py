"""Overbooking, 2 to 4 players. The rules as played here are in README.md; their numbers are cited throughout."""
