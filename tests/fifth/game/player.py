"""The computer player of Pinch."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardtable.core.events import Event
from cardtable.core.rules import Advice
from cardtable.core.text import translate
from cardtable.core.views import View
from cardtable.games.pinch.options import PinchOptions
from cardtable.games.pinch.rules import PinchRules
from cardtable.games.pinch.state import Action, Offer, PinchPublic

_LOWEST = translate("Pinch", "Your lowest card wins no trick.")
_HIGHEST = translate("Pinch", "Your highest card has the best chance of the trick.")


class Club:
    """Gives the lowest card away and plays the highest."""

    def __init__(self, options: PinchOptions, seats: int, seed: int) -> None:
        self._rules = PinchRules(options, seats)

    def choose(self, view: View[PinchPublic], history: Sequence[Event], stop: Callable[[], bool]) -> Action:
        """A legal action for the view's seat."""
        return self.advise(view, history, stop).action

    def advise(self, view: View[PinchPublic], history: Sequence[Event], stop: Callable[[], bool]) -> Advice[Action]:
        """The action with its reason."""
        ascending = sorted(self._rules.legal(view), key=lambda action: action.card.rank)
        gives = isinstance(ascending[0], Offer)
        return Advice(ascending[0], _LOWEST) if gives else Advice(ascending[-1], _HIGHEST)
