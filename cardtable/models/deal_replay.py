"""Replay of a finished deal: steps with all hands open, and the cells of its time line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card
from cardtable.core.events import Announced, CardsMoved, Event, TrickWon
from cardtable.core.record import Record
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, literal_text, translate
from cardtable.core.views import View, laid_open
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat, Zone
from cardtable.host.match_config import config_of
from cardtable.host.replayed_deals import ReplayedAction, ReplayedDeal, replay_actions
from cardtable.models.update_queue import reassemble, split_deal_end


@frozen
class ReplayStep:
    """View after one action or after dealing; `seat`: who acted, `action`: its number in the match."""

    seat: Seat | None
    events: tuple[Event, ...]
    view: View[Any]
    action: int = -1  # from 0; -1 for dealing


@frozen
class DealReplay:
    """All steps of a deal, the first one after dealing; `began`: number of actions of the match before the deal."""

    number: int
    steps: tuple[ReplayStep, ...]
    began: int


def replay_deal(
    record: Record, game: AnyGame, number: int, seat: Seat | None, again: ReplayedDeal | None = None
) -> DealReplay | None:
    """Replay a deal as it looks from a seat; None unless it is finished.

    `again`: result of `replay_actions`, if known; without it all deals before are replayed too. After the last action
    the cards stay where they are: the gathering for the next deal is left out.
    """
    again = again or replay_actions(record, game, number, seat)
    if again is None:
        return None
    kinds = ZoneKinds(laid_open(config_of(record, game)[0].rules().zones))
    steps, swept = [ReplayStep(None, (), again.dealt)], tuple[Event, ...]()
    for action, act in enumerate(again.acts, again.began):
        step, later = _step_of(act, kinds)
        steps.append(replace(step, events=(*swept, *step.events), action=action))
        swept = later
    return DealReplay(number, _from_first_card(steps, kinds), again.began)


def hands_left(
    record: Record, game: AnyGame, number: int, again: ReplayedDeal | None = None
) -> dict[Zone, tuple[Card | None, ...]]:
    """Return the cards left in the hands at the end of a deal; {} before. `again`: as for `replay_deal`."""
    deal = replay_deal(record, game, number, None, again)
    if deal is None:
        return {}
    kinds = config_of(record, game)[0].kinds
    return {zone: cards for zone, cards in deal.steps[-1].view.zones.items() if kinds.is_hand(zone) and cards}


def record_to_deal(record: Record, deal: DealReplay) -> Record:
    """Return the record of the match up to the first card of a deal, to be played once more."""
    return record_to_action(record, deal.began)


def record_to_action(record: Record, action: int) -> Record:
    """Return the record of the match up to an action, counted from 0, to be played on from there."""
    return replace(record, actions=record.actions[:action])


def _from_first_card(steps: Sequence[ReplayStep], kinds: ZoneKinds) -> tuple[ReplayStep, ...]:
    """Drop the steps before any seat holds a card, such as naming trumps or cutting the pack."""
    held = (any(cards and kinds.is_hand(zone) for zone, cards in step.view.zones.items()) for step in steps)
    first = next((index for index, holds in enumerate(held) if holds), 0)
    return (ReplayStep(None, (), steps[first].view), *steps[first + 1 :])


def _step_of(act: ReplayedAction, kinds: ZoneKinds) -> tuple[ReplayStep, tuple[Event, ...]]:
    """Return an action's step without gathering, and the events after a complete trick, which the next step begins."""
    done, before = act.update, act.before
    parts = split_deal_end(done, before, kinds)
    if parts is not None:
        return ReplayStep(act.seat, parts.counted.events, parts.counted.view), ()
    won = next((index for index, event in enumerate(done.events) if isinstance(event, TrickWon)), None)
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

Points = Callable[[View[Any]], Sequence[int]]  # points of this deal so far, by seat
Worth = Callable[[Iterable[Card]], int]


class ReplayCell(NamedTuple):
    """Steps `first` to `last`; `seat`: winner or who had the turn, `points`: of the trick, `laid`: value laid out."""

    label: Text
    said: Text
    first: int
    last: int
    seat: Seat | None = None
    points: int = 0
    laid: int = 0


def cells_of(
    steps: Sequence[ReplayStep], kinds: ZoneKinds, points: Points, worth: Worth | None = None
) -> tuple[ReplayCell, ...]:
    """Return the time line of a deal: a cell for each trick or turn; `worth`: value of cards that sides lay out."""
    ends = list(_ends_of_tricks(steps) if kinds.has_tricks else _ends_of_turns(steps))
    plays = (index for index, step in enumerate(steps) if index and _has_play(step, kinds))
    begins = next(plays) if kinds.has_tricks else 1
    cells = [ReplayCell(_PASS if begins > 1 else _DEAL, _DEALT, 0, begins - 1)]
    said = _TRICK if kinds.has_tricks else _TURN
    for number, end in enumerate(ends, 1):
        first = cells[-1].last + 1
        seat = _winner(steps[end]) if kinds.has_tricks else steps[end].seat
        gained = 0 if seat is None else points(steps[end].view)[seat] - points(steps[first - 1].view)[seat]
        # negative if the deal result has taken the points of a moon away, which is no trick's
        laid = 0 if worth is None else worth(_laid_out(steps[first : end + 1], kinds))
        cells.append(
            ReplayCell(literal_text(number), said.filled(number, len(ends)), first, end, seat, max(0, gained), laid)
        )
    return tuple(cells)


def cell_at_step(cells: Sequence[ReplayCell], step: int) -> int:
    """Return the index of the cell that contains a step."""
    return next(index for index, cell in enumerate(cells) if cell.first <= step <= cell.last)


def _laid_out(steps: Sequence[ReplayStep], kinds: ZoneKinds) -> Iterator[Card]:
    for step in steps:
        for event in step.events:
            if isinstance(event, CardsMoved) and kinds.spec(event.target).per == "side":
                yield from (card for card in event.cards if card is not None)


def passed_in(step: ReplayStep) -> tuple[Text, ...]:
    """Return the announcement of a pass, and each passed card."""
    said = tuple(event.text for event in step.events if isinstance(event, Announced))
    left = (event for event in step.events if isinstance(event, CardsMoved) and event.source.owner == step.seat)
    given = next(left, None)
    return said if given is None else (*said, *(literal_text(card) for card in given.cards if card is not None))


def _ends_of_tricks(steps: Sequence[ReplayStep]) -> Iterator[int]:
    for index, step in enumerate(steps):
        if any(isinstance(event, TrickWon) for event in step.events):
            yield index
    if steps and not any(isinstance(event, TrickWon) for event in steps[-1].events):
        yield len(steps) - 1  # a player chose the score of a moon


def _ends_of_turns(steps: Sequence[ReplayStep]) -> Iterator[int]:
    for index, step in enumerate(steps):
        if index and (index + 1 == len(steps) or steps[index + 1].seat != step.seat):
            yield index


def _has_play(step: ReplayStep, kinds: ZoneKinds) -> bool:
    return any(isinstance(event, CardsMoved) and kinds.is_trick(event.target) for event in step.events)


def _winner(step: ReplayStep) -> Seat | None:
    return next((event.seat for event in step.events if isinstance(event, TrickWon)), None)
