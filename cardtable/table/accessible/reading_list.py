"""One list that a screen reader finds on the table: a hand, a trick, the players. Nothing of it is to be seen."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QLabel, QWidget
from shiboken6 import isValid


class AccessibleList(QObject):
    """A name and items in the order of reading; lies on a cloth, but has no place of its own."""

    def __init__(self, cloth: QWidget) -> None:
        super().__init__(cloth)
        self.cloth = cloth
        self.name = ""
        self.within: AccessibleList | None = None  # a list of which this one is an item
        self.items: Sequence[QObject] = ()

    @property
    def holds_lists(self) -> bool:
        """Whether its items are lists themselves."""
        return any(isinstance(item, AccessibleList) for item in self.items)

    def keep(self, items: Collection[QObject]) -> None:
        """Give up what is not among these; to be called for all lists before any of them is shown anew."""
        for item in self.items:
            if item not in items:
                _tell(item, QAccessible.Event.ObjectDestroyed)  # readers remember what a list holds
                if isinstance(item, AccessibleItem) and item.listed is self:
                    item.listed = None
        self.items = [item for item in self.items if item in items]

    def show(self, name: str, items: Sequence[QObject]) -> None:
        """Have this name and these items from now on; only what changes is told."""
        new = [item for item in items if item not in self.items]
        self.items = items
        for item in items:
            if isinstance(item, AccessibleItem):
                item.listed = self
        for item in new:
            _tell(item, QAccessible.Event.ObjectCreated)
        if name != self.name:
            self.name = name
            _tell(self, QAccessible.Event.NameChanged)


def _tell(thing: QObject, change: QAccessible.Event) -> None:
    if QAccessible.isActive() and isValid(thing):
        QAccessible.updateAccessibility(QAccessibleEvent(thing, change))


class AccessibleItem:
    """A widget that is read as an item of a list; in none, it is nothing to assistive technology."""

    listed: AccessibleList | None = None


def widgets_outside_lists(cloth: QWidget) -> list[QWidget]:
    """What lies on a cloth in sight and is in no list."""
    lying = cloth.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [one for one in lying if not one.isHidden() and not isinstance(one, AccessibleItem) and not _is_bare(one)]


def _is_bare(widget: QWidget) -> bool:
    """Whether it is a label that says nothing to those who hear: others say the same."""
    return isinstance(widget, QLabel) and not (widget.accessibleName() or widget.text())
