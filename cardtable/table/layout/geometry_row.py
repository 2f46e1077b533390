"""The table of a game with one row of cards in the middle: two to five seats, the row below the panels."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.geometry import (
    ABOVE_HAND,
    COMPACT,
    PLATE,
    Geometry,
    LayoutInput,
    TableLayout,
    between,
    centred,
    shown,
    unit,
)
from cardtable.table.layout.pose import HEIGHT, Pose

ROOMY = 0.9  # of the unit: from there on plates are large
GAP = 10.0
ABOVE = 0.24  # of a card's width, over the row
BRACKETS = 65.0  # pixels before scaling, below the row: four brackets as near to each other as can be


class RowLayout(TableLayout):
    """Others at the top edge and under the panels; the own plate, prompt and commands above the hand."""

    def __init__(self, request: LayoutInput) -> None:
        self.compact = request.compact or unit(request.size) < ROOMY or request.seats > 4
        super().__init__(request, COMPACT if self.compact else PLATE, (90, 116))
        self.fan_card = between(self.unit, 28, 36)
        self.info = self.corner(request.info, left=True)
        self.score = self.corner(request.score, left=False)

    def geometry(self) -> Geometry:
        """The whole layout."""
        plates = self.plates()
        fans = tuple(self.fan_of(place, rect) for place, rect in enumerate(plates))
        own = plates[0]
        row = self.row(plates, [fan for fan in fans if fan is not None])
        most = (row.height() - BRACKETS * self.scale) / (ABOVE + HEIGHT)
        card = min(between(self.unit, 84, 118), row.height() * 0.52 / HEIGHT, most)
        right = not self.request.right_to_left
        side = QSizeF(between(self.unit, 46, 60), between(self.unit, 46, 60) * HEIGHT)
        return Geometry(
            size=self.request.size,
            scale=self.scale,
            compact=self.compact,
            card=self.card,
            trick_card=card,
            fan_card=self.fan_card,
            hand=self.own_hand(self.width * 0.94),
            plates=plates,
            fans=fans,
            trick=tuple(Pose(row.center().x(), row.top() + card, 0, card) for _ in plates),
            middle=row.center(),
            ring=QSizeF(0, 0),
            info=shown(self.info),
            score=shown(self.score),
            prompt=self.beside(own, right=right),
            commands=self.beside(own, right=not right),
            piles=QRectF(QPointF(row.right() - side.width(), row.bottom() - side.height()), side),
            row=row,
        )

    @property
    def below_panels(self) -> float:
        """Below the plates between them, too, where there are none."""
        return max(self.info.bottom(), self.score.bottom(), self.margin + self.plate.height()) + GAP

    def plates(self) -> tuple[QRectF, ...]:
        """The plates' rectangles by position."""
        own = centred(self.x, self.hand_top - ABOVE_HAND * self.card - self.plate.height() / 2 - 3, self.plate)
        side = self.plate.width() / 2 + 14
        low = self.below_panels + self.plate.height() / 2
        left, right = centred(side, low, self.plate), centred(self.width - side, low, self.plate)
        free = self.width - self.info.width() - self.score.width() - 28
        start = self.info.right() if not self.request.right_to_left else self.score.right()
        tops = max(1, self.request.seats - 3)
        shift = self.strip().width() / 2 + GAP / 2 if tops == 1 and self.has_strip else 0.0
        up = [
            centred(start + free * (place + 1) / (tops + 1) - shift, self.margin + self.plate.height() / 2, self.plate)
            for place in range(tops)
        ]
        match self.request.seats:
            case 2:
                return (own, *up)
            case 3:
                return (own, left, right)
        return (own, left, *up, right)

    @property
    def has_strip(self) -> bool:
        """Whether the hand at the top edge lies beside its plate."""
        return self.request.open_hands or not self.compact

    def strip(self) -> QSizeF:
        """The room of a hand beside the plate at the top edge."""
        free = self.width - self.info.width() - self.score.width() - 28 - self.plate.width() - 4 * GAP
        if self.request.open_hands:
            return QSizeF(min(free, self.plate.width() * 3), self.below_panels - GAP - self.margin)
        return QSizeF(min(free, self.fan_card * 5.5), self.fan_card * 1.78)

    def fan_of(self, place: int, plate: QRectF) -> QRectF | None:
        """Beside a plate at the top edge, below one at a side."""
        if not self.has_strip or (place == 0 and not self.request.watched):
            return None
        if place == 0:
            return self.beside_watched(plate)
        if plate.top() < self.below_panels - GAP:
            if self.request.seats > 4:
                return None
            strip = self.strip()
            y = self.margin if self.request.open_hands else plate.center().y() - strip.height() / 2
            return QRectF(QPointF(plate.right() + GAP, max(2.0, y)), strip)
        size = QSizeF(plate.width() if self.request.open_hands else self.fan_card * 4.1, self.fan_card * 1.78)
        return QRectF(QPointF(plate.center().x() - size.width() / 2, plate.bottom() + GAP), size)

    def beside_watched(self, own: QRectF) -> QRectF:
        """The hand of a seat at the bottom that nobody at this window plays."""
        strip = self.strip()
        x = own.left() - GAP - strip.width() if self.request.right_to_left else own.right() + GAP
        return QRectF(QPointF(x, min(own.center().y() - strip.height() / 2, self.height - strip.height() - 4)), strip)

    def row(self, plates: tuple[QRectF, ...], fans: list[QRectF]) -> QRectF:
        """As wide as the plates at the sides leave it, from below the panels to above the own plate."""
        sides = self.request.seats > 2
        edge = plates[1].right() + 14 + (GAP if fans else 0) if sides else 28.0
        top = self.below_panels + 6
        low = min([plates[0].top(), *(fan.top() for fan in fans if fan.center().y() > plates[0].top())])
        return QRectF(edge, top, self.width - 2 * edge, low - top - 6)

    def beside(self, own: QRectF, *, right: bool) -> QRectF:
        beside = self.request.watched and self.has_strip and right is not self.request.right_to_left
        fan = self.strip().width() + GAP if beside else 0.0
        if right:
            return QRectF(own.right() + 14 + fan, own.top(), self.width - own.right() - 28 - fan, own.height())
        return QRectF(14, own.top(), own.left() - 28 - fan, own.height())
