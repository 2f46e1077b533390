"""One list that a screen reader finds on the table: a hand, a trick, the players. Nothing of it is to be seen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QLabel, QWidget


class ReadingList(QObject):
    """A name and items in the order of reading; lies on a cloth, but has no place of its own."""

    def __init__(self, cloth: QWidget) -> None:
        super().__init__(cloth)
        self.cloth = cloth
        self.name = ""
        self.within: ReadingList | None = None  # a list of which this one is an item
        self.items: Sequence[QObject] = ()

    def show(self, name: str, items: Sequence[QObject]) -> None:
        """Have this name and these items from now on; only what changes is told."""
        self.items = items
        for item in items:
            if isinstance(item, Listed):
                item.listed = self
        if name != self.name:
            self.name = name
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))


class Listed:
    """A widget that is read as an item of a list; in none, it is nothing to assistive technology."""

    listed: ReadingList | None = None


def beside(cloth: QWidget) -> list[QWidget]:
    """What lies on a cloth in sight and is in no list."""
    lying = cloth.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [one for one in lying if not one.isHidden() and not isinstance(one, Listed) and not _is_bare(one)]


def _is_bare(widget: QWidget) -> bool:
    """Whether it is a label that says nothing to those who hear: others say the same."""
    return isinstance(widget, QLabel) and not (widget.accessibleName() or widget.text())
