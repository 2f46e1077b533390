"""Applicability of the value network: Hearts for four with the usual points; its loading.

Other tables, and copies of the program without numpy or weights, get an estimator without a share in values.
"""

from __future__ import annotations

from functools import lru_cache

from cardtable.families.hearts.options import BonusCard, QueenLead
from cardtable.games.hearts import options as choices
from cardtable.games.hearts.search.value_estimator import NO_ESTIMATOR, PointEstimator

_SEATS = 4
_PASSED = 3  # cards, in the deals with a pass


def fits(options: choices.HeartsOptions, seats: int) -> bool:
    """Return True if the network was trained for deals of this table, with the same legal cards and points."""
    return seats == _SEATS and _is_dealt_so(options) and _is_played_so(options) and _counts_so(options)


def _is_dealt_so(options: choices.HeartsOptions) -> bool:
    """Return True if the whole pack is dealt (HR-03, HR-11), and three cards are passed (HR-05)."""
    return (
        options.removal in (choices.Removal.LOW_MINORS, choices.Removal.BLACK_MARIA) and options.pass_count == _PASSED
    )


def _is_played_so(options: choices.HeartsOptions) -> bool:
    """Return True for the trained rules of HR-06 to HR-09.

    first_trick_points and queen_breaks_hearts may have any value: they are features of the network.
    """
    return (
        options.opening_lead is choices.OpeningLead.LOWEST_CLUB
        and options.first_trick_forced is choices.FirstTrickForced.ANY
        and options.break_required
        and options.queen_lead is QueenLead.ALWAYS
        and not options.hearts_instead_of_queen
        and not options.queen_must_drop
    )


def _counts_so(options: choices.HeartsOptions) -> bool:
    """Return True for 26 points, and a moon that costs the others all of them or may do so (HR-12 to HR-16)."""
    return (
        options.heart_values is choices.HeartValues.ONE_EACH
        and options.queen_value == 13
        and options.high_spades is choices.HighSpades.NONE
        and options.bonus_card is BonusCard.NONE
        and options.moon_scoring in (choices.MoonScoring.ADD_OTHERS, choices.MoonScoring.CHOOSE)
        and options.sun is choices.Sun.OFF
        and options.no_tricks_bonus == 0
    )


def estimator_for(options: choices.HeartsOptions, seats: int) -> PointEstimator:
    """Return the estimator of an expert at this table; numpy is imported here, and not earlier."""
    return (trained() if fits(options, seats) else None) or NO_ESTIMATOR


@lru_cache(maxsize=1)
def trained() -> PointEstimator | None:
    """Return the estimator of the trained network; None if numpy or a readable weight file is missing."""
    try:
        from cardtable.games.hearts.neural.lookahead import NeuralEstimator
        from cardtable.games.hearts.neural.value_network import shipped

        return NeuralEstimator(shipped())
    except (ImportError, OSError, ValueError):
        return None
