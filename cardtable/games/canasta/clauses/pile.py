"""Taking the discard pile, and what happens when the stock is used up (C-33, C-51 to C-61; CR-06 to CR-10, CR-19)."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.rulebook import Clause
from cardtable.core.text import Text, translate
from cardtable.games.canasta.options import CanastaOptions, LastRedThree, PileForInitial, StockEnd, TakeByAdding

_PILE = translate("Canasta", "Discard pile")
_STOCK = translate("Canasta", "End of the stock")


def pile(options: CanastaOptions) -> Iterator[Clause]:
    """When and how it is taken."""
    yield Clause(
        "C-33", _PILE, translate("Canasta", "The top card is melded at once, and the rest of the pile joins the hand.")
    )
    yield Clause("CR-07", _PILE, _frozen(options), ("pile_always_frozen", "pile_frozen_unopened", "pile_for_initial"))
    yield Clause("CR-08", _PILE, _never(options), ("pile_for_initial", "one_card_rule"))
    yield Clause("CR-09", _PILE, _ways(options), ("take_with_wild", "take_by_adding", "pile_always_frozen"))
    yield Clause("CR-10", _PILE, _at_most(options), ("pile_for_initial",))


def _opens(options: CanastaOptions) -> bool:
    """Whether a side may make its first meld with the pile."""
    return options.pile_for_initial is PileForInitial.ALLOWED


def _frozen(options: CanastaOptions) -> Text:
    if options.pile_always_frozen:
        return translate(
            "Canasta", "The pile is always frozen: it is taken with two natural cards of its top rank from the hand."
        )
    if options.pile_frozen_unopened and _opens(options):
        return translate(
            "Canasta",
            "A wild card freezes the pile until it is taken with two natural cards of its top rank from the hand. "
            "It is frozen for a side without a meld.",
        )
    return translate(
        "Canasta",
        "A wild card freezes the pile until it is taken with two natural cards of its top rank from the hand.",
    )


def _never(options: CanastaOptions) -> Text:
    match _opens(options), options.one_card_rule:
        case True, True:
            return translate(
                "Canasta",
                "The pile can't be taken when a wild card or a three is on top, nor can a one-card pile be taken "
                "with one card in hand.",
            )
        case True, False:
            return translate("Canasta", "The pile can't be taken when a wild card or a three is on top.")
        case False, True:
            return translate(
                "Canasta",
                "The pile can't be taken when a wild card or a three is on top, nor before the side has melded, nor "
                "can a one-card pile be taken with one card in hand.",
            )
    return translate(
        "Canasta", "The pile can't be taken when a wild card or a three is on top, nor before the side has melded."
    )


def _ways(options: CanastaOptions) -> Text:
    if options.pile_always_frozen:
        return translate("Canasta", "There is no other way to take the pile.")
    match options.take_with_wild, options.take_by_adding:
        case True, TakeByAdding.YES:
            return translate(
                "Canasta",
                "If it isn't frozen, it can also be taken with one natural and one wild card, or by adding its top "
                "card to a meld of your side.",
            )
        case True, TakeByAdding.NOT_TO_CANASTA:
            return translate(
                "Canasta",
                "If it isn't frozen, it can also be taken with one natural and one wild card, or by adding its top "
                "card to a meld of your side that isn't yet a canasta.",
            )
        case True, _:
            return translate("Canasta", "If it isn't frozen, it can also be taken with one natural and one wild card.")
        case False, TakeByAdding.YES:
            return translate(
                "Canasta", "If it isn't frozen, it can also be taken by adding its top card to a meld of your side."
            )
        case False, TakeByAdding.NOT_TO_CANASTA:
            return translate(
                "Canasta",
                "If it isn't frozen, it can also be taken by adding its top card to a meld of your side that isn't "
                "yet a canasta.",
            )
    return translate("Canasta", "It is taken with two natural cards from the hand only.")


def _at_most(options: CanastaOptions) -> Text:
    if _opens(options):
        return translate(
            "Canasta", "For a first meld only the top card of the pile counts, with the cards laid down from the hand."
        )
    return translate("Canasta", "Take the pile with two cards at most; meld more once you have taken it.")


def stock(options: CanastaOptions) -> Iterator[Clause]:
    """Its end."""
    yield Clause("CR-19", _STOCK, _empty(options), ("stock_end",))
    if options.last_red_three is LastRedThree.END_AT_ONCE:
        text = translate(
            "Canasta", "If the stock gives a player nothing but red threes at its end, the deal ends at once."
        )
    else:
        text = translate(
            "Canasta",
            "If the stock gives a player nothing but red threes at its end, that player may meld but not discard, "
            "and the deal ends.",
        )
    yield Clause("CR-06", _STOCK, text, ("last_red_three",))


def _empty(options: CanastaOptions) -> Text:
    if options.stock_end is StockEnd.END_NOW:
        return translate("Canasta", "The deal ends with the discard of the player who drew the last card.")
    if options.pile_always_frozen or options.take_by_adding is TakeByAdding.NO:
        return translate(
            "Canasta",
            "Once the stock is empty, play continues as long as the pile is taken; a player who doesn't take it ends "
            "the deal.",
        )
    return translate(
        "Canasta",
        "Once the stock is empty, play continues as long as the pile is taken. A player who can add its top card to a "
        "meld must take it; any other may end the deal instead.",
    )
