"""Three cards to pass: of those that the network would give soonest, each choice is played out in the same worlds."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import chain, combinations, islice
from typing import Final

import numpy as np

from cardtable.core.text import Text
from cardtable.core.weighed import Tries
from cardtable.families.hearts.masks import masks_of
from cardtable.games.hearts.learned import imagined, sight
from cardtable.games.hearts.learned.arrays import SEATS, column, number
from cardtable.games.hearts.learned.heats import ROUND, OneByOne, Round, race
from cardtable.games.hearts.learned.network import Network
from cardtable.games.hearts.learned.playouts import Values, lay_aside, play_out, worths
from cardtable.games.hearts.thinking.manner import PLAIN, Manner
from cardtable.games.hearts.thinking.memory import Memory
from cardtable.games.hearts.thinking.outlook import Outlook
from cardtable.games.hearts.thinking.passing import Burden, best, is_present
from cardtable.games.hearts.thinking.search import PassLine, Stop, pass_reason
from cardtable.games.hearts.thinking.worlds import Worlds

WORLDS: Final = 128  # for one decision, at most
_COUNT: Final = 3  # cards that are passed, at every table that `fitness` lets through
_FIRST: Final = 6  # cards of which three are chosen
_TRIED: Final = 16  # choices


def passes(
    network: Network,
    memory: Memory,
    burden: Burden,
    outlook: Outlook,
    chance: random.Random,
    stop: Stop,
    manner: Manner,
) -> tuple[list[int], Text]:
    """The cards that came out best, with the reason of the rules of thumb where they chose them too."""
    choices = promising(network, memory)
    chosen = choices[race(len(choices), rounds(network, memory, choices, outlook, chance, manner), WORLDS, stop)]
    thumb = PassLine(-1, False, given=_thumb(memory, burden))
    return chosen, pass_reason(memory, thumb, PassLine(-1, False, given=chosen))


def rounds(
    network: Network,
    memory: Memory,
    choices: Sequence[Sequence[int]],
    outlook: Outlook,
    chance: random.Random,
    manner: Manner = PLAIN,
) -> Callable[[], Round]:
    """Draws worlds, and gives what each of these choices is worth in them."""
    seat, worlds = memory.seat, Worlds(memory, chance)

    def draw() -> Round:
        passed = imagined.passing(memory, imagined.drawn(worlds, ROUND))
        lay_aside(passed, {other: network for other in range(SEATS) if other != seat}, _COUNT)

        def worth(running: Sequence[int]) -> Values:
            deals = passed.repeated(len(running))
            given = np.tile([[column(card) for card in choices[choice]] for choice in running], (ROUND, 1))
            for place in range(_COUNT):
                deals.give(seat, given[:, place])
            deals.exchange()
            deals.begin()
            promises = play_out(network, deals, seat)
            values: Values = worths(deals, promises, memory, outlook, manner).reshape(ROUND, len(running))
            return values

        return worth

    return draw


def judged(
    network: Network,
    memory: Memory,
    burden: Burden,
    done: list[int],
    outlook: Outlook,
    chance: random.Random,
) -> tuple[list[PassLine], Tries[PassLine]]:
    """The choices that the judge tries: that of the rules of thumb, the network's, and what was done."""
    choices = [_thumb(memory, burden)]
    choices += [given for given in [*promising(network, memory), done] if given not in choices]
    draw = rounds(network, memory, choices, outlook, chance)

    def number_of(line: PassLine) -> int:
        return choices.index(line.given)

    return [PassLine(-1, False, given=given) for given in choices], OneByOne(draw, number_of)


def _thumb(memory: Memory, burden: Burden) -> list[int]:
    return sorted(best(memory.terms, burden, memory.hand, _COUNT))


def promising(network: Network, memory: Memory) -> list[list[int]]:
    """What the network gives card by card, then what can be made of the cards that it would give first; no presents."""
    deals, seat = imagined.passing(memory, imagined.own_hand(memory)), memory.seat
    values = network.values(sight.while_passing(deals, seat, 0))[0]
    first = sorted(np.flatnonzero(deals.hands[0, seat]).tolist(), key=lambda card: -values[card])
    by_itself = []
    for pick in range(_COUNT):
        card = network.choices(sight.while_passing(deals, seat, pick), deals.hands[:, seat])
        deals.give(seat, card)
        by_itself.append(int(card[0]))
    sensible = chain([by_itself], combinations(first[:_FIRST], _COUNT), combinations(first, _COUNT))
    allowed = (given for given in map(_numbers, sensible) if not is_present(memory.terms, masks_of(given)))
    return [list(given) for given in islice(dict.fromkeys(map(tuple, allowed)), _TRIED)]


def _numbers(columns: Sequence[int]) -> list[int]:
    return sorted(map(number, columns))
