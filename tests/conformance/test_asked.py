"""One key, one answer: every game answers every question at any moment, from what has been shown alone."""

from __future__ import annotations

import pytest

from cardtable.core.guidance.player_queries import PlayerQuery
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.zones import Seat
from cardtable.table.table_queries import answer_about, reply
from tests.conformance.addressing import misaddressed
from tests.conformance.asking import asked, named
from tests.conformance.driver import Case

WORDS = SourceRenderer()


def check(case: Case, seed: str, steps: int, every: int) -> None:
    own = {} if case.game.answers is None else case.game.answers(case.options, case.seats)
    answered: set[PlayerQuery] = set()
    for known, faces in asked(case, seed, steps, every):
        replies = {question: reply(question, known, own) for question in PlayerQuery}
        plain = {question: reply(question, known, {}) for question in PlayerQuery}  # as of a game with none of its own
        told = [*replies.values(), *plain.values(), *(answer_about(place, known) for place in range(case.seats + 1))]
        assert all(told)
        for text in (text for answer in told for text in answer):
            assert WORDS.text(text).strip()
            assert set(named(text)) <= faces
            if known.view.seat is not None:
                assert not list(misaddressed(text, Seat(known.view.seat)))
        answered |= {question for question in PlayerQuery if replies[question] != plain[question]}
    assert answered or not own


@pytest.mark.quick(14)
def test_every_question_is_answered_by_what_was_shown(case: Case) -> None:
    check(case, "asked", 36, 9)


@pytest.mark.slow
def test_every_question_is_answered_through_a_whole_deal(case: Case) -> None:
    check(case, "asked again", 200, 25)
