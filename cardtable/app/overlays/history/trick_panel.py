"""Tricks of the present deal, one picture at a time, as a pane of the history sidebar."""

from __future__ import annotations

import math
from bisect import bisect_left
from itertools import accumulate, pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.app.match.match_controller import MatchController
from cardtable.app.overlays.history.history_sidebar import WALK_TRICKS, SidebarPane
from cardtable.app.overlays.overlay_buttons import ButtonEmphasis, OverlayButton
from cardtable.app.overlays.overlay_style import font_in, px_in, set_overlay_unit, unit_in
from cardtable.app.widgets.basic_widgets import PlainLabel, fill_box
from cardtable.app.widgets.labels import PictureWidget
from cardtable.core.cards import Card
from cardtable.core.language.speech_forms import in_person_form
from cardtable.core.text import Text, TextRenderer, Who, join, translate
from cardtable.core.zones import Seat, near_seat
from cardtable.models.play_history import PastTrick
from cardtable.table.art.card_marks import paint_cancelled, paint_winner
from cardtable.table.art.card_pixmaps import CardPixmaps, depth_of, paint_shadow
from cardtable.table.art.themes import RADIUS, WIDTH, Theme
from cardtable.table.art.vector_drawing import colour, fill, rounded_rect, smooth_painter, stroke

_NONE = translate("Tricks", "No trick of this deal has been finished yet.")
_WON = in_person_form(
    translate("Tricks", "%1 led; %2 won this trick."),
    {1: translate("Tricks", "You led; %2 won this trick."), 2: translate("Tricks", "%1 led; you won this trick.")},
)
_KEPT = in_person_form(
    translate("Tricks", "%1 led and won this trick."), {1: translate("Tricks", "You led and won this trick.")}
)
_VOID = in_person_form(
    translate("Tricks", "%1 led; nobody won this trick."), {1: translate("Tricks", "You led; nobody won this trick.")}
)
_CARD = translate("Tricks", "%1: %2", "who played which card")
_CANCELLED = translate("Tricks", "%1: %2, cancelled", "who played which card")
_PICTURE = translate("Tricks", "The cards of the trick")

LARGEST_CARD, SMALLEST_CARD = 96.0, 30.0
HIGH, HIGH_FOR_MANY = 292.0, 470.0  # pixels of the sketches
MANY = 6  # number of seats from which on a trick is a ring
ARC_STEPS = 360


