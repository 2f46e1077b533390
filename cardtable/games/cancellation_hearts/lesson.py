"""Lesson of Cancellation Hearts: a guided deal with two packs, twins, and tricks without a winner."""

from __future__ import annotations

from collections import Counter
from functools import partial

from cardtable.core.cards import QUEEN, Card, Suit
from cardtable.core.guidance.lessons import CoachTrigger, Lesson, SpotlightTarget
from cardtable.core.text import translate
from cardtable.core.views import View
from cardtable.families.hearts.actions import Action, PassCards, PlayCard
from cardtable.families.hearts.learner import follows, in_play, is_void, leads, passes
from cardtable.families.hearts.options import QUEEN_OF_SPADES
from cardtable.families.hearts.trick_zones import own_hand
from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.state import CARRIED, CancellationPublic

tr = partial(translate, "Cancellation Hearts lesson")

CancellationLesson = Lesson[CancellationPublic, Action]
_Occasion = CoachTrigger[CancellationPublic, Action]
_View = View[CancellationPublic]

OPTIONS = CancellationOptions()


def lessons() -> tuple[CancellationLesson, ...]:
    """Return the lessons of the game."""
    return (TWINS,)


# The learner's view


def _has_twins(view: _View) -> bool:
    return in_play(view) and max(Counter(view.public.trick).values(), default=0) > 1


def _best(view: _View) -> Card | None:
    """Return the card that wins the trick so far; None if all of the suit led are cancelled."""
    trick = view.public.trick
    times = Counter(trick)
    alive = [card for card in trick if card.suit is trick[0].suit and times[card] == 1]
    return max(alive, default=None)


def _has_one_queen_been_won(view: _View) -> bool:
    return in_play(view) and [card for won in view.public.point_cards for card in won].count(QUEEN_OF_SPADES) == 1


# Actions that the coach asks for


def _passes_the_costliest(view: _View) -> Action | None:
    """Return a pass of high spades, which win the queens, then of high hearts."""
    high = [card for card in own_hand(view) if card.suit in (Suit.SPADES, Suit.HEARTS) and card.rank >= QUEEN]
    costliest = sorted(high, key=lambda card: (card.suit is Suit.SPADES, card.rank))[-OPTIONS.pass_count :]
    return PassCards(tuple(costliest)) if len(costliest) == OPTIONS.pass_count else None


def _leads_low(view: _View) -> Action | None:
    cards = [card for card in own_hand(view) if card.suit is not Suit.HEARTS and card != QUEEN_OF_SPADES]
    return PlayCard(min(cards, key=lambda card: card.rank)) if cards else None


def _plays_low(view: _View) -> Action | None:
    cards = follows(view)
    return PlayCard(cards[0]) if cards else None


def _cancels(view: _View) -> Action | None:
    """Return the play of the twin of the winning card, if the learner holds it."""
    cards = follows(view)
    best = _best(view) if cards else None
    return PlayCard(best) if best in cards and best is not None else None


def _throws_a_point_card(view: _View) -> Action | None:
    hand = own_hand(view)
    if QUEEN_OF_SPADES in hand:
        return PlayCard(QUEEN_OF_SPADES)
    hearts = [card for card in hand if card.suit is Suit.HEARTS]
    return PlayCard(max(hearts)) if hearts else None


_AIM = tr("Hearts cost %1 point each, both queens of spades %2: take as few as you can.")
_PASS = tr("First pass three cards that could win points: high spades and hearts.")
_LEAD = tr("You lead: a low card lets somebody else win the trick.")
_CANCEL = tr("You hold the twin of the winning card: play it, and both are cancelled.")
_FOLLOW = tr("Follow suit. The highest card of it wins, so play a low one.")
_TWINS = tr("Two identical cards in a trick cancel each other: neither can win it.")
_VOID = tr("Nobody won that trick: its cards wait for the winner of the next one.")
_KITTY = tr("The winner of the first trick takes the cards that were left over, too.")
_THROW = tr("You can't follow suit: throw a card that costs points on somebody else's trick.")
_QUEEN = tr("One queen of spades has been won. Her twin may still be out there: take care.")

TWINS = CancellationLesson(
    name="twins",
    title=tr("Twins cancel"),
    options=OPTIONS,
    seats=6,
    deal="50",
    offers={"X-16": tr("Shall I show you how following suit works?")},
    occasions=(
        _Occasion("aim", passes, _AIM.filled(1, 13)),
        _Occasion("pass", passes, _PASS, _passes_the_costliest),
        _Occasion("lead", leads, _LEAD, _leads_low),
        _Occasion("cancel", lambda view: bool(follows(view)), _CANCEL, _cancels),
        _Occasion("follow", lambda view: bool(follows(view)), _FOLLOW, _plays_low),
        _Occasion("twins", _has_twins, _TWINS),
        _Occasion(
            "void",
            lambda view: in_play(view) and bool(view.public.carried),
            _VOID,
            glow=lambda _view: SpotlightTarget(zone=CARRIED),
        ),
        _Occasion("kitty", lambda view: in_play(view) and view.public.widow_owner is not None, _KITTY),
        _Occasion("throw", is_void, _THROW, _throws_a_point_card),
        _Occasion("queen", _has_one_queen_been_won, _QUEEN),
    ),
)
