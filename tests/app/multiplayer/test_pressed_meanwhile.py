"""A press is for what is in sight when it begins: what comes from outside meanwhile neither loses it nor turns it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cardtable.app.multiplayer import discovered_rooms
from cardtable.app.multiplayer.in_match.notification_content import NotificationAction
from cardtable.app.multiplayer.in_match.notification_rules import strip_of
from cardtable.app.multiplayer.lan_page import LanPage
from cardtable.app.multiplayer.room_page import RoomPage
from cardtable.app.multiplayer.room_panels import InvitePanel
from cardtable.app.multiplayer.room_seat_button import RoomSeatButton
from cardtable.app.widgets.palette import LIGHT
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.zones import Seat
from cardtable.games import in_order
from cardtable.host.room_messages import RoomInfo
from cardtable.host.room_requests import ReadyRequest, SitRequest, StartRequest
from cardtable.host.room_types import RoomProposalKind
from cardtable.table.art.themes import THEMES, CardStyle
from cardtable.table.speech.announcer import Announcer
from tests.app.multiplayer.rooms import GAMES, MARK, OPEN, computer, found_table, person, table_of
from tests.app.multiplayer.test_strip import SITUATIONS, made
from tests.app.multiplayer.test_strip_of_situation import UNDO, Named

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")
ALONE = table_of(person("Asha"), OPEN, OPEN, OPEN, rev=7)
GUEST = table_of(person("Ravi"), computer(), person("Asha"), OPEN, host=2)
WATCHER = table_of(OPEN, OPEN, person("Asha"), OPEN, you=None, host=2)

Way = Callable[..., AbstractContextManager[None]]


@contextmanager
def by_mouse(button: QAbstractButton, place: QPoint | None = None) -> Iterator[None]:
    """Press it, and let the mouse go at the same place of the window."""
    window, inside = button.window(), place or button.rect().center()
    seen = button.mapTo(window, inside)
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=inside)
    yield
    QApplication.processEvents()
    if isValid(button):
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=button.mapFrom(window, seen))
    QApplication.processEvents()


@contextmanager
def by_space(button: QAbstractButton, _place: QPoint | None = None) -> Iterator[None]:
    """Press Space on it, and let the key go on what has the focus then."""
    button.setFocus()
    QTest.keyPress(button, Qt.Key.Key_Space)
    yield
    QApplication.processEvents()
    focused = button.window().focusWidget()
    assert focused is not None
    QTest.keyRelease(focused, Qt.Key.Key_Space)
    QApplication.processEvents()


ways = pytest.mark.parametrize("way", [by_mouse, by_space])


@pytest.fixture
def room(qtbot: QtBot, qapp: QApplication) -> Callable[..., tuple[RoomPage, list[object]]]:
    def one(table: RoomInfo, *, host: bool) -> tuple[RoomPage, list[object]]:
        page = RoomPage(SourceRenderer(), in_order(GAMES), THEMES["green"], CardStyle(), LIGHT, Announcer())
        qtbot.addWidget(page)
        done: list[object] = []
        page.done.connect(done.append)
        page.resize(1024, 545)
        page.show_mark(())
        page.show_table(table, may_arrange=host, is_here=host)
        page.show()
        page.activateWindow()
        qapp.processEvents()
        return page, done

    return one


Room = Callable[..., tuple[RoomPage, list[object]]]


@ways
def test_start_is_pressed_while_the_mark_comes(room: Room, way: Way) -> None:
    """An own table has it a moment after its host has sat down, and it stands above the button."""
    page, done = room(ALONE, host=True)
    before = page.middle.start.mapTo(page, QPoint())

    with way(page.middle.start):
        page.show_mark(MARK)

    assert done == [ReadyRequest(True, 7), StartRequest(7)]
    assert page.middle.start.mapTo(page, QPoint()) != before
    assert page.middle.mark.isVisible()


@ways
def test_start_is_pressed_while_somebody_sits_down(room: Room, way: Way) -> None:
    """The table says no to it, in words."""
    page, done = room(ALONE, host=True)

    with way(page.middle.start):
        page.show_table(table_of(person("Asha"), person("Leila"), OPEN, OPEN, rev=7), may_arrange=True, is_here=True)

    assert done == [ReadyRequest(True, 7), StartRequest(7)]
    assert page.middle.start.accessibleDescription() == "Leila isn't ready yet"


@ways
def test_ready_is_pressed_while_the_rules_change(room: Room, way: Way) -> None:
    """Ready is for the rules in sight, and the table refuses it for others."""
    page, done = room(GUEST, host=False)

    with way(page.middle.ready):
        page.show_table(table_of(*GUEST.seats, host=2, rev=2, target=50), may_arrange=False, is_here=False)

    assert done == [ReadyRequest(True, 1)]
    assert not page.middle.ready.isChecked()


@ways
def test_a_seat_is_pressed_while_the_person_gets_another(room: Room, way: Way) -> None:
    """The seats turn until one's own is the lowest."""
    page, done = room(WATCHER, host=False)
    wanted = page.findChildren(RoomSeatButton)[3]

    with way(wanted):
        seated = table_of(OPEN, person("Ravi"), person("Asha"), OPEN, you=1, host=2)
        page.show_table(seated, may_arrange=False, is_here=False)

    assert done == [SitRequest(Seat(3))]


