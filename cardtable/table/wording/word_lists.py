"""Lists within a sentence, and the stop at its end."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.text import Words
from cardtable.table.wording.table_phrases import LIST_OF_TWO, SENTENCE

_STOPS = ".!?…।؟"


def listed(items: Sequence[object]) -> object:
    """A list as one argument of a text."""
    text = items[0]
    for item in items[1:]:
        text = LIST_OF_TWO.filled(text, item)
    return text


def ended(words: Words, note: str) -> str:
    """A note as a sentence with its stop."""
    return note if note[-1:] in _STOPS else words.text(SENTENCE.filled(note))


def begun(sentence: str) -> str:
    """A sentence with its capital, where the script has them."""
    return sentence[:1].upper() + sentence[1:]
