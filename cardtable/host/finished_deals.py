"""Finished deals of a room, and the match of a closed room that goes on elsewhere.

Each participant's own record of finished deals outlives a room. All its cards were revealed to everybody, so it holds
no hand that its reader may not see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.options import Options
from cardtable.core.record import Record
from cardtable.core.rules import AnyGame
from cardtable.core.session import Session
from cardtable.core.zones import Seat
from cardtable.host.room_messages import RevealMessage, RoomInfo
from cardtable.host.room_types import RoomSeatInfo, RoomStage, SeatOccupant
from cardtable.host.seat_assignment import PERSON, SeatAssignment


@frozen
class EarlierDeals:
    """Seats and finished deals of a match begun in another room; only what was public when the last of them was over.

    The deals have no contributions to their seeds: those belong to the room before.
    """

    table: str  # id of the room
    names: tuple[str, ...]  # by seat, of persons; "" for a computer
    levels: tuple[str, ...]  # by seat, of computers; "" for a person
    deals: tuple[RevealMessage, ...]  # from the first on
    portraits: tuple[int, ...] = ()  # by seat, of persons; () in logs of older versions


def finished_deals(reveals: Iterable[RevealMessage]) -> tuple[RevealMessage, ...]:
    """Return all deals in order from the first; () if one is missing. The draw for seats is left out."""
    by_number = {reveal.deal: reveal for reveal in reveals if reveal.deal > 0}
    deals = tuple(by_number[deal] for deal in range(1, len(by_number) + 1) if deal in by_number)
    return deals if len(deals) == len(by_number) else ()


def record_of(deals: Sequence[RevealMessage], game: AnyGame, options: Options, players: Sequence[str]) -> Record:
    """Return the record of a match up to its last finished deal; `players`: as in a record."""
    return Record(
        game.id,
        game.version,
        options.save(),
        len(players),
        tuple(players),
        "-",
        tuple(action for deal in deals for action in deal.actions),
        deals=tuple(deal.seed for deal in deals),
    )


def lasting_info(info: RoomInfo) -> RoomInfo:
    """Return the part of a room info that holds without the room: the rules, and the seats with all persons present."""
    seats = tuple(
        RoomSeatInfo(seat.kind, seat.name, seat.portrait, seat.level if seat.kind is SeatOccupant.COMPUTER else "")
        for seat in info.seats
    )
    return replace(info, stage=RoomStage.PLAYING, seats=seats, watchers=0)


def earlier_deals_of(table: str, reveals: Iterable[RevealMessage], info: RoomInfo) -> EarlierDeals | None:
    """Return this person's knowledge of a room's match; None if no deal is finished, or they only watched."""
    deals = finished_deals(reveals)
    if not deals or info.you is None:
        return None
    return EarlierDeals(
        table,
        tuple(seat.name if seat.kind is SeatOccupant.PERSON else "" for seat in info.seats),
        tuple(seat.level if seat.kind is SeatOccupant.COMPUTER else "" for seat in info.seats),
        tuple(RevealMessage(deal.deal, deal.seed, {}, (), deal.actions) for deal in deals),
        tuple(seat.portrait for seat in info.seats),
    )


def session_after(
    deals: Sequence[RevealMessage], game: AnyGame, options: Options, players: Sequence[str]
) -> Session[Any, Any]:
    """Return the session after the last of these deals; raise ValueError if they do not fit the rules."""
    if not deals:
        raise ValueError("No deal was finished.")
    session = Session(game, options, players, "-", (deals[0].seed,))
    for number, deal in enumerate(deals, 1):
        if number > 1:
            session.deal(deal.seed)
        for seat, text in deal.actions:
            action = game.codec.read(text)
            refusal = session.refusal(seat, action, session.state_version)
            if refusal is not None:
                raise ValueError(f"Deal {number}: {text} is refused: {refusal.code}.")
            session.perform(seat, action)
        if not session.waits_for_deal:
            raise ValueError(f"Deal {number} does not end, or the match ends with it.")
    return session


MORE_DEALS = 100  # seeds made in advance; no match of our games has half as many deals left


def solo_record(
    reveals: Iterable[RevealMessage],
    info: RoomInfo,
    names: Mapping[Seat, str],
    games: Mapping[str, AnyGame],
    fresh: Callable[[], str],
) -> Record | None:
    """Return a room's match up to its last finished deal, to be continued against computers.

    None if no deal is finished, or this person did not play. `names`: by seat, as they were shown here, with those of
    computers. `fresh` makes a new seed at each call, for deals to come.
    """
    deals = finished_deals(reveals)
    if not deals or info.you is None:
        return None
    game = games[info.game]
    options = game.options.load(dict(info.options))[0]
    players = [_player(info, Seat(seat), names.get(Seat(seat), "")) for seat in range(len(info.seats))]
    played = record_of(deals, game, options, players)
    more = tuple(fresh() for _ in range(MORE_DEALS))
    return replace(played, seed=fresh(), salt=fresh(), deals=played.deals + more)


def _player(info: RoomInfo, seat: Seat, name: str) -> str:
    if seat == info.you:
        return str(SeatAssignment(PERSON, name))
    is_computer = info.seats[seat].kind is SeatOccupant.COMPUTER and bool(info.seats[seat].level)
    return str(SeatAssignment(info.seats[seat].level if is_computer else info.house.substitute, name))
