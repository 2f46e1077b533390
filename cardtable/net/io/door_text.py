"""Doors of tables as one line of JSON, for the store."""

from __future__ import annotations

import json

from cardtable.core.plain_json import JsonError, parse_json
from cardtable.core.wire.plain_values import WireError, items, refuse, string, table, whole
from cardtable.host.people_table.effects import Door

_MOST = 10_000  # keys that were ever given out at a table


def write_door(door: Door) -> str:
    """In one line."""
    fields = {
        "table": door.table,
        "game": door.game,
        "version": door.version,
        "secrets": sorted(door.secrets),
        "keys": sorted(door.keys),
    }
    return json.dumps(fields)


def read_door(text: object) -> Door | None:
    """What `write_door` wrote; None for anything else: then the table is like one that is not known, and is kept."""
    try:
        fields = table(parse_json(text if type(text) is str else ""))
        return Door(
            _text(fields["table"]),
            string(fields["game"]),
            whole(fields["version"]),
            frozenset(map(string, items(fields["secrets"], _MOST))),
            frozenset(map(string, items(fields["keys"], _MOST))),
        )
    except (JsonError, WireError, KeyError):
        return None


def _text(value: object) -> str:
    """Any text at all: a store is asked by it, and nothing else is done with it."""
    return value if type(value) is str else refuse(value, "a text")
