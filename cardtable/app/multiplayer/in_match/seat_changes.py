"""Seat changes in mid-match: taking a free seat, removing a person, and announcing both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from cardtable.app.match.player_names import remote_seat_display
from cardtable.app.multiplayer.in_match.participant_state import HAS_LEFT, ParticipantState
from cardtable.app.multiplayer.room_seat_button import SeatMenu
from cardtable.app.program import Program
from cardtable.app.widgets.palette import system_palette
from cardtable.core.text import Text, TextRenderer, literal_text, translate
from cardtable.core.zones import Seat
from cardtable.host.room_messages import RefusalMessage, RoomInfo
from cardtable.host.room_requests import SitRequest
from cardtable.host.room_types import UNDER_WAY, RoomSeatInfo, SeatOccupant, is_free
from cardtable.models.agent_client import AgentClient
from cardtable.table.art.vector_drawing import blank_pixmap, circle, fill, painting

if TYPE_CHECKING:
    from cardtable.app.match.match_controller import MatchController


_SEAT = translate("People", "%1's seat", "a computer's name, or that of somebody who has left")
_FREE = translate("People", "Free seats")
_WHO = translate("People", "Who should leave")


def free_seat_menu(
    seats: Sequence[tuple[Seat, str]], table: QWidget, renderer: TextRenderer, take: Callable[[Seat], None]
) -> SeatMenu:
    """Return a menu of free seats, each with its occupant's name; `take` is called with the chosen one."""
    return _menu(_FREE, [(seat, _SEAT.filled(name)) for seat, name in seats], table, renderer, take)


def removal_menu(
    persons: Sequence[tuple[Seat, str]], table: QWidget, renderer: TextRenderer, remove: Callable[[Seat], None]
) -> SeatMenu:
    """Return a menu of persons; `remove` is called with the seat of the chosen one."""
    return _menu(_WHO, [(seat, literal_text(name)) for seat, name in persons], table, renderer, remove)


def _menu(
    title: Text,
    seats: Sequence[tuple[Seat, Text]],
    table: QWidget,
    renderer: TextRenderer,
    choose: Callable[[Seat], None],
) -> SeatMenu:
    menu = SeatMenu(renderer, system_palette(), table)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setAccessibleName(renderer.text(title))
    menu.offer_seats(seats, choose)
    return menu


def open_at_foot(menu: SeatMenu, table: QWidget) -> None:
    """Open the menu at the foot of the table, near the buttons, with its first entry active."""
    mirrored = table.layoutDirection() is Qt.LayoutDirection.RightToLeft
    high, wide = menu.sizeHint().height(), menu.sizeHint().width()
    menu.popup(table.mapToGlobal(QPoint(0 if mirrored else table.width() - wide, table.height() - high)))
    menu.setActiveAction(menu.actions()[0])


TAKES = translate("Plates", "%1 takes %2's seat.", "two names: a newcomer's, and a computer's or whose seat it kept")


def free_seats(people: ParticipantState, now: float) -> tuple[Seat, ...]:
    """Return the seats that this spectator may take; empty for a player."""
    info = people.info
    if info.you is not None or not info.house.newcomers or info.stage not in UNDER_WAY:
        return ()
    seats = map(Seat, range(len(info.seats)))
    return tuple(seat for seat in seats if is_free(_by_now(people, seat, now)))


def _by_now(people: ParticipantState, seat: Seat, now: float) -> RoomSeatInfo:
    """Return the seat info at `now`; the seconds of absence go on only for a lost connection."""
    place = people.info.seats[seat]
    return replace(place, away=people.away(seat, now)) if place.away else place


def changed_seats(before: RoomInfo, after: RoomInfo) -> list[Seat]:
    """Return the seats whose occupant has changed."""
    places = enumerate(zip(before.seats, after.seats, strict=False))
    return [Seat(seat) for seat, (old, new) in places if (old.kind, old.name) != (new.kind, new.name)]


def who_takes_whose(before: RoomInfo, after: RoomInfo, renderer: TextRenderer) -> list[Text]:
    """Return announcements of the persons who took or lost a seat, except for the reader."""
    were, are = remote_seat_display(before, renderer).names, remote_seat_display(after, renderer).names
    seats = (seat for seat in changed_seats(before, after) if seat != after.you and seat in are and seat in were)
    persons = {seat for seat, place in enumerate(after.seats) if place.kind is SeatOccupant.PERSON}
    return [TAKES.filled(are[seat], were[seat]) if seat in persons else HAS_LEFT.filled(were[seat]) for seat in seats]


class SeatChanges(QObject):
    """Controller of seat changes; `people` returns the participants, None while another match is shown."""

    removalWanted = Signal(int)  # seat of a person whom the host removes

    def __init__(
        self,
        program: Program,
        line: AgentClient,
        people: Callable[[], ParticipantState | None],
        clock: Callable[[], float],
    ) -> None:
        super().__init__(program)
        self._program, self._line, self._people, self._clock = program, line, people, clock
        line.refused.connect(self._refused)

    @property
    def free(self) -> tuple[Seat, ...]:
        """Seats that this spectator may take."""
        people = self._people()
        return () if people is None else free_seats(people, self._clock())

    @property
    def others(self) -> tuple[Seat, ...]:
        """Seats of other persons, whom the host may remove; empty for any other participant."""
        people = self._people()
        if people is None or not self._line.is_host:
            return ()
        info = people.info
        places = enumerate(info.seats)
        return tuple(Seat(seat) for seat, place in places if place.kind is SeatOccupant.PERSON and seat != info.you)

    def take_seat(self) -> None:
        """Take the free seat; open a list if there are several."""
        free, play = self.free, self._program.match
        if len(free) == 1:
            self._take(free[0])
        elif free and play is not None:
            open_at_foot(self.seat_menu(play), play.table)

    def seat_menu(self, play: MatchController) -> SeatMenu:
        """Return a menu of the free seats with their occupants' names."""
        return free_seat_menu(_named(self.free, play), play.table, play.renderer, self._take)

    def ask_to_leave(self) -> None:
        """Remove the other person, or let the host choose from a list."""
        play = self._program.match
        if len(self.others) == 1:
            self.removalWanted.emit(self.others[0])
        elif play is not None and self.others:
            open_at_foot(self.removal_menu(play), play.table)

    def removal_menu(self, play: MatchController) -> SeatMenu:
        """Return a menu of the other persons."""
        return removal_menu(_named(self.others, play), play.table, play.renderer, self.removalWanted.emit)

    def changed(self, before: RoomInfo, after: RoomInfo) -> None:
        """Update the plates after a change of occupants, then announce it."""
        play = self._program.match
        if self._people() is not None and play is not None and before.you == after.you:
            play.show_sitters()
            for sentence in who_takes_whose(before, after, play.renderer):
                play.scene.narrator.announce(play.renderer.text(sentence))

    def _take(self, seat: Seat) -> None:
        self._line.send(SitRequest(seat))

    def _refused(self, no: RefusalMessage) -> None:
        if no.to == "sit" and no.text is not None and self._people() is not None:
            self._program.say(no.text)


def _named(seats: tuple[Seat, ...], play: MatchController) -> list[tuple[Seat, str]]:
    return [(seat, play.renderer.seat(seat)) for seat in seats]


SIDE = 32


def amber_dot(colour: str) -> QIcon:
    """Return an icon with a dot that marks a menu entry, in a colour as #RRGGBB."""
    picture = blank_pixmap(QSize(SIDE, SIDE))
    with painting(picture) as painter:
        fill(painter, circle(SIDE / 2, SIDE / 2, SIDE * 0.22), colour)
    return QIcon(picture)
