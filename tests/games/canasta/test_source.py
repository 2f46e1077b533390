"""The clauses of the source text that no other test names, and where each clause is told to people."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cardtable.core.cards import Card
from cardtable.core.controls import Draft, Mark
from cardtable.core.session import Session
from cardtable.games.canasta import GAME
from cardtable.games.canasta.card_values import card_points, is_wild
from cardtable.games.canasta.controls import CanastaControls
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.state import DISCARD, STOCK, hand
from tests.games.canasta.tables import act, cards, dealt, legal, lines, refused, row, rules, table, texts, view, why

CANASTA = "9C 9D 9H 9S 9C 9D 9H"

HOUSE = {"preset": "canasta_house"}

TOLD = {  # by clause: the clause of the rulebook that tells it, in which words, and under which rules but the defaults
    "C-01": ("C-01", "Lay down melds of one rank"),
    "C-02": ("C-34", "three or more cards of one rank"),
    "C-03": ("CR-01", "Four players take part"),
    "C-04": ("C-04", "2 pack(s) of 52 cards with two jokers each"),
    "C-05": ("C-34", "from four to ace"),
    "C-06": ("C-31", "begins a turn by drawing from the stock or by taking the discard pile"),
    "C-07": ("C-07", "a seven to a four or a black three 5"),
    "C-08": ("C-07", "a king to an eight 10"),
    "C-09": ("C-07", "a deuce or an ace 20"),
    "C-10": ("C-07", "joker counts 50"),
    "C-11": ("C-07", "black three 5"),
    "C-12": ("C-29", "Each red three counts 100 points"),
    "C-13": ("CR-03", "cards are drawn", HOUSE),
    "C-14": ("C-14", "The player with the highest card chooses a seat", HOUSE),
    "C-15": ("CR-03", "the two highest are partners, and the highest plays first", HOUSE),
    "C-16": ("C-16", "aces are high and deuces low; between equal ranks the order is spades, hearts, diamonds,", HOUSE),
    "C-17": ("C-17", "draws a joker, or the same card as somebody else, draws again", HOUSE),
    "C-18": ("CR-01", "Partners sit opposite each other"),
    "C-19": ("CR-23", "on the right of the one who drew highest deals first; then the deal passes to the left", HOUSE),
    "C-20": ("C-21", "shuffled again for each deal"),
    "C-21": ("C-21", "the player on the dealer's left cuts it", HOUSE),
    "C-22": ("C-22", "one at a time, clockwise from the player on the dealer's left"),
    "C-23": ("C-22", "the rest is the stock"),
    "C-24": ("CR-04", "The top card of the stock begins the discard pile"),
    "C-25": ("CR-04", "if it is a wild card or a three, another card is turned up", HOUSE),
    "C-26": ("C-26", "laid out at once and replaced from the stock"),
    "C-27": ("C-26", "replaced from the stock"),
    "C-28": ("C-28", "isn't replaced when the pile is taken"),
    "C-29": ("C-29", "100 points, all four together 800"),
    "C-30": ("C-30", "count against a side that has no meld"),
    "C-31": ("C-31", "drawing from the stock or by taking the discard pile"),
    "C-32": ("C-32", "draws 1 card(s), may then meld, and ends the turn with a discard"),
    "C-33": ("C-33", "the rest of the pile joins the hand"),
    "C-34": ("C-34", "three or more cards of one rank"),
    "C-35": ("C-35", "two natural cards for every wild one, and at most three", HOUSE),
    "C-36": ("CR-17", "only by a player who goes out"),
    "C-37": ("CR-20", "Cards left in any hand of a side count against it"),
    "C-38": ("CR-11", "Partners share one meld of each rank"),
    "C-39": ("C-39", "Cards can only be added to melds of your own side"),
    "C-40": ("C-39", "only be added to melds of your own side"),
    "C-41": ("C-41", "A meld of seven or more cards is a canasta"),
    "C-42": ("C-41", "natural without wild cards"),
    "C-43": ("C-41", "mixed with them"),
    "C-44": ("CR-12", "With a total before the deal of"),
    "C-45": ("CR-12", "below 0 only 15"),
    "C-46": ("CR-12", "must be worth 50 points"),
    "C-47": ("CR-12", "1500 or more it must be worth 90"),
    "C-48": ("CR-12", "of 3000 or more, 120"),
    "C-49": ("C-52", "Only the cards themselves count towards it"),
    "C-50": ("C-50", "Melds laid down together add up to it"),
    "C-51": ("CR-10", "only the top card of the pile counts"),
    "C-52": ("C-52", "bonuses for canastas and red threes don't"),
    "C-53": ("C-50", "after that a meld may be worth anything"),
    "C-54": ("CR-08", "nor before the side has melded", HOUSE),
    "C-55": ("C-55", "A discarded black three freezes the pile", HOUSE),
    "C-57": ("CR-07", "freezes the pile until it is taken"),
    "C-58": ("CR-07", "two natural cards from the hand that match its top card"),
    "C-59": ("CR-09", "one natural and one wild card, or by adding its top card to a meld of your side"),
    "C-60": ("CR-10", "meld more once you have taken it", HOUSE),
    "C-61": ("CR-08", "nor before the side has melded", HOUSE),
    "C-62": ("CR-15", "A player whose side has 1 canasta(s) may go out"),
    "C-63": ("CR-15", "by melding the last card or by discarding it"),
    "C-64": ("CR-15", "by melding the last card"),
    "C-65": ("CR-08", "nor can a one-card pile be taken with one card in hand"),
    "C-66": ("C-66", "laying down your whole hand in one turn"),
    "C-67": ("CR-16", "must meet the minimum of a first meld as well", HOUSE),
    "C-68": ("C-68", "A natural canasta counts 500"),
    "C-69": ("C-68", "a mixed one 300 points"),
    "C-70": ("C-70", "Going out counts 100 points, and 100 more when it is concealed"),
    "C-71": ("CR-20", "Cards left in any hand of a side count against it"),
    "C-73": ("C-73", "a side reaches 5000 points"),
    "CR-01": ("CR-01", "Four players take part"),
    "CR-02": ("CR-02", "In the first deal player 5 sits out, then player 3, then player 1", {"seats": 5}),
    "CR-03": ("CR-03", "the highest plays first", HOUSE),
    "CR-04": ("CR-04", "if it is a wild card or a red three, another card is turned up"),
    "CR-05": ("CR-07", "frozen for a side without a meld"),
    "CR-06": ("CR-06", "nothing but red threes at the end of the stock, the deal ends at once"),
    "CR-07": (
        "CR-07",
        "freezes the pile until it is taken with two natural cards from the hand that match its top card",
    ),
    "CR-08": ("CR-08", "can't be taken when a wild card or a three is on top"),
    "CR-09": ("CR-09", "If it isn't frozen"),
    "CR-10": ("CR-10", "with the cards laid down from the hand"),
    "CR-11": ("C-02", "Wild cards alone aren't a meld"),
    "CR-12": ("C-52", "wild cards too"),
    "CR-13": ("CR-13", "two before discarding, one after"),
    "CR-14": ("CR-14", "may ask the partner: may I go out? The answer is binding"),
    "CR-15": ("CR-15", "1 canasta(s)"),
    "CR-16": ("C-66", "without having laid down any card earlier in the deal and without adding to melds on"),
    "CR-17": ("CR-17", "Three or more black threes, without wild cards"),
    "CR-18": ("CR-18", "Any card in the hand may be discarded, even a wild card or a black three"),
    "CR-19": ("CR-19", "must take it; any other may end the deal instead"),
    "CR-20": ("C-70", "Going out counts 100 points"),
    "CR-21": ("CR-21", "the other two are partners for this deal", {"seats": 3}),
    "CR-22": ("CR-22", "The highest total wins; if several are equal, another deal is played"),
    "CR-23": ("CR-23", "In each new deal the player on the last dealer's left deals"),
}
SEEN = {"C-56", "C-72"}  # nothing to be told: the table shows the card crosswise, and the score of both sides
CLAUSES = [*(f"C-{number:02}" for number in range(1, 74)), *(f"CR-{number:02}" for number in range(1, 24))]


def named(clause: str) -> set[str]:
    """The clauses that a test's name lists, those of a range too."""
    found = set(re.findall(r"(?<![A-Z])CR?\d\d", clause))
    for kind, first, last in re.findall(r"(CR?)(\d\d)_to_CR?(\d\d)", clause):
        found |= {f"{kind}{number:02}" for number in range(int(first), int(last) + 1)}
    return found


