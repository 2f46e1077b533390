"""Why a command cannot be given now, for menus, keys and the round buttons alike: one sentence for each reason."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.app.match.finishing import CAN_CHANGE, DEAL_OVER
from cardtable.app.window.commands import ASKED
from cardtable.core.frozen_values import frozen
from cardtable.core.text import Text, translate

NO_MATCH = translate("Menu", "No match is on the table.")
NOTHING_TO_UNDO = translate("Menu", "Nothing has been played yet.")
NOTHING_TO_REDO = translate("Menu", "Nothing has been undone.")
NOT_YOUR_TURN = translate("Menu", "Wait until it is your turn.")
NOT_CERTAIN = translate("Menu", "You can claim on your turn, once nothing can change the points of the deal any more.")
MATCH_OVER = translate("Menu", "The match is over.")
WATCHING = translate("Menu", "You are watching.")
NOT_WITH_PEOPLE = translate("Menu", "This cannot be done at a table with other people.")
PRACTICE = translate("Menu", "This deal is only for practice. Go back to your match first.")
LESSON = translate("Menu", "This is a lesson. Leave it first.")
NOT_COUNTED = translate("Menu", "This deal is not over yet.")
NO_UNDO_HERE = translate("Menu", "At this table nothing is taken back.")
NO_HINTS_HERE = translate("Menu", "At this table there are no hints.")
REASONS = frozenset((NOTHING_TO_UNDO, NOTHING_TO_REDO, NOT_YOUR_TURN, NOT_CERTAIN, MATCH_OVER, DEAL_OVER, CAN_CHANGE))

_ANYWHERE = ("open", "deal_number", "unfinished")  # without a match as well
_ALONE = ("redo", "restart", "save", "finish", *_ANYWHERE)  # but not from a table with other people
_KEPT = ("save", "restart", "next_deal")  # of a match that is kept
_WITH_MATCH = ("scores", "what_happened", "read_table", "fairness", "welcome", *ASKED)  # at any time of a match
_OF_THE_MATCH = ("save", "undo", "redo", "restart", "hint", "claim", "finish", "next_deal", *_WITH_MATCH)


@frozen
class CommandContext:
    """How the match on the table stands for the person."""

    among_people: bool = False
    watches: bool = False
    practises: bool = False  # a match waits below what lies on the table
    learns: bool = False  # which is a lesson
    their_turn: bool = False
    deal_over: bool = False
    match_over: bool = False
    has_acted: bool = False  # anybody has
    may_undo: bool = True  # by the terms of the table
    may_hint: bool = True
    can_undo: bool = False
    can_redo: bool = False
    can_claim: bool = False
    finishing: Text | None = DEAL_OVER  # why the rest of the deal cannot be played out quickly


def why_not(standing: CommandContext | None) -> Mapping[str, Text | None]:
    """By the name of each command whose use depends on the match, why it cannot be given; None where it can.

    `standing` None: no match is on the table.
    """
    anywhere: dict[str, Text | None] = dict.fromkeys(_ANYWHERE, None)
    if standing is None:
        return anywhere | dict.fromkeys(_OF_THE_MATCH, NO_MATCH)
    refusals = anywhere | dict.fromkeys(_WITH_MATCH, None) | _of_the_match(standing)
    if standing.practises:
        refusals |= dict.fromkeys((*_KEPT, "fairness"), LESSON) if standing.learns else dict.fromkeys(_KEPT, PRACTICE)
    return refusals | dict.fromkeys(_ALONE, NOT_WITH_PEOPLE) if standing.among_people else refusals


def _of_the_match(standing: CommandContext) -> dict[str, Text | None]:
    return {
        "save": None,
        "undo": _undo(standing),
        "redo": None if standing.can_redo else NOTHING_TO_REDO,
        "restart": None if standing.has_acted else NOTHING_TO_UNDO,
        "hint": _hint(standing),
        "claim": None if standing.can_claim else _over(standing) or NOT_CERTAIN,
        "finish": standing.finishing,
        "next_deal": MATCH_OVER if standing.match_over else None if standing.deal_over else NOT_COUNTED,
    }


def _undo(standing: CommandContext) -> Text | None:
    if not standing.may_undo:
        return NO_UNDO_HERE
    return None if standing.can_undo else WATCHING if standing.watches else NOTHING_TO_UNDO


def _hint(standing: CommandContext) -> Text | None:
    if not standing.may_hint:
        return NO_HINTS_HERE
    return None if standing.their_turn else _over(standing) or NOT_YOUR_TURN


def _over(standing: CommandContext) -> Text | None:
    """What keeps a person from acting for longer than until their next turn."""
    if standing.match_over:
        return MATCH_OVER
    return DEAL_OVER if standing.deal_over else WATCHING if standing.watches else None
