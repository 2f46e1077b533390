"""What a table sends, read by a person's program."""

from __future__ import annotations

from collections.abc import Collection

from cardtable.host.from_table import FromTable
from cardtable.host.limits import TABLE_FRAME
from cardtable.net.agreement import check
from cardtable.net.forms import TO_SEAT, shapes_of
from cardtable.net.json_text import parse_json
from cardtable.net.tagged import TaggedUnionCodec


class RoomMessageReader:
    """Reads messages; `known`: the keys of all sentences that this program knows."""

    def __init__(self, known: Collection[tuple[str, str, str]]) -> None:
        self._messages = TaggedUnionCodec(shapes_of(known), TO_SEAT)

    def read(self, text: str) -> FromTable:
        """One message; raises WireError for anything else. The update in a News is for the table's GameWire."""
        message: FromTable = self._messages.read(parse_json(text, TABLE_FRAME))
        check(message)
        return message
