"""Adjustments of the policies by level: duties of an expert before its search, faults of a beginner.

Duties: discard the queen, and fight a moon. A search over determinizations trusts that another seat will stop a
shooter; if each defender does, none stops it. Rules that cost more than they save are left to the search: a trick of
four points is not worth taking from every seat that has the queen (0.12 points a deal).

A beginner forgets cards, passes high cards one by one, and misjudges a card now and then.
"""

from __future__ import annotations

import random

from cardtable.families.hearts.bitmasks import HEARTS, HIGH, QUEEN_OF_SPADES, SIZE, TEN, codes_in_mask, suit_masks
from cardtable.games.hearts.search import club_policy, hand_evaluation
from cardtable.games.hearts.search.information_set import HeartsInformationSet
from cardtable.games.hearts.search.lead_policy import HeartsBias, ReasonedChoice
from cardtable.games.hearts.simulation import HeartsParameters


def narrowed(memory: HeartsInformationSet, legal: list[int]) -> list[int]:
    """Return the cards that are left to be searched; all of them without a duty."""
    if not memory.trick or len(legal) == 1:
        return legal
    feeds = _holder_leads_and_wins(memory)
    if legal[0] >> 4 == memory.led:
        return _killing(memory, legal) if feeds else legal
    if _throws_queen(memory, legal):
        return [QUEEN_OF_SPADES]
    return _keeping_a_stopper(memory, legal) if feeds else legal


def _holder_leads_and_wins(memory: HeartsInformationSet) -> bool:
    """Return True if another seat with all points, half of them or more, led this trick and is winning it."""
    seat = hand_evaluation.threatening(memory)
    return memory.public.leader == seat == memory.best_seat and memory.taken[seat] * 2 >= memory.total


def _throws_queen(memory: HeartsInformationSet, legal: list[int]) -> bool:
    """Return True if the queen of spades is to be discarded now.

    Never to the seat with all points, nor from a moon of one's own.
    """
    if QUEEN_OF_SPADES not in legal or not memory.queen_costs:
        return False
    return memory.moon_seat not in (memory.seat, memory.best_seat) and not hand_evaluation.wants_moon(memory)


def _keeping_a_stopper(memory: HeartsInformationSet, legal: list[int]) -> list[int]:
    """Return the discards except hearts that stop a run from the top and the queen, if others are left."""
    hearts = memory.hand[HEARTS]
    higher = SIZE[memory.hidden[HEARTS] >> (HIGH[hearts] + 1)]
    if SIZE[hearts] < 2 or HIGH[hearts] < TEN or higher > SIZE[hearts]:
        return legal
    return [number for number in legal if number >> 4 != HEARTS and number != QUEEN_OF_SPADES] or legal


def _killing(memory: HeartsInformationSet, legal: list[int]) -> list[int]:
    """Return the cards that take a cheap trick as last seat.

    The leader won the queen with the queen itself and now leads hearts, so it means to shoot.
    """
    willing = (memory.best_seat, QUEEN_OF_SPADES) in [(seat, number) for seat, number, _ in memory.plays]
    if memory.to_come or memory.led != HEARTS or not willing or memory.pot * 6 > memory.total:
        return legal
    return [number for number in legal if number & 15 > memory.best] or legal


_FORGETS = 0.6  # share of the cards played in earlier tricks that is forgotten
_MISJUDGES = 0.2  # probability that another card than the best is preferred


def play(memory: HeartsInformationSet, legal: list[int], chance: random.Random, bias: HeartsBias) -> ReasonedChoice:
    """Return a club player's card with a poor memory, and now and then a misjudgement."""
    memory.forget(lambda number: number != QUEEN_OF_SPADES and chance.random() < _FORGETS)
    if len(legal) > 1 and chance.random() < _MISJUDGES:
        legal = _overlooking(legal, chance)
    return club_policy.choose(memory, legal, bias, shoots=False)


def _overlooking(legal: list[int], chance: random.Random) -> list[int]:
    overlooked = int(chance.random() * len(legal))
    return legal[:overlooked] + legal[overlooked + 1 :]


def passes(terms: HeartsParameters, memory: HeartsInformationSet, count: int, chance: random.Random) -> list[int]:
    """Return the highest cards, expensive ones first, without regard to voids or guards, but no obvious present."""

    def seeming(number: int) -> float:
        rank = number & 15
        dear = 6 if number == QUEEN_OF_SPADES and terms.points[number] else 1.5 if number >> 4 == HEARTS else 0
        keep = -8 if number == terms.bonus else 0
        return rank + dear + keep + 6 * chance.random()

    seen = sorted(codes_in_mask(memory.hand), key=seeming, reverse=True)
    chosen: list[int] = []
    for number in seen:
        if len(chosen) < count and not hand_evaluation.is_present(terms, suit_masks([*chosen, number])):
            chosen.append(number)
    return sorted(chosen + [number for number in seen if number not in chosen][: count - len(chosen)])
