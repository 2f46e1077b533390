"""Lists of seats in mid-match: those that somebody may take, and those that the host may ask people to leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from cardtable.app.people.seat_menu import SeatMenu
from cardtable.app.widgets.chrome import system_palette
from cardtable.core.text import Text, TextRenderer, literal_text, translate
from cardtable.core.zones import Seat

_SEAT = translate("People", "%1's seat", "a computer's name, or that of somebody who has left")
_FREE = translate("People", "Seats that are free")
_WHO = translate("People", "Who is to leave")


def free_seat_menu(
    seats: Sequence[tuple[Seat, str]], table: QWidget, words: TextRenderer, take: Callable[[Seat], None]
) -> SeatMenu:
    """Seats that are free, each with the name of who sits there; `take` is told which one is chosen."""
    return _menu(_FREE, [(seat, _SEAT.filled(name)) for seat, name in seats], table, words, take)


def removal_menu(
    persons: Sequence[tuple[Seat, str]], table: QWidget, words: TextRenderer, remove: Callable[[Seat], None]
) -> SeatMenu:
    """People by their names; `remove` is told the seat of whoever is chosen."""
    return _menu(_WHO, [(seat, literal_text(name)) for seat, name in persons], table, words, remove)


def _menu(
    title: Text, seats: Sequence[tuple[Seat, Text]], table: QWidget, words: TextRenderer, choose: Callable[[Seat], None]
) -> SeatMenu:
    menu = SeatMenu(words, system_palette(), table)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setAccessibleName(words.text(title))
    menu.offer_seats(seats, choose)
    return menu


def open_at_foot(menu: SeatMenu, table: QWidget) -> None:
    """Open it at the foot of the table, where the buttons are, with the first seat in hand."""
    mirrored = table.layoutDirection() is Qt.LayoutDirection.RightToLeft
    high, wide = menu.sizeHint().height(), menu.sizeHint().width()
    menu.popup(table.mapToGlobal(QPoint(0 if mirrored else table.width() - wide, table.height() - high)))
    menu.setActiveAction(menu.actions()[0])
