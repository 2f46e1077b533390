"""The whole program in this process, and somebody before it who does anything at all.

Acts go on while dialogs and menus are open, into whatever would get them from a real mouse and keyboard.
"""

from __future__ import annotations

import faulthandler
import os
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QPoint,
    QPointF,
    QSize,
    Qt,
    QTimer,
    qInstallMessageHandler,
)
from PySide6.QtGui import QAccessible, QDesktopServices, QMouseEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QDialog, QFileDialog, QMenu, QWidget

from cardtable.app.controllers.dialog_controller import DialogController
from cardtable.app.controllers.menu_controller import MenuController
from cardtable.app.controllers.welcome_controller import WelcomeController
from cardtable.app.i18n.catalogue_compiler import prepare_catalogues
from cardtable.app.multiplayer.multiplayer_dialog import MultiplayerDialog, MultiplayerPage
from cardtable.app.multiplayer.room_page import RoomPage
from cardtable.app.overlays.history.turn_list import TurnList
from cardtable.app.program import Program
from cardtable.app.program_context import ProgramSetup
from cardtable.app.settings.setting_choices import ThemeName
from cardtable.app.settings.settings_sections import (
    LanguageSettings,
    MotionSettings,
    PlayersSettings,
    Settings,
)
from cardtable.app.startup.preloading import preload
from cardtable.app.startup.single_instance import Application
from cardtable.app.storage.file_storage import StoragePaths
from cardtable.app.window.main_window import MainWindow
from cardtable.core.languages import Language
from cardtable.games import discover
from cardtable.host.seat_assignment import PERSON, SeatAssignment
from cardtable.table import accessible_factory

SIZES = ((640, 480), (1024, 600), (1280, 800), (1920, 1080))
STUCK_S = 120.0  # in which the window's thread must come back, else all threads are written down
NOISE = ("This plugin does not support", "OpenType support missing")
SCENE_MS = 4000
PATIENCE = 25  # acts in one dialog, before it is closed
LEFT_ALONE = frozenset({"quit", "full_screen"})  # commands: a window that is closed is opened again, but takes long
KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return),
    *(Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_F10, Qt.Key.Key_Menu),
    *(Qt.Key(Qt.Key.Key_1 + place) for place in range(9)),
    *(Qt.Key(Qt.Key.Key_A + place) for place in range(26)),
)
WALK = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageDown)


class Done(NamedTuple):
    """What a run came to."""

    seed: int
    acts: Counter[str]
    seconds: float  # of this process's processor time
    errors: tuple[str, ...]  # tracebacks

    def __str__(self) -> str:
        each = ", ".join(f"{name} {count}" for name, count in self.acts.most_common())
        return (
            f"seed {self.seed}: {self.acts.total()} acts in {self.seconds:.0f} s of processor time, "
            f"{len(self.errors)} errors ({each})"
        )


