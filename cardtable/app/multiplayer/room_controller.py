"""Controller of the room page, from a room's answer to the first card of its match."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cardtable.app.match.table_appearance import LOOK, theme_and_cards
from cardtable.app.multiplayer.in_match.notification_rules import CLOSED
from cardtable.app.multiplayer.leave_dialogs import LeaveGuard
from cardtable.app.multiplayer.open_room_page import remembered
from cardtable.app.multiplayer.reachability import (
    ReachabilityDialog,
    copy_invitation,
    outside_command,
    outside_in_words,
    works_anywhere,
)
from cardtable.app.multiplayer.room_page import RoomPage
from cardtable.app.multiplayer.room_texts import RoomRulesSummary, has_person, summarize_rules
from cardtable.app.program import Program
from cardtable.app.widgets.palette import AppPalette, FindOwner, system_palette
from cardtable.core.text import Text, translate
from cardtable.core.zones import Seat
from cardtable.games import in_order
from cardtable.host.name_sanitizer import sanitize_name
from cardtable.host.room_messages import ClosingMessage, RefusalMessage, RoomInfo
from cardtable.host.room_requests import ArrangeRequest, SitRequest
from cardtable.host.room_types import DisconnectCode, RoomStage, SeatOccupant
from cardtable.host.seat_assignment import seat_for_friend
from cardtable.net.agent_messages import ConnectionChanged, ConnectionState, OutsideChanged, ParticipantRequest
from cardtable.net.connection_errors import error_text
from cardtable.table.art.themes import CardStyle, Theme

_HEADING = translate("People", "%1, %2 seats", "a game, and for how many its table is")
_OPEN = translate("People", "Your table is open.")
_OPEN_AGAIN = translate("People", "The table is open again here, after deal %1. Send the others the new invitation.")
_SIT = translate("People", "You're at %1's table.")
_SIT_AT_SERVER = translate("People", "You're at the table.")
_WATCH = translate("People", "You're watching: all seats of this table are taken.")
_LOST = translate("People", "The connection to the table is lost. Trying again…")
_BACK = translate("People", "The connection to the table is back.")
_ASK_TO_LEAVE = translate("People", "Ask %1 to leave?")
_MAY_COME_BACK = translate("People", "%1 will leave the table, and can come back with a new invitation.")
_ASK = translate("People", "Ask to leave")
GATHERING = frozenset({RoomStage.LOBBY, RoomStage.SEALING})


class RoomController(QObject):
    """Controller that shows a room before its match, until the person leaves or `release` hands over the window."""

    left = Signal()  # the person has left the room

    def __init__(self, program: Program, owner: FindOwner, leaving: LeaveGuard) -> None:
        super().__init__(program)
        self._program, self._owner, self._leaving = program, owner, leaving
        self._follows = False  # connected to the signals of the room client
        self.page: RoomPage | None = None  # while it is shown
        self._gone: ClosingMessage | None = None
        self._was_lost = False
        program.matchChanged.connect(self._look_at_window)
        program.settingsChanged.connect(self._renew)
        program.window.closing.connect(self.release)

    def enter(self) -> None:
        """Show the room after its answer and follow it from now on."""
        line = self._program.agent
        self.release()
        self._gone, self._was_lost = None, False
        self._follow(True)
        if line.room is not None:
            self._show(line.room)

    def release(self) -> None:
        """Release the window to the match and stop following the room."""
        self._follow(False)
        if self.page is not None:
            self.page = None
            self._program.window.label(None, None)
            self._program.window.say()

    def leave(self) -> None:
        """Leave the room, after a question if others would be affected."""
        if self._leaving.may_leave():
            self._program.agent.leave()
            self._out()

    def _escape(self) -> None:
        """Leave the room, but ask first even if nobody has come yet: the invitation may have been sent."""
        if self._leaving.may_void_invitation():
            self.leave()

    # ---- room messages

    def _show(self, table: RoomInfo) -> None:
        if table.stage not in GATHERING:
            return  # the match is about to take the window
        page = self.page
        if page is None:
            self._program.leave()  # before the page exists, from which a match could take the window
            page = self.page = self._make()
            self._program.window.show_page(page)
            self._program.matchChanged.emit()
            self._program.window.say(where := self._where(table))
            self._program.announcer.say(self._program.renderer.text(where))
            self._sit(table)
        self._show_mark(self._program.agent.fingerprint_cards)
        line = self._program.agent
        self._show_reach(page)
        page.show_table(table, may_arrange=line.is_host, is_here=line.hosts_room)
        rules = self._rules(table)
        if rules is not None:
            self._program.window.label(None, _HEADING.filled(rules.game.name, rules.seats))

    def _show_reach(self, page: RoomPage) -> None:
        agent = self._program.agent
        page.show_reach(anywhere=works_anywhere(agent), outside=agent.outside, own=agent.hosts_room)

    def _report_outside(self, outside: OutsideChanged) -> None:
        if self.page is not None:
            self._show_reach(self.page)
            self._program.window.say(outside_in_words(outside))

    def _where(self, table: RoomInfo) -> Text:
        """Return the sentence for a person who has just entered and takes the first open seat."""
        if self._program.agent.is_host:
            return _OPEN_AGAIN.filled(table.deal) if table.deal else _OPEN
        if table.you is None and all(place.kind is not SeatOccupant.OPEN for place in table.seats):
            return _WATCH
        return _SIT_AT_SERVER if table.host is None else _SIT.filled(table.seats[table.host].name)

    def _sit(self, table: RoomInfo) -> None:
        """Sit on the open seat that was this person's before, else opposite somebody as a partner if there is one.

        A room on this computer gives its owner a seat by itself.
        """
        name = sanitize_name(self._program.settings.players.name)
        open_seats = {seat: place.name for seat, place in enumerate(table.seats) if place.kind is SeatOccupant.OPEN}
        taken = [seat for seat, place in enumerate(table.seats) if has_person(place)]
        rules = self._rules(table)
        if table.you is not None or rules is None or self._program.agent.hosts_room:
            return
        free = [[seat for seat, kept_for in open_seats.items() if kept_for == wanted] for wanted in (name, "")]
        seat = seat_for_friend(rules.sides, next(filter(None, free), open_seats), taken)
        if seat is not None:
            self._program.agent.send(SitRequest(seat))

    def _make(self) -> RoomPage:
        program = self._program
        page = RoomPage(program.renderer, in_order(program.games), *self._look(), program.announcer)
        page.done.connect(self._do)
        page.said.connect(program.window.say)
        page.rulesWanted.connect(self._show_rules)
        page.changeWanted.connect(self._change_rules)
        page.copyWanted.connect(self._copy)
        page.outsideWanted.connect(self._tell_ways_in)
        page.leaveWanted.connect(self.leave)
        page.escaped.connect(self._escape)
        page.removalWanted.connect(self.remove)
        return page

    def _show_mark(self, cards: object) -> None:
        if self.page is not None and isinstance(cards, tuple):
            self.page.show_mark(cards)

    def _changed(self, change: ConnectionChanged) -> None:
        if change.state is ConnectionState.LOST:
            if not self._was_lost:  # that a closed room does not answer is no news
                self._program.window.say(self._why_lost(change.reason))
            self._was_lost = True
        elif change.state is ConnectionState.LIVE and self._was_lost:
            self._was_lost = False
            self._program.window.say(_BACK)
        elif change.state is ConnectionState.ENDED:
            self._out()
            for sentence in error_text(change.reason, self._gone, change.why):
                self._program.say(sentence)

    def _why_lost(self, reason: object) -> Text:
        table = self._program.agent.room
        by_another = table is not None and table.host not in (None, table.you) and not table.server
        host = table.seats[table.host].name if table is not None and table.host is not None and by_another else None
        return CLOSED.filled(host) if reason is DisconnectCode.STOPPING and host is not None else _LOST

    def _take_gone(self, gone: ClosingMessage) -> None:
        self._gone = gone

    def _refuse(self, no: RefusalMessage) -> None:
        if no.text is not None:
            self._program.say(no.text)

    def _out(self) -> None:
        self.release()
        self.left.emit()

    def _follow(self, on: bool) -> None:
        if on is self._follows:
            return
        self._follows = on
        line = self._program.agent
        for signal, slot in (
            (line.roomChanged, self._show),
            (line.connectionChanged, self._changed),
            (line.refused, self._refuse),
            (line.roomClosed, self._take_gone),
            (line.fingerprintShown, self._show_mark),
            (line.outsideChanged, self._report_outside),
        ):
            (signal.connect if on else signal.disconnect)(slot)

    def _look_at_window(self) -> None:
        """Leave the room if another page or match has taken the window."""
        program = self._program
        if self.page is None:
            return
        if program.match is not None or program.seat_draw is not None or program.window.page() is not self.page:
            self.release()
            program.agent.leave()

    # ---- choices of the person

    def _do(self, deed: ParticipantRequest) -> None:
        """Send a request of the user; while the connection is lost, drop it and say why."""
        line = self._program.agent
        if line.state is not ConnectionState.LOST:
            line.send(deed)
            return
        self._program.window.say(self._why_lost(line.reason))
        if line.room is not None:
            self._show(line.room)  # restores a button that was ticked

    def _rules(self, table: RoomInfo | None) -> RoomRulesSummary | None:
        return None if table is None else summarize_rules(table, self._program.games)

    def _show_rules(self) -> None:
        from cardtable.app.dialogs.help.rules_dialog import RulesDialog

        rules, program = self._rules(self._program.agent.room), self._program
        if rules is not None:
            RulesDialog(program.renderer, rules.game, rules.options, rules.seats, self._owner()).run()

    def _change_rules(self) -> None:
        from cardtable.app.multiplayer.room_rules_dialog import RoomRulesDialog

        program, table = self._program, self._program.agent.room
        rules = self._rules(table)
        if table is None or rules is None:
            return
        games = in_order(program.games)
        dialog = RoomRulesDialog(program.renderer, games, rules, table.house, self._owner())
        if dialog.run():
            wanted = dialog.arrange()
            program.agent.send(wanted)
            if wanted.house is not None:
                program.change(remembered(wanted.house, outside=program.settings.house.outside))

    def _copy(self) -> None:
        if copy_invitation(self._program) and self.page is not None:
            self.page.invite.thank()

    def _tell_ways_in(self) -> None:
        program, agent = self._program, self._program.agent
        anywhere, owner = works_anywhere(agent), self._owner()
        dialog = ReachabilityDialog(program.renderer, owner, anywhere=anywhere, outside=agent.outside)

        def show(outside: OutsideChanged) -> None:
            dialog.show_outside(outside, anywhere=works_anywhere(agent))

        dialog.letInWanted.connect(lambda: agent.let_outsiders_in(outside_command(program.settings)))
        agent.outsideChanged.connect(show)
        dialog.run()
        agent.outsideChanged.disconnect(show)

    def remove(self, seat: int) -> None:
        """Remove a person from a seat, after a question; also during a match."""
        table = self._program.agent.room
        name = "" if table is None else table.seats[seat].name
        title, sentence = _ASK_TO_LEAVE.filled(name), _MAY_COME_BACK.filled(name)
        if self._leaving.confirms(title, sentence, _ASK):
            self._program.agent.send(ArrangeRequest(remove=Seat(seat)))

    # ---- look

    def _look(self) -> tuple[Theme, CardStyle, AppPalette]:
        program = self._program
        theme, style = theme_and_cards(program.settings, program.languages.code)
        return theme, style, self._owner().chrome or system_palette()

    def _renew(self, changed: str) -> None:
        if changed in LOOK and self.page is not None:
            self.page.setLook(*self._look())
