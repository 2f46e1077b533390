"""All that a person can see or hear of the program, as words."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

import cardtable.app.match.match_controller  # noqa: F401 - all that paints on the table is to be there
from cardtable.app.dialogs.common.dialog_base import Dialog
from cardtable.table.style import text_painting
from tests.app.conftest import Desk
from tests.app.scripted import ALL_GAMES


def words_of(widget: QWidget) -> Iterator[str]:
    """All that a widget shows, says in its tooltip or tells assistive technology."""
    yield from (widget.windowTitle(), widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QLineEdit):
        yield from (widget.text(), widget.placeholderText())
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(place) for place in range(widget.count()))
    elif isinstance(widget, QMenu):
        yield from (action.text() for action in widget.actions())
    elif isinstance(widget, QTableView):
        yield from cells_of(widget.model())
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from (str(widget.model().index(row, 0).data()) for row in range(widget.model().rowCount()))


def cells_of(model: QAbstractItemModel) -> Iterator[str]:
    rows, columns = model.rowCount(), model.columnCount()
    yield from (str(model.index(row, column).data() or "") for row in range(rows) for column in range(columns))
    yield from (str(model.headerData(row, Qt.Orientation.Vertical) or "") for row in range(rows))
    yield from (str(model.headerData(column, Qt.Orientation.Horizontal) or "") for column in range(columns))


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[QDialog]]:
    """Dialogs are shown and stay open until the test is over."""
    dialogs: list[QDialog] = []

    def show(dialog: Dialog) -> bool:
        dialogs.append(dialog)
        dialog.show()
        return False

    monkeypatch.setattr(Dialog, "run", show)
    yield dialogs
    for dialog in dialogs:
        dialog.close()
        dialog.deleteLater()


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What is written on the table."""
    written: set[str] = set()

    def paint_text(painter: QPainter, rect: QRectF, text: str, font: QFont, *more: Any, wrap: bool = False) -> None:
        written.add(text)
        text_painting.paint_text(painter, rect, text, font, *more, wrap=wrap)

    for name, module in list(sys.modules.items()):
        if name.startswith("cardtable.table.") and name != text_painting.__name__ and hasattr(module, "paint_text"):
            monkeypatch.setattr(module, "paint_text", paint_text)
    return written


def seen(one: Desk, dialogs: list[QDialog]) -> Iterator[str]:
    """All that can be seen or heard in the window and in open dialogs, menus included."""
    for window in (one.window, *dialogs):
        for widget in (window, *window.findChildren(QWidget)):
            if widget is window or isinstance(widget, QMenu) or widget.isVisibleTo(window):
                yield from words_of(widget)


def in_the_middle_of_a_trick(desk: Callable[..., Desk], qtbot: QtBot) -> Desk:
    """Hearts, two tricks later, with a hint on the table."""
    one = desk(games=ALL_GAMES)
    one.program.languages.load_fonts()
    one.program.new_match("hearts", players=("person Asha", "club Amrit", "club Kavya", "club Parisa"), seed="3")
    for _ in range(2):
        one.my_turn(qtbot)
        one.act()
    one.my_turn(qtbot)
    one.trigger("hint")
    return one


def open_everything(one: Desk) -> None:
    """Open every menu and, with the fixture `opened`, every dialog."""
    for menu in one.window.menus.submenus.values():
        menu.aboutToShow.emit()
    openers = one.openers
    for open_dialog in (openers.new_game, openers.preferences, openers.score_sheet, openers.of_help.rules):
        open_dialog()
    for open_dialog in (
        openers.fairness,
        openers.of_statistics.open,
        openers.of_help.how_to_play,
        openers.shortcuts,
        openers.about,
    ):
        open_dialog()
