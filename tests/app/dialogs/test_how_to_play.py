"""How to play: pictures in which everything can be seen, described in words, and the ways on from there."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QDialog, QLabel
from pytestqt.qtbot import QtBot

from cardtable.app.dialogs.help.how_to_play_dialog import HowToPlayDialog
from cardtable.app.dialogs.help.table_picture import (
    HIGH,
    PORTRAIT,
    WIDE,
    PictureCard,
    PictureLayout,
    in_words,
    places_of,
)
from cardtable.app.widgets.labels import Paragraph
from cardtable.core.cards import Card
from cardtable.core.presentation import PictureSlot, TablePictureSpec, hand, row, trick
from cardtable.core.text import translate
from cardtable.games import discover
from cardtable.table.art.themes import STRIP
from tests.app.dialogs.makers import how_to_play
from tests.app.dialogs.speech import TestWords

PICTURES = [
    pytest.param(picture, id=f"{game.id} {place}")
    for game in discover().values()
    for place, picture in enumerate(game.how_to_play(), 1)
]
FIELD = QRectF(0, 0, WIDE, HIGH)


def lying(places: PictureLayout, lies: PictureSlot) -> list[PictureCard]:
    return [one for one in places.cards if one.group.lies is lies]


@pytest.mark.parametrize("picture", PICTURES)
@pytest.mark.parametrize("mirrored", [False, True])
def test_everything_lies_in_its_picture_with_every_index_in_sight(picture: TablePictureSpec, mirrored: bool) -> None:
    places = places_of(picture, mirrored=mirrored)
    assert len(places.cards) == sum(len(group.cards) for group in picture.groups)
    in_hand = lying(places, PictureSlot.IN_HAND)
    for one in places.cards:
        bounds = one.pose.bounds()
        assert bounds.top() >= 0
        assert bounds.left() >= 0
        assert bounds.right() <= WIDE
        assert bounds.bottom() <= HIGH or one in in_hand
    for row_of in (in_hand, lying(places, PictureSlot.SIDE_BY_SIDE)):
        for one, other in pairwise(row_of):
            assert other.pose.x - one.pose.x >= STRIP * one.pose.width
    for middle in places.people:
        assert FIELD.contains(QRectF(middle.x() - PORTRAIT, middle.y() - PORTRAIT, 2 * PORTRAIT, 2 * PORTRAIT))
    for written in places.captions:
        assert FIELD.contains(written.room)


@pytest.mark.parametrize("picture", PICTURES)
def test_what_lies_in_the_middle_is_clear_of_the_hand_and_of_the_people_around(picture: TablePictureSpec) -> None:
    places = places_of(picture)
    top = min((one.pose.rect().top() for one in lying(places, PictureSlot.IN_HAND)), default=HIGH)
    for one in places.cards:
        if one.group.lies is not PictureSlot.IN_HAND:
            assert one.pose.bounds().bottom() <= top
            assert all(not one.pose.rect().contains(middle) for middle in places.people)


def test_the_hand_begins_at_the_right_where_reading_does() -> None:
    cards = "2C 9D QS"
    shown = TablePictureSpec((), (hand(cards, shines="QS"),))
    here = [str(one.card) for one in places_of(shown).cards]
    there = [str(one.card) for one in places_of(shown, mirrored=True).cards]
    assert here == cards.split()
    assert there == here[::-1]
    raised = {str(one.card) for one in places_of(shown).cards if one.pose.y < places_of(shown).cards[0].pose.y}
    assert raised == {"QS"}


def test_a_picture_is_told_in_words() -> None:
    caption = translate("Toy", "1 point each")
    groups = (row("4H", caption), trick("KD KD 9D", shines="9D", crossed="KD"), hand("2C 3D", dim="2C"))
    words = TestWords()
    said = [words.text(text) for text in in_words(TablePictureSpec((), groups, players=4))]
    named = (("4H",), ("KD", "9D"), ("9D",), ("KD",), ("2C", "3D"), ("2C",))
    assert len(said) == len(named)
    for sentence, cards in zip(said, named, strict=True):
        assert all(words.card(Card.parse(card)) in sentence for card in cards)


def test_a_page_shows_four_pictures_that_a_screen_reader_can_read(qtbot: QtBot) -> None:
    dialog = how_to_play(TestWords(), "hearts")
    qtbot.addWidget(dialog)
    pictures = dialog.page_in_sight().pictures
    assert len(pictures) == 4
    assert len({one.picture.accessibleName() for one in pictures}) == 4
    for one in pictures:
        read = one.findChild(Paragraph)
        assert read is not None
        assert read.accessibleDescription() == one.picture.accessibleName() != ""


def test_the_arrows_read_a_page_from_picture_to_picture(qtbot: QtBot) -> None:
    dialog = how_to_play(TestWords(), "hearts")
    qtbot.addWidget(dialog)
    dialog.show()
    page = dialog.page_in_sight()
    assert dialog.focusWidget() is page.findChild(Paragraph)
    for one in page.pictures:
        while not one.isAncestorOf(focus := dialog.focusWidget()):
            qtbot.keyClick(focus, Qt.Key.Key_Down)
            assert dialog.focusWidget() is not focus


def test_from_a_page_its_lesson_is_begun(qtbot: QtBot) -> None:
    dialog = how_to_play(TestWords(), "hearts")
    qtbot.addWidget(dialog)
    assert dialog.learn.isEnabled()
    dialog.learn.click()
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.to_learn == "hearts"


@pytest.mark.parametrize(("game", "told"), [("canasta", True), ("hearts", False)])
def test_a_page_tells_what_partners_expect_of_each_other_where_there_are_partners(
    qtbot: QtBot, game: str, *, told: bool
) -> None:
    words = TestWords()
    dialog = how_to_play(words, game)
    qtbot.addWidget(dialog)
    said = [label.text() for label in dialog.page_in_sight().findChildren(QLabel)]
    assert ("With a partner" in said) == told
    sentences = [words.text(text) for text in discover()[game].conventions()]
    assert bool(sentences) == told
    assert set(sentences) <= set(said)


def test_a_game_without_pictures_and_lessons_has_mouse_and_keys(qtbot: QtBot) -> None:
    dialog: HowToPlayDialog = how_to_play(TestWords(), "toy")
    qtbot.addWidget(dialog)
    page = dialog.page_in_sight()
    assert page.pictures == []
    assert not dialog.learn.isEnabled()
    assert len(page.findChildren(QLabel)) >= 4
