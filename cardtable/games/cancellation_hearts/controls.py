"""Controls of Cancellation Hearts, its texts on the table, and the claim of a certain rest of a deal.

A claim is proved from one seat's view alone: sound, not complete.
"""

from __future__ import annotations

from cardtable.core.controls import Display, Draft, Mark
from cardtable.core.text import Text, translate
from cardtable.core.tricks import next_seat
from cardtable.core.zones import Zone
from cardtable.families.hearts import display
from cardtable.families.hearts.controls import FamilyControls, asks_for_moon, marked
from cardtable.families.hearts.display import SIGNS, plates, title
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import own_hand, seen_kitty_zone, trick_zone
from cardtable.games.cancellation_hearts import options as choices
from cardtable.games.cancellation_hearts.rules import CancellationRules, CancellationView
from cardtable.games.cancellation_hearts.scoring import POINT_CARDS, card_values, is_point_card
from cardtable.games.cancellation_hearts.state import CARRIED, GONE, WIDOW, CancellationPublic
from cardtable.games.cancellation_hearts.trick_cancelling import is_cancelled, winning_place

_GOAL = translate("Cancellation Hearts", "Cancellation Hearts to %1")
_WAITING = translate("Cancellation Hearts", "Waiting: %1 card(s), points: %2", n=0)
_OUT = translate("Cancellation Hearts", "Out of play: %1 card(s), points: %2", n=0)
_LOST = translate("Cancellation Hearts", "Counts for nobody: %1 card(s)", n=0)


_TWINS = 2


class CancellationControls(FamilyControls[CancellationPublic]):
    """Controls for one seat count under given options."""

    def __init__(self, options: choices.CancellationOptions, seats: int) -> None:
        super().__init__(CancellationRules(options, seats))
        self._options = options
        self._values = card_values(options)

    def display(self, view: CancellationView, draft: Draft) -> Display:
        public = view.public
        chosen, count = len(marked(view, draft)), self._options.pass_count
        has_moon = self._options.moon_scoring is not choices.CancellationMoonScoring.NONE and not public.vanished
        threat = display.threat(public, self._values) if has_moon else None
        return Display(
            prompt=display.prompt(view, chosen, count, lambda: self._lead(view)),
            plates=plates(public, public.widow_owner, threat),
            captions=self._captions(view),
            marks=self._marks(public),
            question=asks_for_moon(view),
            title=title(public),
            notes=self._notes(public),
            signs=SIGNS,
            goal=_GOAL.filled(self._options.target),
            threat=threat,
        )

    def _lead(self, view: CancellationView) -> Text:
        if view.public.tricks == 0 and self._options.first_lead is choices.CancellationFirstLead.FIRST_2C_CLOCKWISE:
            return display.OPEN_WITH.filled(own_hand(view)[0])
        return display.LEAD

    def _notes(self, public: CancellationPublic) -> tuple[Text, ...]:
        lines = display.notes(public)
        if public.tricks == 0 and self._options.first_trick_points is choices.CancellationFirstTrickPoints.FORBIDDEN:
            return (*lines, display.NO_POINTS)
        return lines

    def _captions(self, view: CancellationView) -> dict[Zone, Text]:
        """Return captions: number and points of cards that wait or are out of play, number of cards in the widow.

        Cards out of play are counted with their points if all are known; a lost widow is not.
        """
        public, values = view.public, self._values
        result = display.kitty_captions(view, WIDOW)
        if public.carried:
            waiting = len(public.carried)
            result[CARRIED] = _WAITING.filled(waiting, values.sum(public.carried), n=waiting)
        if view.zones.get(GONE):
            size, seen = len(view.zones[GONE]), public.vanished
            known = len(seen) == size
            result[GONE] = _OUT.filled(size, values.sum(seen), n=size) if known else _LOST.filled(size, n=size)
        return result

    def _moon_points(self, public: CancellationPublic) -> int:
        return self._options.moon_points

    def _is_certain(self, view: CancellationView) -> bool:
        public, values = view.public, self._values
        if view.seat is None or public.phase is not TrickPhase.PLAYING or public.widow:
            return False
        own_widow = [card for card in view.zones.get(seen_kitty_zone(view.seat), ()) if card is not None]
        settled = [card for cards in public.point_cards for card in cards] + own_widow + list(public.vanished)
        all_counting = POINT_CARDS + (_TWINS if values.bonus else 0)
        return len(values.counting(settled)) == all_counting and not self._may_choose(public)

    def _may_choose(self, public: CancellationPublic) -> bool:
        """Return True if a shooter may yet have to choose the score of a moon, which is not foreseeable."""
        takers = sum(any(map(is_point_card, cards)) for cards in public.point_cards)
        chooses = self._options.moon_scoring is choices.CancellationMoonScoring.CHOOSE
        return chooses and takers == 1 and not any(map(is_point_card, public.vanished))

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
