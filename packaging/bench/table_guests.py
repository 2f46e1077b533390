"""Many people's programs in one process: they sit down at tables of a server, play what is legal, and count.

Run by `bench.people` as `python -m bench.table_guests PORT`; says "warm", "seated", "playing" and "played", waits
for a line on its standard input after each, and ends with one line of JSON.
"""

import asyncio
import json
import random
import secrets
import ssl
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from time import perf_counter
from typing import Any, cast

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

from bench.figures import percentile
from cardtable.core.wire.game_codec import GameCodec
from cardtable.games import discover
from cardtable.host.commit_reveal import commitment_of
from cardtable.host.room_requests import ArrangeRequest, FromSeat
from cardtable.host.room_types import PROTOCOL, HouseRules
from cardtable.net.message_codec import encode_message
from cardtable.net.transport.tls import PING

TABLES, SEATS, SECONDS = 200, 4, 60
WARMING = 8  # seconds before, in which one table of each game is played at, so that all code is there
CUTTING = 15  # seconds more, in which lines are cut
GAMES = ("hearts", "canasta", "svoi_kozyri")
PAUSE = (0.5, 1.5)  # seconds that somebody thinks
CUTS_PER_SECOND = 4
ABNORMAL = 1006  # no close frame came
AT_ONCE = 30  # lines that are being opened: a server has room for few that have said nothing yet
SUBPROTOCOL = cast("Subprotocol", "cardtable.1")
HOUSE = HouseRules(findable=False)

CHOICES = 50  # of the legal actions

Message = dict[str, Any]
QUIET: Message = {"events": []}  # what an update says is not of interest here


@dataclass(slots=True)
class Counts:
    """What all guests have seen."""

    actions: int = 0
    refused: dict[str, int] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)  # seconds from an action to its news
    returns: list[float] = field(default_factory=list)  # seconds from a cut line to the news after it


