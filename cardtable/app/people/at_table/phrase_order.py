"""The phrases as the panel has them, in columns, and how often one may speak."""

from __future__ import annotations

from cardtable.core.frozen_values import frozen
from cardtable.core.text import Text, translate

COLUMNS: tuple[tuple[Text, tuple[int, ...]], ...] = (
    (translate("Say", "Greetings"), (0, 1, 3, 5, 4, 23, 31, 30)),
    (translate("Say", "Praise"), (2, 8, 9, 25, 26, 28, 7, 29)),
    (translate("Say", "Oh!", "heading over exclamations"), (6, 27, 24, 10, 12, 11, 21, 22)),
    (translate("Say", "Time"), (13, 14, 17, 19, 18, 20, 16, 15)),
)
"""A heading, and numbers of `host.phrases.PHRASES`; each stands somewhere once."""

BETWEEN_S, MINUTE_S, MOST_A_MINUTE, KEYS = 2.0, 60.0, 8, 9


@frozen
class OwnPhraseRateLimit:
    """What this person has said lately: `times` of the last minute, `last` by number, the newest first."""

    times: tuple[float, ...] = ()
    last: tuple[int, ...] = (0, 2, 1, 3, 10, 6, 9, 4, 23)  # before one has said anything: what is said most

    def wait(self, now: float) -> float:
        """Seconds until the next phrase may be said; 0: now."""
        recent = [time for time in self.times if now - time < MINUTE_S]
        ends = [recent[-1] + BETWEEN_S] if recent else []
        ends += [recent[-MOST_A_MINUTE] + MINUTE_S] if len(recent) >= MOST_A_MINUTE else []
        return max([0.0, *(end - now for end in ends)])

    def said(self, phrase: int, now: float) -> OwnPhraseRateLimit:
        """This has been said."""
        times = tuple(time for time in self.times if now - time < MINUTE_S)
        others = tuple(other for other in self.last if other != phrase)
        return OwnPhraseRateLimit((*times, now), (phrase, *others)[:KEYS])
