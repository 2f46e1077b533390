"""How a beginner falls short of a club player: cards forgotten, high cards passed one by one, a card misjudged."""

from __future__ import annotations

import random

from cardtable.families.hearts.masks import HEARTS, QUEEN_OF_SPADES, codes_in_mask, suit_masks
from cardtable.games.hearts.simulation import HeartsParameters
from cardtable.games.hearts.thinking import club, passing
from cardtable.games.hearts.thinking.choice import ReasonedChoice
from cardtable.games.hearts.thinking.manner import HeartsBias
from cardtable.games.hearts.thinking.memory import HeartsInformationSet

_FORGETS = 0.6  # the share of the cards played in earlier tricks that has slipped the mind
_MISJUDGES = 0.2  # how often another card than the best seems right


def play(memory: HeartsInformationSet, legal: list[int], chance: random.Random, manner: HeartsBias) -> ReasonedChoice:
    """A club player's card, thought out with a poor memory and now and then misjudged."""
    memory.forget(lambda number: number != QUEEN_OF_SPADES and chance.random() < _FORGETS)
    if len(legal) > 1 and chance.random() < _MISJUDGES:
        legal = _overlooking(legal, chance)
    return club.choose(memory, legal, manner, shoots=False)


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
        if len(chosen) < count and not passing.is_present(terms, suit_masks([*chosen, number])):
            chosen.append(number)
    return sorted(chosen + [number for number in seen if number not in chosen][: count - len(chosen)])
