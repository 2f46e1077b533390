"""Terms of translations/terms.toml: one word for each concept, and the words that a language must not use for it.

A table `[hi.trick]` has `term`, the word to use; `also`, other forms that are right; `never`, what must not be used,
as regular expressions for whole words; and `note`, the reason. English rules are for the sources.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from devtools.catalogue_entries import Entry
from devtools.processes import Stop

TERMS = "terms.toml"
# Python's \w has no vowel signs and viramas, which are marks, and no joiners: with \b "दिल" would be found in "दिला".
_IN_WORDS = (
    r"[\w\u0300-\u036f\u064b-\u065f\u0670\u0900-\u0963\u0971-\u097f\u0a00-\u0a63\u0a70-\u0a7f\u0c00-\u0c63\u200c\u200d]"
)
KEYS = {"term": str, "also": list, "never": list, "note": str}


class Term(NamedTuple):
    """Rule for the words of one concept in one language."""

    language: str
    concept: str
    term: str
    never: tuple[re.Pattern[str], ...]

    def breach(self, text: str) -> str | None:
        """Return the first words of a text that must not be used for this concept, or None."""
        found = (pattern.search(text) for pattern in self.never)
        return next((match[0] for match in found if match), None)


def read_terms(toml: str) -> tuple[Term, ...]:
    """Return the rules of a terms file; Stop names a table that is not as the file's format says."""
    try:
        languages = tomllib.loads(toml)
    except tomllib.TOMLDecodeError as error:
        raise Stop(f"{TERMS}: {error}.", 1) from error
    return tuple(
        read_term(language, concept, fields)
        for language, concepts in languages.items()
        for concept, fields in concepts.items()
    )


def read_term(language: str, concept: str, fields: Mapping[str, Any]) -> Term:
    """Return one rule; Stop says what is wrong with its table."""
    place = f"{TERMS}, [{language}.{concept}]"
    for key, value in fields.items():
        if not isinstance(value, KEYS.get(key, ())):
            raise Stop(f"{place}: {key} is not one of {', '.join(KEYS)}, or its value is of another kind.", 1)
    if not fields.get("term"):
        raise Stop(f"{place}: name the word to use as term.", 1)
    return Term(
        language, concept, fields["term"], tuple(whole_words(place, words) for words in fields.get("never", ()))
    )


def whole_words(place: str, expression: str) -> re.Pattern[str]:
    """Return the pattern that finds an expression as whole words; Stop says where it is no regular expression."""
    try:
        return re.compile(f"(?<!{_IN_WORDS})(?:{expression})(?!{_IN_WORDS})", re.IGNORECASE)
    except re.error as error:
        raise Stop(f"{place}: “{expression}” is not a regular expression ({error}).", 1) from error


def breaches(language: str, entries: Iterable[Entry], terms: Iterable[Term]) -> Iterator[str]:
    """Yield a sentence for each entry that uses a word which its language must not use."""
    rules = [term for term in terms if term.language == language]
    for entry in entries:
        for text in (entry.source,) if language == "en" else entry.forms:
            for rule in rules:
                found = rule.breach(text)
                if found is not None:
                    yield f"{language}: {entry}: write “{rule.term}” for {rule.concept}, not “{found}”."
