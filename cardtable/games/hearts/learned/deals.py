"""Many deals of Hearts for four at once, of each the same number of cards played; a card for all of them is one step.

The rules are those of simulation.py under the options that `fitness` lets through; a test plays both.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from cardtable.core.frozen_values import frozen
from cardtable.families.hearts.masks import HEARTS
from cardtable.games.hearts.learned.arrays import (
    ANY_SUIT,
    CARDS,
    IS_HEART,
    OF_SUIT,
    POINTS,
    QUEEN_COLUMN,
    RANKS,
    SEATS,
    Bools,
    Floats,
    Ints,
    columns_of,
)
from cardtable.games.hearts.learned.columns import POINTS_IN_A_UNIT
from cardtable.games.hearts.simulation import HeartsParameters

_STATE: Final = (
    ("hands", "played", "gone", "gave", "got", "blind", "void")
    + ("taken", "queen_taker", "trick", "turn", "led", "best", "best_seat", "pot", "broken")
)  # fmt: skip
"""What each deal has of its own, by deal."""


@frozen
class BatchRules:
    """What all deals of a batch have in common, though tables differ in it."""

    offset: int = 0  # cards are passed to seat + this, 0 … 3; 0: nobody passes (HR-04)
    barred: tuple[int, int, int, int] = (0, 0, 0, 0)  # by suit: what the first trick's discards leave out (HR-08)
    queen_breaks: bool = False  # the queen of spades breaks hearts, too (HR-09)

    @classmethod
    def of(cls, terms: HeartsParameters, pass_offset: int) -> BatchRules:
        """That of a table; it may call the seat to the right -1."""
        return cls(pass_offset % SEATS, terms.barred, terms.queen_breaks)

    @property
    def forbids(self) -> bool:
        """Whether no heart may be discarded on the first trick."""
        return bool(self.barred[HEARTS])


class BatchDeals:
    """So many deals, told apart by rows; seats and cards are columns."""

    def __init__(self, count: int, terrain: BatchRules) -> None:
        """Nobody holds anything yet: see `begin`."""
        self.count = count
        self.terrain = terrain
        self.rows: Ints = np.arange(count)
        self.step = 0  # cards played
        self.hands: Bools = np.zeros((count, SEATS, CARDS), bool)
        self.played: Bools = np.zeros((count, SEATS, CARDS), bool)  # by whom
        self.gone: Bools = np.zeros((count, CARDS), bool)  # played by anybody
        self.gave: Bools = np.zeros((count, SEATS, CARDS), bool)
        self.got: Bools = np.zeros((count, SEATS, CARDS), bool)
        self.blind: Bools = np.zeros((count, SEATS), bool)  # seats that have not been told what was passed
        self.void: Bools = np.zeros((count, SEATS, 4), bool)  # suits that a seat has shown not to hold
        self.taken: Floats = np.zeros((count, SEATS), np.float32)  # points
        self.queen_taker: Ints = np.full(count, -1)
        self.turn: Ints = np.zeros(count, np.int64)
        self.trick: Ints = np.full((count, SEATS), -1)  # by seat
        self.led: Ints = np.full(count, ANY_SUIT)
        self.best: Ints = np.full(count, -1)
        self.best_seat: Ints = np.zeros(count, np.int64)
        self.pot: Floats = np.zeros(count, np.float32)
        self.broken: Bools = np.zeros(count, bool)
        self._barred: Bools = columns_of(terrain.barred)

    def repeated(self, times: int) -> BatchDeals:
        """Each deal so many times, one behind the other, to be played on by themselves."""
        other = BatchDeals(self.count * times, self.terrain)
        for name in _STATE:
            setattr(other, name, np.repeat(getattr(self, name), times, axis=0))
        other.step = self.step
        return other

    def give(self, seat: int, card: Ints) -> None:
        """A seat lays a card aside that it passes on; `card`: a column for each deal."""
        self.hands[self.rows, seat, card] = False
        self.gave[self.rows, seat, card] = True

    def exchange(self) -> None:
        """What was laid aside reaches its new owners (HR-05)."""
        for seat in range(SEATS):
            to = (seat + self.terrain.offset) % SEATS
            self.got[:, to] = self.gave[:, seat]
            self.hands[:, to] |= self.gave[:, seat]

    def begin(self) -> None:
        """Whoever holds the lowest club leads (HR-06)."""
        self.turn = self.hands[:, :, 0].argmax(1)

    def legal(self) -> Bools:
        """The cards that the seat to play may play, by deal."""
        hand: Bools = self.hands[self.rows, self.turn]
        if self.step % SEATS == 0:
            return self._leads(hand)
        follow: Bools = hand & OF_SUIT[self.led]
        if self.step < SEATS and any(self.terrain.barred):
            hand = _unless_none(hand & ~self._barred, hand)
        return _unless_none(follow, hand)

    def _leads(self, hand: Bools) -> Bools:
        """HR-06 for the first card of all, else HR-09."""
        if self.step == 0:
            lowest = np.zeros_like(hand)
            lowest[:, 0] = True
            return lowest
        return _unless_none(hand & ~(IS_HEART & ~self.broken[:, None]), hand)

    def play(self, card: Ints) -> None:
        """In each deal the seat to play plays a card, which must be legal."""
        suit, rank = card // RANKS, card % RANKS
        self.hands[self.rows, self.turn, card] = False
        self.played[self.rows, self.turn, card] = True
        self.gone[self.rows, card] = True
        self.trick[self.rows, self.turn] = card
        self.pot += POINTS[card]
        self.broken |= suit == HEARTS
        if self.terrain.queen_breaks:
            self.broken |= card == QUEEN_COLUMN
        self._lead(suit, rank) if self.step % SEATS == 0 else self._follow(suit, rank)
        self.step += 1
        if self.step % SEATS == 0:
            self._finish_trick()
        else:
            self.turn = (self.turn + 1) % SEATS

    def _lead(self, suit: Ints, rank: Ints) -> None:
        self.led, self.best, self.best_seat = suit, rank, self.turn

    def _follow(self, suit: Ints, rank: Ints) -> None:
        self.void[self.rows, self.turn, self.led] |= suit != self.led
        wins = (suit == self.led) & (rank > self.best)
        self.best = np.where(wins, rank, self.best)
        self.best_seat = np.where(wins, self.turn, self.best_seat)

    def _finish_trick(self) -> None:
        self.taken[self.rows, self.best_seat] += self.pot
        with_queen: Bools = (self.trick == QUEEN_COLUMN).any(axis=1)
        self.queen_taker = np.where(with_queen, self.best_seat, self.queen_taker)
        self.turn = self.best_seat
        self.trick = np.full((self.count, SEATS), -1)
        self.led = np.full(self.count, ANY_SUIT)
        self.best = np.full(self.count, -1)
        self.pot = np.zeros(self.count, np.float32)

    def scores(self) -> Ints:
        """The points of finished deals by seat, a moon added to the others (HR-13)."""
        moon = self.taken == _ALL
        return np.where(moon.any(axis=1, keepdims=True), np.where(moon, 0, _ALL), self.taken).astype(np.int64)

    def leads(self) -> Floats:
        """By finished deal and seat, how many units less than the others, on average, it has got."""
        scores = self.scores()
        others = (scores.sum(1, keepdims=True) - scores) / (SEATS - 1)
        leads: Floats = ((others - scores) / POINTS_IN_A_UNIT).astype(np.float32)
        return leads


_ALL: Final = int(POINTS.sum())  # 26


def _unless_none(cards: Bools, otherwise: Bools) -> Bools:
    """In each deal these cards, the others where there are none of them."""
    return np.where(cards.any(axis=1, keepdims=True), cards, otherwise)
