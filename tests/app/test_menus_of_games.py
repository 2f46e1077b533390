"""What the menus leave out because the game on the table has no such thing."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog

from tests.app.scripted import ALL_GAMES

MakeDesk = Callable[..., Any]
OFFERED = {
    "hearts": {"last_trick", "claim"},
    "cancellation_hearts": {"last_trick", "claim"},
    "svoi_kozyri": set[str](),
    "canasta": set[str](),
}


def begin(one: Any, game: str) -> None:
    seats = ALL_GAMES[game].seats
    one.program.new_match(game, options=ALL_GAMES[game].options(), seats=4 if 4 in seats else min(seats), seed="3")


def in_menus(one: Any) -> set[str]:
    return {name for name in ("last_trick", "claim") if one.window.menus.actions[name].isVisible()}


def test_every_game_is_asked_about() -> None:
    assert set(OFFERED) == set(ALL_GAMES)


@pytest.mark.parametrize("game", OFFERED)
def test_a_game_without_tricks_or_claims_does_not_offer_them(game: str, desk: MakeDesk) -> None:
    one = desk(games=ALL_GAMES)
    one.program.new_match("hearts", seed="3")
    begin(one, game)
    assert in_menus(one) == OFFERED[game]
    one.welcome.show()
    assert in_menus(one) == {"last_trick", "claim"}
    assert not one.can("last_trick")


@pytest.mark.parametrize("game", OFFERED)
def test_the_key_for_the_last_trick_opens_no_empty_window(
    game: str, desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDialog, "exec", lambda dialog: opened.append(type(dialog).__name__) or 0)
    one = desk(games=ALL_GAMES)
    begin(one, game)
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_L, Qt.KeyboardModifier.NoModifier, "l")
    QApplication.sendEvent(one.window.windowHandle(), key)
    assert opened == (["TricksDialog"] if OFFERED[game] else [])
