"""The room that the screen has for a window, and what a page in it may count on."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

FRAME = QSize(12, 44)  # pixels of a window's frame and title, before it is shown
SIDEBAR = 0.36  # of the screen's width at most
MARGINS, BAR = 52, 12  # pixels of a page's margins, and of the sketches of its scroll bar
BESIDE, SHARE = 350, 0.8  # pixels of the widest editor beside its label, and at most so much of the page


def room_on_screen(widget: QWidget | None = None) -> QSize:
    """The largest size of a window's content, its frame and the system's bars left out; of the first screen if none."""
    if widget is None:
        return QGuiApplication.primaryScreen().availableGeometry().size() - FRAME
    window = widget.window()
    frame = window.frameGeometry().size() - window.size()
    return screen_of(window).availableGeometry().size() - (frame if frame.height() > 0 else FRAME)


def screen_of(window: QWidget) -> QScreen:
    """The screen that a window's middle is on, else the first one.

    Not `window.screen()`: PySide holds what that returns for a part of the window, and a window that is collected as
    garbage takes the screen with it.
    """
    return QGuiApplication.screenAt(window.frameGeometry().center()) or QGuiApplication.primaryScreen()


def sidebar_width() -> int:
    """The most that a sidebar may take."""
    return round(SIDEBAR * room_on_screen().width())


def page_width() -> int:
    """What a page beside a sidebar has at least, less its margins."""
    from cardtable.table.style.text_painting import px  # not needed by the first frame

    return room_on_screen().width() - sidebar_width() - MARGINS - px(BAR)


def widest_beside() -> int:
    """The widest editor that stands beside its label; a wider one gets a line of its own."""
    from cardtable.table.style.text_painting import px

    return min(px(BESIDE), round(SHARE * page_width()))