class Guest:
    """One person's program: it knows what the wire tells it, and plays a legal action at random."""

    def __init__(self, port: int, number: int, counts: Counts, pause: tuple[float, float] = PAUSE) -> None:
        self.port = port
        self.number = number
        self.counts = counts
        self.pause = pause
        self.line: ClientConnection | None = None
        self.table, self.key, self.invitation = "", "", ""
        self.secret = ""
        self.rev = 0
        self.seat = 0
        self.have, self.tag = -1, ""
        self.deal = 0
        self.doing: tuple[int, float] | None = None  # the action that is unanswered, and since when
        self.last = 0
        self.share = ""
        self.shares: dict[int, str] = {}  # by deal: after a lost line the same one is asked for again
        self.seated, self.dealt, self.back = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.wanted_seat: int | None = None
        self.chance = random.Random(number)
        self.turn: list[int] = []
        self.wire: GameCodec[Any] | None = None
        self.rules: Any = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.stops = False

    async def come(self) -> None:
        """Connect, from an address of this guest's own among those of the loopback, and say hello."""
        self.line = await connect(
            f"wss://127.0.0.1:{self.port}/cardtable",
            ssl=_trusting(),
            server_hostname="",
            local_addr=(f"127.0.{1 + self.number // 200}.{1 + self.number % 200}", 0),
            subprotocols=[SUBPROTOCOL],
            compression=None,
            proxy=None,
            close_timeout=1,
            ping_interval=PING,
        )
        games = {game.id: game.version for game in discover().values()}
        await self.say(
            t="hello", protocol=PROTOCOL, program="bench", games=games, name=f"Guest {self.number}",
            portrait=self.number % 12, table=self.table, secret=self.secret, key=self.key,
            have=self.have, tag=self.tag, opened=self.deal, wants=[],
        )  # fmt: skip

    async def say(self, **message: object) -> None:
        """Send a message."""
        assert self.line is not None
        await self.line.send(json.dumps(message))

    async def tell(self, message: FromSeat) -> None:
        """Send a message as people's programs write it."""
        assert self.line is not None
        await self.line.send(encode_message(message))

    async def listen(self) -> None:
        """Hear everything until this guest stops; a cut line is made anew."""
        while not self.stops:
            assert self.line is not None
            with suppress(ConnectionClosed):
                async for text in self.line:
                    await self.hear(json.loads(text))
            if not self.stops:
                await self.come_back(self.line.close_code)

    async def come_back(self, code: int | None) -> None:
        """Only after a line that was cut: whoever is sent away has met an error."""
        if code != ABNORMAL:
            self.counts.errors.append(f"closed with {code}")
            self.stops = True
            return
        began = perf_counter()
        self.back.clear()
        await self.come()
        waiting = asyncio.create_task(self.back.wait())
        waiting.add_done_callback(lambda _: self.counts.returns.append(perf_counter() - began))

    async def hear(self, message: Message) -> None:
        """A message has come."""
        match message["t"]:
            case "welcome":
                self.table, self.key, self.invitation = message["table"], message["key"], message["invitation"]
                self.secret = ""
            case "table":
                await self.see_table(message)
            case "seal":
                await self.commit(message)
            case "sealed":
                if self.share:
                    await self.say(t="share", deal=message["deal"], share=self.share)
            case "opened":
                self.deal = message["deal"]
            case "news":
                self.take_news(message)
            case "no":
                self.counts.refused[message["code"]] = self.counts.refused.get(message["code"], 0) + 1
                if message["to"] == "do":
                    self.doing = None
            case "gone":
                self.counts.errors.append(f"gone {message['code']}")

    async def see_table(self, message: Message) -> None:
        """What is played, and where this guest sits."""
        self.rev = message["rev"]
        if message["stage"] != "lobby" and self.wire is None:
            game = discover()[message["game"]]
            options, _ = game.options.load(message["options"])
            self.wire = GameCodec(game, options, SEATS, frozenset())
            self.rules = game.rules(options, SEATS)
        if message["you"] is not None:
            self.seat = message["you"]
            self.seated.set()

    async def commit(self, message: Message) -> None:
        """Contribute to the seed of a deal."""
        who = f"seat {self.seat}"
        self.share = self.shares.setdefault(message["deal"], secrets.token_hex(16)) if who in message["who"] else ""
        if self.share:
            commitment = commitment_of(self.table, message["deal"], who, self.share)
            await self.say(t="commit", deal=message["deal"], hash=commitment)

    def take_news(self, message: Message) -> None:
        """Think about the next action, if there is one."""
        self.have, self.tag = message["n"], message["tag"]
        self.dealt.set()
        self.back.set()
        if self.doing is not None and message.get("mine") == self.doing[0]:
            self.counts.actions += 1
            self.counts.answers.append(perf_counter() - self.doing[1])
            self.doing = None
        update = message["update"]
        for event in update.get("heard", update["events"]):
            if event[0] == "turn":
                self.turn = event[1]
        if self.seat in self.turn and not self.stops:
            act = asyncio.create_task(self.act(update))
            self.tasks.add(act)
            act.add_done_callback(self.tasks.discard)

    async def act(self, update: Message) -> None:
        """After a while of thinking, if nothing has happened meanwhile."""
        have = self.have
        await asyncio.sleep(self.chance.uniform(*self.pause))
        if have != self.have or self.doing is not None or self.stops or self.wire is None:
            return
        view = self.wire.read_update({name: update[name] for name in ("seat", "v", "deal", "zones", "public")} | QUIET)
        if self.seat not in self.rules.actors(view[0].view.public):
            return
        action = self.chance.choice(list(islice(self.rules.legal(view[0].view), CHOICES)))
        self.last += 1
        self.doing = (self.last, perf_counter())
        try:
            await self.say(t="do", id=self.last, v=update["v"], action=self.wire.write_action(action))
        except ConnectionClosed:
            self.doing = None

    def cut(self) -> None:
        """The line is cut without a word."""
        self.doing = None
        if self.line is not None:
            self.line.transport.abort()


