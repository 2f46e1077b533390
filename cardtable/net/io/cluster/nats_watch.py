"""Looks now and then whether NATS still keeps what it is given, and tells whoever looks after the server if not."""

from __future__ import annotations

import asyncio
import enum
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from typing import Any

from nats.aio.client import Client

from cardtable.core.text import Text, translate
from cardtable.net.io.cluster.jetstream import JetStream, StreamFull, StreamTimeout
from cardtable.net.io.cluster.nats_store import STREAM
from cardtable.net.io.cluster.safe_setup import told_by_servers

LOOKED = 5.0  # seconds between two looks
_MISSED = 2  # looks in a row at which a NATS server is missing before that is told: a new leader needs one of them

_GONE = translate(
    "Serve", "NATS has lost its stream %1: tables wait. Start each NATS server again with the folder that it had."
)
_SILENT = translate("Serve", "NATS keeps nothing for the moment: tables wait.")
_WELL = translate("Serve", "NATS keeps moves again: tables go on.")
_MISSING = translate(
    "Serve", "The NATS server %1 keeps nothing any more: see that it runs, with room on its disk, and start it again."
)
_BACK = translate("Serve", "The NATS server %1 keeps moves again.")


class _Keeps(enum.Enum):
    """Whether NATS keeps anything."""

    ALL = "all"
    NOTHING = "nothing for the moment"
    GONE = "the stream is gone"


_SAID = {_Keeps.ALL: _WELL, _Keeps.NOTHING: _SILENT, _Keeps.GONE: _GONE.filled(STREAM)}


class NatsHealthMonitor:
    """Of the stream of tables and of each server that has answered once; `told` hears of changes alone."""

    def __init__(
        self, line: Client, told: Callable[[Text], None], sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self._line = line
        self._stream = JetStream(line, STREAM)
        self._told = told
        self._sleep = sleep
        self._keeps = _Keeps.ALL
        self._missed: dict[str, int] = {}  # of each server: looks in a row

    async def run(self, copies: int) -> None:
        """For ever; `copies`: how many servers there are at least."""
        while True:
            if self._line.is_connected:  # else that has been told
                await self._look_at_stream()
                await self._look_at_servers(copies)
            await self._sleep(LOOKED)

    async def _look_at_stream(self) -> None:
        keeps = await self._kept()
        if keeps is not self._keeps and self._line.is_connected:
            self._keeps = keeps
            self._told(_SAID[keeps])

    async def _kept(self) -> _Keeps:
        try:
            return _Keeps.GONE if await self._stream.config() is None else _Keeps.ALL
        except (StreamFull, StreamTimeout):
            return _Keeps.NOTHING

    async def _look_at_servers(self, copies: int) -> None:
        enough = max(copies, len(self._missed))
        there = set(_names(await told_by_servers(self._line, enough)))
        for name in there:
            if self._missed.get(name, 0) >= _MISSED:
                self._told(_BACK.filled(name))
            self._missed[name] = 0
        for name in self._missed.keys() - there:
            self._missed[name] += 1
            if self._missed[name] == _MISSED and self._line.is_connected:
                self._told(_MISSING.filled(name))


def _names(answers: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Of the servers that have answered; one that does not say who it is counts as missing."""
    for answer in answers:
        match answer:
            case {"server": {"name": str(name)}}:
                yield name
