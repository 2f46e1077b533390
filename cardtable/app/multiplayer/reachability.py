"""Reachability of a room from outside: state of port mapping in words, and a dialog with other ways."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from cardtable.app.dialogs.common.dialog_base import CLOSE, Dialog, Role
from cardtable.app.widgets.palette import AppPalette
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.net.agent_messages import PortMappingChanged, PortMappingState

_ASKING = translate("People", "Asking your router to let people in…")
_OPEN = translate(
    "People",
    "Your router lets people in at %1, port %2, as long as your table is open: the invitation points there.",
    "an address of the internet and a number",
)
_NO_ROUTER = translate(
    "People", "No router has answered. Switch on UPnP in its settings and ask again, or use one of the other ways."
)
_REFUSED = translate(
    "People", "Your router doesn't let people in by itself. In its settings, forward TCP port %1 to this computer."
)
_BEHIND_ANOTHER = translate(
    "People",
    "Your router can't be reached from outside: there is another one in front of it, or your provider shares one "
    "address among many houses. Use one of the other ways.",
)
_LABELS = {
    PortMappingState.ASKING: translate(
        "People", "Asking…", "on a small button: the router is being asked to let people in"
    ),
    PortMappingState.OPEN: translate(
        "People", "From everywhere", "on a small button: from where people can come to this table"
    ),
}
_CLOSED = translate("People", "Not from outside", "on a small button: from where people cannot come to this table")


def router_in_short(said: PortMappingChanged) -> Text:
    """Return the short label of a port-mapping state for the button that opens the dialog."""
    return _LABELS.get(said.way, _CLOSED)


def router_in_words(said: PortMappingChanged, port: int) -> Text:
    """Return the sentence about a port-mapping state; `port`: on which the room listens."""
    match said.way:
        case PortMappingState.ASKING:
            return _ASKING
        case PortMappingState.OPEN:
            return _OPEN.filled(said.address, str(said.port))  # with the digits that routers use
        case PortMappingState.NO_ROUTER:
            return _NO_ROUTER
        case PortMappingState.REFUSED:
            return _REFUSED.filled(str(port))
        case PortMappingState.BEHIND_ANOTHER:
            return _BEHIND_ANOTHER


_TITLE = translate("People", "People from other houses")
_ONLY_HERE = translate(
    "People",
    "The invitation to this table works only in your own house. To play with somebody in another house, use one of "
    "these ways.",
)
_EVERYWHERE = translate("People", "The invitation to this table works everywhere.")
_ROUTER = translate("People", "Your router")
_MAY_ASK = translate(
    "People", "CardTable can ask your router to let people in: only to this table, and only while it is open."
)
_ASK = translate("People", "Ask my router")
_NETWORK = translate(
    "People",
    "Tailscale, ZeroTier and similar services connect computers in several houses. Both of you switch it on; then you "
    "open the table and send its invitation.",
)
_IPV6 = translate(
    "People",
    "If your internet provider offers it, invitations work from anywhere. Your router may have to let people in: TCP "
    "port %1, to this computer.",
)
_SERVER = translate(
    "People",
    "If somebody you know runs a server for CardTable, ask for its invitation, and open your table there: "
    "Play with people, By invitation.",
)
_WAYS: tuple[tuple[Text, Text], ...] = (
    (translate("People", "A private network"), _NETWORK),
    (translate("People", "IPv6"), _IPV6),
    (translate("People", "A server"), _SERVER),
)


class ReachabilityWidget(Dialog):
    """Dialog about connections from outside; `port`: on which the room listens, `said`: port-mapping state or None."""

    askWanted = Signal()

    def __init__(
        self,
        renderer: TextRenderer,
        port: int,
        parent: QWidget | None = None,
        chrome: AppPalette | None = None,
        *,
        said: PortMappingChanged | None = None,
    ) -> None:
        super().__init__(renderer, _TITLE, parent, chrome)
        self._port = port
        self.heading(_TITLE)
        self._lead = self.label(_ONLY_HERE)
        self._add_router()
        self._ways = [
            label
            for name, how in _WAYS
            for label in (
                self.label(name, "strong"),
                self.label(how.filled(str(port)) if "%1" in how.source else how),  # with the digits that routers use
            )
        ]
        self.body.addStretch(1)
        self.button(CLOSE, Role.RejectRole, primary=True)
        self.show_router(said)

    def _add_router(self) -> None:
        self.label(_ROUTER, "strong")
        self._router = self.label(_MAY_ASK)
        self.ask = QPushButton(self, autoDefault=False)
        self.ask.clicked.connect(self.askWanted)
        self.phrases.put(self.ask.setText, _ASK)
        self.phrases.put(self.ask.setAccessibleDescription, _MAY_ASK)
        self.body.addWidget(self.ask, 0, Qt.AlignmentFlag.AlignLeading)

    def show_router(self, said: PortMappingChanged | None) -> None:
        """Show the state of the port mapping; None: it was not requested."""
        state = None if said is None else said.way
        is_open, is_asking = state is PortMappingState.OPEN, state is PortMappingState.ASKING
        lead = _EVERYWHERE if is_open else _ONLY_HERE
        self.phrases.put(self._lead.setText, lead)
        answer = _MAY_ASK if said is None else router_in_words(said, self._port)
        self.phrases.put(self._router.setText, answer)
        self.phrases.put(self.setAccessibleDescription, lead if said is None else answer)
        self.ask.setVisible(not (is_open or is_asking))
        for label in self._ways:
            label.setVisible(not is_open)
        self.fit(560, 240)
