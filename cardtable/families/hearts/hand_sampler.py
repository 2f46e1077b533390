"""Hidden cards put where they may lie, at random, so that every place gets as many as it holds.

In the field's words: sampling determinizations.

What clues do to the odds that a seat holds a card, for the games that tell hands from plays and passes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64


Chance = Callable[[], float]  # the next random number, 0 <= x < 1
Homes = list[list[int]]  # by card: the places where it may be

_TRIES: Final = 12


def sample_hands(likely: Homes, possible: Homes, room: Sequence[int], draw: Chance) -> list[int]:
    """A place for each card: a likely one if that comes out, else a possible one.

    `room`: how many cards each place takes; together as many as there are cards.
    """
    for _ in range(_TRIES):
        placed = _try(likely, list(room), draw)
        if placed:
            return placed
    return _repaired(possible, list(room), draw)


def sample_hands_by_belief(possible: Homes, odds: list[list[float]], room: Sequence[int], draw: Chance) -> list[int]:
    """A place for each card, the likelier the more room there is and the higher its odds there.

    `odds`: by card, one for each of its possible places. `room`: as for `place`.
    """
    for _ in range(_TRIES):
        placed = _try_by_odds(possible, odds, list(room), draw)
        if placed:
            return placed
    return _repaired(possible, list(room), draw)


def _try_by_odds(homes: Homes, odds: list[list[float]], room: list[int], draw: Chance) -> list[int]:
    """A place for each card in turn, the least free cards first; none at all if it does not come out."""
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
    """The cards, the least free first, at random among those that are equally free."""
    keys = [len(home) + draw() for home in homes]
    return sorted(range(len(homes)), key=keys.__getitem__)


def _drawn_by_odds(homes: list[int], odds: list[float], room: list[int], drawn: float) -> i64:
    """One of these places, as likely as its odds times its room, by a random number from 0 to 1; -1: none has any."""
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


def _try(homes: Homes, room: list[int], draw: Chance) -> list[int]:
    """A place for each card in turn, the least free cards first; none at all if it does not come out."""
    placed = [-1] * len(homes)
    for card in _in_turn(homes, draw):
        found = _drawn(homes[card], room, draw)
        if found < 0:
            return []
        room[found] = room[found] - 1
        placed[card] = found
    return placed


def _drawn(homes: list[int], room: list[int], draw: Chance) -> int:
    """One of these places, each as likely as it has room; -1: none has any."""
    free = 0
    for home in homes:
        free += room[home]
    if not free:
        return -1
    found = 0
    at = draw() * float(free) - float(room[homes[0]])
    while at >= 0:
        found += 1
        at -= float(room[homes[found]])
    return homes[found]


def _repaired(homes: Homes, room: list[int], draw: Chance) -> list[int]:
    """A placing that certainly comes out: each card finds room by moving others along (augmenting paths)."""
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
    """By how much the odds of a card have changed; `found`: by clue, a bit for each card that it speaks of."""
    odds = 1.0
    for clue, change in changes.items():
        if found[clue] >> number & 1:
            odds *= change
    return odds


def ranks_between(suit: int, low: int, high: int) -> int:
    """A bit for each card of a suit from one rank to another, none if they are the other way round."""
    return ((1 << (high - low + 1)) - 1) << (suit << 4 | low) if low <= high else 0
