"""A table for people with its company in memory: programs that believe only what they are told, a log, a clock.

All that is said goes over the wire's own text. A second course is made of the log alone: what the log lacks shows.
"""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import islice
from typing import Any, TypeVar

from cardtable.core.events import CardsMoved, Event, HandScored, MatchEnded
from cardtable.core.rules import AnyGame
from cardtable.core.session import Update
from cardtable.core.views import View
from cardtable.core.wire.game_codec import GameCodec
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.commit_reveal import DealVerifier, PresenceTracker, VerificationResult
from cardtable.host.host_messages import (
    AppendEntry,
    AskPlayer,
    CancelQuestions,
    RulesFault,
    SendTo,
    SetTimer,
)
from cardtable.host.room.match_projection import MatchProjection, restore_projection
from cardtable.host.room.room import Room
from cardtable.host.room.room_effects import (
    AccessDigests,
    CloseConnection,
    Effect,
    PassivateRoom,
    RoomClosed,
    RoomLogEntry,
    RoomLogEntryKind,
    RoomReopened,
)
from cardtable.host.room_messages import (
    ClosingMessage,
    CommitCall,
    CommitmentsMessage,
    FromTable,
    ProposalMessage,
    ProposalResult,
    RefusalMessage,
    RevealMessage,
    RoomInfo,
    UpdateMessage,
    WelcomeMessage,
)
from cardtable.host.room_requests import (
    ArrangeRequest,
    FromSeat,
    HelloRequest,
    ReadyRequest,
    SitRequest,
    StartRequest,
    VoteRequest,
)
from cardtable.host.room_types import PROTOCOL, DisconnectCode, HouseRules, RoomStage
from cardtable.net.message_codec import RoomMessageReader, decode_request, encode_message
from cardtable.net.resumption import ResumptionState
from tests.known_sentences import known_sentences

GAMES: Mapping[str, AnyGame] = discover()
TABLE, SECRET = "4f2c9a17", "9b1d7c40e2a85f36"

M = TypeVar("M")


class Entropy:
    """Digits that are all different, and the same in every run."""

    def __init__(self) -> None:
        self.given: list[str] = []

    def __call__(self, digits: int) -> str:
        number = (len(self.given) + 1) * 0x9E3779B97F4A7C15F39CC0605CEDC835
        self.given.append(f"{number % 16**digits:0{digits}x}")
        return self.given[-1]


