"""Why a table cannot be come to, in plain words: a heading, and a sentence that says what to do."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable import __version__
from cardtable.core.text import Text, translate
from cardtable.host.from_table import Gone
from cardtable.host.gathering import Close
from cardtable.net.agent_talk import Trouble

Words = tuple[Text, Text]

_CLOSED = (
    translate("People", "The table is closed."),
    translate("People", "Ask its host to open it again."),
)
_NOT_OPEN = (
    translate("People", "The table is not open just now."),
    translate("People", "Ask its host to open it, and try again."),
)
_BUSY = (
    translate("People", "The host's computer cannot take you in just now."),
    translate("People", "Wait a little and try again."),
)
TRIED_AGAIN: Words = (
    translate("People", "The host's computer cannot take you in just now."),
    translate("People", "CardTable tries again by itself."),
)
_AGAIN = (
    translate("People", "Something went wrong on the way to the table."),
    translate("People", "Try again; if it happens once more, ask for the same version of CardTable."),
)
_SENTENCES: Mapping[Close | Trouble, Words] = {
    Trouble.NO_ANSWER: (
        translate("People", "The host's computer does not answer."),
        translate("People", "Is the table still open? Ask its host, and try again."),
    ),
    Trouble.NO_NETWORK: (
        translate("People", "This computer is in no network just now."),
        translate("People", "Connect it to one, and try again."),
    ),
    Trouble.TEN_MINUTES: (
        translate("People", "The host's computer has not come back."),
        translate("People", "Your seat is kept: go on from the welcome page when the table is open again."),
    ),
    Trouble.FINGERPRINT: (
        translate("People", "This is not the computer that invited you."),
        translate("People", "Nothing was sent to it. Ask for a new invitation."),
    ),
    Trouble.INVITATION: (
        translate("People", "This invitation cannot be read."),
        translate("People", "Copy the message again, all of it, and paste it."),
    ),
    Trouble.NOT_FOUND: _NOT_OPEN,
    Trouble.UNKNOWN_HERE: (
        translate("People", "The table doesn't know your seat."),
        translate("People", "Your seat is kept. Try again later, or ask the host for a new invitation."),
    ),
    Trouble.OPEN_ALREADY: (
        translate("People", "This table is open already."),
        translate("People", "Look for the other window of CardTable."),
    ),
    Trouble.LIBRARIES: (
        translate("People", "This copy of CardTable cannot use the network."),
        translate("People", "Install it with its network parts; all other games go on as before."),
    ),
    Trouble.FILES: (
        translate("People", "The table could not be kept on this computer."),
        translate("People", "Wait a little and try again."),
    ),
    Trouble.AGENT: (
        translate("People", "Playing with people has stopped working."),
        translate("People", "Close CardTable and start it again: your seat is kept."),
    ),
    Close.WRONG_SECRET: (
        translate("People", "This invitation is not good any more."),
        translate("People", "Ask for a new one."),
    ),
    Close.FULL: (
        translate("People", "The table is full."),
        translate("People", "Ask whether somebody gets up, or whether watchers may come."),
    ),
    Close.REMOVED: (
        translate("People", "The host has asked you to leave the table."),
        translate("People", "You can come back with a new invitation."),
    ),
    Close.ELSEWHERE: (
        translate("People", "You have taken your seat from another computer."),
        translate("People", "Play on there, or come back here."),
    ),
    Close.RESERVED_NAME: (
        translate("People", "The table can't take your name."),
        translate("People", "Choose a name that the others can't mistake for themselves or for a computer."),
    ),
    Close.STOPPING: _CLOSED,
    Close.NO_TABLE: _NOT_OPEN,  # it may be open again, or another server answered
    Close.TABLE_CLOSED: _CLOSED,
    Close.TOO_MANY_LINES: _BUSY,
    Close.TOO_MANY_MESSAGES: _BUSY,
    Close.TOO_SLOW: _BUSY,
}
SEAT_NOT_KEPT = _SENTENCES[Trouble.FILES][0]
_OTHER_VERSION = translate("People", "The host has another version of CardTable.")
_VERSIONS = translate("People", "The host has CardTable %1, you have %2. Both need the same one.")
_NEED_SAME = translate("People", "Both need the same one: get the newest.")


def trouble_in_words(reason: Close | Trouble | None, gone: Gone | None = None, why: Text | None = None) -> Words:
    """`gone`: what the table said before it closed the line, which has its version; `why`: what the system says."""
    if reason is Close.OTHER_VERSION:
        program = None if gone is None else gone.program
        return _OTHER_VERSION, _NEED_SAME if program is None else _VERSIONS.filled(program, __version__)
    heading, what_to_do = _AGAIN if reason is None else _SENTENCES.get(reason, _AGAIN)
    return heading, what_to_do if why is None else why
