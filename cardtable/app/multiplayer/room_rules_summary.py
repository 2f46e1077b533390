"""Summary of a room's rules in a few lines: preset, differences from it, house rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from cardtable.app.forms.form_rows import not_for, preset_label
from cardtable.app.settings.house_rule_settings import duration
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.options import OptionInfo, Options, describe
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, literal_text, translate
from cardtable.core.zones import Seat
from cardtable.host.room_messages import RoomInfo
from cardtable.host.room_types import HouseRules, UndoPolicy

_BUT_TO = translate("People", "%1, but to %2", "a set of rules, and the points to which the match goes")
_CHANGES = translate("People", "%1, with %2 change(s)", "a set of rules", n=2)
_TO_NOT = translate("People", "To %1 points, not to %2.")
_TO = translate("People", "As in the rulebook, to %1 points.")
_OTHER_NUMBER = translate("People", "Made for another number of players.", "of a set of rules")
_AS_WRITTEN = translate("People", "As in the rulebook.")
_VALUE = translate("People", "%1: %2.", "a rule and its value at this table")
_YES = translate("Rules", "yes")
_NO = translate("Rules", "no")
_UNDO = translate("People", "Take-back and claims if all agree.")
_NO_UNDO = translate("People", "Nothing is taken back.")
_TIME = translate("People", "%1 for a move.", "a time, as 2 minutes")
_NO_LIMIT = translate("People", "No limit for a move.")
_WATCHERS = translate("People", "Watchers may come.")
_NO_WATCHERS = translate("People", "No watchers.")
_WATCHERS_SIT = translate("People", "Watchers may come and sit down.")
_NEWCOMERS = translate("People", "Later guests may sit down.")
_HINTS = translate("People", "Hints are allowed.")
_MORE = translate("People", "and %1 more", "rules that find no room on a list")
_TARGET = "target"  # the option that ends a match in most games
MOST_LINES = 4


@frozen
class RoomRulesSummary:
    """Rules of a room as its panel shows them."""

    game: AnyGame
    options: Options
    seats: int
    title: Text
    lines: tuple[Text, ...]

    def shown(self) -> tuple[Text, ...]:
        """Return the lines that fit on the panel; the last one counts the rest."""
        if len(self.lines) <= MOST_LINES:
            return self.lines
        return (*self.lines[: MOST_LINES - 1], _MORE.filled(len(self.lines) - MOST_LINES + 1))


def summarize_rules(table: RoomInfo, games: Mapping[str, AnyGame]) -> RoomRulesSummary | None:
    """Return the summary of a room's rules; None if its game is not installed."""
    game = games.get(table.game)
    if game is None:
        return None
    options = cast("Options", game.options.load(table.options)[0])
    seats = len(table.seats)
    lines = (*_differences(game, options, seats), *_house(table.house))
    return RoomRulesSummary(game, options, seats, _title(game, options, seats), lines)


def new_lines(before: RoomRulesSummary, now: RoomRulesSummary) -> tuple[Text, ...]:
    """Return the lines of `now` that `before` does not have."""
    return tuple(line for line in now.lines if line not in before.lines)


def partners_of(seat: Seat, rules: RoomRulesSummary) -> frozenset[Seat]:
    """Return the other seats of the seat's side."""
    sides = sides_of(rules)
    return frozenset(Seat(other) for other, side in enumerate(sides) if side == sides[seat] and other != seat)


def sides_of(rules: RoomRulesSummary) -> tuple[Seat, ...]:
    """Return the lowest seat of each seat's side in the first deal, by seat."""
    played = rules.game.rules(rules.options, rules.seats)
    return played.sides(played.deal(None, tuple(played.deck())).state.public)


def _title(game: AnyGame, options: Options, seats: int) -> Text:
    preset = options.nearest_preset(seats)
    if preset is None:
        return game.name
    label = preset_label(type(options), preset)
    standard = options.preset(preset)
    different = options.differences(standard, seats)
    if not different:
        return label
    to, usual = game.target(options, seats), game.target(standard, seats)
    if to is not None and to != usual:
        return _BUT_TO.filled(label, to)
    return _CHANGES.filled(label, len(different), n=len(different))


def _differences(game: AnyGame, options: Options, seats: int) -> Iterator[Text]:
    preset = options.nearest_preset(seats)
    standard = type(options)() if preset is None else options.preset(preset)
    different = options.differences(standard, seats)
    to, usual = game.target(options, seats), game.target(standard, seats)
    if to is not None and usual is not None and to != usual:
        yield _TO_NOT.filled(to, usual)
    elif not different:
        yield _AS_WRITTEN if to is None else _TO.filled(to)
    other = None if preset is None else not_for(type(options), preset, seats)
    if other is not None:
        yield _OTHER_NUMBER
    infos = {info.name: info for info in describe(type(options))}
    for name in different:
        if not (name == _TARGET and to != usual):
            yield _VALUE.filled(infos[name].label, _told(infos[name], options.value(name)))


def _told(info: OptionInfo, value: object) -> object:
    if isinstance(value, bool):
        return _YES if value else _NO
    told = info.told(value)
    return told if isinstance(told, Text | int) else literal_text(str(told))


def _house(house: HouseRules) -> Iterator[Text]:
    yield _UNDO if house.undo is UndoPolicy.AGREED else _NO_UNDO
    yield _TIME.filled(duration(house.patience)) if house.patience else _NO_LIMIT
    if house.newcomers:
        yield _WATCHERS_SIT if house.watchers else _NEWCOMERS
    else:
        yield _WATCHERS if house.watchers else _NO_WATCHERS
    if house.hints:
        yield _HINTS
