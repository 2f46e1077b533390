"""Rules of Cancellation Hearts: the procedure XR-01 to XR-11 of rules.md, settled readings 18 to 23.

`CancellationPlayRules` has the rules of playing a card (XR-03 and XR-04 with HR-07 to HR-09, settled reading 20). Each
case is one function from the hand to a `Bar`, which returns None or a refusal for a card. Cancelling and complete
tricks are in `trick_cancelling`, the deal result in `scoring`. Each deal begins and ends with all cards in the deck
zone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from cardtable.core.cards import Card, Cards, Suit, sort_key
from cardtable.core.refusal import Refusal
from cardtable.core.tricks import next_seat
from cardtable.core.views import State, StateChanges, Step, View
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
from cardtable.families.hearts.options import QueenLead
from cardtable.families.hearts.public_facts import TrickPhase, actors, everybody, hand_over, match_over, step
from cardtable.families.hearts.scoring import conclude, deal_points
from cardtable.families.hearts.trick_zones import hand_zone, lay, show_kitty
from cardtable.games.cancellation_hearts import announcements as says
from cardtable.games.cancellation_hearts.options import (
    CancellationFirstLead,
    CancellationFirstTrickPoints,
    CancellationMoonScoring,
    CancellationOptions,
)
from cardtable.games.cancellation_hearts.scoring import card_values, count, is_point_card, settle, shooter
from cardtable.games.cancellation_hearts.state import (
    WIDOW,
    CancellationPublic,
    cycle,
    hand_size,
    pack,
    validate,
    widow_size,
    zone_specs,
)
from cardtable.games.cancellation_hearts.trick_cancelling import TrickRules

OPEN_WITHOUT_POINTS = Refusal("X-15", legal_actions.OPEN_WITHOUT_POINTS)
NO_POINTS_YET = Refusal("X-17", legal_actions.NO_POINTS_YET)


class CancellationPlayRules:
    """Rules of playing a card under given options."""

    def __init__(self, options: CancellationOptions) -> None:
        self._options = options
        self._unbroken = unbroken_lead(
            "X-21" if options.break_required else None,
            "X-22" if options.queen_lead is QueenLead.AFTER_BROKEN else None,
        )

    def bar(self, public: CancellationPublic, hand: Sequence[Card]) -> Bar:
        """Return the bar on the cards of this hand, whose turn it is."""
        if public.trick:
            return self._later(public, hand)
        if public.tricks == 0:
            return self._opening(hand)
        return nothing if public.broken else self._lead(hand)

    def _opening(self, hand: Sequence[Card]) -> Bar:
        """Return the bar on the first lead of a deal (XR-03); hearts are not broken then."""
        match self._options.first_lead:
            case CancellationFirstLead.DEALER_LEFT_NO_POINTS:
                return if_any_is_left(hand, lambda card: OPEN_WITHOUT_POINTS if is_point_card(card) else None)
            case CancellationFirstLead.FIRST_2C_CLOCKWISE:
                return only_this("XR-03", min(hand, key=sort_key))
            case CancellationFirstLead.DEALER_LEFT_ANY:
                return self._lead(hand)
            case _:
                assert_never(self._options.first_lead)

    def _lead(self, hand: Sequence[Card]) -> Bar:
        """Return the bar on leads before hearts are broken (HR-09)."""
        return if_any_is_left(hand, self._unbroken)

    def _later(self, public: CancellationPublic, hand: Sequence[Card]) -> Bar:
        """Return the bar of HR-07, which no other rule overrides, else of HR-08."""
        led = public.trick[0].suit
        assert led is not None  # there are no jokers
        follow = must_follow("X-16", hand, led)
        if follow is not None:
            return follow
        if public.tricks == 0 and self._options.first_trick_points is CancellationFirstTrickPoints.FORBIDDEN:
            return if_any_is_left(hand, lambda card: NO_POINTS_YET if is_point_card(card) else None)
        return nothing


CancellationState = State[CancellationPublic]
CancellationView = View[CancellationPublic]

CLAUSES = ClauseIds(passing="XR-02", play="XR-04", moon="X-29", over="X-27")


class CancellationRules:
    """Rules for a seat count under given options; raises UserError if they do not fit."""

    def __init__(self, options: CancellationOptions, seats: int) -> None:
        validate(options, seats)
        self._options = options
        self._seats = seats
        self._pack = pack(options, seats)
        self._widow = widow_size(options, seats)
        self._hand_size = hand_size(seats)
        self._cycle = cycle(options)
        self._values = card_values(options)
        self.permissions = LegalActions(CLAUSES, options.pass_count, CancellationPlayRules(options).bar)
        self._tricks = TrickRules(options, seats, self._hand_size)
        self._zones = zone_specs(self._widow > 0)

    @property
    def zones(self) -> Sequence[ZoneSpec]:
        """Zone specs; those of a widow only if there is one."""
        return self._zones

    def deck(self) -> Cards:
        """Return the two packs in use, in text order."""
        return self._pack

    def sides(self, public: CancellationPublic) -> tuple[Seat, ...]:
        """Return every seat as its own side."""
        return everybody(self._seats)

    def actors(self, public: CancellationPublic) -> frozenset[Seat]:
        return actors(public)

    def hand_over(self, public: CancellationPublic) -> bool:
        return hand_over(public)

    def match_over(self, public: CancellationPublic) -> bool:
        return match_over(public)

    def legal(self, view: CancellationView) -> Iterator[Action]:
        return self.permissions.legal(view)

    def check(self, view: CancellationView, action: Action) -> Refusal | None:
        return self.permissions.check(view, action)

    # Dealing

    def deal(self, previous: CancellationState | None, deck: Sequence[Card]) -> Step[CancellationPublic]:
        """Deal from the deck's first card on; `previous` is None for the first deal of a match (XR-01, HR-19)."""
        public = self._fresh(new_deal(None if previous is None else previous.public, self._seats))
        changes = StateChanges(empty_zones(self._zones, self._seats))
        changes.add(announcements.deals(public.dealer))
        deal_around(changes, tuple(deck), public, WIDOW)
        return step(changes, public) if public.pass_offset else self._begin_play(changes, public)

    def _fresh(self, new: DealSetup) -> CancellationPublic:
        """Return the public facts at the start of a deal (HR-04, HR-19)."""
        offset = self._cycle[(new.deal - 1) % len(self._cycle)]
        zeros = (0,) * self._seats
        return CancellationPublic(
            seats=self._seats,
            dealer=new.dealer,
            deal=new.deal,
            phase=TrickPhase.PASSING if offset else TrickPhase.PLAYING,
            pass_offset=offset,
            hand_size=self._hand_size,
            widow=self._widow,
            totals=new.totals,
            points=zeros,
            tricks_won=zeros,
            point_cards=((),) * self._seats,
            due=new.due,
        )

    def _begin_play(self, changes: StateChanges, public: CancellationPublic) -> Step[CancellationPublic]:
        return begin_play(changes, public, self._opener(changes.zones, public.dealer))

    def _opener(self, zones: Mapping[Zone, Cards], dealer: Seat) -> Seat:
        """Return the leader of the first trick (XR-03)."""
        around = [next_seat(dealer, self._seats, step) for step in range(1, self._seats + 1)]
        if self._options.first_lead is not CancellationFirstLead.FIRST_2C_CLOCKWISE:
            return around[0]
        clubs = {seat: [card for card in zones[hand_zone(seat)] if card.suit is Suit.CLUBS] for seat in around}
        lowest = min(card for cards in clubs.values() for card in cards)  # a widow is too small to hold every club
        return next(seat for seat in around if lowest in clubs[seat])

    # Acting

    def apply(self, state: CancellationState, seat: Seat, action: Action) -> Step[CancellationPublic]:
        """Return the state after a legal action of the seat."""
        changes = StateChanges(dict(state.zones))
        match action:
            case PassCards():
                public = lay_aside(changes, state.public, seat, action.cards)
                return step(changes, public) if actors(public) else self._begin_play(changes, public)
            case PlayCard():
                return self._play(changes, state.public, seat, action.card)
            case ScoreMoon():
                changes.add(announcements.chooses(seat, self._options.moon_points, add=action.add))
                return self._score(changes, state.public, action.add)
            case _:
                assert_never(action)

    def _play(
        self, changes: StateChanges, public: CancellationPublic, seat: Seat, card: Card
    ) -> Step[CancellationPublic]:
        """Apply a played card (XR-04); cancelled cards break hearts as others do (XR-05)."""
        twins = card in public.trick
        said = says.cancels(seat, card) if twins else announcements.plays(seat, card, lead=not public.trick)
        public = lay(changes, public, seat, card, said, queen_breaks=self._options.queen_breaks_hearts)
        if len(public.trick) == self._seats:
            public = self._tricks.end(changes, public)
            if public.tricks == self._hand_size:
                return self._finish(changes, public)
        return step(changes, public)

    def _finish(self, changes: StateChanges, public: CancellationPublic) -> Step[CancellationPublic]:
        """Show the widow and detect a moon, after all cards are played (XR-10)."""
        public = show_kitty(changes, replace(public, turn=None), public.widow_owner, self._values)
        seat = shooter(self._options, public.point_cards)
        if seat is None:
            return self._score(changes, public, True)
        public = replace(public, shooter=seat)
        changes.add(announcements.shoots(seat))
        if self._options.moon_scoring is CancellationMoonScoring.CHOOSE:
            return step(changes, replace(public, phase=TrickPhase.MOON))
        return self._score(changes, public, self._options.moon_scoring is CancellationMoonScoring.ADD_OTHERS)

    def _score(self, changes: StateChanges, public: CancellationPublic, add: bool) -> Step[CancellationPublic]:
        """Score the deal (H-19, XR-10, XR-11)."""
        lines = count(self._options, self._values, public, add)
        result = settle(self._options, public, lines)
        return conclude(changes, public, self._pack, deal_points(lines), result)
