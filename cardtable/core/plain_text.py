"""Text that came from outside, made plain: what nobody sees, and what turns the writing around, goes."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24  # characters
_JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"  # Persian and Indian names are spelled with them
_BREAKS = frozenset("\t\n\v\f\r\x1c\x1d\x1e\x1f\x85\N{LINE SEPARATOR}\N{PARAGRAPH SEPARATOR}")
_UNSEEN = frozenset({"Cc", "Cf", "Cs"})  # controls, controls of direction and the like, halves of letters


def plain_text(text: str) -> str:
    """The text in one line, without controls and halves of letters; a break becomes a space."""
    if text.isprintable():
        return text
    return "".join(" " if sign in _BREAKS else sign for sign in text if sign in _BREAKS or _is_seen(sign))


def plain_name(name: str) -> str:
    """A person's name as it is shown everywhere: plain, and no longer than a dialog takes."""
    return " ".join(plain_text(name).split())[:LONGEST_NAME].rstrip()


def plain_player(player: str) -> str:
    """Who sits there, as a record has it ("person NAME", "LEVEL NAME"), with a plain name."""
    level, space, name = plain_text(player).partition(" ")
    return level + space + plain_name(name)


def _is_seen(sign: str) -> bool:
    return sign in _JOINERS or unicodedata.category(sign) not in _UNSEEN
