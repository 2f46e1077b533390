"""A deal with all its cards known, by the rules alone: it can be played on from any of its moments, otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from cardtable.core.events import Event, HandScored
from cardtable.core.rules import AnyGame, Player
from cardtable.core.shuffle import shuffled
from cardtable.core.views import State, Step, View, by_kind, observed, redacted
from cardtable.core.zone_kinds import Visibility
from cardtable.core.zones import Seat
from cardtable.players.player_questions import never_stop

Players = Sequence[Player[Any, Any]]


class OpenDeal:
    """The first deal of a match."""

    def __init__(self, game: AnyGame, options: object, seats: int, seed: str) -> None:
        self._rules = game.rules(options, seats)
        self._kinds = by_kind(self._rules.zones)
        self._heard: list[list[Event]] = [[] for _ in range(seats)]
        self._state: State[Any]
        self._row: tuple[int, ...] | None = None
        self._version = 0
        self._take(self._rules.deal(None, shuffled(tuple(self._rules.deck()), seed, 1)))

    def copy(self) -> OpenDeal:
        """The same moment once more."""
        new = object.__new__(OpenDeal)
        new._rules, new._kinds, new._row = self._rules, self._kinds, self._row
        new._state, new._version = self._state, self._version
        new._heard = [heard[:] for heard in self._heard]
        return new

    def reshuffled(self, chance: Random) -> OpenDeal:
        """The same moment with what lies face down for all in another order.

        Of that nobody has seen a card, so every order is as likely as the one that it has.
        """
        zones = dict(self._state.zones)
        for zone, cards in zones.items():
            if self._kinds[zone.kind].visibility is Visibility.NOBODY:
                zones[zone] = tuple(chance.sample(cards, len(cards)))
        new = self.copy()
        new._state = State(zones, self._state.public, self._state.version)
        return new

    def view(self, seat: Seat) -> View[Any]:
        """What the seat sees now."""
        return observed(self._kinds, self._state, seat)

    def heard(self, seat: Seat) -> tuple[Event, ...]:
        """What it has heard."""
        return tuple(self._heard[seat])

    def may(self, seat: Seat, action: Any) -> bool:
        """Whether the rules allow it now."""
        return self._rules.check(self.view(seat), action) is None

    def do(self, seat: Seat, action: Any) -> None:
        """One action."""
        self._take(self._rules.apply(self._state, seat, action))

    def play_on(self, players: Players) -> Iterator[tuple[Seat, Any]]:
        """What they do to the end of the deal, each action told before it is done."""
        while self._row is None:
            seat = min(self._rules.actors(self._state.public))
            action = players[seat].choose(self.view(seat), self.heard(seat), never_stop)
            yield seat, action
            self.do(seat, action)

    def lead(self, seat: Seat, low_wins: bool) -> float:
        """The points of the seat's side less the mean of the others: one given away counts at both ends."""
        assert self._row is not None
        sides = self._rules.sides(self._state.public)
        others = [points for other, points in enumerate(self._row) if sides[other] != sides[seat]]
        ahead = self._row[seat] - sum(others) / len(others)
        return -ahead if low_wins else ahead

    def _take(self, step: Step[Any]) -> None:
        self._version += 1
        self._state = State(step.state.zones, step.state.public, self._version)
        for event in step.events:
            if isinstance(event, HandScored):
                self._row = event.row
            for seat, heard in enumerate(self._heard):
                heard.append(redacted(self._kinds, event, Seat(seat)))
