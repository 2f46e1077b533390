"""Texts about connections: for each problem a heading and what to do, and who carries what is sent."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from cardtable import __version__
from cardtable.core.text import Text, translate
from cardtable.host.room_messages import ClosingMessage
from cardtable.host.room_types import DisconnectCode
from cardtable.net.agent_messages import ConnectionProblem

tr = partial(translate, "People")

ErrorText = tuple[Text, Text]

_CLOSED = (tr("The table is closed."), tr("Ask its host to open it again."))
_NOT_OPEN = (tr("The table isn't open right now."), tr("Ask its host to open it, and try again."))
_BUSY = (tr("The host's computer can't let you in right now."), tr("Wait a little and try again."))
TRIED_AGAIN: ErrorText = (
    tr("The host's computer can't let you in right now."),
    tr("CardTable tries again automatically."),
)
_AGAIN = (
    tr("Something went wrong on the way to the table."),
    tr("Try again; if it happens again, make sure that you all have the same version of CardTable."),
)
_SENTENCES: Mapping[DisconnectCode | ConnectionProblem, ErrorText] = {
    ConnectionProblem.NO_ANSWER: (
        tr("The host's computer doesn't answer."),
        tr("Is the table still open? Ask its host, and try again."),
    ),
    ConnectionProblem.NO_NETWORK: (
        tr("This computer isn't connected to a network."),
        tr("Connect it to one, and try again."),
    ),
    ConnectionProblem.NO_RELAY: (
        tr("The host's computer can't be reached from here."),
        tr("Ask its host to choose a relay in Preferences, and to send a new invitation."),
    ),
    ConnectionProblem.NO_PEER_LIBRARY: (
        tr("This copy of CardTable can't reach other houses."),
        tr("Play in the same house, or at a table on a server."),
    ),
    ConnectionProblem.TEN_MINUTES: (
        tr("The host's computer hasn't come back."),
        tr("Your seat is kept: continue from the welcome page when the table is open again."),
    ),
    ConnectionProblem.FINGERPRINT: (
        tr("This isn't the computer that invited you."),
        tr("Nothing was sent to it. Ask for a new invitation."),
    ),
    ConnectionProblem.INVITATION: (
        tr("This invitation can't be read."),
        tr("Copy the whole message again and paste it."),
    ),
    ConnectionProblem.NOT_FOUND: _NOT_OPEN,
    ConnectionProblem.UNKNOWN_HERE: (
        tr("The table doesn't know your seat."),
        tr("Your seat is kept. Try again later, or ask the host for a new invitation."),
    ),
    ConnectionProblem.OPEN_ALREADY: (tr("This table is already open."), tr("Look for the other window of CardTable.")),
    ConnectionProblem.LIBRARIES: (
        tr("This copy of CardTable can't use the network."),
        tr("Install it with its network parts; everything else works as before."),
    ),
    ConnectionProblem.FILES: (tr("The table couldn't be saved on this computer."), tr("Wait a little and try again.")),
    ConnectionProblem.AGENT: (
        tr("Playing with people has stopped working."),
        tr("Close CardTable and start it again: your seat is kept."),
    ),
    DisconnectCode.WRONG_SECRET: (tr("This invitation no longer works."), tr("Ask for a new one.")),
    DisconnectCode.FULL: (
        tr("The table is full."),
        tr("Ask whether somebody will give up a seat, or whether you may watch."),
    ),
    DisconnectCode.REMOVED: (
        tr("The host has asked you to leave the table."),
        tr("You can come back with a new invitation."),
    ),
    DisconnectCode.ELSEWHERE: (
        tr("You have taken your seat from another computer."),
        tr("Play on there, or come back here."),
    ),
    DisconnectCode.RESERVED_NAME: (
        tr("The table can't take your name."),
        tr("Choose a name that the others can't mistake for themselves or for a computer."),
    ),
    DisconnectCode.STOPPING: _CLOSED,
    DisconnectCode.NO_TABLE: _NOT_OPEN,  # it may be open again, or another server answered
    DisconnectCode.TABLE_CLOSED: _CLOSED,
    DisconnectCode.TOO_MANY_LINES: _BUSY,
    DisconnectCode.TOO_MANY_MESSAGES: _BUSY,
    DisconnectCode.TOO_SLOW: _BUSY,
}
CARRIED = tr(
    "Between houses, what you send is encrypted. It goes straight to the other computers or, where a router prevents "
    "that, through a relay. The relay can see which internet addresses play together and when, but no card, name or "
    "phrase.",
)
SEAT_NOT_KEPT = _SENTENCES[ConnectionProblem.FILES][0]
_OTHER_VERSION = tr("The host has another version of CardTable.")
_VERSIONS = tr("The host has CardTable %1, you have %2. Both need the same one.")
_NEED_SAME = tr("Both need the same one: get the latest.")


def error_text(
    reason: DisconnectCode | ConnectionProblem | None, gone: ClosingMessage | None = None, why: Text | None = None
) -> ErrorText:
    """Return heading and advice; `gone` carries the room's version, `why` replaces the advice."""
    if reason is DisconnectCode.OTHER_VERSION:
        program = None if gone is None else gone.program
        return _OTHER_VERSION, _NEED_SAME if program is None else _VERSIONS.filled(program, __version__)
    heading, what_to_do = _AGAIN if reason is None else _SENTENCES.get(reason, _AGAIN)
    return heading, what_to_do if why is None else why
