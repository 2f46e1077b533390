"""What is played at a table: the game, its rules and the house's, as its host arranges them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardtable.core.complaint import UserError
from cardtable.core.frozen_values import frozen
from cardtable.core.options import Options, plain
from cardtable.core.refusal import Refusal
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text
from cardtable.host.from_seat import ArrangeRequest
from cardtable.host.gathering import HouseRules
from cardtable.host.people_table.refusals import BAD_OPTIONS

FIRST_SEATS = 4  # of a table that has just been opened, where its game allows so many


@frozen
class RoomSettings:
    """All that a match at the table is played by."""

    game: AnyGame
    seats: int
    options: Options
    house: HouseRules

    def play(self) -> Any:
        """The rules of the game for this table; raises ValueError with one sentence if they do not fit together."""
        return self.game.rules(self.options, self.seats)


def first_rules(games: Mapping[str, AnyGame]) -> RoomSettings:
    """What a table that has just been opened offers: Hearts for four, if there is such a game, with all as declared."""
    game = games.get("hearts") or next(iter(games.values()))
    seats = FIRST_SEATS if FIRST_SEATS in game.seats else game.seats[0]
    return RoomSettings(game, seats, game.options(), HouseRules(substitute=substitute_of(game)))


def substitute_of(game: AnyGame) -> str:
    """Who plays for a person by default: the best level that answers quickly."""
    quick = [level for level in game.players if level not in game.searching]
    return (quick or list(game.players))[-1]


def arranged(arrange: ArrangeRequest, games: Mapping[str, AnyGame]) -> RoomSettings | Refusal:
    """The rules that a host wants, or why the table cannot have them."""
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
        rules.play()
    except UserError as complaint:
        return Refusal(BAD_OPTIONS.code, complaint.text) if _may_travel(complaint.text) else BAD_OPTIONS
    except ValueError:
        return BAD_OPTIONS
    return rules


def _is_whole(options: Options, values: Mapping[str, bool | int | str]) -> bool:
    """Whether every option was named, by its name of today and by the value that it has."""
    saved = options.save()
    return saved.keys() == values.keys() and all(type(plain(saved[name])) is type(values[name]) for name in saved)


def _may_travel(text: Text) -> bool:
    """Whether a sentence has nothing in it that may not go over a wire, such as a name."""
    return all(
        _may_travel(argument) if isinstance(argument, Text) else not isinstance(argument, str) for argument in text.args
    )
