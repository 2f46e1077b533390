"""Codec, options and rulebook of Svoi Kozyri."""

from __future__ import annotations

import ast
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.options import describe
from cardtable.core.wire.field_constraints import BRIEF
from cardtable.games.svoi_kozyri import GAME, controls, rules
from cardtable.games.svoi_kozyri.codec import SvoiKozyriCodec
from cardtable.games.svoi_kozyri.options import MatchKind, SvoiKozyriFirstLead, SvoiKozyriOptions
from cardtable.games.svoi_kozyri.rulebook import rulebook
from cardtable.games.svoi_kozyri.state import SvoiKozyriPublic
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
    words = SourceRenderer()
    return {clause.id: words.text(clause.text) for clause in rulebook(chosen(preset, **options), seats)}


def test_every_rule_of_the_dossier_is_said_somewhere() -> None:
    said = set(in_force()) | set(in_force(3)) | set(in_force(2, "challenge"))
    assert set(SAID_BY.values()) <= said
    assert {f"K-{number:02}" for number in range(1, 32)} - set(SAID_BY) == {"K-01", "K-09"}
    assert {f"KR-{number:02}" for number in range(1, 18)} <= set(SAID_BY)


def test_every_refusal_names_a_clause_that_is_always_in_force() -> None:
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


def test_the_sentences_follow_the_options() -> None:
    assert in_force()["KR-11"] == "If you can't or don't want to beat the top card, you pick up cards."
    assert (
        in_force(2, "svoi_app")["KR-11"]
        == "If you can't beat the top card, you pick up cards; if you can, you must beat it."
    )
    assert "KR-05" not in in_force(2, "svoi_app")
    assert "K-25" not in in_force(2, "challenge")
    assert in_force(deck=24)["KR-02"].startswith("2 players use 24 cards, four suits of 6")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_K21_is_told_to_any_number_of_players(seats: int) -> None:
    assert in_force(seats)["K-21"] == "In your turn only your own trumps have special power."


def test_K27_K28_where_the_whole_pile_is_taken_nothing_is_left_to_beat() -> None:
    assert in_force(pickup="whole_pile")["K-28"] == "Then the next player leads any card."
    taker = in_force(pickup="whole_pile", lead_after_total="taker")
    assert taker["K-28"] == "Then the player who picked up leads any card."
    assert "K-27" not in taker
    assert in_force()["K-27"].startswith("Then the next player has to beat the card that lies on top now")


@pytest.mark.parametrize("dealer", ["loser", "alternate", "fixed"])
def test_KR01_nothing_is_said_of_a_next_deal_where_none_follows(dealer: str) -> None:
    assert "KR-01" not in in_force(dealer=dealer)
    assert in_force(dealer=dealer, match="round")["KR-01"] == "The players deal in turn, clockwise."
    told = {in_force(dealer=other, match="first_to_n_wins")["KR-01"] for other in ("loser", "alternate", "fixed")}
    assert len(told) == 3


@pytest.mark.parametrize("first_lead", ["loser", "winner"])
def test_KR07_a_single_deal_has_no_last_deal(first_lead: str) -> None:
    assert in_force(first_lead=first_lead)["KR-07"] == "The player on the dealer's left leads first."
    assert "of the last deal leads first" in in_force(first_lead=first_lead, match="round")["KR-07"]


def test_KR17_KQ7_the_rulebook_says_that_a_pair_has_changed_roles() -> None:
    pair = in_force(2, "challenge")
    assert pair["KR-17"].startswith(
        "Everybody deals once. The player who goes out first, without a tie, wins the deal; "
    )
    assert pair["KR-07"] == "The dealer leads first."
    assert all("From match to match" in in_force(2, preset)["KQ-7"] for preset in SvoiKozyriOptions.PRESETS)


