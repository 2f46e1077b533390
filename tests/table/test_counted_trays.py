"""While a deal is counted at a table with trays nothing covers anything: hands lie open, the sheet at the foot."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from cardtable.table.layout.deal_result_layout import at_the_count
from cardtable.table.layout.geometry import Geometry, LayoutInput
from cardtable.table.layout.text_scaling import fitted

LOW, USUAL = QSizeF(1024, 548), QSizeF(1280, 748)
INFO, SCORE = QSizeF(170, 90), QSizeF(170, 100)


def counted(size: QSizeF, seats: int, trays: int, writing: float) -> Geometry:
    def ask(_times: float) -> LayoutInput:
        return LayoutInput(size, seats, INFO, SCORE, trays=trays, round_buttons=True)

    return at_the_count(fitted(ask, size, writing), writing)


@pytest.mark.parametrize("size", [LOW, USUAL])
@pytest.mark.parametrize("writing", [1.0, 2.0])
@pytest.mark.parametrize(("seats", "trays"), [(2, 2), (3, 3), (4, 2), (5, 2), (6, 2), (6, 3)])
def test_hands_trays_plates_and_the_sheet_lie_clear_of_each_other(
    size: QSizeF, seats: int, trays: int, writing: float
) -> None:
    geometry = counted(size, seats, trays, writing)
    rects: list[QRectF] = [
        *geometry.plates,
        *geometry.trays,
        geometry.piles,
        *(rect for rect in (*geometry.fans, geometry.own_left, geometry.sheet) if rect is not None),
        *(rect for rect in (geometry.info, geometry.score) if rect is not None),
    ]
    table = QRectF(0, 0, size.width(), size.height())
    assert all(table.contains(rect) for rect in rects)
    assert [(one, two) for one, two in combinations(rects, 2) if one.intersects(two)] == []
    opened = [fan for fan in (*geometry.fans[1:], geometry.own_left) if fan is not None]
    assert len(opened) == seats
    assert min(min(fan.width(), fan.height()) for fan in opened) > 20
