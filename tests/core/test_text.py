"""Texts: marked, filled, said."""

from __future__ import annotations

import pytest

from cardtable.core.cards import Card, Suit
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text, Who, conjoin, fill, say, translate
from cardtable.core.zones import Seat

WORDS = SourceRenderer({Seat(1): "Kavya"}, {"%1 card(s)": ("%1 card", "%1 cards")})
CARDS = translate("Test", "%1 card(s)")


def test_the_marker_keeps_the_whole_key() -> None:
    assert translate("Menu", "Lead", "verb", 2) == Text("Menu", "Lead", "verb", (), 2)


def test_filling_keeps_the_key_and_sets_the_plural() -> None:
    text = translate("Test", "%1 of %2", "note")
    assert text.filled(1, 3) == Text("Test", "%1 of %2", "note", (1, 3))
    assert CARDS.filled(1, n=1).n == 1
    assert CARDS.filled(1, n=1).filled(2).n == 1
    assert CARDS.filled(0, n=1).filled(0, n=0).n == 0


@pytest.mark.parametrize(("count", "said"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards")])
def test_plural_forms(count: int, said: str) -> None:
    assert WORDS.text(CARDS.filled(count, n=count)) == said


def test_a_source_without_known_plurals_is_said_as_it_is() -> None:
    assert SourceRenderer().text(CARDS.filled(1, n=1)) == "1 card(s)"


def test_every_kind_of_argument_is_said() -> None:
    text = translate("Test", "%1 %2 %3 %4 %5 %6")
    inner = translate("Test", "(%1)").filled(Suit.HEARTS)
    filled = text.filled(Who(Seat(1)), Card.parse("QS"), Suit.CLUBS, -3, "Ann %1", inner)
    assert WORDS.text(filled) == "Kavya queen of spades clubs −3 Ann %1 (hearts)"


def test_a_seat_without_a_name_has_a_number() -> None:
    assert SourceRenderer().seat(Seat(2)) == "Seat 2"


@pytest.mark.parametrize("argument", [True, 1.5, None, (1, 2)])
def test_what_no_text_may_hold_is_refused(argument: object) -> None:
    with pytest.raises(TypeError):
        say(WORDS, argument)


@pytest.mark.parametrize(
    ("pattern", "arguments", "result"),
    [
        ("%1, %2", ["a", "b"], "a, b"),
        ("%2 before %1", ["a", "b"], "b before a"),
        ("%1 and %1", ["a"], "a and a"),
        ("%1", ["%1"], "%1"),
        ("100 %", ["a"], "100 %"),
        ("%", [], "%"),
        ("%3", ["a"], "%3"),
        ("%0", ["a"], "%0"),
        ("%²", ["a"], "%²"),
        ("%%1", ["a"], "%a"),
        ("%12", ["a"], "a2"),
        ("", ["a"], ""),
    ],
)
def test_holes_are_filled_once(pattern: str, arguments: list[str], result: str) -> None:
    assert fill(pattern, arguments) == result


def test_a_long_list_reads_in_its_order_and_lies_few_texts_deep() -> None:
    items = [translate("Test", f"item {number}") for number in range(100)]

    whole = conjoin(items)

    assert say(WORDS, whole) == ", ".join(f"item {number}" for number in range(99)) + " and item 99"
    assert depth(whole) <= 9


def depth(text: Text) -> int:
    return 1 + max((depth(one) for one in text.args if isinstance(one, Text)), default=0)
