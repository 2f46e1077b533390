"""What was said: the last hundred sentences, and where among them the listener is."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

KEPT = 100


class SpeechHistory:
    """Walks back and forth among what was said; whatever is said anew is where the walk begins."""

    def __init__(self) -> None:
        self._sentences: deque[str] = deque(maxlen=KEPT)
        self._back = 0  # how far before the last one

    @property
    def sentences(self) -> Sequence[str]:
        """The oldest first."""
        return tuple(self._sentences)

    def add(self, sentence: str) -> None:
        """Something has been said."""
        self._sentences.append(sentence)
        self._back = 0

    def step(self, by: int) -> str:
        """Go so many sentences on, or back where negative; the one that is reached, at either end the same again.

        Empty as long as nothing was said.
        """
        if not self._sentences:
            return ""
        self._back = min(max(self._back - by, 0), len(self._sentences) - 1)
        return self._sentences[-1 - self._back]

    def last(self) -> str:
        """The last sentence, where the walk begins again."""
        self._back = 0
        return self.step(0)
