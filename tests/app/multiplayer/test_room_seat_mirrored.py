"""The seats of a room where the language runs from the right: portrait and words as on the table's plates."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.multiplayer import room_seat_button
from cardtable.app.multiplayer.room_seat_button import RoomSeatButton, RoomSeatState
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.host.room_types import SeatOccupant
from cardtable.table.art.themes import THEMES

READY = Text("T", "ready")


@pytest.mark.parametrize("kind", [SeatOccupant.PERSON, SeatOccupant.OPEN])
def test_a_seat_is_mirrored(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, kind: SeatOccupant) -> None:
    written: list[QRectF] = []
    portraits: list[QPointF] = []
    monkeypatch.setattr(room_seat_button, "paint_text", lambda _painter, rect, *_more: written.append(rect))
    monkeypatch.setattr(room_seat_button, "paint_portrait", lambda _painter, middle, *_more: portraits.append(middle))

    def paint_open_place(_painter: Any, _rect: QRectF, middle: QPointF, _theme: Any) -> None:
        portraits.append(middle)

    monkeypatch.setattr(room_seat_button, "paint_open_place", paint_open_place)
    parent = QWidget()
    qtbot.addWidget(parent)
    button = RoomSeatButton(SourceRenderer(), next(iter(THEMES.values())), parent)
    button.lay(QRectF(0, 0, 150, 46), small=False)
    button.show_seat(RoomSeatState(kind, "Asha", READY, READY, READY))
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        button.setLayoutDirection(direction)
        button.grab()
    width = button.width()

    assert portraits[1].x() == pytest.approx(width - portraits[0].x())
    assert portraits[0].x() < width / 3
    assert [rect.left() for rect in written[2:]] == pytest.approx([width - rect.right() for rect in written[:2]], abs=1)
