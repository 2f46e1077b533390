"""NATS client: a JetStream stream with unambiguous results, and a reconnecting connection."""

from __future__ import annotations

import asyncio
import json
import time
from base64 import b64decode
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import datetime
from typing import Any

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error, NoRespondersError

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.language.user_error import UserError
from cardtable.core.text import Text, translate

Json = Mapping[str, Any]
Headers = Mapping[str, str]

_ANSWER = 2.0  # seconds for one reply
_BATCH = 5.0  # seconds for up to a thousand messages
RETRY_S = 10.0  # seconds of retries: electing a new leader of the stream takes as long
_RETRY_PAUSE = 0.2  # seconds between retries
_BATCH_SIZE = 1_000  # messages per request

_NOT_FOUND = 404
_NO_STREAM = 10059
_OF_STREAMS = ("STREAM.INFO", "STREAM.UPDATE", "STREAM.DELETE")  # requests for which a missing stream is an answer
_BATCH_ENDS = ("204", "404")  # status of a batch's end: complete; empty
_OTHER_LAST = (10071, 10164)  # another message is the subject's last
_UNAVAILABLE = (10008, 10158)  # temporarily: no leader; the same message is pending
_UNANSWERED = (Error, OSError)  # no responders, closed connection or timeout

EXPECTED = "Nats-Expected-Last-Subject-Sequence"
ONCE = "Nats-Msg-Id"
ROLLUP = "Nats-Rollup"
TTL = "Nats-TTL"

_NATS_PATIENCE = 5.0  # seconds for the first connection
_SECONDS = 2  # seconds for a connection to one server, and between pings
_NATS_UNANSWERED = 2  # pings before another server is tried: a stopped one keeps its sockets open

_NOBODY = translate("Serve", "No NATS server answers at %1: start it, or give its address with --store.")
_NOT_LET_IN = translate("Serve", "NATS at %1 refuses this login: put NAME:PASSWORD@ before the address in --store.")


class SequenceConflict(Exception):
    """Error if the subject's last message is not the expected one: nothing was stored."""


class StreamFull(Exception):
    """Error for a request that the stream refuses: certainly nothing was stored."""


class StreamTimeout(Exception):
    """Error without a reply: the message may or may not be stored."""


class _NotThere(Exception):
    """Error if there is no such message."""


class _NoStream(StreamTimeout):
    """Error if there is no such stream."""


@frozen
class StreamMessage:
    """A stored message; `time`: seconds since 1970."""

    subject: str
    place: int  # sequence number in the stream, from 1
    text: str
    time: float
    headers: Headers


class JetStream:
    """A stream, by its name."""

    def __init__(self, connection: Client, name: str) -> None:
        self.name = name
        self._connection = connection

    async def config(self) -> Json | None:
        """Return the configuration; None if there is no such stream. Raise StreamTimeout."""
        answer = await self.ask("STREAM.INFO")
        return None if answer is None else answer["config"]

    async def create(self, **config: object) -> None:
        """Create the stream; raise StreamFull or StreamTimeout."""
        await self._command("STREAM.CREATE", name=self.name, **config)

    async def update(self, **config: object) -> None:
        """Change the configuration; raise StreamFull or StreamTimeout."""
        await self._command("STREAM.UPDATE", name=self.name, **config)

    async def add(self, subject: str, text: str, after: int | None = None, headers: Headers | None = None) -> int:
        """Store a message, behind the one at `after` if given, and return its sequence number.

        Sent once, and in the order of calls. Raises SequenceConflict, StreamFull or StreamTimeout. A repetition of a
        stored message with the same ONCE counts as a conflict.
        """
        expected = {} if after is None else {EXPECTED: str(after)}
        answer = await self._request_once(subject, text.encode(), {**expected, **(headers or {})})
        if answer.get("duplicate"):
            raise SequenceConflict(subject)
        return int(answer["seq"])

    async def purge(self, subject: str) -> None:
        """Delete all messages of a subject; raise StreamFull or StreamTimeout."""
        await self._command("STREAM.PURGE", filter=subject)

    async def delete(self, place: int) -> None:
        """Delete a message, if it exists; raise StreamTimeout."""
        with suppress(StreamFull):
            await self.ask("STREAM.MSG.DELETE", seq=place)

    async def last(self, subject: str) -> StreamMessage | None:
        answer = await self.ask("STREAM.MSG.GET", last_by_subj=subject)
        return None if answer is None else _decode_stored(answer["message"])

    async def all(self, subject: str) -> list[StreamMessage]:
        """Return all messages of a subject from any member of the cluster, which may lack the latest; raise
        StreamTimeout.
        """
        found: list[StreamMessage] = []
        while True:
            begin = found[-1].place + 1 if found else 1
            page = await self._batch(next_by_subj=subject, seq=begin)
            found += page
            if len(page) < _BATCH_SIZE:
                return found

    async def lasts(self, pattern: str) -> list[StreamMessage]:
        """Return the last message of each subject that matches; raise StreamTimeout."""
        subjects = await self._subjects(pattern)
        found: list[StreamMessage] = []
        for begin in range(0, len(subjects), _BATCH_SIZE):
            found += await self._batch(multi_last=subjects[begin : begin + _BATCH_SIZE])
        return found

    async def _subjects(self, pattern: str) -> list[str]:
        names: list[str] = []
        while True:
            answer = await self.ask("STREAM.INFO", subjects_filter=pattern, offset=len(names))
            if answer is None:
                raise StreamTimeout(self.name)
            page = list(answer["state"].get("subjects") or ())
            names += page
            if not page or len(names) >= answer.get("total", 0):
                return names

    async def ask(self, verb: str, **fields: object) -> Json | None:
        """Return the reply of the stream's leader; None if there is no such message. Retries for a while.

        Raises StreamFull or StreamTimeout. A missing stream is a timeout, since its content is unknown, except for
        requests about the stream itself.
        """
        end = time.monotonic() + RETRY_S
        while True:
            try:
                return await self._request_once(f"$JS.API.{verb}.{self.name}", json.dumps(fields).encode(), {})
            except _NotThere:
                return None
            except StreamTimeout as error:
                if isinstance(error, _NoStream) and verb in _OF_STREAMS:
                    return None
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(_RETRY_PAUSE)

    async def _command(self, verb: str, **fields: object) -> None:
        if await self.ask(verb, **fields) is None:
            raise StreamFull(f"There is no stream {self.name}.")

    async def _request_once(self, subject: str, data: bytes, headers: Headers) -> Json:
        try:
            answer = await self._connection.request(subject, data, timeout=_ANSWER, headers=dict(headers) or None)
        except _UNANSWERED as error:
            raise StreamTimeout(str(error)) from error
        found: Json = json.loads(answer.data)
        if "error" in found:
            raise _error_of(found["error"])
        return found

    async def _batch(self, **fields: object) -> list[StreamMessage]:
        end = time.monotonic() + RETRY_S
        while True:
            try:
                return await self._batch_once(json.dumps({"batch": _BATCH_SIZE, **fields}).encode())
            except _UNANSWERED as error:
                if time.monotonic() > end:
                    raise StreamTimeout(str(error)) from error
                await asyncio.sleep(_RETRY_PAUSE)

    async def _batch_once(self, data: bytes) -> list[StreamMessage]:
        found: list[StreamMessage] = []
        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def take(message: Msg) -> None:
            status = (message.headers or {}).get("Status")
            if status is None:
                found.append(_decode_direct(message))
            elif ended.done():
                pass
            elif status in _BATCH_ENDS:
                ended.set_result(None)
            else:
                ended.set_exception(NoRespondersError())

        inbox = self._connection.new_inbox()
        answers = await self._connection.subscribe(inbox, cb=take)
        try:
            await self._connection.publish(f"$JS.API.DIRECT.GET.{self.name}", data, reply=inbox)
            async with asyncio.timeout(_BATCH):
                await ended
            return found
        finally:
            await answers.unsubscribe()


