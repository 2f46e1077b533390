"""Readers of untrusted JSON values: each accepts exactly one kind, and raises WireError otherwise."""

from __future__ import annotations

import math
import re
from collections.abc import Collection
from typing import NoReturn, cast

LEAST, MOST = -(2**31), 2**31 - 1  # of every whole number on the wire
LONGEST_LIST = 216  # entries, unless another bound is given: the cards of four packs
LONGEST_STRING = 400  # characters, unless another bound is given
_TOLD = 60  # characters of a bad value that an error message repeats
# Control characters, line ends that only some programs know, and surrogates, which no UTF-8 text can hold (B4).
_UNWRITABLE = re.compile("[\x00-\x1f\x7f\u2028\u2029\ud800-\udfff]")


class WireError(ValueError):
    """Error: an unexpected value; one English sentence for the log, never shown to people."""


def reject(value: object, wanted: str) -> NoReturn:
    """Raise WireError: the value is not the wanted one."""
    told = ascii(value) if isinstance(value, str | int | float | None) else f"a {type(value).__name__}"
    raise WireError(f"{told[:_TOLD]} is not {wanted}.")


def read_int(value: object, least: int = LEAST, most: int = MOST) -> int:
    """Return a whole number between the bounds, both included; true and false are none."""
    if type(value) is not int or not least <= value <= most:
        reject(value, f"a whole number from {least} to {most}")
    return value


def fraction(value: object) -> float:
    """Return a finite number, whole or not, as a float."""
    if type(value) is int and LEAST <= value <= MOST:
        return float(value)
    if type(value) is not float or not math.isfinite(value):
        reject(value, "a finite number")
    return value


def read_bool(value: object) -> bool:
    """Return true or false."""
    if type(value) is not bool:
        reject(value, "true or false")
    return value


def read_str(value: object, longest: int = LONGEST_STRING) -> str:
    """Return a text in one line of at most `longest` characters that can be written as UTF-8."""
    if type(value) is not str or len(value) > longest or _UNWRITABLE.search(value):
        reject(value, f"a plain text of at most {longest} characters")
    return value


def read_list(value: object, most: int = LONGEST_LIST) -> list[object]:
    """Return a list of at most `most` entries."""
    if type(value) is not list or len(value) > most:
        reject(value, f"a list of at most {most} entries")
    return value


def read_row(value: object, length: int) -> list[object]:
    """Return a list of exactly `length` entries."""
    if type(value) is not list or len(value) != length:
        reject(value, f"a list of {length} entries")
    return value


def read_object(value: object, most: int = LONGEST_LIST) -> dict[str, object]:
    """Return an object of at most `most` fields with any names."""
    if type(value) is not dict or len(value) > most:
        reject(value, f"an object of at most {most} fields")
    return cast("dict[str, object]", value)


def read_record(value: object, needed: Collection[str], others: Collection[str] = ()) -> dict[str, object]:
    """Return an object with all `needed` fields, and no field beside these and the `others`."""
    found = read_object(value)
    for name in needed:
        if name not in found:
            raise WireError(f"The field “{name}” is missing.")
    for name in found:
        if name not in needed and name not in others:
            reject(name, "a field that belongs here")
    return found
