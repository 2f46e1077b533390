"""A finished deal, move by move with all hands open, from the record of its match: played again, never reckoned."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.events import Event, TrickWon
from cardtable.core.frozen_values import frozen
from cardtable.core.record import Record
from cardtable.core.rules import AnyGame
from cardtable.core.session import Session, Update
from cardtable.core.views import View, laid_open
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat, Zone
from cardtable.host.match_terms import terms_of
from cardtable.models.at_the_count import followed, parted


@frozen
class Moment:
    """The table after one action, or after dealing; `seat` is who acted."""

    seat: Seat | None
    events: tuple[Event, ...]
    view: View[Any]


@frozen
class PastDeal:
    """All moments of a deal, the first one dealt; `began`: how many actions of the match came before it."""

    number: int
    moments: tuple[Moment, ...]
    began: int


def past_deal(record: Record, game: AnyGame, number: int, seat: Seat | None) -> PastDeal | None:
    """The deal of this number as it looks from a seat; None unless it has been counted.

    The cards stay where the last action brought them: what gathers them for the next deal is left out.
    """
    kinds = ZoneKinds(laid_open(terms_of(record, game)[0].rules().zones))
    session, moments, began = _started(record, game), list[Moment](), 0
    swept: tuple[Event, ...] = ()
    for played, (actor, text) in enumerate(record.actions):
        here = session.deal_number == number
        if here and not moments:
            began = played
            moments.append(Moment(None, tuple(session.happened), session.laid_open(seat)))
        known, before = len(session.happened), session.laid_open(seat)
        session.perform(actor, game.codec.read(text))
        if here:
            done = Update(tuple(session.happened[known:]), session.laid_open(seat))
            moment, later = _moment(actor, done, before, kinds)
            moments.append(replace(moment, events=(*swept, *moment.events)))
            swept = later
        if here and len(session.scores) >= number:
            return PastDeal(number, tuple(moments), began)
        session.deal_if_due()
    return None


def left_hands(record: Record, game: AnyGame, number: int) -> dict[Zone, tuple[Card | None, ...]]:
    """What was left in the hands when a deal had been counted; nothing before."""
    deal = past_deal(record, game, number, None)
    if deal is None:
        return {}
    kinds = terms_of(record, game)[0].kinds
    return {zone: cards for zone, cards in deal.moments[-1].view.zones.items() if kinds.is_hand(zone) and cards}


def from_its_beginning(record: Record, deal: PastDeal) -> Record:
    """The record of the match up to the first card of a deal, to be played once more."""
    return replace(record, actions=record.actions[: deal.began], seated=())


def _started(record: Record, game: AnyGame) -> Session[Any, Any]:
    return Session.replay(replace(record, actions=()), game)


def _moment(seat: Seat, done: Update[Any], before: View[Any], kinds: ZoneKinds) -> tuple[Moment, tuple[Event, ...]]:
    """What is to be seen of an action, and what is left for the next one: a complete trick stands until then.

    Of the action that ends a deal only what comes before its cards are taken away.
    """
    parts = parted(done, before, kinds)
    if parts is not None:
        return Moment(seat, parts.counted.events, parts.counted.view), ()
    won = next((place for place, event in enumerate(done.events) if isinstance(event, TrickWon)), None)
    if won is None:
        return Moment(seat, done.events, done.view), ()
    first = done.events[: won + 1]
    stands = replace(done.view, zones=followed(before, first, kinds))
    return Moment(seat, first, stands), done.events[won + 1 :]
