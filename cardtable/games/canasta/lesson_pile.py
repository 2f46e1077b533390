"""Lesson 2: taking the pile, black threes, and a frozen pile."""

from __future__ import annotations

from cardtable.core.cards import ACE, Cards
from cardtable.core.lessons import SpotlightTarget
from cardtable.core.text import translate
from cardtable.core.zones import Seat
from cardtable.games.canasta.card_values import NATURAL_RANKS, is_black_three
from cardtable.games.canasta.lesson_base import (
    FIRST_DRAW,
    OPTIONS,
    SEATS,
    CanastaLesson,
    CanastaOccasion,
    CanastaView,
    draws,
    given_pack,
    in_play,
    is_open,
    laid,
    melds,
    own,
    own_of,
    throws_the_least,
    top_of_pile,
)
from cardtable.games.canasta.state import DISCARD, Action, Discard, Draw, Meld, MeldGroup, TakePile

_OF_THE_PILE = ("CR-07", "CR-08", "CR-09")
FROZEN_TAKES = 2  # natural cards of the hand


def _of_top(view: CanastaView) -> Cards:
    """Return the learner's cards of the rank on top of the pile, if that can be taken at all."""
    top = top_of_pile(view)
    return () if top is None or top.rank not in NATURAL_RANKS else own_of(view, top.rank)


def _has_just_taken(view: CanastaView) -> bool:
    """Return whether the pile came into the learner's hand in this turn: it is empty."""
    return melds(view) and not view.zones[DISCARD]


def _melds_aces(view: CanastaView) -> Action | None:
    aces = own_of(view, ACE)
    return Meld((MeldGroup(ACE, aces),)) if len(aces) >= 3 and not is_open(view) else None


def _throws_a_black_three(view: CanastaView) -> Action | None:
    threes = [card for card in own(view) if is_black_three(card)]
    return Discard(threes[0]) if threes and is_open(view) else None


def _takes_with_two(view: CanastaView) -> Action | None:
    pair = _of_top(view)
    return TakePile(pair[:FROZEN_TAKES]) if len(pair) >= FROZEN_TAKES and is_open(view) else None


def _takes_an_open_pile(view: CanastaView) -> Action | None:
    return None if view.public.frozen else _takes_with_two(view)


def _takes_a_frozen_pile(view: CanastaView) -> Action | None:
    return _takes_with_two(view) if view.public.frozen else None


def _adds_what_came(view: CanastaView) -> Action | None:
    for rank in NATURAL_RANKS:
        cards = own_of(view, rank)
        if cards and laid(view, rank) and len(own(view)) > len(cards) + 1:
            return Meld((MeldGroup(rank, cards),))
    return None


def _draws_instead(view: CanastaView) -> Action | None:
    return Draw() if view.public.frozen and len(_of_top(view)) == 1 else None


PILE = CanastaLesson(
    name="pile",
    title=translate("Canasta lesson", "The pile"),
    offers={clause: translate("Canasta lesson", "Shall I show you how the pile is taken?") for clause in _OF_THE_PILE},
    options=OPTIONS,
    seats=SEATS,
    deck=given_pack(
        (
            "AC AS AH QC QD KC 3S 4C 7H 9S TD",
            "QS 2S 6C 7C 8C 9D TH 4S 5S 6H 7D",
            "QC QD JC JD JS AD AS 4H 5H 6D 8D",
            "QH KD KH 5C 6S 7S 8S 9C TC 4D 5D",
        ),
        "9H 5D 8H JH 9D 6S QH TC KS 7S JH 8C 5S AH 6C 4S",
    ),
    plays={
        Seat(1): ("draw", *(f"discard {card}" for card in ("QS", "2S", "6C", "7C", "8C", "4S", "5S", "6H", "7D"))),
        Seat(2): (
            "draw",
            "meld AD AS",
            "meld AH",
            "meld JC JD JS",
            "meld JH",
            "meld QC QD QH",
            *(f"discard {card}" for card in ("4H", "5H", "6D", "8D")),
        ),
        Seat(3): ("draw", *(f"discard {card}" for card in ("QH", "KD", "KH", "5C", "6S", "7S", "8S", "9C", "TC"))),
    },
    occasions=(
        CanastaOccasion(
            "aim",
            draws,
            translate("Canasta lesson", "Whoever can meld the top card of the pile at once may take all of it."),
            glow=lambda _view: SpotlightTarget(zone=DISCARD),
        ),
        FIRST_DRAW,
        CanastaOccasion(
            "open",
            melds,
            translate("Canasta lesson", "It is easier once your side has melded: lay down the three aces."),
            action=_melds_aces,
        ),
        CanastaOccasion(
            "black three",
            melds,
            translate("Canasta lesson", "A black three on top bars the pile for the next player: throw yours."),
            action=_throws_a_black_three,
        ),
        CanastaOccasion(
            "take",
            draws,
            translate("Canasta lesson", "You hold two that match the top card: take the pile with them."),
            action=_takes_an_open_pile,
        ),
        CanastaOccasion(
            "add",
            _has_just_taken,
            translate("Canasta lesson", "The rest came into your hand: add at once what fits your melds."),
            action=_adds_what_came,
        ),
        CanastaOccasion(
            "throw",
            _has_just_taken,
            translate("Canasta lesson", "Now throw a card that the next player can hardly use: a low one."),
            action=throws_the_least,
        ),
        CanastaOccasion(
            "frozen",
            lambda view: in_play(view) and view.public.frozen,
            translate("Canasta lesson", "A wild card lies in the pile: it is frozen, and harder to take."),
            glow=lambda _view: SpotlightTarget(zone=DISCARD),
        ),
        CanastaOccasion(
            "one is too few",
            draws,
            translate("Canasta lesson", "A frozen pile wants two that match from your hand, and you have one: draw."),
            action=_draws_instead,
        ),
        CanastaOccasion(
            "wait",
            lambda view: melds(view) and view.public.frozen,
            translate("Canasta lesson", "Keep your pairs for the frozen pile, and throw a card that stands alone."),
            action=throws_the_least,
        ),
        CanastaOccasion(
            "take the frozen pile",
            draws,
            translate("Canasta lesson", "Now you have two of that rank in your hand: the frozen pile is yours!"),
            action=_takes_a_frozen_pile,
        ),
    ),
)
