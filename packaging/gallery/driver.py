"""The program under the hand of a script: plays on, waits, and takes pictures."""

import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEventLoop, QSize, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.app.controllers.dialog_controller import DialogController
from cardtable.app.controllers.menu_controller import MenuController
from cardtable.app.controllers.welcome_controller import WelcomeController
from cardtable.app.i18n.catalogue_compiler import prepare_catalogues
from cardtable.app.match.player_names import default_players
from cardtable.app.overlays.history.history_controller import HistoryController
from cardtable.app.program import Program
from cardtable.app.program_context import ProgramSetup
from cardtable.app.settings.setting_choices import ThemeName
from cardtable.app.settings.settings_sections import (
    AccessibilitySettings,
    LanguageSettings,
    MotionSettings,
    PlayersSettings,
    Settings,
    TableSettings,
)
from cardtable.app.settings.startup_settings import USUAL
from cardtable.app.startup.preloading import preload
from cardtable.app.storage.file_storage import StoragePaths
from cardtable.app.window.main_window import MainWindow
from cardtable.games import discover
from cardtable.host.host_messages import ProposalKind

COUNT_MS = 2_500  # until the points of a deal have come up, and after the last one the end of the match
PATIENCE_MS = 20_000
ASHA = PlayersSettings(name="Asha")


Keep = Callable[[QWidget, str], None]  # a window at rest, and its name


class Rest(NamedTuple):
    """How long a screen is left alone before it is kept, in milliseconds."""

    settle: int
    quiet: int  # without any motion: other players may pass cards while the person thinks


TO_BE_SEEN = Rest(120, 400)
TO_BE_READ = Rest(40, 120)  # by whoever looks at names alone


class Look(NamedTuple):
    """The look of the window where a screen does not show another one."""

    theme: ThemeName = ThemeName.GREEN
    writing: int = USUAL  # per cent


USUAL_LOOK = Look()


def pictures_in(folder: Path) -> Keep:
    """Save a picture of each window."""
    folder.mkdir(parents=True, exist_ok=True)

    def save(window: QWidget, name: str) -> None:
        window.grab().save(str(folder / f"{name}.png"))

    return save


