"""A person's side: twins in the hand, cancelled cards, the pile that waits, the widow, the moon, claims."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardtable.core.cards import Suit
from cardtable.core.controls import Display, Draft, Drop, Mark, Press, Select, Sign, Submit, Tap
from cardtable.core.refusal import Refusal
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.families.hearts.actions import PassCards, PlayCard, ScoreMoon
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import hand_zone, passing_zone, seen_kitty_zone, trick_zone
from cardtable.games.cancellation_hearts.controls import CancellationControls
from cardtable.games.cancellation_hearts.state import CARRIED, GONE, WIDOW
from tests.families.hearts.tables import WORDS, cards
from tests.games.cancellation_hearts.tables import EVERYTHING, chosen, one_trick, play, rules, table, view

HANDS = ["QS QS 2C 3C", *["4C 5C 6C 7C"] * 5]
CONTROLS = CancellationControls(chosen(), 6)


def passing_view(seat: int = 0) -> View[Any]:
    state = table(rules(), HANDS, phase=TrickPhase.PASSING, pass_offset=1, turn=None, tricks=0)
    return view(rules(), state, seat)


def playing_view(played: str = "", seat: int = 0, hands: list[str] = HANDS, **facts: Any) -> View[Any]:
    return view(rules(), play(rules(), table(rules(), hands, **facts), played).state, seat)


def tap(draft: Draft, card: str, seen: View[Any] | None = None) -> Draft:
    answer = CONTROLS.interpret(seen or passing_view(), draft, Tap(cards(card), hand_zone(0)))
    assert isinstance(answer, Select)
    return answer.draft


def shown(seen: View[Any], draft: Draft = Draft()) -> Display:  # noqa: B008 - a draft is a value
    return CONTROLS.display(seen, draft)


def said(text: Text | Suit | None) -> str:
    assert isinstance(text, Text)
    return WORDS.text(text)


def test_each_tap_marks_one_more_twin_and_the_next_takes_both_back() -> None:
    one = tap(Draft(), "QS")
    assert one.marked == cards("QS")
    two = tap(one, "QS")
    assert two.marked == cards("QS QS")
    assert tap(two, "QS").marked == ()


def test_a_single_card_is_marked_and_taken_back() -> None:
    one = tap(Draft(), "2C")
    assert one.marked == cards("2C")
    assert tap(one, "2C").marked == ()


def test_no_more_than_three_are_marked() -> None:
    full = Draft(marked=cards("QS 2C 3C"))
    assert tap(full, "QS").marked == cards("2C 3C")
    answer = CONTROLS.interpret(passing_view(), Draft(marked=cards("QS QS 2C")), Tap(cards("3C"), hand_zone(0)))
    assert isinstance(answer, Refusal)
    assert said(answer.reason) == "You've already chosen 3 card(s): take one back first."


def test_a_card_dropped_on_the_pass_or_the_neighbour_is_marked() -> None:
    seen = passing_view()
    assert CONTROLS.targets(seen, Draft(), hand_zone(0), cards("QS")) == {passing_zone(0), hand_zone(1)}
    gesture = Drop(cards("QS"), hand_zone(0), passing_zone(0))
    answer = CONTROLS.interpret(seen, Draft(marked=cards("QS QS")), gesture)
    assert answer == Select(Draft(marked=cards("QS QS")))


def test_the_marked_cards_dropped_on_the_receiver_are_passed_once_they_are_enough() -> None:
    seen = passing_view()
    drop = Drop(cards("2C QS QS"), hand_zone(0), hand_zone(1))
    for marked in ("QS 2C QS", "2C QS QS"):
        full = Draft(marked=cards(marked))
        assert CONTROLS.targets(seen, full, hand_zone(0), drop.cards) == {hand_zone(1)}
        answer = CONTROLS.interpret(seen, full, drop)
        assert isinstance(answer, Submit)
        assert isinstance(answer.action, PassCards)
        assert sorted(answer.action.cards) == sorted(drop.cards)
    two = Draft(marked=cards("QS QS"))
    assert CONTROLS.targets(seen, two, hand_zone(0), cards("QS QS")) == set()
    answer = CONTROLS.interpret(seen, two, Drop(cards("QS QS"), hand_zone(0), hand_zone(1)))
    assert isinstance(answer, Refusal)


def test_marks_whose_cards_are_gone_are_forgotten() -> None:
    assert said(shown(passing_view(), Draft(marked=cards("QS QS AH"))).prompt) == "Choose 3 card(s) for P1: 2 of 3"
    assert said(shown(passing_view(), Draft(marked=cards("QS QS 2C"))).prompt) == "Pass these to P1"


def test_the_command_passes_the_marked_cards() -> None:
    (command,) = CONTROLS.commands(passing_view(), Draft(marked=cards("QS")))
    assert said(command.label) == "Pass 3 card(s)"
    assert said(command.refusal) == "Choose 2 more card(s)."
    draft = Draft(marked=cards("QS 2C QS"))
    (command,) = CONTROLS.commands(passing_view(), draft)
    assert command.refusal is None
    answer = CONTROLS.interpret(passing_view(), draft, Press(command.code))
    assert answer == Submit(PassCards(cards("2C QS QS")))
    early = CONTROLS.interpret(passing_view(), Draft(), Press(command.code))
    assert isinstance(early, Refusal)


def test_an_unknown_command_changes_nothing() -> None:
    assert CONTROLS.interpret(passing_view(), Draft(), Press("sing")) == Select(Draft())


def test_a_tap_or_a_drop_on_the_trick_plays() -> None:
    seen = playing_view()
    assert CONTROLS.liftable(seen, Draft()) == {hand_zone(0): frozenset(cards("QS 2C 3C"))}
    assert CONTROLS.targets(seen, Draft(), hand_zone(0), cards("QS")) == {trick_zone(0)}
    for gesture in (Tap(cards("QS"), hand_zone(0)), Drop(cards("QS"), hand_zone(0), trick_zone(0))):
        assert CONTROLS.interpret(seen, Draft(), gesture) == Submit(PlayCard(cards("QS")[0]))


def test_a_drop_elsewhere_says_where_to() -> None:
    answer = CONTROLS.interpret(playing_view(), Draft(), Drop(cards("QS"), hand_zone(0), hand_zone(2)))
    assert isinstance(answer, Refusal)
    assert said(answer.reason) == "Drop the card on the trick to play it."


def test_an_illegal_card_is_refused_with_its_clause() -> None:
    answer = CONTROLS.interpret(
        playing_view("2C", seat=1, hands=[HANDS[0], "4C QS", *HANDS[2:]]), Draft(), Tap(cards("QS"), hand_zone(1))
    )
    assert isinstance(answer, Refusal)
    assert answer.code == "X-16"


def test_nobody_touches_the_cards_of_others() -> None:
    seen = playing_view()
    assert CONTROLS.interpret(seen, Draft(), Tap(cards("QS"), hand_zone(2))) == Select(Draft())
    assert CONTROLS.targets(seen, Draft(), hand_zone(2), cards("4C")) == frozenset()
    spectator = view(rules(), table(rules(), HANDS), None)
    assert CONTROLS.liftable(spectator, Draft()) == {}
    assert CONTROLS.targets(spectator, Draft(), hand_zone(0), cards("QS")) == frozenset()


def test_cancelled_twins_are_struck_out_and_the_card_that_wins_glows() -> None:
    hands = ["TS 2C", "9H 3C", "KS 4C", "TS 5C", "KS 6C", "4S 7C"]
    marks = shown(playing_view("TS 9H KS TS", hands=hands)).marks
    cancelled, winning = (frozenset((Mark.CANCELLED,)),), (frozenset((Mark.WINNING,)),)
    assert marks == {trick_zone(0): cancelled, trick_zone(3): cancelled, trick_zone(2): winning}
    marks = shown(playing_view("TS 9H KS TS KS", hands=hands)).marks
    assert set(marks) == {trick_zone(0), trick_zone(2), trick_zone(3), trick_zone(4)}


def test_without_a_trick_nothing_is_marked() -> None:
    assert shown(playing_view()).marks == {}


def test_the_waiting_pile_tells_its_number_and_points() -> None:
    state = one_trick(rules(), "9C 9C QS 2H TS KS", rest="3D 4D 5D 6D 7D 8D").state
    captions = shown(view(rules(), state, 0)).captions
    assert said(captions[CARRIED]) == "Waiting: 6 card(s), points: 14"


def test_cards_out_of_play_tell_their_number_and_points() -> None:
    some = rules(void_cards="out_of_play")
    state = one_trick(some, "TS TS 2H 3H 9C KC", rest="3D 4D 5D 6D 7D 8D").state
    captions = CancellationControls(chosen(void_cards="out_of_play"), 6).display(view(some, state, 0), Draft()).captions
    assert said(captions[GONE]) == "Out of play: 6 card(s), points: 2"


def test_the_widow_is_counted_and_its_owner_marked() -> None:
    state = table(rules(), HANDS, widow="QS 2H")
    assert said(shown(view(rules(), state, 0)).captions[WIDOW]) == "Kitty: 2 card(s)"
    after = one_trick(rules(), "5C 9C AH KD 6C 2C", tricks=0, widow="QS 2C", rest="3D 4D 5D 6D 7D 8D").state
    display = shown(view(rules(), after, 1))
    assert said(display.captions[seen_kitty_zone(1)]) == "Kitty: 2 card(s)"
    assert [said(badge) for badge in display.plates[1].badges] == ["Kitty"]
    assert WIDOW not in display.captions


def test_plates_show_points_totals_and_the_dealer() -> None:
    plates = shown(playing_view(points=(1, 2, 3, 4, 5, 6), totals=(10, 20, 30, 40, 50, 60))).plates
    assert [(plate.points, plate.total) for plate in plates] == [(1, 10), (2, 20), (3, 30), (4, 40), (5, 50), (6, 60)]
    assert [plate.dealer for plate in plates] == [False] * 5 + [True]


@pytest.mark.parametrize(
    ("played", "seat", "prompt"),
    [
        ("", 0, "Your turn: lead a card"),
        ("", 3, "P0 to play"),
        ("2C", 1, "Your turn: play a club"),
        ("QS", 1, "Your turn: you can't follow suit"),
    ],
)
def test_prompts_of_the_play(played: str, seat: int, prompt: str) -> None:
    assert said(shown(playing_view(played, seat=seat)).prompt) == prompt


def test_prompts_before_and_after_the_play() -> None:
    state = table(rules(), HANDS, phase=TrickPhase.PASSING, pass_offset=1, turn=None, tricks=0, passed=frozenset({0}))
    waiting = "Waiting until everybody has passed"
    assert said(shown(view(rules(), state, 0)).prompt) == said(shown(view(rules(), state, None)).prompt) == waiting
    scored = playing_view(phase=TrickPhase.SCORED, turn=None)
    assert said(shown(scored).prompt) == "The deal is over"
    ended = playing_view(phase=TrickPhase.ENDED, turn=None, places=(2, 1, 3, 4, 5, 6))
    assert said(shown(ended).prompt) == "P1 wins the match"
    shared = playing_view(phase=TrickPhase.ENDED, turn=None, places=(1, 1, 3, 4, 5, 6))
    assert said(shown(shared).prompt) == "The match is over, and the players with the lowest total share the win"


def test_the_opening_club_is_named() -> None:
    controls = CancellationControls(chosen(first_lead="first_2C_clockwise"), 6)
    some = rules(first_lead="first_2C_clockwise")
    seen = view(some, table(some, HANDS, tricks=0), 0)
    assert said(controls.display(seen, Draft()).prompt) == "Your turn: lead the two of clubs"


def test_headings_and_notes() -> None:
    display = shown(passing_view())
    assert (said(display.title), said(display.goal)) == ("Deal 1", "Cancellation Hearts to 150")
    assert [said(note) for note in display.notes] == ["Pass to the left"]
    display = shown(playing_view(pass_offset=-2))
    assert said(display.title) == "Deal 1, trick 14 of 17"
    assert [said(note) for note in display.notes] == ["Passed to the second on the right", "Hearts not broken"]
    assert [display.signs.get(note) for note in display.notes] == [None, Sign(Suit.HEARTS, faint=True)]
    forbidden = CancellationControls(chosen(first_trick_points="forbidden"), 6)
    seen = view(rules(), table(rules(), HANDS, tricks=0, pass_offset=0, broken=True), 0)
    assert [said(note) for note in forbidden.display(seen, Draft()).notes] == [
        "No passing this deal",
        "Hearts are broken",
        "No points on the first trick",
    ]


def test_the_moon_is_asked_in_a_question() -> None:
    facts: dict[str, Any] = {"phase": TrickPhase.MOON, "turn": None, "shooter": 0}
    seen = playing_view(**facts)
    display = shown(seen)
    assert display.question
    assert said(display.prompt) == "You shot the moon! How should it count?"
    commands = CONTROLS.commands(seen, Draft())
    assert [said(command.label) for command in commands] == [
        "Add 26 points to everybody else",
        "Subtract 26 points from your total",
    ]
    answers = [CONTROLS.interpret(seen, Draft(), Press(command.code)) for command in commands]
    assert answers == [Submit(ScoreMoon(True)), Submit(ScoreMoon(False))]
    other = playing_view(seat=1, **facts)
    assert said(shown(other).prompt) == "P0 decides how the moon counts"
    assert not shown(other).question
    assert CONTROLS.commands(other, Draft()) == ()


ALL_TAKEN = (cards(EVERYTHING)[1:], cards(EVERYTHING)[:1], (), (), (), ())


def test_a_claim_when_every_point_is_taken() -> None:
    seen = playing_view(point_cards=ALL_TAKEN)
    assert [getattr(action, "card", None) for action in CONTROLS.claim(seen)] == list(cards("2C 3C QS QS"))


@pytest.mark.parametrize(
    "facts",
    [
        {},
        {"point_cards": ALL_TAKEN, "widow": "2C 2D"},
        {"point_cards": (cards(EVERYTHING)[2:], cards(EVERYTHING)[:1], (), (), (), ())},
        {"point_cards": (cards(EVERYTHING), (), (), (), (), ())},  # the shooter will have to choose
        {"point_cards": ALL_TAKEN, "phase": TrickPhase.PASSING, "turn": None},
    ],
)
def test_no_claim_while_anything_is_open(facts: dict[str, Any]) -> None:
    assert CONTROLS.claim(playing_view(**facts)) == ()


def test_a_claim_counts_what_has_vanished() -> None:
    facts: dict[str, Any] = {"point_cards": (cards(EVERYTHING)[2:], *((),) * 5), "vanished": cards(EVERYTHING)[:2]}
    assert CONTROLS.claim(playing_view(**facts)) != ()


def test_a_claim_waits_for_bonus_cards() -> None:
    controls = CancellationControls(chosen(bonus_card="JD"), 6)
    assert controls.claim(playing_view(point_cards=ALL_TAKEN)) == ()
    taken = (*ALL_TAKEN[:2], cards("JD JD"), (), (), ())
    assert controls.claim(playing_view(point_cards=taken)) != ()


def test_a_lost_widow_tells_its_number_alone() -> None:
    """Its cards have not been seen, so nobody knows their points (settled reading 19)."""
    state = one_trick(rules(), "9C 9C TC TC JC JC", widow="QS 2H").state
    state = replace(state, zones={**state.zones, GONE: cards("9C 9C TC TC JC JC QS 2H")})
    assert said(shown(view(rules(), state, 0)).captions[GONE]) == "Counts for nobody: 8 card(s)"
