"""Palettes of everything around the table: light, dark and high contrast; painters and fonts of its widgets.

If a desktop asks for a dark scheme, but Qt has no theme plugin for it (GNOME without GTK), Qt paints menus and bars
light, while the dialogs, which follow the scheme alone, are dark; `keep_in_one_scheme` makes them agree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.table.art.vector_drawing import fill, rounded_rect, stroke

_PROPERTY = "chrome"


@frozen
class AppPalette:
    """Colours of a dialog; text has a contrast of at least 4.5:1 in every state, edges of 3:1.

    `hair` and `idle` are line colours; `hover` is the background of a row under the pointer, `dim` the text colour of
    disabled controls, `idle` their edge. `heed` asks for attention and never means an error.
    """

    page: str
    side: str
    field: str
    ink: str
    ink2: str
    hair: str
    hover: str
    dim: str
    idle: str
    edge: str
    accent: str
    on_accent: str
    focus: str
    off: str
    heed: str


# Light, dark, high contrast
_COLOURS = {
    "page": ("#F6F4EE", "#20242A", "#000000"),
    "side": ("#ECE8DE", "#191C21", "#000000"),
    "field": ("#FFFFFF", "#2B3037", "#000000"),
    "ink": ("#22262A", "#ECEBE6", "#FFFFFF"),
    "ink2": ("#5E6266", "#B2B6BC", "#FFFFFF"),
    "hair": ("#DEDAD0", "#3A3F48", "#FFFFFF"),
    "hover": ("#DEDAD0", "#3A3F48", "#333333"),
    "dim": ("#595D61", "#B2B6BC", "#A8A8A8"),
    "idle": ("#DEDAD0", "#3A3F48", "#707070"),
    "edge": ("#8F8B80", "#7B828D", "#FFFFFF"),
    "accent": ("#1F6B4C", "#5CC296", "#FFE600"),
    "on_accent": ("#FFFFFF", "#0C1F17", "#000000"),
    "focus": ("#1E5FBF", "#8CC2FF", "#00E5FF"),
    "off": ("#85827A", "#7B828D", "#000000"),
    "heed": ("#A65714", "#FFE08A", "#FFE600"),
}
LIGHT, DARK, HIGH_CONTRAST = (AppPalette(*colours) for colours in zip(*_COLOURS.values(), strict=True))


class DialogOwner(NamedTuple):
    """Owner of a dialog: the window below, and the palette, None for that of the system, which the dialog follows."""

    window: QWidget | None = None
    chrome: AppPalette | None = None


NO_OWNER = DialogOwner()
FindOwner = Callable[..., DialogOwner]  # returns the owner; an argument is the dialog over which it opens, or None


def system_palette() -> AppPalette:
    """Return the palette for the system's light or dark scheme."""
    dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    return DARK if dark else LIGHT


def palette_of(widget: QWidget) -> AppPalette:
    """Return the palette of the nearest ancestor that was given one, else the system's."""
    around: QWidget | None = widget
    while around is not None:
        found = around.property(_PROPERTY)
        if isinstance(found, AppPalette):
            return found
        around = around.parentWidget()
    return system_palette()


def apply_palette(widget: QWidget, chrome: AppPalette) -> None:
    """Set the palette of all painted controls in a window or panel.

    A QPalette would not reach them: it stops at the first widget that has a style sheet.
    """
    widget.setProperty(_PROPERTY, chrome)


def keep_in_one_scheme(app: QApplication) -> None:
    """Give menus and bars the colours of the desktop's scheme, now and at each change."""
    app.styleHints().colorSchemeChanged.connect(lambda scheme: agree(app, scheme))
    agree(app, app.styleHints().colorScheme())


def agree(app: QApplication, scheme: Qt.ColorScheme) -> None:
    """Set the application's palette from the scheme if that in force is of the other scheme."""
    dark = scheme is Qt.ColorScheme.Dark
    if scheme is not Qt.ColorScheme.Unknown and is_dark(app.palette()) != dark:
        app.setPalette(qt_palette_of(DARK if dark else LIGHT))


def is_dark(palette: QPalette) -> bool:
    """Return whether a palette has light text on a dark background."""
    window, text = palette.color(QPalette.ColorRole.Window), palette.color(QPalette.ColorRole.WindowText)
    return window.lightness() < text.lightness()


def qt_palette_of(chrome: AppPalette) -> QPalette:
    """Return the palette for Qt's own widgets."""
    role = QPalette.ColorRole
    palette = QPalette(QColor(chrome.side), QColor(chrome.page))
    given = {
        role.WindowText: chrome.ink,
        role.Text: chrome.ink,
        role.ButtonText: chrome.ink,
        role.ToolTipText: chrome.ink,
        role.Base: chrome.field,
        role.AlternateBase: chrome.side,
        role.ToolTipBase: chrome.side,
        role.Highlight: chrome.accent,
        role.HighlightedText: chrome.on_accent,
        role.PlaceholderText: chrome.ink2,
        role.Link: chrome.focus,
    }
    for name, colour in given.items():
        palette.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, QColor(chrome.dim))
    return palette


def painter_on(widget: QWidget, hints: QPainter.RenderHint = QPainter.RenderHint.Antialiasing) -> QPainter:
    """Return a painter with these hints."""
    painter = QPainter(widget)
    painter.setRenderHints(hints)
    return painter


def paint_field(painter: QPainter, widget: QWidget, margin: float) -> None:
    """Paint the background of a field with its edge, `margin` pixels within a widget."""
    colours, inset = palette_of(widget), margin + 0.5
    frame = rounded_rect(QRectF(widget.rect()).adjusted(inset, inset, -inset, -inset), 7)
    fill(painter, frame, colours.field)
    stroke(painter, frame, colours.edge if widget.isEnabled() else colours.idle, 1)


def paint_focus_ring(painter: QPainter, widget: QWidget, radius: float, rect: QRectF | None = None) -> None:
    """Paint the ring of a focused widget, one pixel within `rect`; None: within the widget."""
    ring = (rect or QRectF(widget.rect())).adjusted(1, 1, -1, -1)
    stroke(painter, rounded_rect(ring, radius), palette_of(widget).focus, 2)


def reading_start(widget: QWidget) -> Qt.AlignmentFlag:
    """Return the side of the screen where lines of a widget begin."""
    return Qt.AlignmentFlag.AlignRight if widget.isRightToLeft() else Qt.AlignmentFlag.AlignLeft


def reading_end(widget: QWidget) -> Qt.AlignmentFlag:
    """Return the side of the screen where lines of a widget end."""
    return Qt.AlignmentFlag.AlignLeft if widget.isRightToLeft() else Qt.AlignmentFlag.AlignRight


def sized_font(widget: QWidget, pixels: int, *, bold: bool = False) -> QFont:
    """Return the widget's font at this size."""
    font = QFont(widget.font())
    font.setPixelSize(pixels)
    font.setBold(bold)
    return font
