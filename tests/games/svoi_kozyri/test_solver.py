"""The solver against brute force over the rules themselves, and what is known of small packs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import product

import pytest

from cardtable.command_line.solve import run
from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions
from cardtable.games.svoi_kozyri.search.deal_solver import solve
from cardtable.games.svoi_kozyri.simulation import SvoiKozyriParameters, SvoiKozyriPosition
from tests.games.svoi_kozyri.tables import chosen

Key = tuple[tuple[int, ...], tuple[int, ...], int]  # hands, pile, who is to move

PRESETS = ("challenge", "svoi_app", "pagat")


def never() -> bool:
    return False


def brute_force(options: SvoiKozyriOptions, cards: int) -> tuple[int, int, int]:
    """Every mirrored deal, every position, worked back from the ends: no table, no search, no symmetry."""
    terms = SvoiKozyriParameters(options, (2, 1), cards // 4)  # spades and diamonds
    starts = [start(terms, kept) for kept in product((False, True), repeat=cards // 2)]
    after, ends = graph(starts)
    values = dict.fromkeys(after, 0)
    changed = True
    while changed:
        changed = False
        for key, keys in after.items():
            if values[key] == 0:
                best = max([*ends[key], *(-values[one] if one[2] != key[2] else values[one] for one in keys)])
                changed |= best != 0
                values[key] = best
    found = [values[key_of(position)] for position in starts]
    return found.count(1), found.count(-1), found.count(0)


def start(terms: SvoiKozyriParameters, kept: Sequence[bool]) -> SvoiKozyriPosition:
    """Seat 0 leads and has spades and clubs; the cards kept have their images with seat 1 (KR-06)."""
    mine = theirs = 0
    own = [card for suit in (2, 0) for card in range(suit * terms.ranks, (suit + 1) * terms.ranks)]
    images = [card for suit in (1, 3) for card in range(suit * terms.ranks, (suit + 1) * terms.ranks)]
    for card, image, keeps in zip(own, images, kept, strict=True):
        mine |= 1 << (card if keeps else image)
        theirs |= 1 << (image if keeps else card)
    return SvoiKozyriPosition(terms, (mine, theirs), (), 0)


def key_of(position: SvoiKozyriPosition) -> Key:
    return tuple(position.hands), tuple(position.pile), position.turn


def graph(starts: list[SvoiKozyriPosition]) -> tuple[dict[Key, list[Key]], dict[Key, list[int]]]:
    after: dict[Key, list[Key]] = {}
    ends: dict[Key, list[int]] = {}
    waiting = list(starts)
    while waiting:
        position = waiting.pop()
        key = key_of(position)
        if key in after:
            continue
        after[key], ends[key] = [], []
        for move in position.moves():
            following = position.copy()
            following.play(move)
            if following.over:
                ends[key].append(0 if following.drawn else 1)
            else:
                after[key].append(key_of(following))
                waiting.append(following)
    return after, ends


@pytest.mark.quick(1)
@pytest.mark.parametrize(
    "options",
    [
        *map(chosen, PRESETS),
        chosen(lead_after_total="taker"),
        chosen(second_card=False),
        chosen(pickup="one"),
        *(
            pytest.param(chosen("challenge", **changes), marks=pytest.mark.slow)
            for changes in (
                {"lead_after_total": "taker"},
                {"second_card": False},
                {"last_card_draw": True},
                {"voluntary_pickup": False},
            )
        ),
        chosen("challenge", voluntary_pickup=False, lead_after_total="taker", last_card_draw=True),
    ],
    ids=[
        *PRESETS,
        "taker",
        "one card",
        "one taken",
        *(f"challenge {n}" for n in ("taker", "one", "draw", "must", "all")),
    ],
)
def test_eight_cards_as_by_brute_force(options: SvoiKozyriOptions) -> None:
    counts = solve(options, 8, never)
    assert (counts["leader_wins"], counts["leader_loses"], counts["draws"]) == brute_force(options, 8)
    assert counts["deals"] == 16
    assert counts["open"] == 0


@pytest.mark.parametrize(
    ("options", "cards", "found"),
    [
        (chosen("challenge"), 12, (52, 12, 0)),
        pytest.param(chosen("challenge"), 16, (218, 38, 0), marks=pytest.mark.slow),
        pytest.param(chosen("pagat"), 12, (52, 2, 10), marks=[pytest.mark.slow, pytest.mark.timeout(600)]),
    ],
    ids=["challenge 12", "challenge 16", "pagat 12"],
)
def test_larger_packs_are_solved_to_the_last_deal(
    options: SvoiKozyriOptions, cards: int, found: tuple[int, ...]
) -> None:
    """The figures of the Challenge with 12 were also found by working back from every position of the pack."""
    counts = solve(options, cards, never)
    assert (counts["leader_wins"], counts["leader_loses"], counts["draws"], counts["open"]) == (*found, 0)


def test_a_search_that_is_cut_off_says_what_is_open() -> None:
    looks = iter([False] * 3)
    counts = solve(None, 16, lambda: next(looks, True))
    assert counts["deals"] == 256 == counts["leader_wins"] + counts["leader_loses"] + counts["draws"] + counts["open"]
    assert counts["open"] > 0


@pytest.mark.parametrize("cards", [0, 4, 10, 44])
def test_other_packs_are_refused_in_a_sentence(cards: int) -> None:
    with pytest.raises(ValueError) as caught:
        solve(None, cards, never)
    assert str(caught.value).endswith("a multiple of 4.")


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["svoi_kozyri", "--cards", "8", "--rules", "pagat", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["game"], report["rules"], report["cards"]) == ("svoi_kozyri", "pagat", 8)
    assert (report["leader_wins"], report["leader_loses"], report["draws"]) == (12, 0, 4)


def test_the_command_prints_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["svoi_kozyri", "--cards", "8"]) == 0
    assert "the leader wins: 12\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [["hearts", "--cards", "8"], ["svoi_kozyri"], ["svoi_kozyri", "--cards", "10"], ["svoi_kozyri", "--cards", "x"]],
)
def test_the_command_refuses_in_one_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(words) == 2
    error = capsys.readouterr().err.strip()
    assert error.startswith("cardtable solve: ")
    assert "\n" not in error
