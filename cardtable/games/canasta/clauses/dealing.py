"""The pack, the deal and the course of a turn (C-04, C-20 to C-27, C-31, C-32; CR-04, CR-18)."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.rulebook import Clause
from cardtable.core.text import Text, translate
from cardtable.games.canasta.options import CanastaOptions, UpcardBlackThree
from cardtable.games.canasta.terms import GameParameters

_DEAL = translate("Canasta", "The deal")
_TURN = translate("Canasta", "A turn")

_UPCARD = {
    UpcardBlackThree.STAYS: translate(
        "Canasta",
        "The top card of the stock begins the discard pile; a wild card or a red three is covered by another.",
    ),
    UpcardBlackThree.TURN_AGAIN: translate(
        "Canasta", "The top card of the stock begins the discard pile; a wild card or any three is covered by another."
    ),
    UpcardBlackThree.TURN_AGAIN_FROZEN: translate(
        "Canasta",
        "The top card of the stock begins the discard pile; a wild card or any three is covered by another, "
        "and the pile is frozen.",
    ),
}


def dealing(options: CanastaOptions, terms: GameParameters) -> Iterator[Clause]:
    """From the pack to the first card of the discard pile."""
    yield Clause(
        "C-04",
        _DEAL,
        translate("Canasta", "%1 pack(s) of %2 cards with two jokers each are used.", n=0).filled(
            terms.packs, 52, n=terms.packs
        ),
        ("packs",),
    )
    yield Clause("C-21", _DEAL, _shuffling(options, terms), ("cut",))
    yield Clause("C-22", _DEAL, _dealt(terms).filled(terms.hand, n=terms.hand), ("hand_size",))
    yield Clause("CR-04", _DEAL, _UPCARD[options.upcard_black_three], ("upcard_black_three",))


def _shuffling(options: CanastaOptions, terms: GameParameters) -> Text:
    if not options.cut:
        return translate("Canasta", "The pack is shuffled anew for each deal.")
    if terms.seats == 5:  # whose order of play does not follow the places
        return translate("Canasta", "The pack is shuffled anew for each deal, and whoever plays first cuts it.")
    return translate("Canasta", "The pack is shuffled anew for each deal, and the player on the dealer's left cuts it.")


def _dealt(terms: GameParameters) -> Text:
    if terms.seats == 5:
        return translate(
            "Canasta",
            "The four who play are dealt %1 card(s) each, face down, one at a time in the order of play; the rest is "
            "the stock.",
            n=0,
        )
    return translate(
        "Canasta",
        "Everybody is dealt %1 card(s) face down, one at a time from the dealer's left; the rest is the stock.",
        n=0,
    )


def turn(terms: GameParameters) -> Iterator[Clause]:
    """Drawing or taking, melding, discarding."""
    yield Clause(
        "C-31",
        _TURN,
        translate("Canasta", "A turn begins with drawing from the stock or with taking the discard pile."),
    )
    yield Clause(
        "C-32",
        _TURN,
        translate("Canasta", "A player draws %1 card(s), may then meld, and ends the turn with a discard.", n=0).filled(
            terms.draw, n=terms.draw
        ),
        ("draw_count",),
    )
    yield Clause(
        "CR-18", _TURN, translate("Canasta", "Any card of the hand may be discarded, wild cards and black threes too.")
    )