class TrickWidget(PictureWidget):
    """Picture of one trick, each card towards its seat; the viewer's own seat is at the bottom."""

    _px = px_in
    stepped = Signal(int)  # number of tricks forward; Home and End exceed the list

    def __init__(
        self,
        renderer: TextRenderer,
        faces: CardPixmaps,
        theme: Theme,
        seats: int,
        own: Seat,
        parent: QWidget,
        *,
        twins_cancel: bool = False,
    ) -> None:
        super().__init__(parent)
        self._renderer, self._faces, self._theme = renderer, faces, theme
        self._seats, self._own, self._twins_cancel = seats, own, twins_cancel
        self._trick: PastTrick | None = None
        self._laid: tuple[object, float, list[QPointF]] = (None, 0.0, [])  # first for which size and scale they are
        faces.facesChanged.connect(self.update)

    def wanted_height(self) -> float:
        return self._px(HIGH if self._seats < MANY else HIGH_FOR_MANY)

    def setTheme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def setTrick(self, trick: PastTrick | None) -> None:
        """Show a trick and describe it for assistive technology; None: no trick has been finished."""
        self._trick = trick
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        self.setAccessibleName(self._renderer.text(_PICTURE))
        played = None
        if self._trick:
            cards = self._trick.cards
            played = join(
                (_CANCELLED if self._is_cancelled(one) else _CARD).filled(Who(one), card) for one, card in cards
            )
        self.setAccessibleDescription(self._renderer.text(played or _NONE))
        self.update()

    def _is_cancelled(self, seat: Seat) -> bool:
        return self._twins_cancel and self._trick is not None and seat in self._trick.twins

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ahead = 1 if self.layoutDirection() is Qt.LayoutDirection.LeftToRight else -1
        key = Qt.Key
        steps = {key.Key_Right: ahead, key.Key_Left: -ahead, key.Key_Up: -1, key.Key_Down: 1}
        step = (steps | {key.Key_Home: -1000, key.Key_End: 1000}).get(key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        if self._trick is None:
            return
        if self._laid[0] != (self.size(), unit_in(self)):  # finding places takes longer than painting the cards
            self._laid = ((self.size(), unit_in(self)), *self._places())
        _, width, places = self._laid
        for seat, card in self._trick.cards:
            self._paint_card(painter, seat, card, width, places[(seat - self._own) % self._seats])
        for seat, _ in self._trick.cards:  # above the cards of others, which lie close where they are many
            place = places[(seat - self._own) % self._seats] + QPointF(0, 0.7 * width + self._px(14))
            self._paint_name(painter, seat, place, won=self._trick.winner == seat)
        if self.hasFocus():
            ring = QRectF(self.rect()).adjusted(8, 2, -8, -2)
            stroke(painter, rounded_rect(ring, 12), self._theme.glow, 2)

    def _places(self) -> tuple[float, list[QPointF]]:
        """Return the largest card width without overlaps, and the centre of each seat's card, the viewer's first."""
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
        """Return equally spaced points on an ellipse, clockwise from the bottom; narrower for at most four seats."""
        across = self.width() / 2 - width / 2 - 14
        if self._seats <= 4:
            across = min(across, 2.4 * width)
        down = max(self.height() / 2 - 0.7 * width - self._px(20), 0.5 * width)
        around = [_on_ellipse(across, down, step / ARC_STEPS) for step in range(ARC_STEPS + 1)]
        steps = (math.hypot(one.x() - two.x(), one.y() - two.y()) for one, two in pairwise(around))
        lengths = list(accumulate(steps, initial=0.0))
        centre = QPointF(self.width() / 2, self.height() / 2 - self._px(9))
        wanted = (lengths[-1] * seat / self._seats for seat in range(self._seats))
        return [centre + around[bisect_left(lengths, length)] for length in wanted]

    def _box(self, middle: QPointF, width: float) -> QRectF:
        return QRectF(middle.x() - width / 2 - 4, middle.y() - 0.7 * width - 2, width + 8, 1.4 * width + self._px(28))

    def _paint_card(self, painter: QPainter, seat: Seat, card: Card, width: float, middle: QPointF) -> None:
        size = QSizeF(width, 1.4 * width)
        rect = QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)
        radius = RADIUS / WIDTH * width
        paint_shadow(painter, rect, radius, depth_of(width))
        painter.drawPixmap(rect.topLeft(), self._faces.face(card, width, self.devicePixelRatioF()))
        if self._is_cancelled(seat):
            paint_cancelled(painter, rect)
        if self._trick is not None and self._trick.winner == seat:
            paint_winner(painter, rect, radius, self._theme)

    def _paint_name(self, painter: QPainter, seat: Seat, place: QPointF, *, won: bool) -> None:
        font = font_in(self, 13 if self._seats < MANY else 11, bold=won)
        room_for_name = 84 if self._seats < MANY else 50
        elide, widest = Qt.TextElideMode.ElideRight, self._px(room_for_name)
        name = QFontMetricsF(font).elidedText(self._renderer.seat(seat), elide, widest)
        room = QRectF(0, 0, QFontMetricsF(font).horizontalAdvance(name) + self._px(18), self._px(20))
        room.moveCenter(place)
        plate = colour(self._theme.glow) if won else colour(self._theme.plate, self._theme.plate_alpha)
        fill(painter, rounded_rect(room, room.height() / 2), plate)
        painter.setPen(QColor(self._theme.accent_ink if won else self._theme.ink))
        painter.setFont(font)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, name)


def _on_ellipse(across: float, down: float, part: float) -> QPointF:
    turn = math.tau * (0.25 + part)
    return QPointF(math.cos(turn) * across, math.sin(turn) * down)


