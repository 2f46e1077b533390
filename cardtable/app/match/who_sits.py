"""Who sits where, as a window shows them; at a table in this process that is as the settings have it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from cardtable.app.match.names_at_table import portraits_of, seat_names
from cardtable.app.settings.sections import Settings
from cardtable.core.text import Text, TextRenderer
from cardtable.core.zones import Seat
from cardtable.host.match_terms import MatchConfig
from cardtable.host.people import read_assignment


class SeatDisplay(NamedTuple):
    """Names where there are any, and a portrait for each seat."""

    names: dict[Seat, str]
    portraits: list[int]
    manners: Mapping[Seat, Text] = MappingProxyType({})  # how computers play, where that is known


WhoSits = Callable[
    [MatchConfig, Seat | None, Settings, TextRenderer], SeatDisplay
]  # by the match, whose view it is, and in words


def local_seat_display(terms: MatchConfig, eyes: Seat | None, settings: Settings, words: TextRenderer) -> SeatDisplay:
    """As the settings have it."""
    return SeatDisplay(
        seat_names(terms.players, words), portraits_of(terms.players, eyes, settings), dict(_manners(terms))
    )


def _manners(terms: MatchConfig) -> Iterator[tuple[Seat, Text]]:
    """In a word or two, of those whose level has the character that fell to them."""
    characters = terms.game.characters()
    for seat, (player, name) in enumerate(zip(terms.players, terms.characters, strict=False)):
        if name and characters[name].is_of(read_assignment(player).level, terms.seats):
            yield Seat(seat), characters[name].word
