"""Small moments on the felt: shown where they happened for a second, over nothing that anybody has to press."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.core.cards import Card, Suit
from cardtable.core.controls import Gesture
from cardtable.core.zones import Seat, Zone
from cardtable.models.update_facts import Highlight, HighlightKind
from cardtable.table.highlight_layer import LONG_MS, MOST, paint_broken, paint_moon, stage
from tests.table.stage import QUICK, Stage

MOON = Highlight(HighlightKind.MOON, Seat(0))
SHARES = [place / 20 for place in range(21)]


def shown(stage: Stage) -> list[QWidget]:
    return stage.hud.highlights.widgets()


@pytest.mark.parametrize("reduced", [False, True])
def test_a_moment_comes_stands_and_goes(reduced: bool) -> None:
    seen = [stage(share, reduced=reduced) for share in SHARES]
    assert seen[10].opacity == 1
    assert seen[10].size == pytest.approx(1)
    assert seen[-1].opacity == 0
    assert LONG_MS <= 800
    if reduced:
        assert {(at.size, at.sweep) for at in seen} == {(1, 1)}  # nothing grows and nothing travels
        assert seen[0].opacity == 0
    else:
        assert seen[1].size < 0.8


def test_it_is_painted_inside_its_square() -> None:
    for share in SHARES:
        picture = QImage(160, 160, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(QColor(0, 0, 0, 0))
        painter = QPainter(picture)
        paint_moon(painter, QRectF(14, 14, 132, 132), stage(share, reduced=False))
        painter.end()
        assert not any(picture.pixelColor(x, y).alpha() for x in range(0, 160, 3) for y in (0, 159))


@pytest.mark.parametrize("reduced", [False, True])
def test_a_sign_that_breaks_parts_inside_the_card_that_broke_it(reduced: bool, qtbot: QtBot) -> None:
    theme, widths = Stage(qtbot, 4).scene.table_style.theme, []
    for share in (0.05, 0.3, 0.6):
        picture = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(QColor(0, 0, 0, 0))
        painter = QPainter(picture)
        paint_broken(painter, QRectF(0, 0, 120, 120), Suit.HEARTS, theme, stage(share, reduced=reduced))
        painter.end()
        inked = [x for x in range(120) if any(picture.pixelColor(x, y).alpha() for y in range(120))]
        assert inked[0] > 0
        assert inked[-1] < 119
        widths.append(inked[-1] - inked[0])
    assert (widths[0] < widths[1]) is not reduced


def test_a_broken_sign_lies_on_its_card(qtbot: QtBot) -> None:
    laid = Stage(qtbot, 4)
    laid.finish()
    zone = Zone("hand", 0)
    laid.scene.show_highlight(Highlight(HighlightKind.BROKEN, Seat(0), zone=zone, suit=Suit.HEARTS))
    (picture,) = shown(laid)
    assert laid.board.piles[zone].poses()[-1].rect().contains(QRectF(picture.geometry()).center())


@pytest.mark.parametrize("seats", [4, 11])
def test_it_is_shown_at_the_plate_inside_the_table(qtbot: QtBot, seats: int) -> None:
    laid = Stage(qtbot, seats)
    laid.finish()
    for seat in range(seats):
        laid.scene.show_highlight(Highlight(HighlightKind.CAUGHT, Seat(seat), Card.parse("QS")))
        (picture,) = shown(laid)
        assert laid.table.rect().contains(picture.geometry())
        plate = laid.board.geometry.plates[laid.board.places.position(Seat(seat))].toRect()
        near = picture.geometry().adjusted(-30, -30, 30, 30)
        assert near.intersects(plate)
        laid.hud.highlights.clear()


def test_it_takes_no_click_and_holds_nothing_up(qtbot: QtBot) -> None:
    laid = Stage(qtbot, 4)
    laid.finish()
    gestures: list[Gesture] = []
    laid.table.gestureMade.connect(gestures.append)
    card = laid.hand[1]
    laid.scene.show_highlight(Highlight(HighlightKind.COMPLETE, Seat(0), zone=Zone("hand", 0)))
    (picture,) = shown(laid)
    spot = QPoint(round(card.pose.x - card.pose.width * 0.4), round(card.pose.y))
    picture.setGeometry(QRect(spot, spot).adjusted(-9, -9, 9, 9))
    assert laid.animator.is_idle
    QTest.mouseClick(laid.table, Qt.MouseButton.LeftButton, pos=spot)
    assert laid.table.childAt(spot) is not picture
    assert gestures


def test_it_ends_by_itself_and_with_another_table(qtbot: QtBot) -> None:
    laid = Stage(qtbot, 4, look=QUICK._replace(reduce_motion=True))
    laid.finish()
    laid.scene.show_highlight(MOON)
    qtbot.waitUntil(lambda: not shown(laid), timeout=3 * LONG_MS)
    for _ in range(2 * MOST):
        laid.scene.show_highlight(MOON)
    assert len(shown(laid)) == MOST
    laid.table.resize(1024, 548)
    assert all(laid.table.rect().contains(picture.geometry()) for picture in shown(laid))
    laid.scene.snap(laid.session.view(Seat(1)))
    assert not shown(laid)


def test_a_moment_without_a_place_on_the_table_is_not_shown(qtbot: QtBot) -> None:
    laid = Stage(qtbot, 4)
    laid.finish()
    laid.scene.show_highlight(Highlight(HighlightKind.COMPLETE, Seat(0), zone=Zone("nowhere", 0)))
    laid.scene.show_highlight(Highlight(HighlightKind.MOON, None))
    assert not shown(laid)
