"""Style of the welcome page: style sheet, background of panels, and fonts that fit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from cardtable.app.overlays.overlay_style import paint_panel_body
from cardtable.app.widgets.palette import sized_font
from cardtable.table.art.card_pixmaps import paint_shadow
from cardtable.table.art.themes import INK, PAPER, Theme
from cardtable.table.style.text_painting import px, scale_unit, scaled_stylesheet, text_width

ON_PAPER = "#1B5B40"  # the one button for network play, on every felt


def welcome_sheet(theme: Theme, *, low: bool, by_keys: bool) -> str:
    """Return the style sheet; `by_keys`: show the focus, else hovering."""
    values = {
        "ink": theme.ink,
        "ink2": theme.ink2,
        "accent": theme.accent,
        "on_accent": theme.accent_ink,
        "glow": theme.glow,
        "paper": PAPER,
        "on_paper": ON_PAPER,
        "field": theme.plate if not theme.light else "#FFFFFF",
        "edge": INK if theme.light else PAPER,
        "name": round((38 if low else 56) * scale_unit() ** 0.5),  # large anyway: the tiles need the room
        "sentence": px(16 if low else 19),
        "choose": px(15 if low else 18),
        "title": px(17 if low else 21),
        "line": px(13 if low else 14),
        "go_high": px(38 if low else 44),
        "pill": px(34) // 2 + 1,  # half of button and border; with more, Qt would not round it at all
        "people": px(34) // 2 + 2,
        "go": px(38 if low else 44) // 2 + 2,
        "quiet": px(38 if low else 44) // 2 + 1,
        "others": px(36) // 2 + 1,
    }
    return scaled_stylesheet(_SHEET + (_IN_FOCUS if by_keys else _UNDER_POINTER)) % values  # these are pixels already


_SHEET = """
QScrollArea, QWidget[role="page"] { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar::handle { background: %(ink2)s; border-radius: 4px; margin: 2px; min-height: 30px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QLabel { background: transparent; color: %(ink)s; }
QLabel[role="name"] { font-size: %(name)dpx; font-weight: 800; }
QLabel[role="sentence"] { font-size: %(sentence)dpx; }
QLabel[role="choose"] { font-size: %(choose)dpx; font-weight: 700; }
QLabel[role="foot"] { font-size: 13px; }
QLabel[role="title"] { font-size: %(title)dpx; font-weight: 700; }
QLabel[role="line"] { font-size: %(line)dpx; color: %(ink2)s; }
QLineEdit {
  background: %(field)s; color: %(ink)s; border: 1px solid %(ink2)s; border-radius: 8px;
  min-height: 32px; padding: 0 10px; font-size: 16px; font-weight: 700;
  selection-background-color: %(accent)s; selection-color: %(on_accent)s; placeholder-text-color: %(ink2)s;
}
QLineEdit:focus { border: 2px solid %(glow)s; padding: 0 9px; }
QPushButton[role="pill"] {
  background: transparent; color: %(ink)s; border: 1px solid %(ink2)s; border-radius: %(pill)dpx;
  min-height: 34px; padding: 0 17px; font-size: 15px;
}
QPushButton[role="people"] {
  background: %(paper)s; color: %(on_paper)s; border: 2px solid %(edge)s; border-radius: %(people)dpx;
  min-height: 34px; padding: 0 17px; font-size: 15px; font-weight: 700;
}
QPushButton[role="others"] {
  background: transparent; color: %(ink)s; border: 1px solid %(ink2)s; border-radius: %(others)dpx;
  min-height: 36px; padding: 0 18px; font-size: 14px;
}
QPushButton[role="quiet"] {
  background: transparent; color: %(ink)s; border: 1px solid %(ink2)s; border-radius: %(quiet)dpx;
  min-height: %(go_high)dpx; padding: 0 24px; font-size: 16px; font-weight: 700;
}
QPushButton[role="go"] {
  background: %(accent)s; color: %(on_accent)s; border: 2px solid %(accent)s; border-radius: %(go)dpx;
  min-height: %(go_high)dpx; padding: 0 28px; font-size: 16px; font-weight: 700;
}
"""
_UNDER_POINTER = """
QPushButton[role="pill"]:hover, QPushButton[role="quiet"]:hover, QPushButton[role="others"]:hover {
  border-color: %(accent)s;
}
QPushButton[role="people"]:hover { border-color: %(accent)s; }
"""
_IN_FOCUS = """
QPushButton[role="pill"]:focus, QPushButton[role="quiet"]:focus, QPushButton[role="others"]:focus {
  border: 2px solid %(glow)s;
}
QPushButton[role="people"]:focus { border: 3px solid %(glow)s; }
QPushButton[role="go"]:focus { border: 2px solid %(ink)s; }
"""


RADIUS = 18  # pixels of the sketches
_DEPTH = 1.6


def paint_panel(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint shadow, background and edge of a panel."""
    if not theme.high_contrast:
        paint_shadow(painter, rect, px(RADIUS), _DEPTH)
    paint_panel_body(painter, rect, theme, px(RADIUS), 0.22)


def height_of(text: str, font: QFont, width: float) -> float:
    """Return the height in pixels of a text wrapped at this width."""
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1000), Qt.TextFlag.TextWordWrap, text).height()


def type_in_line(widget: QWidget, text: str, width: float, sizes: Iterable[int], *, bold: bool = False) -> QFont:
    """Return the font at the first of these sizes in which the text fits on one line; else at the last of them."""
    usual = QFont(widget.font())
    usual.setBold(bold)
    return sized_font(widget, _size_in_line(usual, text, width, tuple(sizes)), bold=bold)


@lru_cache(maxsize=256)  # tiles of a row ask for each other's
def _size_in_line(usual: QFont, text: str, width: float, sizes: Sequence[int]) -> int:
    font = QFont(usual)
    for pixels in sizes:
        font.setPixelSize(pixels)
        if text_width(text, font) <= width:
            return pixels
    return sizes[-1]