@dataclass(repr=False, eq=False)
class Guest:
    """One person's program: all that it knows is what it was told."""

    name: str
    follower: ResumptionState
    line: int = 0
    up: bool = False
    told: list[FromTable] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)  # as they came
    view: View[Any] | None = None
    heard: tuple[Event, ...] = ()
    scores: tuple[HandScored, ...] = ()
    deal: int = 0
    presence: PresenceTracker = field(default_factory=PresenceTracker)
    witness: DealVerifier | None = None
    opened: list[RevealMessage] = field(default_factory=list)  # at this table
    doubts: dict[int, tuple[VerificationResult, ...]] = field(default_factory=dict)
    gone: DisconnectCode | None = None
    asked: ProposalMessage | None = None
    shares: int = 0
    here_since: str = ""  # the table's id
    watched: Seat | None = None  # the seat of the witness
    deaf: bool = False  # gives no numbers to deals

    def _repr_pretty_(self, printer: Any, _cycle: bool) -> None:
        printer.text(repr(self))

    def __repr__(self) -> str:
        return f"<{self.name} on line {self.line}, {'up' if self.up else 'lost'}>"

    @property
    def key(self) -> str:
        """What brings this person back."""
        return self.follower.hello.key

    def all(self, kind: type[M]) -> list[M]:
        """The messages of a kind."""
        return [message for message in self.told if isinstance(message, kind)]

    def last(self, kind: type[M]) -> M:
        """The last one of a kind."""
        return self.all(kind)[-1]

    def entropy_told(self) -> list[str]:
        """What a person may know of the table's secrets: the own key, and as host what the invitation says."""
        welcomes = self.all(WelcomeMessage)
        return [welcome.key for welcome in welcomes] + [
            welcome.invitation.rpartition("-")[2].lower() for welcome in welcomes if welcome.host
        ]

    @property
    def table(self) -> RoomInfo:
        """The table as last told."""
        return self.last(RoomInfo)

    @property
    def refused(self) -> str:
        """The code of the last refusal, "" if nothing was refused."""
        found = self.all(RefusalMessage)
        return found[-1].code if found else ""

    @property
    def seat(self) -> Seat:
        """Where this person sits."""
        assert self.table.you is not None
        return self.table.you

    def game(self) -> AnyGame:
        """What is played, as it was told."""
        return GAMES[self.table.game]

    def rules(self) -> Any:
        """The rules, as they were told."""
        return self.game().rules(self.options(), len(self.table.seats))

    def options(self) -> Any:
        """The options, as they were told."""
        return self.game().options.load(self.table.options)[0]

    def take(self, message: FromTable) -> list[FromSeat]:
        """Be told something; what the program says to it."""
        self.told.append(message)
        answers = list(self.follower.on_message(message).send)
        match message:
            case WelcomeMessage() if self.here_since != message.table:
                self.here_since = message.table
                self.view, self.heard, self.scores, self.witness = None, (), (), None
                self.opened.clear()
                self.presence.on_lost()
            case RoomInfo():
                self.presence.on_info(message)
                if message.stage is not RoomStage.LOBBY:
                    self._watch(message.you)
            case ClosingMessage():
                self.gone = message.code
            case UpdateMessage():
                self._take_news(message)
            case CommitCall():
                if self.witness is not None:
                    self.shares += 1
                    number = f"{random.Random(f'{self.name}{self.shares}').getrandbits(128):032x}"
                    commit = self.witness.commit(message, number, here=self.presence.belongs_in(message.deal))
                    answers += () if self.deaf or commit is None else (commit,)
            case CommitmentsMessage():
                if self.witness is not None:
                    answers += filter(None, [self.witness.reveal(message)])
            case RevealMessage():
                self.opened.append(message)
                if self.witness is not None:
                    self.doubts[message.deal] = self.witness.verify(message)
            case ProposalMessage():
                self.asked = message
            case ProposalResult():
                self.asked = None
        return answers

    def lost(self, now: float) -> None:
        """The line is gone."""
        self.follower.on_lost(now)
        self.presence.on_lost()
        if self.witness is not None:
            self.witness.on_lost()

    def _watch(self, you: Seat | None) -> None:
        """Check what this seat is shown from now on, as far as every deal before is known."""
        known = self.follower.hello.opened == max((deal.deal for deal in self.opened), default=0)
        if self.witness is not None and self.watched is None and you is not None:
            self.witness.sit(you)
        elif known and (self.witness is None or self.watched != you):
            self.witness = DealVerifier(
                self.game(), self.options(), len(self.table.seats), self.last(WelcomeMessage).table, you
            )
            for deal in self.opened:
                self.witness.verify(deal)
        self.watched = you

    def wire(self) -> GameCodec[Any]:
        """How updates of the table are read."""
        options = json.dumps(dict(self.table.options), sort_keys=True)
        return wire_of(self.table.game, options, len(self.table.seats))

    def over_the_wire(self, view: View[Any]) -> View[Any]:
        """A view as it arrives: not all of a game's facts are sent whole."""
        wire = self.wire()
        return wire.read_update(wire.write_update(Update((), view), 1)).update.view

    def _take_news(self, news: UpdateMessage) -> None:
        update, deal = self.wire().read_update(news.update)
        self.view = update.view
        assert update.view.seat == self.table.you
        if update.heard is not None:
            assert news.scores is not None
            assert update.events == ()
            self.heard, self.scores = update.heard, news.scores
        else:
            for event in update.events:
                self._hear(event)
        self.deal = deal
        if self.witness is not None:
            self.witness.on_update(update, deal, here=self.presence.belongs_in(deal))

    def _hear(self, event: Event) -> None:
        """One more; what comes after a count belongs to the next deal."""
        if self.heard and any(isinstance(one, HandScored) for one in self.heard) and not _ends(event):
            self.heard = ()
        self.heard += (event,)
        if isinstance(event, HandScored):
            self.scores += (event,)


