"""Many games at once: simulations, matches between bots with seats balanced, ratings and statistics."""
