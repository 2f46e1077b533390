"""The table in every language at 1024 × 600: what is painted fits its place."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import cardtable.app.match.match_controller  # noqa: F401 - all that paints on the table is to be there
from cardtable.app.settings.setting_choices import Digits
from cardtable.app.settings.settings_sections import LanguageSettings
from cardtable.core.text import literal_text
from cardtable.games import discover
from cardtable.table.style import text_painting
from tests.app.conftest import Desk
from tests.app.dialogs.tongues import BY_CODE, TRANSLATED
from tests.app.scripted import ALL_GAMES, mostly_slow
from tests.conformance.test_reasons import LONGEST

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")

TURNS = 2
MORE_TURNS = 6
TABLES = [(name, seats) for name, game in discover().items() for seats in (min(game.seats), max(game.seats))]
TABLES += [(name, 4) for name, game in discover().items() if 4 in game.seats and (name, 4) not in TABLES]


class Cut:
    """Notes every text that is painted and does not fit."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def paint_text(
        self, painter: QPainter, rect: QRectF, text: str, font: QFont, *more: Any, wrap: bool = False
    ) -> None:
        """Look, then paint."""
        metrics = QFontMetricsF(font)
        if wrap:
            flags = int(Qt.TextFlag.TextWordWrap.value)
            needed = metrics.boundingRect(QRectF(0, 0, rect.width(), 1000), flags, text)
            lines = round(needed.height() / metrics.height())  # one may be higher than its place: its letters are not
            fits = needed.width() <= rect.width() + 1 and (lines == 1 or needed.height() <= rect.height() + 2)
        else:
            fits = text_painting.text_width(text, text_painting.fitted(font, text, rect.width())) <= rect.width() + 0.5
        if not fits:
            self.found.add(
                f"{text} ({metrics.horizontalAdvance(text):.0f} in {rect.width():.0f} × {rect.height():.0f})"
            )
        text_painting.paint_text(painter, rect, text, font, *more, wrap=wrap)


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Cut:
    found = Cut()
    for name, module in list(sys.modules.items()):
        if (
            name.startswith(("cardtable.table.", "cardtable.app.overlays."))
            and name != text_painting.__name__
            and hasattr(module, "paint_text")
        ):
            monkeypatch.setattr(module, "paint_text", found.paint_text)
    return found


@pytest.mark.quick(1)
@pytest.mark.parametrize("turns", [TURNS, pytest.param(MORE_TURNS, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("game", "seats"), mostly_slow(TABLES, "cancellation_hearts"))
def test_nothing_is_cut_at_1024_by_600(
    game: str, seats: int, turns: int, desk: Callable[..., Desk], cut: Cut, qapp: QApplication, qtbot: QtBot
) -> None:
    one = desk(games=ALL_GAMES)
    one.program.languages.load_fonts()
    one.window.resize(1024, 600)
    presets = ALL_GAMES[game].options.presets_for(seats)
    one.program.new_match(game, seats=seats, options=ALL_GAMES[game].options.preset(presets[0]), seed="1")
    for turn in range(turns):
        one.my_turn(qtbot)
        for code in TRANSLATED if turn > 0 else ():  # from when on something has been said
            one.program.change(LanguageSettings(language=BY_CODE[code], digits=Digits.NATIVE))
            qapp.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            one.window.grab()
        one.act()
    assert cut.found == set()


@pytest.mark.quick(1)
@pytest.mark.parametrize(("game", "seats"), mostly_slow(TABLES, "hearts"))
def test_a_reason_a_third_longer_than_in_english_is_not_cut(
    game: str, seats: int, desk: Callable[..., Desk], cut: Cut, qtbot: QtBot
) -> None:
    one = desk(games=ALL_GAMES)
    one.program.languages.load_fonts()
    one.window.resize(1024, 600)
    presets = ALL_GAMES[game].options.presets_for(seats)
    one.program.new_match(game, seats=seats, options=ALL_GAMES[game].options.preset(presets[0]), seed="1")
    one.my_turn(qtbot)
    play = one.program.match
    assert play is not None
    longest = "Such words are rather long ones: " * LONGEST
    reason = literal_text(longest[: round(LONGEST * 1.3)])
    play.model.suggest(next(play.config.rules().legal(play.model.view)), reason)
    one.window.grab()
    assert cut.found == set()
