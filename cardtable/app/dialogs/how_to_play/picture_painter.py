"""Paints a picture of a table with what the table itself is painted with: felt, cards, marks, portraits."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QPainter

from cardtable.app.dialogs.how_to_play.picture_places import (
    HIGH,
    PORTRAIT,
    WIDE,
    PictureCaption,
    PictureCard,
    PictureLayout,
    places_of,
)
from cardtable.core.cards import Suit
from cardtable.core.pictured_play import TablePictureSpec
from cardtable.core.text import TextRenderer
from cardtable.table.art.card_faces import CardPixmaps
from cardtable.table.art.drawing import HINTS, clipped, rounded_rect, saved
from cardtable.table.art.felt import felt
from cardtable.table.art.marks import paint_cancelled, paint_coming, paint_ice, paint_own_trump, paint_winner
from cardtable.table.art.portrait_painter import paint_portrait
from cardtable.table.art.shadows import depth_of, paint_shadow
from cardtable.table.art.themes import Theme
from cardtable.table.layout.pose import RADIUS
from cardtable.table.painting.lettering import Align, paint_text

CORNER = 12.0
_MEDAL = 0.95  # of a portrait's radius
_LETTERS = 12.5


class PicturePainter:
    """Paints in one deck and one theme; `portraits` clockwise from the person."""

    def __init__(
        self,
        words: TextRenderer,
        faces: CardPixmaps,
        theme: Theme,
        portraits: Sequence[int],
        font: QFont,
        *,
        mirrored: bool,
    ) -> None:
        self._words, self._faces, self._theme = words, faces, theme
        self._portraits, self._font = portraits, font
        self._mirrored = mirrored

    def paint(self, painter: QPainter, size: QSize, dpr: float, picture: TablePictureSpec) -> None:
        """Paint the picture from (0, 0) over `size`, in the middle of its felt."""
        painter.setRenderHints(HINTS)
        scale = scale_of(size)
        places = places_of(picture, mirrored=self._mirrored)
        with clipped(painter, rounded_rect(QRectF(0, 0, size.width(), size.height()), CORNER * scale)):
            painter.drawPixmap(0, 0, felt(size, dpr, self._theme))
            painter.translate((size.width() - WIDE * scale) / 2, size.height() - HIGH * scale)
            self._paint_people(painter, picture, places, scale)
            for lying in places.cards:
                self._paint_card(painter, lying, scale, dpr)
            for pile in places.frozen:
                paint_ice(painter, _grown(pile, scale), self._theme, scale)
            for written in places.captions:
                self._write(painter, written, scale)

    def _paint_people(self, painter: QPainter, picture: TablePictureSpec, places: PictureLayout, scale: float) -> None:
        radius = PORTRAIT * scale
        for seat, place in enumerate(places.people):
            paint_portrait(painter, place * scale, radius, self._portraits[seat % len(self._portraits)])
            if picture.trumps:
                beside = (place + QPointF(2.2 * PORTRAIT, 0)) * scale
                self._paint_medal(painter, beside, radius, picture.trumps[seat])

    def _paint_medal(self, painter: QPainter, middle: QPointF, radius: float, suit: Suit) -> None:
        paint_own_trump(painter, middle, radius * _MEDAL, suit, self._faces.style())

    def _paint_card(self, painter: QPainter, lying: PictureCard, scale: float, dpr: float) -> None:
        card, pose, group = lying
        width = pose.width * scale
        with saved(painter):
            painter.translate(pose.x * scale, pose.y * scale)
            painter.rotate(pose.angle)
            rect = QRectF(-width / 2, -width * 0.7, width, width * 1.4)
            radius = width * RADIUS
            paint_shadow(painter, rect, radius, depth_of(width))
            self._paint_face(painter, lying, rect, dpr)
            if card in group.crossed:
                paint_cancelled(painter, rect)
            if card in group.coming:
                paint_coming(painter, rect, radius, self._theme)
            if card in group.shines:
                paint_winner(painter, rect, radius, self._theme)

    def _paint_face(self, painter: QPainter, lying: PictureCard, rect: QRectF, dpr: float) -> None:
        card, group = lying.card, lying.group
        if card in group.dim or card in group.crossed:
            face = self._faces.dimmed(card, rect.width(), dpr, self._theme.dim)
        else:
            face = self._faces.face(card, rect.width(), dpr)
        painter.drawPixmap(rect, face, QRectF(face.rect()))

    def _write(self, painter: QPainter, written: PictureCaption, scale: float) -> None:
        font = QFont(self._font)
        font.setPixelSize(max(9, round(_LETTERS * scale)))
        room = _grown(written.room, scale)
        paint_text(painter, room, self._words.text(written.text), font, self._theme.ink, Align.AlignHCenter)


def scale_of(size: QSize) -> float:
    """How much larger than in its own units a picture is drawn that is to fit there."""
    return min(size.width() / WIDE, size.height() / HIGH)


def _grown(rect: QRectF, scale: float) -> QRectF:
    return QRectF(rect.x() * scale, rect.y() * scale, rect.width() * scale, rect.height() * scale)
