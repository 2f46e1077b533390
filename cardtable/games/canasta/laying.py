"""Finding groups to lay down: by counts of ranks and wild cards, never by trying out subsets of the hand.

Both searches go through the ranks and keep, for each number of wild cards used so far, the best way found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from cardtable.core.cards import Card, Cards, without
from cardtable.core.frozen_values import frozen
from cardtable.games.canasta.melding import LEAST, MOST_WILD, MeldRules
from cardtable.games.canasta.standing import LegalityContext, is_canasta
from cardtable.games.canasta.state import MeldGroup, TakePile
from cardtable.games.canasta.values import CANASTA, NATURAL_RANKS, THREE, WILD_RANK, card_points, is_wild, points_of

Size = tuple[int, int]  # natural cards, wild cards
_SOME = {card.rank: card for card in map(Card.parse, "4C 5C 6C 7C 8C 9C TC JC QC KC AC".split())}  # one for its value


@frozen
class _Choice:
    """What is laid for one rank: how many natural and wild cards, and what that is worth to the search."""

    rank: int
    natural: int
    wild: int
    gain: int


@frozen
class _LayoutCandidate:
    """The choices made so far; `gain` adds up theirs."""

    gain: int
    choices: tuple[_Choice, ...] = ()


def _best_ways(options: Sequence[Sequence[_Choice]], wild: int) -> dict[int, _LayoutCandidate]:
    """By number of wild cards used, the way with the most gain that takes one choice from each list."""
    ways = {0: _LayoutCandidate(0)}
    for choices in options:
        better: dict[int, _LayoutCandidate] = {}
        for used, way in ways.items():
            for choice in choices:
                total, gain = used + choice.wild, way.gain + choice.gain
                if total <= wild and (total not in better or gain > better[total].gain):
                    better[total] = _LayoutCandidate(gain, (*way.choices, choice))
        ways = better
    return ways


def sizes(standing: LegalityContext) -> dict[int, list[Size]]:
    """The natural and wild cards of the side's melds, by rank."""
    found: dict[int, list[Size]] = {}
    for zone, cards in standing.melds.items():
        wild = sum(map(is_wild, cards))
        found.setdefault(zone.slot, []).append((len(cards) - wild, wild))
    return found


