"""Meld search: groups found by counts of ranks and wild cards, never by trying subsets of the hand.

Both searches go through the ranks and keep, for each number of wild cards used so far, the best layout. The enumeration
yields every meld of a single rank lazily, but only some actions with several groups (architecture 11.1).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card, Cards, without
from cardtable.games.canasta.card_values import (
    CANASTA,
    NATURAL_RANKS,
    THREE,
    WILD_RANK,
    card_points,
    is_wild,
    points_of,
)
from cardtable.games.canasta.legality.legality_context import LegalityContext, is_canasta
from cardtable.games.canasta.legality.meld_rules import LEAST, MOST_WILD, MeldRules
from cardtable.games.canasta.state import Meld, MeldGroup, TakePile

Size = tuple[int, int]  # natural cards, wild cards
_SOME = {
    card.rank: card for card in map(Card.parse, "4C 5C 6C 7C 8C 9C TC JC QC KC AC".split())
}  # one of each rank for its points

_Laid = tuple[int, int]  # cards, points
_Selection = tuple[int, tuple[int, ...]]  # number of groups, and their indexes: the lesser is better


@frozen
class _Choice:
    """Number of natural and wild cards laid for one rank, and its gain for the search."""

    rank: int
    natural: int
    wild: int
    gain: int


@frozen
class _LayoutCandidate:
    """Choices made so far, with the sum of their gains."""

    gain: int
    choices: tuple[_Choice, ...] = ()


def _best_layouts(options: Sequence[Sequence[_Choice]], wild: int) -> dict[int, _LayoutCandidate]:
    """Return, by number of wild cards used, the layout with the most gain that takes one choice from each list."""
    layouts = {0: _LayoutCandidate(0)}
    for choices in options:
        better: dict[int, _LayoutCandidate] = {}
        for used, layout in layouts.items():
            for choice in choices:
                total, gain = used + choice.wild, layout.gain + choice.gain
                if total <= wild and (total not in better or gain > better[total].gain):
                    better[total] = _LayoutCandidate(gain, (*layout.choices, choice))
        layouts = better
    return layouts


def meld_sizes(context: LegalityContext) -> dict[int, list[Size]]:
    """Return the numbers of natural and wild cards of the side's melds, by rank."""
    result: dict[int, list[Size]] = {}
    for zone, cards in context.melds.items():
        wild = sum(map(is_wild, cards))
        result.setdefault(zone.slot, []).append((len(cards) - wild, wild))
    return result


