"""Controls of Hearts, its texts on the table, and the claim that the rest of a deal is certain.

A claim is proved from one seat's view alone: sound, not complete.
"""

from __future__ import annotations

from cardtable.core.cards import Cards, Suit
from cardtable.core.controls import Display, Draft, Mark
from cardtable.core.text import Text, translate
from cardtable.core.tricks import next_seat, winning_place
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts import display
from cardtable.families.hearts.controls import FamilyControls, asks_for_moon, marked
from cardtable.families.hearts.display import SIGNS, kitty_captions, plates, title
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import own_hand, seen_kitty_zone, trick_zone
from cardtable.games.hearts.options import FirstTrickPoints, HeartsOptions, MoonScoring, OpeningLead, Sun
from cardtable.games.hearts.rules import HeartsRules, HeartsView
from cardtable.games.hearts.scoring import card_values, moon_points
from cardtable.games.hearts.state import KITTY, HeartsPublic, pack

_OPEN_CLUB = translate("Hearts", "Your turn: lead a club")
_ASK_SUN = translate("Hearts", "You shot the sun! How should it count?")
_GOAL = translate("Hearts", "Hearts to %1")
_NO_QUEEN = translate("Hearts", "No queen of spades on the first trick")


class HeartsControls(FamilyControls[HeartsPublic]):
    """Controls for one seat count under given options."""

    def __init__(self, options: HeartsOptions, seats: int) -> None:
        super().__init__(HeartsRules(options, seats))
        self._options = options
        self._pack = pack(options, seats)
        self._values = card_values(options, self._pack)

    def display(self, view: HeartsView, draft: Draft) -> Display:
        public = view.public
        ask = _ASK_SUN if public.sun else display.ASK_MOON
        chosen, count = len(marked(view, draft)), self._options.pass_count
        has_moon = self._options.moon_scoring is not MoonScoring.NONE
        threat = display.threat(public, self._values) if has_moon else None
        return Display(
            prompt=display.prompt(view, chosen, count, lambda: self._lead(view), ask),
            plates=plates(public, public.kitty_owner, threat),
            captions=kitty_captions(view, KITTY),
            marks=_marks(public),
            question=asks_for_moon(view),
            title=title(public),
            notes=self._notes(public),
            signs=SIGNS,
            goal=_GOAL.filled(self._options.target),
            threat=threat,
        )

    def _lead(self, view: HeartsView) -> Text:
        clubs = [card for card in own_hand(view) if card.suit is Suit.CLUBS]
        if view.public.tricks == 0 and clubs:
            match self._options.opening_lead:
                case OpeningLead.LOWEST_CLUB:
                    return display.OPEN_WITH.filled(clubs[0])
                case OpeningLead.ANY_CLUB_BY_HOLDER:
                    return _OPEN_CLUB
        return display.LEAD

    def _notes(self, public: HeartsPublic) -> tuple[Text, ...]:
        lines = display.notes(public)
        if public.tricks == 0:
            match self._options.first_trick_points:
                case FirstTrickPoints.FORBIDDEN:
                    return (*lines, display.NO_POINTS)
                case FirstTrickPoints.QUEEN_ONLY_FORBIDDEN:
                    return (*lines, _NO_QUEEN)
        return lines

    def _moon_points(self, public: HeartsPublic) -> int:
        return moon_points(public, self._values)

    def _is_certain(self, view: HeartsView) -> bool:
        public = view.public
        if view.seat is None or public.phase is not TrickPhase.PLAYING:
            return False
        if self._options.moon_scoring is MoonScoring.CHOOSE:
            takers = sum(any(card in self._values.points for card in cards) for cards in public.point_cards)
            if takers < 2:  # a shooter may yet have to choose
                return False
        return self._is_decided(view, view.seat) or _wins_all(self._pack, view)

    def _is_decided(self, view: HeartsView, seat: Seat) -> bool:
        """Return True if all cards that count are won, and no bonus or sun depends on the remaining tricks."""
        public, values = view.public, self._values
        if view.zones.get(KITTY):
            return False
        won = {card for cards in public.point_cards for card in cards}
        won.update(card for card in view.zones.get(seen_kitty_zone(seat), ()) if card is not None)
        counting = set(values.points) | ({values.bonus} if values.bonus is not None else set())
        if not counting <= won:
            return False
        if self._options.no_tricks_bonus and 0 in public.tricks_won:
            return False
        return not (self._options.sun is Sun.DOUBLE and public.tricks in public.tricks_won)


def _wins_all(pack: Cards, view: HeartsView) -> bool:
    """Return True if the seat leads, and each of its cards beats all cards of its suit that may be in other hands."""
    public = view.public
    if public.turn != view.seat or public.trick or public.tricks == 0:
        return False
    own = own_hand(view)
    outside = set(pack) - set(public.played) - set(own)
    return all(other.suit is not card.suit or other.rank < card.rank for card in own for other in outside)


def _marks(public: HeartsPublic) -> dict[Zone, tuple[frozenset[Mark], ...]]:
    if not public.trick or public.leader is None:
        return {}
    winner = next_seat(public.leader, public.seats, winning_place(public.trick))
    return {trick_zone(winner): (frozenset((Mark.WINNING,)),)}
