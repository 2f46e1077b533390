"""The page that the window opens with: the bare felt, until the program is there to put something on it.

The main window: first the bare felt, then menus, the table or the welcome page, and the status line.
"""

from __future__ import annotations

import base64
import binascii
from typing import TYPE_CHECKING

from PySide6 import QtCore  # QtCore.Qt has 100 enums, made at the first look at it: the first frame does without
from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QEventLoop, QPoint, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from cardtable.app.platform.screen_geometry import room_on_screen, screen_of
from cardtable.app.settings.startup_settings import StartupSettings
from cardtable.app.widgets.keyboard_navigation import HeldFocus
from cardtable.app.widgets.labels import PlainLabel
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


AT_MOST_MS = 250  # a window that is minimised, or on another desktop, is never painted


class StartupPage(QWidget):
    """Paints the felt that the table and the welcome page have as well, so that nothing flickers when they come."""

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
        """Let the event loop run until the page has been seen, or will not be."""
        loop = QEventLoop()
        self.painted.connect(loop.quit)
        patience = QTimer(loop, singleShot=True, interval=AT_MOST_MS)
        patience.timeout.connect(loop.quit)
        patience.start()
        loop.exec()


SMALLEST = QSize(800, 560)  # where the screen has it
USUAL = QSize(1280, 800)
TITLE = "CardTable"
BESIDE = 48  # pixels between the windows of two copies
NOTICE_MS = 8_000
MOST_STATUS = 1.25  # times as large as the menus: the status line in a large window


