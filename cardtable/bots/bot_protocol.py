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
        self._wire: GameCodec[Any] = GameCodec(game, options, seats, frozenset())
        self._heard: tuple[Event, ...] = ()
        self._deal = 0
        self._news = 0

    def encode_room(self, view: View[Any]) -> str:
        """Encode what is played and the bot's seat; the others' names are left out."""
        places = (RoomSeatInfo(SeatOccupant.COMPUTER),) * self._seats
        version, rules = self._game.version, self._options.save()
        house = HouseRules()
        info = RoomInfo(0, self._game.id, version, rules, house, RoomStage.PLAYING, places, None, view.seat, 0, 1)
        return encode_message(info)

    def encode_update(self, view: View[Any], heard: Sequence[Event], wants: Sequence[str]) -> str:
        """Encode the events since the last update; the whole history after a new deal or an undo."""
        heard = tuple(heard)
        known = len(self._heard)
        goes_on = known > 0 and heard[:known] == self._heard
        if not goes_on and (not known or heard[:_OPENING] != self._heard[:_OPENING]):
            self._deal += 1
        self._heard = heard
        self._news += 1
        update = Update(heard[known:], view) if goes_on else Update((), view, heard)
        legal = None
        if "legal" in wants:
            legal = tuple(map(self._wire.write_action, islice(self._rules.legal(view), MOST_LEGAL)))
        written = self._wire.write_update(update, self._deal)
        return encode_message(UpdateMessage(self._news, _NO_TAG, written, None if goes_on else (), legal=legal))

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
        """Decode an action; raise ValueError."""
        return self._wire.read_action(text)
