"""What the habits of a style would do, as actions with cards."""

from __future__ import annotations

from cardtable.core.cards import Card
from cardtable.games.canasta import state
from cardtable.games.canasta.thinking import habits
from cardtable.games.canasta.thinking.light import DEUCE, JOKER, Group, Table
from cardtable.games.canasta.thinking.outlook import Outlook


def cards_of(outlook: Outlook, group: Group, used: list[Card]) -> tuple[Card, ...]:
    """Cards of the hand for a group, that are not used yet; they are added to the used ones."""
    found: list[Card] = []
    for rank, number in ((group.rank, group.natural), (DEUCE, group.deuces), (JOKER, group.jokers)):
        left = [card for card in outlook.standing.hand if card.rank == rank]
        for card in used:
            if card in left:
                left.remove(card)
        found += left[:number]
        used += left[:number]
    return tuple(found)


def meld_of(outlook: Outlook, groups: list[Group]) -> state.Meld:
    """The act that lays the groups down."""
    used: list[Card] = []
    return state.Meld(tuple(state.Group(group.rank, cards_of(outlook, group, used)) for group in groups))


def take_of(outlook: Outlook, plan: habits.Plan) -> state.Take:
    """The act that takes the pile so."""
    used: list[Card] = []
    first = cards_of(outlook, plan.group, used)
    return state.Take(first, tuple(state.Group(group.rank, cards_of(outlook, group, used)) for group in plan.more))


def discard_of(outlook: Outlook, rank: int) -> state.Discard:
    """The discard of some card of the rank."""
    return state.Discard(next(card for card in outlook.standing.hand if card.rank == rank))
