"""Going out at the right moment, asking the partner and answering."""

from __future__ import annotations

from cardtable.games.canasta.options import AskPartner
from cardtable.games.canasta.state import PermissionState
from cardtable.games.canasta.thinking.outlook import POINTS_OF_A_CARD, CanastaInformationSet
from cardtable.games.canasta.values import CANASTA, points_of

_MANY = 5  # cards: a partner with so many is worth asking
_LITTLE = 60  # points that a partner may lose by a yes
_NEAR = {6: 220, 5: 110, 4: 40}  # what a meld of so many cards may still become
_OPPONENTS_LOSE_MORE = 0.5  # what of an opponent's hand would go down if the deal went on


def going_out_gain(outlook: CanastaInformationSet) -> float:
    """What the own side gains by going out now, compared with playing on."""
    own = outlook.rules.options.go_out_bonus
    caught = sum(POINTS_OF_A_CARD * outlook.held_by(seat) for seat in outlook.opponents)
    unopened = sum(100 for seat in outlook.opponents if not outlook.is_open(seat))
    lost = sum(POINTS_OF_A_CARD * outlook.held_by(seat) for seat in outlook.partners)
    threat = 150 * sum(outlook.canastas_of(seat) >= outlook.rules.terms.canastas for seat in outlook.opponents[:1])
    growth = sum(_NEAR.get(len(cards), 0) for cards in outlook.standing.melds.values()) * _time_left(outlook)
    return own + caught * (1 + _OPPONENTS_LOSE_MORE) / 2 + unopened + threat - lost - growth


def _time_left(outlook: CanastaInformationSet) -> float:
    """How much of what the melds may become there is time for, from 0 to 1."""
    turns = outlook.stock / (len(outlook.public.order) * outlook.rules.terms.draw)
    return 0.0 if outlook.ending else min(1.0, turns / 8)


def wants_to_ask(outlook: CanastaInformationSet) -> bool:
    """Whether to ask before going out: where one must, or a partner with many cards may know better."""
    standing = outlook.standing
    if standing.partner is None or outlook.public.asked is not PermissionState.NOT or outlook.public.melded:
        return False
    match outlook.rules.options.ask_partner:
        case AskPartner.REQUIRED:
            return True
        case AskPartner.OPTIONAL:
            return outlook.held_by(standing.partner) >= _MANY and not outlook.ending
    return False


def says_yes(outlook: CanastaInformationSet) -> bool:
    """The partner's answer: no if much could still be laid down next time."""
    return outlook.ending or caught(outlook) + coming(outlook) <= _LITTLE + outlook.rules.options.go_out_bonus


def caught(outlook: CanastaInformationSet) -> int:
    """What the own hand counts against the side when the deal ends."""
    return points_of(outlook.standing.hand)


def growing(outlook: CanastaInformationSet) -> int | None:
    """A rank of which the own hand could still make a canasta; the one of which most cards are there already."""
    melds = {rank: max(map(len, outlook.standing.of_rank(rank).values()), default=0) for rank in outlook.natural}
    wild = min(2, len(outlook.wild))
    able = [rank for rank, there in melds.items() if there < CANASTA <= there + outlook.natural[rank] + wild]
    return max(able, key=lambda rank: (melds[rank], rank), default=None)


def coming(outlook: CanastaInformationSet) -> int:
    """What the own hand could still add: cards that fit melds or make new ones, and canastas."""
    points = 0
    for rank, count in outlook.natural.items():
        there = max((len(cards) for cards in outlook.standing.of_rank(rank).values()), default=0)
        if there or count >= 3:
            points += points_of(card for card in outlook.standing.hand if card.rank == rank)
        if there < CANASTA <= there + count + min(2, len(outlook.wild)):
            points += 300
    return points
