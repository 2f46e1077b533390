"""JSON parser with bounds on depth and numbers that every reader can rely on."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from itertools import accumulate
from typing import TypeVar

DEEPEST = 64  # nested lists and objects: nested texts in a judgement reach 45
_LEAST, _MOST = -(2**63), 2**63 - 1  # of whole numbers: the range of SQLite and most programs
_LONGEST_NUMBER = 40  # characters
# Matches each string to its end, also one without an end, and never reads a part of the text twice.
_STRING = re.compile(r'"(?:[^"\\]++|\\.)*+["\\]?', re.DOTALL)
_BRACKET = re.compile(r"[\[\]{}]")
_HALF = re.compile("[\ud800-\udfff]")
_HALF_LETTER = re.compile(r"\\u[dD][89a-fA-F]|[\ud800-\udfff]")  # an escape may be one surrogate of a pair
_T = TypeVar("_T")


class JsonError(ValueError):
    """Error: a text is not JSON, or exceeds the bounds; one English sentence for the log."""


def parse_json(text: str, *, patient: bool = False) -> object:
    """Return the value of a text; raise JsonError.

    Refused beside invalid JSON: more than `DEEPEST` levels, whole numbers of more than 64 bits, fractions that are not
    finite, and lone surrogates, which no file and no database can hold. `patient`: such a number becomes null and lone
    surrogates are left out, so that one bad value does not cost all others.
    """
    if _is_too_deep(text):
        raise JsonError("There are too many lists and objects within each other.")
    try:
        value: object = (_PATIENT if patient else _STRICT).decode(text)
    except JsonError:
        raise
    except (ValueError, RecursionError) as error:
        raise JsonError("The text is not JSON.") from error
    if not _HALF_LETTER.search(text) or (whole := _without_halves(value)) == value:
        return value
    if not patient:
        raise JsonError("The text holds half a letter.")
    return whole


def _is_too_deep(text: str) -> bool:
    steps = (1 if bracket[0] in "[{" else -1 for bracket in _BRACKET.finditer(_STRING.sub("", text)))
    return any(depth > DEEPEST for depth in accumulate(steps))


def _without_halves(value: object) -> object:
    match value:
        case str():
            return _HALF.sub("", value)
        case list():
            return [_without_halves(one) for one in value]
        case dict():
            return {_HALF.sub("", name): _without_halves(one) for name, one in value.items()}
    return value


def _whole(digits: str) -> int | None:
    if len(digits) <= _LONGEST_NUMBER and _LEAST <= (number := int(digits)) <= _MOST:
        return number
    return None


def _fraction(digits: str) -> float | None:
    if len(digits) <= _LONGEST_NUMBER and math.isfinite(number := float(digits)):
        return number
    return None


def _constant(_name: str) -> None:
    """Return None for NaN and the infinities."""


def _strictly(read: Callable[[str], _T | None]) -> Callable[[str], _T]:
    def strict(digits: str) -> _T:
        number = read(digits)
        if number is None:
            raise JsonError(f"{digits[:_LONGEST_NUMBER]} is no number of at most 64 bits.")
        return number

    return strict


_PATIENT = json.JSONDecoder(parse_int=_whole, parse_float=_fraction, parse_constant=_constant)
_STRICT = json.JSONDecoder(
    parse_int=_strictly(_whole), parse_float=_strictly(_fraction), parse_constant=_strictly(_constant)
)
