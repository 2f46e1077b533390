"""Geometry of a table for 2 to 11 seats at any size, with tricks; no two parts overlap.

The formulas follow the design drawings: lengths at 1280 × 748 (a window of 1280 × 800 less menu and status bar) and at
1024 × 548, and straight lines between and beyond.
"""

from __future__ import annotations

import math
from itertools import combinations
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.card_layout import points_around_table, round_the_middle
from cardtable.table.layout.pose import HEIGHT, RAISE, Pose

LARGE, SMALL = QSizeF(1280, 748), QSizeF(1024, 548)
_SMALL_UNIT = SMALL.height() / LARGE.height()
PLATE, COMPACT = QSizeF(196, 58), QSizeF(144, 46)
SLIM = QSizeF(106, 46)  # without a picture of the cards in hand
MANY = 6  # seats from which on plates are compact and hold the fans
LINE = 34.0  # pixels that a panel needs at least
CAPTION = 28.0  # pixels before scaling below a pile: its count and a line of caption
ABOVE_HAND = 0.20  # of a card's width, between the viewer's plate and the hand
CLEAR = 5.0  # pixels between a trick card and a plate or the hand


class LayoutInput(NamedTuple):
    """Request for a layout: panel sizes are in pixels before scaling; an empty size means no panel."""

    size: QSizeF
    seats: int
    info: QSizeF
    score: QSizeF
    right_to_left: bool = False
    trays: int = 0  # number of sides that lay cards out
    row: bool = False  # a row of cards lies in the middle, and there are no tricks
    open_hands: bool = False  # the others' hands lie face up
    large_indices: bool = False  # of the current deck
    watched: bool = False  # the viewer is a spectator: the hand at the bottom is as small as the others
    round_buttons: bool = False  # a row of round buttons lies at the edge
    compact: bool = False  # plates are small, even if there is room for large ones
    scale: float | None = None  # of plates, panels and their text; None: by the size


class Geometry(NamedTuple):
    """Rectangles in pixels of the table, by position: 0 is the bottom, then clockwise."""

    size: QSizeF
    scale: float  # of plates, panels and their text
    compact: bool  # plates are small and hold the backs
    card: float  # width of a card of the viewer's hand
    trick_card: float
    fan_card: float
    hand: QRectF  # the strip that the viewer's hand may fill
    plates: tuple[QRectF, ...]
    fans: tuple[QRectF | None, ...]
    trick: tuple[Pose, ...]
    middle: QPointF  # of the trick
    ring: QSizeF  # half axes of the faint ring on the cloth
    info: QRectF | None
    score: QRectF | None
    prompt: QRectF
    commands: QRectF
    piles: QRectF  # area of the table's own piles
    trays: tuple[QRectF, ...] = ()  # by side: the viewer's, then clockwise
    tray_card: float = 0.0  # the widest card in a tray
    row: QRectF | None = None  # row of cards in the middle, with the labels below it
    right_to_left: bool = False  # trays are filled from the right
    large_indices: bool = False  # overlapping cards leave more visible
    watched: bool = False
    laid_open: bool = False  # all hands lie face up
    open_card: float = 0.0  # width of a card of an open hand that may lie in rows; 0: as high as its area
    sheet: QRectF | None = None  # result panel of a counted deal, over the viewer's hand
    own_left: QRectF | None = None  # the viewer's remaining cards in a counted deal
    quiet: QRectF | None = None  # the row of round buttons
    aside: QRectF | None = None  # area of the sidebar

    def occupied(self) -> list[QRectF]:
        """Return all rectangles that nothing else may cover."""
        laid = [*self.trays, self.piles] if self.trays else []
        laid += [] if self.trays or self.row is not None else [pose.rect() for pose in self.trick]
        panels = (self.info, self.score, self.row, self.quiet, self.aside, self.sheet, *self.fans)
        own = [] if self.watched else [self.hand]
        return [*self.plates, *laid, *(rect for rect in panels if rect is not None), *own]


def arrange(request: LayoutInput) -> Geometry:
    """Return the layout of a request: with large plates if everything fits then, else with compact ones."""
    if request.seats >= MANY:
        return _ManySeatsLayout(request).geometry()
    roomy = None if request.compact else _FewSeatsLayout(request, compact=False).geometry()
    if roomy is not None and not any(first.intersects(other) for first, other in combinations(roomy.occupied(), 2)):
        return roomy
    return _FewSeatsLayout(request, compact=True).geometry()


def unit(size: QSizeF) -> float:
    """Return the size of the table as a factor: 1 at 1280 × 748, .73 at 1024 × 548."""
    return min(size.width() / LARGE.width(), size.height() / LARGE.height())


