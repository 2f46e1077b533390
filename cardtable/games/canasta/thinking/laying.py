"""What to lay down, and when: the first meld, canastas, and what is kept for the pile."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.cards import Card
from cardtable.games.canasta.state import Meld, MeldGroup
from cardtable.games.canasta.thinking.manner import USUALLY_SPARED, CanastaBias
from cardtable.games.canasta.thinking.outlook import CanastaInformationSet
from cardtable.games.canasta.values import CANASTA, NATURAL_RANKS, WILD_RANK, is_wild

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
