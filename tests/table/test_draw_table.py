"""The table while cards are drawn for the places: the spread, choosing by mouse, keys and screen reader."""

import pytest
from PySide6.QtCore import QPoint, QSizeF, Qt
from pytestqt.qtbot import QtBot

from cardtable.core.cards import Card
from cardtable.core.controls import Command
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.table.seat_draw_layout import draw_places
from cardtable.table.seat_draw_widget import SeatDrawWidget
from cardtable.table.speech.announcer import Announcer
from tests.table.stage import NAMES, QUICK, faces

CARDS = 108
ACE, KING = Card.parse("AS"), Card.parse("KC")


def table(qtbot: QtBot, people: int = 4, size: tuple[int, int] = (1024, 548)) -> SeatDrawWidget:
    widget = SeatDrawWidget(
        SourceRenderer({Seat(i): name for i, name in enumerate(NAMES)}), faces(), QUICK, Announcer(), CARDS, people
    )
    qtbot.addWidget(widget)
    widget.resize(*size)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.set_people(NAMES[:people], range(people))
    return widget


def focused(widget: SeatDrawWidget) -> int | None:
    """The place in the spread of the card that has the keyboard."""
    return next((place for place, card in enumerate(widget.left) if card is not None and card.hasFocus()), None)


@pytest.mark.parametrize("people", range(2, 7))
@pytest.mark.parametrize("size", [(1024, 548), (1280, 748), (1920, 1000)])
def test_nothing_overlaps(people: int, size: tuple[int, int]) -> None:
    places = draw_places(QSizeF(*size), people)
    rects = [places.spread, places.prompt, *(rect for plate, card in places.seated for rect in (plate, card.rect()))]
    for number, rect in enumerate(rects):
        assert rect.left() >= 0
        assert rect.top() >= 0
        assert rect.right() <= size[0]
        assert rect.bottom() <= size[1]
        assert not any(rect.intersects(other) for other in rects[number + 1 :])
    for pose in places.lying(CARDS):
        assert places.spread.adjusted(-1, -1, 1, 1).contains(pose.rect())


def test_a_click_chooses_a_card_once(qtbot: QtBot) -> None:
    widget = table(qtbot)
    chosen: list[int] = []
    widget.chosen.connect(chosen.append)
    pose = widget.places.lying(CARDS)[30]
    left = QPoint(round(pose.rect().left()) + 4, round(pose.y))
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=left)
    assert chosen == []  # it is nobody's turn
    widget.turn(0, own=True)
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=left)
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=left)
    assert chosen == [30]


def test_arrows_walk_the_spread_and_enter_draws(qtbot: QtBot) -> None:
    widget = table(qtbot)
    chosen: list[int] = []
    widget.chosen.connect(chosen.append)
    widget.turn(0, own=True)
    start = focused(widget)
    assert start is not None
    for key, by in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Down, 27), (Qt.Key.Key_Left, -1), (Qt.Key.Key_Up, -27)):
        before = focused(widget)
        qtbot.keyClick(widget, key)
        assert focused(widget) == (before or 0) + by
    for _ in range(40):
        qtbot.keyClick(widget, Qt.Key.Key_Left)
    assert focused(widget) == start - start % 27
    qtbot.keyClick(widget, Qt.Key.Key_Return)
    assert chosen == [start - start % 27]


def test_a_screen_reader_presses_a_card(qtbot: QtBot) -> None:
    widget = table(qtbot)
    chosen: list[int] = []
    widget.chosen.connect(chosen.append)
    widget.turn(0, own=True)
    card = widget.left[5]
    assert card is not None
    assert card.accessibleName() == "a card face down"
    assert card.accessibleDescription() == "in the middle of the table, 6 of 108"
    card.click()
    assert chosen == [5]


