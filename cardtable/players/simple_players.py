"""Simple players for any game: one plays random legal actions, one follows a script (for tests)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cardtable.core.events import Event
from cardtable.core.rules import Advice, Rules
from cardtable.core.text import translate
from cardtable.core.views import View


class RandomPlayer:
    """Player of random legal actions, by its seed and the number of events in the history."""

    def __init__(self, rules: Rules[Any, Any], seed: int) -> None:
        self._rules = rules
        self._seed = seed

    def choose(self, view: View[Any], history: Sequence[Event], stop: Callable[[], bool]) -> Any:
        """Return a legal action, all equally likely; the same for the same history."""
        actions = list(self._rules.legal(view))
        chance = random.Random(f"{self._seed}/{view.seat}/{len(history)}").random()
        return actions[int(chance * len(actions))]

    def advise(self, view: View[Any], history: Sequence[Event], stop: Callable[[], bool]) -> Advice[Any]:
        """Return a random legal action, with a reason that claims nothing."""
        return Advice(
            self.choose(view, history, stop),
            translate("Players", "The rules allow this; there is nothing more to say about it."),
        )


class ScriptedPlayer:
    """Player of the first legal action of its script, else of the first legal action.

    The script is a set of preferences, not a sequence: a player has no memory, so the same question gets the same
    answer.
    """

    def __init__(self, rules: Rules[Any, Any], script: Iterable[Any] = ()) -> None:
        self._rules = rules
        self._script = tuple(script)

    def choose(self, view: View[Any], history: Sequence[Event], stop: Callable[[], bool]) -> Any:
        """Return the first action of the script that is legal now, else the first legal action."""
        for action in self._script:
            if self._rules.check(view, action) is None:
                return action
        return next(iter(self._rules.legal(view)))

    def advise(self, view: View[Any], history: Sequence[Event], stop: Callable[[], bool]) -> Advice[Any]:
        return Advice(self.choose(view, history, stop), translate("Players", "This comes next in the script."))
