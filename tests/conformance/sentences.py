"""What a label and a sentence look like, and the words to say them with."""

from __future__ import annotations

import re

from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text

WORDS = SourceRenderer()


def said(text: Text) -> str:
    """The text in English, each hole filled."""
    result = WORDS.text(text)
    assert not re.search(r"%[1-9]", result), f"a hole of “{text.source}” is not filled"
    assert not re.search(r"(?<!%)[0-9]", text.source), f"the number in “{text.source}” is no argument"
    assert not text.source.count("(s)") or text.n >= 0, f"“{text.source}” has no number for its plural"
    return result


def is_sentence(text: str) -> bool:
    """Whether it begins and ends as one or more sentences do."""
    return bool(re.fullmatch(r"[A-Z“0-9−].*[.!?]”?", text, re.DOTALL)) and not text.endswith("..")


def is_label(text: str) -> bool:
    """Whether it begins with a capital or a figure and has no full stop or colon at its end."""
    return bool(re.fullmatch(r"[A-Z“0-9−].*[^.:;,\s]|[A-Z0-9]", text)) and text == text.strip()
