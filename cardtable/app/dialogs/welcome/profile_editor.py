"""Profile of the person on the welcome page: a plate with name and portrait, and its editor."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QRadioButton, QSizePolicy, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.portrait_picker import COLUMNS, PortraitEditor
from cardtable.app.dialogs.welcome.resume_tiles import TWO_SENTENCES
from cardtable.app.dialogs.welcome.welcome_style import paint_panel
from cardtable.app.forms.option_editors import ChoiceEditor
from cardtable.app.platform import screen_geometry
from cardtable.app.settings.setting_choices import SpokenOf
from cardtable.app.settings.settings_sections import SPEAK_OF_YOU
from cardtable.app.widgets.basic_widgets import STRETCH, PlainLabel, fill_box
from cardtable.app.widgets.input_fields import LimitedLine
from cardtable.app.widgets.keyboard_navigation import press_focused
from cardtable.app.widgets.labels import RetranslatedTexts
from cardtable.app.widgets.palette import (
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    AppPalette,
    apply_palette,
    painter_on,
    reading_start,
    sized_font,
)
from cardtable.core.basics.plain_text import LONGEST_NAME, plain_name
from cardtable.core.text import Text, TextRenderer, literal_text, translate
from cardtable.table.art.card_pixmaps import paint_shadow
from cardtable.table.art.portrait_painter import PORTRAITS, paint_portrait
from cardtable.table.art.themes import Theme
from cardtable.table.art.vector_drawing import HINTS, circle, colour, fill, rounded_rect, stroke
from cardtable.table.style.text_painting import paint_text, px

_WHAT_NAME = translate("Welcome", "What is your name?")
_WRITE = translate("Welcome", "click to enter it")
_CHANGE = translate("Welcome", "click to change it", "one's name")
_WON = translate("Welcome", "won %1 of %2 match(es)")
_SPOKEN = translate("Welcome", "Your name and portrait")
USUAL, SMALL = QSize(248, 58), QSize(216, 50)  # pixels of the sketches
RING = 4


class ProfilePlate(QPushButton):
    """Plate with name, portrait and matches won; without a name it asks for one."""

    def __init__(self, renderer: TextRenderer, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # repaints the plate under the pointer
        self._renderer, self._theme = renderer, theme
        self._name, self._portrait = "", 0
        self._won: tuple[int, int] | None = None
        self._small = False
        self._by_keys = True
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def sizeHint(self) -> QSize:
        size = SMALL if self._small else USUAL
        return QSize(px(size.width()), px(size.height())) + QSize(2 * RING, 2 * RING)

    def setPerson(self, name: str, portrait: int) -> None:
        """Show this name and portrait; "" if there is no name yet."""
        self._name, self._portrait = name, portrait
        self.retranslate()

    def setWon(self, won: int, matches: int) -> None:
        """Show the number of matches won, of `matches` finished ones."""
        self._won = (won, matches) if matches else None
        self.retranslate()

    def setLook(self, theme: Theme, *, small: bool, by_keys: bool) -> None:
        """Set theme and size; `by_keys`: show the focus."""
        self._theme, self._small, self._by_keys = theme, small, by_keys
        self.updateGeometry()
        self.update()

    def lines(self) -> tuple[Text, Text]:
        if not self._name:
            return _WHAT_NAME, _WRITE
        if self._won is None:
            return literal_text(self._name), _CHANGE
        return literal_text(self._name), _WON.filled(*self._won, n=self._won[1])

    def retranslate(self) -> None:
        self.setAccessibleName(self._renderer.text(_SPOKEN))
        self.setAccessibleDescription(self._renderer.text(TWO_SENTENCES.filled(*self.lines())))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self, HINTS)
        plate = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        radius, theme = plate.height() / 2, self._theme
        paint_shadow(painter, plate, radius, 1.6)
        lit = theme.plate_alpha + (0.15 if self.underMouse() else 0)
        fill(painter, rounded_rect(plate, radius), colour(theme.plate, min(1.0, lit)))
        edge = rounded_rect(plate.adjusted(0.5, 0.5, -0.5, -0.5), radius)
        stroke(painter, edge, colour(theme.line, theme.line_alpha), 1)
        if self.hasFocus() and self._by_keys:
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            stroke(painter, rounded_rect(ring, ring.height() / 2), theme.glow, 2)
        self._paint_portrait(painter, plate)
        taken, spare = plate.height() + px(4), px(18)
        room = plate.adjusted(spare, 0, -taken, 0) if self.isRightToLeft() else plate.adjusted(taken, 0, -spare, 0)
        side, high = reading_start(self), plate.height()
        above, below = map(self._renderer.text, self.lines())
        first = QRectF(room.left(), plate.top() + 0.13 * high, room.width(), 0.40 * high)
        second = QRectF(room.left(), plate.top() + 0.53 * high, room.width(), 0.32 * high)
        name = sized_font(self, px(13 if self._small else 15), bold=True)
        paint_text(painter, first, above, name, self._theme.ink, side)
        paint_text(painter, second, below, sized_font(self, px(12)), self._theme.ink2, side)

    def _paint_portrait(self, painter: QPainter, plate: QRectF) -> None:
        radius = plate.height() / 2
        x = plate.right() - radius if self.isRightToLeft() else plate.left() + radius
        fill(painter, circle(x, plate.center().y(), radius - 3), "#FFFFFF")
        paint_portrait(painter, QPointF(x, plate.center().y()), radius - 5, self._portrait)


_NAME = translate("Welcome", "Your name")
_PORTRAIT = translate("Welcome", "Your portrait")
_DONE = translate("Welcome", "Done")
SIDE = 40  # of a portrait in pixels of the sketches
SHARE = 0.58  # share of the screen's width for one row of portraits
MARGIN = 14


class ProfileEditor(QWidget):
    """Editable profile; `changed` emits name, portrait and how to speak of the person once they are confirmed."""

    changed = Signal(str, int, object)

    def __init__(self, renderer: TextRenderer, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.plate = ProfilePlate(renderer, theme, self)
        self.plate.clicked.connect(self.begin)
        self.writing = ProfileForm(renderer, theme, self)
        self.writing.done.connect(self.finish)
        self.writing.left.connect(self._leave)
        self.writing.hide()
        fill_box(QVBoxLayout(self), (self.plate, 0, Qt.AlignmentFlag.AlignTrailing), self.writing, STRETCH)

    def setPerson(self, name: str, portrait: int, spoken_of: SpokenOf) -> None:
        self.plate.setPerson(name, portrait)
        self.writing.setPerson(name, portrait, spoken_of)

    def setLook(self, theme: Theme, *, small: bool, by_keys: bool) -> None:
        self.plate.setLook(theme, small=small, by_keys=by_keys)
        self.writing.setLook(theme)

    def retranslate(self) -> None:
        self.plate.retranslate()
        self.writing.retranslate()

    def begin(self) -> None:
        self.plate.hide()
        self.writing.show()
        self.writing.begin()

    def commit(self) -> None:
        """Emit the content of an open form without Enter: a person may start to play right after typing."""
        if not self.writing.isHidden():
            self.changed.emit(*self.writing.person())

    def finish(self) -> None:
        """Take the content of the form and show the plate again."""
        self.commit()
        self._leave()

    def _leave(self) -> None:
        self.writing.hide()
        self.plate.show()
        self.plate.setFocus()


class ProfileForm(QWidget):
    """Form with a line edit and a button above a row of portraits; Escape restores the previous values."""

    done = Signal()
    left = Signal()

    def __init__(self, renderer: TextRenderer, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._renderer, self._theme = renderer, theme
        self._phrases = RetranslatedTexts(renderer)
        self._before = "", 0, SpokenOf.NEITHER
        self.name = LimitedLine(renderer, LONGEST_NAME, parent=self)
        self.name.returnPressed.connect(self.done)
        self._phrases.name(self.name, _NAME)
        self._phrases.put(self.name.setPlaceholderText, _NAME)
        self.button = self._phrases.button(self, _DONE, self.done, "others")
        one_row = PORTRAITS * px(SIDE) <= SHARE * screen_geometry.room_on_screen().width()
        self.portraits = PortraitEditor(renderer, columns=PORTRAITS if one_row else COLUMNS, side=SIDE)
        self.portraits.edited.connect(self._choose)
        self.spoken_of = ChoiceEditor(renderer, lambda: [(renderer.text(one.label), one) for one in SpokenOf])
        self.spoken_of.edited.connect(partial(setattr, self, "_spoken_of"))
        asks = PlainLabel(self)
        self._phrases.put(asks.setText, SPEAK_OF_YOU)
        self._kind, self._spoken_of = 0, SpokenOf.NEITHER
        around = px(MARGIN)
        line = QHBoxLayout()
        words = QHBoxLayout()
        rows = (line, words, self.portraits)
        fill_box(QVBoxLayout(self), *rows, spacing=px(6), margins=(around, around, around, around))
        fill_box(line, (self.name, 1), self.button, spacing=px(8))
        fill_box(words, asks, self.spoken_of, STRETCH, spacing=px(8))
        self.setLook(theme)
        self.retranslate()

    def setPerson(self, name: str, portrait: int, spoken_of: SpokenOf) -> None:
        self._before = name, portrait, spoken_of
        self._put_back()

    def setLook(self, theme: Theme) -> None:
        self._theme = theme
        apply_palette(self, _chrome(theme))
        self.update()

    def person(self) -> tuple[str, int, SpokenOf]:
        return plain_name(self.name.text()), self._kind, self._spoken_of

    def begin(self) -> None:
        self.name.setFocus()
        self.name.selectAll()

    def retranslate(self) -> None:
        self._phrases.renew()
        self.portraits.retranslate()
        self.portraits.describe(self._renderer.text(_PORTRAIT), "")
        self.spoken_of.retranslate()
        self.spoken_of.describe(self._renderer.text(SPEAK_OF_YOU), "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._put_back()
            self.left.emit()
        elif press_focused(self, event):
            if isinstance(self.focusWidget(), QRadioButton):  # an arrow key has already chosen the portrait
                self.done.emit()
        elif not self.isHidden():  # Enter has confirmed the name: not pressed as well
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self, HINTS)
        paint_panel(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3), self._theme)

    def _choose(self, kind: object) -> None:
        self._kind = int(str(kind))

    def _put_back(self) -> None:
        name, self._kind, self._spoken_of = self._before
        self.name.setText(name)
        self.portraits.setValue(self._kind)
        self.spoken_of.setValue(self._spoken_of)


def _chrome(theme: Theme) -> AppPalette:
    """Return the palette of controls on a panel of this theme."""
    if theme.high_contrast:
        return HIGH_CONTRAST
    return LIGHT if theme.light else replace(DARK, accent=theme.accent, focus=theme.glow)
