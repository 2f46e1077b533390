"""What the table writes for Hearts: prompts, headings and notes."""

from __future__ import annotations

from cardtable.core.cards import Suit
from cardtable.core.controls import Draft
from cardtable.core.text import Text, Who, translate
from cardtable.core.tricks import next_seat
from cardtable.core.zones import Seat
from cardtable.games.hearts.options import FirstTrickPoints, HeartsOptions, OpeningLead
from cardtable.games.hearts.rules import HeartsView, own_hand
from cardtable.games.hearts.state import HeartsPublic, Phase

_CHOOSE = translate("Hearts", "Choose %1 card(s) for %2: %3 of %1", n=0)
_WAIT_FOR_PASSES = translate("Hearts", "Waiting until everybody has passed")
_OPEN_WITH = translate("Hearts", "Your turn: lead the %1")
_OPEN_CLUB = translate("Hearts", "Your turn: lead a club")
_LEAD = translate("Hearts", "Your turn: lead a card")
_DISCARD = translate("Hearts", "Your turn: you cannot follow suit")
_FOLLOW = {
    Suit.CLUBS: translate("Hearts", "Your turn: follow clubs"),
    Suit.DIAMONDS: translate("Hearts", "Your turn: follow diamonds"),
    Suit.SPADES: translate("Hearts", "Your turn: follow spades"),
    Suit.HEARTS: translate("Hearts", "Your turn: follow hearts"),
}
_TO_PLAY = translate("Hearts", "%1 is to play")
_ASK_MOON = translate("Hearts", "You have shot the moon. What shall it count?")
_ASK_SUN = translate("Hearts", "You have shot the sun. What shall it count?")
_MOON_BY = translate("Hearts", "%1 chooses what the moon counts")
_SCORED = translate("Hearts", "The deal is over")
_WON_BY = translate("Hearts", "%1 wins the match")
_SHARED = translate("Hearts", "The match is over, and its lowest totals share the win")

_TITLE = translate("Hearts", "Deal %1")
_TITLE_TRICK = translate("Hearts", "Deal %1, trick %2 of %3")
_GOAL = translate("Hearts", "Hearts to %1")
_TO_PASS = {
    1: translate("Hearts", "Pass to the left"),
    -1: translate("Hearts", "Pass to the right"),
    2: translate("Hearts", "Pass to the second on the left"),
    -2: translate("Hearts", "Pass to the second on the right"),
}
_PASSED = {
    1: translate("Hearts", "Passed to the left"),
    -1: translate("Hearts", "Passed to the right"),
    2: translate("Hearts", "Passed to the second on the left"),
    -2: translate("Hearts", "Passed to the second on the right"),
}
_TO_PASS_ACROSS = translate("Hearts", "Pass across")
_PASSED_ACROSS = translate("Hearts", "Passed across")
_NO_PASS = translate("Hearts", "No pass in this deal")
_NOT_BROKEN = translate("Hearts", "Hearts not broken")
_BROKEN = translate("Hearts", "Hearts are broken")
_NO_POINTS = translate("Hearts", "No points in the first trick")
_NO_QUEEN = translate("Hearts", "No queen of spades in the first trick")


def prompt(options: HeartsOptions, view: HeartsView, draft: Draft) -> Text:
    """What the view's seat is to do, or whom it waits for."""
    public = view.public
    match public.phase:
        case Phase.PASSING:
            return _passing(options, view, draft)
        case Phase.PLAYING:
            return _own_turn(options, view) if public.turn == view.seat else _TO_PLAY.filled(Who(_acting(public.turn)))
        case Phase.MOON if public.shooter == view.seat:
            return _ASK_SUN if public.sun else _ASK_MOON
        case Phase.MOON:
            return _MOON_BY.filled(Who(_acting(public.shooter)))
        case Phase.SCORED:
            return _SCORED
        case Phase.ENDED:
            best = [Seat(seat) for seat, place in enumerate(public.places) if place == 1]
            return _WON_BY.filled(Who(best[0])) if len(best) == 1 else _SHARED


def _acting(seat: Seat | None) -> Seat:
    assert seat is not None  # playing and choosing have one
    return seat


def _passing(options: HeartsOptions, view: HeartsView, draft: Draft) -> Text:
    public = view.public
    if view.seat is None or view.seat in public.passed:
        return _WAIT_FOR_PASSES
    count = options.pass_count
    receiver = next_seat(view.seat, public.seats, public.pass_offset)
    return _CHOOSE.filled(count, Who(receiver), len(draft.marked), n=count)


def _own_turn(options: HeartsOptions, view: HeartsView) -> Text:
    public, held = view.public, own_hand(view)
    if public.trick:
        led = public.trick[0].suit
        follows = led is not None and any(card.suit is led for card in held)
        return _FOLLOW[led] if led is not None and follows else _DISCARD
    clubs = [card for card in held if card.suit is Suit.CLUBS]
    if public.tricks == 0 and clubs:
        match options.opening_lead:
            case OpeningLead.LOWEST_CLUB:
                return _OPEN_WITH.filled(clubs[0])
            case OpeningLead.ANY_CLUB_BY_HOLDER:
                return _OPEN_CLUB
    return _LEAD


def title(public: HeartsPublic) -> Text:
    """The heading of the corner panel."""
    if public.phase is Phase.PASSING:
        return _TITLE.filled(public.deal)
    trick = min(public.tricks + 1, public.hand_size)
    return _TITLE_TRICK.filled(public.deal, trick, public.hand_size)


def notes(options: HeartsOptions, public: HeartsPublic) -> tuple[Text, ...]:
    """The lines of the corner panel."""
    lines = [_pass_note(public)]
    if public.phase is not Phase.PASSING:
        lines.append(_BROKEN if public.broken else _NOT_BROKEN)
    if public.tricks == 0:
        match options.first_trick_points:
            case FirstTrickPoints.FORBIDDEN:
                lines.append(_NO_POINTS)
            case FirstTrickPoints.QUEEN_ONLY_FORBIDDEN:
                lines.append(_NO_QUEEN)
    return tuple(lines)


def _pass_note(public: HeartsPublic) -> Text:
    coming = public.phase is Phase.PASSING
    if public.pass_offset == 0:
        return _NO_PASS
    if public.seats == 4 and public.pass_offset == 2:
        return _TO_PASS_ACROSS if coming else _PASSED_ACROSS
    return (_TO_PASS if coming else _PASSED)[public.pass_offset]


def goal(options: HeartsOptions) -> Text:
    """The heading of the score panel."""
    return _GOAL.filled(options.target)
