"""What can be found out about a shown window without looking at it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QWidget,
)

from cardtable.app.widgets.choice_controls import Segment
from cardtable.app.widgets.combo_box import ComboBox
from cardtable.app.widgets.item_views import RowList
from cardtable.app.widgets.labels import NameLabel


def visible(window: QWidget) -> Iterator[QWidget]:
    """All widgets that a person would see, but for Qt's own parts of them."""
    for widget in window.findChildren(QWidget):
        inner = isinstance(widget.parentWidget(), QComboBox | QLineEdit | QAbstractScrollArea)
        if (widget.isVisibleTo(window) and not inner) or isinstance(widget, QScrollArea):
            yield widget


def clipped(window: QWidget) -> list[str]:
    """What does not fit: texts wider or higher than their place, and pages wider than their window."""
    return [f"{type(widget).__name__} {_words(widget)!r}" for widget in visible(window) if _is_clipped(widget)]


def _is_clipped(widget: QWidget) -> bool:
    if isinstance(widget, NameLabel):
        return widget.minimumSizeHint().width() > widget.width() + 1
    if isinstance(widget, QLabel) and widget.text():
        if widget.wordWrap():
            longest = max(widget.text().split(), key=len)
            wide = widget.fontMetrics().horizontalAdvance(longest) > widget.width() + 1
            return wide or widget.heightForWidth(widget.width()) > widget.height() + 1
        return widget.sizeHint().width() > widget.width() + 1
    if isinstance(widget, Segment):
        return widget.sizeHint().width() > widget.width() + 1
    if isinstance(widget, QComboBox):
        return not isinstance(widget, ComboBox) or widget.cut()
    if isinstance(widget, QPushButton) and widget.text():
        return widget.sizeHint().width() > widget.width() + 1
    if isinstance(widget, RowList):
        return widget.sizeHintForColumn(0) > widget.viewport().width()
    if isinstance(widget, QScrollArea):
        content = widget.widget()
        return content is not None and content.minimumSizeHint().width() > widget.viewport().width()
    return False


def controls(window: QWidget) -> list[QWidget]:
    """What takes the focus by the Tab key."""
    return [
        widget
        for widget in visible(window)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isEnabled() and widget.focusProxy() is None
    ]


def unreached(window: QWidget) -> list[str]:
    """Controls that the Tab key does not come to; of radio buttons that belong together one is enough."""
    reached: list[QWidget | None] = []
    for _ in range(200):
        window.focusNextPrevChild(True)
        focus = QApplication.focusWidget()
        if focus in reached:
            break
        reached.append(focus)
    around = {id(widget.parentWidget()) for widget in reached if isinstance(widget, QRadioButton)}
    return [
        f"{type(widget).__name__} {_words(widget)!r}"
        for widget in controls(window)
        if widget not in reached and not (isinstance(widget, QRadioButton) and id(widget.parentWidget()) in around)
    ]


def shown_words(window: QWidget) -> list[str]:
    """All words on labels and buttons, and what assistive technology calls the controls."""
    words = [widget.text() for widget in visible(window) if isinstance(widget, QLabel | QAbstractButton)]
    words += [widget.accessibleName() for widget in controls(window)]
    return [text for text in words if any(sign.isalpha() for sign in text)]


def _words(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else widget.accessibleName()
