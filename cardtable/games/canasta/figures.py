"""What is counted of a deal of Canasta besides its points: going out, canastas, the pile, and hands that are caught."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.events import HandScored
from cardtable.core.figures import Figure, RecordedDecision
from cardtable.core.text import Text, translate
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.scoring import LEFT, MIXED, MIXED_BONUS, NATURAL, NATURAL_BONUS, OUT, WILD
from cardtable.games.canasta.state import Discard, TakePile
from cardtable.games.canasta.taking import freezing, frozen_for_all

_CANASTAS = translate("Canasta", "Canastas", "what is counted when computers play each other")
_CAUGHT = translate("Canasta", "Caught with", "points in hand when another side goes out")
_FROZEN = translate("Canasta", "Piles frozen", "what is counted when computers play each other")
_TAKEN = translate("Canasta", "Piles taken", "what is counted when computers play each other")
_GIVEN = translate("Canasta", "Piles given away", "by a discard that another side took the pile with")


def figures(options: CanastaOptions, decided: Sequence[RecordedDecision], scored: HandScored) -> tuple[Figure, ...]:
    """By seat: the first three are those of its side, and in points where they are points; the others its own."""
    out = tuple(float(points > 0) for points in _line(scored, OUT))
    caught = tuple(
        float(-left) if any(out) and not mine else 0.0 for left, mine in zip(_line(scored, LEFT), out, strict=True)
    )
    return (
        Figure("out", OUT, out),
        Figure("canastas", _CANASTAS, _canastas(options, scored)),
        Figure("caught", _CAUGHT, caught),
        *_of_the_pile(options, decided, len(scored.row)),
    )


def _line(scored: HandScored, label: Text) -> tuple[int, ...]:
    """What a line of the count has for each seat; a line that counts nothing is not there."""
    return next((line.points for line in scored.lines if line.label == label), (0,) * len(scored.row))


def _canastas(options: CanastaOptions, scored: HandScored) -> tuple[float, ...]:
    worths = ((NATURAL, NATURAL_BONUS), (MIXED, MIXED_BONUS), (WILD, options.wild_canasta_bonus))
    rows = [[points / worth for points in _line(scored, label)] for label, worth in worths if worth]
    return tuple(map(sum, zip(*rows, strict=True)))


def _of_the_pile(options: CanastaOptions, decided: Sequence[RecordedDecision], seats: int) -> tuple[Figure, ...]:
    """Who froze it, who took it, and whose discard another side took it with."""
    froze, took, gave = [0.0] * seats, [0.0] * seats, [0.0] * seats
    last: int | None = None  # who has discarded last
    for one in decided:
        if isinstance(one.action, Discard):
            last = one.seat
            frozen = frozen_for_all(options, one.view.public)
            froze[one.seat] += not frozen and freezing(options, one.action.card)
        elif isinstance(one.action, TakePile):
            took[one.seat] += 1
            sides = one.view.public.sides
            if last is not None and sides[last] != sides[one.seat]:
                gave[last] += 1
    return (
        Figure("frozen", _FROZEN, tuple(froze)),
        Figure("taken", _TAKEN, tuple(took)),
        Figure("given", _GIVEN, tuple(gave)),
    )
