"""A deal of every game, played by keys in the real program: all of it is heard, once, in order, and unbroken."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.ears.listener import SAID, cut_off, too_close
from tests.ears.narration import due
from tests.ears.playing import Played

pytestmark = [pytest.mark.ears, pytest.mark.timeout(300)]


def heard(deal: Played) -> str:
    """All announcements of the deal, one after another."""
    return " ".join(one.text for one in deal.heard if one.kind == SAID)


def test_the_deal_comes_to_its_end(deal: Played) -> None:
    assert deal.over


def test_no_two_announcements_come_within_a_tenth_of_a_second(deal: Played) -> None:
    assert too_close(deal.heard) == []


def test_the_focus_rests_for_half_a_second_after_each_announcement(deal: Played) -> None:
    assert cut_off(deal.heard, [at for at, _ in deal.pressed]) == []


def test_what_the_program_says_is_what_reaches_the_bus(deal: Played) -> None:
    assert [one.text for one in deal.heard if one.kind == SAID] == [one.text for one in deal.said]


def test_everything_that_happens_is_heard_exactly_once(deal: Played) -> None:
    stream, wanted = heard(deal), Counter(sentence for one in due(deal.record) for sentence in one.sentences)

    assert {sentence: stream.count(sentence) for sentence in wanted} == wanted


def test_everything_that_happens_is_heard_in_its_order(deal: Played) -> None:
    stream, place = heard(deal), 0
    for one in due(deal.record):
        for sentence in one.sentences:
            found = stream.find(sentence, place)
            assert found >= 0, f"“{sentence}” (action {one.step.number}) is not heard behind “{stream[:place][-200:]}”"
            place = found + len(sentence)


def test_the_cards_that_come_to_the_person_are_named(deal: Played) -> None:
    said = [one.text for one in deal.heard if one.kind == SAID]
    for one in due(deal.record):
        if one.cards:
            assert any(all(text.count(card) for card in one.cards) for text in said), one


def test_who_passes_is_heard(deal: Played) -> None:
    stream = heard(deal)
    for one in due(deal.record):
        for name in one.passes:
            assert name in stream
