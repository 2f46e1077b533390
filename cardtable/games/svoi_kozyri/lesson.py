"""Lesson for beginners: a guided deal with own trumps, beating and laying, picking up."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import ACE, Card, Cards, Suit
from cardtable.core.guidance.lessons import LEARNER, CoachTrigger, Lesson
from cardtable.core.text import translate
from cardtable.core.views import View, faces
from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri import state
from cardtable.games.svoi_kozyri.beating_rules import beats
from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions

SvoiKozyriLesson = Lesson[state.SvoiKozyriPublic, state.Action]
_Occasion = CoachTrigger[state.SvoiKozyriPublic, state.Action]
_View = View[state.SvoiKozyriPublic]

OTHER = Seat(1)
OPTIONS = SvoiKozyriOptions.preset("svoi_app")  # three cards are picked up, five if the top one is the player's trump
FEW = 4  # number of cards in hand near the end


def lessons() -> tuple[SvoiKozyriLesson, ...]:
    """Return the lessons of the game."""
    return (FIRST_DEAL,)


# The learner's view


def _own(view: _View) -> Cards:
    return faces(view, state.hand(LEARNER))


def _pile(view: _View) -> Cards:
    return tuple(card for card in view.zones[state.PILE] if card is not None)


def _trump(view: _View) -> Suit | None:
    return view.public.trumps[LEARNER]


def _names_trumps(view: _View) -> bool:
    return view.public.phase is state.SvoiKozyriPhase.TRUMPS


def _plays(view: _View) -> bool:
    return view.public.phase is state.SvoiKozyriPhase.PLAYING and view.public.turn == LEARNER


def _beats(view: _View) -> bool:
    return _plays(view) and bool(_pile(view))


def _beating(view: _View) -> Cards:
    """Return the player's cards that beat the top one, the cheapest first: trumps last, low cards first."""
    trump, top = _trump(view), _pile(view)[-1]
    found = [card for card in _own(view) if beats(card, top, trump)]
    return tuple(sorted(found, key=lambda card: (card.suit is trump, card.rank)))


def _top_is_own_trump(view: _View) -> bool:
    return _pile(view)[-1].suit is _trump(view)


def _cheapest(cards: Sequence[Card], trump: Suit | None) -> Card:
    """Return the card that is needed least: a low card that is no trump."""
    return min(cards, key=lambda card: (card.suit is trump, card.rank, card.suit))


# Actions that the coach asks for


def _with(view: _View, card: Card) -> state.Action:
    left = [other for other in _own(view) if other != card]
    return state.BeatCard(card, _cheapest(left, _trump(view)) if left else None)


def _beats_in_suit(view: _View) -> state.Action | None:
    cards = [card for card in _beating(view) if card.suit is _pile(view)[-1].suit]
    return _with(view, cards[0]) if cards else None


def _beats_with_a_trump(view: _View) -> state.Action | None:
    cards = _beating(view)
    only_trumps = bool(cards) and cards[0].suit is _trump(view)
    return _with(view, cards[0]) if only_trumps and not _top_is_own_trump(view) else None


def _picks_up_three(view: _View) -> state.Action | None:
    pile = _pile(view)
    return state.TakeCards() if not _beating(view) and len(pile) > 3 and not _top_is_own_trump(view) else None


def _picks_up_five(view: _View) -> state.Action | None:
    pile = _pile(view)
    lies = len(pile) > 5 and _top_is_own_trump(view) and pile[-1].rank != ACE
    return state.TakeCards() if lies and not _beating(view) else None


_AIM = translate("Svoi Kozyri lesson", "Get rid of all your cards: a player who still holds some at the end loses.")
_TRUMPS = translate("Svoi Kozyri lesson", "First choose your trump suit: take hearts. Your opponent gets another suit.")
_LEAD = translate("Svoi Kozyri lesson", "The table is empty: lay any card. Begin with a low one that isn't a trump.")
_BEAT = translate("Svoi Kozyri lesson", "Beat the top card with a higher one of its suit, then lay any card on top.")
_TRUMP = translate("Svoi Kozyri lesson", "You have nothing higher of its suit, but even your lowest trump beats it.")
_PICK_UP = translate("Svoi Kozyri lesson", "You can't beat this one: pick up the top three cards.")
_PICK_UP_FIVE = translate("Svoi Kozyri lesson", "A trump of yours that you can't beat costs more: pick up five cards.")
_OTHER_PICKED_UP = translate("Svoi Kozyri lesson", "Your opponent couldn't beat that, and had to pick up cards.")
_NEARLY = translate("Svoi Kozyri lesson", "Only a few cards left. With your last one you're out, and you win.")

FIRST_DEAL = SvoiKozyriLesson(
    name="first deal",
    title=translate("Svoi Kozyri lesson", "Your first deal"),
    options=OPTIONS,
    seats=2,
    deal="65",
    offers={
        "KR-09": translate("Svoi Kozyri lesson", "Shall I show you which card beats which?"),
        "KR-10": translate("Svoi Kozyri lesson", "Shall I show you how a turn goes?"),
        "KR-11": translate("Svoi Kozyri lesson", "Shall I show you when cards are picked up?"),
    },
    plays={OTHER: ("trump S",)},
    occasions=(
        _Occasion("aim", _names_trumps, _AIM),
        _Occasion(
            "trumps",
            _names_trumps,
            _TRUMPS,
            lambda view: state.NameTrump(Suit.HEARTS) if view.public.turn == LEARNER else None,
        ),
        _Occasion(
            "lead",
            lambda view: _plays(view) and not _pile(view),
            _LEAD,
            lambda view: state.LeadCard(_cheapest(_own(view), _trump(view))),
        ),
        _Occasion("beat", _beats, _BEAT, _beats_in_suit),
        _Occasion("trump", _beats, _TRUMP, _beats_with_a_trump),
        _Occasion("pick up", _beats, _PICK_UP, _picks_up_three),
        _Occasion("pick up five", _beats, _PICK_UP_FIVE, _picks_up_five),
        _Occasion(
            "other picked up",
            # the only way to get cards openly
            lambda view: _plays(view) and bool(view.public.known) and bool(view.public.known[OTHER]),
            _OTHER_PICKED_UP,
        ),
        _Occasion("nearly", lambda view: _plays(view) and len(_own(view)) <= FEW, _NEARLY),
    ),
)
