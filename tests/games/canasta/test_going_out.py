"""Keeping a card, asking, going out, and the end of the stock (C-62 to C-67; CR-13 to CR-19, readings 33 to 43)."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.games.canasta.state import CanastaPhase, PermissionState
from tests.games.canasta.tables import act, legal, lines, refused, row, rules, said, table, why

CANASTA = "9C 9D 9H 9S 9C 9D 9H"
OUT = {0: CANASTA}
NOT_OUT = {0: "KC KD KH"}


def test_C62_and_CR13_without_a_canasta_a_card_is_kept() -> None:
    some = rules()
    state = table(some, "QC QD QH 5S", melds=NOT_OUT)
    assert refused(some, state, "meld QC QD QH") == "CR-13"
    assert "your side needs 1 canasta(s) to go out" in why(some, state, "meld QC QD QH")
    assert refused(some, table(some, "QC QD QH 5S 6S", melds=NOT_OUT), "meld QC QD QH") == ""


def test_C63_and_C64_going_out_by_melding_or_by_discarding() -> None:
    some = rules()
    for actions in (["meld QC QD QH"], ["meld QC QD QH", "discard 5S"]):
        own = "QC QD QH 5S" if len(actions) == 2 else "QC QD QH"
        step = act(some, table(some, own, melds=OUT), *actions)
        assert step.state.public.out == 0
        assert "P0 goes out." in said(step.events)
        assert lines(step)["Going out"] == (100, 0, 100, 0)


def test_example_7_of_the_rules_two_players_need_two_canastas() -> None:
    some = rules(2)
    assert refused(some, table(some, "QC QD QH 5S", melds=OUT), "meld QC QD QH") == "CR-13"
    both = {0: f"{CANASTA} / 8C 8D 8H 8S 8C 8D 8H"}
    assert refused(some, table(some, "QC QD QH 5S", melds=both), "meld QC QD QH") == ""


def test_example_11_of_the_rules_the_last_card_completes() -> None:
    some = rules()
    six = {0: "9C 9D 9H 9S 9C 9D"}
    step = act(some, table(some, "9H KS", melds=six), "meld 9H", "discard KS")
    assert step.state.public.out == 0
    five = table(some, "9H 9S", melds={0: "9C 9D 9H 9S 9C"})
    one = act(some, five, "meld 9H").state
    assert legal(some, one) == ["meld 9S"]
    assert refused(some, one, "discard 9S") == "CR-13"
    assert act(some, one, "meld 9S").state.public.out == 0
    assert act(some, five, "meld 9H 9S").state.public.out == 0


def test_settled_reading_36_a_wild_card_may_complete_any_meld() -> None:
    some = rules()
    melds = {0: "9C 9D 9H 9S 9C 9D / QC QD QH"}
    state = table(some, "QS 2C", melds=melds)
    one = act(some, state, "meld QS").state
    assert legal(some, one) == ["meld 9 2C"]
    full = table(some, "QS 2C", melds={0: "9C 9D 9H 2D 2H JK / QC QD QH"})
    assert refused(some, full, "meld QS") == "CR-13"


def test_settled_reading_36_not_where_going_out_is_forbidden() -> None:
    some = rules(ask_partner="required")
    state = table(some, "9H 9S", melds={0: "9C 9D 9H 9S 9C"})
    assert refused(some, state, "meld 9H") == "CR-14"
    assert refused(some, state, "meld 9H 9S") == "CR-14"


def test_settled_reading_37_taking_may_not_lead_out_where_asking_is_required() -> None:
    some = rules(ask_partner="required")
    state = table(some, "5C 5D QC", pile="5H", melds=OUT, drawn=False)
    assert refused(some, state, "take 5C 5D") == "CR-14"
    alone = rules(2, ask_partner="required", go_out_canastas=1)
    state = table(alone, "5C 5D QC", pile="5H", melds=OUT, drawn=False)
    assert refused(alone, state, "take 5C 5D") == ""


def test_settled_reading_39_wild_canastas_count_for_going_out() -> None:
    some = rules(wild_melds=True)
    state = table(some, "QC QD QH 5S", melds={0: "2C 2D 2H 2S 2C 2D JK"})
    assert act(some, state, "meld QC QD QH", "discard 5S").state.public.out == 0


# Asking


def test_CR14_after_a_yes_every_single_rank_meld_that_goes_out_is_listed() -> None:
    some = rules()
    state = act(some, table(some, "QC 2S", melds={0: f"{CANASTA} / AC AD AH / QD QH QS"}), "ask", "answer yes").state
    assert legal(some, state)[0] == "meld QC / A 2S"  # a way out in several groups is offered first
    single = [text for text in legal(some, state) if "/" not in text]
    assert sorted(single) == ["meld 9 2S", "meld A 2S", "meld Q 2S", "meld QC", "meld QC 2S"]
    assert all(text.startswith("meld") for text in legal(some, state))


def test_example_10_of_the_rules_asked() -> None:
    some = rules()
    state = table(some, "KC KD KS 5H", melds=OUT)
    asked = act(some, state, "ask")
    assert said(asked.events) == ["P0 asks P2: may I go out?"]
    assert asked.state.public.phase is CanastaPhase.ANSWERING
    assert legal(some, asked.state) == ["answer yes", "answer no"]
    assert refused(some, asked.state, "draw") == "CR-14"
    yes = act(some, asked.state, "answer yes").state
    assert legal(some, yes) == ["meld KC KD KS"]
    assert refused(some, yes, "discard 5H") == "CR-14"
    assert legal(some, act(some, yes, "meld KC KD KS").state) == ["discard 5H"]
    assert act(some, yes, "meld KC KD KS", "discard 5H").state.public.out == 0
    no = act(some, asked.state, "answer no").state
    assert no.public.asked is PermissionState.NO
    assert refused(some, no, "meld KC KD KS") == "CR-14"
    assert all(text.startswith("discard") for text in legal(some, no))


def test_CE13_after_a_no_melds_that_keep_two_cards_are_fine() -> None:
    some = rules()
    state = act(some, table(some, "KC KD KS 5H 9S", melds=OUT), "ask", "answer no").state
    assert refused(some, state, "meld KC KD KS") == ""
    assert refused(some, state, "ask") == "CR-14"


def test_CR14_when_the_question_may_be_put() -> None:
    some = rules()
    assert refused(some, table(some, "KC KD KS 5H 6C", melds=OUT), "ask") == "CR-14"  # no way out
    assert refused(some, table(some, "KC KD KS 5H", melds=NOT_OUT), "ask") == "CR-14"
    assert refused(some, table(some, "KC KD KS 5H", melds=OUT, melded=True), "ask") == "CR-14"
    assert refused(some, table(some, "9C", melds=OUT), "ask") == "CR-14"
    taken = act(some, table(some, "8C 8D KC KD KS 5H", pile="8H", melds=OUT, drawn=False), "take 8C 8D").state
    assert refused(some, taken, "ask") == ""
    assert refused(rules(ask_partner="off"), table(some, "KC KD KS 5H", melds=OUT), "ask") == "CR-14"
    alone = rules(2, go_out_canastas=1)
    assert refused(alone, table(alone, "KC KD KS 5H", melds=OUT), "ask") == "CR-14"


def test_CR14_a_partner_is_asked_who_plays_next() -> None:
    some = rules(6)
    melds = {0: f"{CANASTA} / 8C 8D 8H 8S 8C 8D 8H"}
    asked = act(some, table(some, "KC KD KS 5H", melds=melds, turn=4), "ask").state
    assert asked.public.answerer == 0
    assert asked.public.turn == 4


@pytest.mark.parametrize(("turn", "answerer"), [(1, 2), (2, 1)])
def test_CR14_and_CR21_of_three_the_one_partner_is_asked_whoever_plays_next(turn: int, answerer: int) -> None:
    some = rules(3)
    state = table(
        some, "KC KD KS 5H", melds={1: CANASTA}, turn=turn, lone=0, sides=(0, 1, 1), others=["4C", "4D", "4H"]
    )  # fmt: skip
    assert act(some, state, "ask").state.public.answerer == answerer
    alone = table(some, "KC KD KS 5H", melds=OUT, lone=0, sides=(0, 1, 1), others=["", "4D", "4H"])
    assert refused(some, alone, "ask") == "CR-14"


def test_CR14_required() -> None:
    some = rules(ask_partner="required")
    state = table(some, "KC KD KS 5H", melds=OUT)
    assert refused(some, state, "meld KC KD KS") == "CR-14"
    step = act(some, state, "ask", "answer yes", "meld KC KD KS", "discard 5H")
    assert step.state.public.out == 0


def test_settled_reading_33_after_a_yes_the_last_card_is_discarded() -> None:
    some = rules()
    state = act(some, table(some, "KC KD KS KH", melds=OUT), "ask", "answer yes", "meld KC KD KS").state
    assert refused(some, state, "meld KH") == "CR-14"
    assert legal(some, state) == ["discard KH"]


def test_settled_reading_34_after_a_yes_with_the_stock_gone_all_must_go() -> None:
    some = rules(last_red_three="meld_then_end")
    facts: dict[str, Any] = {"stock": "", "last": True, "melds": OUT}
    assert refused(some, table(some, "KC KD KS 5H", **facts), "ask") == "CR-14"
    state = act(some, table(some, "KC KD KS KH", **facts), "ask", "answer yes").state
    assert refused(some, state, "draw") == "CR-14"
    assert legal(some, state) == ["meld KC KD KS KH"]


def test_CR14_and_reading_35_penalty() -> None:
    some = rules(ask_penalty=100)
    state = table(some, "KC KD 5H 6S", melds=OUT, others=["", "4C", "4D", "4H"], stock="QC")
    yes = act(some, state, "ask", "answer yes").state
    assert refused(some, yes, "discard 5H") == ""
    later = act(some, yes, "discard 5H").state
    assert later.public.penalties == (100, 0, 0, 0)
    end = act(some, later, "draw", "discard QC")
    assert lines(end)["Penalty after “yes”"] == (-100, 0, -100, 0)
    out = act(some, table(some, "KC KD KS 5H", melds=OUT), "ask", "answer yes", "meld KC KD KS", "discard 5H")
    assert "Penalty after “yes”" not in lines(out)


def test_settled_reading_35_also_if_the_deal_ends_in_that_turn() -> None:
    some = rules(ask_penalty=100, last_red_three="meld_then_end")
    state = table(some, "KC KD 5H 6S", melds=OUT, stock="", last=True)
    assert lines(act(some, state, "ask", "answer yes", "draw"))["Penalty after “yes”"] == (-100, 0, -100, 0)


# Concealed


def test_example_6_of_the_rules_concealed() -> None:
    own = "5C 5D 5H 5S 5C 5D 5H 4C 4D 4H 4S KC"
    state = table(rules(), own, totals=(3200, 0, 3200, 0), others=["", "", "", ""])
    act_text = "meld 4C 4D 4S 4H / 5C 5C 5D 5D 5S 5H 5H"
    step = act(rules(), state, act_text, "discard KC")
    assert row(step)[0] == 755
    assert "P0 goes out concealed." in said(step.events)
    assert refused(rules(concealed_min="always"), state, act_text) == "CR-12"


def test_CR16_after_taking_the_pile_the_minimum_applies() -> None:
    some = rules()
    own = "5C 5D 5H 5S 5C 5D 4C 4D 4H 4S KC"
    state = table(some, own, pile="5H", totals=(3200, 0, 3200, 0), drawn=False)
    everything = "take 5C 5C 5D 5D 5S 5H / 4C 4D 4S 4H"
    assert refused(some, state, everything) == "CR-12"
    assert refused(some, table(some, own, pile="5H", drawn=False), everything) == ""
    step = act(some, table(some, own, pile="5H", drawn=False), everything, "discard KC")
    assert step.state.public.concealed


@pytest.mark.parametrize(
    ("own", "melds", "actions", "laid", "concealed"),
    [
        ("8C 8D 8H 8S 8C 8D 8H", NOT_OUT, ["meld 8C 8C 8D 8D 8S 8H 8H"], (), True),
        ("8C 8D 8H 8S 8C 8D 8H", NOT_OUT, ["meld 8C 8C 8D 8D 8S 8H 8H"], (0,), False),
        ("8C 8D 8H 8S 8C 8D 8H KS", NOT_OUT, ["meld 8C 8C 8D 8D 8S 8H 8H / KS"], (), False),
        ("8C 8D 8H 8S 8C 8D 8H KS", NOT_OUT, ["meld 8C 8C 8D 8D 8S 8H 8H", "discard KS"], (), True),
        ("8C 8D 8H KS", OUT, ["meld 8C 8D 8H", "discard KS"], (), False),
        ("8C 8D 8H 8S 8C 8D 8H", OUT, ["meld 8C 8D 8H 8S", "meld 8C 8D 8H"], (), True),
    ],
)
def test_C66_and_CR16_what_is_concealed(
    own: str, melds: dict[int, str], actions: list[str], laid: tuple[int, ...], concealed: bool
) -> None:
    some = rules()
    step = act(some, table(some, own, melds=melds, laid=frozenset(laid)), *actions)
    assert step.state.public.out == 0
    assert step.state.public.concealed is concealed
    assert lines(step).get("Concealed", (0,))[0] == (100 if concealed else 0)


def test_settled_reading_41_not_with_one_card_left_when_nothing_is_discarded_any_more() -> None:
    some = rules(last_red_three="meld_then_end")
    own = "5C 5D 5H 5S 5C 5D 5H"
    state = table(some, f"{own} KC", stock="", last=True, totals=(3200, 0, 3200, 0))
    assert refused(some, state, "meld 5C 5C 5D 5D 5S 5H 5H") == "CR-12"
    state = table(some, own, stock="", last=True, totals=(3200, 0, 3200, 0))
    assert refused(some, state, "meld 5C 5C 5D 5D 5S 5H 5H") == ""


def test_CR13_dead_ends_after_a_free_minimum_are_refused() -> None:
    some = rules()
    own = "5C 5D 5H 5S 5C 5D 5H 4C 4D 4H 4S KC QC"
    state = table(some, own, totals=(3200, 0, 3200, 0))
    assert refused(some, state, "meld 4C 4D 4S 4H / 5C 5C 5D 5D 5S 5H 5H") == "CR-12"  # two cards left: not going out


# The end of the stock


def test_example_9_of_the_rules_and_CE02_the_pile_must_be_taken() -> None:
    some = rules()
    state = table(some, "KC QC", stock="", pile="7C 8C", melds={0: "8D 8H 8S"}, drawn=False)
    assert legal(some, state) == ["take"]
    assert refused(some, state, "draw") == "CR-19"


def test_example_9_and_CE03_frozen_with_an_empty_stock() -> None:
    some = rules()
    facts: dict[str, Any] = {"pile": "2C 8C", "melds": {0: "8D 8H 8S"}, "frozen": True, "stock": ""}
    two = table(some, "8C 8H KC QC", drawn=False, **facts)
    assert legal(some, two) == ["take 8C 8H", "draw"]
    end = act(some, two, "draw")
    assert end.state.public.phase is CanastaPhase.SCORED
    assert end.state.public.out is None
    before = table(some, "8C KC", stock="", pile="2C", others=["", "8C KC", "", ""], frozen=True, melds={1: "8D 8H 8S"})
    assert act(some, before, "discard 8C").state.public.phase is CanastaPhase.SCORED


def test_settled_reading_43_an_opening_take_is_looked_for() -> None:
    some = rules()
    own = ["", "8H 8D AC AD AH KC QC", "", ""]
    before = table(some, "8C KC", stock="", pile="7H", others=own)
    after = act(some, before, "discard 8C").state
    assert after.public.phase is CanastaPhase.DRAWING
    texts = legal(some, after)
    assert "take 8D 8H / AC AD AH" in texts
    assert "draw" in texts
    poor = table(some, "8C KC", stock="", pile="7H", others=own, totals=(0, 3000, 0, 3000))
    assert act(some, poor, "discard 8C").state.public.phase is CanastaPhase.SCORED


def test_CR19_end_now() -> None:
    some = rules(stock_end="end_now")
    state = table(some, "KC QC", stock="5H", pile="7C", melds={1: "QD QH QS"}, drawn=False)
    step = act(some, state, "draw", "discard QC")
    assert step.state.public.phase is CanastaPhase.SCORED
    assert step.state.public.out is None


def test_settled_reading_43_the_last_card_may_replace_a_red_three() -> None:
    some = rules(stock_end="end_now")
    state = table(some, "KC QC", stock="3H 5H", pile="7C", drawn=False)
    assert act(some, state, "draw", "discard QC").state.public.phase is CanastaPhase.SCORED


def test_CR13_without_a_canasta_nobody_is_sent_to_ask_the_partner() -> None:
    some = rules(ask_partner="required")
    lacking = table(some, "9H 9S 9D 4C", melds={0: "KC KD KH"})
    assert why(some, lacking, "meld 9H 9S 9D") == "Keep two cards: your side needs 1 canasta(s) to go out."
    assert why(some, table(some, "4C", melds={0: "KC KD KH"}), "discard 4C") == (
        "Without a canasta you must keep your last card."
    )
    complete = table(some, "9H 9S 9D 4C", melds=OUT)
    assert why(some, complete, "meld 9H 9S 9D").startswith("You must ask your partner before going out")


def test_CR14_after_a_yes_that_binds_everything_else_comes_second() -> None:
    some = rules(ask_penalty=0)
    state = table(some, "9H 9S 9D 4C 5D 6S 8S", melds=OUT, asked=PermissionState.YES)
    assert why(some, state, "meld 9H 9S 9D") == "Your partner said yes, so you must go out now."
    first = table(some, "4C 4D 4H 9C 9D 9H QC", melds={}, asked=PermissionState.YES)
    assert why(some, first, "meld 4C 4D 4H") == "Your partner said yes, so you must go out now."
