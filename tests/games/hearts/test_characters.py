"""Characters of Hearts do what their names say, in the positions that plain players come to."""

from collections.abc import Mapping, Sequence
from statistics import fmean

import pytest

from cardtable.families.hearts.actions import PassCards, PlayCard
from cardtable.families.hearts.bitmasks import QUEEN_BIT
from cardtable.families.hearts.bitmasks import QUEEN_OF_SPADES as QUEEN_NUMBER
from cardtable.families.hearts.options import QUEEN_OF_SPADES
from cardtable.games.hearts import GAME
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.player import HeartsClub, HeartsExpert
from cardtable.games.hearts.search.lead_policy import BOLD, CAREFUL, PLAIN
from tests.games.hearts.situations import late, passed
from tests.side_by_side import Decided, side_by_side

OPTIONS = HeartsOptions()
Found = Mapping[str, Sequence[Decided]]


@pytest.fixture(scope="module")
def found() -> Found:
    return side_by_side(GAME, GAME.options(), "club", 4, 5)


def mean_lead(decided: Sequence[Decided]) -> float:
    """The rank of the cards that tricks are opened with."""
    return fmean(action.card.rank for view, action in decided if isinstance(action, PlayCard) and not view.public.trick)


def queens_passed(decided: Sequence[Decided]) -> int:
    return sum(isinstance(action, PassCards) and QUEEN_OF_SPADES in action.cards for _, action in decided)


def test_the_careful_one_leads_low_and_the_bold_one_high(found: Found) -> None:
    assert mean_lead(found["careful"]) + 0.5 < mean_lead(found[""]) < mean_lead(found["bold"]) - 0.1


def test_the_careful_one_passes_the_queen_more_often_than_the_bold_one(found: Found) -> None:
    assert queens_passed(found["careful"]) > queens_passed(found["bold"])


def test_most_decisions_are_those_of_a_plain_player(found: Found) -> None:
    plain = [action for _, action in found[""]]
    for name in GAME.characters():
        others = [action for _, action in found[name]]
        differing = sum(one != other for one, other in zip(plain, others, strict=True))
        assert differing < 0.2 * len(plain)


def test_who_likes_the_moon_passes_for_one_where_others_pass_their_high_cards() -> None:
    hand = "AS KS QS JS 4S AH KH QH TH AC KC 2D 3D"
    assert passed("club:moon", hand) & {"2D", "3D"} == {"2D", "3D"}
    assert passed("club", hand) & {"QS", "KS", "AS", "AH", "KH", "QH", "AC", "KC"}


def test_who_likes_the_moon_runs_hearts_that_others_lead_from_below() -> None:
    deal = late("AH KH QH JH 3H", "TH 9H 4D 5D 6S", "5H 6D 7D 8D 2S", "6H 7H TD JD 7S", won=("QS 2H 4H",), leader=0)
    assert deal.choice("club") == "play 3H"
    assert deal.choice("club:moon") == "play AH"


def test_an_expert_leans_half_as_much_as_a_club_player() -> None:
    """Its choices were tried, so what it found out of them counts more than its taste."""
    ten = 8
    for manner in (CAREFUL, BOLD):
        assert manner.lean_to_play(ten, -1) == manner.lean(ten, -1) / 2 != 0.0
    assert CAREFUL.lean_to_play(ten, -1) < 0.0 == PLAIN.lean_to_play(ten, -1) < BOLD.lean_to_play(ten, -1)
    assert BOLD.lean_to_play(ten, 3) == 0.0  # a discard


def test_a_careful_expert_leans_to_pass_the_queen_and_thinks_of_others_as_they_are() -> None:
    assert CAREFUL.lean_to_pass([QUEEN_NUMBER, 2]) > 0.0 == CAREFUL.lean_to_pass([2, 3])
    assert PLAIN.lean_to_pass([QUEEN_NUMBER]) == 0.0 == BOLD.lean_to_pass([QUEEN_NUMBER])
    with_queen = [0, 0, QUEEN_BIT | 1 << 2, 0]
    burdens = [HeartsExpert(OPTIONS, 4, 1, manner).burden.of_hand(with_queen) for manner in (PLAIN, CAREFUL)]
    assert burdens[0] == burdens[1] < HeartsClub(OPTIONS, 4, 1, CAREFUL).burden.of_hand(with_queen)