class Driver:
    """One program in one language at one size; each screen goes to `keep` under its name."""

    def __init__(
        self,
        keep: Keep,
        language: str,
        size: QSize,
        players: PlayersSettings = ASHA,
        *,
        rest: Rest | None = TO_BE_SEEN,
        menus: bool = True,
        look: Look = USUAL_LOOK,
    ) -> None:
        """`rest`: wait until nothing moves and every card is drawn; None: not at all. `menus`: they do something."""
        application = QApplication.instance() or QApplication(["cardtable"])
        assert isinstance(application, QApplication)
        application.setApplicationDisplayName("CardTable")
        prepare_catalogues()
        self._keep = keep
        self._rest = rest
        self.look = look
        self._home = tempfile.TemporaryDirectory()
        home = Path(self._home.name)
        settings = replace(
            Settings(),
            players=players,
            motion=MotionSettings(speed=400, computer_pause=0),
            language=LanguageSettings(),
            table=TableSettings(theme=look.theme),
            accessibility=AccessibilitySettings(writing=look.writing),
        )
        paths = StoragePaths(home / "config", home / "data")
        self.program = Program(
            ProgramSetup(application, discover(), paths, settings, MainWindow(), language=language, keep=False),
            idle_tasks=preload,
        )
        self.openers = DialogController(self.program)
        self.program.window.resize(size)
        self.program.window.show()
        self.program.after_first_frame()
        self.welcome = WelcomeController(self.program, self.openers)
        self.people = self.openers.at_table
        self.happened = (
            MenuController(self.program, self.openers).what_happened if menus else HistoryController(self.program)
        )

    def close(self) -> None:
        """End the program."""
        self.program.leave()
        self.program.window.close()
        self._home.cleanup()

    def rest(self, ms: int = TO_BE_SEEN.settle) -> None:
        """Let the program go on for so long."""
        loop = QEventLoop()
        QTimer.singleShot(ms, loop.quit)
        loop.exec()

    def until(self, reached: Callable[[], bool]) -> bool:
        """Let the program go on until something is so; False if it takes too long."""
        waited = 0
        while not reached() and waited < PATIENCE_MS:
            self.rest(20)
            waited += 20
        return reached()

    def until_quiet(self, ms: int = TO_BE_SEEN.quiet) -> None:
        """Let the program go on until nothing has moved for so long."""
        quiet = waited = 0
        while quiet < ms and waited < PATIENCE_MS:
            self.rest(20)
            waited += 20
            quiet = quiet + 20 if self.is_quiet() else 0

    def is_quiet(self) -> bool:
        """Whether nothing moves on the table, and every card on it is drawn."""
        play = self.program.match
        if play is None:
            return True
        return (play.scene.animator.is_idle or play.scene.animator.is_held) and not self.program.faces.is_drawing

    def picture(self, name: str, widget: QWidget | None = None) -> None:
        """Keep the window, or a dialog before it, as it is when nothing moves and all cards are drawn."""
        if self._rest is not None:
            self.rest(self._rest.settle)
            self.until_quiet(self._rest.quiet)
        else:
            QApplication.processEvents()
        self._keep(widget or self.program.window, name)

    def glance(self, name: str, ms: int) -> None:
        """Keep the window as it is so long from now, whatever moves on it."""
        self.rest(0 if self._rest is None else ms)
        self._keep(self.program.window, name)

    def dialog(self, name: str, open_it: Callable[[], object]) -> None:
        """Open a dialog, take its picture and close it."""

        def look() -> None:
            shown = QApplication.activeModalWidget()
            if shown is not None:
                shown.resize(shown.size().boundedTo(self.program.window.size()))
                self.picture(name, shown)
                shown.close()

        QTimer.singleShot(0 if self._rest is None else self._rest.settle * 2, look)
        open_it()

    def begin(
        self, game: str, seats: int | None = None, preset: str | None = None, seed: str = "1", **changes: object
    ) -> None:
        """Begin a match at the table, a person at seat 0; `changes`: options that are not as in the preset."""
        definition = self.program.games[game]
        options = definition.options.preset(preset) if preset else self.program.next_rules(game)[0]
        for name, value in changes.items():
            options = options.changed(name, value)
        number = seats or self.program.next_rules(game)[1]
        players = default_players(self.program.settings.players, self.program.renderer, number)
        self.program.new_match(game, options=options, players=players, seed=seed)
        self.until(self.is_persons_turn)

    def is_persons_turn(self) -> bool:
        """Whether the table waits for the person."""
        play = self.program.match
        if play is None:
            return True
        play.scene.animator.finish_all()
        if play.scene.animator.is_held:
            return True
        return play.scene.animator.is_idle and play.controller.persons_turn

    def act(self) -> None:
        """Do for the person what a club player would do, and wait for the next turn."""
        play = self.program.match
        if play is None or play.scene.animator.is_held or not play.controller.persons_turn:
            return
        config, view = play.config, play.controller.view
        player = config.game.players["club"](config.options, config.seats, 1)
        self.program.window.setUpdatesEnabled(False)  # nobody looks before the next picture
        play.controller.act(player.choose(view, play.controller.history, lambda: False), view.version)
        self.rest(10)
        self.until(self.is_persons_turn)
        self.program.window.setUpdatesEnabled(True)

    def play_until_counted(self, most: int = 200) -> None:
        """Play on until a deal has been counted."""
        for _ in range(most):
            play = self.program.match
            if play is None or play.shown_deals():
                break
            self.act()

    def counted_picture(self, name: str) -> None:
        """Keep the window with the points of a deal, once they have come up and been counted."""
        if self._rest is not None:
            self.rest(COUNT_MS)
        self.picture(name)

    def play_until_claim(self, most: int = 20) -> bool:
        """Play on until the rest of the deal may be claimed; False if the deal ends before."""
        for _ in range(most):
            play = self.program.match
            if play is None or play.shown_deals():
                return False
            if play.controller.can(ProposalKind.CLAIM):
                return True
            self.act()
        return False

    def hint(self) -> None:
        """Ask for a hint and wait for it."""
        play = self.program.match
        if play is not None:
            play.controller.hint()
            self.until(lambda: play.model.hint is not None)

    def read_table(self) -> None:
        """Have the table read."""
        if self.program.match is not None:
            self.program.match.scene.read_out()
