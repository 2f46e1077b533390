"""Label layout: free places beside plates and in corners, and the quiet row of round buttons.

The row lies at the edge of the felt; prompt and commands move aside for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.table.layout.geometry import MANY, Geometry, between, unit

GAP = 7.0  # pixels before scaling, like EDGE and NEAR
EDGE = 4.0  # free margin of the table
NEAR = 14.0  # from the corner of the table
COUNT = 5  # Undo, Hint, Last trick or What happened, Scores, Sound
ROW_EDGE = 14.0  # pixels from the edge of the table
ASIDE = 10.0  # between the row and the prompt beside it
LEAST_PROMPT = 170.0  # pixels before scaling beside the row, for a prompt of two or three lines
LEAST, LEAST_EDGE = QSizeF(122, 22), 6.0  # the row where large text magnifies it, and its way from the corner
LOW = 96  # pixels of the way down to a free place for it
LEAST_HIGH = 30.0  # pixels before scaling of a prompt beside the hand
LINE = 4.0  # between prompt, commands and the row below each other
TALLER = 1.1  # of the prompt's height, that a long sentence may take above it


def free_spots(
    geometry: Geometry, place: int, size: QSizeF, taken: Sequence[QRectF], others: Sequence[QRectF]
) -> Iterator[QRectF]:
    """Yield the free places of this size beside the plate at a position, the best first. `taken`: areas that may not be
    covered; `others`: those of them that may lie between plate and spot, like its fan."""
    plate, edge, gap = geometry.plates[place], EDGE * geometry.scale, GAP * geometry.scale
    table = QRectF(QPointF(0, 0), geometry.size).adjusted(edge, edge, -edge, -edge)
    x, y = plate.center().x(), plate.center().y()
    between = _between_plate_and_spot(geometry, place, others)
    lower = [other for other in between if other.top() > y and other.left() < x < other.right()]
    below = [QRectF(QPointF(x - size.width() / 2, other.bottom() + gap), size) for other in lower]
    for spot in _around(plate, size, gap) + below:
        spot.moveLeft(min(max(spot.left(), table.left()), table.right() - spot.width()))
        spot.moveTop(min(max(spot.top(), table.top()), table.bottom() - spot.height()))
        if table.contains(spot) and not any(spot.intersects(other) for other in taken):
            yield spot


def corner_spot(geometry: Geometry, size: QSizeF, taken: Sequence[QRectF]) -> QRectF:
    """Return the first free place at a side of the table, from the bottom row upwards, else one that covers least."""
    near, low = NEAR * geometry.scale, geometry.plates[0].center().y() - size.height() / 2
    far = geometry.size.width() - near - size.width()
    starts = (far, near) if geometry.right_to_left else (near, far)
    highest = geometry.size.height() - near - size.height()
    gap = GAP * geometry.scale
    heights = [low, *(highest - step * gap for step in range(int(highest / gap)))]
    spots = [QRectF(QPointF(x, y), size) for x in starts for y in heights]

    def covered(spot: QRectF) -> float:
        return sum(both.width() * both.height() for both in map(spot.intersected, taken))

    return min(spots, key=covered)


def aside_spot(geometry: Geometry, size: QSizeF, taken: Sequence[QRectF]) -> QRectF:
    """Return a place at the commands, moved up as far as needed; a corner if there is no room."""
    area, near = geometry.commands, NEAR * geometry.scale
    x = min(max(area.center().x() - size.width() / 2, near), geometry.size.width() - near - size.width())
    y = area.bottom() - size.height()
    while y > geometry.size.height() / 2:
        spot = QRectF(QPointF(x, y), size)
        if not any(spot.intersects(other) for other in taken):
            return spot
        y -= GAP * geometry.scale
    return corner_spot(geometry, size, taken)


def _around(plate: QRectF, size: QSizeF, gap: float) -> list[QRectF]:
    width, height = size.width(), size.height()
    x, y = plate.center().x() - width / 2, plate.center().y() - height / 2
    return [
        QRectF(x, plate.top() - gap - height, width, height),
        QRectF(x, plate.bottom() + gap, width, height),
        QRectF(plate.left() - 1.5 * gap - width, y, width, height),
        QRectF(plate.right() + 1.5 * gap, y, width, height),
    ]


def _between_plate_and_spot(geometry: Geometry, place: int, others: Sequence[QRectF]) -> list[QRectF]:
    """Return what may lie between a plate and its pill: its fan, and buttons unless another plate comes first."""
    plate, fan = geometry.plates[place], geometry.fans[place]
    x = plate.center().x()
    beneath = (other for other in geometry.plates if other.top() > plate.bottom() and other.left() < x < other.right())
    floor = min((other.top() for other in beneath), default=geometry.size.height())
    return [*([] if fan is None else [fan]), *(other for other in others if other.bottom() < floor)]


def _row_size(geometry: Geometry, disc: tuple[float, float], gap: tuple[float, float]) -> QSizeF:
    """Return the size of the row; diameter of a button and gap in pixels at 1024 × 548 and at 1280 × 748."""
    u = min(1.0, unit(geometry.size))  # larger tables are magnified afterwards
    return QSizeF(COUNT * between(u, *disc) + (COUNT - 1) * between(u, *gap), between(u, *disc))


def with_quiet_row(geometry: Geometry) -> Geometry:
    """Return the layout with the round buttons beside the viewer's plate, or at the foot of what is beside the hand."""
    if geometry.trays:
        return _in_column(geometry)
    if len(geometry.plates) >= MANY and not geometry.watched:
        return _beside_hand(geometry)
    return _beside_prompt(geometry)


