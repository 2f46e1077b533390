"""Two people at one table: what one of them wishes, the other one is asked."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.parts.fan import Fan
from cardtable.app.dialogs.questions.table_question import TableQuestion
from cardtable.app.match.seat_controller import SeatController
from cardtable.app.match.wishes import question
from cardtable.core.cards import parse_cards
from cardtable.core.source_words import SourceWords
from cardtable.core.zones import Seat
from cardtable.host.match_terms import Secret, settle
from cardtable.host.messages import Asked, Settled, Wish
from cardtable.table.art.card_style import CardStyle
from tests.app.scripted import GAMES

MakeDesk = Callable[..., Any]
PEOPLE = ("person Me", "person Parisa", "club Kavya", "club Amrit")
ME, OTHER = Seat(0), Seat(1)


class Guest:
    """The other person, with a link and an end of the table of their own."""

    def __init__(self, desk: Any) -> None:
        self.settled: list[Settled] = []
        self.asked: list[Asked] = []
        self.controller = SeatController(desk.program.table.link(OTHER, OTHER), None, lambda: None)
        self.controller.settled.connect(self.settled.append)
        self.controller.asked.connect(self.asked.append)
        self.controller.join()

    def play(self) -> None:
        view = self.controller.view
        self.controller.act(next(self.controller.terms.rules().legal(view)), view.version)


@pytest.fixture
def one(desk: MakeDesk) -> Any:
    made = desk()
    game = GAMES["hearts"]
    secret = Secret("7", "7")
    terms = settle(game, game.options(), PEOPLE, secret)
    made.program.show(made.program.matches.begin(terms, secret))
    return made


@pytest.fixture
def guest(one: Any) -> Guest:
    """Has passed three cards, as has the window's person: both have something to take back."""
    made = Guest(one)
    made.play()
    controller = one.program.play.controller
    view = controller.view
    controller.act(next(controller.terms.rules().legal(view)), view.version)
    return made


def shown(one: Any) -> TableQuestion | None:
    shown: TableQuestion | None = one.openers.questions.shown
    return shown


def click(one: Any, role: QDialogButtonBox.ButtonRole, qtbot: QtBot) -> None:
    dialog = shown(one)
    assert dialog is not None
    (button,) = (button for button in dialog.buttons.buttons() if dialog.buttons.buttonRole(button) is role)
    assert isinstance(button, QPushButton)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_other_one_is_asked_and_agrees(one: Any, guest: Guest, qtbot: QtBot) -> None:
    before = guest.controller.actions
    guest.controller.wish(Wish.UNDO)
    dialog = shown(one)
    assert dialog is not None
    assert dialog.isVisible()
    assert dialog.accessibleDescription() == "Parisa asks to take back a move."

    click(one, QDialogButtonBox.ButtonRole.AcceptRole, qtbot)

    assert shown(one) is None
    assert [settled.agreed for settled in guest.settled] == [True]
    assert guest.controller.actions < before


@pytest.mark.parametrize("how", ["button", "escape", "enter"])
def test_the_other_one_refuses(how: str, one: Any, guest: Guest, qtbot: QtBot) -> None:
    before = guest.controller.actions
    guest.controller.wish(Wish.UNDO)
    dialog = shown(one)
    assert dialog is not None

    if how == "button":
        click(one, QDialogButtonBox.ButtonRole.RejectRole, qtbot)
    else:
        qtbot.keyClick(dialog, Qt.Key.Key_Escape if how == "escape" else Qt.Key.Key_Return)

    assert shown(one) is None
    assert [settled.agreed for settled in guest.settled] == [False]
    assert guest.controller.actions == before


def test_a_question_that_is_settled_goes_away_unanswered(one: Any, guest: Guest) -> None:
    guest.controller.wish(Wish.UNDO)
    (asked,) = guest.asked
    assert shown(one) is not None

    guest.controller.stop()  # whoever wished it is gone

    assert asked.by == OTHER
    assert shown(one) is None


def test_a_question_of_a_match_that_is_left_goes_away(one: Any, guest: Guest) -> None:
    guest.controller.wish(Wish.UNDO)
    assert shown(one) is not None

    one.program.new_match("hearts", seed="8")

    assert shown(one) is None


def test_whoever_asks_is_told_how_it_goes(one: Any, guest: Guest) -> None:
    said: list[str] = []
    one.program.play.spoken.connect(said.append)

    one.program.play.controller.wish(Wish.UNDO)
    assert shown(one) is None  # one's own wish is no question
    assert said == ["You have asked; waiting for the others."]
    guest.controller.answer(guest.asked[-1].ask, False)

    assert said[-1] == "The others did not agree."


def test_the_cards_of_a_claim_are_seen_and_told(qtbot: QtBot) -> None:
    cards = parse_cards(["QS", "2C"])
    text = question(Asked(1, Wish.CLAIM, OTHER, None, (ME,), cards), ME)
    assert text is not None
    dialog = TableQuestion(Named(), text, cards, CardStyle())
    qtbot.addWidget(dialog)
    (fan,) = dialog.findChildren(Fan)
    assert fan.accessibleName() == "Their cards: queen of spades, two of clubs."


class Named(SourceWords):
    def seat(self, seat: Seat) -> str:
        return ("Me", "Parisa", "Kavya", "Amrit")[seat]


@pytest.mark.parametrize(
    ("wish", "about", "sentence"),
    [
        (Wish.UNDO, None, "Parisa asks to take back a move."),
        (Wish.CLAIM, None, "Parisa asks to count the deal now."),
        (Wish.REPLACE, Seat(2), "Parisa asks that a computer plays for Kavya."),
    ],
)
def test_each_wish_has_its_sentence(wish: Wish, about: Seat | None, sentence: str) -> None:
    asked = Asked(1, wish, OTHER, about, (ME,), parse_cards(["QS"]))
    text = question(asked, ME)
    assert text is not None
    assert Named().text(text) == sentence
    assert question(asked, OTHER) is None
    assert question(asked, None) is None
