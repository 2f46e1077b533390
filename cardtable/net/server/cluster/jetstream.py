"""One stream of JetStream: what a store needs of it, each question with one clear answer.

The line of this process to NATS: made once, and made again by itself for as long as the process runs.
"""

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

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.text import Text, translate
from cardtable.core.user_error import UserError

Json = Mapping[str, Any]
Headers = Mapping[str, str]

_ANSWER = 2.0  # seconds for one answer
_BATCH = 5.0  # seconds for up to a thousand messages
_PATIENCE = 10.0  # seconds in which a question is asked again: a new leader of the stream is found in as long
_BREATH = 0.2  # seconds between two times
_AT_ONCE = 1_000  # messages for one question

_NOT_FOUND = 404
_NO_STREAM = 10059
_OF_STREAMS = ("STREAM.INFO", "STREAM.UPDATE", "STREAM.DELETE")  # which say that there is no stream
_ENDS = ("204", "404")  # of a batch: that was all; there is nothing
_OTHER_LAST = (10071, 10164)  # the expected message is not the last one of the subject
_UNAVAILABLE = (10008, 10158)  # for the moment: no leader; the same message is under way
_UNANSWERED = (Error, OSError)  # of NATS, nobody listens and the line is closed among them; of the line, a timeout too

EXPECTED = "Nats-Expected-Last-Subject-Sequence"
ONCE = "Nats-Msg-Id"
ROLLUP = "Nats-Rollup"
TTL = "Nats-TTL"


class SequenceConflict(Exception):
    """The subject's last message is another one than was expected: nothing was stored."""


class StreamFull(Exception):
    """The stream takes nothing more: certainly nothing was stored."""


class StreamTimeout(Exception):
    """Nobody has answered: whatever was to be stored may have been."""


@frozen
class StreamMessage:
    """A message in a stream; `time`: seconds of the wall clock since 1970."""

    subject: str
    place: int  # in the stream, from 1
    text: str
    time: float
    headers: Headers


