"""The rulebook: complete, without repetition, and named by every refusal."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cardtable.core.guidance.rulebook import Clause
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.options import describe
from cardtable.games.hearts import controls, rules
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.rulebook import rulebook

# Every rule of the two sources, and the clause that says it (rules.md 1.1 and 1.2); HP-01 is history.
SAID_BY = {
    "H-01": "H-01", "H-02": "H-02", "H-03": "H-03", "H-04": "H-04", "H-05": "HP-15", "H-06": "HP-15",
    "H-07": "HP-15", "H-08": "HP-15", "H-09": "H-11", "H-10": "H-12", "H-11": "H-11", "H-12": "H-12",
    "H-13": "H-13", "H-14": "H-14", "H-15": "HR-12", "H-16": "H-16", "H-17": "H-17", "H-18": "H-18",
    "H-19": "H-19", "H-20": "H-20", "H-21": "H-21", "H-22": "H-20", "H-23": "H-23", "H-24": "H-24",
    "HP-02": "HP-02", "HP-03": "HP-03", "HP-04": "HP-04", "HP-05": "H-01", "HP-06": "H-01", "HP-07": "HP-07",
    "HP-08": "HP-08", "HP-09": "HP-09", "HP-10": "HP-10", "HP-11": "HP-11", "HP-12": "HP-12", "HP-13": "H-04",
    "HP-14": "HR-05", "HP-15": "HP-15", "HP-16": "HP-15", "HP-17": "HP-17", "HP-18": "H-16", "HP-19": "H-16",
    "HP-20": "H-12", "HP-21": "H-13", "HP-22": "HP-22", "HP-23": "H-14", "HP-24": "HP-24", "HP-25": "H-14",
    "HP-26": "HP-26", "HP-27": "HP-27", "HP-28": "HP-28", "HP-29": "HR-12", "HP-30": "HR-12", "HP-31": "H-02",
    "HP-32": "HP-32", "HP-33": "H-20", "HP-34": "H-20", "HP-35": "HP-35", "HP-36": "HP-36",
    "HR-01": "HR-01", "HR-02": "H-17", "HR-03": "HR-03", "HR-04": "HR-04", "HR-05": "HR-05", "HR-06": "HR-06",
    "HR-07": "H-12", "HR-08": "HR-08", "HR-09": "HR-09", "HR-10": "HR-10", "HR-11": "HR-11", "HR-12": "HR-12",
    "HR-13": "HR-13", "HR-14": "HR-14", "HR-15": "HR-15", "HR-16": "HR-16", "HR-17": "HR-17", "HR-18": "HR-18",
    "HR-19": "HR-19",
}  # fmt: skip


def every_table() -> Iterator[tuple[HeartsOptions, int]]:
    """Each option at each of its values beside the defaults and some companions, for each seat count."""
    beside: list[dict[str, Any]] = [{}, {"bonus_card": "JD"}, {"removal": "kitty", "kitty_size": 0}]
    for seats in range(3, 8):
        for info in describe(HeartsOptions):
            kind = type(info.default)
            values = list(kind.__members__.values()) if hasattr(kind, "__members__") else [info.default]
            values += [True, False] if kind is bool else [0, 3, -5] if info.name == "no_tricks_bonus" else []
            values += [1] if info.name == "deal_limit" else []
            for value in values:
                for others in beside:
                    yield HeartsOptions(**{**others, info.name: value}), seats


def in_force(seats: int = 4, **options: Any) -> dict[str, str]:
    words = SourceRenderer()
    return {clause.id: words.text(clause.text) for clause in rulebook(HeartsOptions(**options), seats)}


@cache
def every_rulebook() -> list[Sequence[Clause]]:
    return [rulebook(options, seats) for options, seats in every_table()]


def test_each_clause_stands_once_and_sections_are_whole() -> None:
    for clauses in every_rulebook():
        ids = [clause.id for clause in clauses]
        assert len(ids) == len(set(ids)), ids
        sections = [clause.section for clause in clauses]
        assert [section for place, section in enumerate(sections) if section not in sections[:place]] == [
            section for place, section in enumerate(sections) if place == 0 or sections[place - 1] != section
        ]


def test_every_rule_of_the_sources_is_said_by_a_clause() -> None:
    ids = {clause.id for clauses in every_rulebook() for clause in clauses}
    assert ids == set(SAID_BY.values()) | {"H-08"}
    assert {name for name in SAID_BY if name.startswith("H-")} == {f"H-{number:02}" for number in range(1, 25)}
    assert {name for name in SAID_BY if name.startswith("HP-")} == {f"HP-{number:02}" for number in range(2, 37)}
    assert {name for name in SAID_BY if name.startswith("HR-")} == {f"HR-{number:02}" for number in range(1, 20)}


def test_every_option_is_named_by_a_clause_and_every_name_is_an_option() -> None:
    named = {name for clauses in every_rulebook() for clause in clauses for name in clause.options}
    assert named == {info.name for info in describe(HeartsOptions)}


def test_clauses_are_sentences_with_all_their_arguments() -> None:
    words = SourceRenderer()
    for clauses in every_rulebook():
        for clause in clauses:
            text = words.text(clause.text)
            assert re.fullmatch(r"[A-Z%0-9].*\.", text), text
            assert "%" not in text


def test_every_refusal_code_is_a_clause() -> None:
    ids = {clause.id for clauses in every_rulebook() for clause in clauses}
    codes = {
        node.value
        for module in (rules, rules, controls)
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and re.fullmatch(r"H[RP]?-\d\d", str(node.value))
    }
    assert codes <= ids
    assert {"H-11", "H-12", "H-16", "H-17", "H-18", "HP-22", "HP-32", "HR-05", "HR-06", "HR-08"} <= codes


@pytest.mark.parametrize("name", list(HeartsOptions.PRESETS))
def test_the_changed_clauses_of_each_preset_are_found(name: str) -> None:
    options = HeartsOptions.preset(name)
    for seats in HeartsOptions.PRESET_SEATS[name]:
        named = {option for clause in rulebook(options, seats) for option in clause.options}
        assert set(options.differences(HeartsOptions())) <= named


def test_what_people_read() -> None:
    four = in_force()
    assert four["HP-22"] == "On the first trick no point card may be discarded."
    assert four["H-23"] == "Then the shooter gets no points, and everybody else gets 26."
    assert four["H-16"] == "The player who has the two of clubs after the pass leads it to the first trick."
    assert in_force(5)["H-16"] == "The player who has the three of clubs after the pass leads it to the first trick."
    assert in_force(3)["HP-09"] == "One pack of 52 cards is used, but the two of diamonds is left out."
    assert in_force(queen_value=0)["H-03"] == "The queen of spades counts nothing."
    assert "HP-07" not in in_force(moon_scoring="none")
    assert in_force(no_tricks_bonus=-5)["HR-15"].startswith("A player who has won no trick gets 5 point(s) fewer")
