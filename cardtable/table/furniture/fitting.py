"""How large everything is: what the panels wish for and what the table has room for, brought together."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QWidget

from cardtable.table.furniture.furniture import Furniture
from cardtable.table.layout.counted_table import at_the_count
from cardtable.table.layout.geometry import Geometry, Request
from cardtable.table.layout.magnify import fitted
from cardtable.table.layout.pile_places import Places
from cardtable.table.painting import measure
from cardtable.table.painting.skin import Skin

SMALLEST = QSizeF(320, 240)  # pixels: a smaller table is laid out as this one


class Fitting:
    """Finds the layout for the size of the cloth; the skin's scale follows it."""

    def __init__(self, skin: Skin, furniture: Furniture, cloth: QWidget) -> None:
        self._skin = skin
        self._furniture = furniture
        self._cloth = cloth
        self.counts = False  # a deal is being counted: the lower edge is for the sheet with its points
        self._wanted: tuple[QSizeF, QSizeF] = (QSizeF(), QSizeF())  # what the panels asked for

    def geometry(self, places: Places) -> Geometry:
        """The geometry for the cloth's size and the panels' wishes."""
        geometry = fitted(lambda times: self._request(places, times), self._size(), measure.unit())
        self._skin.scale = geometry.scale
        return at_the_count(geometry) if self.counts else geometry

    def is_outgrown(self) -> bool:
        """Whether the panels want another size than they were given."""
        return self._furniture.wanted() != self._wanted

    def _size(self) -> QSizeF:
        return QSizeF(self._cloth.size()).expandedTo(SMALLEST)

    def _request(self, places: Places, times: float) -> Request:
        """What is to be laid out; the panels' wishes depend on how large it is going to be."""
        look, size = self._skin.look, self._size()
        self._furniture.narrow_for(size / times if places.owners else None)
        self._wanted = self._furniture.wanted()
        return Request(
            size,
            places.seats,
            *self._wanted,
            look.right_to_left,
            trays=len(places.owners),
            row=places.has_row,
            open_hands=places.open_hands,
            large_indices=look.large_indices,
            watched=places.watched,
            round_buttons=look.round_buttons,
        )
