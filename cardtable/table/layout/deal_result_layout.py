"""Layout while a deal is counted, with every hand open: room above the result panel.

At the top edge a hand lies beside its plate, in a column below it. Where a column has no room for that its plates move
up or down, and where that is not enough its panel goes: the result panel shows it too. Lengths follow the design
drawings table-1-* at 1280 × 748, and at 1024 × 548 for low tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.geometry import MANY, Geometry, between, unit
from cardtable.table.layout.geometry_variants import ABOVE
from cardtable.table.layout.open_tray_layout import OpenTrayLayout
from cardtable.table.layout.pose import HEIGHT
from cardtable.table.layout.text_scaling import magnification

GAP = 5.0  # pixels before magnifying between a plate and its cards, and at the edges
LEFT_CARD = 50.0  # pixels across before scaling: cards that were left in a hand
LEAST_CARD = 26.0  # pixels across before scaling: these cards with little room
LEFT_WIDE = 150.0  # pixels before magnifying: width of another hand
COUNTED_GAP = 10.0
EDGE = 8.0  # least pixels beside the panel
HIGHEST = 0.5  # of the table's height: a panel with larger text
SMALL_CARD = 30.0  # pixels across before scaling: cards of many open hands
OPEN_GAP = 18.0  # pixels before magnifying between the viewer's hand and a panel beside it
OPEN_CARD = 47.0, 54.0  # pixels across before scaling: cards of an open hand on a low and on a large table
STEP = 0.345  # of a card's width, from card to card: the index is visible
FRAME = 4.0  # pixels of a fan's height that its cards leave free
STEPS = 16  # sizes tried, down to half
HAND = 13  # cards whose indices are all visible where there is room
FEWEST_ROWS = 3  # rows that are high enough for the panel's buttons


def beside_trays(geometry: Geometry, low: float) -> Geometry:
    """Return the layout with every hand laid open above `low`, where the result panel begins."""
    tray = geometry.trays[0]
    middles_x = [plate.center().x() for plate in geometry.plates]
    tops = [place for place, x in enumerate(middles_x) if tray.left() <= x <= tray.right()]
    if len(geometry.trays) > 2:  # those of others lie over the whole width, below all other plates
        tops = list(range(1, len(middles_x)))
        found = _below_plates(geometry, low)
    else:
        found = _squeezed_above(geometry, low)._replace(fans=_at_the_top(geometry, tops))
    for left in (True, False):
        column = [place for place, x in enumerate(middles_x) if (x < tray.center().x()) is left and place not in tops]
        if column:
            found = _in_column(found, column, low)
    return found


def _below_plates(geometry: Geometry, low: float) -> Geometry:
    """Return every other hand below its plate, and the trays squeezed between them and `low`."""
    gap, others = GAP * magnification(geometry.size), geometry.plates[1:]
    pitch = geometry.size.width() / len(others)
    wide, high = min(_widest(geometry), pitch - gap), others[0].height()
    fans = (QRectF(plate.center().x() - wide / 2, plate.bottom() + gap, wide, high) for plate in others)
    return _squeezed_above(geometry, low, high + gap)._replace(fans=(geometry.fans[0], *fans), info=None, score=None)


def _squeezed_above(geometry: Geometry, low: float, by: float = 0.0) -> Geometry:
    """Return trays and piles moved down by `by` pixels, and squeezed where they would go below `low`."""
    top, bottom = min(tray.top() for tray in geometry.trays), max(tray.bottom() for tray in geometry.trays)
    share = min(1.0, (low - top - by) / (bottom - top))

    def moved(rect: QRectF) -> QRectF:
        return QRectF(rect.x(), top + by + (rect.y() - top) * share, rect.width(), rect.height() * share)

    piles = moved(geometry.piles)
    return geometry._replace(trays=tuple(map(moved, geometry.trays)), piles=piles, middle=piles.center())


def _at_the_top(geometry: Geometry, tops: Sequence[int]) -> tuple[QRectF | None, ...]:
    """Return the fans of plates at the top: beside each plate, at the side with more room, and above the trays."""
    found: list[QRectF | None] = list(geometry.fans)
    gap, times = GAP * magnification(geometry.size), magnification(geometry.size)
    widest = _widest(geometry)
    end = min(tray.top() for tray in geometry.trays) - gap
    taken = [rect for rect in (*geometry.plates, geometry.info, geometry.score) if rect is not None]
    for place in tops:
        plate = geometry.plates[place]
        high = min(LEFT_CARD * HEIGHT * times, 2 * (end - plate.center().y()), end - gap)
        band = QRectF(0, end - high, geometry.size.width(), high)
        beside = [rect for rect in taken if rect != plate and rect.intersects(band)]
        after = min((rect.left() for rect in beside if rect.left() >= plate.right()), default=band.right()) - gap
        before = max((rect.right() for rect in beside if rect.right() <= plate.left()), default=0.0) + gap
        wide = widest
        if after - plate.right() - gap >= min(wide, plate.left() - gap - before):
            fan = QRectF(plate.right() + gap, band.top(), min(wide, after - plate.right() - gap), high)
        else:
            wide = min(wide, plate.left() - gap - before)
            fan = QRectF(plate.left() - gap - wide, band.top(), wide, high)
        found[place] = fan
        taken.append(fan)
    return tuple(found)


def _in_column(geometry: Geometry, column: Sequence[int], low: float) -> Geometry:
    """Return the hands of a column below their plates, which come closer where there is no room."""
    gap = GAP * magnification(geometry.size)
    order = sorted(column, key=lambda place: geometry.plates[place].top())
    plate = geometry.plates[order[0]]
    begin = max((tray.bottom() for tray in geometry.trays[1:]), default=0.0) if len(geometry.trays) > 2 else 0.0
    panels = [rect for rect in (geometry.info, geometry.score) if rect is not None and rect.top() >= begin]
    over = next((rect for rect in panels if rect.left() < plate.center().x() < rect.right()), None)
    top = begin + gap if over is None else over.bottom() + gap
    high = _hand_height(geometry, order, top, low)
    if over is not None and high < LEAST_CARD * HEIGHT:
        info, score = (None if panel == over else panel for panel in (geometry.info, geometry.score))
        geometry, top = geometry._replace(info=info, score=score), begin + gap
        high = _hand_height(geometry, order, top, low)
    plates, fans = list(geometry.plates), list(geometry.fans)
    ends = [low - rest * (plate.height() + high + 2 * gap) for rest in reversed(range(len(order)))]
    tray = geometry.trays[0]
    before = plate.center().x() < tray.left()
    left, right = (gap, tray.left() - gap) if before else (tray.right() + gap, geometry.size.width() - gap)
    for place, end in zip(order, ends, strict=True):
        moved = QRectF(plates[place])
        moved.moveTop(max(top, min(moved.top(), end - high - gap - moved.height())))
        plates[place] = moved
        wide = right - left if place == 0 else min(right - left, _widest(geometry))
        fan = QRectF(moved.center().x() - wide / 2, moved.bottom() + gap, wide, high)
        fan.moveLeft(max(left, min(fan.left(), right - wide)))
        if place == 0 and not geometry.watched:
            geometry = geometry._replace(own_left=fan)
        else:
            fans[place] = fan
        top = fan.bottom() + gap
    return geometry._replace(plates=tuple(plates), fans=tuple(fans))


def _widest(geometry: Geometry) -> float:
    """Return the width of what is left of another hand beside trays."""
    return LEFT_WIDE * magnification(geometry.size)


def _hand_height(geometry: Geometry, order: Sequence[int], top: float, low: float) -> float:
    times = magnification(geometry.size)
    plate, count = geometry.plates[order[0]].height(), len(order)
    room = low - top - count * plate - (2 * count - 1) * GAP * times
    return max(1.0, min(LEFT_CARD * HEIGHT * times, room / count))


class ResultPanelPlace(NamedTuple):
    """Area of the result panel, and the measures of its parts."""

    rect: QRectF
    unit: float  # pixels per design pixel
    row: float  # pixels from row to row
    is_small: bool


def sheet_place(table: QSizeF, seats: int, sides: int = 0, type_scale: float = 1.0) -> ResultPanelPlace:
    """Return the place of the result panel for `seats`, or for `sides` where these lay cards out. It grows with
    `type_scale` as far as there is width, half of the table stays visible and no tray is covered."""
    u, times = unit(table), magnification(table)
    small = u < 0.9
    if sides:
        wide, row = between(u, 992, 1200), between(u, 34, 38)
        high = row * max(2, sides) + between(u, 66, 82)
    elif seats >= MANY:
        wide, row = between(u, 992, 1160), between(u, 26, 30)
        high = row * ((seats + 1) // 2) + between(u, 70, 76)
    else:
        wide, row = 864.0 * times, between(u, 33, 36)
        high = row * max(FEWEST_ROWS, seats) + between(u, 96, 100)
    most = table.width() - 2 * EDGE
    fitting = 1.0 if sides else min(most / wide, HIGHEST * table.height() / high)  # trays reach down to the panel
    larger = max(1.0, min(type_scale, fitting))
    wide, high = min(wide * larger, most), high * larger
    foot = between(u, 8, 8 if sides else 12)
    rect = QRectF((table.width() - wide) / 2, table.height() - foot - high, wide, high)
    return ResultPanelPlace(rect, times * larger, row * larger, small)


def at_the_count(geometry: Geometry, type_scale: float = 1.0) -> Geometry:
    """Return the layout with all cards above the result panel."""
    sheet = sheet_place(geometry.size, len(geometry.plates), len(geometry.trays), type_scale).rect
    low = sheet.top() - COUNTED_GAP
    panels = (geometry.info, geometry.score)
    info, score = (panel if panel and not panel.intersects(sheet) else None for panel in panels)
    opened = geometry._replace(laid_open=True, info=info, score=score, quiet=None, sheet=sheet)
    if geometry.trays:
        return beside_trays(opened, low)
    opened = opened._replace(fans=_fans(geometry, low))
    opened = opened._replace(score=None)  # the result panel has it
    if geometry.row is not None:
        return _row_above(opened, geometry.row, low)
    left = QRectF(geometry.size.width() * 0.3, low - LEFT_CARD, geometry.size.width() * 0.4, LEFT_CARD)
    return _trick_between(opened, _trick_box(geometry).top(), low)._replace(own_left=left)


def with_open_hands(geometry: Geometry, corner: QRectF | None = None) -> Geometry:
    """Return the layout with room for every hand face up, for a replay. The hands come first, the trick has the rest;
    `corner`: area of a panel in a lower corner, of which the viewer's hand keeps clear."""
    own = geometry.fans[0] if geometry.watched else None
    if geometry.trays:
        return OpenTrayLayout(geometry, _open_size(geometry), _open_card(geometry), corner).geometry()
    if corner is not None and not geometry.watched:
        geometry = _clear_of_corner(geometry, corner)
    has_trick = geometry.row is None
    if len(geometry.plates) < MANY:
        geometry = _beside_one_hand(geometry) if has_trick else geometry
        fans = _readable(geometry, _fans(geometry, geometry.size.height()), [] if corner is None else [corner])
        opened = geometry._replace(laid_open=True, fans=(own, *fans[1:]))
        return _trick_below_hands(opened) if has_trick else opened
    high = SMALL_CARD * HEIGHT * geometry.scale
    below = (QRectF(plate.left(), plate.bottom() + 2, plate.width(), high) for plate in geometry.plates[1:])
    fans = (own, *below)
    opened = geometry._replace(laid_open=True, fans=fans, info=None, score=None)  # the hands need their room
    return _trick_below_hands(opened) if has_trick else opened


