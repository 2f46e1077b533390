"""What is counted of a deal for whoever measures players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.core.events import HandScored, ScoreLine
from cardtable.core.guidance.figures import RecordedDecision
from cardtable.core.zones import Seat
from cardtable.games.canasta import scoring
from cardtable.games.canasta.scoring import figures
from tests.games.canasta.tables import CODEC, chosen, rules, table, view

FOUR = rules()


def decided(
    seat: int, action: str, own: str, *, pile: str = "", frozen: bool = False, drawn: bool = True
) -> RecordedDecision:
    seen = view(FOUR, table(FOUR, own, pile=pile, turn=seat, frozen=frozen, drawn=drawn))
    return RecordedDecision(Seat(seat), seen, CODEC.read(action))


def counted(moves: Sequence[RecordedDecision], *lines: ScoreLine, **options: Any) -> dict[str, tuple[float, ...]]:
    found = figures(chosen(**options), moves, HandScored((0, 0, 0, 0), lines))
    return {figure.name: figure.counts for figure in found}


def test_a_wild_discard_freezes_the_pile_once() -> None:
    first = decided(0, "discard 2S", "2S 4C 5D", pile="7C")
    second = decided(1, "discard JK", "JK 4C 5D", pile="7C 2S", frozen=True)
    assert counted([first, second])["frozen"] == (1, 0, 0, 0)
    assert counted([first], pile_always_frozen=True)["frozen"] == (0, 0, 0, 0)


def test_a_pile_taken_was_given_by_who_discarded_last_unless_that_is_the_partner() -> None:
    gives = decided(0, "discard 9C", "9C 4C 5D", pile="7C")
    takes = decided(1, "take 9D 9S", "9D 9S 4C", pile="7C 9C", drawn=False)
    partner = decided(2, "take 9D 9S", "9D 9S 4C", pile="7C 9C", drawn=False)
    found = counted([gives, takes])
    assert (found["taken"], found["given"]) == ((0, 1, 0, 0), (1, 0, 0, 0))
    found = counted([gives, partner])
    assert (found["taken"], found["given"]) == ((0, 0, 1, 0), (0, 0, 0, 0))


def test_drawing_and_melding_leave_the_pile_as_it_is() -> None:
    moves = [
        decided(0, "draw", "9D 9S 4C", pile="7C", drawn=False),
        decided(0, "meld 9D 9S 9H", "9D 9S 9H 4C", pile="7C"),
    ]
    found = counted(moves)
    assert {found[name] for name in ("frozen", "taken", "given")} == {(0, 0, 0, 0)}


def test_canastas_and_going_out_are_read_off_the_count() -> None:
    natural = ScoreLine(scoring.NATURAL, (1000, 0, 1000, 0))
    mixed = ScoreLine(scoring.MIXED, (300, 600, 300, 600))
    found = counted([], natural, mixed, ScoreLine(scoring.OUT, (100, 0, 100, 0)))
    assert found["canastas"] == (3, 2, 3, 2)
    assert found["out"] == (1, 0, 1, 0)


def test_only_the_others_are_caught_and_only_if_somebody_goes_out() -> None:
    left = ScoreLine(scoring.LEFT, (-5, -120, -5, -120))
    assert counted([], left)["caught"] == (0, 0, 0, 0)
    assert counted([], left, ScoreLine(scoring.OUT, (100, 0, 100, 0)))["caught"] == (0, 120, 0, 120)
