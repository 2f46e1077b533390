"""Rulebook of Canasta for people: the clauses in force, from the places of the players to the end of the match.

C-01 to C-27, C-31, C-32, C-62 to C-73; CR-01 to CR-04, CR-13 to CR-16, CR-18, CR-20 to CR-23.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from cardtable.core.guidance.rulebook import Clause
from cardtable.core.text import Text, translate
from cardtable.games.canasta import options as choices
from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.rulebook_melds import first_meld, melds, pile, stock, threes

tr = partial(translate, "Canasta")

_OUT = tr("Going out")
_SCORE = tr("Score")
_END = tr("End of the match")

_ASKING = {
    choices.AskPartner.OFF: tr("Players don't ask their partner before going out."),
    choices.AskPartner.OPTIONAL: tr(
        "Before the first meld of a turn a player may ask the partner: may I go out? The answer is binding."
    ),
    choices.AskPartner.REQUIRED: tr(
        "A player may go out only after asking the partner in the same turn, before melding, and getting a yes."
    ),
}

_AIM = tr("Aim")
_DEAL = tr("The deal")
_TURN = tr("A turn")

_UPCARD = {
    choices.UpcardBlackThree.STAYS: tr(
        "The top card of the stock begins the discard pile; if it is a wild card or a red three, another card is "
        "turned up on top of it."
    ),
    choices.UpcardBlackThree.TURN_AGAIN: tr(
        "The top card of the stock begins the discard pile; if it is a wild card or a three, another card is turned "
        "up on top of it."
    ),
    choices.UpcardBlackThree.TURN_AGAIN_FROZEN: tr(
        "The top card of the stock begins the discard pile; if it is a wild card or a three, another card is turned "
        "up on top of it, and the pile is frozen."
    ),
}

_PLACES = tr("Players and seats")
_SIDES = {
    (2, choices.CanastaSides.SOLO): tr("Two players, everyone for themselves."),
    (3, choices.CanastaSides.SOLO): tr("Three players, everyone for themselves."),
    (3, choices.CanastaSides.LONE_VS_TWO): tr(
        "Three players take part. The first player to take the pile plays alone against the other two."
    ),
    (4, choices.CanastaSides.PARTNERS): tr("Four players take part. Partners sit opposite each other."),
    (5, choices.CanastaSides.PARTNERS): tr(
        "Five players take part, three against two. The three take turns sitting out."
    ),
    (6, choices.CanastaSides.PARTNERS): tr(
        "Six players take part, three against three. Partners sit in every other seat."
    ),
    (6, choices.CanastaSides.THREE_SIDES): tr(
        "Six players take part in three teams of two. Partners sit opposite each other."
    ),
}


def rulebook(options: choices.CanastaOptions, seats: int) -> tuple[Clause, ...]:
    """Return the clauses in force for a number of seats, section by section."""
    params = GameParameters(options, seats)
    aim = tr("Lay down melds of one rank, and canastas of seven cards above all.")
    return (
        Clause("C-01", _AIM, aim),
        *_places(options, params),
        *_dealing(options, params),
        *_turn(params),
        *melds(options, params),
        *first_meld(params),
        *pile(options),
        *threes(options, params),
        *_going_out(options, params),
        *stock(options),
        *_score(options, params),
        *_match(options, params),
    )


def _dealing(options: choices.CanastaOptions, params: GameParameters) -> Iterator[Clause]:
    text = tr("The game uses %1 pack(s) of %2 cards with two jokers each.", n=0).filled(
        params.packs, 52, n=params.packs
    )
    yield Clause("C-04", _DEAL, text, ("packs",))
    yield Clause("C-21", _DEAL, _shuffling(options, params), ("cut",))
    yield Clause("C-22", _DEAL, _dealt(params).filled(params.hand, n=params.hand), ("hand_size",))
    yield Clause("CR-04", _DEAL, _UPCARD[options.upcard_black_three], ("upcard_black_three",))


def _shuffling(options: choices.CanastaOptions, params: GameParameters) -> Text:
    if not options.cut:
        return tr("The pack is shuffled again for each deal.")
    if params.seats == 5:  # their order of play does not follow the places
        return tr("The pack is shuffled again for each deal, and the player who plays first cuts it.")
    return tr("The pack is shuffled again for each deal, and the player on the dealer's left cuts it.")


def _dealt(params: GameParameters) -> Text:
    if params.seats == 5:
        return tr(
            "The four who play are dealt %1 card(s) each, face down, one at a time in the order of play; the rest is "
            "the stock.",
            n=0,
        )
    return tr(
        "Everybody is dealt %1 card(s) face down, one at a time, clockwise from the player on the dealer's left; the "
        "rest is the stock.",
        n=0,
    )


def _turn(params: GameParameters) -> Iterator[Clause]:
    text = tr("A player begins a turn by drawing from the stock or by taking the discard pile.")
    yield Clause("C-31", _TURN, text)
    text = tr("A player draws %1 card(s), may then meld, and ends the turn with a discard.", n=0).filled(
        params.draw, n=params.draw
    )
    yield Clause("C-32", _TURN, text, ("draw_count",))
    text = tr("Any card in the hand may be discarded, even a wild card or a black three.")
    yield Clause("CR-18", _TURN, text)


def _places(options: choices.CanastaOptions, params: GameParameters) -> Iterator[Clause]:
    yield Clause("CR-01", _PLACES, _SIDES[params.seats, params.form], ("sides",))
    if params.lone:
        text = tr(
            "From then on the other two are partners for this deal: they share their melds, even two of one rank, and "
            "each makes a first meld by their own total. If nobody takes the pile, the player who goes out counts as "
            "the one who plays alone; if nobody goes out, all three count alone."
        )
        yield Clause("CR-21", _PLACES, text)
    yield Clause("CR-03", _PLACES, _seating(options, params), ("seating",))
    if options.seating is choices.CanastaSeating.DRAW:
        yield from _drawing(params)
    yield from _five() if params.seats == 5 else _clockwise(options)


def _seating(options: choices.CanastaOptions, params: GameParameters) -> Text:
    if options.seating is not choices.CanastaSeating.DRAW:
        return tr("Everyone keeps their seat.")
    if len(set(params.sides)) == params.seats:
        return tr("Before the match, cards are drawn: the highest plays first.")
    if params.seats == 4:
        return tr("Before the match, cards are drawn: the two highest are partners, and the highest plays first.")
    return tr(
        "Before the match, cards are drawn: the highest plays first, and the next highest are that player's partners."
    )


def _drawing(params: GameParameters) -> Iterator[Clause]:
    yield Clause("C-14", _PLACES, _choosing(params), ("seating",))
    text = tr(
        "In this draw, aces are high and deuces low; between equal ranks the order is spades, hearts, diamonds, clubs."
    )
    yield Clause("C-16", _PLACES, text, ("seating",))
    text = tr("A player who draws a joker, or the same card as somebody else, draws again.")
    yield Clause("C-17", _PLACES, text, ("seating",))


def _choosing(params: GameParameters) -> Text:
    if len(set(params.sides)) == params.seats:
        return tr(
            "The player with the highest card chooses a seat, and the others sit down clockwise from there in the "
            "order of their cards."
        )
    if params.seats == 4:
        return tr(
            "The player with the highest card chooses a seat, with the partner opposite and the third highest on the "
            "left."
        )
    return tr("The player with the highest card chooses a seat, and from there the sides alternate.")


def _clockwise(options: choices.CanastaOptions) -> Iterator[Clause]:
    text = tr("The player on the dealer's left begins, and play goes clockwise.")
    yield Clause("G-01", _PLACES, text)
    if options.seating is choices.CanastaSeating.DRAW:
        text = tr("The player on the right of the one who drew highest deals first; then the deal passes to the left.")
    else:
        text = tr("In each new deal the player on the last dealer's left deals.")
    yield Clause("CR-23", _PLACES, text)


def _five() -> Iterator[Clause]:
    """Yield the clauses of CR-02; play does not always go clockwise, so the places have numbers."""
    text = tr(
        "Numbered clockwise from the player who opens the match, players %1, %2 and %3 play against %4 and %5. In the "
        "first deal player %3 sits out, then player %2, then player %1, and so on."
    ).filled(1, 3, 5, 2, 4)
    yield Clause("CR-02", _PLACES, text)
    text = tr(
        "Play goes in this order: the lower-numbered of the two who play for the three, then player %1, then the "
        "higher-numbered of the two, then player %2. The player after the dealer in this order begins."
    ).filled(2, 4)
    yield Clause("G-01", _PLACES, text)
    text = tr(
        "In the first deal the last player in this order deals, in the next deal the first, then the second, and so on."
    )
    yield Clause("CR-23", _PLACES, text)


def _going_out(options: choices.CanastaOptions, params: GameParameters) -> Iterator[Clause]:
    text = tr(
        "A player whose side has %1 canasta(s) may go out: by melding the last card or by discarding it.",
        n=0,
    ).filled(params.canastas, n=params.canastas)
    yield Clause("CR-15", _OUT, text, ("go_out_canastas",))
    text = tr("A player who can't go out must keep cards: two before discarding, one after.")
    yield Clause("CR-13", _OUT, text)
    yield from _asking(options, params)
    yield Clause("C-66", _OUT, _concealed(params))
    yield Clause("CR-16", _OUT, _concealed_minimum(options), ("concealed_min",))


def _asking(options: choices.CanastaOptions, params: GameParameters) -> Iterator[Clause]:
    if not params.has_partners:
        yield Clause("CR-14", _OUT, tr("Nobody has a partner to ask before going out."))
        return
    yield Clause("CR-14", _OUT, _ASKING[options.ask_partner], ("ask_partner",))
    if options.ask_partner is choices.AskPartner.OFF:
        return
    if options.ask_penalty:
        text = tr("A player who gets a yes and doesn't go out in that turn loses %1 points.").filled(
            options.ask_penalty
        )
    else:
        text = tr("A player who gets a yes must go out in that turn, so a player may ask only when able to go out.")
    yield Clause("CE-14", _OUT, text, ("ask_penalty",))


def _concealed(params: GameParameters) -> Text:
    """Return the clause on concealed hands; only a partner can have put other melds on the table before."""
    if not params.has_partners:
        return tr(
            "Going out concealed means laying down your whole hand in one turn, with a canasta in it, without "
            "having laid down any card earlier in the deal. The last card may be discarded."
        )
    return tr(
        "Going out concealed means laying down your whole hand in one turn, with a canasta of your own, without "
        "having laid down any card earlier in the deal and without adding to melds on the table. The last card may "
        "be discarded."
    )


def _concealed_minimum(options: choices.CanastaOptions) -> Text:
    if options.concealed_min is choices.ConcealedMin.ALWAYS:
        return tr("A player who goes out concealed must meet the minimum of a first meld as well.")
    if options.pile_for_initial is choices.PileForInitial.FORBIDDEN:
        return tr("A player who goes out concealed in a single move needs no minimum.")
    return tr(
        "A player who goes out concealed in a single move needs no minimum, unless the pile was taken in that turn."
    )


def _score(options: choices.CanastaOptions, params: GameParameters) -> Iterator[Clause]:
    text = tr(
        "A joker counts %1 points, a deuce or an ace %2, a king to an eight %3, and a seven to a four or a black "
        "three %4."
    ).filled(50, 20, 10, 5)
    yield Clause("C-07", _SCORE, text)
    text = tr("A natural canasta counts %1 and a mixed one %2 points on top of its cards.").filled(500, 300)
    yield Clause("C-68", _SCORE, text)
    if options.wild_melds:
        text = tr("A canasta of wild cards counts %1 points on top of its cards.").filled(options.wild_canasta_bonus)
        yield Clause("CQ-1", _SCORE, text, ("wild_canasta_bonus",))
    text = tr("Going out counts %1 points, and %2 more when it is concealed.").filled(
        options.go_out_bonus, options.concealed_bonus
    )
    yield Clause("C-70", _SCORE, text, ("go_out_bonus", "concealed_bonus"))
    yield Clause("CR-20", _SCORE, tr("Cards left in any hand of a side count against it."))
    if params.lone:
        text = tr(
            "What the two partners score together is added to each of them, but red threes belong to the player "
            "who has them."
        )
        yield Clause("CQ-13", _SCORE, text)


def _match(options: choices.CanastaOptions, params: GameParameters) -> Iterator[Clause]:
    text = tr("The match ends with the deal in which a side reaches %1 points.").filled(params.target)
    yield Clause("C-73", _END, text, ("target",))
    if options.win_check is choices.WinCheck.HIGHER:
        text = tr("The highest total wins; if several are equal, another deal is played.")
    else:
        text = tr(
            "If several sides reach it, the one that went out wins, otherwise the one with the highest total; if "
            "totals are equal, another deal is played."
        )
    yield Clause("CR-22", _END, text, ("win_check",))
