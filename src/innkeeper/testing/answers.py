"""Whether a game's answers fit together: who is asked, what is legal, why not, and how it is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from innkeeper.engine.errors import BadNotation, IllegalMove
from innkeeper.engine.events import Line, tell
from innkeeper.engine.game import Game, heard, listen
from innkeeper.engine.seats import Action, Seat
from innkeeper.rulebook import rulebook_of
from innkeeper.testing.spots import ContractBroken, Spot, next_seat, random_action
from innkeeper.testing.words import english, say

MOST_REFUSED: Final = 40
"""So many actions are tried at a position to see them refused."""

NO_NOTATION = ("", " ", "no such move", "0", "-1", "None")


def check_asked(spot: Spot) -> None:
    """Who is asked is at the table and has something legal; nobody else has, or is in the middle of a move."""
    game, state = spot.game, spot.state
    asked = game.acting(state)
    spot.expect(
        len(set(asked)) == len(asked),
        f"`acting` is {asked!r}, not seats once each.",
    )
    spot.expect(all(0 <= seat < spot.seats for seat in asked), f"`acting` is {asked}, of {spot.seats} seats.")
    for viewer in spot.viewers():
        legal = game.legal(state, viewer)
        if viewer in asked:
            spot.expect(bool(legal), f"seat {viewer} is asked, but `legal` is empty.")
        elif viewer not in game.may_interrupt(state):
            spot.expect(not legal, f"seat {viewer} is not asked, but `legal` is {_said(game, legal)}.")
        spot.expect(len(set(legal)) == len(legal), f"`legal` names an action twice: {_said(game, legal)}.")
        spot.expect(
            all(0 <= action < game.actions for action in legal),
            f"`legal` is out of range: {list(map(int, legal))}.",
        )
        spot.expect(not game.midway(state, viewer) or viewer in asked, f"seat {viewer} is midway, but is not asked.")


def check_round(spot: Spot) -> None:
    """The round is counted from 1, and every view that shows one shows this."""
    number = spot.game.round_number(spot.state)
    spot.expect(number is None or number > 0, f"`round_number` is {number}.")
    for viewer in spot.viewers():
        shown = spot.game.view(spot.state, viewer).get("round", number)
        spot.expect(shown == number, f"the view shows round {shown}, but `round_number` is {number}.")


def check_refusals(spot: Spot) -> None:
    """`play` refuses exactly what is not legal and changes nothing; `why_not` agrees, with a rule and a sentence."""
    rules = rule_numbers(spot.game)
    before = spot.encoded()
    chance = spot.chance(9)
    for seat in map(Seat, range(spot.seats)):
        legal = set(spot.game.legal(spot.state, seat))
        for action in map(Action, range(spot.game.actions)):
            _check_reason(spot, seat, action, action in legal, rules)
        tried = {Action(chance.below(spot.game.actions)) for _ in range(MOST_REFUSED)}
        for action in {Action(-1), Action(spot.game.actions), *tried} - legal:
            _check_refused(spot, seat, action)
    spot.expect(spot.encoded() == before, "an action was refused, but it changed the position.")


def _check_reason(spot: Spot, seat: Seat, action: Action, allowed: bool, rules: set[str]) -> None:
    said = spot.game.notation(action)
    refusal = spot.game.why_not(spot.state, seat, action)
    if allowed:
        reason = refusal.line.key if refusal else ""
        spot.expect(refusal is None, f"{said!r} is legal for seat {seat}, but `why_not` says {reason!r}.")
        return
    spot.expect(refusal is not None, f"{said!r} is not legal for seat {seat}, but `why_not` is None.")
    assert refusal is not None
    spot.expect(
        refusal.rule in rules,
        f"{said!r} is refused by rule {refusal.rule!r}, which README.md does not number.",
    )
    expect_said(spot, refusal.line)


def _check_refused(spot: Spot, seat: Seat, action: Action) -> None:
    try:
        spot.game.play(spot.state, seat, action)
    except IllegalMove:
        return
    raise spot.broken(f"`play` took action {action} of seat {seat}, which is not legal.")


def check_effects(spot: Spot) -> None:
    """Every legal action can be played, leaves the position it was played in a copy of alone, and does something."""
    game, before = spot.game, spot.encoded()
    for seat in spot.able():
        for action in game.legal(spot.state, seat):
            after = spot.elsewhere(spot.state.copy())
            said = game.notation(action)
            try:
                game.play(after.state, seat, action)
            except Exception as error:
                raise spot.broken(f"{said!r} is legal for seat {seat}, but playing it fails: {error!r}.") from error
            spot.expect(after.encoded() != before, f"{said!r} of seat {seat} changes nothing.")
            if game.surely_final(spot.state, seat, action):
                final = after.state.revealed != spot.state.revealed and not game.midway(after.state, seat)
                spot.expect(final, f"{said!r} is said to end a move that cannot be taken back, and does not.")
            check_asked(after)


def check_speech(spot: Spot) -> None:
    """The prompt, each action's words, the zones and the events can be said."""
    game, state = spot.game, spot.state
    for seat in map(Seat, range(spot.seats)):
        expect_said(spot, game.prompt(state, seat))
        legal, candidates = game.legal(state, seat), game.candidates(state, seat)
        missing = [action for action in legal if action not in candidates]
        spot.expect(not missing, f"`candidates` of seat {seat} lacks the legal {_said(game, missing)}.")
        spot.expect(len(set(candidates)) == len(candidates), f"`candidates` of seat {seat} names an action twice.")
        for action in candidates:
            expect_said(spot, game.phrase(state, seat, action))
            spot.expect(_are_names(game.elements(state, seat, action)), f"`elements` of {game.notation(action)!r}.")
        for action in legal:
            spot.expect(_are_names(game.preview(state, seat, action)), f"`preview` of {game.notation(action)!r}.")
    for viewer in spot.viewers():
        for line in _zone_lines(spot, viewer):
            expect_said(spot, line)
    verdict = game.verdict(state)
    if verdict is not None:
        expect_said(spot, verdict)


