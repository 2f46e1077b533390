"""For how many a game is laid out when nobody has said so."""

from __future__ import annotations

from cardtable.core.options import Options
from cardtable.core.rules import AnyGame

FAVOURITE = 4


def fits(definition: AnyGame, options: Options, seats: int) -> bool:
    """Whether these rules are for so many players, once what means nothing to them is left out."""
    try:
        definition.rules(options.settled(seats), seats)
    except ValueError:
        return False
    return True


def usual_seats(definition: AnyGame, options: Options) -> int:
    """Four where the preset, or else the rules, allow it; else the nearest number."""
    meant = type(options).PRESET_SEATS.get(options.preset_name() or "", tuple(definition.seats))
    nearest = sorted(meant, key=lambda count: abs(count - FAVOURITE))
    return next((seats for seats in nearest if fits(definition, options, seats)), nearest[0])
