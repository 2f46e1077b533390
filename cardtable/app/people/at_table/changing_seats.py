"""Seats that change hands in mid-match: a watcher takes one, the host asks somebody to leave, and all learn of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.app.people.at_table.seat_lists import free_seat_menu, open_at_foot, removal_menu
from cardtable.app.people.at_table.seats_to_take import free_seats, who_takes_whose
from cardtable.app.people.at_table.table_people import ParticipantState
from cardtable.app.people.seat_menu import SeatMenu
from cardtable.app.program import Program
from cardtable.core.zones import Seat
from cardtable.host.from_seat import SitRequest
from cardtable.host.from_table import RefusalMessage, RoomInfo
from cardtable.host.gathering import SeatOccupant
from cardtable.models.people_line import AgentClient

if TYPE_CHECKING:
    from cardtable.app.match.play import MatchController


class SeatChanges(QObject):
    """At the table that the window shows; `people` is what is known of it, None while it shows another match."""

    removalWanted = Signal(int)  # seat of whom the host asks to leave

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
        """The seats that this person, who watches, could take."""
        people = self._people()
        return () if people is None else free_seats(people, self._clock())

    @property
    def others(self) -> tuple[Seat, ...]:
        """Where other people sit, for the host, who may ask them to leave."""
        people = self._people()
        if people is None or not self._line.is_host:
            return ()
        info = people.info
        places = enumerate(info.seats)
        return tuple(Seat(seat) for seat, place in places if place.kind is SeatOccupant.PERSON and seat != info.you)

    def take_seat(self) -> None:
        """Play on where a computer does; where there are several such seats, a list of them opens."""
        free, play = self.free, self._program.play
        if len(free) == 1:
            self._take(free[0])
        elif free and play is not None:
            open_at_foot(self.seat_menu(play), play.table)

    def seat_menu(self, play: MatchController) -> SeatMenu:
        """The seats that are free, by the names of who sits there."""
        return free_seat_menu(_named(self.free, play), play.table, play.words, self._take)

    def ask_to_leave(self) -> None:
        """Let the host choose whom to ask."""
        play = self._program.play
        if len(self.others) == 1:
            self.removalWanted.emit(self.others[0])
        elif play is not None and self.others:
            open_at_foot(self.removal_menu(play), play.table)

    def removal_menu(self, play: MatchController) -> SeatMenu:
        """The other people at the table, by their names."""
        return removal_menu(_named(self.others, play), play.table, play.words, self.removalWanted.emit)

    def changed(self, before: RoomInfo, after: RoomInfo) -> None:
        """Others sit there now: their plates say so, and then it is told."""
        play = self._program.play
        if self._people() is not None and play is not None and before.you == after.you:
            play.show_sitters()
            for sentence in who_takes_whose(before, after, play.words):
                play.scene.voice.announce(play.words.text(sentence))

    def _take(self, seat: Seat) -> None:
        self._line.say(SitRequest(seat))

    def _refused(self, no: RefusalMessage) -> None:
        if no.to == "sit" and no.text is not None and self._people() is not None:
            self._program.say(no.text)


def _named(seats: tuple[Seat, ...], play: MatchController) -> list[tuple[Seat, str]]:
    return [(seat, play.words.seat(seat)) for seat in seats]
