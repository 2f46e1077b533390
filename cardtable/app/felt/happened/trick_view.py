"""One trick as a picture, each card towards its seat."""

from __future__ import annotations

import math
from bisect import bisect_left
from itertools import accumulate, pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.app.felt.felt_unit import font_in, px_in
from cardtable.app.widgets.picture import PictureWidget
from cardtable.core.addressing import in_person_form
from cardtable.core.cards import Card
from cardtable.core.text import Text, TextRenderer, Who, join, translate
from cardtable.core.zones import Seat
from cardtable.models.past_tricks import PastTrick
from cardtable.table.art.card_faces import CardPixmaps
from cardtable.table.art.card_style import RADIUS, WIDTH
from cardtable.table.art.drawing import rounded_rect, stroke
from cardtable.table.art.marks import paint_cancelled, paint_winner
from cardtable.table.art.shadows import depth_of, paint_shadow
from cardtable.table.art.themes import Theme

_NONE = translate("Tricks", "No trick of this deal has been finished yet.")
_WON = in_person_form(
    translate("Tricks", "%1 led; %2 won this trick."),
    {1: translate("Tricks", "You led; %2 won this trick."), 2: translate("Tricks", "%1 led; you won this trick.")},
)
_KEPT = in_person_form(
    translate("Tricks", "%1 led and won this trick."),
    {1: translate("Tricks", "You led and won this trick.")},
)
_VOID = in_person_form(
    translate("Tricks", "%1 led; nobody won this trick."),
    {1: translate("Tricks", "You led; nobody won this trick.")},
)
_CARD = translate("Tricks", "%1: %2", "who played which card")
_CANCELLED = translate("Tricks", "%1: %2, cancelled", "who played which card")
_PICTURE = translate("Tricks", "The cards of the trick")

LARGEST_CARD, SMALLEST_CARD = 96.0, 30.0
HIGH, HIGH_FOR_MANY = 292.0, 470.0  # pixels of the sketches
MANY = 6  # seats, from which on a trick is a ring
ARC_STEPS = 360


