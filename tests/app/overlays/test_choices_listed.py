"""The choices of a decision beside each other: which are listed, and which of their cards."""

from __future__ import annotations

from cardtable.app.overlays.replay.decision_panel import cards_apart, listed
from cardtable.app.overlays.replay.decision_summary import verdict_of
from cardtable.core.cards import Card
from cardtable.core.text import literal_text
from cardtable.games import discover
from cardtable.players.deal_review import ReviewedDecision, ReviewedOption

PASSES = ("pass QS AS 6H", "pass QS AS JD", "pass QS AS TD", "pass QS AS 2S", "pass QS KC 2C")


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def test_only_the_cards_in_which_choices_differ_are_shown() -> None:
    assert cards_apart([cards("QS AS 6H"), cards("QS AS JD")]) == [[*cards("6H")], [*cards("JD")]]
    assert cards_apart([cards("6H"), cards("JD")]) == [[*cards("6H")], [*cards("JD")]]
    assert cards_apart([cards("6H 6H"), cards("6H JD")]) == [[*cards("6H")], [*cards("JD")]]  # a twin is a card
    assert cards_apart([cards("6H"), ()]) == [[*cards("6H")], []]


def test_a_choice_that_all_others_have_whole_shows_them_whole() -> None:
    both = [cards("6H"), cards("6H 7H")]
    assert cards_apart(both) == [list(one) for one in both]
    assert cards_apart(both[:1]) == [[*cards("6H")]]


def test_what_was_done_is_listed_however_little_room_there_is() -> None:
    values = tuple(ReviewedOption(action, -place, 0.1) for place, action in enumerate(PASSES))
    judged = ReviewedDecision(3, PASSES[-1], PASSES[0], 4.0, 0.1, literal_text(""), values)
    verdict = verdict_of(judged, discover()["hearts"])
    shown = [option.cards for option in listed(verdict, 3)]
    assert shown == [option.cards for option in (*verdict.options[:2], verdict.done)]
    assert listed(verdict, 9) == [*verdict.options]
