"""Whether the pile is worth what it takes, and with which cards to take it.

Going out at the right moment, asking the partner and answering.

What to lay down, and when: the first meld, canastas, and what is kept for the pile.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.cards import Card
from cardtable.games.canasta.card_values import CANASTA, NATURAL_RANKS, WILD_RANK, is_wild, points_of
from cardtable.games.canasta.options import AskPartner
from cardtable.games.canasta.search.discard_heuristics import USUALLY_SPARED, CanastaBias
from cardtable.games.canasta.search.information_set import POINTS_OF_A_CARD, CanastaInformationSet
from cardtable.games.canasta.state import Action, Draw, Meld, MeldGroup, PermissionState, TakePile

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


_LARGE_PILE = 6


def candidates(outlook: CanastaInformationSet, manner: CanastaBias) -> Iterator[Meld]:
    """Meld acts worth doing now, the best first; the rules have still to be asked."""
    if not outlook.standing.is_open:
        yield from _openings(outlook, manner)
        return
    yield from _completing(outlook)
    yield from _additions(outlook)
    yield from _new_melds(outlook)
    if outlook.ending:
        yield from _unloading(outlook)


def _openings(outlook: CanastaInformationSet, manner: CanastaBias) -> Iterator[Meld]:
    """The first meld: lean while there is time, everything once the deal may end."""
    acts = list(outlook.rules.listing.openings(outlook.standing))
    if outlook.ending:
        yield from reversed(acts)
    spared = USUALLY_SPARED if _is_pressed(outlook) else manner.spared
    for act in acts[:1]:
        cards = [card for group in act.groups for card in group.cards]
        if _left(outlook, act) >= spared and _is_thrifty(outlook, cards):
            yield act


def _left(outlook: CanastaInformationSet, act: Meld) -> int:
    """How many cards the act leaves in the hand."""
    return len(outlook.standing.hand) - sum(len(group.cards) for group in act.groups)


def _is_pressed(outlook: CanastaInformationSet) -> bool:
    """Whether an opponent has melded."""
    return any(outlook.is_open(seat) for seat in outlook.opponents)


def _is_thrifty(outlook: CanastaInformationSet, cards: list[Card]) -> bool:
    """Whether a first meld does not cost all the wild cards for nothing, as long as nobody presses."""
    return _is_pressed(outlook) or sum(map(is_wild, cards)) <= 2 or len(cards) <= 6


def _completing(outlook: CanastaInformationSet) -> Iterator[Meld]:
    """Groups that make a canasta, with as few wild cards as it takes."""
    for zone, cards in outlook.standing.melds.items():
        natural = _held(outlook, zone.slot)
        lacking = CANASTA - len(cards) - len(natural)
        if len(cards) < CANASTA and lacking <= len(outlook.wild) and _worth_wild(outlook, lacking):
            yield Meld((MeldGroup(zone.slot, (*natural, *outlook.wild[: max(0, lacking)])),))
    for rank in NATURAL_RANKS:
        natural = _held(outlook, rank)
        lacking = CANASTA - len(natural)
        if not outlook.standing.of_rank(rank) and lacking <= min(2, len(outlook.wild)):
            yield Meld((MeldGroup(rank, (*natural, *outlook.wild[: max(0, lacking)])),))


def _worth_wild(outlook: CanastaInformationSet, number: int) -> bool:
    """Whether so many wild cards may be spent on a canasta."""
    return number <= (3 if outlook.missing_canastas or outlook.ending else 2)


def _additions(outlook: CanastaInformationSet) -> Iterator[Meld]:
    """Natural cards to melds of the side, but for a pair that may take a frozen pile."""
    for zone in outlook.standing.melds:
        natural = _held(outlook, zone.slot)
        if natural and not _keeps(outlook, len(natural)):
            yield Meld((MeldGroup(zone.slot, tuple(natural)),))


def _new_melds(outlook: CanastaInformationSet) -> Iterator[Meld]:
    """Three natural cards or more; with a hand that has grown large, also two with a wild card."""
    for rank in reversed(NATURAL_RANKS):
        natural = _held(outlook, rank)
        if len(natural) >= 3 and not outlook.standing.of_rank(rank) and not _keeps(outlook, len(natural)):
            yield Meld((MeldGroup(rank, tuple(natural)),))


def _keeps(outlook: CanastaInformationSet, number: int) -> bool:
    """Whether two or three cards of a rank are better kept for a large pile that is frozen."""
    large = len(outlook.standing.pile) >= _LARGE_PILE
    return large and outlook.public.frozen and number <= 3 and not outlook.ending


def _unloading(outlook: CanastaInformationSet) -> Iterator[Meld]:
    """Everything that would count against the side: pairs with a wild card, wild cards on any meld."""
    for rank in reversed(NATURAL_RANKS):
        natural = _held(outlook, rank)
        if len(natural) == 2 and outlook.wild and not outlook.standing.of_rank(rank):
            yield Meld((MeldGroup(rank, (*natural, outlook.wild[0])),))
    ranks = {zone.slot: len(cards) for zone, cards in outlook.standing.melds.items()}
    for card in outlook.wild:
        for rank in sorted(ranks, key=lambda rank: -ranks[rank]):
            yield Meld((MeldGroup(rank, (card,)),))
    if outlook.rules.melds.wild_melds and len(outlook.wild) >= 3:
        yield Meld((MeldGroup(WILD_RANK, tuple(outlook.wild)),))


def _held(outlook: CanastaInformationSet, rank: int) -> list[Card]:
    return [card for card in outlook.standing.hand if card.rank == rank and not is_wild(card)]
