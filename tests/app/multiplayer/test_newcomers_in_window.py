"""Somebody takes a computer's seat in mid-match, in the windows of whoever does and of the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.match.player_names import remote_seat_display
from cardtable.app.multiplayer.in_match.notification_content import NotificationAction
from cardtable.app.multiplayer.in_match.notification_widgets import FittedLabel
from cardtable.app.multiplayer.in_match.participant_state import ParticipantState
from cardtable.app.multiplayer.in_match.seat_changes import free_seats, who_takes_whose
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.zones import Seat
from cardtable.host.room.room_settings import NEXT_DEAL
from cardtable.host.room_messages import RefusalMessage, RoomInfo, WelcomeMessage
from cardtable.host.room_requests import SitRequest
from cardtable.host.room_types import HouseRules, RoomSeatInfo, RoomStage, SeatOccupant
from cardtable.host.seat_assignment import Presence
from cardtable.table.hud.seat_plate import SeatPlate
from tests.app.conftest import Desk
from tests.app.multiplayer.remote_window import Room
from tests.app.scripted import ALL_GAMES
from tests.models.told_matches import CLUB, MEERA, RAVI, TABLE, ToldMatch

OPEN = HouseRules(watchers=True, newcomers=True)
ASHA = RoomSeatInfo(SeatOccupant.PERSON, "Asha", 9, ready=True, newcomer=True)
THEIRS = Seat(2)


def info(*seats: RoomSeatInfo, you: Seat | None = None, house: HouseRules = OPEN) -> RoomInfo:
    return RoomInfo(1, "hearts", 1, {}, house, RoomStage.PLAYING, seats, Seat(0), you, 1, 1)


FOUR = info(MEERA, RAVI, CLUB, CLUB)


def names(table: RoomInfo) -> list[str]:
    return list(remote_seat_display(table, SourceRenderer()).names.values())


def test_the_other_computers_are_called_as_before() -> None:
    assert names(FOUR) == ["Meera", "Ravi", "Amrit", "Kavya"]
    assert names(info(MEERA, RAVI, ASHA, CLUB)) == ["Meera", "Ravi", "Asha", "Kavya"]
    assert names(info(MEERA, RAVI, CLUB, ASHA)) == ["Meera", "Ravi", "Amrit", "Asha"]
    faces = remote_seat_display(info(MEERA, RAVI, ASHA, CLUB), SourceRenderer()).portraits
    assert faces == [3, 7, 9, remote_seat_display(FOUR, SourceRenderer()).portraits[3]]


def test_a_computer_in_place_of_somebody_who_had_to_leave_has_a_name_of_its_own() -> None:
    table = info(MEERA, replace(CLUB, newcomer=True), CLUB, CLUB)
    assert names(table) == ["Meera", "Parisa", "Amrit", "Kavya"]
    assert names(info(MEERA, replace(CLUB, newcomer=True), ASHA, CLUB)) == ["Meera", "Parisa", "Asha", "Kavya"]


def test_a_newcomer_who_is_called_like_a_computer_keeps_the_name() -> None:
    kavya = replace(ASHA, name="Kavya")
    found = names(info(MEERA, RAVI, kavya, CLUB))
    assert found[2] == "Kavya"
    assert len(set(found)) == 4


def test_it_is_said_who_takes_whose_seat() -> None:
    words = SourceRenderer()
    after = info(MEERA, RAVI, ASHA, CLUB)
    assert [words.text(one) for one in who_takes_whose(FOUR, after, words)] == ["Asha takes Amrit's seat."]
    assert who_takes_whose(FOUR, replace(after, you=THEIRS), words) == []
    left = info(MEERA, replace(RAVI, presence=Presence.LEFT), CLUB, CLUB)
    removed = info(MEERA, replace(CLUB, newcomer=True), CLUB, CLUB)
    assert [words.text(one) for one in who_takes_whose(FOUR, removed, words)] == ["Ravi has left. A computer plays on."]
    after = info(MEERA, replace(ASHA, newcomer=False), CLUB, CLUB)
    assert [words.text(one) for one in who_takes_whose(left, after, words)] == ["Asha takes Ravi's seat."]


@pytest.mark.parametrize(
    ("table", "away", "free"),
    [
        (FOUR, 0, (2, 3)),
        (replace(FOUR, you=Seat(1)), 0, ()),
        (replace(FOUR, house=HouseRules(watchers=True)), 0, ()),
        (replace(FOUR, stage=RoomStage.OVER), 0, ()),
        (info(MEERA, replace(RAVI, presence=Presence.LEFT), CLUB, ASHA), 0, (1, 2)),
        (info(MEERA, replace(RAVI, presence=Presence.REPLACED, away=60), CLUB, ASHA), 500, (2,)),
        (info(MEERA, replace(RAVI, presence=Presence.REPLACED, away=60), CLUB, ASHA), 540, (1, 2)),
        (info(MEERA, replace(RAVI, presence=Presence.REPLACED), CLUB, ASHA), 700, (2,)),
    ],
)
def test_which_seats_are_free(table: RoomInfo, away: int, free: tuple[int, ...]) -> None:
    assert free_seats(ParticipantState(table, 100.0), 100.0 + away) == free


def watching(desk: Desk, qtbot: QtBot, *seats: RoomSeatInfo, you: Seat | None = None, house: HouseRules = OPEN) -> Room:
    match = ToldMatch()
    match.info = replace(match.info, seats=seats, you=you, house=house)
    return Room(desk, match, qtbot)


def test_a_watcher_takes_one_of_two_seats(desk: Callable[..., Desk], qtbot: QtBot) -> None:
    room = watching(desk(games=ALL_GAMES), qtbot, MEERA, RAVI, CLUB, CLUB)
    assert room.said == "You're watching, and may take a computer's seat."
    assert room.strip is not None
    assert [button.text() for button in room.strip.buttons] == ["Take a seat…", "Only watch"]
    menu = room.people.seats.seat_menu(room.play)
    assert [action.text() for action in menu.actions()] == ["Amrit's seat", "Kavya's seat"]
    menu.actions()[1].trigger()
    assert room.heard() == SitRequest(Seat(3))


def test_a_single_seat_is_on_the_button(desk: Callable[..., Desk], qtbot: QtBot) -> None:
    room = watching(desk(games=ALL_GAMES), qtbot, MEERA, RAVI, CLUB, ASHA)
    assert room.strip is not None
    assert room.strip.buttons[0].text() == "Take Amrit's seat"
    room.press(NotificationAction.TAKE_SEAT, qtbot)
    assert room.heard() == SitRequest(THEIRS)
    no = RefusalMessage("sit", None, NEXT_DEAL.code, NEXT_DEAL.reason)
    room.match.agents.now.say(no)
    written = [label.text() for label in room.strip.findChildren(FittedLabel)]
    assert written[1] == "Somebody has just got up. You can sit down from the next deal on."


@pytest.mark.slow
def test_where_nobody_may_watch_one_sits_down_or_leaves(desk: Callable[..., Desk], qtbot: QtBot) -> None:
    room = watching(desk(games=ALL_GAMES), qtbot, MEERA, RAVI, CLUB, CLUB, house=HouseRules(newcomers=True))
    assert room.said == "You may take a computer's seat. You can't just watch at this table."
    assert room.strip is not None
    assert [button.text() for button in room.strip.buttons] == ["Take a seat…", "Leave"]


def test_who_only_watches_is_asked_no_more_and_finds_it_in_the_menu(desk: Callable[..., Desk], qtbot: QtBot) -> None:
    room = watching(desk(games=ALL_GAMES), qtbot, MEERA, RAVI, CLUB, ASHA)
    room.press(NotificationAction.ONLY_WATCH, qtbot)
    assert room.strip is None
    assert room.people.seats.free == (2,)


def test_the_newcomer_sees_the_cards_of_the_seat_and_is_told(desk: Callable[..., Desk], qtbot: QtBot) -> None:
    room = watching(desk(games=ALL_GAMES), qtbot, MEERA, RAVI, CLUB, CLUB)
    for _ in range(9):
        room.match.step()
    before = room.play
    room.match.tell(seats=(MEERA, RAVI, ASHA, CLUB), you=THEIRS)
    room.match.jump()
    assert room.play is not before
    qtbot.waitUntil(lambda: room.play.scene.animator.is_idle)
    assert room.play.controller.acting_seat == THEIRS
    assert room.said == "The seat is yours now, with its cards and its points."
    assert room.play.scene.board.own_hand() is not None
    plates = room.play.scene.hud.plates
    assert [plate.content.name for plate in plates if isinstance(plate, SeatPlate)][2] == "Asha"
    counting = room.desk.program._recorder
    assert counting is not None
    assert counting._lent == {1}  # a computer has played a part of it


def test_the_others_read_the_name_and_hear_of_it(desk: Callable[..., Desk], qtbot: QtBot) -> None:
    room = watching(desk(games=ALL_GAMES), qtbot, MEERA, RAVI, CLUB, CLUB, you=Seat(0))
    assert room.strip is None
    heard: list[str] = []
    room.play.spoken.connect(heard.append)
    room.match.tell(seats=(MEERA, RAVI, ASHA, CLUB))
    assert heard == ["Asha takes Amrit's seat."]
    assert [plate.content.name for plate in room.play.scene.hud.plates] == ["Meera", "Ravi", "Asha", "Kavya"]
    assert room.play.renderer.seat(THEIRS) == "Asha"


@pytest.mark.slow
def test_the_host_asks_somebody_to_leave(desk: Callable[..., Desk], qtbot: QtBot) -> None:
    room = watching(desk(games=ALL_GAMES), qtbot, MEERA, RAVI, CLUB, ASHA, you=Seat(0))
    assert room.people.seats.others == ()
    room.match.agents.now.say(WelcomeMessage(3, TABLE, True, "c" * 32, "cardtable:join/0"))
    asked: list[int] = []
    room.people.seats.removalWanted.connect(asked.append)
    menu = room.people.seats.removal_menu(room.play)
    assert [action.text() for action in menu.actions()] == ["Ravi", "Asha"]
    menu.actions()[1].trigger()
    assert asked == [3]


@pytest.mark.slow
def test_whose_seat_was_taken_looks_on(desk: Callable[..., Desk], qtbot: QtBot) -> None:
    room = watching(desk(games=ALL_GAMES), qtbot, MEERA, RAVI, CLUB, CLUB, you=Seat(0))
    room.match.tell(seats=(replace(ASHA, newcomer=False), RAVI, CLUB, CLUB), you=None)
    room.match.jump()
    qtbot.waitUntil(lambda: room.play.scene.animator.is_idle)
    assert room.play.controller.acting_seat is None
    assert room.said == "Somebody else is playing in your seat now."
