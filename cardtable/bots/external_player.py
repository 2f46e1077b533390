"""Bots as players of a match, and the names of all players that may take a seat.

A name is a level, plain or in character (`club:careful`), or a bot as `bot:./mybot --fast`.
"""

from __future__ import annotations

import shlex
import shutil
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from cardtable.bots.bot_process import LIGHT, BotFault, BotFaultInfo, BotFaultKind, BotProcess, RequestCancelled
from cardtable.core.basics.plain_text import plain_text
from cardtable.core.events import Event
from cardtable.core.language.user_error import UserError
from cardtable.core.rules import AnyGame, Rules, Yardstick
from cardtable.core.session import Update
from cardtable.core.text import translate
from cardtable.core.views import View
from cardtable.core.wire.game_codec import GameCodec
from cardtable.core.wire.json_values import WireError
from cardtable.games import discover
from cardtable.host import room_types
from cardtable.host.room_messages import ClosingMessage, RefusalMessage, RoomInfo, UpdateMessage
from cardtable.host.room_requests import ActionRequest, FromSeat, HelloRequest, LeaveRequest
from cardtable.host.seat_assignment import substitute_of
from cardtable.net.message_codec import decode_request, encode_message

_OPENING = 40  # first events of a deal, which tell it from another one
_NO_TAG = "00000000"  # a bot never resumes
PATIENCE = 10.0  # seconds for a decision, and for the start
MOST_IN_A_ROW = 3  # faults in a row after which a bot is replaced
_UNREADABLE = "error"  # refusal code of an unreadable action

BOT = "bot:"
_NO_PROGRAM = translate("Bots", "The program “%1” wasn't found: write where it is, for example %2.")
_EXAMPLE = "./mybot"
_SAY_WHICH = translate("Command line", "Name a game, one of: %1.")
_NO_GAME = translate("Command line", "There is no game called “%1”; choose one of: %2.")
_SAY_WHICH_LEVEL = translate("Command line", "Name a level, one of: %1.")
_NO_LEVEL = translate("Command line", "There is no level called “%1”; choose one of: %2.")

PlayerFactory = Callable[[Any, int, int], Yardstick[Any, Any]]  # options, seats, seed


class BotProtocol:
    """Encoder of one match for one bot; events already sent in a deal are not repeated."""

    def __init__(self, game: AnyGame, options: Any, seats: int, rules: Rules[Any, Any]) -> None:
        self._game, self._options, self._seats, self._rules = game, options, seats, rules
        self.codec: GameCodec[Any] = GameCodec(game, options, seats, frozenset())
        self._history: tuple[Event, ...] = ()
        self._deal = 0
        self._n_updates = 0

    def encode_room(self, view: View[Any]) -> str:
        """Encode what is played and the bot's seat; the others' names are left out."""
        seat_infos = (room_types.RoomSeatInfo(room_types.SeatOccupant.COMPUTER),) * self._seats
        version, rules = self._game.version, self._options.save()
        house = room_types.HouseRules()
        info = RoomInfo(
            0, self._game.id, version, rules, house, room_types.RoomStage.PLAYING, seat_infos, None, view.seat, 0, 1
        )
        return encode_message(info)

    def encode_update(self, view: View[Any], history: Sequence[Event], wants: Sequence[str]) -> str:
        """Encode the events since the last update; the whole history after a new deal or an undo."""
        history = tuple(history)
        n_known = len(self._history)
        is_continued = n_known > 0 and history[:n_known] == self._history
        if not is_continued and (not n_known or history[:_OPENING] != self._history[:_OPENING]):
            self._deal += 1
        self._history = history
        self._n_updates += 1
        update = Update(history[n_known:], view) if is_continued else Update((), view, history)
        legal = None
        if "legal" in wants:
            legal = tuple(map(self.codec.write_action, islice(self._rules.legal(view), room_types.MOST_LEGAL)))
        encoded = self.codec.write_update(update, self._deal)
        return encode_message(
            UpdateMessage(self._n_updates, _NO_TAG, encoded, None if is_continued else (), legal=legal)
        )

    def encode_farewell(self, hello: HelloRequest | None) -> str:
        """Encode the end of the match, or a refusal of the version in `hello`."""
        if hello is None or self.is_played_by(hello):
            return encode_message(ClosingMessage(room_types.DisconnectCode.BYE))
        other = room_types.DisconnectCode.OTHER_VERSION
        return encode_message(
            ClosingMessage(other, room_types.PROTOCOL, game=self._game.id, version=self._game.version)
        )

    def is_played_by(self, hello: HelloRequest) -> bool:
        """Return True if the bot knows this game in this version of its rules."""
        return hello.protocol <= room_types.PROTOCOL and hello.games.get(self._game.id) == self._game.version


