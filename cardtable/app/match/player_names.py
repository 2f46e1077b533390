"""Names and portraits of the players, in this process and in rooms elsewhere.

A usual name is stored in English and shown in the language in force; a typed name stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from cardtable.app.match.new_match_defaults import levels_at
from cardtable.app.settings.settings_sections import PlayersSettings, Settings
from cardtable.core.basics.plain_text import plain_name, plain_player
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.core.zones import Seat
from cardtable.host.match_config import MatchConfig
from cardtable.host.name_sanitizer import NOBODY
from cardtable.host.seat_assignment import PERSON, SeatAssignment, read_assignment

if TYPE_CHECKING:  # needed only in rooms
    from cardtable.host.room_messages import RoomInfo
    from cardtable.models.remote_match import RemoteMatch

UNNAMED = translate("Names", "Guest")  # for a participant of a room without a name
NAMES: tuple[tuple[Text, int], ...] = (  # usual names, each with its portrait
    (translate("Names", "Amrit"), 0),
    (translate("Names", "Kavya"), 2),
    (translate("Names", "Parisa"), 1),
    (translate("Names", "Ravi"), 5),
    (translate("Names", "Leela"), 8),
    (translate("Names", "Dariush"), 4),
    (translate("Names", "Simran"), 10),
    (translate("Names", "Navid"), 9),
    (translate("Names", "Meera"), 6),
    (translate("Names", "Laleh"), 7),
    (translate("Names", "Sita"), 11),
)
PEOPLE = frozenset({"players", "language"})  # sections that change names or portraits
SPARE_PORTRAIT = 3  # of none of the usual names: the user's own by default


def kept_name(name: str, renderer: TextRenderer) -> str:
    """Return the stored form of a name."""
    return next((text.source for text in _usual_names() if renderer.text(text) == name), name)


def shown_name(stored: str, renderer: TextRenderer) -> str:
    """Return a stored name in the language in force."""
    return next((renderer.text(text) for text in _usual_names() if text.source == stored), stored)


def saved_players(players: Sequence[str], renderer: TextRenderer) -> tuple[str, ...]:
    """Return the players of all seats with their names in stored form."""
    stored = (SeatAssignment(level, kept_name(name, renderer)) for level, name in map(read_assignment, players))
    return tuple(map(plain_player, map(str, stored)))


def _usual_names() -> Iterator[Text]:
    yield UNNAMED
    yield from (text for text, _ in NAMES)


def seat_names(players: Sequence[str], renderer: TextRenderer) -> dict[Seat, str]:
    """Return the names by seat in the language in force; a person without a name is a guest."""
    occupants = map(read_assignment, players)
    names = [occupant.name or (UNNAMED.source if occupant.level == PERSON else "") for occupant in occupants]
    return {Seat(seat): shown_name(name, renderer) for seat, name in enumerate(names) if name}


def usual_names(names: Mapping[Seat, str], persons: Container[int], renderer: TextRenderer) -> dict[Seat, Text]:
    """Return by seat the usual names of computer players: the catalogue has their genders and forms."""
    known = {renderer.text(text): text for text, _ in NAMES}
    return {seat: known[name] for seat, name in names.items() if seat not in persons and name in known}


def plate_names(names: Mapping[Seat, str], seats: int, reader: Seat | None, renderer: TextRenderer) -> list[str]:
    """Return the names on the plates; the reader's own plate has the name, or "You" without one."""
    unnamed = renderer.text(UNNAMED)
    shown = {seat: name for seat, name in names.items() if seat != reader or name != unnamed}
    return [shown.get(seat) or renderer.seat(seat) for seat in map(Seat, range(seats))]


def person_name(settings: PlayersSettings) -> str:
    """Return the user's name; "" without one: then the plate says "you"."""
    return plain_name(settings.name)


