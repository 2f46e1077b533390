"""Content of the coach bubble outside the sentences of the lessons, and its widget: sentence, progress and buttons."""

from __future__ import annotations

import enum
from functools import partial

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.app.overlays.overlay_style import mirrored_rect
from cardtable.app.widgets.basic_widgets import discard
from cardtable.app.widgets.keyboard_navigation import press_focused
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.text import Text, translate
from cardtable.models.lesson_progression import CoachPrompt, LessonProgression
from cardtable.table.art.icons import paint_icon
from cardtable.table.art.themes import INK
from cardtable.table.art.vector_drawing import circle, colour, fill, rounded_rect, smooth_painter, stroke
from cardtable.table.style.table_style import TableStyle
from cardtable.table.style.text_painting import Align, paint_text, text_width

GOT_IT = translate("Lesson", "Got it")
ENTER_GOES_ON = translate("Lesson", "Press Enter to continue.", "the key")
ENTER_LEAVES = translate("Lesson", "Press Enter to leave, Esc to continue.", "the keys")
TAKES_BACK = translate("Lesson", "Press Enter to take it back, Esc to play on.", "the keys")
SHOWS_A_HINT = translate("Lesson", "Press Enter for a hint.", "the key")
LEAVE = translate("Lesson", "Leave the lesson")
LEAVE_NOW = translate("Lesson", "Leave the lesson? You can come back and continue here.")
LEAVE_IT = translate("Lesson", "Leave")
STAY = translate("Lesson", "Continue")
PLAY_ON = translate("Lesson", "Play on")
TAKE_BACK = translate("Lesson", "Take it back")
HINT = translate("Lesson", "Show a hint")
ANOTHER = translate("Lesson", "Another lesson")
ONCE_MORE = translate("Lesson", "Once more")
SHOW_ME = translate("Lesson", "Show me")
NOT_NOW = translate("Lesson", "Not now")
NEVER = translate("Lesson", "Don't ask again")
COACH = translate("Lesson", "Coach")
SHOW_AGAIN = translate("Lesson", "Show the coach's sentence again")
PLACE = translate("Lesson", "Lesson, %1 of %2.", "how many sentences it has, and which of them follows")


class CoachAction(enum.Enum):
    """Action of a button of the coach bubble."""

    GOT_IT = enum.auto()
    ASK_TO_LEAVE = enum.auto()
    LEAVE = enum.auto()
    STAY = enum.auto()
    PLAY_ON = enum.auto()
    TAKE_BACK = enum.auto()
    KEEP = enum.auto()
    HINT = enum.auto()
    ANOTHER = enum.auto()
    SHOW_ME = enum.auto()
    NOT_NOW = enum.auto()
    NEVER = enum.auto()


@frozen
class CoachButton:
    """Button of a coach bubble: its action and its label."""

    act: CoachAction
    label: Text


@frozen
class CoachContent:
    """Content of a coach bubble: sentence `number` of `of` (0: of no lesson), and buttons, the primary one last."""

    sentence: Text
    number: int = 0
    of: int = 0
    buttons: tuple[CoachButton, ...] = ()


_LEAVES = CoachButton(CoachAction.ASK_TO_LEAVE, LEAVE)
_QUESTION = CoachContent(
    LEAVE_NOW, buttons=(CoachButton(CoachAction.STAY, STAY), CoachButton(CoachAction.LEAVE, LEAVE_IT))
)


def content_of(coaching: LessonProgression, *, leaving: bool, has_others: bool) -> CoachContent | None:
    """Return the bubble of a lesson, None without a sentence; `leaving`: the learner is asked whether to leave."""
    if leaving:
        return _QUESTION
    note = coaching.note
    if note is None:
        return None
    sentence = note.sentence if note.refusal is None else note.refusal
    buttons = _LAST if note.manner is CoachPrompt.ENDED and not has_others else _BUTTONS[note.manner]
    return CoachContent(sentence, note.number, coaching.steps, buttons)


_LAST = (CoachButton(CoachAction.ANOTHER, ONCE_MORE), CoachButton(CoachAction.PLAY_ON, PLAY_ON))
_BUTTONS = {
    CoachPrompt.ASKS: (_LEAVES, CoachButton(CoachAction.GOT_IT, GOT_IT)),
    CoachPrompt.TELLS: (_LEAVES, CoachButton(CoachAction.GOT_IT, GOT_IT)),
    CoachPrompt.STRAYED: (CoachButton(CoachAction.KEEP, PLAY_ON), CoachButton(CoachAction.TAKE_BACK, TAKE_BACK)),
    CoachPrompt.FREE: (_LEAVES, CoachButton(CoachAction.HINT, HINT)),
    CoachPrompt.ENDED: (CoachButton(CoachAction.ANOTHER, ANOTHER), CoachButton(CoachAction.PLAY_ON, PLAY_ON)),
}


