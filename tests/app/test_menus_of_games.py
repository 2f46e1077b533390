"""What the menus leave out because the game on the table has no such thing."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from cardtable.core.zone_kinds import Role
from tests.app.scripted import ALL_GAMES

MakeDesk = Callable[..., Any]


def seats_of(game: str) -> int:
    seats = ALL_GAMES[game].seats
    return 4 if 4 in seats else min(seats)


def offered(game: str) -> set[str]:
    """What there is in the game, by what it says of itself."""
    definition = ALL_GAMES[game]
    zones = definition.rules(definition.options(), seats_of(game)).zones
    tricks = any(spec.role is Role.TRICK for spec in zones)
    told = {"what_happened"} if tricks or definition.told_turns is not None else set()
    return told | ({"claim"} if definition.claims else set())


def begin(one: Any, game: str) -> None:
    one.program.new_match(game, options=ALL_GAMES[game].options(), seats=seats_of(game), seed="3")


def in_menus(one: Any) -> set[str]:
    return {name for name in ("what_happened", "claim") if one.window.menus.actions[name].isVisible()}


def test_there_are_games_with_and_without() -> None:
    """Else the tests below would compare nothing."""
    assert {frozenset(offered(game)) for game in ALL_GAMES} >= {
        frozenset({"what_happened"}),
        frozenset({"what_happened", "claim"}),
    }


@pytest.mark.quick(2)
@pytest.mark.parametrize("game", ALL_GAMES)
def test_a_game_without_tricks_or_claims_does_not_offer_them(game: str, desk: MakeDesk) -> None:
    one = desk(games=ALL_GAMES)
    one.program.new_match("hearts", seed="3")
    begin(one, game)
    assert in_menus(one) == offered(game)
    one.welcome.show()
    assert in_menus(one) == {"what_happened", "claim"}
    assert not one.can("what_happened")


@pytest.mark.parametrize("game", ALL_GAMES)
def test_its_key_shows_what_happened_in_every_game_that_tells_it_and_puts_it_away(game: str, desk: MakeDesk) -> None:
    one = desk(games=ALL_GAMES)
    begin(one, game)
    action = one.window.menus.actions["what_happened"]
    for is_open in (True, False):
        key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_L, Qt.KeyboardModifier.ShiftModifier, "L")
        QApplication.sendEvent(one.window.windowHandle(), key)
        assert action.isChecked() is (is_open and action.isVisible())
