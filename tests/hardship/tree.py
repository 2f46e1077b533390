"""The accessibility tree of a window: what a screen reader finds, in which order, and what it could not name."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget

from cardtable.app.multiplayer.room_seat_button import RoomSeatButton
from cardtable.table.table_widget import TableWidget

Role = QAccessible.Role
VAGUE = {Role.NoRole, Role.Client, Role.Pane, Role.Grouping, Role.Whitespace, Role.UserRole, Role.Border}
ITEMS = {Role.List, Role.Table, Role.Tree}
MOST_ITEMS = 40  # of a list or table that are looked at: the others are alike


class Node(NamedTuple):
    """One thing that a screen reader can come to."""

    role: Role
    name: str
    label: str  # that of a label beside it which names it
    description: str
    value: str
    focusable: bool
    focused: bool
    disabled: bool
    kind: str  # class of the widget, where there is one
    children: tuple[Node, ...]

    @property
    def called(self) -> str:
        """What a screen reader calls it: its label, or a name that is not just what it now stands at."""
        return self.label or (self.name if self.role is not Role.ComboBox or self.name != self.value else "")

    def all(self) -> Iterator[Node]:
        """This one and everything below it, in the order of the tree."""
        yield self
        for child in self.children:
            yield from child.all()


def tree(window: QWidget) -> Node:
    """What lies in a window, without what is not shown."""
    node = _node(QAccessible.queryAccessibleInterface(window))
    assert node is not None, "nothing is to be found in this window"
    return node


def _node(access: QAccessibleInterface | None) -> Node | None:
    if access is None or not access.isValid() or access.state().invisible:
        return None
    state, thing, role = access.state(), access.object(), access.role()
    count = min(access.childCount(), MOST_ITEMS) if role in ITEMS else access.childCount()
    children = [_node(access.child(place)) for place in range(count)]
    name, description, value = (
        access.text(kind).strip()
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    )
    return Node(
        role,
        name,
        _label(access),
        description,
        value,
        bool(state.focusable),
        bool(state.focused),
        bool(state.disabled),
        type(thing).__name__ if thing is not None else "",
        tuple(child for child in children if child is not None),
    )


def _label(access: QAccessibleInterface) -> str:
    named = (other for other, kind in access.relations() if kind is QAccessible.RelationFlag.Label)
    return next((other.text(QAccessible.Text.Name).strip() for other in named), "")


def dump(node: Node, depth: int = 0) -> Iterator[str]:
    """The tree as lines of text: role, name, description, value, and what can have the focus."""
    words = [f"{'  ' * depth}{node.role.name}", f"“{node.name}”"]
    words += [f"labelled “{node.label}”"] if node.label else []
    words += [f"({node.description})"] if node.description else []
    words += [f"= {node.value}"] if node.value else []
    words += ["[focus]"] if node.focused else ["[tab]"] if node.focusable else []
    words += ["[disabled]"] if node.disabled else []
    yield " ".join(words)
    for child in node.children:
        yield from dump(child, depth + 1)


def unnamed(window: QWidget) -> list[str]:
    """Controls that assistive technology could only call "button" or "list", or could not call anything."""
    found = []
    for node in tree(window).all():
        if node.focusable and not node.called:
            found.append(f"{node.kind or node.role.name} “{node.value or node.description}” has no name")
        if node.focusable and node.role in VAGUE and not node.children:
            found.append(f"{node.kind or node.role.name} “{node.called}” has no role of a control")
    return found


def misread(window: QWidget) -> list[str]:
    """What would be read as something that it is not, or with words that nobody wants."""
    found = []
    for node in tree(window).all():
        what = f"{node.kind or node.role.name} “{node.called}”"
        if node.role is Role.LayeredPane:
            found.append(f"{what} is a layered pane")
        if node.kind in {"CardWidget", "SeatPlate"} and node.role is not Role.ListItem:
            found.append(f"{what} is no item of a list, but {node.role.name}")
        if node.kind == "AccessibleList" and not (node.name and node.children):
            found.append(f"{what} is a list without a name, or with nothing in it")
        if node.kind == "TableWidget" and any(child.kind == "CardWidget" for child in node.children):
            found.append(f"{what} has cards that are in no list")
    return found


def give_back(window: QWidget) -> None:
    """Make each widget a part of its parent again, in Python as in Qt, where this changes nothing.

    PySide takes what `nextInFocusChain` and `focusProxy` return for a part of the widget that was asked, and would
    forget both when that one goes.
    """
    for widget in (window, *window.findChildren(QWidget)):
        widget.setParent(widget.parentWidget())  # the window, too: the round ends there


def stops(window: QWidget) -> list[QWidget]:
    """What the Tab key comes to, in its order; of buttons that exclude each other, the one that is chosen."""
    found: list[QWidget] = []
    widget = window
    for _ in range(2000):
        following = widget.nextInFocusChain()
        if following is None or following is window:
            break
        widget = following
        takes = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isEnabled()
        if takes and widget.isVisibleTo(window) and window.isAncestorOf(widget) and not _is_left_out(widget):
            found.append(widget)
    return found


def _is_left_out(widget: QWidget) -> bool:
    inner = widget.focusProxy() is not None or widget.objectName().startswith("qt_")
    if isinstance(widget, QAbstractButton) and widget.isCheckable() and widget.autoExclusive():
        return inner or not widget.isChecked()
    return inner


def disordered(window: QWidget) -> list[str]:
    """Where Tab goes back: upwards within a column, or against the direction of reading within a line.

    It goes round in a ring, so that it must go back once, and no more. Piles and plates of a table, and the seats of a
    room, lie around its middle: their order has tests of its own.
    """
    right_to_left = QApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    ring = [
        widget
        for widget in stops(window)
        if not isinstance(widget, RoomSeatButton) and not isinstance(widget.parentWidget(), TableWidget)
    ]
    back = [
        f"from {_words(one)} back to {_words(other)}"
        for one, other in pairwise([*ring, *ring[:1]])
        if _goes_back(_place(one, other, window), _place(other, one, window), right_to_left)
    ]
    return back if len(back) > 1 else []


def _place(widget: QWidget, other: QWidget, window: QWidget) -> QRect:
    """Where it lies in the window; what lies in a page that scrolls is as far down as the page, to those outside."""
    parent = widget.parentWidget()
    while parent is not None and parent is not window and not parent.isAncestorOf(other):
        widget = parent if isinstance(parent, QScrollArea) else widget
        parent = parent.parentWidget()
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def _goes_back(place: QRect, then: QRect, right_to_left: bool) -> bool:
    before = then.left() >= place.right() if right_to_left else then.right() <= place.left()
    beyond = then.right() <= place.left() if right_to_left else then.left() >= place.right()
    above = then.bottom() <= place.top()
    same_line = then.top() < place.bottom() and place.top() < then.bottom()
    return (above and not beyond) or (same_line and before)


def _words(widget: QWidget) -> str:
    access = QAccessible.queryAccessibleInterface(widget)
    return f"{type(widget).__name__} “{access.text(QAccessible.Text.Name) if access is not None else ''}”"
