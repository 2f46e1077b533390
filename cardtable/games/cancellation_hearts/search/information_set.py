"""Information set of a seat as counts of cards, from its view and history, and its belief.

The belief changes the odds that a seat holds a card, by its plays and passes. Each clue only changes the odds, since no
player is perfectly predictable. The odds were counted in 120 deals of eight experts, where the truth is known (a
multinomial logit over the seats that may hold a card). A learned belief over hidden cards, in product form.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, Event
from cardtable.families.hearts.bitmasks import ACE, HEARTS, JACK, KING, QUEEN, QUEEN_OF_SPADES, SPADES, card_code
from cardtable.families.hearts.hand_sampler import likelihood_ratio, ranks_between
from cardtable.families.hearts.trick_zones import hand_zone, passing_zone, seen_kitty_zone
from cardtable.games.cancellation_hearts.rules import CancellationView
from cardtable.games.cancellation_hearts.simulation import CancellationParameters
from cardtable.games.cancellation_hearts.state import WIDOW


class CancellationInformationSet:
    """Information set of one seat while a deal is played."""

    def __init__(
        self, terms: CancellationParameters, pack: Sequence[Card], view: CancellationView, history: Sequence[Event]
    ) -> None:
        assert view.seat is not None
        self.terms = terms
        self.public = view.public
        self.seats = terms.seats
        self.seat = int(view.seat)
        self.hand = _codes(view.zones[hand_zone(self.seat)])
        self.held = [
            len(view.zones[hand_zone(seat)]) + len(view.zones[passing_zone(seat)]) for seat in range(self.seats)
        ]
        self.own_widow = _codes(view.zones.get(seen_kitty_zone(self.seat), ()))
        self.widow_size = len(view.zones.get(WIDOW, ())) + _looked_by_others(view)
        self.trick = _codes(self.public.trick)
        self.carried = _codes(self.public.carried)
        self.won = [_codes(cards) for cards in self.public.point_cards]
        self.lost = any(terms.points[number] for number in _codes(self.public.vanished))
        self.known: list[Counter[int]] = [Counter() for _ in range(self.seats)]  # cards certainly in a hand
        self.voids = [0] * self.seats  # by seat: bit mask of suits in which it has shown void
        self.plays: list[tuple[int, int]] = []  # seat and card, in the order of play
        self.gave: list[int] = []
        self.got: list[int] = []
        for event in history:
            if isinstance(event, CardsMoved):
                self._hear(event)
        seen = Counter(self.hand) + Counter(_codes(self.public.played)) + Counter(self.own_widow)
        self.hidden = Counter(_codes(pack)) - seen  # unseen cards: in other hands, or in an unseen widow

    def _hear(self, event: CardsMoved) -> None:
        source, target = event.source, event.target
        if target.kind == "trick" and source.kind == "hand" and source.owner is not None:
            self._hear_play(source.owner, _codes(event.cards)[0])
        elif source.kind == "passing" and source.owner == self.seat and target.owner is not None:
            self.gave = _codes(event.cards)
            self.known[target.owner].update(self.gave)
        elif source.kind == "passing" and target.owner == self.seat:
            self.got = _codes(event.cards)

    def _hear_play(self, seat: int, number: int) -> None:
        if self.known[seat][number]:
            self.known[seat][number] -= 1
        place = len(self.plays) % self.seats
        led = self.plays[-place][1] >> 4 if place else number >> 4
        if number >> 4 != led:
            self.voids[seat] |= 1 << led
        self.plays.append((seat, number))


def _looked_by_others(view: CancellationView) -> int:
    owner = view.public.widow_owner
    return 0 if owner is None or owner == view.seat else len(view.zones[seen_kitty_zone(owner)])


def _codes(cards: Iterable[Card | None]) -> list[int]:
    return [card_code(card) for card in cards if card is not None]


BETWEEN, SPARED, TWIN_KEPT, DUCKING, OVER, OVER_LAST, LED_BELOW, LED_SPADE, LED_SPADE_HIGH = range(9)
NO_SPADE, NO_SPADE_HIGH, THREW_BELOW, HEARTS_KEPT, QUEEN_KEPT, QUEEN_UNDER, SPADES_KEPT = range(9, 16)
OTHERS_KEPT, GIVEN_HIGH, SAME_SUIT = range(16, 19)
# by clue, the observed action of a seat: factor on the odds that the seat holds certain cards
ODDS: Final = {
    BETWEEN: 0.89,  # went under: cards between its card and the best one, which it would have played
    SPARED: 1.22,  # went under: cards below its card
    TWIN_KEPT: 0.75,  # played a card although a higher one's twin was in the trick: that higher one
    DUCKING: 0.87,  # went over: cards with which it would have stayed below
    OVER: 1.09,  # went over with others to come: higher cards
    OVER_LAST: 0.50,  # went over as the last one: higher cards, of which it would have played the highest
    LED_BELOW: 0.72,  # led: higher cards of the suit
    LED_SPADE: 0.31,  # led a spade with a queen still out: the queen
    LED_SPADE_HIGH: 0.81,  # … the king and the ace
    NO_SPADE: 0.52,  # led another suit with a queen still out: the queen
    NO_SPADE_HIGH: 1.36,  # … the king and the ace
    THREW_BELOW: 0.75,  # discarded: higher cards of that suit
    HEARTS_KEPT: 1.21,  # discarded no heart: high hearts
    QUEEN_KEPT: 0.50,  # discarded another card than the queen of spades: the queen
    QUEEN_UNDER: 0.57,  # played another spade under a king or an ace: the queen
    SPADES_KEPT: 1.39,  # discarded with a queen still out: the king and the ace of spades
    OTHERS_KEPT: 1.37,  # discarded: the high cards of the other suits
    GIVEN_HIGH: 0.39,  # received cards from this seat: other high cards, since it passed on those it had
    SAME_SUIT: 0.83,  # passed cards to this seat: others of those suits
}

_HIGH_SPADES: Final = 1 << (SPADES << 4 | KING) | 1 << (SPADES << 4 | ACE)
_QUEEN: Final = 1 << QUEEN_OF_SPADES


class CancellationBelief:
    """Belief of one seat about the others' cards, from their actions."""

    def __init__(self, memory: CancellationInformationSet) -> None:
        self._memory = memory
        self._queens = 2  # queens of spades not played so far
        self._found = [[0] * len(ODDS) for _ in range(memory.seats)]  # by seat and clue: bit mask of cards
        for start in range(0, len(memory.plays), memory.seats):
            self._look_at_trick(memory.plays[start : start + memory.seats], start == 0)
        if memory.public.pass_offset and memory.gave:
            self._look_at_passes(memory.public.pass_offset)

    def odds(self, seat: int, number: int) -> float:
        """Return the factor on the odds that the seat holds the card."""
        return likelihood_ratio(self._found[seat], ODDS, number)

    def _look_at_trick(self, plays: list[tuple[int, int]], first: bool) -> None:
        lain: list[int] = []
        for seat, number in plays:
            found = self._found[seat]
            if not lain:
                if not first:
                    self._led(found, number)
            elif number >> 4 == lain[0] >> 4:
                self._followed(found, number, lain)
            else:
                self._threw(found, number, first)
            lain.append(number)
            self._queens -= number == QUEEN_OF_SPADES

    def _led(self, found: list[int], number: int) -> None:
        suit, rank = number >> 4, number & 15
        spade_counts = suit == SPADES and self._queens > 0
        found[LED_BELOW] |= ranks_between(suit, rank + 1, JACK if spade_counts else ACE)
        if spade_counts:
            found[LED_SPADE] |= _QUEEN
            found[LED_SPADE_HIGH] |= _HIGH_SPADES
        elif self._queens:
            found[NO_SPADE] |= _QUEEN
            found[NO_SPADE_HIGH] |= _HIGH_SPADES

    def _followed(self, found: list[int], number: int, lain: list[int]) -> None:
        suit, rank = number >> 4, number & 15
        followed = [card & 15 for card in lain if card >> 4 == suit]
        best = max((other for other in followed if followed.count(other) == 1), default=-1)
        for other in followed:
            if other > rank:
                found[TWIN_KEPT] |= 1 << (suit << 4 | other)
        if rank < best or rank in followed:
            found[BETWEEN] |= ranks_between(suit, rank + 1, best - 1)
            found[SPARED] |= ranks_between(suit, 0, rank - 1)
            if suit == SPADES and rank < QUEEN < best:
                found[QUEEN_UNDER] |= _QUEEN
            return
        found[DUCKING] |= ranks_between(suit, 0, best - 1)
        last = len(lain) == self._memory.seats - 1
        found[OVER_LAST if last else OVER] |= ranks_between(suit, rank + 1, ACE)

    def _threw(self, found: list[int], number: int, first: bool) -> None:
        suit, rank = number >> 4, number & 15
        found[THREW_BELOW] |= ranks_between(suit, rank + 1, ACE)
        if first and self._memory.terms.clean_start:
            return  # points are barred there, so cards not discarded tell nothing
        if suit != HEARTS:
            found[HEARTS_KEPT] |= ranks_between(HEARTS, QUEEN, ACE)
        if number != QUEEN_OF_SPADES and self._queens:
            found[QUEEN_KEPT] |= _QUEEN
            found[SPADES_KEPT] |= _HIGH_SPADES
        for other in range(HEARTS):
            if other not in (suit, SPADES):
                found[OTHERS_KEPT] |= ranks_between(other, QUEEN, ACE)

    def _look_at_passes(self, offset: int) -> None:
        memory = self._memory
        taker, giver = (memory.seat + offset) % memory.seats, (memory.seat - offset) % memory.seats
        for suit in range(4):
            self._found[taker][GIVEN_HIGH] |= ranks_between(suit, QUEEN, ACE)
        for number in memory.got:
            self._found[giver][SAME_SUIT] |= ranks_between(number >> 4, 0, ACE)
