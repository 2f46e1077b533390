"""Text of 150 % and 200 % in a window of 1024 × 600, in every language: what is larger stays whole and in reach."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.welcome.welcome_page import WelcomePage
from cardtable.app.settings.setting_choices import Digits
from cardtable.app.settings.settings_sections import AccessibilitySettings, LanguageSettings
from tests.app.conftest import Desk
from tests.app.dialogs.tongues import BY_CODE, TRANSLATED
from tests.app.scripted import ALL_GAMES
from tests.app.test_table_languages import Cut, cut

__all__ = ["cut"]

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")

CODES = ("en", *TRANSLATED)
TABLES = [("hearts", 4), ("hearts", 7), ("canasta", 4), ("svoi_kozyri", 4), ("cancellation_hearts", 6)]


@pytest.fixture
def small(desk: Callable[..., Desk]) -> Desk:
    """A program in the smallest window, with every font."""
    one = desk(games=ALL_GAMES)
    one.program.languages.load_fonts()
    one.window.resize(1024, 600)
    return one


def speak(one: Desk, code: str, app: QApplication, writing: int) -> None:
    one.program.change(LanguageSettings(language=BY_CODE[code], digits=Digits.NATIVE))
    one.program.change(AccessibilitySettings(writing=writing))
    for _ in range(3):
        app.processEvents()


def deal(one: Desk, qtbot: QtBot, game: str, seats: int, seed: str = "1") -> None:
    options = ALL_GAMES[game].options
    one.program.new_match(game, seats=seats, options=options.preset(options.presets_for(seats)[0]), seed=seed)
    one.my_turn(qtbot)


def welcome(one: Desk, app: QApplication) -> WelcomePage:
    one.welcome.show()
    for _ in range(3):
        app.processEvents()
    page = one.window.page()
    assert isinstance(page, WelcomePage)
    page.setLearn(list(page.tiles))
    for _ in range(3):
        app.processEvents()
    return page


@pytest.mark.quick(1)
@pytest.mark.parametrize("code", CODES)
def test_all_that_tiles_say_grows_and_at_150_per_cent_the_page_does_not_scroll(
    code: str, small: Desk, qapp: QApplication
) -> None:
    sizes: dict[int, list[int]] = {}
    for writing in (100, 150, 200):
        speak(small, code, qapp, writing)
        page = welcome(small, qapp)
        area = page.findChild(QScrollArea)
        assert area is not None
        assert writing == 200 or area.verticalScrollBar().maximum() == 0
        tiles = list(page.tiles.values())
        assert not any(tile.cut() for tile in tiles)
        fonts = [font for tile in tiles for font in (tile.name_font(), tile.text_font(), tile.change.type())]
        sizes[writing] = [font.pixelSize() for font in fonts]
    assert all(large >= usual for large, usual in zip(sizes[150], sizes[100], strict=True))
    assert sum(sizes[150]) > 1.1 * sum(sizes[100])
    assert all(large > 1.4 * usual or large >= 19 for large, usual in zip(sizes[200], sizes[100], strict=True))


@pytest.mark.quick(1)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_beside_what_happened_everybody_and_everything_lies_on_the_rest_of_the_table(
    game: str, seats: int, small: Desk, cut: Cut, qapp: QApplication, qtbot: QtBot
) -> None:
    deal(small, qtbot, game, seats)
    play = small.program.match
    assert play is not None
    for code in CODES:
        for writing in (100, 150):
            speak(small, code, qapp, writing)
            small.trigger("what_happened")
            qapp.processEvents()
            geometry = play.scene.board.geometry
            assert geometry.aside is not None
            rects = [*geometry.plates, *geometry.trays, geometry.hand, geometry.prompt, geometry.commands]
            assert not any(rect.intersects(geometry.aside) for rect in rects), (code, writing)
            cards = [pose.rect() for pile in play.scene.board.piles.values() for pose in pile.poses()]
            assert not any(card.intersects(geometry.aside) for card in cards), (code, writing)
            small.trigger("what_happened")
            qapp.processEvents()


@pytest.mark.slow
@pytest.mark.parametrize("code", CODES)
def test_what_is_written_at_piles_in_the_middle_lies_over_no_card_of_a_trick(
    code: str, small: Desk, qapp: QApplication, qtbot: QtBot
) -> None:
    deal(small, qtbot, "cancellation_hearts", 11)
    play = small.program.match
    assert play is not None
    for writing in (100, 150, 200):
        speak(small, code, qapp, writing)
        board, style = play.scene.board, play.scene.table_style
        written = play.scene.backdrop.writings.captions
        assert written, "the kitty has a caption"
        for caption in written:
            wide = min(caption.rect.width(), QFontMetricsF(style.font(12.5, bold=True)).horizontalAdvance(caption.text))
            words = QRectF(0, 0, wide, caption.rect.height())
            words.moveCenter(caption.rect.center())
            assert not any(words.intersects(pose.rect()) for pose in board.geometry.trick), (writing, caption.text)


@pytest.mark.slow
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("game", "seats"), [("hearts", 7), ("cancellation_hearts", 11)])
def test_a_button_lies_whole_in_its_place_and_round_buttons_stay(
    game: str, seats: int, code: str, small: Desk, qapp: QApplication, qtbot: QtBot
) -> None:
    deal(small, qtbot, game, seats)
    play = small.program.match
    assert play is not None
    for writing in (150, 200):
        speak(small, code, qapp, writing)
        bar = play.scene.hud.commands
        assert bar.shown()
        assert all(bar.rect().contains(button.geometry()) for button in bar.shown()), writing
        assert play.scene.hud.round_buttons.shown, writing