def _zone_lines(spot: Spot, viewer: Seat) -> Iterator[Line]:
    for zone in spot.game.zones(spot.game.view(spot.state, viewer)):
        yield Line(zone["words"], zone["facts"])
        for piece in zone["pieces"]:
            yield Line(piece["words"], piece["facts"])


def check_events(spot: Spot) -> None:
    """What happens is told to everybody in words, by a rule of README.md, and listening changes nothing else."""
    rules = rule_numbers(spot.game)
    heard_state, unheard = spot.state.copy(), spot.state.copy()
    listen(heard_state)
    chance = spot.chance(1)
    seat = next_seat(spot.game, spot.state, None, chance)
    if seat is None:
        return
    action = random_action(spot, seat, chance)
    spot.game.apply(heard_state, seat, action)
    spot.game.apply(unheard, seat, action)
    for event in heard(heard_state):
        spot.expect(
            event.rule in rules,
            f"event {event.kind!r} cites rule {event.rule!r}, which README.md does not number.",
        )
        for viewer in spot.viewers():
            told = tell(event, viewer)
            expect_said(spot, Line(told["message"], told["facts"]))
    spot.expect(unheard.events is None, "a position nobody listens to kept what happened.")
    same = spot.game.encode(heard_state) == spot.game.encode(unheard)
    spot.expect(same, f"{spot.game.notation(action)!r} goes otherwise when somebody listens.")


def check_scores(spot: Spot) -> None:
    """Scores add up from their sources, which have names; places begin at 1 and equals share one."""
    game = spot.game
    scores, breakdown, ranking = game.scores(spot.state), game.breakdown(spot.state), game.ranking(spot.state)
    for answer, what in ((scores, "scores"), (breakdown, "breakdown"), (ranking, "ranking")):
        spot.expect(len(answer) == spot.seats, f"`{what}` is for {len(answer)} seats.")
    for seat in range(spot.seats):
        total = sum(breakdown[seat].values())
        spot.expect(
            total == scores[seat],
            f"the sources of seat {seat} add up to {total}, its score is {scores[seat]}.",
        )
        for source in breakdown[seat]:
            expect_said(spot, Line(f"source-{source}"))
    if spot.seats == 1:
        spot.expect(ranking[0] in (1, 2), f"the place of a lone seat is {ranking[0]}, not 1 or 2.")
        return
    for place in ranking:
        better = sum(other < place for other in ranking)
        spot.expect(place == better + 1, f"`ranking` is {ranking}: a place is 1 plus the number of seats before it.")


def check_notation(game: Game[Any]) -> None:
    """Every action has its own word, and the word is read back as the action."""
    seen: dict[str, int] = {}
    for number in range(game.actions):
        text = game.notation(Action(number))
        _expect(game, text.split() == [text], f"the notation {text!r} of action {number} is not one word.")
        _expect(game, text not in seen, f"actions {seen.get(text)} and {number} are both written {text!r}.")
        seen[text] = number
        read = _parsed(game, text)
        _expect(game, read == number, f"{text!r} is written for action {number}, but read as {read}.")
    for text in NO_NOTATION:
        _expect(
            game,
            text in seen or _parsed(game, text) is None,
            f"{text!r} is read as a move; raise BadNotation.",
        )


def _parsed(game: Game[Any], text: str) -> int | None:
    try:
        return int(game.parse(text))
    except BadNotation:
        return None


def check_options_said(game: Game[Any]) -> None:
    """Every option and choice has its words."""
    words = english(game)
    for option in game.options:
        keys = [f"option-{option.name}", *(f"option-{option.name}-{choice}" for choice in option.choices)]
        for key in keys:
            _expect(game, words.has(key), f"there is no message {key!r} in words/en.ftl.")
        _expect(
            game,
            option.default in option.choices,
            f"the default of option {option.name} is not among its choices.",
        )


def rule_numbers(game: Game[Any]) -> set[str]:
    """The numbers of the rules in a game's README.md."""
    return set(rulebook_of(game).rules())


def expect_said(spot: Spot, line: Line) -> None:
    """Raise ContractBroken unless the line can be said."""
    say(spot.game, line, spot.broken)


def _expect(game: Game[Any], kept: bool, what: str) -> None:
    if not kept:
        raise ContractBroken(f"{game.name}: {what}")


def _said(game: Game[Any], actions: list[Action]) -> list[str]:
    return [game.notation(action) if 0 <= action < game.actions else str(action) for action in actions]


def _are_names(names: list[str]) -> bool:
    return all(name.split() == [name] for name in names)


HERE_AND_THERE: tuple[Callable[[Spot], None], ...] = (
    check_refusals,
    check_effects,
    check_speech,
    check_round,
    check_events,
)
