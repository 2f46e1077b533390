"""Bubbles beside the seat plates: pills with recent announcements, and participants' phrases on paper.

Action pills never lie over a card; phrases have a beak, unlike the dark pills.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.core.events import Announced, CardsMoved, Event, HandScored, TrickWon
from cardtable.core.text import Text
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.table.art.card_pixmaps import paint_shadow
from cardtable.table.art.themes import INK, PAPER
from cardtable.table.art.vector_drawing import fill, polygon, rounded_rect, stroke
from cardtable.table.hud.pills import Pill
from cardtable.table.layout.geometry import Geometry
from cardtable.table.layout.label_layout import free_spots
from cardtable.table.style.table_style import TableStyle
from cardtable.table.style.text_painting import SMALLER, Align, PaintedLabel, paint_text, text_width

WIDTHS = (1.35, 1.0, 0.85, 1.8, 2.4)  # of the plate's width: the first with room is used
STAY_S = 1.2  # least time that a sentence stays
MOST = 7  # sentences in one pill; nobody reads more, and trying them takes longer than a frame
SHARES = SMALLER[:3]  # of the usual text size, before a sentence of the turn is left out
PHRASE_MS, GROW_MS, FADE_MS = 4_000, 140, 200
HIGH, PAD, TYPE, BEAK_LONG, BEAK_WIDE = 38.0, 18.0, 15.0, 10.0, 20.0  # of a phrase, pixels before scaling
RIM = 4.0  # around the bubble, for its shadow


@dataclass(slots=True, eq=False)
class _Announcement:
    """Announcement of a seat, its turn number, and since when it can be read (seconds; None: not yet shown)."""

    text: Text
    turn: int
    since: float | None = None


class ActionBubbles:
    """One pill per seat with all announcements of its turn; an action that the cards show (a card played to a trick)
    has none. A sentence that finds no room beside unread ones waits until these have been read."""

    def __init__(self, style: TableStyle, parent: QWidget, clock: Callable[[], float]) -> None:
        self._style = style
        self._parent = parent
        self._announcements: dict[Seat, list[_Announcement]] = {}
        self._turn = 0
        self._speaker: Seat | None = None
        self._pills: dict[Seat, Pill] = {}
        self._clock = clock  # seconds

    def add_announcements(self, events: Sequence[Event], kinds: ZoneKinds) -> None:
        """Add the announcements of an update, and drop outdated ones."""
        shown = {
            event.target.owner for event in events if isinstance(event, CardsMoved) and kinds.is_trick(event.target)
        }
        for event in events:
            if isinstance(event, TrickWon | HandScored):
                self._announcements.clear()
            elif isinstance(event, Announced) and event.seat is not None:
                self._turn += event.seat != self._speaker
                self._speaker = event.seat
                before = self._announcements.pop(event.seat, [])
                if event.seat not in shown:
                    self._announcements[event.seat] = [*before, _Announcement(event.text, self._turn)]

    def clear(self) -> None:
        """Drop all announcements at once, for another deal or match."""
        self._announcements.clear()
        self._speaker = None

    def show(self, geometry: Geometry, position: dict[Seat, int], others: Sequence[QRectF] = ()) -> None:
        """Write the announcements that have room; the others are only spoken. `others`: occupied areas that the
        geometry does not know, such as buttons or a question."""
        taken = [*geometry.occupied(), geometry.prompt, *others]
        latest_first = [seat for seat in reversed(self._announcements) if seat in position]
        latest_first += (seat for seat in position if seat not in self._announcements)
        for seat in latest_first:
            pill, place = self.pill(seat), position[seat]
            self._drop_read(seat, len(position))
            said = self._announcements.get(seat, [])
            if not said or place == 0:
                pill.say("")
                continue
            spot = self._write(pill, said, geometry, place, taken, others)
            if spot is None:
                pill.hide()
                continue
            pill.setGeometry(spot.toAlignedRect())
            taken.append(spot)

    def due(self) -> float | None:
        """Return the seconds until the pills change by themselves; None: not before a further announcement."""
        now = self._clock()
        last = {seat: said[-1] for seat, said in self._announcements.items() if said}
        ends = [
            sentence.since + STAY_S - now
            for seat, said in self._announcements.items()
            for sentence in said
            if sentence.since is not None and (sentence.turn != last[seat].turn or last[seat].since is None)
        ]
        return max(0.0, min((end for end in ends if end > 0), default=0.0)) if ends else None

    def _drop_read(self, seat: Seat, seats: int) -> None:
        """Drop read announcements of an earlier turn, and all of a seat after a whole round."""
        said = self._announcements.get(seat)
        if said and self._turn - said[-1].turn > seats and self._is_read(said[-1]):
            self._announcements[seat] = []
        elif said:
            self._announcements[seat] = [
                sentence for sentence in said if sentence.turn == said[-1].turn or not self._is_read(sentence)
            ]

    def _is_read(self, sentence: _Announcement) -> bool:
        return sentence.since is not None and self._clock() - sentence.since >= STAY_S

    def _write(
        self,
        pill: Pill,
        said: list[_Announcement],
        geometry: Geometry,
        place: int,
        taken: list[QRectF],
        others: Sequence[QRectF],
    ) -> QRectF | None:
        """Write all sentences, smaller if need be, else as many of the last as have room, or the first unread ones; the
        rest counts as read."""
        unread = next((index for index, sentence in enumerate(said) if not self._is_read(sentence)), len(said) - 1)
        windows = [(first, len(said)) for first in range(unread + 1)]
        windows += [(unread, end) for end in range(len(said) - 1, unread, -1)]
        plate = geometry.plates[place]
        short = [(first, end) for first, end in windows if end - first <= MOST]
        widths = [plate.width() * share for share in WIDTHS]
        ways = [*product(short[:1], SHARES, ("\n", " ")), *product(short[1:], (1.0,), ("\n", " "))]
        for (first, end), share, between in ways:  # a line for each if there is room
            text = between.join(self._style.renderer.text(sentence.text) for sentence in said[first:end])
            sizes = pill.sizes(widths, share, text)
            spots = (next(free_spots(geometry, place, size, taken, others), None) for size in sizes)
            spot = next((spot for spot in spots if spot is not None), None)
            if spot is not None:
                break
        pill.say(text)
        for sentence in said[first:end]:
            sentence.since = self._clock() if sentence.since is None else sentence.since
        return spot

    def widgets(self) -> list[Pill]:
        """Return all pills, hidden ones too."""
        return list(self._pills.values())

    def pill(self, seat: Seat) -> Pill:
        """Return the pill of a seat; created empty if need be."""
        if seat not in self._pills:
            self._pills[seat] = Pill(self._style, self._parent, 12)
        return self._pills[seat]


class BeakSide(enum.Enum):
    """Side of a bubble that has the beak."""

    LEFT = enum.auto()
    RIGHT = enum.auto()
    UP = enum.auto()
    DOWN = enum.auto()


class PhraseBubble(PaintedLabel):
    """One phrase; it grows from its beak, stays PHRASE_MS and fades."""

    def __init__(self, style: TableStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self._beak = BeakSide.LEFT
        self.phrase: Text | None = None
        self._animation = QVariantAnimation(self)
        self._animation.valueChanged.connect(self.update)
        self._animation.finished.connect(self._end_animation)
        self._staying = QTimer(self, singleShot=True, interval=PHRASE_MS)
        self._staying.timeout.connect(self._fade)
        self.hide()

    def say(self, phrase: Text) -> None:
        """Show this phrase."""
        self.phrase = phrase
        self.retranslate()
        self._staying.start()
        self._run(GROW_MS, 0.0, 1.0, QEasingCurve.Type.OutBack)

    def forget(self) -> None:
        """Remove the phrase at once."""
        self._staying.stop()
        self._animation.stop()
        self.phrase = None
        self.hide()

    def wanted(self) -> QSizeF:
        """Return the size with a beak at any side."""
        width = text_width(self.accessibleName(), self._style.font(TYPE)) + 2 * PAD * self._style.scale
        beak = BEAK_LONG * self._style.scale
        return QSizeF(math.ceil(width + beak + 2 * RIM), math.ceil(HIGH * self._style.scale + beak + 2 * RIM))

    def lay(self, spot: QRectF, plate: QRectF) -> None:
        """Put the bubble there, the beak towards the plate."""
        if spot.left() >= plate.right():
            self._beak = BeakSide.LEFT
        elif spot.right() <= plate.left():
            self._beak = BeakSide.RIGHT
        else:
            self._beak = BeakSide.UP if spot.center().y() > plate.center().y() else BeakSide.DOWN
        self.setGeometry(spot.toAlignedRect())
        self.show()
        self.refresh()

    def retranslate(self) -> None:
        if self.phrase is not None:
            self.setAccessibleName(self._style.renderer.text(self.phrase))
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._animation.state() is not QVariantAnimation.State.Running:
            super().paintEvent(event)
            return
        share = max(0.0, float(self._animation.currentValue()))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(min(1.0, share))
        if self._staying.isActive():  # it grows from its beak
            foot = self._beak_tip()
            painter.translate(foot)
            painter.scale(0.6 + 0.4 * share, 0.6 + 0.4 * share)
            painter.translate(-foot)
        painter.drawPixmap(0, 0, self._painted(self.devicePixelRatioF()))
        painter.end()

    def paint_on(self, painter: QPainter) -> None:
        body = self._body()
        shape = rounded_rect(body, min(19 * self._style.scale, body.height() / 2)).united(self._beak_shape(body))
        high_contrast = self._style.theme.high_contrast
        if not high_contrast:
            paint_shadow(painter, body, body.height() / 2, 2.0, 0.3)
        fill(painter, shape, "#000000" if high_contrast else PAPER)
        if high_contrast:
            stroke(painter, shape, "#FFFFFF", 2)
        ink = "#FFFFFF" if high_contrast else INK
        paint_text(painter, body, self.accessibleName(), self._style.font(TYPE), ink, Align.AlignHCenter)

    def _body(self) -> QRectF:
        beak = BEAK_LONG * self._style.scale
        half = beak / 2
        margins = {
            BeakSide.LEFT: (beak, half, 0, -half),
            BeakSide.RIGHT: (0, half, -beak, -half),
            BeakSide.UP: (half, beak, -half, 0),
            BeakSide.DOWN: (half, 0, -half, -beak),
        }[self._beak]
        return QRectF(self.rect()).adjusted(RIM, RIM, -RIM, -RIM).adjusted(*margins)

    def _beak_tip(self) -> QPointF:
        body, beak = self._body(), BEAK_LONG * self._style.scale
        tip = {
            BeakSide.LEFT: (body.left() - beak, body.center().y()),
            BeakSide.RIGHT: (body.right() + beak, body.center().y()),
            BeakSide.UP: (body.center().x(), body.top() - beak),
            BeakSide.DOWN: (body.center().x(), body.bottom() + beak),
        }[self._beak]
        return QPointF(*tip)

    def _beak_shape(self, body: QRectF) -> QPainterPath:
        tip, half, inside = self._beak_tip(), BEAK_WIDE * self._style.scale / 2, 2.0
        point = (tip.x(), tip.y())
        if self._beak in (BeakSide.LEFT, BeakSide.RIGHT):
            x = body.left() + inside if self._beak is BeakSide.LEFT else body.right() - inside
            return polygon((x, tip.y() - half * 0.6), point, (x, tip.y() + half * 0.6))
        y = body.top() + inside if self._beak is BeakSide.UP else body.bottom() - inside
        return polygon((tip.x() - half, y), point, (tip.x() + half, y))

    def _fade(self) -> None:
        self._run(FADE_MS, 1.0, 0.0, QEasingCurve.Type.Linear)

    def _run(self, ms: int, start: float, end: float, curve: QEasingCurve.Type) -> None:
        self._animation.stop()
        self._animation.setDuration(
            0 if self._style.look.reduce_motion else round(ms / max(0.1, self._style.look.speed))
        )
        self._animation.setStartValue(start)
        self._animation.setEndValue(end)
        self._animation.setEasingCurve(QEasingCurve(curve))
        self._animation.start()

    def _end_animation(self) -> None:
        if not self._staying.isActive():
            self.forget()


class PhraseBubbles:
    """At most one phrase bubble per seat; a phrase without room is only spoken."""

    def __init__(self, style: TableStyle, parent: QWidget) -> None:
        self._style = style
        self._parent = parent
        self._bubbles: dict[Seat, PhraseBubble] = {}

    def say(self, seat: Seat, phrase: Text) -> None:
        """Show a seat's phrase in place of its earlier one."""
        if seat not in self._bubbles:
            self._bubbles[seat] = PhraseBubble(self._style, self._parent)
        self._bubbles[seat].say(phrase)

    def clear(self) -> None:
        for bubble in self._bubbles.values():
            bubble.forget()

    def widgets(self) -> list[PhraseBubble]:
        """Return all bubbles, hidden ones too."""
        return list(self._bubbles.values())

    def retranslate(self) -> None:
        for bubble in self._bubbles.values():
            bubble.retranslate()

    def lay(self, geometry: Geometry, places: Mapping[Seat, int], taken: Sequence[QRectF]) -> None:
        """Put every bubble beside its plate where there is room, otherwise below."""
        covered = list(taken)
        for seat, bubble in self._bubbles.items():
            if bubble.phrase is None or seat not in places:
                continue
            place = places[seat]
            spots = list(free_spots(geometry, place, bubble.wanted(), covered, ()))
            plate = geometry.plates[place]
            beside = [spot for spot in spots if abs(spot.center().y() - plate.center().y()) < plate.height() / 2]
            spot = next(iter((*beside, *spots)), None)
            if spot is None:
                bubble.hide()
                continue
            bubble.lay(spot, plate)
            covered.append(spot)
