"""Features of a decision as bytes for the value network: only what the deciding place can know.

One byte each: first a row for each rank except red threes, with the place's own cards, the melds and what is known of
the others; then the places and the sides, each from the player's on; then pile and stock; then the decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.canasta.playout.playout_state import PlayoutState, RankGroup
from cardtable.games.canasta.playout.rank_codes import END, RED, SEVEN

if TYPE_CHECKING:
    from mypy_extensions import i64

# Kinds of decision
TAKE: Final = 1  # the pile, or draw
OUT: Final = 2  # go out, or play on
OPEN: Final = 3  # lay down a first meld, or wait
LAY: Final = 4  # lay down the melds of the policy, or nothing
THROW: Final = 5  # which rank to discard

ABOVE: Final = 5  # bytes of pile and stock, before the top card
_MOST: Final = 250  # largest value that is stored


def encode(state: PlayoutState, place: i64, kind: i64, groups: list[RankGroup], canastas: i64) -> bytes:
    """Return the input bytes of a place that may lay down these groups, which make `canastas` canastas."""
    values: list[int] = []
    _ranks(state, place, values)
    _players(state, place, values)
    _middle(state, values)
    cards: i64 = 0
    wild: i64 = 0
    points: i64 = 0
    for group in groups:
        cards += group.count()
        wild += group.deuces + group.jokers
        points += group.points()
    values.append(kind)
    values.append(cards)
    values.append(wild)
    values.append(points // 10)
    values.append(canastas)
    return bytes(values)


def n_full_melds(state: PlayoutState, side: i64, groups: list[RankGroup]) -> i64:
    """Return how many melds of the groups have seven cards or more once they are laid down."""
    count: i64 = 0
    for group in groups:
        count += state.length(side, group.rank) + group.count() >= SEVEN
    return count


def _ranks(state: PlayoutState, place: i64, values: list[int]) -> None:
    seats, own, hand, deck = state.seats, state.side[place], state.hands[place], state.rules.deck
    sides: i64 = len(state.open)
    pile: list[i64] = [0] * END
    for card in state.pile:
        pile[card] = pile[card] + 1
    rank: i64
    step: i64
    other: i64
    for rank in range(END):
        if rank == RED:
            continue
        held = hand[rank]
        values.append(held)
        for step in range(sides):
            other = (own + step) % sides
            values.append(state.natural[other][rank])
            values.append(state.length(other, rank))
        values.append(pile[rank])
        left: i64 = deck[rank] - state.visible[rank] - held
        for step in range(1, seats):
            left -= state.known[(place + step) % seats][rank]
        values.append(max(0, left))
        for step in range(1, seats):
            other = (place + step) % seats
            values.append(state.known[other][rank])
            values.append(min(9, state.refused[other][rank]))


def _players(state: PlayoutState, place: i64, values: list[int]) -> None:
    own = state.side[place]
    sides: i64 = len(state.open)
    step: i64
    other: i64
    for step in range(state.seats):
        other = (place + step) % state.seats
        values.append(min(99, state.size[other]))
        values.append(1 if state.side[other] == own else 0)
        values.append(state.minimum[other] // 10)
        values.append(state.reds[state.home[other]])
    for step in range(sides):
        other = (own + step) % sides
        values.append(1 if state.open[other] else 0)
        values.append(state.canastas[other])
        values.append(min(_MOST, state.points[other] // 10))


def _middle(state: PlayoutState, values: list[int]) -> None:
    stock: i64 = len(state.stock)
    cards: i64 = len(state.pile)
    points: i64 = state.pile_points
    values.append(min(_MOST, stock))
    values.append(min(_MOST, cards))
    values.append(min(_MOST, points // 5))
    values.append(1 if state.frozen else 0)
    values.append(1 if state.taken else 0)
    values.append(state.pile[cards - 1] if cards else RED)
