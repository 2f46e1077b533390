"""The text of actions (architecture 12; settled readings 1 and 2)."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.games.canasta.state import AnswerPermission, AskPermission, Discard, Draw, Meld, MeldGroup, TakePile
from tests.games.canasta.tables import CODEC, cards


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("draw", Draw()),
        ("take", TakePile()),
        ("take 5S 5H", TakePile(cards("5S 5H"))),
        ("take QS QH JK / 9C 9D 9H", TakePile(cards("QS QH JK"), (MeldGroup(9, cards("9C 9D 9H")),))),
        ("meld 5D 5S 5H / KC KD 2H", Meld((MeldGroup(5, cards("5D 5S 5H")), MeldGroup(13, cards("KC KD 2H"))))),
        ("meld K 2H", Meld((MeldGroup(13, cards("2H")),))),
        ("meld 2C 2D JK", Meld((MeldGroup(2, cards("2C 2D JK")),))),
        ("meld 3C 3C 3S", Meld((MeldGroup(3, cards("3C 3C 3S")),))),
        ("meld T 2C JK", Meld((MeldGroup(10, cards("2C JK")),))),
        ("discard 4C", Discard(cards("4C")[0])),
        ("ask", AskPermission()),
        ("answer yes", AnswerPermission(True)),
        ("answer no", AnswerPermission(False)),
    ],
)
def test_each_action_has_a_text(text: str, action: Any) -> None:
    assert CODEC.write(action) == text
    assert CODEC.read(text) == action


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("meld KD 2H KC / 5H 5D 5S", "meld 5D 5S 5H / KC KD 2H"),
        ("take JK QS QH / 9H 9D 9C", "take QS QH JK / 9C 9D 9H"),
        ("meld JK 2S 2C", "meld 2C 2S JK"),
        ("meld K KH KC 2D", "meld KC KH 2D"),
        ("  draw ", "draw"),
        ("take 5H 5C", "take 5C 5H"),
    ],
)
def test_every_order_is_understood(text: str, canonical: str) -> None:
    assert CODEC.write(CODEC.read(text)) == canonical


@pytest.mark.parametrize(
    "text",
    [
        "",
        "meld",
        "meld /",
        "meld K",
        "discard",
        "discard 4C 5C",
        "answer",
        "answer maybe",
        "draw 4C",
        "take 5X",
        "meld X 2H",
    ],
)
def test_what_is_no_action_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        CODEC.read(text)
