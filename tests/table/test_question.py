"""The panel of a question fits on the table, and its buttons lie inside it apart from each other."""

from itertools import combinations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.core.cards import Suit
from cardtable.core.controls import Command
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.table.cards.card_states import TableDisplay
from cardtable.table.hud.command_buttons import SHADE
from cardtable.table.style.table_style import TableLook
from tests.table.stage import Stage

SHORT = "%s are my trumps"
LONG = "From now on let %s be the trump suit of mine"


def asked(stage: Stage, label: str) -> None:
    commands = tuple(Command(f"trump {suit.letter}", Text("T", label % suit.name), suit=suit) for suit in Suit)
    shown = stage.model.display
    question = type(shown)(Text("T", "Choose your trump suit"), shown.plates, question=True)
    stage.scene.present(TableDisplay(question, commands, acting=frozenset({Seat(0)})))


@pytest.mark.parametrize("label", [SHORT, LONG])
@pytest.mark.parametrize("size", [(1024, 548), (1280, 748), (1920, 1000)])
def test_four_large_suits_fit_on_the_table(qtbot: QtBot, size: tuple[int, int], label: str) -> None:
    stage = Stage(qtbot, 4, size=size)
    asked(stage, label)
    panel = stage.hud.question
    assert stage.table.rect().contains(panel.geometry())
    assert panel.rect().contains(panel.bar.geometry())
    for button in panel.bar.shown():
        assert panel.bar.rect().contains(button.geometry())
    for one, other in combinations(panel.bar.shown(), 2):
        assert not one.geometry().intersects(other.geometry())


@pytest.mark.parametrize("size", [(1280, 748), (1920, 1000)])
def test_a_question_keeps_between_the_plates_above_and_below(qtbot: QtBot, size: tuple[int, int]) -> None:
    stage = Stage(qtbot, 2, size=size)
    asked(stage, SHORT)
    panel, geometry = stage.hud.question, stage.board.geometry
    seen = panel.geometry().toRectF().adjusted(SHADE, SHADE, -SHADE, -SHADE)
    low, high = geometry.plates[0].top(), geometry.plates[1].bottom()
    assert high - 1 <= seen.top()
    assert seen.bottom() <= low + 1


def test_the_first_answer_stands_where_reading_begins(qtbot: QtBot) -> None:
    for mirrored in (False, True):
        stage = Stage(qtbot, 4, look=TableLook(right_to_left=mirrored))
        asked(stage, SHORT)
        first, second, *_ = stage.hud.question.bar.shown()
        assert (first.x() > second.x()) is mirrored
