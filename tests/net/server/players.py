"""People's programs that play by themselves over real lines, and remember everything that they are shown."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from itertools import islice
from typing import Any

import pytest
from websockets.asyncio.client import connect

from cardtable.core.events import CardsMoved, Event, HandScored
from cardtable.core.rules import AnyGame
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.room_messages import (
    FromTable,
    ProposalMessage,
    RefusalMessage,
    RoomInfo,
    UpdateMessage,
    WelcomeMessage,
)
from cardtable.host.room_requests import FromSeat, HelloRequest, ReadyRequest, SitRequest, StartRequest
from cardtable.net.agent.reconnecting_connection import ReconnectingConnection
from cardtable.net.agent_messages import ConnectionChanged, ConnectionState, UpdateReceived
from cardtable.net.invitation import Invitation, read_invitation
from cardtable.net.message_codec import RoomMessageReader
from cardtable.net.resumption import ResumptionState
from cardtable.net.room_client import RoomClient
from cardtable.net.transport import tls
from cardtable.net.transport.peer_endpoint import PeerDialer
from cardtable.net.transport.tls import Destination
from tests.known_sentences import known_sentences
from tests.net.server.hall import hello

GAMES = discover()
_FROM: ContextVar[str] = ContextVar("address that a line is made from", default="127.0.0.1")


def each_from_an_address_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines of players come from the address that `play_from` has given to their task: the loopback has millions."""

    def from_there(*arguments: Any, **more: Any) -> connect:
        return connect(*arguments, local_addr=(_FROM.get(), 0), **more)

    monkeypatch.setattr(tls, "connect", from_there)


class Player:
    """Comes to a table, and acts there whenever it may: at random, after `pause` seconds."""

    def __init__(self, destination: Destination, hello: HelloRequest, number: int, pause: Callable[[], float]) -> None:
        self._number = number
        self._pause = pause
        self._chance = random.Random(number)
        self._participant = RoomClient(GAMES, known_sentences(), lambda _what: secrets.token_hex(16))
        self._client = ReconnectingConnection(
            destination,
            ResumptionState(hello, self._chance.random),
            RoomMessageReader(known_sentences()),
            self._heard,
            self._changed,
            PeerDialer(),
        )
        self._tasks: set[asyncio.Task[None]] = set()
        self._something = asyncio.Event()
        self._rules: Any = None
        self.game: AnyGame | None = None
        self.welcome: WelcomeMessage | None = None
        self.info: RoomInfo | None = None
        self.view: View[Any] | None = None
        self.n = 0
        self.streams: dict[int, list[Event]] = {}  # of each deal, what this seat was shown, in order
        self.jumps = 0
        self.live = False
        self.plays = True
        self.refused: list[str] = []
        self.ended: object = None
        self.lost_by: object = None
        self.asked: ProposalMessage | None = None
        self.sent: list[str] = []  # every action, once
        self.mine: dict[int, str] = {}  # of entries that were confirmed as this player's: what was done
        self.tags: dict[int, str] = {}  # of every entry that was shown
        self.shown: list[tuple[float, int, int]] = []  # when, up to which entry, over the how manieth line
        self.lines = 0
        self.lost_at: list[float] = []

    def come(self) -> None:
        """Begin to make a line."""
        _FROM.set(f"127.0.{1 + self._number // 200}.{1 + self._number % 200}")
        self._start(self._client.run())

    def say(self, message: FromSeat) -> None:
        """What a person would press."""
        self._client.send(message)

    def try_now(self) -> None:
        """Press the button beside a lost line."""
        self._client.retry_now()

    async def until(self, is_so: Callable[[Player], bool]) -> None:
        """Wait for something that this player is told."""
        while not is_so(self):
            self._something.clear()
            await self._something.wait()

    @property
    def server(self) -> str:
        """The address at which this player's line ends; "" where there is none."""
        line = self._client._connection
        return "" if line is None or line.remote_address is None else str(line.remote_address[0])

    def act_once(self) -> None:
        """Do something that is legal now."""
        assert self.view is not None
        action = self._chance.choice(list(islice(self._rules.legal(self.view), 50)))
        text = self._participant.encode_action(action)
        self.sent.append(text)
        self._client.submit(text, self.view.version)

    async def go(self) -> None:
        """Leave."""
        self.plays = False
        await self._client.leave()
        self.vanish()

    def vanish(self) -> None:
        """As if the computer were switched off."""
        for task in self._tasks:
            task.cancel()

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _changed(self, change: ConnectionChanged) -> None:
        self.live = change.state is ConnectionState.LIVE
        if change.state is ConnectionState.LOST:
            self._participant.on_lost()
            self.lost_by = change.reason
            self.lost_at.append(time.monotonic())
        if change.state is ConnectionState.ENDED:
            self.ended = change.reason or True
        self._something.set()

    def _heard(self, message: FromTable) -> None:
        response = self._participant.on_message(message)
        for answer in response.send:
            self._client.send(answer)
        match message:
            case WelcomeMessage():
                self.welcome = message
                self.lines += 1
            case UpdateMessage():
                self._note(message)
            case RoomInfo():
                self._see(message)
            case ProposalMessage():
                self.asked = message
            case RefusalMessage():
                self.refused.append(message.code)
        for shown in response.show:
            if isinstance(shown, UpdateReceived):
                self._told(shown)
        self._something.set()

    def _note(self, news: UpdateMessage) -> None:
        self.tags[news.n] = news.tag
        self.shown.append((time.monotonic(), news.n, self.lines))
        if news.mine is not None:
            self.mine[news.n] = self.sent[news.mine - 1]

    def _see(self, info: RoomInfo) -> None:
        self.info = info
        self.game = GAMES[info.game]
        options, _ = self.game.options.load(info.options)
        self._rules = self.game.rules(options, len(info.seats))

    def _told(self, told: UpdateReceived) -> None:
        update = told.update
        self.view, self.n = update.view, told.n
        if update.heard is not None:
            self.jumps += 1
            self.streams[told.deal] = list(update.heard)
        else:
            self._follow(told.deal, update.events)
        if self.plays and self._is_to_act():
            self._start(self._act(update.view))

    def _follow(self, deal: int, events: Iterable[Event]) -> None:
        """What came while the line was lost may begin with the end of the deal before."""
        rest = list(events)
        if deal - 1 in self.streams and deal not in self.streams:
            end = first_of_next_deal(rest)
            self.streams[deal - 1] += rest[:end]
            rest = rest[end:]
        self.streams.setdefault(deal, []).extend(rest)

    def _is_to_act(self) -> bool:
        assert self.view is not None
        return self.view.seat is not None and self.view.seat in self._rules.actors(self.view.public)

    async def _act(self, view: View[Any]) -> None:
        await asyncio.sleep(self._pause())
        if view is self.view and self.plays and not self._client.refusal:
            self.act_once()


