"""Two windows, each with its agent, play a deal with one another, from the menu to the count."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.match.seat_controller import SeatController
from cardtable.app.multiplayer.in_match.notification_content import NotificationAction
from cardtable.app.multiplayer.multiplayer_dialog import MultiplayerDialog, MultiplayerPage
from cardtable.app.multiplayer.room_page import RoomPage
from cardtable.app.platform.resource_paths import SENTENCES, resource_folder
from cardtable.app.settings.settings_sections import GameChoice
from cardtable.core.zones import Seat
from cardtable.host.room_types import RoomSeatInfo
from cardtable.models.agent_client import AgentClient
from cardtable.models.agent_process import start_agent
from cardtable.players.player_questions import PlayerQuestion
from cardtable.players.worker import think
from tests.app.conftest import Desk
from tests.app.scripted import ALL_GAMES

pytestmark = pytest.mark.slow

SECONDS = 60
SEATS = {"hearts": 3, "svoi_kozyri": 2}  # with a computer and without; tests/models plays the others


class Person:
    """Somebody at a window."""

    def __init__(self, desk: Desk, name: str) -> None:
        self.desk, self.name = desk, name
        self.heard: list[str] = []
        program = desk.program
        sentences = resource_folder("translations") / SENTENCES
        self.line: AgentClient = start_agent(program.paths.people / name, sentences, here_only=True, parent=program)
        program.agent = self.line
        program.change(program.settings.players.changed("name", name))
        desk.welcome.show()
        self._looks = QTimer(desk.window)
        self._looks.timeout.connect(self._play)
        self._controller: SeatController | None = None
        self._acted = 0  # the version of the view that was acted upon
        desk.window.written.connect(self.heard.append)

    @property
    def room(self) -> RoomPage | None:
        page = self.desk.window.page()
        return page if isinstance(page, RoomPage) else None

    def people(self, *steps: Callable[[MultiplayerDialog], object]) -> None:
        """Open the dialog from the menu, do one thing after another in it, and stay until it closes by itself."""
        with answering(*steps):
            self.desk.trigger("people")

    def play(self) -> None:
        """From now on act whenever it is this person's turn."""
        self._looks.start(20)

    def stop(self) -> None:
        """Do nothing any more."""
        self._looks.stop()

    def leave(self) -> None:
        """Get up, so that the window can be closed without a question."""
        self.stop()
        self.line.leave()

    def _try_again(self) -> None:
        """As people do whose move was refused, because the line was lost just then."""
        self._acted = 0

    def _play(self) -> None:
        play = self.desk.program.match
        if play is None or not play.controller.ready:
            return
        self.desk.hurry()
        controller = play.controller
        if controller is not self._controller:  # another match, whose views may bear the same numbers
            self._controller, self._acted = controller, 0
            controller.refused.connect(self._try_again)
        if not controller.persons_turn or self._acted == controller.view.version:
            return
        config, view = controller.config, controller.view
        self._acted = view.version
        request = PlayerQuestion(
            config.game.id,
            config.options.save(),
            config.seats,
            "club",
            int(controller.acting_seat or 0),
            view,
            controller.history,
        )
        controller.act(think(request, lambda: False), view.version)


def seats_of(person: Person) -> tuple[RoomSeatInfo, ...]:
    return person.line.room.seats if person.line.room is not None else ()


@contextmanager
def answering(*steps: Callable[[MultiplayerDialog], object]) -> Iterator[None]:
    waiting = list(steps)

    def go_on() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, MultiplayerDialog) and waiting:
            waiting.pop(0)(dialog)

    timer = QTimer()
    timer.timeout.connect(go_on)
    timer.start(50)
    yield
    timer.stop()
    assert not waiting


def joined(person: Person, host: Person, qtbot: QtBot) -> None:
    """By the host's invitation."""
    assert host.line.welcome is not None
    invitation = host.line.welcome.invitation
    person.people(
        lambda dialog: dialog.go(MultiplayerPage.INVITATION),
        lambda dialog: dialog.show_invitation(invitation),
        lambda dialog: dialog.join_button.click(),
    )
    qtbot.waitUntil(lambda: person.line.room is not None and person.line.room.you is not None, timeout=1000 * SECONDS)


