"""Clicks while something moves: a card played by a double click is seen, and so is the trick it completes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.core.controls import Command, Gesture, Press
from cardtable.core.text import Text
from cardtable.core.zones import Seat, Zone
from cardtable.table.animation.animation_plan import Pause
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.style.table_style import TableLook
from cardtable.table.table_texts import WELCOME_BACK
from tests.table.stage import Stage

LEFT = Qt.MouseButton.LeftButton
NOWHERE = QPoint(5, 400)


class Clock:
    """The animator's, turned by hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def spot(widget: CardWidget) -> QPoint:
    return QPointF(widget.pose.x - widget.pose.width * 0.4, widget.pose.y).toPoint()


def trick(stage: Stage) -> list[CardWidget]:
    """The cards of a trick that are in sight where they lie."""
    geometry, board = stage.board.geometry, stage.board
    slots = [(slot.x, slot.y) for slot in geometry.trick]
    return [one for one in board.all_widgets if one.isVisible() and (one.pose.x, one.pose.y) in slots]


@pytest.fixture
def completed(qtbot: QtBot) -> tuple[Stage, Clock, CardWidget]:
    """The person has just clicked the last card of a trick."""
    clock = Clock()
    stage = Stage(qtbot, 3, hand=6, look=TableLook(), clock=clock)
    while len(stage.session.view(None).public.trick) < 2 or stage.session.actors != {0}:
        if stage.session.actors == {0}:
            stage.playable()[0].click()
            stage.finish()
        stage.others_play()
    clock.now += 5
    card = stage.playable()[0]
    QTest.mouseClick(stage.table, LEFT, pos=spot(card))
    assert len(stage.session.view(None).public.trick) == 0
    return stage, clock, card


def test_the_second_half_of_a_double_click_hurries_nothing(completed: tuple[Stage, Clock, CardWidget]) -> None:
    stage, clock, card = completed
    clock.now += 0.18
    second_half(stage.table, spot(card))
    assert card.property("travel") < 1
    clock.now += 0.2
    QTest.mouseClick(stage.table, LEFT, pos=NOWHERE)  # slower hands make two clicks of it
    assert card.property("travel") < 1
    assert not stage.animator.is_idle


def test_a_click_finishes_the_flight_and_a_second_one_the_stand(completed: tuple[Stage, Clock, CardWidget]) -> None:
    stage, clock, card = completed
    actions = stage.session.actions
    clock.now += 0.6
    QTest.mouseClick(stage.table, LEFT, pos=NOWHERE)
    assert len(trick(stage)) == 3
    assert card in trick(stage)
    assert not stage.animator.is_idle
    clock.now += 0.6
    QTest.mouseClick(stage.table, LEFT, pos=NOWHERE)
    assert stage.animator.is_idle
    assert not trick(stage)
    assert stage.session.actions == actions
    stage.assert_settled()


def test_a_double_click_swallows_no_trick_that_waits(completed: tuple[Stage, Clock, CardWidget]) -> None:
    stage, clock, _ = completed
    clock.now += 0.6
    QTest.mouseClick(stage.table, LEFT, pos=NOWHERE)
    second_half(stage.table, NOWHERE)
    assert len(trick(stage)) == 3


def test_a_second_click_plays_no_card_of_the_next_trick(qtbot: QtBot) -> None:
    """The first one clears a trick that waits for a click; too slow or too far away for Qt, it is none of a pair."""
    clock = Clock()
    stage = Stage(qtbot, 3, hand=6, look=TableLook(speed=1000, trick_pause_ms=None), clock=clock)
    while not (stage.animator.waits_for_click and stage.session.actors == {0}):
        stage.animator.finish_all()
        if stage.session.actors == {0}:
            stage.playable()[0].click()
            stage.animator.hurry()
        else:
            stage.one_plays()
    actions = stage.session.actions
    clock.now += 5
    QTest.mouseClick(stage.table, LEFT, pos=NOWHERE)
    assert stage.animator.is_idle
    assert not trick(stage)
    card = stage.hand[0]
    clock.now += 0.3
    QTest.mouseClick(stage.table, LEFT, pos=spot(card))
    assert stage.session.actions == actions
    clock.now += 0.2
    QTest.mouseClick(stage.table, LEFT, pos=spot(card))
    assert stage.session.actions == actions + 1


