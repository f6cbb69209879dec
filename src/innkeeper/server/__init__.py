"""The web service: tables, seats, storage and streams. It knows no game's rules.

`settings` says how it is set up and `app` puts it together; `tables` holds the tables that somebody looks at, each a
`table` with its lock; `storage` keeps every move before anybody hears of it; `scene` is what one viewer gets to see and
`choices` what a seat may do; `stream` pushes it, `thinkers` ask the bots in worker processes, and `turns` says
whose question is next; `wire` names every message.
"""

from innkeeper.server.serve import run
from innkeeper.server.settings import CannotServe, Settings

__all__ = ["CannotServe", "Settings", "run"]
