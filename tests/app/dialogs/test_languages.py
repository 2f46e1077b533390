"""Every dialog in every language fits the smallest screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QTableView, QWidget
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.help.rules_dialog import RulesDialog
from cardtable.app.dialogs.new_game.new_game_dialog import NewGameDialog
from cardtable.app.dialogs.preferences.preference_pages import CardPreview
from cardtable.app.dialogs.welcome import game_tile as tile_module
from cardtable.app.dialogs.welcome.game_tile import GameTile
from cardtable.app.dialogs.welcome.resume_tiles import ResumableMatch
from cardtable.app.dialogs.welcome.welcome_page import WelcomePage
from cardtable.app.settings.settings_sections import LanguageSettings, Settings
from cardtable.core.text import TextRenderer, translate
from cardtable.games import discover, in_order
from cardtable.table.art.themes import THEMES, CardStyle
from tests.app.conftest import Desk
from tests.app.dialogs.looks import clipped
from tests.app.dialogs.makers import MAKERS
from tests.app.dialogs.tongues import BY_CODE, IN_USUAL_TYPE, TRANSLATED, Tongue

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")

Maker = Callable[[TextRenderer], QWidget]


def _new_game(game: str, words: TextRenderer) -> QWidget:
    dialog = NewGameDialog(words, in_order(discover()), Settings(), person="Asha")
    dialog.choose(game)
    return dialog


def _new_game_of_most(game: str, words: TextRenderer) -> QWidget:
    dialog = NewGameDialog(words, in_order(discover()), Settings(), person="Asha")
    dialog.choose(game)
    dialog.page_in_sight().rules._take_seats(max(discover()[game].seats))
    return dialog


def _rules(game: str, preset: str, words: TextRenderer) -> QWidget:
    """The rules of a preset: one page of text, as under any other."""
    definition = discover()[game]
    options = definition.options.preset(preset)
    seats = next(seats for seats in definition.seats if preset in definition.options.presets_for(seats))
    return RulesDialog(words, definition, options, seats)


def makers() -> dict[str, Maker]:
    """The dialogs of all tests, and those that differ by game."""
    found: dict[str, Maker] = {name: maker for name, maker in MAKERS.items() if "toy" not in name}
    for name in discover():
        found[f"new game, {name}"] = partial(_new_game, name)
        found[f"new game, {name}, all seats"] = partial(_new_game_of_most, name)
    return found


def rulebooks() -> dict[str, Maker]:
    """The rules of each preset."""
    return {
        f"rules, {name}, {preset}": partial(_rules, name, preset)
        for name, game in discover().items()
        for preset in game.options.PRESETS
    }


ALL = makers()
RULEBOOKS = rulebooks()


@pytest.fixture(
    params=[pytest.param(code, marks=() if code in IN_USUAL_TYPE else pytest.mark.slow) for code in TRANSLATED],
    scope="module",
)
def tongue(request: pytest.FixtureRequest, every_tongue: Tongue) -> Tongue:
    """Each language that is translated, in turn."""
    every_tongue.speak(request.param)
    return every_tongue


def narrow_columns(window: QWidget) -> list[str]:
    """Columns of tables that are narrower than what stands in them."""
    found = []
    for view in window.findChildren(QTableView):
        header, model = view.horizontalHeader(), view.model()
        for column in range(model.columnCount()):
            wanted = max(header.sectionSizeHint(column), view.sizeHintForColumn(column))
            if wanted > header.sectionSize(column) and not header.isSectionHidden(column):
                found.append(str(model.headerData(column, Qt.Orientation.Horizontal)))
    return found


def long_sentences(window: QWidget) -> list[str]:
    """Sentences on strips of felt that do not fit beside the cards."""
    return [strip.accessibleName() for strip in window.findChildren(CardPreview) if strip.isVisible() and strip.cut()]


@pytest.mark.quick(5)
@pytest.mark.parametrize("name", [*ALL, *(pytest.param(name, marks=pytest.mark.slow) for name in RULEBOOKS)])
def test_nothing_is_clipped_at_1024_by_600(name: str, tongue: Tongue, qapp: QApplication, qtbot: QtBot) -> None:
    dialog = (ALL | RULEBOOKS)[name](tongue.renderer)
    qtbot.addWidget(dialog)
    dialog.show()
    qapp.processEvents()
    qapp.processEvents()
    assert dialog.width() <= 1024
    assert dialog.height() <= 570
    assert clipped(dialog) == []
    assert narrow_columns(dialog) == []
    assert long_sentences(dialog) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1600, 1000)])
def test_the_names_of_all_games_are_equally_large(
    size: tuple[int, int], desk: Callable[..., Desk], qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = desk(games=discover())
    one.program.languages.load_fonts()
    one.welcome.show()
    one.window.resize(*size)
    for language in BY_CODE.values():
        one.program.change(LanguageSettings(language=language))
        qapp.processEvents()
        sizes: set[int] = set()
        page = one.window.page()
        assert isinstance(page, WelcomePage)
        for tile in page.tiles.values():
            with monkeypatch.context() as patched:
                noted = noting(tile, sizes)
                patched.setattr(tile_module, "painter_on", lambda widget, _hints, noted=noted: noted(widget))
                tile.grab()
        assert len(sizes) == 1, (language, sizes)


def noting(tile: GameTile, sizes: set[int]) -> type[QPainter]:
    """A painter that notes how large the name of a tile is written."""

    class Noting(QPainter):
        def drawText(self, *arguments: Any) -> None:  # type: ignore[override]  # it has many forms
            if tile.accessibleName().startswith(str(arguments[1])):
                sizes.add(self.font().pixelSize())
            super().drawText(*arguments)

    return Noting


@pytest.mark.parametrize("size", [(1024, 548), (1280, 748)])
def test_the_welcome_page_fits(size: tuple[int, int], tongue: Tongue, qapp: QApplication, qtbot: QtBot) -> None:
    page = WelcomePage(tongue.renderer, in_order(discover()), THEMES["green"], CardStyle())
    qtbot.addWidget(page)
    page.setResume(ResumableMatch(discover()["svoi_kozyri"].name, (translate("Welcome", "Deal %1").filled(12),)))
    page.resize(*size)
    page.show()
    qapp.processEvents()
    assert (page.width(), page.height()) == size
    assert clipped(page) == []
    assert [tile.accessibleName() for tile in page.tiles.values() if tile.cut()] == []
