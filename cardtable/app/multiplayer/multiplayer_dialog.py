"""Dialog "Play with people": rooms in the local network, an invitation, or a new room."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from functools import cached_property, partial
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from cardtable.app.dialogs.common.dialog_base import CANCEL, CLOSE, Dialog, Role, ScrollPage
from cardtable.app.dialogs.common.paged_dialog import Sidebar, in_layout, stops_in
from cardtable.app.multiplayer.discovered_rooms import JOIN
from cardtable.app.multiplayer.invitation_page import InvitationPage
from cardtable.app.multiplayer.lan_page import LanPage
from cardtable.app.multiplayer.multiplayer_widgets import SIDE, NoticeBox, NoticeSeverity, ProfilePrompt, ProfileWidget
from cardtable.app.multiplayer.open_room_page import OpenRoomPage
from cardtable.app.settings.settings_sections import Settings
from cardtable.app.widgets.basic_widgets import discard, fill_box
from cardtable.app.widgets.palette import NO_OWNER, AppPalette, DialogOwner
from cardtable.app.window.idle_tasks import paint_next_turn
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.host.name_sanitizer import is_reserved, sanitize_name
from cardtable.net.agent_messages import RoomDiscovered
from cardtable.table.art.themes import CardStyle
from cardtable.table.speech.announcer import Announcer

_TITLE = translate("People", "Play with people")
_HOUSE = translate("People", "In this house")
_INVITATION = translate("People", "By invitation")
_OPEN = translate("People", "Open a table")
_WAYS = translate("People", "Ways to play with people")
_JOINING = translate("People", "Joining the table…")
_OPENING = translate("People", "Opening the table…")
_A_MOMENT = translate("People", "This takes a moment.")
WIDE, HIGH = 920, 672  # pixels of the sketches


class MultiplayerPage(enum.IntEnum):
    """Pages in the order of the sidebar."""

    HOUSE = 0
    INVITATION = 1
    OPEN = 2


class MultiplayerDialog(Dialog):
    """Dialog that emits the person's choices; its owner reports the results and closes it."""

    lookWanted = Signal(bool)  # start or stop the search for rooms
    tableTaken = Signal(str)  # id of a discovered room
    joinWanted = Signal(str)  # text of an invitation
    openWanted = Signal(object)  # NewRoomConfig
    identityChanged = Signal(str, int)  # name, portrait

    def __init__(
        self,
        renderer: TextRenderer,
        games: Mapping[str, AnyGame],
        settings: Settings,
        style: CardStyle,
        announcer: Announcer,
        owner: DialogOwner = NO_OWNER,
        *,
        way: MultiplayerPage = MultiplayerPage.HOUSE,
    ) -> None:
        """Make the dialog; `games` in the order of display."""
        super().__init__(renderer, _TITLE, owner)
        self._name, self._portrait = settings.players.name, settings.players.portrait
        self.profile_prompt: ProfilePrompt | None = None
        self._busy = False
        entries = (("home", _HOUSE), ("mail", _INVITATION), ("new", _OPEN))
        self.list = Sidebar(self.phrases, self.chrome, entries, self, narrowest=SIDE)
        self.phrases.put(self.list.setAccessibleName, _WAYS)
        self.identity = ProfileWidget(renderer)
        self.identity.changeWanted.connect(self._ask_who)
        self.house = LanPage(renderer, games, style, announcer)
        self.invitation = InvitationPage(renderer, style, announcer)
        for page in (self.house, self.invitation):
            page.setParent(self)  # a page that is never opened goes with the dialog
            page.hide()
        self._make_open_page = partial(OpenRoomPage, renderer, games, settings, style)
        self._progress = NoticeBox(renderer, announcer, self)
        self._progress.hide()
        self._lay_out()
        self.join_button = self.button(JOIN, Role.AcceptRole, self._join, primary=True)
        self.open_button = self.button(_OPEN, Role.AcceptRole, self._open, primary=True)
        self.close_button = self.button(CLOSE, Role.RejectRole)
        self.list.setCurrentRow(way)
        self._connect()
        self._show_person()
        self._turn_to(way)
        self._refresh()
        if not self._name or is_reserved(sanitize_name(self._name)):
            self._ask_who()
        self._focus_first()
        self.fit(WIDE, HIGH)

    def _lay_out(self) -> None:
        self._side = QWidget(self)
        self._side.setProperty("role", "side")
        fill_box(QVBoxLayout(self._side), (self.list, 1), self.identity, spacing=0)
        self._stack = QStackedWidget(self)
        self._areas: dict[MultiplayerPage, ScrollPage] = {}  # of the pages that were opened
        whole = QWidget(self)
        fill_box(QHBoxLayout(whole), self._side, (self._stack, 1), spacing=0)
        self.put_body(whole)

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._go)
        self.list.clicked.connect(self._focus_first)  # arrows stay in the sidebar
        self.house.taken.connect(self._take)
        self.house.invitationWanted.connect(lambda: self.go(MultiplayerPage.INVITATION))
        self.house.openWanted.connect(lambda: self.go(MultiplayerPage.OPEN))
        self.invitation.changed.connect(self._refresh)
        self.invitation.pasted.connect(self._focus_first)  # Enter then joins by a valid invitation
        self.invitation.field.returnPressed.connect(self._join)

    @cached_property
    def open_page(self) -> OpenRoomPage:
        """Page to open a table, made when it is first shown: it has many rows."""
        page = self._make_open_page()
        page.changed.connect(self._refresh)
        return page

    # ---- results from outside

    def begin(self) -> None:
        """Start what the open page needs, once everything is connected."""
        self._go(self.way)

    def calm(self) -> None:
        """Reset the progress: the person has cancelled."""
        self._set_busy(False)

    def add(self, found: RoomDiscovered) -> None:
        """Add or update a discovered room."""
        self.house.add(found)
        self._order()

    def show_invitation(self, text: str) -> None:
        """Open the page for invitations with this text, as from a link."""
        self.invitation.setText(text)
        self.go(MultiplayerPage.INVITATION)

    def refuse(self, heading: Text, sentence: Text) -> None:
        """Show an error; the page is ready for another attempt."""
        self._set_busy(False)
        if self.way is MultiplayerPage.INVITATION:
            self.invitation.refuse(heading, sentence)
        else:
            self._progress.say(NoticeSeverity.LOOK, heading, sentence)
            self._put_progress()

    def keep_waiting(self, heading: Text, sentence: Text) -> None:
        """Show that the present attempt takes longer."""
        if self._busy:
            self._progress.say(NoticeSeverity.LOOK, heading, sentence)

    # ---- choices of the person

    @property
    def way(self) -> MultiplayerPage:
        """Page that is shown."""
        return MultiplayerPage(self.list.currentRow())

    def go(self, way: MultiplayerPage) -> None:
        """Open a page and focus its first field."""
        self.list.setCurrentRow(way)
        self._focus_first()

    def _go(self, row: int) -> None:
        self._turn_to(MultiplayerPage(row))
        self._progress.hide()
        looking = row == MultiplayerPage.HOUSE
        if looking:
            self.house.begin()
        self.lookWanted.emit(looking)
        if self.profile_prompt is not None:
            self._place_question(self.profile_prompt)
        self._refresh()

    @property
    def _page(self) -> LanPage | InvitationPage | OpenRoomPage:
        if self.way is MultiplayerPage.OPEN:
            return self.open_page
        return self.house if self.way is MultiplayerPage.HOUSE else self.invitation

    def _turn_to(self, way: MultiplayerPage) -> None:
        if way not in self._areas:
            self._areas[way] = ScrollPage(self._page, self._side)
            self._page.show()
            self._stack.addWidget(self._areas[way])
            paint_next_turn(self._areas[way])
        self._stack.setCurrentWidget(self._areas[way])
        self._order()

    def _order(self) -> None:
        """Set the tab order to the reading order: sidebar, profile, page, buttons."""
        stops = [self.list, self.identity.button, *stops_in(self._page), *in_layout(self.buttons)]
        for one, other in pairwise(stops):
            QWidget.setTabOrder(one, other)

    def _focus_first(self) -> None:
        if self.profile_prompt is not None:
            self.profile_prompt.begin()
        elif self.way is MultiplayerPage.HOUSE:
            self.list.setFocus()
            self.house.list.focusFirst()
        elif self.way is MultiplayerPage.INVITATION:
            (self.join_button if self._may_join() else self.invitation.field).setFocus()
        else:
            self.open_page.tiles.focusChosen()

    def _take(self, table: str) -> None:
        self._begin(_JOINING)
        self.tableTaken.emit(table)

    def _join(self) -> None:
        if self._may_join():
            self._begin(_JOINING)
            self.joinWanted.emit(self.invitation.field.text())

    def _open(self) -> None:
        if self._may_open():
            self._begin(_OPENING)
            self.openWanted.emit(self.open_page.wanted())

    def _begin(self, what: Text) -> None:
        self._set_busy(True)
        self._progress.say(NoticeSeverity.GOOD, what, _A_MOMENT)
        self._put_progress()

    def _put_progress(self) -> None:
        layout = self._page.layout()
        if isinstance(layout, QVBoxLayout):
            layout.insertWidget(1, self._progress)
        self._progress.show()

    def _set_busy(self, busy: bool) -> None:
        self._busy = busy
        if not busy:
            self._progress.hide()
        self._refresh()

    def _may_join(self) -> bool:
        return self.invitation.invitation is not None and self.profile_prompt is None and not self._busy

    def _may_open(self) -> bool:
        is_asking = self.profile_prompt is not None or self._busy
        return self.way is MultiplayerPage.OPEN and self.open_page.choice.fits() and not is_asking

    def _refresh(self) -> None:
        way = self.way
        self.house.setAsking(self.profile_prompt is not None or self._busy)
        self.join_button.setVisible(way is MultiplayerPage.INVITATION)
        self.join_button.setEnabled(self._may_join())
        self.open_button.setVisible(way is MultiplayerPage.OPEN)
        self.open_button.setEnabled(self._may_open())
        self.phrases.put(self.close_button.setText, CLOSE if way is MultiplayerPage.HOUSE else CANCEL)

    # ---- profile

    def _ask_who(self) -> None:
        if self.profile_prompt is None:
            self.profile_prompt = ProfilePrompt(self.renderer, self._name, self._portrait)
            self.profile_prompt.answered.connect(self._know)
            self.identity.hide()
            self._place_question(self.profile_prompt)
            self._refresh()
        self.profile_prompt.begin()

    def _place_question(self, who: ProfilePrompt) -> None:
        self._page.ask(who)
        who.show()
        self._order()

    def _know(self, name: str, portrait: int) -> None:
        self._name, self._portrait = name, portrait
        if self.profile_prompt is not None:
            discard(self.profile_prompt)
            self.profile_prompt = None
        self._show_person()
        self._refresh()
        self._focus_first()
        self.identityChanged.emit(name, portrait)

    def _show_person(self) -> None:
        self.identity.setVisible(bool(self._name))
        self.identity.show_person(self._name, self._portrait)
        self.invitation.setIdentity(self._name, self._portrait)

    # ---- window

    def setChrome(self, chrome: AppPalette) -> None:
        super().setChrome(chrome)
        self.list.setChrome(chrome)

    def retranslate(self) -> None:
        super().retranslate()
        self.list.fit()
        self.identity.phrases.renew()
        self._progress.phrases.renew()
        self.house.retranslate()
        self.invitation.retranslate()
        if MultiplayerPage.OPEN in self._areas:
            self.open_page.retranslate()
        if self.profile_prompt is not None:
            self.profile_prompt.retranslate()
        self._refresh()
