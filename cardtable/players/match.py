"""Plays a match among computer players, without a window."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from cardtable.core.events import Event, HandScored
from cardtable.core.rules import AnyGame, Player
from cardtable.core.session import Session, Update
from cardtable.core.zones import Seat

Stop = Callable[[], bool]


def never() -> bool:
    """For players whose effort alone is the limit."""
    return False


class _Ear:
    """What one seat has heard since the deal began, as a session would tell it."""

    def __init__(self) -> None:
        self.deal = 0
        self.heard: list[Event] = []

    def receive(self, update: Update[Any], deal: int) -> None:
        if update.heard is not None or deal != self.deal:
            self.heard = list(update.heard or ())
            self.deal = deal
        self.heard.extend(update.events)


class Match:
    """A match under way; everybody at the table is a computer player."""

    def __init__(
        self, game: AnyGame, options: object, players: Sequence[Player[Any, Any]], names: Sequence[str], seed: str
    ) -> None:
        self.session: Session[Any, Any] = Session(game, options, tuple(names), seed)
        self.rows: list[tuple[int, ...]] = []  # the points of each finished deal, by seat
        self.thinking: list[list[float]] = [[] for _ in players]  # seconds of each move, by seat
        self._players = tuple(players)
        self._ears = [_Ear() for _ in players]
        for seat, ear in enumerate(self._ears):
            self.session.subscribe(Seat(seat), self._telling(ear))
        self.session.subscribe(None, self._keep_score)

    def _telling(self, ear: _Ear) -> Callable[[Update[Any]], None]:
        return lambda update: ear.receive(update, self.session.deal_number)

    def _keep_score(self, update: Update[Any]) -> None:
        self.rows.extend(event.row for event in update.events if isinstance(event, HandScored))

    def step(self, stop: Stop = never) -> None:
        """Let the lowest seat that is to act do so; raises RuntimeError if its action is refused."""
        seat = min(self.session.actors)
        view = self.session.view(seat)
        began = time.perf_counter()
        action = self._players[seat].choose(view, self._ears[seat].heard, stop)
        self.thinking[seat].append(time.perf_counter() - began)
        refusal = self.session.submit(seat, action, view.version)
        if refusal is not None:
            raise RuntimeError(f"The player at seat {seat} tried {action}, refused by {refusal.code}.")

    def play_deal(self) -> tuple[int, ...]:
        """Play until one more deal has been scored; the points by seat."""
        played = len(self.rows)
        while len(self.rows) == played:
            self.step()
        return self.rows[-1]

    def play_deals(self, most: int) -> list[tuple[int, ...]]:
        """Play until so many deals have been scored or the match is over; the points of each, by seat."""
        while len(self.rows) < most and not self.session.match_over:
            self.play_deal()
        return self.rows[:most]

    def play(self) -> None:
        """Play to the end of the match."""
        while not self.session.match_over:
            self.step()
