"""Positions in which the expert of November 2026 blundered, found from outside in deals of four experts.

The hands are those of the deals. Where the tricks before were not handed down, others lead to the same cards in the
same hand, for a player also judges by what the others did.
"""

from __future__ import annotations

from tests.games.hearts.situations import late, passed, played


def test_1_the_queen_is_thrown_at_the_first_chance() -> None:
    deal = played(
        "3D 2H 2D 6D 8D 8C 7S 5D 8H 5S JS 4C 6S",
        "6H 2S 9H 2C 5H 9S TH TC 9C AC AS 8S QC",
        "7C JC QH KH 3C KS 9D KD 7D QD AD 6C JH",
        "TD 3H 3S QS KC AH JD 4S 4D 7H 4H 5C TS",
        passes=("4C 8C JS", "TC QC AC", "KS QH JH", "KC TD JD"),
        plays="2C QC 5C KC  7S JS AC 4S  9C 7C 4D TD  8C TC TS JD  7D",
    )
    assert deal.choice("expert") == "play QS"


def test_2_the_queen_is_thrown_on_a_heart() -> None:
    deal = played(
        "9H 7D 8D AC QD 3C 9C 3H TS KD 4C 7H AH",
        "7S KS 2D JD QC 2C 7C 5C 5D 5S JS 6C KH",
        "3D KC TC JC 4H 4S 8H 5H 4D 3S TH 2H 9S",
        "AD 6D AS 2S 8C 6H QS JH 9D 6S QH TD 8S",
        passes=("AC QD KD", "QC JD KH", "TC JC KC", "6H JH QH"),
        plays="2C QC KC 9C  8C 4C AC KH  7C 3S TC 3C  JC AH 6C 9S  8S TS 5S 4S  7D 2D JD 6D  5H",
    )
    assert deal.choice("expert") == "play QS"


def test_3_the_queen_is_thrown_by_the_last_seat() -> None:
    deal = played(
        "JH 3H 8S KC KH 2D TC 3C KD 5H 5S 6S 9S",
        "5D 3D 7C 8H QH 4D 7H 3S 5C KS AH 9D 7D",
        "QD JD AD QS 2H JS 4S 8C 4H JC 9C 2S AS",
        "9H 4C 6C 2C TS 6H AC TH TD 8D QC 7S 6D",
        passes=("TC KC KD", "7C KS AH", "JD QD AD", "AC 9H TH"),
        plays="2C AC KC JC  3C 5C 9C QC  TS 9S 3S JS  4S 7S 8S QH  5H 7H 4H 6H  KD AH AD 2D  QD TH 9D",
    )
    assert deal.choice("expert") == "play QS"


def test_4_a_moon_is_killed_for_four_points() -> None:
    """The second seat has taken its own queen, though it could have stayed below, and now leads a heart."""
    deal = played(
        "KC 6S QC AC 2S KS JC KH AD 3H TS 9S 7S",
        "3D 9C JD 6D QH 8S 2D QD 5D QS 9H JS 2H",
        "8H JH 6H 8C 4C 7H 7D 6C AH AS 7C 8D 3C",
        "9D 4H TH 5H KD 4S 2C 5S 3S TD 4D 5C TC",
        passes=("KC AC AD", "9C 8S QS", "7D 8D 3C", "3S 4S 5S"),
        plays="2C QC AC 9C  JS QS 5H TS  8H 4H 3H",
    )
    assert deal.choice("expert") in ("play 9H", "play QH")


def test_5_a_stopper_in_hearts_is_kept() -> None:
    """The first seat has all points so far and runs its clubs; four hearts to the ten stop its hearts."""
    deal = played(
        "KH 8H AH 8C JH 7D 2S 5H 6C QC TD KC AC",
        "2C QH QS 4S 4C KD QD 9S 7S 5D AD 2D 4H",
        "9H 2H 9D JD 6S 8S 5S TS 5C 3C TH JC 3S",
        "3H AS 4D 6H 9C 7H 6D KS JS 8D TC 7C 3D",
        passes=("7D TD 2S", "2C QS QH", "9D JD TH", "9C KS AS"),
        plays="2C TC AC 4C  KC AD JC 7C  QC QD 5C JS  9C KD 3C JD  8C TD QS 6D  6C 9S TS",
    )
    assert deal.choice("expert") in ("play 3D", "play 4D", "play 8D", "play 9D")


