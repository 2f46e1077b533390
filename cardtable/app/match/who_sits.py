"""Who sits where, as a window shows them; at a table in this process that is as the settings have it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cardtable.app.match.names_at_table import portraits_of, seat_names
from cardtable.app.settings.sections import Settings
from cardtable.core.text import Words
from cardtable.core.zones import Seat
from cardtable.host.match_terms import Terms


class Sitting(NamedTuple):
    """Names where there are any, and a portrait for each seat."""

    names: dict[Seat, str]
    portraits: list[int]


WhoSits = Callable[[Terms, Seat | None, Settings, Words], Sitting]  # by the match, whose view it is, and in words


def sitting_here(terms: Terms, eyes: Seat | None, settings: Settings, words: Words) -> Sitting:
    """As the settings have it."""
    return Sitting(seat_names(terms.players, words), portraits_of(terms.players, eyes, settings))
