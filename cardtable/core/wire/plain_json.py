"""JSON as plain values within bounds that every reader of them can rely on, whoever wrote the text."""

from __future__ import annotations

import json
import math
import re
from typing import NoReturn

from cardtable.core.wire.plain_values import WireError

DEEPEST = 64  # lists and objects within each other: a text within texts in a judgement comes to 45
_LEAST, _MOST = -(2**63), 2**63 - 1  # of whole numbers: what SQLite and every other program can hold
_LONGEST_NUMBER = 40  # characters
# Each string to its end, and a string without an end as well: no part of the text is looked at twice.
_STRING = re.compile(r'"(?:[^"\\]++|\\.)*+["\\]?', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")
_HALF_LETTER = re.compile(r"\\u[dD][89a-fA-F]|[\ud800-\udfff]")  # an escape may be one half of a whole letter


def parse_json(text: str) -> object:
    """The value of a text; raises WireError.

    What is refused beside bad grammar: more than `DEEPEST` levels, whole numbers of more than 64 bits, fractions that
    are not finite, and halves of letters, which no file and no database can hold.
    """
    if _is_too_deep(text):
        raise WireError("There are too many lists and objects within each other.")
    try:
        value: object = _DECODER.decode(text)
    except WireError:
        raise
    except (ValueError, RecursionError) as error:
        raise WireError("The text is not JSON.") from error
    if _HALF_LETTER.search(text):
        _refuse_half_letters(value)
    return value


def _is_too_deep(text: str) -> bool:
    depth = 0
    for bracket in _BRACKET.finditer(_STRING.sub("", text)):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            return True
    return False


def _refuse_half_letters(value: object) -> None:
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise WireError("The text holds half a letter.") from error


def _whole(digits: str) -> int:
    if len(digits) <= _LONGEST_NUMBER and _LEAST <= (number := int(digits)) <= _MOST:
        return number
    raise WireError("A number has more than 64 bits.")


def _fraction(digits: str) -> float:
    if len(digits) <= _LONGEST_NUMBER and math.isfinite(number := float(digits)):
        return number
    raise WireError("A number is not finite, or has too many digits.")


def _constant(name: str) -> NoReturn:
    raise WireError(f"{name} is not a number.")


_DECODER = json.JSONDecoder(parse_int=_whole, parse_float=_fraction, parse_constant=_constant)
