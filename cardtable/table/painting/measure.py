"""The unit of size: how much larger than in the sketches writing is, and everything that holds it.

It belongs to the application, as its font does. Whoever has set large type for the desktop gets large type here, too.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

ORDINARY = (12.0, 15.0)  # pixels of interface type, from desktop to desktop; what the sketches show is ordinary on all
LEAST, MOST = 0.9, 2.0
FINEST = 3  # pixels of lines that stay as fine as they are

_PROPERTY = "unit"
_PIXELS = re.compile(r"\b(\d+)px")


def unit_of(pixels: float) -> float:
    """The unit that goes with interface type of so many pixels: 1 while it is of an ordinary size."""
    small, large = ORDINARY
    wanted = pixels / small if pixels < small else max(1.0, pixels / large)
    return min(max(wanted, LEAST), MOST)


def set_unit(app: QCoreApplication, unit: float) -> None:
    """Make windows, dialogs and tables of this size from now on."""
    app.setProperty(_PROPERTY, unit)


def scale_unit() -> float:
    """Pixels of this desktop to a pixel of the sketches; 1 before there is an application."""
    app = QCoreApplication.instance()
    found = None if app is None else app.property(_PROPERTY)
    return float(found) if found else 1.0


def px(length: float) -> int:
    """A length of the sketches in pixels."""
    return round(length * scale_unit())


def scaled_stylesheet(sheet: str, times: float | None = None) -> str:
    """A style sheet whose lengths are those of the sketches, in pixels, or so many times as large; fine lines stay
    fine."""
    larger = scale_unit() if times is None else times

    def grown(found: re.Match[str]) -> str:
        length = int(found[1])
        return f"{length if length <= FINEST else round(length * larger)}px"

    return _PIXELS.sub(grown, sheet)
