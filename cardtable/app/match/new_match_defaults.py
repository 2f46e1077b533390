"""For how many a game is laid out when nobody has said so, and who sits in which seat of a new match.

The table that a game is played at when nobody is asked: that of the last time, else the standard one.

Programs that the person has let play since this program was started; no other one is ever started in a window.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import cycle
from typing import TYPE_CHECKING

from cardtable.app.settings.setting_choices import Level
from cardtable.app.settings.settings_sections import Settings, first_preset
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.options import Options
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, translate
from cardtable.core.zones import Seat
from cardtable.host.seat_assignment import BOT, MIXED, read_assignment

if TYPE_CHECKING:
    from cardtable.bots.bot_process import BotFaultKind
    from cardtable.models.local_match import LocalMatch


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


_UNCHOSEN = translate(
    "New game",
    "“%1” is a program, and none is started by itself: a computer plays in its place. Choose it again under New game.",
)


class AllowedBots:
    """By the names that they have at the table. A saved game has these names alone, and no program."""

    def __init__(self, say: Callable[[Text], object], note: Callable[[str], object]) -> None:
        """`note`: keeps which program was chosen last, to be proposed the next time."""
        self._say, self._note = say, note
        self._commands: dict[str, list[tuple[str, ...]]] = {}  # several where bots of one table have the same name

    def let_play(self, players: Sequence[str], programs: Sequence[str]) -> None:
        """The person has chosen these files or commands, by seat, and knows what that means; "" for who is no bot."""
        chosen: dict[str, list[tuple[str, ...]]] = {}
        for seat, name in _bots(players).items():
            if programs[seat]:
                chosen.setdefault(name, []).append(_command(programs[seat]))
                self._note(programs[seat])
        self._commands.update(chosen)

    def commands(self, players: Sequence[str]) -> Mapping[Seat, tuple[str, ...]]:
        """The program of each seat of a table that one may play."""
        next_of = {name: cycle(commands) for name, commands in self._commands.items()}
        return {seat: next(next_of[name]) for seat, name in _bots(players).items() if name in next_of}

    def follow(self, table: LocalMatch) -> None:
        """Tell of each program of a table that does not play, or plays no more."""
        table.botReplaced.connect(partial(self._tell, table.terms.players))
        for name in _bots(table.terms.players).values():
            if name not in self._commands:
                self._say(_UNCHOSEN.filled(name))

    def _tell(self, players: Sequence[str], seat: Seat, kind: BotFaultKind) -> None:
        from cardtable.bots.bot_process import replaced

        self._say(replaced(_bots(players)[seat], kind))


def _bots(players: Sequence[str]) -> dict[Seat, str]:
    plans = enumerate(map(read_assignment, players))
    return {Seat(seat): plan.name for seat, plan in plans if plan.level == BOT}


def _command(program: str) -> tuple[str, ...]:
    from cardtable.bots.external_player import command_typed

    return command_typed(program)
