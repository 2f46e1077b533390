"""A finished deal, move by move with all hands open, from the record of its match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.events import Event, TrickWon
from cardtable.core.frozen_values import frozen
from cardtable.core.record import Record
from cardtable.core.rules import AnyGame
from cardtable.core.views import View, laid_open
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat, Zone
from cardtable.host.match_terms import config_of
from cardtable.host.played_again import ReplayedAction, ReplayedDeal, play_again
from cardtable.models.at_the_count import reassemble, split_deal_end


@frozen
class ReplayStep:
    """The table after one action, or after dealing; `seat` is who acted, `action` which one of the match it was."""

    seat: Seat | None
    events: tuple[Event, ...]
    view: View[Any]
    action: int = -1  # from 0; none for dealing


@frozen
class DealReplay:
    """All moments of a deal, the first one dealt; `began`: how many actions of the match came before it."""

    number: int
    moments: tuple[ReplayStep, ...]
    began: int


def replay_deal(
    record: Record, game: AnyGame, number: int, seat: Seat | None, again: ReplayedDeal | None = None
) -> DealReplay | None:
    """The deal of this number as it looks from a seat; None unless it has been counted.

    `again`: what `play_again` made of it, where somebody has that; else all before it is played again.
    The cards stay where the last action brought them: what gathers them for the next deal is left out.
    """
    again = again or play_again(record, game, number, seat)
    if again is None:
        return None
    kinds = ZoneKinds(laid_open(config_of(record, game)[0].rules().zones))
    moments, swept = [ReplayStep(None, (), again.dealt)], tuple[Event, ...]()
    for action, act in enumerate(again.acts, again.began):
        moment, later = _moment(act, kinds)
        moments.append(replace(moment, events=(*swept, *moment.events), action=action))
        swept = later
    return DealReplay(number, _from_the_deal(moments, kinds), again.began)


def left_hands(
    record: Record, game: AnyGame, number: int, again: ReplayedDeal | None = None
) -> dict[Zone, tuple[Card | None, ...]]:
    """What was left in the hands when a deal had been counted; nothing before. `again`: as for `past_deal`."""
    deal = replay_deal(record, game, number, None, again)
    if deal is None:
        return {}
    kinds = config_of(record, game)[0].kinds
    return {zone: cards for zone, cards in deal.moments[-1].view.zones.items() if kinds.is_hand(zone) and cards}


def from_its_beginning(record: Record, deal: DealReplay) -> Record:
    """The record of the match up to the first card of a deal, to be played once more."""
    return before_action(record, deal.began)


def before_action(record: Record, action: int) -> Record:
    """The record of the match up to an action of this number, from 0, to be played on from there."""
    return replace(record, actions=record.actions[:action], seated=())


def _from_the_deal(moments: Sequence[ReplayStep], kinds: ZoneKinds) -> tuple[ReplayStep, ...]:
    """Without what comes before anybody holds a card, such as naming trumps or cutting the pack."""
    held = (any(cards and kinds.is_hand(zone) for zone, cards in moment.view.zones.items()) for moment in moments)
    first = next((place for place, holds in enumerate(held) if holds), 0)
    return (ReplayStep(None, (), moments[first].view), *moments[first + 1 :])


def _moment(act: ReplayedAction, kinds: ZoneKinds) -> tuple[ReplayStep, tuple[Event, ...]]:
    """What is to be seen of an action, and what is left for the next one: a complete trick stands until then.

    Of the action that ends a deal only what comes before its cards are taken away.
    """
    done, before = act.update, act.before
    parts = split_deal_end(done, before, kinds)
    if parts is not None:
        return ReplayStep(act.seat, parts.counted.events, parts.counted.view), ()
    won = next((place for place, event in enumerate(done.events) if isinstance(event, TrickWon)), None)
    if won is None:
        return ReplayStep(act.seat, done.events, done.view), ()
    first = done.events[: won + 1]
    stands = replace(done.view, zones=reassemble(before, first, kinds))
    return ReplayStep(act.seat, first, stands), done.events[won + 1 :]
