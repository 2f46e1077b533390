"""Clauses of a rulebook: rules for people, each with an id, shown when their options are in force."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.text import Text


@frozen
class Clause:
    """One rule in one or two sentences."""

    id: str  # as in rules.md, "HR-08"; named by a Refusal's code
    section: Text  # heading; clauses of one section follow each other
    text: Text
    options: tuple[str, ...] = ()  # names of the options that decide about it: marked if one differs from the preset


def clauses(section: Text, texts: Mapping[str, Text], *options: str) -> Iterator[Clause]:
    """Yield the clauses of a section from their texts by id; the same options decide about all of them."""
    return (Clause(id, section, text, options) for id, text in texts.items())
