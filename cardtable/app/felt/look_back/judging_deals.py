"""Has a deal that is looked at judged, unless that is kept from another time."""

from __future__ import annotations

from functools import partial

from cardtable.app.felt.look_back.look_back_page import ReplayPage
from cardtable.app.felt.look_back.reviewed import ReviewProgress
from cardtable.app.program import Program
from cardtable.app.storage.judgements import ReviewCache
from cardtable.core.record import Record
from cardtable.core.rules import AnyGame
from cardtable.models.deal_judge import DealReviewJob
from cardtable.players.judging.judgement import DealReview, ReviewedDecision
from cardtable.players.judging.judgement_file import judgement_key
from cardtable.players.judging.own_decisions import SeatDecisions

_GLANCE_MS = 400


class ReviewController:
    """One deal at a time; the page can be used meanwhile."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._kept = ReviewCache(program.paths.judged)
        self._judge: DealReviewJob | None = None
        self._judges = 0  # so many there were: each has a name of its own
        program.window.closing.connect(self.stop)

    def begin(self, page: ReplayPage, record: Record, game: AnyGame, decided: SeatDecisions | None) -> None:
        """Judge what a seat decided in a deal; nothing where nobody's seat is looked from."""
        if decided is None or game.judge is None:
            return
        reviewed = page.review([one.action for one in decided.decisions])
        key = judgement_key(record, decided.deal, decided.seat, decided.actions)
        kept = self._kept.find(key, record.seats, game.codec)
        if kept is not None:
            self._finish(page, reviewed, kept)
            return
        self._judges += 1
        name, thinker = f"judge {self._judges}", self._program.thinker
        judge = self._judge = DealReviewJob(name, decided, game, record.options, record.seats, thinker)
        judge.judged.connect(partial(self._take, page, reviewed))
        judge.finished.connect(partial(self._keep, page, reviewed, key, record.seats))
        judge.failed.connect(partial(self._fail, page, reviewed))
        page.renew()
        judge.start(_GLANCE_MS)

    def stop(self) -> None:
        """Nobody looks any more."""
        if self._judge is not None:
            self._judge.stop()
            self._judge.deleteLater()
            self._judge = None

    def _take(self, page: ReplayPage, reviewed: ReviewProgress, action: int, judged: ReviewedDecision | None) -> None:
        page.renew(reviewed.add(action, judged))

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
