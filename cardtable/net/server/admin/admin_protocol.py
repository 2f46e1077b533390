"""Admin protocol of a server: a request and a reply, one line of JSON each, over a Unix socket.

The socket lies in the server's folder and is accessible only to its user. Where Python has no Unix sockets, as on
Windows, a private file there holds a port of this machine, and a secret that precedes each request.
"""

from __future__ import annotations

import asyncio
import enum
import errno
import json
import os
import secrets
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.basics.plain_json import parse_json
from cardtable.core.wire.json_values import read_object
from cardtable.files.writing import write_private
from cardtable.host.room_types import RoomStage

_NO_FOLDER = frozenset({errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG, errno.ELOOP})
_SUFFIX = ".control"
_LINE = 4_096  # bytes of a request
_ANSWER = 16_777_216  # bytes of a reply: far more than all rooms with all people
_PATIENCE = 5.0  # seconds for a request
_WAIT = 30.0  # seconds for a reply: a dormant room is replayed before it is closed
_HERE = "127.0.0.1"
HAVE_UNIX_SOCKETS = hasattr(socket, "AF_UNIX")


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
    room's server, `number`: errno of the error for `NOT_KEPT`, 0 if unknown.
    """

    outcome: AdminOutcome
    lines: int = 0
    tables: tuple[ActiveRoom, ...] = ()
    blocked: tuple[str, ...] = ()
    server: str = ""
    number: int = 0


def write_request(request: AdminRequest) -> str:
    """Encode a request in one line."""
    return json.dumps({"deed": request.deed.value, "what": request.what})


def read_request(line: str) -> AdminRequest:
    """Decode a request; raise ValueError, KeyError or TypeError for an invalid one."""
    found = read_object(parse_json(line))
    return AdminRequest(AdminCommand(found["deed"]), str(found["what"]))


def write_reply(reply: AdminReply) -> str:
    """Encode a reply in one line."""
    tables = [[table.table, table.game, table.stage.value, table.people] for table in reply.tables]
    fields = {"outcome": reply.outcome.value, "lines": reply.lines, "tables": tables, "blocked": reply.blocked}
    return json.dumps({**fields, "server": reply.server, "number": reply.number})


def read_reply(line: str) -> AdminReply:
    """Decode a reply; raise ValueError, KeyError or TypeError for an invalid one."""
    found: Mapping[str, Any] = json.loads(line)
    tables = (
        ActiveRoom(table, game, RoomStage(stage), tuple((name, address) for name, address in people))
        for table, game, stage, people in found["tables"]
    )
    blocked = tuple(map(str, found["blocked"]))
    number = int(found.get("number", 0))  # missing in replies of older versions
    return AdminReply(
        AdminOutcome(found["outcome"]), int(found["lines"]), tuple(tables), blocked, str(found["server"]), number
    )


@asynccontextmanager
async def admin_socket(
    folder: Path, host: str, port: int, execute: Callable[[str], Awaitable[str]]
) -> AsyncIterator[None]:
    """Answer requests by a socket named after host and port; raise OSError, also for a path too long."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with closing(writer), suppress(OSError, EOFError, UnicodeDecodeError, asyncio.LimitOverrunError):
            async with asyncio.timeout(_PATIENCE):
                line = (await reader.readuntil(b"\n")).decode()
            if secrets.compare_digest(line[: len(secret)].encode(), secret.encode()):
                writer.write(f"{await execute(line[len(secret) :])}\n".encode())
                await writer.drain()

    path = folder / f"{host}-{port}{_SUFFIX}".replace(":", "_")  # no colons in names on Windows
    listener, secret = (_bind if HAVE_UNIX_SOCKETS else _bind_port)(path)
    start = asyncio.start_unix_server if HAVE_UNIX_SOCKETS else asyncio.start_server
    server = await start(answer, sock=listener, limit=_LINE)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


def admin_sockets(folder: Path) -> tuple[Path, ...]:
    """Return the sockets of all servers in a folder, also of killed ones; raise OSError if it cannot be read."""
    try:
        names = os.listdir(folder)
    except OSError as error:
        if error.errno not in _NO_FOLDER:
            raise
        return ()
    return tuple(folder / name for name in sorted(names) if name.endswith(_SUFFIX))


def ask(path: Path, line: str) -> str | None:
    """Return a server's reply to a line; None if the server is gone. Raise OSError if forbidden or unanswered."""
    with socket.socket(socket.AF_UNIX if HAVE_UNIX_SOCKETS else socket.AF_INET) as client:
        client.settimeout(_WAIT)
        try:
            address, secret = (str(path), "") if HAVE_UNIX_SOCKETS else _read_port(path)
            client.connect(address)
        except (ConnectionRefusedError, FileNotFoundError):
            return None
        client.sendall(f"{secret}{line}\n".encode())
        with client.makefile("rb") as answers:
            answer = answers.readline(_ANSWER)
    if not answer.endswith(b"\n"):
        raise ConnectionError
    return answer.decode(errors="replace")


def _bind(path: Path) -> tuple[socket.socket, str]:
    """Bind a socket in place of one left by a killed server, accessible only to this user."""
    path.unlink(missing_ok=True)
    listener = socket.socket(socket.AF_UNIX)
    before = os.umask(0o177)
    try:
        listener.bind(str(path))
    except OSError:
        listener.close()
        raise
    finally:
        os.umask(before)
    return listener, ""


def _bind_port(path: Path) -> tuple[socket.socket, str]:
    """Bind a port of this machine, and write it and a secret into a file that only this user can read."""
    listener, secret = socket.create_server((_HERE, 0)), secrets.token_hex(16)
    try:
        write_private(path, f"{listener.getsockname()[1]} {secret}")
    except OSError:
        listener.close()
        raise
    return listener, secret


def _read_port(path: Path) -> tuple[tuple[str, int], str]:
    """Return the address and the secret in a server's file; raise OSError."""
    port, _, secret = path.read_text(encoding="ascii", errors="replace").partition(" ")
    if not port.isdecimal() or not secret:
        raise ConnectionError
    return (_HERE, int(port)), secret
