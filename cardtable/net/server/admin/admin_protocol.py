"""Admin protocol of a server: a request and a reply, one line of JSON each."""

from __future__ import annotations

import enum
import json
from collections.abc import Mapping
from typing import Any

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.plain_json import parse_json
from cardtable.core.wire.json_values import read_object
from cardtable.host.room_types import RoomStage


class AdminCommand(enum.Enum):
    """Command of an admin."""

    LIST = "list"
    CLOSE = "close"
    BLOCK = "block"
    UNBLOCK = "unblock"


class AdminOutcome(enum.Enum):
    """Outcome of a command."""

    DONE = "done"
    UNKNOWN = "unknown"  # no such room, or no blocked address
    ELSEWHERE = "elsewhere"  # the room is on another server
    NO_ADDRESS = "no address"
    NOT_KEPT = "not kept"  # the disk or the store failed
    NOT_UNDERSTOOD = "not understood"  # from another version


@frozen
class AdminRequest:
    """Request of an admin; `what`: the id of a room, or an address."""

    deed: AdminCommand
    what: str = ""


@frozen
class ActiveRoom:
    """An active room as the admin sees it: its participants, and not what they play."""

    table: str
    game: str  # id
    stage: RoomStage
    people: tuple[tuple[str, str], ...]  # name and address


@frozen
class AdminReply:
    """Reply; only `LIST` has rooms and addresses. `lines`: number of closed connections, `server`: address of the
    room's server.
    """

    outcome: AdminOutcome
    lines: int = 0
    tables: tuple[ActiveRoom, ...] = ()
    blocked: tuple[str, ...] = ()
    server: str = ""


def write_order(order: AdminRequest) -> str:
    """Encode a request in one line."""
    return json.dumps({"deed": order.deed.value, "what": order.what})


def read_order(line: str) -> AdminRequest:
    """Decode a request; raise ValueError, KeyError or TypeError for an invalid one."""
    found = read_object(parse_json(line))
    return AdminRequest(AdminCommand(found["deed"]), str(found["what"]))


def write_reply(reply: AdminReply) -> str:
    """Encode a reply in one line."""
    tables = [[table.table, table.game, table.stage.value, table.people] for table in reply.tables]
    told = {"outcome": reply.outcome.value, "lines": reply.lines, "tables": tables, "blocked": reply.blocked}
    return json.dumps({**told, "server": reply.server})


def read_reply(line: str) -> AdminReply:
    """Decode a reply; raise ValueError, KeyError or TypeError for an invalid one."""
    found: Mapping[str, Any] = json.loads(line)
    tables = (
        ActiveRoom(table, game, RoomStage(stage), tuple((name, address) for name, address in people))
        for table, game, stage, people in found["tables"]
    )
    blocked = tuple(map(str, found["blocked"]))
    return AdminReply(AdminOutcome(found["outcome"]), int(found["lines"]), tuple(tables), blocked, str(found["server"]))
