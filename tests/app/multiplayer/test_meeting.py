"""From the menu to a table of people and away again: what the agent is told, and what takes the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.common import saved_matches_dialog
from cardtable.app.dialogs.welcome.welcome_page import WelcomePage
from cardtable.app.multiplayer.leave_dialogs import others_at
from cardtable.app.multiplayer.multiplayer_dialog import MultiplayerDialog, MultiplayerPage
from cardtable.app.multiplayer.open_room_page import house_of
from cardtable.app.multiplayer.reachability import outside_command, outside_in_words
from cardtable.app.multiplayer.room_page import RoomPage
from cardtable.app.settings.settings_sections import PlayersSettings, Settings
from cardtable.app.storage.known_people import KnownPeople, KnownPerson
from cardtable.app.widgets.choice_controls import ToggleSwitch
from cardtable.app.widgets.labels import Paragraph
from cardtable.core.zones import Seat
from cardtable.host.finished_deals import lasting_info
from cardtable.host.room_messages import ClosingMessage, RoomInfo, WelcomeMessage
from cardtable.host.room_requests import ArrangeRequest, SitRequest
from cardtable.host.room_types import PROTOCOL, DisconnectCode, RoomStage
from cardtable.host.seat_assignment import Presence
from cardtable.net.agent.resume_tokens import ResumeToken, ResumeTokenFile
from cardtable.net.agent_messages import (
    ConnectionChanged,
    ConnectionProblem,
    ConnectionState,
    DiscoverCommand,
    FingerprintShown,
    InvitationCopiedCommand,
    JoinCommand,
    LeaveCommand,
    OpenRoomCommand,
    OutsideChanged,
    OutsideCommand,
    OutsideState,
    RoomOpened,
    RoomRelocated,
    SavedSeat,
)
from cardtable.net.room_client import VerifiedDeal
from tests.app.conftest import Desk
from tests.app.dialogs.looks import shown_words
from tests.app.multiplayer.rooms import INVITATION, MARK, OPEN, found_table, person, table_of
from tests.app.scripted import ALL_GAMES
from tests.host.test_alone import played
from tests.models.people_channels import Agents

HOST = table_of(person("Asha"), person("Leila", ready=True), OPEN, OPEN)
GUEST = table_of(OPEN, OPEN, person("Meera"), OPEN, you=None, host=2)


class Meeting:
    """A program whose agent is played by the test."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.agents = Agents()
        program = desk.program
        program.agent = self.agents.line
        program.change(program.settings.players.changed("name", "Asha").changed("portrait", 8))
        desk.welcome.show()

    @property
    def heard(self) -> list[object]:
        return [value for value in self.agents.now.heard if not isinstance(value, DiscoverCommand)]

    def arrive(self, table: RoomInfo, *, host: bool) -> None:
        """The table answers."""
        welcome = WelcomeMessage(PROTOCOL, "a1b2c3d4", host, "c" * 32, INVITATION if host else "")
        self.agents.now.say(ConnectionChanged(ConnectionState.LIVE), welcome, FingerprintShown(MARK), table)

    def people(self, *steps: Callable[[MultiplayerDialog], object]) -> None:
        """Open the dialog from the menu, and do one thing after another in it."""
        with answering(*steps):
            self.desk.trigger("people")

    def sit_as_host(self) -> RoomPage:
        self.people(
            lambda dialog: dialog.go(MultiplayerPage.OPEN),
            lambda dialog: dialog.open_button.click(),
            lambda _: self.agents.now.say(RoomOpened("a1b2c3d4", ("192.168.1.5",), 47190)),
            lambda _: self.arrive(HOST, host=True),
        )
        return self.room()

    def open_at_a_server(self) -> RoomPage:
        """The invitation of a server opens a table there, and whoever has it is the host."""
        self.people(
            lambda dialog: dialog.show_invitation(INVITATION),
            lambda dialog: dialog.join_button.click(),
            lambda _: self.arrive(replace(GUEST, host=None), host=True),
        )
        return self.room()

    def sit_as_guest(self) -> RoomPage:
        self.people(
            lambda dialog: dialog.show_invitation(INVITATION),
            lambda dialog: dialog.join_button.click(),
            lambda _: self.arrive(GUEST, host=False),
        )
        return self.room()

    def room(self) -> RoomPage:
        page = self.desk.window.page()
        assert isinstance(page, RoomPage)
        return page


