"""The Bloody Inn: the rules, a module per phase, in the rulebook's order. Numbers in brackets refer to README.md.

`setup` [BI-1], `evening` [2], `night` [3], `deeds` [4 to 8], `morning` [9], `ending` [10]; `table` has what they share,
`turn` who is asked what, what is legal and how a decision is played, and `refusals` says why not.
"""
