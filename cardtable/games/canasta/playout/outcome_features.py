"""What a deal will probably come to, told from the table as it is: playouts need not go to the end.

In the field's words: the input of a small value network for two sides; `network.py` is the network.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.canasta.playout.going_out_policy import find_way_out
from cardtable.games.canasta.playout.playout_state import (
    BLACK,
    DEUCE,
    END,
    FOUR,
    JOKER,
    SEVEN,
    PlayoutState,
    hand_points,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

_TURNS: Final = 12.0  # turns of a player that are still to come, at the most that matter
_WILD: Final = 8  # where the melds with wild cards begin in a list by length


def features(table: PlayoutState, side: i64) -> list[float]:
    """What counts, as numbers about 1: the pile and who is to play, then the side itself, then the other side."""
    other = 1 - side
    found = _pile(table, side)
    _side(table, side, other, found)
    _side(table, other, side, found)
    return found


def _pile(table: PlayoutState, side: i64) -> list[float]:
    """The pile, the stock and whose turn it is; what is good for whoever is to play has the sign of that side."""
    place = table.turn
    cards: int = len(table.pile)
    size, frozen = cards / 10.0, 1.0 if table.frozen else 0.0
    sign = 1.0 if table.side[place] == side else -1.0
    takes = sign * _takes(table, place)
    own: int = table.size[place]
    next_one: int = table.size[(place + 1) % table.seats]
    mine, theirs = own / 5.0, next_one / 5.0
    if sign < 0.0:
        mine, theirs = theirs, mine
    wild: int = table.laws.deck[JOKER] + table.laws.deck[DEUCE] - table.seen[JOKER] - table.seen[DEUCE]
    for hand in table.hands:
        wild -= hand[JOKER] + hand[DEUCE]
    turns = min(_TURNS, len(table.stock) / table.seats) / 6.0
    return [
        sign,
        sign * size,
        sign * size * frozen,
        takes,
        takes * size,
        takes * table.pile_points / 100.0,
        turns,
        size,
        size * frozen,
        frozen,
        mine,
        theirs,
        wild / 6.0,
    ]


def _takes(table: PlayoutState, place: i64) -> float:
    """How surely the player takes the pile, a minimum apart."""
    top = table.pile[-1] if table.pile else 0
    if top < FOUR:
        return 0.0
    hand, side = table.hands[place], table.side[place]
    if hand[top] >= 2:
        return 1.0
    if table.frozen_for(side):
        return 0.0
    if table.natural[side][top]:
        return 1.0
    return 0.7 if hand[top] and hand[DEUCE] + hand[JOKER] else 0.0


def _side(table: PlayoutState, side: i64, other: i64, found: list[float]) -> None:
    """A side: its melds, its hands, its red threes."""
    held = _both_hands(table, side)
    opened = 1.0 if table.open[side] else 0.0
    ready = 1.0 if table.canastas[side] >= table.laws.needed else 0.0
    melded: int = table.points[side]
    found.append(melded / 100.0)
    found.append(opened)
    found.append(float(table.canastas[side]))
    found.append(ready)
    fitting = _melds(table, side, other, held, ready, found)
    _hands(table, side, other, ready, found)
    points: int = hand_points(held)
    found.append(points / 100.0)
    found.append(float(held[JOKER]))
    found.append(float(held[DEUCE]))
    found.append(float(held[BLACK]))
    found.append(fitting / 2.0)
    threes: int = table.laws.reds[min(_reds(table, side), len(table.laws.reds) - 1)]
    reds = threes / 100.0
    found.append(reds * opened)
    found.append(reds * (1.0 - opened))
    minimum: int = table.minimum[table.side.index(side)]
    found.append(0.0 if table.open[side] else minimum / 50.0)


def _both_hands(table: PlayoutState, side: i64) -> list[i64]:
    """How many cards of each rank the side has in its hands."""
    held: list[i64] = [0] * END
    place: i64
    for place in range(table.seats):
        if table.side[place] == side:
            hand = table.hands[place]
            rank: i64
            for rank in range(END):
                held[rank] = held[rank] + hand[rank]
    return held


def _reds(table: PlayoutState, side: i64) -> i64:
    count: i64 = 0
    for home in range(len(table.reds)):
        if table.side[table.home.index(home)] == side:
            count += table.reds[home]
    return count


def _melds(table: PlayoutState, side: i64, other: i64, held: list[i64], ready: float, found: list[float]) -> int:
    """Melds by their length, and what may still become of them; how many cards of the hands fit them."""
    lengths: list[i64] = [0] * (2 * _WILD)
    naturals, deuces, jokers = table.natural[side], table.deuces[side], table.jokers[side]
    wild = held[JOKER] + held[DEUCE]
    fitting, reached, nearly, best, live, young = 0, 0, 0, 0, 0, 0
    rank: i64
    for rank in range(FOUR, END):
        natural = naturals[rank]
        if not natural:
            continue
        lying = deuces[rank] + jokers[rank]
        length, fits = natural + lying, held[rank]
        fitting += fits
        at = min(SEVEN, length) + (_WILD if lying else 0)
        lengths[at] = lengths[at] + 1
        if length >= SEVEN:
            continue
        if length + fits >= SEVEN:
            reached += 1
        elif length + fits + wild >= SEVEN:
            nearly += 1
        best = max(best, length + fits + min(wild, 3 - lying))
        left = table.laws.deck[rank] - table.seen[rank] - fits
        place: i64
        for place in range(table.seats):
            if table.side[place] == other:
                left -= table.hands[place][rank]
        if length > 4:
            live += left
        else:
            young += left
    for length in (7, 15, 3, 4, 5, 6, 11, 12, 13, 14):
        found.append(float(lengths[length]))
    found.append(float(reached))
    found.append(float(nearly))
    found.append(SEVEN / 3.0 if ready else min(best, SEVEN) / 3.0)
    found.append(live / 4.0)
    found.append(young / 4.0)
    return fitting


def _hands(table: PlayoutState, side: i64, other: i64, ready: float, found: list[float]) -> None:
    """The hands of the side, by what their cards are good for and what they give away."""
    own, theirs = table.natural[side], table.natural[other]
    cards, least, most, singles, pairs, triples, unsafe, given, stuck, out = 0, 99, 0, 0, 0, 0, 0, 0, 0, 0
    place: i64
    for place in range(table.seats):
        if table.side[place] != side:
            continue
        hand, following, loose = table.hands[place], table.hands[(place + 1) % table.seats], table.hands[place][BLACK]
        rank: i64
        for rank in range(FOUR, END):
            count = hand[rank]
            if not count:
                continue
            if theirs[rank]:
                unsafe += count
            if following[rank] >= 2 or (theirs[rank] and not table.frozen):
                given += count
            if own[rank]:
                continue
            if count == 1:
                singles += 1
                loose += 1
            elif count == 2:
                pairs += 1
                loose += 2
            else:
                triples += count
        size = table.size[place]
        cards += size
        most = max(most, size)
        if size < least:
            least, stuck = size, loose
        if find_way_out(table, place):
            out += 1
    found.append(cards / 10.0)
    found.append(least / 5.0)
    found.append(most / 10.0)
    found.append(singles / 4.0)
    found.append(pairs / 2.0)
    found.append(triples / 4.0)
    found.append(unsafe / 4.0)
    found.append(given / 4.0)
    found.append(ready * stuck / 4.0)
    found.append(float(out))