@contextmanager
def answering(*steps: Callable[[MultiplayerDialog], object]) -> Iterator[None]:
    """Do one thing after another in whatever dialogs open; one that is still open then is closed."""
    waiting = list(steps)

    def go_on() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            if waiting:
                waiting.pop(0)(dialog)  # type: ignore[arg-type]  # the first one is that which the test opens
            else:
                dialog.reject()

    timer = QTimer()
    timer.timeout.connect(go_on)
    timer.start(5)
    yield
    timer.stop()
    assert not waiting


def test_a_second_friend_sits_opposite_the_host_as_partner(desk: Callable[..., Desk]) -> None:
    meeting = Meeting(desk(games=ALL_GAMES))
    room = table_of(OPEN, person("Meera"), OPEN, OPEN, you=None, host=1, game="canasta")
    meeting.people(
        lambda dialog: dialog.show_invitation(INVITATION),
        lambda dialog: dialog.join_button.click(),
        lambda _: meeting.arrive(room, host=False),
    )
    assert meeting.heard[-1] == SitRequest(Seat(3))
    meeting.agents.line.leave()


def test_whom_one_has_played_with_is_kept_and_shown_beside_the_tables_of_the_house(meeting: Meeting) -> None:
    meeting.sit_as_host()
    known = KnownPeople(meeting.desk.program.paths.people)
    assert known.all() == ()
    meeting.agents.now.say(replace(HOST, stage=RoomStage.SEALING))
    assert known.all() == (KnownPerson("Leila", HOST.seats[1].portrait),)
    with answering(press("Close the table")):
        meeting.room().leave.click()
    read: list[str] = []
    meeting.people(
        lambda _: meeting.agents.now.say(found_table(host="Leila")), lambda dialog: read.extend(shown_words(dialog))
    )
    assert {"People you have played with", "Leila", "Their table is open now."} <= set(read)


def switch_of(dialog: MultiplayerDialog, label: str) -> ToggleSwitch:
    """The switch of a row that says this."""
    return next(one for one in dialog.findChildren(ToggleSwitch) if one.accessibleName() == label)


def press(text: str) -> Callable[[QDialog], None]:
    """Press the button of a question that says this."""

    def step(dialog: QDialog) -> None:
        next(button for button in dialog.findChildren(QPushButton) if button.text() == text).click()

    return step


@pytest.fixture
def meeting(desk: Callable[..., Desk]) -> Iterator[Meeting]:
    made = Meeting(desk())
    yield made
    made.agents.line.leave()  # or closing the window would ask the host


def test_a_table_is_opened_with_what_was_chosen_and_its_room_is_shown(meeting: Meeting) -> None:
    room = meeting.sit_as_host()
    [opened] = meeting.heard
    assert isinstance(opened, OpenRoomCommand)
    assert (opened.name, opened.portrait, opened.game, opened.seats) == ("Asha", 8, "hearts", 4)
    assert opened.house.patience == 120
    assert opened.house.findable
    assert room.middle.start.accessibleDescription() == "computers take the 2 open seats"
    assert meeting.desk.window.status_line.text() == "Your table is open."


def test_searching_stops_with_the_page(meeting: Meeting) -> None:
    meeting.people(
        lambda dialog: dialog.go(MultiplayerPage.INVITATION), lambda dialog: dialog.go(MultiplayerPage.HOUSE)
    )
    looks = [value.on for value in meeting.agents.now.heard if isinstance(value, DiscoverCommand)]
    assert looks == [True, False, True, False]


def test_a_found_table_is_joined_by_its_id(meeting: Meeting) -> None:
    meeting.people(
        lambda _: meeting.agents.now.say(found_table()),
        lambda dialog: dialog.house.list.rows[0].click(),
        lambda _: meeting.arrive(GUEST, host=False),
    )
    assert meeting.heard == [JoinCommand("Asha", 8, found="aaaaaaaa"), SitRequest(Seat(0))]


def test_whoever_joins_takes_the_first_open_seat(meeting: Meeting) -> None:
    meeting.sit_as_guest()
    assert meeting.heard == [JoinCommand("Asha", 8, invitation=INVITATION), SitRequest(Seat(0))]


