"""The line of this process to NATS: made once, and made again by itself for as long as the process runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from nats.aio.client import Client

from cardtable.core.complaint import UserError
from cardtable.core.text import Text, translate

_NATS_PATIENCE = 5.0  # seconds for the first line
_SECONDS = 2  # for one server to answer, and between two questions whether it is still there
_NATS_UNANSWERED = 2  # such questions, and another server is looked for: one that is stopped keeps its sockets open

_NOBODY = translate("Serve", "No NATS server answers at %1: start it, or give its address with --store.")
_NOT_LET_IN = translate("Serve", "NATS at %1 lets nobody in so: give NAME:PASSWORD@ before the address in --store.")


async def line_to(
    servers: str, heard: Callable[[bool], None], told: Callable[[Text], None] = lambda _text: None
) -> Client:
    """A line to one of the servers, which are given as `nats://HOST:PORT,…`; raises Complaint where none answers.

    `heard` is told when the line is lost (False) and when it is there again (True); `told` says a sentence to whoever
    looks after this process when a line that was lost is not let in again.
    """
    line = Client()
    not_let_in = asyncio.Event()
    is_lost = False

    async def note(error: Exception) -> None:
        if "uthorization" not in str(error):  # NATS begins the word either way
            return
        if is_lost and not not_let_in.is_set():
            told(_NOT_LET_IN.filled(_without_password(servers)))
        not_let_in.set()

    async def lost() -> None:
        """Also after each line that is not let in."""
        nonlocal is_lost
        if not is_lost:
            is_lost = True
            heard(False)

    async def back() -> None:
        nonlocal is_lost
        is_lost = False
        not_let_in.clear()
        heard(True)

    connecting = asyncio.ensure_future(
        line.connect(
            servers.split(","),
            error_cb=note,
            disconnected_cb=lost,
            reconnected_cb=back,
            name="cardtable",
            max_reconnect_attempts=-1,
            connect_timeout=_SECONDS,
            reconnect_time_wait=1,
            ping_interval=_SECONDS,
            max_outstanding_pings=_NATS_UNANSWERED,
        )
    )
    refusing = asyncio.ensure_future(not_let_in.wait())
    await asyncio.wait((connecting, refusing), timeout=_NATS_PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    refusing.cancel()
    if line.is_connected:
        return line
    connecting.cancel()
    await asyncio.gather(connecting, return_exceptions=True)
    raise UserError((_NOT_LET_IN if not_let_in.is_set() else _NOBODY).filled(_without_password(servers)))


def _without_password(servers: str) -> str:
    """The addresses alone, for people to read."""
    return ",".join(server.rpartition("@")[2].removeprefix("nats://") for server in servers.split(","))
