"""The last trick and all earlier ones of the deal, one at a time."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate, pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from cardtable.app.dialogs.parts.base import CLOSE, MARGIN, Dialog, Role
from cardtable.app.widgets.chrome import Chrome
from cardtable.app.widgets.paragraph import Paragraph
from cardtable.app.widgets.picture import Picture
from cardtable.core.addressing import addressed
from cardtable.core.cards import Card
from cardtable.core.text import Text, Who, Words, join, translate
from cardtable.core.zones import Seat, near_seat
from cardtable.models.past_tricks import PastTrick
from cardtable.table.art.card_faces import CardFaces
from cardtable.table.art.card_style import RADIUS, WIDTH
from cardtable.table.art.felt import felt
from cardtable.table.art.marks import paint_cancelled, paint_winner
from cardtable.table.art.shadows import depth_of, paint_shadow
from cardtable.table.art.themes import Theme
from cardtable.table.painting.measure import px

_TITLE = translate("Tricks", "Tricks of this deal")
_NUMBER = translate("Tricks", "Trick %1 of %2")
_NONE = translate("Tricks", "No trick of this deal has been finished yet.")
_WON = addressed(
    translate("Tricks", "%1 led; %2 won this trick."),
    {1: translate("Tricks", "You led; %2 won this trick."), 2: translate("Tricks", "%1 led; you won this trick.")},
)
_KEPT = addressed(
    translate("Tricks", "%1 led and won this trick."),
    {1: translate("Tricks", "You led and won this trick.")},
)
_VOID = addressed(
    translate("Tricks", "%1 led; nobody won this trick."),
    {1: translate("Tricks", "You led; nobody won this trick.")},
)
_CARD = translate("Tricks", "%1: %2", "who played which card")
_CANCELLED = translate("Tricks", "%1: %2, cancelled", "who played which card")
_EARLIER = translate("Tricks", "Earlier")
_LATER = translate("Tricks", "Later")
_PICTURE = translate("Tricks", "The cards of the trick")

LARGEST_CARD, SMALLEST_CARD = 96.0, 39.0
ARC_STEPS = 360


class TrickView(Picture):
    """Draws one trick, each card towards its seat; the viewer's own seat is at the bottom."""

    stepped = Signal(int)  # so many tricks later; Home and End step further than there are

    def __init__(
        self,
        words: Words,
        faces: CardFaces,
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
        self._felt = QPixmap()
        self._felt_key: object = None
        self.setMinimumSize(px(420), px(200))
        faces.facesChanged.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(px(640), px(380))

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
        key = (self.size(), self.devicePixelRatioF())
        if key != self._felt_key:
            self._felt, self._felt_key = felt(*key, self._theme), key
        painter.drawPixmap(0, 0, self._felt)
        if self._trick is None:
            return
        width, places = self._places()
        for seat, card in self._trick.cards:
            self._paint_card(painter, seat, card, width, places[(seat - self._own) % self._seats])
        if self.hasFocus():
            painter.setPen(QColor(self._theme.glow))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.rect().adjusted(2, 2, -3, -3))

    def _places(self) -> tuple[float, list[QPointF]]:
        """The largest card at which nothing touches, and the middle of each seat's card from the viewer's on."""
        places: list[QPointF] = []
        width = px(LARGEST_CARD)
        while width >= SMALLEST_CARD:
            places = self._ring(width)
            boxes = [_box(place, width) for place in places]
            if not any(one.intersects(two) for at, one in enumerate(boxes) for two in boxes[:at]):
                break
            width -= 3
        return max(width, SMALLEST_CARD), places

    def _ring(self, width: float) -> list[QPointF]:
        """Equal steps along an ellipse, clockwise from the bottom; a table for four is not pulled apart."""
        across = self.width() / 2 - width / 2 - 14
        if self._seats <= 4:
            across = min(across, 2.4 * width)
        down = self.height() / 2 - 0.7 * width - px(20)
        around = [_on_ellipse(across, down, step / ARC_STEPS) for step in range(ARC_STEPS + 1)]
        lengths = list(accumulate((_distance(a, b) for a, b in pairwise(around)), initial=0.0))
        centre = QPointF(self.width() / 2, self.height() / 2 - px(9))
        wanted = (lengths[-1] * seat / self._seats for seat in range(self._seats))
        return [centre + around[bisect_left(lengths, length)] for length in wanted]

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
        self._paint_name(painter, seat, QPointF(middle.x(), rect.bottom() + px(14)), won=won)

    def _paint_name(self, painter: QPainter, seat: Seat, place: QPointF, *, won: bool) -> None:
        font = QFont(self.font())
        font.setPixelSize(px(13))
        font.setBold(won)
        name = QFontMetricsF(font).elidedText(self._words.seat(seat), Qt.TextElideMode.ElideRight, px(120))
        room = QRectF(0, 0, QFontMetricsF(font).horizontalAdvance(name) + px(18), px(20))
        room.moveCenter(place)
        plate = QColor(self._theme.plate)
        plate.setAlphaF(self._theme.plate_alpha)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.glow) if won else plate)
        painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)
        painter.setPen(QColor(self._theme.accent_ink if won else self._theme.ink))
        painter.setFont(font)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, name)


