"""A player whose moves another program chooses; where that fails, rules of thumb play.

The names of players that may take a seat: levels, plain or in character, and bots as `bot:./mybot --fast`.
"""

from __future__ import annotations

import shlex
import shutil
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from cardtable.bots.bot_process import LIGHT, BotFault, BotFaultInfo, BotFaultKind, BotProcess, RequestCancelled
from cardtable.bots.bot_protocol import BotProtocol
from cardtable.core.events import Event
from cardtable.core.plain_text import plain_text
from cardtable.core.rules import AnyGame, Yardstick
from cardtable.core.text import translate
from cardtable.core.user_error import UserError
from cardtable.core.views import View
from cardtable.core.wire.json_values import WireError
from cardtable.games import discover
from cardtable.host.room_messages import RefusalMessage
from cardtable.host.room_requests import ActionRequest, FromSeat, HelloRequest, LeaveRequest
from cardtable.host.room_types import UNREAD_MESSAGES
from cardtable.net.message_codec import decode_request, encode_message

PATIENCE = 10.0  # seconds for a move, and for the start
MOST_IN_A_ROW = 3  # mishaps, before nobody asks it any more
_UNREADABLE = "error"  # the code for an action that is none


class BotPlayer:
    """Plays one seat of one match; its program is started when it is first asked, and ended by `close`.

    Everything that goes wrong is noted in `mishaps`: a move that the rules refuse or that comes too late is made by
    rules of thumb, and after three in a row, or where the program ended or wrote nonsense, all the others are too.
    """

    def __init__(
        self, command: Sequence[str], game: AnyGame, options: Any, seats: int, chance: int, patience: float = PATIENCE
    ) -> None:
        self.mishaps: list[BotFaultInfo] = []
        self._command = tuple(command)
        self._patience = patience
        self._rules = game.rules(options, seats)
        self._talk = BotProtocol(game, options, seats, self._rules)
        self._thumb = game.players[level_of_thumb(game)](options, seats, chance)
        self._process: BotProcess | None = None
        self._hello: HelloRequest | None = None
        self._in_a_row = 0
        self._replaced = False

    def choose(self, view: View[Any], heard: Sequence[Event], stop: Callable[[], bool]) -> Any:
        """A legal action, whatever the program does."""
        if not self._replaced:
            try:
                action = self._ask(view, heard, stop)
            except BotFault as fault:
                self._note(fault.mishap)
            except RequestCancelled:
                pass
            else:
                self._in_a_row = 0
                return action
            finally:
                self._end_if_replaced()
        return self._thumb.choose(view, heard, stop)

    @property
    def is_replaced(self) -> bool:
        """Whether rules of thumb play all that is to come."""
        return self._replaced

    def close(self) -> None:
        """End the program, and all that it has started."""
        self._replaced = True
        if self._process is not None:
            self._process.close(self._talk.farewell(self._hello))
            self._process = None

    def _end_if_replaced(self) -> None:
        """Whoever has closed it meanwhile, from another thread, may have met no process yet."""
        if self._replaced:
            self.close()

    def _note(self, mishap: BotFaultInfo) -> None:
        self.mishaps.append(mishap)
        self._in_a_row += 1
        if mishap.kind not in LIGHT or self._in_a_row >= MOST_IN_A_ROW:
            self.close()

    def _ask(self, view: View[Any], heard: Sequence[Event], stop: Callable[[], bool]) -> Any:
        if self._process is None:
            self._process = BotProcess(self._command)
        process = self._process
        if self._hello is None:
            self._hello = self._greeted(process, stop)
            process.send(self._talk.table(view))
        process.send(self._talk.news(view, heard, self._hello.wants))
        done = self._answer(process, view.version, stop)
        try:
            action = self._talk.action_of(done.action)
        except ValueError as error:
            process.send(encode_message(RefusalMessage("do", done.id, _UNREADABLE)))
            raise BotFault(BotFaultKind.WRONG, plain_text(done.action)) from error
        refusal = self._rules.check(view, action)
        if refusal is not None:
            process.send(encode_message(RefusalMessage("do", done.id, refusal.code, refusal.reason)))
            raise BotFault(BotFaultKind.WRONG, f"{plain_text(done.action)} ({refusal.code})")
        return action

    def _greeted(self, process: BotProcess, stop: Callable[[], bool]) -> HelloRequest:
        hello = _read(process.receive(time.monotonic() + self._patience, stop))
        if not isinstance(hello, HelloRequest):
            raise BotFault(BotFaultKind.GARBAGE, "no hello")
        if not self._talk.is_played_by(hello):
            self._hello = hello
            raise BotFault(BotFaultKind.OTHER_GAME)
        return hello

    def _answer(self, process: BotProcess, version: int, stop: Callable[[], bool]) -> ActionRequest:
        """What it does with this view; what came too late for another one, and what else it may say, is passed over."""
        end = time.monotonic() + self._patience
        for _ in range(UNREAD_MESSAGES):
            message = _read(process.receive(end, stop))
            if isinstance(message, ActionRequest) and message.v == version:
                return message
            if isinstance(message, LeaveRequest):
                raise BotFault(BotFaultKind.ENDED)
            if isinstance(message, HelloRequest):
                raise BotFault(BotFaultKind.GARBAGE, "a second hello")
        raise BotFault(BotFaultKind.FLOOD)


