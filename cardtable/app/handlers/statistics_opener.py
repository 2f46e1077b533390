"""Opens the statistics: the cards, the table of all figures, its export, a match that ended."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import date
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from cardtable.app.counting.career import Played
from cardtable.app.match.looks import table_look
from cardtable.app.program import Program
from cardtable.app.storage.matches import SAVED
from cardtable.app.widgets.chrome import Chrome
from cardtable.app.window.leisure import InTurns
from cardtable.core.steps import Steps
from cardtable.core.text import translate
from cardtable.files.disk_trouble import trouble_with
from cardtable.files.writing import write_whole
from cardtable.games import in_order

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QWidget

    from cardtable.app.counting.statistics import Row, Statistics

EXPORT = translate("Files", "Export the statistics")
NOT_EXPORTED = translate(
    "Storage", "CardTable couldn't save the statistics as %1. %2", "the name of a file; why, and what to do"
)
Found = TypeVar("Found")


class StatisticsOpener:
    """`run` shows a dialog until it is closed; `look_at` puts a match that has ended on the table."""

    def __init__(
        self,
        program: Program,
        chrome: Callable[[], Chrome | None],
        run: Callable[[QDialog], bool],
        look_at: Callable[[Path], None],
    ) -> None:
        self._program, self._chrome, self._run, self._look_at = program, chrome, run, look_at
        self._adding: InTurns | None = None  # all figures are being added up

    def open(self) -> None:
        """Show the cards; a match that is chosen there is put on the table afterwards."""
        from cardtable.app.dialogs.statistics.careers_dialog import CareersDialog
        from cardtable.table.art.card_style import CardStyle

        program = self._program
        if self._read(lambda base: base.won(), (0, 0)) is None:
            return
        look = table_look(program.settings, program.languages.code)
        matches = program.matches
        dialog = CareersDialog(
            program.words,
            in_order(program.games),
            self._playing,
            CardStyle(look.four_colours, look.large_indices, look.letters, look.back),
            date.today(),
            lambda game, key: matches.ended(game, key) is not None,
            lambda: self.all_figures(dialog),
            program.window,
            self._chrome(),
            moves=not program.settings.motion.reduce_motion,
        )
        self._run(dialog)
        path = matches.ended(*dialog.chosen) if dialog.chosen is not None else None
        if path is not None:
            self._look_at(path)

    def all_figures(self, over: QWidget) -> None:
        """The table, over the cards."""
        from cardtable.app.dialogs.statistics.all_figures import StatisticsDialog

        program = self._program

        def show(found: tuple[list[Row], list[Row]]) -> None:
            if over.isVisible():
                self._run(StatisticsDialog(program.words, program.games, *found, self.export, over, self._chrome()))

        nothing: tuple[list[Row], list[Row]] = ([], [])
        if self._read(lambda base: base.won(), (0, 0)) is not None and (self._adding is None or self._adding.is_over):
            self._adding = InTurns(self._steps(lambda base: base.adding_up(), nothing), show, program)

    def _playing(self, since: str) -> Steps[Played]:
        played = yield from self._steps(lambda base: base.playing(since), Played())
        return played

    def _steps(self, read: Callable[[Statistics], Steps[Found]], nothing: Found) -> Steps[Found]:
        """What is asked of the statistics in steps, and nothing where that fails, which is said."""
        try:
            found = yield from read(self._program.results.statistics)
        except (sqlite3.Error, OSError) as error:
            self._say_why(error)
            return nothing
        return found

    def _read(self, read: Callable[[Statistics], Found], nothing: Found) -> Found | None:
        """What is asked of the statistics: nothing of a file that cannot be read, None while another program has it."""
        try:
            return read(self._program.results.statistics)
        except (sqlite3.Error, OSError) as error:
            return None if self._say_why(error) else nothing

    def _say_why(self, error: sqlite3.Error | OSError) -> bool:
        """Say why the statistics cannot be read; whether another program has them just now."""
        from cardtable.app.counting.statistics import IN_USE, NOT_READ, is_locked

        program = self._program
        locked = isinstance(error, sqlite3.Error) and is_locked(error)
        program.say(IN_USE if locked else NOT_READ.filled(trouble_with(program.paths.data, error)))
        return locked

    def export(self) -> None:
        """Ask where to, and write all figures as comma-separated values."""
        from cardtable.app.dialogs.questions.file_dialogs import TABLE_PATTERN, TABLES, ask_save

        program = self._program
        proposed = Path.home() / "cardtable.csv"
        path = ask_save(program.words, EXPORT, proposed, program.window, TABLES, TABLE_PATTERN)
        if path is None:
            return
        figures = StringIO(newline="")
        try:
            program.results.statistics.export(figures)
            write_whole(path, figures.getvalue())
        except (OSError, sqlite3.Error) as error:
            program.say(NOT_EXPORTED.filled(path.name, trouble_with(path.parent, error)))
        else:
            program.say(SAVED.filled(path.name))
