"""A missed chance that is still there costs what was lost until then, and hands are guessed as people keep them."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.core.guidance.candidate_values import mean_and_error
from cardtable.games.canasta.playout.playout import determinize
from cardtable.games.canasta.playout.playout_state import PlayoutState, RankGroup
from cardtable.games.canasta.playout.policy_weights import PolicyWeights, partners
from cardtable.games.canasta.playout.rank_codes import BLACK, END
from cardtable.games.canasta.search import hold_model
from cardtable.games.canasta.search.determinizer import CanastaDeterminizer, playout_rules
from cardtable.games.canasta.search.expert_search import CandidateKind, SearchOption
from cardtable.games.canasta.search.hold_model import HoldModel
from cardtable.games.canasta.search.regret_estimator import RegretEstimator, policy_variants, regret
from cardtable.games.canasta.state import Discard, Meld
from cardtable.players.player_questions import never_stop
from tests.games.canasta.tables import CODEC, rules, table, view

PILE = "JC 8D QH 7S 8C 4H QD KS 9S JS"
STOCK = " ".join(["6C", "TD", "9H"] * 12)
OPPONENTS = "KC KD KH KS / 4C 4D 4S"
GROWING = "KC KD KH KS KC KH / QC QD QH QS QH QD / JC JD JH JS JC JD"


def scene(hand: str, pile: str = PILE, own: str = "8S 8H 8D", theirs: str = OPPONENTS) -> CanastaDeterminizer:
    some = rules()
    state = table(some, hand, pile=pile, melds={0: own, 1: theirs}, stock=STOCK, frozen=True)
    return CanastaDeterminizer(some, playout_rules(some.options, some.params), view(some, state), ())


def laying(text: str, group: RankGroup) -> SearchOption:
    action = CODEC.read(text)
    assert isinstance(action, Meld)
    return SearchOption(CandidateKind.LAY, action, [group])


def discarding(text: str, rank: int) -> SearchOption:
    action = CODEC.read(text)
    assert isinstance(action, Discard)
    return SearchOption(CandidateKind.DISCARD, action, rank=rank)


ACES = laying("meld AC AD AH", RankGroup(14, 3, 0, 0))
FIVE, SEVEN = discarding("discard 5S", 5), discarding("discard 7H", 7)


def test_who_may_still_go_out_in_the_next_turn_is_not_charged_as_if_that_were_lost_for_ever() -> None:
    stays = PolicyWeights()
    stays.leaving = 9999.0  # never goes out by habit
    some = scene("AC AD AH 5S", pile="6C", own="8S 8H 8D 8C 8S 8H 8D", theirs=GROWING)
    out = SearchOption(CandidateKind.OUT, ACES.action, ACES.groups)
    thoughts = RegretEstimator(some, stays, Random(1))
    found = [thoughts.loss(out, FIVE) for _ in range(60)]
    by_habit, made_up = (sum(lost[way] for lost in found) / 60 for way in (0, 1))
    assert by_habit > 100
    assert made_up < by_habit - 100
    assert regret(some, stays, Random(1), out, FIVE, 60, 20.0, never_stop)[0] < by_habit - 50


def test_a_better_discard_may_follow_in_the_next_turn() -> None:
    thoughts = RegretEstimator(scene("AC AD AH 5S 7H JD"), PolicyWeights(), Random(1))
    assert any(by_habit != made_up for by_habit, made_up in (thoughts.loss(SEVEN, FIVE) for _ in range(20)))


def test_a_pile_that_was_left_lying_is_gone() -> None:
    draw, take = SearchOption(CandidateKind.DRAW, CODEC.read("draw")), discarding("discard 5S", 5)
    by_habit, made_up = RegretEstimator(scene("AC AD AH 5S 7H JD"), PolicyWeights(), Random(1)).loss(take, draw)
    assert by_habit == made_up


def test_the_doubt_is_larger_than_that_of_one_manner_of_play() -> None:
    """Whoever knew how all others play would be surer after as many deals."""
    style, aces, king = PolicyWeights(), ACES, discarding("discard KD", 13)
    some = scene("AC AD AH 7H KD QS 2C JH", pile="6C")
    values = [RegretEstimator(some, style, Random(1)).loss(aces, king)[0] for _ in range(60)]
    known = mean_and_error(values)[1]
    assert regret(some, style, Random(1), aces, king, 60, -1e9, never_stop)[1] > known
    assert len({manner.joker for manner in policy_variants(style)}) == 6
    assert policy_variants(style)[0] is style


def test_the_others_may_also_weigh_their_discards_otherwise() -> None:
    found = [manner.free for manner in policy_variants(partners())]
    assert len({situation.pair_live for situation in found if situation is not None}) == 6


def test_who_is_stopped_says_nothing() -> None:
    assert regret(scene("5S 7H JD KD"), PolicyWeights(), Random(1), FIVE, SEVEN, 240, 20.0, lambda: True)[1] == float(
        "inf"
    )


@pytest.mark.parametrize("of_partners", [False, True], ids=["anybody", "partners"])
def test_hands_are_guessed_without_what_would_have_been_laid_down_and_with_pairs(*, of_partners: bool) -> None:
    some, chance = scene("AC AD AH 5S 7H JD"), Random(1)
    some.state.frozen = False
    thrown = [0] * END
    thrown[BLACK] = 5
    for place in range(1, 4):
        some.state.refused[place][BLACK] = 5  # all have had the choice for long
    kept = HoldModel(
        {
            place: hold_model.of_partners(some.state, place, thrown, 1.0)
            if of_partners
            else hold_model.usual(some.state, place, 1.0)
            for place in range(1, 4)
        }
    )
    uniform = [determinize(some.state, 0, chance) for _ in range(100)]
    settled = [one.copy() for one in uniform]
    for before, after in zip(uniform, settled, strict=True):
        kept.exchange(after, chance)
        assert after.size == [sum(hand) for hand in after.hands]
        assert cards_of(after) == cards_of(before)
    layable = [sum(one.hands[1][13] + one.hands[2][8] for one in guesses) for guesses in (uniform, settled)]
    pairs = [
        sum(count >= 2 for one in guesses for hand in one.hands[1:] for count in hand[4:])
        for guesses in (uniform, settled)
    ]
    assert 2 * layable[1] < layable[0]
    assert pairs[1] > 1.3 * pairs[0]


def test_cards_that_came_with_the_pile_stay_in_the_hand() -> None:
    some = scene("AC AD AH 5S 7H JD")
    some.state.known[1][13] = 2
    assert all(some.sample(Random(seed)).hands[1][13] >= 2 for seed in range(20))


def cards_of(table: PlayoutState) -> list[int]:
    return [sum(hand[rank] for hand in table.hands) + table.stock.count(rank) for rank in range(END)]


def test_who_trusts_nobody_to_keep_what_is_usual_guesses_as_if_all_cards_were_alike() -> None:
    some, chance = scene("AC AD AH 5S 7H JD"), Random(1)
    some.state.frozen = False
    for place in range(1, 4):
        some.state.refused[place][BLACK] = some.discarded[place][BLACK] = 5
    layable = [
        sum(one.hands[1][13] + one.hands[2][8] for one in (some.sample(chance, trust) for _ in range(80)))
        for trust in (0.0, 1.0)
    ]
    assert 2 * layable[1] < layable[0]


def test_who_has_discarded_a_rank_hardly_holds_a_pair_of_it() -> None:
    some, thrown = scene("AC AD AH 5S 7H JD"), [0] * END
    before = hold_model.of_partners(some.state, 1, thrown, 1.0)[9]
    thrown[9] = 1
    after = hold_model.of_partners(some.state, 1, thrown, 1.0)[9]
    assert after[2] < before[2] - 1.5


def test_cards_that_all_know_say_nothing_of_the_others() -> None:
    some, thrown = scene("AC AD AH 5S 7H JD"), [0] * END
    before = hold_model.of_partners(some.state, 1, thrown, 1.0)[9]
    some.state.known[1][9] = 2
    after = hold_model.of_partners(some.state, 1, thrown, 1.0)[9]
    assert after[:5] == [0.0, 0.0, *before[:3]]