HIGH, TYPE, QUIET_TYPE, PAD = 40.0, 15.0, 13.5, 26.0  # pixels of the sketches
RING = 4.0  # around a button, for the ring of the focus
QUIET_INK = "#6A6255"


class CoachBubbleButton(QPushButton):
    """Button of the coach bubble, `primary` with the accent's colour; any other is a line of underlined text."""

    def __init__(self, style: TableStyle, parent: QWidget, *, primary: bool) -> None:
        super().__init__(parent)
        self._style, self._primary = style, primary
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def wanted(self) -> QSizeF:
        """Return the size in pixels of the whole button, with the room for its focus ring."""
        px = self._style.px
        pad = px(PAD) if self._primary else px(2)
        wide = text_width(self.text(), self._type) + 2 * pad + 2
        return QSizeF(wide + 2 * px(RING), px(HIGH) + 2 * px(RING))

    @property
    def _type(self) -> QFont:
        return self._style.font(TYPE if self._primary else QUIET_TYPE, bold=self._primary)

    def paintEvent(self, event: QPaintEvent) -> None:
        px, theme = self._style.px, self._style.theme
        painter = smooth_painter(self)
        rect = QRectF(self.rect()).adjusted(px(RING), px(RING), -px(RING), -px(RING))
        lit = self.isDown() or self.underMouse()
        if self._primary:
            ground = colour(theme.accent).darker(108) if lit else colour(theme.accent)
            fill(painter, rounded_rect(rect, rect.height() / 2), ground)
            ink = colour(theme.accent_ink)
        else:
            ink = colour(INK if lit else QUIET_INK)
        paint_text(painter, rect, self.text(), self._type, ink, Align.AlignHCenter)
        if not self._primary:
            y = rect.center().y() + px(QUIET_TYPE) * 0.72
            wide = min(rect.width(), text_width(self.text(), self._type)) / 2
            painter.fillRect(QRectF(rect.center().x() - wide, y, 2 * wide, max(1.0, px(1))), ink)
        if self.hasFocus() and self._style.keys_shown:
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            stroke(painter, rounded_rect(ring, ring.height() / 2 if self._primary else px(8)), INK, 2)


WIDE, MIDDLE, NARROW = 452.0, 380.0, 328.0  # pixels of the sketches, as all lengths here
TEXT_PAD, DISC, TEXT = 18.0, 36.0, 68.0
ABOVE, BELOW = 18.0, 12.0  # room above the sentence, and below the buttons
BETWEEN, AFTER_DOTS, GAP = 6.0, 10.0, 12.0
TYPES = (17.0, 16.0, 15.0, 14.0)  # of the sentence: the first in which it has two lines, or three on a narrow bubble
DOT, STEP, SHORT, LONG = 8.0, 15.0, 9.5, 16.0  # SHORT: distance of the dots of a long lesson
PALE = "#CFD8D0"