class BotPlayer:
    """Player of one seat of one match by a program, started at its first decision and ended by `close`.

    Each fault is noted in `faults`: a quick level makes an illegal or late decision, and all further ones after three
    faults in a row, or once the program has ended or sent nonsense.
    """

    def __init__(
        self, command: Sequence[str], game: AnyGame, options: Any, seats: int, seed: int, patience: float = PATIENCE
    ) -> None:
        self.faults: list[BotFaultInfo] = []
        self._command = tuple(command)
        self._patience = patience
        self._rules = game.rules(options, seats)
        self._protocol = BotProtocol(game, options, seats, self._rules)
        self._fallback = game.players[substitute_of(game)](options, seats, seed)
        self._process: BotProcess | None = None
        self._hello: HelloRequest | None = None
        self._consecutive_faults = 0
        self.is_replaced = False  # a quick level makes all decisions

    def choose(self, view: View[Any], history: Sequence[Event], stop: Callable[[], bool]) -> Any:
        if not self.is_replaced:
            try:
                action = self._ask(view, history, stop)
            except BotFault as fault:
                self._note_fault(fault.info)
            except RequestCancelled:
                pass
            else:
                self._consecutive_faults = 0
                return action
            finally:
                self._end_if_replaced()
        return self._fallback.choose(view, history, stop)

    def close(self) -> None:
        self.is_replaced = True
        if self._process is not None:
            self._process.close(self._protocol.encode_farewell(self._hello))
            self._process = None

    def _end_if_replaced(self) -> None:
        """Close again, since `close` in another thread may have come before the process."""
        if self.is_replaced:
            self.close()

    def _note_fault(self, fault: BotFaultInfo) -> None:
        self.faults.append(fault)
        self._consecutive_faults += 1
        if fault.kind not in LIGHT or self._consecutive_faults >= MOST_IN_A_ROW:
            self.close()

    def _ask(self, view: View[Any], history: Sequence[Event], stop: Callable[[], bool]) -> Any:
        if self._process is None:
            self._process = BotProcess(self._command)
        process = self._process
        if self._hello is None:
            self._hello = self._handshake(process, stop)
            process.send(self._protocol.encode_room(view))
        process.send(self._protocol.encode_update(view, history, self._hello.wants))
        request = self._receive_action(process, view.version, stop)
        try:
            action = self._protocol.codec.read_action(request.action)
        except ValueError as error:
            process.send(encode_message(RefusalMessage("do", request.id, _UNREADABLE)))
            raise BotFault(BotFaultKind.WRONG, plain_text(request.action)) from error
        refusal = self._rules.check(view, action)
        if refusal is not None:
            process.send(encode_message(RefusalMessage("do", request.id, refusal.code, refusal.reason)))
            raise BotFault(BotFaultKind.WRONG, f"{plain_text(request.action)} ({refusal.code})")
        return action

    def _handshake(self, process: BotProcess, stop: Callable[[], bool]) -> HelloRequest:
        hello = _decode_line(process.receive(time.monotonic() + self._patience, stop))
        if not isinstance(hello, HelloRequest):
            raise BotFault(BotFaultKind.GARBAGE, "no hello")
        if not self._protocol.is_played_by(hello):
            self._hello = hello
            raise BotFault(BotFaultKind.OTHER_GAME)
        return hello

    def _receive_action(self, process: BotProcess, version: int, stop: Callable[[], bool]) -> ActionRequest:
        """Return the action for this view; late answers to older views and other messages are ignored."""
        end = time.monotonic() + self._patience
        for _ in range(room_types.UNREAD_MESSAGES):
            message = _decode_line(process.receive(end, stop))
            if isinstance(message, ActionRequest) and message.v == version:
                return message
            if isinstance(message, LeaveRequest):
                raise BotFault(BotFaultKind.ENDED)
            if isinstance(message, HelloRequest):
                raise BotFault(BotFaultKind.GARBAGE, "a second hello")
        raise BotFault(BotFaultKind.FLOOD)


def _decode_line(line: str) -> FromSeat:
    try:
        return decode_request(line.rstrip("\r\n"))
    except WireError as error:
        raise BotFault(BotFaultKind.GARBAGE, plain_text(line.strip())[:80]) from error


def game_named(name: str | None) -> AnyGame:
    """Return the game; raise UserError with the names of all games."""
    games = discover()
    if not name:
        raise UserError(_SAY_WHICH.filled(", ".join(games)))
    if name not in games:
        raise UserError(_NO_GAME.filled(name, ", ".join(games)))
    return games[name]


def levels_by_name(game: AnyGame) -> Mapping[str, PlayerFactory]:
    """Return the levels by name: plain, in character (`club:careful`), and the game's yardsticks."""
    in_character = {
        f"{level}:{name}": factory
        for name, character in game.characters().items()
        for level, factory in character.players.items()
    }
    return {**game.players, **in_character, **game.yardsticks}


def level_named(game: AnyGame, level: str | None) -> PlayerFactory:
    """Return the factory of a level's players; raise UserError with the names of all levels."""
    levels = levels_by_name(game)
    if not level:
        raise UserError(_SAY_WHICH_LEVEL.filled(", ".join(levels)))
    if level not in levels:
        raise UserError(_NO_LEVEL.filled(level, ", ".join(levels)))
    return levels[level]


def is_bot(level: str) -> bool:
    """Return True for a bot."""
    return level.startswith(BOT)


def command_of(level: str) -> tuple[str, ...]:
    """Return a bot's program and arguments, split like a shell without running one; raise UserError."""
    text = level.removeprefix(BOT)
    return program_of(_split_words(text), text)


def command_typed(text: str) -> tuple[str, ...]:
    """Return a typed command: the path of a file, which may contain blanks, or words as in `command_of`."""
    return (text,) if Path(text).is_file() else _split_words(text) or (text,)


def program_of(command: Sequence[str], text: str = "") -> tuple[str, ...]:
    """Return the command if its first word is a program; raise UserError that names `text`."""
    if not command or shutil.which(command[0]) is None:
        raise UserError(_NO_PROGRAM.filled(text or " ".join(command), _EXAMPLE))
    return tuple(command)


def _split_words(text: str) -> tuple[str, ...]:
    try:
        words = shlex.shlex(text, posix=True)
        words.whitespace_split, words.commenters = True, ""
        if sys.platform == "win32":
            words.escape = ""  # paths have backslashes there
        return tuple(words)
    except ValueError:
        return ()