def _clear_of_corner(geometry: Geometry, corner: QRectF) -> Geometry:
    """Return the viewer's hand clear of a panel in a lower corner, in the middle unless for a row of cards, and the
    own plate at its other side; few other plates stand high enough for their hands to lie above the panel."""
    gap, width = OPEN_GAP * magnification(geometry.size), geometry.size.width()
    half = max(width / 2 - corner.right(), corner.left() - width / 2) - gap
    hand, plate = QRectF(geometry.hand), QRectF(geometry.plates[0])
    hand.setWidth(min(hand.width(), 2 * half))
    hand.moveCenter(QPointF(width / 2, geometry.hand.center().y()))
    plate.moveCenter(hand.center())
    is_left = corner.center().x() > width / 2
    plate.moveLeft(gap if is_left else width - gap - plate.width())
    if geometry.row is not None:  # a hand may be very large
        hand.setLeft(plate.right() + gap if is_left else corner.right() + gap)
        hand.setRight(corner.left() - gap if is_left else plate.left() - gap)
    plates = [plate, *map(QRectF, geometry.plates[1:])]
    low = corner.top() - gap - _open_size(geometry).height() - COUNTED_GAP - plate.height()
    for other in plates[1:] if len(plates) < MANY else ():
        other.moveTop(min(other.top(), max(low, plate.height())) if other.top() >= plate.height() else other.top())
    panels = (geometry.info, geometry.score)
    info, score = (rect if rect and not any(map(rect.intersects, plates)) else None for rect in panels)
    fans = tuple(None for _ in plates)
    return geometry._replace(hand=hand, plates=tuple(plates), fans=fans, info=info, score=score)


