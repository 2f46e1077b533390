"""Panel about one decision in a replay: the choice, a better one, the reason, and the cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import reduce
from operator import and_
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.app.overlays import overlay_style
from cardtable.app.overlays.overlay_buttons import RING, ButtonEmphasis, OverlayButton
from cardtable.app.overlays.overlay_style import MARGIN, STRIP_RADIUS, font_in, mirrored_rect, unit_in
from cardtable.app.overlays.replay.decision_markers import BETTER, FreeArea
from cardtable.app.overlays.replay.decision_summary import DecisionOption, DecisionSummary, done_word
from cardtable.app.widgets.palette import reading_end, reading_start
from cardtable.core.cards import Card, Cards
from cardtable.core.text import Text, TextRenderer, join, translate
from cardtable.table.art.card_chips import CHIP, HIGH, ChipPainter, chip_run
from cardtable.table.art.card_marks import paint_played, paint_winner
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.art.themes import Theme
from cardtable.table.art.vector_drawing import clipped, colour, fill, line, rounded_rect, smooth_painter, stroke
from cardtable.table.layout.geometry import between
from cardtable.table.layout.pose import HEIGHT, RADIUS
from cardtable.table.style.text_painting import Align, fitted_lines, paint_text, text_width
from cardtable.table.table_texts import SUMMARY_SEAT

_PLAY_ON = translate("Look back", "Play on from here")
_WHY = translate("Look back", "Why?")
_NEXT = translate("Look back", "Next mistake")
_BEST = translate("Look back", "best", "a choice, in a list of all that were tried")
_WORSE = translate("Look back", "%1 points worse", "a choice, in a list of all that were tried")
_ABOUT_WORSE = translate("Look back", "about %1 points worse", "a choice, in a list of all that were tried")
_MOST_SAID = 5
WIDE, NARROW = 312.0, 274.0  # pixels of the sketches, as all lengths here
COLUMN, NARROW_COLUMN = 227.0, 200.0  # widths of a panel that stands in a column
_PAD, _STEP = 18.0, 0.34
_HEAD, _PILL, _WORD = 24.0, 26.0, 18.0
_WORDS = 0.62  # of the panel's width: what is said beside the cards of a choice in the list, at most


class _Lengths(NamedTuple):
    """Lengths that are smaller in a low window."""

    above: float  # above the heading
    between: float  # between the parts
    card: float  # width of a card
    play_on: float
    others: float
    arrow: float
    most: int  # greatest number of cards of a choice
    row: float  # height of a row in the list of choices
    head: float = _HEAD
    reason: float | None = None  # height of the reason below the cards, in a column; None: it stands beside them


_ROOMY = _Lengths(14.0, 10.0, 54.0, 42.0, 36.0, 36.0, 3, 26.0)
_LOW = _Lengths(9.0, 5.0, 44.0, 36.0, 32.0, 26.0, 2, 21.0)
_COLUMN = _Lengths(14.0, 8.0, 58.0, 42.0, 36.0, 36.0, 2, 26.0, 62.0, 64.0)
_LOW_COLUMN = _Lengths(9.0, 5.0, 40.0, 34.0, 30.0, 28.0, 2, 21.0, 38.0, 48.0)


class DecisionPanel(QWidget):
    """Panel that shows one decision summary at a time; independent of deal and page."""

    playOnWanted = Signal()
    nextWanted = Signal()
    turned = Signal()  # another part is shown, by a key or the button

    def __init__(self, renderer: TextRenderer, faces: CardPixmaps, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._renderer, self._faces, self.theme = renderer, faces, theme
        self.verdict: DecisionSummary | None = None  # that is shown
        self._heading = Text("", "")
        self._lists = False
        self._room = QSizeF(WIDE, 0)
        self._lengths = _ROOMY
        self.play_on = OverlayButton(theme, ButtonEmphasis.GO, self, size=15, high=42, icon="play")
        self.why = OverlayButton(theme, ButtonEmphasis.PLATE, self, size=13.5, high=36)
        self.next = OverlayButton(theme, ButtonEmphasis.PLATE, self, size=13.5, high=36)
        for button, wanted in ((self.play_on, self.playOnWanted), (self.why, self.turn), (self.next, self.nextWanted)):
            button.clicked.connect(wanted)
        self.retranslate()
        self.hide()

    def show_verdict(self, verdict: DecisionSummary | None, heading: Text, *, has_next: bool) -> None:
        if verdict is None or self.verdict is None or verdict.action != self.verdict.action:
            self._lists = False
        self.verdict, self._heading = verdict, heading
        self.next.setEnabled(has_next)
        if verdict is not None:
            say = self._renderer.text
            self.setAccessibleName(say(join((heading, verdict.cost)) or heading))
            self.setAccessibleDescription(" ".join(map(say, verdict.said)))
        self.setVisible(verdict is not None)
        self.update()

    def turn(self) -> None:
        """Toggle between the reason and the list of all choices with their values."""
        self._lists = not self._lists
        self.update()
        self.turned.emit()

    @property
    def buttons(self) -> list[OverlayButton]:
        return [self.play_on, self.why, self.next]

    @property
    def said(self) -> tuple[Text, ...]:
        """Texts of what the panel shows: the reason, or the best choices and the one that was made."""
        if self.verdict is None or not self._lists:
            return () if self.verdict is None else self.verdict.said
        choices = listed(self.verdict, _MOST_SAID)
        return tuple(SUMMARY_SEAT.filled(option.said, self._value(self.verdict, option)) for option in choices)

    @staticmethod
    def _value(verdict: DecisionSummary, option: DecisionOption) -> Text:
        worse = (_ABOUT_WORSE if option.is_unsure else _WORSE).filled(option.behind)
        return _BEST if option.behind == verdict.options[0].behind else worse

    def setTheme(self, theme: Theme) -> None:
        self.theme = theme
        for button in (self.play_on, self.why, self.next):
            button.setTheme(theme)
        self.update()

    def retranslate(self) -> None:
        say = self._renderer.text
        self.play_on.setText(say(_PLAY_ON))
        self.why.setText(say(_WHY))
        self.next.setText(say(_NEXT))
        if self.verdict is not None:
            self.show_verdict(self.verdict, self._heading, has_next=self.next.isEnabled())

    def wanted(self, *, small: float, is_column: bool) -> QSizeF:
        """Return the size in pixels on a page of this unit; `is_column`: as narrow as a column beside trays."""
        low, times = small < 1.0, min(1.0, small)
        if is_column:
            self._lengths, wide = _LOW_COLUMN if low else _COLUMN, between(times, NARROW_COLUMN, COLUMN)
        else:
            self._lengths, wide = _LOW if low else _ROOMY, between(times, NARROW, WIDE)
        return QSizeF(wide, self._height) * unit_in(self)

    def lay(self, room: FreeArea, *, small: float, is_column: bool) -> None:
        """Lay out in or near the trailing lower corner of `room`; the others as for `wanted`."""
        self._room, unit = self.wanted(small=small, is_column=is_column), unit_in(self)
        self.play_on.setHigh(self._lengths.play_on)
        for button in (self.why, self.next):
            button.setHigh(self._lengths.others)
        self.setGeometry(room.clear_corner(self, self._room, MARGIN * unit))
        self._lay_buttons()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.verdict is None:
            return
        painter = smooth_painter(self)
        overlay_style.paint_panel_background(painter, self._sheet, self.theme, STRIP_RADIUS, unit_in(self))
        self._paint_head(painter, self.verdict)
        if self._lists:
            self._paint_list(painter, self.verdict)
        else:
            self._paint_choice(painter, self.verdict)

    # ---- lengths

    @property
    def _sheet(self) -> QRectF:
        margin = MARGIN * unit_in(self)
        return QRectF(QPointF(margin, margin), self._room)

    @property
    def _body(self) -> float:
        """Height between heading and buttons, in pixels of the sketches."""
        below = self._lengths.reason
        return self._lengths.card * HEIGHT + 4 + (0.0 if below is None else _WORD + below)

    @property
    def _height(self) -> float:
        lengths = self._lengths
        buttons = lengths.play_on + lengths.others + 4 * RING
        return 2 * (lengths.above + lengths.between) + lengths.head + self._body + buttons - RING

    def _box(self, x: float, y: float, wide: float, high: float) -> QRectF:
        """Return a rectangle on the panel, in pixels from its leading edge and its top."""
        sheet = self._sheet
        return mirrored_rect(QRectF(sheet.x() + x, sheet.y() + y, wide, high), sheet, turned=self.isRightToLeft())

    def _lay_buttons(self) -> None:
        unit, width = unit_in(self), self._room.width()
        pad = (_PAD - RING) * unit
        lengths = self._lengths
        inner, high, low = width - 2 * pad, (lengths.play_on + 2 * RING) * unit, (lengths.others + 2 * RING) * unit
        y = self._room.height() - (lengths.above - RING) * unit - high - low
        self._put(self.play_on, pad, y, inner, high)
        self._put(self.why, pad, y + high, inner / 2, low)
        self._put(self.next, pad + inner / 2, y + high, inner / 2, low)

    def _put(self, button: OverlayButton, x: float, y: float, wide: float, high: float) -> None:
        button.fitInto(round(wide))
        button.setGeometry(self._box(x, y, wide, high).toRect())

    # ---- parts

    def _paint_head(self, painter: QPainter, verdict: DecisionSummary) -> None:
        unit, width = unit_in(self), self._room.width()
        say, theme = self._renderer.text, self.theme
        font = font_in(self, 12.5)
        ink = theme.good if verdict.is_good else theme.bad
        if self._lengths.reason is not None:
            inner, above = width - 2 * _PAD * unit, self._lengths.above * unit
            line = self._box(_PAD * unit, above, inner, 18 * unit)
            paint_text(painter, line, say(self._heading), font, theme.ink2, reading_start(self))
            place = self._box(_PAD * unit, above + line.height(), inner, (self._lengths.head - 18) * unit)
            told = say(verdict.told)
            bold = fitted_lines(font_in(self, 17, bold=True), told, place.size())
            paint_text(painter, place, told, bold, ink, reading_start(self), wrap=True)
            return
        cost = say(verdict.cost)
        pill = text_width(cost, font) + 24 * unit
        head = width - 2 * _PAD * unit - pill - 8 * unit
        above = self._lengths.above
        heading = self._box(_PAD * unit, (above - 3) * unit, head, (_HEAD + 6) * unit)
        said = say(self._heading)
        bold = fitted_lines(font_in(self, 15, bold=True), said, heading.size())
        paint_text(painter, heading, said, bold, theme.ink, reading_start(self), wrap=True)
        place = self._box(width - _PAD * unit - pill, (above - 1) * unit, pill, _PILL * unit)
        shape = rounded_rect(place, place.height() / 2)
        fill(painter, shape, colour(theme.plate, 0.75))
        stroke(painter, shape, colour(theme.line, 0.3), 1)
        paint_text(painter, place, cost, font, ink, Align.AlignHCenter)

    @property
    def _top(self) -> float:
        """Top of the part below the heading, in pixels of the panel."""
        lengths = self._lengths
        return (lengths.above + lengths.head + lengths.between) * unit_in(self)

    def _paint_choice(self, painter: QPainter, verdict: DecisionSummary) -> None:
        unit, top, below = unit_in(self), self._top, self._lengths.reason
        x = _PAD * unit
        if verdict.is_good:
            x += self._paint_option(painter, verdict.done, verdict.done, x, top, played=False)
        else:
            x += self._paint_option(painter, verdict.done, verdict.better, x, top, played=True)
            self._paint_arrow(painter, x, top)
            x += self._lengths.arrow * unit
            x += self._paint_option(painter, verdict.better, verdict.done, x, top, played=False)
        x += 12 * unit
        place = self._box(x, top - 2 * unit, self._room.width() - x - 14 * unit, (self._body + 4) * unit)
        if below is not None:
            y, wide = top + (self._body - below) * unit, self._room.width() - 2 * _PAD * unit
            place = self._box(_PAD * unit, y, wide, below * unit)
        reason = self._renderer.text(verdict.reason)
        font = fitted_lines(font_in(self, 12.5), reason, place.size())
        paint_text(painter, place, reason, font, self.theme.ink2, reading_start(self), wrap=True)

    def _paint_option(
        self, painter: QPainter, option: DecisionOption, other: DecisionOption, x: float, y: float, *, played: bool
    ) -> float:
        """Paint a choice and return its width: its cards, those that `other` lacks first, or its word."""
        wide = self._lengths.card * unit_in(self)
        if self._lengths.reason is not None and self.verdict is not None and option != other:
            self._paint_word(painter, option, x, y, played=played)
        if not option.cards:
            place, word = self._box(x, y, wide * 1.3, wide * HEIGHT), self._renderer.text(option.word)
            font = fitted_lines(font_in(self, 15, bold=True), word, place.size())
            paint_text(painter, place, word, font, self.theme.ink, Align.AlignHCenter, wrap=True)
            return wide * 1.3
        most, high = self._lengths.most, wide * HEIGHT
        shown = sorted(option.cards, key=lambda card: card in other.cards)[: most + 1]
        if self._lengths is _LOW:  # the reason needs the room of cards that are in both
            shown = [card for card in shown if card not in other.cards] or shown
        if len(shown) > most:  # one more fits if all are smaller
            wide *= (1 + _STEP * (most - 1)) / (1 + _STEP * most)
        step = wide * _STEP
        room = self._box(x, y + (high - wide * HEIGHT) / 2, wide + step * (len(shown) - 1), wide * HEIGHT)
        for number, card in enumerate(shown):
            place = QRectF(room.x() + number * step, room.y(), wide, room.height())
            picture = self._faces.face(card, wide, self.devicePixelRatioF())
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
            (paint_played if played else paint_winner)(painter, place, wide * RADIUS, self.theme)
        return room.width()

    def _paint_word(self, painter: QPainter, option: DecisionOption, x: float, y: float, *, played: bool) -> None:
        """Paint below the cards of a choice whether it was made or was better."""
        assert self.verdict is not None
        unit, wide = unit_in(self), self._lengths.card * unit_in(self)
        across = wide * (1 + _STEP * (min(self._lengths.most, max(1, len(option.cards))) - 1))
        place = self._box(x - 14 * unit, y + wide * HEIGHT + 3 * unit, across + 28 * unit, _WORD * unit)
        text, ink = (done_word(self.verdict.heading), self.theme.bad) if played else (BETTER, self.theme.glow)
        font = font_in(self, 12.5, bold=not played)
        paint_text(painter, place, self._renderer.text(text), font, ink, Align.AlignHCenter)

    def _paint_arrow(self, painter: QPainter, x: float, y: float) -> None:
        unit = unit_in(self)
        place = self._box(x + (self._lengths.arrow - 16) / 2 * unit, y, 16 * unit, self._lengths.card * unit * HEIGHT)
        way = -1 if self.isRightToLeft() else 1
        middle, reach = place.center(), 8 * unit * way
        tip = (middle.x() + reach, middle.y())
        shaft = line((middle.x() - reach, middle.y()), tip)
        head = line((tip[0] - 5 * unit * way, tip[1] - 5 * unit), tip, (tip[0] - 5 * unit * way, tip[1] + 5 * unit))
        for part in (shaft, head):
            stroke(painter, part, self.theme.ink2, 1.6 * unit)

    def _paint_list(self, painter: QPainter, verdict: DecisionSummary) -> None:
        """Paint the choices that fit, the best first; the one that was made is highlighted and bold."""
        unit, width, high = unit_in(self), self._room.width(), self._lengths.row
        say, theme = self._renderer.text, self.theme
        end = reading_end(self)
        rows = listed(verdict, int(self._body // high))
        apart = cards_apart([option.cards for option in rows])
        for place, (option, cards) in enumerate(zip(rows, apart, strict=True)):
            own = option == verdict.done
            font, ink = font_in(self, 12.5, bold=own), theme.ink if own else theme.ink2
            y = self._top + place * high * unit
            if own:
                side = (_PAD - 8) * unit
                overlay_style.paint_own_row(painter, self._box(side, y, width - 2 * side, high * unit), theme, unit)
            behind = say(self._value(verdict, option))
            number = min(text_width(behind, font) + 4 * unit, _WORDS * width)
            name = self._box(_PAD * unit, y, width - 2 * _PAD * unit - number - 8 * unit, high * unit)
            if own and self._lengths.reason is None:
                paint_text(painter, name, say(done_word(verdict.heading)), font, theme.ink, end)
            if cards:
                with clipped(painter, rounded_rect(name, 0)):
                    self._paint_chips(painter, name, cards)
            else:
                paint_text(painter, name, say(option.said), font, ink, reading_start(self))
            box = self._box(width - _PAD * unit - number, y, number, high * unit)
            paint_text(painter, box, behind, font, ink, end)

    def _paint_chips(self, painter: QPainter, row: QRectF, cards: Sequence[Card]) -> None:
        unit = unit_in(self)
        wide = min(CHIP * unit, (row.height() - 3 * unit) / HIGH)
        font = font_in(self, 12.5)
        chips = ChipPainter(self._faces.style(), self.theme, font, wide, right_to_left=self.isRightToLeft())
        run = chip_run(cards, self._renderer)
        place = QRectF(row.x(), row.center().y() - chips.height / 2, chips.width_of(run), chips.height)
        chips.paint(painter, mirrored_rect(place, row, turned=self.isRightToLeft()).topLeft(), run)


def listed(verdict: DecisionSummary, room: int) -> list[DecisionOption]:
    """Return the `room` best choices; the last is replaced by the one that was made if that is not among them."""
    options = list(verdict.options[:room])
    if verdict.done not in options:
        options[-1] = verdict.done
    return options


def cards_apart(choices: Sequence[Cards]) -> list[list[Card]]:
    """Return the cards of each choice that not all share, counted as a multiset; all cards if one would be empty."""
    counted = [Counter(cards) for cards in choices]
    common = reduce(and_, counted) if len(counted) > 1 else Counter[Card]()
    apart = [list((one - common).elements()) for one in counted]
    if any(cards and not left for cards, left in zip(choices, apart, strict=True)):
        return [list(cards) for cards in choices]
    return apart
