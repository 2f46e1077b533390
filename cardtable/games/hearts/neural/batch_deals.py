"""Batch of deals of Hearts for four as numpy arrays, and the layout of the network's features.

Cards are columns: clubs, diamonds, spades, hearts, each from the two up. Weights fit the feature columns defined here,
in this order, and no others; seats in features are counted from the viewer: 0 itself, 1 its left neighbour, and so on.

All deals of a batch have the same number of cards played; one step plays a card in each of them. The rules are those of
simulation.py under the options that `applicability` accepts; a test compares both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.families.hearts.bitmasks import HEARTS, QUEEN, SPADES
from cardtable.games.hearts.simulation import HeartsParameters

Bools = npt.NDArray[np.bool_]
Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float32]

SEATS: Final = 4
RANKS: Final = 13
CARDS: Final = 52
QUEEN_COLUMN: Final = SPADES * RANKS + QUEEN
_SUITS: Final = np.arange(CARDS) // RANKS
IS_HEART: Final[Bools] = _SUITS == HEARTS
OF_SUIT: Final[Bools] = np.array([*(suit == _SUITS for suit in range(4)), np.ones(CARDS, bool)])  # the last row: any
ANY_SUIT: Final = 4
POINTS: Final[Floats] = np.where(np.arange(CARDS) == QUEEN_COLUMN, 13, IS_HEART).astype(np.float32)
_BITS: Final = np.arange(RANKS)


def column(number: int) -> int:
    """Return the column of a card code of `families.hearts.bitmasks`."""
    return (number >> 4) * RANKS + (number & 15)


def number(column: int) -> int:
    """Return the card code of a column."""
    return column // RANKS << 4 | column % RANKS


def columns_of(masks: Sequence[int]) -> Bools:
    """Return one row of columns for all cards in four masks, or in four masks for each of several hands."""
    found: Bools = (np.array(masks)[:, None] >> _BITS & 1).astype(bool).reshape(-1)
    return found


HAND: Final = 0  # by card: in the player's hand
UNSEEN: Final = HAND + CARDS  # by card: in another hand
PLAYED: Final = UNSEEN + CARDS  # by seat and card
TRICK: Final = PLAYED + SEATS * CARDS  # by other seat and card: in this trick
GAVE: Final = TRICK + 3 * CARDS  # by card: passed and not yet played; while passing, laid aside
GOT: Final = GAVE + CARDS  # by card: was passed to this seat
VOID: Final = GOT + CARDS  # by other seat and suit: shown void
TAKEN: Final = VOID + 3 * 4  # by seat: points, as a share of all
QUEEN_TAKER: Final = TAKEN + SEATS  # by seat: won the queen of spades
ALL_POINTS: Final = QUEEN_TAKER + SEATS  # by seat: won all points so far, at least one
NO_POINTS: Final = ALL_POINTS + SEATS  # no points won so far
SPLIT: Final = NO_POINTS + 1  # points won by several seats
BROKEN: Final = SPLIT + 1  # hearts are broken
TRICK_NUMBER: Final = BROKEN + 1  # by trick; none while passing
PLACE: Final = TRICK_NUMBER + RANKS  # by number of cards in this trick
OFFSET: Final = PLACE + SEATS  # by pass direction of this deal
PICK: Final = OFFSET + SEATS  # by number of cards laid aside so far, while passing
LED: Final = PICK + 3  # by suit, with a fifth column for none
BEST: Final = LED + 5  # by rank of the winning card so far
POT: Final = BEST + RANKS  # points in this trick, as a share of all
FORBIDS: Final = POT + 1  # no heart may be discarded on the first trick
QUEEN_BREAKS: Final = FORBIDS + 1  # the queen of spades breaks hearts too
WIDTH: Final = QUEEN_BREAKS + 1

POINTS_IN_A_UNIT: Final = 10.0  # of the network's answers: points less than the average of the others


_STATE: Final = (
    ("hands", "played", "gone", "gave", "got", "blind", "void")
    + ("taken", "queen_taker", "trick", "turn", "led", "best", "best_seat", "pot", "broken")
)  # fmt: skip
"""What each deal has of its own, by deal."""


@frozen
class BatchRules:
    """Rules common to all deals of a batch, which differ between tables."""

    offset: int = 0  # cards are passed to seat + offset, 0 … 3; 0: no pass (HR-04)
    barred: tuple[int, int, int, int] = (0, 0, 0, 0)  # by suit: cards barred from discards on the first trick (HR-08)
    queen_breaks: bool = False  # the queen of spades breaks hearts too (HR-09)

    @classmethod
    def of(cls, terms: HeartsParameters, pass_offset: int) -> BatchRules:
        """Return the rules of a table; its pass offset may be -1 for the seat to the right."""
        return cls(pass_offset % SEATS, terms.barred, terms.queen_breaks)

    @property
    def forbids(self) -> bool:
        """True if no heart may be discarded on the first trick."""
        return bool(self.barred[HEARTS])


class BatchDeals:
    """Batch of deals: one row for each deal; seats and cards are columns."""

    def __init__(self, count: int, rules: BatchRules) -> None:
        """Create deals with empty hands; call `begin` once they are filled."""
        self.count = count
        self.rules = rules
        self.rows: Ints = np.arange(count)
        self.step = 0  # number of cards played
        self.hands: Bools = np.zeros((count, SEATS, CARDS), bool)
        self.played: Bools = np.zeros((count, SEATS, CARDS), bool)  # by seat
        self.gone: Bools = np.zeros((count, CARDS), bool)  # by any seat
        self.gave: Bools = np.zeros((count, SEATS, CARDS), bool)
        self.got: Bools = np.zeros((count, SEATS, CARDS), bool)
        self.blind: Bools = np.zeros((count, SEATS), bool)  # seats whose passed cards are unknown
        self.void: Bools = np.zeros((count, SEATS, 4), bool)  # suits in which a seat has shown void
        self.taken: Floats = np.zeros((count, SEATS), np.float32)  # points
        self.queen_taker: Ints = np.full(count, -1)
        self.turn: Ints = np.zeros(count, np.int64)
        self.trick: Ints = np.full((count, SEATS), -1)  # by seat
        self.led: Ints = np.full(count, ANY_SUIT)
        self.best: Ints = np.full(count, -1)
        self.best_seat: Ints = np.zeros(count, np.int64)
        self.pot: Floats = np.zeros(count, np.float32)
        self.broken: Bools = np.zeros(count, bool)
        self._barred: Bools = columns_of(rules.barred)

    def repeated(self, times: int) -> BatchDeals:
        """Return each deal `times` times in succession, to be played on independently."""
        other = BatchDeals(self.count * times, self.rules)
        for name in _STATE:
            setattr(other, name, np.repeat(getattr(self, name), times, axis=0))
        other.step = self.step
        return other

    def give(self, seat: int, card: Ints) -> None:
        """Lay a card of a seat aside to be passed; `card`: a column for each deal."""
        self.hands[self.rows, seat, card] = False
        self.gave[self.rows, seat, card] = True

    def exchange(self) -> None:
        """Move the cards laid aside to their new owners (HR-05)."""
        for seat in range(SEATS):
            to = (seat + self.rules.offset) % SEATS
            self.got[:, to] = self.gave[:, seat]
            self.hands[:, to] |= self.gave[:, seat]

    def begin(self) -> None:
        """Make the holder of the lowest club the leader (HR-06)."""
        self.turn = self.hands[:, :, 0].argmax(1)

    def legal(self) -> Bools:
        """Return the legal cards of the seat to play, by deal."""
        hand: Bools = self.hands[self.rows, self.turn]
        if self.step % SEATS == 0:
            return self._leads(hand)
        follow: Bools = hand & OF_SUIT[self.led]
        if self.step < SEATS and any(self.rules.barred):
            hand = _unless_none(hand & ~self._barred, hand)
        return _unless_none(follow, hand)

    def _leads(self, hand: Bools) -> Bools:
        """Return the legal leads: by HR-06 for the first card of a deal, else by HR-09."""
        if self.step == 0:
            lowest = np.zeros_like(hand)
            lowest[:, 0] = True
            return lowest
        return _unless_none(hand & ~(IS_HEART & ~self.broken[:, None]), hand)

    def play(self, card: Ints) -> None:
        """Play a legal card of the seat to play, in each deal."""
        suit, rank = card // RANKS, card % RANKS
        self.hands[self.rows, self.turn, card] = False
        self.played[self.rows, self.turn, card] = True
        self.gone[self.rows, card] = True
        self.trick[self.rows, self.turn] = card
        self.pot += POINTS[card]
        self.broken |= suit == HEARTS
        if self.rules.queen_breaks:
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
        """Return the points of finished deals by seat, with a moon added to the others (HR-13)."""
        moon = self.taken == _ALL
        return np.where(moon.any(axis=1, keepdims=True), np.where(moon, 0, _ALL), self.taken).astype(np.int64)

    def leads(self) -> Floats:
        """Return, by finished deal and seat, the units by which its points are below the average of the others."""
        scores = self.scores()
        others = (scores.sum(1, keepdims=True) - scores) / (SEATS - 1)
        leads: Floats = ((others - scores) / POINTS_IN_A_UNIT).astype(np.float32)
        return leads


_ALL: Final = int(POINTS.sum())  # 26


def _unless_none(cards: Bools, otherwise: Bools) -> Bools:
    """Return, in each deal, these cards, or `otherwise` where there are none."""
    return np.where(cards.any(axis=1, keepdims=True), cards, otherwise)
