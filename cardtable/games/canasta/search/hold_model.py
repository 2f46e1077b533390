"""Hold model: how likely players still hold a number of cards of a rank, by their visible actions.

Uniform hands have far too many cards that would have been laid down, and too few pairs. Measured in deals of club
players after some twenty turns: of a hand's cards 2 % fit a meld of its own side (uniform hands: 18 to 27 %), and half
are in pairs (28 %). So the danger of a discard is in pairs that are not visible.

Log-linear factors on the counts of a uniform determinization, applied by a few steps of the Metropolis algorithm that
exchange cards with the stock.
"""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING, Final

from cardtable.games.canasta.playout.playout_state import PlayoutState
from cardtable.games.canasta.playout.rank_codes import BLACK, DEUCE, END, FOUR, JOKER, RED, VALUES

if TYPE_CHECKING:
    from mypy_extensions import i64


Weights = list[list[float]]  # logarithms of likelihoods, by rank and number of cards
Row = tuple[float, float, float]  # for the first card, for the second, and for each one more

# Anybody: all but the last for somebody who has long had the choice
_LAYABLE: Final = -3.2  # each card that could have been added to a meld of the side
_PAIR: Final = 1.0  # two of a rank or more
_TRIPLE: Final = -0.7  # three of a rank or more, with which the side could have begun a meld
_WILD: Final = -0.8  # each wild card, of a side that has melds
_REFUSED: Final = -0.7  # each card of a rank that was discarded, or left lying
_SOON: Final = 5.0  # turns until somebody has had the choice for long

# Partnerships of two: fitted to 184,000 counts of cards in other hands, beyond those that all know, in 340 deals of
# experts. Of a natural card:
_NATURAL: Final[tuple[Row, ...]] = (
    (-0.04, 0.71, -0.4),  # always
    (-0.83, 0.3, 0.25),  # its side has a meld of the rank
    (0.29, 0.17, -0.05),  # the other side has one
    (0.1, 0.05, -0.4),  # its side has melds, but none of the rank
    (-0.15, -0.16, 0.12),  # the pile is frozen, and its side has no meld of the rank
    (0.75, -0.39, 0.01),  # the same where it has one
    (-1.13, -0.73, -0.12),  # it has discarded the rank once
    (-1.39, -0.69, -0.11),  # more often
    (-0.18, -0.51, -0.02),  # it has left the pile under the rank
    (0.0, 0.64, 0.01),  # its turns so far, as a share of five
    (1.16, 0.46, 0.0),  # of fifteen
    (-1.49, -0.35, 0.09),  # of five, where its side has a meld of the rank
    (0.13, -0.26, -0.1),  # eights to kings
    (0.24, -0.6, -0.35),  # aces
    (-0.29, -0.43, 0.74),  # the cards of its hand, as a share of fifteen
)
# always; its side has melds; its turns, as a share of five; the pile is frozen; its cards, as a share of fifteen
_WILD_CARD: Final[tuple[Row, ...]] = (
    (-0.1, 0.42, 0.63),
    (0.26, 0.12, 0.26),
    (-0.81, 0.24, -0.05),
    (0.16, -0.01, -0.36),
    (0.17, -0.57, -0.72),
)
_BLACK_THREE: Final[tuple[Row, ...]] = (
    (0.76, 0.37, -0.38),
    (0.05, -0.17, 0.39),
    (-1.49, 1.39, 1.39),
    (-0.23, -0.22, 1.02),
    (-0.71, -1.3, -0.54),
)

_STEPS: Final = 3  # exchanges that are tried for each card


def usual(state: PlayoutState, place: i64, trust: float) -> Weights:
    """Return the weights of any player; `trust`: strength of the model, 0: all cards are alike."""
    side = state.side[place]
    chances: int = sum(state.refused[place])
    share = trust * min(1.0, chances / _SOON)
    result: Weights = []
    for rank in range(END):
        refused = trust * _REFUSED if rank >= FOUR and state.refused[place][rank] else 0.0
        each, pair, triple = 0.0, 0.0, 0.0
        if rank in (JOKER, DEUCE):
            each = _WILD if state.open[side] else 0.0
        elif rank >= FOUR:
            if state.natural[side][rank]:
                each = _LAYABLE
            else:
                pair, triple = _PAIR, _TRIPLE if state.open[side] else 0.0
        counts = range(_most(state))
        result.append([refused * n + share * (each * n + pair * (n >= 2) + triple * (n >= 3)) for n in counts])
    return result


