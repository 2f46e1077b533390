"""For which tables the network was trained: Hearts for four whose points are those that everybody knows.

Whose second opinion an expert asks: the network's where it fits and is there, nobody's at all other tables.
"""

from __future__ import annotations

from functools import lru_cache

from cardtable.families.hearts.options import BonusCard, QueenLead
from cardtable.games.hearts.options import (
    FirstTrickForced,
    HeartsOptions,
    HeartValues,
    HighSpades,
    MoonScoring,
    OpeningLead,
    Removal,
    Sun,
)
from cardtable.games.hearts.search.value_estimator import NOBODY, PointEstimator

_SEATS = 4
_PASSED = 3  # cards, in the deals in which any are


def fits(options: HeartsOptions, seats: int) -> bool:
    """Whether a deal at this table is one of those that the network knows, legal cards and points alike."""
    return seats == _SEATS and _is_dealt_so(options) and _is_played_so(options) and _counts_so(options)


def _is_dealt_so(options: HeartsOptions) -> bool:
    """The whole pack is in the hands (HR-03, HR-11), and three cards are passed (HR-05)."""
    return options.removal in (Removal.LOW_MINORS, Removal.BLACK_MARIA) and options.pass_count == _PASSED


def _is_played_so(options: HeartsOptions) -> bool:
    """HR-06 to HR-09, of which first_trick_points and queen_breaks_hearts may be either way: the network is told."""
    return (
        options.opening_lead is OpeningLead.LOWEST_CLUB
        and options.first_trick_forced is FirstTrickForced.ANY
        and options.break_required
        and options.queen_lead is QueenLead.ALWAYS
        and not options.hearts_instead_of_queen
        and not options.queen_must_drop
    )


def _counts_so(options: HeartsOptions) -> bool:
    """HR-12 to HR-16: 26 points, and a moon that costs the others all of them, or its shooter may choose so."""
    return (
        options.heart_values is HeartValues.ONE_EACH
        and options.queen_value == 13
        and options.high_spades is HighSpades.NONE
        and options.bonus_card is BonusCard.NONE
        and options.moon_scoring in (MoonScoring.ADD_OTHERS, MoonScoring.CHOOSE)
        and options.sun is Sun.OFF
        and options.no_tricks_bonus == 0
    )


def opinion_for(options: HeartsOptions, seats: int) -> PointEstimator:
    """What an expert at this table asks; here, and not earlier, numpy is imported."""
    return (trained() if fits(options, seats) else None) or NOBODY


@lru_cache(maxsize=1)
def trained() -> PointEstimator | None:
    """What the trained network thinks; None where numpy, or a file of weights that it can read, is not there."""
    try:
        from cardtable.games.hearts.neural.lookahead import NeuralEstimator
        from cardtable.games.hearts.neural.value_network import shipped

        return NeuralEstimator(shipped())
    except (ImportError, OSError, ValueError):
        return None
