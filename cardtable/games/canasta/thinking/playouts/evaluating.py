"""What a side will probably have when the deal ends, told from the table as it is: playouts need not go to the end.

In the field's words: a linear evaluation function, fitted to the results of playouts.
"""

from __future__ import annotations

from cardtable.games.canasta.thinking.playouts.table import BLACK, DEUCE, END, FOUR, JOKER, SEVEN, VALUES, Table

_TURNS = 12.0  # turns of a player that are still to come, at the most that matter
_NONE = 12  # cards in the smallest hand of others that are far from going out


def features(table: Table, side: int) -> list[float]:
    """What counts for the side: cards, melds, hands, the pile, and who is near to going out."""
    laws = table.laws
    turns = min(_TURNS, len(table.stock) / (table.seats * laws.draw))
    ready = 1.0 if table.canastas[side] >= laws.needed else 0.0
    opened = 1.0 if table.open[side] else 0.0
    found = [1.0, turns, float(table.points[side]), opened, opened * turns, ready]
    _melds(table, side, turns, found)
    _hands(table, side, turns, found)
    _dangers(table, side, ready, found)
    _pile(table, side, found)
    reds = float(laws.reds[_reds(table, side)])
    found.append(reds if opened else 0.0)
    found.append(0.0 if opened else reds)
    least = 0.0 if opened else float(table.minimum[table.side.index(side)])
    found.append(least)
    found.append(least * turns)
    return found


def _reds(table: Table, side: int) -> int:
    count = 0
    for home in range(len(table.reds)):
        if table.side[table.home.index(home)] == side:
            count += table.reds[home]
    return min(count, len(table.laws.reds) - 1)


def _melds(table: Table, side: int, turns: float, found: list[float]) -> None:
    """Canastas, and melds by their length, with and without wild cards."""
    lengths = [0.0] * 16
    naturals, deuces, jokers = table.natural[side], table.deuces[side], table.jokers[side]
    for rank in range(FOUR, END):
        natural = naturals[rank]
        if natural:
            wild = deuces[rank] + jokers[rank]
            length = min(SEVEN, natural + wild)
            lengths[length + (8 if wild else 0)] += 1.0
    for start in (0, 8):
        found.append(lengths[start + 7])
        for length in range(3, 7):
            found.append(lengths[start + length])
            found.append(lengths[start + length] * turns)
    found.append(1.0 if naturals[DEUCE] + deuces[DEUCE] + jokers[DEUCE] >= SEVEN else 0.0)


def _hands(table: Table, side: int, turns: float, found: list[float]) -> None:
    """The cards in the hands of the side, by what they are good for."""
    points, cards, joker, deuce, black, fitting, singles, pairs, triples = 0, 0, 0, 0, 0, 0, 0, 0, 0
    for place in range(table.seats):
        if table.side[place] != side:
            continue
        hand = table.hands[place]
        cards += table.size[place]
        joker += hand[JOKER]
        deuce += hand[DEUCE]
        black += hand[BLACK]
        points += 50 * hand[JOKER] + 20 * hand[DEUCE] + 5 * hand[BLACK]
        for rank in range(FOUR, END):
            held = hand[rank]
            if held:
                points += held * VALUES[rank]
                if table.natural[side][rank]:
                    fitting += held
                elif held == 1:
                    singles += 1
                elif held == 2:
                    pairs += 1
                else:
                    triples += held
    wild = joker + deuce
    for value in (points, cards, joker, deuce, black, fitting, singles, pairs, triples):
        found.append(float(value))
    for value in (cards, wild, fitting, pairs, triples):
        found.append(value * turns)


def _dangers(table: Table, side: int, ready: float, found: list[float]) -> None:
    """Who is near to going out."""
    own, theirs, danger = _NONE, _NONE, 0.0
    for place in range(table.seats):
        other = table.side[place]
        if other == side:
            own = min(own, table.size[place])
        elif table.canastas[other] >= table.laws.needed:
            danger = 1.0
            theirs = min(theirs, table.size[place])
    found.append(danger)
    found.append(float(_NONE - theirs))
    found.append(ready * (_NONE - own))


def _pile(table: Table, side: int, found: list[float]) -> None:
    """The pile, for the side that is to play and for the others, as far as it can be taken now."""
    mover = table.turn
    sign = 1.0 if table.side[mover] == side else -1.0
    size = float(len(table.pile))
    frozen = 1.0 if table.frozen else 0.0
    can = 1.0 if _can_take(table, mover) else 0.0
    found.append(sign)
    found.append(sign * size)
    found.append(sign * size * frozen)
    found.append(sign * can)
    found.append(sign * can * size)
    found.append(sign * can * table.pile_points)
    pairs, wild = 0, 0
    for place in range(table.seats):
        if table.side[place] == side:
            hand = table.hands[place]
            wild += hand[DEUCE] + hand[JOKER]
            for rank in range(FOUR, END):
                if hand[rank] >= 2:
                    pairs += 1
    found.append(size * pairs)
    found.append(size * frozen * pairs)
    found.append(size * frozen)


def _can_take(table: Table, place: int) -> bool:
    """Whether the player holds what takes the pile, a minimum apart."""
    top = table.pile[-1] if table.pile else 0
    if top < FOUR:
        return False
    hand, side = table.hands[place], table.side[place]
    if hand[top] >= 2:
        return True
    if table.frozen_for(side):
        return False
    return table.natural[side][top] > 0 or (hand[top] > 0 and hand[DEUCE] + hand[JOKER] > 0)


def expected(table: Table, side: int, weights: list[float]) -> float:
    """The points that the side will probably have."""
    found = features(table, side)
    total = 0.0
    for index in range(len(found)):
        total += found[index] * weights[index]
    return total
