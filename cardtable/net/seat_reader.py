"""What a person's program sends, read by the table."""

from __future__ import annotations

from cardtable.core.wire.plain_values import WireError
from cardtable.host.from_seat import Arrange, FromSeat
from cardtable.host.limits import HOST_FRAME, SEAT_FRAME
from cardtable.net.agreement import check
from cardtable.net.forms import TO_TABLE, shapes_of
from cardtable.net.json_text import parse, size_of
from cardtable.net.tagged import Tagged

_MESSAGES = Tagged(shapes_of(frozenset()), TO_TABLE)


def read_from_seat(text: str, *, host: bool = False) -> FromSeat:
    """One message of a line, the host's or another's; raises WireError for anything else (close with 4000)."""
    message: FromSeat = _MESSAGES.read(parse(text, HOST_FRAME if host else SEAT_FRAME))
    if not isinstance(message, Arrange) and size_of(text) > SEAT_FRAME:
        raise WireError(f"The message is longer than {SEAT_FRAME} bytes.")
    check(message)
    return message
