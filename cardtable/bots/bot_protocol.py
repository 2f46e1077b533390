"""Messages to a bot about one match, in the network protocol's format."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from cardtable.core.events import Event
from cardtable.core.rules import AnyGame, Rules
from cardtable.core.session import Update
from cardtable.core.views import View
from cardtable.core.wire.game_codec import GameCodec
from cardtable.host.room_messages import ClosingMessage, RoomInfo, UpdateMessage
from cardtable.host.room_requests import HelloRequest
from cardtable.host.room_types import (
    MOST_LEGAL,
    PROTOCOL,
    DisconnectCode,
    HouseRules,
    RoomSeatInfo,
    RoomStage,
    SeatOccupant,
)
from cardtable.net.message_codec import encode_message

_OPENING = 40  # first events of a deal, which tell it from another one
_NO_TAG = "00000000"  # a bot never resumes


class BotProtocol:
    """Encoder of one match for one bot; events already sent in a deal are not repeated."""

    def __init__(self, game: AnyGame, options: Any, seats: int, rules: Rules[Any, Any]) -> None:
        self._game, self._options, self._seats, self._rules = game, options, seats, rules
        self._codec: GameCodec[Any] = GameCodec(game, options, seats, frozenset())
        self._history: tuple[Event, ...] = ()
        self._deal = 0
        self._n_updates = 0

    def encode_room(self, view: View[Any]) -> str:
        """Encode what is played and the bot's seat; the others' names are left out."""
        seat_infos = (RoomSeatInfo(SeatOccupant.COMPUTER),) * self._seats
        version, rules = self._game.version, self._options.save()
        house = HouseRules()
        info = RoomInfo(0, self._game.id, version, rules, house, RoomStage.PLAYING, seat_infos, None, view.seat, 0, 1)
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
            legal = tuple(map(self._codec.write_action, islice(self._rules.legal(view), MOST_LEGAL)))
        encoded = self._codec.write_update(update, self._deal)
        return encode_message(
            UpdateMessage(self._n_updates, _NO_TAG, encoded, None if is_continued else (), legal=legal)
        )

    def encode_farewell(self, hello: HelloRequest | None) -> str:
        """Encode the end of the match, or a refusal of the version in `hello`."""
        if hello is None or self.is_played_by(hello):
            return encode_message(ClosingMessage(DisconnectCode.BYE))
        other = DisconnectCode.OTHER_VERSION
        return encode_message(ClosingMessage(other, PROTOCOL, game=self._game.id, version=self._game.version))

    def is_played_by(self, hello: HelloRequest) -> bool:
        """Return True if the bot knows this game in this version of its rules."""
        return hello.protocol <= PROTOCOL and hello.games.get(self._game.id) == self._game.version

    def decode_action(self, text: str) -> Any:
        return self._codec.read_action(text)
