"""Belief about hidden cards: changed odds that a seat holds a card, from plays and passes.

Each clue only changes the odds, since no player is perfectly predictable. The odds were counted in 800 deals of
experts, where the truth is known (a multinomial logit over the seats that may hold a card). A learned belief over
hidden cards, in product form.
"""

from __future__ import annotations

from typing import Final

from cardtable.families.hearts.bitmasks import ACE, HEARTS, JACK, KING, QUEEN, QUEEN_OF_SPADES, SPADES
from cardtable.families.hearts.hand_sampler import likelihood_ratio, ranks_between
from cardtable.games.hearts.search.information_set import HeartsInformationSet

BETWEEN, SPARED, DUCKING, FREE_WIN, COSTLY_WIN, LED_BELOW, LED_HEART, LED_SPADE, LED_SPADE_HIGH = range(9)
NO_SPADE, NO_SPADE_HIGH, THREW_BELOW, THREW_ABOVE, HEARTS_KEPT, QUEEN_KEPT, SPADES_KEPT = range(9, 16)
OTHERS_KEPT, GIVEN_HIGH, SAME_SUIT, OTHERS_HIGH = range(16, 20)
# by clue, the observed action of a seat: factor on the odds that the seat holds certain cards
ODDS: Final = {
    BETWEEN: 0.34,  # went under: cards between its card and the best one, which it would have played
    SPARED: 1.26,  # went under: cards below its card
    DUCKING: 0.28,  # won points so far: cards with which it would have stayed below
    FREE_WIN: 0.36,  # went over without points in the trick: higher cards, of which it would have played the highest
    COSTLY_WIN: 0.51,  # went over although points or the queen of spades threatened: higher cards
    LED_BELOW: 0.41,  # led: higher cards of the suit
    LED_HEART: 0.76,  # led a heart: higher ones
    LED_SPADE: 0.36,  # led a spade with the queen still out: the queen
    LED_SPADE_HIGH: 0.66,  # … the king and the ace
    NO_SPADE: 1.75,  # led another suit with the queen still out: the queen
    NO_SPADE_HIGH: 1.45,  # … the king and the ace
    THREW_BELOW: 0.51,  # discarded: higher cards of that suit
    THREW_ABOVE: 1.30,  # discarded: lower cards of that suit
    HEARTS_KEPT: 1.39,  # discarded no heart: hearts
    QUEEN_KEPT: 0.31,  # discarded another card than the queen of spades: the queen
    SPADES_KEPT: 0.68,  # … the king and the ace while she is out
    OTHERS_KEPT: 1.70,  # discarded: the high cards of the other suits
    GIVEN_HIGH: 0.76,  # received cards from this seat: other high cards, since it passed on those it had
    SAME_SUIT: 0.62,  # passed cards to this seat: others of those suits
    OTHERS_HIGH: 1.32,  # passed cards to any seat, and received some: high cards
}

_HIGH_SPADES: Final = 1 << (SPADES << 4 | KING) | 1 << (SPADES << 4 | ACE)
_QUEEN: Final = 1 << QUEEN_OF_SPADES


class HeartsBelief:
    """Belief of one seat about the others' cards, from their actions."""

    def __init__(self, memory: HeartsInformationSet) -> None:
        self._memory = memory
        self._found = [[0] * len(ODDS) for _ in range(memory.seats)]  # by seat and clue: bit mask of cards
        self._look_at_plays()
        if memory.public.pass_offset and any(memory.gave):
            self._look_at_passes()

    def odds(self, seat: int, number: int) -> float:
        """Return the factor on the odds that the seat holds the card."""
        return likelihood_ratio(self._found[seat], ODDS, number)

    def _look_at_plays(self) -> None:
        memory = self._memory
        points = memory.terms.points
        pot = 0
        best = -1
        queen_out = memory.queen_costs
        opening = len(memory.plays) // memory.seats == memory.public.tricks  # the history is complete
        for place, (seat, number, led) in enumerate(memory.plays):
            if place % memory.seats == 0:
                pot = 0
                best = -1
            first = opening and place < memory.seats
            if seat == memory.seat:
                pass
            elif best < 0:
                self._led(self._found[seat], number, first, queen_out)
            elif number >> 4 == led:
                self._followed(self._found[seat], number, best, pot > 0, queen_out and led == SPADES)
            else:
                self._threw(self._found[seat], number, first, queen_out)
            if number >> 4 == led:
                best = max(best, number & 15)
            pot += points[number]
            queen_out = queen_out and number != QUEEN_OF_SPADES

    def _led(self, found: list[int], number: int, first: bool, queen_out: bool) -> None:
        if first:
            return
        suit, rank = number >> 4, number & 15
        if suit == HEARTS:
            found[LED_HEART] |= ranks_between(suit, rank + 1, ACE)
        elif suit == SPADES and queen_out:
            found[LED_BELOW] |= ranks_between(suit, rank + 1, JACK)
            found[LED_SPADE] |= _QUEEN
            found[LED_SPADE_HIGH] |= _HIGH_SPADES
        else:
            found[LED_BELOW] |= ranks_between(suit, rank + 1, ACE)
        if suit != SPADES and queen_out:
            found[NO_SPADE] |= _QUEEN
            found[NO_SPADE_HIGH] |= _HIGH_SPADES

    def _followed(self, found: list[int], number: int, best: int, costly: bool, queen_out: bool) -> None:
        suit, rank = number >> 4, number & 15
        if rank < best:
            found[BETWEEN] |= ranks_between(suit, rank + 1, best - 1)
            found[SPARED] |= ranks_between(suit, 0, rank - 1)
            return
        if costly:
            found[DUCKING] |= ranks_between(suit, 0, best - 1)
        found[COSTLY_WIN if costly or queen_out else FREE_WIN] |= ranks_between(suit, rank + 1, ACE)

    def _threw(self, found: list[int], number: int, first: bool, queen_out: bool) -> None:
        suit, rank = number >> 4, number & 15
        found[THREW_BELOW] |= ranks_between(suit, rank + 1, ACE)
        if first:
            return  # points are barred there, so cards not discarded tell nothing
        if suit != HEARTS:
            found[THREW_ABOVE] |= ranks_between(suit, 0, rank - 1)
            found[HEARTS_KEPT] |= ranks_between(HEARTS, 0, ACE)
        if number != QUEEN_OF_SPADES and queen_out:
            found[QUEEN_KEPT] |= _QUEEN
            found[SPADES_KEPT] |= _HIGH_SPADES
        for other in range(HEARTS):
            if other != suit:
                found[OTHERS_KEPT] |= ranks_between(other, QUEEN, ACE)

    def _look_at_passes(self) -> None:
        memory = self._memory
        offset = memory.public.pass_offset
        for seat in memory.others:
            high = GIVEN_HIGH if seat == (memory.seat + offset) % memory.seats else OTHERS_HIGH
            for suit in range(4):
                if suit != SPADES:
                    self._found[seat][high] |= ranks_between(suit, QUEEN, ACE)
                if memory.got[suit] and memory.seat == (seat + offset) % memory.seats:
                    self._found[seat][SAME_SUIT] |= ranks_between(suit, 0, ACE)
