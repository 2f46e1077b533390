"""Rulebook: melds, canastas, first meld and threes; taking the pile, and the end of the stock.

C-26 to C-30, C-34 to C-53; CR-11, CR-12, CR-17. C-33, C-51 to C-61; CR-06 to CR-10, CR-19.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from cardtable.core.guidance.rulebook import Clause
from cardtable.core.text import Text, translate
from cardtable.games.canasta import options as choices
from cardtable.games.canasta.game_parameters import GameParameters

tr = partial(translate, "Canasta")

_MELDS = tr("Melds")
_FIRST = tr("First meld")
_THREES = tr("Threes")

_WILD = {
    choices.WildRule.CLASSIC: tr(
        "A meld of one rank holds at least two natural cards and at most three wild ones: deuces and jokers."
    ),
    choices.WildRule.TWO_PER_WILD: tr(
        "A meld of one rank holds two natural cards for every wild one, and at most three deuces and jokers."
    ),
    choices.WildRule.NOT_MORE: tr(
        "A meld of one rank holds at least two natural cards, no more wild ones than natural ones, and at most three "
        "deuces and jokers."
    ),
}
_RED_UNMELDED = {
    choices.RedThreeUnmelded.MINUS: tr("Red threes count against a side that has no meld at the end."),
    choices.RedThreeUnmelded.ZERO: tr("Red threes score nothing for a side that has no meld at the end."),
}
_BLACK = {
    choices.BlackThree.FREEZE: tr("A discarded black three freezes the pile and can't be taken."),
    choices.BlackThree.BLOCK: tr("A discarded black three only blocks the pile for the next player."),
}
_SHARED = tr("Partners share one meld of each rank.")
_OWN = tr("Each player has one meld of each rank.")
_OWN_OR_SHARED = tr("Each player has one meld of each rank, and partners share theirs.")

_PILE = tr("Discard pile")
_STOCK = tr("End of the stock")


def melds(options: choices.CanastaOptions, params: GameParameters) -> Iterator[Clause]:
    """Yield the clauses that define melds and canastas."""
    yield Clause("C-34", _MELDS, tr("A meld is three or more cards of one rank from four to ace."))
    yield Clause("C-35", _MELDS, _WILD[options.wild_rule], ("wild_rule",))
    yield Clause("C-02", _MELDS, _wild_alone(options), ("wild_melds",))
    yield Clause("CR-11", _MELDS, _OWN_OR_SHARED if params.lone else _SHARED if params.has_partners else _OWN)
    if options.max_canasta:
        text = tr("A meld takes no more than %1 card(s).", n=0).filled(options.max_canasta, n=options.max_canasta)
        yield Clause("CQ-7", _MELDS, text, ("max_canasta",))
    text = tr("Cards can only be added to melds of your own side, and they stay there.")
    yield Clause("C-39", _MELDS, text)
    yield Clause("C-41", _MELDS, _canasta(options))


def _wild_alone(options: choices.CanastaOptions) -> Text:
    if options.wild_melds:
        return tr("A side may also have one meld of three or more wild cards and nothing else.")
    return tr("Wild cards alone aren't a meld.")


def _canasta(options: choices.CanastaOptions) -> Text:
    if options.max_canasta:
        return tr("Seven cards are a canasta: natural without wild cards, mixed with them.")
    return tr("A meld of seven or more cards is a canasta: natural without wild cards, mixed with them.")


def first_meld(params: GameParameters) -> Iterator[Clause]:
    """Yield the clauses for the minimum of a first meld."""
    yield Clause("CR-12", _FIRST, _minimum(params), ("minimums",))
    text = tr("Melds laid down together add up to it; after that a meld may be worth anything.")
    yield Clause("C-50", _FIRST, text)
    text = tr("Only the cards themselves count towards it, wild cards too; bonuses for canastas and red threes don't.")
    yield Clause("C-52", _FIRST, text)


def _minimum(params: GameParameters) -> Text:
    if len(params.minimums) > 3:
        return tr(
            "A side's first meld must be worth %1 points. With a total before the deal of %3 or more it must be "
            "worth %2; of %5 or more, %4; of %7 or more, %6; and with a total below %9 only %8."
        ).filled(50, 90, 1500, 120, 3000, 150, 7500, 15, 0)
    return tr(
        "A side's first meld must be worth %1 points. With a total before the deal of %3 or more it must be worth "
        "%2; of %5 or more, %4; and with a total below %7 only %6."
    ).filled(50, 90, 1500, 120, 3000, 15, 0)


def threes(options: choices.CanastaOptions, params: GameParameters) -> Iterator[Clause]:
    """Yield the clauses for red and black threes."""
    yield Clause("C-26", _THREES, tr("A red three is laid out at once and replaced from the stock."))
    text = tr("A red three in the pile freezes it, and isn't replaced when the pile is taken.")
    yield Clause("C-28", _THREES, text)
    yield Clause("C-29", _THREES, _red_threes(params), ("packs",))
    yield Clause("C-30", _THREES, _RED_UNMELDED[options.red_three_unmelded], ("red_three_unmelded",))
    yield Clause("C-55", _THREES, _BLACK[options.black_three], ("black_three",))
    if options.black_three_meld is choices.BlackThreeMeld.GOING_OUT_ONLY:
        text = tr("Three or more black threes, without wild cards, are melded only by a player who goes out.")
        yield Clause("CR-17", _THREES, text, ("black_three_meld",))
    else:
        yield Clause("C-36", _THREES, tr("Black threes are never melded."), ("black_three_meld",))


def _red_threes(params: GameParameters) -> Text:
    if params.packs < 3:
        return tr("Each red three counts %1 points, all four together %2.").filled(100, 800)
    return tr("Each red three counts %1 points, five together %2 and six %3.").filled(100, 1000, 1200)


def pile(options: choices.CanastaOptions) -> Iterator[Clause]:
    """Yield the clauses for taking the pile."""
    text = tr("The top card is melded at once, and the rest of the pile joins the hand.")
    yield Clause("C-33", _PILE, text)
    yield Clause("CR-07", _PILE, _frozen(options), ("pile_always_frozen", "pile_frozen_unopened", "pile_for_initial"))
    yield Clause("CR-08", _PILE, _never(options), ("pile_for_initial", "one_card_rule"))
    yield Clause("CR-09", _PILE, _ways(options), ("take_with_wild", "take_by_adding", "pile_always_frozen"))
    yield Clause("CR-10", _PILE, _at_most(options), ("pile_for_initial",))


def _opens(options: choices.CanastaOptions) -> bool:
    """Return whether a side may make its first meld with the pile."""
    return options.pile_for_initial is choices.PileForInitial.ALLOWED


def _frozen(options: choices.CanastaOptions) -> Text:
    if options.pile_always_frozen:
        return tr(
            "The pile is always frozen: it is taken with two natural cards from the hand that match its top card."
        )
    if options.pile_frozen_unopened and _opens(options):
        return tr(
            "A wild card freezes the pile until it is taken with two natural cards from the hand that match its top "
            "card. It is frozen for a side without a meld."
        )
    return tr(
        "A wild card freezes the pile until it is taken with two natural cards from the hand that match its top card."
    )


def _never(options: choices.CanastaOptions) -> Text:
    match _opens(options), options.one_card_rule:
        case True, True:
            return tr(
                "The pile can't be taken when a wild card or a three is on top, nor can a one-card pile be taken "
                "with one card in hand."
            )
        case True, False:
            return tr("The pile can't be taken when a wild card or a three is on top.")
        case False, True:
            return tr(
                "The pile can't be taken when a wild card or a three is on top, nor before the side has melded, nor "
                "can a one-card pile be taken with one card in hand."
            )
    return tr("The pile can't be taken when a wild card or a three is on top, nor before the side has melded.")


def _ways(options: choices.CanastaOptions) -> Text:
    if options.pile_always_frozen:
        return tr("There is no other way to take the pile.")
    match options.take_with_wild, options.take_by_adding:
        case True, choices.TakeByAdding.YES:
            return tr(
                "If it isn't frozen, it can also be taken with one natural and one wild card, or by adding its top "
                "card to a meld of your side."
            )
        case True, choices.TakeByAdding.NOT_TO_CANASTA:
            return tr(
                "If it isn't frozen, it can also be taken with one natural and one wild card, or by adding its top "
                "card to a meld of your side that isn't yet a canasta."
            )
        case True, _:
            return tr("If it isn't frozen, it can also be taken with one natural and one wild card.")
        case False, choices.TakeByAdding.YES:
            return tr("If it isn't frozen, it can also be taken by adding its top card to a meld of your side.")
        case False, choices.TakeByAdding.NOT_TO_CANASTA:
            return tr(
                "If it isn't frozen, it can also be taken by adding its top card to a meld of your side that isn't "
                "yet a canasta."
            )
    return tr("It is taken only with two natural cards from the hand.")


def _at_most(options: choices.CanastaOptions) -> Text:
    if _opens(options):
        return tr("For a first meld only the top card of the pile counts, with the cards laid down from the hand.")
    return tr("Take the pile with two cards at most; meld more once you have taken it.")


def stock(options: choices.CanastaOptions) -> Iterator[Clause]:
    """Yield the clauses for the end of the stock."""
    yield Clause("CR-19", _STOCK, _empty(options), ("stock_end",))
    if options.last_red_three is choices.LastRedThree.END_AT_ONCE:
        text = tr("If a player draws nothing but red threes at the end of the stock, the deal ends at once.")
    else:
        text = tr(
            "If a player draws nothing but red threes at the end of the stock, that player may meld but not discard, "
            "and the deal ends."
        )
    yield Clause("CR-06", _STOCK, text, ("last_red_three",))


def _empty(options: choices.CanastaOptions) -> Text:
    if options.stock_end is choices.StockEnd.END_NOW:
        return tr("The deal ends with the discard of the player who drew the last card.")
    if options.pile_always_frozen or options.take_by_adding is choices.TakeByAdding.NO:
        return tr(
            "Once the stock is empty, play continues as long as the pile is taken; a player who doesn't take it ends "
            "the deal."
        )
    return tr(
        "Once the stock is empty, play continues as long as the pile is taken. A player who can add its top card to a "
        "meld must take it; any other may end the deal instead."
    )