@pytest.mark.quick(2)
@pytest.mark.parametrize(
    ("reason", "gone", "heading"),
    [
        (ConnectionProblem.NO_ANSWER, None, "The host's computer doesn't answer."),
        (ConnectionProblem.FINGERPRINT, None, "This isn't the computer that invited you."),
        (DisconnectCode.WRONG_SECRET, None, "This invitation no longer works."),
        (DisconnectCode.FULL, None, "The table is full."),
        (DisconnectCode.RESERVED_NAME, None, "The table can't take your name."),
        (ConnectionProblem.UNKNOWN_HERE, None, "The table doesn't know your seat."),
        (
            DisconnectCode.OTHER_VERSION,
            ClosingMessage(DisconnectCode.OTHER_VERSION, 2, "9.9"),
            "The host has another version of CardTable.",
        ),
        (None, None, "Something went wrong on the way to the table."),
    ],
)
def test_a_table_that_cannot_be_come_to_says_why(
    meeting: Meeting, reason: DisconnectCode | ConnectionProblem | None, gone: ClosingMessage | None, heading: str
) -> None:
    said: list[str] = []

    def fail(_: MultiplayerDialog) -> None:
        if gone is not None:
            meeting.agents.now.say(gone)
        meeting.agents.now.say(ConnectionChanged(ConnectionState.ENDED, reason))

    meeting.people(
        lambda dialog: dialog.show_invitation(INVITATION),
        lambda dialog: dialog.join_button.click(),
        fail,
        lambda dialog: said.append(dialog.invitation._box._heading.text()),
        lambda dialog: said.append(str(dialog.join_button.isEnabled())),
    )
    assert said == [heading, "True"]
    assert isinstance(meeting.desk.window.page(), WelcomePage)


def test_who_comes_while_too_many_do_is_told_that_the_program_tries_again(meeting: Meeting) -> None:
    said: list[str] = []
    meeting.people(
        lambda dialog: dialog.show_invitation(INVITATION),
        lambda dialog: dialog.join_button.click(),
        lambda _: meeting.agents.now.say(ConnectionChanged(ConnectionState.LOST, DisconnectCode.TOO_MANY_LINES)),
        lambda dialog: said.append(dialog._progress._sentence.text()),
        lambda dialog: said.append(str(dialog.join_button.isEnabled())),
        lambda dialog: dialog.reject(),
    )
    assert said == ["CardTable tries again automatically.", "False"]


def test_whoever_gives_up_waiting_is_at_no_table(meeting: Meeting) -> None:
    meeting.people(
        lambda dialog: dialog.show_invitation(INVITATION),
        lambda dialog: dialog.join_button.click(),
        lambda dialog: dialog.reject(),
    )
    assert meeting.heard[-1] == LeaveCommand()
    assert meeting.agents.line.room is None


def test_the_message_that_is_copied_has_the_way_and_the_invitation(meeting: Meeting) -> None:
    meeting.sit_as_host().copyWanted.emit()
    text = QGuiApplication.clipboard().text()
    assert "Asha invites you to play Hearts." in text
    assert text.endswith(INVITATION)
    assert meeting.heard[-1] == InvitationCopiedCommand()


def test_an_invitation_at_the_end_of_a_long_message_is_found(meeting: Meeting) -> None:
    """Whatever was quoted before it."""
    QGuiApplication.clipboard().setText(f"{'Do you remember? ' * 1000}{INVITATION}")
    texts: list[str] = []
    meeting.people(
        lambda dialog: dialog.go(MultiplayerPage.INVITATION),
        lambda dialog: dialog.invitation.paste(),
        lambda dialog: texts.append(dialog.invitation.field.text()),
    )
    assert texts == [INVITATION]


def test_the_clipboard_is_read_only_when_asked_for(meeting: Meeting) -> None:
    QGuiApplication.clipboard().setText(f"Come and play! {INVITATION} See you")
    texts: list[str] = []
    meeting.people(
        lambda dialog: dialog.go(MultiplayerPage.INVITATION),
        lambda dialog: texts.append(dialog.invitation.field.text()),
        lambda dialog: QTest.keyClick(dialog.invitation.field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier),
        lambda dialog: texts.append(dialog.invitation.field.text()),
        lambda dialog: dialog.invitation.field.clear(),
        lambda dialog: dialog.invitation.paste(),
        lambda dialog: texts.append(dialog.invitation.field.text()),
    )
    assert texts == ["", INVITATION, INVITATION]


