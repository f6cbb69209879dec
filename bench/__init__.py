"""Measurements, as ratios within one run: absolute times move with the machine and with what else it does."""
