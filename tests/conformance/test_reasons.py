"""A hint's reason names what is special in this very position; a sentence that would fit any hand is none."""

from __future__ import annotations

from collections import Counter

import pytest

from cardtable.games import discover
from tests.advised import Position, advised, arguments, hasten, people
from tests.conformance.driver import Case
from tests.conformance.sentences import is_sentence

TABLES = {"hearts": (4, 3), "cancellation_hearts": (6,), "svoi_kozyri": (2, 3, 4), "canasta": (4, 2, 3)}
ENOUGH = {"club": 300, "expert": 60}  # free choices of each game
MOST = 0.25  # of them, for one sentence
LONGEST = 112  # letters, names included: a third more must still fit the bubble
GENERIC = (
    "helps you least",
    "From what you have seen",
    "Tried out in many deals",
    "that fit what you have seen",
    "most likely to win you points",
    "throw the most dangerous card",
    "Every lead is risky",
    "There is nothing better to do",
    "Complete a canasta.",
    "Add to a meld of your side",
    "Lay down a meld of natural cards",
    "its cards help your melds",
    "isn't worth the cards it would cost you",
    "This card is safe",
    "does best with your cards",
    "one that you can spare",
    "at the least cost",
    "leaves you better placed",
)


SLOW = [pytest.param((name, "expert"), marks=[pytest.mark.slow, pytest.mark.timeout(900)]) for name in TABLES]


@pytest.fixture(scope="module", params=[*((name, "club") for name in TABLES), *SLOW], ids="-".join)
def positions(request: pytest.FixtureRequest) -> list[Position]:
    """Decisions at several tables of one game: what a sentence says must be true of any choice, whoever makes it."""
    game, level = discover()[request.param[0]], request.param[1]
    found: list[Position] = []
    with pytest.MonkeyPatch.context() as patch:
        hasten(patch)
        number = 0
        while sum(position.is_free for position in found) < ENOUGH[level]:
            seats = TABLES[game.id][number % len(TABLES[game.id])]
            found += advised(Case(game, "default", game.options(), seats), f"reasons {number}", level, 120)
            number += 1
    return found


def test_each_reason_names_something_of_the_position(positions: list[Position]) -> None:
    for position in positions:
        assert list(arguments(position.reason)), position.said
        assert is_sentence(position.said), position.said
        assert position.seat not in people(position.reason), f"{position.said}: whoever asks is called “you”"


def test_no_reason_is_given_too_often(positions: list[Position]) -> None:
    free = [position.reason.source for position in positions if position.is_free]
    source, times = Counter(free).most_common(1)[0]
    assert times <= MOST * len(free), f"{times} of {len(free)}: {source}"


def test_nothing_is_said_that_would_fit_any_hand(positions: list[Position]) -> None:
    for position in positions:
        assert not any(phrase in position.reason.source for phrase in GENERIC), position.said


def test_each_reason_fits_the_bubble(positions: list[Position]) -> None:
    longest = max((position.said for position in positions), key=len)
    assert len(longest) <= LONGEST, f"{len(longest)}: {longest}"
