"""Base of the lessons: the stacked pack, queries about the learner's view, and default actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardtable.core.cards import Card, Cards, parse_cards, without
from cardtable.core.lessons import LEARNER, CoachTrigger, Lesson, dealt_round
from cardtable.core.text import translate
from cardtable.core.views import View, faces
from cardtable.games.canasta.card_values import CANASTA, NATURAL_RANKS, is_red_three, is_wild, packs
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.state import DISCARD, Action, CanastaPhase, CanastaPublic, Discard, Draw, hand, meld

CanastaLesson = Lesson[CanastaPublic, Action]
CanastaOccasion = CoachTrigger[CanastaPublic, Action]
CanastaView = View[CanastaPublic]

OPTIONS = CanastaOptions()  # a first meld of 50, one canasta to go out, the pile frozen by wild cards
SEATS = 4  # the learner's partner is seat 2, and their melds are listed under seat 0


def given_pack(hands: Sequence[str], stock: str) -> Cards:
    """Return the pack that deals these hands, the learner's first, then the first discard and the draws after it.

    All other cards follow, red threes last: they would shift all that is drawn.
    """
    dealt = [parse_cards(text.split()) for text in hands]
    drawn = parse_cards(stock.split())
    used = [*drawn, *(card for cards in dealt for card in cards)]
    rest = sorted(without(packs(2), used), key=is_red_three)
    return dealt_round(dealt, (*drawn, *rest))


def own(view: CanastaView) -> Cards:
    """Return the learner's hand."""
    return faces(view, hand(LEARNER))


def own_of(view: CanastaView, rank: int) -> Cards:
    """Return the learner's cards of a rank."""
    return tuple(card for card in own(view) if card.rank == rank)


def laid(view: CanastaView, rank: int) -> Cards:
    """Return the meld of a rank of the learner's side."""
    return faces(view, meld(LEARNER, rank))


def is_open(view: CanastaView) -> bool:
    """Return whether the learner's side has melded."""
    return any(laid(view, rank) for rank in NATURAL_RANKS)


def has_canasta(view: CanastaView) -> bool:
    """Return whether the learner's side has a canasta."""
    return any(len(laid(view, rank)) >= CANASTA for rank in NATURAL_RANKS)


def top_of_pile(view: CanastaView) -> Card | None:
    """Return the top card of the discard pile, or None if it is empty."""
    pile = [card for card in view.zones[DISCARD] if card is not None]
    return pile[-1] if pile else None


def in_play(view: CanastaView) -> bool:
    """Return whether the deal is under way."""
    return view.public.phase in (CanastaPhase.DRAWING, CanastaPhase.MELDING, CanastaPhase.ANSWERING)


def draws(view: CanastaView) -> bool:
    """Return whether the learner is to draw or to take the pile."""
    return view.public.phase is CanastaPhase.DRAWING and view.public.turn == LEARNER


def melds(view: CanastaView) -> bool:
    """Return whether the learner may meld and is to discard."""
    return view.public.phase is CanastaPhase.MELDING and view.public.turn == LEARNER


def draw_one(_view: CanastaView) -> Action | None:
    """Return the action of drawing from the stock."""
    return Draw()


def discard_lowest(view: CanastaView) -> Action | None:
    """Return the discard of the lowest natural card without another of its rank in hand or meld, or None."""
    times = Counter(card.rank for card in own(view))
    alone = [
        card
        for card in own(view)
        if card.rank in NATURAL_RANKS and times[card.rank] == 1 and not laid(view, card.rank) and not is_wild(card)
    ]
    return Discard(min(alone, key=lambda card: card.rank)) if alone else None


FIRST_DRAW = CanastaOccasion(
    "draw",
    draws,
    translate("Canasta lesson", "Every turn begins with a card: draw one from the stock."),
    action=draw_one,
)
