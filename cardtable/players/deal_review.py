"""The decisions of one seat in a finished deal, each with what it saw and had heard then.

What somebody's decisions in a deal were worth: each beside the best one that could be found then.

Each decision is judged with the view and the events of that moment, so nothing of the open hands can get in. One set
of imagined deals finds the best choice, and fresh ones compare it with what was done: the best of many was also lucky
in the first set. A difference within two standard errors is not reported, effort is counted and never timed, and the
source of chance is always the same.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cardtable.core.events import Event
from cardtable.core.frozen_dataclass import frozen
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
    """What a seat did, and all that it knew; `action`: which one of the match it is, from 0."""

    action: int
    seat: Seat
    view: View[Any]
    heard: tuple[Event, ...]
    done: Any


@frozen
class SeatDecisions:
    """The decisions of a seat, and what the deal then counted for it."""

    deal: int
    seat: Seat
    decisions: tuple[SeatDecision, ...]
    actions: int  # of the match, when the deal had been counted
    counted: int


def decisions_of(
    record: Record, game: AnyGame, deal: int, seat: Seat, begun: Session[Any, Any] | None = None
) -> SeatDecisions | None:
    """The seat's decisions in the deal of this number; None unless it has been counted.

    `begun`: the match at the first card of that deal, where somebody has it; else all before it is played again.
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
    """How many deals of a match have been counted."""
    return len(Session.replay(record, game).scores)


JUDGE = 8  # of the judge's version: what another one has judged is judged anew
CHANCE = 20_240_229  # of every judgement: the same file gives the same values
DEAREST = 3  # decisions that are told first
_SURE = 2.0  # standard errors by which something must be better to be called so


@frozen
class ReviewedOption:
    """Something that could have been done, in words of the log, and its value in points with a standard error."""

    action: str
    points: float
    error: float


@frozen
class ReviewedDecision:
    """A decision that was one; `action`: which one of the match it is, `values`: the best first.

    `cost` is what was done less than the best, in points, and `error` its standard error.
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
        """Whether something was better beyond the doubt."""
        return self.cost > _SURE * self.error

    def is_costly(self, measure: Measure) -> bool:
        """Whether it is told as a mistake: something was surely better, and by as much as matters in the game."""
        return self.is_sure and self.cost >= measure.little


@frozen
class DealReview:
    """All decisions of a seat in a deal that left a choice, in their order."""

    deal: int
    seat: Seat
    counted: int  # what the deal brought the seat
    judged: tuple[ReviewedDecision, ...]
    judge: int = JUDGE

    def costly(self, measure: Measure) -> tuple[ReviewedDecision, ...]:
        """The decisions that are told as mistakes."""
        return tuple(one for one in self.judged if one.is_costly(measure))

    def cost(self, measure: Measure) -> float:
        """What these cost together."""
        return math.fsum(one.cost for one in self.costly(measure))

    def dearest(self, measure: Measure) -> tuple[ReviewedDecision, ...]:
        """Those of them that cost most, the dearest first."""
        return tuple(sorted(self.costly(measure), key=lambda one: -one.cost)[:DEAREST])


def request_of(decision: SeatDecision, game: AnyGame, options: Mapping[str, object], seats: int) -> PlayerQuestion:
    """The question that a thinking process answers; `options` as a record has them.

    The number of simulations decides, never the clock.
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
    """What the answer says of what was done; None where there was nothing to choose."""
    if not advice.values:
        return None
    write, best = game.codec.write, advice.values[0]
    own = next(value for value in advice.values if value.action == decision.done)
    values = tuple(
        ReviewedOption(write(one.action), _rounded(one.points), _rounded(one.error)) for one in advice.values
    )
    return ReviewedDecision(
        action=decision.action,
        done=write(decision.done),
        better=write(best.action),
        cost=_rounded(best.points - own.points),
        error=_rounded(own.error),
        reason=advice.reason,
        values=values,
    )


def _rounded(points: float) -> float:
    """As it is kept in a file, and no finer than it is known."""
    return round(points, 3)


def judgement_of(decided: SeatDecisions, judged: Sequence[ReviewedDecision | None]) -> DealReview:
    """The whole, of what was found of each decision."""
    return DealReview(decided.deal, decided.seat, decided.counted, tuple(one for one in judged if one is not None))


def judge(record: Record, game: AnyGame, deal: int, seat: Seat) -> DealReview | None:
    """Judge a deal here and now; None unless it has been counted."""
    decided = decisions_of(record, game, deal, seat)
    if decided is None or game.judge is None:
        return None
    requests = (request_of(one, game, record.options, record.seats) for one in decided.decisions)
    answers = [think(request, never_stop) for request in requests]
    found = [judged_of(one, advice, game) for one, advice in zip(decided.decisions, answers, strict=True)]
    return judgement_of(decided, found)
