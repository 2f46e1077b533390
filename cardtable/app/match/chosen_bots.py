"""Programs that the person has let play since this program was started; no other one is ever started in a window."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import cycle
from typing import TYPE_CHECKING

from cardtable.core.text import Text, translate
from cardtable.core.zones import Seat
from cardtable.host.people import BOT, read_assignment

if TYPE_CHECKING:
    from cardtable.bots.mishap import BotFaultKind
    from cardtable.models.local_table import LocalMatch

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
        from cardtable.bots.mishap import replaced

        self._say(replaced(_bots(players)[seat], kind))


def _bots(players: Sequence[str]) -> dict[Seat, str]:
    plans = enumerate(map(read_assignment, players))
    return {Seat(seat): plan.name for seat, plan in plans if plan.level == BOT}


def _command(program: str) -> tuple[str, ...]:
    from cardtable.bots.bot_levels import command_typed

    return command_typed(program)
