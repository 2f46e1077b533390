"""Matches of all games through one window, as people come and go: none of them is kept once it has gone.

Some are played by computers to their end, others by a person who undoes, looks back at a deal, practises it, takes a
lesson, or sits at a table of people on this computer.
"""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from cardtable.app.controllers.dialog_controller import DialogController
from cardtable.app.controllers.menu_controller import MenuController
from cardtable.app.controllers.welcome_controller import WelcomeController
from cardtable.app.i18n.catalogue_compiler import prepare_catalogues
from cardtable.app.match.match_controller import MatchController
from cardtable.app.multiplayer.multiplayer_dialog import MultiplayerDialog, MultiplayerPage
from cardtable.app.multiplayer.room_page import RoomPage
from cardtable.app.program import Program
from cardtable.app.program_context import ProgramSetup
from cardtable.app.settings.settings_sections import PlayersSettings, Settings
from cardtable.app.startup.preloading import preload
from cardtable.app.storage.file_storage import StoragePaths
from cardtable.app.window.main_window import MainWindow
from cardtable.core.session import Session
from cardtable.games import discover
from cardtable.host.host_messages import ProposalKind
from cardtable.host.match_host import MatchHost
from cardtable.models.local_match import LocalMatch
from cardtable.models.seat_channel import SeatChannel
from cardtable.players.player_questions import PlayerQuestion
from cardtable.players.worker import think
from tests.hardship.endurance import at_once, give_back, resident_megabytes, short

STEP_MS, PATIENCE_MS = 10, 120_000


