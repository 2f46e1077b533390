"""Defaults of a new match: number of players, levels, and the bots allowed in this session."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import cycle
from typing import TYPE_CHECKING

from cardtable.app.settings.setting_choices import Level
from cardtable.app.settings.settings_sections import Settings, first_preset
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.options import Options
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, translate
from cardtable.core.zones import Seat
from cardtable.host.seat_assignment import BOT, MIXED, read_assignment

if TYPE_CHECKING:
    from cardtable.bots.bot_process import BotFaultKind
    from cardtable.models.local_match import LocalMatch


FAVOURITE = 4  # number of players
_UNCHOSEN = translate(
    "New game",
    "The program “%1” isn't started automatically: a computer plays in its place. To use it, choose it again under "
    "New game.",
)


def fits_seat_count(definition: AnyGame, options: Options, seats: int) -> bool:
    """Return whether these options are valid for this number of players."""
    try:
        definition.rules(options.settled(seats), seats)
    except ValueError:
        return False
    return True


def default_seats(definition: AnyGame, options: Options) -> int:
    """Return the number of players nearest to four that the preset, or else the game, allows."""
    allowed = type(options).PRESET_SEATS.get(options.preset_name() or "", tuple(definition.seats))
    nearest = sorted(allowed, key=lambda count: abs(count - FAVOURITE))
    return next((seats for seats in nearest if fits_seat_count(definition, options, seats)), nearest[0])


def passed_on(players: Sequence[str], matches: int) -> tuple[str, ...]:
    """Return the players rotated by one seat for each earlier match, so that another one deals first."""
    shift = matches % len(players)
    return (*players[shift:], *players[:shift])


@frozen
class MatchDefaults:
    """Number of players and level of the computer players, "mixed" if these differ."""

    seats: int
    level: str


def standard_table(definition: AnyGame) -> MatchDefaults:
    """Return the defaults of a first start."""
    return MatchDefaults(default_seats(definition, first_preset(definition)), Level.CLUB.value)


def next_table(definition: AnyGame, settings: Settings) -> MatchDefaults:
    """Return the last choice for the game, as far as it is still valid."""
    choice = settings.game(definition.id)
    seats = fitting_seats(definition, choice.chosen(definition), choice.seats)
    levels = set(levels_at(seats, choice.levels, settings.players.level.value))
    return MatchDefaults(seats, levels.pop() if len(levels) == 1 else MIXED)


def fitting_seats(definition: AnyGame, options: Options, wanted: int) -> int:
    """Return the wanted number of players if these options allow it; else, and for 0, the default."""
    return wanted if wanted and fits_seat_count(definition, options, wanted) else default_seats(definition, options)


def levels_at(seats: int, chosen: Sequence[str], usual: str) -> list[str]:
    """Return the level of each computer player, from seat 1 on."""
    return [*chosen[: seats - 1], *[usual] * (seats - 1 - len(chosen))]


class AllowedBots:
    """Programs that the user has let play since the program was started; no other one is ever started.

    They are known by their names at the table: a saved game has these names alone, and no program.
    """

    def __init__(self, say: Callable[[Text], object], note: Callable[[str], object]) -> None:
        """Start with none; `note` stores the last chosen program, to be proposed next time."""
        self._say, self._note = say, note
        self._commands: dict[str, list[tuple[str, ...]]] = {}  # several if bots have the same name

    def let_play(self, players: Sequence[str], programs: Sequence[str]) -> None:
        """Allow the programs that the user has chosen, by seat, for this session; "" for a seat without one."""
        chosen: dict[str, list[tuple[str, ...]]] = {}
        for seat, name in _bots(players).items():
            if programs[seat]:
                from cardtable.bots.external_player import command_typed

                chosen.setdefault(name, []).append(command_typed(programs[seat]))
                self._note(programs[seat])
        self._commands.update(chosen)

    def commands(self, players: Sequence[str]) -> Mapping[Seat, tuple[str, ...]]:
        next_of = {name: cycle(commands) for name, commands in self._commands.items()}
        return {seat: next(next_of[name]) for seat, name in _bots(players).items() if name in next_of}

    def follow(self, table: LocalMatch) -> None:
        """Report each bot of a match that may not play, or that fails."""
        table.botReplaced.connect(partial(self._report, table.config.players))
        for name in _bots(table.config.players).values():
            if name not in self._commands:
                self._say(_UNCHOSEN.filled(name))

    def _report(self, players: Sequence[str], seat: Seat, kind: BotFaultKind) -> None:
        from cardtable.bots.bot_process import replaced

        self._say(replaced(_bots(players)[seat], kind))


def _bots(players: Sequence[str]) -> dict[Seat, str]:
    assignments = enumerate(map(read_assignment, players))
    return {Seat(seat): assignment.name for seat, assignment in assignments if assignment.level == BOT}
