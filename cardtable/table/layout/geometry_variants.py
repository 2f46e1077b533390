"""Geometry variants: tables with a row in the middle, tables with trays, and the choice among all."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.geometry import (
    ABOVE_HAND,
    COMPACT,
    LINE,
    PLATE,
    Geometry,
    LayoutInput,
    TableLayout,
    arrange,
    between,
    centred,
    shown,
    unit,
)
from cardtable.table.layout.label_layout import with_quiet_row
from cardtable.table.layout.pose import HEIGHT, RAISE, Pose

ROOMY = 0.9  # of the unit: tables from which on plates are large
GAP = 10.0
ABOVE = 0.24  # of a card's width, over the row
BRACKETS = 65.0  # pixels before scaling below the row: four brackets, as close as possible
COLUMN, NARROW, BARE = 206.0, 178.0, 152.0  # widths before scaling; BARE without panels
SIDES_ROOMY = 0.9  # of the unit: tables from which on plates are large
PROMPT = 76.0  # height before scaling: four or five lines below the viewer's plate, as a long hint needs
EDGE = 10.0
SIDES_GAP = 8.0
COMMANDS = 196.0  # height before scaling of five commands
OWN_OF_THREE = 0.53  # of the trays' height: two others share the width
ROUND = 42.0  # height before scaling of the round buttons below the prompt, where the others' trays lie over all


class RowLayout(TableLayout):
    """Layout with one row of cards in the middle, for two to five seats: others at the top edge and under the panels;
    own plate, prompt and commands above the hand."""

    def __init__(self, request: LayoutInput) -> None:
        self.compact = request.compact or unit(request.size) < ROOMY or request.seats > 4
        super().__init__(request, COMPACT if self.compact else PLATE, (90, 116))
        self.fan_card = between(self.unit, 28, 36)
        self.info = self.corner(request.info, left=True)
        self.score = self.corner(request.score, left=False)

    def geometry(self) -> Geometry:
        plates = self.plates()
        fans = tuple(self.fan_of(place, rect) for place, rect in enumerate(plates))
        own = plates[0]
        row = self.row(plates, [fan for fan in fans if fan is not None])
        most = (row.height() - BRACKETS * self.scale) / (ABOVE + HEIGHT)
        card = min(between(self.unit, 84, 118), row.height() * 0.52 / HEIGHT, most)
        right, fan = not self.request.right_to_left, self.strip().width() + GAP if self.has_strip else 0.0
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
            prompt=self.beside_own(own, fan, right=right),
            commands=self.beside_own(own, fan, right=not right),
            piles=QRectF(QPointF(row.right() - side.width(), row.bottom() - side.height()), side),
            row=row,
        )

    @property
    def below_panels(self) -> float:
        """Height below panels and top plates."""
        return max(self.info.bottom(), self.score.bottom(), self.margin + self.plate.height()) + GAP

    def plates(self) -> tuple[QRectF, ...]:
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
        """True if the hand at the top edge lies beside its plate."""
        return self.request.open_hands or not self.compact

    def strip(self) -> QSizeF:
        """Return the size of a hand beside the plate at the top edge."""
        free = self.width - self.info.width() - self.score.width() - 28 - self.plate.width() - 4 * GAP
        if self.request.open_hands:
            return QSizeF(min(free, self.plate.width() * 3), self.below_panels - GAP - self.margin)
        return QSizeF(min(free, self.fan_card * 5.5), self.fan_card * 1.78)

    def fan_of(self, place: int, plate: QRectF) -> QRectF | None:
        """Return the fan beside a plate at the top edge, or below one at a side; None without room."""
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
        """Return the hand of the bottom seat for a spectator."""
        strip = self.strip()
        x = own.left() - GAP - strip.width() if self.request.right_to_left else own.right() + GAP
        return QRectF(QPointF(x, min(own.center().y() - strip.height() / 2, self.height - strip.height() - 4)), strip)

    def row(self, plates: tuple[QRectF, ...], fans: list[QRectF]) -> QRectF:
        """Return the row as wide as the plates at the sides leave it, from the panels down to the viewer's plate."""
        sides = self.request.seats > 2
        edge = plates[1].right() + 14 + (GAP if fans else 0) if sides else 28.0
        top = self.below_panels + 6
        low = min([plates[0].top(), *(fan.top() for fan in fans if fan.center().y() > plates[0].top())])
        return QRectF(edge, top, self.width - 2 * edge, low - top - 6)


