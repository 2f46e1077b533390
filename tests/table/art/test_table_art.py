"""Themes, felt, shadows, portraits, marks, icons and tiles."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from cardtable.core.cards import Card, Suit
from cardtable.table.art.card_marks import (
    Badge,
    badge_place,
    medal_place,
    paint_badge,
    paint_cancelled,
    paint_card_place,
    paint_count,
    paint_dealer,
    paint_dim,
    paint_focus,
    paint_own_trump,
    paint_winner,
)
from cardtable.table.art.card_pixmaps import paint_shadow, shadow_pixmap
from cardtable.table.art.felt_texture import felt
from cardtable.table.art.icons import APPLICATION_SIZES, ICONS, application_pixmap, icon_pixmap, paint_icon
from cardtable.table.art.portrait_painter import PORTRAITS, paint_portrait
from cardtable.table.art.themes import FACE, THEMES, CardStyle, Theme, ink_of
from cardtable.table.art.tile_pictures import fan_pixmap, tile_pixmap
from cardtable.table.art.vector_drawing import circle, mix, rounded
from tests.table.art.pictures import content, contrast, ink_outside, multiplied

pytestmark = pytest.mark.usefixtures("qapp")
EVERY_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)


def sheet(size: int = 120) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def is_blank(image: QImage) -> bool:
    return not content(image).strip(b"\0")


@EVERY_THEME
def test_inks_read_on_plates_and_felt(theme: Theme) -> None:
    plate = mix(theme.felt_centre, theme.plate, theme.plate_alpha)
    assert contrast(QColor(theme.ink), plate) >= 7
    assert contrast(QColor(theme.ink2), plate) >= 4.5
    assert contrast(QColor(theme.red), plate) >= 3
    assert contrast(QColor(theme.ink), QColor(theme.felt_centre)) >= 4.5
    assert contrast(QColor(theme.accent_ink), QColor(theme.accent)) >= 4.5
    assert contrast(QColor(theme.glow), QColor(theme.felt_middle)) >= 2.6


@EVERY_THEME
@pytest.mark.parametrize("four_colours", [False, True])
def test_dimmed_indices_still_read(theme: Theme, four_colours: bool) -> None:
    dim = QColor(theme.dim)
    paper = multiplied(QColor(FACE), dim)
    assert contrast(paper, QColor(FACE)) > 1.6
    for suit in Suit:
        ink = QColor(ink_of(Card(2, suit), CardStyle(four_colours=four_colours)))
        assert contrast(multiplied(ink, dim), paper) >= 4.5


@EVERY_THEME
@pytest.mark.parametrize("dpr", [1.0, 2.0])
def test_the_felt_covers_every_device_pixel(theme: Theme, dpr: float) -> None:
    picture = felt(QSize(301, 200), dpr, theme)
    assert picture.size() == QSize(round(301 * dpr), round(200 * dpr))
    assert picture.devicePixelRatio() == dpr
    image = picture.toImage()
    corners = [image.pixelColor(x, y).alpha() for x in (0, image.width() - 1) for y in (0, image.height() - 1)]
    assert corners == [255] * 4
    if not theme.high_contrast:
        middle = image.pixelColor(image.rect().center()).lightness()
        assert middle > image.pixelColor(1, 1).lightness()


def test_portraits_stay_in_their_discs_and_differ() -> None:
    pictures = set()
    for kind in range(PORTRAITS):
        image = sheet()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_portrait(painter, QPointF(60, 60), 50, kind)
        painter.end()
        assert not ink_outside(image, circle(60, 60, 51))
        pictures.add(content(image))
    assert len(pictures) == PORTRAITS == 12


def test_a_portrait_number_beyond_the_last_begins_again() -> None:
    images = [sheet(), sheet()]
    for image, kind in zip(images, (1, 1 + PORTRAITS), strict=True):
        painter = QPainter(image)
        paint_portrait(painter, QPointF(60, 60), 50, kind)
        painter.end()
    assert images[0] == images[1]


def test_a_shadow_is_drawn_once() -> None:
    first = shadow_pixmap(QSizeF(90, 126), 5, 1.0, 2.0)
    again = shadow_pixmap(QSizeF(90, 126), 5, 1.05, 2.0)
    lifted = shadow_pixmap(QSizeF(90, 126), 5, 3.0, 2.0)
    assert first.pixmap.cacheKey() == again.pixmap.cacheKey()
    assert lifted.pixmap.width() > first.pixmap.width()
    assert first.offset.x() < 0


@EVERY_THEME
def test_every_mark_paints_something(theme: Theme) -> None:
    card, middle, style = QRectF(10, 4, 80, 112), QPointF(60, 60), CardStyle()
    marks: tuple[Callable[[QPainter], None], ...] = (
        lambda p: paint_winner(p, card, 4, theme),
        lambda p: paint_focus(p, card, 4, theme),
        *(lambda p, badge=badge: paint_badge(p, *badge_place(card), badge, theme) for badge in Badge),
        lambda p: paint_cancelled(p, card),
        lambda p: paint_own_trump(p, *medal_place(card), Suit.HEARTS, style),
        lambda p: paint_dim(p, card, 4, theme),
        lambda p: paint_dealer(p, middle, 9, theme),
        lambda p: paint_count(p, middle, 10, "12", theme, QFont()),
        lambda p: paint_card_place(p, card, 4, theme, ready=True),
        lambda p: paint_shadow(p, card, 4, 1.0),
    )
    for mark in marks:
        image = sheet()
        painter = QPainter(image)
        mark(painter)
        painter.end()
        assert not is_blank(image)


def test_the_cross_and_the_medal_leave_the_index_readable() -> None:
    card = QRectF(0, 0, 100, 140)
    image = QImage(100, 140, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_cancelled(painter, card)
    painter.end()
    assert is_blank(image.copy(0, 0, 20, 60))
    middle, radius = medal_place(card)
    assert middle.x() + radius <= 28
    assert middle.y() - radius >= 52


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_stays_in_its_square(name: str) -> None:
    image = sheet(48)
    painter = QPainter(image)
    paint_icon(painter, name, QRectF(8, 8, 32, 32), "#FFFFFF")
    painter.end()
    assert not is_blank(image)
    assert not ink_outside(image, rounded(8, 8, 32, 32, 0))
    small = icon_pixmap(name, "#FFFFFF", 16, 2.0)
    assert (small.width(), small.deviceIndependentSize().width()) == (32, 16)


def test_the_application_icon_has_every_usual_size() -> None:
    assert {16, 32, 48, 256, 512} <= set(APPLICATION_SIZES)
    assert [application_pixmap(size).width() for size in APPLICATION_SIZES] == list(APPLICATION_SIZES)


def test_tiles_and_fans_have_their_size() -> None:
    cards = [Card(13, Suit.CLUBS), Card(10, Suit.SPADES), Card(0, None)]
    tile = tile_pixmap(QSize(222, 148), 2.0, cards, CardStyle(), "#1F7A6B", Suit.CLUBS, cancelled=(0,))
    assert tile.size() == QSize(444, 296)
    fan = fan_pixmap(QSize(560, 300), 1.0, cards, CardStyle()).toImage()
    assert fan.pixelColor(0, 0).alpha() == 0
    assert fan.pixelColor(280, 130).alpha() == 255


@pytest.mark.quick(4)
@pytest.mark.parametrize("count", [1, 5, 7, 13, 26])
@pytest.mark.parametrize("size", [QSize(277, 150), QSize(468, 150)])
def test_a_fan_of_many_cards_is_not_cut(count: int, size: QSize) -> None:
    fan = fan_pixmap(size, 1.0, [Card(7, Suit.SPADES)] * count, CardStyle()).toImage()
    solid = [(x, y) for x in range(size.width()) for y in range(size.height()) if fan.pixelColor(x, y).alpha() == 255]
    xs, ys = zip(*solid, strict=True)
    assert 0 < min(xs) < max(xs) < size.width() - 1
    assert 0 < min(ys) < max(ys) < size.height() - 1


def test_an_empty_rectangle_throws_no_shadow() -> None:
    """As a plate has one in a window that is too small: Qt complained of the picture that could not be made."""
    picture = QImage(20, 20, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    paint_shadow(painter, QRectF(30, 5, -60, 10), 4, 1.0)
    painter.end()
    assert picture.pixelColor(10, 10).alpha() == 0
