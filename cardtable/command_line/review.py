"""`cardtable review FILE`: value of each decision in finished deals, as the table's review shows it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence

from cardtable.command_line.arg_parser import JSON, ArgumentParser, run_command, whole_number
from cardtable.command_line.replay import FILE, WHICH, read_saved_game, valid_record
from cardtable.core.language.card_names import YOU
from cardtable.core.language.user_error import UserError
from cardtable.core.record import Record
from cardtable.core.text import Text, TextRenderer, Who, literal_text, translate
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.match_config import config_of
from cardtable.host.seat_assignment import PERSON, person_assignment, read_assignment
from cardtable.models.deal_replay import cell_at_step, cells_of, replay_deal
from cardtable.players.deal_review import DealReview, ReviewedDecision, finished_deals, judge
from cardtable.players.review_file import choice_told, points_told

_NAME = "cardtable review"
_DESCRIPTION = translate(
    "Command line",
    "Review the deals of a saved game: show what each choice was worth, given what the player could know at the time.",
)
_NUMBER = translate("Command line", "N", "stands for a number in the help of the command line")
_DEAL = translate("Command line", "only this deal (default: all that are over)")
_SEAT = translate("Command line", "the player whose choices to review, counted from 1 (default: the person)")
_NONE_OVER = translate("Command line", "No deal of this match is over yet.")
_NO_DEAL = translate("Command line", "Deal %1 isn't over; these deals are over: %2.")
_NO_SEAT = translate("Command line", "There is no seat %1: the seats are 1 to %2.")
_HEADING = translate("Command line", "Deal %1, %2: %3 point(s).", "which deal, who, what it counted", n=0)
_COST = translate("Command line", "The choices cost about %1 points.")
_PASS = translate("Command line", "Pass:", "cards were passed on; what was passed follows")
_BETTER = translate("Command line", "  %1 “%2” cost about %3 points; better: “%4”. %5", "%1: in which trick or turn")
_NOTHING_BETTER = translate("Command line", "  Nothing better was found.")
_MOST_DEALS = 9_999


def run(arguments: Sequence[str], renderer: TextRenderer | None = None) -> int:
    """Run the command with the arguments after `review`; return 0, 1 for an invalid log, 2 for invalid arguments."""
    return run_command(_NAME, arguments, renderer, _parser, _execute, UserError)


def _execute(settings: argparse.Namespace, renderer: TextRenderer) -> int:
    record = valid_record(read_saved_game(settings.file, _NAME))
    reviews = list(_reviews(record, settings))
    if settings.json:
        print(json.dumps([_as_json(review, record, renderer) for review in reviews], indent=2, ensure_ascii=False))
    else:
        print("\n".join(line for review in reviews for line in _as_text(review, record, renderer)))
    return 0


def _parser(renderer: TextRenderer) -> ArgumentParser:
    parser = ArgumentParser(renderer, _NAME, _DESCRIPTION)
    parser.value("file", FILE, WHICH)
    parser.option("--deal", _DEAL, _NUMBER, type=whole_number("--deal", _MOST_DEALS))
    parser.option("--seat", _SEAT, _NUMBER, type=whole_number("--seat", _MOST_DEALS))
    parser.option("--json", JSON, action="store_true")
    parser.usual_options()
    return parser


def _reviews(record: Record, settings: argparse.Namespace) -> Iterator[DealReview]:
    game = discover()[record.game]
    seat = person_assignment(record.players) or 0 if settings.seat is None else settings.seat - 1
    if seat >= record.seats:
        raise UserError(_NO_SEAT.filled(settings.seat, record.seats))
    over = finished_deals(record, game)
    if not over:
        raise UserError(_NONE_OVER)
    if settings.deal is not None and settings.deal > over:
        raise UserError(_NO_DEAL.filled(settings.deal, over))
    for deal in range(1, over + 1) if settings.deal is None else (settings.deal,):
        review = judge(record, game, deal, Seat(seat))
        if review is not None:
            yield review


def _name(record: Record, seat: int) -> object:
    """Return a seat's name for a text: without one the person is "You", and others are the number of the seat."""
    plan = read_assignment(record.players[seat])
    return plan.name or (YOU if plan.level == PERSON else seat + 1)


def _as_text(review: DealReview, record: Record, renderer: TextRenderer) -> Iterator[str]:
    game = discover()[record.game]
    measure = game.judged_in
    cost, costliest = points_told(review.cost(measure), measure), review.costliest(measure)
    points, who = review.counted, _name(record, review.seat)
    heading = renderer.text(_HEADING.filled(review.deal, who, points, n=abs(points)))
    yield f"{heading} {renderer.text(_COST.filled(cost))}" if costliest else heading
    where = _where(record, review) if costliest else {}
    for decision in costliest:
        done, better = (choice_told(choice, game) for choice in (decision.done, decision.better))
        lost, reason = points_told(decision.cost, measure), _named(decision.reason, record)
        yield renderer.text(_BETTER.filled(where[decision.action], done, lost, better, reason))
    if not costliest:
        yield renderer.text(_NOTHING_BETTER)


def _where(record: Record, review: DealReview) -> Mapping[int, Text]:
    game = discover()[record.game]
    deal = replay_deal(record, game, review.deal, review.seat)
    if deal is None:
        return {}
    cells = cells_of(deal.steps, config_of(record, game)[0].kinds, lambda _view: (0,) * record.seats)
    at = {step.action: cell_at_step(cells, place) for place, step in enumerate(deal.steps) if place}
    return {
        decision.action: cells[at[decision.action]].said if at.get(decision.action) else _PASS
        for decision in review.judged
    }


def _as_json(review: DealReview, record: Record, renderer: TextRenderer) -> dict[str, object]:
    measure = discover()[record.game].judged_in
    return {
        "judge": review.judge,
        "game": record.game,
        "deal": review.deal,
        "seat": review.seat + 1,
        "name": renderer.text(literal_text(_name(record, review.seat))),
        "points": review.counted,
        "cost": round(review.cost(measure), 2),
        "dearest": [decision.action + 1 for decision in review.costliest(measure)],
        "choices": [_choice_as_json(decision, record, renderer) for decision in review.judged],
    }


def _choice_as_json(decision: ReviewedDecision, record: Record, renderer: TextRenderer) -> dict[str, object]:
    return {
        "action": decision.action + 1,
        "done": decision.done,
        "best": decision.better,
        "cost": decision.cost,
        "error": decision.error,
        "beyond_doubt": decision.is_sure,
        "reason": renderer.text(_named(decision.reason, record)),
        "values": [{"action": value.action, "points": value.points, "error": value.error} for value in decision.values],
    }


def _named(text: Text, record: Record) -> Text:
    """Return the text with names in place of seats: there is no window that knows the names."""
    arguments = (_named(each, record) if isinstance(each, Text) else each for each in text.args)
    return text.filled(*(_name(record, each.seat) if isinstance(each, Who) else each for each in arguments))