class MeldFinder:
    """Finds groups under the law of melds."""

    def __init__(self, law: MeldRules) -> None:
        self._law = law

    # Going out: everything goes down but at most one card

    def ending(self, standing: LegalityContext, keep: int, canastas: int, least: int) -> tuple[MeldGroup, ...]:
        """Groups that leave at most `keep` (0 or 1) cards and the side with so many canastas; () if there are none.

        Everything laid must count at least `least`. Leaving nothing is preferred, then many canastas.
        """
        there = sizes(standing)
        done = sum(is_canasta(zone, cards) for zone, cards in standing.melds.items())
        if not self._can_have(standing.hand, there, done, canastas):
            return ()
        for aside in self._asides(standing.hand, there, keep):
            hand = without(standing.hand, aside)
            if hand and points_of(hand) >= least:
                groups = self._all_down(hand, there, canastas - done)
                if groups:
                    return groups
        return ()

    def _can_have(self, hand: Cards, there: Mapping[int, list[Size]], done: int, canastas: int) -> bool:
        """Whether there could be enough canastas at all: a quick look, which may say yes where there cannot be."""
        wild = sum(map(is_wild, hand))
        counts = Counter(card.rank for card in hand if not is_wild(card))
        ranks = {*counts, *there}
        near = sum(
            max((sum(size) for size in there.get(rank, [])), default=0) + counts[rank] + wild >= CANASTA
            for rank in ranks
        )
        near += self._law.wild_melds and WILD_RANK not in ranks and wild >= CANASTA
        return done + near >= canastas

    def _asides(self, hand: Cards, there: Mapping[int, list[Size]], keep: int) -> Iterator[Cards]:
        """What could be kept: nothing, or one card; only what stands in the way if something does."""
        wild = [card for card in hand if is_wild(card)]
        kinds: dict[int, Card] = {card.rank: card for card in hand}
        counts = Counter(card.rank for card in hand if not is_wild(card))
        stuck = [rank for rank, count in counts.items() if not self._fits(rank, count, there, len(wild))]
        if not stuck:
            yield ()
        if keep and len(stuck) < 2:
            yield from ((kinds[rank],) for rank in (stuck or sorted(kinds, reverse=True)))

    def _fits(self, rank: int, count: int, there: Mapping[int, list[Size]], wild: int) -> bool:
        return any(self._outcome(rank, count, added, there) is not None for added in range(min(wild, MOST_WILD) + 1))

    def _outcome(self, rank: int, natural: int, wild: int, there: Mapping[int, list[Size]]) -> int | None:
        """How many canastas are made by adding so many cards of a rank; None if that may not be done."""
        for size in there.get(rank) or [(0, 0)]:
            after = size[0] + natural, size[1] + wild
            if self._sound(rank, *after):
                return int(rank != THREE and sum(size) < CANASTA <= sum(after))
        return None

    def _sound(self, rank: int, natural: int, wild: int) -> bool:
        if rank == THREE:
            return self._law.black_threes and natural >= LEAST and not wild
        if rank == WILD_RANK:
            return not natural and self._law.sound_wild(wild)
        return self._law.sound(natural, wild)

    def _all_down(self, hand: Cards, there: Mapping[int, list[Size]], canastas: int) -> tuple[MeldGroup, ...]:
        """The whole hand in groups that make so many canastas, if it can be."""
        wild = sum(map(is_wild, hand))
        counts = Counter(card.rank for card in hand if not is_wild(card))
        ranks = {*counts, *there} | ({WILD_RANK} if self._law.wild_melds else set())
        options = [self._down_choices(rank, counts[rank], wild, there) for rank in sorted(ranks)]
        way = _best_ways(options, wild).get(wild)
        return _groups(way, hand) if way is not None and way.gain >= canastas else ()

    def _down_choices(self, rank: int, count: int, wild: int, there: Mapping[int, list[Size]]) -> list[_Choice]:
        most = wild if rank == WILD_RANK else min(wild, MOST_WILD)
        nothing = [_Choice(rank, 0, 0, 0)] if not count else []
        made = ((added, self._outcome(rank, count, added, there)) for added in range(most + 1) if count or added)
        return nothing + [_Choice(rank, count, added, gain) for added, gain in made if gain is not None]

    def everything(self, hand: Cards, top: Card) -> TakePile | None:
        """The whole hand laid down at once with the pile's top card, as a first meld; None if it cannot be."""
        groups = self._all_down((*hand, top), {}, 0)
        first = next((group for group in groups if group.rank == top.rank), None)
        if first is None:
            return None
        return TakePile(without(first.cards, (top,)), tuple(group for group in groups if group is not first))

    # Opening: as many points as can be laid

    def richest(self, hand: Cards, top: Card | None = None, frozen: bool = True) -> TakePile:
        """The groups that count most as a first meld, with the pile's top card or (None) without.

        As a `Take`: its cards go to the top card. It is empty if nothing can be laid. `frozen`: the top card
        needs two natural cards of its rank.
        """
        wild = _dearest_wild(hand)
        ways = _best_ways(self._first_meld_options(hand, len(wild), top, frozen), len(wild))
        if not ways:
            return TakePile()
        used = max(ways, key=lambda count: ways[count].gain + points_of(wild[:count]))
        groups = _groups(ways[used], hand)
        if top is None:
            return TakePile((), groups)
        first = next(group.cards for group in groups if group.rank == top.rank)
        return TakePile(first, tuple(group for group in groups if group.rank != top.rank))

    def _first_meld_options(self, hand: Cards, wild: int, top: Card | None, frozen: bool) -> list[list[_Choice]]:
        """For each rank what may be laid of it; the rank of the top card must be laid, and fit it."""
        counts = Counter(card.rank for card in hand if not is_wild(card))
        taken = None if top is None else top.rank
        own = [rank for rank in NATURAL_RANKS if counts[rank] and rank != taken]
        options = [self._opening_choices(rank, counts[rank], wild) for rank in own]
        if taken is not None:
            options.append(self._taking_choices(taken, counts[taken], wild, frozen))
        if self._law.wild_melds:
            options.append(self._wild_choices(wild))
        return options

    def _opening_choices(self, rank: int, count: int, wild: int) -> list[_Choice]:
        """Nothing, or as many natural cards as go with each number of wild ones."""
        choices = [_Choice(rank, 0, 0, 0)]
        for added in range(min(wild, MOST_WILD) + 1):
            natural = next((n for n in range(count, 1, -1) if self._law.sound(n, added)), 0)
            if natural:
                choices.append(_Choice(rank, natural, added, natural * card_points(_SOME[rank])))
        return choices

    def _wild_choices(self, wild: int) -> list[_Choice]:
        """No meld of wild cards, or one of any size that is sound; which cards it is made of settles what it counts."""
        sound = (count for count in range(1, wild + 1) if self._law.sound_wild(count))
        return [_Choice(WILD_RANK, 0, 0, 0), *(_Choice(WILD_RANK, 0, count, 0) for count in sound)]

    def _taking_choices(self, rank: int, count: int, wild: int, frozen: bool) -> list[_Choice]:
        """As many natural cards as go to the top card with each number of wild ones."""
        choices = []
        for added in range(min(wild, MOST_WILD) + 1):
            least = 2 if frozen or not added else 1
            natural = next((n for n in range(count, least - 1, -1) if self._law.sound(n + 1, added)), 0)
            if natural:
                choices.append(_Choice(rank, natural, added, natural * card_points(_SOME[rank])))
        return choices


def _dearest_wild(hand: Cards) -> list[Card]:
    """The wild cards of a hand, those that count most first."""
    return sorted((card for card in hand if is_wild(card)), key=card_points, reverse=True)


def _groups(way: _LayoutCandidate, hand: Cards) -> tuple[MeldGroup, ...]:
    """The cards of a way: the dearest wild cards first, natural cards as they come."""
    wild = _dearest_wild(hand)
    groups = []
    for choice in way.choices:
        if choice.natural or choice.wild:
            natural = [card for card in hand if card.rank == choice.rank and not is_wild(card)][: choice.natural]
            groups.append(MeldGroup(choice.rank, (*natural, *wild[: choice.wild])))
            wild = wild[choice.wild :]
    return tuple(groups)