def begun(host: Person, guest: Person, qtbot: QtBot) -> None:
    """The guest is ready, the host starts, and both play."""
    assert guest.room is not None
    guest.room.middle.ready.click()
    qtbot.waitUntil(lambda: sum(place.ready for place in seats_of(host)) == 1, timeout=1000 * SECONDS)
    assert host.room is not None
    host.room.middle.start.click()
    for person in (host, guest):
        person.play()


@pytest.fixture
def sits(desk: Callable[..., Desk]) -> Iterator[Callable[[str], Person]]:
    """Seats somebody of that name before a window; in the end, also where a test has failed, all get up."""
    persons: list[Person] = []

    def one(name: str) -> Person:
        persons.append(Person(desk(games=ALL_GAMES), name))
        return persons[-1]

    yield one
    for person in persons:
        person.leave()


def a_deal_played(sits: Callable[[str], Person], qtbot: QtBot, game: str, **options: str) -> tuple[Person, Person]:
    """Meera, who hosts, and Ravi."""
    meera, ravi = sits("Meera"), sits("Ravi")
    program = meera.desk.program
    program.change(GameChoice(game, ALL_GAMES[game].options().save() | options, SEATS[game], ()))
    program._settings_store.play(game)
    meera.people(lambda dialog: dialog.go(MultiplayerPage.OPEN), lambda dialog: dialog.open_button.click())
    qtbot.waitUntil(lambda: meera.room is not None and meera.line.welcome is not None, timeout=1000 * SECONDS)
    joined(ravi, meera, qtbot)
    qtbot.waitUntil(lambda: meera.line.room is not None and meera.line.room.game == game, timeout=1000 * SECONDS)
    begun(meera, ravi, qtbot)
    qtbot.waitUntil(lambda: bool(meera.line.verified_deals and ravi.line.verified_deals), timeout=1000 * SECONDS)
    return meera, ravi


@pytest.mark.parametrize("game", list(SEATS))
def test_two_windows_play_a_deal(sits: Callable[[str], Person], qtbot: QtBot, game: str) -> None:
    meera, ravi = a_deal_played(sits, qtbot, game)
    for person in (meera, ravi):
        play = person.desk.program.match
        assert play is not None
        assert play.shown_deals() or play.controller.scores
        assert person.line.verified_deals[0].doubts == ()
        assert person.desk.window.page() is play.table
    for person, other in ((meera, "Ravi"), (ravi, "Meera")):
        play = person.desk.program.match
        assert play is not None
        names = [play.renderer.seat(Seat(seat)) for seat in range(play.config.seats)]
        assert (names.count("You"), names.count(other), names.count(person.name)) == (1, 1, 0)
        assert any("You " in sentence for sentence in person.heard)
        assert any(other in sentence for sentence in person.heard)
        assert [sentence for sentence in person.heard if person.name in sentence] == []


def test_a_guest_opens_the_table_again_and_the_host_comes_back_as_a_guest(
    sits: Callable[[str], Person], qtbot: QtBot
) -> None:
    meera, ravi = a_deal_played(sits, qtbot, "svoi_kozyri", match="round")
    play = ravi.desk.program.match
    assert play is not None
    counted = play.controller.scores
    meera.line.close()
    meera.leave()
    keeper = ravi.desk.people.keeper

    def offered() -> bool:
        content = None if keeper.strip is None else keeper.strip.content
        return content is not None and [one.act for one in content.buttons][:1] == [NotificationAction.PLAY_ON_ALONE]

    qtbot.waitUntil(offered, timeout=1000 * SECONDS)
    ravi.stop()
    assert keeper.strip is not None
    keeper.strip.buttons[0].click()
    opens = play.scene.hud.question.bar.shown()[0]
    assert ravi.desk.window.focusWidget() is opens
    qtbot.keyClick(opens, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: ravi.room is not None and ravi.line.welcome is not None, timeout=1000 * SECONDS)
    assert any("open again here, after deal 1. Send the others" in sentence for sentence in ravi.heard)

    meera = sits("Meera")
    joined(meera, ravi, qtbot)
    assert meera.line.room is not None
    assert meera.line.room.you == 0  # where Meera sat
    begun(ravi, meera, qtbot)
    qtbot.waitUntil(lambda: all(len(one.line.verified_deals) == 2 for one in (meera, ravi)), timeout=1000 * SECONDS)
    for person in (meera, ravi):
        play = person.desk.program.match
        assert play is not None
        assert play.controller.scores[:1] == counted[:1]
        assert [check.doubts for check in person.line.verified_deals if check.deal == 2] == [()]