def test_a_person_is_asked_to_leave_after_a_question(meeting: Meeting) -> None:
    room = meeting.sit_as_host()
    with answering(press("Cancel")):
        room.removalWanted.emit(1)
    assert ArrangeRequest(remove=Seat(1)) not in meeting.heard
    with answering(press("Ask to leave")):
        room.removalWanted.emit(1)
    assert meeting.heard[-1] == ArrangeRequest(remove=Seat(1))


def test_a_host_with_others_is_asked_before_the_table_or_the_window_is_closed(meeting: Meeting) -> None:
    room = meeting.sit_as_host()
    with answering(press("Stay")):
        room.leave.click()
    with answering(press("Stay")):
        assert not meeting.desk.window.close()
    assert LeaveCommand() not in meeting.heard
    with answering(press("Close the table")):
        room.leave.click()
    assert meeting.heard[-1] == LeaveCommand()
    assert isinstance(meeting.desk.window.page(), WelcomePage)


def test_whoever_lets_a_computer_play_is_still_at_the_table_that_is_to_be_closed() -> None:
    leila = replace(person("Leila"), presence=Presence.REPLACED)
    playing = table_of(person("Asha"), leila, replace(leila, away=70), OPEN, stage=RoomStage.PLAYING)
    assert others_at(playing) == (leila,)  # not whose line is lost


def words_of(room: RoomPage) -> list[str]:
    """What stands on the panel of the invitation."""
    return [label.text() for label in room.invite.findChildren(Paragraph) if not label.isHidden()]


HOUSE_ONLY, ANYWHERE = "Works in this house only", "Works from anywhere"


@pytest.mark.parametrize(
    ("addresses", "answer"),
    [
        (("192.168.1.7",), HOUSE_ONLY),
        (("192.168.1.7", "9.9.9.9"), ANYWHERE),
        (("192.168.1.7", "2a00:1450::5"), HOUSE_ONLY),  # a router may let nobody in
    ],
)
def test_an_invitation_says_from_where_it_works(meeting: Meeting, addresses: tuple[str, ...], answer: str) -> None:
    room = meeting.sit_as_host()
    meeting.agents.now.say(RoomOpened("a1b2c3d4", addresses, 47191), HOST)
    assert answer in words_of(room)
    room.invite.copy.click()
    message = QGuiApplication.clipboard().text()
    assert ("works in Asha's house only" in message) is (answer == HOUSE_ONLY)
    assert any("people in this house" in sentence for sentence in words_of(room)) is (answer == HOUSE_ONLY)


def test_guests_from_other_houses_come_only_to_a_table_whose_host_wants_them(meeting: Meeting) -> None:
    meeting.sit_as_host()
    (first,) = (value for value in meeting.heard if isinstance(value, OpenRoomCommand))
    assert first.outside is None
    with answering(press("Close the table")):
        meeting.room().leave.click()

    meeting.people(
        lambda dialog: dialog.go(MultiplayerPage.OPEN),
        lambda dialog: switch_of(dialog, "Let friends from other houses in").click(),
        lambda dialog: dialog.open_button.click(),
    )
    assert [value.outside for value in meeting.heard if isinstance(value, OpenRoomCommand)] == [None, OutsideCommand()]
    assert meeting.desk.program.settings.house.outside  # remembered


@pytest.mark.parametrize(
    ("relay", "relays"),
    [
        ("", None),
        (" https://relay.example.org ", ("https://relay.example.org",)),
        ("-", ()),
        ("relay of my friend", ()),
    ],
)
def test_the_relay_of_the_preferences_is_the_one_that_is_used(relay: str, relays: tuple[str, ...] | None) -> None:
    settings = Settings().changed(PlayersSettings(relay=relay))
    assert outside_command(settings) == OutsideCommand(relays)


def test_a_host_can_let_friends_in_and_reads_how_it_went(meeting: Meeting) -> None:
    room, agent = meeting.sit_as_host(), meeting.agents.now
    agent.say(RoomOpened("a1b2c3d4", ("192.168.1.5",), 47191), HOST)
    read: list[str] = []
    with answering(
        press("Let friends from other houses in"),
        lambda _: agent.say(OutsideChanged(OutsideState.CONNECTING), OutsideChanged(OutsideState.SILENT)),
        lambda dialog: read.extend(shown_words(dialog)),
        press("Close"),
    ):
        room.invite.outside.click()
    assert OutsideCommand() in meeting.heard
    assert any("No relay answers" in sentence for sentence in read)
    assert any("no card" in sentence for sentence in read)  # what a relay sees
    assert HOUSE_ONLY in words_of(room)


