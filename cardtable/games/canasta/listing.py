"""Listing melds: every single-rank meld by faces, lazily; of acts with several groups only some (architecture 11.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, product

from cardtable.core.cards import Card, Cards
from cardtable.games.canasta.laying import Layer
from cardtable.games.canasta.melding import MOST_WILD, MeldLaw
from cardtable.games.canasta.standing import Standing
from cardtable.games.canasta.state import Group, Meld
from cardtable.games.canasta.values import NATURAL_RANKS, THREE, WILD_RANK, is_wild, worth


class Listing:
    """Candidates for meld acts; whether they are legal is asked elsewhere."""

    def __init__(self, law: MeldLaw) -> None:
        self._law = law
        self._layer = Layer(law)

    def melds(self, standing: Standing) -> Iterator[Meld]:
        """For a first meld the acts that count enough, then every group by itself, the largest first."""
        if not standing.is_open:
            yield from self.openings(standing)
        wild = [card for card in standing.hand if is_wild(card)]
        for rank in sorted(self._ranks(standing, wild)):
            natural = [card for card in standing.hand if card.rank == rank and not is_wild(card)]
            yield from (Meld((group,)) for group in self._groups(rank, natural, wild) if self._sound(standing, group))

    def _ranks(self, standing: Standing, wild: Cards | list[Card]) -> set[int]:
        """The ranks of which a group could be laid."""
        held = {card.rank for card in standing.hand if card.rank == THREE or card.rank in NATURAL_RANKS}
        there = {zone.slot for zone in standing.melds} if wild else set()
        return held | there | ({WILD_RANK} if self._law.wild_melds and wild else set())

    def _sound(self, standing: Standing, group: Group) -> bool:
        """Whether the group fits anywhere: a quick look before the whole law is asked."""
        there = standing.of_rank(group.rank).values() or ((),)
        return any(self._law.fault(group.rank, cards + group.cards) is None for cards in there)

    def _groups(self, rank: int, natural: list[Card], wild: list[Card]) -> Iterator[Group]:
        """Natural cards and wild cards of every number and face, many natural ones first."""
        most = 0 if rank == THREE else len(wild) if rank == WILD_RANK else min(len(wild), MOST_WILD)
        picks = [pick for count in range(most + 1) for pick in _faces(wild, count)]
        for count in range(len(natural), -1, -1):
            for cards, added in product(_faces(natural, count), picks):
                if cards or added:
                    yield Group(rank, (*cards, *added))

    def openings(self, standing: Standing) -> Iterator[Meld]:
        """A lean first meld and the one that counts most, if that is enough."""
        groups = self._layer.richest(standing.hand).more
        if _count(groups) < standing.minimum:
            return
        yield Meld(leanest(groups, standing.minimum))
        yield Meld(groups)


def leanest(groups: tuple[Group, ...], minimum: int) -> tuple[Group, ...]:
    """The smallest selection of the groups that counts enough, the fewest cards first, then the fewest points."""
    choices = [
        chosen
        for number in range(1, len(groups) + 1)
        for chosen in combinations(groups, number)
        if _count(chosen) >= minimum
    ]
    return min(choices, key=lambda chosen: (sum(len(group.cards) for group in chosen), _count(chosen)))


def _count(groups: Iterable[Group]) -> int:
    return sum(worth(group.cards) for group in groups)


def _faces(cards: list[Card], count: int) -> Iterator[Cards]:
    """Every choice of so many of the cards, twins being alike."""
    faces = sorted(Counter(cards).items(), key=str)
    for numbers in product(*(range(number, -1, -1) for _, number in faces)):
        if sum(numbers) == count:
            yield tuple(card for (card, _), number in zip(faces, numbers, strict=True) for _ in range(number))
