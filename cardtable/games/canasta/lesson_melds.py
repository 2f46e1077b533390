"""Lesson 1: drawing, melding, discarding, and a canasta."""

from __future__ import annotations

from cardtable.core.cards import ACE, KING, QUEEN
from cardtable.core.lessons import SpotlightTarget
from cardtable.core.text import translate
from cardtable.core.zones import Seat
from cardtable.games.canasta.card_values import CANASTA, WILD_RANK
from cardtable.games.canasta.lesson_base import (
    FIRST_DRAW,
    OPTIONS,
    SEATS,
    CanastaLesson,
    CanastaOccasion,
    CanastaView,
    draws,
    draws_one,
    given_pack,
    has_canasta,
    in_play,
    is_open,
    laid,
    melds,
    own_of,
    throws_the_least,
)
from cardtable.games.canasta.state import Action, Meld, MeldGroup, meld

_HOW_TO_MELD = translate("Canasta lesson", "Shall I show you how a meld is made?")


def _melds_aces(view: CanastaView) -> Action | None:
    aces = own_of(view, ACE)
    return Meld((MeldGroup(ACE, aces),)) if len(aces) >= 3 and not is_open(view) else None


def _melds_kings(view: CanastaView) -> Action | None:
    kings = own_of(view, KING)
    return Meld((MeldGroup(KING, kings),)) if len(kings) >= 3 and is_open(view) else None


def _adds_a_king(view: CanastaView) -> Action | None:
    kings = own_of(view, KING)
    return Meld((MeldGroup(KING, kings),)) if len(kings) == 1 and laid(view, KING) else None


def _makes_seven_with_a_two(view: CanastaView) -> Action | None:
    twos = own_of(view, WILD_RANK)
    return Meld((MeldGroup(KING, twos[:1]),)) if twos and len(laid(view, KING)) == CANASTA - 1 else None


MELDS = CanastaLesson(
    name="melds",
    title=translate("Canasta lesson", "Melds and canastas"),
    offers={
        "C-31": translate("Canasta lesson", "Shall I show you how a turn goes?"),
        "C-34": _HOW_TO_MELD,
        "C-35": _HOW_TO_MELD,
        "CR-12": translate("Canasta lesson", "Shall I show you how a first meld is made?"),
    },
    options=OPTIONS,
    seats=SEATS,
    deck=given_pack(
        (
            "AC AS AH KC KD KS KH 2D 5C 8D 9S",
            "4C 5D 6C 7H 8S 9D TH JH QC 4S 7C",
            "KS QC QD QS QH JC JD JS TC TD TS",
            "4D 5H 6S 7D 8C 9H TC JH QD 5S 7S",
        ),
        "6H 6S 9C 4D 8H KC 5D 4H 9C 6D 7H 5C 8S",
    ),
    plays={
        Seat(1): ("draw", *(f"discard {card}" for card in ("4C", "4S", "5D", "6C", "7C", "7H", "8S"))),
        Seat(2): (
            "draw",
            "meld KS",
            "meld QC QD QS QH",
            "meld JC JD JS",
            "meld TC TD TS",
            *(f"discard {card}" for card in ("4D", "4H")),
        ),
        Seat(3): ("draw", *(f"discard {card}" for card in ("5H", "5S", "6S", "7D", "7S", "8C", "9H"))),
    },
    occasions=(
        CanastaOccasion(
            "aim",
            draws,
            translate("Canasta lesson", "Lay down cards of one rank. Seven of them are a canasta, and count most."),
        ),
        FIRST_DRAW,
        CanastaOccasion(
            "first meld",
            melds,
            translate("Canasta lesson", "A first meld must count %1: three aces are worth %2.").filled(50, 60),
            action=_melds_aces,
        ),
        CanastaOccasion(
            "more",
            melds,
            translate("Canasta lesson", "Now any three of a rank will do: lay down your kings, too."),
            action=_melds_kings,
        ),
        CanastaOccasion(
            "discard",
            melds,
            translate("Canasta lesson", "Your turn ends with a discard: throw a low card that stands alone."),
            action=throws_the_least,
        ),
        CanastaOccasion(
            "partner",
            lambda view: in_play(view) and bool(laid(view, QUEEN)) and not own_of(view, QUEEN),
            translate("Canasta lesson", "Partners meld together: what your partner lays down is yours as well."),
            glow=lambda _view: SpotlightTarget(zone=meld(0, QUEEN)),
        ),
        CanastaOccasion(
            "draw again",
            lambda view: draws(view) and is_open(view),
            translate("Canasta lesson", "It is your turn again, so draw."),
            action=draws_one,
        ),
        CanastaOccasion(
            "add",
            melds,
            translate("Canasta lesson", "A card that fits can be added to a meld of your side: add the king."),
            action=_adds_a_king,
        ),
        CanastaOccasion(
            "wild",
            melds,
            translate("Canasta lesson", "Deuces and jokers are wild: your two stands for the seventh king."),
            action=_makes_seven_with_a_two,
        ),
        CanastaOccasion(
            "canasta",
            lambda view: in_play(view) and has_canasta(view),
            translate(
                "Canasta lesson", "A canasta! It counts %1 points more with wild cards in it, and %2 without."
            ).filled(300, 500),
        ),
        CanastaOccasion(
            "end",
            lambda view: in_play(view) and has_canasta(view),
            translate("Canasta lesson", "With a canasta your side may go out: the last card laid ends the deal."),
        ),
    ),
)
