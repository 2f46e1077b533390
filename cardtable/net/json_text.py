"""JSON from strangers: one object in a frame of a known size, without what two readers could take differently."""

from __future__ import annotations

import json
from typing import NoReturn

from cardtable.core.wire.plain_values import WireError
from cardtable.host.limits import DIGITS

_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False, check_circular=False)


def frame_size(text: str) -> int:
    """Bytes of UTF-8; raises WireError for a text that cannot be written so."""
    try:
        return len(text.encode())
    except UnicodeEncodeError as error:
        raise WireError("The text is not Unicode.") from error


def parse_json(text: str, most: int) -> object:
    """The value of at most so many bytes; raises WireError, for doubled fields and fractions too."""
    if frame_size(text) > most:
        raise WireError(f"The message is longer than {most} bytes.")
    try:
        return json.loads(
            text, parse_int=_whole, parse_float=_fraction, parse_constant=_fraction, object_pairs_hook=_object
        )
    except WireError:
        raise
    except (ValueError, RecursionError) as error:
        raise WireError("The message is not JSON.") from error


def dump_json(value: object) -> str:
    """The value in one line, as short as it can be."""
    return _ENCODER.encode(value)


def _whole(digits: str) -> int:
    if len(digits.removeprefix("-")) > DIGITS or digits == "-0":
        raise WireError("A number is too long.")
    return int(digits)


def _fraction(digits: str) -> NoReturn:
    raise WireError("A number is not whole.")


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise WireError("A field stands twice.")
    return found
