"""A table of computers run to the end without Qt and without time: for simulations, figures and tests."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from cardtable.host.host_messages import AppendEntry, AskPlayer, Effect, RulesFault
from cardtable.host.match_host import MatchHost


class HeadlessMatch:
    """Runs a host at which nobody looks; `choose` answers what it asks."""

    def __init__(self, host: MatchHost, choose: Callable[[AskPlayer], Any]) -> None:
        self.host = host
        self._choose = choose
        self._effects: deque[Effect] = deque(host.begun(0.0))

    def step(self) -> None:
        """Until one more action is kept; raises RuntimeError if the rules refuse what a player chose."""
        while True:
            effect = self._effects.popleft()
            if isinstance(effect, AppendEntry):
                self._effects.extend(self.host.kept(effect.n, 0.0))
                return
            if isinstance(effect, AskPlayer):
                self._answer(effect)
            if isinstance(effect, RulesFault):
                raise effect.error

    def play_deals(self, most: int) -> list[tuple[int, ...]]:
        """Until so many deals are counted or the match is over; the points of each, by seat."""
        while len(self.host.scores) < most and not self.host.over:
            self.step()
        return [scored.row for scored in self.host.scores[:most]]

    def play(self) -> None:
        """To the end of the match."""
        while not self.host.over:
            self.step()

    def _answer(self, think: AskPlayer) -> None:
        action = self._choose(think)
        effects = self.host.thought(think.question, action, 0.0)
        if not any(isinstance(effect, AppendEntry | RulesFault) for effect in effects):
            raise RuntimeError(f"The player at seat {think.seat} tried {action}, which the rules refuse.")
        self._effects.extend(effects)
