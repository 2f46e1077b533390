"""Unix sockets for the admin protocol in a server's folder, accessible only to its user."""

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
_LINE = 4_096  # bytes of a request
_ANSWER = 16_777_216  # bytes of a reply: far more than all rooms with all people
_PATIENCE = 5.0  # seconds for a request
_WAIT = 30.0  # seconds for a reply: a dormant room is replayed before it is closed
HAVE_SOCKETS = hasattr(socket, "AF_UNIX")


@asynccontextmanager
async def control_socket(
    folder: Path, host: str, port: int, obey: Callable[[str], Awaitable[str]]
) -> AsyncIterator[None]:
    """Answer requests through the server's socket during the context; raise OSError, also for a path too long.

    Servers of one store may share a folder, and use one port on different addresses.
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
    """Return the sockets of all servers in a folder, also of killed ones; raise OSError if it cannot be read."""
    try:
        names = os.listdir(folder)
    except OSError as error:
        if error.errno not in _NO_FOLDER:
            raise
        return ()
    return tuple(folder / name for name in sorted(names) if name.endswith(_SUFFIX))


def ask(path: Path, line: str) -> str | None:
    """Send a line to a server and return its reply; None if the server is gone. Raise OSError if forbidden or
    unanswered.
    """
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
    """Bind a socket in place of one left by a killed server, accessible only to this user."""
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
