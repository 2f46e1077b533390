"""Markers in translations: forms, and choices by gender, number and reader."""

from __future__ import annotations

import pytest

from cardtable.app.i18n.catalogue_renderer import CatalogueRenderer, User
from cardtable.app.i18n.grammar import BadMarker, parse
from cardtable.core.cards import Card, Suit
from cardtable.core.language.card_names import counted_by_rank
from cardtable.core.text import Text, Who, conjoin
from cardtable.core.zones import Seat

QUEEN, KING = Card.parse("QS"), Card.parse("KS")
KAVYA, RAVI, TYPED, OWN = map(Seat, range(4))


class Small(CatalogueRenderer):
    """Renderer with a few words: queens are feminine, kings masculine."""

    def __init__(self, translation: str, reader: Seat | None = None, gender: str = "n") -> None:
        super().__init__()
        self.user = User("Ali", gender)
        usual = {KAVYA: Text("Names", "Kavya"), RAVI: Text("Names", "Ravi")}
        self.set_names({KAVYA: "Kavya", RAVI: "Ravi", TYPED: "Sam", OWN: "Ali"}, reader, usual)
        self._words = {
            ("Test", "sentence", ""): translation,
            ("Card", "queen of spades", "gender"): "f",
            ("Card", "king of spades", "gender"): "m",
            ("Card", "queen of spades", "obl"): "QUEEN",
            ("Card, counted", "%1 queen(s)", "gender"): "f",
            ("Card, counted", "%1 queen(s)", "obl"): "%1 QUEENS",
            ("Names", "Kavya", "gender"): "f",
            ("Names", "Ravi", "gender"): "m",
            ("Names", "Kavya", "obl"): "KAVYA",
            ("Names", "%1", "obl"): "to %1",
            ("Names", "You", "obl"): "YOU",
            ("Lists", "%1 and %2", "gen"): "%1 & %2{obl}",
            ("Ordinal", "1", "ord"): "first",
            ("Ordinal", "%1", "ord"): "%1th",
        }

    def pattern(self, context: str, source: str, disambiguation: str, n: int) -> str:
        return self._words.get((context, source, disambiguation), source)

    def told(self, *arguments: object) -> str:
        return self.text(Text("Test", "sentence", args=arguments))


def two(*items: object) -> Text:
    return conjoin(items)


@pytest.mark.parametrize(
    ("translation", "argument", "told"),
    [
        ("%1{obl}!", QUEEN, "QUEEN!"),
        ("%1{obl}!", KING, "king of spades!"),  # no entry: the usual form
        ("%1{other}!", QUEEN, "queen of spades!"),
        ("%1{obl}", Who(KAVYA), "KAVYA"),
        ("%1{obl}", Who(TYPED), "to Sam"),
        ("%1{obl}", "Sam", "to Sam"),
        ("%1{obl}", two(Who(KAVYA), Who(TYPED)), "KAVYA and to Sam"),
        ("%1{gen}", two(Who(KAVYA), Who(TYPED)), "Kavya & to Sam"),  # an entry of its own
        ("%1{obl}", counted_by_rank([QUEEN, QUEEN]), "2 QUEENS"),
        ("%1{ord}", 1, "first"),
        ("%1{ord}", 13, "13th"),
        ("%1{obl}", 3, "3"),
    ],
)
def test_a_form_is_an_entry_of_the_catalogue(translation: str, argument: object, told: str) -> None:
    assert Small(translation).told(argument) == told


@pytest.mark.parametrize(
    ("argument", "told"),
    [
        (QUEEN, "she"),
        (KING, "he"),
        (Suit.HEARTS, "they"),  # nothing is known: the last choice
        (Who(KAVYA), "she"),
        (Who(RAVI), "he"),
        (Who(TYPED), "they"),
        (two(Who(KAVYA), Who(RAVI)), "they"),
        (two(Who(KAVYA), Who(KAVYA)), "she"),
        (two(QUEEN, KING), "he"),  # of things the last decides
        (two(KING, QUEEN), "she"),
        (counted_by_rank([QUEEN, QUEEN]), "she"),
        (7, "they"),
    ],
)
def test_a_choice_by_gender(argument: object, told: str) -> None:
    assert Small("%1{f:she|m:he|n:they}").told(argument) == told


