"""Texts of the room page: rules, seats, start button, and changes at the seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, cast

from cardtable.app.forms.form_rows import not_for, preset_label
from cardtable.app.settings.house_rule_settings import duration
from cardtable.app.settings.setting_choices import level_label
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.options import OptionInfo, Options, describe
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, conjoin, join, literal_text, translate
from cardtable.core.zones import Seat
from cardtable.host.room_messages import RoomInfo
from cardtable.host.room_types import HouseRules, RoomSeatInfo, SeatOccupant, UndoPolicy
from cardtable.host.seat_assignment import Presence, opening_sides

_BUT_TO = translate("People", "%1, but to %2", "a set of rules, and the points to which the match goes")
_CHANGES = translate("People", "%1, with %2 change(s)", "a set of rules", n=2)
_TO_NOT = translate("People", "To %1 points, not to %2.")
_TO = translate("People", "As in the rulebook, to %1 points.")
_OTHER_NUMBER = translate("People", "Made for another number of players.", "of a set of rules")
_AS_WRITTEN = translate("People", "As in the rulebook.")
_VALUE = translate("People", "%1: %2.", "a rule and its value at this table")
_YES = translate("Rules", "yes")
_NO = translate("Rules", "no")
_UNDO = translate("People", "Undo and claims if all agree.")
_NO_UNDO = translate("People", "No undo.")
_TIME = translate("People", "%1 for a move.", "a time, as 2 minutes")
_NO_LIMIT = translate("People", "No limit for a move.")
_WATCHERS = translate("People", "People may watch.")
_NO_WATCHERS = translate("People", "No watchers.")
_WATCHERS_SIT = translate("People", "Latecomers may watch or take a seat.")
_NEWCOMERS = translate("People", "Latecomers may take a seat.")
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
    sides: tuple[Seat, ...]  # the lowest seat of each seat's side in the first deal, by seat

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
    sides = opening_sides(game.rules(options, seats))
    return RoomRulesSummary(game, options, seats, _title(game, options, seats), lines, sides)


def new_lines(before: RoomRulesSummary, now: RoomRulesSummary) -> tuple[Text, ...]:
    """Return the lines of `now` that `before` does not have."""
    return tuple(line for line in now.lines if line not in before.lines)


def partners_of(seat: Seat, sides: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the other seats of the seat's side, clockwise."""
    around = (Seat((seat + step) % len(sides)) for step in range(1, len(sides)))
    return tuple(other for other in around if sides[other] == sides[seat])


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


YOU_HOST = translate("People", "you · host")
YOU = translate("People", "you", "below the own name on a plate")
HOST = translate("People", "host", "below the name of whose table it is")
PARTNER = translate("People", "your partner")
_PARTNER_OF = translate("People", "%1's partner", "a seat: whose partner sits there")
_BESIDE = translate("People", "beside you", "a seat of the other side")
_LEFT = translate("People", "left", "where a seat is, as seen from your seat")
_ACROSS = translate("People", "across", "where a seat is, as seen from your seat")
_RIGHT = translate("People", "right", "where a seat is, as seen from your seat")
_POINTS = translate("People", "%1 point(s)", "of a seat, in a match that goes on", n=2)
_AT_PLACE = translate("People", "%1 · %2", "where a seat is, and more about it: across · ready")
READY = translate("People", "ready", "of a person in the room before a match")
NOT_READY = translate("People", "not ready yet")
AWAY = translate("People", "away", "of a person whose line is lost")
COMPUTER = translate("People", "computer · %1", "and its level")
_OPEN_SEAT = translate("People", "Open seat")
_SEAT_OF = translate("People", "%1's seat", "open, kept for whoever sat there before")
CLICK_TO_CHOOSE = translate("People", "click to choose")
CLICK_TO_SIT = translate("People", "click to sit here")

