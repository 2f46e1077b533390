"""The list of seats that somebody may take in mid-match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from cardtable.app.people.seat_menu import SeatMenu
from cardtable.app.widgets.chrome import system_chrome
from cardtable.core.text import Words, translate
from cardtable.core.zones import Seat

_SEAT = translate("People", "%1's seat", "a computer's name, or that of somebody who has left")
_FREE = translate("People", "Seats that are free")


def free_seat_menu(
    seats: Sequence[tuple[Seat, str]], beside: QWidget, words: Words, take: Callable[[Seat], None]
) -> SeatMenu:
    """These seats, each with the name of who sits there; `take` is told which one is chosen."""
    menu = SeatMenu(words, system_chrome(), beside)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setAccessibleName(words.text(_FREE))
    menu.offer_seats([(seat, _SEAT.filled(name)) for seat, name in seats], take)
    return menu


def open_above(menu: SeatMenu, beside: QWidget) -> None:
    """Open it where the line ends, with the first seat in hand."""
    mirrored = beside.layoutDirection() is Qt.LayoutDirection.RightToLeft
    high, wide = menu.sizeHint().height(), menu.sizeHint().width()
    menu.popup(beside.mapToGlobal(QPoint(0 if mirrored else beside.width() - wide, -high)))
    menu.setActiveAction(menu.actions()[0])
