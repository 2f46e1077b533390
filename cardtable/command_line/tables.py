"""`cardtable tables`: client of the admin protocol, for servers on the same machine."""

from __future__ import annotations

import argparse
import errno
import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from cardtable.command_line.arg_parser import ArgumentParser, one_of, run_command
from cardtable.core.basics.plain_text import plain_text
from cardtable.core.language.user_error import UserError
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.files.disk_errors import disk_error_text
from cardtable.files.user_folders import server_folder
from cardtable.games import discover
from cardtable.host.room_types import RoomStage
from cardtable.net.server.admin import admin_protocol as protocol

_NAME = "cardtable tables"
_DESCRIPTION = translate("Tables", "See and close the tables of a server that runs here, and block addresses.")
_WHAT = translate("Tables", "WHAT", "stands for what is to be done in the help of the command line")
_WHAT_HELP = translate("Tables", "one of: %1 (default: %2)").filled(
    ", ".join(command.value for command in protocol.AdminCommand), protocol.AdminCommand.LIST.value
)
_WHICH = translate("Tables", "WHICH", "stands for a table or an address in the help of the command line")
_WHICH_HELP = translate("Tables", "the table to close, or the address")
_FOLDER = translate("Serve", "FOLDER", "stands for a folder in the help of the command line")
_DATA = translate("Tables", "the folder of the server (default: %1)")

_NO_SERVER = translate("Tables", "No server runs in %1: name the folder of the one you mean with --data.")
_NOT_ALLOWED = translate("Tables", "This account isn't allowed to talk to the server in %1: use the one that runs it.")
_SILENT = translate("Tables", "The server in %1 doesn't answer: try again in a minute.")
_NAME_TABLE = translate("Tables", "Name the table to close, as the list shows it.")
_NAME_ADDRESS = translate("Tables", "Name an address, as the list shows it.")
_NOTHING_ELSE = translate("Tables", "The list always shows all tables: leave out “%1”.")
_NO_TABLE = translate("Tables", "There is no table %1 here: look at the list.")
_ELSEWHERE = translate("Tables", "The server at %1 runs table %2: close it there.")
_NO_ADDRESS = translate("Tables", "“%1” isn't an address: write one as the list shows it, such as %2.")
_NOT_BLOCKED = translate("Tables", "%1 wasn't blocked.")
_NOT_KEPT = translate("Tables", "That couldn't be saved: make room on the server's disk, and try again.")
_NOT_NOW = translate("Tables", "That couldn't be saved: try again in a minute.")
_NOT_UNDERSTOOD = translate("Tables", "The server is another version: use the program of that version for commands.")

_CLOSED = translate("Tables", "Table %1 is closed for good.")
_BLOCKED = translate("Tables", "%1 is blocked; %2 connection(s) closed.", n=0)
_UNBLOCKED = translate("Tables", "%1 is no longer blocked.")
_NONE_AWAKE = translate("Tables", "Nobody is at any table.")
_ALL_BLOCKED = translate("Tables", "Blocked: %1")
_ROWS = {
    RoomStage.LOBBY: translate("Tables", "Table %1, %2, before the match: %3"),
    RoomStage.PLAYING: translate("Tables", "Table %1, %2, in play: %3"),
    RoomStage.OVER: translate("Tables", "Table %1, %2, after the match: %3"),
}
_BETWEEN = translate("Tables", "Table %1, %2: %3")
_NOBODY = translate("Tables", "nobody is there")

_UNKNOWN_TEXTS = {protocol.AdminCommand.CLOSE: _NO_TABLE, protocol.AdminCommand.UNBLOCK: _NOT_BLOCKED}
_DONE_TEXTS = {protocol.AdminCommand.CLOSE: _CLOSED, protocol.AdminCommand.UNBLOCK: _UNBLOCKED}


def run(arguments: Sequence[str], renderer: TextRenderer | None = None) -> int:
    """Run the command with the arguments after `tables`; return 0 if done, 2 if not."""
    return run_command(_NAME, arguments, renderer, _parser, _execute)


def _parser(renderer: TextRenderer) -> ArgumentParser:
    parser = ArgumentParser(renderer, _NAME, _DESCRIPTION)
    commands = tuple(command.value for command in protocol.AdminCommand)
    parser.value(
        "what", _WHAT, _WHAT_HELP, type=one_of(renderer.text(_WHAT), commands), default=protocol.AdminCommand.LIST.value
    )
    parser.value("which", _WHICH, _WHICH_HELP, default="")
    parser.option("--data", _DATA.filled(str(server_folder())), _FOLDER, type=Path, default=server_folder())
    parser.usual_options()
    return parser


