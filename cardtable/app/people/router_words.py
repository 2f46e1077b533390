"""What came of asking the router, in one plain sentence that says what to do."""

from __future__ import annotations

from cardtable.core.text import Text, translate
from cardtable.net.agent_talk import PortMappingChanged, PortMappingState

_ASKING = translate("People", "Asking your router to let people in…")
_OPEN = translate(
    "People",
    "Your router lets people in at %1, port %2, as long as your table is open: the invitation leads there.",
    "an address of the internet and a number",
)
_NO_ROUTER = translate(
    "People", "No router has answered. Switch on UPnP in its settings and ask again, or take one of the other ways."
)
_REFUSED = translate(
    "People", "Your router does not let people in by itself. In its settings, lead port %1, TCP, to this computer."
)
_BEHIND_ANOTHER = translate(
    "People",
    "Your router cannot be reached from outside: another one stands before it, or your provider shares one address "
    "among many houses. Take one of the other ways.",
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
    """For the button that opens the page with all about it."""
    return _LABELS.get(said.way, _CLOSED)


def router_in_words(said: PortMappingChanged, port: int) -> Text:
    """`port`: at which the table listens."""
    match said.way:
        case PortMappingState.ASKING:
            return _ASKING
        case PortMappingState.OPEN:
            return _OPEN.filled(said.address, str(said.port))  # in the digits that routers write
        case PortMappingState.NO_ROUTER:
            return _NO_ROUTER
        case PortMappingState.REFUSED:
            return _REFUSED.filled(str(port))
        case PortMappingState.BEHIND_ANOTHER:
            return _BEHIND_ANOTHER
