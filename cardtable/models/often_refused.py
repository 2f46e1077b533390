"""How often a person has been refused the same thing in a deal: the moment at which a coach may offer itself."""

from __future__ import annotations

from collections import Counter

from cardtable.core.lessons import AnyLesson
from cardtable.core.refusal import Refusal
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text

OFTEN = 3  # times in a deal


class RefusalCounter:
    """Counts by clause and deal."""

    def __init__(self) -> None:
        self._deal = 0
        self._times: Counter[str] = Counter()

    def count(self, refusal: Refusal, deal: int) -> bool:
        """One more refusal in the deal of this number; whether it is just often enough."""
        if deal != self._deal:
            self._deal = deal
            self._times.clear()
        self._times[refusal.code] += 1
        return self._times[refusal.code] == OFTEN


def lesson_for(game: AnyGame, refusal: Refusal) -> tuple[AnyLesson, Text] | None:
    """The first lesson of a game that teaches what was refused, and the question that offers it."""
    found = ((lesson, lesson.offers[refusal.code]) for lesson in game.lessons() if refusal.code in lesson.offers)
    return next(found, None)