@pytest.mark.parametrize(
    ("argument", "told"),
    [
        (0, "many"),
        (1, "one"),
        (2, "many"),
        (21, "many"),
        (QUEEN, "one"),
        (two(QUEEN, KING), "many"),
        (counted_by_rank([QUEEN, QUEEN]), "many"),
        (counted_by_rank([QUEEN]), "one"),
        (Who(TYPED), "one"),
        (two(Who(TYPED), Who(RAVI)), "many"),
    ],
)
def test_a_choice_by_number(argument: object, told: str) -> None:
    assert Small("%1{one:one|other:many}").told(argument) == told


def test_choices_hold_placeholders_and_choices() -> None:
    nested = Small("%1 %2{one:%1{f:her|m:his} card|other:%1{f:her|m:his} %2 cards}")

    assert nested.told(QUEEN, 1) == "queen of spades her card"
    assert nested.told(KING, 5) == "king of spades his 5 cards"


@pytest.mark.parametrize("gender", ["f", "m", "n"])
def test_the_user_says_how_sentences_speak_of_them(gender: str) -> None:
    spoken = {"f": "she", "m": "he", "n": "they"}[gender]
    choice = "{f:she|m:he|n:they}"

    assert Small(f"%0{choice}", gender=gender).told() == spoken
    assert Small(f"%1{choice}", OWN, gender).told(Who(OWN)) == spoken
    assert Small(f"%1{choice}", KAVYA, gender).told(Who(OWN)) == spoken  # by their name
    assert Small(f"%1{choice}", OWN, gender).told(Who(TYPED)) == "they"


def test_a_choice_by_the_reader() -> None:
    assert Small("%1{you:yours|other:theirs}", OWN).told(Who(OWN)) == "yours"
    assert Small("%1{you:yours|other:theirs}", OWN).told(two(Who(KAVYA), Who(OWN))) == "yours"
    assert Small("%1{you:yours|other:theirs}", OWN).told(Who(KAVYA)) == "theirs"
    assert Small("%1{you:yours|one:its|other:theirs}").told(Who(OWN)) == "its"
    assert Small("%1{obl}", OWN).told(Who(OWN)) == "YOU"


@pytest.mark.parametrize(
    ("translation", "name", "told"),
    [
        ("%1కు", "అమృత్", "అమృత్\N{ZERO WIDTH NON-JOINER}కు"),
        ("%1కు", "కావ్య", "కావ్యకు"),
        ("%1 కు", "అమృత్", "అమృత్ కు"),
        ("%1.", "అమృత్", "అమృత్."),
        ("%1{f:ను|m:ను|n:ను}", "అమృత్", "ను"),
        ("%1%1{f:ను|m:ను|n:ను}", "అమృత్", "అమృత్\N{ZERO WIDTH NON-JOINER}ను"),
    ],
)
def test_a_suffix_does_not_join_a_name_that_ends_in_a_virama(translation: str, name: str, told: str) -> None:
    assert Small(translation).told(name) == told


@pytest.mark.parametrize(
    ("translation", "reason"),
    [
        ("%1{f:she", "the marker of %1 has no closing brace"),
        ("%1{", "the marker of %1 is no form and no choice such as f:…|m:…"),
        ("%1 {f:she}", "there is a “{” without a marker"),
        ("she}", "there is a “}” without a marker"),
        ("%1{}", "the marker of %1 is no form and no choice such as f:…|m:…"),
        ("%1{f:she|he}", "the marker of %1 is no form and no choice such as f:…|m:…"),
        ("%1{f:she|f:he}", "the marker of %1 has “f” twice"),
        ("%1{x:she|m:he}", "the marker of %1 chooses neither by gender nor by number: x, m"),
        ("%1{f:she|other:they}", "the marker of %1 chooses neither by gender nor by number: f, other"),
        ("%1{one:%2{f:a|other:b}", "the marker of %2 chooses neither by gender nor by number: f, other"),
    ],
)
def test_a_wrong_marker_is_never_shown(translation: str, reason: str) -> None:
    with pytest.raises(BadMarker) as error:
        parse(translation)

    assert str(error.value) == reason
    assert Small(translation).told(QUEEN) == "sentence"  # in English
