"""A walk that begins within a turn, and the same decision in other deals."""

from __future__ import annotations

from random import Random

from cardtable.games.canasta.neural import features
from cardtable.games.canasta.neural.decision_walker import OVER, DecisionWalker
from cardtable.games.canasta.playout.playout_state import RankGroup
from cardtable.games.canasta.playout.policy_weights import partners
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer, playout_rules
from tests.games.canasta.neural.networks import moments
from tests.games.canasta.tables import rules, table, view

STYLES = [partners()] * 4


def scene(own: str, **facts: object) -> CanastaDeterminizer:
    some = rules()
    state = table(some, own, **{"pile": "8S 6H", **facts})  # type: ignore[arg-type]  # they are those of a table
    return CanastaDeterminizer(some, playout_rules(some.options, some.params), view(some, state), ())


def test_the_same_decision_elsewhere_looks_the_same() -> None:
    """For guessed deals differ only in what the place does not see."""
    chance = Random(1)
    for _, known in moments(4):
        walker = DecisionWalker(known.state, STYLES)
        walker.ask(features.THROW, [], None)
        other = walker.copy_to(known.sample(chance))
        assert other.kind == walker.kind
        assert other.encode() == walker.encode()


def test_what_may_be_laid_is_laid_or_not() -> None:
    known = scene("8C 8D 8H KS 5H 4D", melds={0: "QC QD QS"})
    for choice, length in ((0, 0), (1, 3)):
        walker = DecisionWalker(known.state.copy(), STYLES)
        walker.ask(features.LAY, [RankGroup(8, 3, 0, 0)], None)
        walker.decide(choice)
        assert walker.kind == features.THROW
        assert walker.state.length(0, 8) == length


def test_canastas_that_a_decision_would_make_are_seen() -> None:
    """Those of melds that are added to are new; a first meld, and the last one, tell how many are then on the table."""
    known = scene("QH KC KD KH 4D 5S", melds={0: "QC QD QS QH QC QS"})
    walker = DecisionWalker(known.state, STYLES)
    for kind in (features.LAY, features.OUT):
        walker.ask(kind, [RankGroup(12, 1, 0, 0), RankGroup(13, 3, 0, 0)], None)
        assert list(walker.encode()[-5:]) == [kind, 4, 0, 4, 1]


def test_going_out_is_the_end() -> None:
    known = scene("8C 8D 8H", melds={0: "QC QD QS QH QC QS QD"})
    walker = DecisionWalker(known.state.copy(), STYLES)
    walker.ask(features.OUT, [RankGroup(8, 3, 0, 0)], None)
    walker.decide(1)
    assert walker.kind == OVER
    assert walker.state.out == 0
