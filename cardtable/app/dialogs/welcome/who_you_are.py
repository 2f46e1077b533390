"""The person's place on the welcome page: the plate, and in its stead a line and twelve portraits while one writes."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QRadioButton, QVBoxLayout, QWidget

from cardtable.app.desktop import screen
from cardtable.app.dialogs.parts.portrait_choice import COLUMNS, PortraitEditor
from cardtable.app.dialogs.welcome.own_plate import ProfilePlate
from cardtable.app.dialogs.welcome.panel_ground import paint_panel
from cardtable.app.widgets.chrome import DARK, HIGH_CONTRAST, LIGHT, AppPalette, apply_palette
from cardtable.app.widgets.enter import press_focused
from cardtable.app.widgets.kept_texts import RetranslatedTexts
from cardtable.app.widgets.limited_line import LimitedLine
from cardtable.core.plain_text import LONGEST_NAME, plain_name
from cardtable.core.text import TextRenderer, translate
from cardtable.table.art.drawing import HINTS
from cardtable.table.art.portrait_painter import PORTRAITS
from cardtable.table.art.themes import Theme
from cardtable.table.painting.measure import px

_NAME = translate("Welcome", "Your name")
_PORTRAIT = translate("Welcome", "Your portrait")
_DONE = translate("Welcome", "Done")
SIDE = 40  # of a portrait, in pixels of the sketches
SHARE = 0.58  # of the screen's width, for one row of portraits
MARGIN = 14


class ProfileEditor(QWidget):
    """`changed` tells name and portrait as soon as they are given."""

    changed = Signal(str, int)

    def __init__(self, words: TextRenderer, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.plate = ProfilePlate(words, theme, self)
        self.plate.clicked.connect(self.begin)
        self.writing = ProfileForm(words, theme, self)
        self.writing.done.connect(self.finish)
        self.writing.left.connect(self._leave)
        self.writing.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.plate, 0, Qt.AlignmentFlag.AlignTrailing)
        column.addWidget(self.writing)
        column.addStretch(1)

    def setPerson(self, name: str, portrait: int) -> None:
        """Show this name and portrait."""
        self.plate.setPerson(name, portrait)
        self.writing.setPerson(name, portrait)

    def setLook(self, theme: Theme, *, small: bool, by_keys: bool) -> None:
        """Lie on another felt, or in less room; `by_keys`: show the focus."""
        self.plate.setLook(theme, small=small, by_keys=by_keys)
        self.writing.setLook(theme)

    def retranslate(self) -> None:
        """Say every text again."""
        self.plate.retranslate()
        self.writing.retranslate()

    def begin(self) -> None:
        """Let name and portrait be given."""
        self.plate.hide()
        self.writing.show()
        self.writing.begin()

    def commit(self) -> None:
        """What has been written counts, also without Enter: whoever plays at once has given a name all the same."""
        if not self.writing.isHidden():
            self.changed.emit(*self.writing.person())

    def finish(self) -> None:
        """Take what has been written, and show the plate again."""
        self.commit()
        self._leave()

    def _leave(self) -> None:
        self.writing.hide()
        self.plate.show()
        self.plate.setFocus()


class ProfileForm(QWidget):
    """A line of text with a button, above a row of portraits; Escape leaves everything as it was."""

    done = Signal()
    left = Signal()

    def __init__(self, words: TextRenderer, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._words, self._theme = words, theme
        self._phrases = RetranslatedTexts(words)
        self._before = "", 0
        self.name = LimitedLine(words, LONGEST_NAME, parent=self)
        self.name.returnPressed.connect(self.done)
        self._phrases.name(self.name, _NAME)
        self._phrases.put(self.name.setPlaceholderText, _NAME)
        self.button = QPushButton(self)
        self.button.setProperty("role", "others")
        self.button.clicked.connect(self.done)
        self._phrases.put(self.button.setText, _DONE)
        one_row = PORTRAITS * px(SIDE) <= SHARE * screen.room_on_screen().width()
        self.portraits = PortraitEditor(words, columns=PORTRAITS if one_row else COLUMNS, side=SIDE)
        self.portraits.edited.connect(self._choose)
        self._kind = 0
        line = QHBoxLayout()
        line.setSpacing(px(8))
        column = QVBoxLayout(self)
        column.setContentsMargins(*[px(MARGIN)] * 4)
        column.setSpacing(px(6))
        column.addLayout(line)
        line.addWidget(self.name, 1)
        line.addWidget(self.button)
        column.addWidget(self.portraits)
        self.setLook(theme)
        self.retranslate()

    def setPerson(self, name: str, portrait: int) -> None:
        """Begin with this name and portrait."""
        self._before = name, portrait
        self._put_back()

    def setLook(self, theme: Theme) -> None:
        """Lie on another felt."""
        self._theme = theme
        apply_palette(self, _chrome(theme))
        self.update()

    def person(self) -> tuple[str, int]:
        """Name and portrait as they are now."""
        return plain_name(self.name.text()), self._kind

    def begin(self) -> None:
        """Let the name be typed over."""
        self.name.setFocus()
        self.name.selectAll()

    def retranslate(self) -> None:
        """Say every text again."""
        self._phrases.renew()
        self.portraits.retranslate()
        self.portraits.describe(self._words.text(_PORTRAIT), "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._put_back()
            self.left.emit()
        elif press_focused(self, event):
            if isinstance(self.focusWidget(), QRadioButton):  # a portrait has been chosen before, by its arrow
                self.done.emit()
        elif not self.isHidden():  # else Enter in the line has taken the name: the plate, in focus now, is not pressed
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        paint_panel(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3), self._theme)

    def _choose(self, kind: object) -> None:
        self._kind = int(str(kind))

    def _put_back(self) -> None:
        name, self._kind = self._before
        self.name.setText(name)
        self.portraits.setValue(self._kind)


def _chrome(theme: Theme) -> AppPalette:
    """Colours of controls that lie on a sheet of this theme."""
    if theme.high_contrast:
        return HIGH_CONTRAST
    return LIGHT if theme.light else replace(DARK, accent=theme.accent, focus=theme.glow)
