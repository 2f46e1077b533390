"""Seat plate: portrait, name, points, total, dealer mark, and a ring for the turn."""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from cardtable.core.cards import Suit
from cardtable.core.controls import Plate
from cardtable.core.text import Text, join, say
from cardtable.table import table_texts as texts
from cardtable.table.accessibility import AccessibleItem
from cardtable.table.art.card_marks import paint_count, paint_dealer, paint_own_trump
from cardtable.table.art.portrait_painter import paint_arc, paint_clock_ring, paint_computer, paint_portrait
from cardtable.table.art.vector_drawing import circle, colour, fill, rounded_rect, saved, stroke
from cardtable.table.hud.participant_display import SeatPresence, SeatPresenceKind
from cardtable.table.style.table_style import TableStyle
from cardtable.table.style.text_painting import (
    Align,
    PaintedLabel,
    first_that_fits,
    fitted,
    paint_panel,
    paint_text,
    set_tip,
    text_width,
)

LINES = 2  # below the name
SLIM = 2.6  # largest ratio of width to height of a plate without backs
FADE_MS = 300
FAINT = 0.42  # opacity of the portrait of an absent person
ARC = 3.2  # pixels
_ABSENT = (SeatPresenceKind.AWAY, SeatPresenceKind.REPLACED)
HALO = 10  # pixels before scaling, around the plate for the ring of the turn


class SeatPlateContent(NamedTuple):
    """Content of a seat plate. `cards` is the number held, `fan` draws them on the plate; `manner`, a computer's manner
    of play, is not painted."""

    name: str
    portrait: int
    plate: Plate
    turn: bool = False
    cards: int | None = None
    fan: bool = False
    state: SeatPresence = SeatPresence()
    manner: Text | None = None


