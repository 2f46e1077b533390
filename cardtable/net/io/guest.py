"""A person at somebody else's table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cardtable.host import from_seat, messages
from cardtable.host.from_table import FromTable, RefusalMessage
from cardtable.net.agent_talk import ConnectionChanged, ConnectionProblem, ConnectionState, FromAgent
from cardtable.net.follower import ResumptionState
from cardtable.net.io.attendance import RoomClientRunner
from cardtable.net.io.client import ReconnectingConnection
from cardtable.net.io.pinned_line import Destination
from cardtable.net.table_reader import RoomMessageReader


class RemoteRoom:
    """Joins a client's line with what this computer does at the table."""

    def __init__(
        self,
        destination: Destination,
        follower: ResumptionState,
        reader: RoomMessageReader,
        attendance: RoomClientRunner,
        tell: Callable[[FromAgent], None],
    ) -> None:
        self._attendance = attendance
        self._tell = tell
        self._client = ReconnectingConnection(destination, follower, reader, self._heard, self._changed)
        self._running = asyncio.create_task(self._client.run())
        self._running.add_done_callback(self._broke)

    def do(self, do: messages.SubmitAction) -> None:
        """The person acts."""
        refusal = self._client.refusal
        if refusal:
            self._tell(RefusalMessage("do", do.id, refusal))
        else:
            self._client.do(self._attendance.text_of(do.action), do.version)

    def say(self, message: from_seat.FromSeat) -> None:
        """The person says anything else."""
        self._client.send(message)

    def try_now(self) -> None:
        """Do not wait any longer for the line."""
        self._client.try_now()

    def copied(self) -> None:
        """Nobody but its host lets others into a table."""

    def ask_router(self) -> None:
        """A router lets people in to its own house."""

    def moved(self) -> None:
        """In another network a lost line may be had again at once."""
        self._client.try_now()

    async def leave(self) -> None:
        """Say goodbye; the key stays good."""
        await self._client.leave()
        await self._end()

    async def close(self) -> None:
        """The program ends, the person stays at the table: away."""
        await self._end()

    async def _end(self) -> None:
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)

    def _broke(self, running: asyncio.Task[None]) -> None:
        """An error of this program must not look like a line that may come back."""
        if not running.cancelled() and running.exception() is not None:
            self._changed(ConnectionChanged(ConnectionState.ENDED, ConnectionProblem.FAULT))

    def _heard(self, message: FromTable) -> None:
        for answer in self._attendance.heard(message):
            self._client.send(answer)

    def _changed(self, change: ConnectionChanged) -> None:
        if change.state is ConnectionState.LOST:
            self._attendance.lost()
        if change.state is ConnectionState.ENDED:
            self._attendance.ended(change.reason)
        self._tell(change)
