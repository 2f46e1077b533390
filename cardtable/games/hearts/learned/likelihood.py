"""How likely deals are by what the others have played: in a deal in which they would have played otherwise, less so.

In the field's words: policy-based inference, the importance weights of determinizations.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from cardtable.games.hearts.learned import imagined, sight
from cardtable.games.hearts.learned.arrays import Bools, Ints, column
from cardtable.games.hearts.learned.deals import Deals
from cardtable.games.hearts.learned.network import Network
from cardtable.games.hearts.thinking.memory import Memory

# The best of 15 tried in 200 moments of deals of expert@1, on top of the clues that deals are drawn by: the place of a
# hidden card is then told 0.011 nats better, that of the queen, king and ace of spades 0.046.
_BLUR: Final = 0.1  # units by which the values of others scatter, about
_ANY: Final = 0.05  # of their cards are played for other reasons
_SHARE: Final = 0.5  # what counts of a surprise, for the clues have told a part of it
_BARRED: Final = 4.0  # the same for a card that could not have been played there


def odds(network: Network, memory: Memory, hands: Bools) -> npt.NDArray[np.float64]:
    """By deal, as a share of the likeliest one; `hands`: what all hold now, as `imagined.drawn` gives it."""
    surprise = np.zeros(len(hands))
    deals = imagined.begun(memory, hands)
    for seat, number, _ in memory.plays:
        card = column(number)
        if seat != memory.seat:
            surprise += _surprise(network, deals, card)
        deals.play(np.full(deals.count, card))
    result: npt.NDArray[np.float64] = np.exp(_SHARE * (surprise.min() - surprise))
    return result


def _surprise(network: Network, deals: Deals, card: int) -> npt.NDArray[np.float64]:
    """By deal, how surprising it is that the seat to play has played this card."""
    legal = deals.legal()
    count: Ints = legal.sum(1)
    found = np.where(legal[:, card], 0.0, _BARRED)
    rows = np.flatnonzero((count > 1) & legal[:, card])
    if len(rows):
        values = network.values(sight.while_playing(deals, rows, deals.turn[rows])).astype(np.float64)
        allowed = np.where(legal[rows], values / _BLUR, -np.inf)
        shares = np.exp(allowed - allowed.max(1, keepdims=True))
        chosen = shares[:, card] / shares.sum(1)
        found[rows] = -np.log((1 - _ANY) * chosen + _ANY / count[rows])
    return found
