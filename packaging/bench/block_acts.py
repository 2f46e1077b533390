"""Acts of a person in a window of its own, each with the longest stretch that it keeps the window's thread busy.

As a script, `python -m bench.block_acts ACT` prints a JSON list of [what was done, milliseconds of the processor]. A
stretch is one pass of the event loop, in the loop of an open dialog too; it counts the time of this thread alone, so
other programs cannot lengthen it.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from types import TracebackType
from typing import NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

from bench.watched import Watch
from cardtable.app.controllers.dialog_controller import DialogController
from cardtable.app.controllers.menu_controller import MenuController
from cardtable.app.controllers.welcome_controller import WelcomeController
from cardtable.app.dialogs.preferences.preferences_dialog import PreferencesDialog
from cardtable.app.dialogs.statistics.career_dialog import CareerDialog
from cardtable.app.i18n.catalogue_compiler import prepare_catalogues
from cardtable.app.match.match_controller import MatchController
from cardtable.app.multiplayer.multiplayer_dialog import MultiplayerDialog, MultiplayerPage
from cardtable.app.program import Program
from cardtable.app.program_context import ProgramSetup
from cardtable.app.settings.setting_choices import Level
from cardtable.app.settings.settings_file import load_settings
from cardtable.app.settings.settings_sections import (
    AccessibilitySettings,
    LanguageSettings,
    MotionSettings,
    PlayersSettings,
)
from cardtable.app.startup.first_frame import _application
from cardtable.app.startup.preloading import preload
from cardtable.app.storage.file_storage import standard_paths
from cardtable.app.window.main_window import MainWindow
from cardtable.core.languages import Language
from cardtable.files.writing import write_whole
from cardtable.games import discover, in_order

STEP_MS = 15
SETTLED_MS = 500  # an act is over after so long a time in which no pass took more than QUIET_MS
QUIET_MS = 10.0
PATIENCE_MS = 15_000
WINDOW = (1280, 800)
PREPARED = ""  # the name of what is done before an act, as a start does it before its event loop


class Do(NamedTuple):
    """Something that is done and measured, until the window is quiet again, or so many milliseconds have passed."""

    name: str
    act: Callable[[], object]
    lasts: int = 0


class Until(NamedTuple):
    """What is waited for without being measured."""

    is_so: Callable[[], bool]


Script = Iterator[Do | Until]


class Stage:
    """The program in its window, as a start puts it together."""

    def __init__(self) -> None:
        self.app = _application(lambda why: sys.exit(why.source))
        prepare_catalogues()
        paths = standard_paths()
        self.window = MainWindow()
        self.window.restore("", WINDOW)
        self.window.show()
        settings = load_settings(paths.settings)[0]
        self.program = Program(
            ProgramSetup(self.app, discover(), paths, settings, self.window, here_only=True), idle_tasks=preload
        )
        self.openers = DialogController(self.program)
        self.welcome = WelcomeController(self.program, self.openers)
        self.handlers = MenuController(self.program, self.openers)
        self.program.counted.connect(self.openers.summary)
        self.watch = Watch(settle=0.0)
        self.measured: list[tuple[str, float]] = []
        QTimer.singleShot(0, self.program, self.program.after_first_frame)

    @property
    def play(self) -> MatchController:
        """The match on the table."""
        assert self.program.match is not None
        return self.program.match

    def trigger(self, command: str) -> Callable[[], None]:
        """Give a command of the menus."""
        return self.window.menus.actions[command].trigger

    def shut(self) -> Until:
        """Close the dialog that is open."""
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog), dialog
        QTimer.singleShot(0, dialog, dialog.reject)
        return Until(lambda: QApplication.activeModalWidget() is None)

    def dialog(self) -> QDialog:
        """The dialog that is open."""
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog), dialog
        return dialog

    def my_turn(self) -> Until:
        """Wait until the person is to act and has been shown so; what is shown meanwhile goes quickly."""

        def ready() -> bool:
            play = self.program.match
            if play is None or not play.controller.ready:
                return False
            if play.scene.animator.is_held:
                play.go_on()
            play.scene.animator.finish_all()
            return play.controller.persons_turn and play.scene.animator.is_idle

        return Until(ready)

    def act(self) -> None:
        """Do the first thing that is allowed."""
        controller = self.play.controller
        view = controller.view
        controller.act(next(self.play.config.rules().legal(view)), view.version)

    def speak(self, language: Language) -> None:
        """Put a language in force."""
        self.program.change(LanguageSettings(language=language))

    def turn_to(self, row: int) -> None:
        """Turn to a page of the preferences, which are open."""
        dialog = self.dialog()
        assert isinstance(dialog, PreferencesDialog)
        dialog.list.setCurrentRow(row)

    def of_this_month(self) -> None:
        """Choose this month's results, in the statistics that are open."""
        dialog = self.dialog()
        assert isinstance(dialog, CareerDialog)
        dialog.period.setValue(True)
        dialog.period.chosen.emit(True)

    def still(self) -> None:
        """Nothing moves, and computers don't wait."""
        self.program.change(MotionSettings(speed=400, reduce_motion=True, computer_pause=0))


