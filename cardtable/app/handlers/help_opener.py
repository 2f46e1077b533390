"""Opens how to play a game, and from there its lesson, its rules, and mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardtable.app.match.looks import table_look_of
from cardtable.app.match.names_at_table import default_players, portraits_of
from cardtable.app.program import Program
from cardtable.app.widgets.chrome import AppPalette
from cardtable.core.rules import AnyGame
from cardtable.games import in_order

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QWidget

    from cardtable.table.painting.look import TableLook

MOST_SHOWN = 8  # people round a table in a picture


class HelpController:
    """`run` shows a dialog until it is closed; `learn` begins the lesson of a game."""

    def __init__(
        self,
        program: Program,
        chrome: Callable[[], AppPalette | None],
        run: Callable[[QDialog], bool],
        learn: Callable[[str], None],
    ) -> None:
        self._program, self._chrome, self._run, self._learn = program, chrome, run, learn

    def how_to_play(self, game: str = "") -> None:
        """Show the page of a game, else of the one on the table, else of the one that was played last."""
        from cardtable.app.dialogs.how_to_play.how_to_play_dialog import HowToPlayDialog

        program = self._program
        settings, words = program.settings, program.words
        players = default_players(settings.players, words, MOST_SHOWN)
        dialog = HowToPlayDialog(
            words,
            in_order(program.games),
            self._look_of,
            portraits_of(players, 0, settings),
            lambda game: self.rules(game, dialog),
            lambda: self.mouse_and_keys(dialog),
            program.window,
            self._chrome(),
            game=game or (settings.last_game if program.play is None else program.play.terms.game.id),
        )
        if self._run(dialog) and dialog.to_learn:
            self._learn(dialog.to_learn)

    def rules(self, game: str = "", over: QWidget | None = None) -> None:
        """Show the rules in force; of another game than the one on the table those of its next match."""
        from cardtable.app.dialogs.help.rules_page import RulesDialog

        program, play = self._program, self._program.play
        if play is not None and game in ("", play.terms.game.id):
            definition, options, seats = play.terms.game, play.terms.options, play.terms.seats
        else:
            definition = program.games[game or program.settings.last_game]
            options, seats = program.next_rules(definition.id)
        self._run(RulesDialog(program.words, definition, options, seats, over or program.window, self._chrome()))

    def mouse_and_keys(self, over: QWidget | None = None) -> None:
        """How to play with mouse, keys and screen reader."""
        from cardtable.app.dialogs.help.help import HelpDialog
        from cardtable.app.settings.key_settings import changed_keys

        program = self._program
        changed = {usual for usual, now in changed_keys(program.settings.keys).items() if usual != now}
        self._run(HelpDialog(program.words, over or program.window, self._chrome(), changed))

    def _look_of(self, game: AnyGame) -> TableLook:
        program = self._program
        red_and_black = game.presentation.red_and_black
        return table_look_of(program.settings, program.languages.code, red_and_black=red_and_black)
