"""Which layout a table has: decided by what its zones declare."""

from __future__ import annotations

from cardtable.table.layout.geometry import Geometry, Request, arrange
from cardtable.table.layout.geometry_row import Row
from cardtable.table.layout.geometry_sides import Sides


def lay_out(request: Request) -> Geometry:
    """Trays if sides lay cards out, a row if the middle is one, else the table of tricks."""
    geometry = _laid_out(request)
    return geometry._replace(large_indices=request.large_indices, watched=request.watched)


def _laid_out(request: Request) -> Geometry:
    if request.trays:
        return Sides(request).geometry()
    if request.row:
        return Row(request).geometry()
    return arrange(request)
