"""Nothing that is written on a table is cut, in larger writing either, in a window of 1024 × 600."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.settings.setting_choices import Digits
from cardtable.app.settings.settings_sections import AccessibilitySettings, LanguageSettings
from tests.app.conftest import Desk
from tests.app.dialogs.tongues import BY_CODE, TRANSLATED
from tests.app.scripted import ALL_GAMES
from tests.app.test_table_languages import Cut, cut

__all__ = ["cut"]

pytestmark = [pytest.mark.slow, pytest.mark.qt_log_ignore("OpenType support missing")]

TABLES = [(name, 4 if 4 in game.seats else max(game.seats)) for name, game in ALL_GAMES.items()]
TABLES += [("cancellation_hearts", 11), ("canasta", 6)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_is_cut(
    game: str, seats: int, desk: Callable[..., Desk], cut: Cut, qapp: QApplication, qtbot: QtBot
) -> None:
    one = desk(games=ALL_GAMES)
    one.program.languages.load_fonts()
    one.window.resize(1024, 600)
    preset = ALL_GAMES[game].options.presets_for(seats)[0]
    one.program.new_match(game, seats=seats, options=ALL_GAMES[game].options.preset(preset), seed="1")
    one.my_turn(qtbot)
    for writing in (150, 200):
        one.program.change(AccessibilitySettings(writing=writing))
        for code in TRANSLATED:
            one.program.change(LanguageSettings(language=BY_CODE[code], digits=Digits.NATIVE))
            qapp.processEvents()
            one.window.grab()
            assert cut.found == set(), (writing, code)


@pytest.mark.parametrize("code", ["pa", "hi", "te", "fa"])
def test_beside_what_happened_the_meter_of_a_first_meld_is_whole(
    code: str, desk: Callable[..., Desk], cut: Cut, qapp: QApplication, qtbot: QtBot
) -> None:
    one = desk(games=ALL_GAMES)
    one.program.languages.load_fonts()
    one.window.resize(1024, 600)
    options = ALL_GAMES["canasta"].options.preset(ALL_GAMES["canasta"].options.presets_for(4)[0])
    one.program.new_match("canasta", seats=4, options=options, seed="1")
    one.my_turn(qtbot)
    one.program.change(AccessibilitySettings(writing=200))
    one.program.change(LanguageSettings(language=BY_CODE[code], digits=Digits.NATIVE))
    qapp.processEvents()
    one.trigger("what_happened")
    qapp.processEvents()
    one.window.grab()
    assert cut.found == set()