def opponent_names(renderer: TextRenderer, wanted: str, count: int, taken: str = "") -> tuple[str, ...]:
    """Return `count` different names: the `wanted` ones, separated by commas, then the usual ones, without `taken`."""
    own = list(filter(None, map(plain_name, wanted.replace("\N{ARABIC COMMA}", ",").split(","))))
    usual = (renderer.text(text) for text, _ in NAMES)
    return tuple(name for name in dict.fromkeys([*own, *usual]) if name != taken)[:count]


def names_at(
    seats: int, settings: PlayersSettings, renderer: TextRenderer, person: str, typed: Sequence[str] = ()
) -> list[str]:
    """Return the name of each computer player from seat 1 on: the stored name in `typed`, if any, else a usual one."""
    own = [shown_name(name, renderer) for name in typed[: seats - 1]]
    own += [""] * (seats - 1 - len(own))
    usual = opponent_names(renderer, settings.opponents, 2 * seats, person)
    names = [name or (proposed if proposed not in own else "") for name, proposed in zip(own, usual, strict=False)]
    spare = (name for name in usual if name not in names)
    return [name or next(spare) for name in names]


def typed_names(settings: PlayersSettings, renderer: TextRenderer, players: Sequence[str]) -> tuple[str, ...]:
    """Return by computer player from seat 1 on the name that is not its usual one, in stored form; else ""."""
    occupants = [read_assignment(player) for player in players]
    usual = names_at(len(occupants), settings, renderer, occupants[0].name)
    names = [one.name if one.name != name else "" for one, name in zip(occupants[1:], usual, strict=True)]
    return tuple(kept_name(name, renderer) for name in names)


def portrait_of(seat: int, stored: str, taken: int) -> int:
    """Return the portrait of a computer player: that of its usual name, else one by seat; never the user's."""
    by_seat = NAMES[seat % len(NAMES)][1]
    portrait = next((portrait for text, portrait in NAMES if text.source == stored), by_seat)
    return SPARE_PORTRAIT if portrait == taken else portrait


def portraits_of(players: Sequence[str], viewer: int | None, settings: Settings) -> list[int]:
    """Return the portrait of each player: as set, else the usual one; the user's own for a person and the viewer."""
    own = settings.players.portrait
    occupants = [read_assignment(player) for player in players]
    portraits = []
    for seat, (level, name) in enumerate(occupants):
        usual = settings.portraits.get(name, portrait_of(seat, name, own))
        portraits.append(own if level == PERSON or seat == viewer else usual)
    return portraits


def default_players(
    settings: PlayersSettings, renderer: TextRenderer, seats: int, levels: Sequence[str] = (), names: Sequence[str] = ()
) -> tuple[str, ...]:
    """Return the user at seat 0 and computer players on the others; `levels` and `names` count from seat 1."""
    person = person_name(settings)
    others = names_at(seats, settings, renderer, person, names)
    chosen = levels_at(seats, levels, settings.level.value)
    occupants = [SeatAssignment(level, name) for level, name in zip(chosen, others, strict=True)]
    return (str(SeatAssignment(PERSON, person)), *map(str, occupants))


def table_of_computers(settings: PlayersSettings, renderer: TextRenderer, seats: int) -> tuple[str, ...]:
    """Return the default players with a computer in the user's seat, under the user's name or else a usual one."""
    occupants = [read_assignment(player) for player in default_players(settings, renderer, seats)]
    names = [occupant.name for occupant in occupants]
    spare = (name for name in opponent_names(renderer, settings.opponents, 2 * seats) if name not in names)
    own = SeatAssignment(settings.level.value, names[0] or next(spare))
    return (str(own), *map(str, occupants[1:]))


def unlike(portraits: Sequence[int]) -> tuple[int, ...]:
    """Return the portraits of the persons at a table with duplicates of the unset one replaced.

    Chosen portraits stay, and of those without one the first keeps the default; every window gets the same result.
    """
    free = iter([portrait for _, portrait in reversed(NAMES) if portrait not in portraits])  # computers get the first
    first = portraits.index(SPARE_PORTRAIT) if SPARE_PORTRAIT in portraits else len(portraits)
    return tuple(
        next(free, portrait) if portrait == SPARE_PORTRAIT and index > first else portrait
        for index, portrait in enumerate(portraits)
    )


