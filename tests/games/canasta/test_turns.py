"""The course of a deal: who acts, what is said and seen of each action, what is remembered, and how it all ends."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.events import CardsMoved, MatchEnded
from cardtable.core.views import State, observe
from cardtable.core.zones import Seat
from cardtable.games.canasta.legality.legality_context import partner
from cardtable.games.canasta.rules import CanastaRules
from cardtable.games.canasta.state import DISCARD, STOCK, CanastaPhase, hand, meld, shown
from tests.games.canasta.tables import act, dealt, moved, refused, rules, said, table

CANASTA = "9C 9D 9H 9S 9C 9D 9H"
OUT = {0: CANASTA}
OPEN = {0: "KC KD KH"}
MANY = "4C 6D 8H TS"


def offered(some: CanastaRules, state: State[Any], seat: int | None) -> list[Any]:
    """What a seat (None: a spectator) is offered."""
    return list(some.legal(observe(some.zones, state, None if seat is None else Seat(seat))))


# Who acts


def test_C31_only_the_player_whose_turn_it_is_is_offered_anything() -> None:
    some = rules()
    state = table(some, "KC QC", drawn=False, turn=1)
    assert [bool(offered(some, state, seat)) for seat in (0, 1, 2, 3, None)] == [False, True, False, False, False]
    assert [refused(some, state, "draw", seat) for seat in range(4)] == ["C-31", "", "C-31", "C-31"]


def test_CR14_only_the_partner_who_was_asked_answers() -> None:
    some = rules()
    asked = act(some, table(some, "KC KD KS 5H", melds=OUT), "ask").state
    assert some.actors(asked.public) == {2}
    assert [bool(offered(some, asked, seat)) for seat in range(4)] == [False, False, True, False]
    assert refused(some, asked, "answer yes", 0) == "C-31"
    assert some.actors(act(some, asked, "answer yes").state.public) == {0}


def test_CR20_nobody_acts_once_the_deal_is_counted() -> None:
    some = rules()
    end = act(some, table(some, "TC", melds=OUT), "discard TC").state
    assert some.hand_over(end.public)
    assert not some.match_over(end.public)
    assert some.actors(end.public) == frozenset()
    assert [offered(some, end, seat) for seat in (0, None)] == [[], []]
    assert refused(some, end, "draw", 0) == "CR-20"
    assert not some.hand_over(table(some, "TC").public)


def test_CR22_the_match_is_over_with_the_deal_that_ends_it() -> None:
    some = rules()
    end = act(some, table(some, "TC", melds=OUT, totals=(4500, 0, 4500, 0)), "discard TC")
    assert some.hand_over(end.state.public)
    assert some.match_over(end.state.public)
    assert sum(isinstance(event, MatchEnded) for event in end.events) == 1
    goes_on = act(some, table(some, "TC", melds=OUT), "discard TC")
    assert not any(isinstance(event, MatchEnded) for event in goes_on.events)


# What is said


@pytest.mark.parametrize(
    ("own", "facts", "action", "sentences"),
    [
        ("KC QC", {"drawn": False, "stock": "9C 8C"}, "draw", ["P0 draws 1 card(s)."]),
        ("5C 5D", {"drawn": False, "pile": "7H 5H", "melds": OUT}, "take 5C 5D",
         ["P0 takes the pile of 2 card(s).", "P0 melds fives: 3 card(s)."]),
        (f"QC QD QH {MANY}", {"melds": OPEN}, "meld QC QD QH", ["P0 melds queens: 3 card(s)."]),
        ("KC QC", {"melds": OPEN}, "discard KC", ["P0 discards the king of clubs."]),
        ("2C QC", {"melds": OPEN}, "discard 2C", ["P0 discards the two of clubs and freezes the pile."]),
        ("2C QC", {"melds": OPEN, "frozen": True}, "discard 2C", ["P0 discards the two of clubs."]),
        ("JK QC", {"melds": OPEN, "frozen": True}, "discard JK", ["P0 discards a joker."]),
        ("KC KD KS 5H", {"melds": OUT}, "ask", ["P0 asks P2: may I go out?"]),
    ],
)  # fmt: skip
def test_each_action_is_said(own: str, facts: dict[str, Any], action: str, sentences: list[str]) -> None:
    some = rules()
    assert said(act(some, table(some, own, **facts), action).events) == sentences


def test_CR14_the_answer_is_said() -> None:
    some = rules()
    asked = act(some, table(some, "KC KD KS 5H", melds=OUT), "ask").state
    assert said(act(some, asked, "answer yes").events) == ["P2 says yes."]
    assert said(act(some, asked, "answer no").events) == ["P2 says no."]


def test_CR02_and_CR04_who_deals_and_who_sits_out_is_said() -> None:
    assert said(dealt(rules(), "7H").events) == ["P3 deals.", "The card turned up is the seven of hearts."]
    assert said(dealt(rules(5), "7H").events)[:2] == ["P3 deals.", "P4 sits out in this deal."]


def test_C26_a_red_three_that_is_laid_out_is_said() -> None:
    some = rules()
    step = act(some, table(some, "KC", stock="3H 9C", drawn=False), "draw")
    assert said(step.events) == ["P0 draws 1 card(s).", "P0 lays out the three of hearts."]


def test_CR21_the_lone_hand_is_said_once() -> None:
    some = rules(3)
    state = table(some, "5C 5D QC 9S", pile="7H 5H", drawn=False, melds=OPEN, others=["", "4C", "5C"])
    assert "P0 plays alone against the other two." in said(act(some, state, "take 5C 5D").events)
    later = table(
        some, "5C 5D QC 9S", pile="7H 5H", drawn=False, melds={1: "KC KD KH"}, turn=1, lone=0, sides=(0, 1, 1),
        others=["4C", "", "5C"],
    )  # fmt: skip
    step = act(some, later, "take 5C 5D")
    assert step.state.public.lone == 0
    assert some.sides(step.state.public) == (0, 1, 1)
    assert said(step.events) == ["P1 takes the pile of 2 card(s).", "P1 melds fives: 3 card(s)."]


def test_C42_and_C43_a_canasta_is_said_when_it_is_complete_and_not_again() -> None:
    some = rules()
    six = {0: "9C 9D 9H 9S 9C 9D"}
    completes = "P0 completes a natural canasta."
    assert completes in said(act(some, table(some, f"9H {MANY}", melds=six), "meld 9H").events)
    assert completes in said(act(some, table(some, MANY, pile="7C 9H", melds=six, drawn=False), "take").events)
    assert completes not in said(act(some, table(some, f"9S {MANY}", melds=OUT), "meld 9S").events)
    assert "P0 and P2 may go out now." in said(act(some, table(some, f"9H {MANY}", melds=six), "meld 9H").events)
    five = {0: "9C 9D 9H 9S 9C"}
    assert completes not in said(act(some, table(some, f"9D {MANY}", melds=five), "meld 9D").events)


def test_CR19_that_the_stock_is_used_up_is_said_only_where_it_is() -> None:
    some = rules()
    over = "The stock is used up, and the deal ends."
    assert over not in said(act(some, table(some, "TC", melds=OUT), "discard TC").events)
    assert over in said(act(some, table(some, "TC QC", stock="3H", drawn=False), "draw").events)


# What is seen


def test_CR10_no_move_is_empty() -> None:
    some = rules()
    for own, pile, action in (("5C 5D QC 8S 9S", "5H", "take 5C 5D"), ("QC 8S", "7C KS", "take")):
        step = act(some, table(some, own, pile=pile, melds=OPEN, drawn=False), action)
        moves = [event for event in step.events if isinstance(event, CardsMoved)]
        assert moves
        assert all(event.cards for event in moves)


def test_CR10_the_top_card_goes_from_the_pile_to_the_meld_and_the_others_from_the_hand() -> None:
    some = rules()
    state = table(some, "QH QD JK 9C 9D 9H 4C 5D", pile="7S QS", drawn=False)
    step = act(some, state, "take QH QD JK / 9C 9D 9H")
    assert moved(step.events, DISCARD, meld(0, 12)) == "QS"
    assert moved(step.events, hand(0), meld(0, 12)) == "QD QH JK"
    assert moved(step.events, hand(0), meld(0, 9)) == "9C 9D 9H"
    assert moved(step.events, DISCARD, hand(0)) == "7S"


@pytest.mark.parametrize(("card", "options", "frozen"), [
    ("7C", {}, False), ("2C", {}, True), ("JK", {}, True), ("3C", {}, False),
    ("7C", {"black_three": "freeze"}, False), ("3C", {"black_three": "freeze"}, True),
])  # fmt: skip
def test_C55_and_CR18_which_discards_freeze_the_pile(card: str, options: dict[str, str], frozen: bool) -> None:
    some = rules(4, **options)
    after = act(some, table(some, f"{card} 8C 9S", melds=OPEN), f"discard {card}").state
    assert after.public.frozen is frozen
    again = act(some, table(some, "7C 8C 9S", melds=OPEN, frozen=True), "discard 7C").state
    assert again.public.frozen


def test_CR20_the_hands_are_laid_open_for_the_count() -> None:
    some = rules()
    end = act(some, table(some, "TC", melds=OUT, others=["", "4C 5C", "6C", "7C"]), "discard TC")
    assert [moved(end.events, hand(seat), shown(seat)) for seat in range(4)] == ["", "4C 5C", "6C", "7C"]


def test_CR23_all_cards_are_in_the_stock_again() -> None:
    some = rules()
    end = act(some, table(some, "TC", melds=OUT, others=["", "4C", "", ""], stock="8C", pile="7C"), "discard TC")
    assert end.state.zones[STOCK] == some.deck()
    assert not any(found for zone, found in end.state.zones.items() if zone != STOCK)
    assert moved(end.events, shown(1), STOCK) == "4C"
    assert moved(end.events, meld(0, 9), STOCK) == CANASTA
    assert not any(isinstance(event, CardsMoved) and event.source == STOCK for event in end.events)


# What is remembered


EIGHTS = "8C 8C 8D 8D 8S 8H 8H"
OTHERS = ["", "4C 4D 4H", "KS 6C 6D", "4S 5C 5D"]
ROUND = ["draw", "discard 4C", "draw", "discard 6C", "draw", "discard 4S"]  # what the three others do


@pytest.mark.parametrize(
    ("first", "laid"), [(["meld QC QD QH"], {0}), (["meld KC"], {0}), (["meld QC QD QH", "meld KC"], {0}), ([], set())]
)
def test_CR16_who_has_put_a_card_on_the_table_is_remembered(first: list[str], laid: set[int]) -> None:
    """A meld begun, a card added, both, or neither: a discard puts none there."""
    some = rules()
    state = table(some, f"QC QD QH KC {MANY} TD", melds=OPEN, others=OTHERS)
    later = act(some, state, *first, "discard TD", *ROUND).state
    assert later.public.laid == laid
    assert later.public.turn == 0


def test_CR16_discarding_and_drawing_before_hinders_no_concealed_hand() -> None:
    some = rules()
    for first, concealed in (([], True), (["meld KC"], False)):
        own = f"KC {EIGHTS} TD" if first else f"{EIGHTS} TD"
        state = table(some, own, melds={0: "KD KH KS"}, others=OTHERS, stock="5S 6S 7S 7D")
        ready = act(some, state, *first, "discard TD", *ROUND, "draw").state
        end = act(some, ready, f"meld {EIGHTS}", "discard 7D").state
        assert end.public.out == 0
        assert end.public.concealed is concealed


@pytest.mark.parametrize("seats", range(2, 7))
def test_CR12_and_CR23_a_match_begins_at_nothing(seats: int) -> None:
    public = dealt(rules(seats)).state.public
    assert public.totals == public.penalties == (0,) * seats
    assert public.deal == 1
    assert not public.laid
    assert public.lone is public.out is None


def test_CR06_a_turn_begins_anew_for_the_next_player() -> None:
    some = rules()
    state = table(some, f"QC QD QH 5C {MANY}", melds=OPEN)
    public = act(some, state, "meld QC QD QH", "discard 5C").state.public
    assert (public.turn, public.phase) == (1, CanastaPhase.DRAWING)
    assert not public.melded
    assert not public.begun
    assert not public.added


@pytest.mark.parametrize("drawn", [False, True])
def test_CR14_only_whoever_is_asked_answers(drawn: bool) -> None:
    state = table(rules(), "KC QC 4S", pile="5H", drawn=drawn)
    assert refused(rules(), state, "answer yes") == "CR-14"


def test_CR14_whoever_sits_out_is_nobodys_partner() -> None:
    public = table(rules(5), "KC").public
    assert partner(public, Seat(4)) is None
    assert partner(public, Seat(0)) == 2


def test_CR07_a_pile_that_is_always_frozen_is_frozen_by_no_discard() -> None:
    some = rules(pile_always_frozen=True)
    step = act(some, table(some, "2C QC", melds=OPEN), "discard 2C")
    assert said(step.events) == ["P0 discards the two of clubs."]