class Driver:
    """Goes through a script in the event loop, that of a dialog included."""

    def __init__(self, stage: Stage, script: Script) -> None:
        self._stage, self._script = stage, script
        self._doing: Do | Until | None = None
        self._waited = self._quiet = 0
        self._longest = 0.0
        self._timer = QTimer()
        self._timer.timeout.connect(self._step)
        self._timer.start(STEP_MS)

    def _step(self) -> None:
        doing, self._waited = self._doing, self._waited + STEP_MS
        if doing is None:
            self._next()
        elif isinstance(doing, Until):
            if doing.is_so():
                self._next()
            elif self._waited > 4 * PATIENCE_MS:
                raise TimeoutError(self._stage.measured)
        else:
            self._follow(doing)

    def _follow(self, doing: Do) -> None:
        now = self._stage.watch.taken() * 1000
        self._longest = max(self._longest, now)
        self._quiet = 0 if now > QUIET_MS else self._quiet + STEP_MS
        if self._waited >= (doing.lasts or PATIENCE_MS) or (not doing.lasts and self._quiet >= SETTLED_MS):
            if doing.name != PREPARED:
                self._stage.measured.append((doing.name, round(self._longest, 1)))
            self._next()

    def _next(self) -> None:
        self._doing = next(self._script, None)
        self._waited = self._quiet = 0
        if self._doing is None:
            print(json.dumps(self._stage.measured), flush=True)
            os._exit(0)  # what is under way need not come to its end
        if isinstance(self._doing, Do):
            self._longest = 0.0
            self._stage.watch.taken()
            QTimer.singleShot(0, self._stage.program, self._doing.act)


def quiet() -> Until:
    """Wait until what a start leaves for idle moments has been done."""
    began = QTimer()
    began.setSingleShot(True)
    began.start(2500)
    return Until(lambda: not began.isActive())


def welcome(stage: Stage) -> Script:
    """The page, with what lies in the home."""
    yield Do(PREPARED, stage.welcome.show)
    yield quiet()
    yield Do("welcome page, again", stage.welcome.show)
    yield Do("another size of the window", lambda: stage.window.resize(1100, 700))
    yield Do("writing twice as large", lambda: stage.program.change(AccessibilitySettings(writing=200)))


def unfinished(stage: Stage) -> Script:
    """The page and the list of matches that were left."""
    yield Do(PREPARED, stage.welcome.show)
    yield quiet()
    yield Do("welcome page, 40 unfinished matches, again", stage.welcome.show)
    yield Do("unfinished games (40)", stage.trigger("unfinished"))
    yield stage.shut()
    yield Do("continuing an unfinished match", stage.welcome._go_on)


def statistics(stage: Stage) -> Script:
    """5,000 matches."""
    yield Do(PREPARED, stage.welcome.show)
    yield quiet()
    yield Do("statistics of 5,000 matches", stage.trigger("statistics"))
    yield Do("statistics: this month", stage.of_this_month)
    yield Do("statistics: all figures", lambda: stage.openers.of_statistics.all_figures(stage.dialog()))


