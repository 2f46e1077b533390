"""Dialogs of the program: each is imported and made when it is first opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from cardtable.app.controllers.lesson_controller import LessonController, LessonOffers
from cardtable.app.controllers.participant_controller import ParticipantController
from cardtable.app.match.player_names import person_name, saved_players, typed_names
from cardtable.app.program import Program
from cardtable.app.settings.setting_choices import ThemeName
from cardtable.app.settings.settings_sections import GameChoice
from cardtable.app.widgets.palette import HIGH_CONTRAST, DialogOwner
from cardtable.app.window.idle_tasks import IncrementalTask
from cardtable.core.basics.incremental import Steps
from cardtable.core.cards import Cards
from cardtable.core.events import ScoreLine
from cardtable.core.text import Text, translate
from cardtable.games import in_order
from cardtable.host.host_messages import ClaimPreview, ProposalKind
from cardtable.host.seat_assignment import read_assignment

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cardtable.app.controllers.info_dialog_controller import HelpController, StatisticsController
    from cardtable.app.controllers.overlay_controller import OverlayController
    from cardtable.app.dialogs.new_game.new_game_dialog import NewGameConfig
    from cardtable.app.match.match_controller import CountedDeal
    from cardtable.app.multiplayer.multiplayer_controller import MultiplayerController
    from cardtable.app.overlays.replay.replay_page import ReplayPage
    from cardtable.app.storage.match_store import OpenedMatch
    from cardtable.app.storage.saved_matches import SavedMatch

T = TypeVar("T")
OPEN = translate("Files", "Open a saved game")
SAVE = translate("Files", "Save the game")
LEAVE = translate("Window", "Leave this match?")
LEAVE_SENTENCE = translate("Window", "It can't be saved, so you'll lose it.")
LEAVE_BUTTON = translate("Window", "Leave it")
LOSE = translate("Window", "Leave and lose your last moves?")
LOSE_SENTENCE = translate("Window", "%1 If you leave this match now, you lose them.", "%1: why moves are not saved")
LOSE_BUTTON = translate("Window", "Leave anyway")
QUIT_LOSING = translate("Window", "Quit and lose your last moves?")
QUIT_LOSING_SENTENCE = translate("Window", "%1 If you quit now, you lose them.", "%1: why moves are not saved")
QUIT_LOSING_BUTTON = translate("Window", "Quit anyway")


class DialogController:
    """Opens dialogs and applies their results to the program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._meeting: MultiplayerController | None = None
        self._overlays: OverlayController | None = None
        self.lessons = LessonController(program)
        self.lessons.playWanted.connect(self.play)
        self.offers = LessonOffers(program, self.lessons)
        self.at_table = ParticipantController(program)
        self._opening: IncrementalTask | None = None  # replay of a saved match that is to be shown, or the list of them
        program.foreseen.connect(self.show_claim_preview)
        program.matchChanged.connect(self._forget_opening)
        program.window.guard(self.may_quit)

    def play(self, game: str) -> None:
        """Begin a match with the last or the default rules and players of the game, without a dialog."""
        if self.may_leave():
            self._program.matches.keep_unfinished()
            self._program.new_match(game)

    def new_game(self, *, game: str = "", deal_number: bool = False) -> None:
        """Ask for game, rules and players, and begin a match."""
        from cardtable.app.dialogs.new_game.new_game_dialog import NewGameDialog

        program, settings = self._program, self._program.settings
        dialog = NewGameDialog(
            program.renderer,
            in_order(program.games),
            settings,
            self._owner(),
            person=person_name(settings.players),
            game=game,
            may_start=lambda: self.may_leave(dialog),
        )
        if deal_number:
            dialog.page_in_sight().deal_number.begin()
        if dialog.run():
            self._begin(dialog.page_in_sight().chosen())

    @property
    def meeting(self) -> MultiplayerController:
        """Controller of rooms elsewhere; made when it is first used."""
        if self._meeting is None:
            from cardtable.app.multiplayer.multiplayer_controller import MultiplayerController

            self._meeting = MultiplayerController(self._program, self._owner, self.may_leave)
            self._meeting.left.connect(self._program.homeWanted)
            there = self.at_table.follow(self._program.agent)
            there.leaveWanted.connect(self._meeting.leave)
            there.aloneWanted.connect(self._meeting.go_on_alone)
            there.seats.removalWanted.connect(self._meeting.room.remove)
            there.reopenWanted.connect(self._meeting.open_again)
            there.fairnessWanted.connect(self.fairness)
            there.questionComes.connect(self.overlays.close_replay)
        return self._meeting

    def people(self, invitation: str = "") -> None:
        """Open the dialog for rooms; `invitation` is the link of one."""
        self.meeting.open(invitation=invitation)

    def invite(self, link: str) -> bool:
        """Open the invitation of a link; return False while another dialog is open."""
        meeting, window = self.meeting, self._program.window
        if QApplication.activeModalWidget() is not None and not meeting.opener.is_open:
            return False
        window.raise_()
        window.activateWindow()
        QTimer.singleShot(0, window, lambda: self.people(link))  # the dialog runs its own event loop
        return True

    def go_home(self) -> None:
        """Show the welcome page; ask first in a room elsewhere, or if moves would be lost."""
        if self.may_leave(for_another=False):
            self._program.homeWanted.emit()

    def may_leave(self, over: QWidget | None = None, *, for_another: bool = True) -> bool:
        """Return whether the match may be left; ask, over an open dialog, only if something would be lost.

        `for_another`: another match replaces it; without one only moves that are not saved would be lost.
        """
        program = self._program
        if self._meeting is not None and self._meeting.leaving.is_at_table:
            return self._meeting.leaving.may_leave(over)
        if not program.unfinished:
            return True
        reason = program.matches.why_not_kept()
        if reason is not None:
            return self._confirm(LOSE, LOSE_SENTENCE.filled(reason), LOSE_BUTTON, over)
        if not for_another or program.matches.is_kept:
            return True
        return self._confirm(LEAVE, LEAVE_SENTENCE, LEAVE_BUTTON, over)

    def may_quit(self) -> bool:
        """Return whether the window may be closed; ask only if moves would be lost."""
        reason = self._program.matches.why_not_kept() if self._program.unfinished else None
        return reason is None or self._confirm(QUIT_LOSING, QUIT_LOSING_SENTENCE.filled(reason), QUIT_LOSING_BUTTON)

    def _confirm(self, title: Text, sentence: Text, accept: Text, over: QWidget | None = None) -> bool:
        from cardtable.app.dialogs.common.question_dialogs import ask_confirmation

        return ask_confirmation(self._program.renderer, title, sentence, accept, self._owner(over))

    def open_file(self) -> None:
        from cardtable.app.dialogs.common.question_dialogs import ask_open, saving_folder

        program = self._program
        path = ask_open(program.renderer, OPEN, saving_folder(program.settings.folder), program.window)
        if path is not None:
            self.open_saved(path)

    def open_saved(self, path: Path) -> None:
        if self.may_leave():
            self._show_saved(path)

    def look_at_ended(self, path: Path) -> None:
        """Open a finished match with the list of its deals, since its table is empty."""
        if self.may_leave():
            self._show_saved(path, self._list_deals)

    def _list_deals(self) -> None:
        play = self._program.match
        if play is not None and play.controller.ready:
            self.score_sheet()
        elif play is not None:
            play.ready.connect(lambda: QTimer.singleShot(0, play, self.score_sheet))

    def unfinished(self) -> None:
        """List the unfinished matches, and continue the chosen one."""
        self._run_in_slices(self._program.matches.finding_unfinished(with_own=True), self._list_unfinished)

    def _list_unfinished(self, found: Sequence[SavedMatch]) -> None:
        if QApplication.activeModalWidget() is not None:  # another dialog was opened meanwhile
            return
        from cardtable.app.dialogs.common.saved_matches_dialog import SavedMatchesDialog
        from cardtable.app.storage.saved_matches import scoring

        program = self._program
        score, delete = partial(scoring, games=program.games), program.matches.delete
        dialog = SavedMatchesDialog(
            program.renderer, found, score, delete, self._owner(), may_play_on=lambda: self.may_leave(dialog)
        )
        chosen = dialog.chosen if dialog.run() else None
        own = program.matches.path
        in_room = self._meeting is not None and self._meeting.leaving.is_at_table
        is_home = program.match is None and program.seat_draw is None and not in_room
        if is_home and any(kept.path == own for kept in found) and not own.exists():
            program.homeWanted.emit()  # without the tile of the match that was deleted
        if chosen is not None:
            self.continue_unfinished(chosen)

    def continue_unfinished(self, path: Path) -> None:
        if path == self._program.matches.path:
            self.go_on()
        else:
            self._show_saved(path, lambda: self._program.matches.delete_resumed(path))

    def go_on(self) -> None:
        """Continue the match in this copy's log."""
        self._replay_and_show(self._program.matches.resuming(), self._program.show)

    def _show_saved(self, path: Path, after: Callable[[], object] = lambda: None) -> None:
        """Show a saved match; the match in the window is kept under another name."""

        def show(found: OpenedMatch) -> None:
            program = self._program
            program.matches.keep_unfinished()
            program.show(found)
            if program.match is not None and program.match.controller.match_over:
                self.overlays.matches.recall()
            after()

        self._replay_and_show(self._program.matches.opening(path), show)

    def _replay_and_show(self, replay: Steps[OpenedMatch | None], show: Callable[[OpenedMatch], None]) -> None:
        """Replay a saved match in slices and show it, unless something else is requested meanwhile."""
        self._run_in_slices(replay, lambda found: None if found is None else show(found))

    def _run_in_slices(self, work: Steps[T], done: Callable[[T], object]) -> None:
        """Run `work` in slices in place of any work under way, and call `done` with its result."""
        self._forget_opening()
        opening = IncrementalTask(work, done, self._program)
        if not opening.is_over:  # otherwise `done` may have started further work
            self._opening = opening

    def _forget_opening(self) -> None:
        if self._opening is not None:
            self._opening.stop()
            self._opening = None

    def save_file(self) -> None:
        from cardtable.app.dialogs.common.question_dialogs import ask_save, saving_folder

        program = self._program
        if program.match is not None:
            proposed = saving_folder(program.settings.folder) / f"{program.match.config.game.id}.cardtable"
            path = ask_save(program.renderer, SAVE, proposed, program.window)
            if path is not None:
                program.save_as(path)

    def preferences(self, section: str = "") -> None:
        """Open the preferences on a page: that of the match's game, unless `section` names one."""
        from cardtable.app.dialogs.preferences.preferences_dialog import PreferencesDialog

        program = self._program
        if not section and program.match is not None:
            section = program.match.config.game.id
        games, code, at = in_order(program.games), program.languages.code, self._owner()
        dialog = PreferencesDialog(program.renderer, games, program.settings, at, section=section, language=code)
        dialog.settingsChanged.connect(program.change)

        def follow() -> None:
            dialog.setLanguage(program.languages.code)

        program.window.languageChanged.connect(follow)
        dialog.run()
        program.window.languageChanged.disconnect(follow)

    def score_sheet(self) -> None:
        """Open the score sheet of the match; a chosen deal is replayed."""
        from cardtable.app.dialogs.statistics.score_sheet_dialog import NEXT_MINIMUM, ScoreSheetDialog
        from cardtable.models.score_model import ScoreModel

        play = self._program.match
        if play is None:
            return
        model = ScoreModel(play.renderer)
        config, needs = play.config, play.needs()
        notes = (ScoreLine(NEXT_MINIMUM, needs),) if needs and not play.controller.match_over else ()
        model.setDeals(config.sides, play.shown_deals(), viewer=play.controller.acting_seat, notes=notes)
        opens, outcome, at = play.finished_deals() is not None, play.outcome(), self._owner()
        dialog = ScoreSheetDialog(
            play.renderer, model, config.target, at, low_wins=config.low_wins, opens=opens, outcome=outcome
        )
        if dialog.run() and dialog.chosen is not None:
            self.overlays.replay.open(dialog.chosen)

    @property
    def overlays(self) -> OverlayController:
        """Controller of the overlays after a deal and a match; made when it is first used."""
        if self._overlays is None:
            from cardtable.app.controllers.overlay_controller import OverlayController

            self._overlays = OverlayController(self._program, self.go_home)
            self.lessons.comes.connect(self._overlays.wait)
            self.lessons.left.connect(self._overlays.come_back)
        return self._overlays

    @property
    def replay_page(self) -> ReplayPage | None:
        return None if self._overlays is None else self._overlays.replay_page

    def summary(self, counted: CountedDeal) -> None:
        """Show the result of a deal, until the user asks for the next one; in a lesson the coach tells it instead."""
        if not self.lessons.is_on:
            self.overlays.deals.show(counted)

    def claim(self) -> None:
        """Request the outcome of a claim; `show_claim_preview` follows."""
        if self._program.match is not None:
            self._program.match.controller.foresee()

    def show_claim_preview(self, outlook: ClaimPreview) -> None:
        """Show the outcome of a claim, and claim if the user agrees."""
        from cardtable.app.dialogs.common.question_dialogs import ClaimDialog

        play = self._program.match
        if play is None or outlook.points is None:
            return
        style = play.scene.table_style.card_style
        if ClaimDialog(play.renderer, outlook, style, self._owner()).run():
            play.controller.wish(ProposalKind.CLAIM)

    def fairness(self) -> None:
        """Open the data to verify the deals; the seed is shown only when the match is over."""
        from cardtable.app.dialogs.help.fairness_dialog import FairnessDialog, FairnessInfo

        program, play = self._program, self._program.match
        if play is None:
            return
        config, controller = play.config, play.controller
        if program.local_match is None:
            self._fairness_of_room(tuple(config.rules().deck()))
            return
        typed, deck = config.open_seed is not None, tuple(config.rules().deck())
        fairness = FairnessInfo(config.commitment, controller.seed, typed, controller.cuts, deck)
        FairnessDialog(program.renderer, fairness, self._owner()).run()

    def _fairness_of_room(self, pack: Cards) -> None:
        from cardtable.app.dialogs.help.verification_dialog import DealVerificationDialog, what_it_cannot_show
        from cardtable.app.dialogs.help.verification_results import rows_of, runs_at

        program, info = self._program, self._program.agent.room
        if info is None:
            return
        runs = runs_at(info, here=program.agent.hosts_room)
        limits = what_it_cannot_show(info, runs)
        rows = rows_of(program.agent.verified_deals, info, runs)
        DealVerificationDialog(program.renderer, rows, limits, pack, self._owner()).run()

    @cached_property
    def of_statistics(self) -> StatisticsController:
        from cardtable.app.controllers.info_dialog_controller import StatisticsController

        return StatisticsController(self._program, self._owner, self.look_at_ended)

    @cached_property
    def of_help(self) -> HelpController:
        from cardtable.app.controllers.info_dialog_controller import HelpController

        return HelpController(self._program, self._owner, self.lessons.begin)

    def shortcuts(self) -> None:
        from cardtable.app.dialogs.help.help_dialogs import ShortcutsDialog, groups_with
        from cardtable.app.settings.key_settings import changed_keys

        keys = changed_keys(self._program.settings.keys)
        ShortcutsDialog(self._program.renderer, groups_with(keys), self._owner()).run()

    def about(self) -> None:
        from cardtable.app.dialogs.help.help_dialogs import AboutDialog

        AboutDialog(self._program.renderer, self._owner()).run()

    def _begin(self, chosen: NewGameConfig) -> None:
        program = self._program
        program.remember_people(chosen.players, chosen.portraits)
        program.bots.let_play(saved_players(chosen.players, program.renderer), chosen.programs)
        players, usual = program.settings.players, program.settings.players.level.value
        are_bots = list(map(bool, chosen.programs[1:]))  # a bot is not remembered for the next match
        chosen_levels = (read_assignment(player).level for player in chosen.players[1:])
        levels = tuple(usual if bot else level for level, bot in zip(chosen_levels, are_bots, strict=True))
        chosen_names = typed_names(players, program.renderer, chosen.players)
        names = tuple("" if bot else name for name, bot in zip(chosen_names, are_bots, strict=True))
        program.change(GameChoice(chosen.game_id, chosen.options.save(), chosen.seats, levels, names))
        program.matches.keep_unfinished()
        program.new_match(chosen.game_id, options=chosen.options, players=chosen.players, seed=chosen.seed)

    def _owner(self, over: QWidget | None = None) -> DialogOwner:
        """Return the owner of a dialog over another one, or over the window; in high contrast if the table is."""
        high = self._program.settings.table.theme is ThemeName.HIGH_CONTRAST
        return DialogOwner(over or self._program.window, HIGH_CONTRAST if high else None)
