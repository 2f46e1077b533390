"""The names and portraits of those who sit at the table.

A usual name is kept in English and shown in the language in force; a name that somebody typed stays as it is.

People who never chose a portrait do not look alike at one table.

Who sits where, as a window shows them; at a table in this process that is as the settings have it.

Who sits at a table elsewhere: persons as they came, computers by the usual names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from cardtable.app.match.new_match_defaults import levels_at
from cardtable.app.settings.settings_sections import PlayersSettings, Settings
from cardtable.core.plain_text import plain_name, plain_player
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.core.zones import Seat
from cardtable.host.match_config import MatchConfig
from cardtable.host.name_sanitizer import NOBODY
from cardtable.host.room_messages import RoomInfo
from cardtable.host.room_types import SeatOccupant
from cardtable.host.seat_assignment import PERSON, SeatAssignment, read_assignment
from cardtable.models.remote_match import RemoteMatch

UNNAMED = translate("Names", "Guest")  # whom nobody knows the name of, at a table of people
NAMES: tuple[tuple[Text, int], ...] = (  # with the portrait that suits each
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
PEOPLE = frozenset({"players", "language"})  # the sections that decide how those at the table are shown
SPARE_PORTRAIT = 3  # belongs to none of the names: the person's own at first


def kept_name(name: str, words: TextRenderer) -> str:
    """A name as records and settings keep it."""
    return next((text.source for text in _usual_names() if words.text(text) == name), name)


def shown_name(kept: str, words: TextRenderer) -> str:
    """A kept name in the language in force."""
    return next((words.text(text) for text in _usual_names() if text.source == kept), kept)


def saved_players(players: Sequence[str], words: TextRenderer) -> tuple[str, ...]:
    """The texts of all seats with their names as a record keeps them."""
    plans = (read_assignment(player) for player in players)
    return tuple(plain_player(str(SeatAssignment(plan.level, kept_name(plan.name, words)))) for plan in plans)


def _usual_names() -> Iterator[Text]:
    yield UNNAMED
    yield from (text for text, _ in NAMES)


def seat_names(players: Sequence[str], words: TextRenderer) -> dict[Seat, str]:
    """The name of each seat that has one, in the language in force; a person without a name is a guest."""
    plans = map(read_assignment, players)
    kept = [plan.name or (UNNAMED.source if plan.level == PERSON else "") for plan in plans]
    return {Seat(seat): shown_name(name, words) for seat, name in enumerate(kept) if name}


def plate_names(names: Mapping[Seat, str], seats: int, reader: Seat | None, words: TextRenderer) -> list[str]:
    """What stands on each plate, also on that of whoever reads it: their own name, or "You" as long as it is none."""
    unnamed = words.text(UNNAMED)
    shown = {seat: name for seat, name in names.items() if seat != reader or name != unnamed}
    return [shown.get(seat) or words.seat(seat) for seat in map(Seat, range(seats))]


def person_name(settings: PlayersSettings) -> str:
    """As set; "" until a name has been given: the person is "you" then on the plate, too."""
    return plain_name(settings.name)


def opponent_names(words: TextRenderer, wanted: str, count: int, taken: str = "") -> tuple[str, ...]:
    """So many different names: the `wanted` ones (with commas between), then the usual ones.

    `taken` is the person's own name, which nobody else gets.
    """
    own = list(filter(None, map(plain_name, wanted.replace("\N{ARABIC COMMA}", ",").split(","))))
    usual = (words.text(text) for text, _ in NAMES)
    return tuple(name for name in dict.fromkeys([*own, *usual]) if name != taken)[:count]


def names_at(
    seats: int, settings: PlayersSettings, words: TextRenderer, person: str, typed: Sequence[str] = ()
) -> list[str]:
    """The name of each computer player from seat 1 on: as it was typed for that seat (kept; "" was not), else usual."""
    own = [shown_name(name, words) for name in typed[: seats - 1]]
    own += [""] * (seats - 1 - len(own))
    usual = opponent_names(words, settings.opponents, 2 * seats, person)
    names = [name or (proposed if proposed not in own else "") for name, proposed in zip(own, usual, strict=False)]
    spare = (name for name in usual if name not in names)
    return [name or next(spare) for name in names]


def typed_names(settings: PlayersSettings, words: TextRenderer, players: Sequence[str]) -> tuple[str, ...]:
    """Of the computer players from seat 1 on, the names that are not the usual ones of their seats; "" for these."""
    plans = [read_assignment(player) for player in players]
    usual = names_at(len(plans), settings, words, plans[0].name)
    names = [plan.name if plan.name != name else "" for plan, name in zip(plans[1:], usual, strict=True)]
    return tuple(kept_name(name, words) for name in names)


def portrait_of(seat: int, kept: str, taken: int) -> int:
    """The portrait of a computer player: the one that belongs to a usual name, else one by seat; never the person's."""
    by_seat = NAMES[seat % len(NAMES)][1]
    found = next((portrait for text, portrait in NAMES if text.source == kept), by_seat)
    return SPARE_PORTRAIT if found == taken else found


