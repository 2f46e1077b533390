"""The names and portraits of those who sit at the table.

A usual name is kept in English and shown in the language in force; a name that somebody typed stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cardtable.app.match.next_table import levels_at
from cardtable.app.settings.sections import PlayersSettings, Settings
from cardtable.core.plain_text import plain_name, plain_player
from cardtable.core.text import Text, TextRenderer, translate
from cardtable.core.zones import Seat
from cardtable.host.people import PERSON, SeatAssignment, read_assignment

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
