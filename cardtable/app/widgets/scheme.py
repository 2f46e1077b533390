"""Light or dark, the whole program alike.

Where a desktop says that it is dark, but Qt has no part that knows the desktop's colours (GNOME without GTK), Qt paints
menus and bars light, while the dialogs, which ask for the scheme alone, are dark.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:  # only where the desktop's colours are of the other scheme
    from cardtable.app.widgets.chrome import AppPalette


def keep_in_one_scheme(app: QApplication) -> None:
    """Give menus and bars the colours of the desktop's scheme, now and whenever it changes."""
    app.styleHints().colorSchemeChanged.connect(lambda scheme: agree(app, scheme))
    agree(app, app.styleHints().colorScheme())


def agree(app: QApplication, scheme: Qt.ColorScheme) -> None:
    """Take the dialogs' colours for everything where those in force are of the other scheme."""
    dark = scheme is Qt.ColorScheme.Dark
    if scheme is not Qt.ColorScheme.Unknown and is_dark(app.palette()) != dark:
        from cardtable.app.widgets.chrome import DARK, LIGHT

        app.setPalette(qt_palette_of(DARK if dark else LIGHT))


def is_dark(palette: QPalette) -> bool:
    """Whether a palette writes light on dark."""
    window, text = palette.color(QPalette.ColorRole.Window), palette.color(QPalette.ColorRole.WindowText)
    return window.lightness() < text.lightness()


def qt_palette_of(chrome: AppPalette) -> QPalette:
    """The colours of the dialogs as Qt's own widgets take them."""
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