class CoachBubbleContent(QWidget):
    """Widget with the text and the buttons of the coach bubble; an accessible group named after the sentence."""

    pressed = Signal(object)  # BubbleAct

    def __init__(self, style: TableStyle, table: QWidget) -> None:
        super().__init__(table)
        self._style = style
        self.content = CoachContent(COACH)
        self.buttons: list[CoachBubbleButton] = []  # the primary one last
        self.hide()

    def show_content(self, content: CoachContent) -> None:
        """Show `content` in the language in force; the buttons are made anew only if their actions differ."""
        renderer = self._style.renderer
        if [one.act for one in content.buttons] != [one.act for one in self.content.buttons] or not self.buttons:
            for gone in self.buttons:
                discard(gone)
            last = len(content.buttons) - 1
            self.buttons = [CoachBubbleButton(self._style, self, primary=at == last) for at in range(last + 1)]
            for button, one in zip(self.buttons, content.buttons, strict=True):
                button.clicked.connect(partial(self.pressed.emit, one.act))
                button.show()
        for button, one in zip(self.buttons, content.buttons, strict=True):
            button.setText(renderer.text(one.label))
        self.content = content
        self.setAccessibleName(renderer.text(COACH))
        self.setAccessibleDescription(self.spoken())
        self.update()

    def spoken(self) -> str:
        """Return the text for announcements: the progress of the lesson, then the sentence."""
        renderer, content = self._style.renderer, self.content
        place = [renderer.text(PLACE.filled(content.number, content.of))] if content.of else []
        return " ".join([*place, renderer.text(content.sentence)])

    def sizes(self) -> tuple[QSizeF, ...]:
        """Return the size of the bubble in each of its shapes, the widest first."""
        return tuple(map(self._size, (WIDE, MIDDLE, NARROW)))

    def lay(self, rect: QRectF) -> None:
        """Fill `rect`, with the buttons at the end of the last line."""
        self.setGeometry(rect.toAlignedRect())
        px, paper = self._style.px, QRectF(self.rect())
        right = paper.right() - px(TEXT_PAD - 4)
        bottom = paper.bottom() - px(BELOW - 4)
        room = paper.width() - 2 * px(TEXT_PAD - 4)
        shares = min(1.0, room / max(1.0, self._row_width()))
        for button in reversed(self.buttons):
            size = button.wanted()
            place = QRectF(right - size.width() * shares, bottom - size.height(), size.width() * shares, size.height())
            button.setGeometry(mirrored_rect(place, paper, turned=self._mirrored).toAlignedRect())
            right = place.left() - px(GAP - 8)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_focused(self.window(), event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        px, theme, paper = self._style.px, self._style.theme, QRectF(self.rect())
        painter = smooth_painter(self)
        special = theme.light or theme.high_contrast
        ground, ink = (theme.accent, theme.accent_ink) if special else (theme.felt_middle, theme.glow)
        disc = mirrored_rect(QRectF(px(TEXT_PAD), px(TEXT_PAD), px(DISC), px(DISC)), paper, turned=self._mirrored)
        fill(painter, circle(disc.center().x(), disc.center().y(), disc.width() / 2), ground)
        inset = px(DISC) * 0.25
        paint_icon(painter, "learn", disc.adjusted(inset, inset, -inset, -inset), ink)
        text = QRectF(px(TEXT), px(ABOVE), paper.width() - px(TEXT + TEXT_PAD), self._text_height(paper.width()))
        align = Align.AlignRight if self._mirrored else Align.AlignLeft
        sentence = self._style.renderer.text(self.content.sentence)
        font = self._type(paper.width())
        paint_text(painter, mirrored_rect(text, paper, turned=self._mirrored), sentence, font, INK, align, wrap=True)
        if self.content.of:
            ink = INK if theme.high_contrast else theme.accent if special else theme.felt_middle
            self._paint_dots(painter, paper, ink)

    def _paint_dots(self, painter: QPainter, paper: QRectF, ink: str) -> None:
        px = self._style.px
        x, y = px(TEXT_PAD + 3), self._dots_at(paper)
        for number in range(1, self.content.of + 1):
            here = number == self.content.number
            wide = px(LONG if here else DOT)
            dot = QRectF(x, y - px(DOT) / 2, wide, px(DOT))
            paint = colour(ink) if number <= self.content.number else colour(PALE)
            fill(painter, rounded_rect(mirrored_rect(dot, paper, turned=self._mirrored), px(DOT) / 2), paint)
            x += wide + self._step(paper.width()) - px(DOT)

    def _dots_at(self, paper: QRectF) -> float:
        """Return y of the progress dots: on the line of the buttons, or above it if these need all of it."""
        px = self._style.px
        line = paper.bottom() - px(BELOW) - px(20)
        if not self.buttons:
            return paper.bottom() - px(BELOW + DOT / 2)
        return line if self._in_one_line(paper.width()) else line - px(20 + AFTER_DOTS + DOT / 2)

    def _size(self, wide: float) -> QSizeF:
        px = self._style.px
        high = px(ABOVE) + self._text_height(px(wide)) + px(BETWEEN) + px(BELOW)
        if self.buttons:
            high += px(40)
        if self.content.of and not (self.buttons and self._in_one_line(px(wide))):
            high += px(DOT + AFTER_DOTS)
        return QSizeF(px(wide), max(high, px(DISC + 2 * TEXT_PAD)))

    def _in_one_line(self, wide: float) -> bool:
        px = self._style.px
        return px(SHORT) * self.content.of + px(LONG - DOT) + self._row_width() + px(2 * TEXT_PAD) <= wide

    def _step(self, wide: float) -> float:
        """Return the distance of two dots in pixels, reduced if there is little room."""
        px = self._style.px
        room = wide - px(2 * TEXT_PAD + LONG - DOT)
        if self._in_one_line(wide):
            room -= self._row_width()
        return min(px(STEP), max(px(SHORT), room / max(1, self.content.of)))

    def _row_width(self) -> float:
        gaps = self._style.px(GAP - 8) * max(0, len(self.buttons) - 1)
        return sum(button.wanted().width() for button in self.buttons) + gaps

    def _text_height(self, wide: float) -> float:
        return max(self._lines(self._type(wide), wide), self._style.px(DISC - 6))

    def _type(self, wide: float) -> QFont:
        """Return the largest font in which the sentence has two lines, or three on a narrow bubble."""
        most = 2 if wide > self._style.px(NARROW) + 1 else 3
        fonts = [self._style.font(size, bold=True) for size in TYPES]
        fitting = (
            font for font in fonts if self._lines(font, wide) <= (most + 0.2) * QFontMetricsF(font).lineSpacing()
        )
        return next(fitting, fonts[-1])

    def _lines(self, font: QFont, wide: float) -> float:
        room = QRectF(0, 0, wide - self._style.px(TEXT + TEXT_PAD), 10_000)
        sentence = self._style.renderer.text(self.content.sentence)
        return QFontMetricsF(font).boundingRect(room, int(Qt.TextFlag.TextWordWrap.value), sentence).height()

    @property
    def _mirrored(self) -> bool:
        return self._style.look.right_to_left
