"""One word for each concept: what translations/terms.toml says, and what is done with translations that break it."""

from collections.abc import Sequence

import pytest

from devtools import terms
from devtools.catalogue_entries import Entry, entries
from devtools.places import LANGUAGES, TRANSLATIONS
from devtools.processes import Stop

RULES = """
[hi.hearts]
term = "पान"
never = ["दिल", "दिल के पत्ते"]
note = "a heart of the body"

[te.rank]
term = "అంకె"
never = ["రకం"]

[en.have_left]
term = "each player has left"
never = ["left of each"]
"""


def breaches(language: str, source: str, *forms: str) -> Sequence[str]:
    return list(terms.breaches(language, [Entry("Help", source, "", forms)], terms.read_terms(RULES)))


def test_a_breach_names_the_language_the_entry_the_word_and_a_better_one() -> None:
    assert breaches("hi", "Hearts", "दिल फेंकें") == ["hi: Help, “Hearts”: write “पान” for hearts, not “दिल”."]


@pytest.mark.parametrize("text", ["दिलचस्प खेल", "दिला दें", "अदिल"])
def test_a_word_is_not_found_in_a_longer_one_that_goes_on_with_a_letter_or_a_vowel_sign(text: str) -> None:
    assert breaches("hi", "Hearts", text) == []


def test_each_plural_form_is_looked_at() -> None:
    assert len(breaches("te", "%1 rank(s)", "%1 అంకె", "%1 రకం")) == 1


def test_english_is_looked_at_in_the_sources() -> None:
    assert len(breaches("en", "Cards left of each")) == 1


def test_the_rules_of_a_language_are_for_that_language_alone() -> None:
    assert breaches("te", "Hearts", "दिल") == []


@pytest.mark.parametrize(
    ("toml", "named"),
    [
        ("[hi.trick]\nnever = ['x']", "[hi.trick]"),
        ("[hi.trick]\nterm = 'x'\nnever = 'y'", "never"),
        ("[hi.trick]\nterm = 'x'\nforbidden = ['y']", "forbidden"),
        ("[hi.trick]\nterm = 'x'\nnever = ['(']", "“(”"),
        ("[hi.trick", "terms.toml"),
    ],
)
def test_a_rule_that_cannot_be_read_is_named(toml: str, named: str) -> None:
    with pytest.raises(Stop) as stop:
        terms.read_terms(toml)

    assert named in str(stop.value)


@pytest.mark.slow
@pytest.mark.parametrize("language", [*LANGUAGES, "en"])
def test_no_text_of_the_program_breaks_a_rule(language: str) -> None:
    rules = terms.read_terms((TRANSLATIONS / terms.TERMS).read_text(encoding="utf-8"))
    catalogue = TRANSLATIONS / f"cardtable_{LANGUAGES[0] if language == 'en' else language}.ts"

    assert [rule for rule in rules if rule.language == language and rule.never]
    assert list(terms.breaches(language, entries(catalogue), rules)) == []