def _trusting() -> ssl.SSLContext:
    return _CONTEXT


_CONTEXT = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
_CONTEXT.check_hostname = False
_CONTEXT.verify_mode = ssl.CERT_NONE


def tables_of(guests: list[Guest]) -> Iterator[list[Guest]]:
    """Those that sit together."""
    for first in range(0, len(guests), SEATS):
        yield guests[first : first + SEATS]


async def sit_down(guests: list[Guest], game: str, gate: asyncio.Semaphore) -> None:
    """The first of them opens a table, the others come by its invitation."""
    from cardtable.net.invitation import read_invitation

    host, *others = guests
    async with gate:
        await join(host)
    invitation = read_invitation(host.invitation)
    definition = discover()[game]
    options = definition.options().save()
    await host.tell(ArrangeRequest(game, SEATS, options, HOUSE))
    for guest in others:
        guest.table, guest.secret = invitation.table, invitation.secret
        async with gate:
            await join(guest)
    for seat, guest in enumerate(guests):
        await guest.say(t="sit", seat=seat)
    for guest in guests:
        await guest.seated.wait()


async def join(guest: Guest) -> None:
    """Come in, and be welcome."""
    await guest.come()
    guest.tasks.add(asyncio.create_task(guest.listen()))
    while not guest.key:
        await asyncio.sleep(0.01)


async def start(guests: list[Guest]) -> None:
    """All are ready, by the newest rules."""
    for guest in guests[1:]:
        await guest.say(t="ready", ready=True, rev=guest.rev)
    await guests[0].say(t="ready", ready=True, rev=guests[0].rev)
    await asyncio.sleep(0.5)
    await guests[0].say(t="start", rev=guests[0].rev)
    for guest in guests:
        await guest.dealt.wait()


async def _told() -> None:
    """Whoever measures has looked."""
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)


async def run(port: int, tables: int, seconds: int) -> Message:
    """Sit down, play, and say what was seen."""
    counts = Counts()
    guests = [Guest(port, number, counts) for number in range(tables * SEATS)]
    together = list(tables_of(guests))
    first, others = together[: len(GAMES)], together[len(GAMES) :]
    gate = asyncio.Semaphore(AT_ONCE)
    async with asyncio.timeout(60 + tables):
        await asyncio.gather(*(sit_down(some, GAMES[at % len(GAMES)], gate) for at, some in enumerate(first)))
        await asyncio.gather(*map(start, first))
        await asyncio.sleep(WARMING)
        print("warm", flush=True)
        await _told()
        await asyncio.gather(*(sit_down(some, GAMES[at % len(GAMES)], gate) for at, some in enumerate(others)))
        print("seated", flush=True)
        await _told()
        await asyncio.gather(*map(start, others))
    print("playing", flush=True)
    await _told()
    before = counts.actions
    await asyncio.sleep(seconds)
    played = counts.actions - before
    print("played", flush=True)
    await _told()
    end = perf_counter() + CUTTING
    chance = random.Random(0)
    while perf_counter() < end:
        await asyncio.sleep(1 / CUTS_PER_SECOND)
        chance.choice(guests).cut()
    for guest in guests:
        guest.stops = True
    await asyncio.gather(*(guest.line.close() for guest in guests if guest.line is not None))
    return {
        "actions": played,
        "refused": counts.refused,
        "errors": counts.errors[:5],
        "error_count": len(counts.errors),
        "answer_p50": percentile(counts.answers or [0.0], 0.5),
        "answer_p99": percentile(counts.answers or [0.0], 0.99),
        "return_p50": percentile(counts.returns or [0.0], 0.5),
        "return_p99": percentile(counts.returns or [0.0], 0.99),
        "returns": len(counts.returns),
    }


if __name__ == "__main__":
    tables, seconds = (int(sys.argv[2]), int(sys.argv[3])) if len(sys.argv) > 3 else (TABLES, SECONDS)
    print(json.dumps(asyncio.run(run(int(sys.argv[1]), tables, seconds))), flush=True)
