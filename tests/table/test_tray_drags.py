"""Cards dragged at a table with trays: only the pointer on the pile discards, and the whole tray takes a card."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest
from PySide6.QtCore import QPoint, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.core.cards import Card
from cardtable.core.controls import Draft
from cardtable.core.zones import Zone
from cardtable.games.canasta.options import CanastaSides
from cardtable.games.canasta.state import Discard, Meld, meld
from cardtable.table.animation.qt_animations import raise_card
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.style.table_style import TableLook
from tests.games.canasta.tables import cards
from tests.table.canasta_table import SOME, CanastaTable

LEFT = Qt.MouseButton.LeftButton
SIZES = ((1024, 548), (1280, 742), (1920, 1014))
SEATS = ((2, ""), (3, ""), (3, "solo"), (4, ""), (5, ""), (6, ""), (6, "three_sides"))
DRAGS = 2000
KINDS = ("a card", "a wild card", "cards of one rank", "cards of two ranks", "a card on trial", "a marked card")


class Layout(NamedTuple):
    size: tuple[int, int]
    seats: int
    sides: str
    mirrored: bool

    def table(self) -> CanastaTable:
        look = TableLook(speed=1000.0, right_to_left=self.mirrored, reduce_motion=True, round_buttons=True)
        options = {"sides": next((s for s in CanastaSides if s.value == self.sides), CanastaSides.STANDARD)}
        return CanastaTable(seats=self.seats, size=self.size, look=look, options=options, melds=SOME)


LAYOUTS = [Layout(size, *seats, mirrored) for size in SIZES for seats in SEATS for mirrored in (False, True)]


@pytest.fixture
def lay(qtbot: QtBot) -> Callable[[Layout], CanastaTable]:
    def made(layout: Layout) -> CanastaTable:
        table = layout.table()
        qtbot.addWidget(table.widget)
        return table

    return made


def grip(table: CanastaTable, kind: str) -> CardWidget:
    """Prepare a drag of this kind, and return the card to take."""
    prepared = {
        "cards of one rank": Draft(marked=cards("KC KD")),
        "cards of two ranks": Draft(marked=cards("KC KD QH")),
        "a card on trial": Draft(laid=((meld(0, 13), cards("KC")),)),
        "a marked card": Draft(marked=cards("KC")),
    }
    table.model._set_draft(prepared.get(kind, Draft()))
    table.animator.finish_all()
    card = Card.parse("2S" if kind == "a wild card" else "KC")
    return next(widget for widget in table.hand if widget.final_card == card)


def drag(table: CanastaTable, widget: CardWidget, to: QPointF, way: Sequence[QPoint] = ()) -> None:
    start = QPoint(round(widget.pose.x - 0.38 * widget.pose.width), round(widget.pose.y + 0.3 * widget.pose.width))
    if any(widget in pile.guests for pile in table.board.piles.values()):
        start = QPoint(round(widget.pose.x), round(widget.pose.y))
    QTest.mousePress(table.widget, LEFT, pos=start)
    for point in way:
        QTest.mouseMove(table.widget, point)
    QTest.mouseMove(table.widget, to.toPoint())
    QTest.mouseRelease(table.widget, LEFT, pos=to.toPoint())
    table.animator.finish_all()


def random_drags(table: CanastaTable, kind: str, count: int, chance: random.Random) -> int:
    """Drag to random points, often near the pile; return how many cards were discarded, each on the pile."""
    size, pile = table.board.geometry.size, QRectF(table.pile.place.area)
    near, discards = pile.adjusted(-60, -60, 60, 60), 0
    for _ in range(count):
        area = near if chance.random() < 0.5 else QRectF(QPointF(2, 2), size * 0.995)
        to = QPoint(
            round(chance.uniform(area.left(), area.right())), round(chance.uniform(area.top(), area.bottom()))
        ).toPointF()
        way = (QPoint(chance.randrange(int(size.width())), chance.randrange(int(size.height()))) for _ in range(2))
        table.actions.clear()
        drag(table, grip(table, kind), to, list(way))
        found = [action for action in table.actions if isinstance(action, Discard)]
        assert not found or pile.contains(to), f"{kind}: let go at {to}, beside the pile {pile}"
        discards += len(found)
        draft = table.model.draft
        tray = table.board.geometry.trays[0]
        if tray.contains(to) and kind not in ("a wild card", "cards of two ranks"):
            assert draft.laid, f"{kind}: let go in the tray at {to}"
    return discards


@pytest.mark.quick(2)
@pytest.mark.parametrize("kind", KINDS)
def test_no_card_is_discarded_but_with_the_pointer_on_the_pile(
    lay: Callable[[Layout], CanastaTable], kind: str
) -> None:
    chance = random.Random(kind)
    layouts = [Layout((1280, 742), 4, "", mirrored=False), chance.choice(LAYOUTS)]
    discards = sum(random_drags(lay(layout), kind, 30, chance) for layout in layouts)
    assert (discards > 0) is (kind in ("a card", "a wild card", "a marked card", "a card on trial"))


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_card_is_discarded_beside_the_pile_in_any_layout(
    lay: Callable[[Layout], CanastaTable], layout: Layout
) -> None:
    table, chance = lay(layout), random.Random(str(layout))
    for kind in KINDS:
        random_drags(table, kind, DRAGS // len(LAYOUTS) + 1, chance)


@pytest.mark.quick(1)
@pytest.mark.parametrize("layout", [LAYOUTS[6], LAYOUTS[13], LAYOUTS[20]])
def test_a_card_let_go_anywhere_in_the_tray_lies_on_the_place_of_its_rank(
    lay: Callable[[Layout], CanastaTable], layout: Layout
) -> None:
    table = lay(layout)
    tray = table.board.geometry.trays[0]
    for across in range(1, 10):
        for down in (1, 5, 9):
            to = QPointF(tray.x() + tray.width() * across / 10, tray.y() + tray.height() * down / 10)
            drag(table, grip(table, "a card"), to)
            assert dict(table.model.draft.laid) == {meld(0, 13): cards("KC")}
    assert table.actions == []


def test_cards_of_two_ranks_part_to_their_places(lay: Callable[[Layout], CanastaTable]) -> None:
    table = lay(LAYOUTS[6])
    drag(table, grip(table, "cards of two ranks"), table.board.geometry.trays[0].center())
    assert dict(table.model.draft.laid) == {meld(0, 12): cards("QH"), meld(0, 13): cards("KC KD")}


def test_a_wild_card_goes_to_the_meld_under_the_pointer_and_no_other(lay: Callable[[Layout], CanastaTable]) -> None:
    table = lay(LAYOUTS[6])
    for rank, laid in ((8, True), (9, False), (12, True)):
        strip = table.board.drop_area(meld(0, rank))
        drag(table, grip(table, "a wild card"), strip.center())
        assert dict(table.model.draft.laid) == ({meld(0, rank): cards("2S")} if laid else {})
    assert table.actions == []


def lit(table: CanastaTable) -> list[QRectF]:
    return list(table.backdrop.targets)


def test_the_tray_and_the_pile_light_up_under_a_card(lay: Callable[[Layout], CanastaTable]) -> None:
    table = lay(LAYOUTS[6])
    widget = grip(table, "a card")
    start = QPoint(round(widget.pose.x - 0.38 * widget.pose.width), round(widget.pose.y))
    QTest.mousePress(table.widget, LEFT, pos=start)
    QTest.mouseMove(table.widget, start - QPoint(0, 40))
    QTest.mouseMove(table.widget, table.board.geometry.trays[0].center().toPoint())
    place = table.board.piles[meld(0, 13)].foot_card()
    assert lit(table) == [table.pile.place.area, table.board.geometry.trays[0], place]  # with the place of its rank
    hand = table.board.own_hand()
    assert hand is not None
    assert table.backdrop.homes == [hand.poses()[hand.widgets.index(widget)].rect()]
    assert table.backdrop.best == table.board.piles[meld(0, 13)].foot_card()
    assert not table.widget.grab().isNull()
    QTest.mouseRelease(table.widget, LEFT, pos=table.board.geometry.trays[0].center().toPoint())
    assert lit(table) == []
    assert not table.backdrop.homes
    assert table.backdrop.promise is None


def promised(table: CanastaTable, name: str, to: QPointF, kind: str = "a card") -> str:
    """What is written while a card, or all marked with it, hang over a point of the table."""
    grip(table, kind)
    widget = next(one for one in table.hand if one.final_card == Card.parse(name))
    start = QPoint(round(widget.pose.x - 0.38 * widget.pose.width), round(widget.pose.y))
    QTest.mousePress(table.widget, LEFT, pos=start)
    QTest.mouseMove(table.widget, start - QPoint(0, 40))
    QTest.mouseMove(table.widget, to.toPoint())
    promise = table.backdrop.promise
    QTest.mouseMove(table.widget, start)
    QTest.mouseRelease(table.widget, LEFT, pos=start)
    return "" if promise is None else table.scene.table_style.renderer.text(promise.said)


def test_what_a_card_makes_is_told_before_it_is_let_go(lay: Callable[[Layout], CanastaTable]) -> None:
    table = lay(LAYOUTS[6])
    tray = table.board.geometry.trays[0]
    assert promised(table, "8C", tray.center()) == "Let go here: 5 card(s)"
    assert promised(table, "QH", tray.center()) == "Let go here: 8 cards, a canasta"
    assert promised(table, "KC", tray.center(), "cards of one rank") == "Let go here: 2 card(s)"
    assert promised(table, "KC", tray.center(), "cards of two ranks") == ""  # each goes to a place of its own
    assert promised(table, "8C", table.pile.place.area.center()) == ""


class TestASweep:
    """The pointer goes along the hand with the button down."""

    def sweep(self, table: CanastaTable, first: int, last: int, *, up: float = 0.0) -> None:
        hand = table.hand
        points = [
            QPointF(hand[place].pose.x - 0.38 * hand[place].pose.width, hand[place].pose.y) for place in (first, last)
        ]
        QTest.mousePress(table.widget, LEFT, pos=points[0].toPoint())
        steps = 6
        for step in range(1, steps + 1):
            QTest.mouseMove(table.widget, (points[0] + (points[1] - points[0]) * (step / steps)).toPoint())
        end = points[1] - QPointF(0, up)
        QTest.mouseMove(table.widget, end.toPoint())
        QTest.mouseRelease(table.widget, LEFT, pos=end.toPoint())
        table.animator.finish_all()

    def test_marks_every_card_from_the_first_to_the_last(self, lay: Callable[[Layout], CanastaTable]) -> None:
        for first, last in ((2, 5), (7, 4)):
            table = lay(LAYOUTS[6])
            low, high = sorted((first, last))
            wanted = [widget.final_card for widget in table.hand[low : high + 1]]
            self.sweep(table, first, last)
            assert list(table.model.draft.marked) == wanted
            assert table.actions == []

    def test_that_leaves_the_hand_drags_the_first_card_alone(self, lay: Callable[[Layout], CanastaTable]) -> None:
        table = lay(LAYOUTS[6])
        king = grip(table, "a card")
        first = table.hand.index(king)
        away = king.pose.y - table.board.geometry.trays[0].center().y()
        self.sweep(table, first, first + 3, up=away)
        assert table.model.draft == Draft(laid=((meld(0, 13), cards("KC")),))


def test_a_double_click_adds_a_card_to_the_meld_that_it_fits(lay: Callable[[Layout], CanastaTable]) -> None:
    table = lay(LAYOUTS[6])
    eight = next(widget for widget in table.hand if widget.final_card == Card.parse("8C"))
    point = QPointF(eight.pose.x - 0.38 * eight.pose.width, eight.pose.y).toPoint()
    QTest.mouseClick(table.widget, LEFT, pos=point)
    QTest.mouseDClick(table.widget, LEFT, pos=point)
    QTest.mouseRelease(table.widget, LEFT, pos=point)
    assert [type(action) for action in table.actions] == [Meld]
    assert table.actions[0].cards == cards("8C")
    stock = table.board.piles[Zone("stock")].place.area.center().toPoint()
    QTest.mouseDClick(table.widget, LEFT, pos=stock)
    QTest.mouseRelease(table.widget, LEFT, pos=stock)
    assert len(table.actions) == 1


def test_a_card_that_is_laid_down_while_it_rises_does_not_stay_raised(lay: Callable[[Layout], CanastaTable]) -> None:
    table = lay(LAYOUTS[6])
    card = table.hand[0]
    raise_card(card, 1.0, TableLook())
    rise = card.findChildren(QPropertyAnimation)
    assert rise
    card.depart(card.pose, card.final_card)
    for animation in rise:
        animation.setCurrentTime(animation.duration())
    assert card.raised_pose() == card.pose
