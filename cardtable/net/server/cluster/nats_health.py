"""Safety checks of NATS: streams and servers at the start, and a monitor of both while running."""

from __future__ import annotations

import asyncio
import enum
import json
import re
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from nats.aio.client import Client
from nats.errors import Error

from cardtable.core.language.user_error import UserError
from cardtable.core.text import Text, translate
from cardtable.net.server.cluster import leases, nats_store
from cardtable.net.server.cluster.jetstream import JetStream, Json, StreamFull, StreamTimeout
from cardtable.net.server.cluster.nats_store import STREAM

tr = partial(translate, "Serve")

REPLICAS = 3
OLDEST = (2, 15)
_STATE = "$SYS.REQ.SERVER.PING.JSZ"  # subject: JetStream state of each NATS server
_REPLY_TIME = 1.0  # seconds for all replies
_PATIENCE = 5.0  # seconds for a cluster that is starting
_RETRY_PAUSE = 0.5  # seconds between attempts
_SECOND = 1_000_000_000  # nanoseconds, the unit of NATS
_DUPLICATES = 120 * _SECOND  # window in which NATS recognizes repeated messages

_NO_STREAM = tr("NATS has no stream %1 yet: start once with --new-store, which makes it and exits.")
_STREAM_THERE = tr("The stream %1 already exists: start without --new-store.")
_NOT_SAFE = tr(
    "The stream %1 on NATS could lose what it keeps: its “%2” is %3; set it to %4 with “nats stream edit %1”."
)
_NO_JETSTREAM = tr("NATS answers, but not its JetStream: look at “jetstream” in the configuration file of each server.")
_NOT_MADE = tr("NATS didn't make the stream %1: start %2 servers, as many as it has copies.")
_NOT_TOLD = tr(
    "NATS doesn't report how it stores files: copy what packaging/server/nats.conf says about %1 into its file.",
)
_TOO_FEW = tr("Only %1 of %2 NATS servers answer: start the others.")
_TOO_OLD = tr("The NATS server %1 has version %2, which can lose what it confirmed: install %3 or newer.")
_LAZY = tr("The NATS server %1 writes late: put “sync_interval: always” into “jetstream” in its file.")

_DEFAULTS: Mapping[str, object] = {"persist_mode": "default", "sealed": False, "max_age": 0}

CHECK_INTERVAL = 5.0  # seconds between checks
_MISSED = 2  # consecutive checks without a server before that is reported: electing a leader may take one

_GONE = tr("NATS has lost its stream %1: tables wait. Start each NATS server again with the folder that it had.")
_SILENT = tr("NATS isn't saving anything at the moment: tables are waiting.")
_WELL = tr("NATS is saving moves again: tables go on.")
_MISSING = tr(
    "The NATS server %1 no longer saves anything: check that it runs and has room on its disk, and restart it."
)
_BACK = tr("The NATS server %1 is saving moves again.")


def _plans(replicas: int) -> dict[str, Mapping[str, object]]:
    """Return the required configurations by the names of the streams; other fields do not matter."""
    tables = {
        "subjects": list(nats_store.SUBJECTS),
        "storage": "file",
        "num_replicas": replicas,
        "retention": "limits",
        "discard": "new",
        "max_msgs": -1,
        "max_bytes": -1,
        "max_age": 0,
        "max_msgs_per_subject": -1,
        "duplicate_window": _DUPLICATES,
        "deny_delete": False,
        "deny_purge": False,
        "sealed": False,
        "allow_rollup_hdrs": True,
        "allow_direct": True,
        "allow_msg_ttl": True,
        "persist_mode": "default",
    }
    servers = {
        "subjects": [f"{leases.SUBJECT}.*"],
        "storage": "file",
        "num_replicas": replicas,
        "discard": "new",
        "max_age": int(leases.LEASE * _SECOND),
        "max_msgs_per_subject": 1,
        "allow_rollup_hdrs": True,
        "allow_direct": True,
    }
    return {nats_store.STREAM: tables, leases.STREAM: servers}


async def make_streams(connection: Client, replicas: int = REPLICAS) -> None:
    """Create the streams of a new store; raise UserError if one exists or cannot be created."""
    for name, config in _plans(replicas).items():
        stream = JetStream(connection, name)
        if await _config(stream) is not None:
            raise UserError(_STREAM_THERE.filled(name))
        try:
            await stream.create(**config)
        except (StreamFull, StreamTimeout) as error:
            raise UserError(_NOT_MADE.filled(name, replicas)) from error


