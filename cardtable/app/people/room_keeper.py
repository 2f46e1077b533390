"""The room in the window, from the first word of a table to its first card, and out of it again."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from cardtable.app.match.looks import LOOK, table_look
from cardtable.app.people.at_table.strip_of_situation import CLOSED
from cardtable.app.people.getting_up import Leaving
from cardtable.app.people.room_page import RoomPage
from cardtable.app.people.room_rules import RoomRules, room_rules
from cardtable.app.people.router_words import router_in_short, router_in_words
from cardtable.app.people.usual_house import remembered
from cardtable.app.program import Program
from cardtable.app.widgets.chrome import Chrome, system_chrome
from cardtable.core.text import Text, translate
from cardtable.core.zones import Seat
from cardtable.games import in_order
from cardtable.host.clean_names import clean_name
from cardtable.host.from_seat import Arrange, Sit
from cardtable.host.from_table import Gone, No, TableInfo
from cardtable.host.gathering import Close, Occupant, PlaceInfo, Stage
from cardtable.net.agent_talk import Deed, LineChanged, LineState, RouterSaid
from cardtable.net.troubles import trouble_in_words
from cardtable.table.art.card_style import CardStyle
from cardtable.table.art.themes import THEMES, Theme

_HEADING = translate("People", "%1, %2 seats", "a game, and for how many its table is")
_OPEN = translate("People", "Your table is open.")
_OPEN_AGAIN = translate("People", "The table is open again here, after deal %1. Send the others the new invitation.")
_SIT = translate("People", "You sit at %1's table.")
_SIT_AT_SERVER = translate("People", "You sit at the table.")
_WATCH = translate("People", "You are watching: all seats of this table are taken.")
_LOST = translate("People", "The line to the table is lost. Trying again…")
_BACK = translate("People", "The line to the table is back.")
_MESSAGE = translate(
    "People",
    "%1 invites you to play %2. Copy this whole message, open CardTable, Play with people, By invitation, Paste: %3",
    "a name, a game, and an invitation",
)
_ASK_TO_LEAVE = translate("People", "Ask %1 to leave?")
_MAY_COME_BACK = translate("People", "%1 gets up from the table, and can come back with a new invitation.")
_ASK = translate("People", "Ask to leave")
GATHERING = frozenset({Stage.LOBBY, Stage.SEALING})


def _waits(place: PlaceInfo) -> bool:
    """Whether a seat is kept for whoever sat there before."""
    return place.kind is Occupant.OPEN and place.name != ""


def _is_private(address: str) -> bool:
    """Whether an address means something in this house alone; a name may lead anywhere."""
    try:
        return ip_address(address).is_private
    except ValueError:
        return False


class RoomKeeper(QObject):
    """Shows the room while a table gathers, until the person leaves or `release` gives the window to the match."""

    left = Signal()  # the person is at no table any more

    def __init__(self, program: Program, chrome: Callable[[], Chrome | None], leaving: Leaving) -> None:
        super().__init__(program)
        self._program, self._chrome, self._leaving = program, chrome, leaving
        self._follows = False  # what the table says
        self._page: RoomPage | None = None
        self._gone: Gone | None = None
        self._was_lost = False
        program.matchChanged.connect(self._look_at_window)
        program.settingsChanged.connect(self._renew)
        program.window.closing.connect(self.release)

    @property
    def page(self) -> RoomPage | None:
        """The room, while it is shown."""
        return self._page

    def enter(self) -> None:
        """The table has answered: show it, and follow it from now on."""
        line = self._program.people
        self.release()
        self._gone, self._was_lost = None, False
        self._follow(True)
        if line.table is not None:
            self._show(line.table)

    def release(self) -> None:
        """The match takes the window: what happens at the table is seen there."""
        self._follow(False)
        if self._page is not None:
            self._page = None
            self._program.window.label(None, None)
            self._program.window.say()

    def leave(self) -> None:
        """Get up, after a question where somebody would miss the person."""
        if self._leaving.may_leave():
            self._program.people.leave()
            self._out()

    # ---- what the table says

    def _show(self, table: TableInfo) -> None:
        if table.stage not in GATHERING:
            return  # the match is about to take the window
        page = self._page
        if page is None:
            self._program.leave()  # before there is a page that a match could take the window from
            page = self._page = self._make()
            self._program.window.show_page(page)
            self._program.matchChanged.emit()
            self._program.window.say(self._where(table))
            self._sit(table)
        self._show_mark(self._program.people.mark)
        line = self._program.people
        self._show_reach(page)
        page.show_table(table, may_arrange=line.is_host, is_here=line.keeps_table)
        rules = self._rules(table)
        if rules is not None:
            self._program.window.label(None, _HEADING.filled(rules.game.name, rules.seats))

    def _show_reach(self, page: RoomPage) -> None:
        own, said = self._program.people.own, self._program.people.router
        house_only = own is not None and all(map(_is_private, own.addresses))
        router = None if own is None or said is None else (router_in_short(said), router_in_words(said, own.port))
        page.show_reach(house_only=house_only, router=router)

    def _tell_router(self, said: RouterSaid) -> None:
        own = self._program.people.own
        if self._page is not None and own is not None:
            self._show_reach(self._page)
            self._program.window.say(router_in_words(said, own.port))

    def _where(self, table: TableInfo) -> Text:
        """Where somebody has come to, who takes the first open seat."""
        if self._program.people.is_host:
            return _OPEN_AGAIN.filled(table.deal) if table.deal else _OPEN
        if table.you is None and all(place.kind is not Occupant.OPEN for place in table.seats):
            return _WATCH
        return _SIT_AT_SERVER if table.host is None else _SIT.filled(table.seats[table.host].name)

    def _sit(self, table: TableInfo) -> None:
        """Whoever comes takes the first open seat, or the own one of before, and may choose another one.

        At a table here the host has one.
        """
        name = clean_name(self._program.settings.players.name)
        free = [seat for seat, place in enumerate(table.seats) if place.kind is Occupant.OPEN]
        free.sort(key=lambda seat: (table.seats[seat].name != name, _waits(table.seats[seat])))
        if table.you is None and free and not self._program.people.keeps_table:
            self._program.people.say(Sit(Seat(free[0])))

    def _make(self) -> RoomPage:
        program = self._program
        games = in_order(program.games)
        chrome = self._chrome() or system_chrome()
        page = RoomPage(program.words, games, *self._look(), chrome, program.mouth)
        page.done.connect(self._do)
        page.said.connect(program.window.say)
        page.rulesWanted.connect(self._show_rules)
        page.changeWanted.connect(self._change_rules)
        page.copyWanted.connect(self._copy)
        page.outsideWanted.connect(self._tell_ways_in)
        page.leaveWanted.connect(self.leave)
        page.removalWanted.connect(self.remove)
        return page

    def _show_mark(self, cards: object) -> None:
        if self._page is not None and isinstance(cards, tuple):
            self._page.show_mark(cards)

    def _changed(self, change: LineChanged) -> None:
        if change.state is LineState.LOST:
            if not self._was_lost:  # that nobody answers after a table has been closed is no news
                self._program.window.say(self._why_lost(change.reason))
            self._was_lost = True
        elif change.state is LineState.LIVE and self._was_lost:
            self._was_lost = False
            self._program.window.say(_BACK)
        elif change.state is LineState.ENDED:
            self._out()
            for sentence in trouble_in_words(change.reason, self._gone, change.why):
                self._program.say(sentence)

    def _why_lost(self, reason: object) -> Text:
        table = self._program.people.table
        by_another = table is not None and table.host not in (None, table.you)
        host = table.seats[table.host].name if table is not None and table.host is not None and by_another else None
        return CLOSED.filled(host) if reason is Close.STOPPING and host is not None else _LOST

    def _take_gone(self, gone: Gone) -> None:
        self._gone = gone

    def _refuse(self, no: No) -> None:
        if no.text is not None:
            self._program.say(no.text)

    def _out(self) -> None:
        self.release()
        self.left.emit()

    def _follow(self, on: bool) -> None:
        if on is self._follows:
            return
        self._follows = on
        line = self._program.people
        for signal, slot in (
            (line.tableChanged, self._show),
            (line.changed, self._changed),
            (line.refused, self._refuse),
            (line.gone, self._take_gone),
            (line.marked, self._show_mark),
            (line.routed, self._tell_router),
        ):
            if on:
                signal.connect(slot)
            else:
                signal.disconnect(slot)

    def _look_at_window(self) -> None:
        """Something else has taken the window, as a new match: the person has got up."""
        program = self._program
        if self._page is None:
            return
        if program.play is not None or program.seat_draw is not None or program.window.page() is not self._page:
            self.release()
            program.people.leave()

    # ---- what the person wants

    def _do(self, deed: Deed) -> None:
        """Over a lost line nothing is said, nor later: whoever presses a button hears why nothing comes of it."""
        line = self._program.people
        if line.state is not LineState.LOST:
            line.say(deed)
            return
        self._program.window.say(self._why_lost(line.reason))
        if line.table is not None:
            self._show(line.table)  # a button that was ticked stands as before

    def _rules(self, table: TableInfo | None) -> RoomRules | None:
        return None if table is None else room_rules(table, self._program.games)

    def _show_rules(self) -> None:
        from cardtable.app.dialogs.help.rules_page import RulesDialog

        rules, program = self._rules(self._program.people.table), self._program
        if rules is not None:
            dialog = RulesDialog(program.words, rules.game, rules.options, rules.seats, program.window, self._chrome())
            dialog.exec()
            dialog.deleteLater()

    def _change_rules(self) -> None:
        from cardtable.app.people.change_rules import ChangeRules

        program, table = self._program, self._program.people.table
        rules = self._rules(table)
        if table is None or rules is None:
            return
        games = in_order(program.games)
        dialog = ChangeRules(program.words, games, rules, table.house, program.window, self._chrome())
        if dialog.exec():
            wanted = dialog.arrange()
            program.people.say(wanted)
            if wanted.house is not None:
                program.change(remembered(wanted.house, router=program.settings.house.router))
        dialog.deleteLater()

    def _copy(self) -> None:
        """The message goes out in the host's language: whoever gets it is somebody that the host speaks with."""
        line = self._program.people
        rules = self._rules(line.table)
        if line.welcome is None or rules is None or self._page is None or not line.welcome.invitation:
            return
        name = self._program.settings.players.name
        message = _MESSAGE.filled(name, rules.game.name, line.welcome.invitation)
        QGuiApplication.clipboard().setText(self._program.words.text(message))
        line.copied()
        self._page.invite.thank()

    def _tell_ways_in(self) -> None:
        from cardtable.app.people.from_outside import FromOutside

        program, own = self._program, self._program.people.own
        if own is not None:
            said = program.people.router
            dialog = FromOutside(program.words, own.port, program.window, self._chrome(), said=said)
            dialog.askWanted.connect(program.people.ask_router)
            program.people.routed.connect(dialog.show_router)
            dialog.exec()
            program.people.routed.disconnect(dialog.show_router)
            dialog.deleteLater()

    def remove(self, seat: int) -> None:
        """Ask somebody to leave, after a question; in a match as well."""
        table = self._program.people.table
        name = "" if table is None else table.seats[seat].name
        title, sentence = _ASK_TO_LEAVE.filled(name), _MAY_COME_BACK.filled(name)
        if self._leaving.confirms(title, sentence, _ASK):
            self._program.people.say(Arrange(remove=Seat(seat)))

    # ---- look

    def _look(self) -> tuple[Theme, CardStyle]:
        look = table_look(self._program.settings, self._program.languages.code)
        style = CardStyle(look.four_colours, look.large_indices, look.letters, look.back)
        return THEMES[look.theme], style

    def _renew(self, changed: str) -> None:
        if changed in LOOK and self._page is not None:
            self._page.setLook(*self._look(), self._chrome() or system_chrome())
