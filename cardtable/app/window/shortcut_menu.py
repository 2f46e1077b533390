"""A menu that writes keys from left to right in any language."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QStyleOptionMenuItem

_ISOLATE = "\N{LEFT-TO-RIGHT ISOLATE}"
_END = "\N{POP DIRECTIONAL ISOLATE}"
_BEFORE_KEYS = "\t"  # Qt's own sign between the words of an entry and its keys


class ShortcutMenu(QMenu):
    """Qt writes the keys in the direction of the language: "Ctrl+," would end in its Ctrl.

    Only what is painted changes; screen readers and menus of the system are given the keys themselves.
    """

    def initStyleOption(self, option: QStyleOptionMenuItem, action: QAction) -> None:
        super().initStyleOption(option, action)
        text, sign, keys = option.text.partition(_BEFORE_KEYS)
        if keys and self.isRightToLeft():
            option.text = f"{text}{sign}{_ISOLATE}{keys}{_END}"
