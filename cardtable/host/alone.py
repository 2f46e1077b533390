"""A match of people, as far as its deals are finished, to be played on against computers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from cardtable.core.record import Record
from cardtable.core.rules import AnyGame
from cardtable.core.zones import Seat
from cardtable.host.earlier_deals import finished_deals, record_of
from cardtable.host.from_table import RevealMessage, RoomInfo
from cardtable.host.gathering import SeatOccupant
from cardtable.host.people import PERSON, SeatAssignment

MORE_DEALS = 100  # whose seeds are made now; no match of our games has half as many left


def match_alone(
    known: Iterable[RevealMessage],
    info: RoomInfo,
    names: Mapping[Seat, str],
    games: Mapping[str, AnyGame],
    fresh: Callable[[], str],
) -> Record | None:
    """The match up to the end of its last finished deal; None where there is none, or this person did not play.

    `names`: as they were shown here, those of computers too. `fresh` makes a new seed at each call, for deals to come.
    """
    deals = finished_deals(known)
    if not deals or info.you is None:
        return None
    game = games[info.game]
    options = game.options.load(dict(info.options))[0]
    players = [_player(info, Seat(seat), names.get(Seat(seat), "")) for seat in range(len(info.seats))]
    played = record_of(deals, game, options, players)
    more = tuple(fresh() for _ in range(MORE_DEALS))
    return replace(played, seed=fresh(), salt=fresh(), deals=played.deals + more)


def _player(info: RoomInfo, seat: Seat, name: str) -> str:
    place = info.seats[seat]
    if seat == info.you:
        return str(SeatAssignment(PERSON, name))
    is_computer = place.kind is SeatOccupant.COMPUTER and bool(place.level)
    return str(SeatAssignment(place.level if is_computer else info.house.substitute, name))
