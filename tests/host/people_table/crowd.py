"""A table for people with its company in memory: lines that believe only what they are told, a log, a clock."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from cardtable.core.rules import AnyGame
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.from_seat import Arrange, FromSeat, Hello, Ready, Sit, Start
from cardtable.host.from_table import FromTable, Gone, No, TableInfo, Welcome
from cardtable.host.gathering import PROTOCOL, Close, HouseRules
from cardtable.host.messages import Wake
from cardtable.host.people_table.effects import Append, Drop, Effect, Entry, Send
from cardtable.host.people_table.people_table import PeopleTable

GAMES: Mapping[str, AnyGame] = discover()
TABLE, SECRET = "4f2c9a17", "9b1d7c40e2a85f36"

M = TypeVar("M")


class Entropy:
    """Digits that are all different, and the same in every run."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, digits: int) -> str:
        self.count += 1
        return f"{self.count * 0x9E3779B97F4A7C15F39CC0605CEDC835 % 16**digits:0{digits}x}"


@dataclass
class Guest:
    """One person's program: all that it knows is what it was told."""

    name: str
    line: int = 0
    key: str = ""
    told: list[FromTable] = field(default_factory=list)
    gone: Close | None = None
    up: bool = True

    def take(self, message: FromTable) -> None:
        """Be told something."""
        self.told.append(message)
        match message:
            case Welcome():
                self.key = message.key
            case Gone():
                self.gone = message.code

    def all(self, kind: type[M]) -> list[M]:
        """The messages of a kind."""
        return [message for message in self.told if isinstance(message, kind)]

    def last(self, kind: type[M]) -> M:
        """The last one of a kind."""
        return self.all(kind)[-1]

    @property
    def table(self) -> TableInfo:
        """The table as last told."""
        return self.last(TableInfo)

    @property
    def refused(self) -> str:
        """The code of the last refusal, "" if nothing was refused."""
        found = self.all(No)
        return found[-1].code if found else ""


class Crowd:
    """Carries out what a table wants done."""

    def __init__(self, games: Mapping[str, AnyGame] = GAMES) -> None:
        self.now = 0.0
        self.entropy = Entropy()
        self.table = PeopleTable(TABLE, games, SECRET, self.entropy, program="1.5.0", invitation=_invite)
        self.guests: dict[int, Guest] = {}
        self.log: list[Entry] = []
        self.wake: float | None = None
        self.lines = 0

    def hello(self, **changes: Any) -> Hello:
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
        return Hello(**(known | changes))

    def join(self, name: str = "Ravi", **changes: Any) -> Guest:
        """Somebody new."""
        guest = Guest(name)
        self.connect(guest, self.hello(name=name, **changes))
        return guest

    def connect(self, guest: Guest, hello: Hello) -> None:
        """A line for somebody."""
        self.lines += 1
        guest.line, guest.up, guest.gone = self.lines, True, None
        self.guests[guest.line] = guest
        self.run(self.table.joined(guest.line, hello, self.now))

    def say(self, guest: Guest, message: FromSeat) -> None:
        """A line says something."""
        self.run(self.table.received(guest.line, message, self.now))

    def lose(self, guest: Guest) -> None:
        """A line breaks."""
        guest.up = False
        self.guests.pop(guest.line, None)
        self.run(self.table.lost(guest.line, self.now))

    def wait(self, seconds: float) -> None:
        """Time goes on; the table is woken when it wanted to be."""
        until = self.now + seconds
        while self.wake is not None and self.wake <= until:
            self.now, self.wake = max(self.now, self.wake), None
            self.run(self.table.tick(self.now))
        self.now = until

    def run(self, effects: list[Effect]) -> None:
        """Do what the table wants done."""
        for effect in effects:
            self.do(effect)

    def do(self, effect: Effect) -> None:
        """Do one thing."""
        match effect:
            case Send():
                if effect.line in self.guests:
                    self.guests[effect.line].take(effect.message)
            case Append():
                self.log.append(effect.entry)
                self.run(self.table.kept(effect.entry.n, self.now))
            case Drop():
                self.guests.pop(effect.line).up = False
            case Wake():
                self.wake = self.now + effect.seconds
            case _:
                pass

    # ---- what people do

    def seated(self, *names: str) -> list[Guest]:
        """So many people, the first of them the host, at the first seats and ready."""
        guests = [self.join(name) for name in names]
        for seat, guest in enumerate(guests):
            self.say(guest, Sit(Seat(seat)))
        for guest in guests:
            self.say(guest, Ready(True, guest.table.rev))
        self.wait(1.0)
        return guests

    def rules(self, game: str, seats: int, house: HouseRules | None = None, **options: Any) -> Arrange:
        """What a host says for such a game."""
        chosen = GAMES[game].options(**options)
        return Arrange(game, seats, chosen.save(), house or HouseRules())

    def start(self, host: Guest) -> None:
        """Begin."""
        self.wait(1.0)
        self.say(host, Start(host.table.rev))


def _invite(table: str, secret: str) -> str:
    return f"cardtable:join/{table}-{secret}".upper().replace("CARDTABLE:JOIN", "cardtable:join")
