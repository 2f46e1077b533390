"""Features of a playout state for the outcome network, so that playouts need not go to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.canasta.playout.going_out_policy import find_way_out
from cardtable.games.canasta.playout.playout_state import PlayoutState, hand_points
from cardtable.games.canasta.playout.rank_codes import BLACK, DEUCE, END, FOUR, JOKER, SEVEN

if TYPE_CHECKING:
    from mypy_extensions import i64

_TURNS: Final = 12.0  # cap on the remaining turns of a player
_WILD: Final = 8  # index of the first meld with wild cards in a list by length


def features(state: PlayoutState, side: i64) -> list[float]:
    """Return the features, scaled to about 1: the pile and the turn, then the side, then the other side."""
    other = 1 - side
    values = _pile(state, side)
    _side(state, side, other, values)
    _side(state, other, side, values)
    return values


def _pile(state: PlayoutState, side: i64) -> list[float]:
    """Return features of pile, stock and turn; advantages of the player to move have the sign of that side."""
    place = state.turn
    cards: int = len(state.pile)
    size, frozen = cards / 10.0, 1.0 if state.frozen else 0.0
    sign = 1.0 if state.side[place] == side else -1.0
    takes = sign * _takes(state, place)
    own: int = state.size[place]
    next_one: int = state.size[(place + 1) % state.seats]
    mine, theirs = own / 5.0, next_one / 5.0
    if sign < 0.0:
        mine, theirs = theirs, mine
    wild: int = state.rules.deck[JOKER] + state.rules.deck[DEUCE] - state.visible[JOKER] - state.visible[DEUCE]
    for hand in state.hands:
        wild -= hand[JOKER] + hand[DEUCE]
    turns = min(_TURNS, len(state.stock) / state.seats) / 6.0
    return [
        sign,
        sign * size,
        sign * size * frozen,
        takes,
        takes * size,
        takes * state.pile_points / 100.0,
        turns,
        size,
        size * frozen,
        frozen,
        mine,
        theirs,
        wild / 6.0,
    ]


def _takes(state: PlayoutState, place: i64) -> float:
    """Return the likelihood that the player takes the pile, the minimum aside."""
    top = state.pile[-1] if state.pile else 0
    if top < FOUR:
        return 0.0
    hand, side = state.hands[place], state.side[place]
    if hand[top] >= 2:
        return 1.0
    if state.is_frozen_for(side):
        return 0.0
    if state.natural[side][top]:
        return 1.0
    return 0.7 if hand[top] and hand[DEUCE] + hand[JOKER] else 0.0


def _side(state: PlayoutState, side: i64, other: i64, values: list[float]) -> None:
    held = _both_hands(state, side)
    opened = 1.0 if state.open[side] else 0.0
    ready = 1.0 if state.canastas[side] >= state.rules.needed else 0.0
    melded: int = state.points[side]
    values.append(melded / 100.0)
    values.append(opened)
    values.append(float(state.canastas[side]))
    values.append(ready)
    fitting = _melds(state, side, other, held, ready, values)
    _hands(state, side, other, ready, values)
    points: int = hand_points(held)
    values.append(points / 100.0)
    values.append(float(held[JOKER]))
    values.append(float(held[DEUCE]))
    values.append(float(held[BLACK]))
    values.append(fitting / 2.0)
    threes: int = state.rules.reds[min(_reds(state, side), len(state.rules.reds) - 1)]
    reds = threes / 100.0
    values.append(reds * opened)
    values.append(reds * (1.0 - opened))
    minimum: int = state.minimum[state.side.index(side)]
    values.append(0.0 if state.open[side] else minimum / 50.0)


def _both_hands(state: PlayoutState, side: i64) -> list[i64]:
    held: list[i64] = [0] * END
    place: i64
    for place in range(state.seats):
        if state.side[place] == side:
            hand = state.hands[place]
            rank: i64
            for rank in range(END):
                held[rank] = held[rank] + hand[rank]
    return held


def _reds(state: PlayoutState, side: i64) -> i64:
    count: i64 = 0
    for home in range(len(state.reds)):
        if state.side[state.home.index(home)] == side:
            count += state.reds[home]
    return count


def _melds(state: PlayoutState, side: i64, other: i64, held: list[i64], ready: float, values: list[float]) -> int:
    """Append melds by length and their prospects; return the number of cards in hand that fit them."""
    lengths: list[i64] = [0] * (2 * _WILD)
    naturals, deuces, jokers = state.natural[side], state.deuces[side], state.jokers[side]
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
        left = state.rules.deck[rank] - state.visible[rank] - fits
        place: i64
        for place in range(state.seats):
            if state.side[place] == other:
                left -= state.hands[place][rank]
        if length > 4:
            live += left
        else:
            young += left
    for length in (7, 15, 3, 4, 5, 6, 11, 12, 13, 14):
        values.append(float(lengths[length]))
    values.append(float(reached))
    values.append(float(nearly))
    values.append(SEVEN / 3.0 if ready else min(best, SEVEN) / 3.0)
    values.append(live / 4.0)
    values.append(young / 4.0)
    return fitting


def _hands(state: PlayoutState, side: i64, other: i64, ready: float, values: list[float]) -> None:
    """Append the features of the side's hands: sets of a rank, unsafe cards, readiness to go out."""
    own, theirs = state.natural[side], state.natural[other]
    cards, least, most, singles, pairs, triples, unsafe, given, stuck, out = 0, 99, 0, 0, 0, 0, 0, 0, 0, 0
    place: i64
    for place in range(state.seats):
        if state.side[place] != side:
            continue
        hand, following, loose = state.hands[place], state.hands[(place + 1) % state.seats], state.hands[place][BLACK]
        rank: i64
        for rank in range(FOUR, END):
            count = hand[rank]
            if not count:
                continue
            if theirs[rank]:
                unsafe += count
            if following[rank] >= 2 or (theirs[rank] and not state.frozen):
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
        size = state.size[place]
        cards += size
        most = max(most, size)
        if size < least:
            least, stuck = size, loose
        if find_way_out(state, place):
            out += 1
    values.append(cards / 10.0)
    values.append(least / 5.0)
    values.append(most / 10.0)
    values.append(singles / 4.0)
    values.append(pairs / 2.0)
    values.append(triples / 4.0)
    values.append(unsafe / 4.0)
    values.append(given / 4.0)
    values.append(ready * stuck / 4.0)
    values.append(float(out))
