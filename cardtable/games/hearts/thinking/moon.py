"""Whether a moon is in reach: the own one, and one that another seat may be shooting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from cardtable.families.hearts.masks import HEARTS, SIZE, TOP
from cardtable.games.hearts.thinking.memory import HeartsInformationSet

if TYPE_CHECKING:
    from mypy_extensions import i64

_MOST_LOSERS: Final = 0.7  # with which a moon is begun
_BOLDER: Final = 0.6  # more losers with which it is gone on with, once all points are won
NEVER: Final = 99.0  # so many losers that there is no moon


def losers(mask: i64, hidden: i64, others: i64) -> float:
    """About how many tricks a suit would lose, led from the top: `hidden` lie in `others` hands."""
    lost = 0.0
    left = float(SIZE[hidden])
    each_round = max(1.0, float(others) * 0.75)
    while mask:
        top: i64 = TOP[mask]
        if left > 0 and hidden >> (top + 1):
            lost += min(1.0, left / 3)
        mask ^= 1 << top
        left -= each_round
    return lost


def hand_losers(hand: Sequence[int], hidden: Sequence[int], others: int) -> float:
    """Losers of all suits; a lost heart is a lost moon, so it counts more."""
    return sum(losers(hand[suit], hidden[suit], others) * (2.0 if suit == HEARTS else 1.0) for suit in range(4)) + (
        0.0 if _controls(hand, hidden) else 2.0
    )


def _controls(hand: Sequence[int], hidden: Sequence[int]) -> bool:
    """Whether the hand has at least two suits' highest cards: a way to the lead, and one to keep it."""
    return sum(hand[suit] > hidden[suit] for suit in range(4)) >= 2


def own_chance(memory: HeartsInformationSet) -> float:
    """Losers of this seat's moon from here on, NEVER where it is impossible or counts nothing."""
    terms = memory.terms
    if not terms.has_moon or memory.moon_seat not in (-1, memory.seat):
        return NEVER
    if terms.moon_needs_bonus and memory.bonus_seat not in (-1, memory.seat):
        return NEVER
    if memory.trick and memory.pot and not _may_win(memory):
        return NEVER
    return hand_losers(memory.hand, memory.hidden, memory.seats - 1)


def _may_win(memory: HeartsInformationSet) -> bool:
    return memory.hand[memory.led] >> (memory.best + 1) > 0


def threatening(memory: HeartsInformationSet) -> int:
    """The other seat that has all points so far, and so many that a moon is to be feared; -1: none."""
    seat = memory.moon_seat
    if not memory.terms.has_moon or seat < 0 or seat == memory.seat or not memory.points_out + memory.pot:
        return -1
    if memory.terms.moon_needs_bonus and memory.bonus_seat not in (-1, seat):
        return -1
    share = memory.taken[seat] / memory.total
    tricks = memory.public.tricks_won[seat] / max(1, memory.public.tricks)
    return seat if share >= 0.5 or (share >= 0.3 and tricks >= 0.6) or (share >= 0.15 and tricks >= 0.85) else -1


def wants_moon(memory: HeartsInformationSet, more: float = 0.0) -> bool:
    """Whether a sensible player would shoot: a real moon hand at first, a safe way home later on.

    `more`: losers that do not keep this player from it.
    """
    lost = own_chance(memory)
    if lost >= NEVER:
        return False
    share = memory.taken[memory.seat] / memory.total
    return lost <= _MOST_LOSERS + more + share * _BOLDER