class MeldFinder:
    """Search for groups and actions under the rules for melds."""

    def __init__(self, meld_rules: MeldRules) -> None:
        self._meld_rules = meld_rules

    # Going out: everything goes down but at most one card

    def going_out_groups(self, context: LegalityContext, keep: int, canastas: int, least: int) -> tuple[MeldGroup, ...]:
        """Return groups that leave at most `keep` (0 or 1) cards and give the side `canastas` canastas, or ().

        Their cards must have at least `least` points. Leaving no card is preferred, then many canastas.
        """
        there = meld_sizes(context)
        done = sum(is_canasta(zone, cards) for zone, cards in context.melds.items())
        if not self._may_have_canastas(context.hand, there, done, canastas):
            return ()
        for kept in self._cards_to_keep(context.hand, there, keep):
            hand = without(context.hand, kept)
            if hand and points_of(hand) >= least:
                groups = self._lay_all(hand, there, canastas - done)
                if groups:
                    return groups
        return ()

    def _may_have_canastas(self, hand: Cards, there: Mapping[int, list[Size]], done: int, canastas: int) -> bool:
        """Return False if there are surely too few canastas: a fast check that may return True wrongly."""
        wild = sum(map(is_wild, hand))
        counts = Counter(card.rank for card in hand if not is_wild(card))
        ranks = {*counts, *there}
        near = sum(
            max((sum(size) for size in there.get(rank, [])), default=0) + counts[rank] + wild >= CANASTA
            for rank in ranks
        )
        near += self._meld_rules.wild_melds and WILD_RANK not in ranks and wild >= CANASTA
        return done + near >= canastas

    def _cards_to_keep(self, hand: Cards, there: Mapping[int, list[Size]], keep: int) -> Iterator[Cards]:
        """Yield the cards that could be kept: none, or one card; only the unmeldable card if there is one."""
        wild = [card for card in hand if is_wild(card)]
        kinds: dict[int, Card] = {card.rank: card for card in hand}
        counts = Counter(card.rank for card in hand if not is_wild(card))
        added = range(min(len(wild), MOST_WILD) + 1)
        stuck = [
            rank
            for rank, count in counts.items()
            if all(self._canastas_made(rank, count, number, there) is None for number in added)
        ]
        if not stuck:
            yield ()
        if keep and len(stuck) < 2:
            yield from ((kinds[rank],) for rank in (stuck or sorted(kinds, reverse=True)))

    def _canastas_made(self, rank: int, natural: int, wild: int, there: Mapping[int, list[Size]]) -> int | None:
        """Return the number of canastas (0 or 1) made by adding the cards of a rank; None if that is illegal."""
        for size in there.get(rank) or [(0, 0)]:
            after = size[0] + natural, size[1] + wild
            if self._is_valid(rank, *after):
                return int(rank != THREE and sum(size) < CANASTA <= sum(after))
        return None

    def _is_valid(self, rank: int, natural: int, wild: int) -> bool:
        if rank == THREE:
            return self._meld_rules.black_threes and natural >= LEAST and not wild
        if rank == WILD_RANK:
            return not natural and self._meld_rules.is_valid_wild(wild)
        return self._meld_rules.is_valid(natural, wild)

    def _lay_all(self, hand: Cards, there: Mapping[int, list[Size]], canastas: int) -> tuple[MeldGroup, ...]:
        """Return groups of the whole hand that make `canastas` canastas, or ()."""
        wild = sum(map(is_wild, hand))
        counts = Counter(card.rank for card in hand if not is_wild(card))
        ranks = {*counts, *there} | ({WILD_RANK} if self._meld_rules.wild_melds else set())
        options = [self._lay_choices(rank, counts[rank], wild, there) for rank in sorted(ranks)]
        layout = _best_layouts(options, wild).get(wild)
        return _groups(layout, hand) if layout is not None and layout.gain >= canastas else ()

    def _lay_choices(self, rank: int, count: int, wild: int, there: Mapping[int, list[Size]]) -> list[_Choice]:
        most = wild if rank == WILD_RANK else min(wild, MOST_WILD)
        nothing = [_Choice(rank, 0, 0, 0)] if not count else []
        made = ((added, self._canastas_made(rank, count, added, there)) for added in range(most + 1) if count or added)
        return nothing + [_Choice(rank, count, added, gain) for added, gain in made if gain is not None]

    def take_with_all(self, hand: Cards, top: Card) -> TakePile | None:
        """Return the take that lays down the whole hand with the pile's top card as a first meld, or None."""
        groups = self._lay_all((*hand, top), {}, 0)
        first = next((group for group in groups if group.rank == top.rank), None)
        if first is None:
            return None
        return TakePile(without(first.cards, (top,)), tuple(group for group in groups if group is not first))

    # Opening: as many points as can be laid

    def richest(self, hand: Cards, top: Card | None = None, frozen: bool = True) -> TakePile:
        """Return the groups with the most points as a first meld, with the pile's top card or (None) without.

        The result is a `TakePile` whose cards go to the top card; it is empty if nothing can be laid. `frozen`: the top
        card needs two natural cards of its rank.
        """
        wild = _wild_by_points(hand)
        layouts = _best_layouts(self._first_meld_options(hand, len(wild), top, frozen), len(wild))
        if not layouts:
            return TakePile()
        used = max(layouts, key=lambda count: layouts[count].gain + points_of(wild[:count]))
        groups = _groups(layouts[used], hand)
        if top is None:
            return TakePile((), groups)
        first = next(group.cards for group in groups if group.rank == top.rank)
        return TakePile(first, tuple(group for group in groups if group.rank != top.rank))

    def _first_meld_options(self, hand: Cards, wild: int, top: Card | None, frozen: bool) -> list[list[_Choice]]:
        """Return the choices for each rank; the rank of the top card must be laid, and fit it."""
        counts = Counter(card.rank for card in hand if not is_wild(card))
        taken = None if top is None else top.rank
        own = [rank for rank in NATURAL_RANKS if counts[rank] and rank != taken]
        options = [[_Choice(rank, 0, 0, 0), *self._choices(rank, counts[rank], wild, 0, 2)] for rank in own]
        if taken is not None:
            options.append(self._choices(taken, counts[taken], wild, 1, 2 if frozen else 1))
        if self._meld_rules.wild_melds:
            sizes = filter(self._meld_rules.is_valid_wild, range(1, wild + 1))  # the points depend on the cards
            options.append([_Choice(WILD_RANK, 0, 0, 0), *(_Choice(WILD_RANK, 0, size, 0) for size in sizes)])
        return options

    def _choices(self, rank: int, count: int, wild: int, lying: int, least: int) -> list[_Choice]:
        """Return the most natural cards for each number of wild ones, beside `lying` cards from the pile.

        `least`: natural cards of the hand that are needed beside wild ones; without those, two are.
        """
        choices = []
        for added in range(min(wild, MOST_WILD) + 1):
            fewest = least if added else 2
            valid = (n for n in range(count, fewest - 1, -1) if self._meld_rules.is_valid(n + lying, added))
            natural = next(valid, 0)
            if natural:
                choices.append(_Choice(rank, natural, added, natural * card_points(_SOME[rank])))
        return choices

    # Candidates of meld actions, whose legality is checked elsewhere

    def melds(self, context: LegalityContext) -> Iterator[Meld]:
        """Yield first melds with enough points, then every group by itself, the largest first."""
        if not context.is_open:
            yield from self.openings(context)
        wild = tuple(card for card in context.hand if is_wild(card))
        held: dict[int, list[Card]] = {}
        for card in context.hand:
            if not is_wild(card):
                held.setdefault(card.rank, []).append(card)
        ranks = {*held}
        if wild:  # alone they can be added to any meld
            ranks.update(zone.slot for zone in context.melds)
            ranks.update((WILD_RANK,) if self._meld_rules.wild_melds else ())
        for rank in sorted(ranks):
            natural = tuple(held.get(rank, ()))
            there = tuple(context.of_rank(rank).values()) or ((),)
            yield from (Meld((group,)) for group in self._groups_of(rank, natural, wild, there))

    def _groups_of(self, rank: int, natural: Cards, wild: Cards, there: Sequence[Cards]) -> Iterator[MeldGroup]:
        """Yield every number and face of natural and wild cards that fits one of the melds, many natural ones first."""
        most = 0 if rank == THREE else len(wild) if rank == WILD_RANK else min(len(wild), MOST_WILD)
        for count in range(len(natural), -1, -1):
            fitting = (added for added in range(most + 1) if self._joins(rank, natural[:count] + wild[:added], there))
            picks = [pick for added in fitting for pick in _faces(wild, added)]
            for cards, pick in product(_faces(natural, count), picks):
                yield MeldGroup(rank, cards + pick)

    def _joins(self, rank: int, cards: Cards, there: Sequence[Cards]) -> bool:
        """Return whether the cards fit one of the melds: a fast check by numbers, whatever the faces."""
        return bool(cards) and any(self._meld_rules.refusal(rank, meld + cards) is None for meld in there)

    def openings(self, context: LegalityContext) -> Iterator[Meld]:
        """Yield a lean first meld and the one with the most points, if they are enough."""
        groups = self.richest(context.hand).more
        if sum(points_of(group.cards) for group in groups) >= context.minimum:
            yield Meld(leanest(groups, context.minimum))
            yield Meld(groups)


