"""The rules of Hearts: the procedure HR-01 to HR-19 of rules.md with its settled readings 4 to 17.

What may be played is in `plays`, what a deal counts in `scoring`. Each deal begins and ends with the whole pack in
the deck zone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

from cardtable.core.cards import Card, Cards, Suit, sort_cards
from cardtable.core.changes import Changes, replaced
from cardtable.core.dealing import deal_around
from cardtable.core.events import HandScored, MatchEnded, TrickWon
from cardtable.core.passing import exchange
from cardtable.core.refusal import Refusal
from cardtable.core.text import Who, translate
from cardtable.core.tricks import next_seat, winning_place
from cardtable.core.views import State, Step, View
from cardtable.core.zones import Seat, Zone, ZoneSpec, empty_zones
from cardtable.games.hearts import says
from cardtable.games.hearts.options import HeartsOptions, MoonScoring, OpeningLead, Removal
from cardtable.games.hearts.pack import cycle, hand_size, kitty_size, pack, validate
from cardtable.games.hearts.plays import NOT_HELD, PlayLaw
from cardtable.games.hearts.scoring import QUEEN_OF_SPADES, CardValues, count, has_sun, moon_points, settle, shooter
from cardtable.games.hearts.state import (
    DECK,
    KITTY,
    SHOWN,
    Action,
    HeartsPublic,
    Moon,
    Pass,
    Phase,
    Play,
    hand,
    looked,
    passing,
    trick,
    won,
    zone_specs,
)

HeartsState = State[HeartsPublic]
HeartsView = View[HeartsPublic]

_PASS_FIRST = Refusal("HR-05", translate("Hearts", "Choose the cards to pass first."))
_PASSED = Refusal("HR-05", translate("Hearts", "You have passed already, and the choice is final."))
_PASS_DIFFERENT = Refusal("HR-05", translate("Hearts", "Choose different cards to pass."))
_PASS_COUNT = translate("Hearts", "You must pass exactly %1 card(s).", n=0)
_PLAY_NOW = Refusal("H-11", translate("Hearts", "It is time to play a card to the trick."))
_NOT_YOUR_TURN = translate("Hearts", "It is not your turn but that of %1.")
_CHOOSE_MOON = Refusal("HP-32", translate("Hearts", "Whoever has shot the moon must choose what it counts."))
_DEAL_OVER = Refusal("HR-12", translate("Hearts", "The deal is over."))


class HeartsRules:
    """Hearts for a number of seats under given options; raises ValueError with one sentence if they do not fit."""

    def __init__(self, options: HeartsOptions, seats: int) -> None:
        validate(options, seats)
        self._options = options
        self._seats = seats
        self._pack = pack(options, seats)
        self._kitty = kitty_size(options, seats)
        self._hand_size = hand_size(options, seats)
        self._cycle = cycle(options, seats)
        self._values = CardValues.of(options, self._pack)
        self._law = PlayLaw(options, self._values)
        self._zones = zone_specs(self._kitty > 0)

    @property
    def zones(self) -> Sequence[ZoneSpec]:
        """The kinds of zones; those of a kitty only where there is one."""
        return self._zones

    def deck(self) -> Cards:
        """The pack in use, in the order of texts."""
        return self._pack

    def sides(self, public: HeartsPublic) -> tuple[Seat, ...]:
        """Everybody plays alone."""
        return tuple(map(Seat, range(self._seats)))

    def actors(self, public: HeartsPublic) -> frozenset[Seat]:
        """All who have still to pass, the player whose turn it is, or a shooter who is to choose."""
        match public.phase:
            case Phase.PASSING:
                return frozenset(map(Seat, range(self._seats))) - public.passed
            case Phase.PLAYING if public.turn is not None:
                return frozenset((public.turn,))
            case Phase.MOON if public.shooter is not None:
                return frozenset((public.shooter,))
        return frozenset()

    def hand_over(self, public: HeartsPublic) -> bool:
        """Whether the deal has been scored."""
        return public.phase in (Phase.SCORED, Phase.ENDED)

    def match_over(self, public: HeartsPublic) -> bool:
        """Whether the match has ended."""
        return public.phase is Phase.ENDED

    # What may be done

    def legal(self, view: HeartsView) -> Iterator[Action]:
        """Every legal action of the seat, each once; none if it is not to act."""
        public = view.public
        if view.seat not in self.actors(public):
            return
        match public.phase:
            case Phase.PASSING:
                yield from map(Pass, combinations(own_hand(view), self._options.pass_count))
            case Phase.PLAYING:
                held = own_hand(view)
                bar = self._law.bar(public, held)
                yield from (Play(card) for card in held if bar(card) is None)
            case Phase.MOON:
                yield from (Moon(True), Moon(False))

    def check(self, view: HeartsView, action: Action) -> Refusal | None:
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

    def _check_pass(self, view: HeartsView, action: Action) -> Refusal | None:
        """HR-05."""
        count = self._options.pass_count
        if not isinstance(action, Pass):
            return _PASS_FIRST
        if view.seat not in self.actors(view.public):
            return _PASSED
        if len(action.cards) != count:
            return Refusal("HR-05", _PASS_COUNT.filled(count, n=count))
        if len(set(action.cards)) != count:
            return _PASS_DIFFERENT
        held = own_hand(view)
        return next((_not_held("HR-05", card) for card in action.cards if card not in held), None)

    def _check_play(self, view: HeartsView, action: Action) -> Refusal | None:
        turn = view.public.turn
        if view.seat != turn:
            return Refusal("H-11", _NOT_YOUR_TURN.filled(Who(turn or Seat(0))))
        if not isinstance(action, Play):
            return _PLAY_NOW
        held = own_hand(view)
        if action.card not in held:
            return _not_held("H-11", action.card)
        return self._law.bar(view.public, held)(action.card)

    # Dealing

    def deal(self, previous: HeartsState | None, deck: Sequence[Card]) -> Step[HeartsPublic]:
        """Deal from the deck's first card on; `previous` is None for the first deal of a match (HR-03, HR-19)."""
        public = self._first_public() if previous is None else self._next_public(previous.public)
        changes = Changes(empty_zones(self._zones, self._seats))
        changes.add(says.deals(public.dealer))
        deal_around(changes, tuple(deck), self._seats, public.dealer, self._hand_size, KITTY)
        if public.pass_offset:
            return changes.step(public, self.actors(public))
        return self._begin_play(changes, public)

    def _first_public(self) -> HeartsPublic:
        return self._fresh(Seat(self._seats - 1), 1, (0,) * self._seats, False)

    def _next_public(self, last: HeartsPublic) -> HeartsPublic:
        return self._fresh(next_seat(last.dealer, self._seats), last.deal + 1, last.totals, last.due)

    def _fresh(self, dealer: Seat, deal: int, totals: tuple[int, ...], due: bool) -> HeartsPublic:
        """A deal in which nothing has happened yet (HR-04, HR-19)."""
        offset = self._cycle[(deal - 1) % len(self._cycle)]
        zeros = (0,) * self._seats
        return HeartsPublic(
            seats=self._seats,
            dealer=dealer,
            deal=deal,
            phase=Phase.PASSING if offset else Phase.PLAYING,
            pass_offset=offset,
            hand_size=self._hand_size,
            totals=totals,
            points=zeros,
            tricks_won=zeros,
            point_cards=((),) * self._seats,
            due=due,
        )

    def _begin_play(self, changes: Changes, public: HeartsPublic) -> Step[HeartsPublic]:
        leader = self._opener(changes.zones, public.dealer)
        return changes.step(replace(public, phase=Phase.PLAYING, turn=leader, leader=leader), frozenset((leader,)))

    def _opener(self, zones: Mapping[Zone, Cards], dealer: Seat) -> Seat:
        """Who leads to the first trick (HR-06); with no club in any hand the dealer's left (settled reading 8)."""
        left = next_seat(dealer, self._seats)
        if self._options.opening_lead not in (OpeningLead.LOWEST_CLUB, OpeningLead.ANY_CLUB_BY_HOLDER):
            return left
        clubs = [
            (card, Seat(seat)) for seat in range(self._seats) for card in zones[hand(seat)] if card.suit is Suit.CLUBS
        ]
        return min(clubs, default=(None, left))[1]

    # Acting

    def apply(self, state: HeartsState, seat: Seat, action: Action) -> Step[HeartsPublic]:
        """The state after a legal action of the seat."""
        changes = Changes(dict(state.zones))
        match action:
            case Pass():
                return self._pass(changes, state.public, seat, action.cards)
            case Play():
                return self._play(changes, state.public, seat, action.card)
            case Moon():
                worth = moon_points(state.public, self._values)
                changes.add(says.chooses(seat, worth, add=action.add))
                return self._score(changes, state.public, action.add)

    def _pass(self, changes: Changes, public: HeartsPublic, seat: Seat, cards: Cards) -> Step[HeartsPublic]:
        """HR-05."""
        changes.move(hand(seat), passing(seat), cards)
        changes.add(says.passes(seat, len(cards), next_seat(seat, self._seats, public.pass_offset)))
        public = replace(public, passed=public.passed | {seat})
        waiting = self.actors(public)
        if waiting:
            return changes.step(public, waiting)
        exchange(changes, self._seats, public.pass_offset)
        return self._begin_play(changes, public)

    def _play(self, changes: Changes, public: HeartsPublic, seat: Seat, card: Card) -> Step[HeartsPublic]:
        """HR-07."""
        changes.move(hand(seat), trick(seat), (card,))
        changes.add(says.plays(seat, card, lead=not public.trick))
        breaks = card.suit is Suit.HEARTS or (card == QUEEN_OF_SPADES and self._options.queen_breaks_hearts)
        if breaks and not public.broken:
            changes.add(says.broken())
        cards = public.trick + (card,)
        facts: dict[str, Any] = {"played": public.played + (card,), "broken": public.broken or breaks}
        if len(cards) == self._seats:
            return self._win_trick(changes, public, cards, facts)
        turn = next_seat(seat, self._seats)
        return changes.step(replace(public, trick=cards, turn=turn, **facts), frozenset((turn,)))

    def _win_trick(
        self, changes: Changes, public: HeartsPublic, cards: Cards, facts: dict[str, Any]
    ) -> Step[HeartsPublic]:
        """HR-11; `facts`: what the last card changes beside the trick."""
        leader = public.leader or Seat(0)
        winner = next_seat(leader, self._seats, winning_place(cards))
        changes.add(TrickWon(winner))
        for place, card in enumerate(cards):
            changes.move(trick(next_seat(leader, self._seats, place)), won(winner), (card,))
        counting = self._values.counting(cards)
        for card in counting:
            if card.suit is not Suit.HEARTS:
                changes.add(says.takes(winner, card))
        public = replace(
            public,
            trick=(),
            tricks=public.tricks + 1,
            turn=winner,
            leader=winner,
            points=replaced(public.points, winner, public.points[winner] + self._values.sum(cards)),
            tricks_won=replaced(public.tricks_won, winner, public.tricks_won[winner] + 1),
            point_cards=replaced(public.point_cards, winner, sort_cards(public.point_cards[winner] + counting)),
            kitty_owner=self._hand_kitty(changes, public, winner, cards),
            **facts,
        )
        if public.tricks == self._hand_size:
            return self._finish(changes, public)
        return changes.step(public, frozenset((winner,)))

    def _hand_kitty(self, changes: Changes, public: HeartsPublic, winner: Seat, cards: Cards) -> Seat | None:
        """Give the kitty to the winner of this trick if it is due; who has it then."""
        if not self._kitty or public.kitty_owner is not None:
            return public.kitty_owner
        last = public.tricks + 1 == self._hand_size
        penalty = any(card in self._values.points for card in cards)
        if self._options.removal is Removal.KITTY_FIRST_PENALTY and not penalty and not last:
            return None
        changes.move(KITTY, looked(winner), changes.zones[KITTY])
        changes.add(says.takes_kitty(winner, self._kitty))
        return winner

    def _finish(self, changes: Changes, public: HeartsPublic) -> Step[HeartsPublic]:
        """All cards are played: show the kitty and look for a moon (HR-12, HR-13)."""
        public = self._show_kitty(changes, replace(public, turn=None))
        seat = shooter(self._options, self._values, public.point_cards)
        if seat is None:
            return self._score(changes, public, True)
        sun = has_sun(self._options, public.tricks_won[seat], public.tricks)
        public = replace(public, shooter=seat, sun=sun)
        changes.add(says.shoots(seat, sun=sun))
        if self._options.moon_scoring is MoonScoring.CHOOSE:
            return changes.step(replace(public, phase=Phase.MOON), frozenset((seat,)))
        return self._score(changes, public, self._options.moon_scoring is MoonScoring.ADD_OTHERS)

    def _show_kitty(self, changes: Changes, public: HeartsPublic) -> HeartsPublic:
        """The kitty counts as won by its owner (HR-11), and from here on everybody sees it."""
        owner = public.kitty_owner
        if owner is None:
            return public
        cards = changes.zones[looked(owner)]
        changes.move(looked(owner), SHOWN, cards)
        counting = sort_cards(public.point_cards[owner] + self._values.counting(cards))
        return replace(
            public,
            points=replaced(public.points, owner, public.points[owner] + self._values.sum(cards)),
            point_cards=replaced(public.point_cards, owner, counting),
        )

    def _score(self, changes: Changes, public: HeartsPublic, add: bool) -> Step[HeartsPublic]:
        """HR-12 to HR-18."""
        lines = count(self._options, self._values, public, add)
        result = settle(self._options, public, lines)
        changes.add(HandScored(result.row, result.lines))
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
        """The pack is complete again for the next deal (HR-19)."""
        for zone, cards in tuple(changes.zones.items()):
            if cards:
                changes.move(zone, DECK, cards)
        changes.zones[DECK] = self._pack


def own_hand(view: HeartsView) -> Cards:
    """The cards of the view's own seat, in the order of texts."""
    cards = view.zones.get(hand(view.seat), ()) if view.seat is not None else ()
    return sort_cards(card for card in cards if card is not None)


def _not_held(code: str, card: Card) -> Refusal:
    return Refusal(code, NOT_HELD.filled(card))
