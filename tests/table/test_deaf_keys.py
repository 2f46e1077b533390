"""Every key at the table does something or says in a sentence why not; comma and full stop go by suits."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.core.cards import Card
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.style.table_style import TableLook
from tests.table.stage import Stage

Key = Qt.Key


def heard(stage: Stage) -> list[str]:
    """Why keys do nothing, from now on."""
    found: list[str] = []
    stage.table.keyboard_target.explained.connect(lambda text: found.append(stage.renderer.text(text)))
    return found


def walked(stage: Stage, *keys: Qt.Key) -> list[Card | None]:
    """The card in focus after each of these keys."""
    found = []
    for key in keys:
        QTest.keyClick(stage.focused() or stage.table, key)
        widget = stage.focused()
        found.append(widget.final_card if isinstance(widget, CardWidget) else None)
    return found


@pytest.mark.parametrize("mirrored", [False, True])
def test_comma_and_full_stop_go_from_suit_to_suit(qtbot: QtBot, mirrored: bool) -> None:
    stage = Stage(qtbot, 4, look=TableLook(speed=1000.0, trick_pause_ms=0, right_to_left=mirrored), hand=8)
    why = heard(stage)
    sets = [cards[0].final_card for cards in stage.table.keyboard_target.sets()]
    assert len(sets) > 2
    assert len({card.suit for card in sets if card}) == len(sets)
    stage.focus_card(stage.table.keyboard_target.sets()[0][0])
    assert walked(stage, *[Key.Key_Period] * (len(sets) - 1)) == sets[1:]
    assert why == []
    assert walked(stage, Key.Key_Period) == sets[-1:]
    assert why == ["There are no further cards of another suit or rank."]
    assert walked(stage, *[Key.Key_Comma] * (len(sets) - 1)) == sets[-2::-1]


def test_a_key_without_meaning_says_so(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    why = heard(stage)
    legal = len(stage.playable())
    for key in (Key.Key_Q, Key.Key_9, Key.Key_End, Key.Key_Right, Key.Key_Up):
        QTest.keyClick(stage.focused() or stage.table, key)
    QTest.keyClick(stage.focused() or stage.table, Key.Key_G, Qt.KeyboardModifier.ShiftModifier)
    assert why == [
        "This key does nothing here. F1 lists the keys.",
        f"Only {legal} card(s) can be played now.",
        "There is no further card.",
        "There is no further pile.",
        "This key does nothing here. F1 lists the keys.",
    ]
    assert stage.session.actions == 0


def test_single_keys_that_are_switched_off_say_so(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4, look=TableLook(speed=1000.0, single_keys=False))
    why = heard(stage)
    QTest.keyClick(stage.table, Key.Key_T)
    assert why == ["Single keys are switched off, under Preferences, Accessibility."]


def test_a_watcher_is_told_that_they_watch(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4, viewer=None)
    why = heard(stage)
    stage.others_play()
    QTest.keyClick(stage.table, Key.Key_1)
    assert why == ["No card can be played now."]
