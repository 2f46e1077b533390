"""The list of found tables under somebody's hands: nothing jumps, and keys are enough."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.multiplayer import discovered_rooms
from cardtable.app.multiplayer.discovered_rooms import DiscoveredList, JoinOffer, kept_as_found
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.net.agent_messages import SavedSeat
from cardtable.table.art.themes import CardStyle
from tests.app.multiplayer.rooms import GAMES, found_table

Make = Callable[[], DiscoveredList]
pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")


@pytest.fixture
def make(qtbot: QtBot, qapp: QApplication) -> Make:
    def one() -> DiscoveredList:
        made = DiscoveredList(SourceRenderer(), GAMES, CardStyle())
        window, button = QWidget(), QPushButton("Elsewhere")
        qtbot.addWidget(window)
        column = QVBoxLayout(window)
        column.addWidget(button)
        column.addWidget(made)
        column.addStretch(1)
        window.resize(660, 500)
        window.show()
        window.activateWindow()
        button.setFocus()
        qapp.processEvents()
        return made

    return one


def ids(tables: DiscoveredList) -> list[str]:
    return [row.found.id for row in tables.rows]


def test_what_comes_is_sorted_as_long_as_nobody_uses_the_list(make: Make) -> None:
    tables = make()
    tables.add(found_table("bbbbbbbb", free=1))
    tables.add(found_table("aaaaaaaa", free=2))
    assert ids(tables) == ["aaaaaaaa", "bbbbbbbb"]
    tables.setKept({"bbbbbbbb": SavedSeat("bbbbbbbb", "Meera", "hearts", 3, (4, 7))})
    assert ids(tables) == ["bbbbbbbb", "aaaaaaaa"]


def test_a_match_that_goes_on_elsewhere_has_one_row(make: Make) -> None:
    kept = SavedSeat("aaaaaaaa", "Asha", "hearts", 3, (8, 4), own=True)
    before = kept_as_found(kept, GAMES)
    assert before is not None
    tables = make()
    tables.setKept({"aaaaaaaa": kept})
    tables.add(before)
    tables.add(found_table("bbbbbbbb", earlier="aaaaaaaa"))
    (row,) = tables.rows
    assert (row.found.id, row.offer) == ("bbbbbbbb", JoinOffer.GO_ON)
    assert "Hearts. went on at Meera's table" in row.accessibleName()
    tables.lose("bbbbbbbb")
    assert ids(tables) == ["aaaaaaaa"]


def test_nothing_jumps_while_a_row_has_the_focus(make: Make) -> None:
    tables = make()
    tables.add(found_table("bbbbbbbb", free=1))
    tables.rows[0].setFocus()
    tables.add(found_table("aaaaaaaa", free=3))
    assert ids(tables) == ["bbbbbbbb", "aaaaaaaa"]


def test_a_table_that_goes_stays_in_sight_for_a_while(make: Make, qtbot: QtBot) -> None:
    tables = make()
    tables._going.setInterval(20)
    tables.add(found_table("aaaaaaaa"))
    tables.add(found_table("bbbbbbbb"))
    tables.rows[0].setFocus()
    counted: list[int] = []
    tables.counted.connect(counted.append)
    tables.lose("bbbbbbbb")
    assert ids(tables) == ["aaaaaaaa", "bbbbbbbb"]
    assert counted == [1]
    qtbot.waitUntil(lambda: ids(tables) == ["aaaaaaaa"])
    assert discovered_rooms.GONE_MS == 3_000


def test_a_gone_table_cannot_be_joined(make: Make) -> None:
    tables = make()
    taken: list[str] = []
    tables.taken.connect(taken.append)
    tables.add(found_table("aaaaaaaa"))
    row = tables.rows[0]
    row.setFocus()
    tables.lose("aaaaaaaa")
    row.click()
    assert taken == []


def test_arrows_choose_and_enter_joins(make: Make, qtbot: QtBot) -> None:
    tables = make()
    taken: list[str] = []
    tables.taken.connect(taken.append)
    for name in ("aaaaaaaa", "bbbbbbbb", "cccccccc"):
        tables.add(found_table(name))
    tables.focusFirst()
    assert tables.rows[0].hasFocus()
    qtbot.keyClick(tables.rows[0], Qt.Key.Key_Down)
    assert tables.rows[1].hasFocus()
    qtbot.keyClick(tables.rows[1], Qt.Key.Key_Space)
    qtbot.keyClick(tables.rows[1], Qt.Key.Key_End)
    assert tables.rows[2].hasFocus()
    assert taken == ["bbbbbbbb"]
    stops = [row for row in tables.rows if row.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [tables.rows[2]]


def test_the_first_table_takes_the_focus_that_nobody_has_moved(make: Make) -> None:
    waiting, moved = make(), make()
    moved.focusFirst()
    moved.window().setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    moved.window().setFocus()
    moved.add(found_table())
    assert not moved.rows[0].hasFocus()
    waiting.activateWindow()
    waiting.focusFirst()
    waiting.add(found_table())
    assert waiting.window().focusWidget() is waiting.rows[0]


def test_a_click_chooses_and_only_the_button_joins(make: Make, qtbot: QtBot) -> None:
    tables = make()
    taken: list[str] = []
    tables.taken.connect(taken.append)
    tables.add(found_table("aaaaaaaa"))
    tables.add(found_table("bbbbbbbb"))
    row = tables.rows[1]
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(40, 20))
    assert taken == []
    assert row.hasFocus()
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton, pos=row._button().center())
    assert taken == ["bbbbbbbb"]


def test_a_row_is_spoken_whole(make: Make) -> None:
    tables = make()
    tables.add(found_table())
    assert tables.rows[0].accessibleName() == (
        "Meera's table. Hearts. 2 of 4 seats free. "
        "Mark: queen of hearts, seven of clubs, two of spades, ten of diamonds. Join."
    )
