"""Messages as one line of JSON each."""

from __future__ import annotations

from cardtable.host.from_seat import FromSeat
from cardtable.host.from_table import FromTable
from cardtable.net.forms import TO_SEAT, TO_TABLE, shapes_of
from cardtable.net.json_text import dump
from cardtable.net.tagged import Tagged

_MESSAGES = Tagged(shapes_of(frozenset()), TO_TABLE | TO_SEAT)


def write(message: FromSeat | FromTable) -> str:
    """The message without line feeds; raises WireError for a text that names somebody."""
    return dump(_MESSAGES.write(message))
