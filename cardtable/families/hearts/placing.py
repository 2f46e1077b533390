"""Hidden cards put where they may lie, at random, so that every place gets as many as it holds.

In the words of the field: sampling determinizations.

In the field's words: sampling determinizations.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

Chance = Callable[[], float]  # the next random number, 0 <= x < 1
Homes = Sequence[list[int]]  # by card: the places where it may be

_TRIES = 12


def place(likely: Homes, possible: Homes, room: Sequence[int], draw: Chance) -> list[int]:
    """A place for each card: a likely one if that comes out, else a possible one.

    `room`: how many cards each place takes; together as many as there are cards.
    """
    for _ in range(_TRIES):
        placed = _try(likely, list(room), draw)
        if placed is not None:
            return placed
    return _repaired(possible, list(room), draw)


def _try(homes: Homes, room: list[int], draw: Chance) -> list[int] | None:
    """A place for each card in turn, the least free cards first; None if it does not come out."""
    placed = [-1] * len(homes)
    for card in sorted(range(len(homes)), key=lambda card: (len(homes[card]), draw())):
        free = 0
        for home in homes[card]:
            free += room[home]
        if not free:
            return None
        at = draw() * free
        possible = iter(homes[card])
        while at >= 0:
            home = next(possible)
            at -= room[home]
        room[home] -= 1
        placed[card] = home
    return placed


def _repaired(homes: Homes, room: list[int], draw: Chance) -> list[int]:
    """A placing that certainly comes out: each card finds room by moving others along (augmenting paths)."""
    placed = [-1] * len(homes)
    for card in sorted(range(len(homes)), key=lambda card: draw()):
        _settle(card, homes, room, placed, set(), draw)
    return placed


def _settle(card: int, homes: Homes, room: list[int], placed: list[int], tried: set[int], draw: Chance) -> bool:
    for home in sorted(homes[card], key=lambda home: draw()):
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
