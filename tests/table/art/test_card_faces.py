"""The cache: exact device pixels, never a long wait, the open hand first."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from cardtable.core.cards import Card, Suit
from cardtable.table.art.card_pixmaps import CardPixmaps, device_size
from cardtable.table.art.themes import CardStyle
from tests.keeping import PATIENCE_MS

QUEEN = Card(12, Suit.SPADES)
KING = Card(13, Suit.HEARTS)
FIVE = Card(5, Suit.CLUBS)


@pytest.fixture
def faces(qapp: object) -> CardPixmaps:
    return CardPixmaps(CardStyle())


def settled(qtbot: QtBot, faces: CardPixmaps, card: Card, width: float, dpr: float) -> None:
    before = faces.face(card, width, dpr).cacheKey()
    qtbot.waitUntil(lambda: faces.face(card, width, dpr).cacheKey() != before)


@pytest.mark.parametrize(("width", "dpr"), [(116, 2.0), (66, 1.0), (91.3, 1.25), (40, 1.5)])
def test_pictures_have_exact_device_pixels(faces: CardPixmaps, width: float, dpr: float) -> None:
    for picture in (faces.face(FIVE, width, dpr), faces.face(QUEEN, width, dpr), faces.back(width, dpr)):
        assert picture.size() == device_size(width, dpr)
        assert picture.devicePixelRatio() == dpr


def test_a_court_comes_at_once_and_better_later(qtbot: QtBot, faces: CardPixmaps) -> None:
    first = faces.face(QUEEN, 116, 2.0)
    with qtbot.waitSignal(faces.facesChanged, timeout=PATIENCE_MS):
        pass
    second = faces.face(QUEEN, 116, 2.0)
    assert first.toImage() != second.toImage()
    assert faces.face(QUEEN, 116, 2.0).cacheKey() == second.cacheKey()


def test_no_request_waits_for_a_court(faces: CardPixmaps) -> None:
    hand = [Card(rank, suit) for suit in Suit for rank in (11, 12, 13)]
    faces.face(FIVE, 116, 2.0)
    faces.face(QUEEN, 116, 2.0)
    times = []
    for card in hand:
        start = time.process_time()
        faces.face(card, 116, 2.0)
        times.append(time.process_time() - start)
    assert sorted(times)[len(times) // 2] < 0.003


def test_another_size_is_a_scaled_picture_until_the_true_one_is_ready(qtbot: QtBot, faces: CardPixmaps) -> None:
    settled(qtbot, faces, QUEEN, 116, 2.0)
    scaled = faces.face(QUEEN, 100, 2.0)
    assert scaled.size() == QSize(200, 280)
    settled(qtbot, faces, QUEEN, 100, 2.0)
    assert faces.face(QUEEN, 100, 2.0).toImage() != scaled.toImage()


def test_prepared_cards_come_first(qtbot: QtBot, faces: CardPixmaps) -> None:
    queen = faces.face(QUEEN, 400, 2.0).cacheKey()  # so large that one court fills a slice
    king = faces.face(KING, 400, 2.0).cacheKey()
    faces.prepare([KING, FIVE], 400, 2.0)
    with qtbot.waitSignal(faces.facesChanged, timeout=PATIENCE_MS):
        pass
    assert faces.face(KING, 400, 2.0).cacheKey() != king
    assert faces.face(QUEEN, 400, 2.0).cacheKey() == queen


def test_a_stand_in_is_drawn_once(faces: CardPixmaps) -> None:
    assert faces.back(90, 1.0).cacheKey() == faces.back(90, 1.0).cacheKey()
    assert faces.turned(None, 90, 1.0, 30).cacheKey() == faces.turned(None, 90, 1.0, 30).cacheKey()


def test_a_turned_stand_in_makes_room_for_the_true_picture(qtbot: QtBot, faces: CardPixmaps) -> None:
    stand_in = faces.turned(QUEEN, 400, 2.0, 30).cacheKey()  # so large that one court fills a slice
    faces.face(KING, 400, 2.0)  # still waits when the queen has been drawn
    with qtbot.waitSignal(faces.facesChanged, timeout=PATIENCE_MS):
        pass
    assert faces.is_drawing
    assert faces.turned(QUEEN, 400, 2.0, 30).cacheKey() != stand_in


def test_a_turned_card_holds_the_whole_card(faces: CardPixmaps) -> None:
    upright = device_size(90, 2.0)
    assert faces.turned(FIVE, 90, 2.0, 0).size() == upright
    assert faces.turned(FIVE, 90, 2.0, 90).size() == upright.transposed()
    assert faces.turned(FIVE, 90, 2.0, 30).width() > upright.width()
    assert faces.turned(FIVE, 90, 2.0, 12.2).cacheKey() == faces.turned(FIVE, 90, 2.0, 11.8).cacheKey()
    assert not faces.turned(None, 90, 2.0, -20).isNull()


def test_a_dimmed_card_is_darker_and_as_large(faces: CardPixmaps) -> None:
    bright, dim = faces.face(FIVE, 90, 1.0), faces.dimmed(FIVE, 90, 1.0, "#B2BCB7")
    assert dim.size() == bright.size()
    middle = bright.rect().center()
    assert dim.toImage().pixelColor(middle).lightness() < bright.toImage().pixelColor(middle).lightness()
    assert dim.toImage().pixelColor(0, 0).alpha() == bright.toImage().pixelColor(0, 0).alpha()


def test_another_style_shows_at_once(qtbot: QtBot, faces: CardPixmaps) -> None:
    before = faces.face(FIVE, 90, 1.0).toImage()
    with qtbot.waitSignal(faces.facesChanged):
        faces.setStyle(CardStyle(four_colours=False))
    assert faces.style().four_colours is False
    assert faces.face(FIVE, 90, 1.0).toImage() != before


def test_old_pictures_make_room(qapp: object) -> None:
    picture = device_size(90, 1.0)
    faces = CardPixmaps(CardStyle(), memory=3 * 4 * picture.width() * picture.height())
    first = faces.face(FIVE, 90, 1.0).cacheKey()
    for rank in (6, 7):
        faces.face(Card(rank, Suit.CLUBS), 90, 1.0)
    assert faces.face(FIVE, 90, 1.0).cacheKey() == first
    for rank in (8, 9, 10):
        faces.face(Card(rank, Suit.CLUBS), 90, 1.0)
    assert faces.face(FIVE, 90, 1.0).cacheKey() != first


def test_a_resize_scales_what_is_there(qtbot: QtBot, faces: CardPixmaps) -> None:
    faces.face(FIVE, 90, 1.0)
    times = []
    for width in range(91, 120):
        start = time.perf_counter()
        assert faces.face(FIVE, width, 1.0).width() == width
        times.append(time.perf_counter() - start)
    assert sorted(times)[len(times) // 2] < 0.003
    with qtbot.waitSignal(faces.facesChanged, timeout=PATIENCE_MS):
        pass
    assert faces.face(FIVE, 119, 1.0).cacheKey() == faces.face(FIVE, 119, 1.0).cacheKey()
