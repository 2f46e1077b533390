"""The rules as people read them: clauses with an id, shown when their options are in force."""

from __future__ import annotations

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.text import Text


@frozen
class Clause:
    """One rule in one or two sentences."""

    id: str  # of rules.md, as "HR-08"; what a Refusal's code names
    section: Text  # the heading it stands under; clauses of one section follow each other
    text: Text
    options: tuple[str, ...] = ()  # names of the options that decide about it: marked if one differs from the preset
