"""Tables of people as values, to be shown."""

from __future__ import annotations

from dataclasses import replace

from cardtable.core.cards import Card, Cards
from cardtable.core.rules import AnyGame
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.room_messages import RoomInfo
from cardtable.host.room_types import PROTOCOL, HouseRules, RoomSeatInfo, RoomStage, SeatOccupant
from cardtable.net.agent_messages import RoomDiscovered
from cardtable.net.invitation import Invitation, write_invitation

MARK: Cards = tuple(map(Card.parse, ("QH", "7C", "2S", "TD")))
GAMES = discover()
OPEN = RoomSeatInfo(SeatOccupant.OPEN)
INVITATION = write_invitation(Invitation(("192.168.1.7",), 47190, "a1b2c3d4", "0123456789abcdef", bytes(range(16))))


def person(name: str, *, ready: bool = False, portrait: int = 3) -> RoomSeatInfo:
    """Somebody who sits there."""
    return RoomSeatInfo(SeatOccupant.PERSON, name, portrait, ready=ready)


def computer(level: str = "club") -> RoomSeatInfo:
    """A computer of this level."""
    return RoomSeatInfo(SeatOccupant.COMPUTER, level=level)


def table_of(
    *places: RoomSeatInfo,
    you: int | None = 0,
    host: int | None = 0,
    game: str = "hearts",
    rev: int = 1,
    stage: RoomStage = RoomStage.LOBBY,
    house: HouseRules | None = None,
    **changes: object,
) -> RoomInfo:
    """A table by the first preset for so many, with some options changed."""
    definition: AnyGame = GAMES[game]
    options = definition.options.preset(definition.options.presets_for(len(places))[0])
    for name, value in changes.items():
        options = options.changed(name, value)
    return RoomInfo(
        rev=rev,
        game=game,
        version=definition.version,
        options=options.save(),
        house=house or HouseRules(patience=120),
        stage=stage,
        seats=places,
        host=None if host is None else Seat(host),
        you=None if you is None else Seat(you),
        watchers=0,
        deal=0,
    )


ROOM = table_of(person("Asha", portrait=8), person("Leila", ready=True, portrait=7), person("Ravi"), OPEN, target=50)


def found_table(table: str = "aaaaaaaa", **changes: object) -> RoomDiscovered:
    """A table of this house, with two of four seats free."""
    version = GAMES["hearts"].version
    usual = RoomDiscovered(table, "Meera", 2, "hearts", version, 4, 2, RoomStage.LOBBY, False, MARK, PROTOCOL)
    return replace(usual, **changes)  # type: ignore[arg-type]  # by the names of its fields
