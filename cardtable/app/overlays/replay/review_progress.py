"""Progress of the review of a deal: summaries by step, marks by cell of the timeline."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cardtable.app.overlays.replay.decision_summary import DecisionSummary, verdict_of
from cardtable.app.overlays.replay.replay_timeline import RegretMark
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, literal_text, translate
from cardtable.models.deal_replay import ReplayCell, ReplayStep, cell_at_step
from cardtable.players.deal_review import DealReview, ReviewedDecision
from cardtable.players.review_file import points_told

_COST = translate("Look back", "Your choices cost %1 points")
_NO_MISTAKE = translate("Look back", "No mistake cost you anything")
_TAKEN = translate("Look back", "You took %1; an expert would take about %2")
_LUCKY = translate("Look back", "You took %1: luck was with you")
_MADE = translate("Look back", "You made %1; an expert would make about %2")
_WEIGHING = translate("Look back", "Weighing your choices: %1 of %2")
_NOT_WEIGHED = translate("Look back", "Your choices couldn't be weighed.")


class ReviewProgress:
    """Review of the viewer's decisions, filled while the replay is open; `open_actions`: those still to be reviewed."""

    def __init__(
        self,
        steps: Sequence[ReplayStep],
        cells: Sequence[ReplayCell],
        game: AnyGame,
        *,
        low_wins: bool,
        open_actions: Collection[int],
    ) -> None:
        self._cells, self._game = cells, game
        self._low_wins = low_wins
        self._place = {moment.action: place for place, moment in enumerate(steps) if place}
        self._of = len(open_actions)
        self._open = set(open_actions)
        self._verdicts: dict[int, DecisionSummary] = {}  # by index of the step
        self._whole: DealReview | None = None
        self.failed = False

    def add(self, action: int, judged: ReviewedDecision | None) -> int | None:
        """Add the review of an action (None: no result); return its step, or None if that is not shown."""
        self._open.discard(action)
        place = self._place.get(action)
        if judged is not None and place is not None:
            self._verdicts[place] = verdict_of(judged, self._game)
        return place

    def finish(self, whole: DealReview) -> None:
        for judged in whole.judged:
            self.add(judged.action, judged)
        self._open.clear()
        self._whole = whole

    def fail(self) -> None:
        self._open.clear()
        self.failed = True

    def verdict_at(self, moment: int) -> DecisionSummary | None:
        return self._verdicts.get(moment)

    def marks(self) -> Mapping[int, RegretMark]:
        """Return the mark of each cell: its costliest decision; `kind` is None while a decision is being reviewed."""
        found: dict[int, DecisionSummary] = {}
        for moment, verdict in self._verdicts.items():
            cell = cell_at_step(self._cells, moment)
            if cell not in found or verdict.kind.value > found[cell].kind.value:
                found[cell] = verdict
        waiting = {cell_at_step(self._cells, self._place[action]) for action in self._open if action in self._place}
        marks = {cell: RegretMark(verdict.kind, verdict.number) for cell, verdict in found.items()}
        return marks | {cell: RegretMark(None, literal_text("")) for cell in waiting}

    def next_mark(self, moment: int, way: int) -> int | None:
        """Return the next costly step (`way` 1), or the one before (-1); None if there is none."""
        costly = sorted(place for place, verdict in self._verdicts.items() if not verdict.is_good)
        on = [place for place in costly if (place - moment) * way > 0]
        return (on[0] if way > 0 else on[-1]) if on else None

    @property
    def costliest(self) -> Sequence[tuple[int, DecisionSummary]] | None:
        """Costliest decisions with their steps, the costliest first; None until the review is complete."""
        if self._whole is None:
            return None
        moments = [self._place.get(judged.action, -1) for judged in self._whole.costliest(self._game.judged_in)]
        return [(moment, self._verdicts[moment]) for moment in moments if moment in self._verdicts]

    @property
    def notes(self) -> tuple[Text, ...]:
        """Texts below the heading: the progress, the failure, or the sums of the review."""
        if self.failed:
            return (_NOT_WEIGHED,)
        whole = self._whole
        if whole is None:
            return (_WEIGHING.filled(self._of - len(self._open), self._of),)
        if not whole.costly(self._game.judged_in):
            return (_NO_MISTAKE,)
        lost = whole.cost(self._game.judged_in)
        cost = _COST.filled(points_told(lost, self._game.judged_in))
        if not self._game.presentation.points_of_deals:
            return (cost,)
        own = round(whole.counted)
        if not self._low_wins:
            return cost, _MADE.filled(own, round(whole.counted + lost))
        # A negative estimate is not shown: the cards fell better than was to be expected.
        expert = round(whole.counted - lost)
        return cost, _LUCKY.filled(own) if expert < 0 else _TAKEN.filled(own, expert)
