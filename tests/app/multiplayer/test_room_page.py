"""The room under somebody's hands: what a host and a guest make the table do, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.match.player_names import remote_seat_display
from cardtable.app.multiplayer.room_page import RoomPage
from cardtable.app.multiplayer.room_seat_button import RoomSeatButton
from cardtable.app.widgets.labels import Paragraph
from cardtable.app.widgets.palette import LIGHT
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import TextRenderer
from cardtable.core.zones import Seat
from cardtable.games import in_order
from cardtable.host.room_messages import RoomInfo
from cardtable.host.room_requests import ArrangeRequest, ReadyRequest, SitRequest, StartRequest
from cardtable.net.agent_messages import OutsideChanged, OutsideState
from cardtable.table.art.themes import THEMES, CardStyle
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style import text_painting
from tests.app.dialogs.looks import clipped, shown_words, unreached
from tests.app.dialogs.speech import TestWords
from tests.app.multiplayer.rooms import GAMES, MARK, OPEN, ROOM, computer, person, table_of
from tests.hardship.tree import disordered, stops, unnamed

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")
GUEST = table_of(person("Ravi"), computer(), person("Asha"), OPEN, host=2)


class Watched:
    """A room, and everything that it wants."""

    def __init__(self, page: RoomPage, announcer: Announcer) -> None:
        self.page, self.announcer = page, announcer
        self.done: list[object] = []
        self.said: list[str] = []
        page.done.connect(self.done.append)
        page.said.connect(lambda text: self.said.append(SourceRenderer().text(text)))


Make = Callable[..., Watched]


@pytest.fixture
def make(qtbot: QtBot, qapp: QApplication) -> Make:
    def one(
        table: RoomInfo = ROOM,
        *,
        host: bool = True,
        words: TextRenderer | None = None,
        size: tuple[int, int] = (1024, 545),
    ) -> Watched:
        announcer = Announcer()
        page = RoomPage(words or SourceRenderer(), in_order(GAMES), THEMES["green"], CardStyle(), LIGHT, announcer)
        qtbot.addWidget(page)
        watched = Watched(page, announcer)
        page.resize(*size)
        page.show_mark(MARK)
        page.show_table(table, may_arrange=host, is_here=host)
        page.show()
        page.activateWindow()
        qapp.processEvents()
        return watched

    return one


@pytest.mark.parametrize("long", [False, True], ids=["English", "long"])
@pytest.mark.parametrize("direction", ["LeftToRight", "RightToLeft"])
def test_the_room_fits_the_smallest_window(make: Make, qapp: QApplication, long: bool, direction: str) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection[direction])
    try:
        page = make(words=TestWords(long=long)).page
        assert clipped(page) == []
        assert unnamed(page) == []
        assert unreached(page) == []
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.parametrize(("table", "host"), [(ROOM, True), (GUEST, False)], ids=["host", "guest"])
def test_large_type_does_not_burst_the_room_in_a_small_window(
    make: Make, qapp: QApplication, table: RoomInfo, host: bool
) -> None:
    """It is as large as elsewhere only where the window is larger, too."""
    before = text_painting.scale_unit()
    text_painting.set_unit(qapp, 1.4)
    try:
        page = make(table, host=host, size=(1024, 520)).page
        assert clipped(page) == []
        assert page.rules.height() >= page.rules.heightForWidth(page.rules.width())
        assert all(not page.middle.geometry().intersects(seat.geometry()) for seat in page.findChildren(RoomSeatButton))
        small = page.leave.height()
        assert make(table, host=host, size=(1600, 900)).page.leave.height() > small
    finally:
        text_painting.set_unit(qapp, before)


def test_nothing_is_promised_of_an_invitation_while_a_relay_is_asked(make: Make) -> None:
    page = make().page
    for state, said in (
        (OutsideState.CONNECTING, "Connecting to a relay for friends from other houses…"),
        (OutsideState.SILENT, "Works in this house only"),
    ):
        page.show_reach(anywhere=False, outside=OutsideChanged(state), own=True)
        assert page.invite.accessibleName() == said
        assert clipped(page) == []


def test_the_host_is_told_what_to_do_with_the_invitation_on_the_smallest_screen(make: Make) -> None:
    """Both buttons of the rules stand in one line, which leaves the room for it."""
    page = make().page

    page.invite.show_reach(anywhere=False, outside=None, own=True)
    page.show_table(ROOM, may_arrange=True, is_here=True)

    assert page.rules.whole.y() == page.rules.change.y()
    assert page.invite.outside.isVisible()
    said = [label.text() for label in page.invite.findChildren(Paragraph) if not label.isHidden()]
    assert "Works in this house only" in said
    sentence = "Send the message to people in this house. It works until you close the table."
    assert page.invite.copy.accessibleDescription() == sentence


def test_another_language_says_everything_again(make: Make, qapp: QApplication) -> None:
    words = TestWords()
    page = make(words=words).page
    words.long = True
    qapp.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    qapp.processEvents()
    assert [text for text in shown_words(page) if "«" not in text] == []


def test_start_says_ready_too_and_waits_for_others(make: Make) -> None:
    waiting = make()
    assert waiting.page.middle.start.accessibleDescription() == "Ravi isn't ready yet"
    waiting.page.middle.start.click()
    assert waiting.done == []
    free = make(table_of(person("Asha"), OPEN, OPEN, OPEN, rev=7))
    free.page.middle.start.click()
    assert free.done == [ReadyRequest(True, 7), StartRequest(7)]


def test_a_guest_says_ready_for_the_rules_in_sight_and_takes_it_back(make: Make, qtbot: QtBot) -> None:
    room = make(GUEST, host=False)
    qtbot.keyClick(room.page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert room.done == [ReadyRequest(True, 1)]
    ready = replace(GUEST, seats=(replace(GUEST.seats[0], ready=True), *GUEST.seats[1:]))
    room.page.show_table(ready, may_arrange=False, is_here=False)
    assert room.page.middle.ready.text() == "Ready. Asha starts when all are."
    room.page.middle._after_all.click()
    assert room.done[1:] == [ReadyRequest(False, 1)]


def test_changed_rules_are_told_and_marked_until_one_is_ready_again(make: Make) -> None:
    room = make(GUEST, host=False)
    changed = replace(table_of(*GUEST.seats, host=2, rev=2, target=50))
    room.page.show_table(changed, may_arrange=False, is_here=False)
    assert room.said == ["Asha has changed the rules. To 50 points, not to 100."]
    assert [line.text() for line in room.page.rules._lines if line.fresh] == ["To 50 points, not to 100."]
    again = replace(changed, seats=(replace(changed.seats[0], ready=True), *changed.seats[1:]))
    room.page.show_table(again, may_arrange=False, is_here=False)
    assert not any(line.fresh for line in room.page.rules._lines)


def test_what_happens_at_the_seats_is_said(make: Make) -> None:
    room = make(GUEST, host=False)
    joined = replace(GUEST, seats=(*GUEST.seats[:3], person("Leila")))
    room.page.show_table(joined, may_arrange=False, is_here=False)
    assert room.said == ["Leila sits down."]


def test_a_guest_takes_an_open_seat_and_no_other(make: Make) -> None:
    room = make(GUEST, host=False)
    for seat in room.page.seat_buttons:
        seat.click()
    assert room.done == [SitRequest(Seat(3))]


def test_somebody_without_a_seat_is_told_how_to_get_one_or_that_they_watch(make: Make) -> None:
    places = (person("Ravi"), person("Meera"), person("Leila"))
    room = make(table_of(*places, OPEN, host=0, you=None), host=False)
    assert "Click an open seat to sit down." in shown_words(room.page)
    room.page.show_table(table_of(*places, person("Asha"), host=0, you=None), may_arrange=False, is_here=False)
    assert "You're watching. The match begins when all players are ready." in shown_words(room.page)


def test_whoever_has_just_sat_down_can_say_ready_with_enter(make: Make) -> None:
    """Nobody has a seat in the first word of a table."""
    room = make(table_of(OPEN, person("Meera"), OPEN, OPEN, host=1, you=None), host=False)
    seated = table_of(person("Asha"), person("Meera"), OPEN, OPEN, host=1)
    room.page.show_table(seated, may_arrange=False, is_here=False)
    assert room.page.focusWidget() is room.page.middle.ready


def test_rules_made_for_others_say_so(make: Make) -> None:
    options = GAMES["svoi_kozyri"].options
    three = replace(table_of(person("Asha"), OPEN, game="svoi_kozyri"), seats=(person("Asha"), OPEN, OPEN))
    room = make(three)
    assert options.presets_for(3) == ()
    assert "Made for another number of players." in room.page.rules.said()


def test_the_host_fills_a_seat_by_its_menu(make: Make) -> None:
    room = make()
    menu = room.page.seat_menu(Seat(3))
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert texts[0] == "Open for people"
    assert texts[-1] == "Sit here myself"
    assert texts[1:-1] == ["Computer: Beginner", "Computer: Medium", "Computer: Expert"]
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["Open for people"]
    next(action for action in menu.actions() if action.text() == "Computer: Expert").trigger()
    menu.actions()[-1].trigger()
    assert room.done == [ArrangeRequest(fill=(Seat(3), "expert")), SitRequest(Seat(3))]


def test_the_host_sits_in_a_computers_seat_by_freeing_it_first(make: Make) -> None:
    room = make(table_of(person("Asha"), computer(), OPEN, OPEN))
    room.page.seat_menu(Seat(1)).actions()[-1].trigger()
    assert room.done == [ArrangeRequest(fill=(Seat(1), "")), SitRequest(Seat(1))]


def test_a_person_is_only_asked_to_leave(make: Make) -> None:
    room = make()
    wanted: list[int] = []
    room.page.removalWanted.connect(wanted.append)
    menu = room.page.seat_menu(Seat(1))
    assert menu.actions()[-1].text() == "Ask to leave…"
    menu.actions()[-1].trigger()
    assert wanted == [1]
    assert room.done == []


def test_the_host_moves_people(make: Make) -> None:
    room = make()
    menu = room.page.seat_menu(Seat(1))
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert texts[:-1] == ["Change places with me", "Change places with Ravi", "Move here: Open seat, right"]
    menu.actions()[2].trigger()
    assert room.done == [ArrangeRequest(move=(Seat(1), Seat(3)))]


def test_the_host_lets_somebody_sit_opposite(make: Make) -> None:
    room = make(table_of(person("Asha"), person("Leila"), computer(), OPEN, game="canasta"))
    texts = [action.text() for action in room.page.seat_menu(Seat(1)).actions() if not action.isSeparator()]
    assert texts[0] == "Sit opposite me"
    assert "Move here: Open seat, right" in texts
    room.page.seat_menu(Seat(1)).actions()[0].trigger()
    assert room.done == [ArrangeRequest(move=(Seat(1), Seat(2)))]


def test_arrows_go_round_the_seats_and_escape_leaves(make: Make, qtbot: QtBot) -> None:
    room = make()
    seats = room.page.seat_buttons
    seats[0].setFocus()
    for expected in (1, 2, 3, 0):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Left)
        assert seats[expected].hasFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
    assert seats[3].hasFocus()
    with qtbot.waitSignal(room.page.escaped):
        qtbot.keyClick(seats[3], Qt.Key.Key_Escape)


def test_tab_goes_from_the_button_round_the_seats_to_the_panels(make: Make) -> None:
    page = make().page
    panels = [page.rules.whole, page.rules.change, page.invite.copy, page.leave]
    wanted = [page.middle.start, *page.seat_buttons, *panels]
    assert [widget for widget in stops(page) if widget in wanted] == wanted
    assert disordered(page) == []


def test_the_host_copies_the_invitation_with_a_key_and_a_guest_has_none(make: Make, qtbot: QtBot) -> None:
    for host, copied in ((True, 1), (False, 0)):
        room = make(host=host)
        wanted: list[bool] = []
        room.page.copyWanted.connect(lambda wanted=wanted: wanted.append(True))
        qtbot.keyClick(room.page, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        assert len(wanted) == copied
        assert room.page.invite.isVisible() is host


def test_markup_in_a_name_is_shown_letter_by_letter(make: Make) -> None:
    evil = "<img src='http://x'>"
    room = make(table_of(person("Ravi"), person(evil), person("Asha"), OPEN, host=2), host=False)
    assert "<img" not in room.page.seat_buttons[1].toolTip()
    assert evil in room.page.seat_buttons[1].accessibleName()


def test_a_computer_is_called_as_it_will_be_in_the_match(make: Make) -> None:
    table = table_of(person("Amrit"), computer(), computer("expert"), OPEN)
    names = remote_seat_display(table, SourceRenderer()).names
    spoken = [seat.accessibleName() for seat in make(table).page.findChildren(RoomSeatButton)]
    assert spoken[1] == f"Seat 2 of 4: {names[Seat(1)]}, left, computer · Medium"
    assert names[Seat(1)] != names[Seat(2)] != ""


@pytest.mark.parametrize(("table", "host"), [(ROOM, True), (GUEST, False)], ids=["host", "guest"])
def test_f6_goes_round_the_room_and_t_describes_it(make: Make, qtbot: QtBot, table: RoomInfo, host: bool) -> None:
    room = make(table, host=host)
    page = room.page
    first = page.window().focusWidget()
    assert first is not None
    visited = []
    for _ in range(3):
        qtbot.keyClick(page.window().focusWidget(), Qt.Key.Key_F6)
        visited.append(page.window().focusWidget())
    assert visited[-1] is first
    assert len(set(visited)) == 3
    qtbot.keyClick(first, Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert page.window().focusWidget() is visited[1]

    lines = page.describe()
    assert lines[0] == page.accessibleName()
    assert [button.accessibleName() for button in page.seat_buttons] == [*lines[1 : 1 + len(table.seats)]]
    qtbot.keyClick(first, Qt.Key.Key_T)
    assert room.announcer.history[-1].startswith(lines[0])
