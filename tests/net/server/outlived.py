"""Servers and NATS under tables of random players: what happens to them, how long play stands still, what is checked.

`tests/outlive.py` runs it long and large, `tests/net/server/test_several_servers.py` short and small.
"""

from __future__ import annotations

import asyncio
import enum
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.room.match_projection import restore_projection
from cardtable.host.room.room_effects import RoomLogEntry, RoomLogEntryKind
from cardtable.host.room.room_log_entries import read_do
from cardtable.host.room_types import RoomStage
from cardtable.net.invitation import Invitation
from cardtable.net.server.cluster.jetstream import JetStream
from cardtable.net.server.cluster.nats_store import STREAM
from cardtable.net.transport.tls import Destination
from tests.net.server.players import Player, at, two_seated
from tests.net.server.shared_stores import line, open_shared

ASLEEP = 12.0  # seconds: longer than a lease
PLAYED = 3.0  # seconds between two incidents
_LONGEST = 60.0  # seconds until play must go on
_LOOK = 0.05  # seconds
_LEAST = 3  # entries by which a table has to go on before it counts as playing again
_STILL = 2.0  # seconds without anything new, after which all is told


class Incident(enum.Enum):
    """What happens to a server that runs tables, or to the NATS server that leads the stream."""

    SERVER_KILLED = "server killed"
    SERVER_STOPPED = "server stopped in order"
    SERVER_ASLEEP = "server asleep, then awake"
    LEADER_KILLED = "stream leader killed"
    LEADER_ASLEEP = "stream leader asleep, then awake"


OF_SERVERS = (Incident.SERVER_KILLED, Incident.SERVER_STOPPED, Incident.SERVER_ASLEEP)


@dataclass(frozen=True)
class Stop:
    """How long each table that was concerned stood still: seconds until somebody saw it again, and until play went on.

    A server that stops in order hands its tables over one by one: there they count from when people were sent away.
    Where lines stay, as with NATS, the longest pause between two things that were shown is both.
    """

    incident: Incident
    seen: tuple[float, ...]
    played: tuple[float, ...]


@dataclass(frozen=True)
class Found:
    """What was compared at the end; every difference would have raised AssertionError."""

    tables: int
    seats: int
    entries: int
    confirmed: int  # actions of players
    events: int  # that they were shown
    jumps: int
    refused: int


class Machine(Protocol):
    """A process or a container that things happen to; `address`: where a server listens, NATS as --store wants it."""

    @property
    def address(self) -> str: ...
    def start(self) -> None: ...
    def kill(self) -> None: ...
    def pause(self) -> None: ...
    def wake(self) -> None: ...


class ServerMachine(Machine, Protocol):
    """A server; `stop` gives its status."""

    @property
    def invitation(self) -> Invitation | None: ...
    def stop(self) -> int: ...


class NatsMachine(Machine, Protocol):
    """A NATS server; `wait`: until it listens."""

    @property
    def name(self) -> str: ...
    def wait(self) -> None: ...


@dataclass(frozen=True)
class Arena:
    """What things happen to."""

    servers: tuple[ServerMachine, ServerMachine]
    nats: Sequence[NatsMachine]
    copies: int

    @property
    def store(self) -> str:
        """As --store wants it."""
        return ",".join(server.address for server in self.nats)

    def place(self, number: int) -> tuple[Destination, str]:
        """Where a table is opened, and the secret for that: at both servers in turn, with the other one behind it."""
        invitation = self.servers[number % 2].invitation
        assert invitation is not None
        return at(invitation), invitation.secret

    async def leader(self) -> NatsMachine:
        """The NATS server that leads the stream."""
        async with line(self.store) as own:
            info = await JetStream(own, STREAM).ask("STREAM.INFO")
        assert info is not None
        return next(server for server in self.nats if server.name == info["cluster"]["leader"])

    async def logs(self) -> Mapping[str, Sequence[RoomLogEntry]]:
        """All that is kept."""
        async with open_shared(self.store, self.copies) as store:
            return {kept.room_id: (await store.read(kept.room_id)).entries for kept in await store.rooms()}


Table = tuple[Player, Player]


async def outlive(
    arena: Arena, tables: int, incidents: Sequence[Incident], told: Callable[[Stop], None]
) -> tuple[list[Stop], Found]:
    """Let people play while one thing after another happens; then compare all that they saw with the logs."""
    places = map(arena.place, range(tables))
    seated = [await two_seated(where, number, 0.2, secret=secret) for number, (where, secret) in enumerate(places)]
    stops = []
    for incident in incidents:
        await asyncio.sleep(PLAYED)
        stops.append(await _happens(incident, arena, seated))
        told(stops[-1])
    players = [player for table in seated for player in table]
    await _quiet(players)
    for player in players:
        player.vanish()  # else somebody could be shown what was not in the log yet when it was read
    return stops, compare(players, await arena.logs())


async def _happens(incident: Incident, arena: Arena, tables: Sequence[Table]) -> Stop:
    if incident in OF_SERVERS:
        return await _to_a_server(incident, arena, tables)
    leader = await arena.leader()
    before = _Moment([table for table in tables if not _is_over(table)])
    if incident is Incident.LEADER_KILLED:
        leader.kill()
    else:
        leader.pause()
    await asyncio.sleep(ASLEEP)
    await before.until(lambda table: _position(table) >= before.n[table] + _LEAST)
    if incident is Incident.LEADER_KILLED:
        leader.start()
        await asyncio.to_thread(leader.wait)
    else:
        leader.wake()
    pauses = tuple(before.longest_pause(table) for table in before.tables if not _is_over(table))
    return Stop(incident, pauses, pauses)


