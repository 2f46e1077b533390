"""Tool tips for any words, those of other people too."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

_MARKUP = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"))


def plain_tip(text: str) -> str:
    """A text as a tool tip shows it letter by letter: what looks like markup to Qt is written as such.

    Otherwise a name could have the pointer load a file.
    """
    if not any(sign in text for sign, _ in _MARKUP):
        return text
    for sign, written in _MARKUP:
        text = text.replace(sign, written)
    return f"<p style='white-space: pre'>{text}</p>"


def set_tip(shown: QWidget | QAction, text: str) -> None:
    """Give a widget or an entry of a menu its tool tip."""
    tip = plain_tip(text)
    shown.setToolTip(tip)
    if tip != text and isinstance(shown, QWidget) and not shown.accessibleDescription():
        shown.setAccessibleDescription(text)  # a screen reader would be told the tip, as it is written
