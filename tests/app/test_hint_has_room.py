"""The longest sentences of hints are seen whole, in every language and size of writing, within the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRectF, QSizeF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.match.match_controller import MatchController
from cardtable.app.settings.setting_choices import Digits
from cardtable.app.settings.settings_sections import AccessibilitySettings, LanguageSettings
from cardtable.core.cards import Card
from cardtable.core.text import Text
from tests.app.conftest import Desk
from tests.app.dialogs.tongues import BY_CODE
from tests.app.scripted import ALL_GAMES
from tests.app.test_table_languages import Cut, cut

__all__ = ["cut"]

_HEARTS_FAMILY = ("cardtable.families.hearts.pass_reasons", "cardtable.families.hearts.play_reasons")
REASONS = {
    "canasta": ("cardtable.games.canasta.search.reasons",),
    "cancellation_hearts": (*_HEARTS_FAMILY, "cardtable.games.cancellation_hearts.search.reasons"),
    "hearts": (*_HEARTS_FAMILY, "cardtable.games.hearts.search.reasons"),
    "svoi_kozyri": ("cardtable.games.svoi_kozyri.search.reasons",),
}
CARD = Card.parse("QD")  # what stands for each thing that a reason names
CARDS = 12  # and for each number of cards
TABLES = [("svoi_kozyri", 2), ("svoi_kozyri", 4), ("canasta", 4), ("canasta", 6), ("hearts", 4)]
TABLES += [("cancellation_hearts", 11)]  # most people, least room
LONGEST = 10  # sentences of each language: where they have room, shorter ones have
SIZES = ((1024, 600), (1024, 540))  # of the table: a window's, and all of a small screen

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")


def reasons(game: str) -> Iterator[Text]:
    """All that hints of a game say."""
    for name in REASONS[game]:
        for value in vars(import_module(name)).values():
            for text in value.values() if isinstance(value, dict) else (value,):
                if isinstance(text, Text) and text.source:
                    places = [place for place in range(1, 6) if f"%{place}" in text.source]
                    yield text.filled(*(CARDS if f"%{place} card(s)" in text.source else CARD for place in places))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_longest_reasons_are_seen_whole(
    game: str, seats: int, desk: Callable[..., Desk], cut: Cut, qapp: QApplication, qtbot: QtBot
) -> None:
    one = desk(games=ALL_GAMES)
    one.program.languages.load_fonts()
    preset = ALL_GAMES[game].options.presets_for(seats)[0]
    one.program.new_match(game, seats=seats, options=ALL_GAMES[game].options.preset(preset), seed="7")
    one.my_turn(qtbot)
    play = one.program.match
    assert play is not None
    hud = play.scene.hud
    states = [hud.question] if hud.question.isVisible() else []
    outside: set[str] = set()
    for _ in (*states, hud.prompt):
        outside |= set(badly_laid(one, game, qapp))
        for _ in range(3):
            one.act()
            one.my_turn(qtbot)
    assert not hud.question.isVisible()
    assert cut.found == set()
    assert outside == set()


def badly_laid(one: Desk, game: str, qapp: QApplication) -> Iterator[str]:
    """Hints at this decision whose sentence is not on the table, or covers a card or a button."""
    play = one.program.match
    assert play is not None
    action = next(play.config.rules().legal(play.model.view))
    for (wide, high), writing in product(SIZES, (100, 200)):
        one.window.resize(wide, high + one.window.height() - play.table.height())
        one.program.change(AccessibilitySettings(writing=writing))
        for code, language in BY_CODE.items():
            one.program.change(LanguageSettings(language=language, digits=Digits.NATIVE))
            qapp.processEvents()
            longest = sorted(reasons(game), key=lambda reason: len(one.program.renderer.text(reason)))[-LONGEST:]
            for reason in longest:
                play.model.suggest(action, reason)
                asks = play.scene.hud.question
                written = asks if asks.isVisible() else play.scene.hud.prompt
                assert written.isVisible()
                written.grab()
                why = wrong_place(play, QRectF(written.geometry())) if written is not asks else ""
                if why or not play.table.rect().contains(written.geometry()):
                    yield f"{code} {writing} {wide} × {high}: {reason.source}: {why or written.geometry()}"


def wrong_place(play: MatchController, pill: QRectF) -> str:
    """What the pill lies over: a plate, the round buttons, a command or a card in the hand."""
    board, hud = play.scene.board, play.scene.hud
    hand, quiet = board.own_hand(), board.geometry.quiet
    rects = [*board.geometry.plates, *([] if quiet is None else [quiet])]
    rects += [] if hand is None else [widget.pose.rect() for widget in hand.widgets]
    for button in hud.commands.shown():
        rects.append(QRectF(button.mapTo(play.table, QPoint(0, 0)), QSizeF(button.size())))
    return ", ".join(str(rect) for rect in rects if rect.adjusted(2, 2, -2, -2).intersects(pill))