async def _to_a_server(incident: Incident, arena: Arena, tables: Sequence[Table]) -> Stop:
    """To the one that runs more tables; they must go on at the other one."""
    victim = max(arena.servers, key=lambda server: sum(table[0].server == server.address for table in tables))
    concerned = [table for table in tables if table[0].server == victim.address and not _is_over(table)]
    before = _Moment(concerned, by_turns=incident is Incident.SERVER_STOPPED)
    match incident:
        case Incident.SERVER_KILLED:
            victim.kill()
        case Incident.SERVER_STOPPED:
            assert await asyncio.to_thread(victim.stop) == 0
        case _:
            victim.pause()
    await before.until(lambda table: before.went_on(table, 1) is not None)
    if incident is Incident.SERVER_ASLEEP:
        await asyncio.sleep(max(0.0, ASLEEP - (time.monotonic() - before.began)))
        victim.wake()
    else:
        await asyncio.to_thread(victim.start)
    seen, played = zip(*(before.both(table) for table in concerned if not _is_over(table)), strict=True)
    return Stop(incident, seen, played)


class _Moment:
    """How the tables stood when something happened to them."""

    def __init__(self, tables: Sequence[Table], *, by_turns: bool = False) -> None:
        self.began = time.monotonic()
        self.by_turns = by_turns
        self.tables = tables
        self.n = {table: _position(table) for table in tables}
        self._lines = {player: player.lines for table in tables for player in table}

    async def until(self, is_so: Callable[[Table], bool]) -> None:
        """Of each table, unless its match ends just then."""
        async with asyncio.timeout(_LONGEST):
            while not all(is_so(table) or _is_over(table) for table in self.tables):
                await asyncio.sleep(_LOOK)

    def went_on(self, table: Table, place: int) -> float | None:
        """Seconds until somebody was shown the table over a new line (place 0), and until something new there (1)."""
        lists = ([when for when, _, line in one.shown if line > self._lines[one]] for one in table)
        moments = [list_[place] for list_ in lists if len(list_) > place]
        lost = [when for one in table for when in one.lost_at if when > self.began]
        since = min(lost, default=self.began) if self.by_turns else self.began
        return min(moments) - since if moments else None

    def both(self, table: Table) -> tuple[float, float]:
        """The two moments at which it went on."""
        seen, played = (self.went_on(table, place) for place in (0, 1))
        assert seen is not None
        assert played is not None
        return seen, played

    def longest_pause(self, table: Table) -> float:
        """Seconds between two things that were shown, since then."""
        moments = sorted({when for player in table for when, _, _ in player.shown if when > self.began})
        return max(later - earlier for earlier, later in zip([self.began, *moments], moments, strict=False))


def _is_over(table: Table) -> bool:
    """Whether the match is, and nothing more will happen."""
    return all(player.info is not None and player.info.stage is RoomStage.OVER for player in table)


def _position(table: Table) -> int:
    return max(player.n for player in table)


async def _quiet(players: Sequence[Player]) -> None:
    """Until everybody has a line, and nothing has happened for a while."""
    for player in players:
        player.plays = False
    last: list[int] = []
    async with asyncio.timeout(_LONGEST):
        while (now := [player.n for player in players]) != last or not all(player.live for player in players):
            last = now
            await asyncio.sleep(_STILL)


def compare(players: Sequence[Player], logs: Mapping[str, Sequence[RoomLogEntry]]) -> Found:
    """No confirmed action is lost, changed or done twice, and every stream is that of a line that was never lost."""
    for player in players:
        assert player.welcome is not None
        entries = logs[player.welcome.table]
        tags = {entry.n: entry.tag for entry in entries}
        where = f"table {player.welcome.table}, seat {_seat(player)}, up to entry {player.n} of {len(entries)}"
        assert player.tags.items() <= tags.items(), f"{where}: entries {sorted(player.tags.items() - tags.items())}"
        _compare_actions(player, entries, where)
        told = [event for deal in sorted(player.streams) for event in player.streams[deal]]
        expected = _replayed(player, entries)
        other = next((at for at, both in enumerate(zip(told, expected, strict=False)) if both[0] != both[1]), None)
        assert told == expected, f"{where}: {len(told)} and {len(expected)} events, other from {other}"
    return Found(
        tables=len({player.welcome.table for player in players if player.welcome is not None}),
        seats=len(players),
        entries=sum(map(len, logs.values())),
        confirmed=sum(len(player.mine) for player in players),
        events=sum(len(events) for player in players for events in player.streams.values()),
        jumps=sum(player.jumps for player in players),
        refused=sum(len(player.refused) for player in players),
    )


def _compare_actions(player: Player, entries: Sequence[RoomLogEntry], where: str) -> None:
    """Each that was confirmed stands where it was said to, and each that stands there was sent, in this order, once."""
    done = [
        (entry.n, read_do(entry.rest)[1])
        for entry in entries
        if entry.kind is RoomLogEntryKind.DO and read_do(entry.rest)[0] == _seat(player)
    ]
    lost = player.mine.items() - dict(done).items()
    assert not lost, f"{where}: confirmed and not in the log {sorted(lost)}"
    sent = iter(player.sent)
    assert all(text in sent for _, text in done), f"{where}: sent {player.sent}, in the log {done}"


def _replayed(player: Player, entries: Sequence[RoomLogEntry]) -> list[object]:
    """Everything that the seat would have been shown, entry by entry."""
    course = restore_projection(entries[:1], discover())
    shown: list[object] = []
    for entry in entries[1 : player.n]:
        events = course.apply(entry)
        if course.match is not None:
            shown += course.session.seen_by(_seat(player), events)
    return shown


def _seat(player: Player) -> Seat:
    assert player.info is not None
    assert player.info.you is not None
    return player.info.you
