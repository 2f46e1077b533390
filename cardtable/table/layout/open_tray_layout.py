"""Layout of a replay beside trays: every hand open at the top edge and in two columns of one width, a panel in a lower
corner, and the trays with the piles in the middle of the table.

Lengths follow the design drawings review-canasta-*: in pixels before magnifying unless said otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.geometry import LINE, Geometry, unit
from cardtable.table.layout.pose import HEIGHT, RAISE
from cardtable.table.layout.text_scaling import magnification

EDGE, GAP = 8.0, 5.0
LABEL = 24.0  # between the raised own cards and the tray above them
OWN_CARD = 103.0  # width of a card of the viewer at a unit of 1
PILES = 0.24  # of the height between the hands: the piles in the middle
FAN_ROWS = 2.4  # heights of a card: two rows and a little more
BESIDE = 0.7  # of a hand's usual width: room that it needs beside its plate


class OpenTrayLayout:
    """Layout made of the usual one beside trays; `hand`: size of an open hand that can be read; `corner`: area of a
    panel in a lower corner."""

    def __init__(self, geometry: Geometry, hand: QSizeF, card: float, corner: QRectF | None) -> None:
        self._geometry, self._hand, self._card, self._corner = geometry, hand, card, corner
        self._size, times = geometry.size, magnification(geometry.size)
        self._edge, self._gap = EDGE * times, GAP * times
        own_tray = geometry.trays[0]
        self._column = own_tray.left() - 2 * self._edge if corner is None else corner.width() - self._edge
        usual = geometry.plates[0].size()
        self._share = min(1.0, self._column / usual.width())
        self._plate = usual * self._share
        self._scale = geometry.scale * self._share
        self._own_card = min(geometry.card, OWN_CARD * unit(self._size))
        self._panel_left = geometry.right_to_left if corner is None else corner.center().x() < self._size.width() / 2
        middles = [plate.center().x() for plate in geometry.plates]
        others = range(1, len(middles))
        self._is_wide = len(geometry.trays) > 2
        self._lefts = [place for place in others if middles[place] < own_tray.left() and not self._is_wide]
        self._rights = [place for place in others if middles[place] > own_tray.right() and not self._is_wide]
        self._tops = [place for place in others if place not in (*self._lefts, *self._rights)]
        self._plates = list(geometry.plates)
        self._fans: list[QRectF | None] = [None] * len(middles)

    def geometry(self) -> Geometry:
        left, right = self._columns()
        info_column = right if self._geometry.right_to_left else left
        info = self._info(info_column)
        middle_x, middle = left.right() + self._edge, right.left() - left.right() - 2 * self._edge
        own, hand = self._own(right if self._panel_left else left, middle_x, middle)
        begin = self._lay_tops(middle_x, middle, info)
        for places, column in ((self._lefts[::-1], left), (self._rights, right)):
            top = info.bottom() + self._gap if info is not None and column is info_column else self._edge
            is_panel = column is (left if self._panel_left else right)
            low = self._panel_top() if is_panel else own.top() - self._gap
            self._lay_column(places, QRectF(column.x(), top, column.width(), max(1.0, low - top)))
        low = hand.top() - (LABEL * self._scale + RAISE * self._own_card if not self._geometry.watched else self._gap)
        trays, piles = self._trays(QRectF(middle_x, begin, middle, low - begin))
        note = QRectF(own.x(), own.top() - self._gap - LINE * 1.5 * self._scale, self._column, LINE * 1.5 * self._scale)
        return self._geometry._replace(
            scale=self._scale,
            card=self._own_card,
            open_card=self._card,
            hand=hand,
            plates=tuple(self._plates),
            fans=tuple(self._fans),
            info=info,
            score=None,
            prompt=note,
            piles=piles,
            middle=piles.center(),
            trays=trays,
            quiet=None,
            laid_open=True,
        )

    def _columns(self) -> tuple[QRectF, QRectF]:
        high = self._size.height() - 2 * self._edge
        left = QRectF(self._edge, self._edge, self._column, high)
        return left, left.translated(self._size.width() - 2 * self._edge - self._column, 0)

    def _panel_top(self) -> float:
        return self._size.height() - self._edge if self._corner is None else self._corner.top() - self._gap

    def _info(self, column: QRectF) -> QRectF | None:
        info = self._geometry.info
        return None if info is None else QRectF(column.topLeft(), QSizeF(column.width(), info.height() * self._share))

    def _own(self, column: QRectF, x: float, width: float) -> tuple[QRectF, QRectF]:
        """Return the viewer's plate at the foot of a column, and the hand in the middle; a spectator's is a fan."""
        high = self._hand.height() if self._geometry.watched else self._own_card * HEIGHT
        hand = QRectF(x, self._size.height() - self._edge - high, width, high)
        own = self._at(column, hand.bottom() - self._plate.height())
        self._plates[0] = own
        if self._geometry.watched:
            self._fans[0] = self._centred(hand, self._hand.width())
            hand.setHeight(0)
        return own, hand

    def _at(self, column: QRectF, top: float) -> QRectF:
        """Return a plate in the middle of a column."""
        return QRectF(QPointF(column.center().x() - self._plate.width() / 2, top), self._plate)

    def _centred(self, area: QRectF, width: float) -> QRectF:
        width = min(width, area.width())
        return QRectF(area.center().x() - width / 2, area.y(), width, area.height())

    def _lay_tops(self, x: float, width: float, info: QRectF | None) -> float:
        """Lay plates and hands at the top edge, hands beside or below; return where the trays begin."""
        if not self._tops:
            return self._edge
        if self._is_wide:  # nobody sits in the columns
            x = self._edge if info is None or info.x() > x else info.right() + self._edge
            width = (self._size.width() if info is None or info.x() < x else info.left()) - self._edge - x
        pitch = width / len(self._tops)
        plate, gap = self._plate, self._gap
        is_beside = pitch - plate.width() - 2 * gap >= BESIDE * self._hand.width()
        high = self._hand.height() + (0 if is_beside else plate.height() + gap)
        for number, place in enumerate(self._tops):
            area = QRectF(x + number * pitch, self._edge, pitch - gap, high)
            if not is_beside:
                self._plates[place] = QRectF(QPointF(area.center().x() - plate.width() / 2, area.top()), plate)
                below = area.adjusted(0, plate.height() + gap, 0, 0)
                self._fans[place] = self._centred(below, self._hand.width())
                continue
            both = self._centred(area, plate.width() + gap + self._hand.width())
            x_plate = both.right() - plate.width() if self._geometry.right_to_left else both.x()
            self._plates[place] = QRectF(QPointF(x_plate, both.center().y() - plate.height() / 2), plate)
            beside = plate.width() + gap
            x_fan = both.x() if self._geometry.right_to_left else both.x() + beside
            self._fans[place] = QRectF(x_fan, both.y(), both.width() - beside, high)
        below_info = info.bottom() if info is not None and self._is_wide else 0.0  # trays lie below it
        return max(self._edge + high, below_info) + self._gap

    def _lay_column(self, places: Sequence[int], column: QRectF) -> None:
        """Lay plates with their hands below each other in a column, from the top."""
        share = column.height() / max(1, len(places))
        for number, place in enumerate(places):
            plate = self._at(column, column.top() + number * share)
            high = min(share - plate.height() - 2 * self._gap, FAN_ROWS * self._hand.height())
            self._plates[place] = plate
            self._fans[place] = QRectF(column.x(), plate.bottom() + self._gap, column.width(), max(1.0, high))

    def _trays(self, room: QRectF) -> tuple[tuple[QRectF, ...], QRectF]:
        """Return trays and piles in a room, the others' above; three trays take the whole width above a panel."""
        gap, others = self._gap, len(self._geometry.trays) - 1
        high = PILES * room.height()
        tray = (room.height() - high - 2 * gap) / 2
        above = QRectF(room.x(), room.y(), room.width(), tray)
        if self._is_wide:
            end = min(room.y() + tray, self._panel_top())
            above = QRectF(self._edge, room.y(), self._size.width() - 2 * self._edge, end - room.y())
        pitch = (above.width() + gap) / max(1, others)
        lying = (QRectF(above.x() + number * pitch, above.y(), pitch - gap, above.height()) for number in range(others))
        own = QRectF(room.x(), room.bottom() - tray, room.width(), tray)
        return (own, *lying), QRectF(room.x(), own.top() - gap - high, room.width(), high)
