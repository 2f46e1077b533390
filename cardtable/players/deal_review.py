"""Review of a finished deal: one seat's decisions, each compared with the best candidate found then.

Each decision is judged with the view and the history of its time, so no hidden card influences it. One set of
determinizations finds the best candidate, and fresh ones compare it with the chosen action: the best of many was also
lucky in the first set. A difference within two standard errors is not reported, effort is counted and never timed, and
the random seed is always the same.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.events import Event
from cardtable.core.record import Record
from cardtable.core.rules import Advice, AnyGame, Measure
from cardtable.core.session import Session
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.players.player_questions import PlayerQuestion, never_stop
from cardtable.players.worker import think


@frozen
class SeatDecision:
    """One decision of a seat with its view and history; `action`: its index in the match."""

    action: int
    seat: Seat
    view: View[Any]
    heard: tuple[Event, ...]
    done: Any


@frozen
class SeatDecisions:
    """All decisions of a seat in a deal, with the deal's points."""

    deal: int
    seat: Seat
    decisions: tuple[SeatDecision, ...]
    actions: int  # of the match when the deal had been scored
    counted: int


def decisions_of(
    record: Record, game: AnyGame, deal: int, seat: Seat, begun: Session[Any, Any] | None = None
) -> SeatDecisions | None:
    """Return the seat's decisions in the deal of this number; None unless it has been scored.

    `begun`: a session at the first card of that deal, if available; else the match is replayed from its start.
    """
    session = begun or Session.replay(replace(record, actions=()), game)
    found = list[SeatDecision]()
    for number, (actor, text) in enumerate(record.actions[session.actions :], session.actions):
        action = game.codec.read(text)
        if session.deal_number == deal and actor == seat:
            found.append(SeatDecision(number, seat, session.view(seat), session.heard(seat), action))
        session.perform(actor, action)
        if len(session.scores) >= deal:
            return SeatDecisions(deal, seat, tuple(found), number + 1, session.scores[deal - 1].row[seat])
        session.deal_if_due()
    return None


def finished_deals(record: Record, game: AnyGame) -> int:
    """Return the number of scored deals of a match."""
    return len(Session.replay(record, game).scores)


JUDGE = 9  # version of the judge: reviews of other versions are made again
CHANCE = 20_240_229  # seed of every review: the same file gives the same values
COSTLIEST = 3  # number of decisions listed first
_PLACES = 3  # of the points that are stored and known
_SURE = 2.0  # standard errors by which a difference is called certain


@frozen
class ReviewedOption:
    """An action that was possible, in its text form, with its value and standard error in points."""

    action: str
    points: float
    error: float


@frozen
class ReviewedDecision:
    """Review of a decision with a choice; `action`: its index in the match; `values`: the best first.

    `cost` is the regret of the chosen action in points, and `error` its standard error.
    """

    action: int
    done: str
    better: str
    cost: float
    error: float
    reason: Text
    values: tuple[ReviewedOption, ...]

    @property
    def is_sure(self) -> bool:
        """True if another action was better with certainty."""
        return self.cost > _SURE * self.error

    def is_costly(self, measure: Measure) -> bool:
        """Return True for a mistake: another action was certainly better, and by enough for the game."""
        return self.is_sure and self.cost >= measure.little


@frozen
class DealReview:
    """Review of all decisions of a seat in a deal that left a choice, in order."""

    deal: int
    seat: Seat
    counted: int  # points of the seat in the deal
    judged: tuple[ReviewedDecision, ...]
    judge: int = JUDGE

    def costly(self, measure: Measure) -> tuple[ReviewedDecision, ...]:
        """Return the mistakes."""
        return tuple(one for one in self.judged if one.is_costly(measure))

    def cost(self, measure: Measure) -> float:
        """Return the sum of the mistakes' regrets, in points."""
        return math.fsum(one.cost for one in self.costly(measure))

    def costliest(self, measure: Measure) -> tuple[ReviewedDecision, ...]:
        """Return the mistakes with the largest regrets, the largest first."""
        return tuple(sorted(self.costly(measure), key=lambda one: -one.cost)[:COSTLIEST])


def request_of(decision: SeatDecision, game: AnyGame, options: Mapping[str, object], seats: int) -> PlayerQuestion:
    """Return the question to the judge about a decision; `options` in their saved form.

    Its time limit is infinite: the number of simulations decides.
    """
    return PlayerQuestion(
        game=game.id,
        options=options,
        seats=seats,
        level=list(game.players)[-1],
        chance=CHANCE,
        view=decision.view,
        heard=decision.heard,
        advise=True,
        time_limit=math.inf,
        done=decision.done,
    )


def judged_of(decision: SeatDecision, advice: Advice[Any], game: AnyGame) -> ReviewedDecision | None:
    """Return the review of a decision from the judge's advice; None if there was no choice."""
    if not advice.values:
        return None
    write, best = game.codec.write, advice.values[0]
    own = next(value for value in advice.values if value.action == decision.done)
    tried = ((write(one.action), round(one.points, _PLACES), round(one.error, _PLACES)) for one in advice.values)
    return ReviewedDecision(
        action=decision.action,
        done=write(decision.done),
        better=write(best.action),
        cost=round(best.points - own.points, _PLACES),
        error=round(own.error, _PLACES),
        reason=advice.reason,
        values=tuple(ReviewedOption(*one) for one in tried),
    )


def judgement_of(decided: SeatDecisions, judged: Sequence[ReviewedDecision | None]) -> DealReview:
    """Return the review of a deal from the reviews of its decisions."""
    return DealReview(decided.deal, decided.seat, decided.counted, tuple(one for one in judged if one is not None))


def judge(record: Record, game: AnyGame, deal: int, seat: Seat) -> DealReview | None:
    """Review a deal in this process; return None unless it has been scored and the game has a judge."""
    decided = decisions_of(record, game, deal, seat)
    if decided is None or game.judge is None:
        return None
    requests = (request_of(one, game, record.options, record.seats) for one in decided.decisions)
    answers = [think(request, never_stop) for request in requests]
    found = [judged_of(one, advice, game) for one, advice in zip(decided.decisions, answers, strict=True)]
    return judgement_of(decided, found)