def between(u: float, small: float, large: float) -> float:
    """Return a length that is `small` at 1024 × 548 and `large` at 1280 × 748, and grows with the table beyond both."""
    if u >= 1:
        return large * u
    if u <= _SMALL_UNIT:
        return small * u / _SMALL_UNIT
    return small + (large - small) * (u - _SMALL_UNIT) / (1 - _SMALL_UNIT)


def text_scale(u: float) -> float:
    """Return the scale of text: it shrinks with the smallest tables only, down to 0.85; `magnify` lets it grow."""
    return max(0.85, min(1.0, u / _SMALL_UNIT))


def _grown(rect: QRectF, by: float) -> QRectF:
    return rect.adjusted(-by, -by, by, by)


def centred(x: float, y: float, size: QSizeF) -> QRectF:
    """Return the rectangle of a size about a point."""
    return QRectF(x - size.width() / 2, y - size.height() / 2, size.width(), size.height())


def shown(panel: QRectF) -> QRectF | None:
    """Return the rectangle of a panel; None if it has no size."""
    return None if panel.isEmpty() else panel


class TableLayout:
    """Base of all layouts: measures and parts that they share."""

    def __init__(self, request: LayoutInput, plate: QSizeF, card: tuple[float, float]) -> None:
        self.request = request
        self.width, self.height = request.size.width(), request.size.height()
        self.unit = unit(request.size)
        self.scale = text_scale(self.unit) if request.scale is None else request.scale
        self.plate = plate * self.scale
        self.card = between(self.unit, *card)
        self.margin = between(self.unit, 8, 14)
        self.hand_top = self.height - self.card * HEIGHT - self.margin
        if request.watched:  # the viewer's plate stands 16 pixels above the edge
            self.hand_top = self.height - 16 + ABOVE_HAND * self.card + 3
        self.x = self.width / 2

    def own_hand(self, width: float) -> QRectF:
        """Return the strip of the viewer's hand with a width; its height is 0 for a spectator."""
        high = 0.0 if self.request.watched else self.card * HEIGHT
        return QRectF(self.x - width / 2, self.hand_top, width, high)

    def corner(self, size: QSizeF, *, left: bool) -> QRectF:
        """Return a panel in an upper corner."""
        panel = size * self.scale
        if left != self.request.right_to_left:
            return QRectF(14, self.margin, panel.width(), panel.height())
        return QRectF(self.width - 14 - panel.width(), self.margin, panel.width(), panel.height())

    def beside_own(self, own: QRectF, fan: float, *, right: bool) -> QRectF:
        """Return the line beside the viewer's plate at one side, clear of a spectator's hand of a width there."""
        fan = fan if self.request.watched and right is not self.request.right_to_left else 0.0
        if right:
            return QRectF(own.right() + 14 + fan, own.top(), self.width - own.right() - 28 - fan, own.height())
        return QRectF(14, own.top(), own.left() - 28 - fan, own.height())

    def fitted(self, top: float, bottom: float, obstacles: list[QRectF]) -> tuple[float, tuple[Pose, ...], QSizeF]:
        """Return the widest trick cards that touch nothing between two heights, their poses and the half axes."""
        fits, fails = 24.0, between(self.unit, 84, 112) + 0.5
        while fails - fits > 0.5:
            width = (fits + fails) / 2
            poses, _ = self.trick(width, top, bottom)
            fits, fails = (width, fails) if self.is_clear(poses, obstacles, top, bottom) else (fits, width)
        width = math.floor(fits * 2) / 2
        poses, axes = self.trick(width, top, bottom)
        return width, poses, axes

    def is_clear(self, poses: tuple[Pose, ...], obstacles: list[QRectF], top: float, bottom: float) -> bool:
        rects = [pose.rect() for pose in poses]
        apart = all(not _grown(rect, 3).intersects(other) for rect, other in combinations(rects, 2))
        free = all(not _grown(rect, CLEAR).intersects(other) for rect in rects for other in obstacles)
        return apart and free and all(rect.top() >= top - 6 and rect.bottom() <= bottom + 6 for rect in rects)

    def trick(self, width: float, top: float, bottom: float) -> tuple[tuple[Pose, ...], QSizeF]:
        """Return the poses of trick cards of a width, clockwise from the viewer, and the half axes of their ring."""
        y = (top + bottom) / 2
        b = max(1.0, (bottom - top - HEIGHT * width) / 2)
        seats = self.request.seats
        if seats > 4:
            a = min(0.262 * self.width, max(1.12 * width, 1.95 * b))
            points = round_the_middle(seats, round(a, 1), round(b, 1))
            return tuple(Pose(self.x + dx, y + dy, 0, width) for dx, dy in points), QSizeF(a, b)
        a, b = 1.12 * width, min(b, 0.74 * width)
        cross = {
            2: ((0, b, 0), (0, -b, 2)),
            3: ((0, b, 0), (-a * 1.02, -b * 0.5, -3), (a * 1.02, -b * 0.5, 4)),
            4: ((0, b, 0), (-a, 0, -3), (0, -b, 2), (a, 0, 4)),
        }[seats]
        return tuple(Pose(self.x + dx, y + dy, turn, width) for dx, dy, turn in cross), QSizeF(2.05, 1.62) * width


