"""Actions as text (settled reading 1)."""

from __future__ import annotations

import pytest

from cardtable.games.cancellation_hearts.state import Moon, Pass, Play
from tests.games.cancellation_hearts.tables import CODEC, cards


def test_texts_of_actions():
    assert CODEC.write(Pass(cards("QS TD QS"))) == "pass TD QS QS"
    assert CODEC.write(Play(cards("QS")[0])) == "play QS"
    assert [CODEC.write(Moon(add)) for add in (True, False)] == ["moon add", "moon subtract"]


@pytest.mark.parametrize("text", ["pass TD QS QS", "play QS", "moon add", "moon subtract"])
def test_texts_are_read_back(text):
    assert CODEC.write(CODEC.read(text)) == text


def test_reading_1_every_order_is_understood():
    assert CODEC.read("pass QS TD QS") == CODEC.read("pass TD QS QS")


@pytest.mark.parametrize("text", ["", "pass", "play", "play QS QS", "moon", "moon away", "lead QS"])
def test_anything_else_is_refused_in_a_sentence(text):
    with pytest.raises(ValueError, match=r"is no action of Cancellation Hearts: .*\.$"):
        CODEC.read(text)
