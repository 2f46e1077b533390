"""Settings of a room (game, options, house rules) and the refusals of its requests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.language.user_error import UserError
from cardtable.core.options import Options, plain
from cardtable.core.refusal import Refusal
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, translate
from cardtable.host.room_requests import ArrangeRequest
from cardtable.host.room_types import HouseRules
from cardtable.host.seat_assignment import substitute_of

NOT_HOST = Refusal("not-host", translate("People's table", "Only the host of the table can do that."))
NOT_NOW = Refusal("not-now", translate("People's table", "That can't be done now."))
NOT_SEATED = Refusal("not-seated", translate("People's table", "Take a seat first."))
NOT_READY = Refusal("not-ready", translate("People's table", "Somebody isn't ready yet."))
NOBODY_SITS = Refusal("not-ready", translate("People's table", "Somebody must sit down before the match begins."))
NO_NEWCOMERS = Refusal("not-now", translate("People's table", "Nobody can sit down during a match at this table."))
NEXT_DEAL = Refusal(
    "next-deal", translate("People's table", "Somebody has just got up. You can sit down from the next deal on.")
)
TAKEN = Refusal("taken", translate("People's table", "That seat is taken."))
CHANGED = Refusal("changed", translate("People's table", "The rules have just been changed. Look at them again."))
BAD_OPTIONS = Refusal("bad-options", translate("People's table", "This table can't be played by these rules."))
SAME_RULES = Refusal("bad-options", translate("People's table", "This match goes on by the rules it began with."))
PAUSED = Refusal("paused", translate("People's table", "The table is paused."))
TOO_SOON = Refusal("too-soon", translate("People's table", "You have just asked for that. Wait a little."))
TOO_OFTEN = Refusal("too-soon", translate("People's table", "You've asked for that often enough."))
NOT_KEPT = Refusal("not-kept", translate("People's table", "The table couldn't save that. Try again in a moment."))
ERROR = Refusal("error", translate("People's table", "A bug in the program prevents this."))
NEVER_UNDONE = Refusal("not-now", translate("People's table", "Moves can't be undone at this table."))

ASKED_FIRST = Refusal("asked-first", translate("Table", "A question is already open; wait for the answers."))
NOBODY_AWAY = Refusal("nobody-away", translate("Table", "Nobody is away from that seat."))

FIRST_SEATS = 4  # of a new room, if its game allows that number


@frozen
class RoomSettings:
    """Settings that a match in the room is played by."""

    game: AnyGame
    seats: int
    options: Options
    house: HouseRules

    def game_rules(self) -> Any:
        """Return the rules of the game; raise ValueError with one sentence if the settings do not fit together."""
        return self.game.rules(self.options, self.seats)


def default_settings(games: Mapping[str, AnyGame]) -> RoomSettings:
    """Return the settings of a new room: Hearts for four, if there is such a game, with default options."""
    game = games.get("hearts") or next(iter(games.values()))
    seats = FIRST_SEATS if FIRST_SEATS in game.seats else game.seats[0]
    return RoomSettings(game, seats, game.options(), HouseRules(substitute=substitute_of(game)))


def settings_of(arrange: ArrangeRequest, games: Mapping[str, AnyGame]) -> RoomSettings | Refusal:
    """Return the settings that the room owner requests, or the refusal."""
    game = games.get(arrange.game or "")
    if game is None or game.public is None or arrange.options is None or arrange.house is None:
        return BAD_OPTIONS
    options, dropped = game.options.load(arrange.options)
    if dropped or not _is_whole(options, arrange.options) or arrange.seats is None or arrange.seats not in game.seats:
        return BAD_OPTIONS
    if arrange.house.substitute not in game.players:
        return BAD_OPTIONS
    too_long = game.too_long(options)
    if too_long is not None:
        return Refusal(BAD_OPTIONS.code, too_long)
    rules = RoomSettings(game, arrange.seats, options, arrange.house)
    try:
        rules.game_rules()
    except UserError as error:
        return Refusal(BAD_OPTIONS.code, error.text) if _may_travel(error.text) else BAD_OPTIONS
    except ValueError:
        return BAD_OPTIONS
    return rules


def _is_whole(options: Options, values: Mapping[str, bool | int | str]) -> bool:
    """Return True if all options are given by their current names and values."""
    saved = options.save()
    return saved.keys() == values.keys() and all(type(plain(saved[name])) is type(values[name]) for name in saved)


def _may_travel(text: Text) -> bool:
    """Return True if a text contains no string, such as a name, that must not be sent."""
    return all(
        _may_travel(argument) if isinstance(argument, Text) else not isinstance(argument, str) for argument in text.args
    )
