"""A judgement is read as it was written; what is damaged, or another judge's, is not."""

import json
from dataclasses import replace

import pytest

from cardtable.core.cards import Card
from cardtable.core.record import Record
from cardtable.core.text import Who, translate
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.players.deal_review import DealReview, ReviewedDecision, ReviewedOption
from cardtable.players.review_file import judgement_key, read_judgement, write_judgement

CODEC = discover()["hearts"].codec
REASON = translate("Hearts family", "You cannot follow suit, so throw the most dangerous card: the %1.")
FOUND = DealReview(
    2,
    Seat(1),
    17,
    (
        ReviewedDecision(
            31,
            "play 4D",
            "play QD",
            11.4,
            0.3,
            REASON.filled(Card.parse("QD"), Who(Seat(2))),
            (ReviewedOption("play QD", -3.25, 0.0), ReviewedOption("play 4D", -14.65, 0.3)),
        ),
    ),
)


def test_it_is_read_as_it_was_written() -> None:
    assert read_judgement(write_judgement(FOUND, 4), 4, CODEC) == FOUND


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"judge": 1}', '{"judge": 1, "judged": [3]}'])
def test_what_is_damaged_is_not_read(text: str) -> None:
    assert read_judgement(text, 4, CODEC) is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("done", "play 5D"),
        ("better", "fly away"),
        ("values", []),
        ("values", [["fly away", 1, 1]]),
        ("cost", "dear"),
        ("cost", True),
        ("action", -1),
        ("action", 1.5),
        ("reason", {"c": "Hearts"}),
    ],
)
def test_what_nobody_could_be_shown_is_not_read(field: str, value: object) -> None:
    written = json.loads(write_judgement(FOUND, 4))
    written["judged"][0][field] = value

    assert read_judgement(json.dumps(written), 4, CODEC) is None


def test_what_another_judge_has_found_is_not_read() -> None:
    written = json.loads(write_judgement(FOUND, 4))
    assert read_judgement(json.dumps({**written, "judge": 0}), 4, CODEC) is None
    assert read_judgement(json.dumps({**written, "seat": "x"}), 4, CODEC) is None


def test_a_deal_that_was_played_otherwise_has_another_key() -> None:
    record = Record("hearts", 1, {}, 4, ("person A", "club B", "club C", "club D"), "7", ((Seat(0), "play 2C"),) * 3)
    other = replace(record, actions=((Seat(0), "play 3C"), *record.actions[1:]))
    key = judgement_key(record, 1, Seat(0), 3)
    assert key == judgement_key(replace(record, actions=(*record.actions, (Seat(1), "play 4C"))), 1, Seat(0), 3)
    assert key == judgement_key(replace(record, salt="another"), 1, Seat(0), 3)
    assert len({key, judgement_key(other, 1, Seat(0), 3), judgement_key(record, 1, Seat(1), 3)}) == 3
