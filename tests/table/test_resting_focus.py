"""Where the keyboard stays: on a card of the hand, and it is there before anything is said."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.table.cards.card_widget import CardWidget
from tests.table.stage import Stage


def ready(qtbot: QtBot, *, passing: bool = False, keys: bool = True) -> Stage:
    """A table at which cards have been dealt, for somebody who uses the keys, or does not."""
    stage = Stage(qtbot, 4, hand=4, passing=passing)
    stage.table.activateWindow()
    stage.table_style.show_keys(keys)
    stage.others_play()
    stage.finish()
    stage.scene.take_keys()
    return stage


def press(stage: Stage, key: Qt.Key) -> None:
    QTest.keyClick(stage.table.focusWidget() or stage.table, key)


def play_on(stage: Stage) -> None:
    """The person plays a card, and the others until it is their turn again."""
    if stage.session.actors == {0}:
        press(stage, Qt.Key.Key_1)
    stage.others_play()
    stage.finish()


def test_after_the_dealing_the_first_card_has_the_keyboard(qtbot: QtBot) -> None:
    stage = ready(qtbot)
    while len(stage.hand) > 1:
        play_on(stage)
    play_on(stage)  # the last card, and the next deal
    assert len(stage.hand) == 4
    assert stage.focused() is stage.hand[0]
    first = stage.hand[0].final_card
    assert first is not None
    assert stage.hand[0].accessibleName() == stage.renderer.card(first)


def test_at_the_persons_turn_a_card_that_may_be_played_has_the_keyboard(qtbot: QtBot) -> None:
    stage = ready(qtbot)
    led = 0
    for _ in range(20):
        may = stage.playable()
        barred = [widget for widget in stage.hand if widget not in may]
        if barred and stage.session.actors == {0}:
            led += 1
            assert stage.focused() in may
            stage.focus_card(barred[0])
            stage.model.draftChanged.emit(stage.model.draft)
            assert stage.focused() is barred[0]  # where the person puts it
        play_on(stage)
    assert led


def test_without_keys_or_a_screen_reader_no_card_has_it(qtbot: QtBot) -> None:
    stage = ready(qtbot, keys=False)
    assert stage.focused() is stage.table


@pytest.mark.parametrize("by_button", [False, True], ids=["enter", "button"])
def test_passing_a_card_leads_back_to_the_hand_before_it_is_told(by_button: bool, qtbot: QtBot) -> None:
    stage = ready(qtbot, passing=True)
    press(stage, Qt.Key.Key_Space)
    if by_button:
        stage.hud.commands.shown()[0].setFocus()
    moves: list[QWidget | None] = []
    application = QApplication.instance()
    assert isinstance(application, QApplication)

    def note(_old: QWidget | None, new: QWidget | None) -> None:
        moves.append(new)

    application.focusChanged.connect(note)
    told_at: list[int] = []
    stage.scene.narrator.spoken.connect(lambda _sentence: told_at.append(len(moves)))

    press(stage, Qt.Key.Key_Return)
    stage.others_play()
    stage.finish()
    stage.others_play()
    application.focusChanged.disconnect(note)  # else it would hold every widget of later tests that gets the keyboard

    assert told_at
    assert isinstance(stage.focused(), CardWidget)
    assert stage.focused() in stage.hand
    assert stage.table not in moves
    assert len(moves) <= 1


def test_the_table_has_the_keyboard_only_while_the_hand_is_empty(qtbot: QtBot) -> None:
    stage = ready(qtbot)
    seen: list[tuple[bool, bool]] = []
    stage.model.viewChanged.connect(lambda _: seen.append((bool(stage.hand), stage.focused() is stage.table)))
    for _ in range(6):
        play_on(stage)
    assert (True, False) in seen
    assert (True, True) not in [one for one in seen if one[0]]


def test_a_button_that_comes_to_mean_something_else_loses_the_keyboard(qtbot: QtBot) -> None:
    stage = ready(qtbot, passing=True)
    press(stage, Qt.Key.Key_Space)
    bar = stage.hud.commands
    button = bar.shown()[0]
    button.setFocus()
    bar.show_commands([button.command])
    assert stage.focused() is button
    bar.show_commands([replace(button.command, code="other")])
    assert stage.focused() in stage.hand


def test_the_last_trick_is_told_when_its_count_is_about_to_come_up(qtbot: QtBot) -> None:
    stage = ready(qtbot)
    while len(stage.hand) > 1:
        play_on(stage)
    order: list[str] = []
    stage.animator.started.connect(lambda _: order.append("begun"))
    stage.animator.held.connect(lambda _: order.append("count"))
    stage.scene.narrator.spoken.connect(lambda _: order.append("told"))
    stage.others_play(finish=False)
    if stage.session.actors == {0}:
        stage.animator.finish_all()
        press(stage, Qt.Key.Key_1)
        stage.others_play(finish=False)
    stage.animator.finish_all()

    assert order[order.index("count") - 2 : order.index("count") + 1] == ["begun", "told", "count"]
