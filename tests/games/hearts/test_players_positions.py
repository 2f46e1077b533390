"""Positions behind the complaints that people have about computer players of Hearts."""

from __future__ import annotations

import pytest

from tests.games.hearts.situations import LEVELS, late, passed

pytestmark = pytest.mark.parametrize("level", LEVELS)

ALMOST_ALL = "QS 2H 3H 4H 5H 6H 7H 8H"


def test_3_a_moon_is_stopped_with_a_high_heart(level: str) -> None:
    deal = late("KH 2C 3C", "AC KC QH", "TH 5C 6C", "JH 7C 8C", won=("", f"{ALMOST_ALL} 9H AH"), leader=1)
    assert deal.play("QH TH JH").choice(level) == "play KH"


def test_3_a_moon_is_stopped_by_the_last_seat_though_it_could_stay_below(level: str) -> None:
    deal = late("KD 3D 4C", "QD AC KC", "TH 9H 5C", "2D QH 6C", won=("", f"{ALMOST_ALL} JH KH AH"), leader=1)
    assert deal.play("QD TH 2D").choice(level) == "play KD"


def test_3_the_last_heart_is_not_given_to_a_shooter(level: str) -> None:
    won = "QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH"
    deal = late("AH 4C 3C", "AD AC KC", "KD 5C 7C", "KH 2D 6C", won=("", won), leader=1)
    assert deal.play("AD KD 2D").choice(level) != "play AH"


def test_4_a_broken_moon_is_given_up(level: str) -> None:
    deal = late("KH 2H 3C", "4H 5C 6C", "QH 7C 8C", "JH 9C TC", won=("QS 6H 7H 8H 9H", "5H"), leader=3)
    assert deal.play("JH").choice(level) == "play 2H"


def test_4_a_hopeless_moon_is_not_tried(level: str) -> None:
    deal = late("AC 8H 7H 6H 5D", "AH KH 2D 3D 4D", "QH JH 6D 7D 8D", "TH 9H 9D TD JD", won=("QS",), leader=3)
    deal.play("TH")
    choice, reason = deal.advice(level)
    assert choice == "play 8H"
    assert "every point card" not in reason


def test_4_a_sure_moon_is_shot(level: str) -> None:
    deal = late("AH KH QH 2C", "JH 3D 4D 5D", "TH 6D 7D 8D", "9H 9D TD JD", won=(ALMOST_ALL,), leader=0)
    assert deal.choice(level) in ("play AH", "play KH", "play QH", "play 2C")
    deal = late("AH KH QH AC", "JH 3C 4D 5D", "TH 6C 7D 8D", "9H 9C TD JD", won=(ALMOST_ALL,), leader=3)
    assert deal.play("9H").choice(level) in ("play AH", "play KH", "play QH")


def test_4_no_moon_is_tried_where_it_counts_nothing(level: str) -> None:
    deal = late(
        "AH KH 3H 2C", "JH 3D 4D 5D", "TH 6D 7D 8D", "9H 9D TD JD", won=(ALMOST_ALL,), leader=3, moon_scoring="none"
    )
    assert deal.play("9H").choice(level) == "play 3H"


def test_5_a_void_is_made(level: str) -> None:
    assert passed(level, "QC JC 2D 4D 6D 8D 2S 3S 5S 8S 2H 3H KH") >= {"JC", "QC"}


def test_5_low_hearts_are_kept_and_three_big_ones_are_no_present(level: str) -> None:
    hearts = {card for card in passed(level, "3C 6C 9C 4D 7D TD 5S 8S 9S 2H AH KH QH") if card.endswith("H")}
    assert len(hearts) < 3
    assert "2H" not in hearts


def test_5_a_bare_queen_is_passed_and_a_guarded_one_kept(level: str) -> None:
    assert "QS" in passed(level, "2C 4C 6C 8C 3D 5D 7D 9D QS 4S 2H 4H 6H")
    assert "QS" not in passed(level, "KC 4C JC QC KD 5D QS 2S 3S 4S 5S 7S 6H")


