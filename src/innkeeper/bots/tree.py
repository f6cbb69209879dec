"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012), a tree for one observer.

Every iteration draws a position that could be the true one, walks down the tree by the actions legal in it,
adds what it meets first, plays on for a while and rewards every seat on the way with its own result (max^n).
As positions differ, an action is not always open: its tries are compared with how often it was on offer.
Forced choices have no node, so that a later decision is the same node whether or not one before was forced.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from innkeeper.bots.playout import play_randomly_for, play_sensibly, sensible_action
from innkeeper.bots.tuning import GAMES_OWN, Tuning
from innkeeper.engine.chance import Chance
from innkeeper.engine.game import Game
from innkeeper.engine.knowledge import Knowledge
from innkeeper.engine.seats import Action, Seat
from innkeeper.engine.state import State

MOST_SEATS: Final = 8


class Node:
    """An action of a seat, after the actions above it: what became of it so far."""

    __slots__ = ("action", "children", "lead", "offered", "prior", "reward", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.offered = 0
        self.reward = 0.0
        """The sum of what the deciding seat got, each from 0 to 1."""
        self.lead = 0.0
        """The sum of the deciding seat's leads, in points."""
        self.children: dict[int, Node] = {}
        """By seat and action: seats that decide at once meet at one node."""


class Thought:
    """What the search thinks of an action: tries, mean reward (0 to 1), mean lead in points, prior."""

    __slots__ = ("action", "lead", "prior", "reward", "visits")

    def __init__(self, node: Node) -> None:
        tries = max(node.visits, 1)
        self.action = node.action
        self.visits = node.visits
        self.reward = node.reward / tries
        self.lead = node.lead / tries
        self.prior = node.prior


class Tree:
    """The search of one seat: grows from its knowledge, and can be followed down a move part by part."""

    def __init__(self, game: Game[State], seat: Seat, tuning: Tuning) -> None:
        self.game = game
        self.seat = seat
        self.tuning = tuning
        self.root = Node(Action(0), 1.0)
        self.spread = 0.0
        """The sum of the leads met so far, without their signs: what is a big lead in this game, now."""
        self.met = 0
        self.start = 0.0
        """How the seat stood when a game for one was thought about first: there is nobody to be ahead of."""

    def grow(self, knowledge: Knowledge, chance: Chance) -> None:
        """One iteration."""
        state = knowledge.imagine(chance)
        path: list[Node] = []
        deciders: list[Seat] = []
        self._descend(self.root, self.seat, state, chance, path, deciders)
        self._play_on(state, chance, path, deciders)

    def grow_by(self, action: Action, knowledge: Knowledge, chance: Chance) -> None:
        """One iteration that begins with this legal action, however the search thinks of it."""
        state = knowledge.imagine(chance)
        self._open(self.root, state, self.seat, self.game.legal(state, self.seat))
        node = self.root.children[self.seat * self.game.actions + action]
        node.offered += 1
        path = [node]
        deciders = [self.seat]
        self.game.apply(state, self.seat, action)
        acting = self.game.acting(state)
        if node.visits and acting:
            self._descend(node, acting[0], state, chance, path, deciders)
        self._play_on(state, chance, path, deciders)

    def _play_on(self, state: State, chance: Chance, path: list[Node], deciders: list[Seat]) -> None:
        """Play for a while from where the tree ends, and learn from what comes of it."""
        if chance.unit() < self.tuning.guided:
            play_sensibly(self.game, state, chance, self._depth(state), self.seat)
        else:
            play_randomly_for(self.game, state, chance, self._depth(state))
        self._learn(state, path, deciders)

    def _depth(self, state: State) -> int:
        return self.game.foresight(state) if self.tuning.depth == GAMES_OWN else self.tuning.depth

    def _descend(
        self, node: Node, seat: Seat, state: State, chance: Chance, path: list[Node], deciders: list[Seat]
    ) -> None:
        """Walk down from where a seat decides, changing the state, to the first action never tried before, and take it.

        In a secretive game the others have no nodes: nodes would learn from what only this seat knows.
        """
        game = self.game
        while True:
            legal = game.legal(state, seat)
            if len(legal) == 1:
                game.apply(state, seat, legal[0])
            elif game.secretive and seat != self.seat:
                game.apply(state, seat, sensible_action(game, state, seat, chance, self.seat))
            else:
                node = self._pick(node, state, seat, legal)
                game.apply(state, seat, node.action)
                path.append(node)
                deciders.append(seat)
                if node.visits == 0:
                    return
            acting = game.acting(state)
            if not acting:
                return
            seat = acting[0]

    def _pick(self, node: Node, state: State, seat: Seat, legal: list[Action]) -> Node:
        """The legal action to try now: good so far, promising by know-how, or too seldom tried (PUCT)."""
        open_now = self._open(node, state, seat, legal)
        visits = 0
        reward = 0.0
        for child in open_now:
            visits += child.visits
            reward += child.reward
        untried = reward / visits if visits else 0.5
        best = open_now[0]
        best_promise = -1.0
        for child in open_now:
            child.offered += 1
            tried = child.visits
            value = child.reward / tried if tried else untried
            promise = value + self.tuning.explore * child.prior * sqrt(child.offered) / (1 + tried)
            if promise > best_promise:
                best = child
                best_promise = promise
        return best

    def _open(self, node: Node, state: State, seat: Seat, legal: list[Action]) -> list[Node]:
        """The nodes of the legal actions; those met for the first time are new."""
        children = node.children
        first_key = seat * self.game.actions
        found: list[Node] = []
        for action in legal:
            child = children.get(first_key + action)
            if child is None:
                self._add(children, state, seat, legal)
                return [children[first_key + each] for each in legal]
            found.append(child)
        return found

    def _add(self, children: dict[int, Node], state: State, seat: Seat, legal: list[Action]) -> None:
        weights = self.game.weigh(state, seat, legal)
        total = 0.0
        for weight in weights:
            total += weight
        trust = self.tuning.trust if total > 0.0 else 0.0
        same = (1.0 - trust) / len(legal)
        for index in range(len(legal)):
            key = seat * self.game.actions + legal[index]
            if key not in children:
                prior = same + (trust * weights[index] / total if total > 0.0 else 0.0)
                children[key] = Node(legal[index], prior)

    def _learn(self, state: State, path: list[Node], deciders: list[Seat]) -> None:
        """Give every action on the way what its seat got."""
        game = self.game
        over = not game.acting(state)
        points = [float(score) for score in game.scores(state)] if over else _estimates(game, state)
        leads = self._leads(points)
        wins = _shares(game.ranking(state)) if over else _shares_by_points(points)
        rewards = [self._reward(leads[seat], wins[seat], state.seats) for seat in range(state.seats)]
        for index in range(len(path)):
            node = path[index]
            seat = deciders[index]
            node.visits += 1
            node.reward += rewards[seat]
            node.lead += leads[seat]
        self.root.visits += 1

    def _leads(self, points: list[float]) -> list[float]:
        """How far each seat is ahead of the best other (alone: of where it stood at first)."""
        if len(points) == 1:
            if self.met == 0:
                self.start = points[0]
            leads = [points[0] - self.start]
        else:
            leads = [points[seat] - _best_other(points, seat) for seat in range(len(points))]
        self.met += 1
        self.spread += abs(leads[self.seat if self.seat < len(leads) else 0])
        return leads

    def _reward(self, lead: float, win: float, seats: int) -> float:
        """From 0 to 1. A lead counts by how large leads are here; a lost solo game is worth nothing."""
        scale = self.spread / self.met + 1.0
        ahead = 0.5 + 0.5 * lead / (abs(lead) + scale)
        if seats == 1:
            return ahead * win
        return self.tuning.win * win + (1.0 - self.tuning.win) * ahead

    def thoughts(self, legal: list[Action]) -> list[Thought]:
        """What the search thinks of the legal actions, the most tried first."""
        first_key = self.seat * self.game.actions
        children = self.root.children
        found = [Thought(children[first_key + action]) for action in legal if first_key + action in children]
        found.sort(key=_by_visits)
        return found

    def follow(self, action: Action) -> None:
        """Go on below an action of the seat that was just played, and was not forced."""
        child = self.root.children.get(self.seat * self.game.actions + action)
        if child is not None:
            self.root = child


def _by_visits(thought: Thought) -> tuple[int, float, int]:
    return (-thought.visits, -thought.reward, thought.action)


def _estimates(game: Game[State], state: State) -> list[float]:
    return [game.evaluate(state, Seat(seat)) for seat in range(state.seats)]


def _best_other(points: list[float], seat: int) -> float:
    best = -1e18
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return best


def _shares(ranking: list[int]) -> list[float]:
    """What each seat has of the win: equals share it."""
    winners = 0
    for place in ranking:
        if place == 1:
            winners += 1
    return [1.0 / winners if place == 1 else 0.0 for place in ranking]


def _shares_by_points(points: list[float]) -> list[float]:
    best = max(points)
    return _shares([1 if mine == best else 2 for mine in points])
