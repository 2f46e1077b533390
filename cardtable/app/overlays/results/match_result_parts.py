"""Parts of the result page of a match: plates with facts, rows of the standings, laurel, and flying cards."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.app.overlays import overlay_style
from cardtable.app.overlays.overlay_style import font_in, mirrored_rect, px_in, unit_in
from cardtable.app.overlays.results.match_result import FinalStanding, MatchFact
from cardtable.app.overlays.results.result_overlay import ResultRow
from cardtable.app.widgets.palette import reading_end, reading_start
from cardtable.core.cards import ACE, JACK, KING, QUEEN, Card, Suit
from cardtable.core.text import TextRenderer
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.art.themes import GOLD, GOLD_DARK, Theme
from cardtable.table.art.vector_drawing import fill, line, placed, rounded_rect, saved, smooth_painter, stroke
from cardtable.table.style.text_painting import Align, fitted_lines, paint_panel, paint_text, text_width

FACT_HIGH = 68.0
_FACT = 15.5
_RADIUS = 14.0


class FactPlate(QPushButton):
    """Button with a fact in two lines; one about a deal opens the replay of that deal."""

    def __init__(self, fact: MatchFact, renderer: TextRenderer, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.fact, self._renderer, self.theme = fact, renderer, theme
        self.setAutoDefault(False)
        if fact.deal is None:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        else:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(self._renderer.text(self.fact.text))
        self.update()

    def sizeHint(self) -> QSize:
        one_line = text_width(self._renderer.text(self.fact.text), font_in(self, _FACT, bold=True))
        return QSize(round(0.6 * one_line) + px_in(self, 44), px_in(self, FACT_HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        rect, pad = QRectF(self.rect()).adjusted(1, 1, -1, -3), px_in(self, 14)
        paint_panel(painter, rect, self.theme, _RADIUS)
        if self.hasFocus() or (self.fact.deal is not None and self.underMouse()):
            stroke(painter, rounded_rect(rect.adjusted(1, 1, -1, -1), _RADIUS), self.theme.glow, 2)
        inner, text = rect.adjusted(pad, 0, -pad, 0), self._renderer.text(self.fact.text)
        font = fitted_lines(font_in(self, _FACT, bold=True), text, inner.size())
        paint_text(painter, inner, text, font, self.theme.ink, Align.AlignHCenter, wrap=True)


class StandingRow(ResultRow):
    """Row of the standings: place, portrait, name, bar and total."""

    def __init__(
        self,
        standing: FinalStanding,
        portraits: Sequence[int],
        most: int,
        renderer: TextRenderer,
        theme: Theme,
        parent: QWidget,
    ) -> None:
        """Make the row; `most`: the total of a full bar."""
        super().__init__(standing.said, portraits, renderer, theme, parent, own=standing.own)
        self._standing, self._most = standing, most

    @property
    def counted(self) -> int:
        """Total as far as it has been counted up."""
        return round(self._standing.total * self._share)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        unit, standing, theme = unit_in(self), self._standing, self.theme
        self.paint_ground(painter)
        wide = self.width() / unit
        start, end = reading_start(self), reading_end(self)
        place = theme.accent if standing.place == 1 else theme.ink2
        bold = font_in(self, 14.5, bold=True)
        paint_text(painter, self._box(12, 26), self._renderer.number(standing.place), bold, place, start)
        radius = min(14 * unit, self.height() * 0.42)
        self.paint_portraits(painter, lambda number: self._box(56 + 20 * number - 14, 28).center(), radius)
        name = 84 + 20 * (len(self._portraits) - 1)
        font = font_in(self, 14.5, bold=standing.own)
        paint_text(
            painter, self._box(name, wide - name - 200), self._renderer.text(standing.name), font, theme.ink, start
        )
        paint_text(painter, self._box(wide - 72, 60), self._renderer.number(self.counted), bold, theme.ink, end)
        self._paint_bar(painter, self._box(wide - 192, 120))

    def _box(self, left: float, wide: float) -> QRectF:
        unit = unit_in(self)
        box = QRectF(left * unit, 0, wide * unit, self.height())
        return mirrored_rect(box, QRectF(self.rect()), turned=self.isRightToLeft())

    def _paint_bar(self, painter: QPainter, box: QRectF) -> None:
        high = overlay_style.BAR_HIGH * unit_in(self)
        bar = QRectF(box.x(), box.center().y() - high / 2, box.width(), high)
        share = self._standing.total * self._share / self._most if self._most > 0 else 0.0
        parts = ((share, self.theme.accent if self._standing.own else self.theme.ink2),)
        overlay_style.paint_bar(painter, bar, self.theme, parts, turned=self.isRightToLeft())


LEAVES = 18  # on each branch
_FOOT, _TOP = 100.0, -62.0  # degrees on the branch's circle, clockwise from the right
_SILVER, _SILVER_DARK = "#C9D6CD", "#7E988A"


def paint_laurel(painter: QPainter, middle: QPointF, radius: float, share: float = 1.0, *, gold: bool = True) -> None:
    """Paint `share` of the laurel (0 to 1), from its foot; gold for the viewer, silver-green for another winner."""
    bright, dark = (GOLD, GOLD_DARK) if gold else (_SILVER, _SILVER_DARK)
    for side in (1, -1):
        with saved(painter):
            painter.translate(middle)
            painter.scale(side, 1)
            _paint_branch(painter, radius, share, bright, dark)


def _paint_branch(painter: QPainter, radius: float, share: float, bright: str, dark: str) -> None:
    shown = math.ceil(LEAVES * max(0.0, min(1.0, share)))
    points = [_point(radius, step / LEAVES) for step in range(shown + 1)]
    vein = line((0.08, 0), (0.8, -0.01))
    if shown:
        stroke(painter, line(*((point.x(), point.y()) for point in points)), dark, radius * 0.022)
    for leaf in range(shown):
        whole = min(1.0, LEAVES * share - leaf)
        at = (leaf + 0.5) / LEAVES
        point, along = _point(radius, at), _angle(at) - 90
        size = radius * (0.34 - 0.12 * at) * whole
        outside = leaf % 2 == 0
        turn = along + (-38 if outside else 38)
        fill(painter, placed(_leaf(), point.x(), point.y(), size, turn), bright if outside else dark)
        stroke(painter, placed(vein, point.x(), point.y(), size, turn), dark if outside else bright, radius * 0.01)


def _angle(at: float) -> float:
    return _FOOT + (_TOP - _FOOT) * at


def _point(radius: float, at: float) -> QPointF:
    angle = math.radians(_angle(at))
    return QPointF(radius * math.cos(angle), radius * math.sin(angle))


def _leaf() -> QPainterPath:
    """Return a leaf of unit length from its stem to the right."""
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(0.22, -0.34, 0.7, -0.32, 1, 0)
    path.cubicTo(0.7, 0.26, 0.22, 0.26, 0, 0)
    return path


COUNT = 16  # greatest number of cards in the air
FIRST_MS, APART_MS, EACH_MS = 300, 44, 1_400
ALL_MS = 2_400  # the end of the last card's flight
_START, _RISE, _FLOOR = 0.2, 1.1, 0.35  # shares of the table's height: start, speed upwards, end below the lower edge
_ASIDE = 0.55  # exponent below 1: cards clear the words in the middle before they fall


class FallingCard(NamedTuple):
    """Position of a flying card at one time."""

    middle: QPointF
    angle: float


class CardTrajectory(NamedTuple):
    """Trajectory of one card; `card` None shows its back."""

    card: Card | None
    side: int
    reach: float  # to the side, as a share of the table's width
    turn: float  # degrees in all


def throws(seed: int) -> tuple[CardTrajectory, ...]:
    """Return the trajectories, to both sides in turn: half of them backs, half courts and numbers."""
    chance = random.Random(seed)
    ranks = (KING, QUEEN, JACK, ACE, 10, 7)
    found = []
    for number in range(COUNT):
        card = None if number % 2 else Card(chance.choice(ranks), chance.choice(list(Suit)))
        side = 1 if number % 4 < 2 else -1
        found.append(CardTrajectory(card, side, chance.uniform(0.30, 0.58), chance.uniform(20, 230)))
    return tuple(found)


def flying(throw: CardTrajectory, number: int, ms: float, table: QSizeF) -> FallingCard | None:
    """Return the position of card `number` after `ms` milliseconds; None before its start and after its fall."""
    share = (ms - FIRST_MS - number * APART_MS) / EACH_MS
    if not 0 <= share <= 1:
        return None
    start, end = table.height() * _START, table.height() * (1 + _FLOOR)
    rise = table.height() * _RISE
    y = start - rise * share + (end - start + rise) * share * share
    x = table.width() / 2 + throw.side * throw.reach * table.width() * share**_ASIDE
    return FallingCard(QPointF(x, y), throw.side * (8 + throw.turn * share))


def paint_cards(
    painter: QPainter,
    thrown: Sequence[CardTrajectory],
    faces: CardPixmaps,
    ms: float,
    table: QSizeF,
    width: float,
    dpr: float,
) -> None:
    """Paint all cards that are in the air."""
    for number, throw in enumerate(thrown):
        found = flying(throw, number, ms, table)
        if found is None:
            continue
        picture = faces.back(width, dpr) if throw.card is None else faces.face(throw.card, width, dpr)
        painter.save()
        painter.translate(found.middle)
        painter.rotate(found.angle)
        painter.drawPixmap(QPointF(-picture.width() / dpr / 2, -picture.height() / dpr / 2), picture)
        painter.restore()
