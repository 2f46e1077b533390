"""The rules of Canasta as people read them, put together from the clauses that are in force."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.rulebook import Clause
from cardtable.core.text import translate
from cardtable.games.canasta.clauses.dealing import dealing, turn
from cardtable.games.canasta.clauses.ending import going_out, match, score
from cardtable.games.canasta.clauses.melds import first_meld, melds, threes
from cardtable.games.canasta.clauses.pile import pile, stock
from cardtable.games.canasta.clauses.places import places
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.terms import GameParameters

_AIM = translate("Canasta", "Aim")


def rulebook(options: CanastaOptions, seats: int) -> tuple[Clause, ...]:
    """The clauses in force under these options for so many seats, section by section."""
    terms = GameParameters(options, seats)
    return (
        *_aim(),
        *places(options, terms),
        *dealing(options, terms),
        *turn(terms),
        *melds(options, terms),
        *first_meld(terms),
        *pile(options),
        *threes(options, terms),
        *going_out(options, terms),
        *stock(options),
        *score(options, terms),
        *match(options, terms),
    )


def _aim() -> Iterator[Clause]:
    yield Clause(
        "C-01", _AIM, translate("Canasta", "Lay down melds of one rank, and canastas of seven cards above all.")
    )
