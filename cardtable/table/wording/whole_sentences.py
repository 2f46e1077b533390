"""How a sentence begins and ends."""

from __future__ import annotations

from cardtable.core.text import TextRenderer
from cardtable.table.wording.table_phrases import SENTENCE

_STOPS = ".!?…।؟"


def with_full_stop(words: TextRenderer, note: str) -> str:
    """A note as a sentence with its stop."""
    return note if note[-1:] in _STOPS else words.text(SENTENCE.filled(note))


def with_capital(sentence: str) -> str:
    """A sentence with its capital, where the script has them."""
    return sentence[:1].upper() + sentence[1:]
