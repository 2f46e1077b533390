"""Felt texture: one opaque pixmap with a soft light in the middle."""

from __future__ import annotations

import hashlib
import math
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPixmap, QPixmapCache, QRadialGradient

from cardtable.table.art.themes import Theme
from cardtable.table.art.vector_drawing import HINTS, colour, mix, parse_outline, saved, stroke

_TILE = 256  # pixels
_LIGHT = QPointF(0.5, 0.4)  # centre of the light, as shares of width and height: about the middle of a trick


def felt(size: QSize, dpr: float, theme: Theme) -> QPixmap:
    """Return the felt of a table of `size` logical pixels, cached in Qt's pixmap cache."""
    key = f"felt {size.width()} {size.height()} {dpr} {theme.id}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = _painted(size, dpr, theme)
        QPixmapCache.insert(key, pixmap)
    return pixmap


def _painted(size: QSize, dpr: float, theme: Theme) -> QPixmap:
    pixmap = QPixmap(QSize(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr))))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(QColor(theme.felt_edge))
    if theme.felt_centre != theme.felt_edge:
        painter = QPainter(pixmap)
        _paint_light(painter, QSizeF(size), theme)
        if theme.wood:
            _paint_grain(painter, QSizeF(size))
        # faint grain, a dot for every device pixel; it hides the bands of the gradient too
        painter.scale(1 / dpr, 1 / dpr)
        _fill(painter, QRectF(pixmap.rect()), QBrush(noise()))
        painter.end()
    return pixmap


def _paint_light(painter: QPainter, size: QSizeF, theme: Theme) -> None:
    gradient = QRadialGradient(QPointF(0, 0), 1)
    near = mix(theme.felt_centre, theme.felt_middle, 0.45).name()
    for stop, paint in ((0, theme.felt_centre), (0.3, near), (0.62, theme.felt_middle), (1, theme.felt_edge)):
        gradient.setColorAt(stop, QColor(paint))
    with saved(painter):
        painter.translate(size.width() * _LIGHT.x(), size.height() * _LIGHT.y())
        painter.scale(size.width() * 0.66, size.height() * 0.8)
        _fill(painter, QRectF(-2, -2, 4, 4), QBrush(gradient))


def _fill(painter: QPainter, rect: QRectF, brush: QBrush) -> None:
    """Fill a rectangle without `fillRect`, which looks up Qt's enums: a tenth of the time of the first frame."""
    area = QPainterPath()
    area.addRect(rect)
    painter.fillPath(area, brush)


@cache
def noise() -> QImage:
    """Return a tile of normally distributed black and white dots, alpha up to 16, from random bytes."""
    dots = hashlib.shake_128(b"felt").digest(_TILE * _TILE)
    tile = QImage(dots, _TILE, _TILE, _TILE, QImage.Format.Format_Indexed8)
    alphas = [(deviation, min(16, int(abs(deviation) * 5))) for deviation in map(_deviation, range(256))]
    tile.setColorTable([(alpha << 24) | (0xFFFFFF if deviation > 0 else 0) for deviation, alpha in alphas])
    return tile.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _deviation(byte: int) -> float:
    """Return the normal deviation of an evenly spread byte, by the logistic curve (error below 1 % of the chance)."""
    chance = (byte + 0.5) / 256
    return math.log(chance / (1 - chance)) / 1.702


def _paint_grain(painter: QPainter, size: QSizeF) -> None:
    painter.setRenderHints(HINTS)
    rows = max(2, int(size.height() / 2))
    columns = 8  # the step of a row, so that Qt takes the bytes as they are
    tones = hashlib.shake_128(b"wood").digest(columns * rows)
    streaks = QImage(tones, columns, rows, columns, QImage.Format.Format_Indexed8)
    alphas = [(deviation, min(48, int(abs(deviation) * 18))) for deviation in map(_deviation, range(256))]
    streaks.setColorTable([(alpha << 24) | (0xE9B987 if deviation > 0.4 else 0x1B0C04) for deviation, alpha in alphas])
    streaks = streaks.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    painter.drawImage(QRectF(QPointF(0, 0), size), streaks)
    for i in range(int(size.height() / 40)):
        jitter, phase, tone, width = hashlib.blake2b(b"%d" % i, digest_size=4).digest()
        paint = colour("#1B0C04" if tone < 166 else "#E9B987", 0.05 + 0.08 * width / 255)
        wave = parse_outline(_wave(i * 40 + jitter / 7, phase / 40, size.width()))
        stroke(painter, wave, paint, 0.8 + phase / 255)


def _wave(y: float, phase: float, width: float) -> str:
    parts = [f"M-10,{y:.1f}"]
    for i in range(math.ceil(width / 180) + 1):
        x = i * 180.0
        a, b, c = (y + 6 * math.sin(phase + (x + dx) / 170) for dx in (60, 120, 180))
        parts.append(f"C{x + 60:.0f},{a:.1f} {x + 120:.0f},{b:.1f} {x + 180:.0f},{c:.1f}")
    return " ".join(parts)
