"""What a plate says beside the portrait: the scores always, and what the game adds in words, never cut off."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter
from pytestqt.qtbot import QtBot

from cardtable.core.cards import Suit
from cardtable.core.controls import Plate
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.table.hud import seat_plate
from cardtable.table.hud.seat_plate import HALO, SeatPlate, SeatPlateContent
from cardtable.table.layout.geometry import COMPACT, PLATE
from cardtable.table.style import text_painting
from cardtable.table.style.table_style import TableLook, TableStyle
from tests.table.stage import faces

KITTY, OUT = Text("T", "Kitty"), Text("T", "Out, place 2")


class Line(NamedTuple):
    text: str
    rect: QRectF
    fits: bool


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    """What is painted on plates."""
    lines: list[Line] = []

    def paint_text(painter: QPainter, rect: QRectF, text: str, font: QFont, *more: Any) -> None:
        smallest = text_painting.fitted(font, text, rect.width())
        lines.append(Line(text, rect, text_painting.text_width(text, smallest) <= rect.width() + 0.5))
        text_painting.paint_text(painter, rect, text, font, *more)

    monkeypatch.setattr(seat_plate, "paint_text", paint_text)
    return lines


def shown(qtbot: QtBot, sitter: SeatPlateContent, *, compact: bool, right_to_left: bool = False) -> SeatPlate:
    style = TableStyle(SourceRenderer(), faces(), TableLook(right_to_left=right_to_left))
    style.scale = 0.87 if compact else 1.0
    plate = SeatPlate(style, None)  # type: ignore[arg-type]
    qtbot.addWidget(plate)
    plate.lay(QRectF(20, 20, *(side * style.scale for side in (COMPACT if compact else PLATE).toTuple())))
    plate.show_content(sitter)
    plate.grab()
    return plate


@pytest.mark.parametrize("compact", [True, False])
@pytest.mark.parametrize("fan", [True, False])
@pytest.mark.parametrize("kitty", ["Kitty", "Leftovers"])
def test_a_label_takes_nothing_from_the_scores(
    qtbot: QtBot, written: list[Line], compact: bool, fan: bool, kitty: str
) -> None:
    badges = (Text("T", kitty),)
    sitter = SeatPlateContent("Dariush", 3, Plate(points=1, total=0, badges=badges), cards=8, fan=fan and compact)
    plate = shown(qtbot, sitter, compact=compact)
    said = [line.text for line in written]
    assert kitty in said
    assert " ".join(said).count("total 0") == 1
    assert any("1" in text for text in said)
    assert all(line.fits for line in written)
    whole = QRectF(0, 0, plate.width(), plate.height())
    assert all(whole.contains(line.rect) for line in written)
    tag = next(line for line in written if line.text == kitty)
    assert not any(tag.rect.intersects(line.rect.adjusted(0, 4, 0, -4)) for line in written if line is not tag)


@pytest.mark.parametrize("fan", [True, False])
def test_who_is_out_is_said_whole_beside_the_own_trumps(qtbot: QtBot, written: list[Line], fan: bool) -> None:
    sitter = SeatPlateContent("Guest", 3, Plate(total=0, badges=(Suit.HEARTS, OUT)), cards=0 if fan else None, fan=fan)
    shown(qtbot, sitter, compact=True)
    assert [line.text for line in written] == ["Guest", "total 0", "Out, place 2"]
    assert all(line.fits for line in written)
    assert all(line.rect.left() >= HALO + 40 for line in written)


def test_nothing_hangs_at_a_portrait_without_a_label(qtbot: QtBot, written: list[Line]) -> None:
    sitter = SeatPlateContent("Dariush", 3, Plate(points=1, total=0), cards=8, fan=True)
    shown(qtbot, sitter, compact=True)
    assert [line.text for line in written] == ["Dariush", "this deal 1", "total 0"]


@pytest.mark.parametrize(("fan", "anew"), [(True, True), (False, False)])
def test_a_plate_is_painted_anew_only_where_there_is_something_else_to_be_seen(
    qtbot: QtBot, written: list[Line], fan: bool, anew: bool
) -> None:
    sitter = SeatPlateContent("Asha", 0, Plate(points=3, total=9), cards=13, fan=fan)
    plate = shown(qtbot, sitter, compact=fan)
    written.clear()
    plate.show_content(sitter)
    plate.grab()
    assert written == []
    plate.show_cards(12)
    plate.show_content(sitter._replace(cards=12))
    plate.grab()
    assert bool(written) is anew
    assert plate.accessibleDescription().endswith("12 card(s) in hand")
    written.clear()
    plate.refresh()  # the words are others now
    plate.grab()
    assert written


@pytest.mark.parametrize("compact", [True, False])
@pytest.mark.parametrize("badges", [(), (Suit.HEARTS,), (Suit.HEARTS, KITTY)])
def test_a_plate_read_from_the_right_is_the_mirror_image(
    qtbot: QtBot, written: list[Line], compact: bool, badges: tuple[Any, ...]
) -> None:
    sitter = SeatPlateContent("Asha", 3, Plate(points=1, total=0, badges=badges), cards=8, fan=compact)
    plate = shown(qtbot, sitter, compact=compact)
    usual = [(line.text, line.rect) for line in written]
    written.clear()
    shown(qtbot, sitter, compact=compact, right_to_left=True)
    mirrored = [
        (line.text, line.rect.translated(plate.width() - line.rect.left() - line.rect.right(), 0)) for line in written
    ]
    assert [text for text, _ in mirrored] == [text for text, _ in usual]
    assert [rect.left() for _, rect in mirrored] == pytest.approx([rect.left() for _, rect in usual])
    assert all(rect.left() > plate.height() / 2 for text, rect in usual if text != "Kitty")
