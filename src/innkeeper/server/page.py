"""A table as plain text: what a seat sees, what has happened, and what it may do; for language models and for ears.

The sentences are those of the terminal, as both come from the same teller.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from innkeeper.engine.errors import IllegalMove
from innkeeper.engine.seats import NOBODY, Action, Seat
from innkeeper.engine.state import State
from innkeeper.server.company import asks_to_take_back
from innkeeper.server.problems import Problem
from innkeeper.server.scene import Narrator
from innkeeper.server.showing import NEVER
from innkeeper.server.table import LiveTable
from innkeeper.telling import Teller


def page(table: LiveTable, viewer: Seat, language: str, since: int | None, draft: str) -> str:
    """What a viewer sees and may do, and what has happened since a version, or ever.

    With a draft, the first parts of a move, what it may do next. Raises Problem or BadNotation for one that is none.
    """
    narrator = table.showing.narrator(table.showing.knowing(viewer), language)
    teller = Teller(table.game, narrator.viewer, narrator.words, narrator.names)
    sections = [
        _title(table, teller, viewer),
        _happened(teller, narrator, since),
        teller.table(table.course.match.state),
        _consulted(table, teller, viewer),
        _asked(table, teller, narrator, draft),
    ]
    return "\n".join("\n".join([*lines, ""]) for lines in map(list, sections) if lines)


def _title(table: LiveTable, teller: Teller, viewer: Seat) -> Iterator[str]:
    yield teller.say("text-title", title=table.game.title, version=table.version)
    if viewer == NOBODY:
        yield teller.say("text-watching")
    else:
        yield teller.say("text-you", player=f"seat:{viewer}", seat=viewer)


def _happened(teller: Teller, narrator: Narrator, since: int | None) -> Iterator[str]:
    heard = NEVER if since is None or since > narrator.course.version else since
    told = narrator.log(heard)
    if told:
        yield teller.say("text-happened") if heard == NEVER else teller.say("text-happened-since", version=heard)
    for line in told:
        yield line["text"]


def _consulted(table: LiveTable, teller: Teller, viewer: Seat) -> Iterator[str]:
    asking = asks_to_take_back(table, viewer)
    if asking is not None:
        yield teller.say("table-undo-asked", player=teller.names[asking])


def _asked(table: LiveTable, teller: Teller, narrator: Narrator, draft: str) -> Iterator[str]:
    if table.may_choose(teller.viewer):
        yield from _choices(table, teller, narrator, draft)
    elif draft:
        raise Problem(409, "not_asked")
    elif table.status == "over":
        yield from teller.outcome(table.course.match.state)
    elif table.stood_in(teller.viewer):
        yield teller.say("problem-stood_in")
    else:
        yield narrator.prompt(table.status, table.open_seats)["text"]


def _choices(table: LiveTable, teller: Teller, narrator: Narrator, draft: str) -> Iterator[str]:
    parts = teller.game.parse_move(draft) if draft.split() else []
    state = _drafted(table, narrator, parts)
    yield from teller.choices(state, parts)
    reasons = list(teller.reasons(state))
    if reasons:
        yield teller.say("text-refused")
        yield from reasons


def _drafted(table: LiveTable, narrator: Narrator, parts: Sequence[Action]) -> State:
    try:
        return table.course.draft(narrator.viewer, parts)
    except IllegalMove as error:
        raise narrator.chooser().refused(table.course.match, parts, error) from error
