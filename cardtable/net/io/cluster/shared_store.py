"""From the addresses of NATS to a store that has been found safe."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from nats.aio.client import Client

from cardtable.core.text import Words, translate
from cardtable.net.io.cluster.nats_line import line_to
from cardtable.net.io.cluster.nats_store import NatsStore
from cardtable.net.io.cluster.safe_setup import check, make_streams

_LOST = translate("Serve", "The line to NATS is lost: tables wait until it is back.")
_BACK = translate("Serve", "The line to NATS is back.")


@asynccontextmanager
async def shared_store(servers: str, copies: int, words: Words) -> AsyncIterator[NatsStore]:
    """The store, until it is done with; raises Complaint where NATS does not answer or is not set up safely."""

    def heard(is_there: bool) -> None:
        if not closing:
            print(words.text(_BACK if is_there else _LOST), flush=True)

    closing = False
    line = await line_to(servers, heard)
    try:
        await check(line, copies)
        yield NatsStore(line)
    finally:
        closing = True
        await line.close()


async def make_store(servers: str, copies: int) -> None:
    """Make the streams of a new store; raises Complaint, also where there are some already."""

    def heard(_is_there: bool) -> None:
        """It is asked again by itself."""

    line: Client = await line_to(servers, heard)
    try:
        await make_streams(line, copies)
    finally:
        await line.close()
