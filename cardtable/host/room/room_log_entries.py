"""What stands in the lines of a table's log, as values and as text.

Texts are JSON but for the short ones, which are words; whatever cannot be read raises ValueError.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.plain_json import parse_json
from cardtable.core.rules import AnyGame
from cardtable.core.zones import Seat
from cardtable.host.finished_deals import EarlierDeals
from cardtable.host.room.participants import Participant, RoomSeat
from cardtable.host.room.room_settings import RoomSettings
from cardtable.host.room_messages import RevealMessage
from cardtable.host.room_types import HouseRules, UndoPolicy
from cardtable.host.seat_assignment import Presence

FORMAT = "cardtable table 1"


@frozen
class SeatRecord:
    """A seat as the match begins: a person's by the hash of the key, or a computer's."""

    level: str
    key: str = ""
    name: str = ""
    portrait: int = 0
    presence: Presence = Presence.HERE

    def place(self) -> RoomSeat:
        """The seat before anybody is there."""
        if not self.key:
            return RoomSeat(level=self.level)
        person = Participant(self.key, self.name, self.portrait)
        away = Presence.AWAY if self.presence is Presence.HERE else self.presence
        return RoomSeat(person, self.level, ready=True, presence=away)


@frozen
class MatchOpenedEntry:
    """Everything that is settled before the first deal."""

    table: str
    rev: int
    rules: RoomSettings
    secret: str
    house_secret: str
    host: str  # hash of the key
    chance: str  # from which the chance of computers follows; never sent
    program: str
    chairs: tuple[SeatRecord, ...]
    earlier: EarlierDeals | None = None  # the match goes on that was begun elsewhere


@frozen
class CommitmentsEntry:
    """The hashes of a deal, and the dealer's own number."""

    deal: int
    who: tuple[str, ...]
    share: str
    hashes: Mapping[str, str]


@frozen
class DealEntry:
    """The seed of a deal, and the numbers that it was made of."""

    deal: int
    seed: str
    shares: Mapping[str, str]


@frozen
class SeatEntry:
    """A computer plays for a person, or the person again; or the person is removed, and the table has new secrets."""

    seat: Seat
    presence: Presence
    secret: str = ""  # only where the person is removed
    house_secret: str = ""


@frozen
class LateJoinEntry:
    """Somebody takes a seat for which a computer plays: who, by the hash of the key."""

    seat: Seat
    key: str
    name: str
    portrait: int


@frozen
class ServerEntry:
    """Which server runs the table from here on, where it is reached, and which version of the program it is."""

    server: str  # 8 hexadecimal digits, of one process
    address: str
    port: int
    program: str


def write_opening(opening: MatchOpenedEntry) -> str:
    """The rest of the entry `open`."""
    rules = opening.rules
    house = rules.house
    return _written(
        {
            "format": FORMAT,
            "table": opening.table,
            "rev": opening.rev,
            "game": rules.game.id,
            "version": rules.game.version,
            "options": rules.options.save(),
            "house": {name: getattr(house, name) for name in _HOUSE} | {"undo": house.undo.value},
            "secret": opening.secret,
            "house secret": opening.house_secret,
            "host": opening.host,
            "computers": opening.chance,
            "program": opening.program,
            "seats": [
                {name: getattr(chair, name) for name in _CHAIR} | {"presence": chair.presence.value}
                for chair in opening.chairs
            ],
        }
        | ({} if opening.earlier is None else {"earlier": _earlier_as_plain(opening.earlier)})
    )


def read_opening(text: str, games: Mapping[str, AnyGame]) -> MatchOpenedEntry:
    """What `write_opening` wrote; raises ValueError, also where the game is another one by now."""
    found = _read(text)
    if found.get("format") != FORMAT:
        raise ValueError("This is no log of a table that this program knows.")
    game = games.get(str(found["game"]))
    if game is None or game.version != found["version"]:
        raise ValueError("The table's game has other rules in this program.")
    options, dropped = game.options.load(found["options"])
    if dropped:
        raise ValueError(f"There is no option {dropped[0]} in this program.")
    chairs = tuple(SeatRecord(**(chair | {"presence": Presence(chair["presence"])})) for chair in found["seats"])
    house = HouseRules(**(found["house"] | {"undo": UndoPolicy(found["house"]["undo"])}))
    return MatchOpenedEntry(
        table=found["table"],
        rev=found["rev"],
        rules=RoomSettings(game, len(chairs), options, house),
        secret=found["secret"],
        house_secret=found["house secret"],
        host=found["host"],
        chance=found["computers"],
        program=found["program"],
        chairs=chairs,
        earlier=_read_earlier(found["earlier"]) if "earlier" in found else None,
    )