async def check(connection: Client, replicas: int = REPLICAS) -> None:
    """Check streams and servers; raise UserError for the first unsafe setting."""
    for stream, config in _plans(replicas).items():
        found = await _config(JetStream(connection, stream))
        if found is None:
            raise UserError(_NO_STREAM.filled(stream))
        for name, wanted in config.items():
            actual = found.get(name, _DEFAULTS.get(name))
            has_replicas = name == "num_replicas" and isinstance(actual, int) and actual >= replicas
            if actual != wanted and not has_replicas:
                raise UserError(_NOT_SAFE.filled(stream, name, json.dumps(actual), json.dumps(wanted)))
    await _check_servers(connection, replicas)


async def _config(stream: JetStream) -> Json | None:
    try:
        return await stream.config()
    except (StreamFull, StreamTimeout) as error:
        raise UserError(_NO_JETSTREAM) from error


async def _check_servers(connection: Client, replicas: int) -> None:
    end = time.monotonic() + _PATIENCE
    while len(states := await server_states(connection, replicas)) <= replicas // 2 and time.monotonic() < end:
        await asyncio.sleep(_RETRY_PAUSE)
    if not states:
        raise UserError(_NOT_TOLD.filled(_STATE))
    if len(states) <= replicas // 2:
        raise UserError(_TOO_FEW.filled(len(states), replicas))
    for answer in states:
        server, state = answer["server"], answer["data"]
        if version_numbers(server["ver"]) < OLDEST:
            raise UserError(_TOO_OLD.filled(server["name"], server["ver"], ".".join(map(str, OLDEST))))
        if not state.get("config", {}).get("sync_always"):
            raise UserError(_LAZY.filled(server["name"]))


async def server_states(connection: Client, enough: int) -> Sequence[Mapping[str, Any]]:
    """Return the state of each server with a running JetStream; stops after `enough` replies."""
    inbox = connection.new_inbox()
    answers = await connection.subscribe(inbox)
    found: list[Mapping[str, Any]] = []
    end = time.monotonic() + _REPLY_TIME
    with suppress(Error, OSError, ValueError):
        await connection.publish(_STATE, b'{"config":true}', reply=inbox)
        while len(found) < enough and (left := end - time.monotonic()) > 0:
            answer = json.loads((await answers.next_msg(timeout=left)).data or b"{}")
            state = answer.get("data", {})
            if "config" in state and not state.get("disabled"):  # JetStream is disabled when the disk is full
                found.append(answer)
    with suppress(Error, OSError):  # the connection may be lost
        await answers.unsubscribe()
    return found


def version_numbers(text: str) -> tuple[int, ...]:
    """Return the first two numbers of a version."""
    return tuple(map(int, re.findall(r"\d+", text)[:2]))


class _StreamState(enum.Enum):
    """State of the stream of rooms."""

    ALL = "all"
    NOTHING = "nothing for the moment"
    GONE = "the stream is gone"


_STATE_TEXTS = {_StreamState.ALL: _WELL, _StreamState.NOTHING: _SILENT, _StreamState.GONE: _GONE.filled(STREAM)}


class NatsHealthMonitor:
    """Monitor of the stream of rooms and of each server that has answered once; `notify` gets changes only."""

    def __init__(
        self,
        connection: Client,
        notify: Callable[[Text], None],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._connection, self._notify, self._sleep = connection, notify, sleep
        self._stream = JetStream(connection, STREAM)
        self._state = _StreamState.ALL
        self._missed: dict[str, int] = {}  # consecutive missed checks, by server

    async def run(self, copies: int) -> None:
        while True:
            if self._connection.is_connected:  # a lost connection is reported elsewhere
                await self._check_stream()
                await self._check_servers(copies)
            await self._sleep(CHECK_INTERVAL)

    async def _check_stream(self) -> None:
        try:
            state = _StreamState.GONE if await self._stream.config() is None else _StreamState.ALL
        except (StreamFull, StreamTimeout):
            state = _StreamState.NOTHING
        if state is not self._state and self._connection.is_connected:
            self._state = state
            self._notify(_STATE_TEXTS[state])

    async def _check_servers(self, copies: int) -> None:
        enough = max(copies, len(self._missed))
        live = set(_names(await server_states(self._connection, enough)))
        for name in live:
            if self._missed.get(name, 0) >= _MISSED:
                self._notify(_BACK.filled(name))
            self._missed[name] = 0
        for name in self._missed.keys() - live:
            self._missed[name] += 1
            if self._missed[name] == _MISSED and self._connection.is_connected:
                self._notify(_MISSING.filled(name))


def _names(answers: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the names of the servers that have answered; one without a name counts as missing."""
    for answer in answers:
        match answer:
            case {"server": {"name": str(name)}}:
                yield name
