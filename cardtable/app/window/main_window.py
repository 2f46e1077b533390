"""Main window: a startup page first, then menus, the current page and the status line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6 import QtCore  # not QtCore.Qt: its 100 enums are made at first use, and the first frame needs none
from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QEventLoop, QPoint, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from cardtable.app.platform.screen_geometry import room_on_screen, screen_of
from cardtable.app.settings.startup_settings import StartupSettings
from cardtable.app.widgets.basic_widgets import HeldFocus, PlainLabel, discard, fill_box
from cardtable.app.window.idle_tasks import paint_next_turn
from cardtable.app.window.status_label import StatusLabel
from cardtable.core.text import Text
from cardtable.table.art.felt_texture import felt
from cardtable.table.art.themes import theme_named

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.app.window.menu_bar import MenuBar
    from cardtable.core.text import TextRenderer
    from cardtable.table.speech.announcer import Announcer

PAINT_TIMEOUT_MS = 250  # a window that is minimised, or on another desktop, is never painted
MIN_SIZE = QSize(800, 560)  # if the screen has room for it
DEFAULT_SIZE = QSize(1280, 800)
TITLE = "CardTable"
COPY_OFFSET_PX = 48  # between the windows of two copies
NOTICE_MS = 8_000
MAX_STATUS_SCALE = 1.25  # of the status line's font in a large window, relative to the menus


class StartupPage(QWidget):
    """Empty page with the same felt as the table and the welcome page: nothing flickers when they replace it."""

    painted = Signal()

    def __init__(self, theme: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme_named(theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, felt(self.size(), self.devicePixelRatioF(), self._theme))
        painter.end()
        self.painted.emit()

    def wait(self) -> None:
        """Run the event loop until the page has been painted, at most `PAINT_TIMEOUT_MS`."""
        loop = QEventLoop()
        self.painted.connect(loop.quit)
        QTimer.singleShot(PAINT_TIMEOUT_MS, loop, loop.quit)
        loop.exec()


class MainWindow(QMainWindow):
    """Main window with one visible page; its texts are stored as `Text` and rendered again in another language.

    A new window can be shown at once: it has the felt, and bars of their final height. `furnish` adds all that needs
    texts.
    """

    menus: MenuBar
    _renderer: TextRenderer
    _announcer: Announcer

    closing = Signal()
    languageChanged = Signal()
    written = Signal(str)  # the text just set in the status line, even while that is hidden

    def __init__(self, look: StartupSettings | None = None) -> None:
        super().__init__()
        look = look or StartupSettings()
        self._has_menus = False
        self._messages: list[Text | str] = []  # about the game
        self._warning: Text | None = None  # shown until it is removed, even if the status line is switched off
        self.notices: list[Text] = []  # about the program, shown for `NOTICE_MS` before the messages
        self._notice_timer = QTimer(self, singleShot=True, interval=NOTICE_MS)
        self._notice_timer.timeout.connect(self.forget_notices)
        self._label: Text | None = None
        self._heading: Text | None = None
        self._copy = 1
        self._guards: list[Callable[[], bool]] = []
        self._close_overlay: Callable[[], bool] | None = None
        self.setWindowTitle(TITLE)
        self.setMinimumSize(MIN_SIZE.boundedTo(room_on_screen(self)))
        self.pages = QStackedWidget(self)
        middle = QWidget(self)
        self._column = fill_box(QVBoxLayout(middle), (self.pages, 1), spacing=0)  # the pages, and room below them
        self.setCentralWidget(middle)
        self.notification_strip: QWidget | None = None
        self._covered_focus = HeldFocus()  # of the page below the one laid over it
        self._status_line = look.status_line
        self.menuBar().addMenu(" ")  # an empty bar would have no height
        self.status_line = StatusLabel(self)
        self.deal_label = PlainLabel(self)
        self.corner_label = PlainLabel(self)
        self.corner_label.setContentsMargins(8, 0, 14, 0)
        self._felt = StartupPage(look.theme, self)
        self.pages.addWidget(self._felt)
        self._create_status_bar()

    def show_felt(self) -> bool:
        """Show the window and wait until it has been painted; return False if it was closed meanwhile."""
        self.show()
        self._felt.wait()
        return self.isVisible()

    def furnish(self, renderer: TextRenderer, announcer: Announcer) -> None:
        """Create the menus; to be called once, before any text is shown."""
        from cardtable.app.window.menu_bar import MenuBar

        QCoreApplication.sendPostedEvents()  # changes of font, direction and language cost least before there are texts
        self._has_menus = True
        self._renderer, self._announcer = renderer, announcer
        self.menuBar().clear()
        self.menus = MenuBar(self, renderer, self.notice)
        self._fit_status_bar()

    def show_page(self, page: QWidget) -> None:
        """Show a page; the pages before it are deleted."""
        if self.pages.currentWidget() is page:
            return
        before = self._shown_pages()
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        if self._felt not in before:  # the first page is to be seen at once
            paint_next_turn(page)
        for old_page in before:
            if old_page is not page:
                self._remove_page(old_page)
        page.setFocus()

    def lay_over(self, page: QWidget) -> None:
        """Show a page over the current one, which stays below until `lift`."""
        self._covered_focus.keep(self.focusWidget())
        self.pages.addWidget(page)
        self.pages.setCurrentWidget(page)
        paint_next_turn(page)
        page.setFocus()

    def lift(self, page: QWidget) -> None:
        """Remove a page that was laid over another, and restore the focus of the page below."""
        if self.pages.indexOf(page) < 0:
            return
        self._remove_page(page)
        for below in self._shown_pages()[-1:]:
            self.pages.setCurrentWidget(below)
            focus = self._covered_focus.take()
            (focus if focus is not None and focus in below.findChildren(QWidget) else below).setFocus()

    def _shown_pages(self) -> list[QWidget]:
        """Return all pages, the visible one last."""
        pages = (self.pages.widget(place) for place in range(self.pages.count()))
        return [page for page in pages if page is not None]

    def _remove_page(self, page: QWidget) -> None:
        self.pages.removeWidget(page)
        discard(page)

    def paint_page(self) -> None:
        """Lay out and paint the page now, before any idle task."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self.repaint()

    def page(self) -> QWidget | None:
        """Return the visible page: the startup page until there is another."""
        return self.pages.currentWidget()

    def notice(self, sentence: Text) -> None:
        """Show a sentence about the program for `NOTICE_MS` before the text of the game, and speak it once."""
        self.notices = [*(notice for notice in self.notices if notice != sentence), sentence]
        self._notice_timer.start()
        self._show_messages()
        self.written.emit(" ".join(map(self._render, self.notices)))
        self._announcer.say(self._renderer.text(sentence))

    def warn(self, sentence: Text | None) -> None:
        """Show a lasting warning before everything else; None removes it."""
        if sentence == self._warning:
            return
        self._warning = sentence
        self._show_messages()
        self._update_bottom()
        if sentence is not None:
            self.written.emit(self._render(sentence))
            self._announcer.say(self._renderer.text(sentence))

    def take_back(self, notice: Text) -> None:
        if notice in self.notices:
            self.notices.remove(notice)
            self._show_messages()

    def say(self, *sentences: Text | str) -> None:
        self._messages = list(sentences)
        self._show_messages()
        self.written.emit(self.status_line.text())

    def said(self) -> tuple[Text | str, ...]:
        return tuple(self._messages)

    def forget_notices(self) -> None:
        if self.notices:
            self._notice_timer.stop()
            self.notices.clear()
            self._show_messages()

    def label(self, deal: Text | None, heading: Text | None) -> None:
        """Set the texts at the right of the status line (`deal`) and of the menu bar (`heading`); None for no text."""
        self._label, self._heading = deal, heading
        self.deal_label.setText("" if deal is None else self._renderer.text(deal))
        self.corner_label.clear()  # only a changed text is measured again: the bar would keep the old height
        self.corner_label.setMinimumHeight(0)
        self.corner_label.setText("" if heading is None else self._renderer.text(heading))
        self.corner_label.setFixedHeight(self.menuBar().sizeHint().height())  # else it is placed too high and cut off
        self.menuBar().setCornerWidget(self.corner_label)  # the only call that lays it out again
        self._fit_corner()

    def _fit_corner(self) -> None:
        """Hide the text beside the menus if there is no room for both.

        The bar's own size hint counts from the left edge: with menus that begin at the right one it is as wide as the
        window.
        """
        bar = self.menuBar()
        menus = sum(bar.actionGeometry(entry).width() for entry in bar.actions())
        self.corner_label.setVisible(menus + self.corner_label.sizeHint().width() <= self.width())

    def show_status_line(self, shown: bool) -> None:
        self._status_line = shown
        self._update_bottom()

    def show_notification_bar(self, bar: QWidget | None) -> None:
        """Show a notification bar in place of the status line, even if that is switched off; None restores the line."""
        if bar is self.notification_strip:
            return
        if self.notification_strip is not None:
            self.notification_strip.hide()
            self._column.removeWidget(self.notification_strip)
        self.notification_strip = bar
        if bar is not None:
            self._column.addWidget(bar)
            bar.show()
        self._update_bottom()

    def _update_bottom(self) -> None:
        self.statusBar().setVisible(
            (self._status_line or self._warning is not None) and self.notification_strip is None
        )
        layout = self.layout()
        if layout is not None:
            layout.activate()  # now: else a table is laid out twice, for the status line and for the bar

    def restore(self, geometry: str, size: tuple[int, int] | None) -> None:
        """Restore the saved geometry, or take the `size` of the command line; without both, the default size."""
        if size is not None:
            self.resize(*size)
        elif not geometry or not self.restoreGeometry(QByteArray.fromBase64(geometry.encode())):
            room = screen_of(self).availableSize()
            self.resize(DEFAULT_SIZE.boundedTo(room * 0.95))

    def set_copy(self, number: int) -> None:
        """Number the title and offset the position, to tell the windows of several copies of the program apart."""
        self._copy = number
        self._entitle()
        self.move(self.pos() + QPoint(COPY_OFFSET_PX, COPY_OFFSET_PX) * (number - 1))

    def _entitle(self) -> None:
        self.setWindowTitle(f"{TITLE} {self._renderer.number(self._copy)}" if self._copy > 1 else TITLE)

    def geometry_text(self) -> str:
        """Return position and size in base 64, to be stored."""
        return self.saveGeometry().toBase64().toStdString()

    def set_full_screen(self, full: bool) -> None:
        if full != self.isFullScreen():
            self.setWindowState(self.windowState() ^ QtCore.Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == QtCore.Qt.Key.Key_Escape and self._close_overlay is not None and self._close_overlay():
            return
        if self.isFullScreen() and event.key() == QtCore.Qt.Key.Key_Escape:  # no widget had a use for the key
            self.set_full_screen(False)
        else:
            super().keyPressEvent(event)

    def set_overlay_closer(self, close_overlay: Callable[[], bool]) -> None:
        """Set the callback for Escape that closes an overlay of the page; it returns whether there was any."""
        self._close_overlay = close_overlay

    def guard(self, may_close: Callable[[], bool]) -> None:
        """Add a callback that is asked before the window closes, and may prevent it."""
        self._guards.append(may_close)

    def may_close(self) -> bool:
        return all(may_close() for may_close in self._guards)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_close():
            event.ignore()
            return
        self.closing.emit()
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_status_bar()
        self._fit_corner()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.WindowStateChange and self._has_menus:
            self.menus.actions["full_screen"].setChecked(self.isFullScreen())
        if event.type() is QEvent.Type.LanguageChange and self._has_menus:
            for page in self._shown_pages()[-1:]:
                paint_next_turn(page)
            self.retranslate()
            self.languageChanged.emit()

    def retranslate(self) -> None:
        self.menus.retranslate()
        self._fit_status_bar()
        self._entitle()
        self.say(*(said for said in self._messages if isinstance(said, Text)))
        self.label(self._label, self._heading)

    def _create_status_bar(self) -> None:
        bar = self.statusBar()
        bar.setSizeGripEnabled(False)
        self._update_bottom()
        bar.addWidget(self.status_line, 1)
        bar.addPermanentWidget(self.deal_label)
        bar.setContentsMargins(8, 0, 8, 0)
        for label in (self.deal_label, self.corner_label):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)  # less prominent than the messages

    def _fit_status_bar(self) -> None:
        """Scale the font of the status line with the window, less than the table; the menus keep the system's font."""
        if self._has_menus:  # the first frame has no texts
            from cardtable.app.platform.fonts import enlarged
            from cardtable.table.layout.text_scaling import magnification

            times = min(magnification(self.size().toSizeF()), MAX_STATUS_SCALE)
            self.statusBar().setFont(enlarged(QApplication.font(), times))

    def _show_messages(self) -> None:
        said = " ".join(map(self._render, self._messages))
        self.status_line.setAccessibleName(said)  # notices have been spoken already
        notices = [word for word in map(self._render, self.notices) if not said.startswith(word)]
        warning = [] if self._warning is None else [self._render(self._warning)]
        self.status_line.setText(" ".join([*warning, *notices, *filter(None, [said])]))

    def _render(self, said: Text | str) -> str:
        return said if isinstance(said, str) else self._renderer.text(said)
