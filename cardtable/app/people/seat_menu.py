"""What a host can do with a seat in the room."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from cardtable.app.settings.setting_choices import level_label
from cardtable.app.widgets.chrome import AppPalette
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.core.zones import Seat
from cardtable.host.from_seat import ArrangeRequest, SitRequest
from cardtable.host.from_table import RoomInfo
from cardtable.host.gathering import SeatOccupant
from cardtable.table.painting.measure import scaled_stylesheet

OPEN = translate("People", "Open for people")
COMPUTER = translate("People", "Computer: %1", "and its level")
MYSELF = translate("People", "Sit here myself")
ASK_TO_LEAVE = translate("People", "Ask to leave…")

Deeds = tuple[ArrangeRequest | SitRequest, ...]
Entry = tuple[Text, bool, Deeds]  # what it says, whether it is so now, and what it makes the table do


def entries(table: RoomInfo, seat: Seat, levels: Sequence[str]) -> list[Entry | None]:
    """The entries for a seat on which no other person sits; None is a line between them."""
    place = table.seats[seat]
    is_open = place.kind is SeatOccupant.OPEN
    chosen: list[Entry | None] = [(OPEN, is_open, (ArrangeRequest(fill=(seat, "")),)), None]
    for level in levels:
        here = place.kind is SeatOccupant.COMPUTER and place.level == level
        chosen.append((COMPUTER.filled(level_label(level)), here, (ArrangeRequest(fill=(seat, level)),)))
    free: Deeds = () if is_open else (ArrangeRequest(fill=(seat, "")),)
    return [*chosen, None, (MYSELF, False, (*free, SitRequest(seat)))]


class SeatMenu(QMenu):
    """Calls `act` with what is to be done, or `remove` for a person."""

    def __init__(self, words: TextRenderer, chrome: AppPalette, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.setStyleSheet(scaled_stylesheet(_SHEET % vars_of(chrome)))

    def offer(self, offered: Sequence[Entry | None], act: Callable[[Deeds], None]) -> None:
        """Show these entries."""
        for entry in offered:
            if entry is None:
                self.addSeparator()
                continue
            text, checked, deeds = entry
            action = self._add(text, lambda _=False, deeds=deeds: act(deeds))
            action.setCheckable(True)
            action.setChecked(checked)

    def offer_removal(self, remove: Callable[[], None]) -> None:
        """Show what can be done with a person."""
        self._add(ASK_TO_LEAVE, lambda _=False: remove())

    def offer_seats(self, seats: Sequence[tuple[Seat, Text]], take: Callable[[Seat], None]) -> None:
        """Show seats that can be taken, each under its name."""
        for seat, name in seats:
            self._add(name, lambda _=False, seat=seat: take(seat))

    def _add(self, text: Text, slot: Callable[..., None]) -> QAction:
        action = self.addAction(self._words.text(text).replace("&", "&&"))
        action.triggered.connect(slot)
        return action


def vars_of(chrome: AppPalette) -> dict[str, str]:
    """The colours of a menu."""
    return {
        "field": chrome.field,
        "ink": chrome.ink,
        "edge": chrome.edge,
        "accent": chrome.accent,
        "on_accent": chrome.on_accent,
        "hair": chrome.hair,
    }


_SHEET = """
QMenu { background: %(field)s; color: %(ink)s; border: 1px solid %(edge)s; padding: 6px; font-size: 14px; }
QMenu::item { padding: 7px 28px 7px 28px; border-radius: 6px; }
QMenu::item:selected { background: %(accent)s; color: %(on_accent)s; }
QMenu::separator { height: 1px; background: %(hair)s; margin: 5px 8px; }
"""