def test_5_the_king_and_ace_of_spades_are_passed_if_bare(level: str) -> None:
    assert passed(level, "2C 4C 6C 8C 3D 5D 7D 9D KS AS 2H 4H 6H") >= {"KS", "AS"}


def test_6_the_last_seat_ducks_a_trick_with_points(level: str) -> None:
    deal = late("AD 3D 4C", "TD 5C 6C", "QS 8C 7C", "JD 9C TC", won=("2H", "3H"), leader=1)
    assert deal.play("TD QS JD").choice(level) == "play 3D"


def test_6_the_queen_goes_under_the_king(level: str) -> None:
    deal = late("QS 3S 4C", "KS 5C 6C", "2S 8C 7C", "TS 9C TC", won=("2H", "3H"), leader=1)
    assert deal.play("KS 2S TS").choice(level) == "play QS"


def test_6_the_queen_is_thrown_on_somebody_else(level: str) -> None:
    deal = late("QS AH 4C", "KD 5C 6C", "2D 8C 7C", "TD 9C TC", won=("2H", "3H"), leader=1)
    assert deal.play("KD 2D TD").choice(level) == "play QS"


def test_6_the_king_is_not_put_before_a_queen_to_come(level: str) -> None:
    deal = late("KS 3S 4C", "TS 5C 6C", "QS 8C 7C", "2S 9C TC", won=("2H", "3H"), leader=3)
    assert deal.play("2S").choice(level) == "play 3S"


def test_6_a_clean_trick_is_the_time_to_spend_a_high_card(level: str) -> None:
    deal = late("AD 3D 2C", "TD 5C 6C", "4D 8C 7C", "JD QS TC", won=("2H", "3H"), leader=1)
    assert deal.play("TD 4D JD").choice(level) == "play AD"


def test_7_the_bonus_card_on_the_table_is_taken(level: str) -> None:
    hands = ("QD 3D 4C", "JD 5C 6C", "4D 8C 7C", "5D 9C TC")
    deal = late(*hands, won=("2H", "3H"), leader=1, bonus_card="JD", moon_scoring="none")
    assert deal.play("JD 4D 5D").choice(level) == "play QD"


def test_7_the_last_seat_wins_with_its_own_bonus_card(level: str) -> None:
    hands = ("JD 3D 4C", "9D 5C 6C", "4D 8C 7C", "5D 9C TC")
    deal = late(*hands, won=("2H", "3H"), leader=1, bonus_card="JD")
    assert deal.play("9D 4D 5D").choice(level) == "play JD"


def test_7_the_bonus_card_is_not_thrown_away(level: str) -> None:
    hands = ("JD 3D TH", "KC 5C 6C", "4D 8C QD", "5D 9C TC")
    deal = late(*hands, won=("2H", "3H"), leader=1, bonus_card="JD")
    assert deal.play("KC 8C 9C").choice(level) != "play JD"


def test_7_without_the_option_the_jack_is_a_card_like_others(level: str) -> None:
    deal = late("QD 3D 4C", "JD 5C 6C", "QS 8C 7C", "5D 9C TC", won=("2H", "3H"), leader=1)
    assert deal.play("JD QS 5D").choice(level) == "play 3D"


def test_7_black_maria_spades_are_thrown(level: str) -> None:
    deal = late("KS 3C TD", "KH 5C 6C", "2H 8C 7C", "4H 9C TC", won=("QS", "3H"), leader=1, high_spades="black_maria")
    assert deal.play("KH 2H 4H").choice(level) == "play KS"


@pytest.mark.parametrize(("totals", "choice"), [((80, 96, 20, 40), "moon subtract"), ((20, 96, 60, 40), "moon add")])
def test_11_the_moon_is_chosen_by_the_match_score(level: str, totals: tuple[int, ...], choice: str) -> None:
    won = ("QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH",)
    deal = late("AH", "KH", "3C", "4C", won=won, leader=0, moon_scoring="choose", totals=totals)
    assert deal.play("AH KH 3C 4C").choice(level) == choice
