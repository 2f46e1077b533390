"""When a computer's move is shown at a table for people: evenly, so that the time tells nothing of its thoughts."""

from __future__ import annotations

import math

from cardtable.host.questions import PendingQuestion

BEAT = 0.7  # seconds
PATIENT = 3  # beats after which a quick level is asked instead
BEATS_AFTER_DEAL = 6  # for looking at the count and at one's cards


class ConstantPace:
    """A move is shown a whole number of beats after the last news, at the first beat that its answer came before."""

    one_by_one = False

    def __init__(self) -> None:
        self._told = 0.0
        self._least = 1

    def told(self, now: float, *, dealt: bool = False) -> None:
        """News were sent."""
        self._told = now
        self._least = BEATS_AFTER_DEAL if dealt else 1

    def wait(self, question: PendingQuestion, now: float) -> float | None:
        """How many seconds an answer has still to wait."""
        beats = math.floor(max(0.0, question.answered - self._told) / BEAT) + 1
        return max(0.0, self._told + BEAT * max(beats, self._least) - now)
