"""A whole program in a folder of its own, with players that need no thought."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.controllers.dialog_controller import DialogController
from cardtable.app.controllers.menu_controller import MenuController
from cardtable.app.controllers.welcome_controller import WelcomeController
from cardtable.app.i18n.catalogue_compiler import prepare_catalogues
from cardtable.app.match.seat_draw_controller import SeatDrawController
from cardtable.app.program import Program
from cardtable.app.program_context import ProgramSetup
from cardtable.app.settings.setting_choices import BackName
from cardtable.app.settings.settings_sections import CardSettings, LanguageSettings, MotionSettings, Settings
from cardtable.app.startup.preloading import preload
from cardtable.app.storage.file_storage import StoragePaths
from cardtable.app.window.main_window import MainWindow
from cardtable.core.languages import Language
from cardtable.core.rules import AnyGame
from cardtable.models import local_match
from tests.app.desktops import desktop_with, desktops
from tests.app.dialogs.tongues import TRANSLATED, Tongue, tongues
from tests.app.scripted import GAMES, AnySession, truth
from tests.keeping import qtbot

__all__ = ["desk", "desktop", "every_tongue", "qtbot", "tongue"]


QUICK = MotionSettings(speed=400, reduce_motion=True, trick_pause=300, computer_pause=0)
PLAIN = CardSettings(back=BackName.PLAIN)  # the patterns take longer to paint than the rest of a table together


class Desk:
    """A program with its window, as `start` puts it together."""

    def __init__(
        self, app: QApplication, folder: Path, language: str | None = None, games: Mapping[str, AnyGame] = GAMES
    ) -> None:
        prepare_catalogues()
        paths = StoragePaths(folder / "config", folder / "data")
        settings = replace(Settings(), motion=QUICK, cards=PLAIN)
        self.window = MainWindow()
        self.window.restore("", (1280, 800))
        self.window.show()
        self.program = Program(
            ProgramSetup(app, games, paths, settings, self.window, language=language), idle_tasks=preload
        )
        self.openers = DialogController(self.program)
        self.welcome = WelcomeController(self.program, self.openers)
        MenuController(self.program, self.openers)
        self.people = self.openers.at_table

    @property
    def session(self) -> AnySession:
        """The truth of the match on the table."""
        return truth(self.program)

    def trigger(self, command: str) -> None:
        """Give a command of the menus."""
        self.window.menus.actions[command].trigger()

    def can(self, command: str) -> bool:
        """Whether a command of the menus can be given."""
        return self.window.menus.actions[command].isEnabled()

    def hurry(self) -> None:
        """Finish what is being shown; counts go away by themselves."""
        play = self.program.match
        assert play is not None
        if play.scene.animator.is_held:
            play.go_on()
        play.scene.animator.finish_all()

    def my_turn(self, qtbot: QtBot) -> None:
        """Wait until the person alone is to act and has been shown so."""
        play = self.program.match
        assert play is not None

        def ready() -> bool:
            self.hurry()
            return self.session.actors == {0} and play.scene.animator.is_idle

        qtbot.waitUntil(ready)

    def my_turn_or_end(self, qtbot: QtBot) -> None:
        """As `my_turn`, or until the match is over."""
        play = self.program.match
        assert play is not None

        def ready() -> bool:
            self.hurry()
            return self.session.match_over or (self.session.actors == {0} and play.scene.animator.is_idle)

        qtbot.waitUntil(ready)

    def draw_for_places(self, qtbot: QtBot) -> SeatDrawController:
        """Press Enter whenever the person is to draw, and take the first place; the drawing when everybody sits."""
        drawing = self.program.seat_draw
        assert drawing is not None

        def finished() -> bool:
            drawing.table.finish_all()
            if drawing.table.may_choose:
                qtbot.keyClick(drawing.table, Qt.Key.Key_Return)
            if drawing.table.seat_buttons.buttons:
                qtbot.keyClick(drawing.table, Qt.Key.Key_1)
            hurry_draw(drawing)
            return bool(drawing.table.commands.shown()) or self.program.match is not None

        qtbot.waitUntil(finished)
        return drawing

    def act(self) -> None:
        """Do the first thing that is allowed."""
        play = self.program.match
        assert play is not None
        view = play.controller.view
        play.controller.act(next(play.config.rules().legal(view)), view.version)


def hurry_draw(drawing: SeatDrawController) -> None:
    """Nobody waits before drawing, or looks at the cards that were drawn."""
    if drawing.timer.isActive():
        drawing.timer.setInterval(0)


@pytest.fixture(scope="module")
def every_tongue(qapp: QApplication) -> Iterator[Tongue]:
    """All catalogues, one of them in force."""
    with tongues(qapp) as one:
        yield one


@pytest.fixture(params=TRANSLATED, scope="module")
def tongue(request: pytest.FixtureRequest, every_tongue: Tongue) -> Tongue:
    """Each language that is translated, in turn."""
    every_tongue.speak(request.param)
    return every_tongue


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Whatever asks for a desktop sees all that there are, with `--font NAME` also one with a font of this machine.

    A quick run has the one whose type is both widest and highest.
    """
    if "desktop" in metafunc.fixturenames:
        kinds = desktops(metafunc.config.getoption("font"))
        quick = {"large", *metafunc.config.getoption("font")}
        chosen = [
            pytest.param(kind, id=name, marks=() if name in quick else pytest.mark.slow) for name, kind in kinds.items()
        ]
        metafunc.parametrize("desktop", chosen, indirect=True, scope="module")


@pytest.fixture(scope="module")
def desktop(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Tongue]:
    """Each desktop's type, in turn."""
    with desktop_with(request.param, qapp) as tongue:
        yield tongue


@pytest.fixture
def desk(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., Desk]]:
    made: list[Desk] = []
    monkeypatch.setattr(local_match, "FIRST_QUESTION_MS", 0)  # nobody here looks at the first frame before play begins

    def make(folder: Path = tmp_path, language: str | None = None, games: Mapping[str, AnyGame] = GAMES) -> Desk:
        made.append(Desk(qapp, folder, language, games))
        return made[-1]

    yield make
    for one in made:
        one.program.languages.forget_forced()
        one.program.languages.set_text_size(100)
        # Catalogues belong to the application and would outlive the program.
        if one.program.languages.code != "en":
            one.program.languages.choose(LanguageSettings(language=Language.ENGLISH))
        one.window.close()
        one.window.deleteLater()
        one.program.deleteLater()
    qapp.processEvents()


@pytest.fixture
def disk(desk: Callable[..., Desk]) -> Iterator[pytest.MonkeyPatch]:
    """Makes calls of the system fail until the test is over: before the window closes, which asks nothing then."""
    with pytest.MonkeyPatch.context() as patched:
        yield patched
