"""Commands among the participants of a room during a match; their parts are imported when first used."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QIcon

from cardtable.app.controllers.command_state import MATCH_OVER, WATCHING
from cardtable.app.program import Program
from cardtable.app.widgets.palette import system_palette
from cardtable.core.text import Text, translate

if TYPE_CHECKING:
    from cardtable.app.multiplayer.in_match.notification_controller import NotificationController
    from cardtable.app.multiplayer.in_match.phrase_controller import PhraseController
    from cardtable.app.multiplayer.in_match.remote_match_controller import RemoteMatchController
    from cardtable.models.agent_client import AgentClient
    from cardtable.net.agent_messages import OutsideChanged

_PROPOSALS = ("pause", "end", "rematch")  # commands with the values of `RoomProposalKind`
_ROOM_COMMANDS = ("say", "computer", "seat", "ask_to_leave", *_PROPOSALS)  # hidden outside of rooms
_PAUSED = translate("Menu", "The table is already paused.")
_NOT_OVER = translate("Menu", "This match isn't over yet.")
_HAS_SEAT = translate("Menu", "You already have a seat.")
_NO_FREE_SEAT = translate("Menu", "There is no free seat at the moment.")
_NOBODY_ELSE = translate("Menu", "Nobody else is at the table.")
_ONLY_HOST = translate("Menu", "Only the host of the table can do that.")
_REPLACED = translate("Menu", "A computer is already playing for you.")


class ParticipantController(QObject):
    """Owns the notification bar and the controllers that fill it, and handles the commands of rooms."""

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self._agent: AgentClient | None = None
        self.there: RemoteMatchController | None = None
        self.saying: PhraseController | None = None
        program.matchChanged.connect(self._update_commands)
        self._update_commands()

    @cached_property
    def keeper(self) -> NotificationController:
        from cardtable.app.multiplayer.in_match.notification_controller import NotificationController

        return NotificationController(self._program)

    def follow(self, agent: AgentClient) -> RemoteMatchController:
        """Follow the room of this agent client from its first message on; return the controller of its match."""
        from cardtable.app.multiplayer.in_match.phrase_controller import PhraseController
        from cardtable.app.multiplayer.in_match.remote_match_controller import RemoteMatchController

        there = self.there = RemoteMatchController(self._program, self.keeper, agent)
        saying = self.saying = PhraseController(self._program, there, agent)
        handlers = {"say": saying.open, "computer": there.hand_over, "seat": there.seats.take_seat}
        handlers |= {"ask_to_leave": there.seats.ask_to_leave, "copy_invitation": self._copy_invitation}
        handlers |= {command: partial(self._propose, there, command) for command in _PROPOSALS}
        for command, handler in handlers.items():
            action = self._program.window.menus.actions[command]
            action.triggered.connect(lambda _checked=False, handler=handler: handler())
        there.invitationWanted.connect(self._copy_invitation)
        agent.roomChanged.connect(self._update_commands)
        agent.dealVerified.connect(self._mark_fairness)
        agent.welcomed.connect(self._mark_fairness)
        agent.outsideChanged.connect(self._report_outside)
        agent.welcomed.connect(self._update_commands)
        self._agent = agent
        return there

    def _report_outside(self, outside: OutsideChanged) -> None:
        """Report during a match whether guests from other houses can still come; the room page does so itself."""
        from cardtable.app.multiplayer.reachability import outside_in_words
        from cardtable.net.agent_messages import OutsideState

        is_in_match = self.there is not None and self.there.is_shown
        if is_in_match and outside.state is not OutsideState.CONNECTING:
            self._program.say(outside_in_words(outside))

    def _copy_invitation(self) -> None:
        from cardtable.app.multiplayer.reachability import COPIED, copy_invitation

        if copy_invitation(self._program):
            self._program.say(COPIED)

    def _update_commands(self, _message: object = None) -> None:
        is_in_match = self.there is not None and self.there.is_shown
        welcome = None if self._agent is None else self._agent.welcome
        menus = self._program.window.menus
        menus.offer(dict.fromkeys(_ROOM_COMMANDS, is_in_match) | {"copy_invitation": welcome is not None})
        refusal = None if welcome is not None and welcome.invitation else _ONLY_HOST
        menus.enable((self._refusals() if is_in_match else {}) | {"copy_invitation": refusal})

    def _refusals(self) -> dict[str, Text | None]:
        situation = None if self.there is None else self.there.situation
        if situation is None or situation.me is None:
            free = self.there is not None and bool(self.there.seats.free)
            return dict.fromkeys(_ROOM_COMMANDS, WATCHING) | {"seat": None if free else _NO_FREE_SEAT}
        over = MATCH_OVER if self.there is not None and self.there.is_over else None
        paused = over or (_PAUSED if situation.paused else None)
        nobody = _NOBODY_ELSE if self._agent is not None and self._agent.is_host else _ONLY_HOST
        return {
            "say": None,
            "pause": paused,
            "computer": _REPLACED if situation.replaced else paused,
            "seat": _HAS_SEAT,
            "ask_to_leave": None if self.there is not None and self.there.seats.others else nobody,
            "end": over,
            "rematch": None if over else _NOT_OVER,
        }

    def _mark_fairness(self, _message: object) -> None:
        """Mark the entry of the fairness page with an amber dot if some deal could not be verified."""
        from cardtable.app.dialogs.help.verification_results import is_any_doubtful
        from cardtable.app.multiplayer.in_match.seat_changes import amber_dot

        doubtful = self._agent is not None and is_any_doubtful(self._agent.verified_deals)
        entry = self._program.window.menus.actions["fairness"]
        entry.setIcon(amber_dot(system_palette().heed) if doubtful else QIcon())
        entry.setIconVisibleInMenu(doubtful)

    def _propose(self, there: RemoteMatchController, command: str) -> None:
        from cardtable.host.room_types import RoomProposalKind  # takes 20 ms, needed only in rooms

        there.wish(RoomProposalKind(command))
