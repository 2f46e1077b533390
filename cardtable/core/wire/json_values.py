"""Plain JSON values from strangers: each reader takes exactly what it names, and raises WireError for all else."""

from __future__ import annotations

import math
import re
from collections.abc import Collection
from typing import NoReturn, cast

LEAST, MOST = -(2**31), 2**31 - 1  # of every whole number on the wire
LONGEST_LIST = 216  # entries, where nothing else is said: the cards of four packs
LONGEST_STRING = 400  # characters, where nothing else is said
_TOLD = 60  # characters of a bad value that an error repeats
# Controls, line ends that only some programs see, and halves of letters, which no UTF-8 text can hold (B4).
_UNWRITABLE = re.compile("[\x00-\x1f\x7f\u2028\u2029\ud800-\udfff]")


class WireError(ValueError):
    """What came is not what this side expects; one English sentence for the log, never shown to people."""


def reject(value: object, wanted: str) -> NoReturn:
    """Raise WireError: the value is not what was wanted."""
    told = ascii(value) if isinstance(value, str | int | float | None) else f"a {type(value).__name__}"
    raise WireError(f"{told[:_TOLD]} is not {wanted}.")


def read_int(value: object, least: int = LEAST, most: int = MOST) -> int:
    """A whole number between the bounds, both included; true and false are none."""
    if type(value) is not int or not least <= value <= most:
        reject(value, f"a whole number from {least} to {most}")
    return value


def fraction(value: object) -> float:
    """A finite number, whole or not."""
    if type(value) is int and LEAST <= value <= MOST:
        return float(value)
    if type(value) is not float or not math.isfinite(value):
        reject(value, "a finite number")
    return value


def read_bool(value: object) -> bool:
    """True or false."""
    if type(value) is not bool:
        reject(value, "true or false")
    return value


def read_str(value: object, longest: int = LONGEST_STRING) -> str:
    """A text in one line of at most so many characters, which can be written as UTF-8."""
    if type(value) is not str or len(value) > longest or _UNWRITABLE.search(value):
        reject(value, f"a plain text of at most {longest} characters")
    return value


def read_list(value: object, most: int = LONGEST_LIST) -> list[object]:
    """A list of at most so many entries."""
    if type(value) is not list or len(value) > most:
        reject(value, f"a list of at most {most} entries")
    return value


def read_row(value: object, length: int) -> list[object]:
    """A list of exactly so many entries."""
    if type(value) is not list or len(value) != length:
        reject(value, f"a list of {length} entries")
    return value


def read_object(value: object, most: int = LONGEST_LIST) -> dict[str, object]:
    """An object of at most so many fields, whatever they are called."""
    if type(value) is not dict or len(value) > most:
        reject(value, f"an object of at most {most} fields")
    return cast("dict[str, object]", value)


def read_record(value: object, needed: Collection[str], others: Collection[str] = ()) -> dict[str, object]:
    """An object with all the needed fields, and no field beside these and the others."""
    found = read_object(value)
    for name in needed:
        if name not in found:
            raise WireError(f"The field “{name}” is missing.")
    for name in found:
        if name not in needed and name not in others:
            reject(name, "a field that belongs here")
    return found