class _FewSeatsLayout(TableLayout):
    """Layout for two to five seats: own plate above the hand, others' fans beside their plates, panels in corners."""

    def __init__(self, request: LayoutInput, *, compact: bool) -> None:
        super().__init__(request, COMPACT if compact else PLATE, (90, 116))
        self.compact = compact
        self.fan_card = between(self.unit, 28, 36)
        self.info = self.corner(request.info, left=True)
        self.score = self.corner(request.score, left=False)
        self.fan = QSizeF(self.fan_card * 4.1, self.fan_card * 1.78)

    def geometry(self) -> Geometry:
        plates = self.plates()
        fans = tuple(self.fan_beside(place, rect) for place, rect in enumerate(plates))
        own = plates[0]
        top = max((rect.bottom() for rect in plates[1:] if rect.top() < self.plate.height()), default=self.margin) + 8
        bottom = own.top() - 8
        obstacles = [*plates, *(fan for fan in fans if fan is not None), self.info, self.score]
        trick_card, trick, ring = self.fitted(top, bottom, obstacles)
        middle = QPointF(self.x, (top + bottom) / 2)
        return Geometry(
            size=self.request.size,
            scale=self.scale,
            compact=self.compact,
            card=self.card,
            trick_card=trick_card,
            fan_card=self.fan_card,
            hand=self.own_hand(self.width * 0.94),
            plates=plates,
            fans=fans,
            trick=trick,
            middle=middle,
            ring=ring,
            info=shown(self.info),
            score=shown(self.score),
            prompt=self.beside_own(own, self.fan.width() + 16, right=not self.request.right_to_left),
            commands=self.beside_own(own, self.fan.width() + 16, right=self.request.right_to_left),
            piles=self.pile_area(trick, middle),
        )

    def plates(self) -> tuple[QRectF, ...]:
        own_y = self.hand_top - ABOVE_HAND * self.card - self.plate.height() / 2 - 3
        top_y = self.plate.height() / 2 + self.margin
        points = [(self.x, own_y), *self.others(top_y, own_y)]
        return tuple(centred(x, y, self.plate) for x, y in points)

    def others(self, top: float, bottom: float) -> list[tuple[float, float]]:
        side = max(self.plate.width(), 0 if self.compact else self.fan.width()) / 2 + 14
        middle = (top + bottom) / 2
        low = max(self.info.bottom(), self.score.bottom()) + self.plate.height() / 2 + 12
        y = max(middle - (0 if self.compact else self.fan.height() / 2 - 6), low)
        left, right, up = (side, y), (self.width - side, y), (self.x, top)
        match self.request.seats:
            case 2:
                return [up]
            case 3:
                return [left, right]
            case 4:
                return [left, up, right]
        spread = max(self.plate.width() * 1.02, self.width * 0.195)
        if self.compact:  # between the panels
            panel = 18 + max(self.info.width(), self.score.width())
            spread = max(self.plate.width() * 0.55, min(spread, self.x - self.plate.width() / 2 - panel))
        y = max(y, middle + self.plate.height() * 0.2)
        return [(side, y), (self.x - spread, top), (self.x + spread, top), (self.width - side, y)]

    def fan_beside(self, place: int, plate: QRectF) -> QRectF | None:
        """Return the fan below a plate, or beside one at the top or bottom edge; None if the plate holds the cards."""
        if self.compact or (place == 0 and not self.request.watched):
            return None
        if place == 0:
            return self.beside_watched(plate)
        if plate.top() > self.plate.height():
            return QRectF(QPointF(plate.center().x() - self.fan.width() / 2, plate.bottom() + 10), self.fan)
        towards_left = self.request.seats == 5 and plate.center().x() > self.x
        x = plate.left() - 10 - self.fan.width() if towards_left else plate.right() + 10
        y = max(4.0, plate.center().y() - self.fan.height() / 2)  # on the largest screens
        return QRectF(QPointF(x, y), self.fan)

    def beside_watched(self, own: QRectF) -> QRectF:
        """Return the small hand of the bottom seat, behind its plate in reading direction."""
        x = own.left() - 16 - self.fan.width() if self.request.right_to_left else own.right() + 16
        return QRectF(QPointF(x, own.center().y() - self.fan.height() / 2), self.fan)

    def pile_area(self, trick: tuple[Pose, ...], middle: QPointF) -> QRectF:
        """Return the area below the trick's right-hand card, clear of the plates."""
        right = max(pose.rect().right() for pose in trick)
        width = between(self.unit, 46, 60)
        return QRectF(right + 16, middle.y() + 0.1 * width, width * 2, width * HEIGHT)


