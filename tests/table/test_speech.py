"""Events as sentences, at three levels of talkativeness."""

import pytest

from cardtable.core.cards import parse_cards
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, MatchEnded, TrickWon, TurnStarted
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat, Zone
from cardtable.table.speech.update_remarks import (
    EVERYTHING,
    LITTLE,
    NORMAL,
    ListenerProfile,
    describe_update,
    turn_of,
)
from cardtable.table.table_texts import YOUR_TURN
from tests.table.toy import SPECS

WORDS = SourceRenderer({Seat(0): "Asha", Seat(1): "Amrit"})
SAID = Announced(Seat(1), Text("T", "Amrit plays."))
TWO = parse_cards(["2C", "QS"])


def said(verbosity: int, *events: Event, viewer: int | None = 0, acting: frozenset[Seat] = frozenset()) -> list[str]:
    seat = None if viewer is None else Seat(viewer)
    listener = ListenerProfile(seat, ZoneKinds(SPECS), verbosity)
    turn = [YOUR_TURN] if turn_of(events, listener, acting) == YOUR_TURN else []
    return [WORDS.text(text) for text in [*(one.written for one in describe_update(events, listener, acting)), *turn]]


def turn(*seats: int) -> TurnStarted:
    return TurnStarted(frozenset(Seat(seat) for seat in seats))


@pytest.mark.parametrize(
    ("verbosity", "wanted"),
    [
        (LITTLE, ["Amrit wins the trick."]),
        (NORMAL, ["Amrit plays.", "Amrit wins the trick."]),
        (EVERYTHING, ["Amrit plays.", "Amrit wins the trick.", "It's Amrit's turn."]),
    ],
)
def test_levels(verbosity: int, wanted: list[str]) -> None:
    assert said(verbosity, SAID, TrickWon(Seat(1)), turn(1)) == wanted


def test_the_own_turn_is_said_when_it_begins_and_not_while_it_lasts() -> None:
    assert said(LITTLE, turn(0)) == ["Your turn."]
    assert said(LITTLE, SAID, turn(0), acting=frozenset({Seat(0), Seat(1)})) == []
    own = Announced(Seat(0), Text("T", "Asha plays."))
    assert said(LITTLE, own, turn(0), acting=frozenset({Seat(0)})) == ["Asha plays.", "Your turn."]
    assert said(LITTLE, turn(0), viewer=None) == []


def test_results() -> None:
    assert said(LITTLE, TrickWon(None)) == ["Nobody wins the trick."]
    waits = Announced(None, Text("T", "Nobody wins the trick: its cards wait."))
    assert said(LITTLE, TrickWon(None), waits) == ["Nobody wins the trick: its cards wait."]  # once
    assert said(LITTLE, HandScored((3, -10)), MatchEnded((2, 1))) == [
        "Asha: 3 in this deal.",
        "Amrit: −10 in this deal.",
        "Asha finishes in place 2.",
        "Amrit finishes in place 1.",
    ]


def test_everything_tells_the_deal_and_all_levels_what_was_received() -> None:
    deal = [CardsMoved(Zone("stock"), Zone("hand", seat % 2), (None,)) for seat in range(6)]
    assert said(EVERYTHING, *deal) == ["The cards are dealt."]
    assert said(EVERYTHING, CardsMoved(Zone("hand", 1), Zone("hand", 0), TWO)) == [
        "You receive the two of clubs and the queen of spades."
    ]
    assert said(LITTLE, CardsMoved(Zone("hand", 1), Zone("hand", 0), TWO)) != []


def test_the_person_hears_which_card_was_drawn() -> None:
    """What was dealt is told as a hand, and a red three that was laid out again is told by the game."""
    stock, hand = Zone("stock"), Zone("hand", 0)
    counted = Announced(Seat(0), Text("T", "Asha draws %1 card(s).", args=(2,), n=2))
    assert said(NORMAL, counted, CardsMoved(stock, hand, TWO)) == ["You draw the two of clubs and the queen of spades."]
    assert said(LITTLE, CardsMoved(stock, hand, TWO)) == ["You draw the two of clubs and the queen of spades."]
    jokers = parse_cards(["JK", "2C", "JK"])
    assert said(LITTLE, CardsMoved(stock, hand, jokers)) == ["You draw the two of clubs and 2 joker(s)."]
    assert said(LITTLE, CardsMoved(stock, hand, jokers[:1])) == ["You draw a joker."]
    assert said(LITTLE, CardsMoved(stock, Zone("hand", 1), (None,))) == []
    dealt = CardsMoved(stock, hand, TWO), CardsMoved(stock, Zone("hand", 1), (None,))
    assert said(LITTLE, *dealt) == ["Your cards: clubs 2, spades queen."]
    laid = CardsMoved(hand, Zone("trick", 0), TWO[:1])
    assert said(LITTLE, CardsMoved(stock, hand, TWO[:1]), laid, CardsMoved(stock, hand, TWO[1:])) == [
        "You draw the queen of spades."
    ]
