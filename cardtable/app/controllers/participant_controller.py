"""What the people at a table do beside playing; made when it is first wanted, for most play alone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QIcon

from cardtable.app.controllers.command_state import MATCH_OVER, WATCHING
from cardtable.app.program import Program
from cardtable.app.widgets.palette import system_palette
from cardtable.core.text import Text, translate

if TYPE_CHECKING:
    from cardtable.app.multiplayer.in_match.notification_controller import LocalProposals, NotificationController
    from cardtable.app.multiplayer.in_match.phrase_controller import PhraseController
    from cardtable.app.multiplayer.in_match.remote_match_controller import RemoteMatchController
    from cardtable.host.host_messages import ProposalOpened
    from cardtable.models.agent_client import AgentClient
    from cardtable.net.agent_messages import PortMappingChanged

_WISHES = ("pause", "end", "rematch")  # called as `PeopleWish` has them
_AMONG_PEOPLE = ("say", "computer", "seat", "ask_to_leave", *_WISHES)  # commands that mean nothing among computers
_PAUSED = translate("Menu", "The table is paused already.")
_GOES_ON = translate("Menu", "This match is not over yet.")
_HAS_SEAT = translate("Menu", "You have a seat already.")
_NO_FREE_SEAT = translate("Menu", "No seat is free that you could take now.")
_NOBODY_ELSE = translate("Menu", "Nobody else sits at the table.")
_ONLY_HOST = translate("Menu", "Only the host of the table can do that.")
_REPLACED = translate("Menu", "A computer plays for you already.")


class ParticipantController(QObject):
    """Owns the keeper of the strip, and whoever tells it what there is to say."""

    leaveWanted = Signal()  # the person gets up from the table
    aloneWanted = Signal(bool)  # its host does not come back: play on against computers, or only save what there is
    reopenWanted = Signal()  # its host does not come back: open it again here
    questionComes = Signal()  # to the felt: whatever lies over the table goes
    removalWanted = Signal(int)  # seat of whom the host asks to leave
    fairnessWanted = Signal()

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self._keeper: NotificationController | None = None
        self._wishes: LocalProposals | None = None
        self._line: AgentClient | None = None
        self.there: RemoteMatchController | None = None
        self.saying: PhraseController | None = None
        program.asked.connect(self._asked)
        program.matchChanged.connect(self._offer)
        actions = program.window.menus.actions
        actions["say"].triggered.connect(self._say)
        for wish in _WISHES:
            actions[wish].triggered.connect(partial(self._wish, wish))
        actions["computer"].triggered.connect(self._hand_over)
        actions["seat"].triggered.connect(self._take_seat)
        actions["ask_to_leave"].triggered.connect(self._ask_to_leave)
        self._offer()

    @property
    def keeper(self) -> NotificationController:
        """Of the strip in the window."""
        if self._keeper is None:
            from cardtable.app.multiplayer.in_match.notification_controller import NotificationController

            self._keeper = NotificationController(self._program)
        return self._keeper

    def follow(self, line: AgentClient) -> None:
        """Show what this line says of the people, from its first word on."""
        from cardtable.app.multiplayer.in_match.phrase_controller import PhraseController
        from cardtable.app.multiplayer.in_match.remote_match_controller import RemoteMatchController

        there = self.there = RemoteMatchController(self._program, self.keeper, line)
        self.saying = PhraseController(self._program, there, line)
        there.leaveWanted.connect(self.leaveWanted)
        there.aloneWanted.connect(self.aloneWanted)
        there.reopenWanted.connect(self.reopenWanted)
        there.questionComes.connect(self.questionComes)
        there.seats.removalWanted.connect(self.removalWanted)
        there.fairnessWanted.connect(self.fairnessWanted)
        line.tableChanged.connect(self._offer)
        line.checked.connect(self._mark_doubt)
        line.welcomed.connect(self._mark_doubt)
        line.routed.connect(self._tell_router)
        self._line = line

    def _asked(self, asked: ProposalOpened) -> None:
        """Somebody at a table in this process wishes something."""
        if self._program.table is None:
            return
        if self._wishes is None:
            from cardtable.app.multiplayer.in_match.notification_controller import LocalProposals

            self._wishes = LocalProposals(self._program, self.keeper)
        self._wishes.take(asked)

    def _tell_router(self, said: PortMappingChanged) -> None:
        """While a match is played, whether others can still come from other houses; the room says it by itself."""
        from cardtable.app.multiplayer.reachability import router_in_words
        from cardtable.net.agent_messages import PortMappingState

        own = None if self._line is None else self._line.own
        if (
            own is not None
            and self.there is not None
            and self.there.is_shown
            and said.way is not PortMappingState.ASKING
        ):
            self._program.say(router_in_words(said, own.port))

    def _offer(self, _told: object = None) -> None:
        """The commands of tables of people are in their menu there alone, and say why they cannot be given."""
        shown = self.there is not None and self.there.is_shown
        menus = self._program.window.menus
        menus.offer(dict.fromkeys(_AMONG_PEOPLE, shown))
        if shown:
            menus.enable(self._refusals())

    def _refusals(self) -> dict[str, Text | None]:
        situation = None if self.there is None else self.there.situation
        if situation is None or situation.me is None:
            free = self.there is not None and bool(self.there.seats.free)
            return dict.fromkeys(_AMONG_PEOPLE, WATCHING) | {"seat": None if free else _NO_FREE_SEAT}
        over = MATCH_OVER if self.there is not None and self.there.is_over else None
        paused = over or (_PAUSED if situation.paused else None)
        return {
            "say": None,
            "pause": paused,
            "computer": _REPLACED if situation.replaced else paused,
            "seat": _HAS_SEAT,
            "ask_to_leave": None if self.there is not None and self.there.seats.others else self._nobody_to_ask,
            "end": over,
            "rematch": None if over else _GOES_ON,
        }

    @property
    def _nobody_to_ask(self) -> Text:
        return _NOBODY_ELSE if self._line is not None and self._line.is_host else _ONLY_HOST

    def _mark_doubt(self, _told: object) -> None:
        """An amber dot on the entry of the page that tells what could not be confirmed."""
        from cardtable.app.dialogs.help.verification_results import is_any_doubtful
        from cardtable.app.multiplayer.in_match.seat_changes import amber_dot

        doubtful = self._line is not None and is_any_doubtful(self._line.checks)
        entry = self._program.window.menus.actions["fairness"]
        entry.setIcon(amber_dot(system_palette().heed) if doubtful else QIcon())
        entry.setIconVisibleInMenu(doubtful)

    def _say(self) -> None:
        if self.saying is not None:
            self.saying.open()

    def _wish(self, wish: str) -> None:
        from cardtable.host.room_types import RoomProposalKind  # 20 ms, which most starts need not wait for

        if self.there is not None:
            self.there.wish(RoomProposalKind(wish))

    def _take_seat(self) -> None:
        if self.there is not None:
            self.there.seats.take_seat()

    def _ask_to_leave(self) -> None:
        if self.there is not None:
            self.there.seats.ask_to_leave()

    def _hand_over(self) -> None:
        if self.there is not None:
            self.there.hand_over()