def test_an_answer_of_a_relay_makes_the_invitation_work_from_anywhere(meeting: Meeting) -> None:
    room, agent = meeting.sit_as_host(), meeting.agents.now
    agent.say(RoomOpened("a1b2c3d4", ("192.168.1.5",), 47191), HOST)
    agent.say(OutsideChanged(OutsideState.OPEN))
    assert ANYWHERE in words_of(room)
    assert "Friends from other houses can come" in meeting.desk.window.status_line.text()
    read: list[str] = []
    with answering(lambda dialog: read.extend(shown_words(dialog)), press("Close")):
        room.invite.outside.click()
    assert ANYWHERE in read


@pytest.mark.parametrize("state", OutsideState)
def test_each_state_of_the_way_in_is_one_sentence(state: OutsideState, meeting: Meeting) -> None:
    text = meeting.desk.program.renderer.text(outside_in_words(OutsideChanged(state)))
    assert text.endswith((".", "…"))
    assert "%" not in text


def test_the_invitation_is_copied_from_the_menu_as_long_as_somebody_hosts(meeting: Meeting) -> None:
    action = meeting.desk.window.menus.actions["copy_invitation"]
    assert not action.isVisible()
    meeting.sit_as_host()
    assert action.isVisible()
    assert action.isEnabled()
    action.trigger()
    assert INVITATION in QGuiApplication.clipboard().text()
    assert InvitationCopiedCommand() in meeting.heard


def test_a_guest_has_no_invitation_to_copy(meeting: Meeting) -> None:
    meeting.sit_as_guest()
    assert not meeting.desk.window.menus.actions["copy_invitation"].isEnabled()


def test_a_table_at_a_server_does_not_end_with_its_host(meeting: Meeting) -> None:
    room = meeting.open_at_a_server()
    assert SitRequest(Seat(0)) in meeting.heard
    meeting.agents.now.say(table_of(person("Asha"), OPEN, person("Meera"), OPEN, host=0))
    assert room.leave.text() == "Leave"
    said = [label.text() for label in room.invite.findChildren(Paragraph)]
    assert "By invitation only" in said
    with answering(press("Leave")):
        room.leave.click()
    assert meeting.heard[-1] == LeaveCommand()


def test_a_host_alone_is_not_asked(meeting: Meeting) -> None:
    room = meeting.sit_as_host()
    meeting.agents.now.say(table_of(person("Asha"), OPEN, OPEN, OPEN))
    with answering():
        room.leave.click()
    assert meeting.heard[-1] == LeaveCommand()


def test_a_new_match_against_computers_leaves_the_room(meeting: Meeting) -> None:
    meeting.sit_as_guest()
    meeting.desk.program.new_match("hearts", seed="3")
    assert meeting.heard[-1] == LeaveCommand()


def test_a_table_that_is_closed_leads_home_and_says_so(meeting: Meeting) -> None:
    meeting.sit_as_guest()
    meeting.agents.now.say(
        ClosingMessage(DisconnectCode.TABLE_CLOSED),
        ConnectionChanged(ConnectionState.ENDED, DisconnectCode.TABLE_CLOSED),
    )
    assert isinstance(meeting.desk.window.page(), WelcomePage)
    assert "The table is closed." in meeting.desk.window.status_line.text()


def test_the_menu_does_not_lead_to_a_second_table(meeting: Meeting) -> None:
    meeting.sit_as_guest()
    with answering():
        meeting.desk.trigger("people")
    assert "leave it first" in meeting.desk.window.status_line.text()


def test_changed_rules_go_to_the_table(meeting: Meeting) -> None:
    room = meeting.sit_as_host()
    with answering(press("OK")):
        room.changeWanted.emit()
    arranged = meeting.heard[-1]
    assert isinstance(arranged, ArrangeRequest)
    assert (arranged.game, arranged.seats, arranged.house) == ("hearts", 4, HOST.house)
    assert arranged.options == HOST.options
    assert house_of(meeting.desk.program.settings.house) == HOST.house  # the next table begins with them