def test_every_clause_has_a_test() -> None:
    folder = Path(__file__).parent
    files = [*folder.glob("test_*.py"), folder.parent.parent / "core" / "test_seating.py"]
    tests = re.findall(r"def (test_\w+)", "".join(file.read_text(encoding="utf-8") for file in files))
    tested = {name for test in tests for name in named(test)}
    assert [clause for clause in CLAUSES if clause.replace("-", "") not in tested] == []


@pytest.mark.parametrize(("teller", "words", "rule_set"), [(*entry, {})[:3] for entry in TOLD.values()], ids=TOLD)
def test_the_rulebook_tells_what_is_said_of_it(teller: str, words: str, rule_set: dict[str, Any]) -> None:
    assert words in texts(**rule_set)[teller]


def test_every_clause_is_told_to_people() -> None:
    assert [clause for clause in CLAUSES if clause not in TOLD and clause not in SEEN] == []
    assert not SEEN & set(TOLD)


def test_C01_C06_C31_a_turn_is_drawing_melding_and_discarding() -> None:
    some = rules()
    state = table(some, "KC KD KH 4S 5S 6S", pile="8H", drawn=False, melds={0: "AC AD AH"})
    for action in ("meld KC KD KH", "discard 4S"):
        assert refused(some, state, action) == "C-31"
    after = act(some, state, "draw", "meld KC KD KH", "discard 4S").state
    assert after.public.turn == 1
    assert after.zones[DISCARD][-1] == Card.parse("4S")


