"""A card to play: the network names a few, and each is played out in the same worlds."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

import numpy as np

from cardtable.games.hearts.learned import imagined, likelihood, sight
from cardtable.games.hearts.learned.arrays import Floats, column
from cardtable.games.hearts.learned.columns import POINTS_IN_A_UNIT
from cardtable.games.hearts.learned.heats import ROUND, race
from cardtable.games.hearts.learned.network import Network
from cardtable.games.hearts.learned.playouts import Values, play_out, worths
from cardtable.games.hearts.thinking import club
from cardtable.games.hearts.thinking.choice import Choice
from cardtable.games.hearts.thinking.manner import Manner
from cardtable.games.hearts.thinking.memory import Memory
from cardtable.games.hearts.thinking.outlook import Outlook
from cardtable.games.hearts.thinking.search import Line, Stop, play_reason, runs
from cardtable.games.hearts.thinking.worlds import Worlds

WORLDS: Final = 128  # for one decision, at most
_LOOKED_AT: Final = 256  # of which those are drawn, the likelier the oftener
_OPINION: Final = 1.0  # what a point of the network's own opinion counts, beside a point that was played out
_TRIED: Final = 6  # cards
_HOPELESS: Final = 5.0  # points by which the network thinks a card worse than the best one


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
    cards = promising(network, memory, legal)
    if len(cards) == 1:
        return Choice(cards[0], play_reason(memory, thumb, Line(cards[0], False)))
    hands, leans = imagined.drawn(Worlds(memory, chance), _LOOKED_AT), _leans(network, memory, cards, manner)
    odds = likelihood.odds(network, memory, hands).tolist()

    def tries(running: Sequence[int]) -> Values:
        world = chance.choices(range(_LOOKED_AT), odds, k=ROUND)
        deals = imagined.playing(memory, hands[world]).repeated(len(running))
        deals.play(np.tile([column(cards[choice]) for choice in running], ROUND))
        play_out(network, deals)
        values: Values = worths(deals, memory, outlook, manner).reshape(ROUND, len(running))
        return values + [leans[choice] for choice in running]

    card = cards[race(len(cards), tries, WORLDS, stop)]
    return Choice(card, play_reason(memory, thumb, Line(card, False)))


def promising(network: Network, memory: Memory, legal: Sequence[int]) -> list[int]:
    """One of equal cards, the network's favourite first, without those that it thinks hopeless."""
    values = _opinion(network, memory)
    cards = [run[-1] for run in runs(memory, legal)]
    cards.sort(key=lambda card: -values[column(card)])
    least = values[column(cards[0])] - _HOPELESS
    return [card for card in cards if card == cards[0] or values[column(card)] > least][:_TRIED]


def _opinion(network: Network, memory: Memory) -> Floats:
    """By card, how many points it will bring, as the network sees it without a search."""
    deals = imagined.playing(memory, imagined.own_hand(memory))
    found: Floats = network.values(sight.while_playing(deals, deals.rows, deals.turn))[0] * np.float32(POINTS_IN_A_UNIT)
    return found


def _leans(network: Network, memory: Memory, cards: Sequence[int], manner: Manner) -> list[float]:
    """The network's own opinion, since playouts see all hands; and a matter of taste, as in `search.play_lines`."""
    opinion, led = _opinion(network, memory), memory.led if memory.trick else -1
    return [_OPINION * float(opinion[column(card)]) + manner.lean(card, led) for card in cards]
