"""The sums by which cards are chosen in simulated deals."""

from __future__ import annotations

import pytest

from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.search.rollout_policy import play_out
from cardtable.games.cancellation_hearts.simulation import CancellationParameters, CancellationPosition

FULL = (1 << 13) - 1
CLUBS, DIAMONDS, SPADES, HEARTS = range(4)


@pytest.mark.parametrize("leader", range(5))
def test_a_hand_of_one_suit_alone_is_played_too(leader: int) -> None:
    """XR-01 deals 20 cards to each of five seats, and they may all be clubs."""
    hands, pairs = [0] * 20, [0] * 20
    hands[0 + CLUBS], pairs[0 + CLUBS] = FULL, FULL >> 6
    hands[4 + DIAMONDS], pairs[4 + DIAMONDS] = FULL, FULL >> 6
    hands[8 + SPADES], pairs[8 + SPADES] = FULL, FULL >> 6
    hands[12 + HEARTS], pairs[12 + HEARTS] = FULL, FULL >> 6
    for suit in range(4):
        hands[16 + suit] = 0b11111 << 8
    position = CancellationPosition(CancellationParameters(CancellationOptions(), 5), hands, pairs, leader, 20)
    position.count_cards()
    play_out(position)
    assert position.tricks_left == 0
    assert not any(position.hands)
