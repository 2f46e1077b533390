"""Seat button of the room page, and the owner's menu for a seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAction, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from cardtable.app.multiplayer.room_texts import open_seat, partners_of, where_is
from cardtable.app.overlays.overlay_style import font_in, px_in
from cardtable.app.settings.setting_choices import level_label
from cardtable.app.widgets.palette import AppPalette, reading_start
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.core.zones import Seat
from cardtable.host.room_messages import RoomInfo
from cardtable.host.room_requests import ArrangeRequest, SitRequest
from cardtable.host.room_types import SeatOccupant
from cardtable.table.art.portrait_painter import paint_computer, paint_open_place, paint_portrait, paint_ready
from cardtable.table.art.themes import Theme
from cardtable.table.art.vector_drawing import colour, fill, rounded_rect, smooth_painter, stroke
from cardtable.table.style.text_painting import paint_panel, paint_text, scaled_stylesheet, set_tip, text_width

HALO = 8  # pixels around the plate for the focus ring
FAINT = 0.42  # opacity of the portrait of an absent person
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class RoomSeatState(NamedTuple):
    """State of a seat as its plate shows it."""

    kind: SeatOccupant
    name: str
    line: Text
    spoken: Text
    short: Text  # replaces a line that is too long
    portrait: int = 0
    ready: bool = False
    away: bool = False
    own_side: bool = False  # seat of this person or a partner
    clickable: bool = True


class RoomSeatButton(QPushButton):
    """Seat button; a press opens the menu of the seat, or requests the seat."""

    def __init__(self, renderer: TextRenderer, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # repaints the button under the pointer
        self._renderer = renderer
        self._theme = theme
        self._shown: RoomSeatState | None = None
        self._small = False
        self.setAutoDefault(False)

    def show_seat(self, shown: RoomSeatState) -> None:
        self._shown = shown
        self.setAccessibleName(self._renderer.text(shown.spoken))
        set_tip(self, shown.name)
        self.setCursor(Qt.CursorShape.PointingHandCursor if shown.clickable else Qt.CursorShape.ArrowCursor)
        self.update()

    def lay(self, plate: QRectF, *, small: bool) -> None:
        """Place the plate at this rectangle."""
        self._small = small
        self.setGeometry(plate.adjusted(-HALO, -HALO, HALO, HALO).toAlignedRect())

    def setTheme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def plate(self) -> QRectF:
        """Return the rectangle of the plate within the widget."""
        return QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:
            event.ignore()  # the page finds the next seat
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self._shown
        if shown is None:
            return
        painter = smooth_painter(self)
        rect = self.plate()
        if self.hasFocus():
            ring = rect.adjusted(-4, -4, 4, 4)
            stroke(painter, rounded_rect(ring, ring.height() / 2), self._theme.glow, 3)
        if shown.kind is SeatOccupant.OPEN:
            paint_open_place(painter, rect, self._at(rect.x() + rect.height() / 2, rect.center().y()), self._theme)
        else:
            self._paint_person(painter, rect, shown)
        if self.underMouse() and shown.clickable:
            fill(painter, rounded_rect(rect, rect.height() / 2), colour(self._theme.ink, 0.08))
        self._paint_words(painter, rect, shown)

    def _at(self, x: float, y: float) -> QPointF:
        """Return a point of the widget, mirrored where the language runs from the right."""
        return QPointF(self.width() - x if self.isRightToLeft() else x, y)

    def _paint_person(self, painter: QPainter, rect: QRectF, shown: RoomSeatState) -> None:
        theme, high = self._theme, rect.height()
        paint_panel(painter, rect, theme, high / 2)
        if shown.own_side:
            inner = rounded_rect(rect.adjusted(0.8, 0.8, -0.8, -0.8), high / 2)
            stroke(painter, inner, colour(theme.accent, 0.75), 1.6)
        painter.setOpacity(FAINT if shown.away else 1.0)
        paint_portrait(painter, self._at(rect.x() + high / 2, rect.center().y()), high / 2 - 4, shown.portrait)
        painter.setOpacity(1.0)
        aside, below = (8, 8) if self._small else (9, 10)
        shoulder = self._at(rect.x() + high - px_in(self, aside), rect.y() + px_in(self, below))
        radius = px_in(self, 10) if not self._small else 8.5 * px_in(self, 10) / 10
        if shown.kind is SeatOccupant.COMPUTER:
            paint_computer(painter, shoulder, radius)
        elif shown.ready:
            paint_ready(painter, shoulder, radius, theme)

    def _paint_words(self, painter: QPainter, rect: QRectF, shown: RoomSeatState) -> None:
        """Paint name and line beside the portrait."""
        theme, high = self._theme, rect.height()
        x = rect.x() + high + px_in(self, 4 if self._small else 8)
        room = rect.right() - x - high * 0.22
        open_seat = shown.kind is SeatOccupant.OPEN
        name: QFont = font_in(self, 13 if self._small else 15, bold=not open_seat)
        line = font_in(self, 11.5 if self._small else 12.5)
        align, left = reading_start(self), min(self._at(x, 0).x(), self._at(x + room, 0).x())
        above = QRectF(left, rect.y() + high * 0.10, room, high * 0.44)
        below = QRectF(left, rect.y() + high * 0.51, room, high * 0.36)
        paint_text(painter, above, shown.name, name, theme.ink2 if open_seat else theme.ink, align)
        said = self._renderer.text(shown.line)
        if text_width(said, line) > room:
            said = self._renderer.text(shown.short)
        paint_text(painter, below, said, line, theme.ink2, align)


OPEN = translate("People", "Open for people")
COMPUTER = translate("People", "Computer: %1", "and its level")
MYSELF = translate("People", "Sit here myself")
ASK_TO_LEAVE = translate("People", "Ask to leave…")
_MY_PARTNER = translate("People", "Sit opposite me")
_SWAP = translate("People", "Change places with %1", "of two people at a table: a name")
_SWAP_WITH_ME = translate("People", "Change places with me")
_MOVE = translate("People", "Move here: %1", "an entry to move somebody: an open seat")
_MOVE_TO = translate("People", "Move here: %1, %2", "an entry to move somebody: an open seat, and where it is")

Deeds = tuple[ArrangeRequest | SitRequest, ...]
Entry = tuple[Text, bool, Deeds]  # text, checked, requests to send


def entries(table: RoomInfo, seat: Seat, levels: Sequence[str]) -> list[Entry | None]:
    """Return the menu entries for a seat without another person; None is a separator."""
    place = table.seats[seat]
    is_open = place.kind is SeatOccupant.OPEN
    chosen: list[Entry | None] = [(OPEN, is_open, (ArrangeRequest(fill=(seat, "")),)), None]
    for level in levels:
        here = place.kind is SeatOccupant.COMPUTER and place.level == level
        chosen.append((COMPUTER.filled(level_label(level)), here, (ArrangeRequest(fill=(seat, level)),)))
    free: Deeds = () if is_open else (ArrangeRequest(fill=(seat, "")),)
    return [*chosen, None, (MYSELF, False, (*free, SitRequest(seat)))]


def moves(table: RoomInfo, seat: Seat, sides: Sequence[Seat], names: Mapping[Seat, str]) -> list[Entry | None]:
    """Return the menu entries that move the person at a seat: to the host as a partner, or to any other seat."""
    me, found = table.you, list[Entry | None]()
    partners = partners_of(me, sides) if me is not None and sides else ()
    if partners and seat not in partners:
        found += [(_MY_PARTNER, False, (ArrangeRequest(move=(seat, partners[len(partners) // 2])),)), None]
    for number, place in enumerate(table.seats):
        other = Seat(number)
        if other == seat:
            continue
        text = _SWAP_WITH_ME if other == me else _SWAP.filled(names.get(other, ""))
        if place.kind is SeatOccupant.OPEN:
            alone = tuple(map(Seat, range(len(table.seats))))
            where = where_is(table, other, alone) or (where_is(table, other, sides) if sides else None)
            text = _MOVE.filled(open_seat(place)) if where is None else _MOVE_TO.filled(open_seat(place), where)
        found.append((text, False, (ArrangeRequest(move=(seat, other)),)))
    return [*found, None]


class SeatMenu(QMenu):
    """Menu of a seat; a choice calls `act` with its requests, `remove` for a person, or `take` with a seat."""

    def __init__(self, renderer: TextRenderer, chrome: AppPalette, parent: QWidget) -> None:
        super().__init__(parent)
        self._renderer = renderer
        self.setStyleSheet(scaled_stylesheet(_SHEET % {name: getattr(chrome, name) for name in _COLOURS}))

    def offer(self, offered: Sequence[Entry | None], act: Callable[[Deeds], None]) -> None:
        """Add these entries."""
        for entry in offered:
            if entry is None:
                self.addSeparator()
                continue
            text, checked, deeds = entry
            action = self._add(text, lambda _=False, deeds=deeds: act(deeds))
            action.setCheckable(True)
            action.setChecked(checked)

    def offer_removal(self, remove: Callable[[], None]) -> None:
        """Add the entry that removes a person."""
        self._add(ASK_TO_LEAVE, lambda _=False: remove())

    def offer_seats(self, seats: Sequence[tuple[Seat, Text]], take: Callable[[Seat], None]) -> None:
        """Add an entry for each seat that can be taken, with its name."""
        for seat, name in seats:
            self._add(name, lambda _=False, seat=seat: take(seat))

    def _add(self, text: Text, slot: Callable[..., None]) -> QAction:
        action = self.addAction(self._renderer.text(text).replace("&", "&&"))
        action.triggered.connect(slot)
        return action


_COLOURS = ("field", "ink", "edge", "accent", "on_accent", "hair")  # of the palette, in the style sheet
_SHEET = """
QMenu { background: %(field)s; color: %(ink)s; border: 1px solid %(edge)s; padding: 6px; font-size: 14px; }
QMenu::item { padding: 7px 28px 7px 28px; border-radius: 6px; }
QMenu::item:selected { background: %(accent)s; color: %(on_accent)s; }
QMenu::separator { height: 1px; background: %(hair)s; margin: 5px 8px; }
"""
