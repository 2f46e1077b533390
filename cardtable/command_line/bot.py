"""`cardtable bot`: a program of one's own sits at a table of people."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from cardtable.bots.bot_levels import program_of
from cardtable.bots.bot_process import hide_memory
from cardtable.command_line.deals_played import stoppable
from cardtable.command_line.parser import USAGE, ArgumentParser, any_text, text_or_stdin
from cardtable.core.complaint import ExitRequested, UserError, message_of
from cardtable.core.source_words import SourceRenderer
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.games import discover
from cardtable.host.clean_names import LONGEST, sanitize_name
from cardtable.host.gathering import DisconnectCode

_NAME = "cardtable bot"
_END_OF_OWN = "--"  # what follows is the bot's
_UNREACHED = 1  # the exit status where there was no way to the table
_WELL = (DisconnectCode.BYE, DisconnectCode.TABLE_CLOSED)

_DESCRIPTION = translate("Bots", "Let a program of yours sit at a table of people. Ctrl+C ends it.")
_PROGRAM = translate("Bots", "-- PROGRAM ARGUMENTS", "stands for a program in the help of the command line")
_PROGRAM_HELP = translate("Bots", "which program plays; it runs with your rights, and PROTOCOL.md says how it is asked")
_INVITATION = translate("Bots", "INVITATION", "stands for the text of an invitation in the help of the command line")
_JOIN = translate(
    "Bots", "the invitation from the host; - reads it from stdin, so that other programs don't see it in the command"
)
_CALLED = translate("Bots", "NAME", "stands for a person's name in the help of the command line")
_CALLED_HELP = translate("Bots", "what it is called at the table, behind “Bot” (the program's name)")
_OTHER_NAME = translate("Bots", "“%1” can't be a name at the table: use up to %2 letters, digits and spaces.")
_BOTH = translate("Bots", "Write --join with an invitation, then -- and the program that is to play.")
_UNREADABLE = translate("Bots", "This is no invitation: copy the whole text that the host has handed on.")
_FULL = translate("Bots", "There is no free seat at this table: ask its host for one.")
_NO_LIBRARIES = translate("Serve", "This Python lacks the network libraries: install %1.")


def run(arguments: Sequence[str], words: TextRenderer | None = None) -> int:
    """Run the command with the arguments behind `bot`; 0 after a match, 1 without a way to it, 2 for nonsense."""
    words = words or SourceRenderer()
    try:
        settings, command = _read(arguments, words)
        ended = _sit(settings, command, words)
    except ExitRequested:
        return 0
    except ValueError as error:
        print(f"{_NAME}: {words.text(message_of(error))}", file=sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        return 0
    if not ended:
        return 0
    print(f"{_NAME}: {' '.join(map(words.text, ended))}", file=sys.stderr)
    return _UNREACHED


def _read(arguments: Sequence[str], words: TextRenderer) -> tuple[argparse.Namespace, tuple[str, ...]]:
    """The own arguments, and the command of the bot; raises ValueError with one sentence."""
    given = list(arguments)
    own = given.index(_END_OF_OWN) if _END_OF_OWN in given else len(given)
    settings = _parser(words).read(given[:own])
    if not settings.join or not given[own + 1 :]:
        raise UserError(_BOTH)
    if settings.name and sanitize_name(_called(settings.name)) != _called(settings.name):
        raise UserError(_OTHER_NAME.filled(settings.name, LONGEST - len(_called(""))))
    return settings, program_of(given[own + 1 :])


def _called(name: str) -> str:
    """What everybody at the table sees."""
    return f"Bot {name}"


def _parser(words: TextRenderer) -> ArgumentParser:
    program = f"  {words.text(_PROGRAM)}  {words.text(_PROGRAM_HELP)}"
    parser = ArgumentParser(words, _NAME, _DESCRIPTION, program)
    parser.option("--join", _JOIN, _INVITATION, type=text_or_stdin("--join"), default="")
    parser.option("--name", _CALLED_HELP, _CALLED, type=any_text("--name"), default="")
    parser.usual_options()
    return parser


def _sit(settings: argparse.Namespace, command: tuple[str, ...], words: TextRenderer) -> tuple[Text, ...]:
    """Play until the table is closed; in sentences, why there was no way to it, if so."""
    try:
        from cardtable.command_line.bot_guest import BotClient
        from cardtable.net.agent_talk import ConnectionProblem, JoinCommand
        from cardtable.net.io.kept_seats import ResumeTokenFile
        from cardtable.net.io.way_to_table import way_of
        from cardtable.net.troubles import error_text
    except ModuleNotFoundError as error:
        raise UserError(_NO_LIBRARIES.filled("websockets cryptography")) from error

    def say(text: Text) -> None:
        print(f"{_NAME}: {words.text(text)}", file=sys.stderr)

    async def play(folder: Path) -> DisconnectCode | ConnectionProblem:
        join = JoinCommand(_called(settings.name or Path(command[0]).stem), 0, settings.join)
        way = way_of(join, {}, ResumeTokenFile(folder), discover())
        if isinstance(way, ConnectionProblem):
            raise UserError(_UNREADABLE)
        return await BotClient(way, command, folder, say).play()

    hide_memory()
    with stoppable(), tempfile.TemporaryDirectory(prefix="cardtable-bot-") as folder:
        ended = asyncio.run(play(Path(folder)))
    if ended in _WELL:
        say(error_text(DisconnectCode.TABLE_CLOSED)[0])
        return ()
    return (_FULL,) if ended is DisconnectCode.FULL else error_text(ended)