def _read_request(settings: argparse.Namespace) -> protocol.AdminRequest:
    """Return the request; raise UserError if `which` does not fit the command."""
    command, which = protocol.AdminCommand(settings.what), settings.which
    if command is protocol.AdminCommand.LIST and which:
        raise UserError(_NOTHING_ELSE.filled(which))
    if command is not protocol.AdminCommand.LIST and not which:
        raise UserError(_NAME_TABLE if command is protocol.AdminCommand.CLOSE else _NAME_ADDRESS)
    return protocol.AdminRequest(command, which)


def _execute(settings: argparse.Namespace, renderer: TextRenderer) -> int:
    request, folder = _read_request(settings), settings.data
    replies, missing_reply = _replies(folder, request)
    done = [reply for reply in replies if reply.outcome is protocol.AdminOutcome.DONE]
    if done:
        print("\n".join(renderer.text(text) for text in _outcome_texts(request, done, renderer)))
    if missing_reply is not None and not (done and request.deed is protocol.AdminCommand.CLOSE):
        raise missing_reply
    if not done:
        raise _error_of(request, replies[0], folder)
    return 0


def _replies(folder: Path, request: protocol.AdminRequest) -> tuple[list[protocol.AdminReply], UserError | None]:
    """Return the replies of all servers of the folder, and an error if one did not reply; raise UserError."""
    try:
        lines, is_silent = _answers(protocol.admin_sockets(folder), protocol.write_request(request))
    except PermissionError as error:
        raise UserError(_NOT_ALLOWED.filled(str(folder))) from error
    except OSError as error:  # an error of the disk, or of a remote file system
        raise UserError(_SILENT.filled(str(folder))) from error
    if not lines and not is_silent:
        raise UserError(_NO_SERVER.filled(str(folder)))
    try:
        replies = list(map(protocol.read_reply, lines))
    except (ValueError, KeyError, TypeError) as error:
        raise UserError(_NOT_UNDERSTOOD) from error
    return replies, UserError(_SILENT.filled(str(folder))) if is_silent else None


def _answers(sockets: Iterable[Path], line: str) -> tuple[list[str], bool]:
    """Return the replies of listening servers, and whether one did not reply; raise PermissionError."""
    answers, is_silent = [], False
    for path in sockets:
        try:
            answer = protocol.ask(path, line)
        except PermissionError:
            raise
        except OSError:
            is_silent = True
        else:
            answers += [answer] if answer is not None else []
    return answers, is_silent


def _outcome_texts(
    request: protocol.AdminRequest, done: Sequence[protocol.AdminReply], renderer: TextRenderer
) -> list[Text]:
    if request.deed is protocol.AdminCommand.LIST:
        names = {game.id: renderer.text(game.name) for game in discover().values()}
        rows = [_row(table, names, renderer) for reply in done for table in reply.tables] or [_NONE_AWAKE]
        blocked = ", ".join(sorted({address for reply in done for address in reply.blocked}))
        return [*rows, *([_ALL_BLOCKED.filled(blocked)] if blocked else [])]
    if request.deed is protocol.AdminCommand.BLOCK:
        lines = sum(reply.lines for reply in done)
        return [_BLOCKED.filled(request.what, lines, n=lines)]
    return [_DONE_TEXTS[request.deed].filled(request.what)]


def _error_of(request: protocol.AdminRequest, reply: protocol.AdminReply, folder: Path) -> UserError:
    if reply.outcome is protocol.AdminOutcome.NO_ADDRESS:
        return UserError(_NO_ADDRESS.filled(request.what, "192.0.2.7"))
    if reply.outcome is protocol.AdminOutcome.ELSEWHERE:
        return UserError(_ELSEWHERE.filled(reply.server, request.what))
    if reply.outcome is protocol.AdminOutcome.NOT_UNDERSTOOD:
        return UserError(_NOT_UNDERSTOOD)
    if reply.outcome is protocol.AdminOutcome.NOT_KEPT:
        if reply.number in (errno.ENOSPC, errno.EDQUOT):
            return UserError(_NOT_KEPT)
        if reply.number in errno.errorcode:
            return UserError(disk_error_text(folder, OSError(reply.number, os.strerror(reply.number))))
        return UserError(_NOT_NOW)
    is_unknown = reply.outcome is protocol.AdminOutcome.UNKNOWN
    return UserError((_UNKNOWN_TEXTS.get(request.deed, _NOT_NOW) if is_unknown else _NOT_NOW).filled(request.what))


def _row(table: protocol.ActiveRoom, names: Mapping[str, str], renderer: TextRenderer) -> Text:
    people = ", ".join(plain_text(f"{name} ({address})") for name, address in table.people)
    row = _ROWS.get(table.stage, _BETWEEN)
    return row.filled(table.table, names.get(table.game, table.game), people or renderer.text(_NOBODY))
