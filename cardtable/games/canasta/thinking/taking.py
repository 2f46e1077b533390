"""Whether the pile is worth what it takes, and with which cards to take it."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.cards import Card
from cardtable.games.canasta.state import Action, Draw, TakePile
from cardtable.games.canasta.thinking.manner import CanastaBias
from cardtable.games.canasta.thinking.outlook import CanastaInformationSet
from cardtable.games.canasta.values import is_wild, points_of

_WILD_SPENT = 30  # what a wild card in the hand is worth beyond its points
_CARD_BACK = 8  # what one more card to build melds with is worth
_OPENING = 20  # what a first meld with the pile is worth beyond its cards
_LATE = 15  # what each card costs that may be caught in the hand


def best(outlook: CanastaInformationSet, manner: CanastaBias) -> Iterator[Action]:
    """The best way to take the pile if it is worth it, then drawing, then any way."""
    ways = list(outlook.rules.taking.ways(outlook.standing))
    if not ways:
        yield Draw()
        return
    way = max(ways, key=lambda way: (gain(outlook, way), -len(_spent(way))))
    if gain(outlook, way) + manner.taking > 0:
        yield way
    yield Draw()
    yield way


def gain(outlook: CanastaInformationSet, way: TakePile) -> float:
    """What taking the pile so brings, compared with drawing."""
    rest = outlook.standing.pile[:-1]
    spent = _spent(way)
    wild = sum(map(is_wild, spent))
    points = points_of(card for card in rest if card.rank != 3) / 2 + _CARD_BACK * len(rest)
    for card in rest:
        points += 12 if outlook.standing.of_rank(card.rank) or outlook.natural[card.rank] >= 2 else 0
    points += _OPENING if not outlook.standing.is_open else 0
    points += 10 if outlook.standing.of_rank(outlook.standing.pile[-1].rank) else 0
    late = _LATE * len(rest) if outlook.ending and not outlook.far_off and outlook.held_by(outlook.seat) < 4 else 0
    drawn = 12 * outlook.rules.terms.draw
    return points - drawn - _WILD_SPENT * wild - 4 * len(spent) * (not outlook.standing.is_open) - late / 2


def _spent(way: TakePile) -> list[Card]:
    return [*way.cards, *(card for group in way.more for card in group.cards)]
