"""What the searching player makes of what the others played and passed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.events import CardsMoved, Event
from cardtable.core.zones import Seat
from cardtable.families.hearts.bitmasks import card_code
from cardtable.families.hearts.trick_zones import hand_zone, passing_zone, trick_zone
from cardtable.games.cancellation_hearts.search.determinizer import CancellationDeterminizer
from cardtable.games.cancellation_hearts.search.information_set import CancellationBelief, CancellationInformationSet
from cardtable.games.cancellation_hearts.simulation import CancellationParameters
from tests.families.hearts.tables import cards
from tests.games.cancellation_hearts.tables import chosen, rules, table, view

HANDS = ["QS QS 2C 3C", "4C 5C 6C 7C", "8C 9C TC JC", "QC KC AC 4D", "5D 6D 7D 8D", "9D TD JD QD"]


def remembered(history: Sequence[Event], **options: Any) -> CancellationInformationSet:
    """What seat 0 knows once it has heard this."""
    law = rules(6, **options)
    state = table(law, HANDS)
    return CancellationInformationSet(
        CancellationParameters(chosen(**options), 6), law.deck(), view(law, state, 0), history
    )


def played(plays: str, leader: int = 1) -> list[Event]:
    """Cards of one trick after another, each led by the same seat."""
    seats = [Seat((leader + place) % 6) for place in range(len(plays.split()))]
    return [
        CardsMoved(hand_zone(seat), trick_zone(seat), (card,)) for seat, card in zip(seats, cards(plays), strict=True)
    ]


FIRST = "2D 2D 3D 3D 4D AD"  # a trick that tells little of clubs and spades


@pytest.mark.parametrize(
    ("plays", "seat", "card", "likelier"),
    [
        ("3C TC 5C", 3, "8C", False),  # it went under: it would have played the eight
        ("3C TC 5C", 3, "4C", True),  # low ones may be left
        ("3C TC TC", 3, "QC", None),  # it cancels: nothing is told of what lies above
        ("3C 9C 5C", 1, "KC", False),  # it led low: it would have led higher
        ("4C 9C 3C", 3, "4C", False),  # the twin of the four lay there
        ("3C 4C 5C 6C 7C 8C", 0, "QC", False),  # the last one wins with its highest
        ("3S", 1, "QS", False),  # she would not be led up to
        ("3C", 1, "QS", False),
        ("3C", 1, "KS", True),  # whoever has high spades lets others lead them
        ("2S KS 3S", 3, "QS", False),  # she would have gone under the king
        ("2C 4D", 2, "QS", False),  # she would have been thrown
        ("2C 4D", 2, "AH", True),
        ("2C 4D", 2, "KS", True),
        ("2C 4S", 2, "AD", True),
        ("2C 4S", 2, "7S", False),
    ],
)
def test_what_a_play_tells(plays: str, seat: int, card: str, likelier: bool | None) -> None:
    odds = CancellationBelief(remembered(played(f"{FIRST} {plays}"))).odds(seat, card_code(Card.parse(card)))
    before = CancellationBelief(remembered(played(FIRST))).odds(seat, card_code(Card.parse(card)))
    assert (None if odds == before else odds > before) is likelier


def test_the_first_lead_and_a_clean_first_trick_tell_nothing() -> None:
    heard = played("3C 4H")
    assert CancellationBelief(remembered(heard)).odds(1, card_code(Card.parse("QC"))) == 1
    queen = card_code(Card.parse("QS"))
    assert CancellationBelief(remembered(heard)).odds(2, queen) < 1
    assert CancellationBelief(remembered(heard, first_trick_points="forbidden")).odds(2, queen) == 1


def test_what_passes_tell() -> None:
    """Seat 1 got cards of seat 0 and has passed on its own high ones; seat 5 is rid of suits of which it passed."""
    heard = [
        CardsMoved(passing_zone(Seat(0)), hand_zone(Seat(1)), cards("4C 5C 6C")),
        CardsMoved(passing_zone(Seat(5)), hand_zone(Seat(0)), cards("QS QS 2C")),
    ]
    clues = CancellationBelief(remembered(heard))
    assert clues.odds(1, card_code(Card.parse("AH"))) < 1
    assert clues.odds(5, card_code(Card.parse("7C"))) < 1
    assert clues.odds(3, card_code(Card.parse("AH"))) == clues.odds(5, card_code(Card.parse("AH"))) == 1


def test_the_queen_lies_rarely_with_whoever_did_not_throw_her() -> None:
    """Worlds follow the clues: seat 2 threw something else."""
    law = rules(6)
    hands = ["2S 2D 3D", "KD QD 5S", "4D 5H 6S", "QS 5D 7S", "KD 6D 8S", "AD 7D 9S"]
    out = tuple((Counter(law.deck()) - Counter(cards(" ".join(hands)))).elements())
    state = table(law, hands, played=out, broken=True)
    memory = CancellationInformationSet(
        CancellationParameters(chosen(), 6), law.deck(), view(law, state, 0), played(f"{FIRST} 2C 4D 3C 4C 5C 6C")
    )
    worlds, queen = CancellationDeterminizer(memory, random.Random(1)), card_code(Card.parse("QS"))
    found = Counter(seat for _ in range(400) for seat, held in enumerate(worlds.draw()) if queen in held)
    assert found[2] < min(found[seat] for seat in (3, 4, 5)) * 0.8
