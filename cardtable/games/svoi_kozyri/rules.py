"""Rules of Svoi Kozyri: the procedure KR-01 to KR-17 of rules.md with its settled readings 24 to 30.

Beating and repeated positions are in `beating_rules`, the distribution of cards in `dealing`, and the result of a deal
in `scoring`. Each deal begins and ends with the whole pack in the deck zone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import assert_never

from cardtable.core.cards import Card, Cards, Suit, standard_pack
from cardtable.core.events import Announced, HandScored, MatchEnded
from cardtable.core.refusal import Refusal
from cardtable.core.text import Who, translate
from cardtable.core.tricks import next_seat
from cardtable.core.views import State, StateChanges, Step, View, faces, replaced
from cardtable.core.zones import Seat, only
from cardtable.games.svoi_kozyri import announcements, beating_rules, dealing
from cardtable.games.svoi_kozyri.options import DealMethod, LeadAfterTotal, SvoiKozyriOptions, TrumpChoice
from cardtable.games.svoi_kozyri.scoring import DealOutcome, match_places, row
from cardtable.games.svoi_kozyri.state import (
    DECK,
    PILE,
    SHOWN,
    Action,
    BeatCard,
    LeadCard,
    NameTrump,
    SvoiKozyriPhase,
    SvoiKozyriPublic,
    TakeCards,
    empty_zones,
    hand,
    zone_specs,
)

SvoiKozyriState = State[SvoiKozyriPublic]
SvoiKozyriView = View[SvoiKozyriPublic]
_Step = Step[SvoiKozyriPublic]

_NOT_YOUR_TURN = translate("Svoi Kozyri", "It's %1's turn, not yours.")
_DEAL_OVER = Refusal("KR-14", translate("Svoi Kozyri", "The deal is over."))
_NAME_A_TRUMP = Refusal("KR-03", translate("Svoi Kozyri", "Choose your trump suit first."))
_TRUMP_IS_NAMED = Refusal("KR-03", translate("Svoi Kozyri", "The trump suits of this deal have already been chosen."))
_SUIT_TAKEN = translate("Svoi Kozyri", "You can't have %1 as trumps in this deal.")
_NOTHING_TO_BEAT = Refusal("KR-08", translate("Svoi Kozyri", "The table is empty: lead any card."))
_LIES_ON_TOP = translate("Svoi Kozyri", "Beat the %1 or pick up cards.")
_NOT_HELD = translate("Svoi Kozyri", "You don't have the %1.")
_BEATS_NOT = translate("Svoi Kozyri", "The %1 doesn't beat the %2.")
_SECOND = Refusal("KR-10", translate("Svoi Kozyri", "After beating a card you must play another one."))
_NO_SECOND = Refusal("KR-10", translate("Svoi Kozyri", "You don't play a second card now."))
_MUST_BEAT = translate("Svoi Kozyri", "You can beat the %1, so you can't pick up.")


class SvoiKozyriRules:
    """Rules for a seat count under given options; raises UserError if they do not fit."""

    def __init__(self, options: SvoiKozyriOptions, seats: int) -> None:
        beating_rules.validate(options, seats)
        self._options = options
        self._seats = seats
        self._pack = standard_pack(15 - options.deck // 4)
        self._open = options.hands_open or options.deal is DealMethod.MIRRORED
        self._gives_sixes = options.sixes_to_owner and options.deal is DealMethod.RANDOM
        self._shows = not self._open and (self._gives_sixes or dealing.needs_lot(options))
        self.zones = zone_specs(self._open, self._shows)

    def deck(self) -> Cards:
        """Return the pack in use, in text order."""
        return self._pack

    def sides(self, public: SvoiKozyriPublic) -> tuple[Seat, ...]:
        """Return every seat as its own side."""
        return tuple(map(Seat, range(self._seats)))

    def actors(self, public: SvoiKozyriPublic) -> frozenset[Seat]:
        """Return the one seat that is to name a trump, lead, beat or take."""
        return frozenset() if public.turn is None else only(public.turn)

    def hand_over(self, public: SvoiKozyriPublic) -> bool:
        return public.phase in (SvoiKozyriPhase.SCORED, SvoiKozyriPhase.ENDED)

    def match_over(self, public: SvoiKozyriPublic) -> bool:
        return public.phase is SvoiKozyriPhase.ENDED

    # Legality

    def legal(self, view: SvoiKozyriView) -> Iterator[Action]:
        """Yield every legal action of the seat, each once; none if it is not to act."""
        public = view.public
        if view.seat is None or view.seat != public.turn:
            return
        held = own_hand(view)
        if public.phase is SvoiKozyriPhase.TRUMPS:
            yield from map(NameTrump, beating_rules.free_suits(self._options, public))
        elif not view.zones[PILE]:
            yield from map(LeadCard, held)
        else:
            beaters = beating(view)
            for card in beaters:
                yield from (BeatCard(card, then) for then in self._second_cards(held, card))
            if self._options.voluntary_pickup or not beaters:
                yield TakeCards()

    def _second_cards(self, held: Cards, card: Card) -> tuple[Card | None, ...]:
        """Return the cards that may follow a beat; None stands for no card (KR-10)."""
        if len(held) == 1 or not self._options.second_card:
            return (None,)
        return tuple(other for other in held if other != card)

    def check(self, view: SvoiKozyriView, action: Action) -> Refusal | None:
        """Return None if the seat may do this now, else the refusal."""
        public = view.public
        if public.turn is None:
            return _DEAL_OVER
        if view.seat != public.turn:
            return Refusal("KR-08", _NOT_YOUR_TURN.filled(Who(public.turn)))
        match action:
            case NameTrump():
                return self._check_trump(public, action.suit)
            case _ if public.phase is SvoiKozyriPhase.TRUMPS:
                return _NAME_A_TRUMP
            case LeadCard():
                return self._check_lead(view, action.card)
            case BeatCard():
                return self._check_beat(view, action)
            case TakeCards():
                return self._check_take(view)
            case _:
                assert_never(action)

    def _check_trump(self, public: SvoiKozyriPublic, suit: Suit) -> Refusal | None:
        if public.phase is not SvoiKozyriPhase.TRUMPS:
            return _TRUMP_IS_NAMED
        return (
            None
            if suit in beating_rules.free_suits(self._options, public)
            else Refusal("KR-03", _SUIT_TAKEN.filled(suit))
        )

    def _check_lead(self, view: SvoiKozyriView, card: Card) -> Refusal | None:
        pile = faces_of_pile(view)
        if pile:
            return Refusal("KR-08", _LIES_ON_TOP.filled(pile[-1]))
        return None if card in own_hand(view) else Refusal("KR-08", _NOT_HELD.filled(card))

    def _check_beat(self, view: SvoiKozyriView, action: BeatCard) -> Refusal | None:
        pile, held = faces_of_pile(view), own_hand(view)
        if not pile:
            return _NOTHING_TO_BEAT
        for card in (action.card, action.then):
            if card is not None and card not in held:
                return Refusal("KR-10", _NOT_HELD.filled(card))
        if action.card not in beating(view):
            return Refusal("KR-09", _BEATS_NOT.filled(action.card, pile[-1]))
        if action.then in self._second_cards(held, action.card):
            return None
        return _NO_SECOND if None in self._second_cards(held, action.card) else _SECOND

    def _check_take(self, view: SvoiKozyriView) -> Refusal | None:
        pile = faces_of_pile(view)
        if not pile:
            return _NOTHING_TO_BEAT
        if self._options.voluntary_pickup or not beating(view):
            return None
        return Refusal("KR-11", _MUST_BEAT.filled(pile[-1]))

    # Dealing

    def deal(self, previous: SvoiKozyriState | None, deck: Sequence[Card]) -> _Step:
        """Begin a deal: trumps are named before, after or without the dealing of the deck (KR-01 to KR-03)."""
        public = self._first_public() if previous is None else self._next_public(previous.public)
        changes = StateChanges(empty_zones(self._seats, self._shows) | {DECK: tuple(deck)})
        changes.add(Announced.by(public.dealer, announcements.DEALS))
        match self._options.trump_choice:
            case TrumpChoice.BEFORE_DEAL:
                return self._ask_for_trumps(changes, public)
            case TrumpChoice.AFTER_DEAL:
                return self._ask_for_trumps(changes, self._deal_cards(changes, public))
        trumps = dealing.given_trumps(
            self._options, public.dealer, self._seats, dealing.lot_of(self._options, tuple(deck))
        )
        public = self._deal_cards(changes, replace(public, trumps=trumps))
        for seat, suit in enumerate(trumps):
            changes.add(Announced.by(Seat(seat), announcements.TRUMP, suit))
        return self._begin_play(changes, public)

    def _first_public(self) -> SvoiKozyriPublic:
        dealer = Seat(self._seats - 1)
        return SvoiKozyriPublic(
            self._seats, dealer, 1, SvoiKozyriPhase.TRUMPS, None, (0,) * self._seats, trumps=(None,) * self._seats
        )

    def _next_public(self, last: SvoiKozyriPublic) -> SvoiKozyriPublic:
        first = replace(self._first_public(), dealer=dealing.next_dealer(self._options, last), deal=last.deal + 1)
        return replace(first, score=last.score, winner=last.winner, loser=last.loser)

    def _ask_for_trumps(self, changes: StateChanges, public: SvoiKozyriPublic) -> _Step:
        first = dealing.first_to_name(self._options, public.dealer, self._seats)
        return self._turn(changes, replace(public, turn=first))

    def _deal_cards(self, changes: StateChanges, public: SvoiKozyriPublic) -> SvoiKozyriPublic:
        """Deal all cards, the last one openly where it decides something (G-04)."""
        deck = changes.zones[DECK]
        lot = dealing.lot_of(self._options, deck) if dealing.needs_lot(self._options) else None
        for seat, card in dealing.dealt(self._options, public.dealer, public.trumps, deck):
            if card == lot and self._shows:
                changes.move(DECK, SHOWN, (card,))
                changes.move(SHOWN, hand(seat), (card,))
            else:
                changes.move(DECK, hand(seat), (card,))
            if card == lot:
                changes.add(Announced(None, announcements.LOT.filled(card)))
                public = replace(public, lot=lot)
        return public

    def _begin_play(self, changes: StateChanges, public: SvoiKozyriPublic) -> _Step:
        """Start play when all trumps are known and all cards dealt: give the lowest trumps, set the leader."""
        public = replace(public, phase=SvoiKozyriPhase.PLAYING, known=((),) * self._seats, played=((),) * self._seats)
        if self._gives_sixes:
            public = self._give_sixes(changes, public)
        if public.lot is not None:
            holder = next(seat for seat in range(self._seats) if public.lot in changes.zones[hand(seat)])
            if public.lot not in public.known[holder]:
                public = replace(public, known=beating_rules.seen_arriving(public.known, Seat(holder), (public.lot,)))
        return self._next_turn(changes, public, dealing.first_leader(self._options, public))

    def _give_sixes(self, changes: StateChanges, public: SvoiKozyriPublic) -> SvoiKozyriPublic:
        """Give the lowest trumps (KR-05), all together and face up: over an open zone if hands are hidden."""
        lowest = self._pack[0].rank
        gifts = [
            (giver, Seat(owner), card)
            for owner, suit in enumerate(public.trumps)
            for giver in range(self._seats)
            if giver != owner and (card := Card(lowest, suit)) in changes.zones[hand(giver)]
        ]
        for giver, owner, card in gifts:
            changes.move(hand(giver), SHOWN if self._shows else hand(owner), (card,))
        for _, owner, card in gifts:
            if self._shows:
                changes.move(SHOWN, hand(owner), (card,))
            changes.add(Announced.by(owner, announcements.GETS, card))
            public = replace(public, known=beating_rules.seen_arriving(public.known, owner, (card,)))
        return public

    # Acting

    def apply(self, state: SvoiKozyriState, seat: Seat, action: Action) -> _Step:
        """Return the state after a legal action of the seat."""
        changes = StateChanges(dict(state.zones))
        match action:
            case NameTrump():
                return self._name(changes, state.public, seat, action.suit)
            case LeadCard():
                changes.add(Announced.by(seat, announcements.LEADS, action.card))
                return self._put(changes, state.public, seat, (action.card,))
            case BeatCard():
                top = state.zones[PILE][-1]
                cards = (action.card,) if action.then is None else (action.card, action.then)
                text = announcements.BEATS if action.then is None else announcements.BEATS_THEN
                changes.add(Announced.by(seat, text, top, *cards))
                return self._put(changes, state.public, seat, cards)
            case TakeCards():
                return self._take(changes, state.public, seat)
            case _:
                assert_never(action)

    def _name(self, changes: StateChanges, public: SvoiKozyriPublic, seat: Seat, suit: Suit) -> _Step:
        """Apply a named trump; after the last one the cards are dealt or play begins (KR-03)."""
        changes.add(Announced.by(seat, announcements.TRUMP, suit))
        public = replace(public, trumps=replaced(public.trumps, seat, suit))
        if None in public.trumps:
            return self._turn(changes, replace(public, turn=next_seat(seat, self._seats)))
        if self._options.trump_choice is TrumpChoice.BEFORE_DEAL:
            public = self._deal_cards(changes, public)
        return self._begin_play(changes, public)

    def _put(self, changes: StateChanges, public: SvoiKozyriPublic, seat: Seat, cards: Cards) -> _Step:
        """Put cards on the pile one by one (KR-08, KR-10); a seat without cards is out (KR-13)."""
        for card in cards:
            changes.move(hand(seat), PILE, (card,))
        known, played = beating_rules.seen_leaving(public.known, public.played, seat, cards)
        public = replace(public, known=known, played=played, turns=public.turns + 1)
        if not changes.zones[hand(seat)]:
            changes.add(Announced.by(seat, announcements.OUT))
            public = replace(public, out=(*public.out, seat))
            if len(public.out) == self._seats - 1:
                return self._last_player(changes, public)
        return self._next_turn(changes, public, self._after(changes, seat))

    def _take(self, changes: StateChanges, public: SvoiKozyriPublic, seat: Seat) -> _Step:
        """Take cards off the top of the pile (KR-11, KR-12)."""
        pile = changes.zones[PILE]
        count = beating_rules.pickup(self._options, pile, public.trumps[seat])
        text = announcements.TAKES_ALL if count == len(pile) else announcements.TAKES
        changes.add(Announced.by(seat, text, count, n=count))
        changes.move(PILE, hand(seat), pile[len(pile) - count :])
        known = beating_rules.seen_arriving(public.known, seat, pile[len(pile) - count :])
        public = replace(public, known=known, turns=public.turns + 1)
        leads_again = not changes.zones[PILE] and self._options.lead_after_total is LeadAfterTotal.TAKER
        return self._next_turn(changes, public, seat if leads_again else self._after(changes, seat))

    def _after(self, changes: StateChanges, seat: Seat) -> Seat:
        order = (next_seat(seat, self._seats, 1 + place) for place in range(self._seats))
        return next(other for other in order if changes.zones[hand(other)])

    def _next_turn(self, changes: StateChanges, public: SvoiKozyriPublic, seat: Seat) -> _Step:
        """Make the seat the next to act, unless the deal is a draw now (KR-16)."""
        mark = beating_rules.digest(changes.zones[PILE], public.known, public.played, seat)
        public = replace(public, turn=seat, positions=(*public.positions, mark))
        if public.turns == self._options.turn_limit > 0:
            changes.add(Announced(None, announcements.LIMIT.filled(public.turns)))
        elif public.repetitions == beating_rules.TIMES:
            changes.add(Announced(None, announcements.THIRD_TIME))
        else:
            self._warn(changes, public)
            return self._turn(changes, public)
        rest = tuple(Seat(seat) for seat in range(self._seats) if seat not in public.out)
        return self._finish(changes, public, DealOutcome(public.out, rest, draw=True))

    def _warn(self, changes: StateChanges, public: SvoiKozyriPublic) -> None:
        """Announce beforehand that a draw is near (KR-16)."""
        if public.repetitions == beating_rules.TIMES - 1:
            changes.add(Announced(None, announcements.SECOND_TIME))
        if 0 < public.turns == self._options.turn_limit - beating_rules.NEAR_LIMIT:
            changes.add(
                Announced(None, announcements.NEAR_LIMIT.filled(beating_rules.NEAR_LIMIT, n=beating_rules.NEAR_LIMIT))
            )

    def _turn(self, changes: StateChanges, public: SvoiKozyriPublic) -> _Step:
        return changes.step(public, self.actors(public))

    def _last_player(self, changes: StateChanges, public: SvoiKozyriPublic) -> _Step:
        """End the deal: the only seat with cards loses, or draws with the very last card (KR-14)."""
        seat = self._after(changes, public.out[-1])
        held, top = changes.zones[hand(seat)], changes.zones[PILE][-1]
        if self._options.last_card_draw and len(held) == 1 and beating_rules.beats(held[0], top, public.trumps[seat]):
            changes.add(Announced.by(seat, announcements.LAST_CARD, top, held[0], Who(public.out[-1])))
            changes.move(hand(seat), PILE, held)
            return self._finish(changes, public, DealOutcome(public.out[:-1], (public.out[-1], seat), draw=True))
        changes.add(Announced.by(seat, announcements.LOSES))
        return self._finish(changes, public, DealOutcome(public.out, (seat,), draw=False))

    def _finish(self, changes: StateChanges, public: SvoiKozyriPublic, ending: DealOutcome) -> _Step:
        """Score the deal, and rank the seats if the match is over with it (KR-15 to KR-17)."""
        points = row(self._options, ending)
        score = tuple(map(sum, zip(public.score, points, strict=True)))
        places = match_places(self._options, ending, score, public.deal)
        changes.add(HandScored(points))
        for zone in tuple(changes.zones):
            if zone != DECK:
                changes.move_all(zone, DECK)
        changes.zones[DECK] = self._pack
        if places:
            changes.add(MatchEnded(places))
        public = replace(
            public,
            phase=SvoiKozyriPhase.ENDED if places else SvoiKozyriPhase.SCORED,
            turn=None,
            score=score,
            winner=ending.winner,
            loser=ending.loser,
            places=places,
        )
        return changes.step(public, frozenset())


def own_hand(view: SvoiKozyriView) -> Cards:
    """Return the cards of the view's own seat in text order; () for a spectator."""
    return faces(view, hand(view.seat)) if view.seat is not None else ()


def faces_of_pile(view: SvoiKozyriView) -> Cards:
    """Return the cards of the pile, the top one last."""
    return tuple(card for card in view.zones[PILE] if card is not None)


def beating(view: SvoiKozyriView) -> Cards:
    """Return the cards of the view's own hand that beat the top card of the pile, which is not empty."""
    assert view.seat is not None
    top, trump = faces_of_pile(view)[-1], view.public.trumps[view.seat]
    return tuple(card for card in own_hand(view) if beating_rules.beats(card, top, trump))
