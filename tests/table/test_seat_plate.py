"""What the plate of a seat says, and how large."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.core.controls import Plate
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.table.hud import seat_plate
from cardtable.table.hud.participant_display import SeatPresence, SeatPresenceKind
from cardtable.table.hud.seat_plate import SeatPlate, SeatPlateContent
from cardtable.table.style.table_style import TableLook, TableStyle
from cardtable.table.style.text_painting import fitted
from tests.table.stage import faces


@pytest.mark.parametrize(
    ("width", "shown"), [(128, "for Harbhajan"), (100, "Harbhajan")], ids=["room for all", "for the name alone"]
)
def test_a_name_is_not_cut_to_say_for_whom_a_computer_plays(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int, shown: str
) -> None:
    """The portrait says it as well."""
    written: list[str] = []
    monkeypatch.setattr(seat_plate, "paint_text", lambda painter, rect, text, *more: written.append(text))
    table = QWidget()
    qtbot.addWidget(table)
    plate = SeatPlate(TableStyle(SourceRenderer({}, {}), faces(), TableLook()), table)
    plate.lay(QRectF(20, 20, width, 34))
    plate.show_content(
        SeatPlateContent("Harbhajan", 0, Plate(), cards=0, state=SeatPresence(SeatPresenceKind.REPLACED))
    )
    plate.grab()
    assert written[0] == shown


def test_points_and_total_below_each_other_are_of_one_size(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: dict[str, int] = {}

    def note(painter: QPainter, rect: QRectF, text: str, font: QFont, *more: object) -> None:
        sizes[text] = fitted(font, text, rect.width()).pixelSize()

    monkeypatch.setattr(seat_plate, "paint_text", note)
    table = QWidget()
    qtbot.addWidget(table)
    style = TableStyle(SourceRenderer({}, {}), faces(), TableLook())
    plate = SeatPlate(style, table)
    plate.lay(QRectF(20, 20, 128, 34))
    plate.show_content(SeatPlateContent("Asha", 0, Plate(points=126, total=0), cards=4, fan=True))
    plate.grab()
    assert sizes["this deal 126"] == sizes["total 0"]