def of_partners(state: PlayoutState, place: i64, discarded: list[int], trust: float) -> Weights:
    """Return the weights of a player of two against two; `discarded`: the place's discards by rank."""
    result: Weights = []
    for rank in range(END):
        known: int = state.known[place][rank]
        one, two, more = 0.0, 0.0, 0.0
        if rank >= FOUR:
            one, two, more = _sums(_NATURAL, _natural_facts(state, place, discarded, rank))
        elif rank != RED:
            rows = _BLACK_THREE if rank == BLACK else _WILD_CARD
            one, two, more = _sums(rows, _other_facts(state, place, discarded))
        beyond = [max(0, count - known) for count in range(_most(state))]
        result.append([trust * (one * (n >= 1) + two * (n >= 2) + more * max(0, n - 2)) for n in beyond])
    return result


def _most(state: PlayoutState) -> int:
    """Return the number of counts of a rank: one more than can be held, which an exchange looks at."""
    return max(state.rules.deck) + 2


def _sums(rows: tuple[Row, ...], facts: list[float]) -> Row:
    one, two, more = 0.0, 0.0, 0.0
    for row, fact in zip(rows, facts, strict=True):
        one += row[0] * fact
        two += row[1] * fact
        more += row[2] * fact
    return one, two, more


def _natural_facts(state: PlayoutState, place: i64, discarded: list[int], rank: int) -> list[float]:
    """Return the facts about a place and a natural rank, in the order of the rows."""
    side, times = state.side[place], discarded[rank]
    melded = state.natural[side][rank] > 0
    theirs = any(state.natural[other][rank] > 0 for other in range(len(state.open)) if other != side)
    turns: int = sum(discarded)
    size: int = state.size[place]
    return [
        1.0,
        float(melded),
        float(theirs),
        float(state.open[side] and not melded),
        float(state.frozen and not melded),
        float(state.frozen and melded),
        float(times == 1),
        float(times > 1),
        float(state.refused[place][rank] > times),
        min(1.0, turns / 5),
        min(1.0, turns / 15),
        min(1.0, turns / 5) if melded else 0.0,
        float(VALUES[rank] == 10),
        float(VALUES[rank] == 20),
        size / 15,
    ]


def _other_facts(state: PlayoutState, place: i64, discarded: list[int]) -> list[float]:
    """Return the facts about a place for wild cards and black threes."""
    turns: int = sum(discarded)
    size: int = state.size[place]
    return [1.0, float(state.open[state.side[place]]), min(1.0, turns / 5), float(state.frozen), size / 15]


class HoldModel:
    """Weights of the other places' holdings, and the exchange of cards by them."""

    def __init__(self, weights: dict[int, Weights]) -> None:
        self._weights = weights

    def exchange(self, state: PlayoutState, rng: Random) -> None:
        """Exchange cards between sampled hands and the stock; cards known in a hand stay there."""
        places = [at for at, rank in enumerate(state.stock) if rank != RED]
        if places:
            for other, weights in self._weights.items():
                _exchange(state, other, weights, places, rng)


def _exchange(state: PlayoutState, place: int, weights: Weights, places: list[int], rng: Random) -> None:
    hand, known, stock = state.hands[place], state.known[place], state.stock
    guessed = [rank for rank in range(END) for _ in range(hand[rank] - known[rank])]
    count, others = len(guessed), len(places)
    for step in range(_STEPS * count):
        at, other = step % count, places[int(rng.random() * others)]
        mine, theirs = guessed[at], stock[other]
        if mine == theirs:
            continue
        one, two, held, had = weights[mine], weights[theirs], hand[mine], hand[theirs]
        gain = one[held - 1] - one[held] + two[had + 1] - two[had]
        if gain >= 0.0 or rng.random() < math.exp(gain):
            hand[mine] = held - 1
            hand[theirs] = had + 1
            guessed[at], stock[other] = theirs, mine