class RandomActs:
    """Does one act after another until the processor time is used up; `say` is given a line now and then."""

    def __init__(self, folder: Path, seed: int, say: Callable[[str], None]) -> None:
        application = QApplication.instance() or Application(["cardtable"])
        assert isinstance(application, QApplication)
        self._application = application
        self._chance = random.Random(seed)
        self._seed, self._folder, self._say = seed, folder, say
        self.acts: Counter[str] = Counter()
        self._errors: list[str] = []
        self._in_dialog = 0
        self._until = 0.0
        self._loop = QEventLoop()
        if os.environ.get("QT_QPA_PLATFORM", "").startswith("offscreen"):
            qInstallMessageHandler(self._hear)
        prepare_catalogues()
        accessible_factory.install()
        QAccessible.setActive(True)  # as with a screen reader: Qt then keeps and tells much more
        # nothing outside is opened
        for scheme in ("http", "https", "mailto", "file"):
            QDesktopServices.setUrlHandler(scheme, application, "aboutQt")  # type: ignore[arg-type]  # the stub wants bytes, the call does not
        # random keys in one of Qt's own would rename and delete files of whoever runs this
        setattr(QFileDialog, "getOpenFileName", self._some_file)  # noqa: B010  # for this process only
        setattr(QFileDialog, "getSaveFileName", self._some_file)  # noqa: B010
        self._begin()

    def _some_file(self, *_: object) -> tuple[str, str]:
        """What a dialog for files would give: nothing, a saved game or what is none."""
        return self._chance.choice(("", f"{self._folder}/a.cardtable", f"{self._folder}/b.csv")), ""

    def _hear(self, _kind: object, _where: object, message: str) -> None:
        """What Qt says; of the plugin without a screen only what another one would say, too."""
        if not message.startswith(NOISE):
            self._say(message)

    def _begin(self) -> None:
        """The program with a window, or again with a new one."""
        motion = MotionSettings(speed=400, trick_pause=300, computer_pause=0)
        settings = replace(Settings(), motion=motion, players=PlayersSettings(name="Asha"))
        paths = StoragePaths(self._folder / "config", self._folder / "data")
        self.window = MainWindow()
        self.window.restore("", (1280, 800))
        self.window.show()
        self.program = Program(
            ProgramSetup(self._application, discover(), paths, settings, self.window, here_only=True),
            idle_tasks=preload,
        )
        self.openers = DialogController(self.program)
        self.welcome = WelcomeController(self.program, self.openers)
        self.handlers = MenuController(self.program, self.openers)
        self.program.counted.connect(self.openers.summary)
        self.welcome.show()
        self.program.after_first_frame()

    def attend(self) -> None:
        """Leave mouse and keys to somebody else; another match, language or table for people comes now and then."""
        sys.excepthook = self._note
        timer = QTimer(self.program)
        timer.timeout.connect(self._change_scene)
        timer.start(SCENE_MS)
        self._application.exec()

    def _change_scene(self) -> None:
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        acts = (self.match, self.match, self.match, self.lesson, self.language, self.people, self.happened)
        if popup is not None or modal is not None:
            self.close(popup or modal or self.window)
            self.open_table(modal or self.window)
        else:
            self._chance.choice(acts)(self.window)

    def run(self, seconds: float) -> Done:
        """Act until so much processor time has been used."""
        begun = time.process_time()
        self._until = begun + seconds
        usual, sys.excepthook = sys.excepthook, self._note
        QTimer.singleShot(0, self._act)
        self._loop.exec()
        sys.excepthook = usual
        faulthandler.cancel_dump_traceback_later()
        self.window.close()
        self.program.close()
        return Done(self._seed, self.acts, time.process_time() - begun, tuple(self._errors))

    def _note(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        text = "".join(traceback.format_exception(kind, error, trace))
        self._errors.append(text)
        self._say(text)

    def _act(self) -> None:
        faulthandler.dump_traceback_later(STUCK_S)
        if time.process_time() > self._until:
            self._end()
            return
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        if not self.window.isVisible() and popup is None and modal is None:
            self.acts["begun again"] += 1
            self.program.deleteLater()  # with its timers, which would go on for a window that is gone
            self.window.deleteLater()
            self._begin()  # delivers posted events, which no act may be among: the window has no menus yet
        QTimer.singleShot(self._chance.choice((0, 0, 0, 5, 15)), self._act)  # before a dialog has a loop of its own
        target = popup or modal
        self._in_dialog = self._in_dialog + 1 if target is not None else 0
        acts = IN_DIALOGS if target is not None else AT_TABLE
        (name,) = self._chance.choices(tuple(acts), [weight for _, weight in acts.values()])
        if self._in_dialog > PATIENCE:
            name = "close"
        self.acts[name] += 1
        if self.acts.total() % 5000 == 0:
            self._say(f"{self.acts.total()} acts, {time.process_time():.0f} s")
        ACTS[name](self, target or self.window)

    def _end(self) -> None:
        """Close what is open, each with a loop of its own, and then end."""
        target = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if target is None:
            self._loop.quit()
            return
        QTimer.singleShot(0, self._act)
        target.close()

    # ---- acts, each with the window that would get it

    def click(self, target: QWidget) -> None:
        """Somewhere."""
        handle = target.windowHandle()
        if handle is not None and target.width() > 0 and target.height() > 0:
            self._press(handle, QPoint(self._chance.randrange(target.width()), self._chance.randrange(target.height())))

    def button(self, target: QWidget) -> None:
        """On a button."""
        found = [one for one in target.findChildren(QAbstractButton) if one.isVisible() and one.isEnabled()]
        if found:
            button = self._chance.choice(found)
            handle = target.windowHandle()
            if handle is not None:
                self._press(handle, button.mapTo(target, button.rect().center()))

    def card(self, target: QWidget) -> None:
        """On a card of the own hand."""
        play, handle = self.program.match, target.windowHandle()
        if play is None or handle is None or not play.model.ready:
            return
        for pile in play.scene.board.piles.values():
            if pile.zone in play.scene.current.shown.liftable and pile.widgets:
                widget = self._chance.choice(pile.widgets)
                self._press(handle, play.table.mapTo(target, widget.pose.rect().center().toPoint()))
                return

    def row(self, target: QWidget) -> None:
        """On a row of a list, or walk through it."""
        views = [one for one in target.findChildren(QAbstractItemView) if one.isVisible()]
        if not views:
            return
        view = self._chance.choice(views)
        handle = target.windowHandle()
        if self._chance.random() < 0.5 and handle is not None:
            height = max(1, view.viewport().height())
            self._press(handle, view.mapTo(target, QPoint(view.width() // 2, self._chance.randrange(height))))
        else:
            view.setFocus()
            QTest.keyClick(view, self._chance.choice(WALK))

    def _press(self, handle: QWindow, point: QPoint) -> None:
        right = self._chance.random() < 0.05
        button = Qt.MouseButton.RightButton if right else Qt.MouseButton.LeftButton
        none, plain = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        place, there = QPointF(point), QPointF(handle.mapToGlobal(point))
        beside = QPointF(self._chance.randrange(-80, 80), self._chance.randrange(-80, 80))
        drag = beside if self._chance.random() < 0.1 else QPointF()
        for kind, one, held, at in (
            (QEvent.Type.MouseMove, none, none, QPointF()),
            (QEvent.Type.MouseButtonPress, button, button, QPointF()),
            (QEvent.Type.MouseMove, none, button, drag),
            (QEvent.Type.MouseButtonRelease, button, none, drag),
        ):
            if handle in QApplication.topLevelWindows():  # what was pressed may be gone
                QCoreApplication.sendEvent(handle, QMouseEvent(kind, place + at, there + at, one, held, plain))

    def key(self, target: QWidget) -> None:
        """Any, to what has the keyboard."""
        QTest.keyClick(QApplication.focusWidget() or target, self._chance.choice(KEYS))

    def hint(self, target: QWidget) -> None:
        """Ask for a hint, or follow it."""
        QTest.keyClick(target, self._chance.choice((Qt.Key.Key_H, Qt.Key.Key_Return, Qt.Key.Key_Return)))

    def close(self, target: QWidget) -> None:
        """Put away what is open."""
        self._in_dialog = 0
        if isinstance(target, QDialog):
            target.reject()
        else:
            target.close()

    def resize(self, target: QWidget) -> None:
        """To any size."""
        low, high = self._chance.choice(SIZES), self._chance.choice(SIZES)
        size = QSize(self._chance.randint(*sorted((low[0], high[0]))), self._chance.randint(*sorted((low[1], high[1]))))
        self.window.resize(size)

    def command(self, _target: QWidget) -> None:
        """Of the menus."""
        actions = self.window.menus.actions
        enabled = [name for name, action in actions.items() if action.isEnabled() and name not in LEFT_ALONE]
        actions[self._chance.choice(enabled)].trigger()

    def menu(self, _target: QWidget) -> None:
        """Open one and leave it open."""
        menus = [action.menu() for action in self.window.menuBar().actions()]
        chosen = self._chance.choice(menus)
        if isinstance(chosen, QMenu):
            chosen.popup(self.window.mapToGlobal(QPoint(20, 20)))

    def undo(self, _target: QWidget) -> None:
        """By the menu, several times at once or once."""
        for _ in range(self._chance.choice((1, 1, 1, 3, 8))):
            self.window.menus.actions["undo"].trigger()

    def redo(self, _target: QWidget) -> None:
        """As `undo`."""
        for _ in range(self._chance.choice((1, 1, 3))):
            self.window.menus.actions["redo"].trigger()

    def happened(self, _target: QWidget) -> None:
        """Open What happened, or choose a turn in it; seldom close it."""
        action = self.window.menus.actions["what_happened"]
        if not action.isChecked() or self._chance.random() < 0.1:
            action.trigger()
        for entries in self.window.findChildren(TurnList):
            if entries.count():
                entries.setCurrentRow(self._chance.randrange(-1, entries.count()))

    def language(self, _target: QWidget) -> None:
        """Another one."""
        self.program.change(LanguageSettings(language=self._chance.choice(tuple(Language))))

    def settings(self, _target: QWidget) -> None:
        """How things look and move."""
        now = self.program.settings
        section = self._chance.choice(
            (
                now.table.changed("theme", self._chance.choice(tuple(ThemeName))),
                now.motion.changed("reduce_motion", self._chance.random() < 0.5),
                now.accessibility.changed("single_keys", self._chance.random() < 0.8),
                now.table.changed("summary", self._chance.random() < 0.8),
            )
        )
        self.program.change(section)

    def match(self, _target: QWidget) -> None:
        """Another one, of any game; in some of them nobody plays."""
        games = self.program.games
        game = self._chance.choice(tuple(games))
        seats = self._chance.choice(tuple(games[game].seats))
        presets = games[game].options.presets_for(seats)
        if not presets or not self.openers.may_leave():
            return
        options = games[game].options.preset(self._chance.choice(tuple(presets)))
        own = PERSON if self._chance.random() < 0.8 else "beginner"
        levels = [own, *(self._chance.choice(("beginner", "beginner", "club", "expert")) for _ in range(1, seats))]
        players = [str(SeatAssignment(level, f"Player {seat}")) for seat, level in enumerate(levels)]
        self.program.matches.keep_unfinished()
        self.program.new_match(game, options=options, players=players, by_itself=own != PERSON)

    def lesson(self, _target: QWidget) -> None:
        """Of any game that has some."""
        game = self._chance.choice([game for game in self.program.games.values() if game.teaches])
        self.openers.lessons.begin(game.id, self._chance.choice([one.name for one in game.lessons()]))

    def people(self, _target: QWidget) -> None:
        """Open a table for people, or begin the match of the room in sight."""
        page = self.window.page()
        if isinstance(page, RoomPage):
            page.middle.start.click()
        else:
            self.window.menus.actions["people"].trigger()

    def open_table(self, target: QWidget) -> None:
        """Where the dialog for people is open."""
        if isinstance(target, MultiplayerDialog):
            target.go(MultiplayerPage.OPEN)
            target.open_button.click()


Act = Callable[[RandomActs, QWidget], None]
AT_TABLE: Mapping[str, tuple[Act, float]] = {
    "undo": (RandomActs.undo, 14),
    "redo": (RandomActs.redo, 8),
    "button": (RandomActs.button, 16),
    "click": (RandomActs.click, 10),
    "card": (RandomActs.card, 14),
    "key": (RandomActs.key, 14),
    "hint": (RandomActs.hint, 14),
    "happened": (RandomActs.happened, 5),
    "row": (RandomActs.row, 5),
    "resize": (RandomActs.resize, 3),
    "command": (RandomActs.command, 3),
    "menu": (RandomActs.menu, 1),
    "language": (RandomActs.language, 0.5),
    "settings": (RandomActs.settings, 1),
    "match": (RandomActs.match, 0.4),
    "lesson": (RandomActs.lesson, 0.2),
    "people": (RandomActs.people, 0.3),
}
IN_DIALOGS: Mapping[str, tuple[Act, float]] = {
    "button": (RandomActs.button, 10),
    "click": (RandomActs.click, 8),
    "row": (RandomActs.row, 8),
    "key": (RandomActs.key, 10),
    "close": (RandomActs.close, 2),
    "resize": (RandomActs.resize, 1),
    "settings": (RandomActs.settings, 0.5),
    "language": (RandomActs.language, 0.2),
    "open_table": (RandomActs.open_table, 2),
}
ACTS: Mapping[str, Act] = {name: act for acts in (IN_DIALOGS, AT_TABLE) for name, (act, _) in acts.items()}


def random_acts(folder: Path, seed: int, seconds: float, say: Callable[[str], None] = print) -> Done:
    """Run one program for so much processor time."""
    os.environ["CARDTABLE_HOME"] = str(folder)
    return RandomActs(folder, seed, say).run(seconds)