def first_of_next_deal(events: list[Event]) -> int:
    """A deal begins with the first cards that leave the pack after the count."""
    counted = False
    for place, event in enumerate(events):
        if isinstance(event, HandScored):
            counted = True
        elif counted and isinstance(event, CardsMoved) and event.source.kind == "deck":
            return place
    return 0 if not counted else len(events)


def at(invitation: Invitation) -> Destination:
    return Destination(invitation.addresses, invitation.port, invitation.fingerprint)


async def two_starting(
    server: Destination, number: int = 0, pause: float = 0.3, plays: bool = True, secret: str = ""
) -> tuple[Player, Player]:
    """Two people at a table of Hearts for four, the first of whom has opened it; computers have the other seats."""
    host = Player(server, hello(secret=secret), 2 * number, lambda: pause)
    host.come()
    await host.until(lambda one: one.info is not None)
    assert host.welcome is not None
    way = read_invitation(host.welcome.invitation)
    other = Player(server, hello(way.table, way.secret, name="Ravi"), 2 * number + 1, lambda: pause)
    other.come()
    await other.until(lambda one: one.info is not None)
    host.plays = other.plays = plays
    other.say(SitRequest(Seat(1)))
    other.say(ReadyRequest(True, revision(other)))
    other.say(
        StartRequest(revision(other))
    )  # the refusal comes at once, and then the table knows that all the rest is done
    await other.until(lambda one: one.refused == ["not-host"])
    other.refused.clear()
    host.say(SitRequest(Seat(0)))
    host.say(ReadyRequest(True, revision(host)))
    host.say(StartRequest(revision(host)))
    return host, other


async def two_seated(
    server: Destination, number: int = 0, pause: float = 0.3, plays: bool = True, secret: str = ""
) -> tuple[Player, Player]:
    """The same, once cards have been dealt; `secret`: for opening tables, where not everybody may."""
    both = await two_starting(server, number, pause, plays, secret)
    for player in both:
        await player.until(lambda one: one.view is not None)
    return both


def revision(player: Player) -> int:
    assert player.info is not None
    return player.info.rev