def long_match(stage: Stage) -> Script:
    """A match of 5,000 actions."""
    stage.still()
    path = stage.program.paths.data / "long.cardtable"
    yield Do(PREPARED, stage.welcome.show)
    yield quiet()
    yield Do("opening a match of 5,000 actions", lambda: stage.openers.open_saved(path))
    yield Until(lambda: stage.program.match is not None)
    yield stage.my_turn()
    yield Do("a card, 5,000 actions", stage.act, 700)
    yield stage.my_turn()
    yield Do("undo, 5,000 actions", stage.trigger("undo"))
    yield Do("redo, 5,000 actions", stage.trigger("redo"))
    yield Do("score sheet, 5,000 actions", stage.trigger("scores"))
    yield stage.shut()
    yield Do("look at the deal, 5,000 actions", lambda: stage.openers.overlays.look(50))
    yield Do("look at the deal: leaving it", stage.openers.overlays.close_replay)
    yield Do("fairness, 5,000 actions", stage.trigger("fairness"))
    yield stage.shut()
    yield Do("what happened, 5,000 actions", stage.trigger("what_happened"))
    yield stage.my_turn()
    yield Do("undo, what happened open", stage.trigger("undo"))
    yield Do("hint", stage.trigger("hint"))
    yield Do("save as", lambda: stage.program.save_as(stage.program.paths.data / "saved.cardtable"))
    yield Do("restart this match of 5,000 actions", stage.program.begin_again)


def killed(stage: Stage) -> Script:
    """Matches of 5,000 actions: left by copies of the program that were killed, and put by after they were left."""
    stage.still()
    paths = stage.program.paths
    log = (paths.data / "long.cardtable").read_text().rpartition("end ")[0]
    yield Do(PREPARED, stage.welcome.show)
    yield quiet()
    write_whole(paths.match(2), log)
    yield Do("welcome page, 5,000 actions of a killed copy", stage.welcome.show)
    write_whole(paths.match(3), log)
    yield Do("unfinished games, 5,000 actions of a killed copy", stage.trigger("unfinished"))
    yield Until(lambda: QApplication.activeModalWidget() is not None)
    yield stage.shut()
    yield Do("continuing a match of 5,000 actions", stage.welcome._go_on)
    yield Until(lambda: stage.program.match is not None)
    yield stage.my_turn()
    yield Do("back to the welcome page from 5,000 actions", stage.program.homeWanted.emit)
    yield Do("a match of 5,000 actions is put by", stage.program.matches.keep_unfinished)


def preferences(stage: Stage) -> Script:
    """Every page of the preferences."""
    yield Do(PREPARED, stage.welcome.show)
    yield quiet()
    yield Do("preferences", stage.trigger("preferences"))
    yield Do("language, one page of the preferences seen", partial(stage.speak, Language.PERSIAN))
    yield Do(PREPARED, partial(stage.speak, Language.ENGLISH))
    dialog = stage.dialog()
    assert isinstance(dialog, PreferencesDialog)
    for row, name in enumerate(dialog.names):
        yield Do(f"preferences: {name}", partial(stage.turn_to, row))
    yield Do("language, every page of the preferences seen", partial(stage.speak, Language.HINDI))
    yield stage.shut()


def rules(stage: Stage) -> Script:
    """The rules of each game."""
    yield Do(PREPARED, stage.welcome.show)
    yield quiet()
    for game in in_order(stage.program.games):
        yield Do(f"rules: {game}", partial(stage.openers.of_help.rules, game))
        yield stage.shut()


def dialogs(stage: Stage) -> Script:
    """Dialogs that need no match."""
    yield Do(PREPARED, stage.welcome.show)
    yield quiet()
    for command in ("new", "deal_number", "help", "mouse_and_keys", "shortcuts", "about", "statistics", "unfinished"):
        yield Do(f"dialog: {command}", stage.trigger(command))
        yield stage.shut()
    for game in in_order(stage.program.games):
        yield Do(f"how to play: {game}", partial(stage.openers.of_help.how_to_play, game))
        yield stage.shut()
        yield Do(f"new game: {game}", partial(stage.openers.new_game, game=game))
        yield stage.shut()


def language(stage: Stage) -> Script:
    """Another language, before the welcome page and at the table."""
    yield Do(PREPARED, stage.welcome.show)
    yield quiet()
    for tongue in (Language.HINDI, Language.PERSIAN, Language.ENGLISH):
        yield Do(
            f"language on the welcome page: {tongue.name.lower()}",
            partial(stage.speak, tongue),
        )
    stage.still()
    yield Do("play: hearts", lambda: stage.openers.play("hearts"), 1500)
    yield stage.my_turn()
    for tongue in (Language.HINDI, Language.PERSIAN):
        yield Do(
            f"language at the table: {tongue.name.lower()}",
            partial(stage.speak, tongue),
        )
    yield Do("what happened", stage.trigger("what_happened"))
    yield Do(
        "language at the table, what happened open",
        partial(stage.speak, Language.TELUGU),
    )