def _open_size(geometry: Geometry) -> QSizeF:
    """Return the size of a hand of HAND cards that can be read."""
    card = _open_card(geometry)
    return QSizeF(card * (1 + STEP * (HAND - 1)), card * HEIGHT + FRAME)


def _open_card(geometry: Geometry) -> float:
    return max(OPEN_CARD[0], between(min(1.0, unit(geometry.size)), *OPEN_CARD)) * magnification(geometry.size)


def _beside_one_hand(geometry: Geometry) -> Geometry:
    """Return the layout with the only plate at the top edge moved, so that it and its hand lie in the middle."""
    tops = [place for place, plate in enumerate(geometry.plates) if plate.top() < plate.height()]
    if len(tops) != 1:
        return geometry
    plates = list(geometry.plates)
    plates[tops[0]] = plates[tops[0]].translated(-(_open_size(geometry).width() + COUNTED_GAP) / 2, 0)
    return geometry._replace(plates=tuple(plates), fans=tuple(None for _ in geometry.fans))


def _readable(geometry: Geometry, fans: Sequence[QRectF | None], taken: Sequence[QRectF]) -> tuple[QRectF | None, ...]:
    """Return these fans, each as large as a hand must be to be read, or as there is room."""
    wanted = _open_size(geometry)
    others = [rect for rect in (geometry.info, geometry.score, geometry.row) if rect is not None]
    others += [*geometry.plates, *taken]
    found = list(fans)
    for place, (plate, fan) in enumerate(zip(geometry.plates, fans, strict=True)):
        if fan is not None:
            rest = [other for other in found[:place] + found[place + 1 :] if other is not None]
            found[place] = _grown(fan, plate, wanted, geometry.size, others + rest)
    return tuple(found)


