"""Rulebook of Canasta for people: the clauses in force, with going out, score and end of the match.

C-62 to C-73; CR-13 to CR-16, CR-20 to CR-22.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.rulebook import Clause
from cardtable.core.text import Text, translate
from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.options import AskPartner, CanastaOptions, ConcealedMin, PileForInitial, WinCheck
from cardtable.games.canasta.rulebook_melds import first_meld, melds, pile, stock, threes
from cardtable.games.canasta.rulebook_setup import dealing, places, turn

_OUT = translate("Canasta", "Going out")
_SCORE = translate("Canasta", "Score")
_END = translate("Canasta", "End of the match")

_ASKING = {
    AskPartner.OFF: translate("Canasta", "Nobody asks the partner before going out."),
    AskPartner.OPTIONAL: translate(
        "Canasta", "Before the first meld of a turn a player may ask the partner: may I go out? The answer binds."
    ),
    AskPartner.REQUIRED: translate(
        "Canasta", "Nobody goes out without asking the partner in the same turn, before melding, and being told yes."
    ),
}

_AIM = translate("Canasta", "Aim")


def going_out(options: CanastaOptions, params: GameParameters) -> Iterator[Clause]:
    """Yield the clauses for ending a deal."""
    yield Clause(
        "CR-15",
        _OUT,
        translate(
            "Canasta",
            "A player whose side has %1 canasta(s) may go out: by melding the last card or by discarding it.",
            n=0,
        ).filled(params.canastas, n=params.canastas),
        ("go_out_canastas",),
    )
    yield Clause(
        "CR-13",
        _OUT,
        translate("Canasta", "A player who can't go out must keep cards: two before discarding, one after."),
    )
    yield from _asking(options, params)
    yield Clause("C-66", _OUT, _concealed(params))
    yield Clause("CR-16", _OUT, _concealed_minimum(options), ("concealed_min",))


def _asking(options: CanastaOptions, params: GameParameters) -> Iterator[Clause]:
    if not params.has_partners:
        yield Clause("CR-14", _OUT, translate("Canasta", "Nobody has a partner to ask before going out."))
        return
    yield Clause("CR-14", _OUT, _ASKING[options.ask_partner], ("ask_partner",))
    if options.ask_partner is AskPartner.OFF:
        return
    if options.ask_penalty:
        text = translate(
            "Canasta", "A player who is told yes and does not go out in that turn loses %1 points."
        ).filled(options.ask_penalty)
    else:
        text = translate("Canasta", "A player who is told yes must go out in that turn, so only one who can may ask.")
    yield Clause("CE-14", _OUT, text, ("ask_penalty",))


def _concealed(params: GameParameters) -> Text:
    """Return the clause on concealed hands; only a partner can have put other melds on the table before."""
    if not params.has_partners:
        return translate(
            "Canasta",
            "Going out concealed means laying down your whole hand in one turn, with a canasta in it, after laying "
            "down no card before in this deal. A last card may be discarded.",
        )
    return translate(
        "Canasta",
        "Going out concealed means laying down your whole hand in one turn, with a canasta of your own, after laying "
        "down no card before in this deal and without adding to melds that lie there. A last card may be discarded.",
    )


def _concealed_minimum(options: CanastaOptions) -> Text:
    if options.concealed_min is ConcealedMin.ALWAYS:
        return translate("Canasta", "Going out concealed needs the minimum of a first meld as well.")
    if options.pile_for_initial is PileForInitial.FORBIDDEN:
        return translate("Canasta", "Going out concealed in one act needs no minimum.")
    return translate(
        "Canasta", "Going out concealed in one act needs no minimum, unless the pile was taken in that turn."
    )


def score(options: CanastaOptions, params: GameParameters) -> Iterator[Clause]:
    """Yield the clauses for the score of a deal."""
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
    if params.lone:
        yield Clause(
            "CQ-13",
            _SCORE,
            translate(
                "Canasta",
                "What the two partners score together is added to each of them, but red threes belong to the player "
                "who has them.",
            ),
        )


def match(options: CanastaOptions, params: GameParameters) -> Iterator[Clause]:
    """Yield the clauses for the end of the match and its winner."""
    yield Clause(
        "C-73",
        _END,
        translate("Canasta", "The match ends with the deal in which a side reaches %1 points.").filled(params.target),
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


def rulebook(options: CanastaOptions, seats: int) -> tuple[Clause, ...]:
    """Return the clauses in force for a number of seats, section by section."""
    params = GameParameters(options, seats)
    return (
        *_aim(),
        *places(options, params),
        *dealing(options, params),
        *turn(params),
        *melds(options, params),
        *first_meld(params),
        *pile(options),
        *threes(options, params),
        *going_out(options, params),
        *stock(options),
        *score(options, params),
        *match(options, params),
    )


def _aim() -> Iterator[Clause]:
    yield Clause(
        "C-01", _AIM, translate("Canasta", "Lay down melds of one rank, and canastas of seven cards above all.")
    )
