"""Overbooked: the rules, a module for each part of a turn. Numbers in brackets refer to README.md.

`setup` [OD-1], `row` [2], `seating` and `placing` [3, 4.1, 6], `ending` [4], `scoring` [5], `events` [8], `solo` [9];
`turn` has who is asked what, what is legal and how a decision is played; `refusals` says why not.
"""
