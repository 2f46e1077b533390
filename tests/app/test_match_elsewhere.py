"""The ordinary window shows a match whose table is elsewhere, and leaves it for another one."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app.match.player_names import SPARE_PORTRAIT, remote_seat_display
from cardtable.core.basics.incremental import at_once
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.zones import Seat
from cardtable.host.host_messages import ProposalKind, SubmitAction
from cardtable.host.room_types import RoomSeatInfo, RoomStage, SeatOccupant, UndoPolicy
from cardtable.host.seat_assignment import PEOPLE_WITH_UNDO
from tests.app.conftest import Desk
from tests.app.scripted import ALL_GAMES
from tests.models.told_matches import ME, ToldMatch

MakeDesk = Callable[..., Desk]


@pytest.fixture
def one(desk: MakeDesk) -> Desk:
    return desk(games=ALL_GAMES)


def shown(one: Desk, qtbot: QtBot, match: ToldMatch) -> None:
    """Put the match into the window as soon as there is anything to show."""
    match.remote.begun.connect(lambda: one.program.show_there(match.remote))
    match.begin()
    play = one.program.match
    assert play is not None
    play.hurry()
    qtbot.waitUntil(lambda: play.scene.animator.is_idle)


def test_people_are_called_as_they_wish_and_computers_as_usual(one: Desk, qtbot: QtBot) -> None:
    shown(one, qtbot, ToldMatch())

    play = one.program.match
    assert play is not None
    assert [plate.content.name for plate in play.scene.hud.plates] == ["Meera", "Ravi", "Amrit", "Kavya"]
    assert [play.renderer.seat(Seat(seat)) for seat in range(4)] == ["You", "Ravi", "Amrit", "Kavya"]
    assert play.portraits == (3, 7, 0, 2)
    assert one.window.centralWidget() is not None
    assert one.program.local_match is None


def test_what_the_person_does_goes_to_the_table_and_comes_back(one: Desk, qtbot: QtBot) -> None:
    match = ToldMatch()
    shown(one, qtbot, match)
    play = one.program.match
    assert play is not None
    view = match.session.view(ME)
    action = next(iter(match.rules.legal(view)))

    play.controller.act(action, view.version)
    assert match.agents.now.heard[-1] == SubmitAction(1, view.version, action)
    match.session.perform(ME, action)
    match.news(mine=1)
    qtbot.waitUntil(lambda: play.model.view == match.session.view(ME))

    assert not play.controller.persons_turn


def test_results_against_people_are_counted_apart(one: Desk, qtbot: QtBot) -> None:
    shown(one, qtbot, ToldMatch())

    play = one.program.match
    assert play is not None
    assert play.controller.group.level == PEOPLE_WITH_UNDO


def test_a_match_of_computers_is_kept_meanwhile(one: Desk, qtbot: QtBot) -> None:
    one.program.new_match("hearts", options=ALL_GAMES["hearts"].options(), seats=4, seed="3")
    before = one.program.match
    assert before is not None
    one.my_turn(qtbot)
    one.act()
    qtbot.waitUntil(lambda: one.program.unfinished)

    shown(one, qtbot, ToldMatch())

    assert one.program.match is not before
    assert len(at_once(one.program.matches.finding_unfinished())) == 1


def test_what_belongs_to_the_own_match_cannot_be_done_at_a_table_of_people(one: Desk, qtbot: QtBot) -> None:
    alone = ("redo", "restart", "save", "open", "deal_number", "unfinished", "hint")
    shown(one, qtbot, ToldMatch())
    qtbot.waitUntil(lambda: not any(map(one.can, alone)))

    one.program.leave()
    one.program.new_match("hearts", options=ALL_GAMES["hearts"].options(), seats=4, seed="3")
    one.my_turn(qtbot)
    qtbot.waitUntil(lambda: all(map(one.can, alone[2:])))


def test_undo_is_as_the_house_has_it(one: Desk, qtbot: QtBot) -> None:
    match = ToldMatch()
    match.info = replace(match.info, house=replace(match.info.house, undo=UndoPolicy.NEVER, hints=True))
    shown(one, qtbot, match)
    match.step()

    play = one.program.match
    assert play is not None
    assert not play.controller.can(ProposalKind.UNDO)
    qtbot.waitUntil(lambda: one.can("hint") == play.controller.persons_turn)


def test_computers_have_faces_that_no_person_has() -> None:
    meera, asha = (RoomSeatInfo(SeatOccupant.PERSON, name, face) for name, face in (("Meera", 0), ("Asha", 2)))
    club = RoomSeatInfo(SeatOccupant.COMPUTER, level="club")
    info = replace(ToldMatch().info, seats=(meera, asha, club, club))
    sitting = remote_seat_display(info, SourceRenderer())
    assert len(set(sitting.portraits)) == 4
    assert len(set(sitting.names.values())) == 4


def test_two_who_never_chose_a_portrait_do_not_look_alike() -> None:
    faces = (SPARE_PORTRAIT, 11, SPARE_PORTRAIT, 11)
    people = tuple(RoomSeatInfo(SeatOccupant.PERSON, f"Guest {face}", face) for face in faces)
    seen = remote_seat_display(replace(ToldMatch().info, seats=people), SourceRenderer()).portraits
    assert (seen[0], seen[1], seen[3]) == (SPARE_PORTRAIT, 11, 11)  # what somebody chose stays
    assert seen[2] not in faces


def test_whoever_comes_back_to_people_sees_at_once_what_they_do(one: Desk, qtbot: QtBot) -> None:
    """A table of computers waits for a click; people play on, and the own clock may run already."""
    match = ToldMatch()
    match.session.perform(ME, next(iter(match.rules.legal(match.session.view(ME)))))
    match.remote.begun.connect(lambda: one.program.show_there(match.remote))
    match.welcome()
    match.tell(stage=RoomStage.PLAYING, deal=1)
    match.jump()
    play = one.program.match
    assert play is not None
    assert play.controller.waits_for_others
    assert "Welcome back" not in play.scene.hud.prompt.said