def _grown(fan: QRectF, plate: QRectF, wanted: QSizeF, table: QSizeF, others: Sequence[QRectF]) -> QRectF:
    """Return the largest free place at the plate, of these proportions and not larger; the fan itself without one."""
    for share in (step / STEPS for step in range(STEPS, STEPS // 2, -1)):
        beside = QRectF(QPointF(), wanted * share)
        below = QRectF(beside)
        below.moveCenter(plate.center())
        below.moveTop(plate.bottom() + COUNTED_GAP / 2)
        beside.moveCenter(fan.center())
        if fan.left() >= plate.right():
            beside.moveLeft(fan.left())
        elif fan.right() <= plate.left():
            beside.moveRight(fan.right())
        else:
            beside.moveTop(fan.top())
        for place in (beside, below):
            place.moveLeft(max(4.0, min(place.left(), table.width() - place.width() - 4)))
            place.moveTop(max(2.0, place.top()))
            if not any(place.intersects(other) for other in others):
                return place
    return fan


def _fans(geometry: Geometry, low: float) -> tuple[QRectF | None, ...]:
    """Return the others' open hands: beside a plate at the top edge, below one at a side."""
    size = QSizeF(150, LEFT_CARD * HEIGHT) * magnification(geometry.size)
    found: list[QRectF | None] = []
    for plate, fan in zip(geometry.plates, geometry.fans, strict=True):
        if fan is None:
            beside = plate.top() < plate.height()
            x = plate.right() + COUNTED_GAP if beside else plate.center().x() - size.width() / 2
            y = plate.center().y() - size.height() / 2 if beside else plate.bottom() + COUNTED_GAP / 2
            x = max(4.0, min(x, geometry.size.width() - size.width() - 4))
            fan = QRectF(QPointF(x, max(2.0, y)), size)
        found.append(fan.translated(0, min(0.0, low - fan.bottom())))
    return tuple(found)


def _row_above(geometry: Geometry, row: QRectF, low: float) -> Geometry:
    high = LEFT_CARD * HEIGHT * magnification(geometry.size)
    left = QRectF(geometry.size.width() * 0.2, low - high, geometry.size.width() * 0.6, high)
    row = QRectF(row)
    row.setBottom(min(row.bottom(), left.top() - COUNTED_GAP))
    card = min(geometry.trick_card, row.height() / (ABOVE + HEIGHT))
    return geometry._replace(row=row, trick_card=card, own_left=left, middle=row.center())


def _trick_below_hands(geometry: Geometry) -> Geometry:
    """Return the trick, smaller where it would lie over hands above it."""
    box, cards = _trick_box(geometry), [pose.rect() for pose in geometry.trick]
    grown = [fan.adjusted(0, 0, 0, COUNTED_GAP / 2) for fan in geometry.fans if fan is not None]
    over = [fan for fan in grown if fan.center().y() < box.center().y() and any(map(fan.intersects, cards))]
    top = max((fan.bottom() for fan in over), default=box.top())
    return _trick_between(geometry, top, box.bottom())


def _trick_box(geometry: Geometry) -> QRectF:
    box = QRectF()
    for pose in geometry.trick:
        box = box.united(pose.rect())
    return box


def _trick_between(geometry: Geometry, top: float, low: float) -> Geometry:
    """Return the trick centred between two heights, smaller if need be."""
    box = _trick_box(geometry)
    room = low - top
    share = min(1.0, room / box.height())
    old = box.center().y()
    middle = old if share == 1 else top + room / 2
    trick = tuple(pose._replace(y=middle + (pose.y - old) * share, width=pose.width * share) for pose in geometry.trick)
    piles = geometry.piles
    return geometry._replace(
        trick=trick,
        trick_card=geometry.trick_card * share,
        middle=QPointF(geometry.middle.x(), middle),
        ring=QSizeF(geometry.ring.width(), geometry.ring.height() * share),
        piles=QRectF(piles.x(), middle + (piles.y() - old) * share, piles.width(), piles.height() * share),
    )
