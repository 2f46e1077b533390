"""What waits to be said, and when it may be: all that one moment brings is one sentence for the ears.

Orca 46 to 48 hear only the first of two announcements within a tenth of a second, and every screen reader breaks a
sentence off when the focus moves. So news is gathered, waits until the focus rests, and keeps its distance.
"""

from __future__ import annotations

import math
from typing import NamedTuple

GATHER_S = 0.150  # news of one moment comes within this time
APART_S = 0.250  # between two announcements: their way to the screen reader takes a varying time
REST_S = 0.150  # since the focus has moved last
LONGEST_S = 0.900  # news waits for a restless focus no longer
PASSING_S = 2.000  # nor for one that is where it cannot stay


class Utterance(NamedTuple):
    """What is said in one go; `urgent`: at once, in the middle of something else."""

    sentence: str
    urgent: bool = False
    again: bool = False  # it was said before, and is not kept twice


class UtteranceQueue:
    """Keeps what is to be said until its time has come; times in seconds of any one clock."""

    def __init__(self) -> None:
        self._news: list[str] = []
        self._answer: Utterance | None = None  # to a key: only the newest is wanted
        self._since = 0.0  # when the first of the news came
        self._moved = self._sent = -math.inf
        self._passing = False  # the focus is where it cannot stay

    def answer(self, sentence: str, *, again: bool = False) -> None:
        """Take an urgent sentence, which replaces an older one, but never news; `again`: it was said before."""
        self._answer = Utterance(sentence, urgent=True, again=again)

    def add(self, sentence: str, now: float) -> None:
        """Take a piece of news."""
        if not self._news:
            self._since = now
        self._news.append(sentence)

    def focus_moved(self, now: float, *, passing: bool = False) -> None:
        """What has the focus is read by itself, and would break a sentence off; `passing`: it is about to move on."""
        self._moved, self._passing = now, passing

    @property
    def due(self) -> float | None:
        """When the next may be said; None while nothing waits."""
        if self._answer is not None:
            return self._sent + APART_S
        if not self._news:
            return None
        rests = self._since + PASSING_S if self._passing else min(self._moved + REST_S, self._since + LONGEST_S)
        return max(self._since + GATHER_S, rests, self._sent + APART_S)

    def take(self, now: float) -> Utterance | None:
        """What is said now; None if it is too early."""
        due = self.due
        if due is None or due > now:
            return None
        self._sent = now
        if self._answer is not None:
            answer, self._answer = self._answer, None
            return answer
        news, self._news = " ".join(self._news), []
        return Utterance(news)

    def said_until(self, now: float) -> None:
        """What was taken has only now left: a busy machine takes its time."""
        self._sent = now

    def begun_s(self, now: float) -> float:
        """In how many seconds the last of it will have been passed on; negative: it has been for so long."""
        due = self.due
        return self._sent - now if due is None else max(0.0, due - now)

    @property
    def waiting(self) -> int:
        """How many characters have not been passed on yet."""
        answer = 0 if self._answer is None else len(self._answer.sentence)
        return answer + sum(map(len, self._news))
