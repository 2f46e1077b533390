"""Texts on the table in the Hearts family: prompts, headings, notes and captions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import assert_never

from cardtable.core.cards import Suit
from cardtable.core.controls import Plate, Sign
from cardtable.core.language.speech_forms import SpeechForm, SpokenForms, in_person_form
from cardtable.core.text import Text, Who, translate
from cardtable.core.tricks import following, next_seat
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts.options import CardValues
from cardtable.families.hearts.public_facts import F, PublicFacts, TrickPhase
from cardtable.families.hearts.trick_zones import SHOWN, own_hand, seen_kitty_zone

tr = partial(translate, "Hearts family")

OPEN_WITH = tr("Your turn: lead the %1")
LEAD = tr("Your turn: lead a card")
NO_POINTS = tr("No points on the first trick")
_CHOOSE = tr("Choose %1 card(s) for %2: %3 of %1", n=0)
_PASS_THESE = tr("Pass these to %1")
_PASS_THIS = tr("Pass this card to %1")
_WAIT_FOR_PASSES = tr("Waiting until everybody has passed")
_DISCARD = tr("Your turn: you can't follow suit")
_FOLLOW = {
    Suit.CLUBS: tr("Your turn: play a club"),
    Suit.DIAMONDS: tr("Your turn: play a diamond"),
    Suit.SPADES: tr("Your turn: play a spade"),
    Suit.HEARTS: tr("Your turn: play a heart"),
}
_TO_PLAY = tr("%1 to play")
ASK_MOON = tr("You shot the moon! How should it count?")
_MOON_BY = tr("%1 decides how the moon counts")
_SCORED = tr("The deal is over")
_WON_BY = in_person_form(tr("%1 wins the match"), {1: tr("You win the match")})
_SHARED = tr("The match is over, and the players with the lowest total share the win")

_TITLE = tr("Deal %1")
_TITLE_TRICK = tr("Deal %1, trick %2 of %3")
_TO_PASS = {
    1: tr("Pass to the left"),
    -1: tr("Pass to the right"),
    2: tr("Pass to the second on the left"),
    -2: tr("Pass to the second on the right"),
}
_PASSED = {
    1: tr("Passed to the left"),
    -1: tr("Passed to the right"),
    2: tr("Passed to the second on the left"),
    -2: tr("Passed to the second on the right"),
}
_TO_PASS_ACROSS = tr("Pass across")
_PASSED_ACROSS = tr("Passed across")
_NO_PASS = tr("No passing this deal")
_NOT_BROKEN = tr("Hearts not broken")
_BROKEN = tr("Hearts are broken")
SIGNS = {_NOT_BROKEN: Sign(Suit.HEARTS, faint=True), _BROKEN: Sign(Suit.HEARTS)}  # signs before these notes
_HAS_KITTY = tr("Kitty")
_MAYBE_MOON = tr("moon?", "on the plate of a player who has won every point so far and may shoot the moon")
_THREAT = in_person_form(tr("%1 has every point so far: %2."), {1: tr("You have every point so far: %2.")})
_KITTY = tr("Kitty: %1 card(s)", n=0)

_BRIEF_FOLLOW = {
    Suit.CLUBS: translate("Hearts family, brief", "play a club"),
    Suit.DIAMONDS: translate("Hearts family, brief", "play a diamond"),
    Suit.SPADES: translate("Hearts family, brief", "play a spade"),
    Suit.HEARTS: translate("Hearts family, brief", "play a heart"),
}
_CHOOSE_ALOUD = translate("Hearts family, spoken", "Choose %1 card(s) for %2.", n=0)
_CHOSEN_ALOUD = translate(
    "Hearts family, spoken", "%2 of %2: press Enter to pass them to %1.", "as many as are to be passed"
)
_CHOSEN_ONE = translate("Hearts family, spoken", "Press Enter to pass this card to %1.")
SPOKEN = SpokenForms(
    {
        OPEN_WITH: SpeechForm(brief=translate("Hearts family, brief", "lead the %1")),
        LEAD: SpeechForm(brief=translate("Hearts family, brief", "you lead")),
        _CHOOSE: SpeechForm(_CHOOSE_ALOUD, brief=translate("Hearts family, brief", "%1 cards for %2")),
        _PASS_THESE: SpeechForm(_CHOSEN_ALOUD, brief=translate("Hearts family, brief", "%2: Enter passes them")),
        _PASS_THIS: SpeechForm(_CHOSEN_ONE, brief=translate("Hearts family, brief", "Enter passes it")),
        _DISCARD: SpeechForm(brief=translate("Hearts family, brief", "you can't follow suit")),
    }
    | {_FOLLOW[suit]: SpeechForm(brief=brief) for suit, brief in _BRIEF_FOLLOW.items()}
)


def prompt(view: View[F], chosen: int, count: int, lead: Callable[[], Text], ask: Text = ASK_MOON) -> Text:
    """Return what the view's seat is to do, or the seat it waits for.

    `chosen` of `count` cards are marked to be passed; `lead` returns the prompt for a lead; `ask` is the prompt for the
    shooter.
    """
    public = view.public
    match public.phase:
        case TrickPhase.PASSING:
            return _passing(view, chosen, count)
        case TrickPhase.PLAYING:
            own = public.turn == view.seat
            return _own_turn(view, lead) if own else _TO_PLAY.filled(Who(_acting(public.turn)))
        case TrickPhase.MOON:
            own = public.shooter == view.seat
            return ask if own else _MOON_BY.filled(Who(_acting(public.shooter)))
        case TrickPhase.SCORED:
            return _SCORED
        case TrickPhase.ENDED:
            best = [Seat(seat) for seat, place in enumerate(public.places) if place == 1]
            return _WON_BY.filled(Who(best[0])) if len(best) == 1 else _SHARED
        case _:
            assert_never(public.phase)


def _acting(seat: Seat | None) -> Seat:
    assert seat is not None  # set in these phases
    return seat


def _passing(view: View[F], chosen: int, count: int) -> Text:
    public = view.public
    if view.seat is None or view.seat in public.passed:
        return _WAIT_FOR_PASSES
    receiver = next_seat(view.seat, public.seats, public.pass_offset)
    if chosen < count:
        return _CHOOSE.filled(count, Who(receiver), chosen, n=count)
    return (_PASS_THIS if count == 1 else _PASS_THESE).filled(Who(receiver), count)


def _own_turn(view: View[F], lead: Callable[[], Text]) -> Text:
    if not view.public.trick:
        return lead()
    led = view.public.trick[0].suit
    return _FOLLOW[led] if led is not None and following(own_hand(view), led) else _DISCARD


def title(public: PublicFacts) -> Text:
    """Return the heading of the corner panel."""
    if public.phase is TrickPhase.PASSING:
        return _TITLE.filled(public.deal)
    trick = min(public.tricks + 1, public.hand_size)
    return _TITLE_TRICK.filled(public.deal, trick, public.hand_size)


def notes(public: PublicFacts) -> tuple[Text, ...]:
    """Return the lines of the corner panel: the pass, and whether hearts are broken."""
    if public.phase is TrickPhase.PASSING:
        return (_pass_note(public),)
    return (_pass_note(public), _BROKEN if public.broken else _NOT_BROKEN)


def _pass_note(public: PublicFacts) -> Text:
    coming = public.phase is TrickPhase.PASSING
    if public.pass_offset == 0:
        return _NO_PASS
    if public.seats == 4 and public.pass_offset == 2:
        return _TO_PASS_ACROSS if coming else _PASSED_ACROSS
    return (_TO_PASS if coming else _PASSED)[public.pass_offset]


def threat(public: PublicFacts, values: CardValues) -> Text | None:
    """Return the warning that one seat has won every point card so far, once these are worth half of all points."""
    takers = [seat for seat, cards in enumerate(public.point_cards) if any(card in values.points for card in cards)]
    if public.phase is not TrickPhase.PLAYING or len(takers) != 1:
        return None
    won = sum(values.points.get(card, 0) for card in public.point_cards[takers[0]])
    return _THREAT.filled(Who(Seat(takers[0])), won) if 2 * won >= values.total else None


def plates(public: PublicFacts, kitty_owner: Seat | None, threat: Text | None) -> tuple[Plate, ...]:
    """Return the seat plates with points, totals, the dealer, and the badges of a threat and of the kitty's owner."""
    return tuple(
        Plate(
            public.points[seat],
            public.totals[seat],
            seat == public.dealer,
            (_MAYBE_MOON,) * (threat is not None and threat.args[0] == Who(Seat(seat)))
            + (_HAS_KITTY,) * (seat == kitty_owner),
        )
        for seat in range(public.seats)
    )


def kitty_captions(view: View[F], kitty: Zone) -> dict[Zone, Text]:
    """Return captions with the size of the kitty, in the zone where it is now."""
    piles = (kitty, SHOWN) + ((seen_kitty_zone(view.seat),) if view.seat is not None else ())
    sizes = {zone: len(view.zones.get(zone, ())) for zone in piles}
    return {zone: _KITTY.filled(size, n=size) for zone, size in sizes.items() if size}
