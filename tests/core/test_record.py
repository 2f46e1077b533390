"""The log as text: every kind of damage is named with its line, and what stands before it is kept."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.record import (
    Record,
    RecordError,
    longest_readable,
    read_record,
    write_action,
    write_head,
    write_record,
)
from cardtable.core.text import SourceWords
from cardtable.core.zones import Seat

RECORD = Record(
    game="toy",
    version=3,
    options={"deals": 2, "swapping": "left", "show_points": True},
    seats=2,
    players=("person ਪਾਨ “x”\nnext", "club Kavya: one"),
    seed="0f: 7",
    actions=((Seat(0), "swap QS"), (Seat(1), "swap 2C"), (Seat(1), "play AH")),
)
TEXT = write_record(RECORD)
HEAD = TEXT.split("\n\n")[0].split("\n")
HEAD_LINES = len(HEAD)


def with_head_line(number: int, line: str) -> str:
    """The log with another line of that number, counted from 1."""
    lines = TEXT.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def line_of(key: str) -> int:
    return next(number for number, line in enumerate(HEAD, start=1) if line.startswith(f"{key}: "))


def error(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    reason = SourceWords().text(caught.value.reason)
    assert str(caught.value) == f"Line {caught.value.line}: {reason}"
    assert reason.endswith((".", "”."))
    return caught.value


def test_a_log_reads_as_it_was_written() -> None:
    assert read_record(TEXT) == RECORD


def test_a_log_is_its_head_and_its_actions() -> None:
    assert write_head(RECORD) + "".join(write_action(seat, action) for seat, action in RECORD.actions) == TEXT
    assert TEXT.endswith("\n\n0 swap QS\n1 swap 2C\n1 play AH\n")
    assert HEAD[0] == "format: cardtable 1"


def test_a_log_without_actions() -> None:
    assert read_record(write_head(RECORD)).actions == ()
    assert read_record(write_head(RECORD).rstrip("\n") + "\n").actions == ()


words = st.text(st.characters(codec="utf-8", exclude_characters="\n\r"), min_size=1).filter(
    lambda text: "\n" not in text
)


@given(
    st.lists(st.tuples(st.integers(0, 3).map(Seat), words)),
    st.lists(st.text(st.characters(codec="utf-8")), min_size=4, max_size=4),
    words,
)
def test_any_match_survives(actions: list[tuple[Seat, str]], players: list[str], seed: str) -> None:
    record = Record("toy", 1, {"deals": 2}, 4, tuple(players), seed, tuple(actions))
    assert read_record(write_record(record)) == record
    assert longest_readable(write_record(record)) == record


@pytest.mark.parametrize("key", ["format", "game", "rules version", "options", "seats", "players", "seed"])
def test_a_missing_line_of_the_head_is_named(key: str) -> None:
    lines = TEXT.split("\n")
    del lines[line_of(key) - 1]
    found = error("\n".join(lines))
    assert found.line == HEAD_LINES
    assert f"“{key}: …”" in str(found)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", "cardtable 2"),
        ("format", ""),
        ("rules version", "one"),
        ("rules version", "-1"),
        ("rules version", "²"),
        ("rules version", "9" * 5000),
        ("seats", "two"),
        ("seats", "3"),
        ("seats", ""),
        ("options", "{"),
        ("options", "[]"),
        ("options", "[" * 100_000),
        ("players", "{}"),
        ("players", '["one"]'),
        ("players", "[1, 2]"),
        ("players", "nobody"),
    ],
    ids=lambda text: text[:12],
)
def test_a_bad_value_in_the_head_is_named(key: str, value: str) -> None:
    bad_line = line_of("players" if (key, value) == ("seats", "3") else key)
    damaged = with_head_line(line_of(key), f"{key}: {value}")
    assert error(damaged).line == bad_line
    with pytest.raises(RecordError):
        longest_readable(damaged)


def test_a_line_of_the_head_without_a_key_is_named() -> None:
    assert error(with_head_line(4, "rubbish")).line == 4


def test_another_key_does_no_harm() -> None:
    assert read_record("started: today\n" + TEXT) == RECORD


@pytest.mark.parametrize(
    "line", ["", "play QS", "2 play QS", "-1 play QS", "0", "0 ", "² play QS", "9" * 5000 + " play QS", "0play"]
)
def test_a_bad_action_is_named_and_what_stands_before_is_kept(line: str) -> None:
    damaged = with_head_line(HEAD_LINES + 3, line)
    assert error(damaged).line == HEAD_LINES + 3
    assert longest_readable(damaged).actions == RECORD.actions[:1]


def test_a_line_cut_short_is_named() -> None:
    found = error(TEXT[:-1])
    assert found.line == HEAD_LINES + 4
    assert longest_readable(TEXT[:-1]).actions == RECORD.actions[:2]


def test_the_first_of_two_bad_lines_is_named() -> None:
    damaged = with_head_line(HEAD_LINES + 2, "rubbish")[:-4]
    assert error(damaged).line == HEAD_LINES + 2
    assert longest_readable(damaged).actions == ()


def test_a_head_cut_short_is_never_read_as_another_one() -> None:
    head = write_head(RECORD)
    for length in range(len(head) - 2):
        with pytest.raises(RecordError):
            read_record(head[:length])
        with pytest.raises(RecordError):
            longest_readable(head[:length])


def test_a_log_cut_anywhere_gives_a_beginning_of_it() -> None:
    body = len(write_head(RECORD))
    for length in range(body, len(TEXT)):
        restored = longest_readable(TEXT[:length])
        assert restored.actions == RECORD.actions[: len(restored.actions)]
        assert restored.seed == RECORD.seed


def bad_line(text: str) -> int | None:
    """The line that is blamed, None if all can be read."""
    try:
        read_record(text)
    except RecordError as caught:
        return caught.line
    return None


def restored(text: str) -> Record | None:
    """What can be restored, None if nothing."""
    try:
        return longest_readable(text)
    except RecordError:
        return None


@given(st.text())
def test_no_text_is_a_log_by_chance(text: str) -> None:
    assert (bad_line(text) or 0) >= 1
    assert restored(text) is None


@given(st.integers(0, len(TEXT) - 1), st.text(max_size=3))
def test_damage_is_always_named_by_its_line(place: int, patch: str) -> None:
    damaged = TEXT[:place] + patch + TEXT[place + 1 :]
    line = bad_line(damaged)
    assert line is None or 1 <= line <= damaged.count("\n") + 1
    found = restored(damaged)
    assert found is None or len(found.actions) <= len(RECORD.actions) + patch.count("\n")
