"""Before a table is closed, or left: what that means for the others."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.app.dialogs.parts.base import Dialog, Role, paragraph
from cardtable.app.dialogs.parts.portrait_pictures import PortraitStrip
from cardtable.app.match.who_sits_there import remote_seat_display
from cardtable.app.widgets.chrome import AppPalette
from cardtable.core.text import Text, TextRenderer, conjoin, literal_text, translate
from cardtable.host.from_table import RoomInfo
from cardtable.host.gathering import UNDER_WAY, RoomSeatInfo, SeatOccupant
from cardtable.host.seats import Presence

_TITLE = translate("People", "Close the table?")
_PLAYING = translate("People", "%1 is playing at it. Without your computer the table waits.", "a name")
_ALL_PLAYING = translate("People", "%1 are playing at it. Without your computer the table waits.", "names")
_SITTING = translate("People", "%1 is sitting at it, and will be told that you have closed it.", "a name")
_ALL_SITTING = translate("People", "%1 are sitting at it, and will be told that you have closed it.", "names")
_KEPT = translate(
    "People",
    "Every card so far is kept. The match goes on when you open the table again; the same invitation still works.",
)
_ANEW = translate("People", "You can open a table again at any time; they need a new invitation then.")
_STAY = translate("People", "Stay")
_CLOSE = translate("People", "Close the table")
RADIUS = 26  # pixels of the sketches


def others_at(table: RoomInfo | None) -> tuple[RoomSeatInfo, ...]:
    """The other persons whose line is up, as far as the table tells: also while a computer plays for one."""
    if table is None:
        return ()
    return tuple(
        place
        for seat, place in enumerate(table.seats)
        if place.kind is SeatOccupant.PERSON and seat != table.you and _is_there(place)
    )


def _is_there(place: RoomSeatInfo) -> bool:
    """Seconds away are counted for none but a lost line."""
    return place.presence is Presence.HERE or (place.presence is Presence.REPLACED and not place.away)


class CloseRoomDialog(Dialog):
    """Accepted: stay. Enter and Escape stay as well."""

    def __init__(
        self, words: TextRenderer, table: RoomInfo, parent: QWidget | None = None, chrome: AppPalette | None = None
    ) -> None:
        super().__init__(words, _TITLE, parent, chrome)
        here = others_at(table)
        under_way = table.stage in UNDER_WAY
        sitting = remote_seat_display(table, words)
        shown = [sitting.portraits[seat] for seat, place in enumerate(table.seats) if place in here]
        faces = PortraitStrip(words, RADIUS, shown, self.chrome.page)
        row, column = QHBoxLayout(), QVBoxLayout()
        self.body.addLayout(row)
        row.addWidget(faces, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)
        row.setSpacing(20)
        column.setSpacing(8)
        names = conjoin([literal_text(place.name) for place in here])
        many = len(here) > 1
        what = (_ALL_PLAYING if many else _PLAYING) if under_way else (_ALL_SITTING if many else _SITTING)
        for text, role in ((_TITLE, "heading"), (what.filled(names), ""), (_KEPT if under_way else _ANEW, "note")):
            column.addWidget(self._label(text, role))
        self.body.addStretch(1)
        self.phrases.put(self.setAccessibleDescription, what.filled(names))
        self.button(_STAY, Role.AcceptRole, primary=True).setFocus()
        self.close_button = self.button(_CLOSE, Role.DestructiveRole, self._close)
        self.closes = False
        self.fit(560, 210)

    def _label(self, text: Text, role: str) -> QWidget:
        label = paragraph(self, role)
        self.phrases.put(label.setText, text)
        return label

    def _close(self) -> None:
        self.closes = True
        self.reject()
