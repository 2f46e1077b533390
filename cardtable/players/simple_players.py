"""A player that does anything the rules allow, for any game.

A player that does what it is told, for any game: for tests and demonstrations.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
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


class ScriptedPlayer:
    """Does the first action of its script that the rules allow now, and the first legal one where there is none.

    The script is a set of wishes, not a sequence: a player has no memory, so the same question gets the same answer.
    """

    def __init__(self, rules: Rules[Any, Any], script: Iterable[Any] = ()) -> None:
        self._rules = rules
        self._script = tuple(script)

    def choose(self, view: View[Any], heard: Sequence[Event], stop: Callable[[], bool]) -> Any:
        """The first wish that may be done now, else the first legal action."""
        for action in self._script:
            if self._rules.check(view, action) is None:
                return action
        return next(iter(self._rules.legal(view)))

    def advise(self, view: View[Any], heard: Sequence[Event], stop: Callable[[], bool]) -> Advice[Any]:
        """The same action, with the only reason there is."""
        return Advice(self.choose(view, heard, stop), translate("Players", "This comes next in the script."))
