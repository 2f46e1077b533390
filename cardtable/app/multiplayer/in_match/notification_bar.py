"""Notification bar in place of the status line: one notice or proposal at a time; its colours."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QEasingCurve, QEvent, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from cardtable.app.dialogs.common.dialog_base import sheet
from cardtable.app.multiplayer.in_match.notification_content import (
    NotificationAction,
    NotificationButton,
    NotificationContent,
)
from cardtable.app.multiplayer.in_match.notification_widgets import CountdownRing, FittedLabel
from cardtable.app.overlays.overlay_style import mirrored_rect, px_in, set_overlay_unit, unit_in
from cardtable.app.widgets.basic_widgets import discard
from cardtable.app.widgets.keyboard_navigation import press_focused
from cardtable.app.widgets.palette import DARK, HIGH_CONTRAST, LIGHT, AppPalette, apply_palette, is_dark
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.text import TextRenderer, join, translate
from cardtable.table.art.icons import paint_icon
from cardtable.table.art.themes import CardStyle
from cardtable.table.art.tile_pictures import HIGH, paint_row
from cardtable.table.art.vector_drawing import circle, fill, smooth_painter
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.text_painting import scale_unit, scaled_stylesheet
from cardtable.table.table_texts import with_full_stop


@frozen
class NotificationColours:
    """Colours of the bar; `ink` and `ink2` have a contrast of at least 5.5 to `ground`, `sign` to `disc`."""

    ground: str
    rim: str
    disc: str
    sign: str
    ink: str
    ink2: str
    ring: str
    spent: str  # the elapsed part of the ring
    chrome: AppPalette  # palette of the buttons


LIGHT_STRIP = NotificationColours(
    "#FBF3DC", "#E3B341", "#F0DDA2", "#6A4A00", "#22262A", "#5E6266", "#B9850F", "#EADBB0", LIGHT
)
DARK_STRIP = NotificationColours(
    "#3A3220", "#C99A2E", "#5A4A22", "#FFE08A", "#ECEBE6", "#CFC8B4", "#F2C14E", "#5A5038", DARK
)
HIGH_CONTRAST_STRIP = NotificationColours(
    "#000000", "#FFE600", "#000000", "#FFE600", "#FFFFFF", "#FFFFFF", "#FFE600", "#555555", HIGH_CONTRAST
)


def strip_colours(palette: QPalette, *, high_contrast: bool) -> NotificationColours:
    """Return the colours for the palette of the window."""
    if high_contrast:
        return HIGH_CONTRAST_STRIP
    return DARK_STRIP if is_dark(palette) else LIGHT_STRIP


HEIGHT = 48
ROOMY = 700  # width of a window in which a sentence fits beside the buttons
UP_MS = 160
RIM, START, SIGN, TEXT, END, GAP = 2, 14, 18, 62, 12, 8  # lengths in pixels of the sketches
CARD, STEP, TIGHT, MANY = 26, 30, 18, 12  # cards of a claim: width, distance, distance if there are many
BUTTON = QSize(72, 34)
_BUTTONS = "QPushButton { min-width: 36px; min-height: 32px; padding: 0 16px; margin: 0; }"
SOON = 60  # seconds; a shorter countdown is announced with its sentence
NOTE_MS = 6_000  # the second line shows a status message for this time

# Actions that answer the sentence shown.
_ABOUT_SENTENCE = frozenset(map(NotificationAction, ("yes", "no", "withdraw", "show", "all right")))

_SECONDS = translate("Strip", "%1 second(s).", n=0)
_SECONDS_LEFT = translate("Strip", "%1 second(s) left.", n=0)
_WITH_CARDS = translate("Strip", "%1 Their cards: %2.", "a sentence, and the cards that a player lays open")


class NotificationBar(QWidget):
    """Notification bar that shows a `NotificationContent`; it takes no focus by itself, F6 moves the focus to it."""

    pressed = Signal(object)  # NotificationAction
    left = Signal()  # by Esc, or because its buttons are gone: the focus returns
    runOut = Signal()  # the countdown is over

    def __init__(
        self,
        renderer: TextRenderer,
        style: CardStyle,
        announcer: Announcer,
        parent: QWidget | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Make an empty bar; `clock`: time of the countdowns in seconds."""
        super().__init__(parent)
        self._renderer, self._style, self._announcer = renderer, style, announcer
        self.content: NotificationContent | None = None  # what is shown
        self._high_contrast = False
        self._sentence, self._second = FittedLabel(self, 15), FittedLabel(self, 13)
        self._ring = CountdownRing(self, clock)
        self._ring.runOut.connect(self.runOut)
        self._ring.nearlyOut.connect(self._speak_seconds)
        self.buttons: list[QPushButton] = []  # in reading order
        self._offered: tuple[NotificationButton, ...] = ()
        self._rising = QVariantAnimation(self, duration=UP_MS, easingCurve=QEasingCurve(QEasingCurve.Type.OutCubic))
        self._rising.valueChanged.connect(self._lay)
        self._note = ""
        self._noted = QTimer(self, singleShot=True, interval=NOTE_MS)
        self._noted.timeout.connect(self._forget_note)
        self._fit()

    def say(
        self, content: NotificationContent, renderer: TextRenderer, style: CardStyle, *, motion: bool = True
    ) -> None:
        """Show this content in these words; an unchanged sentence is not announced again."""
        before, self.content = self.content, content
        self._renderer, self._style = renderer, style
        if before is None or before.sentence != content.sentence:
            self._take_note("")
        asked = None if before is None else before.sentence
        if before is None or before.buttons != content.buttons or asked != content.sentence:
            self._offer(content.buttons, anew=_ABOUT_SENTENCE if asked != content.sentence else frozenset())
        self.retranslate()
        if before is None or before.sentence != content.sentence:
            self._announcer.say(self.spoken(), urgent=content.urgent)
        if before is None and motion:
            self._rise()

    def note(self, sentence: str) -> None:
        """Show a message of the replaced status line in the second line for a while."""
        if self.content is not None:
            self._take_note(sentence)
            self.retranslate()

    def forget(self) -> None:
        """Clear the bar."""
        self.content = None
        self._take_note("")
        self._ring.count(None, self._renderer)
        self._offer(())

    def retranslate(self) -> None:
        content, renderer = self.content, self._renderer
        if content is None:
            return
        self._sentence.setText(renderer.text(content.sentence))
        second = "" if content.second is None else renderer.text(content.second)
        self._second.setText(self._note or second)
        self._second.setVisible(bool(self._second.text()))
        for button, shown in zip(self.buttons, content.buttons, strict=True):
            button.setText(renderer.text(shown.label))
        self._ring.count(content.countdown, renderer)
        self.setAccessibleName(self._named(content))
        self.setAccessibleDescription(second)
        self._lay()

    def spoken(self) -> str:
        """Return the text for a screen reader, with the keys that answer and the seconds left."""
        content, renderer = self.content, self._renderer
        if content is None:
            return ""
        more = content.second if content.keys is None else content.keys
        said = [self._named(content), *([] if more is None else [renderer.text(more)])]
        if content.countdown is not None and content.countdown.whole <= SOON and self._ring.left is not None:
            said.append(renderer.text(_SECONDS.filled(self._ring.left, n=self._ring.left)))
        return " ".join(with_full_stop(renderer, one) for one in said)

    def set_high_contrast(self, on: bool) -> None:
        """Set whether the bar has the high-contrast colours, as the table does."""
        if on is not self._high_contrast:
            self._high_contrast = on
            self._dress()

    def take_focus(self) -> bool:
        """Focus the first button; return whether there is one."""
        if self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
        return bool(self.buttons)

    def sizeHint(self) -> QSize:
        return QSize(self._px(400), self._px(HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif not press_focused(self.window(), event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()
        self._lay()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._lay()
        elif event.type() is QEvent.Type.ThemeChange:
            self._dress()
        elif event.type() is QEvent.Type.LanguageChange:  # the font size may differ
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.fillRect(self.rect(), QColor(self._colours.ground))
        painter.fillRect(0, 0, self.width(), RIM, QColor(self._colours.rim))
        if self.content is not None:
            self._paint_sign(painter, self.content)
            self._paint_cards(painter, self.content)
        painter.end()

    def _take_note(self, sentence: str) -> None:
        self._note = sentence
        if sentence:
            self._noted.start()
        else:
            self._noted.stop()

    def _forget_note(self) -> None:
        self._take_note("")
        self.retranslate()

    def _named(self, content: NotificationContent) -> str:
        sentence = self._renderer.text(content.sentence)
        return self._renderer.text(_WITH_CARDS.filled(sentence, join(content.cards))) if content.cards else sentence

    def _offer(
        self, offered: tuple[NotificationButton, ...], anew: frozenset[NotificationAction] = frozenset()
    ) -> None:
        """Show the buttons offered; one shown before stays, for it may be pressed now, unless its action is in `anew`.

        Actions in `anew` would mean something else now.
        """
        held = next((index for index, button in enumerate(self.buttons) if button.hasFocus()), None)
        act = None if held is None else self._offered[held].act
        before = dict(zip(self._offered, self.buttons, strict=True))
        kept = {shown: before.pop(shown) for shown in offered if shown in before and shown.act not in anew}
        for button in before.values():
            button.setDown(False)  # its release does nothing any more
            discard(button)
        self.buttons, self._offered = [kept.get(shown) or self._button(shown) for shown in offered], offered
        for one, other in pairwise(self.buttons):
            QWidget.setTabOrder(one, other)
        again = next((button for button, shown in zip(self.buttons, offered, strict=True) if shown.act is act), None)
        if again is not None:
            again.setFocus(Qt.FocusReason.OtherFocusReason)
        elif held is not None:  # another button in the same place would do something unintended
            self.left.emit()

    def _button(self, shown: NotificationButton) -> QPushButton:
        button = QPushButton(self)
        button.setProperty("role", "primary" if shown.filled else "plain")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the hand
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(lambda: self.pressed.emit(shown.act))
        button.show()
        return button

    def _px(self, length: float) -> int:
        return px_in(self, length)

    def _fit(self) -> None:
        """Scale the bar with the font size, as far as the text fits beside the buttons."""
        set_overlay_unit(self, min(scale_unit(), max(1.0, self.window().width() / ROOMY)))
        self.setFixedHeight(self._px(HEIGHT))
        self._dress()

    def _dress(self) -> None:
        self._colours = colours = strip_colours(QApplication.palette(), high_contrast=self._high_contrast)
        apply_palette(self, colours.chrome)
        self.ensurePolished()  # Qt keeps the first of two style sheets set before polishing
        self.setStyleSheet(sheet(colours.chrome, unit_in(self)) + scaled_stylesheet(_BUTTONS, unit_in(self)))
        self._sentence.set_ink(colours.ink)
        self._second.set_ink(colours.ink2)
        self._ring.set_colours(colours.ring, colours.spent, colours.ink)
        self.update()

    # ---- layout

    def _middle(self) -> float:
        """Return y of the bar's centre line, lower while the bar slides up."""
        running = self._rising.state() is QVariantAnimation.State.Running
        return self.height() / 2 + 1 + (float(self._rising.currentValue()) if running else 0.0)

    def _rise(self) -> None:
        self._rising.setStartValue(float(self.height()))
        self._rising.setEndValue(0.0)
        self._rising.start()

    def _mirrored(self, rect: QRectF) -> QRectF:
        return mirrored_rect(rect, QRectF(self.rect()), turned=self.isRightToLeft())

    def _lay(self) -> None:
        """Place the buttons at the end, the ring before them, and the sentence in the remaining width."""
        content = self.content
        if content is None:
            return
        y, end = self._middle(), float(self.width() - self._px(END))
        things: list[QWidget] = [*reversed(self.buttons), *([] if content.countdown is None else [self._ring])]
        for thing in things:
            least = self._ring.sizeHint() if thing is self._ring else BUTTON * unit_in(self)
            size = thing.sizeHint().expandedTo(least)
            rect = QRectF(end - size.width(), y - size.height() / 2, size.width(), size.height())
            thing.setGeometry(self._mirrored(rect).toRect())
            end -= size.width() + self._px(GAP)
        room = end - self._px(TEXT) - self._px(GAP)
        if content.cards:
            wanted = max(self._sentence.wanted(), self._second.wanted())
            room = min(room - self._along(content) - self._px(2 * GAP), wanted)
        one = self._second.isHidden()
        first = QRectF(self._px(TEXT), y - self._px(11 if one else 19), room, self._px(21))
        self._sentence.setGeometry(self._mirrored(first).toRect())
        second = QRectF(self._px(TEXT), y + self._px(2) + 1, room, self._px(17))
        self._second.setGeometry(self._mirrored(second).toRect())
        self.update()

    def _along(self, content: NotificationContent) -> float:
        return self._step(content) * (len(content.cards) - 1) + self._px(CARD)

    def _step(self, content: NotificationContent) -> int:
        return self._px(STEP if len(content.cards) <= MANY else TIGHT)

    # ---- painting

    def _paint_sign(self, painter: QPainter, content: NotificationContent) -> None:
        from cardtable.table.art.portrait_painter import paint_portrait

        square = QRectF(self._px(START), self._middle() - self._px(SIGN), 2 * self._px(SIGN), 2 * self._px(SIGN))
        middle = self._mirrored(square).center()
        if content.portrait is not None:
            paint_portrait(painter, middle, self._px(SIGN), content.portrait)
            return
        fill(painter, circle(middle.x(), middle.y(), self._px(SIGN - 1)), self._colours.disc)
        half = self._px(10)
        area = QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)
        paint_icon(painter, content.sign, area, self._colours.sign)

    def _paint_cards(self, painter: QPainter, content: NotificationContent) -> None:
        """Paint the cards after the sentence, in reading order."""
        if not content.cards:
            return
        end = self._px(TEXT) + self._sentence.width() + self._px(2 * GAP)
        high = self._px(CARD) * HIGH
        row = self._mirrored(QRectF(end, self._middle() - high / 2, self._along(content), high))
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        cards = content.cards[::-1] if mirrored else content.cards
        paint_row(painter, row.topLeft(), self._px(CARD), self._step(content) - self._px(CARD), cards, self._style)

    # ---- speech

    def _speak_seconds(self, left: int) -> None:
        self._announcer.say(self._renderer.text(_SECONDS_LEFT.filled(left, n=left)))