class JetStream:
    """A stream by its name."""

    def __init__(self, line: Client, name: str) -> None:
        self.name = name
        self._line = line

    # ---- the stream itself

    async def config(self) -> Json | None:
        """How it is set up; None where there is none. Raises Silent."""
        answer = await self.ask("STREAM.INFO")
        return None if answer is None else answer["config"]

    async def create(self, **config: object) -> None:
        """Make it; raises Refused or Silent."""
        await self._command("STREAM.CREATE", name=self.name, **config)

    async def update(self, **config: object) -> None:
        """Set it up anew; raises Refused or Silent."""
        await self._command("STREAM.UPDATE", name=self.name, **config)

    # ---- writing

    async def add(self, subject: str, text: str, after: int | None = None, headers: Headers | None = None) -> int:
        """Store a message behind the one at `after`, where that matters; where it lies now.

        Asked once, and what is asked for first comes first. Raises OtherLast, Refused or Silent. A message that was
        stored before under the same ONCE counts as another last one.
        """
        expected = {} if after is None else {EXPECTED: str(after)}
        answer = await self._once(subject, text.encode(), {**expected, **(headers or {})})
        if answer.get("duplicate"):
            raise SequenceConflict(subject)
        return int(answer["seq"])

    async def purge(self, subject: str) -> None:
        """Forget all messages of a subject; raises Refused or Silent."""
        await self._command("STREAM.PURGE", filter=subject)

    async def delete(self, place: int) -> None:
        """Forget one message, if it is there; raises Silent."""
        with suppress(StreamFull):
            await self.ask("STREAM.MSG.DELETE", seq=place)

    # ---- reading

    async def last(self, subject: str) -> StreamMessage | None:
        """The last message of a subject as the stream's leader knows it; raises Silent."""
        answer = await self.ask("STREAM.MSG.GET", last_by_subj=subject)
        return None if answer is None else _stored(answer["message"])

    async def all(self, subject: str) -> list[StreamMessage]:
        """All messages of a subject in order, as a member of the cluster knows them, perhaps not yet the last ones.

        Raises Silent.
        """
        found: list[StreamMessage] = []
        while True:
            begin = found[-1].place + 1 if found else 1
            page = await self._batch(next_by_subj=subject, seq=begin)
            found += page
            if len(page) < _AT_ONCE:
                return found

    async def lasts(self, pattern: str) -> list[StreamMessage]:
        """The last message of each subject that has any; raises Silent."""
        subjects = await self._subjects(pattern)
        found: list[StreamMessage] = []
        for begin in range(0, len(subjects), _AT_ONCE):
            found += await self._batch(multi_last=subjects[begin : begin + _AT_ONCE])
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

    # ---- asking

    async def ask(self, verb: str, **fields: object) -> Json | None:
        """What the stream's leader says; None where there is no such thing. Raises Refused, Silent after a while.

        Where the stream itself is gone nobody knows what was in it: a silence, unless the question is about the stream.
        """
        end = time.monotonic() + _PATIENCE
        while True:
            try:
                return await self._once(f"$JS.API.{verb}.{self.name}", json.dumps(fields).encode(), {})
            except _NotThere:
                return None
            except StreamTimeout as error:
                if isinstance(error, _NoStream) and verb in _OF_STREAMS:
                    return None
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(_BREATH)

    async def _command(self, verb: str, **fields: object) -> None:
        if await self.ask(verb, **fields) is None:
            raise StreamFull(f"There is no stream {self.name}.")

    async def _once(self, subject: str, data: bytes, headers: Headers) -> Json:
        try:
            answer = await self._line.request(subject, data, timeout=_ANSWER, headers=dict(headers) or None)
        except _UNANSWERED as error:
            raise StreamTimeout(str(error)) from error
        found: Json = json.loads(answer.data)
        if "error" in found:
            raise _of(found["error"])
        return found

    async def _batch(self, **fields: object) -> list[StreamMessage]:
        """What any member of the cluster says, the nearest first."""
        end = time.monotonic() + _PATIENCE
        while True:
            try:
                return await self._batch_once(json.dumps({"batch": _AT_ONCE, **fields}).encode())
            except _UNANSWERED as error:
                if time.monotonic() > end:
                    raise StreamTimeout(str(error)) from error
                await asyncio.sleep(_BREATH)

    async def _batch_once(self, data: bytes) -> list[StreamMessage]:
        found: list[StreamMessage] = []
        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def take(message: Msg) -> None:
            status = (message.headers or {}).get("Status")
            if status is None:
                found.append(_directly_stored(message))
            elif ended.done():
                pass
            elif status in _ENDS:
                ended.set_result(None)
            else:
                ended.set_exception(NoRespondersError())

        inbox = self._line.new_inbox()
        answers = await self._line.subscribe(inbox, cb=take)
        try:
            await self._line.publish(f"$JS.API.DIRECT.GET.{self.name}", data, reply=inbox)
            async with asyncio.timeout(_BATCH):
                await ended
            return found
        finally:
            await answers.unsubscribe()


class _NotThere(Exception):
    """There is no such message."""


class _NoStream(StreamTimeout):
    """There is no such stream."""


def _of(error: Json) -> Exception:
    code, kind = error.get("err_code"), error.get("code")
    text = str(error.get("description", ""))
    if code in _OTHER_LAST:
        return SequenceConflict(text)
    if code == _NO_STREAM:
        return _NoStream(text)
    if code in _UNAVAILABLE:
        return StreamTimeout(text)
    return _NotThere(text) if kind == _NOT_FOUND else StreamFull(text)


def _stored(message: Json) -> StreamMessage:
    raw = b64decode(message.get("hdrs", "")).decode()
    lines = (line.partition(":") for line in raw.splitlines()[1:])
    headers = {name.strip(): value.strip() for name, _, value in lines if name}
    text = b64decode(message.get("data", "")).decode()
    return StreamMessage(message["subject"], int(message["seq"]), text, _seconds(message["time"]), headers)


def _directly_stored(message: Msg) -> StreamMessage:
    headers: Mapping[str, str] = message.headers or {}
    return StreamMessage(
        headers["Nats-Subject"],
        int(headers["Nats-Sequence"]),
        message.data.decode(),
        _seconds(headers["Nats-Time-Stamp"]),
        headers,
    )


def _seconds(moment: str) -> float:
    return datetime.fromisoformat(moment).timestamp()


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