def test_C02_C34_a_meld_has_three_cards_of_a_rank_and_wild_cards_may_help() -> None:
    some = rules()
    state = table(some, "KC KD KH QC QD 2C 4S 5S", melds={0: "AC AD AH"})
    assert refused(some, state, "meld KC KD KH") == ""
    assert refused(some, state, "meld QC QD 2C") == ""
    assert refused(some, state, "meld QC QD") == "C-34"
    assert refused(some, state, "meld KC KD QC") == "C-34"


def test_C03_C18_four_play_and_partners_sit_opposite() -> None:
    some = rules()
    assert some.params.sides == (0, 1, 0, 1)
    assert some.context_of(view(some, table(some, "KC QC"))).partner == 2


def test_C05_C08_C09_C10_C12_what_the_cards_are_and_count() -> None:
    counts = {text: card_points(Card.parse(text)) for text in "4C 7D 8H KS AS 2C JK 3S".split()}
    assert counts == {"4C": 5, "7D": 5, "8H": 10, "KS": 10, "AS": 20, "2C": 20, "JK": 50, "3S": 5}
    assert [text for text in counts if is_wild(Card.parse(text))] == ["2C", "JK"]
    some = rules()
    assert refused(some, table(some, "3C 3S 3C KC 4S", melds={0: "AC AD AH"}), "meld 3C 3S 3C") != ""  # outside


def test_C20_C21_the_pack_is_shuffled_anew_for_each_deal() -> None:
    session = Session(GAME, CanastaOptions(), ("beginner A",) * 4, "1")
    other = Session(GAME, CanastaOptions(), ("beginner A",) * 4, "2")
    assert session.view(None).zones[DISCARD] != other.view(None).zones[DISCARD]


def test_C23_C24_the_rest_is_the_stock_and_its_top_is_turned() -> None:
    state = dealt(rules()).state
    assert len(state.zones[DISCARD]) >= 1
    laid = sum(len(found) for zone, found in state.zones.items() if zone.kind == "threes")
    assert len(state.zones[STOCK]) == 108 - 44 - len(state.zones[DISCARD]) - laid
    assert all(len(state.zones[hand(seat)]) == 11 for seat in range(4))


def test_C37_melds_in_the_hand_count_against_and_only_those_on_the_table_for() -> None:
    some = rules()
    state = table(some, "KC", melds={0: CANASTA, 1: "AC AD AH"}, others=["", "KC KD KS", "4C", "5C"])
    counted = lines(act(some, state, "discard KC"))
    assert counted["Melded cards"] == (70, 60, 70, 60)
    assert counted["Left in hand"] == (-5, -35, -5, -35)


@pytest.mark.parametrize(("total", "least"), [(-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120)])
def test_C44_C46_C47_the_score_fixes_the_minimum_of_the_whole_deal(total: int, least: int) -> None:
    some = rules()
    state = table(some, "QC 4S", totals=(total, 0, total, 0), points=())
    assert some.context_of(view(some, state)).minimum == least


