"""Nothing that is written on a table is cut, whatever type a desktop has, in a window of 1024 × 600."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.settings.setting_choices import Digits
from cardtable.app.settings.settings_sections import LanguageSettings
from cardtable.core.languages import SPOKEN
from tests.app.conftest import Desk
from tests.app.dialogs.tongues import BY_CODE, Tongue
from tests.app.scripted import ALL_GAMES, mostly_slow
from tests.app.test_table_languages import Cut, cut

__all__ = ["cut"]

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")

TABLES = [(name, 4 if 4 in game.seats else max(game.seats)) for name, game in ALL_GAMES.items()]


@pytest.mark.parametrize(("game", "seats"), mostly_slow(TABLES, "cancellation_hearts"))
def test_nothing_is_cut(
    game: str, seats: int, desktop: Tongue, desk: Callable[..., Desk], cut: Cut, qapp: QApplication, qtbot: QtBot
) -> None:
    one = desk(games=ALL_GAMES)
    one.program.languages.load_fonts()
    one.window.resize(1024, 600)
    preset = ALL_GAMES[game].options.presets_for(seats)[0]
    one.program.new_match(game, seats=seats, options=ALL_GAMES[game].options.preset(preset), seed="1")
    one.my_turn(qtbot)
    for code in SPOKEN:
        one.program.change(LanguageSettings(language=BY_CODE[code], digits=Digits.NATIVE))
        qapp.processEvents()
        one.window.grab()
    assert cut.found == set()