def games(stage: Stage) -> Script:
    """Play on each tile, to the end of its first deal."""
    yield Do(PREPARED, stage.welcome.show)
    yield quiet()
    stage.program.change(MotionSettings(computer_pause=0))
    for game in in_order(stage.program.games):
        yield Do(f"play: {game}", partial(stage.welcome._play, game), 3000)
        yield Do(f"back to the welcome page from {game}", stage.program.homeWanted.emit)


def deal_end(stage: Stage) -> Script:
    """The end of a deal and of a match."""
    stage.still()
    yield Do(PREPARED, stage.welcome.show)
    yield quiet()
    game = stage.program.games["hearts"]
    options = game.options.preset(next(iter(game.options.PRESETS))).changed("target", 26)
    yield Do("play: hearts", lambda: stage.program.new_match("hearts", options=options), 1000)
    seen: set[int] = set()

    def step() -> None:
        play = stage.play
        play.scene.animator.finish_all()
        if play.controller.persons_turn and play.scene.animator.is_idle:
            stage.act()
        elif play.scene.animator.is_held:
            seen.add(play.controller.deal)

    for _ in range(12):

        def to_the_end() -> bool:
            step()
            return stage.play.scene.animator.is_held

        while not to_the_end():
            yield Do("a card of a deal", step, 60)
        yield Do("end of a deal", lambda: None)
        if stage.play.controller.match_over:
            break
        yield Do("next deal", stage.openers.overlays.deals.go_on)
    yield Do("end of the match", stage.openers.overlays.deals.go_on)


def people(stage: Stage) -> Script:
    """Playing with people, on this computer alone."""
    stage.program.change(PlayersSettings(name="Me"))
    yield Do(PREPARED, stage.welcome.show)
    yield quiet()
    yield Do("people's dialog", stage.trigger("people"), 3000)
    dialog = stage.dialog()
    assert isinstance(dialog, MultiplayerDialog)
    for way in (MultiplayerPage.INVITATION, MultiplayerPage.OPEN):
        yield Do(f"people's dialog: {way.name.lower()}", partial(dialog.go, way))
    yield Do("people: the room of one's own table", dialog._open, 4000)


def lesson(stage: Stage) -> Script:
    """The first lesson of each game."""
    yield Do(PREPARED, stage.welcome.show)
    yield quiet()
    for game in in_order(stage.program.games):
        yield Do(f"first lesson of {game}", partial(stage.openers.lessons.begin, game), 2500)
        yield Do(f"leaving the lesson of {game}", stage.openers.lessons.end)


def experts(stage: Stage, game: str, seats: int, seconds: int) -> Script:
    """Experts play by themselves."""
    stage.program.change(PlayersSettings(level=Level.EXPERT))
    stage.still()
    yield Do(PREPARED, stage.welcome.show)
    yield quiet()
    players = tuple(f"expert {name}" for name in "ABCDEFGHIJK"[:seats])
    begin = lambda: stage.program.new_match(game, players=players, seed="7", by_itself=True)  # noqa: E731
    yield Do(f"the table of {seats} experts, {game}", begin, 2000)
    yield Do(f"{seats} experts of {game} play", lambda: None, seconds * 1000)


ACTS: dict[str, tuple[str, Callable[[Stage], Script]]] = {
    "welcome": ("empty", welcome),
    "unfinished": ("unfinished", unfinished),
    "statistics": ("results", statistics),
    "long_match": ("long", long_match),
    "killed": ("long", killed),
    "preferences": ("empty", preferences),
    "rules": ("empty", rules),
    "dialogs": ("empty", dialogs),
    "language": ("empty", language),
    "games": ("empty", games),
    "deal_end": ("empty", deal_end),
    "people": ("empty", people),
    "lesson": ("empty", lesson),
    "canasta_experts": ("empty", lambda stage: experts(stage, "canasta", 4, 20)),
    "cancellation_experts": ("empty", lambda stage: experts(stage, "cancellation_hearts", 11, 20)),
}
"""By its name, what home it needs, and what is done."""


def end_with(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Tell of an error, and end the process: its loop would go on without end."""
    traceback.print_exception(kind, error, trace)
    sys.stderr.flush()
    os._exit(1)


def main(name: str) -> int:
    """Perform one act; an error ends it."""
    sys.excepthook = end_with
    stage = Stage()
    driver = Driver(stage, ACTS[name][1](stage))
    status = QApplication.exec()
    del driver
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