def column_width(size: QSizeF) -> float:
    """Return the width of the columns beside the trays, in pixels before scaling."""
    return COLUMN if unit(size) >= SIDES_ROOMY else NARROW


class SidesLayout(TableLayout):
    """Layout with a tray for each side (two or three) and the table's piles between them, for two to six seats; plates,
    panels and commands stand in two columns beside the trays. The trays of two other sides lie over the whole width,
    below all other plates."""

    def __init__(self, request: LayoutInput) -> None:
        self.compact = request.compact or unit(request.size) < SIDES_ROOMY or request.seats > 4
        super().__init__(request, COMPACT if self.compact else PLATE, (86, 104))
        self.fan_card = between(self.unit, 28, 34)
        self.fan = QSizeF(self.fan_card * 4.1, self.fan_card * 1.78)
        bare = request.info.isEmpty() and request.score.isEmpty()
        self.column = (BARE if bare else column_width(request.size)) * self.scale
        self.left = QRectF(EDGE, self.margin, self.column, 0)
        self.right = QRectF(self.width - EDGE - self.column, self.margin, self.column, 0)
        if request.watched:
            self.hand_top = self.height - EDGE + (RAISE + 0.04) * self.card
        self.low = self.hand_top - (RAISE + 0.04) * self.card
        self.middle = QRectF(self.left.right() + EDGE, 0, self.width - 2 * (self.column + 2 * EDGE), 0)
        self.is_wide = request.trays > 2  # the trays of others
        self.upper = QRectF(EDGE, 0, self.width - 2 * EDGE, 0) if self.is_wide else self.middle

    def geometry(self) -> Geometry:
        lefts, tops, rights = self.seated()
        pile = between(self.unit, 78, 120)
        gap = between(self.unit, 6, 16)
        top = self.margin + (self.band + SIDES_GAP if tops else 0)
        room = self.low - top - pile - 2 * gap
        height = room * (OWN_OF_THREE if self.is_wide else 0.5)
        begin = top + room - height + SIDES_GAP if self.is_wide else self.margin  # of the columns
        own_tray = QRectF(self.middle.x(), self.low - height, self.middle.width(), height)
        below_own = (PROMPT + (ROUND if self.is_wide else 0)) * self.scale
        own_top = min(own_tray.top() + 4, self.low - self.plate.height() - SIDES_GAP - below_own)
        own = QRectF(QPointF(self.left.center().x() - self.plate.width() / 2, own_top), self.plate)
        info, score, left_y, right_y = self.panels(len(lefts), len(rights), begin, own.top())
        plates = self.plates(own, lefts, tops, rights, left_y, right_y)
        below = max((plates[place].bottom() + self.room_for_fan() for place in rights), default=right_y)
        commands = QRectF(self.right.x(), below + SIDES_GAP, self.column, self.low - below - SIDES_GAP)
        under_own = own.bottom() + SIDES_GAP + (self.room_for_fan() if self.request.watched else 0.0)
        prompt = QRectF(self.left.x(), under_own, self.column, min(self.low - under_own, below_own + 10 * self.scale))
        piles = QRectF(self.middle.x(), own_tray.top() - gap - pile, self.middle.width(), pile)
        return Geometry(
            size=self.request.size,
            scale=self.scale,
            compact=self.compact,
            card=self.card,
            trick_card=pile / HEIGHT,
            fan_card=self.fan_card,
            hand=self.own_hand(self.width * 0.97),
            plates=plates,
            fans=tuple(self.fan_at(place, rect, place in tops) for place, rect in enumerate(plates)),
            trick=self.before(plates, pile / HEIGHT),
            middle=piles.center(),
            ring=QSizeF(0, 0),
            info=shown(info),
            score=shown(score),
            prompt=prompt,
            commands=commands,
            piles=piles,
            trays=(own_tray, *self.other_trays(top, room - height)),
            tray_card=between(self.unit, 62, 84),
            right_to_left=self.request.right_to_left,
        )

    def seated(self) -> tuple[list[int], list[int], list[int]]:
        """Return the positions in the left column from the bottom up, at the top, in the right column downwards."""
        if self.is_wide:
            return [], list(range(1, self.request.seats)), []
        match self.request.seats:
            case 2:
                return [], [1], []
            case 3:
                return [1], [], [2]
            case 4:
                return [1], [2], [3]
            case 5:
                return [1], [2, 3], [4]
        if unit(self.request.size) >= SIDES_ROOMY:
            return [1, 2], [3], [4, 5]
        return [1, 2], [3, 4], [5]  # the buttons need the room of a plate

    @property
    def band(self) -> float:
        """Height of the plates and fans at the top edge."""
        return self.plate.height() if self.compact else max(self.plate.height(), self.fan.height())

    def room_for_fan(self) -> float:
        return 0.0 if self.compact else self.fan.height() + SIDES_GAP

    def panels(self, lefts: int, rights: int, begin: float, own_top: float) -> tuple[QRectF, QRectF, float, float]:
        """Return the panels' rectangles from `begin` on, and the top of the plates below each; a panel shrinks for the
        plates. Beside three trays, the scores go instead: each plate has its own."""
        step = self.plate.height() + self.room_for_fan() + SIDES_GAP
        request, rects = self.request, []
        plates = (lefts, rights) if not request.right_to_left else (rights, lefts)
        ends = (own_top, self.low - (COMMANDS if self.is_wide else 100) * self.scale)
        columns = (self.left, self.right) if not request.right_to_left else (self.right, self.left)
        for wanted, count, column in zip((request.info, request.score), plates, columns, strict=True):
            end = ends[0] if column is self.left else ends[1]
            room = end - count * step - 2 * SIDES_GAP - begin
            height = min(wanted.height() * self.scale, room)
            least = wanted.height() if wanted is request.score else LINE
            if self.is_wide and height < least * self.scale:
                height = 0.0
            rects.append(QRectF(column.x(), begin, self.column, height))
        left, right = rects if not request.right_to_left else rects[::-1]
        below = [begin if panel.isEmpty() else panel.bottom() + SIDES_GAP + 4 for panel in (left, right)]
        return rects[0], rects[1], below[0], below[1]

    def plates(
        self, own: QRectF, lefts: list[int], tops: list[int], rights: list[int], left_y: float, right_y: float
    ) -> tuple[QRectF, ...]:
        found = {0: own}
        step = self.plate.height() + self.room_for_fan() + SIDES_GAP
        for places, column, y in ((lefts[::-1], self.left, left_y), (rights, self.right, right_y)):
            for row, place in enumerate(places):
                found[place] = centred(column.center().x(), y + row * step + self.plate.height() / 2, self.plate)
        for index, place in enumerate(tops):
            share = (index + 0.5) / len(tops) if self.is_wide else (index + 1) / (len(tops) + 1)
            x = self.upper.x() + self.upper.width() * share
            found[place] = centred(x, self.margin + self.band / 2, self.plate)
        return tuple(found[place] for place in sorted(found))

    def fan_at(self, place: int, plate: QRectF, at_top: bool) -> QRectF | None:
        if self.compact or (place == 0 and not self.request.watched):
            return None
        if at_top:
            return QRectF(QPointF(plate.right() + 10, plate.center().y() - self.fan.height() / 2), self.fan)
        return QRectF(QPointF(plate.center().x() - self.fan.width() / 2, plate.bottom() + SIDES_GAP), self.fan)

    def other_trays(self, top: float, height: float) -> list[QRectF]:
        """Return the trays of the other sides, which share the upper half."""
        others = self.request.trays - 1
        width = (self.upper.width() - SIDES_GAP * (others - 1)) / max(1, others)
        return [QRectF(self.upper.x() + place * (width + SIDES_GAP), top, width, height) for place in range(others)]

    def before(self, plates: tuple[QRectF, ...], card: float) -> tuple[Pose, ...]:
        """Return the poses of cards laid before the seats while the trays are empty, each towards its plate."""
        heart = QPointF(self.x, (self.margin + self.low) / 2)
        reach = QSizeF(self.middle.width() / 2 - card, (self.low - self.margin) / 2 - 1.6 * card)
        poses = []
        for rect in plates:
            way = rect.center() - heart
            x = max(-reach.width(), min(reach.width(), way.x()))
            y = max(-reach.height(), min(reach.height(), way.y()))
            poses.append(Pose(heart.x() + x, heart.y() + y, 0, card))
        return tuple(poses)


def choose_layout(request: LayoutInput) -> Geometry:
    """Return the layout of a request: trays if sides lay cards out, a row if the middle is one, else tricks."""
    geometry = _laid_out(request)
    geometry = geometry._replace(large_indices=request.large_indices, watched=request.watched)
    return with_quiet_row(geometry) if request.round_buttons else geometry


def _laid_out(request: LayoutInput) -> Geometry:
    if request.trays:
        return SidesLayout(request).geometry()
    if request.row:
        return RowLayout(request).geometry()
    return arrange(request)