class MixedMatches:
    """One program, in whose window match after match is played; computers think for the person, too."""

    def __init__(self, folder: Path, *, people: bool) -> None:
        """`people`: tables for people are opened as well, in a process of their own."""
        self.watch = Watch()
        prepare_catalogues()  # an agent reads the list of all sentences
        application = QApplication.instance() or QApplication(["cardtable"])
        assert isinstance(application, QApplication)
        self.window = MainWindow()
        self.window.restore("", (1280, 800))
        self.window.show()
        paths = StoragePaths(folder / "config", folder / "data")
        settings = at_once(Settings())
        self.program = Program(
            ProgramSetup(application, discover(), paths, settings, self.window, language="en", here_only=True),
            idle_tasks=preload,
        )
        self.program.change(PlayersSettings(name="Asha"))
        self.openers = DialogController(self.program)
        self.welcome = WelcomeController(self.program, self.openers)
        MenuController(self.program, self.openers)
        self.program.counted.connect(self.openers.summary)
        self.welcome.show()
        self.program.after_first_frame()
        self._ways: list[Callable[[str, int], None]] = [self.computers, self.undone, self.looked_back, self.computers]
        self._ways += [self.practised, self.taught]
        if people:
            self._ways.append(self.among_people)

    def play(self, number: int) -> str:
        """One match; how it was played."""
        games = list(self.program.games)
        way = self._ways[number % len(self._ways)]
        game = games[number // 2 % len(games)]
        way(game, number)
        return f"{game}: {way.__name__}"

    def close(self) -> None:
        """End the program."""
        self.program.leave()
        self.window.close()
        self.program.close()

    # ---- ways to play

    def computers(self, game: str, number: int) -> None:
        """Nobody but computers, to the end of the first deal."""
        self._begin(game, number, "beginner")
        self.until(lambda: bool(self._counted()) or self._over())

    def undone(self, game: str, number: int) -> None:
        """A person, with What happened open, who takes some back and leaves in the middle."""
        self._begin(game, number, "person")
        self.window.menus.actions["what_happened"].trigger()
        for _ in range(3):
            self._act()
            self._wish(ProposalKind.UNDO)
            self._wish(ProposalKind.REDO)

    def looked_back(self, game: str, number: int) -> None:
        """A deal is played, its sheets opened, and looked at move by move."""
        self._deal(game, number)
        self.openers.overlays.look(1)
        page = self.openers.replay_page
        assert page is not None
        for moment in range(5):
            page.go_to(moment, flies=bool(moment % 2))
            self.rest()
        self.closing(self.openers.score_sheet)
        self.closing(self.openers.of_help.rules)

    def practised(self, game: str, number: int) -> None:
        """The finished deal is played once more, and its match goes on."""
        self._deal(game, number)
        self.openers.overlays.practise(1)
        self._act()
        self.watch.note(self.program.match, self.program.local_match)
        self.openers.overlays.practice.end()
        self.rest()

    def taught(self, game: str, number: int) -> None:
        """A lesson over a match that waits."""
        self._begin(game, number, "person")
        self._act()
        taught = [one.id for one in self.program.games.values() if one.teaches]
        self.openers.lessons.begin(game if game in taught else taught[number % len(taught)])
        self.rest(20)
        self.watch.note(self.program.match, self.program.local_match)
        self.openers.lessons.end()
        self.rest()

    def among_people(self, game: str, number: int) -> None:
        """A table for people, whose other seats are played by computers."""

        def opens(dialog: QDialog) -> None:
            if isinstance(dialog, MultiplayerDialog):
                dialog.go(MultiplayerPage.OPEN)
                dialog.open_button.click()

        self.closing(self.openers.people, opens)
        self.until(lambda: isinstance(self.window.page(), RoomPage))
        room = self.window.page()
        assert isinstance(room, RoomPage)
        self.until(lambda: room.middle.start.is_on)

        def begun() -> bool:
            if self.window.page() is room:  # the table may just have changed, and then refuses to begin
                room.middle.start.click()
                self.rest(20)
            return self.program.match is not None and self.program.local_match is None

        self.until(begun)
        for _ in range(3):
            self._act()
        self.watch.note(self.program.match, self.program.local_match)
        self.welcome.show()

    # ---- steps

    def rest(self, times: int = 3) -> None:
        """Let the program go on."""
        for _ in range(times):
            loop = QEventLoop()
            QTimer.singleShot(STEP_MS, loop.quit)
            loop.exec()

    def until(self, reached: Callable[[], bool]) -> None:
        """Let the program go on until something is so; raises TimeoutError where it never is."""
        for _ in range(PATIENCE_MS // STEP_MS):
            if reached():
                return
            self.rest(1)
        raise TimeoutError(f"nothing came of it: {reached}")

    def closing(self, opens: Callable[[], object], answer: Callable[[QDialog], None] = QDialog.reject) -> None:
        """Open a dialog, and answer it."""

        def look() -> None:
            shown = QApplication.activeModalWidget()
            if isinstance(shown, QDialog):
                answer(shown)

        QTimer.singleShot(STEP_MS, look)
        opens()

    def _begin(self, game: str, number: int, first: str) -> None:
        definition = self.program.games[game]
        options, seats = short(definition), min(definition.seats)
        players = [f"{'beginner' if seat else first} Player {seat}" for seat in range(seats)]
        by_itself = first != "person"
        self.program.matches.keep_unfinished()
        self.program.new_match(game, options=options, players=players, seed=f"{number}", by_itself=by_itself)
        self.until(lambda: self.program.match is not None and self.program.match.controller.ready)

    def _deal(self, game: str, number: int) -> None:
        self._begin(game, number, "person")
        while not self._counted() and not self._over():
            self._act()
        self.until(lambda: self.openers.overlays.deals.counted is not None)

    def _act(self) -> None:
        """What a beginner would do in the person's place, once it is their turn."""
        self.until(lambda: self._is_turn() or bool(self._counted()) or self._over())
        play = self.program.match
        if play is None or not self._is_turn():
            return
        config, view = play.config, play.controller.view
        seat = int(play.controller.acting_seat or 0)
        level = next(iter(config.game.players))
        request = PlayerQuestion(
            config.game.id, config.options.save(), config.seats, level, seat, view, play.controller.history
        )
        play.controller.act(think(request, lambda: False), view.version)
        self.rest(1)

    def _wish(self, wish: ProposalKind) -> None:
        play = self.program.match
        if play is not None and play.controller.can(wish):
            play.controller.wish(wish)
            self.rest()

    def _is_turn(self) -> bool:
        play = self.program.match
        if play is None or not play.controller.ready:
            return False
        play.scene.animator.finish_all()
        return play.scene.animator.is_idle and play.controller.persons_turn

    def _counted(self) -> tuple[Any, ...]:
        return () if self.program.match is None else self.program.match.shown_deals()

    def _over(self) -> bool:
        play = self.program.match
        return play is not None and play.controller.ready and play.controller.match_over


def settled() -> None:
    """Let everything go that nobody holds."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


class Watch:
    """Weak references to the truth and the picture of matches that were on the table."""

    def __init__(self) -> None:
        self._seen: list[tuple[str, weakref.ref[Any]]] = []

    def note(self, play: MatchController | None, table: LocalMatch | None) -> None:
        """Note what belongs to a match that is about to leave."""
        for thing in _of_match(play, table):
            self._seen.append((type(thing).__name__, weakref.ref(thing)))

    def left(self) -> list[str]:
        """Which of it is still there."""
        self._seen = [(name, kept) for name, kept in self._seen if kept() is not None]
        return sorted(name for name, _ in self._seen)


def _of_match(play: MatchController | None, table: LocalMatch | None) -> Iterator[object]:
    """The objects that must go with a match: all of them are found, whatever holds them."""
    if play is not None and play.controller.ready:
        yield from (play.table, play.scene)
        yield from (thing for thing in vars(play.controller).values() if isinstance(thing, SeatChannel))
    if table is not None:
        host = next(thing for thing in vars(table).values() if isinstance(thing, MatchHost))
        yield host
        yield from (thing for thing in gc.get_referents(*map(vars, _parts(host))) if isinstance(thing, Session))


def _parts(host: MatchHost) -> list[object]:
    """The host, and what it is made of."""
    return [host, *(part for part in vars(host).values() if hasattr(part, "__dict__"))]


def mixed_matches(folder: Path, matches: int, *, people: bool = True) -> Iterator[tuple[str, float, list[str]]]:
    """After each match: how it was played, the megabytes of the process, and what is left of all matches before."""
    one = MixedMatches(folder, people=people)
    try:
        for number in range(matches):
            name = one.play(number)
            one.watch.note(one.program.match, one.program.local_match)
            one.welcome.show()
            one.rest()
            settled()
            give_back()
            yield name, resident_megabytes(), one.watch.left()
    finally:
        one.close()