class TrickWidget(PictureWidget):
    """Draws one trick, each card towards its seat; the viewer's own seat is at the bottom."""

    stepped = Signal(int)  # so many tricks later; Home and End step further than there are

    def __init__(
        self,
        words: TextRenderer,
        faces: CardPixmaps,
        theme: Theme,
        seats: int,
        own: Seat,
        parent: QWidget,
        *,
        twins_cancel: bool = False,
    ) -> None:
        super().__init__(parent)
        self._words, self._faces, self._theme = words, faces, theme
        self._seats, self._own, self._twins_cancel = seats, own, twins_cancel
        self._trick: PastTrick | None = None
        faces.facesChanged.connect(self.update)

    def wanted_height(self) -> float:
        """How high it is drawn, in pixels."""
        return self._px(HIGH if self._seats < MANY else HIGH_FOR_MANY)

    def setTheme(self, theme: Theme) -> None:
        """Lie on another felt."""
        self._theme = theme
        self.update()

    def setTrick(self, trick: PastTrick | None) -> None:
        """Show this trick, and describe it to assistive technology."""
        self._trick = trick
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Describe the trick in the language now in force."""
        self.setAccessibleName(self._words.text(_PICTURE))
        played = join(self._told(seat, card) for seat, card in self._trick.cards) if self._trick else None
        self.setAccessibleDescription(self._words.text(played or _NONE))
        self.update()

    def _told(self, seat: Seat, card: Card) -> Text:
        return (_CANCELLED if self._is_cancelled(seat) else _CARD).filled(Who(seat), card)

    def _is_cancelled(self, seat: Seat) -> bool:
        return self._twins_cancel and self._trick is not None and seat in self._trick.twins

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ahead = 1 if self.layoutDirection() is Qt.LayoutDirection.LeftToRight else -1
        steps = {
            Qt.Key.Key_Right: ahead,
            Qt.Key.Key_Left: -ahead,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Home: -1000,
            Qt.Key.Key_End: 1000,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self._trick is None:
            return
        width, places = self._places()
        for seat, card in self._trick.cards:
            self._paint_card(painter, seat, card, width, places[(seat - self._own) % self._seats])
        if self.hasFocus():
            ring = QRectF(self.rect()).adjusted(8, 2, -8, -2)
            stroke(painter, rounded_rect(ring, 12), self._theme.glow, 2)

    def _places(self) -> tuple[float, list[QPointF]]:
        """The largest card at which nothing touches, and the middle of each seat's card from the viewer's on."""
        places: list[QPointF] = []
        width = self._px(LARGEST_CARD)
        while width >= SMALLEST_CARD:
            places = self._ring(width)
            boxes = [self._box(place, width) for place in places]
            if not any(one.intersects(two) for at, one in enumerate(boxes) for two in boxes[:at]):
                break
            width -= 3
        return max(width, SMALLEST_CARD), places

    def _ring(self, width: float) -> list[QPointF]:
        """Equal steps along an ellipse, clockwise from the bottom; a table for four is not pulled apart."""
        across = self.width() / 2 - width / 2 - 14
        if self._seats <= 4:
            across = min(across, 2.4 * width)
        down = max(self.height() / 2 - 0.7 * width - self._px(20), 0.5 * width)
        around = [_on_ellipse(across, down, step / ARC_STEPS) for step in range(ARC_STEPS + 1)]
        lengths = list(accumulate((_distance(a, b) for a, b in pairwise(around)), initial=0.0))
        centre = QPointF(self.width() / 2, self.height() / 2 - self._px(9))
        wanted = (lengths[-1] * seat / self._seats for seat in range(self._seats))
        return [centre + around[bisect_left(lengths, length)] for length in wanted]

    def _box(self, middle: QPointF, width: float) -> QRectF:
        """The room of a card with the name below it."""
        return QRectF(middle.x() - width / 2 - 4, middle.y() - 0.7 * width - 2, width + 8, 1.4 * width + self._px(28))

    def _px(self, length: float) -> int:
        return px_in(self, length)

    def _paint_card(self, painter: QPainter, seat: Seat, card: Card, width: float, middle: QPointF) -> None:
        size = QSizeF(width, 1.4 * width)
        rect = QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)
        radius = RADIUS / WIDTH * width
        paint_shadow(painter, rect, radius, depth_of(width))
        painter.drawPixmap(rect.topLeft(), self._faces.face(card, width, self.devicePixelRatioF()))
        if self._is_cancelled(seat):
            paint_cancelled(painter, rect)
        won = self._trick is not None and self._trick.winner == seat
        if won:
            paint_winner(painter, rect, radius, self._theme)
        self._paint_name(painter, seat, QPointF(middle.x(), rect.bottom() + self._px(14)), won=won)

    def _paint_name(self, painter: QPainter, seat: Seat, place: QPointF, *, won: bool) -> None:
        font = font_in(self, 13 if self._seats < MANY else 11, bold=won)
        room_for_name = 84 if self._seats < MANY else 50
        name = QFontMetricsF(font).elidedText(
            self._words.seat(seat), Qt.TextElideMode.ElideRight, self._px(room_for_name)
        )
        room = QRectF(0, 0, QFontMetricsF(font).horizontalAdvance(name) + self._px(18), self._px(20))
        room.moveCenter(place)
        plate = QColor(self._theme.plate)
        plate.setAlphaF(self._theme.plate_alpha)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.glow) if won else plate)
        painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)
        painter.setPen(QColor(self._theme.accent_ink if won else self._theme.ink))
        painter.setFont(font)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, name)


def _on_ellipse(across: float, down: float, part: float) -> QPointF:
    turn = math.tau * (0.25 + part)
    return QPointF(math.cos(turn) * across, math.sin(turn) * down)


def _distance(one: QPointF, two: QPointF) -> float:
    return math.hypot(one.x() - two.x(), one.y() - two.y())


def result_of(trick: PastTrick | None) -> Text:
    """Who led and who won it; that there is none."""
    if trick is None:
        return _NONE
    leader, _ = trick.cards[0]
    if trick.winner is None:
        return _VOID.filled(Who(leader))
    return _KEPT.filled(Who(leader)) if trick.winner == leader else _WON.filled(Who(leader), Who(trick.winner))
