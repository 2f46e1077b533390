"""Messages as one line of JSON each."""

from __future__ import annotations

from cardtable.host.from_seat import FromSeat
from cardtable.host.from_table import FromTable
from cardtable.net.forms import TO_SEAT, TO_TABLE, shapes_of
from cardtable.net.json_text import dump_json
from cardtable.net.tagged import TaggedUnionCodec

_MESSAGES = TaggedUnionCodec(shapes_of(frozenset()), TO_TABLE | TO_SEAT)


def encode_message(message: FromSeat | FromTable) -> str:
    """The message without line feeds; raises WireError for a text that names somebody."""
    return dump_json(_MESSAGES.write(message))