def test_6_two_big_hearts_are_no_present() -> None:
    given = passed("expert", "5C QC 6C TC KD 5S 8D 3D 9H 4S AH QS JH")
    assert not given >= {"AH", "JH"}


def test_7_of_two_winners_the_king_is_spent() -> None:
    deal = late("6C 7C 8H AH", "8C 9C JH QH", "QD 2D TD 5C", "JD 3D KD 7H", won=("QS 2H", "3H", "4H", ""), leader=2)
    assert deal.play("QD JD 6C 8C 2D").choice("expert") == "play KD"


def test_8_the_last_seat_spends_a_high_card_on_a_clean_trick() -> None:
    """The ace, or the queen, which only the king beats: 0.03 points apart; the blunder was the three."""
    deal = played(
        "3S 8C 5H 9S QC AS TD QS 4S 8H 5C 8S 7H",
        "9D TH JH AD KH 9C AH 3D 7S AC QD 2D 3C",
        "JS JD 4H 2H 3H 4C 2S 6H 6D 5S 4D KC 7C",
        "KS 2C 5D 8D TS 9H 6S JC 6C QH TC 7D KD",
        passes=("QC TD 7H", "AC KH TH", "7C KC JD", "KS 9H QH"),
        plays="2C 8C QC AC  4D 8D AS",
    )
    assert deal.choice("expert") in ("play AD", "play QD")


def test_9_the_low_club_is_kept_for_later() -> None:
    """It is the one safe way out of the lead; which of the others is led can be argued."""
    deal = played(
        "9C 4H AH KD 4S 7C AC 8D KH 2C 2H 5H QC",
        "3C JH 6D 6C 3H TH 5D 8H KS 3S 4D 3D 7S",
        "8S 2S KC 4C TD QH 6S 9S 2D QS TS TC 7D",
        "7H JS 9D 6H 5S 5C 8C JC AD JD 9H AS QD",
        passes=("QC AC KD", "6C JH 6D", "TC KC QH", "QD AD AS"),
        plays="2C QC 6C JC  7S 6S JS 4S  5S AS 3S TS  AD KD 2D 9D  QD 5D 6D JD  8D 4D TD QH",
    )
    assert deal.choice("expert") != "play 4C"


def test_10_an_ace_is_led_while_the_suit_is_still_out() -> None:
    deal = late(
        "KD 8H JH KH TS",
        "AD 2D 6H 9H TH",
        "JD QD JS 6D AH",
        "8D 9D TD 7H QH",
        won=("QS 2H", "", "3H 4H 5H", ""),
        leader=1,
    )
    assert deal.choice("expert") == "play AD"


def test_11_no_heart_is_led_from_the_middle_of_them() -> None:
    """A low club is what the judge would lead; a diamond off the long suit can be argued for, the heart cannot."""
    deal = played(
        "3C 8S KS 5H 6S 4C 7S TC 2S AD KC AC JD",
        "QH 5C 5D TD 2C 4S 6H 9H 4H 7D QD 7C QS",
        "3S 7H KD 9D 4D 8H 9S 5S 8C TS KH 2H 9C",
        "AS TH QC 6C 6D 8D 3H JH JS 3D JC AH 2D",
        passes=("JD AD 8S", "2C QD QS", "8C 9C KD", "QC JS AS"),
        plays="2C 9C AC 7C  6S 8S 9S AH  3S TH 2S 4S",
    )
    assert not deal.choice("expert").endswith("H")


def test_12_a_safe_two_goes_before_a_queen_that_might_begin_a_moon() -> None:
    """How the first tricks went was not handed down; as they go here, the expert of November plays the two, too."""
    deal = played(
        "JD 4H 7C AD 3S 8H 9C 6D 4D AC 2C QD 9D",
        "5C QC 6C TC KD 5S 8D 3D 9H 4S AH QS JH",
        "JC 2D QH 5H AS 3H 3C 6H TH TD 8C KH 2S",
        "KC 6S 7D TS 2H 4C 8S 7S JS 9S 7H KS 5D",
        passes=("9C AC AD", "QS AH JH", "JC TD AS", "KC 5D 7D"),
        plays="2C TC 8C JC  TD QD 8D 2D  3S 5S",
    )
    assert deal.choice("expert") == "play 2S"
