"""Whole matches on the table, by mouse alone and by keys alone, and what clicks at the wrong time do to them."""

import random
from collections.abc import Callable
from dataclasses import replace
from itertools import count

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.core.cards import Card
from cardtable.core.controls import Drop, Gesture
from cardtable.core.zones import Seat, Zone
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.layout.pose import Pose
from cardtable.table.style.table_style import TableLook
from tests.table.stage import Stage

LEFT = Qt.MouseButton.LeftButton


def own(stage: Stage) -> list[CardWidget]:
    board = stage.board
    hand = board.own_hand()
    assert hand is not None
    return hand.widgets


def spot(widget: CardWidget) -> QPoint:
    """A point that no neighbour covers: on the left edge, where the index is."""
    return QPointF(widget.pose.x - widget.pose.width * 0.4, widget.pose.y).toPoint()


def playable(stage: Stage) -> list[CardWidget]:
    allowed = stage.model.liftable.get(Zone("hand", 0), frozenset())
    return [widget for widget in own(stage) if widget.final_card in allowed]


@pytest.mark.quick(1)
@pytest.mark.parametrize("seats", [2, 4, 11])
def test_a_match_by_clicks(qtbot: QtBot, seats: int) -> None:
    clock = count().__next__  # each look at it is a second later: no two clicks here are a double click
    stage = Stage(qtbot, seats, hand=4, clock=clock)
    while not stage.session.match_over:
        stage.others_play()
        stage.finish()
        stage.assert_settled()
        if stage.session.actors:
            QTest.mouseClick(stage.table, LEFT, pos=spot(playable(stage)[0]))
            stage.finish()
            stage.assert_settled()
    assert sum(stage.session.view(None).public.totals) == 8


def test_a_match_by_drags(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 3, hand=4, deals=1)
    while not stage.session.match_over:
        stage.others_play()
        stage.finish()
        if stage.session.actors:
            drag(stage, playable(stage)[-1], stage.board.geometry.trick[0])
            stage.finish()
            stage.assert_settled()


def drag(stage: Stage, widget: CardWidget, to: object) -> None:
    start = spot(widget)
    QTest.mousePress(stage.table, LEFT, pos=start)
    QTest.mouseMove(stage.table, start + QPoint(12, -12))
    goal = QPoint(round(to.x), round(to.y))  # type: ignore[attr-defined]
    QTest.mouseMove(stage.table, goal)
    QTest.mouseRelease(stage.table, LEFT, pos=goal)


def test_a_match_by_keys(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4, hand=4, passing=True)
    stage.table.activateWindow()
    while not stage.session.match_over:
        stage.others_play()
        stage.finish()
        if not stage.session.actors:
            continue
        if stage.session.view(None).public.giving:
            stage.table.setFocus()
            QTest.keyClick(stage.table, Qt.Key.Key_Right)
            QTest.keyClick(stage.table.focusWidget() or stage.table, Qt.Key.Key_Space)
            assert len(stage.model.draft.marked) == 1
            QTest.keyClick(stage.table.focusWidget() or stage.table, Qt.Key.Key_Return)
        else:
            QTest.keyClick(stage.table, Qt.Key.Key_1)
        stage.finish()
        stage.assert_settled()
    assert stage.session.match_over


def test_an_illegal_card_shakes_and_says_why(qtbot: QtBot) -> None:
    clock = count().__next__  # each look at it is a second later: no two clicks here are a double click
    stage = Stage(qtbot, 4, hand=13, look=TableLook(speed=1000, trick_pause_ms=0), clock=clock)
    while not (stage.session.actors == {0} and len(playable(stage)) < len(own(stage))):
        stage.others_play()
        stage.finish()
        if len(playable(stage)) == len(own(stage)):
            QTest.mouseClick(stage.table, LEFT, pos=spot(own(stage)[0]))
            stage.finish()
    bad = next(widget for widget in own(stage) if widget not in playable(stage))
    assert bad.dimmed
    version = stage.session.state_version
    QTest.mouseClick(stage.table, LEFT, pos=spot(bad))
    assert stage.session.state_version == version
    assert stage.spoken[-1] == "You must follow suit."
    assert stage.hud.prompt.said == "You must follow suit."


