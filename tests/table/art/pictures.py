"""Pictures to measure: what a painting leaves on a transparent ground."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

Painting = Callable[[QPainter, QSizeF], None]


def painted(painting: Painting, width: int, dpr: int = 1) -> QImage:
    """A card's picture with a margin of four pixels on each side."""
    height = round(width * 1.4)
    image = QImage((width + 8) * dpr, (height + 8) * dpr, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(dpr, dpr)
    painter.translate(4, 4)
    painting(painter, QSizeF(width, height))
    painter.end()
    return image


def content(image: QImage) -> bytes:
    """The pixels of an image that lives as long as they are read."""
    return bytes(image.constBits())


def ink_outside(image: QImage, shape: QPainterPath) -> bool:
    """Whether anything shows outside `shape` (device pixels), one pixel at its edge aside."""
    rest = image.copy()
    painter = QPainter(rest)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillPath(shape, QColor("black"))
    painter.end()
    return bool(content(rest).strip(b"\0"))


def extent_of(image: QImage, ink: QColor, area: QRect) -> QRect:
    """The smallest rectangle in `area` that holds all pixels close to `ink`."""
    found = QRect()
    for y in range(area.top(), area.bottom() + 1):
        for x in range(area.left(), area.right() + 1):
            if _close(image.pixelColor(x, y), ink):
                found = found.united(QRect(x, y, 1, 1))
    return found


def _close(first: QColor, second: QColor) -> bool:
    parts = ((first.red(), second.red()), (first.green(), second.green()), (first.blue(), second.blue()))
    return all(abs(a - b) < 60 for a, b in parts)


def luminance(paint: QColor) -> float:
    """Relative luminance as WCAG 2 defines it."""
    red, green, blue = (_linear(part) for part in (paint.redF(), paint.greenF(), paint.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def contrast(first: QColor, second: QColor) -> float:
    """Contrast as WCAG 2 defines it, 1 to 21."""
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def multiplied(first: QColor, second: QColor) -> QColor:
    """What CompositionMode_Multiply makes of two opaque colours."""
    return QColor.fromRgbF(
        first.redF() * second.redF(), first.greenF() * second.greenF(), first.blueF() * second.blueF()
    )


def seen_by_deuteranopes(paint: QColor) -> QColor:
    """The colour as somebody without green cones sees it (Machado, Oliveira and Fernandes 2009, severity 1)."""
    red, green, blue = (_linear(part) for part in (paint.redF(), paint.greenF(), paint.blueF()))
    rows = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
    return QColor.fromRgbF(*(_companded(a * red + b * green + c * blue) for a, b, c in rows))


def _companded(part: float) -> float:
    part = min(1.0, max(0.0, part))
    return part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055
