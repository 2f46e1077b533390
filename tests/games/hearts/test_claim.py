"""A claim is offered only where nothing can change the score any more."""

from __future__ import annotations

import random
from random import Random
from typing import Any

import pytest

from cardtable.core.shuffle import shuffled
from cardtable.core.views import State
from cardtable.families.hearts.actions import PlayCard
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.games.hearts.controls import HeartsControls
from cardtable.games.hearts.rules import HeartsRules
from tests.families.hearts.tables import cards
from tests.games.hearts.tables import HEARTS, chosen, rest_of_pack, rules, table, view

MOST = " ".join(HEARTS) + " QS"


def claim(hands: list[str], *, seat: int = 0, options: dict[str, Any] | None = None, **facts: Any) -> list[str]:
    options = options or {}
    four = rules(4, **options)
    state = table(four, hands, **facts)
    claimed = HeartsControls(chosen(**options), 4).claim(view(four, state, seat))
    return [str(action.card) for action in claimed if isinstance(action, PlayCard)]


PLAIN = ["2C 3D", "4C 5D", "6C 7D", "8C 9D"]
SHARED = (cards("2H QS"), cards(" ".join(HEARTS[1:])), (), ())


def test_all_points_are_won() -> None:
    assert claim(PLAIN, point_cards=SHARED, broken=True) == ["2C", "3D"]
    assert claim(PLAIN, seat=2, point_cards=SHARED, broken=True) == ["6C", "7D"]


def test_a_point_or_the_bonus_card_is_still_out() -> None:
    assert claim(PLAIN, point_cards=(cards("2H"), cards(" ".join(HEARTS[1:])), (), ())) == []
    assert claim(PLAIN, point_cards=SHARED, options={"bonus_card": "JD"}) == []


def test_bonuses_for_tricks_are_still_open() -> None:
    assert claim(PLAIN, point_cards=SHARED, options={"no_tricks_bonus": -5}, tricks_won=(5, 6, 0, 0)) == []
    assert claim(PLAIN, point_cards=SHARED, options={"no_tricks_bonus": -5}, tricks_won=(4, 5, 1, 1)) != []
    shot = (cards(MOST), (), (), ())
    assert claim(PLAIN, point_cards=shot, options={"sun": "double"}, tricks_won=(11, 0, 0, 0)) == []
    assert claim(PLAIN, point_cards=shot, options={"sun": "double"}, tricks_won=(10, 1, 0, 0)) != []


def test_a_moon_that_is_to_be_chosen_is_not_certain() -> None:
    shot = (cards(MOST), (), (), ())
    assert claim(PLAIN, point_cards=shot) == ["2C", "3D"]
    assert claim(PLAIN, point_cards=shot, options={"moon_scoring": "choose"}) == []
    assert claim(PLAIN, point_cards=SHARED, options={"moon_scoring": "choose"}) == ["2C", "3D"]


def test_the_leader_wins_every_trick() -> None:
    hands = ["AC KC AS", "2C 3C 4C", "QC QS 2H", "3H 4H 5H"]
    played = cards(rest_of_pack(*hands))
    assert claim(hands, played=played) == ["KC", "AC", "AS"]
    assert claim(hands, seat=1, played=played) == []
    lower = ["AC JC AS", *hands[1:]]  # the queen of clubs is outside
    assert claim(lower, played=cards(rest_of_pack(*lower))) == []


def test_what_the_seat_cannot_account_for_counts_as_outside() -> None:
    hands = ["KC", "2C", "3C", "4C"]
    assert claim(hands, played=cards(rest_of_pack(*hands))) == ["KC"]
    assert claim(hands, played=cards(rest_of_pack(*hands, "AC"))) == []


@pytest.mark.quick(2)
@pytest.mark.parametrize("preset", ["hearts_app", "hearts_3_7", "bicycle_omnibus", "kitty", "extras"])
def test_a_claim_is_sound_and_stays_until_the_end(preset: str) -> None:
    """From each claim on, many random continuations of the others end with the same score."""
    extras: dict[str, dict[str, Any]] = {
        "kitty": {"removal": "kitty_first_penalty", "kitty_size": 4},
        "extras": {"sun": "double", "no_tricks_bonus": -5},
    }
    options = chosen(preset) if preset not in extras else chosen(**extras[preset])
    four = HeartsRules(options, 4)
    controls = HeartsControls(options, 4)
    chance = random.Random(preset)
    offered = 0
    for number in range(60):
        state = four.deal(None, shuffled(four.deck(), "claim", number)).state
        while state.public.phase in (TrickPhase.PASSING, TrickPhase.PLAYING):
            seat = min(four.actors(state.public))
            if state.public.tricks > 6 and controls.claim(view(four, state, seat)):
                offered += 1
                assert len({carry_on(four, controls, state, seat, chance) for _ in range(5)}) == 1
                break
            actions = list(four.legal(view(four, state, seat)))
            state = four.apply(state, seat, chance.choice(actions)).state
    assert offered > 5


def carry_on(four: HeartsRules, controls: HeartsControls, state: State[Any], seat: int, chance: Random) -> Any:
    """The result when the seat plays what its claim says and the others anything."""
    while state.public.phase is TrickPhase.PLAYING:
        turn = state.public.turn
        if turn == seat:
            action = controls.claim(view(four, state, seat))[0]
            assert isinstance(action, PlayCard)
            assert four.check(view(four, state, seat), action) is None
        else:
            action = chance.choice(list(four.legal(view(four, state, turn))))
        state = four.apply(state, turn, action).state
    return state.public.totals, state.public.shooter
