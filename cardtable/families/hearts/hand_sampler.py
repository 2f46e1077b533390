"""Hand sampler: hidden cards at random in the places possible for them, with the right hand sizes.

Samples determinizations. The last part adjusts a belief: the odds that a seat holds a card, from its plays and passes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64


Chance = Callable[[], float]  # random number, 0 <= x < 1
Homes = list[list[int]]  # by card: its possible places

_TRIES: Final = 12


def sample_hands_by_belief(possible: Homes, odds: list[list[float]], room: Sequence[int], draw: Chance) -> list[int]:
    """Return a place for each card, with probability by its odds and the room there.

    `odds`: by card, one for each of its possible places. `room`: number of cards for each place; the sum is the number
    of cards.
    """
    for _ in range(_TRIES):
        placed = _try_by_odds(possible, odds, list(room), draw)
        if placed:
            return placed
    return _repaired(possible, list(room), draw)


def _try_by_odds(homes: Homes, odds: list[list[float]], room: list[int], draw: Chance) -> list[int]:
    """Return a place for each card, the most constrained cards first; [] if a card finds none."""
    placed = [-1] * len(homes)
    for card in _in_turn(homes, draw):
        found = _drawn_by_odds(homes[card], odds[card], room, draw())
        if found < 0:
            return []
        left: i64 = room[found]
        room[found] = left - 1
        placed[card] = found
    return placed


def _in_turn(homes: Homes, draw: Chance) -> list[int]:
    keys = [len(home) + draw() for home in homes]
    return sorted(range(len(homes)), key=keys.__getitem__)


def _drawn_by_odds(homes: list[int], odds: list[float], room: list[int], drawn: float) -> i64:
    """Return one of these places with weight odds × room, by a random number from 0 to 1; -1 if all are full."""
    place: i64
    weights = 0.0
    for place in range(len(homes)):
        weights += odds[place] * room[homes[place]]
    at = drawn * weights
    found: i64 = -1
    for place in range(len(homes)):
        home: i64 = homes[place]
        here: i64 = room[home]
        if here:
            found = home
            at -= odds[place] * float(here)
            if at < 0:
                break
    return found


def _repaired(homes: Homes, room: list[int], draw: Chance) -> list[int]:
    """Return an assignment that always exists: each card finds room by moving others (augmenting paths)."""
    placed = [-1] * len(homes)
    for card in _shuffled(list(range(len(homes))), draw):
        _settle(card, homes, room, placed, set(), draw)
    return placed


def _shuffled(numbers: list[int], draw: Chance) -> list[int]:
    keys = {number: draw() for number in numbers}
    return sorted(numbers, key=keys.__getitem__)


def _settle(card: int, homes: Homes, room: list[int], placed: list[int], tried: set[int], draw: Chance) -> bool:
    for home in _shuffled(homes[card], draw):
        if home in tried:
            continue
        tried.add(home)
        if room[home]:
            room[home] -= 1
            placed[card] = home
            return True
        for other, where in enumerate(placed):
            if where == home and _settle(other, homes, room, placed, tried, draw):
                placed[card] = home
                return True
    return False


def likelihood_ratio(found: Sequence[int], changes: Mapping[int, float], number: int) -> float:
    """Return the factor on the odds of a card from all clues; `found`: by clue, a bit mask of its cards."""
    odds = 1.0
    for clue, change in changes.items():
        if found[clue] >> number & 1:
            odds *= change
    return odds


def ranks_between(suit: int, low: int, high: int) -> int:
    """Return a bit mask of a suit's cards from `low` to `high`, 0 if low > high."""
    return ((1 << (high - low + 1)) - 1) << (suit << 4 | low) if low <= high else 0
