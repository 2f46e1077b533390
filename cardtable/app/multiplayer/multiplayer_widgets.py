"""Widgets of the pages of "Play with people": an empty table, the box of a notice, and the person's profile."""

from __future__ import annotations

import enum

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import MARGIN
from cardtable.app.dialogs.common.portrait_picker import PortraitEditor, PortraitStrip
from cardtable.app.platform import screen_geometry
from cardtable.app.widgets.basic_widgets import fill_box
from cardtable.app.widgets.input_fields import LimitedLine
from cardtable.app.widgets.keyboard_navigation import press_focused
from cardtable.app.widgets.labels import NameLabel, Paragraph, RetranslatedTexts
from cardtable.app.widgets.palette import palette_of
from cardtable.core.basics.plain_text import LONGEST_NAME
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.host.name_sanitizer import NOBODY, is_reserved, sanitize_name
from cardtable.table.art.card_pixmaps import paint_shadow
from cardtable.table.art.icons import paint_icon
from cardtable.table.art.portrait_painter import PORTRAITS
from cardtable.table.art.vector_drawing import circle, colour, fill, rounded_rect, smooth_painter, stroke, stroke_dashed
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.text_painting import px

SIDE = 216  # pixels of the sketches: the sidebar
BAR = 20  # pixels of the widest scroll bar at the usual text size


def page_room() -> int:
    """Return the width in pixels of a page beside the sidebar, without margins and scroll bar."""
    beside = min(px(SIDE), screen_geometry.sidebar_width()) + 2 * MARGIN + max(BAR, px(screen_geometry.BAR))
    return screen_geometry.room_on_screen().width() - beside


def columns(count: int, wide: int, room: int) -> int:
    """Return the number of columns for `count` items of this width in rows of equal length; at least 1."""
    return next((few for few in range(count, 0, -1) if count % few == 0 and few * wide <= room), 1)


SIZE = QSize(300, 150)
_FELT = "#2B7552"
_CHAIRS = ((0, -58), (-116, 0), (116, 0), (0, 58))


