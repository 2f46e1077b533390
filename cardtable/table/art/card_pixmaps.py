"""Card pixmaps: cache of card pictures by style and size, and of soft shadows.

Courts and backs are drawn while the event loop is idle. Shadows, in every frame, are in Qt's pixmap cache.
"""

from __future__ import annotations

import math
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache, QTransform

from cardtable.core.cards import Card
from cardtable.table.art import vector_drawing as draw
from cardtable.table.art.card_marks import dim_pixmap
from cardtable.table.art.card_painter import paint_back, paint_face
from cardtable.table.art.themes import CardStyle

MEMORY = 24 * 1024 * 1024  # bytes of pictures kept at 1x; 54 faces at 116 px are 4 MB
_BACK = None
_SLICE = 4  # milliseconds of drawing in one go
_LAYERS = 7
_SPREAD = 3.2
_DROP = 1.6
STRENGTH = 0.34


class _Key(NamedTuple):
    """Cache key of a picture; a card of None is the back."""

    card: Card | None
    style: CardStyle
    width: int  # device pixels
    dpr: float
    angle: int = 0
    dim: str = ""


def device_size(width: float, dpr: float) -> QSize:
    """Return the device pixels of a card `width` logical pixels wide: 5 by 7, to whole pixels."""
    across = max(1, round(width * dpr))
    return QSize(across, max(1, round(1.4 * across)))


class CardPixmaps(QObject):
    """Cache of card pictures at any size, returned at once.

    A picture never drawn at a size comes first scaled from another size; without one, a number card is drawn at once,
    and a court or a back, which takes too long for a frame, as a stand-in. The true picture is drawn when the event
    loop is idle; then `facesChanged` asks for a repaint. `memory` bounds the bytes of all pictures kept at 1x; at 2x,
    where each has four times as many, four times that.
    """

    facesChanged = Signal()

    def __init__(self, style: CardStyle, parent: QObject | None = None, *, memory: int = MEMORY) -> None:
        super().__init__(parent)
        self._style = style
        self._memory = memory
        self._pictures: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._bytes = 0
        self._latest: dict[tuple[Card | None, CardStyle], _Key] = {}
        self._wanted: deque[_Key] = deque()
        self._stand_ins: dict[_Key, QPixmap] = {}  # of wanted pictures
        self._idle = QTimer(self)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._draw_next)

    def style(self) -> CardStyle:
        return self._style

    def setStyle(self, style: CardStyle) -> None:
        """Use another deck; pending pictures of the old one are dropped."""
        if style != self._style:
            self._style = style
            self._wanted.clear()
            self._stand_ins.clear()
            self.facesChanged.emit()

    def face(self, card: Card, width: float, dpr: float) -> QPixmap:
        """Return the face of a card, `width` logical pixels wide."""
        return self._picture(self._key(card, width, dpr))

    def back(self, width: float, dpr: float) -> QPixmap:
        return self._picture(self._key(_BACK, width, dpr))

    def dimmed(self, card: Card, width: float, dpr: float, dim: str) -> QPixmap:
        """Return the face under the shade of `Theme.dim`: a card that may not be played."""
        return self._derived(self._key(card, width, dpr)._replace(dim=dim))

    def turned(self, card: Card | None, width: float, dpr: float, angle: float, dim: str = "") -> QPixmap:
        """Return a card (the back for None) turned clockwise about its middle by `angle`, rounded to whole degrees. The
        pixmap is the smallest that holds the turned card; draw it so that the middles meet."""
        return self._derived(self._key(card, width, dpr)._replace(angle=round(angle) % 360, dim=dim))

    @property
    def is_drawing(self) -> bool:
        """True if pictures still wait to be drawn, and stand-ins are shown."""
        return bool(self._wanted)

    def prepare(self, cards: Sequence[Card], width: float, dpr: float) -> None:
        """Draw these before all others that wait, in this order."""
        keys = list(dict.fromkeys(self._key(card, width, dpr) for card in cards))
        self._wanted = deque([*keys, *(key for key in self._wanted if key not in keys)])
        self._idle.start()

    def _key(self, card: Card | None, width: float, dpr: float) -> _Key:
        return _Key(card, self._style, device_size(width, dpr).width(), dpr)

    def _picture(self, key: _Key) -> QPixmap:
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            return found
        other = self._pictures.get(self._latest.get((key.card, key.style), key))
        # a number card takes no longer than a stand-in
        if other is None and key.card is not None and (2 <= key.card.rank <= 10 or key.card.rank == 14):
            return self._keep(key, _drawn(key))
        self._want(key)
        if key not in self._stand_ins:
            self._stand_ins[key] = _drawn(key, detailed=False) if other is None else _scaled(other, key)
        return self._stand_ins[key]

    def _want(self, key: _Key) -> None:
        """Queue a picture; pending ones of the same card at another size go, as a resize leaves many behind."""
        if key not in self._wanted:
            self._wanted = deque(other for other in self._wanted if (other.card, other.style) != (key.card, key.style))
            self._wanted.append(key)
        self._idle.start()

    def _derived(self, key: _Key) -> QPixmap:
        """Return a dimmed or turned picture; one made from a stand-in is a stand-in itself."""
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            return found
        plain = key._replace(angle=0, dim="")
        if plain not in self._pictures and key in self._stand_ins:
            return self._stand_ins[key]
        picture = self._picture(plain)
        if key.dim:
            picture = dim_pixmap(picture, QColor(key.dim))
        if key.angle:
            picture = _turned(picture, key.angle)
        if plain in self._pictures:
            return self._keep(key, picture)
        self._stand_ins[key] = picture
        return picture

    def _keep(self, key: _Key, picture: QPixmap) -> QPixmap:
        self._pictures[key] = picture
        self._bytes += _bytes(picture)
        if not key.angle and not key.dim:
            self._latest[key.card, key.style] = key
        most = self._memory * max(1.0, key.dpr) ** 2
        while self._bytes > most and len(self._pictures) > 1:
            _, oldest = self._pictures.popitem(last=False)
            self._bytes -= _bytes(oldest)
        return picture

    def _draw_next(self) -> None:
        """Draw for one short slice, at least one picture, so that the loop stays free for the next frame."""
        clock = QElapsedTimer()
        clock.start()
        drawn = False
        while self._wanted and (not drawn or clock.elapsed() < _SLICE):
            key = self._wanted.popleft()
            if key not in self._pictures:
                self._stand_ins.pop(key, None)
                self._keep(key, _drawn(key))
                drawn = True
        if not self._wanted:
            self._stand_ins.clear()
            self._idle.stop()
        if drawn:
            self.facesChanged.emit()


