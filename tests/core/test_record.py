"""The log as text: every kind of damage is named with its line, and what stands before it is kept."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardtable.core.basics.log_checksums import LogChecksums, LogFlaw
from cardtable.core.basics.plain_text import plain_player
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.record import (
    END,
    FORMATS,
    Record,
    RecordError,
    looks_like_a_log,
    read_head,
    read_log,
    write_action,
    write_head,
    write_log,
    write_record,
    write_rewind,
)
from cardtable.core.zones import Seat
from tests.records import read_record

RECORD = Record(
    game="toy",
    version=3,
    options={"deals": 2, "swapping": "left", "show_points": True},
    seats=2,
    players=("person ਪਾਨ “x” <b>", "club Kavya: one"),
    seed="0f: 7",
    actions=((Seat(0), "swap QS"), (Seat(1), "swap 2C"), (Seat(1), "play AH")),
)
LINES = [*write_head(RECORD).split("\n")[:-1], *(write_action(*action) for action in RECORD.actions)]
HEAD_LINES = LINES.index("")
TEXT = write_record(RECORD)
both = pytest.mark.parametrize("old", [True, False], ids=FORMATS)


def log(lines: list[str], old: bool) -> str:
    """The lines as a log of either format; the checks of the new one are right."""
    if old:
        return "\n".join(lines) + "\n"
    checks = LogChecksums()
    new = [f"format: {FORMATS[1]}" if line == f"format: {FORMATS[0]}" else line for line in lines]
    return "".join(checks.line(line) if line else "\n" for line in new)


def with_line(number: int, line: str, old: bool) -> str:
    """The log with another line of that number, counted from 1."""
    lines = list(LINES)
    lines[number - 1] = line
    return log(lines, old)


def line_of(key: str) -> int:
    return next(number for number, line in enumerate(LINES, start=1) if line.startswith(f"{key}: "))


def error(text: bytes | str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    reason = SourceRenderer().text(caught.value.reason)
    assert str(caught.value) == f"Line {caught.value.line}: {reason}"
    assert reason.endswith((".", "”."))
    return caught.value


def test_a_log_reads_as_it_was_written() -> None:
    assert read_record(TEXT) == RECORD


def test_a_log_is_lines_with_checks_and_says_where_it_ends() -> None:
    assert log([*LINES, END], old=False) == TEXT
    assert TEXT.startswith("format: cardtable 2 ")
    assert [line[:-9] for line in TEXT.split("\n\n")[1].splitlines()] == ["0 swap QS", "1 swap 2C", "1 play AH", "end"]


def test_what_is_added_to_an_open_log_is_the_whole_log() -> None:
    checks = LogChecksums()
    text = write_log(replace(RECORD, actions=()), checks)
    assert not read_log(text).closed
    for action in RECORD.actions:
        text += checks.line(write_action(*action))
        assert read_log(text).error is None
        assert not read_log(text).closed
    text += checks.line(END)
    assert (text, read_log(text).closed) == (TEXT, True)
    text += checks.line("0 play 2H")  # taken up again
    assert read_record(text).actions == (*RECORD.actions, (Seat(0), "play 2H"))
    assert not read_log(text).closed


def test_the_lines_of_the_actions_are_known() -> None:
    assert read_log(TEXT).lines == read_log(log(LINES, old=True)).lines == (9, 10, 11)


@both
def test_either_format_is_read(old: bool) -> None:
    assert read_record(log(LINES, old)) == RECORD
    assert read_record(log(LINES, old).encode()) == RECORD
    assert read_log(log(LINES, old)).closed is old  # the old one has no mark


@both
def test_a_log_without_actions(old: bool) -> None:
    assert read_record(log(LINES[: HEAD_LINES + 1], old)).actions == ()
    assert read_record(log(LINES[:HEAD_LINES], old)).actions == ()


words = st.text(st.characters(codec="utf-8", exclude_characters="\n\r"), min_size=1).filter(
    lambda text: "\n" not in text
)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # a busy machine is no fault
@given(
    st.lists(st.tuples(st.integers(0, 3).map(Seat), words)),
    st.lists(st.text(st.characters(codec="utf-8")), min_size=4, max_size=4),
    words,
)
def test_any_match_survives(actions: list[tuple[Seat, str]], players: list[str], seed: str) -> None:
    record = Record("toy", 1, {"deals": 2}, 4, tuple(map(plain_player, players)), seed, tuple(actions))
    assert read_record(write_record(record)) == record
    assert read_log(write_record(record)).record == record


@both
@pytest.mark.parametrize("key", ["format", "game", "rules version", "options", "seats", "players", "seed"])
def test_a_missing_line_of_the_head_is_named(key: str, old: bool) -> None:
    found = error(log([line for line in LINES if not line.startswith(f"{key}: ")], old))
    assert found.line == (1 if key == "format" and old else HEAD_LINES)
    assert f"“{key}: …”" in str(found)


@both
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", "cardtable 3"),
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
def test_a_bad_value_in_the_head_is_named(key: str, value: str, old: bool) -> None:
    bad_line = line_of("players" if (key, value) == ("seats", "3") else key)
    damaged = with_line(line_of(key), f"{key}: {value}", old)
    assert error(damaged).line == bad_line
    with pytest.raises(RecordError):
        read_log(damaged)


def test_another_format_is_told_from_what_is_no_log_at_all() -> None:
    assert "only the formats “cardtable 1” and “cardtable 2”" in str(error("format: cardtable 3\ngame: toy\n"))
    for text in ("", "\n", "\0" * 100, "<html>\n", "\xff\xfe", "0 play QS\n"):
        assert "the line “format: …” is missing" in str(error(text))
        assert not looks_like_a_log(text.encode())
    assert looks_like_a_log(TEXT[TEXT.index("\n") + 1 :].encode())  # without its first line something else is wrong


def test_a_line_of_the_old_head_without_a_key_is_named() -> None:
    assert error(with_line(4, "rubbish", old=True)).line == 4


def test_another_key_does_no_harm() -> None:
    assert read_record(log(["started: today", *LINES], old=True)) == RECORD
    assert read_record(log([LINES[0], "started: today", *LINES[1:]], old=False)) == RECORD


@both
@pytest.mark.parametrize(
    "line", ["play QS", "2 play QS", "-1 play QS", "0", "0 ", "² play QS", "9" * 5000 + " play QS", "0play", "rewind 2"]
)
def test_a_bad_action_is_named_and_what_stands_before_is_kept(line: str, old: bool) -> None:
    damaged = with_line(HEAD_LINES + 3, line, old)
    assert error(damaged).line == HEAD_LINES + 3
    assert read_log(damaged).record.actions == RECORD.actions[:1]


def test_an_empty_line_is_no_action_of_the_old_format_and_nothing_in_the_new_one() -> None:
    assert error(with_line(HEAD_LINES + 3, "", old=True)).line == HEAD_LINES + 3
    lines = list(LINES)
    lines.insert(HEAD_LINES + 3, "")
    assert read_record(log(lines, old=False)) == RECORD


def test_an_entry_of_a_later_version_is_refused_by_its_word() -> None:
    assert (
        str(error(with_line(10, "dance 2", old=False)))
        == "Line 10: this version of the program doesn't know the entry “dance”."
    )
    assert len(str(error(with_line(10, "x" * 5000, old=False)))) < 90
    assert error(with_line(10, END, old=True)).line == 10


@both
def test_a_line_cut_short_is_named(old: bool) -> None:
    text = log(LINES, old)[:-2]
    found = error(text)
    assert (found.line, found.flaw) == (HEAD_LINES + 4, LogFlaw.TORN)
    assert read_log(text).record.actions == RECORD.actions[:2]


@both
def test_zeros_at_the_end_are_named(old: bool) -> None:
    text = log(LINES, old)
    found = error(text[:-20] + "\0" * 20)
    assert found.flaw is LogFlaw.ZEROED
    assert read_log(text[:-20] + "\0" * 20).record.actions == RECORD.actions[: found.line - HEAD_LINES - 2]
    assert error(text + "\0" * 400).flaw is LogFlaw.ZEROED
    assert read_log(text + "\0" * 400).record == RECORD


@both
def test_line_ends_and_a_mark_that_other_programs_add_do_no_harm(old: bool) -> None:
    data = log(LINES, old).encode()
    for changed in (
        data.replace(b"\n", b"\r\n"),
        b"\xef\xbb\xbf" + data,
        b"\xef\xbb\xbf" + data.replace(b"\n", b"\r\n"),
    ):
        assert read_record(changed) == RECORD


def test_the_first_of_two_bad_lines_is_named() -> None:
    damaged = with_line(HEAD_LINES + 2, "rubbish", old=True)[:-4]
    assert error(damaged).line == HEAD_LINES + 2
    assert read_log(damaged).record.actions == ()


@both
def test_a_head_cut_short_is_never_read_as_another_one(old: bool) -> None:
    head = log(LINES[:HEAD_LINES], old)
    for length in range(len(head) - 1):
        with pytest.raises(RecordError):
            read_record(head[:length])
        with pytest.raises(RecordError):
            read_log(head[:length])


@both
def test_a_log_cut_anywhere_gives_a_beginning_of_it(old: bool) -> None:
    text, body = log(LINES, old), len(log(LINES[:HEAD_LINES], old))
    for length in range(body, len(text)):
        restored = read_log(text[:length]).record
        assert restored.actions == RECORD.actions[: len(restored.actions)]
        assert restored.seed == RECORD.seed


def test_a_wrong_bit_of_an_action_is_mended_and_told() -> None:
    damaged = bytearray(TEXT.encode())
    damaged[damaged.index(b" play ") + 1] ^= 1
    reading = read_log(bytes(damaged))
    assert reading.record == RECORD
    assert reading.error is not None
    assert reading.error.flaw is LogFlaw.MENDED


@pytest.mark.slow
def test_no_bit_of_a_log_is_worth_more_than_a_sentence() -> None:
    """One wrong bit in the head, in an action or in the mark: the record is read whole, and the bit is told."""
    data = TEXT.encode()
    for place in range(len(data)):
        for bit in range(8):
            damaged = bytearray(data)
            damaged[place] ^= 1 << bit
            reading = read_log(bytes(damaged))
            assert reading.record == RECORD, (place, bit)
            assert reading.closed
            assert reading.error is not None
            assert reading.error.flaw is LogFlaw.MENDED


def test_two_wrong_bits_in_an_action_are_found_and_what_stands_before_is_kept() -> None:
    lines = TEXT.encode().split(b"\n")
    for number, action in enumerate(RECORD.actions):
        line = bytearray(lines[HEAD_LINES + 1 + number])
        for place in range(len(line) - 10):
            changed = bytearray(line)
            changed[place] ^= 4
            changed[place + 1] ^= 4
            whole = [*lines[: HEAD_LINES + 1 + number], bytes(changed), *lines[HEAD_LINES + 2 + number :]]
            reading = read_log(b"\n".join(whole))
            assert reading.record.actions == RECORD.actions[:number], action
            assert reading.error is not None
            assert (reading.error.line, reading.error.flaw) == (HEAD_LINES + 2 + number, LogFlaw.CHANGED)


def test_that_whole_lines_are_missing_at_the_end_is_known_by_the_mark_alone() -> None:
    for cut in ("1 play AH", "end"):
        reading = read_log(TEXT[: TEXT.index(cut)])
        assert reading.error is None
        assert not reading.closed


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
        return read_log(text).record
    except RecordError:
        return None


@given(st.text())
def test_no_text_is_a_log_by_chance(text: str) -> None:
    assert (bad_line(text) or 0) >= 1
    assert restored(text) is None


@both
@given(st.data())
def test_damage_is_always_named_by_its_line(old: bool, data: st.DataObject) -> None:
    text = log(LINES, old)
    place, patch = data.draw(st.integers(0, len(text) - 1)), data.draw(st.text(max_size=3))
    damaged = text[:place] + patch + text[place + 1 :]
    line = bad_line(damaged)
    assert line is None or 1 <= line <= damaged.count("\n") + 2  # one line feed may be mended, where a bit was wrong
    found = restored(damaged)
    assert found is None or len(found.actions) <= len(RECORD.actions) + patch.count("\n")
    if not old and found is not None:
        assert found.actions == RECORD.actions[: len(found.actions)]
        assert replace(found, actions=()) == replace(RECORD, actions=())


# ---- undo, and who plays on


def log_of(*entries: str) -> str:
    checks = LogChecksums()
    head = replace(RECORD, actions=())
    return write_log(head, checks) + "".join(checks.line(entry) for entry in entries)


def test_a_match_that_went_back_holds_what_is_in_force() -> None:
    acts = [write_action(Seat(0), f"play {card}") for card in ("2C", "3C", "4C", "5C")]
    reading = read_log(log_of(*acts, write_rewind(1)))
    assert [action for _, action in reading.record.actions] == ["play 2C"]
    redone = read_log(log_of(*acts, write_rewind(1), write_rewind(3)))
    assert [action for _, action in redone.record.actions] == ["play 2C", "play 3C", "play 4C"]
    anew = read_log(log_of(*acts, write_rewind(1), write_action(Seat(0), "play 9C"), write_rewind(2)))
    assert [action for _, action in anew.record.actions] == ["play 2C", "play 9C"]
    first = anew.lines[0]
    assert anew.lines == (first, first + 5)


@pytest.mark.parametrize("entry", ["rewind 2", "rewind", "rewind -1", "rewind x", "rewind 99999999999"])
def test_a_match_goes_nowhere_where_it_has_not_been(entry: str) -> None:
    reading = read_log(log_of(write_action(Seat(0), "play 2C"), entry))
    assert reading.error is not None
    assert reading.error.line == reading.lines[-1] + 1
    assert len(reading.record.actions) == 1


def test_another_occupant_of_a_seat_in_an_earlier_log_is_passed_over() -> None:
    acts = tuple((Seat(0), f"play {card}") for card in ("2C", "3C"))
    first, second = (write_action(*act) for act in acts)
    assert read_record(log_of("seat 1 club", first, second, "seat 1 person")).actions == acts


@pytest.mark.parametrize("entry", ["seat 1", "seat 99 club", "seat x club", "seat 1 ", "seat 1 Two words", "seat"])
def test_who_plays_on_must_be_told_whole(entry: str) -> None:
    assert read_log(log_of(entry)).error is not None


def test_the_source_of_chance_of_the_players_is_kept_where_there_is_one() -> None:
    salted = replace(RECORD, salt="a1b2c3d4")
    assert "salt: a1b2c3d4" in write_record(salted)
    assert read_record(write_record(salted)) == salted


def test_the_seeds_of_deals_are_kept_where_there_are_any() -> None:
    fair = replace(RECORD, deals=("a1", "b2"))
    assert 'deal seeds: ["a1", "b2"]' in write_record(fair)
    assert read_record(write_record(fair)) == fair
    assert "deal seeds" not in write_record(RECORD)


@pytest.mark.parametrize("value", ["[]", "[1]", '"a"', "a"])
def test_the_seeds_of_deals_are_a_list_of_texts(value: str) -> None:
    text = write_head(RECORD).rstrip("\n") + f"\ndeal seeds: {value}\n\n"
    with pytest.raises(RecordError):
        read_record(text)


@both
def test_a_head_is_read_without_the_actions(old: bool) -> None:
    head = read_head(log(LINES[: HEAD_LINES + 1], old=old).encode())
    assert (head.game, head.players, head.actions) == (RECORD.game, RECORD.players, ())
