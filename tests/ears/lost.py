"""Which sentences reached the ears: what the program said, against what the voice has said to its end."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from tests.ears.player import Said
from tests.ears.speech import Spoken

EARLIER = 0.2  # seconds by which a note may be late
LATEST = 60.0  # seconds after which it is not this sentence but another one with the same words
_END = re.compile(r"(?<=[.!?])\s+")


class Fate(NamedTuple):
    """What became of a sentence: when the program said it, when the voice began with it; None: never to its end."""

    sentence: str
    said: float
    heard: float | None
    why: str = ""


class _Message:
    """What was said of one message, as far as no sentence has been found in it yet."""

    def __init__(self, spoken: Spoken, pace: float) -> None:
        self.at, self._pace = spoken.at, pace
        self._heard, self._whole = plain(spoken.heard(pace)), plain(spoken.text)

    def meant(self, words: str) -> bool:
        """Whether the sentence was begun or would have come."""
        return words in self._whole

    def take(self, words: str) -> float | None:
        """When the voice began with the sentence, if it came to its end."""
        place = self._heard.find(words)
        if place < 0:
            return None
        self._heard = self._heard.replace(words, "\0" * len(words), 1)
        return self.at + place * self._pace


def fates(said: Sequence[Said], spoken: Sequence[Spoken], pace: float) -> list[Fate]:
    """The fate of each sentence, in order; each can be heard only after it was said."""
    messages = [_Message(one, pace) for one in spoken]
    return [_fate(one.at, sentence, messages) for one in said for sentence in sentences(one.text)]


def _fate(at: float, sentence: str, messages: Sequence[_Message]) -> Fate:
    words, later = plain(sentence), [one for one in messages if at - EARLIER <= one.at <= at + LATEST]
    for message in later:
        heard = message.take(words)
        if heard is not None:
            return Fate(sentence, at, heard)
    return Fate(sentence, at, None, "cut off" if any(one.meant(words) for one in later) else "never said")


def sentences(text: str) -> list[str]:
    """The sentences of all that was said at one moment."""
    return [part for part in _END.split(text) if part]


def plain(text: str) -> str:
    """Words as they can be compared: readers change marks and blanks."""
    return re.sub(r"\W+", " ", text.translate({0x2066: None, 0x2067: None, 0x2068: None, 0x2069: None})).strip().lower()