START = translate("People", "Start the match")
GO_ON = translate("People", "Continue the match", "that was begun at a table which is gone")
_ONE_OPEN = translate("People", "a computer takes the open seat")
_OPEN = translate("People", "computers take the %1 open seats", n=2)
_PEOPLE = translate("People", "%1 people", "who play together", n=2)
_WITH_ONE = translate("People", "%1 and a computer", "how many people play, and a computer")
_WITH = translate("People", "%1 and %2 computers", "how many people play, and how many computers", n=2)
_ONE_PERSON = translate("People", "you alone")
_ONE_NOT_READY = translate("People", "%1 isn't ready yet", "one name")
_TWO_NOT_READY = translate("People", "%1 aren't ready yet", "two names: Ravi and Leila")
_MANY_NOT_READY = translate("People", "%1 aren't ready yet", "how many people", n=3)
_ONE_AWAY = translate("People", "%1 is away; a computer sits in", "a name")
_AWAY = translate("People", "%1 are away; computers sit in", "how many people", n=2)
_SIT_FIRST = translate("People", "take a seat first")
MOST_NAMED = 2

_SITS = translate("People", "%1 sits down.")
_STANDS = translate("People", "%1 has left their seat.")
_IS_READY = translate("People", "%1 is ready.")
_ALL_READY = translate("People", "Everybody is ready.")
_IS_AWAY = translate("People", "%1 is away.")
_IS_BACK = translate("People", "%1 is back.")
_SEAT = translate("People", "Seat %1 of %2: %3, %4", "what a screen reader says of a seat: who sits there, and more")
_SEAT_OPEN = translate("People", "Seat %1 of %2: open", "what a screen reader says of a seat")
_SEAT_OPEN_OF = translate("People", "Seat %1 of %2: open, %3 sat here", "what a screen reader says of a seat")


class StartButtonText(NamedTuple):
    """Second line of the start button, and whether it starts."""

    text: Text
    may: bool
    title: Text = START


def has_person(place: RoomSeatInfo) -> bool:
    """Return whether a person has this seat."""
    return place.kind is SeatOccupant.PERSON


def open_seat(place: RoomSeatInfo) -> Text:
    """Return the name of an open seat."""
    return _SEAT_OF.filled(place.name) if place.name else _OPEN_SEAT


def is_ready(table: RoomInfo, seat: Seat) -> bool:
    """Return whether a seat counts as ready; the owner's does, because starting says so."""
    return table.seats[seat].ready or seat == table.host


def where_is(table: RoomInfo, seat: Seat, sides: Sequence[Seat]) -> Text | None:
    """Return whose partner sits at a seat, or where it is as seen from the person's; None if no word fits."""
    me, partners = table.you, partners_of(seat, sides)
    if seat == me:
        return None
    if me in partners:
        return PARTNER
    partner = next((table.seats[other] for other in partners if has_person(table.seats[other])), None)
    if partner is not None:
        return _PARTNER_OF.filled(partner.name)
    if me is None:
        return None
    step, last = (seat - me) % len(sides), len(sides) - 1  # clockwise: the next player sits on the left
    if partners:
        return _BESIDE if step in (1, last) else None
    if 2 * step == len(sides):
        return _ACROSS
    return {1: _LEFT, last: _RIGHT}.get(step)


def second_line(table: RoomInfo, seat: Seat, where: Text | None = None, *, may_arrange: bool = False) -> Text:
    """Return the line below the name; `where`: where the seat is."""
    place = table.seats[seat]
    if table.totals:
        points = _POINTS.filled(table.totals[seat], n=abs(table.totals[seat]))
        return points if where is None else _AT_PLACE.filled(where, points)
    if place.kind is SeatOccupant.OPEN:
        return where or (CLICK_TO_CHOOSE if may_arrange else CLICK_TO_SIT)
    if seat == table.you and place.presence is Presence.HERE:
        return YOU_HOST if seat == table.host else YOU
    if place.kind is SeatOccupant.COMPUTER:
        state = COMPUTER.filled(level_label(place.level)) if where is None else level_label(place.level)
    elif place.presence is not Presence.HERE:
        state = AWAY
    elif seat == table.host:
        state = HOST
    else:
        state = READY if place.ready else NOT_READY
    return state if where is None else _AT_PLACE.filled(where, state)


