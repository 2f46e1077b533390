"""The rules of Pinch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cardtable.core.cards import Card, Cards, sort_cards, standard_pack
from cardtable.core.events import Announced, HandScored, MatchEnded, ScoreLine, TrickWon
from cardtable.core.language.speech_forms import in_person_form
from cardtable.core.language.user_error import UserError
from cardtable.core.refusal import Refusal
from cardtable.core.scores import places
from cardtable.core.text import Who, translate
from cardtable.core.tricks import following, next_seat, winning_place
from cardtable.core.views import State, StateChanges, Step, View, replaced
from cardtable.core.zone_kinds import ZoneSpec, empty_zones
from cardtable.core.zones import Seat
from cardtable.games.pinch.options import SEATS, Offering, PinchOptions
from cardtable.games.pinch.state import (
    TALON,
    ZONES,
    Action,
    Lay,
    Offer,
    PinchPublic,
    held,
    holding,
    laid,
    offered,
    taken,
)

HELD = 5

_SO_MANY = translate("Pinch", "Pinch is for %1 or %2 players, not for %3.")
_NOT_HELD = Refusal("F-01", translate("Pinch", "You do not hold that card."))
_NOT_NOW = Refusal("F-01", translate("Pinch", "It is not the time for that."))
_NOT_YOURS = Refusal("F-01", translate("Pinch", "It isn't your turn."))
_FOLLOW = Refusal("F-03", translate("Pinch", "You must follow suit."))
_OFFERS = in_person_form(translate("Pinch", "%1 gives a card away."), {1: translate("Pinch", "You give a card away.")})
_LAYS = in_person_form(translate("Pinch", "%1 plays the %2."), {1: translate("Pinch", "You play the %2.")})
_TRICKS = translate("Pinch", "Tricks")


class PinchRules:
    """The rules for some options and a seat count."""

    zones: Sequence[ZoneSpec] = ZONES

    def __init__(self, options: PinchOptions, seats: int) -> None:
        if seats not in SEATS:
            raise UserError(_SO_MANY.filled(*SEATS, seats))
        self._options = options
        self._seats = seats

    def deck(self) -> Sequence[Card]:
        """All cards from the nines up."""
        return standard_pack(lowest=9)

    def deal(self, previous: State[PinchPublic] | None, deck: Sequence[Card]) -> Step[PinchPublic]:
        """Five cards for everybody, one by one."""
        changes = StateChanges({**empty_zones(ZONES, self._seats), TALON: tuple(deck)})
        before = previous.public if previous is not None else None
        everybody = frozenset(map(Seat, range(self._seats)))
        public = PinchPublic(
            seats=self._seats,
            deal=before.deal + 1 if before else 1,
            leader=Seat(before.deal % self._seats if before else 0),
            waiting=everybody if self._options.offering is Offering.LEFT else frozenset(),
            trick=(),
            won=(0,) * self._seats,
            totals=before.totals if before else (0,) * self._seats,
        )
        for place, card in enumerate(deck[: HELD * self._seats]):
            changes.move(TALON, holding(place % self._seats), (card,))
        return changes.step(public, self.actors(public))

    def actors(self, public: PinchPublic) -> frozenset[Seat]:
        """All who have still to give a card away, or whoever is to play."""
        if public.over:
            return frozenset()
        return public.waiting or frozenset({next_seat(public.leader, public.seats, len(public.trick))})

    def legal(self, view: View[PinchPublic]) -> Iterator[Action]:
        """All that the seat may do."""
        if view.seat in self.actors(view.public):
            kind = Offer if view.public.waiting else Lay
            yield from (kind(card) for card in sort_cards(set(self._allowed(view))))

    def check(self, view: View[PinchPublic], action: Action) -> Refusal | None:
        """None, or the clause that forbids it."""
        if view.seat not in self.actors(view.public):
            return _NOT_YOURS
        if isinstance(action, Offer) is not bool(view.public.waiting):
            return _NOT_NOW
        if action.card not in held(view):
            return _NOT_HELD
        return None if action.card in self._allowed(view) else _FOLLOW

    def apply(self, state: State[PinchPublic], seat: Seat, action: Action) -> Step[PinchPublic]:
        """The state after a legal action."""
        changes = StateChanges(dict(state.zones))
        act = self._offer if isinstance(action, Offer) else self._lay
        public = act(changes, state.public, seat, action.card)
        return changes.step(public, self.actors(public))

    def hand_over(self, public: PinchPublic) -> bool:
        """Whether the deal has been counted."""
        return public.over

    def match_over(self, public: PinchPublic) -> bool:
        """Whether that was the last deal."""
        return public.ended

    def sides(self, public: PinchPublic) -> tuple[Seat, ...]:
        """Everybody plays alone."""
        return tuple(map(Seat, range(public.seats)))

    def _allowed(self, view: View[PinchPublic]) -> Cards:
        cards, trick = held(view), view.public.trick
        led = trick[0].suit if trick else None
        return cards if view.public.waiting or led is None else following(cards, led) or cards

    def _offer(self, changes: StateChanges, public: PinchPublic, seat: Seat, card: Card) -> PinchPublic:
        changes.move(holding(seat), offered(seat), (card,))
        changes.add(Announced(seat, _OFFERS.filled(Who(seat))))
        waiting = public.waiting - {seat}
        for giver in map(Seat, () if waiting else range(self._seats)):
            changes.move_all(offered(giver), holding(next_seat(giver, self._seats)))
        return replace(public, waiting=waiting)

    def _lay(self, changes: StateChanges, public: PinchPublic, seat: Seat, card: Card) -> PinchPublic:
        changes.move(holding(seat), laid(seat), (card,))
        changes.add(Announced(seat, _LAYS.filled(Who(seat), card)))
        public = replace(public, trick=(*public.trick, card))
        return self._end_trick(changes, public) if len(public.trick) == self._seats else public

    def _end_trick(self, changes: StateChanges, public: PinchPublic) -> PinchPublic:
        winner = next_seat(public.leader, self._seats, winning_place(public.trick))
        changes.add(TrickWon(winner))
        for place in range(self._seats):
            changes.move_all(laid(next_seat(public.leader, self._seats, place)), taken(winner))
        won = replaced(public.won, winner, public.won[winner] + 1)
        public = replace(public, trick=(), leader=winner, won=won)
        return self._end_deal(changes, public) if sum(won) == HELD else public

    def _end_deal(self, changes: StateChanges, public: PinchPublic) -> PinchPublic:
        totals = tuple(map(sum, zip(public.totals, public.won, strict=True)))
        ended = public.deal == self._options.deals
        changes.add(HandScored(public.won, (ScoreLine(_TRICKS, public.won),)))
        for seat in range(self._seats):
            changes.move_all(taken(seat), TALON)
        if ended:
            changes.add(MatchEnded(places(totals, low_wins=False)))
        return replace(public, totals=totals, over=True, ended=ended)
