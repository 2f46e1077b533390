"""Saying one of the phrases: where they stand, how one gets to them, how often."""

from __future__ import annotations

from itertools import chain

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.multiplayer.in_match.phrase_panel import COLUMNS, MOST_A_MINUTE, OwnPhraseRateLimit, PhrasePanel
from cardtable.app.widgets.palette import LIGHT
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.host.phrases import PHRASES

PLATE = QRectF(414, 340, 196, 58)


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    widget.resize(1024, 548)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.activateWindow()
    return widget


@pytest.fixture
def panel(table: QWidget) -> PhrasePanel:
    made = PhrasePanel(SourceRenderer(), LIGHT, table)
    made.open(PLATE, 0)
    return made


def press(panel: PhrasePanel, qtbot: QtBot, *keys: Qt.Key) -> None:
    for key in keys:
        focused = panel.focusWidget()
        assert isinstance(focused, QPushButton)
        qtbot.keyClick(focused, key)


def at(panel: PhrasePanel) -> str:
    focused = panel.focusWidget()
    return "" if focused is None else focused.accessibleName()


def test_every_phrase_stands_in_the_panel_once() -> None:
    numbers = list(chain.from_iterable(numbers for _, numbers in COLUMNS))
    assert sorted(numbers) == list(range(len(PHRASES)))
    assert {len(column) for _, column in COLUMNS} == {8}


def test_it_lies_over_the_plate_inside_the_table_and_nothing_overlaps(panel: PhrasePanel, table: QWidget) -> None:
    assert table.rect().contains(panel.geometry())
    places = [button.geometry() for button in panel.buttons]
    assert not any(one.intersects(other) for i, one in enumerate(places) for other in places[i + 1 :])
    assert all(panel.rect().contains(place) for place in places)


def test_arrows_go_through_the_columns(panel: PhrasePanel, qtbot: QtBot) -> None:
    assert at(panel) == "Hello!"
    press(panel, qtbot, Qt.Key.Key_Right, Qt.Key.Key_Down)
    assert at(panel) == "What a hand!"
    press(panel, qtbot, Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert at(panel) == "Let's have some tea."


def test_in_persian_the_next_column_is_to_the_left(panel: PhrasePanel, qtbot: QtBot) -> None:
    panel.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    press(panel, qtbot, Qt.Key.Key_Left)
    assert at(panel) == "Well played!"


def test_letters_find_a_phrase_and_enter_says_it(panel: PhrasePanel, qtbot: QtBot) -> None:
    said: list[int] = []
    panel.chosen.connect(said.append)
    press(panel, qtbot, Qt.Key.Key_W)
    assert at(panel) == "Well played!"
    press(panel, qtbot, Qt.Key.Key_H)
    assert at(panel) == "What a hand!"
    press(panel, qtbot, Qt.Key.Key_Return)
    assert said == [8]
    assert panel.isHidden()


def test_esc_says_nothing(panel: PhrasePanel, qtbot: QtBot) -> None:
    said: list[int] = []
    panel.chosen.connect(said.append)
    press(panel, qtbot, Qt.Key.Key_Escape)
    assert panel.isHidden()
    assert said == []


def test_a_click_elsewhere_puts_it_away(panel: PhrasePanel, table: QWidget, qtbot: QtBot) -> None:
    table.setFocus()
    qtbot.waitUntil(panel.isHidden)


def test_nothing_can_be_said_before_it_is_time(panel: PhrasePanel, qtbot: QtBot) -> None:
    said: list[int] = []
    panel.chosen.connect(said.append)
    panel.set_wait(30.0)
    qtbot.mouseClick(panel.buttons[0], Qt.MouseButton.LeftButton)
    assert said == []
    panel.set_wait(0)
    panel._ready.stop()
    qtbot.mouseClick(panel.buttons[0], Qt.MouseButton.LeftButton)
    assert said == [0]


def test_one_phrase_in_two_seconds_and_eight_a_minute() -> None:
    spoken = OwnPhraseRateLimit()
    assert spoken.wait(100.0) == 0
    spoken = spoken.said(0, 100.0)
    assert spoken.wait(100.5) == 1.5
    assert spoken.wait(102.0) == 0
    for place in range(1, MOST_A_MINUTE):
        spoken = spoken.said(0, 100.0 + 3 * place)
    assert spoken.wait(130.0) == 30.0
    assert spoken.wait(160.0) == 0


def test_the_nine_keys_have_what_was_said_last() -> None:
    spoken = OwnPhraseRateLimit().said(24, 0.0).said(30, 5.0).said(24, 10.0)
    assert spoken.last[:2] == (24, 30)
    assert len(spoken.last) == len(set(spoken.last)) == 9
