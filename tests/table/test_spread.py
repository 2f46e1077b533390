"""A pile face down that lies spread out, for a card to be chosen: by mouse, arrows, number and screen reader."""

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from cardtable.core.controls import Command, Display, Gesture, Tap
from cardtable.core.events import CardsMoved
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.session import Update
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone
from cardtable.table.cards.card_states import TableDisplay
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.hud.pills import CountBubble
from cardtable.table.layout.pile_layout import PileShape
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.table_style import TableLook
from cardtable.table.table_widget import TableWidget
from tests.table.stage import NAMES, Laid, faces
from tests.table.test_trial import SPECS

STOCK, CARDS = Zone("stock"), 108
OFFERED = TableDisplay(
    Display(Text("T", "Cut the pack"), (), spread=frozenset((STOCK,))),
    (Command("cut", Text("T", "Cut in the middle")),),
    acting=frozenset({Seat(0)}),
)


def view(stock: int = CARDS, held: int = 0, version: int = 1) -> View[Any]:
    zones: dict[Zone, Any] = {STOCK: (None,) * stock, Zone("discard"): ()}
    zones |= {Zone("hand", seat): (None,) * held for seat in range(4)}
    zones |= {Zone("meld", side, rank): () for side in (0, 1) for rank in range(4, 15)}
    return View(Seat(0), zones | {Zone("threes", side): () for side in (0, 1)}, None, version)


def table(qtbot: QtBot, size: tuple[int, int] = (1024, 548)) -> Laid:
    widget = TableWidget(
        SourceRenderer({Seat(i): name for i, name in enumerate(NAMES)}),
        faces(),
        TableLook(reduce_motion=True),
        Announcer(),
    )
    qtbot.addWidget(widget)
    widget.resize(*size)
    with qtbot.waitExposed(widget):
        widget.show()
    laid = Laid(widget)
    laid.scene.build(SPECS, view(), (Seat(0), Seat(1), Seat(0), Seat(1)), low_wins=False)
    widget.setFocus()
    return laid


def offered(qtbot: QtBot, size: tuple[int, int] = (1024, 548)) -> tuple[Laid, list[CardWidget], list[Gesture]]:
    """A table with its stock spread out, the cards of it, and what is chosen."""
    laid, chosen = table(qtbot, size), list[Gesture]()
    laid.widget.gestureMade.connect(chosen.append)
    laid.scene.present(OFFERED)
    laid.animator.finish_all()
    return laid, laid.board.piles[STOCK].widgets, chosen


def raised(cards: list[CardWidget]) -> list[int]:
    return [number for number, card in enumerate(cards, start=1) if card.raising]


@pytest.mark.parametrize("size", [(960, 500), (1024, 548), (1280, 748), (1920, 1000)])
def test_every_card_can_be_hit_and_covers_nothing_else(qtbot: QtBot, size: tuple[int, int]) -> None:
    laid, cards, _ = offered(qtbot, size)
    board = laid.board
    assert board.piles[STOCK].place.shape is PileShape.SPREAD
    steps = [after.pose.x - before.pose.x for before, after in pairwise(cards)]
    assert min(steps) > 4
    area = board.geometry.piles.adjusted(-1, -1, 1, 1)
    assert all(area.contains(card.pose.rect()) for card in cards)
    assert not any(area.intersects(rect) for rect in (*board.geometry.plates, *board.geometry.trays))


def test_a_click_tells_how_many_cards_lie_up_to_it(qtbot: QtBot) -> None:
    laid, cards, chosen = offered(qtbot)
    rect = cards[29].pose.rect()
    spot = QPoint(round(rect.left()) + 2, round(rect.center().y()))
    qtbot.mouseClick(laid.widget, Qt.MouseButton.LeftButton, pos=spot)
    assert chosen == [Tap((), STOCK, place=30)]


def numbers(laid: Laid) -> list[int]:
    """All that stand on cards."""
    return [bubble.count for bubble in laid.widget.findChildren(CountBubble) if bubble.isVisible()]


