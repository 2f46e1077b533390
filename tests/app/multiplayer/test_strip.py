"""The strip as a widget: nothing overlaps, everything is spoken, the ring steps."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.multiplayer.in_match.notification_bar import HIGH_CONTRAST_STRIP, NotificationBar
from cardtable.app.multiplayer.in_match.notification_content import Countdown, NotificationAction
from cardtable.app.multiplayer.in_match.notification_rules import (
    ConnectionStatus,
    NoticeKind,
    RoomNotice,
    RoomStatus,
    strip_of,
)
from cardtable.app.multiplayer.in_match.notification_widgets import CountdownRing, FittedLabel
from cardtable.core.cards import parse_cards
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.table.art.themes import CardStyle
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.text_painting import set_unit
from tests.app.multiplayer.test_strip_of_situation import HERE, UNDO, Named

CLAIMED = ["AS", "KS", "QS", "JS", "TS", "9S", "8S", "7S", "6S", "5S", "4S", "3S"]
SITUATIONS = {
    "lost": RoomStatus(HERE.me, HERE.host, HERE.portraits, ConnectionStatus.LOST),
    "gone": RoomStatus(HERE.me, HERE.host, HERE.portraits, ConnectionStatus.HOST_GONE, waits_until=Countdown(470, 600)),
    "undo": RoomStatus(HERE.me, HERE.host, HERE.portraits, wish=UNDO),
    "paused": RoomStatus(HERE.me, HERE.host, HERE.portraits, paused=True),
    "one seat free": RoomStatus(free=(Seat(2),), may_watch=False),
    "seats free": RoomStatus(free=(Seat(1), Seat(2))),
    "sat down": RoomStatus(HERE.me, notices=(RoomNotice(NoticeKind.SAT_DOWN),)),
    "doubt": RoomStatus(HERE.me, notices=(RoomNotice(NoticeKind.DOUBT, 3),)),
}


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def made(situation: RoomStatus, qtbot: QtBot, width: int = 1024, clock: Clock | None = None) -> NotificationBar:
    strip = NotificationBar(Named(), CardStyle(), Announcer(), None, clock or Clock())
    qtbot.addWidget(strip)
    strip.resize(width, strip.height())
    content = strip_of(situation)
    assert content is not None
    strip.say(content, Named(), CardStyle(), motion=False)
    strip.show()
    return strip


def things(strip: NotificationBar) -> list[QRect]:
    shown = [*strip.findChildren(FittedLabel), *strip.findChildren(CountdownRing), *strip.buttons]
    return [thing.geometry() for thing in shown if thing.isVisible()]


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("name", SITUATIONS)
def test_nothing_overlaps_on_the_smallest_window(name: str, mirrored: bool, qtbot: QtBot) -> None:
    strip = made(SITUATIONS[name], qtbot, 800)
    if mirrored:
        strip.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        strip.resize(801, strip.height())
    lying = things(strip)
    assert not [pair for pair in combinations(lying, 2) if pair[0].intersects(pair[1])]
    assert all(strip.rect().contains(one) for one in lying)
    buttons = [button.x() for button in strip.buttons]
    assert buttons == sorted(buttons, reverse=mirrored)


@pytest.mark.parametrize("name", SITUATIONS)
def test_nothing_overlaps_in_large_type(name: str, qtbot: QtBot) -> None:
    app = QApplication.instance()
    assert app is not None
    set_unit(app, 1.6)
    try:
        lying = things(made(SITUATIONS[name], qtbot, 1280))
    finally:
        set_unit(app, 1.0)
    assert not [pair for pair in combinations(lying, 2) if pair[0].intersects(pair[1])]


def test_the_longer_of_two_lines_has_its_room_before_cards(qtbot: QtBot) -> None:
    claim = replace(UNDO, wish=UNDO.wish.CLAIM, cards=parse_cards(CLAIMED[:3]))
    strip = made(replace(SITUATIONS["undo"], wish=claim), qtbot)
    content = strip_of(replace(SITUATIONS["undo"], wish=claim))
    assert content is not None
    strip.say(
        replace(content, second=Text("", "A second line that is longer than the first one is. " * 2)),
        Named(),
        CardStyle(),
        motion=False,
    )
    assert all(label.width() >= label.wanted() - 1 for label in strip.findChildren(FittedLabel))


def test_twelve_cards_of_a_claim_fit_before_the_ring(qtbot: QtBot) -> None:
    claim = UNDO.__class__(1, UNDO.wish.CLAIM, UNDO.by, None, UNDO.waits_for, parse_cards(CLAIMED), UNDO.countdown)
    strip = made(RoomStatus(HERE.me, wish=claim), qtbot)
    (ring,) = strip.findChildren(CountdownRing)
    (label,) = (label for label in strip.findChildren(FittedLabel) if label.isVisible())
    assert label.geometry().right() + 16 + 12 * 30 < ring.x()
    assert "ace of spades" in strip.accessibleName()


def test_all_of_a_wish_is_spoken_with_its_keys_and_seconds(qtbot: QtBot) -> None:
    strip = made(SITUATIONS["undo"], qtbot)
    assert strip.spoken() == (
        "Ravi would like to take back the ten of spades. Press Y for yes, N for no. 20 second(s)."
    )


def test_the_ring_steps_and_says_when_ten_seconds_are_left_and_when_none(qtbot: QtBot) -> None:
    clock, soon, out = Clock(), list[int](), list[bool]()
    strip = made(SITUATIONS["undo"], qtbot, clock=clock)
    (ring,) = strip.findChildren(CountdownRing)
    ring.nearlyOut.connect(soon.append)
    strip.runOut.connect(lambda: out.append(True))
    for now in (1.0, 9.0, 10.0, 11.0, 19.0):
        clock.now = now
        ring._step()
    assert soon == [10]
    assert not out
    clock.now = 20.0
    ring._step()
    assert out == [True]


def test_a_wish_that_is_put_again_keeps_its_buttons(qtbot: QtBot) -> None:
    strip = made(SITUATIONS["undo"], qtbot)
    before = strip.buttons
    content = strip_of(SITUATIONS["undo"])
    assert content is not None
    strip.say(content, Named(), CardStyle())
    assert strip.buttons is before


def test_pressing_a_button_tells_what_it_does(qtbot: QtBot) -> None:
    strip, pressed = made(SITUATIONS["lost"], qtbot), list[NotificationAction]()
    strip.pressed.connect(pressed.append)
    for button in strip.buttons:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert pressed == [NotificationAction.TRY_NOW, NotificationAction.LEAVE]
    assert strip.focusWidget() is None  # a click leaves the keyboard where it was


def test_the_keyboard_never_lands_on_another_button_than_the_one_pressed(qtbot: QtBot) -> None:
    """After "Go on" with Enter, a second Enter would leave the table."""
    strip, left = made(SITUATIONS["lost"], qtbot), list[bool]()
    strip.left.connect(lambda: left.append(True))
    strip.activateWindow()
    qtbot.waitUntil(strip.isActiveWindow)
    strip.take_focus()
    content = strip.content
    assert content is not None
    strip.say(replace(content, buttons=content.buttons[1:]), Named(), CardStyle())
    assert left == [True]


def test_high_contrast_reaches_ground_and_buttons(qtbot: QtBot) -> None:
    strip = made(SITUATIONS["lost"], qtbot)
    strip.set_high_contrast(True)
    QApplication.processEvents()
    picture = strip.grab().toImage()
    assert picture.pixelColor(5, 20).name().upper() == HIGH_CONTRAST_STRIP.ground
    middle = strip.buttons[0].geometry().topLeft() + strip.buttons[0].rect().center()
    assert picture.pixelColor(middle.x(), middle.y() - 13).name().upper() == HIGH_CONTRAST_STRIP.chrome.accent
