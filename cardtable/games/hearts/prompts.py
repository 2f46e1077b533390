"""What the table writes for Hearts alone."""

from __future__ import annotations

from cardtable.core.cards import Suit
from cardtable.core.text import Text, translate
from cardtable.families.hearts import prompting
from cardtable.families.hearts.whereabouts import own_hand
from cardtable.games.hearts.options import FirstTrickPoints, HeartsOptions, OpeningLead
from cardtable.games.hearts.rules import HeartsView
from cardtable.games.hearts.state import HeartsPublic

_OPEN_CLUB = translate("Hearts", "Your turn: lead a club")
_ASK_SUN = translate("Hearts", "You shot the sun! How should it count?")
_GOAL = translate("Hearts", "Hearts to %1")
_NO_QUEEN = translate("Hearts", "No queen of spades in the first trick")


def prompt(options: HeartsOptions, view: HeartsView, chosen: int) -> Text:
    """What the view's seat is to do, or whom it waits for; `chosen`: how many cards are marked to be passed."""
    ask = _ASK_SUN if view.public.sun else prompting.ASK_MOON
    return prompting.prompt(view, chosen, options.pass_count, lambda: _lead(options, view), ask)


def _lead(options: HeartsOptions, view: HeartsView) -> Text:
    clubs = [card for card in own_hand(view) if card.suit is Suit.CLUBS]
    if view.public.tricks == 0 and clubs:
        match options.opening_lead:
            case OpeningLead.LOWEST_CLUB:
                return prompting.OPEN_WITH.filled(clubs[0])
            case OpeningLead.ANY_CLUB_BY_HOLDER:
                return _OPEN_CLUB
    return prompting.LEAD


def notes(options: HeartsOptions, public: HeartsPublic) -> tuple[Text, ...]:
    """The lines of the corner panel."""
    lines = prompting.notes(public)
    if public.tricks == 0:
        match options.first_trick_points:
            case FirstTrickPoints.FORBIDDEN:
                return (*lines, prompting.NO_POINTS)
            case FirstTrickPoints.QUEEN_ONLY_FORBIDDEN:
                return (*lines, _NO_QUEEN)
    return lines


def goal(options: HeartsOptions) -> Text:
    """The heading of the score panel."""
    return _GOAL.filled(options.target)
