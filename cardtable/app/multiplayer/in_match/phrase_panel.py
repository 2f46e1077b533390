"""Phrase panel over the person's plate, its columns of phrases, and the person's rate limit.

The panel has four columns of eight phrases, chosen by mouse, arrows or first letters.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QHideEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.app.overlays.overlay_style import mirrored_rect, px_in, set_overlay_unit, unit_in
from cardtable.app.widgets.palette import AppPalette, reading_start, sized_font
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.host.phrases import PHRASES
from cardtable.table.art.card_pixmaps import paint_shadow
from cardtable.table.art.vector_drawing import fill, rounded_rect, smooth_painter, stroke
from cardtable.table.style.text_painting import paint_text, scale_unit, scaled_stylesheet, text_width

COLUMNS: tuple[tuple[Text, tuple[int, ...]], ...] = (
    (translate("Say", "Greetings"), (0, 1, 3, 5, 4, 23, 31, 30)),
    (translate("Say", "Praise"), (2, 8, 9, 25, 26, 28, 7, 29)),
    (translate("Say", "Oh!", "heading over exclamations"), (6, 27, 24, 10, 12, 11, 21, 22)),
    (translate("Say", "Time"), (13, 14, 17, 19, 18, 20, 16, 15)),
)
"""A heading, and numbers of `host.phrases.PHRASES`; each stands somewhere once."""

BETWEEN_S, MINUTE_S, MOST_A_MINUTE, KEYS = 2.0, 60.0, 8, 9


@frozen
class OwnPhraseRateLimit:
    """Rate limit of own phrases: `times` of the last minute, `last` by number, the newest first."""

    times: tuple[float, ...] = ()
    last: tuple[int, ...] = (0, 2, 1, 3, 10, 6, 9, 4, 23)  # default: the most common phrases

    def wait(self, now: float) -> float:
        """Return the seconds until the next phrase may be sent; 0: now."""
        recent = [time for time in self.times if now - time < MINUTE_S]
        ends = [recent[-1] + BETWEEN_S] if recent else []
        ends += [recent[-MOST_A_MINUTE] + MINUTE_S] if len(recent) >= MOST_A_MINUTE else []
        return max([0.0, *(end - now for end in ends)])

    def said(self, phrase: int, now: float) -> OwnPhraseRateLimit:
        """Return the limit after sending a phrase."""
        times = tuple(time for time in self.times if now - time < MINUTE_S)
        others = tuple(other for other in self.last if other != phrase)
        return OwnPhraseRateLimit((*times, now), (phrase, *others)[:KEYS])


ROWS = 8
RIM = 8  # around the panel, for its shadow
TYPE, SMALL_TYPE, ROW, LOW_ROW, LOW = 14, 13, 32, 28, 640  # LOW: a lower table has low rows
PAD, HEAD, FOOT, BESIDE = 12, 36, 40, 44  # lengths of the sketches; BESIDE: padding of a column
FORGET_MS = 900  # between two letters of a word

_HOW = translate(
    "Say", "Use the arrow keys and Enter, or type the first letters. Everybody reads the phrase in their own language."
)
_WAIT = translate("Say", "Let the others speak for a moment.")
_TITLE = translate("Say", "Say something to the others")


class PhrasePanel(QWidget):
    """Phrase panel; closes after a choice, by Esc, or when another widget takes the focus."""

    chosen = Signal(int)  # number of the phrase
    closed = Signal()

    def __init__(self, renderer: TextRenderer, chrome: AppPalette, table: QWidget) -> None:
        super().__init__(table)
        self._renderer, self._chrome, self._table = renderer, chrome, table
        self._typed = ""
        self._forget = QTimer(self, singleShot=True, interval=FORGET_MS)
        self._forget.timeout.connect(self._clear)
        self._ready = QTimer(self, singleShot=True)
        self._ready.timeout.connect(lambda: self.set_wait(0))
        self._bars = False  # the rate limit is reached
        self._columns = [[self._button(number) for number in numbers] for _, numbers in COLUMNS]
        self._widths: list[float] = []
        self.setStyleSheet(scaled_stylesheet(_SHEET) % (chrome.ink, chrome.accent, chrome.on_accent, chrome.dim))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def buttons(self) -> list[QPushButton]:
        """All buttons, column by column."""
        return [button for column in self._columns for button in column]

    def open(self, plate: QRectF, wait: float) -> None:
        """Show the panel over the plate; `wait`: seconds until a phrase may be sent."""
        self._fit()
        width = min(sum(self._widths) + 2 * (PAD + RIM), self._table.width())
        height = self._px(HEAD + FOOT) + ROWS * self._row() + 2 * RIM
        x = min(max(0.0, plate.center().x() - width / 2), max(0.0, self._table.width() - width))
        y = min(max(0.0, plate.top() - 2 - height), max(0.0, self._table.height() - height))
        self.setGeometry(round(x), round(y), round(width), round(height))
        self._lay()
        self.set_wait(wait)
        self.show()
        self.raise_()
        self._columns[0][0].setFocus(Qt.FocusReason.PopupFocusReason)

    def _px(self, length: float) -> int:
        return px_in(self, length)

    def _fit(self) -> None:
        """Scale the panel with the font size, as far as all rows and columns fit on the table."""
        rows = (self._table.height() - 2 * RIM) / (HEAD + FOOT + ROWS * LOW_ROW)
        set_overlay_unit(self, min(scale_unit(), max(1.0, rows)))
        self.retranslate()
        columns = (self._table.width() - 2 * (PAD + RIM)) / sum(self._widths)
        if columns < 1:
            set_overlay_unit(self, max(1.0, unit_in(self) * columns))
            self.retranslate()

    def set_wait(self, wait: float) -> None:
        """Disable all phrases for this number of seconds."""
        self._bars = wait > 2.0
        for button in self.buttons:
            button.setProperty("waits", wait > 0)
            button.style().polish(button)
        if wait > 0:
            self._ready.start(round(wait * 1000))
        self.update()

    def retranslate(self) -> None:
        self.setAccessibleName(self._renderer.text(_TITLE))
        font = self._font(TYPE)
        self._widths = []
        for (heading, numbers), column in zip(COLUMNS, self._columns, strict=True):
            texts = [self._renderer.text(PHRASES[number]) for number in numbers]
            for button, text in zip(column, texts, strict=True):
                button.setText(text.replace("&", "&&"))
                button.setAccessibleName(text)
            widest = max(text_width(text, font) for text in (*texts, self._renderer.text(heading)))
            self._widths.append(widest + self._px(BESIDE))
        if self.isVisible():
            self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.closed.emit()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride:  # letters search phrases and are no shortcuts
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        moves = {Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1), Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0)}
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, QPushButton):
                focused.click()
        elif event.key() in moves:
            self._step(*moves[Qt.Key(event.key())])
        elif event.text().strip():
            self._seek(event.text())
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        self._step(0, 1 if forward else -1)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        chrome = self._chrome
        box = QRectF(self.rect()).adjusted(RIM, RIM, -RIM, -RIM)
        paint_shadow(painter, box, 14, 3, 0.5)
        fill(painter, rounded_rect(box, 14), chrome.page)
        stroke(painter, rounded_rect(box.adjusted(0.5, 0.5, -0.5, -0.5), 14), chrome.hair, 1)
        for place, (heading, _) in enumerate(COLUMNS):
            area = self._column(place)
            pad = self._px(PAD)
            head = QRectF(area.x() + pad, box.y() + self._px(8), area.width() - 2 * pad, self._px(26))
            text = self._renderer.text(heading)
            paint_text(painter, head, text, self._font(SMALL_TYPE, bold=True), chrome.accent, reading_start(self))
            between = area.right() if self.isRightToLeft() else area.left()
            if place:
                rule = QRectF(between - 3, box.y() + self._px(16), 1, self._px(HEAD - 16) + ROWS * self._row())
                painter.fillRect(rule, QColor(chrome.hair))
        foot = QRectF(box.x() + self._px(24), box.bottom() - self._px(34), box.width() - self._px(48), self._px(28))
        painter.fillRect(QRectF(box.x() + 16, foot.top() - 2, box.width() - 32, 1), QColor(chrome.hair))
        said = self._renderer.text(_WAIT if self._bars else _HOW)
        paint_text(painter, foot, said, self._font(SMALL_TYPE), chrome.ink2, reading_start(self))

    def _button(self, number: int) -> QPushButton:
        button = QPushButton(self)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.installEventFilter(self)
        button.clicked.connect(lambda: self._choose(number))
        return button

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Pass the keys of a row to the panel, and close it when the focus leaves."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() != Qt.Key.Key_Space:
            self.keyPressEvent(event)
            return True
        if event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() is QEvent.Type.HoverEnter and isinstance(watched, QPushButton):
            watched.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.type() is QEvent.Type.FocusOut:
            QTimer.singleShot(0, self, self._close_if_left)
        return False

    def _close_if_left(self) -> None:
        focused = self.window().focusWidget()
        if self.isVisible() and (focused is None or not self.isAncestorOf(focused)):
            self.hide()

    def _choose(self, number: int) -> None:
        if not self._ready.isActive():
            self.chosen.emit(number)
            self.hide()

    def _place(self) -> tuple[int, int]:
        here = next((number for number, button in enumerate(self.buttons) if button is self.focusWidget()), 0)
        return divmod(here, ROWS)

    def _step(self, across: int, down: int) -> None:
        column, row = self._place()
        column = (column + (-across if self.isRightToLeft() else across)) % len(self._columns)
        if not 0 <= row + down < ROWS:
            column = (column + down) % len(self._columns)
        self._columns[column][(row + down) % ROWS].setFocus(Qt.FocusReason.TabFocusReason)

    def _seek(self, letters: str) -> None:
        self._typed += letters.casefold()
        self._forget.start()
        column, row = self._place()
        here, buttons = column * ROWS + row, self.buttons
        first = here + (1 if len(self._typed) == 1 else 0)
        order = [buttons[(first + step) % len(buttons)] for step in range(len(buttons))]
        found = next((one for one in order if one.accessibleName().casefold().startswith(self._typed)), None)
        if found is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)

    def _clear(self) -> None:
        self._typed = ""

    def _row(self) -> int:
        return self._px(ROW if self._table.height() > self._px(LOW) else LOW_ROW)

    def _column(self, place: int) -> QRectF:
        """Return the rectangle of a column, compressed if all together are wider than the table."""
        room = self.width() - 2 * (RIM + PAD)
        share = min(1.0, room / max(1.0, sum(self._widths)))
        x = RIM + PAD + sum(self._widths[:place]) * share
        rect = QRectF(x, 0, self._widths[place] * share, self.height())
        return mirrored_rect(rect, QRectF(self.rect()), turned=self.isRightToLeft())

    def _lay(self) -> None:
        if not self._widths:
            return
        squeezed = sum(self._widths) > self.width() - 2 * (RIM + PAD) + 1
        font = self._font(SMALL_TYPE if squeezed else TYPE)
        for place, column in enumerate(self._columns):
            area = self._column(place)
            for row, button in enumerate(column):
                corner = QPointF(
                    area.x() + (6 if self.isRightToLeft() else 0), RIM + self._px(HEAD) + row * self._row()
                )
                button.setFont(font)
                button.setGeometry(QRectF(corner.x(), corner.y(), area.width() - 6, self._row() - 2).toRect())

    def _font(self, size: int, *, bold: bool = False) -> QFont:
        return sized_font(self, self._px(size), bold=bold)


_SHEET = """
QPushButton { background: transparent; color: %s; border: none; border-radius: 8px; text-align: left; padding: 0 12px; }
QPushButton:focus { background: %s; color: %s; outline: none; }
QPushButton[waits="true"] { color: %s; }
"""