def portraits_of(players: Sequence[str], viewer: int | None, settings: Settings) -> list[int]:
    """The portrait of each player as set, else the usual one; the person's own at the viewer's place too."""
    own = settings.players.portrait
    plans = [read_assignment(player) for player in players]
    return [
        own
        if plan.level == PERSON or seat == viewer
        else settings.portraits.get(plan.name, portrait_of(seat, plan.name, own))
        for seat, plan in enumerate(plans)
    ]


def default_players(
    settings: PlayersSettings, words: TextRenderer, seats: int, levels: Sequence[str] = (), names: Sequence[str] = ()
) -> tuple[str, ...]:
    """The person at seat 0 and computer players on the other seats; `levels` and `names` from seat 1 on, else usual."""
    person = person_name(settings)
    others = names_at(seats, settings, words, person, names)
    chosen = levels_at(seats, levels, settings.level.value)
    plans = [SeatAssignment(level, name) for level, name in zip(chosen, others, strict=True)]
    return (str(SeatAssignment(PERSON, person)), *map(str, plans))


def table_of_computers(settings: PlayersSettings, words: TextRenderer, seats: int) -> tuple[str, ...]:
    """The usual table with a computer player in the person's place, under the person's name or else a usual one."""
    plans = [read_assignment(player) for player in default_players(settings, words, seats)]
    names = [plan.name for plan in plans]
    spare = (name for name in opponent_names(words, settings.opponents, 2 * seats) if name not in names)
    own = SeatAssignment(settings.level.value, names[0] or next(spare))
    return (str(own), *map(str, plans[1:]))


def unlike(portraits: Sequence[int]) -> tuple[int, ...]:
    """The portraits of the persons at a table, in order: only the first wears that of whoever chose none.

    A chosen one stays; every window comes to the same.
    """
    free = iter([face for _, face in reversed(NAMES) if face not in portraits])  # computers begin at the other end
    first = portraits.index(SPARE_PORTRAIT) if SPARE_PORTRAIT in portraits else len(portraits)
    return tuple(
        next(free, face) if face == SPARE_PORTRAIT and place > first else face for place, face in enumerate(portraits)
    )


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


def sitting_at(remote: RemoteMatch) -> WhoSits:
    """As a table elsewhere has it now."""

    def told(_terms: MatchConfig, _eyes: Seat | None, _settings: Settings, words: TextRenderer) -> SeatDisplay:
        assert remote.info is not None  # nothing is played before
        return remote_seat_display(remote.info, words)

    return told


def _called(name: str, words: TextRenderer) -> str:
    """A person's own name; who gave none is a guest in every language."""
    return words.text(UNNAMED) if name == NOBODY else name


def remote_seat_display(info: RoomInfo, words: TextRenderer) -> SeatDisplay:
    """Persons as they want to be called; computers by the usual names that nobody has, the same in every window.

    In mid-match a newcomer comes in place of one of them, or one more in place of somebody who was asked to leave; the
    others are called as before.
    """
    persons = {seat: place for seat, place in enumerate(info.seats) if place.kind is SeatOccupant.PERSON}
    began = [seat for seat, place in persons.items() if not place.newcomer]
    came = [seat for seat, place in persons.items() if place.newcomer]
    faces = unlike([persons[seat].portrait for seat in began])
    usual = [(shown_name(text.source, words), portrait) for text, portrait in NAMES]
    preferred = sorted(usual, key=lambda one: one[1] in faces)  # those whose face nobody has come first
    taken, new = ({persons[seat].name for seat in seats} for seats in (began, came))
    free = iter([(name, portrait) for name, portrait in preferred if name not in taken])
    later = [seat for seat, place in enumerate(info.seats) if place.newcomer and seat not in persons]
    first = [seat for seat in range(len(info.seats)) if seat not in (*began, *later)]
    people = {seat: next(free, ("", 0)) for seat in (*first, *later)}
    for seat, (name, _) in people.items():
        if name in new and seat not in came:
            people[seat] = next(free, ("", 0))
    all_faces = unlike([*faces, *(persons[seat].portrait for seat in came)])
    for seat, face in zip((*began, *came), all_faces, strict=True):
        people[seat] = (_called(persons[seat].name, words), face)
    names = {Seat(seat): name for seat, (name, _) in sorted(people.items()) if name}
    return SeatDisplay(names, [people[seat][1] for seat in range(len(info.seats))])
