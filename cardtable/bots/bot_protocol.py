"""What one seat's bot is told, in the messages that people's programs are told it in."""

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

_OPENING = 40  # events of a deal by which it is told from another one
_NO_TAG = "00000000"  # nothing is ever looked up again


class BotProtocol:
    """Tells one bot of one match; what it has been told of a deal is not told again."""

    def __init__(self, game: AnyGame, options: Any, seats: int, rules: Rules[Any, Any]) -> None:
        self._game, self._options, self._seats, self._rules = game, options, seats, rules
        self._wire: GameCodec[Any] = GameCodec(game, options, seats, frozenset())
        self._heard: tuple[Event, ...] = ()
        self._deal = 0
        self._news = 0

    def table(self, view: View[Any]) -> str:
        """What is played, and where the bot sits; who the others are is not its business."""
        places = (RoomSeatInfo(SeatOccupant.COMPUTER),) * self._seats
        version, rules = self._game.version, self._options.save()
        house = HouseRules()
        info = RoomInfo(0, self._game.id, version, rules, house, RoomStage.PLAYING, places, None, view.seat, 0, 1)
        return encode_message(info)

    def news(self, view: View[Any], heard: Sequence[Event], wants: Sequence[str]) -> str:
        """What has happened since the last news; all of the deal where that is another one, or was taken back."""
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

    def farewell(self, hello: HelloRequest | None) -> str:
        """The match is over, or the bot plays another game than this one."""
        if hello is None or self.is_played_by(hello):
            return encode_message(ClosingMessage(DisconnectCode.BYE))
        other = DisconnectCode.OTHER_VERSION
        return encode_message(ClosingMessage(other, PROTOCOL, game=self._game.id, version=self._game.version))

    def is_played_by(self, hello: HelloRequest) -> bool:
        """Whether the bot knows this game by these rules."""
        return hello.protocol <= PROTOCOL and hello.games.get(self._game.id) == self._game.version

    def action_of(self, text: str) -> Any:
        """The action; raises ValueError for a text that is none."""
        return self._wire.read_action(text)