def result_of(trick: PastTrick | None) -> Text:
    """Return a sentence with the leader and the winner of a trick, or one that there is no trick."""
    if trick is None:
        return _NONE
    leader, _ = trick.cards[0]
    if trick.winner is None:
        return _VOID.filled(Who(leader))
    return _KEPT.filled(Who(leader)) if trick.winner == leader else _WON.filled(Who(leader), Who(trick.winner))


_NUMBER = translate("Tricks", "Trick %1 of %2")
_EARLIER = translate("Tricks", "Earlier")
_LATER = translate("Tricks", "Later")
RESULT, BUTTON = 13.5, 34.0  # font size; pixels of the sketches
RESULT_LINES = 2
SIDE, GAP = 14.0, 6.0
LOW = 260.0  # pixels of the sketches


class TrickPanel(SidebarPane):
    """Pane that shows one trick; follows the last trick of the deal until the person steps back."""

    def __init__(self, play: MatchController, parent: QWidget) -> None:
        super().__init__(parent)
        self._play = play
        self._tricks: tuple[PastTrick, ...] = ()
        self.place = -1
        config, style = play.config, play.scene.table_style
        own = near_seat(play.controller.viewer_seat)
        cancel = config.game.twins_cancel
        self.view = TrickWidget(play.renderer, style.faces, style.theme, config.seats, own, self, twins_cancel=cancel)
        self.view.stepped.connect(self.step)
        self.result = PlainLabel(self)
        self.result.setWordWrap(True)
        self.result.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.earlier, self.later = (self._step_button(by) for by in (-1, 1))
        self._row = QHBoxLayout()
        self._column = fill_box(QVBoxLayout(self), (self.view, 1), self.result, self._row)
        fill_box(self._row, (self.earlier, 1), (self.later, 1))

    @property
    def walk(self) -> Text:
        return WALK_TRICKS

    def wanted_height(self, width: float) -> float:
        words = RESULT_LINES * QFontMetricsF(font_in(self, RESULT, bold=True)).height()
        below = words + self.earlier.sizeHint().height()
        return self.view.wanted_height() + below + 2 * px_in(self, GAP)

    def renew(self, unit: float) -> Text | None:
        set_overlay_unit(self, unit)
        side, gap = px_in(self, SIDE), px_in(self, GAP)
        self._column.setContentsMargins(side, 0, side, 0)
        self._column.setSpacing(gap)
        self._row.setSpacing(gap)
        theme, renderer = self._play.scene.table_style.theme, self._play.renderer
        at_last = self.place == len(self._tricks) - 1
        self._tricks = self._play.tricks()
        self.place = len(self._tricks) - 1 if at_last else min(self.place, len(self._tricks) - 1)
        self.view.setTheme(theme)
        self.result.setFont(font_in(self, RESULT, bold=True))
        self.result.setStyleSheet(f"color: {theme.ink}; background: transparent")
        for button, text in ((self.earlier, _EARLIER), (self.later, _LATER)):
            button.setTheme(theme)
            button.setText(renderer.text(text))
        self._show()
        return _NUMBER.filled(self.place + 1, len(self._tricks)) if self._tricks else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the sentence in a low pane: the picture alone shows the winner."""
        super().resizeEvent(event)
        self.result.setVisible(self.height() >= px_in(self, LOW))

    def take_keyboard(self) -> None:
        self.view.setFocus()

    def leave(self) -> None:
        self.place = len(self._tricks) - 1

    def step(self, tricks: int) -> None:
        """Go `tricks` forward (negative: back), at most to the first or last."""
        self.place = max(0, min(len(self._tricks) - 1, self.place + tricks))
        self._show()
        self.changed.emit()

    def _step_button(self, by: int) -> OverlayButton:
        button = OverlayButton(self._play.scene.table_style.theme, ButtonEmphasis.PLATE, self, size=13.5, high=BUTTON)
        button.clicked.connect(lambda: self.step(by))
        return button

    def _show(self) -> None:
        trick = self._tricks[self.place] if self._tricks else None
        self.view.setTrick(trick)
        self.result.setText(self._play.renderer.text(result_of(trick)))
        self.earlier.setEnabled(self.place > 0)
        self.later.setEnabled(self.place < len(self._tricks) - 1)
