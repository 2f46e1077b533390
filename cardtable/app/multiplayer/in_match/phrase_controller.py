"""Controller of phrases in a match: sending by panel or keys, bubbles, and muting."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPoint, QRectF
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QMenu

from cardtable.app.multiplayer.in_match.phrase_panel import KEYS, OwnPhraseRateLimit, PhrasePanel
from cardtable.app.multiplayer.in_match.remote_match_controller import RemoteMatchController
from cardtable.app.program import Program
from cardtable.app.settings.setting_choices import ThemeName
from cardtable.app.widgets.palette import HIGH_CONTRAST, AppPalette, system_palette
from cardtable.core.text import translate
from cardtable.core.zones import Seat
from cardtable.host.phrases import PHRASES
from cardtable.host.room_messages import PhraseMessage
from cardtable.host.room_requests import PhraseRequest, ProposeRequest
from cardtable.host.room_types import RoomProposalKind, SeatOccupant
from cardtable.host.seat_assignment import Presence
from cardtable.models.agent_client import AgentClient

_MUTE = translate("Say", "Mute %1", "do not show what this player says")
_LET_PLAY = translate("Say", "Let a computer play for %1")
_MUTED = translate("Say", "%1 is muted.")
_UNMUTED = translate("Say", "%1 is no longer muted.")
_WAIT = translate("Say", "Let the others speak for a moment.")


class PhraseController(QObject):
    """Controller of phrases in one room; spectators cannot send any."""

    def __init__(
        self,
        program: Program,
        people: RemoteMatchController,
        line: AgentClient,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(program)
        self._program, self._people, self._line, self._clock = program, people, line, clock
        self._spoken = OwnPhraseRateLimit()
        self._panel: PhrasePanel | None = None
        self._play: QObject | None = None  # whose table is connected
        self._keys = [self._key(place) for place in range(KEYS)]
        line.phraseReceived.connect(self._hear)
        line.roomChanged.connect(self._switch_keys)
        program.matchChanged.connect(self._match_changed)
        program.window.languageChanged.connect(self._put_away)

    @property
    def panel(self) -> PhrasePanel | None:
        """Open panel; None without one."""
        return self._panel

    @property
    def may_say(self) -> bool:
        """True if this person has a seat in the match that is shown."""
        people = self._people.people
        return self._people.is_shown and people is not None and people.info.you is not None

    def open(self) -> None:
        """Show the panel over the person's plate, or close it if it is open."""
        play = self._program.match
        if self._panel is not None:
            self._put_away()
        elif self.may_say and play is not None:
            panel = self._panel = PhrasePanel(play.renderer, self._chrome(), play.table)
            panel.chosen.connect(self.say)
            panel.closed.connect(self._closed)
            plate = QRectF(play.scene.board.geometry.plates[0])
            panel.open(plate, self._spoken.wait(self._clock()))

    def say(self, phrase: int) -> None:
        """Send a phrase unless the rate limit forbids it."""
        if not self.may_say:
            return
        now = self._clock()
        if self._spoken.wait(now) > 0:
            self._program.say(_WAIT)
            return
        self._spoken = self._spoken.said(phrase, now)
        self._line.send(PhraseRequest(phrase))

    def menu(self, seat: Seat, place: QPoint) -> None:
        """Open the menu of a seat at a point of the screen."""
        self._open_menu((seat,), place)

    def menu_of_all(self, place: QPoint) -> None:
        """Open the menu of all seats, for the keyboard."""
        people = self._people.people
        self._open_menu(() if people is None else tuple(map(Seat, range(len(people.info.seats)))), place)

    def _open_menu(self, seats: tuple[Seat, ...], place: QPoint) -> None:
        menu = self.menu_of(seats)
        if not menu.isEmpty():
            menu.exec(place)
        menu.deleteLater()

    def menu_of(self, seats: tuple[Seat, ...]) -> QMenu:
        """Return a menu with the entries for those of the seats that other persons have."""
        people, play = self._people.people, self._program.match
        menu = QMenu(self._program.window)
        if people is None or play is None or not self._people.is_shown:
            return menu
        for seat in seats:
            place = people.info.seats[seat]
            if place.kind is not SeatOccupant.PERSON or seat == people.info.you:
                continue
            name = play.renderer.seat(seat)
            mute = menu.addAction(play.renderer.text(_MUTE.filled(name)).replace("&", "&&"))
            mute.setCheckable(True)
            mute.setChecked(place.name in self._people.muted)
            mute.toggled.connect(partial(self._mute, seat))
            if place.presence is Presence.AWAY and people.info.you is not None:
                replace = menu.addAction(play.renderer.text(_LET_PLAY.filled(name)).replace("&", "&&"))
                replace.triggered.connect(partial(self._line.send, ProposeRequest(RoomProposalKind.REPLACE, seat)))
        return menu

    def _mute(self, seat: Seat, muted: bool) -> None:
        name = self._people.mute(seat, muted=muted)
        self._program.say((_MUTED if muted else _UNMUTED).filled(name))

    def _hear(self, spoken: PhraseMessage) -> None:
        play = self._program.match
        if self._people.is_shown and play is not None and not self._people.is_muted(spoken.seat):
            play.scene.say_phrase(spoken.seat, PHRASES[spoken.phrase])

    def _key(self, place: int) -> QAction:
        action = self._program.window.menus.bind(f"Ctrl+{place + 1}")
        action.triggered.connect(lambda: self.say(self._spoken.last[place]))
        return action

    def _match_changed(self) -> None:
        play = self._program.match
        if self._people.is_shown and play is not None and play is not self._play:  # not again after a practice deal
            self._play = play
            play.table.plateClicked.connect(self._plate_clicked)
            play.table.plateMenu.connect(self.menu)
            play.table.everyMenu.connect(self.menu_of_all)
        self._panel = None
        self._switch_keys()

    def _plate_clicked(self, seat: Seat) -> None:
        people = self._people.people
        if people is not None and seat == people.info.you:
            self.open()
        elif people is not None:
            self.menu(seat, QCursor.pos())

    def _switch_keys(self, _info: object = None) -> None:
        for action in self._keys:
            action.setEnabled(self.may_say)

    def _put_away(self) -> None:
        if self._panel is not None:
            self._panel.hide()

    def _closed(self) -> None:
        panel, self._panel = self._panel, None
        play = self._program.match
        if panel is not None:
            if play is not None and panel.isAncestorOf(panel.window().focusWidget() or panel):
                play.scene.take_keys()
            panel.deleteLater()

    def _chrome(self) -> AppPalette:
        high = self._program.settings.table.theme is ThemeName.HIGH_CONTRAST
        return HIGH_CONTRAST if high else system_palette()
