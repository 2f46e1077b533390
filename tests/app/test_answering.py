"""One key, one answer, in the window: of the match on the table, of a deal looked back at, and without any."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.app.settings.key_settings import KeySettings, active_keys, clash
from cardtable.app.settings.settings_file import read_settings
from cardtable.app.settings.settings_sections import AccessibilitySettings
from cardtable.core.language.source_renderer import SourceRenderer
from tests.app.test_between_deals import finish_a_deal
from tests.app.test_match_elsewhere import shown
from tests.app.test_other_keyboards import press
from tests.models.told_matches import ME, ToldMatch

MakeDesk = Callable[..., Any]
COURTS = ("jack", "queen", "king", "ace")
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Ears:
    """Hears what is said at once, as answers to keys are, and no news."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def speak(self, sentence: str, *, urgent: bool) -> None:
        if urgent:
            self.heard.append(sentence)

    def hush(self) -> None:
        """Nothing goes on after a moment."""


def answers(one: Any, qtbot: QtBot, keys: str, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> list[str]:
    """What is said after each of these keys."""
    ears = Ears()
    one.program.announcer.set_way(ears)
    for number, key in enumerate(keys, 1):
        press(one, key, held)
        qtbot.waitUntil(lambda number=number: len(ears.heard) >= number, timeout=3000)  # type: ignore[misc]  # lambdas are not typed
    return ears.heard


def test_each_key_is_answered_at_once(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk(language="en")
    one.program.new_match("hearts", seed="12")
    one.my_turn(qtbot)
    written: list[str] = []
    one.window.written.connect(written.append)
    told = answers(one, qtbot, "CDPW")
    assert told[0] == "No card lies on the table."
    assert told[1].startswith("Clubs 8 jack ace, diamonds 4 5 6 8 ace, ")
    assert any("♣8 J A ♦4 5 6 8 A " in line and len(line) <= 42 for line in written)
    assert told[2].startswith("Choose 3 cards for ")
    assert told[3].startswith("Choose 3 cards for ")
    assert len(set(answers(one, qtbot, "EM"))) == 2
    own, nobody = answers(one, qtbot, "15", SHIFT)
    assert own.startswith("You: 13 card")
    assert nobody == "Nobody sits there: there are only 4 players."
    menu = one.window.menus.submenus["seats"]
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()][:2] == ["&1 You", f"&2 {one.program.match.names[1]}"]
    assert len(menu.actions()) == 4
    one.program.change(AccessibilitySettings(single_keys=False))
    assert [action.isEnabled() for action in menu.actions()] == [False] * 4


@pytest.mark.slow
def test_a_deal_that_is_looked_back_at_answers_too(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk(language="en")
    finish_a_deal(one, qtbot)
    one.openers.overlays.look(1)
    page = one.openers.replay_page
    assert page is not None
    page.go_to(8)
    known = page.known()
    assert all(None not in cards for zone, cards in known.view.zones.items() if known.kinds.is_hand(zone))
    assert answers(one, qtbot, "PX") == ["The deal is over."] * 2
    assert "clubs" in answers(one, qtbot, "2", SHIFT)[0]  # all hands are open
    assert answers(one, qtbot, "E")[0].count(",") == 3
    page.leaveWanted.emit()
    assert one.openers.replay_page is None


def test_without_a_match_a_key_says_so(desk: MakeDesk, qtbot: QtBot) -> None:
    one = desk(language="en")
    press(one, "C")
    assert one.window.menus.refusal("ask_table") is not None


def test_two_commands_cannot_have_one_letter() -> None:
    usual = KeySettings()
    refusal = clash(KeySettings(hand="c"), usual)
    assert refusal is not None
    sentence = SourceRenderer().text(refusal)
    assert sentence == "That key is already used for: Key for the cards on the table. Choose another letter."
    assert clash(KeySettings(hand="B"), usual) is None
    assert clash(KeySettings(hand=""), usual) is None
    assert clash(KeySettings(hand="ز"), usual) is not None  # which stands on C


def test_of_two_that_have_one_all_the_same_the_first_has_it() -> None:
    keys = active_keys(KeySettings(table="H", points="1", last="B"))
    assert "ask_table" not in keys
    assert "ask_points" not in keys
    assert "scores" not in keys
    assert (keys["hint"], keys["ask_last"], keys["what_happened"]) == ("H", "B", "Shift+B")


@pytest.mark.parametrize("keys", [{}, {"hand": "B"}])
def test_keys_of_older_settings_are_kept(keys: dict[str, str]) -> None:
    old = {"accessibility": {"hint_key": "J", "summary_key": "Z", "single_keys": False}, "keys": keys}
    settings, dropped = read_settings(old)
    assert dropped == []
    assert settings.keys == KeySettings(hint="J", everything="Z", **keys)
    assert not settings.accessibility.single_keys


def test_at_a_table_of_people_a_key_tells_what_the_own_seat_sees(desk: MakeDesk, qtbot: QtBot) -> None:
    one, match = desk(language="en"), ToldMatch()
    shown(one, qtbot, match)
    hand, left, there = answers(one, qtbot, "DEC")
    held = [card for zone, cards in match.session.view(ME).zones.items() if zone.kind == "hand" for card in cards]
    assert sum(word.isdigit() or word in COURTS for word in re.findall(r"\w+", hand)) == len([c for c in held if c])
    assert re.findall(r"\w+", left)[-2].lower() == "you"
    assert there
