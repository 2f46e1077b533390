"""The strip's colours: light, dark and high contrast, as in the sketches' notes."""

from __future__ import annotations

from PySide6.QtGui import QPalette

from cardtable.app.widgets.chrome import DARK, HIGH_CONTRAST, LIGHT, AppPalette
from cardtable.app.widgets.scheme import is_dark
from cardtable.core.frozen_values import frozen


@frozen
class NotificationColours:
    """`ink` and `ink2` have a contrast of at least 5.5 to `ground`, the sign of at least 5.5 to its disc."""

    ground: str
    rim: str
    disc: str
    sign: str
    ink: str
    ink2: str
    ring: str
    spent: str  # of the ring, what has run out
    chrome: AppPalette  # of the buttons


LIGHT_STRIP = NotificationColours(
    "#FBF3DC", "#E3B341", "#F0DDA2", "#6A4A00", "#22262A", "#5E6266", "#B9850F", "#EADBB0", LIGHT
)
DARK_STRIP = NotificationColours(
    "#3A3220", "#C99A2E", "#5A4A22", "#FFE08A", "#ECEBE6", "#CFC8B4", "#F2C14E", "#5A5038", DARK
)
HIGH_CONTRAST_STRIP = NotificationColours(
    "#000000", "#FFE600", "#000000", "#FFE600", "#FFFFFF", "#FFFFFF", "#FFE600", "#555555", HIGH_CONTRAST
)


def strip_colours(palette: QPalette, *, high_contrast: bool) -> NotificationColours:
    """Those that fit the window around the strip."""
    if high_contrast:
        return HIGH_CONTRAST_STRIP
    return DARK_STRIP if is_dark(palette) else LIGHT_STRIP
