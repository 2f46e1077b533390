"""Reference dialogs: how to play, rules, keys, and the statistics with their export."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from cardtable.app.match.player_names import default_players, portraits_of
from cardtable.app.match.table_appearance import table_look_of, theme_and_cards
from cardtable.app.program import Program
from cardtable.app.statistics.career import Played
from cardtable.app.storage.match_store import SAVED
from cardtable.app.widgets.palette import FindOwner
from cardtable.app.window.idle_tasks import IncrementalTask
from cardtable.core.basics.incremental import Steps
from cardtable.core.rules import AnyGame
from cardtable.core.text import translate
from cardtable.files.disk_errors import disk_error_text
from cardtable.files.writing import write_whole
from cardtable.games import in_order

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cardtable.app.statistics.statistics_store import StatisticsRow, StatisticsStore
    from cardtable.table.style.table_style import TableLook


MOST_SHOWN = 8  # players around the table in a picture
EXPORT = translate("Files", "Export the statistics")
NOT_EXPORTED = translate(
    "Storage", "CardTable couldn't save the statistics as %1. %2", "the name of a file; why, and what to do"
)
Found = TypeVar("Found")


@dataclass(eq=False)
class HelpController:
    """Opens the help pages; `_learn` begins the lessons of a game."""

    _program: Program
    _owner: FindOwner
    _learn: Callable[[str], None]

    def how_to_play(self, game: str = "") -> None:
        """Open the page of a game, else of the match in the window, else of the last game."""
        from cardtable.app.dialogs.help.how_to_play_dialog import HowToPlayDialog

        program = self._program
        settings, renderer = program.settings, program.renderer
        players = default_players(settings.players, renderer, MOST_SHOWN)
        dialog = HowToPlayDialog(
            renderer,
            in_order(program.games),
            self._look_of,
            portraits_of(players, 0, settings),
            lambda game: self.rules(game, dialog),
            lambda: self.mouse_and_keys(dialog),
            self._owner(),
            game=game or (settings.last_game if program.match is None else program.match.config.game.id),
        )
        if dialog.run() and dialog.to_learn:
            self._learn(dialog.to_learn)

    def rules(self, game: str = "", over: QWidget | None = None) -> None:
        """Open the rules in force; of another game those of its next match."""
        from cardtable.app.dialogs.help.rules_dialog import RulesDialog

        program, play = self._program, self._program.match
        if play is not None and game in ("", play.config.game.id):
            definition, options, seats = play.config.game, play.config.options, play.config.seats
        else:
            definition = program.games[game or program.settings.last_game]
            options, seats = program.next_rules(definition.id)
        RulesDialog(program.renderer, definition, options, seats, self._owner(over)).run()

    def mouse_and_keys(self, over: QWidget | None = None) -> None:
        from cardtable.app.dialogs.help.help_dialogs import HelpDialog
        from cardtable.app.settings.key_settings import changed_keys

        program = self._program
        changed = {usual for usual, now in changed_keys(program.settings.keys).items() if usual != now}
        HelpDialog(program.renderer, self._owner(over), changed).run()

    def _look_of(self, game: AnyGame) -> TableLook:
        program = self._program
        red_and_black = game.presentation.red_and_black
        return table_look_of(program.settings, program.languages.code, red_and_black=red_and_black)


@dataclass(eq=False)
class StatisticsController:
    """Opens the statistics; `_look_at` opens a finished match."""

    _program: Program
    _owner: FindOwner
    _look_at: Callable[[Path], None]
    _adding: IncrementalTask | None = None  # the computation of all statistics

    def open(self) -> None:
        """Open the careers; a finished match chosen there is opened afterwards."""
        from cardtable.app.dialogs.statistics.career_dialog import CareerDialog

        program = self._program
        if self._read(lambda base: base.won(), (0, 0)) is None:
            return
        matches = program.matches
        dialog = CareerDialog(
            program.renderer,
            in_order(program.games),
            lambda since: self._steps(lambda base: base.playing(since), Played()),
            theme_and_cards(program.settings, program.languages.code)[1],
            date.today(),
            lambda game, key: matches.ended(game, key) is not None,
            lambda: self.all_figures(dialog),
            self._owner(),
            moves=not program.settings.motion.reduce_motion,
        )
        dialog.run()
        path = matches.ended(*dialog.chosen) if dialog.chosen is not None else None
        if path is not None:
            self._look_at(path)

    def all_figures(self, over: QWidget) -> None:
        from cardtable.app.dialogs.statistics.statistics_dialog import StatisticsDialog

        program = self._program

        def show(found: tuple[list[StatisticsRow], list[StatisticsRow]]) -> None:
            if over.isVisible():
                StatisticsDialog(program.renderer, program.games, *found, self.export, self._owner(over)).run()

        nothing: tuple[list[StatisticsRow], list[StatisticsRow]] = ([], [])
        if self._read(lambda base: base.won(), (0, 0)) is not None and (self._adding is None or self._adding.is_over):
            self._adding = IncrementalTask(self._steps(lambda base: base.adding_up(), nothing), show, program)

    def _steps(self, read: Callable[[StatisticsStore], Steps[Found]], nothing: Found) -> Steps[Found]:
        """Read from the statistics in steps; report an error and return `nothing`."""
        try:
            found = yield from read(self._program.results.statistics)
        except (sqlite3.Error, OSError) as error:
            self._say_why(error)
            return nothing
        return found

    def _read(self, read: Callable[[StatisticsStore], Found], nothing: Found) -> Found | None:
        """Read from the statistics; report an error and return `nothing`, or None if another program holds the file."""
        try:
            return read(self._program.results.statistics)
        except (sqlite3.Error, OSError) as error:
            return None if self._say_why(error) else nothing

    def _say_why(self, error: sqlite3.Error | OSError) -> bool:
        """Report an error of the statistics; return whether another program has locked the file."""
        from cardtable.app.statistics.statistics_store import IN_USE, NOT_READ, is_locked

        program = self._program
        locked = isinstance(error, sqlite3.Error) and is_locked(error)
        program.say(IN_USE if locked else NOT_READ.filled(disk_error_text(program.paths.data, error)))
        return locked

    def export(self) -> None:
        from cardtable.app.dialogs.common.question_dialogs import TABLE_PATTERN, TABLES, ask_save

        program = self._program
        proposed = Path.home() / "cardtable.csv"
        path = ask_save(program.renderer, EXPORT, proposed, program.window, TABLES, TABLE_PATTERN)
        if path is None:
            return
        figures = StringIO(newline="")
        try:
            program.results.statistics.export(figures)
            write_whole(path, figures.getvalue())
        except (OSError, sqlite3.Error) as error:
            program.say(NOT_EXPORTED.filled(path.name, disk_error_text(path.parent, error)))
        else:
            program.say(SAVED.filled(path.name))
