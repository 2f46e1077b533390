"""A player that does anything the rules allow, for any game."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from cardtable.core.events import Event
from cardtable.core.rules import Advice, Rules
from cardtable.core.text import translate
from cardtable.core.views import View


class RandomPlayer:
    """Picks one of the legal actions; chance comes from the seed and the number of events heard."""

    def __init__(self, rules: Rules[Any, Any], seed: int) -> None:
        self._rules = rules
        self._seed = seed

    def choose(self, view: View[Any], heard: Sequence[Event], stop: Callable[[], bool]) -> Any:
        """Any legal action, all as likely; the same again where the same has been heard."""
        actions = list(self._rules.legal(view))
        chance = random.Random(f"{self._seed}/{view.seat}/{len(heard)}").random()
        return actions[int(chance * len(actions))]

    def advise(self, view: View[Any], heard: Sequence[Event], stop: Callable[[], bool]) -> Advice[Any]:
        """Any legal action, and that it is nothing better."""
        return Advice(self.choose(view, heard, stop), translate("Players", "The rules allow this; no more is known."))
