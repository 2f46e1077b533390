"""History sidebar beside the table: a title, a pane with turns or tricks, and a button to close it."""

from __future__ import annotations

import math
from abc import abstractmethod

from PySide6.QtCore import QEasingCurve, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget

from cardtable.app.overlays.overlay_style import MARGIN, STRIP_RADIUS, paint_panel_background
from cardtable.core.text import Text, translate
from cardtable.table.art.vector_drawing import smooth_painter
from cardtable.table.hud.round_buttons import REACH, RoundButton, RoundCommand
from cardtable.table.layout.sidebar_layout import SidebarArea
from cardtable.table.style.table_style import TableStyle
from cardtable.table.style.text_painting import Align, paint_text, set_tip


class SidebarPane(QWidget):
    """Abstract content of the sidebar, as wide as the sidebar; reads the match on the table."""

    changed = Signal()  # by the person: other rows, and another line below the title

    @property
    @abstractmethod
    def walk(self) -> Text:
        """Hint with the keys that move in the pane; its placeholder is for the key that closes the sidebar."""

    @abstractmethod
    def wanted_height(self, width: float) -> float:
        """Return the height in pixels of all content at this width."""

    @abstractmethod
    def renew(self, unit: float) -> Text | None:
        """Show the match as it is now, `unit` pixels per pixel of the sketches; return the line below the title."""

    @abstractmethod
    def take_keyboard(self) -> None:
        """Focus the pane: the person moves in it by keys from now on."""

    @abstractmethod
    def leave(self) -> None:
        """Reset the pane: the sidebar was closed."""


TITLE = translate("What happened", "What happened")
SINCE = translate("What happened", "since your last turn")
LATELY = translate("What happened", "the last turn of each player", "to somebody who only watches")
NOTHING = translate("What happened", "You begin. Here you will read what the others did.")
NOTHING_YET = translate("What happened", "Here you will read what the players did.", "nothing has been played yet")
CLOSE = translate("What happened", "Close")
CLOSE_TIP = translate("What happened", "Close “What happened”")
WALK = translate("What happened", "%1 or Esc closes · arrow keys go through the turns", "a key")
WALK_TRICKS = translate("What happened", "%1 or Esc closes · arrow keys go through the tricks", "a key")


BIG, SECOND, FOOT = 16.0, 12.5, 12.0  # font sizes
PAD, HEAD, BELOW = 18.0, 62.0, 40.0  # pixels before scaling: at the sides, above and below the pane
BUTTON = 30.0
LOW = 400.0  # pixels before scaling; a lower sidebar does not show the keys
FADE_MS = 120


class SidebarBackground(QWidget):
    """Background and shadow of the sidebar; transparent to the mouse, which only the sidebar handles."""

    def __init__(self, style: TableStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self._style = style
        self.unit = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        rect = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        paint_panel_background(painter, rect, self._style.theme, STRIP_RADIUS, self.unit)


class HistorySidebar(QWidget):
    """Sidebar with one pane; as high as the pane wants, at most as high as the table."""

    closeWanted = Signal()

    def __init__(self, style: TableStyle, content: SidebarPane, table: QWidget) -> None:
        super().__init__(table)
        self._style, self._table = style, table
        self._second: Text | None = None
        self._unit = 1.0
        self._below = PAD
        self._key = ""
        self.ground = SidebarBackground(style, table)
        self.content = content
        content.setParent(self)
        content.changed.connect(lambda: self.renew(self._key))
        self._close = RoundButton(style, self)
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._close.clicked.connect(self.closeWanted)
        self._fading = QVariantAnimation(self, duration=FADE_MS, startValue=0.0, endValue=1.0)
        self._fading.setEasingCurve(QEasingCurve.Type.Linear)
        self._fading.valueChanged.connect(self._fade)
        self._fading.finished.connect(lambda: self.setGraphicsEffect(None))  # type: ignore[arg-type]  # None takes it off
        self.hide()

    def renew(self, key: str) -> None:
        """Show the match as it is now, in the language and the look in force; `key` closes the sidebar."""
        self._key = key
        self._second = self.content.renew(self._unit)
        renderer = self._style.renderer
        self.setAccessibleName(renderer.text(TITLE))
        self.setAccessibleDescription("" if self._second is None else renderer.text(self._second))
        self._close.show_command(RoundCommand("close", "close", CLOSE, CLOSE_TIP, key))
        set_tip(self._close, renderer.text(CLOSE_TIP))
        self.update()
        self.ground.update()

    def lay(self, place: SidebarArea, share: float = 1.0) -> None:
        """Fill `place`, or slide in from the edge of the table by `share`, from 0 to 1."""
        unit = place.scale
        if unit != self._unit:
            self._unit = self.ground.unit = unit
            self.content.renew(unit)
        width = place.rect.width()
        self._below = BELOW if self._foot else PAD
        wanted = self.content.wanted_height(width) + (HEAD + self._below) * unit
        if wanted > place.rect.height() < LOW * unit:
            self._below = PAD
        rect = QRectF(place.rect)
        rect.setHeight(min(rect.height(), math.ceil(wanted)))
        outside = rect.width() + 2 * MARGIN
        from_right = rect.center().x() > self._table.width() / 2
        rect.translate(outside * (1 - share) * (1 if from_right else -1), 0)
        self.setGeometry(rect.toRect())
        self.ground.setGeometry(self.geometry().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        head, foot = round(HEAD * unit), round(self._below * unit)
        self.content.setGeometry(0, head, self.width(), self.height() - head - foot)
        side = round((BUTTON + 2 * REACH) * unit)
        near = round((PAD - 6) * unit)
        x = near if self._mirrored else self.width() - near - side
        self._close.setGeometry(x, round((HEAD * unit - side) / 2), side, side)
        self.update()

    def appear(self) -> None:
        """Fade in without moving."""
        self._fading.start()

    def setVisible(self, visible: bool) -> None:
        super().setVisible(visible)
        self.ground.setVisible(visible)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closeWanted.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        theme, renderer, unit = self._style.theme, self._style.renderer, self._unit
        room = self.width() - (2 * PAD + BUTTON) * unit
        self._write(painter, 12, room, renderer.text(TITLE), BIG, theme.ink, bold=True)
        if self._second is not None:
            self._write(painter, 35, room, renderer.text(self._second), SECOND, theme.ink2)
        if self._below == BELOW:
            top = self.height() / unit - 32
            self._write(painter, top, self.width() - 2 * PAD * unit, self._foot, FOOT, theme.ink2)

    @property
    def _mirrored(self) -> bool:
        return self._style.look.right_to_left

    @property
    def _foot(self) -> str:
        return self._style.renderer.text(self.content.walk.filled(self._key)) if self._key else ""

    def _write(
        self, painter: QPainter, top: float, width: float, text: str, size: float, ink: str, *, bold: bool = False
    ) -> None:
        """Paint a line from the leading edge; its size is corrected, as the style's fonts have the table's scale."""
        unit = self._unit
        x = self.width() - PAD * unit - width if self._mirrored else PAD * unit
        align = Align.AlignRight if self._mirrored else Align.AlignLeft
        font = self._style.font(size * unit / self._style.scale, bold=bold)
        paint_text(painter, QRectF(x, top * unit, width, 22 * unit), text, font, ink, align)

    def _fade(self, share: float) -> None:
        effect = self.graphicsEffect()
        if not isinstance(effect, QGraphicsOpacityEffect):
            effect = QGraphicsOpacityEffect(self)
            self.setGraphicsEffect(effect)
        effect.setOpacity(share)
