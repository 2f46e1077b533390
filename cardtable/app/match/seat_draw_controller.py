"""Seat draw: cards are drawn for the seats of a new match, by the user and the computer players."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.app.audio.sound_cues import Cue, Sound, in_silence, pan_of
from cardtable.app.i18n.language_manager import AppRenderer, TableRenderer
from cardtable.app.match.player_names import PEOPLE, local_seat_display, plate_names
from cardtable.app.match.table_appearance import LOOK, table_look_of
from cardtable.app.settings.settings_sections import Settings
from cardtable.core import seating
from cardtable.core.controls import Command
from cardtable.core.events import Announced, Event
from cardtable.core.text import Who, translate
from cardtable.core.zones import Seat, near_seat
from cardtable.host.match_config import MatchConfig, MatchSecret
from cardtable.host.seat_assignment import person_assignment
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.seat_draw_widget import SeatDrawWidget
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.table_style import TableLook

LOOK_MS = 1800  # that the cards drawn are shown before the places change
BITS = 8  # of a computer player's random number for each round

_CHOOSE = translate("Seating", "Draw a card for your seat: click one, or go there with the arrow keys and press Enter.")
_WAIT = translate("Seating", "%1 draws a card.")
_PLACE = translate("Seating", "You drew the highest card: choose your seat. Click one, or press its number.")
_DEAL = translate("Seating", "Deal the cards")


class _Stage(enum.Enum):
    DRAWING = enum.auto()
    SITTING = enum.auto()  # all places are known
    TURNING = enum.auto()  # the table turns until the user sits at the bottom


class SeatDrawController(QObject):
    """Runs one seat draw; `by_itself`: a computer draws for the user as well."""

    seated = Signal(object)  # the players by their new seats

    def __init__(
        self,
        config: MatchConfig,
        secret: MatchSecret,
        renderer: AppRenderer,
        faces: CardPixmaps,
        settings: Settings,
        language: str,
        *,
        announcer: Announcer,
        by_itself: bool = False,
        hear: Callable[[Cue], None] = in_silence,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._hear, self._config = hear, config
        self.chances = [secret.chance(person) for person in range(config.seats)]
        self._renderer = TableRenderer(renderer)
        self._person = None if by_itself else person_assignment(config.players)
        self._base = near_seat(self._person)
        self._stage = _Stage.DRAWING
        self._drew = 0  # player who drew last
        self.state = secret.seat_draw(config.sides)
        people, cards = config.seats, len(self.state.zones[seating.STOCK])
        self.table = SeatDrawWidget(self._renderer, faces, self._look(settings, language), announcer, cards, people)
        self.table.set_positions(self._sitting(range(people)))
        self.table.chosen.connect(self.draw_card)
        self.table.placed.connect(lambda position: self._sit_down((position + self._base) % people))
        self.table.commanded.connect(self._finish)
        self.table.settled.connect(self._settled)
        self.timer = QTimer(self, singleShot=True)
        self.timer.timeout.connect(self._go_on)
        self._pause = settings.motion.computer_pause
        self._show_people(settings)

    def start(self) -> None:
        self._next()

    def stop(self) -> None:
        self.timer.stop()
        self.table.clear()

    def apply(self, changed: str, settings: Settings, language: str) -> None:
        """Apply the changed section of the settings with this name, and nothing else."""
        self._pause = settings.motion.computer_pause
        if changed in LOOK:
            self.table.set_look(self._look(settings, language))
        if changed in PEOPLE:
            self._show_people(settings)

    def _show_people(self, settings: Settings) -> None:
        display = local_seat_display(self._config, self._base, settings, self._renderer)
        self._renderer.set_names(display.names, self._person, display.usual)
        names = plate_names(display.names, self._config.seats, self._person, self._renderer)
        self.table.set_people(names, display.portraits)

    def retranslate(self) -> None:
        self.table.retranslate()

    def _look(self, settings: Settings, language: str) -> TableLook:
        return table_look_of(settings, language, red_and_black=self._config.game.presentation.red_and_black)

    def _sitting(self, places: Sequence[int]) -> list[int]:
        """Return for each of `places` its number of places clockwise from where the user stood."""
        return [(place - self._base) % len(places) for place in places]

    def _next(self) -> None:
        """Ask the next player to draw; after the last one, pause so that the cards can be seen."""
        waiting = self.state.public.waiting
        if not waiting:
            self.table.turn(None, own=False)
            self.timer.start(LOOK_MS)
            return
        person = waiting[0]
        own = person == self._person
        self.table.turn(person, own=own)
        if own:
            self._hear(Cue(Sound.TURN))
        self.table.say(_CHOOSE if own else _WAIT.filled(Who(Seat(person))), accent=own)
        if not own:
            self.timer.start(max(1, self._pause))

    def _go_on(self) -> None:
        """Continue after a pause: a computer draws, a place is chosen, or the match begins."""
        if self._stage is _Stage.TURNING:
            self._begin()
        elif self._stage is _Stage.SITTING:
            self._finish()
        elif self.state.public.waiting:
            self.draw_card(self._any_place(self.state.public.waiting[0]))
        else:
            self._choose_place()

    def _any_place(self, person: int) -> int:
        """Return a computer player's place in the pack, from its own random number, since it sees no card."""
        left, aside = len(self.state.zones[seating.STOCK]), len(self.state.zones[seating.ASIDE])
        return (self.chances[person] >> BITS * (aside % BITS // 2)) % left

    def draw_card(self, place: int) -> None:
        self._drew = person = self.state.public.waiting[0]
        step = seating.draw(self.state, place)
        self.state = step.state
        self.table.take(person, place, step.state.zones[seating.drawn(person)][0])
        self._announce(step.events)

    def _settled(self) -> None:
        if self._stage is _Stage.DRAWING:
            people = range(self._config.seats)
            self._hear(Cue(Sound.CARD, pan_of(self._sitting(people)[self._drew], None, len(people))))
            self._next()

    def _choose_place(self) -> None:
        """Ask the user for a place, who drew the highest card; a computer player stays where it is."""
        person = seating.highest(self.state)
        if person == self._person:
            self._hear(Cue(Sound.TURN))
            self.table.say(_PLACE, accent=True)
            self.table.ask_place(person)
        else:
            self._sit_down(person)

    def _sit_down(self, place: int) -> None:
        """Seat the highest at this place, and the others from there."""
        self._stage = _Stage.SITTING
        step = seating.choose(self.state, place)
        self.state = step.state
        self._announce(step.events)
        self.table.change_places(self._sitting(seating.places(self.state)))
        if self._person is None:
            self.timer.start(LOOK_MS)
        else:
            self.table.offer(Command("deal", _DEAL))

    def _finish(self) -> None:
        """Turn the table until the user sits at the bottom, where the hand will be."""
        seats = seating.seats(self.state)
        turned = [(seat - seats[self._base]) % len(seats) for seat in seats]
        if turned == self._sitting(seating.places(self.state)) or not self.table.change_ms:
            self._begin()
            return
        self._stage = _Stage.TURNING
        self.table.change_places(turned)
        self.timer.start(self.table.change_ms)

    def _begin(self) -> None:
        seats = seating.seats(self.state)
        by_seat = sorted(zip(seats, self._config.players, strict=True))
        self.seated.emit(tuple(player for _, player in by_seat))

    def _announce(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Announced):
                self.table.say(event.text)