def test_a_click_while_cards_are_dealt_marks_none_of_them(qtbot: QtBot) -> None:
    """It finishes the dealing; which card would lie there could not be seen."""
    clock = Clock()
    stage = Stage(qtbot, 3, passing=True, look=TableLook(), clock=clock)
    stage.finish()
    at = spot(stage.hand[1])
    shown, view = stage.scene.current.shown, stage.session.view(stage.seat)
    stage.animator.enqueue(view.version, Pause(60_000))
    clock.now += 5
    QTest.mouseClick(stage.table, LEFT, pos=at)
    assert stage.animator.is_idle
    assert not any(card.chosen for card in stage.hand)
    assert shown.draft == stage.scene.current.shown.draft
    clock.now += 5
    QTest.mouseClick(stage.table, LEFT, pos=at)
    assert stage.hand[1].chosen


def test_a_second_click_does_not_skip_the_next_thing(completed: tuple[Stage, Clock, CardWidget]) -> None:
    stage, clock, _ = completed
    clock.now += 0.6
    QTest.mouseClick(stage.table, LEFT, pos=NOWHERE)
    for _ in range(3):
        clock.now += 0.1
        QTest.mouseClick(stage.table, LEFT, pos=NOWHERE)
    assert len(trick(stage)) == 3


def test_a_key_hurries_at_once_but_lets_the_trick_stand(completed: tuple[Stage, Clock, CardWidget]) -> None:
    stage, _, card = completed
    stage.groups()[0][0].click()
    assert card in trick(stage)
    assert not stage.animator.is_idle


def second_half(widget: QWidget, at: QPoint) -> None:
    """Of a double click."""
    QTest.mouseDClick(widget, LEFT, pos=at)
    QTest.mouseRelease(widget, LEFT, pos=at)


@pytest.mark.parametrize("again", [True, False])
def test_two_clicks_on_a_card_are_one_if_they_are_a_double_click(qtbot: QtBot, again: bool) -> None:
    """Else a card to pass would be marked and unmarked again."""
    stage = Stage(qtbot, 3, passing=True)
    stage.finish()
    gestures: list[Gesture] = []
    stage.table.gestureMade.connect(gestures.append)
    board = stage.board
    card = board.piles[Zone("hand", 0)].widgets[1]
    QTest.mouseClick(stage.table, LEFT, pos=spot(card))
    if again:
        second_half(stage.table, spot(card))
    else:
        QTest.mouseClick(stage.table, LEFT, pos=spot(card))
    assert len(gestures) == (1 if again else 2)
    assert card.chosen == again


def test_a_button_is_pressed_once_by_a_double_click(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 3, passing=True)
    stage.finish()
    take = (Command("take", Text("T", "Take")),)
    stage.scene.present(replace(stage.scene.current.shown, commands=take, acting=frozenset({Seat(0)})))
    given: list[Gesture] = []
    stage.table.gestureMade.disconnect()
    stage.table.gestureMade.connect(given.append)
    (button,) = stage.hud.commands.shown()
    QTest.mouseClick(button, LEFT)
    second_half(button, button.rect().center())
    assert given == [Press("take")]


def test_a_command_right_after_an_own_act_waits_for_what_moves(completed: tuple[Stage, Clock, CardWidget]) -> None:
    stage, clock, _ = completed
    given: list[Gesture] = []
    stage.table.gestureMade.disconnect()
    stage.table.gestureMade.connect(given.append)
    clock.now += 0.3
    stage.hud.commandChosen.emit("pass")
    assert not given
    clock.now += 0.3
    stage.hud.commandChosen.emit("pass")
    assert given
    assert stage.animator.is_idle


def test_a_click_that_was_waited_for_gives_way_to_what_the_game_asks(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 3, hand=6, look=TableLook())
    stage.finish()
    asked = stage.hud.prompt.said
    stage.scene.wait_for_click(WELCOME_BACK)
    assert stage.hud.prompt.said == WELCOME_BACK.source != asked
    stage.animator.finish_all()
    assert stage.hud.prompt.said == asked