def level_of_thumb(game: AnyGame) -> str:
    """The best of the quick levels."""
    return [level for level in game.players if level not in game.searching][-1]


def _read(line: str) -> FromSeat:
    try:
        return decode_request(line.rstrip("\r\n"))
    except WireError as error:
        raise BotFault(BotFaultKind.GARBAGE, plain_text(line.strip())[:80]) from error


BOT = "bot:"
_NO_PROGRAM = translate("Bots", "There is no program “%1” that could play: write where it is, for instance %2.")
_EXAMPLE = "./mybot"
_SAY_WHICH = translate("Command line", "Name a game, one of: %1.")
_NO_GAME = translate("Command line", "There is no game called “%1”; choose one of: %2.")
_SAY_WHICH_LEVEL = translate("Command line", "Name a level, one of: %1.")
_NO_LEVEL = translate("Command line", "There is no level called “%1”; choose among: %2.")

PlayerFactory = Callable[[Any, int, int], Yardstick[Any, Any]]  # options, seats, seed


def game_named(name: str | None) -> AnyGame:
    """The game; raises Complaint, with the names of all games, where there is no such one."""
    games = discover()
    if not name:
        raise UserError(_SAY_WHICH.filled(", ".join(games)))
    if name not in games:
        raise UserError(_NO_GAME.filled(name, ", ".join(games)))
    return games[name]


def levels_of(game: AnyGame) -> Mapping[str, PlayerFactory]:
    """The levels by name: plain, in character (`club:careful`), and those that a game keeps to measure others by."""
    in_character = {
        f"{level}:{name}": made
        for name, character in game.characters().items()
        for level, made in character.players.items()
    }
    return {**game.players, **in_character, **game.yardsticks}


def level_named(game: AnyGame, level: str | None) -> PlayerFactory:
    """The maker of this level's players; raises Complaint, with the names of all levels, where there is no such one."""
    levels = levels_of(game)
    if not level:
        raise UserError(_SAY_WHICH_LEVEL.filled(", ".join(levels)))
    if level not in levels:
        raise UserError(_NO_LEVEL.filled(level, ", ".join(levels)))
    return levels[level]


def is_bot(level: str) -> bool:
    """Whether another program is to play."""
    return level.startswith(BOT)


def command_of(level: str) -> tuple[str, ...]:
    """The program and its arguments, read as a shell reads them, without a shell; raises Complaint for no program."""
    written = level.removeprefix(BOT)
    return program_of(_split(written), written)


def command_typed(written: str) -> tuple[str, ...]:
    """A file, whatever blanks its path has, or else words as in `command_of`; whether they can start is not asked."""
    return (written,) if Path(written).is_file() else _split(written) or (written,)


def program_of(command: Sequence[str], written: str = "") -> tuple[str, ...]:
    """The same command, if its first word is a program; raises Complaint that names what was `written`."""
    if not command or shutil.which(command[0]) is None:
        raise UserError(_NO_PROGRAM.filled(written or " ".join(command), _EXAMPLE))
    return tuple(command)


def _split(written: str) -> tuple[str, ...]:
    try:
        return tuple(shlex.split(written, posix=sys.platform != "win32"))
    except ValueError:
        return ()
