"""The strip in place of the status line: one thing at a time that concerns the people at the table."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QEasingCurve, QEvent, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from cardtable.app.dialogs.parts.dialog_style import sheet
from cardtable.app.felt.felt_unit import put_in_force, px_in, unit_in
from cardtable.app.people.at_table.countdown_ring import CountdownRing
from cardtable.app.people.at_table.fitted_label import FittedLabel
from cardtable.app.people.at_table.strip_colours import strip_colours
from cardtable.app.people.at_table.strip_content import StripAct, StripButton, StripContent
from cardtable.app.widgets.chrome import give_chrome
from cardtable.app.widgets.enter import press_focused
from cardtable.core.text import Words, join, translate
from cardtable.table.art.card_style import CardStyle
from cardtable.table.art.drawing import HINTS, circle, fill
from cardtable.table.art.icons import paint_icon
from cardtable.table.art.small_cards import HIGH, paint_row
from cardtable.table.painting.measure import sized, unit
from cardtable.table.speech.mouth import Mouth

HEIGHT = 48
ROOMY = 700  # of a window, in which a sentence has room beside buttons
UP_MS = 160
RIM, START, SIGN, TEXT, END, GAP = 2, 14, 18, 62, 12, 8  # lengths of the sketches
CARD, STEP, TIGHT, MANY = 26, 30, 18, 12  # of a claim: width, from card to card, the same where there are many
BUTTON = QSize(72, 34)
_BUTTONS = "QPushButton { min-width: 36px; min-height: 32px; padding: 0 16px; margin: 0; }"
SOON = 60  # seconds: a shorter countdown is told with its sentence
NOTE_MS = 6_000  # so long the second line has what the status line would say

_ABOUT_SENTENCE = frozenset({StripAct.YES, StripAct.NO, StripAct.WITHDRAW, StripAct.SHOW, StripAct.ALL_RIGHT})

_SECONDS = translate("Strip", "%1 second(s).", n=0)
_SECONDS_LEFT = translate("Strip", "%1 second(s) left.", n=0)
_WITH_CARDS = translate("Strip", "%1 Their cards: %2.", "a sentence, and the cards that a player lays open")


class Strip(QWidget):
    """Shows a `StripContent`; the focus stays where it is, and keys reach it by F6 alone."""

    pressed = Signal(object)  # StripAct
    left = Signal()  # by Esc, or because its buttons went: the focus goes back to where it was
    runOut = Signal()  # the ring is empty

    def __init__(
        self,
        words: Words,
        style: CardStyle,
        mouth: Mouth,
        parent: QWidget | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`clock`: what countdowns go by, in seconds."""
        super().__init__(parent)
        self._words, self._style, self._mouth = words, style, mouth
        self._content: StripContent | None = None
        self._high_contrast = False
        self._sentence, self._second = FittedLabel(self, 15), FittedLabel(self, 13)
        self._ring = CountdownRing(self, clock)
        self._ring.runOut.connect(self.runOut)
        self._ring.nearlyOut.connect(self._speak_seconds)
        self._buttons: list[QPushButton] = []
        self._offered: tuple[StripButton, ...] = ()
        self._rising = QVariantAnimation(self, duration=UP_MS, easingCurve=QEasingCurve(QEasingCurve.Type.OutCubic))
        self._rising.valueChanged.connect(self._lay)
        self._note = ""
        self._noted = QTimer(self, singleShot=True, interval=NOTE_MS)
        self._noted.timeout.connect(self._forget_note)
        self._fit()

    @property
    def content(self) -> StripContent | None:
        """What it says now."""
        return self._content

    @property
    def buttons(self) -> list[QPushButton]:
        """Those that are offered, in the order of reading."""
        return self._buttons

    def say(self, content: StripContent, words: Words, style: CardStyle, *, motion: bool = True) -> None:
        """Say this from now on, in these words; what was said already is not spoken again."""
        before, self._content = self._content, content
        self._words, self._style = words, style
        if before is None or before.sentence != content.sentence:
            self._take_note("")
        asked = None if before is None else before.sentence
        if before is None or before.buttons != content.buttons or asked != content.sentence:
            self._offer(content.buttons, anew=_ABOUT_SENTENCE if asked != content.sentence else frozenset())
        self.retranslate()
        if before is None or before.sentence != content.sentence:
            self._speak(self.spoken(), urgent=content.urgent)
        if before is None and motion:
            self._rise()

    def note(self, sentence: str) -> None:
        """Something was said for the status line, whose place this has: it stands in the second line for a while."""
        if self._content is not None:
            self._take_note(sentence)
            self.retranslate()

    def forget(self) -> None:
        """There is nothing to say any more."""
        self._content = None
        self._take_note("")
        self._ring.count(None, self._words)
        self._offer(())

    def retranslate(self) -> None:
        """Say the same in the language in force."""
        content, words = self._content, self._words
        if content is None:
            return
        self._sentence.setText(words.text(content.sentence))
        second = "" if content.second is None else words.text(content.second)
        self._second.setText(self._note or second)
        self._second.setVisible(bool(self._second.text()))
        for button, shown in zip(self._buttons, content.buttons, strict=True):
            button.setText(words.text(shown.label))
        self._ring.count(content.countdown, words)
        self.setAccessibleName(self._named(content))
        self.setAccessibleDescription(second)
        self._lay()

    def spoken(self) -> str:
        """All of it for a screen reader, with the keys that answer and the seconds that are left."""
        content, words = self._content, self._words
        if content is None:
            return ""
        more = content.second if content.keys is None else content.keys
        said = [self._named(content), *([] if more is None else [words.text(more)])]
        if content.countdown is not None and content.countdown.whole <= SOON and self._ring.left is not None:
            said.append(words.text(_SECONDS.filled(self._ring.left, n=self._ring.left)))
        return " ".join(said)

    def set_high_contrast(self, on: bool) -> None:
        """Black, white and yellow, as the table has it."""
        if on is not self._high_contrast:
            self._high_contrast = on
            self._dress()

    def take_focus(self) -> bool:
        """Give the keyboard to the first button; whether there is one."""
        if self._buttons:
            self._buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
        return bool(self._buttons)

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
        elif event.type() is QEvent.Type.LanguageChange:  # writing may have another size
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        painter.fillRect(self.rect(), QColor(self._colours.ground))
        painter.fillRect(0, 0, self.width(), RIM, QColor(self._colours.rim))
        if self._content is not None:
            self._paint_sign(painter, self._content)
            self._paint_cards(painter, self._content)
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

    def _named(self, content: StripContent) -> str:
        sentence = self._words.text(content.sentence)
        return self._words.text(_WITH_CARDS.filled(sentence, join(content.cards))) if content.cards else sentence

    def _offer(self, offered: tuple[StripButton, ...], anew: frozenset[StripAct] = frozenset()) -> None:
        """A button that is offered still stays, for it may be pressed just now; `anew`: it would do something else."""
        held = next((index for index, button in enumerate(self._buttons) if button.hasFocus()), None)
        act = None if held is None else self._offered[held].act
        before = dict(zip(self._offered, self._buttons, strict=True))
        kept = {shown: before.pop(shown) for shown in offered if shown in before and shown.act not in anew}
        for button in before.values():
            button.setDown(False)  # letting it go does nothing any more
            button.hide()
            button.deleteLater()
        self._buttons, self._offered = [kept.get(shown) or self._button(shown) for shown in offered], offered
        for one, other in pairwise(self._buttons):
            QWidget.setTabOrder(one, other)
        again = next((button for button, shown in zip(self._buttons, offered, strict=True) if shown.act is act), None)
        if again is not None:
            again.setFocus(Qt.FocusReason.OtherFocusReason)
        elif held is not None:  # another button under the same finger would do what nobody wanted
            self.left.emit()

    def _button(self, shown: StripButton) -> QPushButton:
        button = QPushButton(self)
        button.setProperty("role", "primary" if shown.filled else "plain")
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard to the hand
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(lambda: self.pressed.emit(shown.act))
        button.show()
        return button

    def _px(self, length: float) -> int:
        return px_in(self, length)

    def _fit(self) -> None:
        """As large as writing is, as far as the words have room beside the buttons."""
        put_in_force(self, min(unit(), max(1.0, self.window().width() / ROOMY)))
        self.setFixedHeight(self._px(HEIGHT))
        self._dress()

    def _dress(self) -> None:
        self._colours = colours = strip_colours(QApplication.palette(), high_contrast=self._high_contrast)
        give_chrome(self, colours.chrome)
        self.ensurePolished()  # Qt keeps the first of two style sheets that a widget is given before it is polished
        self.setStyleSheet(sheet(colours.chrome, unit_in(self)) + sized(_BUTTONS, unit_in(self)))
        self._sentence.set_ink(colours.ink)
        self._second.set_ink(colours.ink2)
        self._ring.set_colours(colours.ring, colours.spent, colours.ink)
        self.update()

    # ---- where everything lies

    def _middle(self) -> float:
        """Halfway down, or below that while the strip is still rising."""
        running = self._rising.state() is QVariantAnimation.State.Running
        return self.height() / 2 + 1 + (float(self._rising.currentValue()) if running else 0.0)

    def _rise(self) -> None:
        self._rising.setStartValue(float(self.height()))
        self._rising.setEndValue(0.0)
        self._rising.start()

    def _mirrored(self, rect: QRectF) -> QRectF:
        """The place of something that is laid out from the left, as the language reads."""
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            rect.moveLeft(self.width() - rect.right())
        return rect

    def _lay(self) -> None:
        """The buttons at the end, the ring before them, and the sentence in what is left."""
        content = self._content
        if content is None:
            return
        y, end = self._middle(), float(self.width() - self._px(END))
        things: list[QWidget] = [*reversed(self._buttons), *([] if content.countdown is None else [self._ring])]
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
        self._second.setGeometry(
            self._mirrored(QRectF(self._px(TEXT), y + self._px(2) + 1, room, self._px(17))).toRect()
        )
        self.update()

    def _along(self, content: StripContent) -> float:
        """How wide the cards of a claim lie."""
        return self._step(content) * (len(content.cards) - 1) + self._px(CARD)

    def _step(self, content: StripContent) -> int:
        return self._px(STEP if len(content.cards) <= MANY else TIGHT)

    # ---- what is painted

    def _paint_sign(self, painter: QPainter, content: StripContent) -> None:
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

    def _paint_cards(self, painter: QPainter, content: StripContent) -> None:
        """In the order of reading behind the sentence."""
        if not content.cards:
            return
        end = self._px(TEXT) + self._sentence.width() + self._px(2 * GAP)
        high = self._px(CARD) * HIGH
        row = self._mirrored(QRectF(end, self._middle() - high / 2, self._along(content), high))
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        cards = content.cards[::-1] if mirrored else content.cards
        paint_row(painter, row.topLeft(), self._px(CARD), self._step(content) - self._px(CARD), cards, self._style)

    # ---- what is spoken

    def _speak_seconds(self, left: int) -> None:
        self._speak(self._words.text(_SECONDS_LEFT.filled(left, n=left)), urgent=False)

    def _speak(self, sentence: str, *, urgent: bool) -> None:
        self._mouth.say(sentence, urgent=urgent)