class MainWindow(QMainWindow):
    """Shows one page at a time; what is shown is kept as Text and said again when the language changes.

    A new one can be shown at once: it has the felt, and bars as high as they will be. `furnish` gives it the rest.
    """

    menus: MenuBar
    _words: TextRenderer
    _mouth: Announcer

    closing = Signal()
    languageChanged = Signal()
    written = Signal(str)  # what the status line has just been given, whether it is in sight or not

    def __init__(self, look: StartupSettings | None = None) -> None:
        super().__init__()
        look = look or StartupSettings()
        self._furnished = False
        self._said: list[Text | str] = []
        self._warning: Text | None = None  # stands for as long as it is true, also where the line is switched off
        self._notices: list[Text] = []  # sentences about the program, which stay for a while before what is said
        self._noticed = QTimer(self)
        self._noticed.setSingleShot(True)
        self._noticed.timeout.connect(self.forget_notices)
        self._label: Text | None = None
        self._heading: Text | None = None
        self._copy = 1
        self._guards: list[Callable[[], bool]] = []
        self._puts_away: Callable[[], bool] | None = None
        self.setWindowTitle(TITLE)
        self.setMinimumSize(SMALLEST.boundedTo(room_on_screen(self)))
        self._pages = QStackedWidget(self)
        self._column = _column(self._pages, self)
        self._strip: QWidget | None = None
        self._held_below = HeldFocus()  # had the focus on a page over which another was laid
        self._status_line = look.status_line
        self.menuBar().addMenu(" ")  # an empty bar would have no height
        self._sentence = StatusLabel(self)
        self._deal = PlainLabel(self)
        self._corner = PlainLabel(self)
        self._corner.setContentsMargins(8, 0, 14, 0)
        self._felt = StartupPage(look.theme, self)
        self._pages.addWidget(self._felt)
        self._furnish_status_bar()

    def show_felt(self) -> bool:
        """Show the window, and wait until it has been painted; whether it is still open then."""
        self.show()
        self._felt.wait()
        return self.isVisible()

    def furnish(self, words: TextRenderer, mouth: Announcer) -> None:
        """Put in what has words; to be called once, before anything is said."""
        from cardtable.app.window.menu_bar import MenuBar

        QCoreApplication.sendPostedEvents()  # the window hears of font, direction and language while it has no words
        self._furnished = True
        self._words, self._mouth = words, mouth
        self.menuBar().clear()
        self.menus = MenuBar(self, words, self.notice)
        self._fit_status_bar()

    def show_page(self, page: QWidget) -> None:
        """Show a page; the one before is closed and forgotten."""
        if self._pages.currentWidget() is page:
            return
        before = self._shown_pages()
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        if self._felt not in before:  # the first page of all is wanted at once
            paint_next_turn(page)
        for one in before:
            if one is not page:
                self._take_away(one)
        page.setFocus()

    def lay_over(self, page: QWidget) -> None:
        """Show a page over the one in sight, which waits below it until `lift`."""
        self._held_below.keep(self.focusWidget())
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        paint_next_turn(page)
        page.setFocus()

    def lift(self, page: QWidget) -> None:
        """Take a page away that was laid over another."""
        if self._pages.indexOf(page) < 0:
            return
        self._take_away(page)
        for below in self._shown_pages()[-1:]:
            self._pages.setCurrentWidget(below)
            held = self._held_below.take()
            (held if held is not None and held in below.findChildren(QWidget) else below).setFocus()

    def _shown_pages(self) -> list[QWidget]:
        """The page in sight is the last."""
        pages = (self._pages.widget(place) for place in range(self._pages.count()))
        return [page for page in pages if page is not None]

    def _take_away(self, page: QWidget) -> None:
        self._pages.removeWidget(page)
        page.hide()
        page.deleteLater()

    def paint_page(self) -> None:
        """Show what has been put in at once, before anything that is done in idle moments."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self.repaint()

    def page(self) -> QWidget | None:
        """The page in sight: the bare felt until there is another."""
        return self._pages.currentWidget()

    def notice(self, sentence: Text) -> None:
        """Say something about the program: written before what was said, for a while, and spoken once."""
        self._notices = [*(notice for notice in self._notices if notice != sentence), sentence]
        self._noticed.start(NOTICE_MS)
        self._show_said()
        self.written.emit(" ".join(map(self._word, self._notices)))
        self._mouth.say(self._words.text(sentence))

    def warn(self, sentence: Text | None) -> None:
        """Say something that goes on, before everything else, until it is over: None."""
        if sentence == self._warning:
            return
        self._warning = sentence
        self._show_said()
        self._lay_foot()
        if sentence is not None:
            self.written.emit(self._word(sentence))
            self._mouth.say(self._words.text(sentence))

    def take_back(self, notice: Text) -> None:
        """What was said about the program is true no more."""
        if notice in self._notices:
            self._notices.remove(notice)
            self._show_said()

    def say(self, *sentences: Text | str) -> None:
        """Write sentences into the status line."""
        self._said = list(sentences)
        self._show_said()
        self.written.emit(self._sentence.text())

    def said(self) -> tuple[Text | str, ...]:
        """What was said last into the status line."""
        return tuple(self._said)

    def forget_notices(self) -> None:
        """What was said about the program has been seen: it gives way to what is said about the game."""
        if self._notices:
            self._noticed.stop()
            self._notices.clear()
            self._show_said()

    def label(self, deal: Text | None, heading: Text | None) -> None:
        """What stands at the right of the status line, and at the right of the menus."""
        self._label, self._heading = deal, heading
        self._deal.setText("" if deal is None else self._words.text(deal))
        self._corner.clear()  # the bar would stay as high as this was: only another text is measured anew
        self._corner.setMinimumHeight(0)
        self._corner.setText("" if heading is None else self._words.text(heading))
        self._corner.setFixedHeight(self.menuBar().sizeHint().height())  # else it stands too high and is cut
        self.menuBar().setCornerWidget(self._corner)  # only this lays it out anew
        self._fit_corner()

    def _fit_corner(self) -> None:
        """What is at the right of the menus gives way to them.

        The bar's own hint counts from the left edge, so that it is always as wide as the window where menus begin at
        the right one.
        """
        bar = self.menuBar()
        menus = sum(bar.actionGeometry(entry).width() for entry in bar.actions())
        self._corner.setVisible(menus + self._corner.sizeHint().width() <= self.width())

    def show_status_line(self, shown: bool) -> None:
        """Show what is said in a line at the lower edge, or not."""
        self._status_line = shown
        self._lay_foot()

    def put_strip(self, strip: QWidget | None) -> None:
        """Show this in place of the status line, also where that is switched off; None: the line is back."""
        if strip is self._strip:
            return
        if self._strip is not None:
            self._strip.hide()
            self._column.removeWidget(self._strip)
        self._strip = strip
        if strip is not None:
            self._column.addWidget(strip)
            strip.show()
        self._lay_foot()

    def _lay_foot(self) -> None:
        self.statusBar().setVisible((self._status_line or self._warning is not None) and self._strip is None)
        layout = self.layout()
        if layout is not None:
            layout.activate()  # at once: a table would be laid out twice, for the line and for the strip

    def restore(self, geometry: str, size: tuple[int, int] | None) -> None:
        """Open where the window was closed, or at a size asked for."""
        if size is not None:
            self.resize(*size)
        elif not geometry or not self.restoreGeometry(_bytes(geometry)):
            room = screen_of(self).availableSize()
            self.resize(USUAL.boundedTo(room * 0.95))

    def set_copy(self, number: int) -> None:
        """Tell this window from those of other copies that run: by its title, and by where it lies."""
        self._copy = number
        self._entitle()
        self.move(self.pos() + QPoint(BESIDE, BESIDE) * (number - 1))

    def _entitle(self) -> None:
        """Only a second copy has a number, in the digits of the language."""
        self.setWindowTitle(f"{TITLE} {self._words.number(self._copy)}" if self._copy > 1 else TITLE)

    def geometry_text(self) -> str:
        """Place and size, to be remembered."""
        return base64.b64encode(self.saveGeometry().data()).decode()

    def set_full_screen(self, full: bool) -> None:
        """Cover the screen, or go back to a window."""
        if full != self.isFullScreen():
            self.setWindowState(self.windowState() ^ QtCore.Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == QtCore.Qt.Key.Key_Escape and self._puts_away is not None and self._puts_away():
            return
        if self.isFullScreen() and event.key() == QtCore.Qt.Key.Key_Escape:  # nobody else had anything to take back
            self.set_full_screen(False)
        else:
            super().keyPressEvent(event)

    def set_puts_away(self, puts_away: Callable[[], bool]) -> None:
        """Let Esc put away what lies over the page, if nothing else wants it; told whether there was anything."""
        self._puts_away = puts_away

    def guard(self, may_close: Callable[[], bool]) -> None:
        """Ask this before the window is closed."""
        self._guards.append(may_close)

    def may_close(self) -> bool:
        """Whether nobody who was to be asked is against it."""
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
        if event.type() is QEvent.Type.WindowStateChange and self._furnished:
            self.menus.actions["full_screen"].setChecked(self.isFullScreen())
        if event.type() is QEvent.Type.LanguageChange and self._furnished:
            for page in self._shown_pages()[-1:]:
                paint_next_turn(page)
            self.retranslate()
            self.languageChanged.emit()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self.menus.retranslate()
        self._fit_status_bar()
        self._entitle()
        self.say(*(said for said in self._said if isinstance(said, Text)))
        self.label(self._label, self._heading)

    def _furnish_status_bar(self) -> None:
        bar = self.statusBar()
        bar.setSizeGripEnabled(False)
        self._lay_foot()
        bar.addWidget(self._sentence, 1)
        bar.addPermanentWidget(self._deal)
        bar.setContentsMargins(8, 0, 8, 0)
        for label in (self._deal, self._corner):
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)  # quieter than what is said

    def _fit_status_bar(self) -> None:
        """The line grows with the window, like the table, but not as far; the menus stay as the system has them."""
        if self._furnished:  # the first frame is shown without any words
            from cardtable.app.platform.fonts import enlarged
            from cardtable.table.layout.text_scaling import magnification

            times = min(magnification(self.size().toSizeF()), MOST_STATUS)
            self.statusBar().setFont(enlarged(QApplication.font(), times))

    def _show_said(self) -> None:
        said = " ".join(map(self._word, self._said))
        self._sentence.setAccessibleName(said)  # notices were spoken when they came
        notices = [word for word in map(self._word, self._notices) if not said.startswith(word)]
        warning = [] if self._warning is None else [self._word(self._warning)]
        self._sentence.setText(" ".join([*warning, *notices, *filter(None, [said])]))

    def _word(self, said: Text | str) -> str:
        return said if isinstance(said, str) else self._words.text(said)


def _column(pages: QWidget, window: QMainWindow) -> QVBoxLayout:
    """The pages of a window, and room for something below them."""
    middle = QWidget(window)
    column = QVBoxLayout(middle)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(pages, 1)
    window.setCentralWidget(middle)
    return column


def _bytes(geometry: str) -> QByteArray:
    try:
        return QByteArray(base64.b64decode(geometry, validate=True))
    except (binascii.Error, ValueError):
        return QByteArray()