def spoken_seat(table: RoomInfo, seat: Seat, name: str, where: Text | None = None) -> Text:
    """Return a sentence about a seat: its number, its occupant, and where it is."""
    place, number, seats = table.seats[seat], seat + 1, len(table.seats)
    if table.totals:
        where, table = second_line(table, seat, where), replace(table, totals=())
    if place.kind is SeatOccupant.OPEN:
        is_kept = bool(place.name)
        seen = _SEAT_OPEN_OF.filled(number, seats, place.name) if is_kept else _SEAT_OPEN.filled(number, seats)
        return seen if where is None else join((seen, where)) or seen
    state = second_line(table, seat)
    more = (READY if place.ready else NOT_READY,) if state == YOU else ()
    return _SEAT.filled(number, seats, name, join((*([where] if where else []), state, *more)))


def start_line(table: RoomInfo) -> StartButtonText:
    """Return the effect of starting, or the reason why it is not possible; a lost connection does not prevent it."""
    line = _start_line(table)
    return line._replace(title=GO_ON) if table.deal else line


def _start_line(table: RoomInfo) -> StartButtonText:
    people = [seat for seat, place in enumerate(table.seats) if has_person(place)]
    if table.you is None:
        return StartButtonText(_SIT_FIRST, may=False)
    here = [seat for seat in people if table.seats[seat].presence is Presence.HERE]
    late = [table.seats[seat].name for seat in here if not is_ready(table, Seat(seat))]
    if late:
        return StartButtonText(_not_ready(late), may=False)
    away = [table.seats[seat].name for seat in people if seat not in here]
    if away:
        text = _ONE_AWAY.filled(away[0]) if len(away) == 1 else _AWAY.filled(len(away), n=len(away))
        return StartButtonText(text, may=True)
    return StartButtonText(_who_plays(table, len(people)), may=True)


def _not_ready(names: list[str]) -> Text:
    if len(names) == 1:
        return _ONE_NOT_READY.filled(names[0])
    if len(names) <= MOST_NAMED:
        return _TWO_NOT_READY.filled(conjoin(names))
    return _MANY_NOT_READY.filled(len(names), n=len(names))


def _who_plays(table: RoomInfo, people: int) -> Text:
    free = sum(place.kind is SeatOccupant.OPEN for place in table.seats)
    if free:
        return _ONE_OPEN if free == 1 else _OPEN.filled(free, n=free)
    computers = len(table.seats) - people
    who = _ONE_PERSON if people == 1 else _PEOPLE.filled(people, n=people)
    if not computers:
        return who
    return _WITH_ONE.filled(who) if computers == 1 else _WITH.filled(who, computers, n=computers)


def happenings(before: RoomInfo, now: RoomInfo) -> Iterator[Text]:
    """Yield sentences about changes at the other seats, in polite form."""
    here = frozenset(place.name for place in now.seats if has_person(place))
    unready: list[str] = []
    for seat, (old, new) in enumerate(zip(before.seats, now.seats, strict=False)):
        if seat != now.you:
            yield from _happened(old, new, here)
            unready += [new.name] if _same(old, new) and old.ready and not new.ready else []
    if unready:
        yield _not_ready(unready)
    others = any(has_person(place) and seat != now.you for seat, place in enumerate(now.seats))
    if people_not_ready(before) and not people_not_ready(now) and others:
        yield _ALL_READY


def people_not_ready(table: RoomInfo) -> list[Seat]:
    """Return the seats of connected persons who are not ready."""
    return [
        Seat(seat)
        for seat, place in enumerate(table.seats)
        if has_person(place) and place.presence is Presence.HERE and not is_ready(table, Seat(seat))
    ]


def _same(old: RoomSeatInfo, new: RoomSeatInfo) -> bool:
    return has_person(old) and has_person(new) and old.name == new.name


def _happened(old: RoomSeatInfo, new: RoomSeatInfo, here: frozenset[str]) -> Iterator[Text]:
    """Yield the changes at one seat; a person who has moved to another seat has not left."""
    same = _same(old, new)
    if has_person(new) and not same:
        yield _SITS.filled(new.name)
    elif has_person(old) and not same and old.name not in here:
        yield _STANDS.filled(old.name)
    elif same and old.presence is not new.presence:
        yield (_IS_BACK if new.presence is Presence.HERE else _IS_AWAY).filled(new.name)
    elif same and new.ready and not old.ready:
        yield _IS_READY.filled(new.name)
