"""Headless match: a host of computer players run without Qt and without time, for simulations and tests."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from cardtable.host.host_messages import AppendEntry, AskPlayer, Effect, RulesFault
from cardtable.host.match_host import MatchHost


class HeadlessMatch:
    """Runner of a host without a window; `choose` answers its questions."""

    def __init__(self, host: MatchHost, choose: Callable[[AskPlayer], Any]) -> None:
        self.host = host
        self._choose = choose
        self._effects: deque[Effect] = deque(host.start(0.0))

    def step(self) -> None:
        """Run until one more action is applied; raise RuntimeError if the rules refuse a player's choice."""
        while True:
            effect = self._effects.popleft()
            if isinstance(effect, AppendEntry):
                self._effects.extend(self.host.on_persisted(effect.n, 0.0))
                return
            if isinstance(effect, AskPlayer):
                self._answer(effect)
            if isinstance(effect, RulesFault):
                raise effect.error

    def play_deals(self, most: int) -> list[tuple[int, ...]]:
        """Run until `most` deals are finished or the match is over; return the points of each deal by seat."""
        while len(self.host.scores) < most and not self.host.over:
            self.step()
        return [scored.row for scored in self.host.scores[:most]]

    def _answer(self, question: AskPlayer) -> None:
        action = self._choose(question)
        effects = self.host.on_answer(question.question, action, 0.0)
        if not any(isinstance(effect, AppendEntry | RulesFault) for effect in effects):
            raise RuntimeError(f"The player at seat {question.seat} tried {action}, which the rules refuse.")
        self._effects.extend(effects)
