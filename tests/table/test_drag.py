"""Several cards on the pointer: how they lie, where they may be let go, and what is told where they may not."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.core.cards import Cards
from cardtable.core.controls import Draft, Drop, Gesture
from cardtable.core.session import Update
from cardtable.core.zones import Zone
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.style.table_style import TableLook
from tests.table.stage import QUICK, Stage

LEFT = Qt.MouseButton.LeftButton
RECEIVER = Zone("hand", 1)


class Giving(Stage):
    """Three cards are marked, and may be dropped on the hand of the seat at the left."""

    def __init__(self, qtbot: QtBot, seats: int = 4, look: TableLook = QUICK) -> None:
        super().__init__(qtbot, seats, hand=9, passing=True, look=look)
        self.finish()
        self.marked = [self.hand[place] for place in (1, 4, 7)]
        self.model._set_draft(Draft(marked=tuple(one.final_card for one in self.marked if one.final_card is not None)))
        self.scene.present(replace(self.scene.current.shown, targets=self.targets))
        self.gestures: list[Gesture] = []
        self.table.gestureMade.disconnect()
        self.table.gestureMade.connect(self.gestures.append)

    def targets(self, source: Zone, cards: Cards) -> frozenset[Zone]:
        return frozenset({RECEIVER})

    def drag(self, widget: CardWidget, to: QPointF) -> None:
        start = QPointF(widget.pose.x - widget.pose.width * 0.4, widget.pose.y).toPoint()
        QTest.mousePress(self.table, LEFT, pos=start)
        QTest.mouseMove(self.table, start + QPoint(12, -12))
        QTest.mouseMove(self.table, to.toPoint())

    def drop(self, at: QPointF) -> None:
        QTest.mouseRelease(self.table, LEFT, pos=at.toPoint())


@pytest.mark.parametrize("held", [0, 1, 2])
@pytest.mark.parametrize("large", [False, True])
def test_each_dragged_card_lies_over_the_one_before_with_its_index_in_sight(
    qtbot: QtBot, held: int, large: bool
) -> None:
    stage = Giving(qtbot, look=QUICK._replace(large_indices=large))
    stage.drag(stage.marked[held], QPointF(640, 300))
    layers = [child for child in stage.table.children() if child in stage.marked]
    assert layers == stage.marked
    xs = [one.pose.x for one in stage.marked]
    strip = stage.table_style.card_style.strip * stage.marked[0].pose.width
    assert [after - before for before, after in pairwise(xs)] == pytest.approx([strip, strip])


def test_dragged_cards_stay_on_the_table(qtbot: QtBot) -> None:
    stage = Giving(qtbot)
    for corner in (QPointF(3, 200), QPointF(1277, 200), QPointF(640, 2), QPointF(640, 745)):
        stage.drag(stage.marked[0], corner)
        for one in stage.marked:
            assert QRectF(stage.table.rect()).adjusted(-0.01, -0.01, 0.01, 0.01).contains(one.pose.rect())
        QTest.mouseMove(stage.table, QPoint(640, 660))
        stage.drop(QPointF(640, 660))


@pytest.mark.parametrize("seats", [4, 7])
def test_the_plate_of_whoever_receives_cards_is_a_target_that_can_be_seen(qtbot: QtBot, seats: int) -> None:
    stage = Giving(qtbot, seats)
    plate = stage.board.geometry.plates[1]
    stage.drag(stage.marked[1], QPointF(640, 300))
    assert any(target.contains(plate) for target in stage.backdrop.targets)
    full = stage.marked[1].pose.width
    QTest.mouseMove(stage.table, plate.center().toPoint())
    assert stage.backdrop.best is not None
    assert stage.marked[1].pose.width < 0.8 * full
    stage.drop(plate.center())
    (gesture,) = stage.gestures
    assert isinstance(gesture, Drop)
    assert (gesture.target, len(gesture.cards)) == (RECEIVER, 3)


def test_the_game_hears_where_cards_were_let_go_that_may_not_be(qtbot: QtBot) -> None:
    stage = Giving(qtbot)
    stage.scene.present(replace(stage.scene.current.shown, targets=lambda source, cards: frozenset()))
    plate = stage.board.geometry.plates[1]
    stage.drag(stage.marked[0], plate.center())
    assert not stage.backdrop.targets
    stage.drop(plate.center())
    assert [gesture.target for gesture in stage.gestures if isinstance(gesture, Drop)] == [RECEIVER]
    assert len(stage.gestures) == 1


def test_a_card_that_slides_home_lies_under_its_neighbour_again(qtbot: QtBot) -> None:
    stage = Giving(qtbot)
    before = [child for child in stage.table.children() if child in stage.hand]
    stage.drag(stage.marked[0], QPointF(640, 300))
    assert [child for child in stage.table.children() if child in stage.hand] != before
    stage.drop(QPointF(640, 300))
    assert [child for child in stage.table.children() if child in stage.hand] == before


@pytest.mark.parametrize("change", ["an update comes", "a move is taken back"])
def test_cards_on_the_pointer_are_let_go_when_the_table_changes(qtbot: QtBot, change: str) -> None:
    stage = Giving(qtbot)
    stage.drag(stage.marked[0], QPointF(640, 300))
    assert stage.marked[0].is_lifted
    view = stage.session.view(stage.seat)
    if change == "an update comes":
        stage.scene.plan(Update((), view))
    else:
        stage.scene.snap(view)
    assert not any(widget.is_lifted for widget in stage.hand)
    assert not stage.backdrop.targets
    stage.drop(stage.board.geometry.plates[1].center())
    assert stage.gestures == []
