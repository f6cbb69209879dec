"""Overbooking: the rules, a module per phase. Numbers in brackets refer to README.md.

`setup` [OB-1], `placing` [2], `checking` [3 and 4], `between` [5], `scoring` [6]; `turn` has who is asked what, what is
legal and how a decision is played, and `refusals` says why not.
"""
