"""A judgement is read as it was written; what is damaged, or another judge's, is not."""

import json
from dataclasses import replace

import pytest

from cardtable.core.cards import Card
from cardtable.core.record import Record
from cardtable.core.text import Who, translate
from cardtable.core.zones import Seat
from cardtable.players.judging.judgement import Choice, Judged, Judgement
from cardtable.players.judging.judgement_file import judgement_key, read_judgement, write_judgement

REASON = translate("Hearts family", "You cannot follow suit, so throw the most dangerous card: the %1.")
FOUND = Judgement(
    2,
    Seat(1),
    17,
    (
        Judged(
            31,
            "play 4D",
            "play QD",
            11.4,
            0.3,
            REASON.filled(Card.parse("QD"), Who(Seat(2))),
            (Choice("play QD", -3.25, 0.0), Choice("play 4D", -14.65, 0.3)),
        ),
    ),
)


def test_it_is_read_as_it_was_written() -> None:
    assert read_judgement(write_judgement(FOUND, 4), 4) == FOUND


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"judge": 1}', '{"judge": 1, "judged": [3]}'])
def test_what_is_damaged_is_not_read(text: str) -> None:
    assert read_judgement(text, 4) is None


def test_what_another_judge_has_found_is_not_read() -> None:
    written = json.loads(write_judgement(FOUND, 4))
    assert read_judgement(json.dumps({**written, "judge": 0}), 4) is None
    assert read_judgement(json.dumps({**written, "seat": "x"}), 4) is None


def test_a_deal_that_was_played_otherwise_has_another_key() -> None:
    record = Record("hearts", 1, {}, 4, ("person A", "club B", "club C", "club D"), "7", ((Seat(0), "play 2C"),) * 3)
    other = replace(record, actions=((Seat(0), "play 3C"), *record.actions[1:]))
    key = judgement_key(record, 1, Seat(0), 3)
    assert key == judgement_key(replace(record, actions=(*record.actions, (Seat(1), "play 4C"))), 1, Seat(0), 3)
    assert key == judgement_key(replace(record, salt="another"), 1, Seat(0), 3)
    assert len({key, judgement_key(other, 1, Seat(0), 3), judgement_key(record, 1, Seat(1), 3)}) == 3
