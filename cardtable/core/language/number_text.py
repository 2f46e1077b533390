"""Numbers as people read and type them: percentages, digits of any script, marks between groups."""

from __future__ import annotations

import re
import unicodedata

from cardtable.core.language.user_error import UserError
from cardtable.core.text import translate


def per_cent(share: float, places: int = 0) -> float:
    """Return a share (0–1) in per cent with this number of decimal places.

    A share that is neither 0 nor 1 is never rounded to 0 or 100.
    """
    least = 10.0**-places
    rounded = round(100 * share, places)
    return min(max(rounded, least), 100 - least) if 0 < share < 1 else rounded


LONGEST_DEAL_NUMBER = 40  # digits
_LONGEST_TOLD = 40  # characters of a text that a message repeats
_DECIMAL_POINT = "\N{ARABIC DECIMAL SEPARATOR}"
_BETWEEN_GROUPS = re.compile("[,'’_\N{ARABIC THOUSANDS SEPARATOR}\N{ARABIC COMMA}]")
_GROUPED = re.compile(r"[0-9]+(?: [0-9]+)*|[0-9]{1,3}(?:,[0-9]{2,3})*,[0-9]{3}")  # Indian groups have two digits

_NO_DEAL = translate("Command line", "“%1” isn't a deal number; deal numbers have up to %2 digits.")


def latin_digits(text: str) -> str:
    """Return the text with Latin digits and decimal point, without format characters such as direction marks."""
    seen = (sign for sign in text if unicodedata.category(sign) != "Cf")
    return "".join(str(int(sign)) if sign.isdecimal() else sign for sign in seen).replace(_DECIMAL_POINT, ".")


def typed_digits(text: str) -> str | None:
    """Return the Latin digits of an unsigned whole number without leading zeros; None for anything else.

    A space may stand between any digits, a thousands mark only where one belongs.
    """
    spaced = " ".join(latin_digits(text).split())
    if not _GROUPED.fullmatch(_BETWEEN_GROUPS.sub(",", spaced)):
        return None
    return "".join(sign for sign in spaced if sign.isdecimal()).lstrip("0") or "0"


def typed_number(text: str, digits: int = 9) -> int | None:
    """Return a whole number of at most `digits` digits, with or without a sign; None for anything else."""
    plain = latin_digits(text).strip()
    found = typed_digits(plain[1:] if plain.startswith(("+", "-", "−")) else plain)
    if found is None or len(found) > digits:
        return None
    return -int(found) if plain.startswith(("-", "−")) else int(found)


def deal_number(text: str) -> str:
    """Return the deal number in a text, in Latin digits; raise UserError with one sentence if it is none."""
    digits = typed_digits(text)
    if digits is None or len(digits) > LONGEST_DEAL_NUMBER:
        told = text if len(text) <= _LONGEST_TOLD else f"{text[:_LONGEST_TOLD]}…"
        raise UserError(_NO_DEAL.filled(told, LONGEST_DEAL_NUMBER))
    return digits
