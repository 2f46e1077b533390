"""`cardtable bot`: joins a room as a participant whose actions another program chooses."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from cardtable.bots.bot_process import fault_sentences, hide_memory
from cardtable.bots.external_player import PATIENCE, BotPlayer, program_of
from cardtable.command_line.arg_parser import ArgumentParser, any_text, run_command, text_or_stdin
from cardtable.command_line.parallel_deals import stoppable
from cardtable.core.language.user_error import UserError
from cardtable.core.rules import Rules
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.core.wire.value_codecs import AnySentence
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host import host_messages, room_requests
from cardtable.host.name_sanitizer import LONGEST, sanitize_name
from cardtable.host.room_messages import ProposalMessage, RefusalMessage, RoomInfo, WelcomeMessage
from cardtable.host.room_types import DisconnectCode, RoomStage, SeatOccupant
from cardtable.host.seat_assignment import Presence
from cardtable.models.remote_history import UpdateAccumulator
from cardtable.net import agent_messages
from cardtable.net.agent.remote_room import RemoteRoom, RoomRoute
from cardtable.net.agent.resume_tokens import ResumeTokenFile
from cardtable.net.agent.room_client_runner import ContributionGenerator, RoomClientRunner
from cardtable.net.message_codec import RoomMessageReader
from cardtable.net.resumption import ResumptionState
from cardtable.net.room_client import RoomClient
from cardtable.net.transport.peer_endpoint import PeerDialer
from cardtable.players.player_questions import never_stop

tr = partial(translate, "Bots")

_NAME = "cardtable bot"
_END_OF_OWN = "--"  # separator before the bot's command
_UNREACHED = 1  # exit status if the room was not reached
_WELL = (DisconnectCode.BYE, DisconnectCode.TABLE_CLOSED)

_DESCRIPTION = tr("Seat a program of your own at a table with people. Ctrl+C stops it.")
_PROGRAM = tr("-- PROGRAM ARGUMENTS", "stands for a program in the help of the command line")
_PROGRAM_HELP = tr("the program that plays; it runs with your rights, and PROTOCOL.md says what it is asked")
_INVITATION = tr("INVITATION", "stands for the text of an invitation in the help of the command line")
_JOIN = tr("the invitation from the host; - reads it from stdin, so that other programs don't see it in the command")
_CALLED = tr("NAME", "stands for a person's name in the help of the command line")
_CALLED_HELP = tr("its name at the table, after “Bot” (default: the program's name)")
_OTHER_NAME = tr("“%1” can't be a name at the table: use up to %2 letters, digits and spaces.")
_BOTH = tr("Write --join with an invitation, then -- and the program that should play.")
_UNREADABLE = tr("This isn't an invitation: copy the whole text that the host gave you.")
_FULL = tr("There is no free seat at this table: ask its host for one.")
_NO_LIBRARIES = translate("Serve", "This Python lacks the network libraries: install %1.")

_SITS = tr(
    "“%1” is now at the table. Ctrl+C stops it.",
    "a program that plays, by the name it has at the table, as in “Bot mybot”; said in a terminal",
)


def run(arguments: Sequence[str], renderer: TextRenderer | None = None) -> int:
    """Run the command with the arguments after `bot`; return 0 after a match, 1 if not reached, 2 for bad arguments."""
    given = list(arguments)
    own = given.index(_END_OF_OWN) if _END_OF_OWN in given else len(given)
    try:
        return run_command(_NAME, given[:own], renderer, _parser, partial(_execute, given[own + 1 :]))
    except KeyboardInterrupt:
        return 0


def _execute(command: Sequence[str], settings: argparse.Namespace, renderer: TextRenderer) -> int:
    if not settings.join or not command:
        raise UserError(_BOTH)
    if settings.name and sanitize_name(_display_name(settings.name)) != _display_name(settings.name):
        raise UserError(_OTHER_NAME.filled(settings.name, LONGEST - len(_display_name(""))))
    reason = _play_in_room(settings, program_of(command), renderer)
    if not reason:
        return 0
    print(f"{_NAME}: {' '.join(map(renderer.text, reason))}", file=sys.stderr)
    return _UNREACHED


def _display_name(name: str) -> str:
    return f"Bot {name}"


def _parser(renderer: TextRenderer) -> ArgumentParser:
    program = f"  {renderer.text(_PROGRAM)}  {renderer.text(_PROGRAM_HELP)}"
    parser = ArgumentParser(renderer, _NAME, _DESCRIPTION, program)
    parser.option("--join", _JOIN, _INVITATION, type=text_or_stdin("--join"), default="")
    parser.option("--name", _CALLED_HELP, _CALLED, type=any_text("--name"), default="")
    parser.usual_options()
    return parser


def _play_in_room(settings: argparse.Namespace, command: tuple[str, ...], renderer: TextRenderer) -> tuple[Text, ...]:
    try:
        from cardtable.net.agent.remote_room import route_of
        from cardtable.net.agent.resume_tokens import ResumeTokenFile
        from cardtable.net.agent_messages import JoinCommand
        from cardtable.net.connection_errors import error_text
    except ModuleNotFoundError as error:
        raise UserError(_NO_LIBRARIES.filled("websockets cryptography")) from error

    def say(text: Text) -> None:
        print(f"{_NAME}: {renderer.text(text)}", file=sys.stderr)

    async def play(folder: Path) -> DisconnectCode | agent_messages.ConnectionProblem:
        join = JoinCommand(_display_name(settings.name or Path(command[0]).stem), 0, settings.join)
        route = route_of(join, {}, ResumeTokenFile(folder), discover())
        if isinstance(route, agent_messages.ConnectionProblem):
            raise UserError(_UNREADABLE)
        return await BotClient(route, command, folder, say).play()

    hide_memory()
    with stoppable(), tempfile.TemporaryDirectory(prefix="cardtable-bot-") as folder:
        reason = asyncio.run(play(Path(folder)))
    if reason in _WELL:
        say(error_text(DisconnectCode.TABLE_CLOSED)[0])
        return ()
    return (_FULL,) if reason is DisconnectCode.FULL else error_text(reason)


class BotClient:
    """Participant that takes a free seat, plays, and accepts every proposal; `folder` outlives a lost connection."""

    def __init__(self, route: RoomRoute, command: Sequence[str], folder: Path, say: Callable[[Text], None]) -> None:
        """Start to connect, in the running event loop."""
        self._command = command
        self._say = say
        self._games = discover()
        self._changed = asyncio.Event()
        self._end_reason: DisconnectCode | agent_messages.ConnectionProblem | None = None
        self._room_id = ""
        self._has_reported_seat = False  # and has reported it
        self._info: RoomInfo | None = None
        self._accumulator = UpdateAccumulator()
        self._match: tuple[Rules[Any, Any], BotPlayer] | None = None  # rules and player of the match
        self._decided_version = 0  # version of the view of the last decision
        self._n_actions = 0
        known = AnySentence()
        client = RoomClient(self._games, known, ContributionGenerator(folder).number, route.key.deals)
        runner = RoomClientRunner(client, ResumeTokenFile(folder), route.key, self._on_notice)
        resumption = ResumptionState(route.hello, random.random, route.secret)
        reader = RoomMessageReader(known)
        self._room = RemoteRoom(route.destination, resumption, reader, runner, self._on_notice, PeerDialer())

    async def play(self) -> DisconnectCode | agent_messages.ConnectionProblem:
        """Play until the room is closed or has no free seat, and return the reason."""
        try:
            while self._end_reason is None:
                await self._changed.wait()
                self._changed.clear()
                await self._decide()
            return self._end_reason
        finally:
            self._end_match()
            await self._room.leave()

    def _on_notice(self, value: agent_messages.FromAgent) -> None:
        match value:
            case RefusalMessage():
                self._decided_version = 0  # the next message decides again
                return
            case WelcomeMessage():
                if value.table != self._room_id:
                    self._end_match()
                self._room_id = value.table
            case RoomInfo():
                self._on_room_info(value)
            case agent_messages.UpdateReceived():
                self._accumulator.take(value)
            case ProposalMessage():
                if self._info is not None and self._info.you in value.waits_for:
                    self._room.send(room_requests.VoteRequest(value.ask, True))
            case agent_messages.ConnectionChanged(agent_messages.ConnectionState.ENDED, reason):
                self._end_reason = reason or DisconnectCode.BYE
        self._changed.set()

    def _on_room_info(self, info: RoomInfo) -> None:
        """Handle everything except decisions: seat, readiness, return after a replacement."""
        self._info = info
        own_seat = None if info.you is None else info.seats[info.you]
        if own_seat is None:
            free = [seat for seat, other in enumerate(info.seats) if other.kind is SeatOccupant.OPEN]
            if info.stage is RoomStage.LOBBY and free:
                self._room.send(room_requests.SitRequest(Seat(free[0])))
            else:
                self._end_reason = DisconnectCode.FULL
            return
        if not self._has_reported_seat:
            self._has_reported_seat = True
            self._say(_SITS.filled(own_seat.name))
        if info.stage is RoomStage.LOBBY and not own_seat.ready:
            self._room.send(room_requests.ReadyRequest(True, info.rev))
        elif own_seat.presence is Presence.REPLACED:
            self._room.send(room_requests.ReturnRequest())

    async def _decide(self) -> None:
        """Decide upon the newest view if it is the seat's turn; an answer to an older view is dropped."""
        last, info = self._accumulator.last, self._info
        if last is None or info is None or info.stage is not RoomStage.PLAYING:
            return
        view, (rules, player) = last.update.view, self._match or self._begin_match(info)
        if view.version == self._decided_version or view.seat not in rules.actors(view.public):
            return
        self._decided_version = view.version
        action = await asyncio.to_thread(player.choose, view, self._accumulator.heard, never_stop)
        if self._accumulator.last is last:
            self._n_actions += 1
            self._room.submit(host_messages.SubmitAction(self._n_actions, view.version, action))

    def _begin_match(self, info: RoomInfo) -> tuple[Rules[Any, Any], BotPlayer]:
        game = self._games[info.game]
        options, _ = game.options.load(info.options)
        seats = len(info.seats)
        patience = min(PATIENCE, info.house.patience or PATIENCE)
        player = BotPlayer(self._command, game, options, seats, random.getrandbits(32), patience)
        self._match = game.rules(options, seats), player
        return self._match

    def _end_match(self) -> None:
        match, self._match, self._accumulator, self._decided_version = self._match, None, UpdateAccumulator(), 0
        if match is not None:
            _, player = match
            player.close()
            for line in fault_sentences(self._command[0], player.faults):
                self._say(line)