def _ends(event: Event) -> bool:
    """Whether an event behind a count still belongs to it: cards are gathered, the match is over."""
    if isinstance(event, CardsMoved):
        return event.target.owner is None
    return isinstance(event, HandScored | MatchEnded)


class Crowd:
    """Carries out what a table wants done. With `late` an entry is kept only by `keep`."""

    def __init__(self, games: Mapping[str, AnyGame] = GAMES, *, late: bool = False, owner: str = "") -> None:
        self.games = games
        self.owner = owner
        self.now = 100.0
        self.entropy = Entropy()
        self.table = Room(TABLE, games, SECRET, self.entropy, program="1.5.0", invitation=invite, owner=owner)
        self.guests: dict[int, Guest] = {}
        self.log: list[RoomLogEntry] = []
        self.closed: list[list[RoomLogEntry]] = []  # logs of matches before
        self.keeping: int | None = None
        self.mirror: MatchProjection | None = None  # of the log alone
        self.at_once = False  # what is done now need not wait for an entry that is being kept
        self.effects: deque[Effect] = deque()
        self.running = False
        self.late = late
        self.refuses = False  # the store does
        self.store_out = False  # it has, and the table knows
        self.thoughts: dict[int, AskPlayer] = {}
        self.wake: float | None = None
        self.lines = 0
        self.door: AccessDigests | None = None
        self.faults: list[RulesFault] = []
        self.retired = False
        self.ended = False
        self.thinks = True  # at once
        self.chance = random.Random(5)

    # ---- lines

    def hello(self, **changes: Any) -> HelloRequest:
        """What somebody new with the invitation says."""
        known: dict[str, Any] = {
            "protocol": PROTOCOL,
            "program": "1.5.0",
            "games": {name: game.version for name, game in GAMES.items()},
            "name": "Ravi",
            "portrait": 7,
            "table": TABLE,
            "secret": SECRET,
            "key": "",
            "have": -1,
            "tag": "",
            "opened": 0,
            "wants": (),
        }
        return HelloRequest(**(known | changes))

    def join(self, name: str = "Ravi", **changes: Any) -> Guest:
        """Somebody new."""
        guest = Guest(name, ResumptionState(self.hello(name=name, **changes), lambda: 0.5))
        self.connect(guest)
        return guest

    def connect(self, guest: Guest) -> None:
        """A line for somebody who is new or comes back; a table that sleeps is woken."""
        if self.retired:
            self.restart()
        self.lines += 1
        guest.line, guest.up, guest.gone = self.lines, True, None
        self.guests[guest.line] = guest
        told = len(guest.told)
        hello = decode_request(encode_message(guest.follower.on_connected(self.now)))
        assert isinstance(hello, HelloRequest)
        self.at_once = True
        self.run(self.table.on_hello(guest.line, hello, self.now))
        self.at_once = False
        if not guest.told[told:]:  # it has to wait at the door
            self.wait(2.0)

    def say(self, guest: Guest, message: FromSeat) -> None:
        """A line says something."""
        read = decode_request(encode_message(message), host=True)
        self.run(self.table.on_message(guest.line, read, self.now))

    def lose(self, guest: Guest) -> None:
        """A line breaks."""
        if not guest.up:
            return
        guest.up = False
        guest.asked = None
        guest.lost(self.now)
        self.guests.pop(guest.line, None)
        self.at_once = True
        self.run(self.table.on_lost(guest.line, self.now))
        self.at_once = False

    def restart(self, keep: int | None = None) -> None:
        """The server dies and comes up again with the first so many entries of the log, or all."""
        for guest in tuple(self.guests.values()):
            guest.up = False
            guest.asked = None
            guest.lost(self.now)
        self.guests.clear()
        self.thoughts.clear()
        self.keeping = self.wake = None
        self.retired = False
        self.log = self.log[:keep]
        self.effects.clear()
        self.refuses = self.store_out = False
        self.now += 1000
        self.mirror = restore_projection(self.log, self.games)
        self.table = Room.restore(
            self.log, self.games, self.entropy, program="1.5.0", invitation=invite, owner=self.owner
        )

    # ---- time and effects

    def wait(self, seconds: float) -> None:
        """Time goes on; the table is woken when it wanted to be."""
        until, woken = self.now + seconds, 0
        while self.wake is not None and self.wake <= until and not self.retired:
            woken = woken + 1 if self.wake <= self.now else 0
            assert woken < 50, "the table wants to be woken again and again"
            self.now, self.wake = max(self.now, self.wake), None
            self.run(self.table.on_time(self.now))
        self.now = until

    def keep(self) -> None:
        """The entry is safe, or certainly not."""
        assert self.keeping is not None
        n, self.keeping = self.keeping, None
        if self.refuses:
            self.log.pop()
            self.store_out = True
            self.run(self.table.on_persist_failed(n, self.now))
        else:
            self._reflect(self.log[-1])
            self.run(self.table.on_persisted(n, self.now))

    def store_back(self) -> None:
        """The disk has room again."""
        self.refuses = self.store_out = False
        self.run(self.table.on_store_back(self.now))

    def _reflect(self, entry: RoomLogEntry) -> None:
        if self.mirror is None or entry.kind is RoomLogEntryKind.OPEN:
            self.mirror = restore_projection(self.log, self.games)
        else:
            self.mirror.apply(entry)

    def run(self, effects: list[Effect]) -> None:
        """Do what the table wants done, in order: what comes of it comes after."""
        self.effects += effects
        if self.running:
            return
        self.running = True
        while self.effects:
            self.do(self.effects.popleft())
        self.running = False

    def do(self, effect: Effect) -> None:
        """Do one thing."""
        match effect:
            case SendTo():
                self._tell(effect)
            case AppendEntry():
                assert self.keeping is None
                assert effect.entry.n == len(self.log) + 1
                self.log.append(effect.entry)
                self.keeping = effect.entry.n
                if not self.late:
                    self.keep()
            case CloseConnection():
                guest = self.guests.pop(effect.line, None)
                if guest is not None:
                    guest.up = False
            case SetTimer():
                assert effect.seconds >= 0
                self.wake = self.now + effect.seconds
            case AskPlayer():
                self.thoughts[effect.question] = effect
                if self.thinks:
                    self.think(effect.question)
            case CancelQuestions():
                for question in effect.questions:
                    self.thoughts.pop(question, None)
            case AccessDigests():
                self.door = effect
            case RulesFault():
                self.faults.append(effect)
            case PassivateRoom():
                self.retired = True
            case RoomClosed():
                self.ended = True
            case RoomReopened():
                self.closed.append(self.log)
                self.log = []

    def _tell(self, effect: SendTo) -> None:
        assert self.keeping is None or self.at_once
        guest = self.guests.get(effect.line)
        if guest is None:
            return
        text = encode_message(effect.message)
        guest.texts.append(text)
        for answer in guest.take(reader().read(text)):
            if guest.up:
                self.say(guest, answer)

    def think(self, question: int) -> None:
        """A computer player answers, by chance."""
        think = self.thoughts.pop(question)
        rules = self._rules(think)
        actions = list(islice(rules.legal(think.request.view), 30))
        self.run(self.table.on_answer(question, self.chance.choice(actions), self.now))

    def _rules(self, think: AskPlayer) -> Any:
        game = self.games[think.request.game]
        return game.rules(game.options.load(think.request.options)[0], think.request.seats)

    # ---- what people do

    def seated(self, *names: str) -> list[Guest]:
        """So many people, the first of them the host, at the first seats and ready."""
        guests = [self.join(name) for name in names]
        for seat, guest in enumerate(guests):
            self.say(guest, SitRequest(Seat(seat)))
        self.ready(guests)
        return guests

    def ready(self, guests: list[Guest]) -> None:
        """Everybody has seen the rules and is ready."""
        self.wait(1.0)
        for guest in guests:
            self.say(guest, ReadyRequest(True, guest.table.rev))
        self.wait(1.0)

    def rules(self, game: str, seats: int, house: HouseRules | None = None, **options: Any) -> ArrangeRequest:
        """What a host says for such a game."""
        chosen = GAMES[game].options(**options)
        return ArrangeRequest(game, seats, chosen.save(), house or HouseRules())

    def arranged(
        self, game: str, seats: int, *names: str, house: HouseRules | None = None, **options: Any
    ) -> list[Guest]:
        """People at a table of a game, all ready."""
        host = self.join(names[0])
        self.say(host, self.rules(game, seats, house, **options))
        guests = [host, *(self.join(name) for name in names[1:])]
        for seat, guest in enumerate(guests):
            self.say(guest, SitRequest(Seat(seat)))
        self.ready(guests)
        return guests

    def begin(self, game: str, seats: int, *names: str, house: HouseRules | None = None, **options: Any) -> list[Guest]:
        """People at a table of a game, up to the first card."""
        guests = self.arranged(game, seats, *names, house=house, **options)
        self.start(guests[0])
        return guests

    def start(self, host: Guest) -> None:
        """Begin."""
        self.say(host, StartRequest(host.table.rev))

    def to_act(self, guest: Guest) -> bool:
        """Whether the table would take an action of this person."""
        if not guest.up or guest.view is None or guest.table.you is None or not guest.follower.can_act:
            return False
        if guest.table.stage is not RoomStage.PLAYING or guest.table.seats[guest.seat].presence.value != "here":
            return False
        return guest.seat in guest.rules().actors(guest.view.public)

    def act(self, guest: Guest) -> None:
        """Any legal action."""
        assert guest.view is not None
        actions = list(islice(guest.rules().legal(guest.view), 30))
        action = guest.game().codec.write(self.chance.choice(actions))
        self.say(guest, guest.follower.submit(action, guest.view.version))

    def check(self) -> None:
        """Everybody knows what the log says, and no more than their seat may see."""
        if self.mirror is None or self.keeping is not None:
            return
        course = self.mirror
        told = [guest for guest in self.guests.values() if guest.told]  # the others wait at the door
        seats = [guest.table.you for guest in told if guest.table.you is not None]
        assert len(seats) == len(set(seats))
        for guest in self.guests.values():
            if guest.view is None or course.match is None:
                continue
            assert guest.view == guest.over_the_wire(course.session.view(guest.table.you))
            assert guest.heard == course.session.heard(guest.table.you)
            assert guest.scores == course.session.scores
            assert guest.deal == course.deal

    def play(self, guests: list[Guest], actions: int = 1_000_000) -> int:
        """All play on by chance, until so many entries more are in the log, or the match is over."""
        end = len(self.log) + actions
        idle = 0
        while len(self.log) < end and guests[0].table.stage is not RoomStage.OVER and idle < 40:
            before = len(self.log)
            for guest in guests:
                if guest.asked is not None and guest.up and guest.table.you in guest.asked.waits_for:
                    self.say(guest, VoteRequest(guest.asked.ask, True))
                if self.to_act(guest):
                    self.act(guest)
            self.wait(1.0)
            idle = 0 if len(self.log) > before else idle + 1
        return len(self.log)


@cache
def wire_of(game: str, options: str, seats: int) -> GameCodec[Any]:
    """The wire of a table, made once."""
    found, _ = GAMES[game].options.load(json.loads(options))
    return GameCodec(GAMES[game], found, seats, known_sentences())


@cache
def reader() -> RoomMessageReader:
    """What reads a table's messages."""
    return RoomMessageReader(known_sentences())


def invite(table: str, secret: str) -> str:
    """A text to hand on; a real one has addresses and a certificate's fingerprint too."""
    return f"cardtable:join/{table}-{secret}".upper().replace("CARDTABLE:JOIN", "cardtable:join")


def come_back(guest: Guest, **changes: Any) -> Guest:
    """The same person's program after a restart: the key is kept, nothing else."""
    hello = replace(guest.follower.hello, have=-1, tag="", **changes)
    return Guest(guest.name, ResumptionState(hello, lambda: 0.5))
