"""For how many a game is laid out when nobody has said so, and who sits in which seat of a new match."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.options import Options
from cardtable.core.rules import AnyGame

FAVOURITE = 4


def fits_seat_count(definition: AnyGame, options: Options, seats: int) -> bool:
    """Whether these rules are for so many players, once what means nothing to them is left out."""
    try:
        definition.rules(options.settled(seats), seats)
    except ValueError:
        return False
    return True


def default_seats(definition: AnyGame, options: Options) -> int:
    """Four where the preset, or else the rules, allow it; else the nearest number."""
    meant = type(options).PRESET_SEATS.get(options.preset_name() or "", tuple(definition.seats))
    nearest = sorted(meant, key=lambda count: abs(count - FAVOURITE))
    return next((seats for seats in nearest if fits_seat_count(definition, options, seats)), nearest[0])


def passed_on(players: Sequence[str], matches: int) -> tuple[str, ...]:
    """The same table after so many matches: each time the next player clockwise has the last seat, and deals first."""
    further = matches % len(players)
    return (*players[further:], *players[:further])