def _error_of(error: Json) -> Exception:
    code, kind = error.get("err_code"), error.get("code")
    text = str(error.get("description", ""))
    if code in _OTHER_LAST:
        return SequenceConflict(text)
    if code == _NO_STREAM:
        return _NoStream(text)
    if code in _UNAVAILABLE:
        return StreamTimeout(text)
    return _NotThere(text) if kind == _NOT_FOUND else StreamFull(text)


def _decode_stored(message: Json) -> StreamMessage:
    raw = b64decode(message.get("hdrs", "")).decode()
    headers_text = (header.partition(":") for header in raw.splitlines()[1:])
    headers = {name.strip(): value.strip() for name, _, value in headers_text if name}
    text = b64decode(message.get("data", "")).decode()
    return StreamMessage(message["subject"], int(message["seq"]), text, _seconds(message["time"]), headers)


def _decode_direct(message: Msg) -> StreamMessage:
    headers: Mapping[str, str] = message.headers or {}
    return StreamMessage(
        headers["Nats-Subject"],
        int(headers["Nats-Sequence"]),
        message.data.decode(),
        _seconds(headers["Nats-Time-Stamp"]),
        headers,
    )


def _seconds(timestamp: str) -> float:
    return datetime.fromisoformat(timestamp).timestamp()


async def connect_to_nats(
    servers: str, on_change: Callable[[bool], None], notify: Callable[[Text], None] = lambda _text: None
) -> Client:
    """Return a connection to one of the servers, given as `nats://HOST:PORT,…`; raise UserError if none answers.

    `on_change` is called with False when the connection is lost and True when it is restored; `notify` gets a sentence
    for the admin if a reconnect is not authorized.
    """
    connection = Client()
    not_let_in = asyncio.Event()
    is_lost = False

    async def on_error(error: Exception) -> None:
        if "uthorization" not in str(error):  # "Authorization" and "authorization" both occur
            return
        if is_lost and not not_let_in.is_set():
            notify(_NOT_LET_IN.filled(_without_password(servers)))
        not_let_in.set()

    async def on_lost() -> None:
        """Report a loss once; NATS also calls this after each refused reconnect."""
        nonlocal is_lost
        if not is_lost:
            is_lost = True
            on_change(False)

    async def on_restored() -> None:
        nonlocal is_lost
        is_lost = False
        not_let_in.clear()
        on_change(True)

    connecting = asyncio.ensure_future(
        connection.connect(
            servers.split(","),
            error_cb=on_error,
            disconnected_cb=on_lost,
            reconnected_cb=on_restored,
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
    if connection.is_connected:
        return connection
    connecting.cancel()
    await asyncio.gather(connecting, return_exceptions=True)
    raise UserError((_NOT_LET_IN if not_let_in.is_set() else _NOBODY).filled(_without_password(servers)))


def _without_password(servers: str) -> str:
    """Return the addresses alone, for people to read."""
    return ",".join(server.rpartition("@")[2].removeprefix("nats://") for server in servers.split(","))