def test_C49_C50_several_melds_add_up_to_the_minimum() -> None:
    some = rules()
    state = table(some, "QC QD QH 5C 5D 5H 2C 7S 8S")
    assert why(some, state, "meld QC QD QH 5C") == "All natural cards of a meld must be of one rank."
    assert refused(some, state, "meld QC QD QH / 5C 5D 5H") == "CR-12"  # 45
    assert refused(some, state, "meld QC QD QH 2C") == ""  # 50
    assert refused(some, state, "meld QC QD QH / 5C 5D 2C") == ""  # 60


def test_C56_the_freezing_card_lies_crosswise() -> None:
    some = rules()
    state = act(some, table(some, "2C 4S 5S", pile="7H", melds={0: CANASTA}), "discard 2C").state
    marks = CanastaControls(some.options, 4).display(view(some, state), Draft()).marks[DISCARD]
    assert [Mark.CROSSWISE in mark for mark in marks] == [False, True]


def test_C58_a_frozen_pile_takes_a_natural_top_and_a_natural_pair() -> None:
    some = rules()
    facts: dict[str, Any] = {"melds": {0: CANASTA}, "drawn": False, "frozen": True}
    assert refused(some, table(some, "8C 8D 4S", pile="2C 8H", **facts), "take 8C 8D") == ""
    assert refused(some, table(some, "8C 2D 4S", pile="2C 8H", **facts), "take 8C 2D") == "CR-07"
    assert refused(some, table(some, "8C 8D 4S", pile="8H 2C", **facts), "take 8C 8D") == "CR-08"


def test_C60_after_taking_the_rest_is_held_and_the_turn_goes_on() -> None:
    some = rules()
    state = table(some, "8C 8D 4S 6C 6D", pile="6H TS 8H", melds={0: CANASTA}, drawn=False)
    taken = act(some, state, "take 8C 8D").state
    assert set(cards("6H TS")) <= set(taken.zones[hand(0)])
    assert act(some, taken, "meld 6C 6D 6H", "discard TS").state.public.turn == 1


def test_C67_a_concealed_hand_meets_the_minimum_itself_where_the_rules_ask_for_it() -> None:
    own = "5C 5D 5H 5S 5C 5D 5H 4C 4D 4H 4S 9C"
    act_of_it = "meld 5C 5C 5D 5D 5H 5H 5S / 4C 4D 4H 4S"
    poor: dict[str, Any] = {"totals": (3200, 0, 3200, 0)}
    free, strict = rules(), rules(concealed_min="always")
    assert refused(free, table(free, own, **poor), act_of_it) == ""
    assert refused(strict, table(strict, own, **poor), act_of_it) == "CR-12"


def test_C68_C69_C70_canastas_and_going_out_have_their_bonuses() -> None:
    some = rules()
    state = table(some, "KC", melds={0: f"{CANASTA} / 8C 8D 8H 8S 8C 2D 2C"}, others=["", "4C", "5C", "6C"])
    counted = lines(act(some, state, "discard KC"))
    assert counted["Natural canastas"][0] == 500
    assert counted["Mixed canastas"][0] == 300
    assert counted["Going out"] == (100, 0, 100, 0)


def test_C72_we_and_they_have_one_score_each_and_it_fixes_the_next_minimum() -> None:
    some = rules()
    state = table(some, "KC", melds={0: CANASTA}, others=["", "4C", "5C", "6C"], totals=(900, 20, 900, 20))
    step = act(some, state, "discard KC")
    assert row(step)[0] == row(step)[2]
    assert row(step)[1] == row(step)[3]
    plates = CanastaControls(some.options, 4).display(view(some, step.state, 0), Draft()).plates
    assert [plate.needs for plate in plates] == [90, 50, 90, 50]


def test_CR05_a_side_is_open_once_it_has_a_meld_and_red_threes_are_none() -> None:
    some = rules()
    assert not some.context_of(view(some, table(some, "KC QC", reds={0: "3D 3H"}))).is_open
    assert some.context_of(view(some, table(some, "KC QC", melds={0: "AC AD AH"}, turn=2))).is_open


def test_CR15_going_out_needs_the_canastas() -> None:
    some, two = rules(), rules(go_out_canastas=2)
    assert "discard KC" in legal(some, table(some, "KC", melds={0: CANASTA}))
    assert refused(two, table(two, "KC", melds={0: CANASTA}), "discard KC") == "CR-13"
    assert refused(some, table(some, "KC", melds={0: "AC AD AH"}), "discard KC") == "CR-13"