def test_the_packet_up_to_the_pointer_rises_with_its_number(qtbot: QtBot) -> None:
    laid, cards, _ = offered(qtbot)
    rect = cards[43].pose.rect()
    qtbot.mouseMove(laid.widget, QPoint(round(rect.left()) + 2, round(rect.center().y())))
    qtbot.waitUntil(lambda: raised(cards) == list(range(1, 45)))
    assert 44 in numbers(laid)
    qtbot.mouseMove(laid.widget, QPoint(5, 5))
    qtbot.waitUntil(lambda: not raised(cards))
    assert 44 not in numbers(laid)


def test_arrows_and_a_typed_number_choose_and_enter_takes_it(qtbot: QtBot) -> None:
    laid, cards, chosen = offered(qtbot)
    assert laid.focused() is cards[53]  # the middle
    qtbot.keyClick(laid.widget, Qt.Key.Key_Left)
    assert raised(cards) == list(range(1, 54))
    for key in (Qt.Key.Key_2, Qt.Key.Key_7):
        qtbot.keyClick(laid.widget, key)
    assert laid.focused() is cards[26]
    assert raised(cards) == list(range(1, 28))
    for key in (Qt.Key.Key_1, Qt.Key.Key_0, Qt.Key.Key_8):  # 271 would be too many: a new number begins
        qtbot.keyClick(laid.widget, key)
    assert laid.focused() is cards[107]
    qtbot.keyClick(laid.widget, Qt.Key.Key_Right)
    qtbot.keyClick(laid.widget, Qt.Key.Key_5)  # after an arrow too
    qtbot.keyClick(laid.widget, Qt.Key.Key_Return)
    assert chosen == [Tap((), STOCK, place=5)]


def test_persian_digits_are_digits(qtbot: QtBot) -> None:
    laid, cards, _ = offered(qtbot)
    for digit in "۳۱":
        laid.widget.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, ord(digit), Qt.KeyboardModifier.NoModifier, digit))
    assert laid.focused() is cards[30]


def test_a_number_can_be_typed_where_single_keys_are_switched_off(qtbot: QtBot) -> None:
    laid, cards, _ = offered(qtbot)
    laid.scene.set_look(laid.table_style.look._replace(single_keys=False))
    qtbot.keyClick(laid.widget, Qt.Key.Key_9)
    assert laid.focused() is cards[8]


def test_a_screen_reader_finds_each_place_and_presses_it(qtbot: QtBot) -> None:
    _, cards, chosen = offered(qtbot)
    assert cards[53].accessibleName() == "a card face down"
    assert cards[53].accessibleDescription() == "in the middle of the table, 54 of 108"
    cards[53].click()
    assert chosen == [Tap((), STOCK, place=54)]


def test_a_stack_is_chosen_as_a_whole(qtbot: QtBot) -> None:
    laid = table(qtbot)
    chosen = list[Gesture]()
    laid.widget.gestureMade.connect(chosen.append)
    laid.scene.present(TableDisplay(Display(Text("T", "Draw"), ())))
    laid.animator.finish_all()
    laid.board.piles[STOCK].widgets[-1].click()
    assert chosen == [Tap((), STOCK)]


def test_the_pile_is_gathered_before_it_is_dealt_and_lets_the_keyboard_go(qtbot: QtBot) -> None:
    laid, cards, _ = offered(qtbot)
    moves = tuple(CardsMoved(STOCK, Zone("hand", seat), (None,)) for seat in range(4))
    after = view(CARDS - 4, 1, 2)
    laid.scene.plan(Update(moves, after))
    board = laid.board
    assert board.offered == frozenset()
    assert board.piles[STOCK].place.shape is PileShape.STACK
    assert laid.hud.prompt.said == ""
    laid.animator.finish_all()
    laid.scene.snap(after)
    laid.scene.present(TableDisplay(Display(Text("T", "Draw"), ())), after)
    assert laid.focused() not in cards