@ways
def test_the_invitation_is_copied_while_a_relay_answers(room: Room, way: Way) -> None:
    page, _done = room(ALONE, host=True)
    copied: list[bool] = []
    page.copyWanted.connect(lambda: copied.append(True))

    with way(page.invite.copy):
        page.show_reach(anywhere=False, outside=None, own=True)

    assert copied == [True]
    assert page.findChildren(InvitePanel)[0].outside.isVisible()


@ways
def test_what_came_meanwhile_is_shown_in_order(room: Room, way: Way) -> None:
    page, _done = room(GUEST, host=False)
    said: list[str] = []
    page.said.connect(lambda text: said.append(SourceRenderer().text(text)))
    joined = replace(GUEST, seats=(*GUEST.seats[:3], person("Leila")))

    with way(page.rules.whole):
        page.show_table(joined, may_arrange=False, is_here=False)
        page.show_table(GUEST, may_arrange=False, is_here=False)
        assert said == []

    assert said == ["Leila sits down.", "Leila has left their seat."]


def test_a_press_that_is_taken_back_holds_nothing_up(room: Room) -> None:
    """The mouse is let go elsewhere, or what was pressed goes out of sight."""
    page, done = room(ALONE, host=True)
    start = page.middle.start
    QTest.mousePress(start, Qt.MouseButton.LeftButton, pos=start.rect().center())
    page.show_mark(MARK)
    QTest.mouseMove(start, QPoint(-40, -40))
    QTest.mouseRelease(start, Qt.MouseButton.LeftButton, pos=QPoint(-40, -40))
    QApplication.processEvents()
    assert page.middle.mark.isVisible()

    QTest.mousePress(start, Qt.MouseButton.LeftButton, pos=start.rect().center())
    page.show_table(GUEST, may_arrange=False, is_here=False)
    page.hide()
    QApplication.processEvents()
    page.show()
    assert start.isHidden()
    assert done == []


@ways
def test_the_way_to_an_own_table_is_pressed_while_the_first_table_is_found(qtbot: QtBot, way: Way) -> None:
    """Which takes the place of what the page says where there is none."""
    page = LanPage(SourceRenderer(), GAMES, CardStyle(), Announcer())
    qtbot.addWidget(page)
    page.resize(760, 500)
    page.give_up()
    page.show()
    page.activateWindow()
    QApplication.processEvents()
    opened: list[bool] = []
    page.openWanted.connect(lambda: opened.append(True))
    button = page.findChildren(QPushButton)[-1]
    assert button.isVisible()

    with way(button):
        page.add(found_table())

    assert opened == [True]
    assert not button.isVisible()
    assert [row.isVisible() for row in page.list.rows] == [True]


@ways
def test_a_table_is_taken_while_one_above_it_goes(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, way: Way) -> None:
    monkeypatch.setattr(discovered_rooms, "GONE_MS", 30)
    page = LanPage(SourceRenderer(), GAMES, CardStyle(), Announcer())
    qtbot.addWidget(page)
    page.resize(760, 500)
    for table, free in (("aaaaaaaa", 3), ("bbbbbbbb", 1)):
        page.add(found_table(table, free=free))
    page.show()
    page.activateWindow()
    QApplication.processEvents()
    taken: list[str] = []
    page.taken.connect(taken.append)
    above, row = page.list.rows
    row.setFocus()
    gone = QSignalSpy(page.list.counted)
    page.lose(above.found.id)  # its row goes a moment later
    assert gone.count() == 1

    with way(row, QPoint(row.width() - 40, row.height() // 2)):
        passed = QTimer(page, singleShot=True, interval=60)
        passed.start()
        qtbot.waitUntil(lambda: not passed.isActive())
        assert len(page.list.rows) == 2

    assert taken == ["bbbbbbbb"]
    assert page.list.rows == [row]


@ways
def test_the_strip_is_pressed_while_the_host_does_not_come_back(qtbot: QtBot, way: Way) -> None:
    """Beside it stands another button then."""
    strip = made(SITUATIONS["lost"], qtbot)
    strip.activateWindow()
    pressed: list[NotificationAction] = []
    strip.pressed.connect(pressed.append)
    more = strip_of(SITUATIONS["gone"])
    assert more is not None
    offered = [button.text() for button in strip.buttons]

    with way(strip.buttons[-1]):
        strip.say(more, Named(), CardStyle(), motion=False)

    assert pressed == [NotificationAction.LEAVE]
    assert [button.text() for button in strip.buttons] != offered


@ways
def test_a_question_is_not_answered_by_a_press_for_another_one(qtbot: QtBot, way: Way) -> None:
    strip = made(SITUATIONS["undo"], qtbot)
    strip.activateWindow()
    pressed: list[NotificationAction] = []
    strip.pressed.connect(pressed.append)
    claim = replace(UNDO, ask=UNDO.ask + 1, wish=RoomProposalKind.PAUSE, cards=())
    other = strip_of(replace(SITUATIONS["undo"], wish=claim))
    assert other is not None

    with way(strip.buttons[0]):
        strip.say(other, Named(), CardStyle(), motion=False)

    assert pressed == []
    assert len(strip.buttons) == 2