def _earlier_as_plain(earlier: EarlierDeals) -> dict[str, object]:
    deals = [{"seed": deal.seed, "actions": [list(action) for action in deal.actions]} for deal in earlier.deals]
    return {"table": earlier.table, "names": earlier.names, "levels": earlier.levels, "deals": deals}


def _read_earlier(found: Mapping[str, Any]) -> EarlierDeals:
    deals = tuple(
        RevealMessage(number, deal["seed"], {}, (), tuple((Seat(seat), action) for seat, action in deal["actions"]))
        for number, deal in enumerate(found["deals"], 1)
    )
    return EarlierDeals(found["table"], tuple(found["names"]), tuple(found["levels"]), deals)


def write_owner(owner: ServerEntry) -> str:
    """The rest of the entry `owner`."""
    return _written({name: getattr(owner, name) for name in _OWNER})


def read_owner(text: str) -> ServerEntry:
    """What `write_owner` wrote."""
    found = _read(text)
    return ServerEntry(**{name: found[name] for name in _OWNER})


def write_seal(seal: CommitmentsEntry) -> str:
    """The rest of the entry `seal`."""
    return _written({"deal": seal.deal, "who": seal.who, "share": seal.share, "hashes": dict(seal.hashes)})


def read_seal(text: str) -> CommitmentsEntry:
    """What `write_seal` wrote."""
    found = _read(text)
    return CommitmentsEntry(found["deal"], tuple(found["who"]), found["share"], found["hashes"])


def write_deal(deal: DealEntry) -> str:
    """The rest of the entry `deal`."""
    return f"{deal.deal} {deal.seed} {_written({'shares': dict(deal.shares)})}"


def read_deal(text: str) -> DealEntry:
    """What `write_deal` wrote."""
    number, seed, rest = text.split(" ", 2)
    return DealEntry(int(number), seed, _read(rest)["shares"])


def write_seat(entry: SeatEntry) -> str:
    """The rest of the entry `seat`."""
    written: dict[str, object] = {"seat": entry.seat, "presence": entry.presence.value}
    if entry.secret:
        written |= {"secret": entry.secret, "house secret": entry.house_secret}
    return _written(written)


def read_seat_entry(text: str) -> SeatEntry:
    """What `write_seat` wrote."""
    found = _read(text)
    presence = Presence(found["presence"])
    return SeatEntry(Seat(found["seat"]), presence, found.get("secret", ""), found.get("house secret", ""))


def write_newcomer(entry: LateJoinEntry) -> str:
    """The rest of the entry `newcomer`."""
    return _written({name: getattr(entry, name) for name in _NEWCOMER})


def read_newcomer(text: str) -> LateJoinEntry:
    """What `write_newcomer` wrote."""
    found = _read(text)
    return LateJoinEntry(Seat(found["seat"]), found["key"], found["name"], found["portrait"])


def write_do(seat: Seat, action: str) -> str:
    """The rest of the entry `do`."""
    return f"{seat} {action}"


def read_do(text: str) -> tuple[Seat, str]:
    """What `write_do` wrote."""
    seat, _, action = text.partition(" ")
    return Seat(int(seat)), action


_HOUSE = ("patience", "grace", "substitute", "undo", "hints", "watchers", "findable", "newcomers")
_NEWCOMER = ("seat", "key", "name", "portrait")
_OWNER = ("server", "address", "port", "program")
_CHAIR = ("level", "key", "name", "portrait", "presence")


def _written(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _read(text: str) -> dict[str, Any]:
    found = parse_json(text)
    if not isinstance(found, dict):
        raise ValueError("This is no entry of a table's log.")
    return found