def _drawn(key: _Key, *, detailed: bool = True) -> QPixmap:
    size = device_size(key.width, 1)
    pixmap, logical = draw.blank_pixmap(size, key.dpr), QSizeF(size) / key.dpr
    with draw.painting(pixmap) as painter:
        if key.card is None:
            paint_back(painter, logical, key.style, detailed=detailed)
        else:
            paint_face(painter, key.card, logical, key.style, detailed=detailed)
    return pixmap


def _scaled(picture: QPixmap, key: _Key) -> QPixmap:
    size, smooth = device_size(key.width, 1), Qt.TransformationMode.SmoothTransformation
    scaled = picture.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    scaled.setDevicePixelRatio(key.dpr)
    return scaled


def _turned(picture: QPixmap, angle: int) -> QPixmap:
    dpr = picture.devicePixelRatio()
    turn = QTransform().rotate(angle)
    room = turn.mapRect(picture.rect().toRectF())
    pixmap = draw.blank_pixmap(QSize(math.ceil(room.width()), math.ceil(room.height())), dpr)
    with draw.painting(pixmap) as painter:
        painter.translate(pixmap.width() / dpr / 2, pixmap.height() / dpr / 2)
        painter.rotate(angle)
        painter.translate(-picture.width() / dpr / 2, -picture.height() / dpr / 2)
        painter.drawPixmap(0, 0, picture)
    return pixmap


def _bytes(picture: QPixmap) -> int:
    return picture.width() * picture.height() * 4


class ShadowPixmap(NamedTuple):
    """Picture of a shadow, and its offset from the top left corner of the object that casts it."""

    pixmap: QPixmap
    offset: QPointF


def depth_of(card_width: float, lift: float = 0.0) -> float:
    """Return the depth under a card: lying when `lift` is 0, wholly lifted when it is 1."""
    return card_width / 90 * (1 + 2 * lift)


def shadow_pixmap(size: QSizeF, radius: float, depth: float, dpr: float, strength: float = STRENGTH) -> ShadowPixmap:
    """Return the shadow of a rounded rectangle; `depth` (about 1 lying, 3 lifted) is rounded to quarters for reuse."""
    deep = max(0.25, round(depth * 4) / 4)
    margin = math.ceil(deep * (_SPREAD + 2 * _DROP))
    width, height = math.ceil(size.width()), math.ceil(size.height())
    key = f"cardtable-shadow-{width}-{height}-{radius:.1f}-{deep}-{dpr}-{strength}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = _drawn_shadow(QRectF(margin, margin, width, height), radius, deep, dpr, strength)
        QPixmapCache.insert(key, pixmap)
    return ShadowPixmap(pixmap, QPointF(-margin, -margin))


def _drawn_shadow(rect: QRectF, radius: float, depth: float, dpr: float, strength: float) -> QPixmap:
    width, height = rect.width() + 2 * rect.x(), rect.height() + 2 * rect.y()
    pixmap = draw.blank_pixmap(QSize(math.ceil(width * dpr), math.ceil(height * dpr)), dpr)
    with draw.painting(pixmap) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(draw.colour("#000000", strength / _LAYERS * 1.15))
        for layer in range(_LAYERS):
            grow = depth * _SPREAD * (1 - (layer + 1) / _LAYERS)
            soft = rect.adjusted(-grow, depth * _DROP - grow * 0.5, grow, depth * _DROP + grow * 0.9)
            painter.drawRoundedRect(soft, radius + grow, radius + grow)
    return pixmap


def paint_shadow(painter: QPainter, rect: QRectF, radius: float, depth: float, strength: float = STRENGTH) -> None:
    """Paint the shadow of `rect`, none if it is empty; paint the object itself afterwards."""
    if rect.isEmpty():  # in a window too small for its contents
        return
    shadow = shadow_pixmap(rect.size(), radius, depth, painter.device().devicePixelRatio(), strength)
    painter.drawPixmap(rect.topLeft() + shadow.offset, shadow.pixmap)
