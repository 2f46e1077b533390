"""Steps of a replay with all hands open: their display and texts, and the progress of their review."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from cardtable.app.overlays.replay import decision_summary as summary
from cardtable.app.overlays.replay.decision_markers import CostlyDecision
from cardtable.app.overlays.replay.decision_summary import DecisionSummary, DecisionView, verdict_of
from cardtable.app.overlays.replay.replay_timeline import RegretMark
from cardtable.core.controls import Display, Draft
from cardtable.core.events import CardsMoved, TrickWon
from cardtable.core.guidance.player_queries import QueryContext
from cardtable.core.rules import AnyGame
from cardtable.core.session import Update
from cardtable.core.text import Text, literal_text, translate
from cardtable.core.views import View, laid_open
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.host.match_config import MatchConfig
from cardtable.models.deal_replay import DealReplay, ReplayCell, ReplayStep, cell_at_step, cells_of, passed_in
from cardtable.models.play_history import last_trick_marks
from cardtable.players.deal_review import DealReview, ReviewedDecision
from cardtable.players.review_file import points_told
from cardtable.table.hud.table_captions import at_rest

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


NO_TASK = Text("", "")
_LOOKING = translate("Look back", "Looking at deal %1")
_OPEN = translate("Look back", "All hands are open")


class ReplayStepTexts:
    """Display and texts of the steps of a deal, by index; independent of widgets."""

    def __init__(self, deal: DealReplay, config: MatchConfig) -> None:
        self._deal, self._config = deal, config
        self._controls = config.controls()
        self.steps = deal.steps
        self.cells = cells_of(deal.steps, config.kinds, self._points, config.game.worth)
        self.review: ReviewProgress | None = None  # None until the review of the viewer's decisions has begun

    @property
    def title(self) -> Text:
        return _LOOKING.filled(self._deal.number)

    def begin_review(self, actions: Collection[int]) -> ReviewProgress:
        game, low_wins = self._config.game, self._config.low_wins
        self.review = ReviewProgress(self.steps, self.cells, game, low_wins=low_wins, open_actions=actions)
        return self.review

    def cell(self, place: int) -> int:
        """Return the number of the trick or turn of a step; 0 before the first."""
        return cell_at_step(self.cells, place)

    def verdict(self, place: int) -> DecisionSummary | None:
        return None if self.review is None else self.review.verdict_at(place)

    def next_mark(self, place: int, way: int) -> int | None:
        return None if self.review is None else self.review.next_mark(place, way)

    def heading(self, place: int) -> Text:
        """Return the heading of the decision of a step; an empty text without one."""
        verdict = self.verdict(place)
        return NO_TASK if verdict is None else summary.heading_of(verdict, self.cell(place), self._config.kinds)

    def line_from(self, place: int) -> Text:
        return summary.from_where(self.cell(place), self._deal.number, self._config.kinds)

    @property
    def costliest(self) -> list[CostlyDecision] | None:
        """Costliest decisions, the costliest first; None until the review is complete."""
        found = None if self.review is None else self.review.costliest
        if found is None:
            return None
        return [CostlyDecision(place, self.heading(place), one.cost, one.number, one.reason) for place, one in found]

    @property
    def sum(self) -> Text | None:
        """Sum of all costs; None if nothing was costly, or until the review is complete."""
        return self.review.notes[0] if self.review is not None and self.costliest else None

    def shown(self, place: int) -> tuple[Display, View[object]]:
        """Return display and view of a step; a decision of the viewer is shown as it was before the choice."""
        moment, decided = self.steps[place], self._decided(place)
        if decided is None:
            return self._display(place, moment), moment.view
        display = self._display(place, replace(moment, view=decided.view, events=()))
        return replace(display, marks={**display.marks, **decided.marks}), decided.view

    def closed(self, place: int) -> Update[object]:
        """Return the update that turns all hands but the viewer's face down, for a step as it is shown."""
        _, view = self.shown(place)
        kinds = ZoneKinds(self._config.rules().zones)
        open_hands = {zone: cards for zone, cards in view.zones.items() if kinds.is_hand(zone) and cards}
        others = {zone: (None,) * len(cards) for zone, cards in open_hands.items() if zone.owner != view.seat}
        events = tuple(CardsMoved(zone, zone, cards) for zone, cards in others.items())
        return Update(events, replace(view, zones={**view.zones, **others}))

    def known(self, place: int) -> QueryContext[object]:
        """Return the query context of a step: all hands are open, and no player is to act."""
        so_far, view = self.steps[: place + 1], self.steps[place].view
        return QueryContext(
            view=view,
            kinds=ZoneKinds(laid_open(self._config.rules().zones)),
            display=self._display(place, self.steps[place]),
            sides=self._config.sides,
            heard=tuple(event for moment in so_far for event in moment.events),
        )

    def _points(self, view: View[object]) -> list[int]:
        """Return the points of the deal so far by seat, as the plates show them."""
        plates = self._controls.display(view, Draft()).plates
        return [plate.points or 0 for plate in plates]

    def _decided(self, place: int) -> DecisionView | None:
        """Return the table at the viewer's decision of a step; None if it was none."""
        verdict = self.verdict(place)
        if verdict is None or not place:
            return None
        end = self.steps[self.cells[self.cell(place)].last]
        return summary.before_deciding(self.steps[place - 1], self.steps[place], end, verdict, self._config.kinds)

    def _display(self, place: int, moment: ReplayStep) -> Display:
        """Return the game's display with the additions of a replay; `moment` is the step as it is to be shown."""
        display, cell = self._controls.display(moment.view, Draft()), self.cell(place)
        passed = passed_in(moment) if cell == 0 and place else ()
        judged = () if self.review is None else self.review.notes
        notes = (*(passed or judged or (self.cells[cell].said,)), _OPEN)
        marks = dict(display.marks)
        if any(isinstance(event, TrickWon) for event in moment.events):
            heard = [event for one in self.steps[: place + 1] for event in one.events]
            marks |= last_trick_marks(heard, self._config.kinds, twins_cancel=self._config.game.twins_cancel)
        return replace(at_rest(display), prompt=NO_TASK, question=False, title=self.title, notes=notes, marks=marks)
