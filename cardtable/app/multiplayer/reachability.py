"""From where an invitation works: the answer in words, a dialog that changes it, and the message to send."""

from __future__ import annotations

from ipaddress import ip_address

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication

from cardtable.app.dialogs.common.dialog_base import CLOSE, Dialog, Role
from cardtable.app.multiplayer.room_texts import summarize_rules
from cardtable.app.program import Program
from cardtable.app.settings.settings_sections import Settings
from cardtable.app.widgets.palette import NO_OWNER, DialogOwner
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.models.agent_client import AgentClient
from cardtable.net.agent_messages import OutsideChanged, OutsideCommand, OutsideState
from cardtable.net.connection_errors import CARRIED
from cardtable.net.invitation import is_relay

ANYWHERE = translate("People", "Works from anywhere", "an invitation")
HOUSE_ONLY = translate("People", "Works in this house only", "an invitation")
COPIED = translate("People", "Copied. Paste it into a message.")
_SENTENCES = {
    OutsideState.CONNECTING: translate("People", "Connecting to a relay for friends from other houses…"),
    OutsideState.OPEN: translate("People", "Friends from other houses can come as long as your table is open."),
    OutsideState.NO_RELAY: translate(
        "People",
        "You don't use a relay, so friends from other houses may not find the way. Choose one in Preferences, Players.",
    ),
    OutsideState.SILENT: translate(
        "People", "No relay answers. Check your internet connection, or choose another relay in Preferences, Players."
    ),
    OutsideState.NO_LIBRARY: translate(
        "People", "This copy of CardTable can't reach other houses. Play in the same house, or at a table on a server."
    ),
}
_TITLE = translate("People", "Friends from other houses")
_LET_IN = translate("People", "Let friends from other houses in")
_MESSAGE = translate(
    "People",
    "%1 invites you to play %2. Copy this whole message, then open CardTable and choose Play with people, By "
    "invitation, Paste: %3",
    "a name, a game, and an invitation",
)
_MESSAGE_IN_HOUSE = translate("People", "This invitation works in %1's house only.", "a name")


def outside_command(settings: Settings) -> OutsideCommand:
    """Return the command to let guests from other houses in, by the relay of the preferences."""
    relay = settings.players.relay.strip()
    if not relay:
        return OutsideCommand()
    return OutsideCommand((relay,) if is_relay(relay) else ())


def works_anywhere(agent: AgentClient) -> bool:
    """Return whether the invitation is known to work from anywhere: the room is on a server, or a relay answers."""
    own, outside = agent.own_room, agent.outside
    if own is None or (outside is not None and outside.state is OutsideState.OPEN):
        return True
    return any(_is_public(address) for address in own.addresses)


def outside_in_words(outside: OutsideChanged) -> Text:
    """Return the sentence about the way in from other houses, which says what to do."""
    return _SENTENCES[outside.state]


def copy_invitation(program: Program) -> bool:
    """Copy the invitation message in the host's language: it goes to people who share it. Return False without one."""
    agent = program.agent
    rules = None if agent.room is None else summarize_rules(agent.room, program.games)
    if agent.welcome is None or rules is None or not agent.welcome.invitation:
        return False
    name, words = program.settings.players.name, program.renderer
    message = words.text(_MESSAGE.filled(name, rules.game.name, agent.welcome.invitation))
    if not works_anywhere(agent):
        message = f"{words.text(_MESSAGE_IN_HOUSE.filled(name))} {message}"
    QGuiApplication.clipboard().setText(message)
    agent.report_invitation_copied()
    return True


def _is_public(address: str) -> bool:
    """Return whether an address leads here from everywhere; routers usually stop what comes to one of IPv6."""
    try:
        number = ip_address(address)
    except ValueError:  # a host name
        return True
    return number.version == 4 and not number.is_private


class ReachabilityDialog(Dialog):
    """Dialog about guests from other houses; `outside`: None: they are not wanted so far."""

    letInWanted = Signal()

    def __init__(
        self,
        renderer: TextRenderer,
        owner: DialogOwner = NO_OWNER,
        *,
        anywhere: bool,
        outside: OutsideChanged | None = None,
    ) -> None:
        super().__init__(renderer, _TITLE, owner)
        self._answer = self.heading(HOUSE_ONLY)
        self._state = self.label(_SENTENCES[OutsideState.CONNECTING])
        self.label(CARRIED)
        self.let_in = self.phrases.button(self, _LET_IN, self.letInWanted)
        self.phrases.put(self.let_in.setAccessibleDescription, CARRIED)
        self.body.addWidget(self.let_in, 0, Qt.AlignmentFlag.AlignLeading)
        self.body.addStretch(1)
        self.button(CLOSE, Role.RejectRole, primary=True)
        self.show_outside(outside, anywhere=anywhere)

    def show_outside(self, outside: OutsideChanged | None, *, anywhere: bool) -> None:
        """Show from where the invitation works now, and why."""
        answer = ANYWHERE if anywhere else HOUSE_ONLY
        self.phrases.put(self._answer.setText, answer)
        self._state.setVisible(outside is not None)
        if outside is not None:
            self.phrases.put(self._state.setText, outside_in_words(outside))
        self.phrases.put(self.setAccessibleDescription, answer if outside is None else outside_in_words(outside))
        is_trying = outside is not None and outside.state in (OutsideState.CONNECTING, OutsideState.OPEN)
        self.let_in.setVisible(not is_trying)
        self.fit(560, 240)