def test_a_kept_seat_is_gone_back_to_and_says_if_the_table_is_not_open(meeting: Meeting) -> None:
    kept = SavedSeat("a1b2c3d4", "Meera", "hearts", 5, (2, 8))
    openers = meeting.desk.openers
    found: list[bool] = []
    openers.meeting.sought.connect(found.append)
    openers.meeting.go_on(kept)
    assert meeting.heard == [JoinCommand("Asha", 8, kept="a1b2c3d4")]
    meeting.agents.now.say(ConnectionChanged(ConnectionState.ENDED, ConnectionProblem.NO_ANSWER))
    openers.meeting.go_on(kept)
    meeting.arrive(replace(GUEST, stage=RoomStage.LOBBY), host=False)
    assert found == [False, True]
    assert meeting.room().isVisible()


def test_a_kept_table_whose_match_is_over_goes_from_the_welcome_page(meeting: Meeting) -> None:
    welcome, page = meeting.desk.welcome, meeting.desk.window.page()
    assert isinstance(page, WelcomePage)
    welcome._kept = SavedSeat("a1b2c3d4", "Meera", "hearts", 5, (2, 8))
    page.setTable(welcome._table())
    assert page.table.title.text() == "Continue at Meera's table"
    page.table.button.click()
    assert page.table.button.text() == "Looking for it…"
    meeting.agents.now.say(ConnectionChanged(ConnectionState.ENDED, ConnectionProblem.NO_ANSWER))
    assert page.table.button.text() == "Try again"
    assert page.table.line.text() == "The table isn't open right now."
    page.table.button.click()
    meeting.agents.now.say(ConnectionChanged(ConnectionState.ENDED, DisconnectCode.TABLE_CLOSED))
    assert page.table.isHidden()
    assert "The table is closed." in meeting.desk.window.status_line.text()


@pytest.mark.quick(3)
@pytest.mark.parametrize(
    "reason",
    [
        *(code for code in DisconnectCode if code not in (DisconnectCode.TABLE_CLOSED, DisconnectCode.REMOVED)),
        *ConnectionProblem,
        None,
    ],
)
def test_whatever_keeps_the_key_keeps_the_way_back_on_the_welcome_page(
    meeting: Meeting, reason: DisconnectCode | ConnectionProblem | None
) -> None:
    """As a table that this server does not know just now: another one may have it, or this one in a minute."""
    folder = meeting.desk.program.paths.people
    folder.mkdir(parents=True)
    seat = SavedSeat("a1b2c3d4", "Meera", "hearts", 5, (2, 8))
    ResumeTokenFile(folder).store(ResumeToken(seat, "key", "", (), 1, started=True))
    meeting.desk.welcome.show()
    page = meeting.desk.window.page()
    assert isinstance(page, WelcomePage)
    page.table.button.click()
    meeting.agents.now.say(ConnectionChanged(ConnectionState.ENDED, reason))
    assert not page.table.isHidden()
    assert page.table.button.text() == "Try again"
    assert "The table is closed." not in meeting.desk.window.status_line.text()
    page.table.button.click()
    assert page.table.button.text() == "Looking for it…"


def test_a_kept_table_that_does_not_answer_is_opened_again_here(meeting: Meeting) -> None:
    """Also long afterwards, when the program was started anew."""
    folder, info = meeting.desk.program.paths.people, replace(GUEST, you=Seat(0), stage=RoomStage.PLAYING)
    folder.mkdir(parents=True)
    deals = tuple(VerifiedDeal(deal.opened, ()) for deal in played(2)[0])
    seat = SavedSeat("a1b2c3d4", "Meera", "hearts", 3, (2, 8))
    keys = ResumeTokenFile(folder)
    keys.store(ResumeToken(seat, "key", "", (), 1, started=True, deals=deals, info=lasting_info(info)))
    meeting.desk.welcome.show()
    page = meeting.desk.window.page()
    assert isinstance(page, WelcomePage)
    assert page.table.opens.isHidden()
    page.table.button.click()
    meeting.agents.now.say(ConnectionChanged(ConnectionState.LOST, ConnectionProblem.NO_ANSWER))
    assert page.table.button.text() == "Looking for it…"
    assert not page.table.opens.isHidden()

    with answering(press("Cancel")):
        page.table.opens.click()
    assert isinstance(meeting.heard[-1], JoinCommand)
    with answering(press("Open it again")):
        page.table.opens.click()
    opened = meeting.heard[-1]
    assert isinstance(opened, OpenRoomCommand)
    assert opened.earlier is not None
    assert (opened.earlier.table, len(opened.earlier.deals), opened.seat) == ("a1b2c3d4", 2, 0)
    meeting.arrive(replace(HOST, deal=2), host=True)
    assert meeting.room().middle.start.text() == "Continue the match"

    meeting.agents.line.leave()
    keys.move(["a1b2c3d4"], RoomRelocated("0a1b2c3d", "Asha"))
    meeting.desk.welcome.show()
    page = meeting.desk.window.page()
    assert isinstance(page, WelcomePage)
    assert page.table.isHidden()  # nobody need wonder which of the two it is


