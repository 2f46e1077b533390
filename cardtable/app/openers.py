"""The dialogs: each is imported and made when it is first wanted, and shown over the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from cardtable.app.labels import is_typed
from cardtable.app.match.people import person_name
from cardtable.app.program import Program
from cardtable.app.setting_choices import ThemeName
from cardtable.app.settings import GameChoice
from cardtable.core.events import ScoreLine
from cardtable.core.shuffle import commitment
from cardtable.core.text import translate
from cardtable.games import in_order

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from cardtable.app.dialogs.new_game import NewGame
    from cardtable.app.forms.chrome import Chrome
    from cardtable.app.play import Counted

AGAIN_MS = 200
OPEN = translate("Files", "Open a saved game")
SAVE = translate("Files", "Save the game")
EXPORT = translate("Files", "Export the statistics")
NOT_EXPORTED = translate("Storage", "The statistics could not be written as %1; choose another folder.")
LEAVE = translate("Window", "Leave this match?")
LEAVE_SENTENCE = translate("Window", "It is not finished. It will be kept under Game, Unfinished games.")
LEAVE_BUTTON = translate("Window", "Leave it")


class Openers:
    """Opens dialogs for the program; those that change something tell the program at once."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def new_game(self, *, game: str = "", deal_number: bool = False) -> None:
        """Ask what to play, and begin it."""
        from cardtable.app.dialogs.new_game import NewGameDialog

        program = self._program
        person = person_name(program.settings.players, program.words)
        dialog = NewGameDialog(
            program.words, in_order(program.games), program.settings, program.window, self._chrome(), person=person
        )
        if game:
            dialog.choose(game)
        if deal_number:
            dialog.page().focusDealNumber()
        if self._run(dialog) and self.may_leave():
            self._begin(dialog.result_game())

    def may_leave(self) -> bool:
        """Whether the match on the table may be replaced: asked if it is not finished."""
        from cardtable.app.dialogs.confirm import ask

        program = self._program
        if not program.unfinished or not program.settings.table.confirm_leaving:
            return True
        return ask(program.words, LEAVE, LEAVE_SENTENCE, LEAVE_BUTTON, program.window, self._chrome())

    def open_file(self) -> None:
        """Ask for a saved game and go on with it."""
        from cardtable.app.dialogs.files import ask_open, saving_folder

        program = self._program
        path = ask_open(program.words, OPEN, saving_folder(program.settings.folder), program.window)
        if path is not None and self.may_leave():
            self._play_on(path)

    def unfinished(self) -> None:
        """List the matches that were left for another one, and go on with one of them."""
        from cardtable.app.dialogs.unfinished import UnfinishedDialog
        from cardtable.app.storage.unfinished import with_score

        program = self._program
        dialog = UnfinishedDialog(
            program.words,
            program.matches.unfinished(),
            lambda kept: with_score(kept, program.games),
            program.matches.delete,
            program.window,
            self._chrome(),
        )
        if self._run(dialog) and dialog.chosen is not None and self.may_leave() and self._play_on(dialog.chosen):
            program.matches.taken_up(dialog.chosen)

    def _play_on(self, path: Path) -> bool:
        """Put a saved match on the table; the one that lies there is kept under another name."""
        program = self._program
        found = program.matches.open(path)
        if found is None:
            return False
        program.matches.put_by()
        program.show(found)
        return True

    def save_file(self) -> None:
        """Ask where to save the match."""
        from cardtable.app.dialogs.files import ask_save, saving_folder

        program = self._program
        if program.play is not None:
            proposed = saving_folder(program.settings.folder) / f"{program.play.match.game.id}.cardtable"
            path = ask_save(program.words, SAVE, proposed, program.window)
            if path is not None:
                program.save_as(path)

    def preferences(self, section: str = "") -> None:
        """Show the preferences; they are in force at once."""
        from cardtable.app.dialogs.preferences import PreferencesDialog

        program = self._program
        dialog = PreferencesDialog(
            program.words,
            in_order(program.games),
            program.settings,
            program.window,
            self._chrome(),
            section=section,
            language=program.languages.code,
        )
        dialog.settingsChanged.connect(program.change)

        def follow() -> None:
            dialog.setLanguage(program.languages.code)

        program.window.languageChanged.connect(follow)
        self._run(dialog)
        program.window.languageChanged.disconnect(follow)

    def score_sheet(self) -> None:
        """Show all deals of the match."""
        from cardtable.app.dialogs.score_sheet import ScoreSheet
        from cardtable.app.dialogs.summary import NEXT_MINIMUM
        from cardtable.models.score_model import ScoreModel

        program, play = self._program, self._program.play
        if play is None:
            return
        model = ScoreModel(program.words)
        match, needs = play.match, play.needs()
        notes = (ScoreLine(NEXT_MINIMUM, needs),) if needs else ()
        model.setDeals(match.sides, play.shown_deals(), viewer=match.person, notes=notes)
        target = match.target
        low = play.match.low_wins
        dialog = ScoreSheet(program.words, model, target, program.window, self._chrome(), low_wins=low)
        self._run(dialog)

    def summary(self, counted: Counted) -> None:
        """Show what a deal came to; the next one begins when it is closed."""
        from cardtable.app.dialogs.summary import DealSummary, SummaryDialog

        program, play = self._program, self._program.play
        if play is None:
            return
        if QApplication.activeModalWidget() is not None:  # another dialog is open: it comes first
            QTimer.singleShot(AGAIN_MS, play, lambda: self.summary(counted))
            return
        low = play.match.low_wins
        summary = DealSummary(
            counted.deal,
            counted.scored,
            counted.totals,
            counted.remarks,
            counted.places,
            low,
            play.match.sides,
            play.match.person,
            play.needs(),
        )
        dialog = SummaryDialog(program.words, summary, program.window, self._chrome())
        dialog.sheetRequested.connect(self.score_sheet)
        accepted = self._run(dialog)
        if program.play is play:
            play.go_on()
        if accepted and counted.places is not None:
            self.new_game(game=play.match.game.id)

    def tricks(self) -> None:
        """Show the complete tricks of the deal, the last one first."""
        from cardtable.app.dialogs.tricks import TricksDialog
        from cardtable.table.art.themes import THEMES

        program, play = self._program, self._program.play
        if play is None:
            return
        theme = THEMES[program.settings.table.theme.value]
        match = play.match
        dialog = TricksDialog(
            program.words,
            play.tricks(),
            program.faces,
            theme,
            match.seats,
            match.viewer,
            program.window,
            self._chrome(),
            twins_cancel=match.game.twins_cancel,
        )
        self._run(dialog)

    def rules(self) -> None:
        """Show the rules in force; without a match those of the next game."""
        from cardtable.app.dialogs.rules_page import RulesDialog

        program, play = self._program, self._program.play
        if play is not None:
            game, options, seats = play.match.game, play.match.options, play.match.seats
        else:
            game = program.games[program.settings.last_game]
            options, seats = program.next_rules(game.id)
        self._run(RulesDialog(program.words, game, options, seats, program.window, self._chrome()))

    def claim(self) -> None:
        """Show what a claim will come to, and play the deal out if the person agrees."""
        from cardtable.app.dialogs.claim import ClaimDialog

        program, play = self._program, self._program.play
        outlook = play.controller.claim_outlook() if play is not None else None
        if play is None or outlook is None:
            return
        style = play.table.skin.style
        if self._run(ClaimDialog(program.words, outlook, style, program.window, self._chrome())):
            play.controller.claim()

    def fairness(self) -> None:
        """Show how the deals can be checked; the seed only when the match is over."""
        from cardtable.app.dialogs.fairness import Fairness, FairnessDialog

        program, play = self._program, self._program.play
        if play is None:
            return
        seed = play.match.seed
        known = seed if play.session.match_over or is_typed(seed) else None
        fairness = Fairness(commitment(seed), known, is_typed(seed), tuple(play.match.rules().deck()))
        self._run(FairnessDialog(program.words, fairness, program.window, self._chrome()))

    def statistics(self) -> None:
        """Show the results so far."""
        import sqlite3

        from cardtable.app.dialogs.statistics_view import StatisticsDialog
        from cardtable.app.statistics import NOT_KEPT

        program = self._program
        try:
            rows = program.results.statistics.rows()
        except (sqlite3.Error, OSError):
            program.say(NOT_KEPT.filled(str(program.paths.data)))
            rows = []
        dialog = StatisticsDialog(program.words, program.games, rows, self._export, program.window, self._chrome())
        self._run(dialog)

    def help(self) -> None:
        """How to play with mouse, keys and screen reader."""
        from cardtable.app.dialogs.help import HelpDialog

        self._run(HelpDialog(self._program.words, self._program.window, self._chrome()))

    def shortcuts(self) -> None:
        """All keys."""
        from cardtable.app.dialogs.shortcuts import ShortcutsDialog, groups_with

        chosen = self._program.settings.accessibility
        keys = {"H": chosen.hint_key, "L": chosen.last_trick_key, "S": chosen.scores_key, "T": chosen.summary_key}
        self._run(ShortcutsDialog(self._program.words, groups_with(keys), self._program.window, self._chrome()))

    def about(self) -> None:
        """What this program is."""
        from cardtable.app.dialogs.about import AboutDialog

        self._run(AboutDialog(self._program.words, self._program.window, self._chrome()))

    def _begin(self, chosen: NewGame) -> None:
        program = self._program
        levels = tuple(player.split(" ", 1)[0] for player in chosen.players[1:])
        program.change(GameChoice(chosen.game_id, chosen.options.save(), chosen.seats, levels))
        program.remember_portraits(chosen.players, chosen.portraits)
        program.matches.put_by()
        program.new_match(chosen.game_id, options=chosen.options, players=chosen.players, seed=chosen.seed)

    def _export(self) -> None:
        from cardtable.app.dialogs.files import TABLE_PATTERN, TABLES, ask_save

        program = self._program
        proposed = Path.home() / "cardtable.csv"
        path = ask_save(program.words, EXPORT, proposed, program.window, TABLES, TABLE_PATTERN)
        if path is None:
            return
        try:
            with path.open("w", encoding="utf-8", newline="") as file:
                program.results.statistics.export(file)
        except OSError:
            program.say(NOT_EXPORTED.filled(path.name))

    def _chrome(self) -> Chrome | None:
        """High contrast with the table's theme of that name; else as the system is, light or dark."""
        if self._program.settings.table.theme is not ThemeName.HIGH_CONTRAST:
            return None
        from cardtable.app.forms.chrome import HIGH_CONTRAST

        return HIGH_CONTRAST

    def _run(self, dialog: QDialog) -> bool:
        """Show a dialog until it is closed; whether it was accepted."""
        accepted = bool(dialog.exec())
        dialog.deleteLater()
        return accepted
