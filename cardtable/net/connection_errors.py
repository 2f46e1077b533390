"""Texts about connections: for each problem a heading and what to do, and who carries what is sent."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable import __version__
from cardtable.core.text import Text, translate
from cardtable.host.room_messages import ClosingMessage
from cardtable.host.room_types import DisconnectCode
from cardtable.net.agent_messages import ConnectionProblem

ErrorText = tuple[Text, Text]

_CLOSED = (translate("People", "The table is closed."), translate("People", "Ask its host to open it again."))
_NOT_OPEN = (
    translate("People", "The table isn't open right now."),
    translate("People", "Ask its host to open it, and try again."),
)
_BUSY = (
    translate("People", "The host's computer can't take you in right now."),
    translate("People", "Wait a little and try again."),
)
TRIED_AGAIN: ErrorText = (
    translate("People", "The host's computer can't take you in right now."),
    translate("People", "CardTable tries again automatically."),
)
_AGAIN = (
    translate("People", "Something went wrong on the way to the table."),
    translate("People", "Try again; if it happens again, make sure that you all have the same version of CardTable."),
)
_SENTENCES: Mapping[DisconnectCode | ConnectionProblem, ErrorText] = {
    ConnectionProblem.NO_ANSWER: (
        translate("People", "The host's computer doesn't answer."),
        translate("People", "Is the table still open? Ask its host, and try again."),
    ),
    ConnectionProblem.NO_NETWORK: (
        translate("People", "This computer isn't connected to a network."),
        translate("People", "Connect it to one, and try again."),
    ),
    ConnectionProblem.NO_RELAY: (
        translate("People", "The host's computer can't be reached from here."),
        translate("People", "Ask its host to choose a relay in Preferences, and to send a new invitation."),
    ),
    ConnectionProblem.NO_PEER_LIBRARY: (
        translate("People", "This copy of CardTable can't reach other houses."),
        translate("People", "Play in the same house, or at a table on a server."),
    ),
    ConnectionProblem.TEN_MINUTES: (
        translate("People", "The host's computer hasn't come back."),
        translate("People", "Your seat is kept: continue from the welcome page when the table is open again."),
    ),
    ConnectionProblem.FINGERPRINT: (
        translate("People", "This isn't the computer that invited you."),
        translate("People", "Nothing was sent to it. Ask for a new invitation."),
    ),
    ConnectionProblem.INVITATION: (
        translate("People", "This invitation can't be read."),
        translate("People", "Copy the whole message again and paste it."),
    ),
    ConnectionProblem.NOT_FOUND: _NOT_OPEN,
    ConnectionProblem.UNKNOWN_HERE: (
        translate("People", "The table doesn't know your seat."),
        translate("People", "Your seat is kept. Try again later, or ask the host for a new invitation."),
    ),
    ConnectionProblem.OPEN_ALREADY: (
        translate("People", "This table is already open."),
        translate("People", "Look for the other window of CardTable."),
    ),
    ConnectionProblem.LIBRARIES: (
        translate("People", "This copy of CardTable can't use the network."),
        translate("People", "Install it with its network parts; everything else works as before."),
    ),
    ConnectionProblem.FILES: (
        translate("People", "The table couldn't be saved on this computer."),
        translate("People", "Wait a little and try again."),
    ),
    ConnectionProblem.AGENT: (
        translate("People", "Playing with people has stopped working."),
        translate("People", "Close CardTable and start it again: your seat is kept."),
    ),
    DisconnectCode.WRONG_SECRET: (
        translate("People", "This invitation no longer works."),
        translate("People", "Ask for a new one."),
    ),
    DisconnectCode.FULL: (
        translate("People", "The table is full."),
        translate("People", "Ask whether somebody will give up a seat, or whether you may watch."),
    ),
    DisconnectCode.REMOVED: (
        translate("People", "The host has asked you to leave the table."),
        translate("People", "You can come back with a new invitation."),
    ),
    DisconnectCode.ELSEWHERE: (
        translate("People", "You have taken your seat from another computer."),
        translate("People", "Play on there, or come back here."),
    ),
    DisconnectCode.RESERVED_NAME: (
        translate("People", "The table can't take your name."),
        translate("People", "Choose a name that the others can't mistake for themselves or for a computer."),
    ),
    DisconnectCode.STOPPING: _CLOSED,
    DisconnectCode.NO_TABLE: _NOT_OPEN,  # it may be open again, or another server answered
    DisconnectCode.TABLE_CLOSED: _CLOSED,
    DisconnectCode.TOO_MANY_LINES: _BUSY,
    DisconnectCode.TOO_MANY_MESSAGES: _BUSY,
    DisconnectCode.TOO_SLOW: _BUSY,
}
CARRIED = translate(
    "People",
    "Between houses, what you send is encrypted. It goes straight to the other computers or, where a router prevents "
    "that, through a relay. The relay can see which internet addresses play together and when, but no card, name or "
    "phrase.",
)
SEAT_NOT_KEPT = _SENTENCES[ConnectionProblem.FILES][0]
_OTHER_VERSION = translate("People", "The host has another version of CardTable.")
_VERSIONS = translate("People", "The host has CardTable %1, you have %2. Both need the same one.")
_NEED_SAME = translate("People", "Both need the same one: get the latest.")


def error_text(
    reason: DisconnectCode | ConnectionProblem | None, gone: ClosingMessage | None = None, why: Text | None = None
) -> ErrorText:
    """Return heading and advice; `gone` carries the room's version, `why` replaces the advice."""
    if reason is DisconnectCode.OTHER_VERSION:
        program = None if gone is None else gone.program
        return _OTHER_VERSION, _NEED_SAME if program is None else _VERSIONS.filled(program, __version__)
    heading, what_to_do = _AGAIN if reason is None else _SENTENCES.get(reason, _AGAIN)
    return heading, what_to_do if why is None else why
