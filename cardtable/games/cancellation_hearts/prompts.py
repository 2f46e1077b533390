"""What the table writes for Cancellation Hearts: prompts, headings, notes and captions."""

from __future__ import annotations

from cardtable.core.cards import Suit
from cardtable.core.controls import Draft
from cardtable.core.text import Text, Who, translate
from cardtable.core.tricks import following, next_seat
from cardtable.core.zones import Seat, Zone
from cardtable.games.cancellation_hearts.options import CancellationOptions, FirstLead, FirstTrickPoints
from cardtable.games.cancellation_hearts.rules import CancellationView, own_hand
from cardtable.games.cancellation_hearts.scoring import CardValues
from cardtable.games.cancellation_hearts.state import CARRIED, GONE, SHOWN, WIDOW, CancellationPublic, Phase, looked

_CHOOSE = translate("Hearts", "Choose %1 card(s) for %2: %3 of %1", n=0)
_WAIT_FOR_PASSES = translate("Hearts", "Waiting until everybody has passed")
_OPEN_WITH = translate("Hearts", "Your turn: lead the %1")
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
_MOON_BY = translate("Hearts", "%1 chooses what the moon counts")
_SCORED = translate("Hearts", "The deal is over")
_WON_BY = translate("Hearts", "%1 wins the match")
_SHARED = translate("Hearts", "The match is over, and its lowest totals share the win")

_TITLE = translate("Hearts", "Deal %1")
_TITLE_TRICK = translate("Hearts", "Deal %1, trick %2 of %3")
_GOAL = translate("Cancellation Hearts", "Cancellation Hearts to %1")
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
_NO_PASS = translate("Hearts", "No pass in this deal")
_NOT_BROKEN = translate("Hearts", "Hearts not broken")
_BROKEN = translate("Hearts", "Hearts are broken")
_NO_POINTS = translate("Hearts", "No points in the first trick")
_WAITING = translate("Cancellation Hearts", "Waiting: %1 card(s), points: %2", n=0)
_OUT = translate("Cancellation Hearts", "Out of play: %1 card(s), points: %2", n=0)
_WIDOW = translate("Cancellation Hearts", "Widow: %1 card(s)", n=0)
_LOST = translate("Cancellation Hearts", "Counts for nobody: %1 card(s)", n=0)


def prompt(options: CancellationOptions, view: CancellationView, draft: Draft) -> Text:
    """What the view's seat is to do, or whom it waits for."""
    public = view.public
    match public.phase:
        case Phase.PASSING:
            return _passing(options, view, draft)
        case Phase.PLAYING:
            return _own_turn(options, view) if public.turn == view.seat else _TO_PLAY.filled(Who(_acting(public.turn)))
        case Phase.MOON:
            own = public.shooter == view.seat
            return _ASK_MOON if own else _MOON_BY.filled(Who(_acting(public.shooter)))
        case Phase.SCORED:
            return _SCORED
        case Phase.ENDED:
            best = [Seat(seat) for seat, place in enumerate(public.places) if place == 1]
            return _WON_BY.filled(Who(best[0])) if len(best) == 1 else _SHARED


def _acting(seat: Seat | None) -> Seat:
    assert seat is not None  # playing and choosing have one
    return seat


def _passing(options: CancellationOptions, view: CancellationView, draft: Draft) -> Text:
    public = view.public
    if view.seat is None or view.seat in public.passed:
        return _WAIT_FOR_PASSES
    count = options.pass_count
    receiver = next_seat(view.seat, public.seats, public.pass_offset)
    return _CHOOSE.filled(count, Who(receiver), len(draft.marked), n=count)


def _own_turn(options: CancellationOptions, view: CancellationView) -> Text:
    public, held = view.public, own_hand(view)
    if public.trick:
        led = public.trick[0].suit
        return _FOLLOW[led] if led is not None and following(held, led) else _DISCARD
    if public.tricks == 0 and options.first_lead is FirstLead.FIRST_2C_CLOCKWISE:
        return _OPEN_WITH.filled(held[0])
    return _LEAD


def title(public: CancellationPublic) -> Text:
    """The heading of the corner panel."""
    if public.phase is Phase.PASSING:
        return _TITLE.filled(public.deal)
    trick = min(public.tricks + 1, public.hand_size)
    return _TITLE_TRICK.filled(public.deal, trick, public.hand_size)


def notes(options: CancellationOptions, public: CancellationPublic) -> tuple[Text, ...]:
    """The lines of the corner panel."""
    lines = [_pass_note(public)]
    if public.phase is not Phase.PASSING:
        lines.append(_BROKEN if public.broken else _NOT_BROKEN)
    if public.tricks == 0 and options.first_trick_points is FirstTrickPoints.FORBIDDEN:
        lines.append(_NO_POINTS)
    return tuple(lines)


def _pass_note(public: CancellationPublic) -> Text:
    if public.pass_offset == 0:
        return _NO_PASS
    return (_TO_PASS if public.phase is Phase.PASSING else _PASSED)[public.pass_offset]


def goal(options: CancellationOptions) -> Text:
    """The heading of the score panel."""
    return _GOAL.filled(options.target)


def captions(options: CancellationOptions, view: CancellationView) -> dict[Zone, Text]:
    """Cards that wait or are out of play with their number and points, and the widow with its number."""
    public, values = view.public, CardValues(options)
    result = {}
    if public.carried:
        result[CARRIED] = _counted(_WAITING, len(public.carried), values.sum(public.carried))
    if view.zones.get(GONE):
        result[GONE] = _out(view, values)
    for zone in (WIDOW, SHOWN) + ((looked(view.seat),) if view.seat is not None else ()):
        size = len(view.zones.get(zone, ()))
        if size:
            result[zone] = _WIDOW.filled(size, n=size)
    return result


def _counted(text: Text, cards: int, points: int) -> Text:
    return text.filled(cards, points, n=cards)


def _out(view: CancellationView, values: CardValues) -> Text:
    """With their points if all of them have been seen; a lost widow has not."""
    size, seen = len(view.zones[GONE]), view.public.vanished
    if len(seen) == size:
        return _counted(_OUT, size, values.sum(seen))
    return _LOST.filled(size, n=size)
