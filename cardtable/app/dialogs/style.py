"""Colours and the style sheet of everything around the table: light, dark and high contrast."""

from __future__ import annotations

from dataclasses import dataclass
from string import Template

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QWidget


@dataclass(frozen=True, slots=True)
class Chrome:
    """The colours of a dialog; text on `page` and `field` has a contrast of at least 4.5:1, edges of 3:1."""

    page: str
    side: str
    field: str
    ink: str
    ink2: str
    hair: str
    edge: str
    accent: str
    on_accent: str
    focus: str
    off: str


LIGHT = Chrome(
    page="#F6F4EE",
    side="#ECE8DE",
    field="#FFFFFF",
    ink="#22262A",
    ink2="#5E6266",
    hair="#DEDAD0",
    edge="#8F8B80",
    accent="#1F6B4C",
    on_accent="#FFFFFF",
    focus="#1E5FBF",
    off="#85827A",
)
DARK = Chrome(
    page="#20242A",
    side="#191C21",
    field="#2B3037",
    ink="#ECEBE6",
    ink2="#B2B6BC",
    hair="#3A3F48",
    edge="#7B828D",
    accent="#5CC296",
    on_accent="#0C1F17",
    focus="#8CC2FF",
    off="#7B828D",
)
HIGH_CONTRAST = Chrome(
    page="#000000",
    side="#000000",
    field="#000000",
    ink="#FFFFFF",
    ink2="#FFFFFF",
    hair="#FFFFFF",
    edge="#FFFFFF",
    accent="#FFE600",
    on_accent="#000000",
    focus="#00E5FF",
    off="#000000",
)


def system_chrome() -> Chrome:
    """The chrome that fits the system's light or dark scheme."""
    dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
    return DARK if dark else LIGHT


def palette(chrome: Chrome) -> QPalette:
    """The palette that painted controls read; the focus colour is its `Accent`, second ink `PlaceholderText`."""
    role = QPalette.ColorRole
    colours = {
        role.Window: chrome.page,
        role.WindowText: chrome.ink,
        role.Base: chrome.field,
        role.AlternateBase: chrome.side,
        role.Text: chrome.ink,
        role.Button: chrome.field,
        role.ButtonText: chrome.ink,
        role.ToolTipBase: chrome.field,
        role.ToolTipText: chrome.ink,
        role.PlaceholderText: chrome.ink2,
        role.Midlight: chrome.hair,
        role.Mid: chrome.edge,
        role.Dark: chrome.off,
        role.Highlight: chrome.accent,
        role.HighlightedText: chrome.on_accent,
        role.Link: chrome.accent,
        role.Accent: chrome.focus,
    }
    result = QPalette()
    for key, colour in colours.items():
        result.setColor(key, QColor(colour))
    for key in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, key, QColor(chrome.ink2))
    return result


def dress(widget: QWidget, chrome: Chrome) -> None:
    """Give a window and all in it the colours of the chrome."""
    # Without this the palette stops at the first widget that has a style sheet.
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles)
    widget.setPalette(palette(chrome))
    widget.setStyleSheet(sheet(chrome))


def sheet(chrome: Chrome) -> str:
    """The style sheet of a dialog; the property `role` tells labels and buttons apart (metrics: chrome and type)."""
    names = {name: getattr(chrome, name) for name in Chrome.__slots__}
    return _SHEET.substitute(names)


_SHEET = Template(
    """
QDialog, QWidget[role="page"] { background: $page; }
QDialog, QLabel, QTableView, QListWidget, QTextBrowser, QLineEdit, QSpinBox, QComboBox, QPushButton { font-size: 15px; }
QLabel { color: $ink; background: transparent; }
QLabel[role="heading"] { font-size: 21px; font-weight: 700; }
QLabel[role="group"] { font-size: 13px; font-weight: 700; color: $accent; }
QLabel[role="strong"] { font-weight: 700; }
QLabel[role="note"] { font-size: 13px; color: $ink2; }
QLabel:disabled { color: $ink2; }
QFrame[role="hairline"] { background: $hair; border: none; }
QFrame[role="box"] { background: $field; border: 1px solid $hair; border-radius: 12px; }
QToolTip { background: $field; color: $ink; border: 1px solid $edge; padding: 4px; }

QPushButton {
  background: $field; color: $ink; border: 1px solid $edge; border-radius: 8px;
  min-height: 32px; padding: 0 18px; margin: 2px;
}
QPushButton:hover { border-color: $accent; }
QPushButton:pressed { background: $side; }
QPushButton:disabled { color: $ink2; border-color: $hair; }
QPushButton[role="primary"] { background: $accent; color: $on_accent; border-color: $accent; font-weight: 700; }
QPushButton[role="primary"]:disabled { background: $hair; color: $ink2; border-color: $hair; }
QPushButton[role="small"] { min-height: 26px; padding: 0 8px; font-size: 14px; }
QPushButton:focus { border: 2px solid $focus; }

QLineEdit, QSpinBox {
  background: $field; color: $ink; border: 1px solid $edge; border-radius: 7px; min-height: 30px; padding: 0 8px;
  selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit:focus, QSpinBox:focus { border: 2px solid $focus; padding: 0 7px; }
QSpinBox { padding: 0 2px; }
QSpinBox:focus { padding: 0 1px; }
QSpinBox QLineEdit { border: none; padding: 0; min-height: 0; background: transparent; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QLineEdit:disabled, QSpinBox:disabled { color: $ink2; border-color: $hair; }

QComboBox QAbstractItemView, QListWidget, QTableView, QTextBrowser, QPlainTextEdit {
  background: $field; color: $ink; border: 1px solid $edge; border-radius: 7px;
  selection-background-color: $accent; selection-color: $on_accent; outline: none;
}
QTextBrowser[role="bare"] { background: transparent; border: 1px solid transparent; }
QTableView:focus, QTextBrowser:focus, QPlainTextEdit:focus { border: 2px solid $focus; }
QPlainTextEdit { font-size: 13px; padding: 4px; }
QTableView { gridline-color: $hair; alternate-background-color: $side; }
QTableView::item { padding: 4px 8px; }
QHeaderView { background: $side; border: none; }
QHeaderView::section {
  background: $side; color: $ink; border: none; border-bottom: 1px solid $hair; padding: 5px 10px;
  font-size: 14px; font-weight: 700;
}
QTableCornerButton::section { background: $side; border: none; }

QListWidget[role="sidebar"] { background: $side; border: none; border-radius: 0; padding: 10px; outline: none; }
QListWidget[role="sidebar"]::item { min-height: 38px; border-radius: 9px; padding: 0 10px; margin: 3px 0; color: $ink; }
QListWidget[role="sidebar"]::item:hover { background: $hair; }
QListWidget[role="sidebar"]::item:selected { background: $accent; color: $on_accent; }
QListWidget[role="sidebar"]::item:selected:focus { border: 2px solid $focus; }

QScrollArea, QScrollArea > QWidget > QWidget[role="page"] { background: $page; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $off; border-radius: 4px; margin: 2px; min-height: 30px; min-width: 30px; }
QScrollBar::handle:hover { background: $accent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""
)
