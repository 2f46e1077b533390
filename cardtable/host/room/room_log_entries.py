"""Content of a room's log entries, as values and as text (JSON but for short ones).

Text that cannot be read raises ValueError.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any, TypeVar

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.basics.plain_json import parse_json
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
    """Seat as the match begins: a person's, by the hash of the resume token, or a computer's."""

    level: str
    key: str = ""
    name: str = ""
    portrait: int = 0
    presence: Presence = Presence.HERE

    def seat(self) -> RoomSeat:
        """Return the seat with its person away."""
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
    host: str  # hash of the room owner's resume token
    chance: str  # seed of the computers' random numbers; never sent
    program: str
    chairs: tuple[SeatRecord, ...]
    earlier: EarlierDeals | None = None  # the match goes on that was begun elsewhere


@frozen
class CommitmentsEntry:
    """Commitments of a deal, and the dealer's own contribution."""

    deal: int
    who: tuple[str, ...]
    share: str
    hashes: Mapping[str, str]


@frozen
class DealEntry:
    """Seed of a deal, and the contributions that it follows from."""

    deal: int
    seed: str
    shares: Mapping[str, str]


@frozen
class SeatEntry:
    """Change of an occupant: a computer plays for a person, or the person again; or the person is removed."""

    seat: Seat
    presence: Presence
    secret: str = ""  # new secrets, only where the person is removed
    house_secret: str = ""


@frozen
class LateJoinEntry:
    """Late join of a participant, by the hash of the resume token, at a computer's seat."""

    seat: Seat
    key: str
    name: str
    portrait: int


@frozen
class ServerEntry:
    """Server that runs the room from here on, with its address and the version of its program."""

    server: str  # 8 hexadecimal digits, of one process
    address: str
    port: int
    program: str


_T = TypeVar("_T", CommitmentsEntry, LateJoinEntry, ServerEntry)


def write_opening(opening: MatchOpenedEntry) -> str:
    """Encode the rest of the entry `open`."""
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
            "house": asdict(house) | {"undo": house.undo.value},
            "secret": opening.secret,
            "house secret": opening.house_secret,
            "host": opening.host,
            "computers": opening.chance,
            "program": opening.program,
            "seats": [asdict(seat) | {"presence": seat.presence.value} for seat in opening.chairs],
        }
        | ({} if opening.earlier is None else {"earlier": _earlier_as_plain(opening.earlier)})
    )


def read_opening(text: str, games: Mapping[str, AnyGame]) -> MatchOpenedEntry:
    """Decode `write_opening`; raise ValueError if the text is invalid or the game has other rules by now."""
    values = _read(text)
    if values.get("format") != FORMAT:
        raise ValueError("This is no log of a table that this program knows.")
    game = games.get(str(values["game"]))
    if game is None or game.version != values["version"]:
        raise ValueError("The table's game has other rules in this program.")
    options, dropped = game.options.load(values["options"])
    if dropped:
        raise ValueError(f"There is no option {dropped[0]} in this program.")
    seats = tuple(SeatRecord(**(seat | {"presence": Presence(seat["presence"])})) for seat in values["seats"])
    house = HouseRules(**(values["house"] | {"undo": UndoPolicy(values["house"]["undo"])}))
    return MatchOpenedEntry(
        table=values["table"],
        rev=values["rev"],
        rules=RoomSettings(game, len(seats), options, house),
        secret=values["secret"],
        house_secret=values["house secret"],
        host=values["host"],
        chance=values["computers"],
        program=values["program"],
        chairs=seats,
        earlier=_read_earlier(values["earlier"]) if "earlier" in values else None,
    )


def _earlier_as_plain(earlier: EarlierDeals) -> dict[str, object]:
    deals = [{"seed": deal.seed, "actions": [list(action) for action in deal.actions]} for deal in earlier.deals]
    seats = {"names": earlier.names, "levels": earlier.levels, "portraits": earlier.portraits}
    return {"table": earlier.table, **seats, "deals": deals}


def _read_earlier(values: Mapping[str, Any]) -> EarlierDeals:
    deals = tuple(
        RevealMessage(number, deal["seed"], {}, (), tuple((Seat(seat), action) for seat, action in deal["actions"]))
        for number, deal in enumerate(values["deals"], 1)
    )
    portraits = tuple(values.get("portraits", ()))
    return EarlierDeals(values["table"], tuple(values["names"]), tuple(values["levels"]), deals, portraits)


def write_values(entry: CommitmentsEntry | LateJoinEntry | ServerEntry) -> str:
    """Encode the rest of an entry `seal`, `newcomer` or `owner`."""
    return _written(asdict(entry))


def read_values(kind: type[_T], text: str) -> _T:
    """Decode `write_values` of an entry of this class."""
    values = _read(text)
    found: dict[str, Any] = {entry.name: values[entry.name] for entry in fields(kind)}
    found |= {name: tuple(value) for name, value in found.items() if isinstance(value, list)}
    return kind(**found)


def write_deal(deal: DealEntry) -> str:
    """Encode the rest of the entry `deal`."""
    return f"{deal.deal} {deal.seed} {_written({'shares': dict(deal.shares)})}"


def read_deal(text: str) -> DealEntry:
    """Decode `write_deal`."""
    number, seed, rest = text.split(" ", 2)
    return DealEntry(int(number), seed, _read(rest)["shares"])


def write_seat(entry: SeatEntry) -> str:
    """Encode the rest of the entry `seat`."""
    written: dict[str, object] = {"seat": entry.seat, "presence": entry.presence.value}
    if entry.secret:
        written |= {"secret": entry.secret, "house secret": entry.house_secret}
    return _written(written)


def read_seat_entry(text: str) -> SeatEntry:
    """Decode `write_seat`."""
    values = _read(text)
    presence = Presence(values["presence"])
    return SeatEntry(Seat(values["seat"]), presence, values.get("secret", ""), values.get("house secret", ""))


def write_do(seat: Seat, action: str) -> str:
    """Encode the rest of the entry `do`."""
    return f"{seat} {action}"


def read_do(text: str) -> tuple[Seat, str]:
    """Decode `write_do`."""
    seat, _, action = text.partition(" ")
    return Seat(int(seat)), action


def _written(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _read(text: str) -> dict[str, Any]:
    values = parse_json(text)
    if not isinstance(values, dict):
        raise ValueError("This is no entry of a table's log.")
    return values
