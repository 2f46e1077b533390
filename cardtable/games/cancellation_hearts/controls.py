"""Controls of Cancellation Hearts, its texts on the table, and the claim of a certain rest of a deal.

A claim is proved from one seat's view alone: sound, not complete.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Command, Display, Draft, Gesture, Mark, Select, Submit
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text, translate
from cardtable.core.tricks import next_seat
from cardtable.core.zones import Zone
from cardtable.families.hearts import display
from cardtable.families.hearts.actions import Action
from cardtable.families.hearts.controls import GestureInterpreter, asks_for_moon, marked
from cardtable.families.hearts.display import SIGNS, plates, title
from cardtable.families.hearts.options import CardValues
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import own_hand, seen_kitty_zone, trick_zone
from cardtable.games.cancellation_hearts.options import (
    CancellationFirstLead,
    CancellationFirstTrickPoints,
    CancellationMoonScoring,
    CancellationOptions,
)
from cardtable.games.cancellation_hearts.rules import CancellationRules, CancellationView
from cardtable.games.cancellation_hearts.scoring import POINT_CARDS, card_values, is_point_card
from cardtable.games.cancellation_hearts.state import CARRIED, GONE, WIDOW, CancellationPublic
from cardtable.games.cancellation_hearts.trick_cancelling import is_cancelled, winning_place

_GOAL = translate("Cancellation Hearts", "Cancellation Hearts to %1")
_WAITING = translate("Cancellation Hearts", "Waiting: %1 card(s), points: %2", n=0)
_OUT = translate("Cancellation Hearts", "Out of play: %1 card(s), points: %2", n=0)
_LOST = translate("Cancellation Hearts", "Counts for nobody: %1 card(s)", n=0)


def prompt(options: CancellationOptions, view: CancellationView, chosen: int) -> Text:
    """Return what the view's seat is to do, or the seat it waits for; `chosen`: number of cards marked to be passed."""
    return display.prompt(view, chosen, options.pass_count, lambda: _lead(options, view))


def _lead(options: CancellationOptions, view: CancellationView) -> Text:
    if view.public.tricks == 0 and options.first_lead is CancellationFirstLead.FIRST_2C_CLOCKWISE:
        return display.OPEN_WITH.filled(own_hand(view)[0])
    return display.LEAD


def notes(options: CancellationOptions, public: CancellationPublic) -> tuple[Text, ...]:
    """Return the lines of the corner panel."""
    lines = display.notes(public)
    if public.tricks == 0 and options.first_trick_points is CancellationFirstTrickPoints.FORBIDDEN:
        return (*lines, display.NO_POINTS)
    return lines


def goal(options: CancellationOptions) -> Text:
    """Return the heading of the score panel."""
    return _GOAL.filled(options.target)


def captions(options: CancellationOptions, view: CancellationView) -> dict[Zone, Text]:
    """Return captions: number and points of cards that wait or are out of play, number of cards in the widow."""
    public, values = view.public, card_values(options)
    result = display.kitty_captions(view, WIDOW)
    if public.carried:
        result[CARRIED] = _counted(_WAITING, len(public.carried), values.sum(public.carried))
    if view.zones.get(GONE):
        result[GONE] = _out(view, values)
    return result


def _counted(text: Text, cards: int, points: int) -> Text:
    return text.filled(cards, points, n=cards)


def _out(view: CancellationView, values: CardValues) -> Text:
    """Return the caption of cards out of play, with their points if all are known; a lost widow is not."""
    size, seen = len(view.zones[GONE]), view.public.vanished
    if len(seen) == size:
        return _counted(_OUT, size, values.sum(seen))
    return _LOST.filled(size, n=size)


_TWINS = 2


def is_certain(options: CancellationOptions, view: CancellationView) -> bool:
    """Return True if every card that counts is won or lost for good, so that no play changes a score."""
    public, values = view.public, card_values(options)
    if view.seat is None or public.phase is not TrickPhase.PLAYING or public.widow:
        return False
    own_widow = [card for card in view.zones.get(seen_kitty_zone(view.seat), ()) if card is not None]
    settled = [card for cards in public.point_cards for card in cards] + own_widow + list(public.vanished)
    all_counting = POINT_CARDS + (_TWINS if values.bonus else 0)
    return len(values.counting(settled)) == all_counting and not _may_choose(options, view)


def _may_choose(options: CancellationOptions, view: CancellationView) -> bool:
    """Return True if a shooter may yet have to choose the score of a moon, which is not foreseeable."""
    takers = sum(any(map(is_point_card, cards)) for cards in view.public.point_cards)
    return (
        options.moon_scoring is CancellationMoonScoring.CHOOSE
        and takers == 1
        and not any(map(is_point_card, view.public.vanished))
    )


class CancellationControls:
    """Controls for one seat count under given options."""

    def __init__(self, options: CancellationOptions, seats: int) -> None:
        self._options = options
        self._gestures = GestureInterpreter(CancellationRules(options, seats).permissions)

    def liftable(self, view: CancellationView, draft: Draft) -> Mapping[Zone, frozenset[Card]]:
        return self._gestures.liftable(view, draft)

    def targets(self, view: CancellationView, draft: Draft, source: Zone, cards: Cards) -> frozenset[Zone]:
        return self._gestures.targets(view, draft, source, cards)

    def interpret(self, view: CancellationView, draft: Draft, gesture: Gesture) -> Submit[Action] | Select | Refusal:
        return self._gestures.interpret(view, draft, gesture)

    def commands(self, view: CancellationView, draft: Draft) -> Sequence[Command]:
        return self._gestures.commands(view, draft, self._options.moon_points)

    def display(self, view: CancellationView, draft: Draft) -> Display:
        """Return the prompt, plates, cancelled cards and the winning one, captions, and facts of the deal."""
        public = view.public
        return Display(
            prompt=prompt(self._options, view, len(marked(view, draft))),
            plates=plates(public, public.widow_owner),
            captions=captions(self._options, view),
            marks=self._marks(public),
            question=asks_for_moon(view),
            title=title(public),
            notes=notes(self._options, public),
            signs=SIGNS,
            goal=goal(self._options),
        )

    def claim(self, view: CancellationView) -> Sequence[Action]:
        """Return plays of the rest of this seat's hand, a legal one first, if the score is certain; else ()."""
        return self._gestures.rest_of_hand(view) if is_certain(self._options, view) else ()

    def _marks(self, public: CancellationPublic) -> dict[Zone, tuple[frozenset[Mark], ...]]:
        """Return the marks of cancelled twins, and of the card that wins so far."""
        if not public.trick or public.leader is None:
            return {}
        winning = winning_place(self._options.void_rule, public.trick)
        result: dict[Zone, tuple[frozenset[Mark], ...]] = {}
        for place in range(len(public.trick)):
            zone = trick_zone(next_seat(public.leader, public.seats, place))
            if is_cancelled(public.trick, place):
                result[zone] = (frozenset((Mark.CANCELLED,)),)
            elif place == winning:
                result[zone] = (frozenset((Mark.WINNING,)),)
        return result
