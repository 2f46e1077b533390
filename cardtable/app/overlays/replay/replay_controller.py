"""Controllers of replays: one opens finished deals of the match, one has their decisions reviewed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import QObject, Signal

from cardtable.app.match.table_appearance import LOOK, table_look_of
from cardtable.app.overlays.replay.replay_page import ReplayPage
from cardtable.app.overlays.replay.replay_steps import ReviewProgress
from cardtable.app.program import Program
from cardtable.app.storage.saved_matches import ReviewCache
from cardtable.app.window.idle_tasks import IdleQueue
from cardtable.core.record import Record
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, translate
from cardtable.models.deal_replay import replay_deal
from cardtable.models.deal_review_job import DealReviewJob
from cardtable.models.worker_client import WorkerClient
from cardtable.players.deal_review import DealReview, SeatDecisions
from cardtable.players.review_file import judgement_key

_GLANCE_MS = 400


class ReviewController:
    """Controller of the review of one deal at a time, from the cache if possible; the page stays usable meanwhile."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._kept = ReviewCache(program.paths.judged)
        self._judge: DealReviewJob | None = None
        self._judges = 0  # number of jobs so far: each has a name of its own
        self._second: WorkerClient | None = None  # beside that of the program: a review takes half as long
        program.window.closing.connect(self._close)

    def begin(self, page: ReplayPage, record: Record, game: AnyGame, decided: SeatDecisions | None) -> None:
        """Review the decisions of a seat in a deal; do nothing without a seat, or if the game has no review."""
        if decided is None or game.judge is None:
            return
        reviewed = page.review([one.action for one in decided.decisions])
        key = judgement_key(record, decided.deal, decided.seat, decided.actions)
        kept = self._kept.find(key, record.seats, game.codec)
        if kept is not None:
            self._finish(page, reviewed, kept)
            return
        self._judges += 1
        self._second = self._second or WorkerClient(self._program)
        name, workers = f"judge {self._judges}", (self._program.worker, self._second)
        judge = self._judge = DealReviewJob(name, decided, game, record.options, record.seats, workers)
        judge.judged.connect(lambda action, judged: page.renew(reviewed.add(action, judged)))
        judge.finished.connect(partial(self._keep, page, reviewed, key, record.seats))
        judge.failed.connect(partial(self._fail, page, reviewed))
        page.renew()
        judge.start(_GLANCE_MS)

    def stop(self) -> None:
        if self._judge is not None:
            self._judge.stop()
            self._judge.deleteLater()
            self._judge = None

    def _close(self) -> None:
        self.stop()
        if self._second is not None:
            self._second.close()

    def _keep(self, page: ReplayPage, reviewed: ReviewProgress, key: str, seats: int, found: DealReview) -> None:
        if self._program.keep:
            self._kept.keep(key, found, seats)
        self._finish(page, reviewed, found)

    def _finish(self, page: ReplayPage, reviewed: ReviewProgress, found: DealReview) -> None:
        reviewed.finish(found)
        page.renew()

    def _fail(self, page: ReplayPage, reviewed: ReviewProgress) -> None:
        reviewed.fail()
        page.renew()


_NOT_OVER = translate("Look back", "You can look at a deal when it is over.")


class ReplayController(QObject):
    """Controller of the replay page; there is one at most, above the match, which waits."""

    playOnWanted = Signal(int, int, object)  # deal number, action of the match before which play goes on, its name

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        self.page: ReplayPage | None = None
        self._judging = ReviewController(program)
        program.matchChanged.connect(self.forget)
        program.settingsChanged.connect(self._renew)
        program.window.languageChanged.connect(self._retranslate)

    def open(self, number: int) -> None:
        """Open the replay of a finished deal; say so if there is none."""
        program, play = self._program, self._program.match
        record = None if play is None else play.finished_deals()
        if play is None:
            return
        config = play.config
        viewer, table = play.controller.viewer_seat, program.local_match
        again = None if table is None else table.replay_deal(number, viewer)
        deal = None if record is None else replay_deal(record, config.game, number, viewer, again)
        if record is None or deal is None:
            program.say(_NOT_OVER)
            return
        self.forget()
        look, announcer = play.scene.table_style.look, program.announcer
        announcer.forget_facts()
        page = ReplayPage(deal, config, play.renderer, program.faces, look, announcer, play.names, play.portraits)
        page.leaveWanted.connect(partial(self._leave, program.window.said()))
        page.scene.narrator.spoken.connect(program.window.say)
        play.controller.jumped.connect(page.leaveWanted)  # until the page is closed
        page.playOnWanted.connect(partial(self._play_on, number))
        self.page = page
        if table is not None:  # elsewhere others wait, and no one can play on from a decision

            def judge() -> Iterator[None]:
                yield  # the page is painted first
                decided = None if viewer is None else table.decisions(number, viewer)
                yield
                if page is self.page:
                    self._judging.begin(page, record, config.game, decided)

            page.filled.connect(lambda: IdleQueue(judge(), page, 0))
        program.window.lay_over(page)

    def _leave(self, said: tuple[Text | str, ...]) -> None:
        self.forget()
        self._program.window.say(*said)

    def _play_on(self, number: int, action: int, name: Text) -> None:
        self.forget()
        self.playOnWanted.emit(number, action, name)

    def forget(self) -> None:
        """Close the replay and stop its review."""
        self._judging.stop()
        if self.page is not None:
            page, self.page = self.page, None
            page.stop()
            self._program.window.lift(page)

    def _renew(self, section: str) -> None:
        play = self._program.match
        if self.page is not None and play is not None and section in LOOK:
            red_and_black = play.config.game.presentation.red_and_black
            settings, language = self._program.settings, self._program.languages.code
            self.page.set_look(table_look_of(settings, language, red_and_black=red_and_black))

    def _retranslate(self) -> None:
        if self.page is not None:
            self.page.retranslate()
