"""A match among computer players that a test has made itself: a host at which nobody looks."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Sequence
from typing import Any

from cardtable.core.rules import AnyGame, Yardstick
from cardtable.core.session import Session
from cardtable.host.headless_match import HeadlessMatch
from cardtable.host.host_messages import AskPlayer
from cardtable.host.match_config import MatchSecret, settle_config
from cardtable.host.match_host import MatchHost
from cardtable.players.player_questions import never_stop

Stop = Callable[[], bool]


def after(checks: int) -> Stop:
    """Says "stop" when it has been asked so often: cuts a search off at the same point each time."""
    count = itertools.count()
    return lambda: next(count) >= checks


class Match(HeadlessMatch):
    """The players by seat; `thinking`: the seconds of each move."""

    def __init__(
        self, game: AnyGame, options: Any, players: Sequence[Yardstick[Any, Any]], names: Sequence[str], seed: str
    ) -> None:
        self.thinking: list[list[float]] = [[] for _ in players]
        self._players = tuple(players)
        self._stop: Stop = never_stop
        secret = MatchSecret(seed, seed)
        super().__init__(
            MatchHost(settle_config(game, options, names, secret), secret, ["of the test"] * len(names)), self._think
        )

    @property
    def session(self) -> Session[Any, Any]:
        """The truth."""
        return self.host._match.session

    @property
    def rows(self) -> list[tuple[int, ...]]:
        """The points of each finished deal, by seat."""
        return [scored.row for scored in self.host.scores]

    def step(self, stop: Stop = never_stop) -> None:
        """One more move; `stop` is what the player is given."""
        self._stop = stop
        super().step()

    def play(self) -> None:
        """To the end."""
        while not self.host.over:
            self.step()

    def _think(self, think: AskPlayer) -> Any:
        began = time.perf_counter()
        action = self._players[think.seat].choose(think.request.view, think.request.heard, self._stop)
        self.thinking[think.seat].append(time.perf_counter() - began)
        return action
