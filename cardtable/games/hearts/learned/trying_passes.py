"""Three cards to pass: of those that the network would give soonest, each choice is played out in the same worlds."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Final

import numpy as np

from cardtable.core.text import Text
from cardtable.games.hearts.learned import imagined, sight
from cardtable.games.hearts.learned.arrays import SEATS, column, number
from cardtable.games.hearts.learned.deals import Deals
from cardtable.games.hearts.learned.heats import ROUND, race
from cardtable.games.hearts.learned.network import Network
from cardtable.games.hearts.learned.playouts import Values, play_out, worths
from cardtable.games.hearts.thinking.manner import Manner
from cardtable.games.hearts.thinking.memory import Memory
from cardtable.games.hearts.thinking.outlook import Outlook
from cardtable.games.hearts.thinking.passing import Burden, best
from cardtable.games.hearts.thinking.search import PassLine, Stop, pass_reason
from cardtable.games.hearts.thinking.worlds import Worlds

WORLDS: Final = 64  # for one decision, at most
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
    seat, choices, worlds = memory.seat, promising(network, memory), Worlds(memory, chance)

    def tries(running: Sequence[int]) -> Values:
        deals = imagined.passing(memory, imagined.drawn(worlds, ROUND))
        _pass_others(network, deals, seat)
        deals = deals.repeated(len(running))
        given = np.tile([[column(card) for card in choices[choice]] for choice in running], (ROUND, 1))
        for place in range(_COUNT):
            deals.give(seat, given[:, place])
        deals.exchange()
        deals.begin()
        play_out(network, deals)
        return worths(deals, memory, outlook, manner).reshape(ROUND, len(running))

    chosen = choices[race(len(choices), tries, WORLDS, stop)]
    thumb = sorted(best(memory.terms, burden, memory.hand, _COUNT))
    reason = pass_reason(memory, PassLine(-1, False, given=thumb), PassLine(-1, False, given=chosen))
    return chosen, reason


def promising(network: Network, memory: Memory) -> list[list[int]]:
    """What the network gives card by card, then what can be made of the cards that it would give first."""
    deals, seat = imagined.passing(memory, imagined.own_hand(memory)), memory.seat
    values = network.values(sight.while_passing(deals, seat, 0))[0]
    first = sorted(np.flatnonzero(deals.hands[0, seat]).tolist(), key=lambda card: -values[card])[:_FIRST]
    by_itself = []
    for pick in range(_COUNT):
        card = network.choices(sight.while_passing(deals, seat, pick), deals.hands[:, seat])
        deals.give(seat, card)
        by_itself.append(int(card[0]))
    choices = [sorted(by_itself)]
    choices += [given for given in map(sorted, combinations(first, _COUNT)) if given != choices[0]]
    return [[number(card) for card in given] for given in choices[:_TRIED]]


def _pass_others(network: Network, deals: Deals, seat: int) -> None:
    """All others lay their cards aside, each seeing nothing but its own."""
    others = [other for other in range(SEATS) if other != seat]
    for pick in range(_COUNT):
        for other in others:
            deals.give(other, network.choices(sight.while_passing(deals, other, pick), deals.hands[:, other]))
