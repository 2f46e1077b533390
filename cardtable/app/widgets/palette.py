"""The colours of everything around the table: light, dark and high contrast.

Light or dark, the whole program alike.

Where a desktop says that it is dark, but Qt has no part that knows the desktop's colours (GNOME without GTK), Qt paints
menus and bars light, while the dialogs, which ask for the scheme alone, are dark.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.core.frozen_dataclass import frozen

_PROPERTY = "chrome"


@frozen
class AppPalette:
    """The colours of a dialog; words in every state have a contrast of at least 4.5:1, edges of 3:1.

    `hair` and `idle` are lines, and nothing is written on them: `hover` is the ground of a row under the pointer, `dim`
    the ink of what cannot be used, `idle` its edge. `heed` says "look here", and never "you made an error".
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


LIGHT = AppPalette(
    page="#F6F4EE",
    side="#ECE8DE",
    field="#FFFFFF",
    ink="#22262A",
    ink2="#5E6266",
    hair="#DEDAD0",
    hover="#DEDAD0",
    dim="#595D61",
    idle="#DEDAD0",
    edge="#8F8B80",
    accent="#1F6B4C",
    on_accent="#FFFFFF",
    focus="#1E5FBF",
    off="#85827A",
    heed="#A65714",
)
DARK = AppPalette(
    page="#20242A",
    side="#191C21",
    field="#2B3037",
    ink="#ECEBE6",
    ink2="#B2B6BC",
    hair="#3A3F48",
    hover="#3A3F48",
    dim="#B2B6BC",
    idle="#3A3F48",
    edge="#7B828D",
    accent="#5CC296",
    on_accent="#0C1F17",
    focus="#8CC2FF",
    off="#7B828D",
    heed="#FFE08A",
)
HIGH_CONTRAST = AppPalette(
    page="#000000",
    side="#000000",
    field="#000000",
    ink="#FFFFFF",
    ink2="#FFFFFF",
    hair="#FFFFFF",
    hover="#333333",
    dim="#A8A8A8",
    idle="#707070",
    edge="#FFFFFF",
    accent="#FFE600",
    on_accent="#000000",
    focus="#00E5FF",
    off="#000000",
    heed="#FFE600",
)


def system_palette() -> AppPalette:
    """The chrome that fits the system's light or dark scheme."""
    dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    return DARK if dark else LIGHT


def palette_of(widget: QWidget) -> AppPalette:
    """The chrome of the nearest window or panel around a widget that was given one, else the system's."""
    around: QWidget | None = widget
    while around is not None:
        found = around.property(_PROPERTY)
        if isinstance(found, AppPalette):
            return found
        around = around.parentWidget()
    return system_palette()


def apply_palette(widget: QWidget, chrome: AppPalette) -> None:
    """Let all painted controls in a window or panel use these colours.

    A palette would not reach them: it stops at the first widget that has a style sheet.
    """
    widget.setProperty(_PROPERTY, chrome)


def keep_in_one_scheme(app: QApplication) -> None:
    """Give menus and bars the colours of the desktop's scheme, now and whenever it changes."""
    app.styleHints().colorSchemeChanged.connect(lambda scheme: agree(app, scheme))
    agree(app, app.styleHints().colorScheme())


def agree(app: QApplication, scheme: Qt.ColorScheme) -> None:
    """Take the dialogs' colours for everything where those in force are of the other scheme."""
    dark = scheme is Qt.ColorScheme.Dark
    if scheme is not Qt.ColorScheme.Unknown and is_dark(app.palette()) != dark:
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
