"""What an expert does without searching, because everybody at the table sees it: the queen goes, and a moon is fought.

A search that guesses hands trusts that somebody else will stop a shooter; each defender does, and nobody stops it. What
costs more than it saves is left to the search: a trick of four points is not worth taking from everybody that has the
queen (0.12 points a deal).

How a beginner falls short of a club player: cards forgotten, high cards passed one by one, a card misjudged.
"""

from __future__ import annotations

import random

from cardtable.families.hearts.bitmasks import HEARTS, HIGH, QUEEN_OF_SPADES, SIZE, TEN, codes_in_mask, suit_masks
from cardtable.games.hearts.search import club_policy, hand_evaluation
from cardtable.games.hearts.search.information_set import HeartsInformationSet
from cardtable.games.hearts.search.lead_policy import HeartsBias, ReasonedChoice
from cardtable.games.hearts.simulation import HeartsParameters


def narrowed(memory: HeartsInformationSet, legal: list[int]) -> list[int]:
    """The cards that are left to be searched; all of them where there is no duty."""
    if not memory.trick or len(legal) == 1:
        return legal
    feeds = _holder_leads_and_wins(memory)
    if legal[0] >> 4 == memory.led:
        return _killing(memory, legal) if feeds else legal
    if _throws_queen(memory, legal):
        return [QUEEN_OF_SPADES]
    return _keeping_a_stopper(memory, legal) if feeds else legal


def _holder_leads_and_wins(memory: HeartsInformationSet) -> bool:
    """Whether another seat that has all points so far, half of them or more, led to this trick and is winning it."""
    seat = hand_evaluation.threatening(memory)
    return memory.public.leader == seat == memory.best_seat and memory.taken[seat] * 2 >= memory.total


def _throws_queen(memory: HeartsInformationSet, legal: list[int]) -> bool:
    """The queen of spades goes at the first chance, but not to whoever has all points, nor from a moon of one's own."""
    if QUEEN_OF_SPADES not in legal or not memory.queen_costs:
        return False
    return memory.moon_seat not in (memory.seat, memory.best_seat) and not hand_evaluation.wants_moon(memory)


def _keeping_a_stopper(memory: HeartsInformationSet, legal: list[int]) -> list[int]:
    """No heart of those that stop a run from the top, and no queen, while something else can be thrown."""
    hearts = memory.hand[HEARTS]
    higher = SIZE[memory.hidden[HEARTS] >> (HIGH[hearts] + 1)]
    if SIZE[hearts] < 2 or HIGH[hearts] < TEN or higher > SIZE[hearts]:
        return legal
    return [number for number in legal if number >> 4 != HEARTS and number != QUEEN_OF_SPADES] or legal


def _killing(memory: HeartsInformationSet, legal: list[int]) -> list[int]:
    """Who took the queen with the queen itself and now leads hearts means it: the last seat takes a cheap trick."""
    willing = (memory.best_seat, QUEEN_OF_SPADES) in [(seat, number) for seat, number, _ in memory.plays]
    if memory.to_come or memory.led != HEARTS or not willing or memory.pot * 6 > memory.total:
        return legal
    return [number for number in legal if number & 15 > memory.best] or legal


_FORGETS = 0.6  # the share of the cards played in earlier tricks that has slipped the mind
_MISJUDGES = 0.2  # how often another card than the best seems right


def play(memory: HeartsInformationSet, legal: list[int], chance: random.Random, manner: HeartsBias) -> ReasonedChoice:
    """A club player's card, thought out with a poor memory and now and then misjudged."""
    memory.forget(lambda number: number != QUEEN_OF_SPADES and chance.random() < _FORGETS)
    if len(legal) > 1 and chance.random() < _MISJUDGES:
        legal = _overlooking(legal, chance)
    return club_policy.choose(memory, legal, manner, shoots=False)


def _overlooking(legal: list[int], chance: random.Random) -> list[int]:
    """All cards but one that is overlooked."""
    overlooked = int(chance.random() * len(legal))
    return legal[:overlooked] + legal[overlooked + 1 :]


def passes(terms: HeartsParameters, memory: HeartsInformationSet, count: int, chance: random.Random) -> list[int]:
    """The highest cards, dear ones first, without a thought for voids or guards; but no present that anybody sees."""

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