def test_a_drawn_card_lies_open_beside_the_plate_until_another_is_drawn(qtbot: QtBot) -> None:
    widget = table(qtbot)
    widget.take(1, 7, ACE)
    widget.finish_all()
    first = widget.drawn[1]
    assert first.card == ACE
    assert widget.left[7] is None
    assert (first.pose.x, first.pose.y) == widget.places.seated[1].card[:2]
    widget.take(1, 7, KING)  # the seventh of what is left lay beside it
    widget.finish_all()
    assert widget.left[8] is None
    assert first.isHidden()
    assert widget.drawn[1].card == KING


def test_everybody_changes_places_and_the_spread_goes(qtbot: QtBot) -> None:
    widget = table(qtbot)
    for person in range(4):
        widget.take(person, 0, ACE)
    widget.finish_all()
    widget.change_places([0, 3, 1, 2])
    widget.relayout()
    assert widget.left == [None] * CARDS
    for person, position in enumerate([0, 3, 1, 2]):
        assert widget.plates[person].geometry().contains(widget.places.seated[position].plate.toRect())
        assert (widget.drawn[person].pose.x, widget.drawn[person].pose.y) == widget.places.seated[position].card[:2]


def places(qtbot: QtBot, people: int = 4) -> tuple[SeatDrawWidget, list[int]]:
    """A table at which the person at the bottom is to choose a place, and what is chosen."""
    widget = table(qtbot, people)
    chosen: list[int] = []
    widget.placed.connect(chosen.append)
    assert widget.seat_buttons.buttons == []
    widget.ask_place(0)
    return widget, chosen


@pytest.mark.quick(3)
@pytest.mark.parametrize("people", range(2, 7))
def test_C14_a_click_on_a_place_chooses_it(qtbot: QtBot, people: int) -> None:
    for position in range(people):
        widget, chosen = places(qtbot, people)
        middle = widget.places.seated[position].plate.center().toPoint()
        qtbot.mouseClick(widget.childAt(middle), Qt.MouseButton.LeftButton)
        assert chosen == [position]


def test_C14_numbers_arrows_and_enter_choose_a_place(qtbot: QtBot) -> None:
    widget, chosen = places(qtbot)
    qtbot.keyClick(widget, Qt.Key.Key_3)
    assert chosen == [2]
    assert widget.seat_buttons.buttons[0].hasFocus()  # where the person stands
    qtbot.keyClick(
        widget.seat_buttons.buttons[0], Qt.Key.Key_Left
    )  # the next one clockwise from the bottom is on the left
    qtbot.keyClick(widget.seat_buttons.buttons[1], Qt.Key.Key_Return)
    qtbot.keyClick(widget.seat_buttons.buttons[1], Qt.Key.Key_5)  # there is no such place
    assert chosen == [2, 1]


def test_C14_a_screen_reader_finds_the_places_and_presses_one(qtbot: QtBot) -> None:
    widget, chosen = places(qtbot)
    assert [button.accessibleName() for button in widget.seat_buttons.buttons] == [
        f"Seat {number}, where {name} sits" for number, name in enumerate(NAMES[:4], start=1)
    ]
    widget.seat_buttons.buttons[3].click()
    assert chosen == [3]


def test_C14_the_places_are_gone_once_everybody_sits_down(qtbot: QtBot) -> None:
    widget, _ = places(qtbot)
    widget.change_places([2, 3, 0, 1])
    widget.relayout()
    assert widget.seat_buttons.buttons == []


def test_enter_draws_after_a_click_on_the_cloth(qtbot: QtBot) -> None:
    widget = table(qtbot)
    chosen: list[int] = []
    widget.chosen.connect(chosen.append)
    widget.turn(0, own=True)
    widget.setFocus()
    for _ in range(2):  # the first one brings the keyboard back to a card
        qtbot.keyClick(widget, Qt.Key.Key_Return)
    assert len(chosen) == 1


def test_the_button_takes_enter(qtbot: QtBot) -> None:
    widget = table(qtbot)
    said: list[str] = []
    widget.commanded.connect(said.append)
    widget.offer(Command("deal", Text("T", "Deal the cards")))
    button = widget.commands.shown()[0]
    assert button.hasFocus()
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert said == ["deal"]
