"""JSON within bounds: what no file of the program can hold is refused, or left out by a patient reader."""

import pytest

from cardtable.core.basics.plain_json import DEEPEST, JsonError, parse_json

REFUSED = (
    "",
    "{",
    "[1e999]",
    "[-1e999]",
    "[NaN]",
    "[Infinity]",
    "[-Infinity]",
    f"[{2**63}]",
    f"[{-(2**63) - 1}]",
    "1" * 5000,
    "0." + "1" * 5000,
    "[" * 100_000,
    '{"a":' * 100_000,
    "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1),
    r'["\ud800"]',
    r'{"\uDC00": 1}',
    '["\ud800"]',
    '"' + r"\"" * 100_000,
    '"a\\',
)


@pytest.mark.parametrize("text", REFUSED, ids=lambda text: ascii(text[:20]))
def test_what_no_file_of_this_program_holds_is_refused(text: str) -> None:
    with pytest.raises(JsonError):
        parse_json(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("[" * DEEPEST + "]" * DEEPEST, None),
        (f"[{2**63 - 1}, {-(2**63)}, 0.5]", [2**63 - 1, -(2**63), 0.5]),
        (r'["\ud83d\ude00", "\\ud800", "[[[{{{"]', ["😀", r"\ud800", "[[[{{{"]),
    ],
)
def test_all_else_is_read(text: str, value: object) -> None:
    found = parse_json(text)

    assert value is None or found == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ('{"a": 1e999, "b": [NaN, -Infinity, 1]}', {"a": None, "b": [None, None, 1]}),
        (f"[{10**30}, {'1' * 5000}, 2]", [None, None, 2]),
        (r'{"\ud800a": ["b\udc80", "\ud83d\ude00"]}', {"a": ["b", "😀"]}),
    ],
)
def test_a_patient_reader_loses_only_what_no_file_can_hold(text: str, value: object) -> None:
    assert parse_json(text, patient=True) == value
