"""HUD layout: geometry of the table from the cloth's size and the sizes the panels need."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QWidget

from cardtable.table.hud.hud import Hud
from cardtable.table.layout.deal_result_layout import at_the_count, with_open_hands
from cardtable.table.layout.geometry import Geometry, LayoutInput
from cardtable.table.layout.pile_layout import PileLayout
from cardtable.table.layout.sidebar_layout import (
    SidebarArea,
    above_sheet,
    aside,
    clear_of,
    give_way,
    keeps_clear,
    taken_by,
)
from cardtable.table.layout.text_scaling import fitted, magnification, most, writing_beside
from cardtable.table.style import text_painting
from cardtable.table.style.table_style import TableStyle

SMALLEST = QSizeF(320, 240)  # pixels: a smaller table is laid out as this one


class HudLayout:
    """Layout of a table for the current size of its cloth; sets the style's scale."""

    def __init__(self, style: TableStyle, hud: Hud, cloth: QWidget) -> None:
        self._style = style
        self._hud = hud
        self._cloth = cloth
        self.has_open_hands = False  # all hands are laid open, in a replay
        self.corner = QSizeF()  # of a panel over open hands, in the trailing lower corner; pixels
        self.is_counting = False  # a deal is being counted: the lower edge is for the result panel
        self._wanted: tuple[QSizeF, QSizeF] = (QSizeF(), QSizeF())  # sizes that the panels needed
        self.has_sidebar = False  # the sidebar is shown
        self.has_sidebar_at_count = False  # the sidebar stays while a deal is counted
        self.sidebar: SidebarArea | None = None

    def geometry(self, places: PileLayout) -> Geometry:
        """Return the geometry for the cloth's size and the panels' needs."""
        geometry = self._geometry_of(places, QSizeF(self._cloth.size()).expandedTo(SMALLEST))
        self.sidebar = None
        if self.has_sidebar and not self.is_counting:
            geometry = self._beside_sidebar(places, geometry)
        elif self.has_sidebar and self.has_sidebar_at_count:
            sidebar = self._sidebar_at(geometry.size, geometry.scale)
            self.sidebar = above_sheet(sidebar, geometry, text_painting.scale_unit())
        self._style.scale = geometry.scale
        return geometry

    def _beside_sidebar(self, places: PileLayout, geometry: Geometry) -> Geometry:
        size, type_scale = geometry.size, text_painting.scale_unit()
        self.sidebar = sidebar = self._sidebar_at(size, geometry.scale)
        if not sidebar.gives_way:
            return self._under_sidebar(places, size)
        usual = magnification(size)

        if type_scale > 1:
            type_scale = writing_beside(
                lambda rest, times: self._request(places, rest, times, quiet_row=True),
                size,
                type_scale,
                lambda scale: taken_by(self._sidebar_at(size, usual * scale).rect),
            )
            self.sidebar = sidebar = self._sidebar_at(size, usual * type_scale)
        return give_way(lambda rest: self._geometry_of(places, rest, type_scale=type_scale), size, sidebar.rect)

    def _under_sidebar(self, places: PileLayout, size: QSizeF) -> Geometry:

        def cleared(type_scale: float) -> tuple[Geometry, SidebarArea]:
            geometry = self._geometry_of(places, size, quiet_row=False, type_scale=type_scale)
            sidebar = self._sidebar_at(size, geometry.scale)
            return clear_of(geometry, sidebar.rect), sidebar

        type_scale = text_painting.scale_unit()
        if type_scale > 1:
            type_scale = most(lambda scale: keeps_clear(cleared(scale)[0]), 1.0, type_scale)
        geometry, self.sidebar = cleared(type_scale)
        return geometry

    def _sidebar_at(self, size: QSizeF, scale: float) -> SidebarArea:
        return aside(size, scale, right_to_left=self._style.look.right_to_left)

    def _geometry_of(
        self, places: PileLayout, size: QSizeF, *, quiet_row: bool = True, type_scale: float | None = None
    ) -> Geometry:
        """Return the layout for a size and text scale (None: the desktop's), on which the panels' needs depend."""
        usual_scale = text_painting.scale_unit() if type_scale is None else type_scale
        geometry = fitted(lambda times: self._request(places, size, times, quiet_row=quiet_row), size, usual_scale)
        if self.is_counting:
            return at_the_count(geometry, text_painting.scale_unit())
        return with_open_hands(geometry, self._corner_of(size)) if self.has_open_hands else geometry

    def _corner_of(self, size: QSizeF) -> QRectF | None:
        if self.corner.isEmpty():
            return None
        x = 0.0 if self._style.look.right_to_left else size.width() - self.corner.width()
        return QRectF(QPointF(x, size.height() - self.corner.height()), self.corner)

    def is_outgrown(self) -> bool:
        """Return whether the panels need other sizes than they were given."""
        return self._hud.wanted() != self._wanted

    def _request(self, places: PileLayout, size: QSizeF, times: float, *, quiet_row: bool) -> LayoutInput:
        look = self._style.look
        self._hud.narrow_for(size / times if places.owners else None)
        self._wanted = self._hud.wanted()
        return LayoutInput(
            size,
            places.seats,
            *self._wanted,
            look.right_to_left,
            trays=len(places.owners),
            row=places.has_row,
            open_hands=places.open_hands,
            large_indices=look.large_indices,
            watched=places.watched,
            round_buttons=look.round_buttons and quiet_row,
        )
