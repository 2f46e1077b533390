"""Panel that slides over the place of the viewer's hand after a deal: sentences, points, and buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QEvent, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.app.overlays import overlay_style
from cardtable.app.overlays.overlay_buttons import RING, ButtonEmphasis
from cardtable.app.overlays.overlay_panel import InputGuard, SlideAnimation, is_replay_key
from cardtable.app.overlays.overlay_style import MARGIN, font_in, mirrored_rect
from cardtable.app.overlays.results import deal_result_rows as rows
from cardtable.app.overlays.results.deal_result import DealResult
from cardtable.app.overlays.results.deal_result_rows import PAD, DealResultRow, ResultColumns
from cardtable.app.overlays.results.result_overlay import ResultOverlay
from cardtable.app.widgets.palette import reading_end, reading_start
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.table.art.themes import CardStyle, Theme
from cardtable.table.art.vector_drawing import smooth_painter
from cardtable.table.layout.deal_result_layout import ResultPanelPlace
from cardtable.table.layout.geometry import MANY
from cardtable.table.style.text_painting import paint_text, text_width

NEXT = translate("Deal end", "Next deal")
LOOK = translate("Deal end", "Look at the deal")
AGAIN = translate("Deal end", "Play this deal again")
TO_THE_END = translate("Deal end", "Continue", "to the end of the match")
BACK = translate("Deal end", "Back to the match")
_DEAL = translate("Deal end", "Deal", "heading over what a deal counts")
_TOTAL = translate("Deal end", "Total")
COUNT_MS = 500
_BETWEEN = 10.0
_COUNT = translate("Deal end", "Points of the deal", "a list with a line for each player")
_HEADS = (12.0, 11.0)  # font sizes of a heading; one too long for the smaller takes two lines


class DealResultPanel(ResultOverlay):
    """Panel that shows a `DealResult` and reports pressed buttons."""

    nextWanted = Signal()
    lookWanted = Signal()

    def __init__(
        self,
        count: DealResult,
        portraits: Sequence[int],
        renderer: TextRenderer,
        theme: Theme,
        style: CardStyle,
        patience: InputGuard,
        parent: QWidget,
        *,
        next_is: Text = NEXT,
        may_repeat: bool = True,
    ) -> None:
        """Make the panel; `portraits` by seat, `next_is`: label of the main button."""
        super().__init__(_COUNT, renderer, theme, patience, parent)
        self._count = count
        self._place = ResultPanelPlace(QRectF(), 1.0, 36.0, is_small=False)
        self._rows: list[DealResultRow] = [
            DealResultRow(line, [portraits[seat] for seat in line.seats], renderer, theme, style, self)
            for line in count.lines
        ]
        self.next = self.add_button(next_is, ButtonEmphasis.GO, 16, 40, "forward", self.nextWanted.emit)
        self.look = self.add_button(LOOK, ButtonEmphasis.PLATE, 14, 40, "eye", self.lookWanted.emit)
        self.again = self.add_button(AGAIN, ButtonEmphasis.PLATE, 14, 40, "again", self.againWanted.emit)
        self.again.setVisible(may_repeat)
        self._slide = SlideAnimation(self)
        self._counting = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=COUNT_MS)
        self._counting.setEasingCurve(QEasingCurve.Type.OutQuad)
        self._counting.valueChanged.connect(self._show_share)
        self.complete()

    def setTheme(self, theme: Theme, style: CardStyle) -> None:
        for row in self._rows:
            row.style_of_cards = style
        self.dress(theme)

    def lay(self, place: ResultPanelPlace) -> None:
        """Fill `place` and lay out everything at its scale."""
        self._place = place
        overlay_style.set_overlay_unit(self, place.unit)
        margin = round(MARGIN * place.unit)
        self._slide.settle()
        self.setGeometry(place.rect.toAlignedRect().adjusted(-margin, -margin, margin, margin))
        self._lay_buttons()
        self._lay_rows()
        self.update()

    def rise(self, *, calm: bool) -> None:
        """Slide in, then count the points up; `calm`: without animation."""
        self._show_share(1.0 if calm else 0.0)
        self._guard.begin()
        self._slide.rise(calm=calm, done=lambda: None if calm else self._counting.start())
        self.next.setFocus(Qt.FocusReason.PopupFocusReason)

    def sink(self, *, calm: bool, done: Callable[[], None]) -> None:
        self._counting.stop()
        self._show_share(1.0)
        self._slide.sink(calm=calm, done=done)

    def retranslate(self) -> None:
        super().retranslate()
        say = self._renderer.text
        self.setAccessibleName(say(self._count.fact))
        self.setAccessibleDescription("" if self._count.second is None else say(self._count.second))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_replay_key(event, self.look):
            self.look.click()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and is_replay_key(event, self.look)
        ):
            event.accept()  # else a single key that the person has chosen would go first
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        overlay_style.paint_panel_background(painter, self._sheet, self.theme, unit=self._place.unit)
        self._paint_sentences(painter)
        columns = self._columns()
        for column in range(2 if len(self._rows) >= MANY else 1):
            self._paint_heads(painter, columns, column * columns.beside)

    # ---- layout, in pixels of the sketches from the leading edge and the top of the panel

    @property
    def _sheet(self) -> QRectF:
        margin = round(MARGIN * self._place.unit)
        return QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)

    @property
    def _wide(self) -> float:
        return self._sheet.width() / self._place.unit

    @property
    def _high(self) -> float:
        return self._sheet.height() / self._place.unit

    def _box(self, x: float, y: float, wide: float, high: float) -> QRectF:
        unit, sheet = self._place.unit, self._sheet
        box = QRectF(sheet.x() + x * unit, sheet.y() + y * unit, wide * unit, high * unit)
        return mirrored_rect(box, sheet, turned=self.isRightToLeft())

    @property
    def _button_room(self) -> float:
        return 200.0 if self._count.heads else 196.0 if len(self._rows) >= MANY else 208.0

    @property
    def _rows_end(self) -> float:
        return self._wide - 2 * PAD - self._button_room

    @property
    def _row(self) -> float:
        return self._place.row / self._place.unit

    @property
    def _rows_top(self) -> float:
        many = len(self._rows) >= MANY
        foot = 15.0 if many else 16.0 if self._count.heads else 25.0
        lines = (len(self._rows) + 1) // 2 if many else len(self._rows)
        if self._count.heads and not many:
            lines = max(2, lines)
        return self._high - foot - lines * self._row

    def _columns(self) -> ResultColumns:
        if self._count.heads:
            return rows.of_sides(self._rows_end, len(self._count.heads))
        if len(self._rows) >= MANY:
            return rows.of_many(self._rows_end)
        return rows.of_players(self._rows_end, bars=self._count.limit is not None)

    def _lay_rows(self) -> None:
        columns, top, row = self._columns(), self._rows_top, self._row
        half = (len(self._rows) + 1) // 2 if len(self._rows) >= MANY else len(self._rows)
        for place, widget in enumerate(self._rows):
            x = columns.start + (place // half) * columns.beside
            box = self._box(x, top + (place % half) * row, columns.end - columns.start, row - 1)
            widget.setGeometry(box.toRect())
            widget.lay(columns, takes=self._count.taken is not None, limit=self._count.limit)

    def _lay_buttons(self) -> None:
        tight = self._high < 150
        first, others, gap = (
            (35.0, 35.0, 6.0) if tight else (40.0, 40.0, 7.0) if self._high < 170 else (44.0, 40.0, _BETWEEN)
        )
        buttons = self.buttons
        whole = first + (len(buttons) - 1) * (others + gap)
        y = (self._high - whole) / 2 + (0 if self._high < 170 else 12)
        x = self._wide - PAD - self._button_room
        for button, high in zip(buttons, (first, others, others), strict=False):
            button.fitInto(round(self._button_room * self._place.unit) + 2 * RING)
            box = self._box(x, y, self._button_room, high).toRect()
            button.setGeometry(box.adjusted(-RING, -RING, RING, RING))
            y += high + gap

    # ---- painting

    def _paint_sentences(self, painter: QPainter) -> None:
        size = 17 if self._place.is_small else 21
        middle = (self._rows_top - 20) / 2 + (-2 if self._count.heads and self._place.is_small else 4)
        font, say = font_in(self, size, bold=True), self._renderer.text
        fact = say(self._count.fact)
        room = (self._rows_end if self._count.heads else self._wide - 2 * PAD) - PAD
        wide = min(room, text_width(fact, font) / self._place.unit + 2)
        start = reading_start(self)
        paint_text(painter, self._box(PAD, middle - 14, wide, 28), fact, font, self.theme.ink, start)
        if self._count.second is None:
            return
        second, smaller = say(self._count.second), font_in(self, 14)
        needs = text_width(second, smaller) / self._place.unit + 2
        if PAD + wide + 16 + needs <= PAD + room:
            box = self._box(PAD + wide + 16, middle - 13, needs, 28)
            paint_text(painter, box, second, smaller, self.theme.ink2, start)

    def _paint_heads(self, painter: QPainter, columns: ResultColumns, shift: float) -> None:
        middle = self._rows_top - 12
        texts = [*self._count.heads, _DEAL, _TOTAL]
        rights = columns.numbers
        for place, (text, right) in enumerate(zip(texts, rights, strict=True)):
            left = rights[place - 1] + 8 if place else columns.name_end
            self._paint_head(painter, text, left + shift, right + shift, middle)
        if self._count.taken is not None and columns.place is None:
            box, taken = self._box(columns.taken, middle - 10, 160, 20), self._renderer.text(self._count.taken)
            paint_text(painter, box, taken, font_in(self, 12), self.theme.ink2, reading_start(self))

    def _paint_head(self, painter: QPainter, text: Text, left: float, right: float, middle: float) -> None:
        end = reading_end(self)
        wide, said = max(20.0, right - left), self._renderer.text(text)
        fonts = [font_in(self, size) for size in _HEADS]
        fitting = next((font for font in fonts if text_width(said, font) <= wide * self._place.unit), None)
        if fitting is None and " " in said:
            box = self._box(left, self._rows_top - 28, wide, 28)
            paint_text(painter, box, said, fonts[-1], self.theme.ink2, end, wrap=True)
        else:
            box = self._box(left, middle - 10, wide, 20)
            paint_text(painter, box, said, fitting or fonts[-1], self.theme.ink2, end)

    def _show_share(self, share: object) -> None:
        for row in self._rows:
            row.count(float(share))  # type: ignore[arg-type]  # the value of an animation between two floats
