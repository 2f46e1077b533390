"""Which layout a table has: decided by what its zones declare."""

from __future__ import annotations

from cardtable.table.layout.geometry import Geometry, LayoutInput, arrange
from cardtable.table.layout.geometry_row import RowLayout
from cardtable.table.layout.geometry_sides import SidesLayout
from cardtable.table.layout.quiet_row import with_quiet_row


def choose_layout(request: LayoutInput) -> Geometry:
    """Trays if sides lay cards out, a row if the middle is one, else the table of tricks."""
    geometry = _laid_out(request)
    geometry = geometry._replace(large_indices=request.large_indices, watched=request.watched)
    return with_quiet_row(geometry) if request.round_buttons else geometry


def _laid_out(request: LayoutInput) -> Geometry:
    if request.trays:
        return SidesLayout(request).geometry()
    if request.row:
        return RowLayout(request).geometry()
    return arrange(request)