def _box(middle: QPointF, width: float) -> QRectF:
    """The room of a card with the name below it."""
    return QRectF(middle.x() - width / 2 - 4, middle.y() - 0.7 * width - 2, width + 8, 1.4 * width + px(28))


def _on_ellipse(across: float, down: float, part: float) -> QPointF:
    turn = math.tau * (0.25 + part)
    return QPointF(math.cos(turn) * across, math.sin(turn) * down)


def _distance(one: QPointF, two: QPointF) -> float:
    return math.hypot(one.x() - two.x(), one.y() - two.y())


class TricksDialog(Dialog):
    """Opens at the last trick; arrows step back and forth."""

    def __init__(
        self,
        words: Words,
        tricks: Sequence[PastTrick],
        faces: CardFaces,
        theme: Theme,
        seats: int,
        viewer: Seat | None = None,
        parent: QWidget | None = None,
        chrome: Chrome | None = None,
        *,
        twins_cancel: bool = False,
    ) -> None:
        super().__init__(words, _TITLE, parent, chrome)
        self._tricks = tricks
        self.place = len(tricks) - 1
        self.body.setContentsMargins(MARGIN, 14, MARGIN, 10)
        self._heading = self.heading(_TITLE)
        self.view = TrickView(words, faces, theme, seats, near_seat(viewer), self, twins_cancel=twins_cancel)
        self.view.stepped.connect(self.step)
        self.body.addWidget(self.view, 1)
        self.body.addLayout(self._steps())
        self.button(CLOSE, Role.RejectRole, primary=True)
        self._show()
        self.view.setFocus()
        self.fit(720, 560)

    def _steps(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.earlier = self._step_button(_EARLIER, -1)
        self.later = self._step_button(_LATER, 1)
        self._result = Paragraph(self)
        self._result.setProperty("role", "strong")
        self._result.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row.addWidget(self.earlier)
        row.addWidget(self._result, 1)
        row.addWidget(self.later)
        return row

    def _step_button(self, text: Text, step: int) -> QPushButton:
        button = QPushButton(self)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self.step(step))
        self.phrases.put(button.setText, text)
        return button

    def step(self, tricks: int) -> None:
        """Go so many tricks forward, at most to the first or last."""
        self.place = max(0, min(len(self._tricks) - 1, self.place + tricks))
        self._show()

    def retranslate(self) -> None:
        super().retranslate()
        self.view.retranslate()

    def _show(self) -> None:
        trick = self._tricks[self.place] if self._tricks else None
        title = _TITLE if trick is None else _NUMBER.filled(self.place + 1, len(self._tricks))
        self.phrases.put(self._heading.setText, title)
        self.phrases.put(self._result.setText, _result(trick))
        self.earlier.setEnabled(self.place > 0)
        self.later.setEnabled(self.place < len(self._tricks) - 1)
        self.view.setTrick(trick)


def _result(trick: PastTrick | None) -> Text:
    if trick is None:
        return _NONE
    leader, _ = trick.cards[0]
    if trick.winner is None:
        return _VOID.filled(Who(leader))
    return _KEPT.filled(Who(leader)) if trick.winner == leader else _WON.filled(Who(leader), Who(trick.winner))
