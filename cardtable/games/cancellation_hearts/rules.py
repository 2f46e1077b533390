"""The rules of Cancellation Hearts: the procedure XR-01 to XR-11 of rules.md with its settled readings 18 to 23.

What may be played is in `plays`, how twins cancel in `cancelling`, what becomes of a trick in `tricks`, what a deal
counts in `scoring`. Each deal begins and ends with all cards in the deck zone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from cardtable.core.cards import Card, Cards, Suit, sort_cards
from cardtable.core.changes import Changes, replaced
from cardtable.core.dealing import deal_around
from cardtable.core.events import HandScored, MatchEnded
from cardtable.core.passing import exchange
from cardtable.core.refusal import Refusal
from cardtable.core.text import Who, translate
from cardtable.core.tricks import next_seat
from cardtable.core.views import State, Step, View
from cardtable.core.zones import Seat, Zone, ZoneSpec, empty_zones
from cardtable.games.cancellation_hearts import says
from cardtable.games.cancellation_hearts.options import CancellationOptions, FirstLead, MoonScoring
from cardtable.games.cancellation_hearts.pack import cycle, hand_size, pack, validate, widow_size
from cardtable.games.cancellation_hearts.plays import PlayLaw
from cardtable.games.cancellation_hearts.scoring import QUEEN_OF_SPADES, CardValues, count, settle, shooter
from cardtable.games.cancellation_hearts.state import (
    DECK,
    SHOWN,
    WIDOW,
    Action,
    CancellationPublic,
    Moon,
    Pass,
    Phase,
    Play,
    hand,
    looked,
    passing,
    trick,
    zone_specs,
)
from cardtable.games.cancellation_hearts.tricks import TrickLaw

CancellationState = State[CancellationPublic]
CancellationView = View[CancellationPublic]

_PASS_FIRST = Refusal("XR-02", translate("Hearts", "Choose the cards to pass first."))
_PASSED = Refusal("XR-02", translate("Hearts", "You have passed already, and the choice is final."))
_PASS_COUNT = translate("Hearts", "You must pass exactly %1 card(s).", n=0)
_PLAY_NOW = Refusal("XR-04", translate("Hearts", "It is time to play a card to the trick."))
_NOT_HELD = translate("Hearts", "You do not hold the %1.")
_NOT_ALL_HELD = Refusal("XR-02", translate("Cancellation Hearts", "You do not hold all of these cards."))
_NOT_YOUR_TURN = translate("Hearts", "It is not your turn but that of %1.")
_CHOOSE_MOON = Refusal("X-29", translate("Hearts", "Whoever has shot the moon must choose what it counts."))
_DEAL_OVER = Refusal("X-27", translate("Hearts", "The deal is over."))


class CancellationRules:
    """The game for a number of seats under given options; raises ValueError with one sentence if they do not fit."""

    def __init__(self, options: CancellationOptions, seats: int) -> None:
        validate(options, seats)
        self._options = options
        self._seats = seats
        self._pack = pack(options, seats)
        self._widow = widow_size(options, seats)
        self._hand_size = hand_size(seats)
        self._cycle = cycle(options)
        self._values = CardValues(options)
        self._law = PlayLaw(options)
        self._tricks = TrickLaw(options, seats, self._hand_size)
        self._zones = zone_specs(self._widow > 0)

    @property
    def zones(self) -> Sequence[ZoneSpec]:
        """The kinds of zones; those of a widow only where there is one."""
        return self._zones

    def deck(self) -> Cards:
        """The two packs in use, in the order of texts."""
        return self._pack

    def sides(self, public: CancellationPublic) -> tuple[Seat, ...]:
        """Everybody plays alone."""
        return tuple(map(Seat, range(self._seats)))

    def actors(self, public: CancellationPublic) -> frozenset[Seat]:
        """All who have still to pass, the player whose turn it is, or a shooter who is to choose."""
        match public.phase:
            case Phase.PASSING:
                return frozenset(map(Seat, range(self._seats))) - public.passed
            case Phase.PLAYING if public.turn is not None:
                return frozenset((public.turn,))
            case Phase.MOON if public.shooter is not None:
                return frozenset((public.shooter,))
        return frozenset()

    def hand_over(self, public: CancellationPublic) -> bool:
        """Whether the deal has been scored."""
        return public.phase in (Phase.SCORED, Phase.ENDED)

    def match_over(self, public: CancellationPublic) -> bool:
        """Whether the match has ended."""
        return public.phase is Phase.ENDED

    # What may be done

    def legal(self, view: CancellationView) -> Iterator[Action]:
        """Every legal action of the seat, each once though twins are held; none if it is not to act."""
        if view.seat not in self.actors(view.public):
            return
        held = own_hand(view)
        match view.public.phase:
            case Phase.PASSING:
                yield from map(Pass, dict.fromkeys(combinations(held, self._options.pass_count)))
            case Phase.PLAYING:
                bar = self._law.bar(view.public, held)
                yield from (Play(card) for card in dict.fromkeys(held) if bar(card) is None)
            case Phase.MOON:
                yield from (Moon(True), Moon(False))

    def check(self, view: CancellationView, action: Action) -> Refusal | None:
        """None if the seat may do this now, else the clause that forbids it and the reason."""
        match view.public.phase:
            case Phase.PASSING:
                return self._check_pass(view, action)
            case Phase.PLAYING:
                return self._check_play(view, action)
            case Phase.MOON:
                own = view.seat == view.public.shooter and isinstance(action, Moon)
                return None if own else _CHOOSE_MOON
        return _DEAL_OVER

    def _check_pass(self, view: CancellationView, action: Action) -> Refusal | None:
        """XR-02; twins are two cards (settled reading 18)."""
        count = self._options.pass_count
        if not isinstance(action, Pass):
            return _PASS_FIRST
        if view.seat not in self.actors(view.public):
            return _PASSED
        if len(action.cards) != count:
            return Refusal("XR-02", _PASS_COUNT.filled(count, n=count))
        return None if Counter(action.cards) <= Counter(own_hand(view)) else _NOT_ALL_HELD

    def _check_play(self, view: CancellationView, action: Action) -> Refusal | None:
        turn = view.public.turn
        if view.seat != turn:
            return Refusal("XR-04", _NOT_YOUR_TURN.filled(Who(turn or Seat(0))))
        if not isinstance(action, Play):
            return _PLAY_NOW
        held = own_hand(view)
        if action.card not in held:
            return Refusal("XR-04", _NOT_HELD.filled(action.card))
        return self._law.bar(view.public, held)(action.card)

    # Dealing

    def deal(self, previous: CancellationState | None, deck: Sequence[Card]) -> Step[CancellationPublic]:
        """Deal from the deck's first card on; `previous` is None for the first deal of a match (XR-01, HR-19)."""
        public = self._first_public() if previous is None else self._next_public(previous.public)
        changes = Changes(empty_zones(self._zones, self._seats))
        changes.add(says.deals(public.dealer))
        deal_around(changes, tuple(deck), self._seats, public.dealer, self._hand_size, WIDOW)
        if public.pass_offset:
            return changes.step(public, self.actors(public))
        return self._begin_play(changes, public)

    def _first_public(self) -> CancellationPublic:
        return self._fresh(Seat(self._seats - 1), 1, (0,) * self._seats, False)

    def _next_public(self, last: CancellationPublic) -> CancellationPublic:
        return self._fresh(next_seat(last.dealer, self._seats), last.deal + 1, last.totals, last.due)

    def _fresh(self, dealer: Seat, deal: int, totals: tuple[int, ...], due: bool) -> CancellationPublic:
        """A deal in which nothing has happened yet (HR-04, HR-19)."""
        offset = self._cycle[(deal - 1) % len(self._cycle)]
        zeros = (0,) * self._seats
        return CancellationPublic(
            seats=self._seats,
            dealer=dealer,
            deal=deal,
            phase=Phase.PASSING if offset else Phase.PLAYING,
            pass_offset=offset,
            hand_size=self._hand_size,
            widow=self._widow,
            totals=totals,
            points=zeros,
            tricks_won=zeros,
            point_cards=((),) * self._seats,
            due=due,
        )

    def _begin_play(self, changes: Changes, public: CancellationPublic) -> Step[CancellationPublic]:
        leader = self._opener(changes.zones, public.dealer)
        public = replace(public, phase=Phase.PLAYING, turn=leader, leader=leader)
        return changes.step(public, self.actors(public))

    def _opener(self, zones: Mapping[Zone, Cards], dealer: Seat) -> Seat:
        """Who leads to the first trick (XR-03)."""
        around = [next_seat(dealer, self._seats, step) for step in range(1, self._seats + 1)]
        if self._options.first_lead is not FirstLead.FIRST_2C_CLOCKWISE:
            return around[0]
        clubs = {seat: [card for card in zones[hand(seat)] if card.suit is Suit.CLUBS] for seat in around}
        lowest = min(card for cards in clubs.values() for card in cards)  # a widow is too small to hold every club
        return next(seat for seat in around if lowest in clubs[seat])

    # Acting

    def apply(self, state: CancellationState, seat: Seat, action: Action) -> Step[CancellationPublic]:
        """The state after a legal action of the seat."""
        changes = Changes(dict(state.zones))
        match action:
            case Pass():
                return self._pass(changes, state.public, seat, action.cards)
            case Play():
                return self._play(changes, state.public, seat, action.card)
            case Moon():
                changes.add(says.chooses(seat, self._options.moon_points, add=action.add))
                return self._score(changes, state.public, action.add)

    def _pass(self, changes: Changes, public: CancellationPublic, seat: Seat, cards: Cards) -> Step[CancellationPublic]:
        """XR-02."""
        changes.move(hand(seat), passing(seat), cards)
        changes.add(says.passes(seat, len(cards), next_seat(seat, self._seats, public.pass_offset)))
        public = replace(public, passed=public.passed | {seat})
        waiting = self.actors(public)
        if waiting:
            return changes.step(public, waiting)
        exchange(changes, self._seats, public.pass_offset)
        return self._begin_play(changes, public)

    def _play(self, changes: Changes, public: CancellationPublic, seat: Seat, card: Card) -> Step[CancellationPublic]:
        """XR-04; cancelled cards break hearts as others do (XR-05)."""
        changes.move(hand(seat), trick(seat), (card,))
        changes.add(says.plays(seat, card, lead=not public.trick, cancels=card in public.trick))
        breaks = card.suit is Suit.HEARTS or (card == QUEEN_OF_SPADES and self._options.queen_breaks_hearts)
        if breaks and not public.broken:
            changes.add(says.broken())
        public = replace(
            public,
            trick=(*public.trick, card),
            played=(*public.played, card),
            broken=public.broken or breaks,
            turn=next_seat(seat, self._seats),
        )
        if len(public.trick) == self._seats:
            public = self._tricks.end(changes, public)
            if public.tricks == self._hand_size:
                return self._finish(changes, public)
        return changes.step(public, self.actors(public))

    def _finish(self, changes: Changes, public: CancellationPublic) -> Step[CancellationPublic]:
        """All cards are played: show the widow and look for a moon (XR-10)."""
        public = self._show_widow(changes, replace(public, turn=None))
        seat = shooter(self._options, public.point_cards)
        if seat is None:
            return self._score(changes, public, True)
        public = replace(public, shooter=seat)
        changes.add(says.shoots(seat))
        if self._options.moon_scoring is MoonScoring.CHOOSE:
            public = replace(public, phase=Phase.MOON)
            return changes.step(public, self.actors(public))
        return self._score(changes, public, self._options.moon_scoring is MoonScoring.ADD_OTHERS)

    def _show_widow(self, changes: Changes, public: CancellationPublic) -> CancellationPublic:
        """The widow counts for its owner (XR-08), and from here on everybody sees it."""
        owner = public.widow_owner
        if owner is None:
            return public
        cards = changes.move_all(looked(owner), SHOWN)
        counting = sort_cards(public.point_cards[owner] + self._values.counting(cards))
        return replace(
            public,
            points=replaced(public.points, owner, public.points[owner] + self._values.sum(cards)),
            point_cards=replaced(public.point_cards, owner, counting),
        )

    def _score(self, changes: Changes, public: CancellationPublic, add: bool) -> Step[CancellationPublic]:
        """XR-10, XR-11."""
        lines = count(self._options, public, add)
        result = settle(self._options, public, lines)
        changes.add(HandScored(result.row, lines))
        self._gather(changes)
        if result.places:
            changes.add(MatchEnded(result.places))
        public = replace(
            public,
            phase=Phase.ENDED if result.places else Phase.SCORED,
            points=result.row,
            totals=result.totals,
            due=result.due,
            places=result.places,
        )
        return changes.step(public, frozenset())

    def _gather(self, changes: Changes) -> None:
        """The packs are complete again for the next deal (HR-19)."""
        for zone in [zone for zone in changes.zones if zone != DECK]:
            changes.move_all(zone, DECK)


def own_hand(view: CancellationView) -> Cards:
    """The cards of the view's own seat, in the order of texts."""
    cards = view.zones.get(hand(view.seat), ()) if view.seat is not None else ()
    return sort_cards(card for card in cards if card is not None)