class EmptyTableWidget(QWidget):
    """Decorative picture of a table without players."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        wide = min(px(SIZE.width()), page_room())
        return QSize(wide, round(wide * SIZE.height() / SIZE.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(self.width() / SIZE.width(), self.width() / SIZE.width())
        table = QRectF(-84, -40, 168, 80)
        paint_shadow(painter, table, 40, 1.6)
        fill(painter, rounded_rect(table, 40), _FELT)
        stroke(painter, rounded_rect(table.adjusted(7, 7, -7, -7), 33), colour("#FFFFFF", 0.22), 1.2)
        colours = palette_of(self)
        for x, y in _CHAIRS:
            fill(painter, circle(x, y, 15), colours.side)
            stroke_dashed(painter, circle(x, y, 15), colours.edge, 1.6, (3, 2.4))
            paint_icon(painter, "person", QRectF(x - 9, y - 9, 18, 18), QColor(colours.edge))


SIGN = 32


class NoticeSeverity(enum.Enum):
    """Severity of a notice: success, or something to look at; never an error of the person."""

    GOOD = "check"
    LOOK = "help"


class _Sign(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = NoticeSeverity.GOOD
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(SIGN), px(SIGN))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        colours = palette_of(self)
        ground = colours.accent if self.kind is NoticeSeverity.GOOD else colours.heed
        half = self.width() / 2
        fill(painter, circle(half, half, half), ground)
        paint_icon(painter, self.kind.value, QRectF(self.rect()).adjusted(6, 6, -6, -6), QColor(colours.on_accent))


class NoticeBox(QFrame):
    """Notice box that announces its changes; `below` is the layout under the sentence."""

    def __init__(self, renderer: TextRenderer, announcer: Announcer, parent: QWidget) -> None:
        super().__init__(parent)
        self._renderer, self._announcer = renderer, announcer
        self.phrases = RetranslatedTexts(renderer)
        self._said: tuple[Text, Text] | None = None
        self.setProperty("role", "box")
        self._sign = _Sign(self)
        self._heading = Paragraph(self, "title")
        self._sentence = Paragraph(self)
        self.below, sign = QVBoxLayout(), (self._sign, 0, Qt.AlignmentFlag.AlignTop)
        fill_box(QHBoxLayout(self), sign, (self.below, 1), spacing=18, margins=(18, 16, 18, 16))
        fill_box(self.below, self._heading, self._sentence, spacing=4)

    def say(self, kind: NoticeSeverity, heading: Text, sentence: Text) -> None:
        """Show and announce a notice; an equal one is announced once."""
        self._sign.kind = kind
        self._sign.update()
        self.phrases.put(self._heading.setText, heading)
        self.phrases.put(self._sentence.setText, sentence)
        if self._said != (heading, sentence):
            self._said = heading, sentence
            self._announcer.say(f"{self._renderer.text(heading)} {self._renderer.text(sentence)}")


_WHO = translate("People", "Who are you?")
_NOTE = translate("People", "The others see this name and this portrait. You are asked only once.")
_NAME = translate("People", "Your name")
_PORTRAIT = translate("People", "Your portrait")
_THATS_ME = translate("People", "That's me")
_NO_NAME = translate("People", "Please write a name: letters, digits, spaces.")
_RESERVED = translate("People", "Choose another name: the others could mistake “%1” for themselves or for a computer.")
RADIUS = 46  # pixels of the sketches
FIELD, NARROWEST = 260, 120
CHOICE = 46
MARGINS = (24, 16, 24, 12)


class ProfilePrompt(QFrame):
    """Prompt for name and portrait, shown once; `answered` carries only a name that can be displayed."""

    answered = Signal(str, int)  # name, portrait

    def __init__(self, renderer: TextRenderer, name: str, portrait: int) -> None:
        super().__init__()
        self._phrases = RetranslatedTexts(renderer)
        self._kind = portrait
        self.setProperty("role", "box")
        self._picture = PortraitStrip(renderer, RADIUS, (portrait,))
        self.name = LimitedLine(renderer, LONGEST_NAME, name, self)
        self.name.setMinimumWidth(px(NARROWEST))
        self.name.setMaximumWidth(px(FIELD))
        self.name.setProperty("role", "flush")
        self.name.returnPressed.connect(self._answer)
        self._phrases.name(self.name, _NAME)
        self.confirm_button = self._phrases.button(self, _THATS_ME, self._answer, "primary")
        room = page_room() - MARGINS[0] - MARGINS[2]
        in_a_row = columns(PORTRAITS, px(CHOICE), room)
        self._picture.setVisible(in_a_row == PORTRAITS)  # on a narrow screen the text needs its space
        self.portraits = PortraitEditor(renderer, columns=in_a_row, side=CHOICE)
        self.portraits.setValue(portrait)
        self.portraits.edited.connect(self._choose)
        row, words, line = QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        faces = (self.portraits, 0, Qt.AlignmentFlag.AlignLeading)
        fill_box(QVBoxLayout(self), row, faces, spacing=8, margins=MARGINS)
        fill_box(row, (self._picture, 0, Qt.AlignmentFlag.AlignTop), (words, 1), spacing=20)
        words.setSpacing(4)
        self._phrases.paragraph(words, _WHO, "title")
        self.note = self._phrases.paragraph(words, _NOTE, "note")
        words.addSpacing(4)
        words.addLayout(line)
        fill_box(line, (self.name, 1), self.confirm_button, 0, spacing=8)
        self.retranslate()

    def begin(self) -> None:
        """Focus the name and select it."""
        self.name.setFocus()
        self.name.selectAll()

    def retranslate(self) -> None:
        self._phrases.renew()
        self.portraits.retranslate()
        self.portraits.describe(self._phrases.renderer.text(_PORTRAIT), "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by Enter on the chosen portrait; the dialog would press the button that has the focus by then."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif self.isVisible() and not self.name.hasFocus() and not press_focused(self, event):
            self._answer()  # a button in focus is pressed, and the name answers by itself

    def _choose(self, kind: object) -> None:
        self._kind = int(str(kind))
        self._picture.setPortraits((self._kind,))

    def _answer(self) -> None:
        typed = self.name.text()
        name = sanitize_name(typed)
        if is_reserved(name):
            self._refuse(_RESERVED.filled(name))
        elif name == NOBODY and typed.strip() != NOBODY:
            self._refuse(_NO_NAME)
        else:
            self.answered.emit(name, self._kind)

    def _refuse(self, why: Text) -> None:
        self._phrases.put(self.note.setText, why)
        self.begin()


_AS = translate("People", "You sit down as")
_CHANGE = translate("People", "Change")
_CHANGE_WHAT = translate("People", "Change your name and portrait")
PROMPT_RADIUS = 20  # pixels of the sketches


class ProfileWidget(QWidget):
    """Summary at the foot of the sidebar: portrait, name, and a button to change them."""

    changeWanted = Signal()

    def __init__(self, renderer: TextRenderer) -> None:
        super().__init__()
        self.phrases = RetranslatedTexts(renderer)
        self._picture = PortraitStrip(renderer, PROMPT_RADIUS)
        self._name = NameLabel(self)
        self._name.setProperty("role", "strong")
        self.button = self.phrases.button(self, _CHANGE, self.changeWanted, "small")
        self.phrases.put(self.button.setAccessibleName, _CHANGE_WHAT)
        column, row = fill_box(QVBoxLayout(self), spacing=6, margins=(18, 0, 12, 14)), QHBoxLayout()
        self.phrases.paragraph(column, _AS, "note")
        column.addLayout(row)
        fill_box(row, self._picture, (self._name, 1), self.button, spacing=10)

    def show_person(self, name: str, portrait: int) -> None:
        self._name.setText(name)
        self._picture.setPortraits((portrait,))
