"""A finished deal, move by move with all hands open, from the record of its match.

The parts of a finished deal on its time line: a cell for each trick, or for each turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from cardtable.core.cards import Card
from cardtable.core.events import Announced, CardsMoved, Event, TrickWon
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.record import Record
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, literal_text, translate
from cardtable.core.views import View, laid_open
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat, Zone
from cardtable.host.finished_deals import ReplayedAction, ReplayedDeal, play_again
from cardtable.host.match_config import config_of
from cardtable.models.update_queue import reassemble, split_deal_end


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


_DEAL = translate("Look back", "Deal", "the first part of a time line")
_PASS = translate("Look back", "Pass", "the first part of a time line: cards are passed")
_DEALT = translate("Look back", "The cards are dealt.")
_TRICK = translate("Look back", "Trick %1 of %2.")
_TURN = translate("Look back", "Turn %1 of %2.")

Points = Callable[[View[Any]], Sequence[int]]  # by seat, as far as they count in this deal

Worth = Callable[[Iterable[Card]], int]


class ReplayCell(NamedTuple):
    """Moments from `first` to `last`; `seat` won the trick or had the turn, `points` are what the trick brought.

    `laid` is what the cards count that were laid out for the side in that turn.
    """

    label: Text
    said: Text
    first: int
    last: int
    seat: Seat | None = None
    points: int = 0
    laid: int = 0


def cells_of(
    moments: Sequence[ReplayStep], kinds: ZoneKinds, points: Points, worth: Worth | None = None
) -> tuple[ReplayCell, ...]:
    """The time line of a deal; `worth` of cards that sides lay out."""
    ends = list(_ends_of_tricks(moments) if kinds.has_tricks else _ends_of_turns(moments))
    begins = _first_play(moments, kinds) if kinds.has_tricks else 1
    cells = [ReplayCell(_PASS if begins > 1 else _DEAL, _DEALT, 0, begins - 1)]
    said = _TRICK if kinds.has_tricks else _TURN
    for number, end in enumerate(ends, 1):
        first = cells[-1].last + 1
        seat = _winner(moments[end]) if kinds.has_tricks else moments[end].seat
        gained = 0 if seat is None else points(moments[end].view)[seat] - points(moments[first - 1].view)[seat]
        # less than nothing: the count itself has taken a moon away, and no trick has brought that
        laid = 0 if worth is None else worth(_laid_out(moments[first : end + 1], kinds))
        cells.append(
            ReplayCell(literal_text(number), said.filled(number, len(ends)), first, end, seat, max(0, gained), laid)
        )
    return tuple(cells)


def cell_at_step(cells: Sequence[ReplayCell], moment: int) -> int:
    """Which cell a moment belongs to."""
    return next(place for place, cell in enumerate(cells) if cell.first <= moment <= cell.last)


def _laid_out(moments: Sequence[ReplayStep], kinds: ZoneKinds) -> Iterator[Card]:
    for moment in moments:
        for event in moment.events:
            if isinstance(event, CardsMoved) and kinds.spec(event.target).per == "side":
                yield from (card for card in event.cards if card is not None)


def passed_in(moment: ReplayStep) -> tuple[Text, ...]:
    """Of a pass: who passes how many cards to whom, and each of these cards."""
    said = tuple(event.text for event in moment.events if isinstance(event, Announced))
    left = (event for event in moment.events if isinstance(event, CardsMoved) and event.source.owner == moment.seat)
    given = next(left, None)
    return said if given is None else (*said, *(literal_text(card) for card in given.cards if card is not None))


def _first_play(moments: Sequence[ReplayStep], kinds: ZoneKinds) -> int:
    """The first moment with a card of a trick."""
    return next(place for place, moment in enumerate(moments) if place and _plays(moment, kinds))


def _plays(moment: ReplayStep, kinds: ZoneKinds) -> bool:
    return any(isinstance(event, CardsMoved) and kinds.is_trick(event.target) for event in moment.events)


def _ends_of_tricks(moments: Sequence[ReplayStep]) -> Iterator[int]:
    for place, moment in enumerate(moments):
        if any(isinstance(event, TrickWon) for event in moment.events):
            yield place
    if moments and not any(isinstance(event, TrickWon) for event in moments[-1].events):
        yield len(moments) - 1  # somebody chose what a moon counts


def _ends_of_turns(moments: Sequence[ReplayStep]) -> Iterator[int]:
    """The last of all acts in a row of one seat."""
    for place, moment in enumerate(moments):
        if place and (place + 1 == len(moments) or moments[place + 1].seat != moment.seat):
            yield place


def _winner(moment: ReplayStep) -> Seat | None:
    return next((event.seat for event in moment.events if isinstance(event, TrickWon)), None)
