"""The command line: `games`, `play`, `simulate`, `arena`, `replay`, `serve`, `mcp`, `backup`, `restore`, `doctor`.

Exit codes: 0 all is well, 1 something is not (doctor, replay), 2 what was asked cannot be done, 130 stopped by Ctrl-C.
"""

from __future__ import annotations

import sys
from typing import Final

CANNOT: Final = 2
STOPPED: Final = 130


def main() -> None:
    """Run the command line; says what cannot be done in one sentence on stderr."""
    from innkeeper.cli.app import app
    from innkeeper.engine.errors import InnkeeperError

    try:
        app(prog_name="innkeeper")
    except InnkeeperError as error:
        sys.exit(_cannot(str(error)))
    except KeyboardInterrupt:
        sys.exit(STOPPED)
    except BrokenPipeError:
        sys.stderr.close()  # the reader of our output has gone; there is nobody to tell


def _cannot(sentence: str) -> int:
    sys.stderr.write(f"innkeeper: {sentence}\n")
    return CANNOT
