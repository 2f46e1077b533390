"""The table that a game is played at when nobody is asked: that of the last time, else the standard one."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.app.match.usual_seats import default_seats, fits_seat_count
from cardtable.app.settings.sections import Settings, first_preset
from cardtable.app.settings.setting_choices import Level
from cardtable.core.frozen_values import frozen
from cardtable.core.options import Options
from cardtable.core.rules import AnyGame
from cardtable.host.people import MIXED


@frozen
class MatchDefaults:
    """For how many, and of which level the computer players are: "mixed" where these differ."""

    seats: int
    level: str


def standard_table(definition: AnyGame) -> MatchDefaults:
    """That of a first start."""
    return MatchDefaults(default_seats(definition, first_preset(definition)), Level.CLUB.value)


def next_table(definition: AnyGame, settings: Settings) -> MatchDefaults:
    """As it was chosen last, as far as that can still be played."""
    choice = settings.game(definition.id)
    seats = fitting_seats(definition, choice.chosen(definition), choice.seats)
    levels = set(levels_at(seats, choice.levels, settings.players.level.value))
    return MatchDefaults(seats, levels.pop() if len(levels) == 1 else MIXED)


def fitting_seats(definition: AnyGame, options: Options, wanted: int) -> int:
    """As many as wanted if these rules are for so many; 0 wants none."""
    return wanted if wanted and fits_seat_count(definition, options, wanted) else default_seats(definition, options)


def levels_at(seats: int, chosen: Sequence[str], usual: str) -> list[str]:
    """The level of each computer player, from seat 1 on."""
    return [chosen[place] if place < len(chosen) else usual for place in range(seats - 1)]