def test_a_dragged_card_that_finds_no_target_slides_home(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    stage.finish()
    widget = own(stage)[2]
    home = widget.pose
    start = spot(widget)
    QTest.mousePress(stage.table, LEFT, pos=start)
    QTest.mouseMove(stage.table, start + QPoint(30, -30))
    assert widget.is_lifted
    assert stage.backdrop.targets
    QTest.mouseRelease(stage.table, LEFT, pos=start + QPoint(60, -20))
    assert not stage.backdrop.targets
    qtbot.waitUntil(lambda: widget.pose == home)
    stage.assert_settled()


def test_twins_are_two_cards(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 2, hand=40, deals=1)
    stage.finish()
    faces = [widget.final_card for widget in own(stage)]
    assert len(faces) == 40
    twin = next(face for face in faces if faces.count(face) == 2)
    place = faces.index(twin)
    QTest.mouseClick(stage.table, LEFT, pos=spot(own(stage)[place]))
    stage.finish()
    assert [widget.final_card for widget in own(stage)].count(twin) == 1
    stage.assert_settled()


@pytest.mark.slow
@pytest.mark.parametrize("steps", [400, pytest.param(1500, marks=pytest.mark.slow)])
def test_random_clicks_while_cards_move(steps: int, qtbot: QtBot) -> None:
    """Nothing is lost and nothing corrupts, whatever is clicked while cards move."""
    stage = Stage(qtbot, 4, hand=6, passing=True, deals=1000, look=TableLook(speed=3.0, trick_pause_ms=40))
    chance = random.Random(11)
    stage.animator.held.connect(lambda counted: stage.animator.resume())
    for step in range(steps):
        what = chance.random()
        if what < 0.35:
            QTest.mouseClick(
                stage.table, LEFT, pos=QPoint(chance.randrange(1280), chance.choice([chance.randrange(748), 650]))
            )
        elif what < 0.55 and stage.session.actors - {0}:
            stage.one_plays()
        elif what < 0.7:
            QTest.keyClick(stage.table, chance.choice([Qt.Key.Key_1, Qt.Key.Key_Right, Qt.Key.Key_Return]))
        elif what < 0.74:
            start = QPoint(chance.randrange(1280), 650)
            QTest.mousePress(stage.table, LEFT, pos=start)
            QTest.mouseMove(stage.table, start + QPoint(0, -80))
            if what < 0.72 and stage.session.actors - {0}:
                stage.one_plays()
            QTest.mouseRelease(stage.table, LEFT, pos=QPoint(640, 380))
        elif what < 0.76:
            stage.session.rewind(max(0, stage.session.actions - chance.randrange(4)))
        else:
            qtbot.wait(1)
        if step % 100 == 99:
            stage.finish()
            stage.assert_settled()
    cards = [card for cards in stage.session.view(None).zones.values() for card in cards]
    assert len(cards) == 24
    assert all(isinstance(widget.final_card, Card) for widget in own(stage))


def test_a_trick_that_waits_says_so_and_goes_on_with_a_click_or_a_key(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 2, hand=3, look=TableLook(speed=1000, trick_pause_ms=None), clock=count().__next__)
    ways: tuple[Callable[[], object], ...] = (
        lambda: QTest.mouseClick(stage.table, LEFT, pos=QPoint(5, 400)),
        lambda: QTest.keyClick(stage.table, Qt.Key.Key_Space),
    )
    for go_on in ways:
        while not stage.animator.waits_for_click:
            if stage.session.actors == {0}:
                QTest.mouseClick(stage.table, LEFT, pos=spot(playable(stage)[0]))
            else:
                stage.one_plays()
            qtbot.waitUntil(lambda: stage.animator.is_idle or stage.animator.waits_for_click)
        assert stage.hud.prompt.said == "Click, or press Space, to continue."
        actions = stage.session.actions
        go_on()
        assert stage.animator.is_idle
        assert stage.session.actions == actions
        stage.assert_settled()


def test_a_double_density_screen_gets_exact_pictures(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    hand = own(stage)[0]
    picture = stage.faces.face(hand.final_card or Card.parse("2C"), hand.pose.width, 2.0)
    assert picture.devicePixelRatio() == 2.0
    assert picture.width() == round(hand.pose.width * 2)


def test_a_card_that_is_marked_by_a_drag_stays_raised_at_home(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4, passing=True)
    stage.finish()
    widget = own(stage)[1]
    receivers = frozenset({Zone("hand", 1)})
    stage.scene.present(replace(stage.scene.current.shown, targets=lambda zone, cards: receivers))
    fan = stage.board.piles[Zone("hand", 1)].place.area.center()
    drag(stage, widget, Pose(fan.x(), fan.y(), 0, 10))
    assert widget.chosen
    qtbot.waitUntil(lambda: widget.property("travel") == 1.0 and widget.property("raised") == 1.0)


def test_a_card_let_go_on_the_open_table_is_the_games_to_explain(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 4)
    stage.finish()
    gestures: list[Gesture] = []
    stage.table.gestureMade.disconnect()
    stage.table.gestureMade.connect(gestures.append)
    widget = own(stage)[2]
    drag(stage, widget, Pose(60, 120, 0, 10))
    assert widget.final_card is not None
    assert gestures == [Drop((widget.final_card,), Zone("hand", 0), None)]
    qtbot.waitUntil(lambda: widget.property("travel") == 1.0)
    stage.assert_settled()


def test_it_is_nobodys_turn_while_a_trick_is_taken_away(qtbot: QtBot) -> None:
    stage = Stage(qtbot, 3, look=TableLook(speed=1.0, trick_pause_ms=500))
    hud = stage.hud
    for _ in range(3):
        stage.finish()
        assert any(plate.content.turn for plate in hud.plates)
        if stage.session.actors == {0}:
            view = stage.session.view(Seat(0))
            stage.session.submit(Seat(0), stage.random.choice(list(stage.rules.legal(view))), view.version)
        else:
            stage.one_plays()
    assert not stage.animator.is_idle
    assert not any(plate.content.turn for plate in hud.plates)
    assert hud.prompt.accessibleName() == ""
    stage.finish()
    assert any(plate.content.turn for plate in hud.plates)
