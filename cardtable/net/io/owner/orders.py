"""What a server's owner asks it by its control socket, and the answers: one line of JSON each way."""

from __future__ import annotations

import enum
import json
from collections.abc import Mapping
from typing import Any

from cardtable.core.frozen_values import frozen
from cardtable.core.plain_json import parse_json
from cardtable.core.wire.plain_values import table
from cardtable.host.gathering import Stage


class Deed(enum.Enum):
    """What may be asked."""

    LIST = "list"
    CLOSE = "close"
    BLOCK = "block"
    UNBLOCK = "unblock"


class Outcome(enum.Enum):
    """How it went."""

    DONE = "done"
    UNKNOWN = "unknown"  # no such table, or nothing that was blocked
    ELSEWHERE = "elsewhere"  # another server has the table
    NO_ADDRESS = "no address"
    NOT_KEPT = "not kept"  # the disk or the store does not take it
    NOT_UNDERSTOOD = "not understood"  # a command of another version


@frozen
class Order:
    """`what`: the id of a table, or an address."""

    deed: Deed
    what: str = ""


@frozen
class AwakeTable:
    """A table as its server's owner sees it: who is there, and not what they play."""

    table: str
    game: str  # its id
    stage: Stage
    people: tuple[tuple[str, str], ...]  # name and address


@frozen
class Reply:
    """Only `LIST` has tables and addresses; `lines`: how many were closed, `server`: which other one has the table.

    `number`: why it was not kept, as an errno; 0 where that is not known.
    """

    outcome: Outcome
    lines: int = 0
    tables: tuple[AwakeTable, ...] = ()
    blocked: tuple[str, ...] = ()
    server: str = ""
    number: int = 0


def write_order(order: Order) -> str:
    """In one line."""
    return json.dumps({"deed": order.deed.value, "what": order.what})


def read_order(line: str) -> Order:
    """What `write_order` wrote; raises ValueError, KeyError or TypeError for anything else."""
    found = table(parse_json(line))
    return Order(Deed(found["deed"]), str(found["what"]))


def write_reply(reply: Reply) -> str:
    """In one line."""
    tables = [[table.table, table.game, table.stage.value, table.people] for table in reply.tables]
    told = {"outcome": reply.outcome.value, "lines": reply.lines, "tables": tables, "blocked": reply.blocked}
    return json.dumps({**told, "server": reply.server, "number": reply.number})


def read_reply(line: str) -> Reply:
    """What `write_reply` wrote; raises ValueError, KeyError or TypeError for anything else."""
    found: Mapping[str, Any] = json.loads(line)
    tables = (
        AwakeTable(table, game, Stage(stage), tuple((name, address) for name, address in people))
        for table, game, stage, people in found["tables"]
    )
    blocked = tuple(map(str, found["blocked"]))
    number = int(found.get("number", 0))  # servers of before say none
    return Reply(Outcome(found["outcome"]), int(found["lines"]), tuple(tables), blocked, str(found["server"]), number)
