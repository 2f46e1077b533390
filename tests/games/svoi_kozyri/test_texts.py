"""Codec, options and rulebook of Svoi Kozyri."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from cardtable.core.text import SourceWords
from cardtable.games.svoi_kozyri import controls, rules
from cardtable.games.svoi_kozyri.codec import SvoiKozyriCodec
from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions
from cardtable.games.svoi_kozyri.rulebook import rulebook
from tests.games.svoi_kozyri.tables import chosen

CODEC = SvoiKozyriCodec()

# Every rule of the source and of the procedure, and the clause that says it (rules.md 2.1 and 2.6). K-01 is history,
# K-09 is the program; K-06 and K-29 say again what the others say.
SAID_BY = {
    "K-02": "K-10", "K-03": "K-03", "K-04": "KR-11", "K-05": "K-05", "K-06": "K-05", "K-07": "K-07", "K-08": "KR-09",
    "K-10": "K-10", "K-11": "KR-08", "K-12": "KR-09", "K-13": "KR-10", "K-14": "KR-10", "K-15": "KR-11",
    "K-16": "KR-11", "K-17": "K-27", "K-18": "K-19", "K-19": "K-19", "K-20": "KR-09", "K-21": "K-21", "K-22": "KR-11",
    "K-23": "K-23", "K-24": "K-24", "K-25": "K-25", "K-26": "K-27", "K-27": "K-27", "K-28": "K-28", "K-29": "K-03",
    "K-30": "K-05", "K-31": "KR-14", "KR-01": "KR-01", "KR-02": "KR-02", "KR-03": "KR-03", "KR-04": "KR-03",
    "KR-05": "KR-05", "KR-06": "KR-06", "KR-07": "KR-07", "KR-08": "KR-08", "KR-09": "KR-09", "KR-10": "KR-10",
    "KR-11": "KR-11", "KR-12": "K-28", "KR-13": "KR-13", "KR-14": "KR-14", "KR-15": "KR-15", "KR-16": "KR-16",
    "KR-17": "KR-17",
}  # fmt: skip


def in_force(seats: int = 2, preset: str = "", **options: object) -> dict[str, str]:
    words = SourceWords()
    return {clause.id: words.text(clause.text) for clause in rulebook(chosen(preset, **options), seats)}


def test_every_rule_of_the_dossier_is_said_somewhere():
    said = set(in_force()) | set(in_force(3)) | set(in_force(2, "challenge"))
    assert set(SAID_BY.values()) <= said
    assert {f"K-{number:02}" for number in range(1, 32)} - set(SAID_BY) == {"K-01", "K-09"}
    assert {f"KR-{number:02}" for number in range(1, 18)} <= set(SAID_BY)


def test_every_refusal_names_a_clause_that_is_always_in_force():
    codes = set()
    for module in (rules, controls):
        assert module.__file__ is not None
        for node in ast.walk(ast.parse(Path(module.__file__).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                codes.add(ast.literal_eval(node.args[0]))
    assert codes
    assert all(re.fullmatch(r"KR-\d\d", code) for code in codes)
    for preset in SvoiKozyriOptions.PRESETS:
        for seats in SvoiKozyriOptions.PRESET_SEATS[preset]:
            assert codes <= set(in_force(seats, preset))


def test_the_sentences_follow_the_options():
    assert in_force()["KR-11"] == "Who cannot or does not wish to beat the top card picks up cards."
    assert in_force(2, "svoi_app")["KR-11"] == "Who cannot beat the top card picks up cards; who can must beat it."
    assert "KR-05" not in in_force(2, "svoi_app")
    assert "K-25" not in in_force(2, "challenge")
    assert in_force(deck=24)["KR-02"].startswith("2 players use 24 cards, four suits of 6")


def test_presets_are_those_of_the_dossier():
    assert list(SvoiKozyriOptions.PRESETS) == ["svoi_app", "pagat", "challenge"]
    default = SvoiKozyriOptions()
    assert SvoiKozyriOptions.preset("pagat") == default
    assert set(default.differences(SvoiKozyriOptions.preset("svoi_app"))) == {"sixes_to_owner", "voluntary_pickup"}
    challenge = SvoiKozyriOptions.preset("challenge")
    assert set(default.differences(challenge)) == {
        "deck", "deal", "hands_open", "pickup", "first_lead", "last_card_draw",
    }  # fmt: skip
    assert SvoiKozyriOptions.presets_for(3) == ()


@pytest.mark.parametrize("text", ["trump S", "lead 6D", "beat KS 6D", "beat KS", "take"])
def test_texts_of_actions_are_read_and_written(text):
    assert CODEC.write(CODEC.read(text)) == text


@pytest.mark.parametrize(
    "text", ["", "trump", "trump X", "lead", "lead 6D 7D", "beat", "beat 6D 7D 8D", "take 6D", "pass"]
)
def test_other_texts_are_refused(text):
    with pytest.raises(ValueError):
        CODEC.read(text)
