"""Style sheet of dialogs; lengths are in pixels of the sketches, before scaling."""

from __future__ import annotations

from dataclasses import asdict
from string import Template

from PySide6.QtWidgets import QWidget

from cardtable.app.widgets.palette import AppPalette, apply_palette
from cardtable.table.style.text_painting import scaled_stylesheet


def dress(widget: QWidget, chrome: AppPalette) -> None:
    """Apply the colours of the chrome to a window and all its children."""
    apply_palette(widget, chrome)
    widget.setStyleSheet(sheet(chrome))


def sheet(chrome: AppPalette, times: float | None = None) -> str:
    """Return the style sheet of a dialog, scaled by `times` (None: by the unit in force); `role` selects styles."""
    return scaled_stylesheet(_SHEET.substitute(asdict(chrome)), times)


_SHEET = Template(
    """
QDialog, QWidget[role="page"] { background: $page; }
QDialog, QLabel, QTableView, RowList, QTextEdit, QLineEdit, QSpinBox, QComboBox, QPushButton { font-size: 15px; }
QLabel { color: $ink; background: transparent; }
QLabel[role="heading"] { font-size: 21px; font-weight: 700; }
QLabel[role="title"] { font-size: 17px; font-weight: 700; }
QLabel[role="group"] { font-size: 13px; font-weight: 700; color: $accent; }
QLabel[role="strong"] { font-weight: 700; }
QLabel[role="note"] { font-size: 13px; color: $ink2; }
QLabel:disabled { color: $dim; }
QFrame[role="hairline"] { background: $hair; border: none; }
QFrame[role="box"] { background: $field; border: 1px solid $hair; border-radius: 12px; }
QToolTip { background: $field; color: $ink; border: 1px solid $edge; padding: 4px; }

QPushButton {
  background: $field; color: $ink; border: 1px solid $edge; border-radius: 8px;
  min-height: 32px; padding: 0 18px; margin: 2px; outline: none;
}
QPushButton:hover { border-color: $accent; }
QPushButton:pressed { background: $side; }
QPushButton:disabled { background: transparent; color: $dim; border-color: $idle; }
QPushButton[role="primary"] { background: $accent; color: $on_accent; border-color: $accent; font-weight: 700; }
QPushButton[role="primary"]:disabled { background: $hover; color: $dim; border-color: $idle; }
QPushButton[role="small"] { min-height: 26px; padding: 0 8px; font-size: 14px; }
QPushButton:focus { border: 2px solid $focus; }

QLineEdit, QSpinBox {
  background: $field; color: $ink; border: 1px solid $edge; border-radius: 7px;
  min-height: 30px; padding: 0 8px; margin: 0 3px;
  selection-background-color: $accent; selection-color: $on_accent; placeholder-text-color: $dim;
}
QLineEdit[role~="flush"] { margin: 0; }
QLineEdit:focus, QSpinBox:focus { border: 2px solid $focus; padding: 0 7px; }
QLineEdit[role="good"] { border: 2px solid $accent; padding: 0 7px; }
QLineEdit[role~="heed"] { border: 2px solid $heed; padding: 0 7px; }
QSpinBox { padding: 0 2px; margin: 0; }
QSpinBox:focus { padding: 0 1px; }
QSpinBox QLineEdit { border: none; padding: 0; min-height: 0; background: transparent; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QLineEdit:disabled, QSpinBox:disabled { color: $dim; border-color: $idle; }

QComboBox QAbstractItemView, RowList, QTableView, QTextEdit, QPlainTextEdit {
  background: $field; color: $ink; border: 1px solid $edge; border-radius: 7px;
  selection-background-color: $accent; selection-color: $on_accent; outline: none;
}
QTextEdit[role="bare"] { background: transparent; border: 1px solid transparent; }
QTableView:focus, QTextEdit:focus, QPlainTextEdit:focus { border: 2px solid $focus; }
QPlainTextEdit { font-size: 13px; padding: 4px; }
QTableView { gridline-color: $hair; alternate-background-color: $side; }
QTableView { border: 2px solid $hair; border-radius: 3px; }
QTableView:focus { border-color: $focus; }
QTableView::item { padding: 0 7px; }
QHeaderView { background: $side; border: none; }
QHeaderView::section {
  background: $side; color: $ink; border: none; border-bottom: 1px solid $hair; padding: 3px 9px;
  font-size: 14px; font-weight: 700;
}
QHeaderView::section:vertical { padding: 0 10px; }
QTableCornerButton::section { background: $side; border: none; }

RowList[role="sidebar"] { background: $side; border: none; border-radius: 0; padding: 10px; outline: none; }
RowList[role="sidebar"]::item {
  min-height: 34px; border: 2px solid transparent; border-radius: 9px; padding: 0 8px; margin: 3px 0; color: $ink;
}
RowList[role="sidebar"]::item:hover { background: $hover; }
RowList[role="sidebar"]::item:selected { background: $accent; color: $on_accent; }
RowList[role="sidebar"]::item:selected:focus { border-color: $focus; }

QWidget[role="side"] { background: $side; }
QScrollArea { border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $edge; border-radius: 4px; margin: 2px; min-height: 30px; min-width: 30px; }
QScrollBar::handle:hover { background: $accent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""
)
