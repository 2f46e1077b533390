"""What the searches for melds find is what trying everything finds: going out, opening, taking for a first meld."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from typing import Any

import pytest

from cardtable.core.cards import Card, Cards, without
from cardtable.core.refusal import Refusal
from cardtable.core.zones import Seat
from cardtable.games.canasta.card_values import WILD_RANK, is_wild, points_of
from cardtable.games.canasta.legality.legality_context import LegalityContext, canastas
from cardtable.games.canasta.legality.meld_enumeration import MeldFinder, leanest
from cardtable.games.canasta.legality.meld_rules import MeldRules, merged
from cardtable.games.canasta.state import MeldGroup, TakePile, meld
from tests.games.canasta.tables import cards, chosen, refused, rules, table, view

RULES = [
    {},
    {"wild_rule": "two_per_wild"},
    {"wild_rule": "not_more_than_naturals"},
    {"wild_melds": True},
    {"wild_melds": True, "wild_rule": "two_per_wild", "black_three_meld": "never"},
    {"max_canasta": 7},
]
NATURAL = [cards(text) for text in ("3C 3S 3C", "5C 5D 5H 5S 5C", "8D 8H 8S 8C", "KC KD KH KS KC", "AC AD AH")]
WILD = cards("2C 2D 2H JK JK")
WILD_MELD = "2C 2D 2H 2S 2C JK"
THERE = ["", "5C 5D 5H", "8C 8D 8H 8S 8C 2S", "KC KD KH KS KC KD KH", "AC AD AH AS 2C 2D", WILD_MELD]


def hands(seed: int, sizes: range) -> Iterator[Cards]:
    """Hands of two ranks or three with some wild cards, so that much can be laid down and not everything."""
    chance = random.Random(seed)
    for size in (*sizes, *sizes, *sizes):
        ranks = chance.sample(NATURAL, 2 + size // 5)
        pack = [*(card for rank in ranks for card in rank), *WILD]
        yield tuple(sorted(chance.sample(pack, size), key=str))


def standing(options: dict[str, Any], own: Cards, there: str) -> LegalityContext:
    """A seat with these cards, whose side has these melds."""
    some = rules(4, **options)
    there = "" if there == WILD_MELD and not some.melds.wild_melds else there
    melds = {0: there} if there else {}
    return some.context_of(view(some, table(some, " ".join(map(str, own)), melds=melds)))


def assignments(own: Cards, law: MeldRules, where: LegalityContext) -> Iterator[tuple[MeldGroup, ...]]:
    """All these cards in groups: natural ones on their rank, wild ones wherever there could be a meld."""
    natural = [card for card in own if not is_wild(card)]
    wild = [card for card in own if is_wild(card)]
    ranks = {card.rank for card in natural} | {zone.slot for zone in where.melds} | ({WILD_RANK} & {law.wild_melds * 2})
    for goals in set(product(sorted(ranks), repeat=len(wild))):
        by_rank: dict[int, list[Card]] = {}
        for card in natural:
            by_rank.setdefault(card.rank, []).append(card)
        for card, rank in zip(wild, goals, strict=True):
            by_rank.setdefault(rank, []).append(card)
        yield tuple(MeldGroup(rank, tuple(found)) for rank, found in by_rank.items())


def laid(groups: tuple[MeldGroup, ...]) -> Cards:
    return tuple(card for group in groups for card in group.cards)


def made(where: LegalityContext, law: MeldRules, groups: tuple[MeldGroup, ...]) -> int | None:
    """How many canastas the side has with the groups; None if they may not be laid."""
    placed = law.lay(where, groups)
    return None if isinstance(placed, Refusal) else canastas(merged(where.melds, placed))


def leavings(own: Cards, keep: int) -> Iterator[Cards]:
    yield ()
    yield from ((card,) for card in dict.fromkeys(own) if keep)


def could_end(where: LegalityContext, law: MeldRules, kept: Cards, needed: int, least: int) -> bool:
    """Whether all but the kept cards can be laid down with so many canastas in the end."""
    rest = without(where.hand, kept)
    if not rest or points_of(rest) < least:
        return False
    found = (made(where, law, groups) for groups in assignments(rest, law, where))
    return any(count is not None and count >= needed for count in found)


@pytest.mark.parametrize("options", RULES, ids=str)
@pytest.mark.parametrize("there", THERE)
def test_CR15_a_way_out_is_found_just_where_there_is_one(options: dict[str, Any], there: str) -> None:
    law = MeldRules(chosen(**options))
    layer = MeldFinder(law)
    for own in hands(len(there), range(1, 8)):
        where = standing(options, own, there)
        for keep, needed, least in product((0, 1), (0, 1, 2), (0, points_of(own), points_of(own) + 5)):
            groups = layer.going_out_groups(where, keep, needed, least)
            free = [kept for kept in leavings(own, keep) if could_end(where, law, kept, needed, least)]
            assert bool(groups) == bool(free), (own, keep, needed, least)
            if groups:
                left = without(own, laid(groups))
                assert len(left) == min(map(len, free))  # leaving nothing is preferred
                assert (made(where, law, groups) or 0) >= needed
                assert points_of(laid(groups)) >= least


def test_CR15_as_many_canastas_are_made_as_can_be() -> None:
    law = MeldRules(chosen())
    where = standing({}, cards("5S 2C 2D"), "5C 5D 5H 5S 5C 5D / 8C 8D 8H 8S 8C 2S")
    groups = MeldFinder(law).going_out_groups(where, 0, 1, 0)
    assert made(where, law, groups) == 2


def test_CR11_wild_cards_go_out_as_a_canasta_of_their_own() -> None:
    for own in ("2C 2D 2H 2S 2C JK JK", "2C 2D 2H 2S 2C JK JK 2D"):
        for wild_melds in (True, False):
            law = MeldRules(chosen(wild_melds=wild_melds))
            where = standing({"wild_melds": wild_melds}, cards(own), "")
            groups = MeldFinder(law).going_out_groups(where, 0, 1, 0)
            assert [group.rank for group in groups] == ([WILD_RANK] if wild_melds else [])


def test_CR17_black_threes_go_out_with_the_rest_where_they_may() -> None:
    for rule, ranks in (("going_out_only", [3, 8]), ("never", [])):
        law = MeldRules(chosen(black_three_meld=rule))
        where = standing({"black_three_meld": rule}, cards("3C 3S 3C 8D 8H 8S"), "KC KD KH KS KC KD KH")
        assert [group.rank for group in MeldFinder(law).going_out_groups(where, 0, 1, 0)] == ranks


def openings(own: Cards, law: MeldRules) -> Iterator[tuple[MeldGroup, ...]]:
    """Every set of groups that could be laid first, by numbers of cards; the dearest wild cards come first."""
    wild = sorted((card for card in own if is_wild(card)), key=lambda card: card.rank)
    ranks = sorted({card.rank for card in own if card.rank > 3} | ({WILD_RANK} if law.wild_melds else set()))
    natural = {rank: [card for card in own if card.rank == rank and not is_wild(card)] for rank in ranks}
    for numbers in product(*(range(len(natural[rank]) + 1) for rank in ranks)):
        for added in product(range(len(wild) + 1), repeat=len(ranks)):
            if sum(added) <= len(wild):
                left, groups = list(wild), []
                for rank, number, more in zip(ranks, numbers, added, strict=True):
                    if number or more:
                        groups.append(MeldGroup(rank, (*natural[rank][:number], *left[:more])))
                        left = left[more:]
                if all(law.refusal(group.rank, group.cards) is None for group in groups):
                    yield tuple(groups)


@pytest.mark.parametrize("options", RULES, ids=str)
def test_CR12_the_richest_first_meld_counts_as_much_as_any(options: dict[str, Any]) -> None:
    law = MeldRules(chosen(**options))
    for own in hands(3, range(2, 8)):
        found = MeldFinder(law).richest(own)
        assert found.cards == ()
        best = max((points_of(laid(groups)) for groups in openings(own, law)), default=0)
        assert points_of(laid(found.more)) == best, own
        assert without(own, laid(found.more)) is not None
        assert all(law.refusal(group.rank, group.cards) is None for group in found.more)


def test_CQ7_of_eight_cards_of_a_rank_seven_are_laid_where_no_meld_takes_more() -> None:
    law = MeldRules(chosen(max_canasta=7))
    (group,) = MeldFinder(law).richest(cards("KC KD KH KS KC KD KH KS")).more
    assert len(group.cards) == 7


@pytest.mark.parametrize("options", RULES, ids=str)
@pytest.mark.parametrize("frozen", [True, False])
def test_CR10_the_richest_first_meld_with_the_pile_counts_as_much_as_any(options: dict[str, Any], frozen: bool) -> None:
    law = MeldRules(chosen(**options))
    for top in cards("5C 8C KC"):
        for own in hands(top.rank, range(2, 7)):
            found = MeldFinder(law).richest(own, top, frozen)
            takes = [groups for groups in openings((*own, top), law) if takes_top(groups, own, top, frozen=frozen)]
            assert bool(found.cards) == bool(takes), (own, top)
            if takes:
                mine = (MeldGroup(top.rank, (top, *found.cards)), *found.more)
                assert points_of(laid(mine)) == max(points_of(laid(groups)) for groups in takes), (own, top)
                assert without(own, found.cards + laid(found.more)) is not None
                assert all(law.refusal(group.rank, group.cards) is None for group in mine)


def takes_top(groups: tuple[MeldGroup, ...], own: Cards, top: Card, *, frozen: bool) -> bool:
    """Whether the top card is among them, with two natural cards of the hand, or with a natural and a wild one."""
    group = next((group for group in groups if group.rank == top.rank), None)
    if group is None:
        return False
    wild = sum(map(is_wild, group.cards))
    natural = len(group.cards) - wild - 1
    held = sum(card.rank == top.rank for card in own)
    return 0 < natural <= held and (natural >= 2 or (wild > 0 and not frozen))


@pytest.mark.parametrize("options", RULES, ids=str)
def test_CR10_everything_goes_down_with_the_top_card_just_where_it_can(options: dict[str, Any]) -> None:
    law = MeldRules(chosen(**options))
    for top in cards("5C 8C"):
        for own in hands(top.rank + 1, range(2, 8)):
            where = standing(options, own, "")
            found = MeldFinder(law).take_with_all(own, top)
            every = [groups for groups in assignments((*own, top), law, where) if made(where, law, groups) is not None]
            assert (found is not None) == bool(every), (own, top)
            if found is not None:
                assert sorted(map(str, found.cards + laid(found.more))) == sorted(map(str, own))


def parts(own: Cards) -> Iterator[Cards]:
    for size in range(len(own) + 1):
        yield from dict.fromkeys(combinations(own, size))


LOOSE = {"pile_frozen_unopened": False}


@pytest.mark.parametrize("options", [*RULES, LOOSE, {**LOOSE, "take_with_wild": False}], ids=str)
@pytest.mark.parametrize("total", [-5, 0, 3000])
def test_CR19_it_is_known_whether_a_side_could_open_with_the_pile(options: dict[str, Any], total: int) -> None:
    """`ways` may leave out some of the takes for a first meld, but never all of them."""
    some = rules(4, **options)
    for pile in ("5C", "7D 8C", "7D 6C KC"):
        for own in hands(total + len(pile), range(2, 6)):
            text = " ".join(map(str, own))
            state = table(some, text, pile=pile, drawn=False, totals=(total, 0, total, 0))
            where = some.context_of(view(some, state))
            offered = list(some.pile.legal_takes(where))
            assert bool(offered) == any(some.pile.check(where, take) is None for take in takes(own, where)), own


def takes(own: Cards, where: LegalityContext) -> Iterator[TakePile]:
    """Every take with some of the cards."""
    top = where.pile[-1]
    law = MeldRules(chosen(wild_melds=True))
    for used in parts(own):
        for groups in assignments(used, law, replace(where, melds={meld(0, top.rank): ()})):
            first = next((group.cards for group in groups if group.rank == top.rank), ())
            yield TakePile(first, tuple(group for group in groups if group.rank != top.rank))


def test_the_leanest_first_meld_has_few_cards_then_few_points() -> None:
    groups = tuple(
        MeldGroup(cards(text)[0].rank, cards(text)) for text in ("5C 5D 5H 5S", "KC KD KH", "AC AD AH", "QC QD JK")
    )
    assert leanest(groups, 50) == groups[2:3]
    assert leanest(groups, 70) == groups[3:4]
    assert leanest(groups, 75) == groups[1:3]  # 90 with six cards: less than 100 with queens and kings
    assert leanest(groups, 100) == (groups[1], groups[3])
    assert leanest(groups, 180) == groups


@pytest.mark.parametrize("minimum", [15, 50, 90, 120, 150])
def test_the_leanest_first_meld_is_the_best_of_all_selections(minimum: int) -> None:
    chance, tried = random.Random(minimum), 0
    for _ in range(40):
        ranks = chance.sample("456789TJQKA", chance.randint(3, 8))
        groups = tuple(MeldGroup(laid[0].rank, laid) for laid in (some_group(rank, chance) for rank in ranks))
        every = [chosen for count in range(1, len(groups) + 1) for chosen in combinations(groups, count)]
        enough = [chosen for chosen in every if counted(chosen)[1] >= minimum]
        if enough:
            assert leanest(groups, minimum) == min(enough, key=counted)
            tried += 1
    assert tried > 10


def some_group(rank: str, chance: random.Random) -> Cards:
    natural = " ".join(rank + chance.choice("CDHS") for _ in range(chance.randint(2, 5)))
    return cards(f"{natural} {chance.choice(('', 'JK', '2C 2D'))}")


def counted(groups: tuple[MeldGroup, ...]) -> tuple[int, int]:
    """How many cards and points are laid."""
    return sum(len(group.cards) for group in groups), sum(points_of(group.cards) for group in groups)


def test_CR21_a_way_out_goes_through_the_first_of_two_melds_of_a_rank_that_takes_the_cards() -> None:
    some = rules(3, go_out_canastas=1)
    melds = {1: "KC KD 2C 2D JK", 2: "KH KS KC KD KH KS"}
    state = table(some, "KC QC", melds=melds, turn=1, lone=Seat(0), sides=(0, 1, 1), others=["4C", "", "5C"])
    assert refused(some, state, "meld KC") == "CR-13"  # it joins the first, which is no canasta with it
    state = table(some, "2H QC", melds=melds, turn=1, lone=Seat(0), sides=(0, 1, 1), others=["4C", "", "5C"])
    assert refused(some, state, "meld K 2H") == ""  # only the second can take it