def discs(row: QRectF) -> list[QRectF]:
    """Return the square of each button of a row, from the left."""
    step = (row.width() - row.height()) / (COUNT - 1)
    return [QRectF(row.x() + place * step, row.y(), row.height(), row.height()) for place in range(COUNT)]


def prompt_room(geometry: Geometry, *, commands: bool) -> QRectF:
    """Return the room of a prompt too long for its place beside the row; `commands`: whether any are offered."""
    if geometry.quiet is None or geometry.trays:
        return geometry.prompt
    beside_hand = len(geometry.plates) >= MANY and not geometry.watched
    line = geometry.prompt.united(geometry.commands) if beside_hand and not commands else geometry.prompt
    return _raised(line, geometry)


def _beside_prompt(geometry: Geometry) -> Geometry:
    """Return the row on the line of the viewer's plate, where reading ends; the prompt in the rest, with large text in
    the corner of the scores if these are gone, small if need be. A spectator has a hand there too, but no commands: on
    a small table the prompt takes their place."""
    size, line = _row_size(geometry, (36, 40), (8, 8)), geometry.prompt
    if line.width() - size.width() - 2 * ROW_EDGE < LEAST_PROMPT * geometry.scale:
        mirrored = line.center().x() < geometry.plates[0].center().x()
        for least, edge in ((size, ROW_EDGE), *([] if geometry.watched else [(LEAST, LEAST_EDGE)])):
            row = _in_corner(geometry, least, edge, mirrored=mirrored)
            if row is not None:
                return geometry._replace(quiet=row)  # large text leaves the prompt too little
    top = line.center().y() - size.height() / 2
    if line.center().x() < geometry.plates[0].center().x():
        row = QRectF(QPointF(ROW_EDGE, top), size)
        line = QRectF(row.right() + ASIDE, line.y(), line.right() - row.right() - ASIDE, line.height())
    else:
        row = QRectF(QPointF(geometry.size.width() - ROW_EDGE - size.width(), top), size)
        line = QRectF(line.x(), line.y(), row.left() - ASIDE - line.x(), line.height())
    if geometry.watched and len(geometry.plates) < MANY:
        return geometry._replace(quiet=row, prompt=geometry.commands, commands=line)
    return geometry._replace(quiet=row, prompt=line)


def _in_corner(geometry: Geometry, size: QSizeF, edge: float, *, low: int = 1, mirrored: bool = False) -> QRectF | None:
    """Return the row in an upper corner, on the right unless mirrored, or up to `low` pixels below; None if taken."""
    x = edge if mirrored else geometry.size.width() - edge - size.width()
    rows = (QRectF(QPointF(x, edge + down), size) for down in range(0, low, 2))
    return next((row for row in rows if not any(map(row.intersects, geometry.occupied()))), None)


def _in_column(geometry: Geometry) -> Geometry:
    """Return the row below the commands; below the prompt where three trays leave the commands less room."""
    is_wide = len(geometry.trays) > 2
    size, column = _row_size(geometry, (32, 36), (4, 6)), geometry.prompt if is_wide else geometry.commands
    row = QRectF(QPointF(column.center().x() - size.width() / 2, column.bottom() - size.height()), size)
    column = column.adjusted(0, 0, 0, -size.height() - LINE)
    found = geometry._replace(quiet=row)
    return found._replace(prompt=column) if is_wide else found._replace(commands=column)


def _beside_hand(geometry: Geometry) -> Geometry:
    """Return the row at the foot of the field beside the hand, below prompt and commands; with large text small in the
    corner, if that is free."""
    size, field = _row_size(geometry, (32, 36), (6, 8)), geometry.prompt.united(geometry.commands)
    row = QRectF(QPointF(field.right() - size.width(), field.bottom() - size.height() - 2), size)
    high = (row.top() - field.top() - 2 * LINE) / 2
    corner = _in_corner(geometry, LEAST, LEAST_EDGE, low=LOW)
    if high < LEAST_HIGH * geometry.scale and corner is not None:
        return geometry._replace(quiet=corner)  # large text leaves the prompt too little
    prompt = QRectF(field.x(), field.y(), field.width(), high)
    return geometry._replace(quiet=row, prompt=prompt, commands=prompt.translated(0, high + LINE))


def _raised(line: QRectF, geometry: Geometry) -> QRectF:
    above = [rect for rect in geometry.occupied() if rect.bottom() <= line.top()]
    above = [rect for rect in above if rect.left() < line.right() and rect.right() > line.left()]
    top = max([line.top() - TALLER * line.height(), *(rect.bottom() + LINE for rect in above)])
    return QRectF(line.x(), min(top, line.top()), line.width(), line.bottom() - min(top, line.top()))
