"""The text form of actions (settled reading 1)."""

from __future__ import annotations

import pytest

from cardtable.core.cards import Card
from cardtable.core.rules import AnyGame
from cardtable.families.hearts.actions import Action, ActionCodec, PassCards, PlayCard, ScoreMoon
from cardtable.games.cancellation_hearts import GAME as CANCELLATION
from cardtable.games.hearts import GAME as HEARTS
from tests.families.hearts.tables import cards

CODEC = ActionCodec("Hearts", "2C TD QS")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pass 2C TD QS", PassCards(cards("2C TD QS"))),
        ("pass TD QS QS", PassCards(cards("QS TD QS"))),
        ("play QS", PlayCard(Card.parse("QS"))),
        ("moon add", ScoreMoon(True)),
        ("moon subtract", ScoreMoon(False)),
    ],
)
def test_both_ways(text: str, action: Action) -> None:
    assert CODEC.read(text) == action
    assert CODEC.write(action) == text


def test_reading_1_any_order_is_read_and_the_order_of_suits_is_written() -> None:
    assert CODEC.write(CODEC.read("pass QS AH TD 2C")) == "pass 2C TD QS AH"


@pytest.mark.parametrize(
    "text", ["", "pass", "play", "play QS KS", "play XX", "moon", "moon up", "PLAY QS", "play JK x", "lead QS"]
)
def test_nonsense_gets_one_sentence(text: str) -> None:
    with pytest.raises(ValueError) as caught:
        CODEC.read(text)
    assert str(caught.value).count(".") == 1


@pytest.mark.parametrize(("game", "name"), [(HEARTS, "Hearts"), (CANCELLATION, "Cancellation Hearts")])
def test_each_game_refuses_under_its_own_name(game: AnyGame, name: str) -> None:
    with pytest.raises(ValueError, match=rf"is no action of {name}: write “pass 2C .*\.$"):
        game.codec.read("lead QS")
