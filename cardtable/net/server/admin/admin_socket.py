"""The sockets in a server's folder by which its owner speaks to it: the system lets nobody else write to them."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path

_NO_FOLDER = frozenset({errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG, errno.ELOOP})
_SUFFIX = ".control"
_LINE = 4_096  # bytes of an order
_ANSWER = 16_777_216  # bytes: all tables with all people, many times over
_PATIENCE = 5.0  # seconds for an order to come
_WAIT = 30.0  # seconds for an answer: a table that sleeps is played again before it is closed
HAVE_SOCKETS = hasattr(socket, "AF_UNIX")


@asynccontextmanager
async def control_socket(
    folder: Path, host: str, port: int, obey: Callable[[str], Awaitable[str]]
) -> AsyncIterator[None]:
    """Obey meanwhile what comes through the socket of the server there; raises OSError, as for too long a path.

    Servers of one store may share a folder, and listen on one port of different addresses.
    """

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with closing(writer), suppress(OSError, EOFError, UnicodeDecodeError, asyncio.LimitOverrunError):
            async with asyncio.timeout(_PATIENCE):
                line = (await reader.readuntil(b"\n")).decode()
            writer.write(f"{await obey(line)}\n".encode())
            await writer.drain()

    path = folder / f"{host}-{port}{_SUFFIX}"
    server = await asyncio.start_unix_server(answer, sock=_bound(path), limit=_LINE)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


def control_sockets(folder: Path) -> tuple[Path, ...]:
    """Those of all servers of a folder, and of those that were killed; raises OSError where it cannot look."""
    try:
        names = os.listdir(folder)
    except OSError as error:
        if error.errno not in _NO_FOLDER:
            raise
        return ()
    return tuple(folder / name for name in sorted(names) if name.endswith(_SUFFIX))


def ask(path: Path, line: str) -> str | None:
    """What the server says to a line; None if it is gone. Raises OSError where it may not be asked or is silent."""
    with socket.socket(socket.AF_UNIX) as asking:
        asking.settimeout(_WAIT)
        try:
            asking.connect(str(path))
        except (ConnectionRefusedError, FileNotFoundError):
            return None
        asking.sendall(f"{line}\n".encode())
        with asking.makefile("rb") as answers:
            answer = answers.readline(_ANSWER)
    if not answer.endswith(b"\n"):
        raise ConnectionError
    return answer.decode(errors="replace")


def _bound(path: Path) -> socket.socket:
    """What a killed server has left there goes: only one can listen there."""
    path.unlink(missing_ok=True)
    listening = socket.socket(socket.AF_UNIX)
    before = os.umask(0o177)
    try:
        listening.bind(str(path))
    except OSError:
        listening.close()
        raise
    finally:
        os.umask(before)
    return listening
