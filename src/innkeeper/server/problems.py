"""What can be wrong with a request: a status, a code for programs and one clear sentence for people."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from typing import Any, Final

from innkeeper.engine.errors import IllegalMove, InnkeeperError
from innkeeper.engine.events import Fact
from innkeeper.server.speech import server_words

logger = logging.getLogger(__name__)

TABLE_ID: Final = re.compile(r"[\w-]{1,32}", re.ASCII)


class Problem(Exception):
    """A refused request; nothing was changed. Its sentence is the message `problem-CODE`, with these facts."""

    def __init__(self, status: int, code: str, facts: Mapping[str, Fact] | None = None, **further: Any) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.facts = facts or {}
        self.further = further

    def message(self, language: str) -> str:
        """The sentence."""
        return server_words(language).quote(f"problem-{self.code}", self.facts)

    def body(self, language: str) -> dict[str, Any]:
        """The answer, as JSON data."""
        return {"error": {"code": self.code, "message": self.message(language), "rule": None, **self.further}}


class Refused(Problem):
    """A request that the engine refused.

    In the game's words, where it has some; else in general in the asker's language, with what exactly in the engine's.
    """

    def __init__(self, error: InnkeeperError, message: str = "", **further: Any) -> None:
        rule = error.rule or None if isinstance(error, IllegalMove) else None
        code, detail = _snake_case(type(error).__name__), {"detail": str(error)}
        super().__init__(422, code, detail, **{"rule": rule, **further})
        self._message = message

    def message(self, language: str) -> str:
        """The sentence."""
        return self._message or super().message(language)


@contextmanager
def apart(what: str, table: str) -> Iterator[None]:
    """Whatever goes wrong at one table is logged, with what does not come to pass, and is none of the others'."""
    try:
        yield
    except Problem as problem:
        logger.warning("%s: %s", what, problem.message("en"), extra={"table": table})
    except Exception:
        logger.exception(what, extra={"table": table})


def note(scope: MutableMapping[str, Any], problem: Problem) -> None:
    """Leave word for the log of why a request was refused."""
    scope.setdefault("state", {})["refusal"] = problem.code


def _snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
