"""Rulebook: players and places, drawing for seats, the pack, the deal and the course of a turn.

C-03, C-13 to C-19; CR-01 to CR-03, CR-23. C-04, C-20 to C-27, C-31, C-32; CR-04, CR-18.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.rulebook import Clause
from cardtable.core.text import Text, translate
from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.options import CanastaOptions, CanastaSeating, CanastaSides, UpcardBlackThree

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

PLACES = translate("Canasta", "Players and places")
_SIDES = {
    (2, CanastaSides.SOLO): translate("Canasta", "Two players, everyone for themselves."),
    (3, CanastaSides.SOLO): translate("Canasta", "Three players, everyone for themselves."),
    (3, CanastaSides.LONE_VS_TWO): translate(
        "Canasta", "Three players take part. Whoever takes the pile first plays alone against the other two."
    ),
    (4, CanastaSides.PARTNERS): translate("Canasta", "Four players take part. Partners sit opposite each other."),
    (5, CanastaSides.PARTNERS): translate(
        "Canasta", "Five players take part, three against two. One of the three sits out in turn."
    ),
    (6, CanastaSides.PARTNERS): translate("Canasta", "Six players take part, three against three, seated in turn."),
    (6, CanastaSides.THREE_SIDES): translate(
        "Canasta", "Six players take part in three teams of two. Partners sit opposite each other."
    ),
}


def dealing(options: CanastaOptions, params: GameParameters) -> Iterator[Clause]:
    """Yield the clauses from the pack to the first card of the discard pile."""
    yield Clause(
        "C-04",
        _DEAL,
        translate("Canasta", "%1 pack(s) of %2 cards with two jokers each are used.", n=0).filled(
            params.packs, 52, n=params.packs
        ),
        ("packs",),
    )
    yield Clause("C-21", _DEAL, _shuffling(options, params), ("cut",))
    yield Clause("C-22", _DEAL, _dealt(params).filled(params.hand, n=params.hand), ("hand_size",))
    yield Clause("CR-04", _DEAL, _UPCARD[options.upcard_black_three], ("upcard_black_three",))


def _shuffling(options: CanastaOptions, params: GameParameters) -> Text:
    if not options.cut:
        return translate("Canasta", "The pack is shuffled anew for each deal.")
    if params.seats == 5:  # their order of play does not follow the places
        return translate("Canasta", "The pack is shuffled anew for each deal, and whoever plays first cuts it.")
    return translate("Canasta", "The pack is shuffled anew for each deal, and the player on the dealer's left cuts it.")


def _dealt(params: GameParameters) -> Text:
    if params.seats == 5:
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


def turn(params: GameParameters) -> Iterator[Clause]:
    """Yield the clauses for the course of a turn."""
    yield Clause(
        "C-31",
        _TURN,
        translate("Canasta", "A turn begins with drawing from the stock or with taking the discard pile."),
    )
    yield Clause(
        "C-32",
        _TURN,
        translate("Canasta", "A player draws %1 card(s), may then meld, and ends the turn with a discard.", n=0).filled(
            params.draw, n=params.draw
        ),
        ("draw_count",),
    )
    yield Clause(
        "CR-18", _TURN, translate("Canasta", "Any card of the hand may be discarded, wild cards and black threes too.")
    )


def places(options: CanastaOptions, params: GameParameters) -> Iterator[Clause]:
    """Yield the clauses for sides, seats, opener and dealer."""
    yield Clause("CR-01", PLACES, _SIDES[params.seats, params.form], ("sides",))
    if params.lone:
        yield Clause(
            "CR-21",
            PLACES,
            translate(
                "Canasta",
                "From then on the other two are partners for this deal: their melds are common, even two of one rank, "
                "and each makes a first meld by their own total. If nobody takes the pile, whoever goes out counts as "
                "the one who plays alone, and else all three count alone.",
            ),
        )
    yield Clause("CR-03", PLACES, _seating(options, params), ("seating",))
    if options.seating is CanastaSeating.DRAW:
        yield from _drawing(params)
    yield from _five() if params.seats == 5 else _clockwise(options)


def _seating(options: CanastaOptions, params: GameParameters) -> Text:
    if options.seating is not CanastaSeating.DRAW:
        return translate("Canasta", "Everyone keeps their seat.")
    if len(set(params.sides)) == params.seats:
        return translate("Canasta", "Before the match, cards are drawn: the highest plays first.")
    if params.seats == 4:
        return translate(
            "Canasta", "Before the match, cards are drawn: the two highest are partners, and the highest plays first."
        )
    return translate(
        "Canasta",
        "Before the match, cards are drawn: the highest plays first, and the next highest are that player's partners.",
    )


def _drawing(params: GameParameters) -> Iterator[Clause]:
    yield Clause("C-14", PLACES, _choosing(params), ("seating",))
    yield Clause(
        "C-16",
        PLACES,
        translate(
            "Canasta",
            "For this drawing aces are high and deuces low; between equal ranks the order is spades, hearts, diamonds, "
            "clubs.",
        ),
        ("seating",),
    )
    yield Clause(
        "C-17",
        PLACES,
        translate("Canasta", "Whoever draws a joker, or the same card as somebody else, draws again."),
        ("seating",),
    )


def _choosing(params: GameParameters) -> Text:
    if len(set(params.sides)) == params.seats:
        return translate(
            "Canasta",
            "Whoever draws highest chooses a place, and the others sit down clockwise from there by their cards.",
        )
    if params.seats == 4:
        return translate(
            "Canasta",
            "Whoever draws highest chooses a place, with the partner opposite and the third highest on the left.",
        )
    return translate("Canasta", "Whoever draws highest chooses a place, and from there the sides sit in turn.")


def _clockwise(options: CanastaOptions) -> Iterator[Clause]:
    yield Clause(
        "G-01", PLACES, translate("Canasta", "The player on the dealer's left begins, and play goes clockwise.")
    )
    if options.seating is CanastaSeating.DRAW:
        text = translate(
            "Canasta", "The player on the right of whoever drew highest deals first; then the deal passes to the left."
        )
    else:
        text = translate("Canasta", "For each new deal the player on the dealer's left deals.")
    yield Clause("CR-23", PLACES, text)


def _five() -> Iterator[Clause]:
    """Yield the clauses of CR-02; play does not always go clockwise, so the places have numbers."""
    yield Clause(
        "CR-02",
        PLACES,
        translate(
            "Canasta",
            "Numbered clockwise from whoever opens the match, players %1, %2 and %3 play against %4 and %5. In the "
            "first deal player %3 sits out, then player %2, then player %1, and so on.",
        ).filled(1, 3, 5, 2, 4),
    )
    yield Clause(
        "G-01",
        PLACES,
        translate(
            "Canasta",
            "Play goes round in this order: the lower number of the two who play of the three, player %1, the higher "
            "number, player %2. The next in this order after the dealer begins.",
        ).filled(2, 4),
    )
    yield Clause(
        "CR-23",
        PLACES,
        translate(
            "Canasta",
            "In the first deal the last player of this order deals, in the next its first player, then its second, "
            "and so on.",
        ),
    )
