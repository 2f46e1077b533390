"""Looking at a deal of many players: the hand under the pointer is shown large, over no other hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, cast

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.overlays.replay.hand_magnifier import HandMagnifier
from cardtable.core.zones import Zone
from tests.app.scripted import ALL_GAMES

MakeDesk = Callable[..., Any]


def looked_at(one: Any, qtbot: QtBot, seats: int) -> Any:
    """The page on which a deal of so many is looked at, with all hands open."""
    game = ALL_GAMES["cancellation_hearts"]
    one.window.resize(1024, 600)
    one.program.new_match(game.id, options=game.options(), seats=seats, seed="3")

    def counted() -> bool:
        one.hurry()
        if 0 in one.session.actors:
            one.act()
        return bool(one.session.scores)

    qtbot.waitUntil(counted)
    one.hurry()
    one.openers.overlays.look(1)
    qtbot.waitUntil(lambda: one.openers.overlays.replay.page is not None)
    page = one.openers.overlays.replay.page
    page.go_to(0)
    return page


def magnifier(page: Any) -> HandMagnifier:
    found = page.findChild(HandMagnifier)
    assert found is not None
    return cast("HandMagnifier", found)


def hand(page: Any, seat: int) -> Any:
    return page.scene.board.piles[Zone("hand", seat)]


def bounds(pile: Any) -> QRectF:
    found = QRectF()
    for pose in pile.poses():
        found = found.united(pose.bounds())
    return found


def shows(page: Any, faces: tuple[Any, ...]) -> bool:
    return bool(magnifier(page).cards == faces)


def point(page: Any, spot: QPointF) -> None:
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(QEvent.Type.MouseMove, spot, spot, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(page, move)


@pytest.mark.slow
def test_every_small_hand_is_shown_large_over_no_other_hand(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk(games=ALL_GAMES)
    page = looked_at(one, qtbot, 11)
    others = {seat: bounds(hand(page, seat)) for seat in range(11)}
    for seat in range(1, 11):
        point(page, others[seat].center())
        faces = tuple(widget.final_card for widget in hand(page, seat).widgets)
        qtbot.waitUntil(partial(shows, page, faces))
        place = QRectF(magnifier(page).geometry())
        assert QRectF(page.rect()).contains(place)
        assert [one for one, rect in others.items() if rect.intersects(place)] == []
    point(page, others[0].center())  # large enough as it lies
    qtbot.waitUntil(lambda: not magnifier(page).cards)


@pytest.mark.slow
def test_it_goes_with_the_pointer_and_takes_no_click(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk(games=ALL_GAMES)
    page = looked_at(one, qtbot, 8)
    assert magnifier(page).show_hand(Zone("hand", 3))
    assert page.childAt(magnifier(page).geometry().center()) is not magnifier(page)
    point(page, bounds(hand(page, 3)).center())
    point(page, QPointF(page.rect().center()))
    qtbot.waitUntil(lambda: not magnifier(page).cards)
