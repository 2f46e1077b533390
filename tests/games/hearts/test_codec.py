"""The text form of actions (architecture 12, settled reading 1)."""

from __future__ import annotations

import pytest

from cardtable.core.cards import Card
from cardtable.games.hearts.state import Moon, Pass, Play
from tests.games.hearts.tables import CODEC, cards


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pass 2C TD QS", Pass(cards("2C TD QS"))),
        ("play QS", Play(Card.parse("QS"))),
        ("moon add", Moon(True)),
        ("moon subtract", Moon(False)),
    ],
)
def test_both_ways(text, action):
    assert CODEC.read(text) == action
    assert CODEC.write(action) == text


def test_reading_1_any_order_is_read_and_the_order_of_suits_is_written():
    assert CODEC.write(CODEC.read("pass QS AH TD 2C")) == "pass 2C TD QS AH"


@pytest.mark.parametrize(
    "text", ["", "pass", "play", "play QS KS", "play XX", "moon", "moon up", "PLAY QS", "play JK x"]
)
def test_nonsense_gets_one_sentence(text):
    with pytest.raises(ValueError) as caught:
        CODEC.read(text)
    assert str(caught.value).count(".") == 1