class SeatPlate(PaintedLabel, AccessibleItem):
    """Plate of a seat, an item of the players' list for screen readers."""

    def __init__(self, style: TableStyle, parent: QWidget) -> None:
        super().__init__(style, parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # by F6 alone: the mouse passes through it
        self.content = self._announced = SeatPlateContent("", 0, Plate())
        self._fading = QVariantAnimation(self, duration=FADE_MS)
        self._fading.valueChanged.connect(self.refresh)

    def lay(self, rect: QRectF) -> None:
        """Put the plate there, with a margin for the ring."""
        halo = self._halo
        self.setGeometry(rect.adjusted(-halo, -halo, halo, halo).toAlignedRect())

    def outline(self) -> tuple[QRectF, float]:
        halo = self._halo
        rect = QRectF(self.rect()).adjusted(halo, halo, -halo, -halo)
        return rect, rect.height() / 2

    @property
    def _halo(self) -> int:
        return math.ceil(self._style.px(HALO))

    def show_content(self, content: SeatPlateContent) -> None:
        was, self.content = self.content.state.standing, content
        if not self._renew_picture() and content == self._announced:
            return
        self._announced = content
        self._fade_from(was)
        replaced, words = content.state.standing is SeatPresenceKind.REPLACED, self._style.renderer
        self.setAccessibleName(words.text(texts.PLATE_COMPUTER_FOR.filled(content.name)) if replaced else content.name)
        description = [*self.description(), *([] if content.manner is None else [content.manner])]
        said = say(words, join(description)) if description else ""
        self.setAccessibleDescription(said)
        set_tip(self, f"{content.name}\n{said}" if said else content.name)

    def show_cards(self, cards: int | None) -> None:
        """Show another number of cards; the accessible description follows with the next `show_content`."""
        self.content = self.content._replace(cards=cards)
        self._renew_picture()

    def _renew_picture(self) -> bool:
        return self.renew(self.content if self.content.fan else self.content._replace(cards=None))

    def description(self) -> list[object]:
        """Return all that the plate shows, as parts of a text."""
        content = self.content
        said: list[object] = [said for said in (content.state.line, content.state.note) if said is not None]
        if content.plate.points is not None and content.plate.total is not None:
            said.append(texts.PLATE_SCORES.filled(content.plate.points, content.plate.total))
        elif content.plate.total is not None:
            said.append(texts.PLATE_TOTAL.filled(content.plate.total))
        if content.cards is not None:
            said.append(texts.PLATE_HOLDS.filled(content.cards, n=content.cards))
        if content.plate.dealer:
            said.append(texts.PLATE_DEALS)
        said += content.plate.badges
        if content.turn:
            said.append(texts.PLATE_TURN)
        return said

    def paint_on(self, painter: QPainter) -> None:
        rect, radius = self.outline()
        if self.content.turn and self.content.state.clock is not None:
            paint_clock_ring(painter, rect, self._style.theme, self.content.state.clock)
        elif self.content.turn:
            glow = self._style.theme.glow
            for length, alpha in ((9.0, 0.10), (6.0, 0.16)):
                grow = self._style.px(length)
                shape = rect.adjusted(-grow, -grow, grow, grow)
                fill(painter, rounded_rect(shape, shape.height() / 2), colour(glow, alpha))
            apart = self._style.px(3)
            ring = rect.adjusted(-apart, -apart, apart, apart)
            stroke(painter, rounded_rect(ring, ring.height() / 2), glow, self._style.px(3.2))
        paint_panel(painter, rect, self._style.theme, radius)
        self._paint_portrait(painter, rect)
        right = self._paint_badges(painter, rect)
        self._paint_words(painter, rect, right)

    def _at(self, x: float, y: float) -> QPointF:
        """Return a point of the plate; the portrait stands where a line of the language begins."""
        return QPointF(self.width() - x if self._style.look.right_to_left else x, y)

    def _paint_portrait(self, painter: QPainter, rect: QRectF) -> None:
        radius = rect.height() / 2 - self._style.px(4)
        middle = self._at(rect.x() + rect.height() / 2, rect.center().y())
        with saved(painter):
            fading = self._fading.state() is QVariantAnimation.State.Running
            away = FAINT if self.content.state.standing in _ABSENT else 1.0
            painter.setOpacity(float(self._fading.currentValue()) if fading else away)
            paint_portrait(painter, middle, radius, self.content.portrait)
        state, disc = self.content.state, 8.8 * self._style.scale
        if state.grace is not None:
            stroke(painter, circle(middle.x(), middle.y(), radius - 1), colour("#000000", 0.45), ARC)
            paint_arc(painter, middle, radius - 1, state.grace, self._style.theme.accent, ARC)
        edge = self._style.px(8)
        shoulder = self._at(rect.x() + rect.height() - edge, rect.y() + edge)
        is_computer = state.standing in (SeatPresenceKind.COMPUTER, SeatPresenceKind.REPLACED)
        if is_computer:
            paint_computer(painter, shoulder, (8.5 if self._is_compact(rect) else 10) * self._style.scale)
        if self.content.plate.dealer:
            foot = QPointF(shoulder.x(), rect.bottom() - edge)
            paint_dealer(painter, foot if is_computer else shoulder, disc, self._style.theme)

    def _fade_from(self, was: SeatPresenceKind) -> None:
        now = self.content.state.standing
        if (was in _ABSENT) == (now in _ABSENT) or self._style.look.reduce_motion or not self.isVisible():
            return
        self._fading.setStartValue(FAINT if was in _ABSENT else 1.0)
        self._fading.setEndValue(FAINT if now in _ABSENT else 1.0)
        self._fading.start()

    def _paint_badges(self, painter: QPainter, rect: QRectF) -> float:
        """Paint backs in hand and own trumps at the right end; return where the text must end."""
        label = self._label()
        right = rect.right() - rect.height() * (0.1 if label or self._is_compact(rect) else 0.25)
        held = self.content.cards if self.content.fan else None
        if held is not None and (held or not label):  # an empty hand needs the room for its label
            if rect.width() < SLIM * rect.height() or self._is_cut(rect.width() - 1.85 * rect.height()):
                self._paint_count(painter, rect.bottomRight() - QPointF(0.1, 0.12) * rect.height(), held)
                right = rect.right() - rect.height() * 0.12
            else:
                self._paint_backs(painter, rect, held)
                right = rect.right() - rect.height() * 0.85
        suits = [badge for badge in self.content.plate.badges if isinstance(badge, Suit)]
        if self._is_compact(rect) or label:
            radius = rect.height() * 0.25  # small medals at the portrait's lower edge: text needs all the room
            for place, suit in enumerate(suits):
                middle = self._at(rect.x() + rect.height() * 0.71 - 2 * radius * place, rect.bottom() - radius * 0.9)
                paint_own_trump(painter, middle, radius, suit, self._style.card_style)
            return right
        radius = rect.height() * 0.32
        for suit in suits:
            paint_own_trump(painter, self._at(right - radius, rect.center().y()), radius, suit, self._style.card_style)
            right -= 2 * radius + self._style.px(6)
        return right

    def _is_cut(self, width: float) -> bool:
        """Return whether points or total have no room in so many pixels, in the smallest type either."""
        small = self._style.font(11)
        lines = self._lines_below(small, width - self._style.px(4))
        return any(text_width(line, fitted(small, line, width)) > width - self._style.px(4) for line in lines)

    def _is_compact(self, rect: QRectF) -> bool:
        return rect.height() < 52 * self._style.scale

    def _paint_backs(self, painter: QPainter, rect: QRectF, cards: int) -> None:
        faces, dpr = self._style.faces, self.devicePixelRatioF()
        width = rect.height() * 0.33
        backs = self._at(rect.right() - rect.height() * 0.52, rect.center().y() - 0.04 * rect.height())
        for place in range(min(3, cards)):
            picture = faces.turned(None, width, dpr, (place - 1) * 9)
            size = picture.deviceIndependentSize()
            middle = backs + QPointF((place - 1) * width * 0.28, abs(place - 1) * 1.0)
            painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), picture)
        self._paint_count(painter, rect.bottomRight() - QPointF(0.28, 0.2) * rect.height(), cards)

    def _paint_count(self, painter: QPainter, middle: QPointF, cards: int) -> None:
        style = self._style
        number, font = style.renderer.number(cards), style.font(11, bold=True)
        paint_count(painter, self._at(middle.x(), middle.y()), 8.5 * style.scale, number, style.theme, font)

    def _paint_words(self, painter: QPainter, rect: QRectF, right: float) -> None:
        """Paint the name, and scores and label below it, in two lines where one is too short."""
        style = self._style
        compact = self._is_compact(rect)
        x = rect.x() + rect.height() + (4 if compact else 7) * style.scale
        start, align = self._at(x, 0).x(), Align.AlignRight if style.look.right_to_left else Align.AlignLeft
        room = QRectF(min(start, self._at(right, 0).x()), rect.y(), right - x, rect.height())
        font = style.font(12 if compact else 12.5)
        below = self._lines_below(font, room.width())
        label = self._label()
        if label and label not in (*below, " ".join(below)):
            self._paint_tag(painter, rect, label)
        if len(below) > 1:  # both lines in the size of the longer one
            small = style.font(11)
            font = min((fitted(small, text, room.width()) for text in below), key=QFont.pixelSize)
        name = QRectF(room)
        name.setHeight(rect.height() * (0.36 if len(below) > 1 else 0.46 if compact else 0.42))
        height = rect.height() * (0.27 if len(below) > 1 else 0.4)
        name.moveTop(rect.center().y() - (name.height() + len(below) * height) / 2)
        bold = style.font(13 if compact else 15, bold=True)
        names = [self.content.name]  # the most informative first: the portrait too shows a replacement
        if self.content.state.standing is SeatPresenceKind.REPLACED:
            names.insert(0, style.renderer.text(texts.PLATE_FOR.filled(self.content.name)))
        paint_text(painter, name, first_that_fits(names, bold, room.width()), bold, style.theme.ink, align)
        ink = style.theme.ink2 if self.content.state.line is None else style.theme.glow
        for place, text in enumerate(below):
            line = QRectF(room.x(), name.bottom() + place * height - 1, room.width(), height)
            paint_text(painter, line, text, font, ink, align)

    def _paint_tag(self, painter: QPainter, rect: QRectF, label: str) -> None:
        font, height = self._style.font(10, bold=True), 15 * self._style.scale
        most = rect.height() + HALO  # more would lie over the scores
        font = fitted(font, label, most - height * 0.6)
        tag = QRectF(0, 0, min(text_width(label, font) + height * 0.8, most), height)
        tag.moveCenter(self._at(rect.x() + rect.height() / 2, rect.bottom() - height * 0.15))
        tag.moveLeft(min(max(tag.left(), 1), self.width() - 1 - tag.width()))
        fill(painter, rounded_rect(tag, height / 2), self._style.theme.accent)
        inner = tag.adjusted(height * 0.3, 0, -height * 0.3, 0)
        paint_text(painter, inner, label, font, self._style.theme.accent_ink, Align.AlignHCenter)

    def _lines_below(self, font: QFont, width: float) -> list[str]:
        """Return the lines below the name: scores, and the label if there is a line left. A label too long for one line
        gets both lines; the total is on the panel too."""
        label = self._label()
        small = fitted(self._style.font(11), label, width)
        if " " in label and text_width(label, small) > width:
            words = label.split(" ")
            halves = [[" ".join(words[:place]), " ".join(words[place:])] for place in range(1, len(words))]
            return min(halves, key=lambda half: max(text_width(text, small) for text in half))
        scores = self._scores(self._style.font(11) if label else font, width)
        return [*scores, label] if label and len(scores) < LINES else scores

    def _label(self) -> str:
        """Return the game's label for the seat, else the participants' note; "" without both."""
        note = () if self.content.state.note is None else (self.content.state.note,)
        labels = (badge for badge in (*self.content.plate.badges, *note) if not isinstance(badge, Suit))
        return next((self._style.renderer.text(label) for label in labels), "")

    def _scores(self, font: QFont, width: float) -> list[str]:
        """Return points and total with their words; in two lines where one is too short."""
        renderer, plate = self._style.renderer, self.content.plate
        if self.content.state.line is not None:
            line = renderer.text(self.content.state.line)
            before, _, last = line.rpartition(" ")
            return [line] if not before or text_width(line, font) <= width else [before, last]
        if plate.points is None and plate.total is None:
            return []
        if plate.points is None or plate.total is None:
            known = plate.total if plate.points is None else plate.points
            return [renderer.text(texts.PLATE_TOTAL.filled(known or 0))]
        both = renderer.text(texts.PLATE_SCORES_SHORT.filled(plate.points, plate.total))
        if text_width(both, font) <= width:
            return [both]
        lines = texts.PLATE_POINTS.filled(plate.points), texts.PLATE_TOTAL.filled(plate.total)
        return [renderer.text(line) for line in lines]
