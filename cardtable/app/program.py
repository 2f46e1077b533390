"""The running program: one match in the window, new and saved matches, practice, and rooms elsewhere."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.app.match.match_status import deal_label, match_heading
from cardtable.app.match.new_match_defaults import AllowedBots, fitting_seats, passed_on
from cardtable.app.match.player_names import default_players, saved_players
from cardtable.app.program_context import ProgramContext, ProgramSetup
from cardtable.app.storage.match_store import OpenedMatch
from cardtable.app.window.idle_tasks import IdleQueue
from cardtable.core.options import Options
from cardtable.core.shuffle import fresh_seed
from cardtable.core.zones import Seat
from cardtable.host.match_config import MatchConfig, MatchSecret, settle_config
from cardtable.host.seat_assignment import PERSON, person_assignment, read_assignment

if TYPE_CHECKING:  # imported with the first match: a first start shows the welcome page
    from cardtable.app.match.match_controller import CountedDeal, MatchController, PendingDealResult
    from cardtable.app.match.player_names import WhoSits
    from cardtable.app.match.seat_draw_controller import SeatDrawController
    from cardtable.app.statistics.match_result_recorder import MatchResultRecorder
    from cardtable.host.match_host import MatchHost
    from cardtable.models.local_match import LocalMatch
    from cardtable.models.remote_match import RemoteMatch
    from cardtable.models.seat_channel import SeatChannel


class _ShownMatch(NamedTuple):
    """The match in the window, or none: its window end, its host's end if that is here, its file, its recorder."""

    match: MatchController | None
    local_match: LocalMatch | None
    opened: OpenedMatch | None
    recorder: MatchResultRecorder | None  # None: no results are recorded


