"""Geometry of the screen: the space for a window, and the least widths of pages in it."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

FRAME = QSize(12, 44)  # pixels of a window's frame and title before it is shown
SIDEBAR = 0.36  # greatest share of the screen's width
MARGINS, BAR = 52, 12  # pixels of a page's margins; pixels of the sketches of its scroll bar
BESIDE, SHARE = 350, 0.8  # widest editor beside its label: pixels; share of the page


def room_on_screen(widget: QWidget | None = None) -> QSize:
    """Return the largest size of a window's content without frame and system bars; None: on the first screen."""
    if widget is None:
        return QGuiApplication.primaryScreen().availableGeometry().size() - FRAME
    window = widget.window()
    frame = window.frameGeometry().size() - window.size()
    return screen_of(window).availableGeometry().size() - (frame if frame.height() > 0 else FRAME)


def screen_of(window: QWidget) -> QScreen:
    """Return the screen with the window's centre, else the first one.

    Not `window.screen()`: PySide makes its return value a child of the window, and a window that is garbage-collected
    takes the screen with it.
    """
    return QGuiApplication.screenAt(window.frameGeometry().center()) or QGuiApplication.primaryScreen()


def sidebar_width() -> int:
    """Return the greatest width of a sidebar in pixels."""
    return round(SIDEBAR * room_on_screen().width())


def page_width() -> int:
    """Return the least width in pixels of a page beside a sidebar, without its margins."""
    from cardtable.table.style.text_painting import px  # not needed for the first frame

    return room_on_screen().width() - sidebar_width() - MARGINS - px(BAR)


def widest_beside() -> int:
    """Return the greatest width in pixels of an editor beside its label; a wider one is placed below."""
    from cardtable.table.style.text_painting import px

    return min(px(BESIDE), round(SHARE * page_width()))