def test_presets_are_those_of_the_dossier() -> None:
    assert list(SvoiKozyriOptions.PRESETS) == ["svoi_app", "pagat", "challenge"]
    default = SvoiKozyriOptions()
    assert SvoiKozyriOptions.preset("pagat") == default
    assert set(default.differences(SvoiKozyriOptions.preset("svoi_app"))) == {"sixes_to_owner", "voluntary_pickup"}
    challenge = SvoiKozyriOptions.preset("challenge")
    assert set(default.differences(challenge)) == {
        "deck", "deal", "hands_open", "pickup", "first_lead", "last_card_draw", "match",
    }  # fmt: skip
    assert SvoiKozyriOptions.presets_for(3) == ()


@pytest.mark.parametrize("text", ["trump S", "lead 6D", "beat KS 6D", "beat KS", "take"])
def test_texts_of_actions_are_read_and_written(text: str) -> None:
    assert CODEC.write(CODEC.read(text)) == text


@pytest.mark.parametrize(
    "text", ["", "trump", "trump X", "lead", "lead 6D 7D", "beat", "beat 6D 7D 8D", "take 6D", "pass"]
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(ValueError):
        CODEC.read(text)


@pytest.mark.parametrize(("match", "low"), [("single", False), ("round", False), ("first_to_n_losses", True)])
def test_KR17_fewest_losses_win(match: str, low: bool) -> None:
    assert GAME.low_wins(chosen(match=match)) is low


def test_KR17_the_length_matters_where_wins_or_losses_are_counted() -> None:
    length = next(info for info in describe(SvoiKozyriOptions) if info.name == "match_length")
    kinds = [kind for kind in MatchKind if length.matters(chosen(match=kind), 2)]
    assert kinds == [MatchKind.WINS, MatchKind.LOSSES]


def test_KR07_who_won_or_lost_the_last_deal_cannot_lead_to_the_only_one() -> None:
    lead = next(info for info in describe(SvoiKozyriOptions) if info.name == "first_lead")
    last = {SvoiKozyriFirstLead.LOSER, SvoiKozyriFirstLead.WINNER}
    assert {value for value in SvoiKozyriFirstLead if not lead.works(value, chosen(match="single"))} == last
    assert all(lead.works(value, chosen(match="round")) for value in SvoiKozyriFirstLead)


@pytest.mark.parametrize(
    ("options", "clause", "words"),
    [
        ({"hands_open": True}, "G-07", "All hands lie open"),
        ({"trump_choice": "choose_before_deal", "deal": "mirrored"}, "KR-03", "the dealer first"),
        ({"trump_choice": "choose_before_deal"}, "KR-03", "Before the deal everybody chooses a trump suit, the dealer"),
        ({"trump_choice": "choose_after_deal"}, "KR-03", "Everybody looks at the cards dealt"),
        ({"trump_choice": "random"}, "KR-03", "its suit is the dealer's trump"),
        ({"trump_choice": "fixed_by_seat"}, "KR-03", "in this order"),
        ({"second_card": False}, "KR-10", "you don't play a second card"),
        ({"pickup": "one"}, "K-23", "It is always the top card alone."),
        (
            {"lead_after_total": "taker"},
            "K-28",
            "is left on the table, the player who picked up leads any card",
        ),
        ({"turn_limit": 0}, "KR-16", "for the third time, the deal is a draw"),
        ({"turn_limit": 50}, "KR-16", "or after 50 turn(s)"),
        ({"match": "first_to_n_wins", "match_length": 3}, "KR-17", "when somebody has won 3 deal(s)"),
        ({"match": "first_to_n_losses", "match_length": 3}, "KR-17", "when somebody has lost 3 deal(s)"),
    ],
)
def test_each_choice_is_told_in_its_clause(options: dict[str, Any], clause: str, words: str) -> None:
    assert words in in_force(**options)[clause]


def test_KR16_how_often_a_position_has_come_is_told_in_brief() -> None:
    """Over a wire goes one number in place of all positions of the deal."""
    (brief,) = [entry.metadata[BRIEF] for entry in fields(SvoiKozyriPublic) if BRIEF in entry.metadata]
    assert [brief.write(positions) for positions in ((), (5,), (5, 7, 5))] == [0, 1, 2]
    assert [brief.write(brief.read(times)) for times in range(4)] == [0, 1, 2, 3]
