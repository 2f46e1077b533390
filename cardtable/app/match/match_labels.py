"""Short labels about the match: what stands at the edges of the window."""

from __future__ import annotations

from cardtable.app.language.words import AppRenderer
from cardtable.core.text import Text, translate
from cardtable.host.match_terms import MatchConfig

DEAL_NUMBER = translate("Window", "Deal no. %1")
LONGEST_TYPED = 20  # digits of a deal number shown whole


def deal_label(terms: MatchConfig, words: AppRenderer) -> Text | None:
    """A typed deal number; None of a secret deal, whose fingerprint stands under Fairness."""
    if terms.open_seed is None:
        return None
    return DEAL_NUMBER.filled(words.numbers.write_digits(_shortened(terms.open_seed)))


def match_heading(terms: MatchConfig) -> Text:
    """The game and how many play it."""
    return translate("Window", "%1, %2 player(s)", n=terms.seats).filled(terms.game.name, terms.seats)


def _shortened(digits: str) -> str:
    """A deal number in groups of three; of a very long one the beginning, with a sign that more follows."""
    more = "…" if len(digits) > LONGEST_TYPED else ""
    return _grouped(digits[:LONGEST_TYPED]) + more


def _grouped(digits: str) -> str:
    return _spaced(digits[::-1], 3)[::-1]


def _spaced(text: str, step: int) -> str:
    return "\N{NARROW NO-BREAK SPACE}".join(text[at : at + step] for at in range(0, len(text), step))
