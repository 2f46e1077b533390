"""A card to play: the network names a few, and each is played out in the same worlds."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from cardtable.core.weighed import Tries
from cardtable.games.hearts.learned import imagined, sight
from cardtable.games.hearts.learned.arrays import column
from cardtable.games.hearts.learned.columns import POINTS_IN_A_UNIT
from cardtable.games.hearts.learned.heats import ROUND, OneByOne, Round, race
from cardtable.games.hearts.learned.network import Network
from cardtable.games.hearts.learned.playouts import Values, play_out, worths
from cardtable.games.hearts.thinking import club, duties
from cardtable.games.hearts.thinking.choice import Choice
from cardtable.games.hearts.thinking.manner import PLAIN, Manner
from cardtable.games.hearts.thinking.memory import Memory
from cardtable.games.hearts.thinking.outlook import Outlook
from cardtable.games.hearts.thinking.search import Line, Stop, play_reason, runs
from cardtable.games.hearts.thinking.worlds import Worlds

WORLDS: Final = 256  # for one decision, at most
_TRIED: Final = 6  # cards
_HOPELESS: Final = 8.0  # points by which the network thinks a card worse than the best one


def play(
    network: Network,
    memory: Memory,
    legal: list[int],
    outlook: Outlook,
    chance: random.Random,
    stop: Stop,
    manner: Manner,
) -> Choice:
    """The card that came out best, with the reason of the rules of thumb where they chose it too."""
    thumb = club.choose(memory, legal, manner)
    if len(legal) == 1:
        return thumb
    cards = promising(network, memory, duties.narrowed(memory, legal))
    if len(cards) == 1:
        return Choice(cards[0], play_reason(memory, thumb, Line(cards[0], False)))
    card = cards[race(len(cards), rounds(network, memory, cards, outlook, chance, manner), WORLDS, stop)]
    return Choice(card, play_reason(memory, thumb, Line(card, False)))


def rounds(
    network: Network,
    memory: Memory,
    cards: Sequence[int],
    outlook: Outlook,
    chance: random.Random,
    manner: Manner = PLAIN,
) -> Callable[[], Round]:
    """Draws worlds, and gives what each of these cards is worth in them."""
    led = memory.led if memory.trick else -1
    leans = [manner.lean(card, led) for card in cards]  # a matter of taste, as in `search.play_lines`
    worlds = Worlds(memory, chance)

    def draw() -> Round:
        hands = imagined.drawn(worlds, ROUND)

        def worth(running: Sequence[int]) -> Values:
            deals = imagined.playing(memory, hands).repeated(len(running))
            deals.play(np.tile([column(cards[choice]) for choice in running], ROUND))
            promises = play_out(network, deals, memory.seat)
            values: Values = worths(deals, promises, memory, outlook, manner).reshape(ROUND, len(running))
            return values + [leans[choice] for choice in running]

        return worth

    return draw


def judged(
    network: Network, memory: Memory, legal: Sequence[int], thumb: Choice, outlook: Outlook, chance: random.Random
) -> tuple[list[Line], Tries[Line]]:
    """All cards, as the judge tries them; the choice of the rules of thumb first, for it wins ties."""
    cards = sorted((run[-1] for run in runs(memory, legal)), key=lambda card: card != thumb.card)
    draw = rounds(network, memory, cards, outlook, chance)

    def number_of(line: Line) -> int:
        return cards.index(line.card)

    return [Line(card, False) for card in cards], OneByOne(draw, number_of)


def promising(network: Network, memory: Memory, legal: Sequence[int]) -> list[int]:
    """One of equal cards, the network's favourite first, without those that it thinks hopeless."""
    deals = imagined.playing(memory, imagined.own_hand(memory))
    values = network.values(sight.while_playing(deals, deals.rows, deals.turn))[0]
    cards = [run[-1] for run in runs(memory, legal)]
    cards.sort(key=lambda card: -values[column(card)])
    least = values[column(cards[0])] - _HOPELESS / POINTS_IN_A_UNIT
    return [card for card in cards if card == cards[0] or values[column(card)] > least][:_TRIED]
