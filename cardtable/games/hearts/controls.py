"""Controls of Hearts, its texts on the table, and the claim that the rest of a deal is certain.

A claim is proved from one seat's view alone: sound, not complete.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.core.cards import Card, Cards, Suit
from cardtable.core.controls import Command, Display, Draft, Gesture, Mark, Select, Submit
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text, translate
from cardtable.core.tricks import next_seat, winning_place
from cardtable.core.zones import Zone
from cardtable.families.hearts import display
from cardtable.families.hearts.actions import Action
from cardtable.families.hearts.controls import GestureInterpreter, asks_for_moon, marked
from cardtable.families.hearts.display import SIGNS, kitty_captions, plates, title
from cardtable.families.hearts.options import CardValues
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import own_hand, seen_kitty_zone, trick_zone
from cardtable.games.hearts.options import FirstTrickPoints, HeartsOptions, MoonScoring, OpeningLead, Sun
from cardtable.games.hearts.rules import HeartsRules, HeartsView
from cardtable.games.hearts.scoring import card_values, moon_points
from cardtable.games.hearts.state import KITTY, HeartsPublic, pack

_OPEN_CLUB = translate("Hearts", "Your turn: lead a club")
_ASK_SUN = translate("Hearts", "You shot the sun! How should it count?")
_GOAL = translate("Hearts", "Hearts to %1")
_NO_QUEEN = translate("Hearts", "No queen of spades in the first trick")


def prompt(options: HeartsOptions, view: HeartsView, chosen: int) -> Text:
    """Return what the view's seat is to do, or the seat it waits for; `chosen`: number of cards marked to be passed."""
    ask = _ASK_SUN if view.public.sun else display.ASK_MOON
    return display.prompt(view, chosen, options.pass_count, lambda: _lead(options, view), ask)


def _lead(options: HeartsOptions, view: HeartsView) -> Text:
    clubs = [card for card in own_hand(view) if card.suit is Suit.CLUBS]
    if view.public.tricks == 0 and clubs:
        match options.opening_lead:
            case OpeningLead.LOWEST_CLUB:
                return display.OPEN_WITH.filled(clubs[0])
            case OpeningLead.ANY_CLUB_BY_HOLDER:
                return _OPEN_CLUB
    return display.LEAD


def notes(options: HeartsOptions, public: HeartsPublic) -> tuple[Text, ...]:
    """Return the lines of the corner panel."""
    lines = display.notes(public)
    if public.tricks == 0:
        match options.first_trick_points:
            case FirstTrickPoints.FORBIDDEN:
                return (*lines, display.NO_POINTS)
            case FirstTrickPoints.QUEEN_ONLY_FORBIDDEN:
                return (*lines, _NO_QUEEN)
    return lines


def goal(options: HeartsOptions) -> Text:
    """Return the heading of the score panel."""
    return _GOAL.filled(options.target)


def is_certain(options: HeartsOptions, values: CardValues, pack: Cards, view: HeartsView) -> bool:
    """Return True if no further play can change any score of this deal.

    This stays true while the seat plays any of its legal cards, so it may be asked again at each turn.
    """
    public = view.public
    if view.seat is None or public.phase is not TrickPhase.PLAYING:
        return False
    if options.moon_scoring is MoonScoring.CHOOSE and not _moon_is_stopped(values, view):
        return False
    return _decided(options, values, view) or _wins_all(pack, view)


def _moon_is_stopped(values: CardValues, view: HeartsView) -> bool:
    """Return True if two players have point cards, so no shooter will have to choose."""
    return sum(any(card in values.points for card in cards) for cards in view.public.point_cards) > 1


def _decided(options: HeartsOptions, values: CardValues, view: HeartsView) -> bool:
    """Return True if all cards that count are won, and no bonus or sun depends on the remaining tricks."""
    public = view.public
    assert view.seat is not None  # spectators claim nothing
    if view.zones.get(KITTY):
        return False
    won = {card for cards in public.point_cards for card in cards}
    won.update(card for card in view.zones.get(seen_kitty_zone(view.seat), ()) if card is not None)
    counting = set(values.points) | ({values.bonus} if values.bonus is not None else set())
    if not counting <= won:
        return False
    if options.no_tricks_bonus and 0 in public.tricks_won:
        return False
    return not (options.sun is Sun.DOUBLE and public.tricks in public.tricks_won)


def _wins_all(pack: Cards, view: HeartsView) -> bool:
    """Return True if the seat leads, and each of its cards beats all cards of its suit that may be in other hands."""
    public = view.public
    if public.turn != view.seat or public.trick or public.tricks == 0:
        return False
    own = own_hand(view)
    outside = set(pack) - set(public.played) - set(own)
    return all(_is_master(card, outside) for card in own)


def _is_master(card: Card, outside: set[Card]) -> bool:
    return all(other.suit is not card.suit or other.rank < card.rank for other in outside)


class HeartsControls:
    """Controls for one seat count under given options."""

    def __init__(self, options: HeartsOptions, seats: int) -> None:
        self._options = options
        self._pack = pack(options, seats)
        self._values = card_values(options, self._pack)
        self._gestures = GestureInterpreter(HeartsRules(options, seats).permissions)

    def liftable(self, view: HeartsView, draft: Draft) -> Mapping[Zone, frozenset[Card]]:
        return self._gestures.liftable(view, draft)

    def targets(self, view: HeartsView, draft: Draft, source: Zone, cards: Cards) -> frozenset[Zone]:
        return self._gestures.targets(view, draft, source, cards)

    def interpret(self, view: HeartsView, draft: Draft, gesture: Gesture) -> Submit[Action] | Select | Refusal:
        return self._gestures.interpret(view, draft, gesture)

    def commands(self, view: HeartsView, draft: Draft) -> Sequence[Command]:
        return self._gestures.commands(view, draft, moon_points(view.public, self._values))

    def display(self, view: HeartsView, draft: Draft) -> Display:
        """Return the prompt, the plates, the winning card of the trick, and the facts of the deal."""
        public = view.public
        return Display(
            prompt=prompt(self._options, view, len(marked(view, draft))),
            plates=plates(public, public.kitty_owner),
            captions=kitty_captions(view, KITTY),
            marks=_marks(public),
            question=asks_for_moon(view),
            title=title(public),
            notes=notes(self._options, public),
            signs=SIGNS,
            goal=goal(self._options),
        )

    def claim(self, view: HeartsView) -> Sequence[Action]:
        """Return plays of the rest of this seat's hand, a legal one first, if the score is certain; else ().

        The card led decides which of them is legal later: ask again at each turn of the seat.
        """
        return self._gestures.rest_of_hand(view) if is_certain(self._options, self._values, self._pack, view) else ()


def _marks(public: HeartsPublic) -> dict[Zone, tuple[frozenset[Mark], ...]]:
    if not public.trick or public.leader is None:
        return {}
    winner = next_seat(public.leader, public.seats, winning_place(public.trick))
    return {trick_zone(winner): (frozenset((Mark.WINNING,)),)}
