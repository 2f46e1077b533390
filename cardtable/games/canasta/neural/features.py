"""What a place sees of its deal when it has to decide, as the network is told it: nothing that another hand hides.

One byte each: first a row for each rank but red threes, with the place's own cards, what lies there and what is known
of the others; then the places and the sides, each from the own one on; then pile and stock; then what is to be decided.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.canasta.playout.playout_state import END, RED, SEVEN, PlayoutState, RankGroup

if TYPE_CHECKING:
    from mypy_extensions import i64

# What is to be decided
TAKE: Final = 1  # the pile, or draw
OUT: Final = 2  # go out, or play on
OPEN: Final = 3  # lay down a first meld, or wait
LAY: Final = 4  # lay down what the habits would, or nothing
THROW: Final = 5  # which rank to discard

ABOVE: Final = 5  # bytes of pile and stock, before the top card
_MOST: Final = 250  # that a byte is asked to hold


def of_groups(table: PlayoutState, place: i64, kind: i64, groups: list[RankGroup], canastas: i64) -> bytes:
    """What a place sees that may lay down these groups, which make so many canastas."""
    found: list[int] = []
    _ranks(table, place, found)
    _players(table, place, found)
    _middle(table, found)
    cards: i64 = 0
    wild: i64 = 0
    points: i64 = 0
    for group in groups:
        cards += group.count()
        wild += group.deuces + group.jokers
        points += group.points()
    found.append(kind)
    found.append(cards)
    found.append(wild)
    found.append(points // 10)
    found.append(canastas)
    return bytes(found)


def full(table: PlayoutState, side: i64, groups: list[RankGroup]) -> i64:
    """How many melds of the groups have seven cards or more once they are laid down."""
    count: i64 = 0
    for group in groups:
        count += table.length(side, group.rank) + group.count() >= SEVEN
    return count


def _ranks(table: PlayoutState, place: i64, found: list[int]) -> None:
    seats, own, hand, deck = table.seats, table.side[place], table.hands[place], table.laws.deck
    sides: i64 = len(table.open)
    pile: list[i64] = [0] * END
    for card in table.pile:
        pile[card] = pile[card] + 1
    rank: i64
    step: i64
    other: i64
    for rank in range(END):
        if rank == RED:
            continue
        held = hand[rank]
        found.append(held)
        for step in range(sides):
            other = (own + step) % sides
            found.append(table.natural[other][rank])
            found.append(table.length(other, rank))
        found.append(pile[rank])
        left: i64 = deck[rank] - table.seen[rank] - held
        for step in range(1, seats):
            left -= table.known[(place + step) % seats][rank]
        found.append(max(0, left))
        for step in range(1, seats):
            other = (place + step) % seats
            found.append(table.known[other][rank])
            found.append(min(9, table.shy[other][rank]))


def _players(table: PlayoutState, place: i64, found: list[int]) -> None:
    own = table.side[place]
    sides: i64 = len(table.open)
    step: i64
    other: i64
    for step in range(table.seats):
        other = (place + step) % table.seats
        found.append(min(99, table.size[other]))
        found.append(1 if table.side[other] == own else 0)
        found.append(table.minimum[other] // 10)
        found.append(table.reds[table.home[other]])
    for step in range(sides):
        other = (own + step) % sides
        found.append(1 if table.open[other] else 0)
        found.append(table.canastas[other])
        found.append(min(_MOST, table.points[other] // 10))


def _middle(table: PlayoutState, found: list[int]) -> None:
    stock: i64 = len(table.stock)
    cards: i64 = len(table.pile)
    points: i64 = table.pile_points
    found.append(min(_MOST, stock))
    found.append(min(_MOST, cards))
    found.append(min(_MOST, points // 5))
    found.append(1 if table.frozen else 0)
    found.append(1 if table.taken else 0)
    found.append(table.pile[cards - 1] if cards else RED)
