"""`cardtable tables`: what the owner of a running server asks it, on the same machine."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from cardtable.command_line.parser import USAGE, Parser, one_of
from cardtable.command_line.serve import usual_folder
from cardtable.core.complaint import Complaint, Leave, sentence_of
from cardtable.core.plain_text import plain_text
from cardtable.core.source_words import SourceWords
from cardtable.core.text import Text, Words, translate
from cardtable.files.disk_trouble import trouble_with
from cardtable.games import discover
from cardtable.host.gathering import Stage
from cardtable.net.io.owner.control_socket import HAVE_SOCKETS, ask, control_sockets
from cardtable.net.io.owner.orders import AwakeTable, Deed, Order, Outcome, Reply, read_reply, write_order

_NAME = "cardtable tables"
_DESCRIPTION = translate("Tables", "See and close the tables of a server that runs here, and block addresses.")
_WHAT = translate("Tables", "WHAT", "stands for what is to be done in the help of the command line")
_WHAT_HELP = translate("Tables", "one of: %1 (%2)").filled(", ".join(deed.value for deed in Deed), Deed.LIST.value)
_WHICH = translate("Tables", "WHICH", "stands for a table or an address in the help of the command line")
_WHICH_HELP = translate("Tables", "the table that is to be closed, or the address")
_FOLDER = translate("Serve", "FOLDER", "stands for a folder in the help of the command line")
_DATA = translate("Tables", "the folder of the server (%1)").filled("~/.local/share/cardtable-serve")

_NO_SOCKETS = translate("Tables", "On Windows a server takes no commands: stop it, and start it again.")
_NO_SERVER = translate("Tables", "No server runs in %1: name the folder of the one you mean with --data.")
_NOT_ALLOWED = translate("Tables", "This account may not speak to the server in %1: use the one that runs it.")
_SILENT = translate("Tables", "The server in %1 does not answer: try again in a minute.")
_NAME_TABLE = translate("Tables", "Name the table that is to be closed, as the list shows it.")
_NAME_ADDRESS = translate("Tables", "Name an address, as the list shows it.")
_NOTHING_ELSE = translate("Tables", "A list is of all tables: leave out “%1”.")
_NO_TABLE = translate("Tables", "There is no table %1 here: look at the list.")
_ELSEWHERE = translate("Tables", "The server at %1 runs table %2: close it there.")
_NO_ADDRESS = translate("Tables", "“%1” is no address: write one as the list shows it, such as %2.")
_NOT_BLOCKED = translate("Tables", "%1 was not blocked.")
_NOT_KEPT = translate("Tables", "That could not be written down: make room on the server's disk, and try again.")
_NOT_NOW = translate("Tables", "That could not be written down: try again in a minute.")
_NOT_UNDERSTOOD = translate("Tables", "The server is of another version: give commands with that one's program.")

_CLOSED = translate("Tables", "Table %1 is closed for ever.")
_BLOCKED = translate("Tables", "%1 is blocked; %2 line(s) closed.", n=0)
_UNBLOCKED = translate("Tables", "%1 may come again.")
_NONE_AWAKE = translate("Tables", "Nobody is at any table.")
_ALL_BLOCKED = translate("Tables", "Blocked: %1")
_ROWS = {
    Stage.LOBBY: translate("Tables", "Table %1, %2, before the match: %3"),
    Stage.PLAYING: translate("Tables", "Table %1, %2, in play: %3"),
    Stage.OVER: translate("Tables", "Table %1, %2, after the match: %3"),
}
_BETWEEN = translate("Tables", "Table %1, %2: %3")
_NOBODY = translate("Tables", "nobody is there")

_SORRY = {
    (Deed.CLOSE, Outcome.UNKNOWN): _NO_TABLE,
    (Deed.UNBLOCK, Outcome.UNKNOWN): _NOT_BLOCKED,
}
_WELL = {Deed.CLOSE: _CLOSED, Deed.UNBLOCK: _UNBLOCKED}


def run(arguments: Sequence[str], words: Words | None = None) -> int:
    """Run the command with the arguments behind `tables`; 0 if done, 2 where it could not be."""
    words = words or SourceWords()
    try:
        settings = _parser(words).read(arguments)
        _carry_out(_order(settings), settings.data, words)
    except Leave:
        return 0
    except ValueError as error:
        print(f"{_NAME}: {words.text(sentence_of(error))}", file=sys.stderr)
        return USAGE
    return 0


def _parser(words: Words) -> Parser:
    parser = Parser(words, _NAME, _DESCRIPTION)
    deeds = tuple(deed.value for deed in Deed)
    parser.value("what", _WHAT, _WHAT_HELP, type=one_of(words.text(_WHAT), deeds), default=Deed.LIST.value)
    parser.value("which", _WHICH, _WHICH_HELP, default="")
    parser.option("--data", _DATA, _FOLDER, type=Path, default=usual_folder())
    parser.usual_options()
    return parser


def _order(settings: argparse.Namespace) -> Order:
    """Raises Complaint where what is named does not go with what is to be done."""
    deed, which = Deed(settings.what), settings.which
    if deed is Deed.LIST and which:
        raise Complaint(_NOTHING_ELSE.filled(which))
    if deed is not Deed.LIST and not which:
        raise Complaint(_NAME_TABLE if deed is Deed.CLOSE else _NAME_ADDRESS)
    return Order(deed, which)


def _carry_out(order: Order, folder: Path, words: Words) -> None:
    """Say what was done; raises Complaint where it was not done by all that should have."""
    replies, unheard = _replies(folder, order)
    done = [reply for reply in replies if reply.outcome is Outcome.DONE]
    if done:
        print("\n".join(words.text(text) for text in _told(order, done, words)))
    if unheard is not None and not (done and order.deed is Deed.CLOSE):
        raise unheard
    if not done:
        raise _complaint(order, replies[0], folder)


def _replies(folder: Path, order: Order) -> tuple[list[Reply], Complaint | None]:
    """Of all servers that run in the folder, and what is to be said where one gave none; raises Complaint."""
    if not HAVE_SOCKETS:
        raise Complaint(_NO_SOCKETS)
    try:
        lines, is_silent = _answers(control_sockets(folder), write_order(order))
    except PermissionError as error:
        raise Complaint(_NOT_ALLOWED.filled(str(folder))) from error
    except OSError as error:  # the disk, or the computer on which the folder lies
        raise Complaint(_SILENT.filled(str(folder))) from error
    if not lines and not is_silent:
        raise Complaint(_NO_SERVER.filled(str(folder)))
    return list(map(_read, lines)), Complaint(_SILENT.filled(str(folder))) if is_silent else None


def _answers(sockets: Iterable[Path], line: str) -> tuple[list[str], bool]:
    """What is said by those that listen, and whether one of them says nothing; raises PermissionError."""
    answers, is_silent = [], False
    for path in sockets:
        try:
            answer = ask(path, line)
        except PermissionError:
            raise
        except OSError:
            is_silent = True
        else:
            answers += [answer] if answer is not None else []
    return answers, is_silent


def _read(line: str) -> Reply:
    try:
        return read_reply(line)
    except (ValueError, KeyError, TypeError) as error:
        raise Complaint(_NOT_UNDERSTOOD) from error


def _told(order: Order, done: Sequence[Reply], words: Words) -> list[Text]:
    """What has been done by the servers that did it."""
    if order.deed is Deed.LIST:
        return _listed(done, words)
    if order.deed is Deed.BLOCK:
        lines = sum(reply.lines for reply in done)
        return [_BLOCKED.filled(order.what, lines, n=lines)]
    return [_WELL[order.deed].filled(order.what)]


def _complaint(order: Order, reply: Reply, folder: Path) -> Complaint:
    if reply.outcome is Outcome.NO_ADDRESS:
        return Complaint(_NO_ADDRESS.filled(order.what, "192.0.2.7"))
    if reply.outcome is Outcome.ELSEWHERE:
        return Complaint(_ELSEWHERE.filled(reply.server, order.what))
    if reply.outcome is Outcome.NOT_UNDERSTOOD:
        return Complaint(_NOT_UNDERSTOOD)
    if reply.outcome is Outcome.NOT_KEPT:
        return Complaint(_why_not_kept(reply.number, folder))
    return Complaint(_SORRY.get((order.deed, reply.outcome), _NOT_NOW).filled(order.what))


def _why_not_kept(number: int, folder: Path) -> Text:
    """By the number of the server's error."""
    if number in (errno.ENOSPC, errno.EDQUOT):
        return _NOT_KEPT
    return trouble_with(folder, OSError(number, os.strerror(number))) if number in errno.errorcode else _NOT_NOW


def _listed(replies: Sequence[Reply], words: Words) -> list[Text]:
    names = {game.id: words.text(game.name) for game in discover().values()}
    rows = [_row(table, names, words) for reply in replies for table in reply.tables]
    blocked = sorted({address for reply in replies for address in reply.blocked})
    return [*(rows or [_NONE_AWAKE]), *([_ALL_BLOCKED.filled(", ".join(blocked))] if blocked else [])]


def _row(table: AwakeTable, names: Mapping[str, str], words: Words) -> Text:
    people = ", ".join(plain_text(f"{name} ({address})") for name, address in table.people)
    row = _ROWS.get(table.stage, _BETWEEN)
    return row.filled(table.table, names.get(table.game, table.game), people or words.text(_NOBODY))