class Program(ProgramContext):
    """The running program: the match in the window, what waits below it, and how one match follows another."""

    matchChanged = Signal()  # the window shows another match, or none
    changed = Signal()  # some commands may have been enabled or disabled
    requested = Signal(str)  # name of a menu command that was given at the table
    counted = Signal(object)  # CountedDeal: to be shown before the next deal
    foreseen = Signal(object)  # ClaimPreview
    homeWanted = Signal()  # the welcome page is to be shown

    def __init__(self, setup: ProgramSetup, *, idle_tasks: Callable[[Program], Iterator[None]] | None = None) -> None:
        """Make the program in its window; `idle_tasks` gives what runs in idle time after the first frame."""
        super().__init__(setup)
        self._idle_tasks = idle_tasks
        self.match: MatchController | None = None
        self.seat_draw: SeatDrawController | None = None  # while cards are drawn for the seats of the next match
        self.local_match: LocalMatch | None = None  # the host's end, if the match is played in this process
        self._opened: OpenedMatch | None = None
        self._recorder: MatchResultRecorder | None = None  # None: no results are recorded
        self._below: _ShownMatch | None = None  # the match that waits during a practice deal
        self.bots = AllowedBots(self.say, partial(self._settings_store.note, "bot"))
        self._table_numbers = count(1)
        self._has_frozen_match = False  # a match was shown at the first frame
        self.settingsChanged.connect(self._apply_section)  # before all others that follow the settings
        self.window.closing.connect(self.close)
        self.window.languageChanged.connect(self._retranslate)

    @property
    def host(self) -> MatchHost | None:
        """Host of the match in the window; None without one, or if it is in another process."""
        return None if self._opened is None or self.local_match is None else self._opened.host

    @property
    def unfinished(self) -> bool:
        """True if a new match would end one that the user has begun."""
        match = self.match if self._below is None else self._below.match
        return match is not None and match.controller.unfinished

    @property
    def practises(self) -> bool:
        """True if a practice deal is in the window, which is neither saved nor recorded."""
        return self._below is not None

    def after_first_frame(self) -> None:
        """Start what the first frame does not need: garbage collection and the idle tasks."""
        gc.freeze()  # most objects live to the end: no collection need visit them
        self._has_frozen_match = self.match is not None
        gc.enable()
        if self._idle_tasks is not None:
            IdleQueue(self._idle_tasks(self), self)

    def new_match(
        self,
        game: str,
        *,
        options: Options | None = None,
        seats: int | None = None,
        players: Sequence[str] = (),
        seed: str | None = None,
        by_itself: bool = False,
    ) -> None:
        """Begin a match; what is not given is as in the last match of this game.

        Raises ValueError if the rules do not fit the number of players. `by_itself`: computers play all seats.
        """
        rules = options or self.next_rules(game)[0]
        number = seats or len(players) or fitting_seats(self.games[game], rules, self.settings.game(game).seats)
        chosen = self.settings.game(game)
        seated = tuple(players) or default_players(
            self.settings.players, self.renderer, number, chosen.levels, chosen.names
        )
        if seed is None and self.games[game].deal_passes_on:
            seated = passed_on(seated, self._settings_store.begin(game))  # another player deals first than last time
        secret = MatchSecret(seed or fresh_seed(), fresh_seed())
        config = settle_config(self.games[game], rules.settled(number), saved_players(seated, self.renderer), secret)
        if config.draws_seats:
            self._draw_seats(config, secret, by_itself=by_itself)
        else:
            self.show(self.matches.begin(config, secret), by_itself=by_itself)

    def next_rules(self, game: str) -> tuple[Options, int]:
        """Return the options and the number of players of the next match of a game."""
        options = self.settings.game(game).chosen(self.games[game])
        seats = fitting_seats(self.games[game], options, self.settings.game(game).seats)
        return options.settled(seats), seats

    def remember_people(self, players: Sequence[str], portraits: Sequence[int]) -> None:
        """Store the portraits chosen for computer players, and the user's own name and portrait."""
        chosen = {}
        for player, portrait in zip(saved_players(players, self.renderer), portraits, strict=True):
            level, name = read_assignment(player)
            if level == PERSON:
                self.change(self.settings.players.changed("name", name).changed("portrait", portrait))
            else:
                chosen[name] = portrait
        self._settings_store.give_portraits(chosen)

    def show(self, found: OpenedMatch, *, by_itself: bool = False) -> None:
        """Show a match in place of the current one, and let it go on."""
        self.leave()
        self.matches.keep(found)
        match = self._open_table(found, by_itself=by_itself)
        match.controller.matchEnded.connect(lambda _ended: self.matches.has_ended(found))
        self._start(match)
        self._settings_store.play(match.config.game.id)
        self.matchChanged.emit()

    @property
    def may_practise(self) -> bool:
        """True if a deal of the match in the window may be played again, because nobody waits for this person."""
        if self.match is None or self.local_match is not None:
            return self.local_match is not None
        controller = self.match.controller
        return controller.ready and controller.match_over and controller.acting_seat is not None

    def practise(self, found: OpenedMatch) -> None:
        """Play a match over what the window shows, which waits below; it is neither saved nor recorded.

        Does nothing over a match in a room elsewhere that is not over: its other participants would have to wait.
        """
        self.end_practice()
        if self.match is None or self.may_practise:
            self._below = _ShownMatch(self.match, self.local_match, self._opened, self._recorder)
            self._start(self._open_table(found))
            self.matchChanged.emit()

    def end_practice(self) -> None:
        """End the practice and show again what has waited below."""
        if self._below is None or self.match is None:
            return
        self._leave_table()
        practised, below, self._below = self.match, self._below, None
        self.match, self.local_match, self._opened, self._recorder = below
        self.window.lift(practised.table)
        practised.deleteLater()
        self.matchChanged.emit()

    def _open_table(self, found: OpenedMatch, *, by_itself: bool = False) -> MatchController:
        """Open a match in this process and join it; to be started by the caller."""
        from cardtable.app.match.match_controller import left_at_count
        from cardtable.models.local_match import LocalMatch

        number = next(self._table_numbers)
        bots = self.bots.commands(found.host.config.players)
        local_match = LocalMatch(found.host, found.log, self.worker, name=f"table {number}", bots=bots, parent=self)
        self.bots.follow(local_match)
        seat = person_assignment(local_match.config.players)
        channel = (
            local_match.open_channel(Seat(0), None)
            if by_itself or seat is None
            else local_match.open_channel(seat, seat)
        )
        self._opened, self.local_match = found, local_match
        self._set_pause()
        at_count = None if by_itself or self.practises else left_at_count(found.host)
        match = self._make_controller(channel, str(number), at_count=at_count)
        match.finished_deals = local_match.record
        return match

    def _start(self, match: MatchController) -> None:
        assert self.local_match is not None
        match.start()
        self.local_match.start()
        self.window.label(deal_label(self.local_match.config, self.renderer), match_heading(self.local_match.config))

    def show_there(self, remote: RemoteMatch) -> None:
        """Show the match of a room elsewhere, which has begun; the match in the window is saved under another name.

        To leave the match later does not leave the room: its agent client has to be told.
        """
        from cardtable.app.match.player_names import sitting_at

        if self.local_match is not None:
            self.matches.keep_unfinished()
        self.leave()
        self._opened = None
        match = self._make_controller(
            remote.open_channel(), str(next(self._table_numbers)), sitting_at(remote), key=lambda: remote.key
        )
        match.finished_deals = remote.finished_deals
        remote.caughtUp.connect(match.hurry)
        match.start()
        self.window.label(None, match_heading(match.config))
        self._settings_store.play(match.config.game.id)
        self.matchChanged.emit()

    def _make_controller(
        self,
        channel: SeatChannel,
        name: str,
        who_sits: WhoSits | None = None,
        at_count: PendingDealResult | None = None,
        key: Callable[[], str] | None = None,
    ) -> MatchController:
        """Make the controller of the match at the other end of `channel`; to be started by the caller.

        `key` identifies the match in the statistics if its settings do not.
        """
        from cardtable.app.match.match_controller import MatchController
        from cardtable.app.match.player_names import local_seat_display

        match = self.match = MatchController(
            channel,
            self.renderer,
            self.faces,
            self.settings,
            self.languages.code,
            announcer=self.announcer,
            worker=self.worker,
            name=f"hints {name}",
            hear=self.hear,
            who_sits=who_sits or local_seat_display,
            at_count=at_count,
            parent=self,
        )
        match.ready.connect(self._show_table)
        match.counted.connect(self._on_counted)
        match.spoken.connect(self.window.say)
        match.acted.connect(self.window.forget_notices)
        match.requested.connect(self.requested)
        match.shown.connect(self.changed)
        match.hastened.connect(self._set_pause)
        match.controller.changed.connect(self.changed)
        match.controller.foreseen.connect(self.foreseen)
        key = key or (lambda: match.config.key)
        self._recorder = None
        if self.keep and not self.practises:
            from cardtable.app.statistics.match_result_recorder import MatchResultRecorder

            self._recorder = MatchResultRecorder(match.controller, lambda: self.results, key)
        return match

    def begin_again(self) -> None:
        """Restart the match from its first card; what was played so far is saved like a match that was left."""
        if self.match is not None and self._opened is not None:
            controller, found = self.match.controller, self._opened
            if controller.actions and self._recorder is not None:
                self._recorder.taken_back(range(1, controller.deal + 1))
            self.matches.keep_unfinished()
            self.show(self.matches.again(found), by_itself=controller.acting_seat is None)

    def leave(self) -> None:
        """Remove the match from the window; its file stays. `matchChanged` follows while its table still exists."""
        self.end_practice()
        leaving: tuple[QObject | None, ...] = (self.seat_draw, self.match)
        if self.seat_draw is not None:
            self.seat_draw.stop()
            self.seat_draw = None
        if self.match is not None:
            if self._has_frozen_match:  # else its reference cycles would never be collected
                gc.unfreeze()
                self._has_frozen_match = False
            self._leave_table()
            self.match = self._opened = self._recorder = None
            self.matches.close_log()
        for gone in filter(None, leaving):
            self.matchChanged.emit()
            self.window.say()
            self.window.label(None, None)
            gone.deleteLater()

    def _apply_section(self, changed: str) -> None:
        for shown in (self.match, self.seat_draw):
            if shown is not None:
                shown.apply(changed, self.settings, self.languages.code)
        if changed == "motion":
            self._set_pause()

    def save_as(self, path: Path) -> None:
        """Save a copy of the match, and remember the folder."""
        if self.local_match is not None and self.matches.save_as(path, self.local_match.record()):
            self._settings_store.note("folder", str(path.parent))

    def close(self) -> None:
        """Save the settings, leave the match, which is in its file already, and stop all processes."""
        self._save_settings()
        self.end_practice()
        self._leave_table()
        self._close_services()

    def _set_pause(self) -> None:
        """Set the delay before moves of computers: none while the rest of a deal is played out."""
        if self.local_match is not None:
            hurries = self.match is not None and self.match.hurries
            self.local_match.set_pause(0.0 if hurries else self.settings.motion.computer_pause / 1000)

    def _show_table(self) -> None:
        if self.match is not None and self.practises:
            self.window.lay_over(self.match.table)
        elif self.match is not None:
            self.window.show_page(self.match.table)

    def _leave_table(self) -> None:
        if self.match is not None:
            self.match.stop()
        if self.local_match is not None:
            self.local_match.close()
            self.local_match.deleteLater()
            self.local_match = None

    def _draw_seats(self, config: MatchConfig, secret: MatchSecret, *, by_itself: bool) -> None:
        """Let the seats be drawn by cards, then begin the match with the players so seated."""
        from cardtable.app.match.seat_draw_controller import SeatDrawController

        self.leave()
        drawing = SeatDrawController(
            config,
            secret,
            self.renderer,
            self.faces,
            self.settings,
            self.languages.code,
            announcer=self.announcer,
            by_itself=by_itself,
            hear=self.hear,
            parent=self,
        )

        def begin(players: tuple[str, ...]) -> None:
            seated = settle_config(config.game, config.options, players, secret)
            self.show(self.matches.begin(seated, secret), by_itself=by_itself)

        drawing.seated.connect(begin)
        self.seat_draw = drawing
        self.window.show_page(drawing.table)
        self.window.label(deal_label(config, self.renderer), match_heading(config))
        drawing.start()
        self.matchChanged.emit()

    def _on_counted(self, counted: CountedDeal) -> None:
        if self.settings.table.summary or counted.places is not None or self.practises:
            self.counted.emit(counted)
        elif self.match is not None:  # the last trick stays as long as any other
            QTimer.singleShot(self.settings.motion.trick_pause, self.match, self.match.go_on)

    def _retranslate(self) -> None:
        if self.seat_draw is not None:
            self.seat_draw.retranslate()
        if self.match is not None:
            self.match.retranslate()
            self.window.say(*map(self.match.renderer.text, self.match.prompt()))
            here = deal_label(self.match.config, self.renderer) if self.local_match is not None else None
            self.window.label(here, match_heading(self.match.config))
