"""Does what a server's owner orders."""

from __future__ import annotations

import re

from cardtable.host.from_table import Moved
from cardtable.host.gathering import Close
from cardtable.net.io.host_and_port import host_and_port
from cardtable.net.io.owner.orders import Deed, Order, Outcome, Reply, read_order, write_reply
from cardtable.net.io.owner.running_server import RunningServer
from cardtable.net.io.store import NotKept, Unsure

_TABLE = re.compile("[0-9a-f]{8}")  # nothing else may be asked of a store, to which a “*” may be any table


async def obey(line: str, running: RunningServer) -> str:
    """Do what a line asks for, and say how it went."""
    try:
        order = read_order(line)
    except (ValueError, KeyError, TypeError):
        return write_reply(Reply(Outcome.NOT_UNDERSTOOD))
    try:
        return write_reply(await _done(order, running))
    except OSError as error:
        return write_reply(Reply(Outcome.NOT_KEPT, number=error.errno or 0))
    except (NotKept, Unsure) as error:
        return write_reply(Reply(Outcome.NOT_KEPT, number=error.number))


async def _done(order: Order, running: RunningServer) -> Reply:
    match order.deed:
        case Deed.LIST:
            return Reply(Outcome.DONE, tables=running.tables(), blocked=running.blocked)
        case Deed.CLOSE:
            return await _close(order.what, running)
        case Deed.BLOCK:
            lines = running.block(order.what)
            return Reply(Outcome.NO_ADDRESS) if lines is None else Reply(Outcome.DONE, lines)
        case Deed.UNBLOCK:
            return Reply(Outcome.DONE if running.unblock(order.what) else Outcome.UNKNOWN)


async def _close(table: str, running: RunningServer) -> Reply:
    if not _TABLE.fullmatch(table):
        return Reply(Outcome.UNKNOWN)
    refused = await running.close(table)
    if refused is None:
        return Reply(Outcome.DONE)
    if isinstance(refused, Moved):
        return Reply(Outcome.ELSEWHERE, server=host_and_port(refused.address, refused.port))
    return Reply(Outcome.UNKNOWN if refused is Close.NO_TABLE else Outcome.NOT_KEPT)
