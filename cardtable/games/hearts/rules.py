"""Rules of Hearts: the procedure HR-01 to HR-19 of rules.md with its settled readings 4 to 17.

The part common to both games of the family is in `families.hearts.rules`. Each case of playing a card (HR-06 to HR-10,
settled readings 7 to 11) is one function from the hand to a `Bar`, which returns None or a refusal for a card. The
result of a deal is in `scoring`. Each deal begins and ends with the whole pack in the deck zone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from cardtable.core.cards import Card, Cards, Suit, sort_key
from cardtable.core.events import Announced, FeatKind, ScoreLine, TrickWon
from cardtable.core.language.speech_forms import SpeechForm, SpokenForms, in_person_form
from cardtable.core.refusal import Refusal
from cardtable.core.text import translate
from cardtable.core.tricks import next_seat, winning_place
from cardtable.core.views import StateChanges, View, replaced
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts import announcements, rules
from cardtable.families.hearts import rules as family_rules
from cardtable.families.hearts.options import QUEEN_OF_SPADES, QueenLead
from cardtable.families.hearts.score_sheet import Settlement
from cardtable.families.hearts.trick_zones import hand_zone, seat_at, seen_kitty_zone, show_kitty, sweep, take, won_zone
from cardtable.games.hearts.options import FirstTrickForced, FirstTrickPoints, HeartsOptions, OpeningLead, Removal
from cardtable.games.hearts.scoring import card_values, count, has_sun, moon_points, settle, shooter
from cardtable.games.hearts.state import KITTY, HeartsPublic, cycle, hand_size, kitty_size, pack, validate, zone_specs

tr = partial(translate, "Hearts")

ANY_CLUB = Refusal("H-16", tr("The first trick begins with a club."))
OPEN_WITHOUT_POINTS = Refusal("HR-06", rules.OPEN_WITHOUT_POINTS)
NO_POINTS_YET = Refusal("HP-22", rules.NO_POINTS_YET)
NO_QUEEN_YET = Refusal("HP-22", tr("The queen of spades can't be discarded on the first trick."))
HEARTS_FIRST = Refusal("HR-10", tr("On the first trick you must discard a heart before any other point card."))
DROP_THE_QUEEN = Refusal("HR-08", tr("You can't follow suit, so you must discard the queen of spades."))
_SUN = in_person_form(tr("%1 has shot the sun."), {1: tr("You have shot the sun.")})
SPOKEN = SpokenForms({_SUN: SpeechForm(always=True)})

HeartsView = View[HeartsPublic]

CLAUSES = family_rules.ClauseIds(passing="HR-05", play="H-11", follow="H-12", moon="HP-32", over="HR-12")


class HeartsRules(family_rules.FamilyRules[HeartsPublic]):
    """Rules for a seat count under given options; raises UserError if they do not fit."""

    def __init__(self, options: HeartsOptions, seats: int) -> None:
        validate(options, seats)
        cards = pack(options, seats)
        values = card_values(options, cards)
        self._options = options
        self._kitty_size = kitty_size(options, seats)
        self._unbroken = family_rules.unbroken_lead(
            "H-17" if options.break_required else None, "H-18" if options.queen_lead is QueenLead.AFTER_BROKEN else None
        )
        super().__init__(
            seats,
            CLAUSES,
            pass_count=options.pass_count,
            fresh=HeartsPublic,
            pack=cards,
            hand_size=hand_size(options, seats),
            cycle=cycle(options, seats),
            values=values,
            kitty=KITTY,
            zones=zone_specs(self._kitty_size > 0),
            queen_breaks=options.queen_breaks_hearts,
            moon=options.moon_scoring.value,
        )

    def _opening_bar(self, public: HeartsPublic, hand: Cards) -> family_rules.Bar:
        clubs = [card for card in hand if card.suit is Suit.CLUBS]
        match self._options.opening_lead:
            case OpeningLead.LOWEST_CLUB if clubs:
                return family_rules.only_this("H-16", min(clubs, key=sort_key))
            case OpeningLead.ANY_CLUB_BY_HOLDER if clubs:
                return lambda card: None if card.suit is Suit.CLUBS else ANY_CLUB
            case OpeningLead.DEALER_LEFT_NO_POINTS:
                points = self._values.points
                return family_rules.if_any_is_left(hand, lambda card: OPEN_WITHOUT_POINTS if card in points else None)
        return self._lead_bar(public, hand)

    def _lead_bar(self, public: HeartsPublic, hand: Cards) -> family_rules.Bar:
        if public.broken:
            return family_rules.nothing
        left = [card for card in hand if self._unbroken(card) is None]
        if self._options.hearts_instead_of_queen and left == [QUEEN_OF_SPADES]:
            return lambda card: None if card.suit is Suit.HEARTS else self._unbroken(card)
        return self._unbroken if left else family_rules.nothing

    def _discard_bar(self, public: HeartsPublic, hand: Cards) -> family_rules.Bar:
        """Return the bar on discards of the first trick, or the duty to drop the queen (HR-08)."""
        bar = self._first_trick_bar(hand) if public.tricks == 0 else family_rules.nothing
        if self._options.queen_must_drop and QUEEN_OF_SPADES in hand and bar(QUEEN_OF_SPADES) is None:
            return lambda card: None if card == QUEEN_OF_SPADES else bar(card) or DROP_THE_QUEEN
        return bar

    def _first_trick_bar(self, hand: Cards) -> family_rules.Bar:
        if any(self._first_trick_refusal(card) is None for card in hand):
            return self._first_trick_refusal
        has_heart = any(card.suit is Suit.HEARTS for card in hand)
        if self._options.first_trick_forced is FirstTrickForced.HEARTS_BEFORE_QUEEN and has_heart:
            return lambda card: None if card.suit is Suit.HEARTS else HEARTS_FIRST
        return family_rules.nothing

    def _first_trick_refusal(self, card: Card) -> Refusal | None:
        """Return the refusal to discard the card on the first trick, if the hand holds another."""
        match self._options.first_trick_points:
            case FirstTrickPoints.FORBIDDEN if card in self._values.points:
                return NO_POINTS_YET
            case FirstTrickPoints.QUEEN_ONLY_FORBIDDEN if card == QUEEN_OF_SPADES:
                return NO_QUEEN_YET
        return None

    def _opener(self, zones: Mapping[Zone, Cards], dealer: Seat) -> Seat:
        """Return the leader of the first trick; without clubs in the hands the dealer's left (settled reading 8)."""
        left = next_seat(dealer, self._seats)
        if self._options.opening_lead not in (OpeningLead.LOWEST_CLUB, OpeningLead.ANY_CLUB_BY_HOLDER):
            return left
        clubs = [
            (card, Seat(seat))
            for seat in range(self._seats)
            for card in zones[hand_zone(seat)]
            if card.suit is Suit.CLUBS
        ]
        return min(clubs, default=(None, left))[1]

    def _end_trick(self, changes: StateChanges, public: HeartsPublic) -> HeartsPublic:
        """Give the trick to its winner, who leads next (HR-11)."""
        cards = public.trick
        winner = seat_at(public, winning_place(cards))
        changes.add(TrickWon(winner))
        sweep(changes, public, won_zone(winner))
        taken = take(changes, public, winner, cards, self._values)
        return replace(
            public,
            trick=(),
            tricks=public.tricks + 1,
            turn=winner,
            leader=winner,
            points=taken.points,
            point_cards=taken.point_cards,
            tricks_won=replaced(public.tricks_won, winner, public.tricks_won[winner] + 1),
            kitty_owner=self._hand_kitty(changes, public, winner, cards),
        )

    def _hand_kitty(self, changes: StateChanges, public: HeartsPublic, winner: Seat, cards: Cards) -> Seat | None:
        """Give the kitty to the winner of this trick if it is due; return its owner, or None."""
        if not self._kitty_size or public.kitty_owner is not None:
            return public.kitty_owner
        last = public.tricks + 1 == self._hand_size
        penalty = any(card in self._values.points for card in cards)
        if self._options.removal is Removal.KITTY_FIRST_PENALTY and not penalty and not last:
            return None
        changes.move_all(KITTY, seen_kitty_zone(winner))
        changes.add(announcements.takes_kitty(winner, self._kitty_size))
        return winner

    def _detect_moon(self, changes: StateChanges, public: HeartsPublic) -> HeartsPublic:
        public = show_kitty(changes, public, public.kitty_owner, self._values)
        seat = shooter(self._options, self._values, public.point_cards)
        if seat is None:
            return public
        sun = has_sun(self._options, public.tricks_won[seat], public.tricks)
        changes.add(Announced.by(seat, _SUN) if sun else announcements.shoots(seat))
        return replace(public, shooter=seat, sun=sun)

    def _moon_points(self, public: HeartsPublic) -> int:
        return moon_points(public, self._values)

    def _count(self, public: HeartsPublic, add: bool) -> tuple[ScoreLine, ...]:
        return count(self._options, self._values, public, add)

    def _settle(self, public: HeartsPublic, lines: tuple[ScoreLine, ...]) -> Settlement:
        return settle(self._options, public, lines)

    def _feat(self, public: HeartsPublic) -> FeatKind:
        return FeatKind.SUN if public.sun else FeatKind.MOON