def _wild_by_points(hand: Cards) -> list[Card]:
    return sorted((card for card in hand if is_wild(card)), key=card_points, reverse=True)


def _groups(layout: _LayoutCandidate, hand: Cards) -> tuple[MeldGroup, ...]:
    """Return the groups of a layout: the dearest wild cards first, natural cards in the order of the hand."""
    wild = _wild_by_points(hand)
    groups = []
    for choice in layout.choices:
        if choice.natural or choice.wild:
            natural = [card for card in hand if card.rank == choice.rank and not is_wild(card)][: choice.natural]
            groups.append(MeldGroup(choice.rank, (*natural, *wild[: choice.wild])))
            wild = wild[choice.wild :]
    return tuple(groups)


def leanest(groups: tuple[MeldGroup, ...], minimum: int) -> tuple[MeldGroup, ...]:
    """Return the selection of groups with enough points, the fewest cards and then the fewest points.

    Among equals, that of the fewest groups and then of the first ones. Raise ValueError if all groups together have too
    few points. The search goes through the groups once and keeps, for each number of cards and points, the best
    selection; a selection with enough points is not extended.
    """
    growing: dict[_Laid, _Selection] = {(0, 0): (0, ())}
    enough: dict[_Laid, _Selection] = {}
    for place, group in enumerate(groups):
        cards, points = len(group.cards), points_of(group.cards)
        for (held, count), (number, places) in list(growing.items()):
            size, selection = (held + cards, count + points), (number + 1, (*places, place))
            result = enough if count + points >= minimum else growing
            result[size] = min(selection, result.get(size, selection))
    _, (_, places) = min(enough.items())
    return tuple(groups[place] for place in places)


@lru_cache(maxsize=4096)
def _faces(cards: Cards, count: int) -> tuple[Cards, ...]:
    """Return every choice of `count` of the cards, twins being alike."""
    faces = sorted(Counter(cards).items(), key=lambda face: (face[0].rank, str(face[0])))
    return tuple(
        tuple(card for (card, _), number in zip(faces, numbers, strict=True) for _ in range(number))
        for numbers in product(*(range(number, -1, -1) for _, number in faces))
        if sum(numbers) == count
    )
