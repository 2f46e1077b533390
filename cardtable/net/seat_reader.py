"""What a person's program sends, read by the table."""

from __future__ import annotations

from cardtable.core.wire.plain_values import WireError
from cardtable.host.from_seat import ArrangeRequest, FromSeat
from cardtable.host.limits import HOST_FRAME, SEAT_FRAME
from cardtable.net.agreement import check
from cardtable.net.forms import TO_TABLE, shapes_of
from cardtable.net.json_text import frame_size, parse_json
from cardtable.net.tagged import TaggedUnionCodec

_REQUESTS = TaggedUnionCodec(shapes_of(frozenset()), TO_TABLE)


def decode_request(text: str, *, host: bool = False) -> FromSeat:
    """One message of a line, the host's or another's; raises WireError for anything else (close with 4000)."""
    message: FromSeat = _REQUESTS.read(parse_json(text, HOST_FRAME if host else SEAT_FRAME))
    if not isinstance(message, ArrangeRequest) and frame_size(text) > SEAT_FRAME:
        raise WireError(f"The message is longer than {SEAT_FRAME} bytes.")
    check(message)
    return message
