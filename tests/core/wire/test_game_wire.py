"""An update on the wire: its fields, and what a stranger may not write there."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from cardtable.core.events import (
    Announced,
    CardsMoved,
    Feat,
    FeatKind,
    HandScored,
    MatchEnded,
    ScoreLine,
    TrickWon,
    TurnStarted,
)
from cardtable.core.session import Session, Update
from cardtable.core.text import Text, Who, translate
from cardtable.core.wire.game_codec import GameCodec, WireUpdate, WriteCache
from cardtable.core.wire.json_values import WireError
from cardtable.core.zones import Seat, Zone
from cardtable.games import discover
from tests.known_sentences import known_sentences
from tests.toy.game import TOY

HEARTS = discover()["hearts"]
SENTENCE = translate("Svoi Kozyri", "%1 leads the %2.")
Change = Callable[[dict[str, Any]], object]

SESSION = Session(HEARTS, HEARTS.options(), ("club",) * 4, "4711")
WIRE: GameCodec[Any] = GameCodec(HEARTS, HEARTS.options(), 4, known_sentences())
UPDATE = Update(
    (
        CardsMoved(Zone("hand", 1), Zone("trick", 1), (None, None)),
        TurnStarted(frozenset({Seat(2)})),
        TrickWon(None),
        Announced(Seat(1), SENTENCE.filled(Who(Seat(1)))),
        HandScored((1, 2, 3, 4), (ScoreLine(SENTENCE, (1, 2, 3, 4)),), (Feat(FeatKind.SUN, Seat(2)),)),
        MatchEnded((1, 2, 3, 4)),
    ),
    SESSION.view(Seat(1)),
    SESSION.heard(Seat(1)),
)


def written() -> dict[str, Any]:
    return copy.deepcopy(WIRE.write_update(UPDATE, 1))


def test_all_kinds_of_events_come_back() -> None:
    assert WIRE.read_update(written()) == WireUpdate(UPDATE, 1)


def test_events_are_lists_that_begin_with_a_tag() -> None:
    moved, turn, trick, said, scored, ended = written()["events"]

    assert moved == ["moved", "hand 1", "trick 1", 2]
    assert turn == ["turn", [2]]
    assert trick == ["trick", None]
    assert said == ["said", 1, {"c": "Svoi Kozyri", "s": "%1 leads the %2.", "a": [{"w": 1}]}]
    assert scored[:3] == ["scored", [1, 2, 3, 4], [[{"c": "Svoi Kozyri", "s": "%1 leads the %2."}, [1, 2, 3, 4]]]]
    assert scored[3:] == [[["sun", 2]]]
    assert ended == ["ended", [1, 2, 3, 4]]


def test_what_two_seats_are_told_alike_is_written_once() -> None:
    once = WriteCache()
    hidden = replace(UPDATE.view, seat=Seat(2), zones={**UPDATE.view.zones, Zone("hand", 1): (None, None)})

    one: Any = WIRE.write_update(UPDATE, 1, once)
    other: Any = WIRE.write_update(replace(UPDATE, view=hidden), 1, once)

    assert one["public"] is other["public"]
    assert one["events"][0] is other["events"][0]
    assert isinstance(one["zones"]["hand 1"], str)
    assert other["zones"]["hand 1"] == 2


def test_without_heard_the_field_is_missing() -> None:
    assert "heard" not in WIRE.write_update(replace(UPDATE, heard=None), 1)


@pytest.mark.parametrize(
    "change",
    [
        lambda update: update.pop("zones"),
        lambda update: update.update(more=1),
        lambda update: update.update(seat=4),
        lambda update: update.update(v=0),
        lambda update: update.update(deal=0),
        lambda update: update.update(heard=None),
        lambda update: update["events"].append([]),
        lambda update: update["events"].append("moved"),
        lambda update: update["events"].append([["moved"]]),
        lambda update: update["events"].append(["dealt", 1]),
        lambda update: update["events"].append(["turn", [1], 2]),
        lambda update: update["events"].append(["moved", "hand 1", "trick 9", 1]),
        lambda update: update["zones"].update({"kitty -": ""}),
        lambda update: update["zones"].update({"hand 1": 0}),
        lambda update: update["zones"].pop("hand 1"),
        lambda update: update["zones"].pop("deck -"),
        lambda update: update["public"].update(positions=[]),
        lambda update: update["public"].update(phase="passing"),
        lambda update: update["public"].update(trick=2),
        lambda update: update["public"].update(totals=[2**31]),
        lambda update: update["public"].pop("turn"),
        lambda update: update.update(events=[["turn", []]] * 1001),
    ],
)
def test_an_update_with_anything_else_in_it_is_refused(change: Change) -> None:
    update = written()
    change(update)

    with pytest.raises(WireError):
        WIRE.read_update(update)


@pytest.mark.parametrize("value", [None, [], "update", 1, {}])
def test_what_is_no_update_is_refused(value: object) -> None:
    with pytest.raises(WireError):
        WIRE.read_update(value)


def test_an_action_is_written_anew_whatever_its_spelling() -> None:
    assert WIRE.write_action(WIRE.read_action("  play   2C ")) == "play 2C"


@pytest.mark.parametrize("text", ["", "play", "play 2X", "play\n2C", "play 2C\u2028", "x" * 401])
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(WireError):
        WIRE.read_action(text)


def test_a_text_of_the_program_that_names_somebody_is_never_sent() -> None:
    named = Update((Announced(None, Text("Hearts", "%1 deals.", args=("Meera",))),), UPDATE.view)

    with pytest.raises(WireError):
        WIRE.write_update(named, 1)


def test_a_game_that_does_not_tell_its_facts_is_played_at_no_table() -> None:
    with pytest.raises(ValueError, match="toy"):
        GameCodec(TOY, TOY.options(), 3, known_sentences())
