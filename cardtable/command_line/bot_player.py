"""`cardtable bot-player`: a level of this version as a bot, for comparison with other versions."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from cardtable import __version__
from cardtable.bots.external_player import PlayerFactory, game_named, level_named
from cardtable.command_line.arg_parser import GAME, ArgumentParser, run_command
from cardtable.core.events import Event
from cardtable.core.language.user_error import UserError
from cardtable.core.rules import AnyGame, Yardstick
from cardtable.core.shuffle import player_seed
from cardtable.core.text import TextRenderer, translate
from cardtable.core.wire.game_codec import GameCodec
from cardtable.core.wire.json_values import WireError
from cardtable.core.wire.value_codecs import AnySentence
from cardtable.host.room_messages import ClosingMessage, RoomInfo, UpdateMessage
from cardtable.host.room_requests import ActionRequest, HelloRequest
from cardtable.host.room_types import PROTOCOL, TABLE_FRAME
from cardtable.net.message_codec import RoomMessageReader, encode_message
from cardtable.players.player_questions import never_stop

_NAME = "cardtable bot-player"
_IN_A_SEAT = 'cardtable simulate hearts --seats "expert,bot:/opt/cardtable-2.0/bin/cardtable bot-player hearts expert"'

_DESCRIPTION = translate(
    "Command line",
    "Play a level of this version as a bot, so that another version can compare its own levels with it: %1.",
    "the argument is part of a command",
).filled(_IN_A_SEAT)
_WHICH = translate("Command line", "for example %1")
_LEVEL = translate("Command line", "LEVEL", "stands for the name of a level in the help of the command line")
_UNREADABLE = translate(
    "Command line",
    "A message on stdin can't be read: let simulate start this command, in a version that has the same bot protocol.",
    "“simulate” is the name of a command",
)
_UNKNOWN_RULE = translate("Command line", "This version lacks the rule “%1”: compare by rules that both versions have.")


def run(arguments: Sequence[str], renderer: TextRenderer | None = None) -> int:
    """Run the command with the arguments after `bot-player`; return 0 after the match, 2 for invalid arguments."""
    try:
        return run_command(_NAME, arguments, renderer, _parser, _execute)
    except KeyboardInterrupt:
        return 0


def _execute(settings: argparse.Namespace, _renderer: TextRenderer) -> int:
    """Play on stdin and stdout until the match is over or stdin ends."""
    game = game_named(settings.game)
    bot = LevelBot(game, level_named(game, settings.level))
    _send(bot.hello)
    for line in _lines():
        request = bot.answer(line)
        if bot.is_over:
            break
        if request is not None:
            _send(request)
    return 0


def _parser(renderer: TextRenderer) -> ArgumentParser:
    parser = ArgumentParser(renderer, _NAME, _DESCRIPTION)
    parser.value("game", GAME, _WHICH.filled("hearts"))
    parser.value("level", _LEVEL, _WHICH.filled("expert"))
    parser.usual_options()
    return parser


class LevelBot:
    """Bot that plays a level from the messages alone.

    Messages hide the match's seed, so the player's random generator is seeded by the first update: the same in each
    repetition of a match, but not the one of a built-in player.
    """

    def __init__(self, game: AnyGame, factory: PlayerFactory) -> None:
        self.is_over = False
        self._game = game
        self._factory = factory
        self._reader = RoomMessageReader(AnySentence())
        self._options: Any = None
        self._seats = 0  # 0 before the first RoomInfo
        self._codec: GameCodec[Any] | None = None
        self._player: Yardstick[Any, Any] | None = None
        self._history: tuple[Event, ...] = ()  # history of the deal in play
        self._n_actions = 0

    @property
    def hello(self) -> HelloRequest:
        games = {self._game.id: self._game.version}
        return HelloRequest(PROTOCOL, __version__, games, "CardTable", 0, "", "", "", -1, "", 0, ())

    def answer(self, line: str) -> ActionRequest | None:
        """Return the action if the message asks for one; raise UserError for an unreadable message."""
        try:
            match self._reader.read(line):
                case RoomInfo() as info:
                    self._on_room_info(info)
                case UpdateMessage() as message:
                    return self._decide(message, line)
                case ClosingMessage():
                    self.is_over = True
        except WireError as error:
            raise UserError(_UNREADABLE) from error
        return None

    def _on_room_info(self, info: RoomInfo) -> None:
        self._options, unknown = self._game.options.load(info.options)
        if unknown:
            raise UserError(_UNKNOWN_RULE.filled(unknown[0]))
        self._seats = len(info.seats)
        self._codec = GameCodec(self._game, self._options, self._seats, AnySentence())
        self._player = None

    def _decide(self, message: UpdateMessage, line: str) -> ActionRequest:
        if self._codec is None:
            raise WireError("There is news before the table.")
        update = self._codec.read_update(message.update).update
        self._history = self._history + update.events if update.heard is None else update.heard
        view = update.view
        if self._player is None:
            self._player = self._factory(self._options, self._seats, player_seed(line, view.seat or 0))
        action = self._player.choose(view, self._history, never_stop)
        self._n_actions += 1
        return ActionRequest(self._n_actions, view.version, self._codec.write_action(action))


def _lines() -> Iterator[str]:
    """Yield the lines of stdin; raise UserError if it is a folder or not text."""
    if sys.stdin is None:
        return
    read = partial(sys.stdin.buffer.readline, TABLE_FRAME + len(os.linesep))
    try:
        yield from (line.decode().rstrip("\r\n") for line in iter(read, b""))
    except (OSError, UnicodeDecodeError) as error:
        raise UserError(_UNREADABLE) from error


def _send(message: HelloRequest | ActionRequest) -> None:
    print(encode_message(message), flush=True)