class SeatDisplay(NamedTuple):
    """Names and portraits of the seats."""

    names: dict[Seat, str]
    portraits: list[int]
    usual: Mapping[Seat, Text]  # the usual names of computer players
    manners: Mapping[Seat, Text] = MappingProxyType({})  # characters of computer players, if known


WhoSits = Callable[[MatchConfig, Seat | None, Settings, TextRenderer], SeatDisplay]  # the seat is the viewer's


def local_seat_display(
    config: MatchConfig, viewer: Seat | None, settings: Settings, renderer: TextRenderer
) -> SeatDisplay:
    """Return the display of a match in this process, by the settings."""
    portraits = portraits_of(config.players, viewer, settings)
    names = seat_names(config.players, renderer)
    persons = [seat for seat, player in enumerate(config.players) if read_assignment(player).level == PERSON]
    return SeatDisplay(names, portraits, usual_names(names, persons, renderer), dict(_manners(config)))


def _manners(config: MatchConfig) -> Iterator[tuple[Seat, Text]]:
    """Yield the characters of computer players, in a word or two, where they fit level and number of players."""
    characters = config.game.characters()
    for seat, (player, name) in enumerate(zip(config.players, config.characters, strict=False)):
        if name and characters[name].is_of(read_assignment(player).level, config.seats):
            yield Seat(seat), characters[name].word


def sitting_at(remote: RemoteMatch) -> WhoSits:
    """Return the current display of a room elsewhere, as a function."""

    def display(_config: MatchConfig, _viewer: Seat | None, _settings: Settings, renderer: TextRenderer) -> SeatDisplay:
        assert remote.info is not None  # known before the match begins
        return remote_seat_display(remote.info, renderer)

    return display


def remote_seat_display(info: RoomInfo, renderer: TextRenderer) -> SeatDisplay:
    """Return the display of a room: persons by their names, computers by free usual names, equal in every window.

    A participant who joins in mid-match replaces a computer, or somebody who was asked to leave; all others keep their
    names. So do they while a person has not come back to a match that goes on.
    """
    from cardtable.host.room_types import SeatOccupant  # needed only in rooms

    persons = {
        seat: place
        for seat, place in enumerate(info.seats)
        if place.kind is SeatOccupant.PERSON or (place.kind is SeatOccupant.OPEN and place.name)
    }
    initial = [seat for seat, person in persons.items() if not person.newcomer]
    joined = [seat for seat, person in persons.items() if person.newcomer]
    portraits = unlike([persons[seat].portrait for seat in initial])
    usual = [(shown_name(text.source, renderer), portrait) for text, portrait in NAMES]
    preferred = sorted(usual, key=lambda player: player[1] in portraits)  # those with free portraits first
    taken, new = ({persons[seat].name for seat in seats} for seats in (initial, joined))
    free = iter([(name, portrait) for name, portrait in preferred if name not in taken])
    later = [seat for seat, place in enumerate(info.seats) if place.newcomer and seat not in persons]
    first = [seat for seat in range(len(info.seats)) if seat not in (*initial, *later)]
    shown = {seat: next(free, ("", 0)) for seat in (*first, *later)}
    for seat, (name, _) in shown.items():
        if name in new and seat not in joined:
            shown[seat] = next(free, ("", 0))
    all_portraits = unlike([*portraits, *(persons[seat].portrait for seat in joined)])
    for seat, portrait in zip((*initial, *joined), all_portraits, strict=True):
        name = persons[seat].name
        shown[seat] = (renderer.text(UNNAMED) if name == NOBODY else name, portrait)
    names = {Seat(seat): name for seat, (name, _) in sorted(shown.items()) if name}
    faces = [shown[seat][1] for seat in range(len(info.seats))]
    return SeatDisplay(names, faces, usual_names(names, persons, renderer))
