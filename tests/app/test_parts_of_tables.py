"""F6 comes to every part of every table, and what it comes to says what it is."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.overlays.results.deal_result_panel import DealResultPanel
from cardtable.app.overlays.results.deal_result_rows import DealResultRow
from cardtable.app.overlays.results.match_result_page import MatchResultPage
from cardtable.app.overlays.results.match_result_parts import StandingRow
from cardtable.app.widgets.labels import Paragraph
from cardtable.games import discover
from cardtable.table.accessibility import MADE, AccessibleItem, AccessibleList
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.hud.info_panels import InfoPanel, ScorePanel
from cardtable.table.hud.seat_plate import SeatPlate
from cardtable.table.seat_draw_widget import SeatDrawWidget
from cardtable.table.table_widget import TableWidget
from tests.hardship.tree import misread, unnamed

MakeDesk = Callable[..., Any]
ALL_GAMES = discover()
MOST_PARTS = 16


def visited(window: QWidget) -> list[QWidget]:
    """What has the keyboard after each F6, until that goes round."""
    found: list[QWidget] = []
    for _ in range(MOST_PARTS):
        holder = window.focusWidget()
        assert holder is not None
        QTest.keyClick(holder, Qt.Key.Key_F6)
        now = window.focusWidget()
        assert now is not None
        if now in found:
            return found
        found.append(now)
    raise AssertionError("F6 does not go round")


def lists_of(widget: QWidget) -> list[AccessibleList]:
    """The list in which something is read, and those around it."""
    one = widget.listed if isinstance(widget, AccessibleItem) else None
    return [] if one is None else [one, *([one.within] if one.within is not None else [])]


@pytest.mark.slow
@pytest.mark.parametrize("game", list(ALL_GAMES))
def test_F6_comes_to_every_part_and_each_has_a_name(game: str, desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk(games=ALL_GAMES)
    one.program.new_match(game, seed="7")
    for _ in range(3):
        one.my_turn(qtbot)
        one.act()
    one.my_turn(qtbot)
    one.window.activateWindow()
    table = one.program.match.table
    table.setFocus()
    stops = visited(one.window)
    wanted = {thing for thing in table.read_in_order() if isinstance(thing, AccessibleList)}
    assert wanted <= {outer for stop in stops for outer in lists_of(stop)}
    for stop in stops:
        assert QAccessible.queryAccessibleInterface(stop).text(QAccessible.Text.Name)
    assert misread(one.window) == []
    assert unnamed(one.window) == []


def test_kinds_that_are_read_in_a_way_of_their_own_are_found_by_their_names() -> None:
    kinds = (Paragraph, CardWidget, SeatPlate, InfoPanel, ScorePanel, AccessibleList, TableWidget, SeatDrawWidget)
    sheets = (DealResultPanel, MatchResultPage, DealResultRow, StandingRow, QStackedWidget)
    assert set(MADE) == {kind.__name__ for kind in (*kinds, *sheets)}
