"""What a server's owner asks it by its control socket, and the answers: one line of JSON each way."""

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
    """What may be asked."""

    LIST = "list"
    CLOSE = "close"
    BLOCK = "block"
    UNBLOCK = "unblock"


class AdminOutcome(enum.Enum):
    """How it went."""

    DONE = "done"
    UNKNOWN = "unknown"  # no such table, or nothing that was blocked
    ELSEWHERE = "elsewhere"  # another server has the table
    NO_ADDRESS = "no address"
    NOT_KEPT = "not kept"  # the disk or the store does not take it
    NOT_UNDERSTOOD = "not understood"  # a command of another version


@frozen
class AdminRequest:
    """`what`: the id of a table, or an address."""

    deed: AdminCommand
    what: str = ""


@frozen
class ActiveRoom:
    """A table as its server's owner sees it: who is there, and not what they play."""

    table: str
    game: str  # its id
    stage: RoomStage
    people: tuple[tuple[str, str], ...]  # name and address


@frozen
class AdminReply:
    """Only `LIST` has tables and addresses; `lines`: how many were closed, `server`: which other one has the table.

    `number`: why it was not kept, as an errno; 0 where that is not known.
    """

    outcome: AdminOutcome
    lines: int = 0
    tables: tuple[ActiveRoom, ...] = ()
    blocked: tuple[str, ...] = ()
    server: str = ""
    number: int = 0


def write_order(order: AdminRequest) -> str:
    """In one line."""
    return json.dumps({"deed": order.deed.value, "what": order.what})


def read_order(line: str) -> AdminRequest:
    """What `write_order` wrote; raises ValueError, KeyError or TypeError for anything else."""
    found = read_object(parse_json(line))
    return AdminRequest(AdminCommand(found["deed"]), str(found["what"]))


def write_reply(reply: AdminReply) -> str:
    """In one line."""
    tables = [[table.table, table.game, table.stage.value, table.people] for table in reply.tables]
    told = {"outcome": reply.outcome.value, "lines": reply.lines, "tables": tables, "blocked": reply.blocked}
    return json.dumps({**told, "server": reply.server, "number": reply.number})


def read_reply(line: str) -> AdminReply:
    """What `write_reply` wrote; raises ValueError, KeyError or TypeError for anything else."""
    found: Mapping[str, Any] = json.loads(line)
    tables = (
        ActiveRoom(table, game, RoomStage(stage), tuple((name, address) for name, address in people))
        for table, game, stage, people in found["tables"]
    )
    blocked = tuple(map(str, found["blocked"]))
    number = int(found.get("number", 0))  # servers of before say none
    return AdminReply(
        AdminOutcome(found["outcome"]), int(found["lines"]), tuple(tables), blocked, str(found["server"]), number
    )
