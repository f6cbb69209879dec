"""The Bloody Inn, 1 to 4 innkeepers. The rules as played here are in README.md; their numbers are cited throughout."""