def test_the_first_time_everything_waits_for_a_name(meeting: Meeting) -> None:
    program = meeting.desk.program
    program.change(program.settings.players.changed("name", ""))
    asked: list[bool] = []

    def answer(dialog: MultiplayerDialog) -> None:
        assert dialog.profile_prompt is not None
        asked.append(dialog.join_button.isEnabled())
        assert dialog.profile_prompt.name.text() == ""  # the name of the account goes to nobody (B9)
        dialog.profile_prompt.name.setText("…!")
        dialog.profile_prompt.confirm_button.click()
        assert dialog.profile_prompt is not None
        dialog.profile_prompt.name.setText("Meera")
        dialog.profile_prompt.confirm_button.click()
        asked.append(dialog.join_button.isEnabled())

    meeting.people(lambda dialog: dialog.show_invitation(INVITATION), answer)
    assert asked == [False, True]
    assert program.settings.players.name == "Meera"


def test_whose_name_is_reserved_is_asked_for_another_and_told_why(meeting: Meeting) -> None:
    program = meeting.desk.program
    program.change(program.settings.players.changed("name", "You"))
    notes: list[str] = []

    def answer(dialog: MultiplayerDialog) -> None:
        assert dialog.profile_prompt is not None
        dialog.profile_prompt.name.setText("computer 2")
        dialog.profile_prompt.confirm_button.click()
        assert dialog.profile_prompt is not None
        notes.append(dialog.profile_prompt.note.text())
        dialog.profile_prompt.name.setText("Meera")
        dialog.profile_prompt.confirm_button.click()

    meeting.people(lambda dialog: dialog.show_invitation(INVITATION), answer)
    assert notes == ["Choose another name: the others could mistake “computer 2” for themselves or for a computer."]
    assert program.settings.players.name == "Meera"


@pytest.mark.qt_log_ignore("does not support raise")  # the platform without a screen
def test_the_link_of_an_invitation_opens_its_page(meeting: Meeting) -> None:
    texts: list[str] = []
    with answering(lambda dialog: texts.append(dialog.invitation.field.text())):
        assert meeting.desk.openers.invite(INVITATION)
        QApplication.processEvents()
    assert texts == [INVITATION]


def test_a_table_that_its_host_closes_in_the_room_says_so_and_that_alone(meeting: Meeting) -> None:
    meeting.sit_as_guest()
    host = GUEST.seats[GUEST.host or 0].name
    meeting.agents.now.say(ConnectionChanged(ConnectionState.LOST, DisconnectCode.STOPPING))
    assert meeting.desk.window.status_line.text() == f"{host} has closed the table for now."
    meeting.agents.now.say(ConnectionChanged(ConnectionState.LOST, ConnectionProblem.NO_ANSWER))
    assert meeting.desk.window.status_line.text() == f"{host} has closed the table for now."


@pytest.mark.slow
def test_deleting_the_match_alone_in_the_list_leaves_nobody_outside_the_room(
    meeting: Meeting, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saved_matches_dialog, "ask_confirmation", lambda *_: True)
    desk = meeting.desk
    desk.program.new_match("hearts", seed="77")
    desk.my_turn(qtbot)
    desk.act()
    page = meeting.sit_as_host()
    with answering(lambda unfinished: (unfinished.delete.click(), unfinished.reject())):  # type: ignore[attr-defined]
        desk.trigger("unfinished")
    assert not desk.program.matches.path.exists()
    assert meeting.room() is page
    assert not any(isinstance(value, LeaveCommand) for value in meeting.heard)
