"""A command that is greyed says why: in every state of a match, in menus, by its key and on the felt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.app.controllers.command_state import (
    LESSON,
    MATCH_OVER,
    NO_HINTS_HERE,
    NO_UNDO_HERE,
    NOT_CERTAIN,
    NOT_WITH_PEOPLE,
    NOT_YOUR_TURN,
    WATCHING,
    CommandContext,
    why_not,
)
from cardtable.app.match.auto_play import CAN_CHANGE, DEAL_OVER
from cardtable.core.text import Text
from tests.app.scripted import ALL_GAMES

MakeDesk = Callable[..., Any]
DECIDES = (
    "save",
    "undo",
    "redo",
    "restart",
    "hint",
    "claim",
    "finish",
    "next_deal",
    "what_happened",
    "open",
    "deal_number",
)


def standings() -> Iterator[CommandContext]:
    """Every state that can be told apart: two values of each fact, whether they can come together or not."""
    facts = list(CommandContext.__annotations__)
    values: list[tuple[Any, ...]] = [(False, True)] * (len(facts) - 1)
    for chosen in product(*values, (None, CAN_CHANGE)):
        yield CommandContext(*chosen)


def test_each_command_has_a_sentence_or_can_be_given_in_every_state() -> None:
    every = [dict(why_not(standing)) for standing in standings()]
    every.append(dict(why_not(None)))
    for refusals in every:
        assert refusals.keys() == every[0].keys() >= set(DECIDES)
        assert all(text is None or text.source.endswith(".") for text in refusals.values())
    for name in DECIDES:
        assert len({refusals[name] for refusals in every}) > 1, f"{name} never changes"


def said(name: str, **facts: Any) -> Text | None:
    return why_not(CommandContext(**facts))[name]


def test_the_reason_is_the_one_that_lasts_longest() -> None:
    assert said("hint") is NOT_YOUR_TURN
    assert said("hint", watches=True) is WATCHING
    assert said("hint", watches=True, deal_over=True) is DEAL_OVER
    assert said("hint", deal_over=True, match_over=True) is MATCH_OVER
    assert said("hint", match_over=True, may_hint=False) is NO_HINTS_HERE
    assert said("hint", their_turn=True, deal_over=True) is None
    assert said("claim") is NOT_CERTAIN
    assert said("undo", may_undo=False, can_undo=True) is NO_UNDO_HERE
    assert said("undo", watches=True) is WATCHING
    assert said("finish", finishing=None, among_people=True) is NOT_WITH_PEOPLE


def greyed(one: Any) -> dict[str, str]:
    """What each entry says that is in a menu and cannot be chosen."""
    actions = one.window.menus.actions
    return {name: act.whatsThis() for name, act in actions.items() if act.isVisible() and not act.isEnabled()}


def test_menus_and_round_buttons_say_the_same(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk(games=ALL_GAMES)
    seen: set[str] = set()
    one.welcome.show()
    for game in ("", "hearts", "svoi_kozyri"):
        if game:
            one.program.new_match(game, seats=4, seed="3")
            seen |= greyed(one).keys()
            one.my_turn(qtbot)
            qtbot.waitUntil(lambda: one.can("hint"))
            row = one.program.match.scene.hud.round_buttons.shown
            actions = one.window.menus.actions
            assert [button.command.name for button in row] == [
                name for name in ("undo", "hint", "what_happened", "scores", "sounds") if actions[name].isVisible()
            ]
            for button in row:
                assert button.isEnabled() is actions[button.command.name].isEnabled()
                why = button.command.refusal
                assert actions[button.command.name].whatsThis() == ("" if why is None else why.source)
        found = greyed(one)
        assert found
        assert all(found.values())
        seen |= found.keys()
    assert seen >= {"redo", "claim", "finish", "what_happened", "undo", "hint"}


def test_the_key_of_a_greyed_command_says_why(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="3")
    one.my_turn(qtbot)
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier, "f")
    QApplication.sendEvent(one.window.windowHandle(), key)
    assert one.window.status_line.text().startswith(CAN_CHANGE.source)


def test_a_round_button_gives_its_command(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="3")
    one.my_turn(qtbot)
    qtbot.waitUntil(lambda: one.can("hint"))
    row = {button.command.name: button for button in one.program.match.scene.hud.round_buttons.shown}
    icon = row["sounds"].command.icon
    qtbot.mouseClick(row["sounds"], Qt.MouseButton.LeftButton)
    assert not one.program.settings.sound.on
    assert row["sounds"].command.icon != icon
    qtbot.mouseClick(row["hint"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: one.program.match.model.hint is not None)
    one.trigger("round_buttons")
    assert not one.program.match.scene.hud.round_buttons.row.isVisible()
    one.trigger("round_buttons")
    assert one.program.match.scene.hud.round_buttons.row.isVisible()


def test_wait_is_not_said_any_more_when_it_is_ones_turn(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk()
    one.program.new_match("hearts", seed="7")
    one.my_turn(qtbot)
    one.program.say(NOT_YOUR_TURN)
    one.program.say(NOT_CERTAIN)
    one.program.changed.emit()
    qtbot.waitUntil(lambda: NOT_YOUR_TURN.source not in one.window.status_line.text())
    assert NOT_CERTAIN.source in one.window.status_line.text()


def test_a_lesson_is_not_kept_and_its_cards_are_given() -> None:
    refusals = why_not(CommandContext(practises=True, learns=True))
    assert {refusals[command] for command in ("save", "restart", "next_deal", "fairness")} == {LESSON}
    assert why_not(CommandContext(practises=True))["fairness"] is None
