"""Doors of tables as one line of JSON, for the store."""

from __future__ import annotations

import json

from cardtable.host.people_table.effects import Door


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


def read_door(text: str) -> Door:
    """What `write_door` wrote; raises ValueError, KeyError or TypeError for anything else."""
    fields = json.loads(text)
    return Door(
        fields["table"], fields["game"], fields["version"], frozenset(fields["secrets"]), frozenset(fields["keys"])
    )
