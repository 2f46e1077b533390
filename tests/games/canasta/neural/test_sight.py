"""What a place sees of its deal: all that it may know, and nothing that another hand hides."""

from __future__ import annotations

from cardtable.games.canasta.neural import features
from cardtable.games.canasta.neural.input_form import PARTNERS
from cardtable.games.canasta.neural.neural_inputs import RANKS
from cardtable.games.canasta.playout.playout_state import RankGroup
from cardtable.games.canasta.playout.rank_codes import DEUCE
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer, playout_rules
from tests.games.canasta.neural.networks import moments, of_discard
from tests.games.canasta.tables import rules, table, view
from tests.games.canasta.test_playouts import truth


def scene(own: str, **facts: object) -> CanastaDeterminizer:
    some = rules()
    state = table(some, own, **facts)  # type: ignore[arg-type]  # they are those of a table
    return CanastaDeterminizer(some, playout_rules(some.options, some.params), view(some, state), ())


def test_what_others_hold_and_what_the_stock_hides_is_not_seen() -> None:
    for play, known in moments(2):
        deal = truth(play)
        deal.stock = sorted(deal.stock)
        assert of_discard(deal, deal.turn) == of_discard(known.state, known.place)


def test_each_rank_has_the_own_cards_what_lies_there_and_what_is_hidden() -> None:
    known = scene("8C 8D 5H KS", pile="8S 6H", melds={0: "QC QD 2S", 1: "8H 8S 8C"})
    known.state.known[1][8], known.state.refused[2][8] = 0, 12
    seen = of_discard(known.state, 0)
    row, at = PARTNERS.row, RANKS.index(8)
    held, *rest = seen[at * row : (at + 1) * row]
    assert held == 2
    assert rest == [0, 0, 3, 3, 1, 2, 0, 0, 0, 9, 0, 0]  # own meld, theirs, pile, hidden, of each other: known, shy
    queens = RANKS.index(12) * row
    assert list(seen[queens : queens + 5]) == [0, 2, 3, 0, 0]


def test_cards_that_are_known_in_a_hand_are_hidden_no_more() -> None:
    known = scene("8C 5H KS", pile="6H")
    at = RANKS.index(13) * PARTNERS.row
    hidden = at + 2 * PARTNERS.sides + 2
    before = of_discard(known.state, 0)
    known.state.known[3][13] = 2
    after = of_discard(known.state, 0)
    assert (before[hidden], after[hidden]) == (7, 5)
    assert after[at + PARTNERS.row - 2] == 2  # the last of the others


def test_what_is_to_be_decided_stands_at_the_end() -> None:
    known = scene("8C 8D 2S 5H", pile="6H")
    groups = [RankGroup(8, 2, 1, 0)]
    seen = features.encode(known.state, 0, features.OUT, groups, features.n_full_melds(known.state, 0, groups))
    assert len(seen) == PARTNERS.width
    assert list(seen[PARTNERS.kind :]) == [features.OUT, 3, 1, 4, 0]
    assert seen[PARTNERS.top] == 6
    assert list(of_discard(known.state, 0)[PARTNERS.kind :]) == [features.THROW, 0, 0, 0, 0]


def test_an_empty_pile_has_no_top_card() -> None:
    known = scene("8C 8D 5H", pile="")
    assert of_discard(known.state, 0)[PARTNERS.top] not in RANKS


def test_melds_of_seven_are_counted_with_what_is_to_be_laid() -> None:
    known = scene("8C 8D KC", pile="6H", melds={0: "8S 8H 8D 8C 8S / KC KD KH"})
    assert features.n_full_melds(known.state, 0, [RankGroup(8, 2, 0, 0), RankGroup(13, 1, 0, 0)]) == 1
    assert features.n_full_melds(known.state, 0, [RankGroup(8, 1, 0, 0), RankGroup(DEUCE, 0, 3, 0)]) == 0
