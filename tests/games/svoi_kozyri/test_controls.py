"""A person's side: choosing trumps, leading through a beat of two cards, seeing what picking up would bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from cardtable.core.cards import Card, Suit
from cardtable.core.controls import Draft, Drop, Mark, Press, Select, Submit, Tap
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text
from cardtable.core.views import State, View
from cardtable.core.zones import Zone
from cardtable.games.svoi_kozyri.controls import SvoiKozyriControls
from cardtable.games.svoi_kozyri.options import SEATS
from cardtable.games.svoi_kozyri.rules import SvoiKozyriRules
from cardtable.games.svoi_kozyri.state import PILE, BeatCard, LeadCard, NameTrump, TakeCards, hand
from tests.games.svoi_kozyri.tables import WORDS, act, cards, chosen, dealt, rules, table, view

TWO = rules(2)
CONTROLS = SvoiKozyriControls(chosen(), 2)
NOTHING = Draft()
PILE_OF_SEVEN = "6C 7C 8C 9C TC JC 9D"
STATE = table(TWO, ["KD AD 7C 6S", "7D 8D"], PILE_OF_SEVEN)


def seen(state: State[Any] = STATE, seat: int | None = None, some: SvoiKozyriRules = TWO) -> View[Any]:
    return view(some, state, seat)


def tap(text: str, draft: Draft = NOTHING, state: State[Any] = STATE, seat: int = 0) -> Refusal | Select | Submit[Any]:
    return CONTROLS.interpret(seen(state, seat), draft, Tap(cards(text), hand(seat)))


def drop(text: str, target: Zone, draft: Draft = NOTHING, state: State[Any] = STATE) -> Refusal | Select | Submit[Any]:
    return CONTROLS.interpret(seen(state), draft, Drop(cards(text), hand(0), target))


def command(
    code: str,
    draft: Draft = NOTHING,
    state: State[Any] = STATE,
    some: SvoiKozyriRules = TWO,
    controls: SvoiKozyriControls = CONTROLS,
) -> Submit[Any] | Select | Refusal:
    return controls.interpret(seen(state, some=some), draft, Press(code))


def marked(text: str, **others: Any) -> Draft:
    return Draft(marked=cards(text), **others)


def prompt(draft: Draft = NOTHING, state: State[Any] = STATE, seat: int = 0) -> str:
    return WORDS.text(CONTROLS.display(seen(state, seat), draft).prompt)


def test_KR10_the_card_that_beats_is_marked_and_any_other_card_then_plays() -> None:
    assert tap("KD") == Select(marked("KD"))
    assert tap("7C", marked("KD")) == Submit(BeatCard(*cards("KD 7C")))
    assert tap("AD", marked("KD")) == Submit(BeatCard(*cards("KD AD")))
    assert tap("KD", marked("KD")) == Select(NOTHING)


def test_KR10_dragging_does_the_same() -> None:
    assert drop("KD", PILE) == Select(marked("KD"))
    assert drop("KD", PILE, marked("KD")) == Select(marked("KD"))
    assert drop("7C", PILE, marked("KD")) == Submit(BeatCard(*cards("KD 7C")))
    refusal = drop("KD", hand(1))
    assert isinstance(refusal, Refusal)
    assert WORDS.text(refusal.reason) == "Drop the card on the pile to play it."


def test_KR09_a_card_that_does_not_beat_is_refused_with_its_reason() -> None:
    refusal = tap("7C")
    assert isinstance(refusal, Refusal)
    assert (refusal.code, WORDS.text(refusal.reason)) == (
        "KR-09",
        "The seven of clubs doesn't beat the nine of diamonds.",
    )


def test_only_cards_that_mean_something_can_be_lifted() -> None:
    assert CONTROLS.liftable(seen(), NOTHING) == {hand(0): frozenset(cards("KD AD 6S"))}
    assert CONTROLS.liftable(seen(), marked("KD")) == {hand(0): frozenset(cards("KD AD 7C 6S"))}
    assert CONTROLS.liftable(seen(seat=1), NOTHING) == {}
    assert CONTROLS.targets(seen(), NOTHING, hand(0), cards("KD")) == {PILE}
    assert CONTROLS.targets(seen(), NOTHING, hand(0), cards("7C")) == frozenset()


def test_a_lead_and_a_last_card_are_played_at_once() -> None:
    assert tap("7C", state=table(TWO, ["KD 7C", "7D 8D"])) == Submit(LeadCard(Card.parse("7C")))
    assert tap("KD", state=table(TWO, ["KD", "7D 8D"], "9D")) == Submit(BeatCard(Card.parse("KD")))


def test_a_mark_that_no_longer_beats_is_forgotten() -> None:
    other = table(TWO, ["KD AD 7C 6S", "7D 8D"], "AC")
    assert tap("6S", marked("KD"), other) == Select(marked("6S"))


def test_KR11_picking_up_shows_the_cards_first_and_then_does_it() -> None:
    assert command("take") == Select(Draft(pending="take"))
    assert command("take", marked("KD")) == Select(Draft(pending="take"))
    assert command("take", Draft(pending="take")) == Submit(TakeCards())
    assert tap("KD", Draft(pending="take")) == Select(marked("KD"))


def marks(draft: Draft = NOTHING, state: State[Any] = STATE) -> tuple[frozenset[Mark], ...]:
    return CONTROLS.display(seen(state, 0), draft).marks[PILE]


def places(found: tuple[frozenset[Mark], ...], mark: Mark) -> list[int]:
    return [place for place, held in enumerate(found) if mark in held]


def test_KR11_the_top_card_the_next_two_and_the_next_two_lie_apart() -> None:
    assert places(marks(), Mark.GAP_AFTER) == [1, 3, 5]
    assert places(marks(), Mark.WINNING) == [6]


def test_KR11_the_cards_that_would_come_are_marked() -> None:
    assert places(marks(Draft(pending="take")), Mark.COMING) == [4, 5, 6]
    trump = table(TWO, ["KD AD 7C", "7D 8D"], "6C 7C 8C 9C TC JC JS")
    assert places(marks(Draft(pending="take"), trump), Mark.COMING) == [2, 3, 4, 5, 6]
    ace = table(TWO, ["KD AD 7C", "7D 8D"], "6C 7C 8C 9C TC JC AS")
    assert places(marks(Draft(pending="take"), ace), Mark.COMING) == list(range(7))


def test_the_button_says_how_many_and_why_not() -> None:
    (button,) = CONTROLS.commands(seen(), NOTHING)
    assert (WORDS.text(button.label), button.refusal) == ("Pick up 3 card(s)", None)
    (button,) = CONTROLS.commands(seen(), Draft(pending="take"))
    assert WORDS.text(button.label) == "Take 3 card(s) now"
    forced = SvoiKozyriControls(chosen("svoi_app"), 2)
    (button,) = forced.commands(seen(), NOTHING)
    assert button.refusal is not None
    assert WORDS.text(button.refusal) == "You can beat the nine of diamonds, so you can't pick up."
    assert CONTROLS.commands(seen(table(TWO, ["KD", "7D"])), NOTHING) == ()


def test_KR03_trumps_are_a_question_with_a_suit_on_each_button() -> None:
    state = dealt(TWO).state
    display = CONTROLS.display(seen(state), NOTHING)
    assert display.question
    assert WORDS.text(display.prompt) == "Choose your trump suit"
    buttons = CONTROLS.commands(seen(state), NOTHING)
    assert [button.suit for button in buttons] == list(Suit)
    assert command("trump H", state=state) == Submit(NameTrump(Suit.HEARTS))
    assert not CONTROLS.display(seen(state, 1), NOTHING).question
    assert CONTROLS.commands(seen(state, 1), NOTHING) == ()


def test_prompts() -> None:
    assert prompt() == "Beat the nine of diamonds, then play one more"
    assert prompt(marked("KD")) == "Now choose the card to play on the king of diamonds"
    assert prompt(Draft(pending="take")) == "Pick up the highlighted card(s), 3 in all?"
    assert prompt(seat=1) == "P0 to play"
    assert prompt(state=table(TWO, ["6C", "7D"], "9D")) == "You can't beat the nine of diamonds: pick up 1 card(s)"
    assert prompt(state=table(TWO, ["6C", "7D"])) == "Your turn: lead any card"
    assert prompt(state=table(TWO, ["TD", "7D"], "9D")) == "Beat the nine of diamonds with your last card, or pick up"


def test_plates_show_the_trumps_and_who_is_out() -> None:
    three = rules(3)
    display = SvoiKozyriControls(chosen(), 3).display(seen(table(three, ["6D", "", "7C"]), 0, three), NOTHING)
    assert [plate.badges[0] for plate in display.plates] == [Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS]
    badge = display.plates[1].badges[1]
    assert isinstance(badge, Text)
    assert WORDS.text(badge) == "Out first"
    assert [plate.dealer for plate in display.plates] == [False, False, True]


def test_everybody_who_is_out_is_told_in_which_place() -> None:
    most = max(SEATS)
    state = table(rules(most), ["", "", "", "7C"], out=(2, 0, 1), turn=3)
    display = SvoiKozyriControls(chosen(), most).display(seen(state, 0, rules(most)), NOTHING)
    told = [[WORDS.text(badge) for badge in plate.badges if isinstance(badge, Text)] for plate in display.plates]
    assert told == [["Out second"], ["Out third"], ["Out first"], []]


def notes(**facts: Any) -> list[str]:
    state = table(TWO, ["KD 7C", "7D 8D"], "9D", **facts)
    return [WORDS.text(note) for note in CONTROLS.display(seen(state), NOTHING).notes]


def test_KR16_draws_are_announced_beforehand() -> None:
    assert notes() == ["P0: spades", "P1: hearts"]
    assert notes(positions=(5, 7, 5))[2:] == ["A draw at the next repetition"]
    assert notes(turns=590)[2:] == ["A draw after 10 more turn(s)"]


def test_nothing_is_ever_claimed() -> None:
    assert CONTROLS.claim(seen()) == ()


@pytest.mark.parametrize(
    ("top", "preset", "said"),
    [
        ("9D", "", ["1: beat this card", "3: you take these if you don't beat it", "", ""]),
        ("KS", "", ["1: beat this card", "", "5: you take these if you don't beat it", ""]),
        ("AS", "", ["1: beat this card", "", "", "7: you take these if you don't beat it"]),
        ("9D", "svoi_app", ["1: beat this card", "3: you take these if you can't beat it", "", ""]),
        ("9D", "challenge", ["1: beat this card", "7: you take these if you don't beat it"]),
    ],
)
def test_KR11_the_pile_says_how_much_of_it_is_taken_now(top: str, preset: str, said: list[str]) -> None:
    some = rules(2, preset)
    state = table(some, ["7S 8S", "7H"], f"6C 7C 8C 9C TC JC {top}")
    display = SvoiKozyriControls(chosen(preset), 2).display(seen(state, 0, some), NOTHING)
    assert [WORDS.text(text) for text in display.spans[PILE]] == said


def test_only_whoever_is_to_beat_the_pile_is_told_so() -> None:
    state = table(TWO, ["6C 7D", "7H 8H"], "6H 7S", turn=1)
    waiting, acting = (CONTROLS.display(seen(state, seat), NOTHING).spans[PILE] for seat in (0, 1))
    assert [WORDS.text(text) for text in waiting] == [""] * 4
    assert WORDS.text(acting[0]) == "1: beat this card"


def test_other_gestures_mean_nothing() -> None:
    assert tap("7D", seat=1, state=table(TWO, ["6C", "7D"], turn=1)) == Submit(LeadCard(*cards("7D")))
    assert CONTROLS.interpret(seen(), NOTHING, Tap(cards("7D"), hand(1))) == Select(NOTHING)
    assert CONTROLS.interpret(seen(), NOTHING, Tap((), hand(0))) == Select(NOTHING)
    assert command("sing", marked("KD")) == Select(marked("KD"))


def told(hands: Sequence[str], pile: str = "", done: str = "", **options: Any) -> str:
    """The prompt of seat 0 after this has been done, under these rules."""
    some = rules(2, **options)
    state = table(some, hands, pile)
    after = act(some, state, done).state if done else state
    return WORDS.text(SvoiKozyriControls(chosen(**options), 2).display(view(some, after, 0), NOTHING).prompt)


def test_the_prompt_says_how_the_deal_ended() -> None:
    longer: dict[str, Any] = {"match": "first_to_n_wins", "match_length": 2}
    assert told(["6D", "7C"], done="lead 6D", **longer) == "P1 has lost the deal"
    assert told(["6D", "9D"], done="lead 6D", **longer) == "The deal is a draw"
    assert told(["6D", "7C"], done="lead 6D") == "P0 wins the match"
    assert told(["6D", "9D"], done="lead 6D") == "The match is a draw"


def test_a_beat_of_one_card_is_asked_for_as_such() -> None:
    assert told(["KD AD", "7D"], "9D", second_card=False) == "Beat the nine of diamonds"
    assert told(["KD", "7D"], "9D", voluntary_pickup=False) == "Beat the nine of diamonds"


@pytest.mark.parametrize(
    ("match", "goal"),
    [
        ("single", "Svoi Kozyri: one deal"),
        ("round", "Svoi Kozyri: deal 1 of 2"),
        ("first_to_n_wins", "Svoi Kozyri: first to win 3 deal(s)"),
        ("first_to_n_losses", "Svoi Kozyri: until somebody has lost 3 deal(s)"),
    ],
)
def test_KR17_the_score_panel_says_how_far_it_goes(match: str, goal: str) -> None:
    controls = SvoiKozyriControls(chosen(match=match, match_length=3), 2)
    display = controls.display(seen(table(TWO, ["6D", "7C"])), NOTHING)
    assert display.goal is not None
    assert WORDS.text(display.goal) == goal
