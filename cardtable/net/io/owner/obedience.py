"""Does what a server's owner orders."""

from __future__ import annotations

import re

from cardtable.host.from_table import RedirectMessage
from cardtable.host.gathering import DisconnectCode
from cardtable.net.io.host_and_port import host_and_port
from cardtable.net.io.owner.orders import AdminCommand, AdminOutcome, AdminReply, AdminRequest, read_order, write_reply
from cardtable.net.io.owner.running_server import ServerStatus
from cardtable.net.io.store import WriteFailed, WriteUnconfirmed

_TABLE = re.compile("[0-9a-f]{8}")  # nothing else may be asked of a store, to which a “*” may be any table


async def obey(line: str, running: ServerStatus) -> str:
    """Do what a line asks for, and say how it went."""
    try:
        order = read_order(line)
    except (ValueError, KeyError, TypeError):
        return write_reply(AdminReply(AdminOutcome.NOT_UNDERSTOOD))
    try:
        return write_reply(await _done(order, running))
    except (OSError, WriteFailed, WriteUnconfirmed):
        return write_reply(AdminReply(AdminOutcome.NOT_KEPT))


async def _done(order: AdminRequest, running: ServerStatus) -> AdminReply:
    match order.deed:
        case AdminCommand.LIST:
            return AdminReply(AdminOutcome.DONE, tables=running.tables(), blocked=running.blocked)
        case AdminCommand.CLOSE:
            return await _close(order.what, running)
        case AdminCommand.BLOCK:
            lines = running.block(order.what)
            return AdminReply(AdminOutcome.NO_ADDRESS) if lines is None else AdminReply(AdminOutcome.DONE, lines)
        case AdminCommand.UNBLOCK:
            return AdminReply(AdminOutcome.DONE if running.unblock(order.what) else AdminOutcome.UNKNOWN)


async def _close(table: str, running: ServerStatus) -> AdminReply:
    if not _TABLE.fullmatch(table):
        return AdminReply(AdminOutcome.UNKNOWN)
    refused = await running.close(table)
    if refused is None:
        return AdminReply(AdminOutcome.DONE)
    if isinstance(refused, RedirectMessage):
        return AdminReply(AdminOutcome.ELSEWHERE, server=host_and_port(refused.address, refused.port))
    return AdminReply(AdminOutcome.UNKNOWN if refused is DisconnectCode.NO_TABLE else AdminOutcome.NOT_KEPT)
