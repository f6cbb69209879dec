"""The contract: what every game answers, and what everything around the games may ask.

It knows no game, no web and no clock. Read it in this order: `seats`, `chance`, `options`, `state`, `events`,
`game` (the contract itself), `match` (one game being played), `record` (a game as a file).
"""

from innkeeper.form import warn_if_stale

warn_if_stale()
