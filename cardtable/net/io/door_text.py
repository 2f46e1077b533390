"""Doors of tables as one line of JSON, for the store."""

from __future__ import annotations

import json

from cardtable.core.plain_json import JsonError, parse_json
from cardtable.core.wire.plain_values import WireError, read_int, read_list, read_object, read_str, reject
from cardtable.host.people_table.effects import AccessDigests

_MOST = 10_000  # keys that were ever given out at a table


def write_door(door: AccessDigests) -> str:
    """In one line."""
    fields = {
        "table": door.table,
        "game": door.game,
        "version": door.version,
        "secrets": sorted(door.secrets),
        "keys": sorted(door.keys),
    }
    return json.dumps(fields)


def read_door(text: object) -> AccessDigests | None:
    """What `write_door` wrote; None for anything else: then the table is like one that is not known, and is kept."""
    try:
        fields = read_object(parse_json(text if type(text) is str else ""))
        return AccessDigests(
            _text(fields["table"]),
            read_str(fields["game"]),
            read_int(fields["version"]),
            frozenset(map(read_str, read_list(fields["secrets"], _MOST))),
            frozenset(map(read_str, read_list(fields["keys"], _MOST))),
        )
    except (JsonError, WireError, KeyError):
        return None


def _text(value: object) -> str:
    """Any text at all: a store is asked by it, and nothing else is done with it."""
    return value if type(value) is str else reject(value, "a text")
