"""Drawing cards for the places before a match: asks the person and the computer players, and tells who sits where."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.app.looks import table_look
from cardtable.app.match.minds import player_seed
from cardtable.app.match.people import portraits_of, seat_names
from cardtable.app.match.setup import Match
from cardtable.app.settings import Settings
from cardtable.app.words import AppWords
from cardtable.core import seating
from cardtable.core.controls import Command
from cardtable.core.events import Announced
from cardtable.core.text import Text, Who, translate
from cardtable.core.zones import Seat
from cardtable.table.art.card_faces import CardFaces
from cardtable.table.draw_table import DrawTable
from cardtable.table.look import TableLook

LOOK_MS = 1800  # at the cards drawn, before the places are changed
BITS = 8  # of a computer player's chance for each round

_CHOOSE = translate("Seating", "Draw a card for your place: click one, or go there with the arrows and press Enter.")
_WAIT = translate("Seating", "%1 draws a card.")
_DEAL = translate("Seating", "Deal the cards")


class SeatDraw(QObject):
    """One drawing on the table; `by_itself`: the computer draws for the person as well."""

    seated = Signal(object)  # the players by their new seats

    def __init__(
        self,
        match: Match,
        words: AppWords,
        faces: CardFaces,
        settings: Settings,
        language: str,
        *,
        by_itself: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._words = words
        self._person = None if by_itself else match.person
        self._base = self._person or Seat(0)
        self._over = False
        self._state = seating.begin(match.seed, match.sides)
        people, cards = match.seats, len(self._state.zones[seating.STOCK])
        self.table = DrawTable(words, faces, self._look(settings, language), cards, people)
        self.table.set_positions(self._positions(range(people)))
        self.table.chosen.connect(self._draw)
        self.table.commanded.connect(self._finish)
        self.table.animator.idle.connect(self._settled)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        self.apply(settings, language)

    def start(self) -> None:
        """Let the first one draw."""
        self._next()

    def stop(self) -> None:
        """Nobody draws any more: something else is shown."""
        self._timer.stop()
        self.table.animator.clear()

    def apply(self, settings: Settings, language: str) -> None:
        """Put changed settings in force, live."""
        self._pause = settings.motion.computer_pause
        self._words.set_names(seat_names(self._match.players, self._words))
        names = [self._words.seat(Seat(person)) for person in range(self._match.seats)]
        self.table.set_look(self._look(settings, language))
        self.table.set_people(names, portraits_of(self._match.players, self._base, settings))

    def retranslate(self) -> None:
        """Say everything in the language now in force."""
        self.table.retranslate()

    def _look(self, settings: Settings, language: str) -> TableLook:
        return table_look(settings, language, red_and_black=self._match.game.red_and_black)

    def _positions(self, seats: Sequence[int]) -> list[int]:
        """How many places clockwise from the bottom each person sits, with these seats by person."""
        return [(seat - seats[self._base]) % len(seats) for seat in seats]

    def _next(self) -> None:
        """Ask whoever is to draw, or change the places if nobody is."""
        waiting = self._state.public.waiting
        if not waiting:
            self.table.turn(None, own=False)
            self._timer.start(LOOK_MS)
            return
        person = waiting[0]
        own = person == self._person
        self.table.turn(person, own=own)
        self._say(_CHOOSE if own else _WAIT.filled(Who(Seat(person))), accent=own)
        if not own:
            self._timer.start(max(1, self._pause))

    def _go_on(self) -> None:
        """The pause is over: a computer player draws, or everybody changes places."""
        if self._state.public.waiting:
            self._draw(self._any_place(self._state.public.waiting[0]))
        else:
            self._change_places()

    def _any_place(self, person: int) -> int:
        """A computer player's place in the pack: of its own chance, since it sees no card."""
        left, aside = len(self._state.zones[seating.STOCK]), len(self._state.zones[seating.ASIDE])
        return (player_seed(self._match.seed, person) >> BITS * (aside % BITS // 2)) % left

    def _draw(self, place: int) -> None:
        person = self._state.public.waiting[0]
        step = seating.draw(self._state, place)
        self._state = step.state
        self.table.take(person, place, step.state.zones[seating.drawn(person)][0])
        for event in step.events:
            if isinstance(event, Announced):
                self._say(event.text)

    def _settled(self) -> None:
        """A card has arrived."""
        if not self._over:
            self._next()

    def _change_places(self) -> None:
        self._over = True
        self.table.change_places(self._positions(seating.seats(self._state)))
        if self._person is None:
            QTimer.singleShot(LOOK_MS, self, self._finish)
        else:
            self.table.offer(Command("deal", _DEAL))

    def _finish(self) -> None:
        seats = seating.seats(self._state)
        by_seat = sorted(zip(seats, self._match.players, strict=True))
        self.seated.emit(tuple(player for _, player in by_seat))

    def _say(self, text: Text, *, accent: bool = False) -> None:
        self.table.say(text, accent=accent)
