"""Sanitizing of text from outside: removes invisible characters and direction controls."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24  # characters
_JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"  # needed in the spelling of Persian and Indian names
_BREAKS = frozenset("\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\N{LINE SEPARATOR}\N{PARAGRAPH SEPARATOR}")
_UNSEEN = frozenset({"Cc", "Cf", "Cs"})  # controls, format characters such as direction controls, surrogates


def plain_text(text: str) -> str:
    """Return the text in one line, without controls and surrogates; a line break becomes a space."""
    if text.isprintable():
        return text
    return "".join(" " if sign in _BREAKS else sign for sign in text if sign in _BREAKS or _is_seen(sign))


def plain_name(name: str) -> str:
    """Return a person's name as shown everywhere: plain, at most `LONGEST_NAME` characters."""
    return " ".join(plain_text(name).split())[:LONGEST_NAME].rstrip()


def plain_player(player: str) -> str:
    """Return a record's player ("person NAME", "LEVEL NAME") with a plain name."""
    level, space, name = plain_text(player).partition(" ")
    return level + space + plain_name(name)


def _is_seen(sign: str) -> bool:
    return sign in _JOINERS or unicodedata.category(sign) not in _UNSEEN
