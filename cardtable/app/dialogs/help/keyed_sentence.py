"""A sentence of the help that names single keys."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.core.text import Text


class KeyHelpSentence(NamedTuple):
    """What is said, and the keys as they are at first: they may have been changed."""

    said: Text
    keys: str
