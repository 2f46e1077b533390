"""The felt under flying cards: what is painted anew looks as if it had never been covered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.models.table_model import TableModel
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.art.themes import THEMES, CardStyle
from cardtable.table.presenter import Presenter
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.table_style import TableLook
from cardtable.table.table_widget import TableWidget
from tests.telling import TellingSession

SEATS = 4
FLAGS = QWidget.RenderFlag.DrawChildren


def canasta_table(qtbot: QtBot, theme: str) -> tuple[TableWidget, TellingSession]:
    """A table of Canasta, on which melds lie in trays, at the speed at which people see it."""
    game = discover()["canasta"]
    options = game.options()
    session = TellingSession(game, options, ["person"] * SEATS, "3")
    table = TableWidget(SourceRenderer(), CardPixmaps(CardStyle()), TableLook(theme=theme), Announcer())
    qtbot.addWidget(table)
    table.resize(1240, 690)
    table.show()
    rules = game.rules(options, SEATS)
    view = session.view(Seat(0))
    table.scene.build(rules.zones, view, rules.sides(view.public))
    model = TableModel(game.controls(options, SEATS), ZoneKinds(rules.zones), table)
    Presenter(model, table, table)
    session.subscribe(Seat(0), model.receive)
    return table, session


def painted(table: TableWidget, region: QRegion, dpr: float) -> QImage:
    picture = QImage(table.size() * dpr, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(dpr)
    picture.fill(0)
    table.render(picture, region.boundingRect().topLeft(), region, FLAGS)
    return picture


@pytest.mark.quick(4)
@pytest.mark.parametrize("dpr", [1.0, 2.0])
@pytest.mark.parametrize("theme", THEMES)
def test_frames_in_mid_flight_leave_nothing_behind(qtbot: QtBot, theme: str, dpr: float) -> None:
    """A frame repaints the old and the new place of every flying card: many rectangles that together must look as
    the whole table does."""
    table, session = canasta_table(qtbot, theme)
    game = discover()["canasta"]
    rules = game.rules(game.options(), SEATS)
    seat = min(session.actors)
    assert session.submit(seat, next(rules.legal(session.view(seat))), session.state_version) is None
    qtbot.waitUntil(lambda: not table.scene.animator.is_idle)
    tray = table.scene.board.geometry.trays[0].toAlignedRect()
    step = tray.width() // 6
    rects = [QRect(tray.x() - 9 + step * place, tray.y() - 7 + 5 * place, step + 8, 60) for place in range(6)]
    region = QRegion()
    for rect in rects:
        region = region.united(rect)
    parts, whole = painted(table, region, dpr), painted(table, QRegion(table.rect()), dpr)
    for rect in rects:
        inner = rect.adjusted(1, 1, -1, -1)
        for x in range(inner.left(), inner.right(), 5):
            for y in range(inner.top(), inner.bottom(), 5):
                at = QPoint(round(x * dpr), round(y * dpr))
                assert parts.pixelColor(at) == whole.pixelColor(at), (x, y)
