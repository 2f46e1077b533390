"""Short labels about the match: what stands at the edges of the window."""

from __future__ import annotations

from cardtable.app.match.setup import Match
from cardtable.app.words import AppWords
from cardtable.core.shuffle import commitment
from cardtable.core.text import Text, translate

DEAL_NUMBER = translate("Window", "Deal no. %1")
FINGERPRINT = translate("Window", "Match fingerprint %1")
LONGEST_TYPED = 20  # digits of a deal number shown whole


def is_typed(seed: str) -> bool:
    """Whether a person typed the seed as a deal number; fresh seeds are 32 hexadecimal digits."""
    return len(seed) != 32 and seed.isdigit()


def deal_label(match: Match, words: AppWords) -> Text:
    """A typed deal number, or the beginning of the match's fingerprint, which was fixed before the first card."""
    if is_typed(match.seed):
        return DEAL_NUMBER.filled(words.numbers.write_digits(_grouped(match.seed[:LONGEST_TYPED])))
    return FINGERPRINT.filled(_spaced(commitment(match.seed)[:8], 4))


def match_heading(match: Match) -> Text:
    """The game and how many play it."""
    return translate("Window", "%1, %2 player(s)", n=match.seats).filled(match.game.name, match.seats)


def _grouped(digits: str) -> str:
    return _spaced(digits[::-1], 3)[::-1]


def _spaced(text: str, step: int) -> str:
    return "\N{NARROW NO-BREAK SPACE}".join(text[at : at + step] for at in range(0, len(text), step))
