"""Lesson 3: the canasta that is needed, cards to keep, asking the partner, and going out."""

from __future__ import annotations

from cardtable.core.cards import ACE, KING
from cardtable.core.text import translate
from cardtable.core.zones import Seat
from cardtable.games.canasta.card_values import CANASTA, NATURAL_RANKS
from cardtable.games.canasta.lesson_base import (
    FIRST_DRAW,
    OPTIONS,
    SEATS,
    CanastaLesson,
    CanastaOccasion,
    CanastaView,
    draws,
    given_pack,
    has_canasta,
    in_play,
    is_open,
    laid,
    melds,
    own,
    own_of,
    throws_the_least,
)
from cardtable.games.canasta.state import Action, AskPermission, Meld, MeldGroup, PermissionState

PAIR = 8  # the rank of what the learner keeps


def _holds_the_pair(view: CanastaView) -> bool:
    return melds(view) and len(own_of(view, PAIR)) == 2


def _melds_kings(view: CanastaView) -> Action | None:
    kings = own_of(view, KING)
    return Meld((MeldGroup(KING, kings),)) if len(kings) >= 5 else None


def _melds_aces(view: CanastaView) -> Action | None:
    aces = own_of(view, ACE)
    return Meld((MeldGroup(ACE, aces),)) if len(aces) >= 3 and is_open(view) else None


def _completes_the_canasta(view: CanastaView) -> Action | None:
    kings = own_of(view, KING)
    is_seventh = len(laid(view, KING)) == CANASTA - 1 and len(kings) == 1
    return Meld((MeldGroup(KING, kings),)) if is_seventh else None


def _three_alike(view: CanastaView) -> int | None:
    """Return the rank of the learner's whole hand if it forms a meld, else None."""
    ranks = {card.rank for card in own(view)}
    rank = next(iter(ranks), 0)
    return rank if len(ranks) == 1 and rank in NATURAL_RANKS and len(own(view)) >= 3 else None


def _asks(view: CanastaView) -> Action | None:
    ready = has_canasta(view) and _three_alike(view) is not None and view.public.asked is PermissionState.NOT
    return AskPermission() if ready and not view.public.melded else None


def _goes_out(view: CanastaView) -> Action | None:
    rank = _three_alike(view)
    may = has_canasta(view) and view.public.asked is not PermissionState.NO
    return Meld((MeldGroup(rank, own(view)),)) if may and rank is not None and not laid(view, rank) else None


GOING_OUT = CanastaLesson(
    name="going out",
    title=translate("Canasta lesson", "Going out"),
    offers={"CR-13": translate("Canasta lesson", "Shall I show you how going out works?")},
    options=OPTIONS,
    seats=SEATS,
    deck=given_pack(
        (
            "KC KD KS KH KC AC AS AH 8S 8D 5C",
            "4D 5H 6D 6S 7C 8H 9D TS JC QD 9S",
            "KS 4C 4H 5D 6C 7H 7S 9C TD JH QS",
            "4S 5S 6C 7D 8H 9H TC JD QH JS 7C",
        ),
        "TH 6H QC 9H TC KD JC 4C 5S 8C QC 5D 6D",
    ),
    plays={
        Seat(1): ("draw", *(f"discard {card}" for card in ("QD", "QC", "JC", "TS", "9D", "9S", "8H"))),
        Seat(2): ("draw", "answer yes", "meld KS", *(f"discard {card}" for card in ("4C", "4H", "5D", "6C", "9C"))),
        Seat(3): ("draw", *(f"discard {card}" for card in ("QH", "JD", "JS", "TC", "9H", "8H", "7D"))),
    },
    occasions=(
        CanastaOccasion(
            "aim",
            draws,
            translate("Canasta lesson", "Going out ends the deal: what the others still hold counts against them."),
        ),
        FIRST_DRAW,
        CanastaOccasion(
            "kings",
            melds,
            translate("Canasta lesson", "Your side needs a canasta first. Five kings are a good beginning."),
            action=_melds_kings,
        ),
        CanastaOccasion(
            "aces",
            melds,
            translate("Canasta lesson", "Lay down the aces, too: on the table they count for you."),
            action=_melds_aces,
        ),
        CanastaOccasion(
            "keep",
            lambda view: melds(view) and is_open(view) and not has_canasta(view),
            translate("Canasta lesson", "Without a canasta you may not lay down everything: a card has to stay."),
        ),
        CanastaOccasion(
            "throw",
            _holds_the_pair,
            translate("Canasta lesson", "Throw a card that stands alone, and keep your pair."),
            action=throws_the_least,
        ),
        CanastaOccasion(
            "canasta",
            melds,
            translate("Canasta lesson", "That is the seventh king: add it, and your side has its canasta."),
            action=_completes_the_canasta,
        ),
        CanastaOccasion(
            "pair",
            lambda view: _holds_the_pair(view) and has_canasta(view),
            translate("Canasta lesson", "Once more: throw the single card. A third eight would let you go out."),
            action=throws_the_least,
        ),
        CanastaOccasion(
            "ask",
            melds,
            translate("Canasta lesson", "You can go out now! You may ask your partner first; the answer binds you."),
            action=_asks,
        ),
        CanastaOccasion(
            "answer",
            lambda view: in_play(view) and view.public.asked is PermissionState.YES,
            translate("Canasta lesson", "Your partner agrees: now you have to go out in this turn."),
        ),
        CanastaOccasion(
            "out",
            melds,
            translate("Canasta lesson", "Lay down all that you have left: going out counts %1 points.").filled(100),
            action=_goes_out,
        ),
    ),
)
