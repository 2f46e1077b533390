"""The rules of Canasta as people read them, put together from the clauses that are in force.

Ids are those of rules.md: C (source 003) and CR (the precise procedure). Where both say the same, the clause bears
the one that says it best.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.rulebook import Clause
from cardtable.core.text import Text, translate
from cardtable.games.canasta.options import (
    AskPartner,
    BlackThree,
    BlackThreeMeld,
    CanastaOptions,
    ConcealedMin,
    LastRedThree,
    PileForInitial,
    RedThreeUnmelded,
    Seating,
    Sides,
    StockEnd,
    TakeByAdding,
    UpcardBlackThree,
    WildRule,
    WinCheck,
)
from cardtable.games.canasta.terms import Terms

_AIM = translate("Canasta", "Aim")
_TABLE = translate("Canasta", "Players and cards")
_TURN = translate("Canasta", "A turn")
_MELDS = translate("Canasta", "Melds")
_PILE = translate("Canasta", "Discard pile")
_THREES = translate("Canasta", "Threes")
_OUT = translate("Canasta", "Going out")
_STOCK = translate("Canasta", "End of the stock")
_SCORE = translate("Canasta", "Score")
_END = translate("Canasta", "End of the match")

_SIDES = {
    (2, Sides.SOLO): translate("Canasta", "Two players take part, everybody alone."),
    (3, Sides.SOLO): translate("Canasta", "Three players take part, everybody alone."),
    (3, Sides.LONE_VS_TWO): translate(
        "Canasta", "Three players take part. Whoever takes the pile first plays alone against the other two."
    ),
    (4, Sides.PARTNERS): translate("Canasta", "Four players take part. Partners sit opposite each other."),
    (5, Sides.PARTNERS): translate(
        "Canasta", "Five players take part, three against two. One of the three sits out in turn."
    ),
    (6, Sides.PARTNERS): translate("Canasta", "Six players take part, three against three, seated in turn."),
    (6, Sides.THREE_SIDES): translate(
        "Canasta", "Six players take part in three sides of two. Partners sit opposite each other."
    ),
}
_WILD = {
    WildRule.CLASSIC: translate(
        "Canasta", "A meld holds at least two natural cards and at most three wild ones: deuces and jokers."
    ),
    WildRule.TWO_PER_WILD: translate(
        "Canasta", "A meld holds two natural cards for every wild one, and at most three deuces and jokers."
    ),
    WildRule.NOT_MORE: translate(
        "Canasta", "A meld never holds more wild cards than natural ones, and at most three deuces and jokers."
    ),
}
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
_ASKING = {
    AskPartner.OFF: translate("Canasta", "Nobody asks the partner before going out."),
    AskPartner.OPTIONAL: translate(
        "Canasta", "Before the first meld of a turn a player may ask the partner: may I go out? The answer binds."
    ),
    AskPartner.REQUIRED: translate(
        "Canasta", "Nobody goes out without asking the partner in the same turn, before melding, and hearing a yes."
    ),
}


def rulebook(options: CanastaOptions, seats: int) -> tuple[Clause, ...]:
    """The clauses in force under these options for so many seats, section by section."""
    terms = Terms(options, seats)
    return (
        *_aim(),
        *_table(options, terms),
        *_turn(terms),
        *_melds(options, terms),
        *_pile(options),
        *_threes(options, terms),
        *_out(options, terms),
        *_stock(options),
        *_score(options, terms),
        *_end(options, terms),
    )


def _aim() -> Iterator[Clause]:
    yield Clause(
        "C-01", _AIM, translate("Canasta", "Lay down melds of one rank, and canastas of seven cards above all.")
    )


def _seating(options: CanastaOptions, terms: Terms) -> Text:
    if options.seating is not Seating.DRAW:
        return translate("Canasta", "Everybody keeps the place at the table.")
    if len(set(terms.sides)) == terms.seats:
        return translate("Canasta", "Before the match cards are drawn: the highest plays first.")
    if terms.seats == 4:
        return translate(
            "Canasta", "Before the match cards are drawn: the two highest are partners, and the highest plays first."
        )
    return translate(
        "Canasta", "Before the match cards are drawn: the highest plays first, and the next highest are his partners."
    )


def _table(options: CanastaOptions, terms: Terms) -> Iterator[Clause]:
    yield Clause("CR-01", _TABLE, _SIDES[terms.seats, terms.form], ("sides",))
    yield Clause("CR-03", _TABLE, _seating(options, terms), ("seating",))
    yield Clause(
        "C-04",
        _TABLE,
        translate("Canasta", "%1 pack(s) of %2 cards with two jokers each are used.", n=0).filled(
            terms.packs, 52, n=terms.packs
        ),
        ("packs",),
    )
    yield Clause(
        "C-22",
        _TABLE,
        translate("Canasta", "Everybody is dealt %1 card(s), one at a time; the rest is the stock.", n=0).filled(
            terms.hand, n=terms.hand
        ),
        ("hand_size",),
    )
    yield Clause("CR-04", _TABLE, _UPCARD[options.upcard_black_three], ("upcard_black_three",))
    yield Clause("CR-23", _TABLE, translate("Canasta", "For each new deal the dealer's left-hand neighbour deals."))


def _turn(terms: Terms) -> Iterator[Clause]:
    yield Clause(
        "C-31",
        _TURN,
        translate("Canasta", "A turn begins with drawing from the stock or with taking the discard pile."),
    )
    yield Clause(
        "C-32",
        _TURN,
        translate(
            "Canasta", "A player draws %1 card(s), then melds at will, and ends the turn with a discard.", n=0
        ).filled(terms.draw, n=terms.draw),
        ("draw_count",),
    )
    yield Clause(
        "CR-18", _TURN, translate("Canasta", "Any card of the hand may be discarded, wild cards and black threes too.")
    )


def _melds(options: CanastaOptions, terms: Terms) -> Iterator[Clause]:
    yield Clause("C-34", _MELDS, translate("Canasta", "A meld is three or more cards of one rank from four to ace."))
    yield Clause("C-35", _MELDS, _WILD[options.wild_rule], ("wild_rule",))
    if options.wild_melds:
        text = translate("Canasta", "Partners share one meld of each rank, and one of three or more wild cards.")
    else:
        text = translate("Canasta", "Partners share one meld of each rank; wild cards alone are no meld.")
    yield Clause("CR-11", _MELDS, text, ("wild_melds",))
    if options.max_canasta:
        yield Clause(
            "CQ-7",
            _MELDS,
            translate("Canasta", "A meld takes no more than %1 card(s).", n=0).filled(
                options.max_canasta, n=options.max_canasta
            ),
            ("max_canasta",),
        )
    yield Clause("C-39", _MELDS, translate("Canasta", "Cards are added to melds of the own side only, and stay there."))
    yield Clause(
        "C-41",
        _MELDS,
        translate("Canasta", "Seven cards are a canasta: natural without wild cards, mixed with them."),
    )
    yield Clause("CR-12", _MELDS, _minimum_text(terms), ("minimums",))


def _minimum_text(terms: Terms) -> Text:
    if len(terms.minimums) > 3:
        return translate(
            "Canasta",
            "The first meld of a side must count %1 points, %2 from a total of %3, %4 from %5, %6 from %7, "
            "and %8 below %9.",
        ).filled(50, 90, 1500, 120, 3000, 150, 7500, 15, 0)
    return translate(
        "Canasta",
        "The first meld of a side must count %1 points, %2 from a total of %3, %4 from %5, and %6 below %7.",
    ).filled(50, 90, 1500, 120, 3000, 15, 0)


def _pile(options: CanastaOptions) -> Iterator[Clause]:
    yield Clause(
        "C-33", _PILE, translate("Canasta", "The top card is melded at once, and the rest of the pile joins the hand.")
    )
    yield _frozen(options)
    yield _never(options)
    yield _ways(options)
    yield Clause(
        "CR-10",
        _PILE,
        translate(
            "Canasta", "For a first meld only the top card of the pile counts, with the cards laid down from the hand."
        ),
    )


def _frozen(options: CanastaOptions) -> Clause:
    names = ("pile_always_frozen", "pile_frozen_unopened", "black_three")
    if options.pile_always_frozen:
        text = translate("Canasta", "The pile is always frozen: it is taken with two natural cards of its top rank.")
    elif options.pile_frozen_unopened and options.pile_for_initial is PileForInitial.ALLOWED:
        text = translate(
            "Canasta",
            "A wild card freezes the pile until it is taken with two natural cards of its top rank. "
            "It is frozen for a side without a meld.",
        )
    else:
        text = translate(
            "Canasta", "A wild card freezes the pile until it is taken with two natural cards of its top rank."
        )
    return Clause("CR-07", _PILE, text, names)


def _never(options: CanastaOptions) -> Clause:
    names = ("pile_for_initial", "one_card_rule")
    allowed = options.pile_for_initial is PileForInitial.ALLOWED
    match allowed, options.one_card_rule:
        case True, True:
            text = translate(
                "Canasta", "The pile is not taken with a wild card or three on top, nor a single card by a single card."
            )
        case True, False:
            text = translate("Canasta", "The pile is not taken with a wild card or three on top.")
        case False, True:
            text = translate(
                "Canasta",
                "The pile is not taken with a wild card or three on top, nor a single card by a single card, "
                "nor before the side has melded.",
            )
        case _:
            text = translate(
                "Canasta", "The pile is not taken with a wild card or three on top, nor before the side has melded."
            )
    return Clause("CR-08", _PILE, text, names)


def _ways(options: CanastaOptions) -> Clause:
    names = ("take_with_wild", "take_by_adding")
    if options.pile_always_frozen:
        return Clause("CR-09", _PILE, translate("Canasta", "There is no other way to take the pile."), names)
    match options.take_with_wild, options.take_by_adding:
        case True, TakeByAdding.YES:
            text = translate(
                "Canasta", "If it is not frozen, a natural and a wild card take it too, or a meld of the side does."
            )
        case True, TakeByAdding.NOT_TO_CANASTA:
            text = translate(
                "Canasta",
                "If it is not frozen, a natural and a wild card take it too, or a meld of the side that is no canasta.",
            )
        case True, _:
            text = translate("Canasta", "If it is not frozen, a natural and a wild card take it too.")
        case False, TakeByAdding.YES:
            text = translate("Canasta", "If it is not frozen, a meld of the side takes it too.")
        case False, TakeByAdding.NOT_TO_CANASTA:
            text = translate("Canasta", "If it is not frozen, a meld of the side that is no canasta takes it too.")
        case _:
            text = translate("Canasta", "It is taken with two natural cards from the hand only.")
    return Clause("CR-09", _PILE, text, names)


def _threes(options: CanastaOptions, terms: Terms) -> Iterator[Clause]:
    yield Clause("C-26", _THREES, translate("Canasta", "A red three is laid out at once and replaced from the stock."))
    yield Clause(
        "C-28",
        _THREES,
        translate("Canasta", "A red three in the pile freezes it, and is not replaced when it is taken."),
    )
    if terms.packs < 3:
        text = translate("Canasta", "Each red three counts %1 points, all four together %2.").filled(100, 800)
    else:
        text = translate("Canasta", "Each red three counts %1 points, five together %2 and six %3.").filled(
            100, 1000, 1200
        )
    yield Clause("C-29", _THREES, text, ("packs",))
    if options.red_three_unmelded is RedThreeUnmelded.MINUS:
        text = translate("Canasta", "Red threes count against a side that has no meld at the end.")
    else:
        text = translate("Canasta", "Red threes count nothing for a side that has no meld at the end.")
    yield Clause("C-30", _THREES, text, ("red_three_unmelded",))
    if options.black_three is BlackThree.FREEZE:
        text = translate("Canasta", "A discarded black three freezes the pile and cannot be taken.")
    else:
        text = translate("Canasta", "A discarded black three only bars the pile for the next player.")
    yield Clause("C-55", _THREES, text, ("black_three",))
    if options.black_three_meld is BlackThreeMeld.GOING_OUT_ONLY:
        text = translate("Canasta", "Three or four black threes are melded only by a player who goes out with them.")
        yield Clause("CR-17", _THREES, text, ("black_three_meld",))
    else:
        yield Clause("C-36", _THREES, translate("Canasta", "Black threes are never melded."), ("black_three_meld",))


def _out(options: CanastaOptions, terms: Terms) -> Iterator[Clause]:
    yield Clause(
        "CR-15",
        _OUT,
        translate(
            "Canasta",
            "A player whose side has %1 canasta(s) may go out: by melding the last card or by discarding it.",
            n=0,
        ).filled(terms.canastas, n=terms.canastas),
        ("go_out_canastas",),
    )
    yield Clause(
        "CR-13", _OUT, translate("Canasta", "Who may not go out keeps a card: two before the discard, one after it.")
    )
    yield from _asking(options, terms)
    yield Clause(
        "C-66",
        _OUT,
        translate("Canasta", "Who lays down the whole hand in one turn, with an own canasta, goes out concealed."),
    )
    if options.concealed_min is ConcealedMin.PAGAT:
        text = translate(
            "Canasta", "Going out concealed in one act needs no minimum, unless the pile was taken in that turn."
        )
    else:
        text = translate("Canasta", "Going out concealed needs the minimum of a first meld as well.")
    yield Clause("CR-16", _OUT, text, ("concealed_min",))


def _asking(options: CanastaOptions, terms: Terms) -> Iterator[Clause]:
    if terms.seats == 2 or terms.form is Sides.SOLO:
        yield Clause("CR-14", _OUT, translate("Canasta", "Nobody has a partner to ask before going out."))
        return
    yield Clause("CR-14", _OUT, _ASKING[options.ask_partner], ("ask_partner",))
    if options.ask_partner is AskPartner.OFF:
        return
    if options.ask_penalty:
        text = translate(
            "Canasta", "A player who hears a yes and does not go out in that turn loses %1 points."
        ).filled(options.ask_penalty)
    else:
        text = translate("Canasta", "A player who hears a yes must go out in that turn, so only one who can may ask.")
    yield Clause("CE-14", _OUT, text, ("ask_penalty",))


def _stock(options: CanastaOptions) -> Iterator[Clause]:
    if options.stock_end is StockEnd.PAGAT:
        text = translate(
            "Canasta",
            "With the stock empty, play goes on as long as the pile is taken. "
            "Who can add its top card to a meld must take it.",
        )
    else:
        text = translate("Canasta", "The deal ends with the discard of the player who drew the last card.")
    yield Clause("CR-19", _STOCK, text, ("stock_end",))
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


def _score(options: CanastaOptions, terms: Terms) -> Iterator[Clause]:
    yield Clause(
        "C-07",
        _SCORE,
        translate(
            "Canasta",
            "Cards count: joker %1, deuce and ace %2, king to eight %3, seven to four and black three %4 points.",
        ).filled(50, 20, 10, 5),
    )
    yield Clause(
        "C-68",
        _SCORE,
        translate("Canasta", "A natural canasta counts %1 and a mixed one %2 points besides its cards.").filled(
            500, 300
        ),
    )
    if options.wild_melds:
        yield Clause(
            "CQ-1",
            _SCORE,
            translate("Canasta", "A canasta of wild cards counts %1 points besides its cards.").filled(
                options.wild_canasta_bonus
            ),
            ("wild_canasta_bonus",),
        )
    yield Clause(
        "C-70",
        _SCORE,
        translate("Canasta", "Going out counts %1 points, and %2 more if it is done concealed.").filled(
            options.go_out_bonus, options.concealed_bonus
        ),
        ("go_out_bonus", "concealed_bonus"),
    )
    yield Clause("CR-20", _SCORE, translate("Canasta", "Cards left in any hand of a side count against it."))
    if terms.lone:
        yield Clause(
            "CR-21",
            _SCORE,
            translate(
                "Canasta",
                "Whoever takes the pile first plays alone. What the other two count together is added to each of them; "
                "red threes belong to the player who has them.",
            ),
        )


def _end(options: CanastaOptions, terms: Terms) -> Iterator[Clause]:
    yield Clause(
        "C-73",
        _END,
        translate("Canasta", "The match ends with the deal in which a side reaches %1 points.").filled(terms.target),
        ("target",),
    )
    if options.win_check is WinCheck.HIGHER:
        text = translate("Canasta", "The highest total wins; if several are equal, another deal is played.")
    else:
        text = translate(
            "Canasta",
            "If several sides reach it, the one that went out wins, else the highest; after equal totals another deal "
            "is played.",
        )
    yield Clause("CR-22", _END, text, ("win_check",))
