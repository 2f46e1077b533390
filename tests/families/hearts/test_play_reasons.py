"""Which fact a hint names, in positions made for it: moons, bonus cards, twins, and what seldom comes up."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from cardtable.core.cards import Card, Suit, parse_cards, standard_pack
from cardtable.families.hearts import pass_reasons, play_reasons
from cardtable.families.hearts.options import QUEEN_OF_SPADES, CardValues
from cardtable.families.hearts.seen_cards import Seen
from tests.advised import WORDS

POINTS = {card: 1 for card in standard_pack() if card.suit is Suit.HEARTS} | {QUEEN_OF_SPADES: 13}
VALUES = CardValues(POINTS, None, 26)
BONUS = replace(VALUES, bonus=Card.parse("JD"))


def said(hand: str, card: str, trick: str = "", out: str = "", *, shooting: bool = False, **facts: Any) -> str:
    """What is said of a card of seat 0; Kavya, seat 1, leads a trick, which its highest card of the suit wins."""
    own, lying = parse_cards(hand.split()), parse_cards(trick.split())
    front = max((other for other in lying if other.suit is lying[0].suit), key=lambda other: other.rank, default=None)
    seen = Seen(
        seat=0,
        hand=own,
        trick=lying,
        later=tuple(range(1 + len(lying), 4)),
        winning=None if front is None else 1 + lying.index(front),
        front=front,
        out=Counter(parse_cards(out.split())),
        left_over=False,
        lacks=(frozenset(),) * 4,
        placed=({},) * 4,
        sizes=(len(own),) * 4,
        values=VALUES,
        pot=sum(POINTS.get(other, 0) for other in lying),
        taken=(0,) * 4,
        threat=None,
        clean=False,
        twins=False,
    )
    seen = replace(seen, **facts)
    legal = [other for other in own if not lying or other.suit is lying[0].suit] or own
    return WORDS.text(play_reasons.reason(seen, legal, Card.parse(card), shooting=shooting))


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({"taken": (9, 0, 0, 0)}, "You have all 9 point(s) so far: go on with the ace of hearts."),
        ({}, "Nobody can beat the ace of hearts: a sure trick on the way to all 26 point(s)."),
        ({"out": "AH", "twins": True},
         "Your high cards may win all 26 point(s): play the ace of hearts."),
    ],
)  # fmt: skip
def test_a_moon_of_ones_own_is_called_by_its_points(facts: dict[str, Any], sentence: str) -> None:
    assert said("AH KH 2C", "AH", shooting=True, **facts) == sentence
    assert said("AH KH", "AH", "2H", shooting=True, **facts) == sentence


def test_what_is_thrown_from_a_moon_is_of_no_use_to_it() -> None:
    assert said("2D AH", "2D", "5C", shooting=True) == (
        "You need high cards to win all 26 point(s): throw the two of diamonds."
    )


@pytest.mark.parametrize(
    ("hand", "card", "trick", "out", "facts", "sentence"),
    [
        ("AC 2D 5D", "AC", "", "3C 4C", {"threat": 2, "taken": (0, 0, 14, 0)},
         "Amrit has won all 14 point(s) so far, and nobody can beat your ace of clubs: keep the lead."),
        ("AC 2C", "AC", "KC 3H", "4C", {"threat": 1, "taken": (0, 14, 0, 0)},
         "Kavya has won all 14 point(s) so far: win this trick with the ace of clubs."),
        ("9D 2H", "9D", "KC 3H", "4C", {"threat": 1, "taken": (0, 14, 0, 0)},
         "Kavya has won all 14 point(s) so far: give away no more, and throw the nine of diamonds."),
        ("JD 2D", "JD", "9D 3D 4D", "QC", {"values": BONUS},
         "Nobody can beat your jack of diamonds, so you win it yourself: 10 point(s) off your score."),
        ("KD 2D", "KD", "JD 3D", "AD", {"values": BONUS},
         "The jack of diamonds is in this trick and takes 10 point(s) off your score: try the king of diamonds."),
        ("QS 2S", "QS", "KS", "4S", {},
         "The king of spades beats your queen of spades, so get rid of its 13 point(s) now."),
        ("KS 2S", "KS", "AS", "QS 4S", {},
         "Under the ace of spades your king of spades can't win the queen of spades, so get rid of it now."),
        ("KC QC", "KC", "", "2C 3C 4C 5C 6C", {"clean": True},
         "No points may be thrown on the first trick, so get rid of the king of clubs."),
        ("KC 2D", "KC", "9C", "AC 3C", {"clean": True},
         "You must follow suit, and the king of clubs is your only card of it."),
        ("KC QC", "KC", "9C", "AC 3C", {"clean": True},
         "No points may be thrown on the first trick: get rid of the king of clubs."),
        ("4C 9C", "4C", "", "4C 3C 2H", {"twins": True},
         "The other four of clubs is still out and could cancel yours."),
        ("4C 9C", "4C", "3C", "4C 2C", {"twins": True}, "The other four of clubs is still out and could cancel yours."),
        ("3C 5C", "3C", "5C", "2C", {"twins": True},
         "Your own five of clubs would cancel that one; the three of clubs stays "),
        ("9C 2D", "9C", "KH 3H 4H", "9C", {"twins": True},
         "The other nine of clubs is still out and could cancel yours."),
        ("KC 2C", "KC", "9C 5H", "3C", {}, "Nobody can go over the king of clubs, so you choose the next lead."),
        ("QC 2C", "QC", "9C 5H", "KC", {},
         "1 card(s) still out beat your queen of clubs, so it might not win: play it "),
        ("KC 2C", "KC", "9C 5H 3H", "AC", {}, "This trick costs you only 2 point(s), and the king of clubs is gone."),
        ("QH 2D", "QH", "9C", "2H KC", {}, "You have no clubs, so get rid of the queen of hearts and its 1 point(s)."),
        ("QS 2D", "QS", "9C", "KC 2S", {}, "You have no clubs, so get rid of the queen of spades and its 13 point(s)."),
        ("9D 8D 2H", "9D", "KC", "8C TD", {},
         "Only the ten of diamonds is still out in its suit, and it beats your nine of "),
        ("QC 9H", "QC", "", "QS 3C 9S", {"left_over": True},
         "Nobody can beat the queen of clubs, so play it before anybody"),
        ("3C 9H 8H", "9H", "", "TH", {"left_over": True},
         "Only the ten of hearts is still out in its suit, and it beats"),
        ("9H 3D", "9H", "", "", {}, "Nobody else can have hearts, so you win with the nine of hearts and lead again."),
        ("KS AS 3S", "KS", "", "QS 4S 5S 6S 7S 8S 9S", {},
         "Nobody can beat the king of spades, so play it before anybody"),
    ],
)  # fmt: skip
def test_the_fact_that_weighs_most_is_named(
    hand: str, card: str, trick: str, out: str, facts: dict[str, Any], sentence: str
) -> None:
    assert said(hand, card, trick, out, **facts).startswith(sentence)


def test_whoever_may_throw_the_queen_is_named_and_only_while_that_is_so() -> None:
    """The example of the issue: a suit that somebody has shown not to hold, and the queen still out."""
    clubless: tuple[frozenset[Suit], ...] = (frozenset(), frozenset(), frozenset(), frozenset({Suit.CLUBS}))
    spadeless = (*clubless[:3], clubless[3] | {Suit.SPADES})
    here: dict[str, Any] = {"hand": "3C 9C", "card": "3C", "trick": "5C KC", "out": "QS 2H 4C"}
    queen = "Harpreet has no clubs and could throw the queen of spades: stay low with the three of clubs."
    points = "Harpreet has no clubs and could throw points: stay low with the three of clubs."
    assert said(**here, lacks=clubless) == queen
    assert said(**here, lacks=spadeless) == points
    elsewhere: tuple[dict[Card, int], ...] = ({}, {}, {QUEEN_OF_SPADES: 1}, {})
    assert said(**here, lacks=clubless, placed=elsewhere) == points
    assert "Harpreet" not in said(**here, lacks=clubless, clean=True)
    assert "Harpreet" not in said(**here | {"out": "4C"}, lacks=clubless)


def test_the_receiver_of_a_queen_that_is_safe_is_named_too() -> None:
    hand, given = (parse_cards(text.split()) for text in ("QS 2S 3S 4S 5S 2C 3C", "QS 2C 3C"))
    assert WORDS.text(pass_reasons.reason(hand, given, 1, VALUES)) == (
        "You pass the queen of spades and its 13 point(s) on to Kavya."
    )


def test_what_is_passed_for_a_moon_are_losers() -> None:
    hand, given = (parse_cards(text.split()) for text in ("AH KH QH 2C 3D 4D", "2C 3D 4D"))
    assert WORDS.text(pass_reasons.reason(hand, given, 1, VALUES, moon=True)) == (
        "The cards you keep may win all 26 point(s): pass your losers, such as the two of clubs."
    )


@pytest.mark.parametrize(
    ("totals", "add", "reason"),
    [
        ([40, 76, 64, 54], True, "With 26 more points Kavya reaches 102, and you win the match."),
        ([40, 56, 34, 44], True, "With 26 more points for the others you are 20 ahead of Amrit."),
        ([70, 56, 34, 44], True, "With 26 more points for the others you are only 10 behind Amrit."),
        ([80, 96, 20, 40], False, "With 26 more points for the others the match would end, and Amrit"),
        ([30, 46, 20, 40], False, "With 26 points off, your total is only 4."),
    ],
)
def test_how_a_moon_counts_is_explained_by_the_totals(totals: list[int], add: bool, reason: str) -> None:
    assert WORDS.text(pass_reasons.moon_reason(totals, 0, 26, 100, add=add)).startswith(reason)
