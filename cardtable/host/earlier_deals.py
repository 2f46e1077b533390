"""Deals of a match that were finished at a table that is gone: from there the match goes on at a new one.

What outlives a host is each person's own record of the finished deals, which were opened to everybody: it holds no hand
that somebody may not see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from cardtable.core.frozen_values import frozen
from cardtable.core.options import Options
from cardtable.core.record import Record
from cardtable.core.rules import AnyGame
from cardtable.core.session import Session
from cardtable.host.from_table import RevealMessage, RoomInfo
from cardtable.host.gathering import RoomSeatInfo, RoomStage, SeatOccupant


@frozen
class EarlierDeals:
    """Who sat where, and all that was played: nothing that not everybody knew when the last of these deals was over.

    The deals come without the numbers that made their seeds: those belong to the table before, and fit no other.
    """

    table: str  # where the match was
    names: tuple[str, ...]  # by seat, of persons; "" for a computer
    levels: tuple[str, ...]  # by seat, of computers; "" for a person
    deals: tuple[RevealMessage, ...]  # from the first on


def finished_deals(known: Iterable[RevealMessage]) -> tuple[RevealMessage, ...]:
    """All deals from the first to the last; none where one is not known. The draw for places is not among them."""
    by_number = {opened.deal: opened for opened in known if opened.deal > 0}
    deals = tuple(by_number[deal] for deal in range(1, len(by_number) + 1) if deal in by_number)
    return deals if len(deals) == len(by_number) else ()


def record_of(deals: Sequence[RevealMessage], game: AnyGame, options: Options, players: Sequence[str]) -> Record:
    """A match up to the count of its last finished deal, with all cards; `players`: as a record has them."""
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


def lasting(info: RoomInfo) -> RoomInfo:
    """What of a table under way still holds when nobody is there any more: the rules, and who sits where."""
    seats = tuple(
        RoomSeatInfo(place.kind, place.name, place.portrait, place.level if place.kind is SeatOccupant.COMPUTER else "")
        for place in info.seats
    )
    return replace(info, stage=RoomStage.PLAYING, seats=seats, watchers=0)


def earlier_of(table: str, known: Iterable[RevealMessage], info: RoomInfo) -> EarlierDeals | None:
    """What this person knows of the match at a table; None where no deal was finished, or they only watched."""
    deals = finished_deals(known)
    if not deals or info.you is None:
        return None
    return EarlierDeals(
        table,
        tuple(place.name if place.kind is SeatOccupant.PERSON else "" for place in info.seats),
        tuple(place.level if place.kind is SeatOccupant.COMPUTER else "" for place in info.seats),
        tuple(RevealMessage(deal.deal, deal.seed, {}, (), deal.actions) for deal in deals),
    )


def session_after(
    deals: Sequence[RevealMessage], game: AnyGame, options: Options, players: Sequence[str]
) -> Session[Any, Any]:
    """The match when the last of these deals has been counted; raises ValueError where they do not fit the rules."""
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