class _ManySeatsLayout(TableLayout):
    """Layout for six to eleven seats: compact plates all round, own plate, prompt and commands beside the hand."""

    def __init__(self, request: LayoutInput) -> None:
        super().__init__(request, SLIM if request.compact else COMPACT, (80, 96))
        if request.watched:
            self.hand_top = self.height - self.plate.height() - 24

    def geometry(self) -> Geometry:
        hand = self.own_hand(self.width * 0.56)
        plates = [self.own(), *self.others()]
        top, bottom = self.plate.height() + 16, self.hand_top - (RAISE + 0.02) * self.card - 2
        trick_card, trick, ring = self.fitted(top, bottom, [*plates, hand])
        middle = QPointF(self.x, (top + bottom) / 2)
        side = QRectF(hand.right() + 16, self.hand_top, self.width - hand.right() - 28, self.card * HEIGHT)
        if self.request.watched:
            side = QRectF(plates[0].right() + 16, plates[0].top(), self.width / 2 - 120, plates[0].height() * 2)
        return Geometry(
            size=self.request.size,
            scale=self.scale,
            compact=True,
            card=self.card,
            trick_card=trick_card,
            fan_card=15 * self.scale,
            hand=hand,
            plates=tuple(plates),
            fans=(None,) * self.request.seats,
            trick=trick,
            middle=middle,
            ring=ring,
            info=self.free(self.above_own(plates[1:]), [*plates, *(pose.rect() for pose in trick)]),
            score=self.free(self.corner(self.request.score, left=False), [*plates, *(pose.rect() for pose in trick)]),
            prompt=QRectF(side.x(), side.y(), side.width(), side.height() * 0.5),
            commands=QRectF(side.x(), side.center().y() + 4, side.width(), side.height() * 0.5 - 4),
            piles=self.pile_area(trick, middle, ring),
        )

    def pile_area(self, trick: tuple[Pose, ...], middle: QPointF, ring: QSizeF) -> QRectF:
        """Return the area in the middle of the trick; captions below it stop above the viewer's card."""
        floor = trick[0].rect().top() - CAPTION * self.scale
        area = centred(middle.x(), middle.y(), QSizeF(ring.width() * 1.1, min(ring.height(), 90 * self.unit)))
        area.moveBottom(min(area.bottom(), floor))
        above = [pose.rect() for pose in trick if pose.y < middle.y() and abs(pose.x - middle.x()) < pose.width]
        area.setTop(max([area.top(), *(rect.bottom() + CLEAR for rect in above)]))
        return area

    def own(self) -> QRectF:
        if self.request.watched:
            return centred(self.x, self.height - 16 - self.plate.height() / 2, self.plate)
        return QRectF(QPointF(12, self.height - self.plate.height() - 17), self.plate)

    def others(self) -> list[QRectF]:
        seats = self.request.seats
        top = self.plate.height() / 2 + 8
        bottom = self.hand_top - 0.20 * self.card - self.plate.height() / 2
        a, b = self.width / 2 - self.plate.width() / 2 - 8, (bottom - top) / 2 + 14
        points = points_around_table(seats - 1, round(a, 1), round(b, 1), max(62.0, 360 / seats))
        y = (top + bottom) / 2 + 14
        return [centred(self.x + dx, max(top, min(bottom, y + dy)), self.plate) for dx, dy in points]

    def above_own(self, plates: list[QRectF]) -> QRectF:
        """Return the info panel, above the viewer's plate and beside the hand, as high as there is room."""
        width = min(self.request.info.width() * self.scale, self.width * 0.22 - 24)
        above = [rect.bottom() for rect in plates if rect.left() < 12 + width]
        bottom = self.own().top() - 10
        top = max(bottom - self.request.info.height() * self.scale, max(above, default=0.0) + 8)
        return QRectF(12, top, width, bottom - top)

    def free(self, rect: QRectF, others: list[QRectF]) -> QRectF | None:
        """Return the rectangle, or None if it is covered or too low for a line."""
        covered = any(_grown(rect, 4).intersects(other) for other in others)
        return None if covered or rect.height() < LINE * self.scale else rect
