"""Every face and back at small and large sizes, and the measures of the index."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSizeF
from PySide6.QtGui import QColor, QPainter, QTransform

from cardtable.core.cards import Card, Suit
from cardtable.table.art.card_painter import fitted_rank, metrics_of, paint_back, paint_face
from cardtable.table.art.themes import BACKS, FACE, LETTERS, WIDTH, CardStyle, ink_of
from cardtable.table.art.vector_drawing import rounded, suit_at
from tests.table.art.pictures import Painting, content, contrast, extent_of, ink_outside, painted, seen_by_deuteranopes

DECK = [Card(rank, suit) for suit in Suit for rank in range(2, 15)] + [Card(0, None)]
STYLES = [CardStyle(large_indices=large, letters=letters) for large in (False, True) for letters in LETTERS]
pytestmark = pytest.mark.usefixtures("qapp")


def of_face(card: Card, style: CardStyle) -> Painting:
    def painting(painter: QPainter, size: QSizeF) -> None:
        paint_face(painter, card, size, style)

    return painting


def assert_fills_its_rounded_rectangle(painting: Painting, width: int, dpr: int) -> None:
    image = painted(painting, width, dpr)
    radius = 0.055 * width
    edge = rounded(3, 3, width + 2, round(width * 1.4) + 2, radius)  # one pixel for the soft edge
    assert image.pixelColor(image.rect().center()).alpha() == 255
    assert image.pixelColor(4 * dpr, 4 * dpr).alpha() < 128
    assert not ink_outside(image, QTransform.fromScale(dpr, dpr).map(edge))


@pytest.mark.parametrize(("width", "dpr"), [(40, 1), (116, 2)])
@pytest.mark.parametrize("large", [False, True])
def test_every_face_stays_inside_its_rounded_corners(width: int, dpr: int, large: bool) -> None:
    for card in DECK:
        assert_fills_its_rounded_rectangle(of_face(card, CardStyle(large_indices=large)), width, dpr)


@pytest.mark.parametrize(("width", "dpr"), [(40, 1), (116, 2)])
@pytest.mark.parametrize("back", BACKS)
def test_every_back_stays_inside_its_rounded_corners(back: str, width: int, dpr: int) -> None:
    def painting(painter: QPainter, size: QSizeF) -> None:
        paint_back(painter, size, CardStyle(back=back))

    assert_fills_its_rounded_rectangle(painting, width, dpr)


def test_faces_differ_from_each_other_and_twins_do_not() -> None:
    style = CardStyle()
    pictures = [content(painted(of_face(card, style), 60)) for card in DECK]
    assert len(set(pictures)) == len(DECK)
    assert content(painted(of_face(Card(12, Suit.SPADES), style), 60)) in pictures


@pytest.mark.parametrize(("large", "share"), [(False, 0.24), (True, 0.36)])
@pytest.mark.parametrize("rank", [13, 14, 7, 4])
def test_the_index_is_high_enough(large: bool, share: float, rank: int) -> None:
    width, dpr = 100, 4
    card, style = Card(rank, Suit.SPADES), CardStyle(large_indices=large)
    image = painted(of_face(card, style), width, dpr)
    metrics = metrics_of(style)
    foot = metrics.top + metrics.cap + metrics.gap / 2
    strip = QRect(6 * dpr, 6 * dpr, round(style.strip * width * dpr) - 8, round(foot / WIDTH * width * dpr))
    assert extent_of(image, QColor(ink_of(card, style)), strip).height() >= share * width * dpr


@pytest.mark.parametrize("style", STYLES, ids=lambda style: f"{style.letters}-{style.large_indices}")
def test_the_strip_of_a_fan_holds_the_whole_index(style: CardStyle) -> None:
    metrics = metrics_of(style)
    for rank in range(2, 15):
        box = fitted_rank(rank, style).boundingRect()
        assert box.left() > 0.015 * WIDTH
        assert box.right() < style.strip * WIDTH
        assert box.top() > 0
        assert box.bottom() < metrics.top + metrics.cap + metrics.gap * 1.1
        assert box.height() > 0.6 * metrics.cap
    suit = suit_at(Suit.CLUBS, metrics.centre, 0, metrics.suit).boundingRect()
    assert suit.right() < style.strip * WIDTH


@pytest.mark.parametrize("four_colours", [False, True])
def test_every_ink_reads_on_the_face(four_colours: bool) -> None:
    for suit in Suit:
        ink = ink_of(Card(2, suit), CardStyle(four_colours=four_colours))
        assert contrast(QColor(ink), QColor(FACE)) >= 4.5


def test_the_colours_of_two_and_of_four() -> None:
    two = {ink_of(Card(2, suit), CardStyle(four_colours=False)) for suit in Suit}
    four = {ink_of(Card(2, suit), CardStyle()) for suit in Suit}
    assert (len(two), len(four)) == (2, 4)


def test_hearts_and_clubs_differ_in_lightness_without_green_cones() -> None:
    style = CardStyle()
    hearts, clubs = (seen_by_deuteranopes(QColor(ink_of(Card(2, suit), style))) for suit in (Suit.HEARTS, Suit.CLUBS))
    assert contrast(hearts, clubs) > 1.3
