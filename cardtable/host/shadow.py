"""A match played again from what its table has opened, one deal after another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.core.events import Event
from cardtable.core.rules import AnyGame
from cardtable.core.shuffle import shuffled
from cardtable.core.views import State, Step, by_kind, observed, redacted
from cardtable.core.zones import Seat


class DealReplayError(ValueError):
    """The actions do not lead from the beginning of the deal to its count."""


class DealReplayer:
    """Plays deals by the rules alone; each begins where the one before ended."""

    def __init__(self, game: AnyGame, options: object, seats: int) -> None:
        self._codec = game.codec
        self._rules = game.rules(options, seats)
        self._specs = by_kind(self._rules.zones)
        self._state: State[Any] | None = None

    @property
    def match_over(self) -> bool:
        """Whether the match has ended with the last deal."""
        return self._state is not None and self._rules.match_over(self._state.public)

    def play(self, seed: str, deal: int, actions: Sequence[tuple[Seat, str]], seat: Seat | None) -> tuple[Event, ...]:
        """What a seat hears of a whole deal; raises ShadowError, and then no other deal can be played."""
        deck = shuffled(tuple(self._rules.deck()), seed, deal)
        step = self._rules.deal(self._state, deck)
        events = list(step.events)
        for actor, text in actions:
            step = self._acted(step.state, actor, text)
            events.extend(step.events)
        if not self._rules.hand_over(step.state.public):
            raise DealReplayError("The deal was not played to its end.")
        self._state = step.state
        return tuple(redacted(self._specs, event, seat) for event in events)

    def _acted(self, state: State[Any], seat: Seat, text: str) -> Step[Any]:
        try:
            action = self._codec.read(text)
        except ValueError as error:
            raise DealReplayError(str(error)) from error
        if seat not in self._rules.actors(state.public):
            raise DealReplayError(f"It was not seat {seat}'s turn.")
        refusal = self._rules.check(observed(self._specs, state, seat), action)
        if refusal is not None:
            raise DealReplayError(f"Seat {seat} could not do that: {refusal.code}.")
        return self._rules.apply(state, seat, action)
