"""Rules of Hearts: the procedure HR-01 to HR-19 of rules.md with its settled readings 4 to 17.

`HeartsPlayRules` has the rules of playing a card (HR-06 to HR-10, settled readings 7 to 11). Each case is one function
from the hand to a `Bar`, which returns None or a refusal for a card. The result of a deal is in `scoring`. Each deal
begins and ends with the whole pack in the deck zone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from cardtable.core.cards import Card, Cards, Suit, sort_key
from cardtable.core.events import Announced, FeatKind, TrickWon
from cardtable.core.refusal import Refusal
from cardtable.core.speech_forms import SpeechForm, SpokenForms, in_person_form
from cardtable.core.text import Who, translate
from cardtable.core.tricks import next_seat, winning_place
from cardtable.core.views import State, StateChanges, Step, View, replaced
from cardtable.core.zone_kinds import ZoneSpec, empty_zones
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts import announcements, legal_actions
from cardtable.families.hearts.actions import Action, PassCards, PlayCard, ScoreMoon
from cardtable.families.hearts.dealing import DealSetup, begin_play, deal_around, lay_aside, new_deal
from cardtable.families.hearts.legal_actions import (
    Bar,
    ClauseIds,
    LegalActions,
    if_any_is_left,
    must_follow,
    nothing,
    only_this,
    unbroken_lead,
)
from cardtable.families.hearts.options import QUEEN_OF_SPADES, CardValues, QueenLead
from cardtable.families.hearts.public_facts import TrickPhase, actors, everybody, hand_over, match_over, step
from cardtable.families.hearts.scoring import conclude, deal_points
from cardtable.families.hearts.trick_zones import (
    hand_zone,
    lay,
    seat_at,
    seen_kitty_zone,
    show_kitty,
    sweep,
    take,
    won_zone,
)
from cardtable.games.hearts.options import (
    FirstTrickForced,
    FirstTrickPoints,
    HeartsOptions,
    MoonScoring,
    OpeningLead,
    Removal,
)
from cardtable.games.hearts.scoring import card_values, count, has_sun, moon_points, settle, shooter
from cardtable.games.hearts.state import KITTY, HeartsPublic, cycle, hand_size, kitty_size, pack, validate, zone_specs

ANY_CLUB = Refusal("H-16", translate("Hearts", "The first trick begins with a club."))
OPEN_WITHOUT_POINTS = Refusal("HR-06", legal_actions.OPEN_WITHOUT_POINTS)
NO_POINTS_YET = Refusal("HP-22", legal_actions.NO_POINTS_YET)
NO_QUEEN_YET = Refusal("HP-22", translate("Hearts", "The queen of spades may not be discarded on the first trick."))
HEARTS_FIRST = Refusal(
    "HR-10", translate("Hearts", "On the first trick you must discard a heart before any other point card.")
)
DROP_THE_QUEEN = Refusal(
    "HR-08", translate("Hearts", "You cannot follow suit, so you must discard the queen of spades.")
)


class HeartsPlayRules:
    """Rules of playing a card under given options."""

    def __init__(self, options: HeartsOptions, values: CardValues) -> None:
        self._options = options
        self._values = values
        self._unbroken = unbroken_lead(
            "H-17" if options.break_required else None,
            "H-18" if options.queen_lead is QueenLead.AFTER_BROKEN else None,
        )

    def bar(self, public: HeartsPublic, hand: Sequence[Card]) -> Bar:
        """Return the bar on the cards of this hand, whose turn it is."""
        if public.trick:
            return self._later(public, hand)
        if public.tricks == 0:
            return self._opening(public, hand)
        return self._lead(public, hand)

    def _opening(self, public: HeartsPublic, hand: Sequence[Card]) -> Bar:
        clubs = [card for card in hand if card.suit is Suit.CLUBS]
        match self._options.opening_lead:
            case OpeningLead.LOWEST_CLUB if clubs:
                return only_this("H-16", min(clubs, key=sort_key))
            case OpeningLead.ANY_CLUB_BY_HOLDER if clubs:
                return lambda card: None if card.suit is Suit.CLUBS else ANY_CLUB
            case OpeningLead.DEALER_LEFT_NO_POINTS:
                return self._open_without_points(hand)
        return self._lead(public, hand)

    def _open_without_points(self, hand: Sequence[Card]) -> Bar:
        points = self._values.points
        return if_any_is_left(hand, lambda card: OPEN_WITHOUT_POINTS if card in points else None)

    def _lead(self, public: HeartsPublic, hand: Sequence[Card]) -> Bar:
        """Return the bar on leads before hearts are broken (HR-09)."""
        if public.broken:
            return nothing
        left = [card for card in hand if self._unbroken(card) is None]
        if self._options.hearts_instead_of_queen and left == [QUEEN_OF_SPADES]:
            return lambda card: None if card.suit is Suit.HEARTS else self._unbroken(card)
        return self._unbroken if left else nothing

    def _later(self, public: HeartsPublic, hand: Sequence[Card]) -> Bar:
        """Return the bar of HR-07; no other rule overrides the duty to follow suit."""
        led = public.trick[0].suit
        assert led is not None  # there are no jokers
        return must_follow("H-12", hand, led) or self._discard(public, hand)

    def _discard(self, public: HeartsPublic, hand: Sequence[Card]) -> Bar:
        """Return the bar on discards of the first trick, or the duty to drop the queen (HR-08)."""
        bar = self._first_trick(hand) if public.tricks == 0 else nothing
        if self._options.queen_must_drop and QUEEN_OF_SPADES in hand and bar(QUEEN_OF_SPADES) is None:
            return lambda card: None if card == QUEEN_OF_SPADES else bar(card) or DROP_THE_QUEEN
        return bar

    def _first_trick(self, hand: Sequence[Card]) -> Bar:
        if any(self._first_trick_refusal(card) is None for card in hand):
            return self._first_trick_refusal
        has_heart = any(card.suit is Suit.HEARTS for card in hand)
        if self._options.first_trick_forced is FirstTrickForced.HEARTS_BEFORE_QUEEN and has_heart:
            return lambda card: None if card.suit is Suit.HEARTS else HEARTS_FIRST
        return nothing

    def _first_trick_refusal(self, card: Card) -> Refusal | None:
        """Return the refusal to discard the card on the first trick, if the hand holds another."""
        match self._options.first_trick_points:
            case FirstTrickPoints.FORBIDDEN if card in self._values.points:
                return NO_POINTS_YET
            case FirstTrickPoints.QUEEN_ONLY_FORBIDDEN if card == QUEEN_OF_SPADES:
                return NO_QUEEN_YET
        return None


_SUN = in_person_form(
    translate("Hearts", "%1 has shot the sun."),
    {1: translate("Hearts", "You have shot the sun.")},
)
SPOKEN = SpokenForms({_SUN: SpeechForm(always=True)})


def shoots_sun(seat: Seat) -> Announced:
    """Return the announcement of a sun (HR-16)."""
    return Announced(seat, _SUN.filled(Who(seat)))


HeartsState = State[HeartsPublic]
HeartsView = View[HeartsPublic]

CLAUSES = ClauseIds(passing="HR-05", play="H-11", moon="HP-32", over="HR-12")


class HeartsRules:
    """Rules for a seat count under given options; raises UserError if they do not fit."""

    def __init__(self, options: HeartsOptions, seats: int) -> None:
        validate(options, seats)
        self._options = options
        self._seats = seats
        self._pack = pack(options, seats)
        self._kitty = kitty_size(options, seats)
        self._hand_size = hand_size(options, seats)
        self._cycle = cycle(options, seats)
        self._values = card_values(options, self._pack)
        self.permissions = LegalActions(CLAUSES, options.pass_count, HeartsPlayRules(options, self._values).bar)
        self._zones = zone_specs(self._kitty > 0)

    @property
    def zones(self) -> Sequence[ZoneSpec]:
        """Zone specs; those of a kitty only if there is one."""
        return self._zones

    def deck(self) -> Cards:
        """Return the pack in use, in text order."""
        return self._pack

    def sides(self, public: HeartsPublic) -> tuple[Seat, ...]:
        """Return every seat as its own side."""
        return everybody(self._seats)

    def actors(self, public: HeartsPublic) -> frozenset[Seat]:
        return actors(public)

    def hand_over(self, public: HeartsPublic) -> bool:
        return hand_over(public)

    def match_over(self, public: HeartsPublic) -> bool:
        return match_over(public)

    def legal(self, view: HeartsView) -> Iterator[Action]:
        return self.permissions.legal(view)

    def check(self, view: HeartsView, action: Action) -> Refusal | None:
        return self.permissions.check(view, action)

    # Dealing

    def deal(self, previous: HeartsState | None, deck: Sequence[Card]) -> Step[HeartsPublic]:
        """Deal from the deck's first card on; `previous` is None for the first deal of a match (HR-03, HR-19)."""
        public = self._fresh(new_deal(None if previous is None else previous.public, self._seats))
        changes = StateChanges(empty_zones(self._zones, self._seats))
        changes.add(announcements.deals(public.dealer))
        deal_around(changes, tuple(deck), public, KITTY)
        return step(changes, public) if public.pass_offset else self._begin_play(changes, public)

    def _fresh(self, new: DealSetup) -> HeartsPublic:
        """Return the public facts at the start of a deal (HR-04, HR-19)."""
        offset = self._cycle[(new.deal - 1) % len(self._cycle)]
        zeros = (0,) * self._seats
        return HeartsPublic(
            seats=self._seats,
            dealer=new.dealer,
            deal=new.deal,
            phase=TrickPhase.PASSING if offset else TrickPhase.PLAYING,
            pass_offset=offset,
            hand_size=self._hand_size,
            totals=new.totals,
            points=zeros,
            tricks_won=zeros,
            point_cards=((),) * self._seats,
            due=new.due,
        )

    def _begin_play(self, changes: StateChanges, public: HeartsPublic) -> Step[HeartsPublic]:
        return begin_play(changes, public, self._opener(changes.zones, public.dealer))

    def _opener(self, zones: Mapping[Zone, Cards], dealer: Seat) -> Seat:
        """Return the leader of the first trick (HR-06).

        If no hand holds a club, it is the dealer's left (settled reading 8).
        """
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

    # Acting

    def apply(self, state: HeartsState, seat: Seat, action: Action) -> Step[HeartsPublic]:
        """Return the state after a legal action of the seat."""
        changes = StateChanges(dict(state.zones))
        match action:
            case PassCards():
                public = lay_aside(changes, state.public, seat, action.cards)
                return step(changes, public) if actors(public) else self._begin_play(changes, public)
            case PlayCard():
                return self._play(changes, state.public, seat, action.card)
            case ScoreMoon():
                worth = moon_points(state.public, self._values)
                changes.add(announcements.chooses(seat, worth, add=action.add))
                return self._score(changes, state.public, action.add)
            case _:
                assert_never(action)

    def _play(self, changes: StateChanges, public: HeartsPublic, seat: Seat, card: Card) -> Step[HeartsPublic]:
        """Apply a played card; the last player's card completes the trick (HR-07)."""
        said = announcements.plays(seat, card, lead=not public.trick)
        public = lay(changes, public, seat, card, said, queen_breaks=self._options.queen_breaks_hearts)
        return self._win_trick(changes, public) if len(public.trick) == self._seats else step(changes, public)

    def _win_trick(self, changes: StateChanges, public: HeartsPublic) -> Step[HeartsPublic]:
        """Give the trick to its winner, who leads next; the last one ends the deal (HR-11)."""
        cards = public.trick
        winner = seat_at(public, winning_place(cards))
        changes.add(TrickWon(winner))
        sweep(changes, public, won_zone(winner))
        taken = take(changes, public, winner, cards, self._values)
        public = replace(
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
        return self._finish(changes, public) if public.tricks == self._hand_size else step(changes, public)

    def _hand_kitty(self, changes: StateChanges, public: HeartsPublic, winner: Seat, cards: Cards) -> Seat | None:
        """Give the kitty to the winner of this trick if it is due; return its owner, or None."""
        if not self._kitty or public.kitty_owner is not None:
            return public.kitty_owner
        last = public.tricks + 1 == self._hand_size
        penalty = any(card in self._values.points for card in cards)
        if self._options.removal is Removal.KITTY_FIRST_PENALTY and not penalty and not last:
            return None
        changes.move_all(KITTY, seen_kitty_zone(winner))
        changes.add(announcements.takes_kitty(winner, self._kitty))
        return winner

    def _finish(self, changes: StateChanges, public: HeartsPublic) -> Step[HeartsPublic]:
        """Show the kitty and detect a moon, after all cards are played (HR-12, HR-13)."""
        public = show_kitty(changes, replace(public, turn=None), public.kitty_owner, self._values)
        seat = shooter(self._options, self._values, public.point_cards)
        if seat is None:
            return self._score(changes, public, True)
        sun = has_sun(self._options, public.tricks_won[seat], public.tricks)
        public = replace(public, shooter=seat, sun=sun)
        changes.add(shoots_sun(seat) if sun else announcements.shoots(seat))
        if self._options.moon_scoring is MoonScoring.CHOOSE:
            return step(changes, replace(public, phase=TrickPhase.MOON))
        return self._score(changes, public, self._options.moon_scoring is MoonScoring.ADD_OTHERS)

    def _score(self, changes: StateChanges, public: HeartsPublic, add: bool) -> Step[HeartsPublic]:
        """Score the deal (H-19, HR-12 to HR-18)."""
        lines = count(self._options, self._values, public, add)
        result = settle(self._options, public, lines)
        shot = FeatKind.SUN if public.sun else FeatKind.MOON
        return conclude(changes, public, self._pack, deal_points(lines), result, shot)
