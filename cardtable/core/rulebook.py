"""Clauses of a rulebook: rules for people, each with an id, shown when their options are in force."""

from __future__ import annotations

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.text import Text


@frozen
class Clause:
    """One rule in one or two sentences."""

    id: str  # as in rules.md, "HR-08"; named by a Refusal's code
    section: Text  # heading; clauses of one section follow each other
    text: Text
    options: tuple[str, ...] = ()  # names of the options that decide about it: marked if one differs from the preset
