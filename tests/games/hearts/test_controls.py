"""Gestures to actions, and what the table shows (a person's side)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from cardtable.core.cards import Card, Suit
from cardtable.core.controls import Draft, Drop, Gesture, Mark, Press, Select, Sign, Submit, Tap
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text
from cardtable.core.views import State, View
from cardtable.core.zones import Zone
from cardtable.families.hearts.actions import PassCards, PlayCard, ScoreMoon
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import hand_zone, passing_zone, trick_zone
from cardtable.games.hearts.controls import HeartsControls
from cardtable.games.hearts.rules import HeartsRules
from cardtable.games.hearts.state import KITTY
from tests.families.hearts.tables import WORDS, cards
from tests.games.hearts.tables import act, chosen, dealt, play, play_step, rules, table, view

HANDS = ("2C 5C 9D", "KC 3C 4D", "9C 7D QS", "4H 5H 6H")
NOTHING = Draft()


def faces(shown: Sequence[Card | None]) -> tuple[Card, ...]:
    return tuple(card for card in shown if card is not None)


def at_pass(seat: int = 0, **options: Any) -> tuple[HeartsControls, View[Any]]:
    four = rules(4, **options)
    state = four.deal(None, four.deck()).state
    return HeartsControls(chosen(**options), 4), view(four, state, seat)


def at_play(
    played: str = "", seat: int | None = None, hands: Sequence[str] = HANDS, **options: Any
) -> tuple[HeartsControls, View[Any]]:
    four = rules(4, **options)
    state = play(four, table(four, hands), played)
    return HeartsControls(chosen(**options), 4), view(four, state, state.public.turn if seat is None else seat)


def tap(card: str, seat: int = 0) -> Tap:
    return Tap(cards(card), hand_zone(seat))


def refused(controls: HeartsControls, seen: View[Any], gesture: Gesture) -> Refusal:
    answer = controls.interpret(seen, NOTHING, gesture)
    assert isinstance(answer, Refusal)
    return answer


def text(value: Text | Suit | None) -> str:
    assert isinstance(value, Text)
    return WORDS.text(value)


# Passing


def test_taps_mark_and_unmark() -> None:
    controls, seen = at_pass()
    first = controls.interpret(seen, NOTHING, tap("2C"))
    assert first == Select(Draft(marked=cards("2C")))
    second = controls.interpret(seen, first.draft, tap("6C"))
    assert second == Select(Draft(marked=cards("2C 6C")))
    assert controls.interpret(seen, second.draft, tap("2C")) == Select(Draft(marked=cards("6C")))


def test_a_fourth_card_is_refused_and_only_the_marked_can_be_lifted() -> None:
    controls, seen = at_pass()
    full = Draft(marked=cards("2C 6C TC"))
    refusal = controls.interpret(seen, full, tap("AC"))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, text(refusal.reason)) == (
        "HR-05",
        "You've already chosen 3 card(s): take one back first.",
    )
    assert controls.liftable(seen, full) == {hand_zone(0): frozenset(full.marked)}
    assert len(controls.liftable(seen, NOTHING)[hand_zone(0)]) == 13


@pytest.mark.parametrize("target", [passing_zone(0), hand_zone(1)])
def test_cards_dropped_on_the_pass_or_the_receiver_are_marked(target: Zone) -> None:
    controls, seen = at_pass()
    assert target in controls.targets(seen, NOTHING, hand_zone(0), cards("2C"))
    drop = Drop(cards("2C 6C"), hand_zone(0), target)
    assert controls.interpret(seen, NOTHING, drop) == Select(Draft(marked=cards("2C 6C")))


def test_the_marked_cards_dropped_on_the_receiver_are_passed_once_they_are_enough() -> None:
    controls, seen = at_pass()
    three = Draft(marked=cards("TC 2C 6C"))
    drop = Drop(cards("2C 6C TC"), hand_zone(0), hand_zone(1))
    assert controls.interpret(seen, three, drop) == Submit(PassCards(three.marked))
    assert controls.targets(seen, three, hand_zone(0), drop.cards) == {hand_zone(1)}
    two = Draft(marked=cards("2C 6C"))
    assert controls.targets(seen, two, hand_zone(0), cards("2C 6C")) == set()
    answer = controls.interpret(seen, two, Drop(cards("2C 6C"), hand_zone(0), hand_zone(1)))
    assert isinstance(answer, Refusal)
    assert text(answer.reason) == "You must pass exactly 3 card(s)."
    assert controls.interpret(seen, two, Drop(cards("2C 6C"), hand_zone(0), passing_zone(0))) == Select(two)


def test_the_command_passes_when_enough_are_marked() -> None:
    controls, seen = at_pass()
    two, three = Draft(marked=cards("2C 6C")), Draft(marked=cards("TC 2C 6C"))
    (command,) = controls.commands(seen, two)
    assert (command.code, text(command.label)) == ("pass", "Pass 3 card(s)")
    assert text(command.refusal) == "Choose 1 more card(s)."
    assert controls.commands(seen, three)[0].refusal is None
    give = Press("pass")
    assert controls.interpret(seen, three, give) == Submit(PassCards(cards("2C 6C TC")))
    assert isinstance(controls.interpret(seen, two, give), Refusal)


def test_marks_of_cards_that_are_gone_are_forgotten() -> None:
    controls, seen = at_pass()
    strange = Draft(marked=cards("3C 2C"))
    assert text(controls.commands(seen, strange)[0].refusal) == "Choose 2 more card(s)."


def test_after_passing_one_waits() -> None:
    four = rules(4)
    state = act(four, four.deal(None, four.deck()).state, 0, "pass 2C 6C TC").state
    controls, seen = HeartsControls(chosen(), 4), view(four, state, 0)
    assert controls.commands(seen, NOTHING) == ()
    assert controls.liftable(seen, NOTHING) == {}
    assert text(controls.display(seen, NOTHING).prompt) == "Waiting until everybody has passed"
    assert refused(controls, seen, tap("AC")).code == "HR-05"


# Playing


def test_a_tap_plays_and_an_illegal_card_is_refused_with_its_clause() -> None:
    controls, seen = at_play("5C")
    assert controls.interpret(seen, NOTHING, tap("KC", 1)) == Submit(PlayCard(*cards("KC")))
    refusal = refused(controls, seen, tap("4D", 1))
    assert (refusal.code, text(refusal.reason)) == ("H-12", "You must follow suit: play a club.")


def test_a_drop_on_the_trick_plays() -> None:
    controls, seen = at_play("5C")
    assert controls.targets(seen, NOTHING, hand_zone(1), cards("KC")) == {trick_zone(1)}
    assert controls.targets(seen, NOTHING, hand_zone(1), cards("4D")) == frozenset()
    assert controls.targets(seen, NOTHING, hand_zone(2), cards("9C")) == frozenset()
    drop = Drop(cards("KC"), hand_zone(1), trick_zone(1))
    assert controls.interpret(seen, NOTHING, drop) == Submit(PlayCard(*cards("KC")))
    elsewhere = refused(controls, seen, Drop(cards("KC"), hand_zone(1), hand_zone(2)))
    assert text(elsewhere.reason) == "Drop the card on the trick to play it."


def test_only_legal_cards_can_be_lifted_and_none_out_of_turn() -> None:
    controls, seen = at_play("5C")
    assert controls.liftable(seen, NOTHING) == {hand_zone(1): frozenset(cards("3C KC"))}
    controls, other = at_play("5C", seat=2)
    assert controls.liftable(other, NOTHING) == {}
    assert text(refused(controls, other, tap("9C", 2)).reason) == "It's P1's turn, not yours."


def test_other_gestures_mean_nothing() -> None:
    controls, seen = at_play("5C")
    assert controls.interpret(seen, NOTHING, tap("5C", 0)) == Select(NOTHING)
    assert controls.interpret(seen, NOTHING, Press("dance")) == Select(NOTHING)


def test_a_spectator_can_do_nothing() -> None:
    four = rules(4)
    controls, seen = HeartsControls(chosen(), 4), view(four, dealt(four).state, None)
    assert controls.liftable(seen, NOTHING) == {}
    assert controls.commands(seen, NOTHING) == ()
    assert controls.targets(seen, NOTHING, hand_zone(0), cards("2C")) == frozenset()
    assert controls.interpret(seen, NOTHING, tap("2C")) == Select(NOTHING)
    assert text(controls.display(seen, NOTHING).prompt) == "Waiting until everybody has passed"
    assert controls.claim(seen) == ()


# The moon


def moon_table(shot: bool = True) -> tuple[HeartsControls, HeartsRules, State[Any]]:
    four = rules(4, moon_scoring="choose", target=100)
    all_points = cards("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH QS")
    point_cards = ((), all_points, (), ())
    state = table(four, ["2C", "3C", "4C", "5C"], point_cards=point_cards)
    return HeartsControls(chosen(moon_scoring="choose"), 4), four, play_step(four, state, "2C 3C 4C 5C").state


def test_the_moon_is_a_question() -> None:
    controls, four, state = moon_table()
    seen = view(four, state, 1)
    shown = controls.display(seen, NOTHING)
    assert shown.question
    assert text(shown.prompt) == "You shot the moon! How should it count?"
    assert [(command.code, text(command.label)) for command in controls.commands(seen, NOTHING)] == [
        ("add", "Add 26 points to everybody else"),
        ("subtract", "Subtract 26 points from your total"),
    ]
    assert controls.interpret(seen, NOTHING, Press("add")) == Submit(ScoreMoon(True))
    assert controls.interpret(seen, NOTHING, Press("subtract")) == Submit(ScoreMoon(False))
    other = controls.display(view(four, state, 0), NOTHING)
    assert not other.question
    assert text(other.prompt) == "P1 decides how the moon counts"
    assert controls.commands(view(four, state, 0), NOTHING) == ()


# The picture


def prompt_of(controls: HeartsControls, seen: View[Any], draft: Draft = NOTHING) -> str:
    return text(controls.display(seen, draft).prompt)


def test_prompts() -> None:
    controls, seen = at_pass()
    assert prompt_of(controls, seen, Draft(marked=cards("2C"))) == "Choose 3 card(s) for P1: 1 of 3"
    assert prompt_of(controls, seen, Draft(marked=faces(seen.zones[hand_zone(0)][:3]))) == "Pass these to P1"
    controls, seen = at_pass(pass_count=1)
    assert prompt_of(controls, seen, Draft(marked=faces(seen.zones[hand_zone(0)][:1]))) == "Pass this card to P1"
    assert prompt_of(*at_play("5C")) == "Your turn: play a club"
    assert prompt_of(*at_play("5C KC 9C")) == "Your turn: you can't follow suit"
    assert prompt_of(*at_play("5C", seat=0)) == "P1 to play"
    assert prompt_of(*at_play()) == "Your turn: lead a card"
    four = rules(4)
    opening = view(four, table(four, HANDS, tricks=0), 0)
    assert prompt_of(HeartsControls(chosen(), 4), opening) == "Your turn: lead the two of clubs"
    any_club = HeartsControls(chosen(opening_lead="any_club_by_holder"), 4)
    assert prompt_of(any_club, opening) == "Your turn: lead a club"
    anything = HeartsControls(chosen(opening_lead="dealer_left_any"), 4)
    assert prompt_of(anything, opening) == "Your turn: lead a card"


def test_prompts_at_the_end() -> None:
    four = rules(4)
    controls = HeartsControls(chosen(), 4)
    over = table(four, HANDS, phase=TrickPhase.SCORED, turn=None)
    assert prompt_of(controls, view(four, over, 0)) == "The deal is over"
    won = table(four, HANDS, phase=TrickPhase.ENDED, turn=None, places=(2, 1, 3, 4))
    assert prompt_of(controls, view(four, won, 0)) == "P1 wins the match"
    shared = table(four, HANDS, phase=TrickPhase.ENDED, turn=None, places=(1, 1, 3, 4))
    assert "share the win" in prompt_of(controls, view(four, shared, 0))


def test_plates_and_the_winning_card() -> None:
    four = rules(4)
    state = play(four, table(four, HANDS, totals=(12, 31, 8, 20), points=(0, 1, 2, 3)), "5C KC 9C")
    shown = HeartsControls(chosen(), 4).display(view(four, state, 3), NOTHING)
    assert [(plate.points, plate.total, plate.dealer) for plate in shown.plates] == [
        (0, 12, False),
        (1, 31, False),
        (2, 8, False),
        (3, 20, True),
    ]
    assert shown.marks == {trick_zone(1): (frozenset((Mark.WINNING,)),)}


def test_headings_and_notes() -> None:
    controls, seen = at_pass()
    shown = controls.display(seen, NOTHING)
    assert text(shown.title) == "Deal 1"
    assert [text(note) for note in shown.notes] == ["Pass to the left", "No points on the first trick"]
    assert text(shown.goal) == "Hearts to 100"
    four = rules(4)
    later = view(four, table(four, HANDS, deal=3, tricks=1, broken=True, pass_offset=2), 0)
    shown = controls.display(later, NOTHING)
    assert text(shown.title) == "Deal 3, trick 2 of 13"
    assert [text(note) for note in shown.notes] == ["Passed across", "Hearts are broken"]
    assert [shown.signs.get(note) for note in shown.notes] == [None, Sign(Suit.HEARTS)]
    queen = HeartsControls(chosen(first_trick_points="queen_only_forbidden", pass_count=0), 4)
    first = view(four, table(four, HANDS, tricks=0, pass_offset=0), 0)
    assert [text(note) for note in queen.display(first, NOTHING).notes] == [
        "No passing this deal",
        "Hearts not broken",
        "No queen of spades on the first trick",
    ]
    free = HeartsControls(chosen(first_trick_points="allowed"), 4)
    assert [text(note) for note in free.display(first, NOTHING).notes] == ["No passing this deal", "Hearts not broken"]


def test_the_kitty_is_captioned_and_its_owner_marked() -> None:
    options: dict[str, Any] = {"removal": "kitty", "kitty_size": 4, "pass_count": 0}
    three = rules(3, **options)
    state = dealt(three).state
    controls = HeartsControls(chosen(**options), 3)
    assert text(controls.display(view(three, state, 0), NOTHING).captions[KITTY]) == "Kitty: 4 card(s)"
    while state.public.tricks == 0:
        turn = min(three.actors(state.public))
        state = three.apply(state, turn, next(three.legal(view(three, state, turn)))).state
    owner = state.public.kitty_owner
    assert owner is not None
    shown = controls.display(view(three, state, owner), NOTHING)
    assert text(shown.plates[owner].badges[0]) == "Kitty"
    assert {zone.kind for zone in shown.captions} == {"looked"}


# The moon in danger


@pytest.mark.parametrize(
    ("taken", "warning"),
    [
        (("", "", "QS", ""), "P2 has every point so far: 13."),
        (("", "", "", "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"), ""),  # 12 of 26
        (("", "QS 2H", "", ""), "P1 has every point so far: 14."),
        (("QS", "2H", "", ""), ""),
        (("", "", "", ""), ""),
    ],
)
def test_one_player_with_half_of_all_points_and_no_other_with_any_is_a_threat(
    taken: tuple[str, ...], warning: str
) -> None:
    four = rules(4)
    state = table(four, HANDS, point_cards=tuple(map(cards, taken)), tricks_won=(1, 1, 1, 1))
    controls = HeartsControls(chosen(), 4)
    shown = controls.display(view(four, state, 0), NOTHING)
    assert ("" if shown.threat is None else WORDS.text(shown.threat)) == warning
    threats = [seat for seat, plate in enumerate(shown.plates) if plate.badges]
    assert threats == [seat for seat, held in enumerate(taken) if warning and held]


def test_without_a_moon_nobody_is_a_threat() -> None:
    four = rules(4, moon_scoring="none")
    state = table(four, HANDS, point_cards=((), (), cards("QS"), ()), tricks_won=(1, 1, 1, 1))
    shown = HeartsControls(chosen(moon_scoring="none"), 4).display(view(four, state, 0), NOTHING)
    assert shown.threat is None
    assert not any(plate.badges for plate in shown.plates)
