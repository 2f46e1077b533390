"""Result page over the whole table after a match: laurel, words, facts, standings, and buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, reduce

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QRadialGradient
from PySide6.QtWidgets import QWidget

from cardtable.app.overlays.overlay_buttons import RING, ButtonEmphasis
from cardtable.app.overlays.overlay_panel import InputGuard
from cardtable.app.overlays.overlay_style import font_in, paint_panel_background, set_overlay_unit
from cardtable.app.overlays.results.match_result import MatchResult
from cardtable.app.overlays.results.match_result_parts import (
    ALL_MS,
    FACT_HIGH,
    FactPlate,
    StandingRow,
    paint_cards,
    paint_laurel,
    throws,
)
from cardtable.app.overlays.results.result_overlay import ResultOverlay
from cardtable.core.text import TextRenderer, translate
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.art.felt_texture import felt
from cardtable.table.art.portrait_painter import paint_portrait
from cardtable.table.art.themes import Theme
from cardtable.table.art.vector_drawing import blank_pixmap, colour, painting, smooth_painter
from cardtable.table.style.text_painting import Align, paint_text

AGAIN = translate("Match end", "Play again")
LOOK = translate("Match end", "Look at the last deal")
OTHER = translate("Match end", "Another game")
_STANDINGS = translate("Match end", "Standings", "a list with a line for each player")
GENTLY_MS = 300  # duration of the fade after a match that another player has won
VEIL_MS, LAUREL_AT, LAUREL_MS, WORDS_AT, WORDS_MS = 200, 100, 600, 500, 250
COUNT_MS = 1_000  # from zero to the totals, together with the words
FULL, SMALLEST_UNIT = 712.0, 0.62  # height of everything in pixels of the sketches, with four rows
ROWS_BESIDE = 5  # more are shown in two columns
WIDE, ROW = 464.0, 36.0
FLYING_CARD = 100.0


class MatchResultPage(ResultOverlay):
    """Page that shows a `MatchResult` and reports pressed buttons."""

    lookWanted = Signal(int)  # number of a deal; 0: the last one
    otherWanted = Signal()

    def __init__(
        self,
        result: MatchResult,
        portraits: Sequence[int],
        renderer: TextRenderer,
        theme: Theme,
        faces: CardPixmaps,
        patience: InputGuard,
        parent: QWidget,
        *,
        may_repeat: bool = True,
    ) -> None:
        """Make the page; `portraits` by seat, `may_repeat`: another match can be begun, or asked for."""
        super().__init__(_STANDINGS, renderer, theme, patience, parent)
        self._result, self._faces, self._portraits = result, faces, portraits
        self._unit = 1.0
        self._layers: dict[str, QPixmap] = {}  # layers that change no more
        self._throws = throws(sum(standing.total for standing in result.standings))
        self._shown_ms = float(ALL_MS)
        self._facts = [FactPlate(fact, renderer, theme, self) for fact in result.facts]
        for plate in self._facts:
            if plate.fact.deal is not None:
                plate.clicked.connect(partial(self.lookWanted.emit, plate.fact.deal))
        most = max((standing.total for standing in result.standings), default=0)
        self._rows: list[StandingRow] = [
            StandingRow(standing, [portraits[seat] for seat in standing.seats], most, renderer, theme, self)
            for standing in result.standings
        ]
        self.again = self.add_button(AGAIN, ButtonEmphasis.GO, 18, 48, "again", self.againWanted.emit)
        self.look = self.add_button(LOOK, ButtonEmphasis.PLATE, 14.5, 48, "eye", lambda: self.lookWanted.emit(0))
        self.other = self.add_button(OTHER, ButtonEmphasis.PLATE, 14.5, 48, "home", self.otherWanted.emit)
        self.again.setVisible(may_repeat)
        self.first = self.again if may_repeat else self.look  # has the focus when the page appears
        self._motion = QVariantAnimation(self, startValue=0.0)
        self._motion.valueChanged.connect(self._go_to)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.complete()

    @property
    def moves(self) -> bool:
        """True while the page animates in; a click, or a key after the rest period, then only ends the animation."""
        return self._motion.state() is QVariantAnimation.State.Running

    @property
    def tab_stops(self) -> Sequence[QWidget]:
        return [*self.buttons, *(plate for plate in self._facts if plate.fact.deal is not None)]

    def takes_press(self) -> bool:
        """End the animation while the page moves: the press is not for the button then."""
        if self.moves:
            self.end_motion()
            return False
        return super().takes_press()

    def setTheme(self, theme: Theme) -> None:
        for plate in self._facts:
            plate.theme = theme
        self.dress(theme)
        self._renew()

    def rise(self, *, calm: bool) -> None:
        """Show the page; `calm`: without animation."""
        self._guard.begin()
        self.show()
        self.raise_()
        self.first.setFocus(Qt.FocusReason.PopupFocusReason)
        length = ALL_MS if self._result.won else GENTLY_MS
        if calm:
            self._go_to(float(ALL_MS))
            return
        self._go_to(0.0)
        self._motion.setEndValue(float(length))
        self._motion.setDuration(length)
        self._motion.start()

    def end_motion(self) -> None:
        self._motion.stop()
        self._go_to(float(ALL_MS))

    def lay(self) -> None:
        """Fill the whole table and lay out the parts."""
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        rows = self._rows_high()
        facts = 0.0 if self._facts else FACT_HIGH + 26
        needed = FULL + (rows - 4) * ROW - facts
        unit = min(self.height() / needed, self.width() / 1024)
        self._unit = min(1.6, max(SMALLEST_UNIT, unit))
        set_overlay_unit(self, self._unit)
        self._lay_parts()
        self._renew()

    def retranslate(self) -> None:
        super().retranslate()
        say = self._renderer.text
        self.setAccessibleName(say(self._result.heading))
        self.setAccessibleDescription(" ".join(map(say, self._result.spoken[1:])))
        for plate in self._facts:
            plate.retranslate()
        self._renew()

    def _renew(self) -> None:
        self._layers.clear()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.moves:
            self.end_motion()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.moves:
            self.end_motion()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        self._paint_layer(painter, "ground", self._paint_ground, still=self._shown_ms >= VEIL_MS)
        if self._result.won and self._shown_ms < ALL_MS:
            wide = FLYING_CARD * min(1.3, max(0.7, self._unit))
            size = QSizeF(self.size())
            paint_cards(painter, self._throws, self._faces, self._shown_ms, size, wide, self.devicePixelRatioF())
        still = self._shown_ms >= max(LAUREL_AT + LAUREL_MS, WORDS_AT + WORDS_MS)
        self._paint_layer(painter, "words", self._paint_told, still=still)

    def _paint_layer(self, painter: QPainter, name: str, paint: Callable[[QPainter], None], *, still: bool) -> None:
        """Paint a layer; one that is `still` is painted once into a pixmap, because cards fly between the layers."""
        if not still:
            paint(painter)
            return
        if name not in self._layers:
            dpr = self.devicePixelRatioF()
            layer = self._layers[name] = blank_pixmap(self.size() * dpr, dpr)
            with painting(layer) as inner:
                paint(inner)
        painter.drawPixmap(0, 0, self._layers[name])

    def _paint_told(self, painter: QPainter) -> None:
        self._paint_winners(painter)
        painter.setOpacity(self._share(WORDS_AT, WORDS_MS))
        self._paint_words(painter)
        if self._rows:
            unit = self._unit
            box = QRectF(reduce(QRect.united, (row.geometry() for row in self._rows)))
            box.adjust(-8 * unit, -7 * unit, 8 * unit, 7 * unit)
            paint_panel_background(painter, box, self.theme, 16, unit)

    # ---- layout

    def _rows_high(self) -> int:
        count = len(self._rows)
        return count if count <= ROWS_BESIDE else (count + 1) // 2

    @property
    def _laurel(self) -> float:
        several = 1.18 if len(self._result.winners) > 1 else 1.0
        return (92 if self._result.won else 76) * several * self._unit

    @property
    def _middle(self) -> QPointF:
        return QPointF(self.width() / 2, (44 + (92 if self._result.won else 84)) * self._unit)

    @property
    def _words_top(self) -> float:
        return self._middle.y() + self._laurel + 22 * self._unit

    def _lay_parts(self) -> None:
        unit, x = self._unit, self.width() / 2
        y = self._words_top + 104 * unit
        if self._facts:
            widths = [plate.sizeHint().width() for plate in self._facts]
            left = x - (sum(widths) + 16 * unit * (len(widths) - 1)) / 2
            order = list(zip(self._facts, widths, strict=True))
            for plate, wide in reversed(order) if self.isRightToLeft() else order:
                plate.setGeometry(round(left), round(y), wide, round(FACT_HIGH * unit))
                left += wide + 16 * unit
            y += (FACT_HIGH + 26) * unit
        y = self._lay_rows(y + 7 * unit) + 30 * unit
        self._lay_buttons(y)

    def _lay_rows(self, y: float) -> float:
        unit, high = self._unit, self._rows_high()
        columns = 2 if len(self._rows) > ROWS_BESIDE else 1
        wide = (WIDE - 16) * unit
        left = self.width() / 2 - (columns * wide + (columns - 1) * 16 * unit) / 2
        for place, row in enumerate(self._rows):
            column = place // high
            column = columns - 1 - column if self.isRightToLeft() else column
            x, top = left + column * (wide + 16 * unit), y + (place % high) * ROW * unit
            row.setGeometry(round(x), round(top), round(wide), round((ROW - 1) * unit))
        return y + high * ROW * unit

    def _lay_buttons(self, y: float) -> None:
        unit = self._unit
        buttons = self.buttons
        for button, high in zip(buttons, (52, 48, 48), strict=False):
            button.setHigh(high)
            button.fit()
        least = {self.again: 208 * unit}
        widths = [max(button.sizeHint().width(), least.get(button, 0.0)) for button in buttons]
        left = self.width() / 2 - (sum(widths) + 8 * unit * (len(widths) - 1)) / 2
        top = min(y, self.height() - 60 * unit)
        order = list(zip(buttons, widths, strict=True))
        for button, wide in reversed(order) if self.isRightToLeft() else order:
            high = button.sizeHint().height()
            button.setGeometry(round(left), round(top + (52 * unit + 2 * RING - high) / 2), round(wide), high)
            left += wide + 8 * unit

    # ---- painting

    def _share(self, start: float, length: float) -> float:
        return min(1.0, max(0.0, (self._shown_ms - start) / length))

    def _paint_ground(self, painter: QPainter) -> None:
        painter.drawPixmap(0, 0, felt(self.size(), self.devicePixelRatioF(), self.theme))
        theme, share = self.theme, self._share(0, VEIL_MS)
        alpha = 0.8 if theme.high_contrast else 0.34
        painter.fillRect(self.rect(), colour("#FFFFFF" if theme.light else "#000000", alpha * share))
        if not self._result.won or theme.high_contrast:
            return
        middle = QPointF(self._middle)
        light = QRadialGradient(middle, max(460 * self._unit, 1.0))
        light.setColorAt(0, colour(theme.glow, 0.30 * share))
        light.setColorAt(1, colour(theme.glow, 0.0))
        painter.fillRect(self.rect(), light)

    def _paint_winners(self, painter: QPainter) -> None:
        """Paint the laurel around one portrait, or around those of players who won together."""
        curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        bounce = QEasingCurve(QEasingCurve.Type.OutBack)
        gold = self._result.won
        drawn = curve.valueForProgress(self._share(LAUREL_AT, LAUREL_MS)) if gold else self._share(0, GENTLY_MS)
        winners = [self._portraits[seat] for seat in self._result.winners][:3]
        several = len(winners) > 1
        if winners:
            paint_laurel(painter, self._middle, self._laurel, drawn if gold else 1.0, gold=gold)
        grown = 0.8 + 0.2 * bounce.valueForProgress(self._share(LAUREL_AT, GENTLY_MS)) if gold else 1.0
        radius = (62 if gold else 50) * self._unit * (0.8 if several else 1.0) * grown
        step = 2 * radius - 24 * self._unit
        for place, portrait in enumerate(winners):
            x = self._middle.x() + (place - (len(winners) - 1) / 2) * step
            paint_portrait(painter, QPointF(x, self._middle.y()), radius, portrait)

    def _paint_words(self, painter: QPainter) -> None:
        unit, say = self._unit, self._renderer.text
        size = 46 if self._result.won else 36
        top = self._words_top
        heading = QRectF(24, top, self.width() - 48, 60 * unit)
        second = QRectF(24, top + 62 * unit, self.width() - 48, 28 * unit)
        font = font_in(self, size, bold=True)
        paint_text(painter, heading, say(self._result.heading), font, self.theme.ink, Align.AlignHCenter)
        paint_text(painter, second, say(self._result.second), font_in(self, 17), self.theme.ink2, Align.AlignHCenter)

    def _go_to(self, ms: object) -> None:
        self._shown_ms = float(ms)  # type: ignore[arg-type]  # the value of an animation between two floats
        if not self._result.won and self._shown_ms >= GENTLY_MS:
            self._shown_ms = float(ALL_MS)
        counted = self._share(WORDS_AT, COUNT_MS) if self._result.won else 1.0
        for row in self._rows:
            row.count(QEasingCurve(QEasingCurve.Type.OutQuad).valueForProgress(counted))
        self.update()
