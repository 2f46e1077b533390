"""Listing melds: every single-rank meld by faces, lazily; of acts with several groups only some (architecture 11.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product

from cardtable.core.cards import Card, Cards
from cardtable.games.canasta.laying import MeldFinder
from cardtable.games.canasta.melding import MOST_WILD, MeldRules
from cardtable.games.canasta.standing import LegalityContext
from cardtable.games.canasta.state import Meld, MeldGroup
from cardtable.games.canasta.values import THREE, WILD_RANK, is_wild, points_of

_Laid = tuple[int, int]  # cards, points
_Selection = tuple[int, tuple[int, ...]]  # how many groups, and their places: the lesser is the better


class MeldEnumeration:
    """Candidates for meld acts; whether they are legal is asked elsewhere."""

    def __init__(self, law: MeldRules) -> None:
        self._law = law
        self._layer = MeldFinder(law)

    def melds(self, standing: LegalityContext) -> Iterator[Meld]:
        """For a first meld the acts that count enough, then every group by itself, the largest first."""
        if not standing.is_open:
            yield from self.openings(standing)
        wild = tuple(card for card in standing.hand if is_wild(card))
        held: dict[int, list[Card]] = {}
        for card in standing.hand:
            if not is_wild(card):
                held.setdefault(card.rank, []).append(card)
        for rank in sorted({*held, *self._without_natural(standing, wild)}):
            natural = tuple(held.get(rank, ()))
            there = tuple(standing.of_rank(rank).values()) or ((),)
            yield from (Meld((group,)) for group in self._groups(rank, natural, wild, there))

    def _without_natural(self, standing: LegalityContext, wild: Cards) -> set[int]:
        """The ranks of which a group of wild cards could be laid."""
        if not wild:
            return set()
        return {zone.slot for zone in standing.melds} | ({WILD_RANK} if self._law.wild_melds else set())

    def _groups(self, rank: int, natural: Cards, wild: Cards, there: Sequence[Cards]) -> Iterator[MeldGroup]:
        """Natural cards and wild cards of every number and face that fit any of the melds, many natural ones first."""
        most = 0 if rank == THREE else len(wild) if rank == WILD_RANK else min(len(wild), MOST_WILD)
        for count in range(len(natural), -1, -1):
            fitting = (added for added in range(most + 1) if self._fits(rank, natural[:count] + wild[:added], there))
            picks = [pick for added in fitting for pick in _faces(wild, added)]
            for cards, pick in product(_faces(natural, count), picks):
                yield MeldGroup(rank, cards + pick)

    def _fits(self, rank: int, cards: Cards, there: Sequence[Cards]) -> bool:
        """Whether so many natural and wild cards go on any of the melds: a quick look, whatever their faces are."""
        return bool(cards) and any(self._law.fault(rank, meld + cards) is None for meld in there)

    def openings(self, standing: LegalityContext) -> Iterator[Meld]:
        """A lean first meld and the one that counts most, if that is enough."""
        groups = self._layer.richest(standing.hand).more
        if _count(groups) < standing.minimum:
            return
        yield Meld(leanest(groups, standing.minimum))
        yield Meld(groups)


def leanest(groups: tuple[MeldGroup, ...], minimum: int) -> tuple[MeldGroup, ...]:
    """The selection of the groups that counts enough, of the fewest cards, then of the fewest points.

    Among equals the one of the fewest groups, then that of the first ones. Raises ValueError where all together count
    too little.

    The search goes through the groups once and keeps, for each number of cards and of points, the best selection of
    places; whatever counts enough grows no more.
    """
    growing: dict[_Laid, _Selection] = {(0, 0): (0, ())}
    enough: dict[_Laid, _Selection] = {}
    for place, group in enumerate(groups):
        cards, points = len(group.cards), points_of(group.cards)
        for (held, count), (number, places) in list(growing.items()):
            size, selection = (held + cards, count + points), (number + 1, (*places, place))
            found = enough if count + points >= minimum else growing
            found[size] = min(selection, found.get(size, selection))
    _, (_, places) = min(enough.items())
    return tuple(groups[place] for place in places)


def _count(groups: Iterable[MeldGroup]) -> int:
    return sum(points_of(group.cards) for group in groups)


@lru_cache(maxsize=4096)
def _faces(cards: Cards, count: int) -> tuple[Cards, ...]:
    """Every choice of so many of the cards, twins being alike."""
    faces = sorted(Counter(cards).items(), key=_by_rank_and_letter)
    return tuple(
        tuple(card for (card, _), number in zip(faces, numbers, strict=True) for _ in range(number))
        for numbers in product(*(range(number, -1, -1) for _, number in faces))
        if sum(numbers) == count
    )


def _by_rank_and_letter(face: tuple[Card, int]) -> tuple[int, str]:
    card, _ = face
    return card.rank, str(card)
