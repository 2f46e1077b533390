"""Actions of Svoi Kozyri as one line of text: "trump S", "lead 6D", "beat KS 6D", "beat KS", "take"."""

from __future__ import annotations

from typing import assert_never

from cardtable.core.cards import Card, Suit
from cardtable.games.svoi_kozyri.state import Action, Beat, Lead, Take, Trump

_SUITS = {suit.letter: suit for suit in Suit}


class SvoiKozyriCodec:
    """Writes and reads the actions; in a beat the beating card comes first."""

    def write(self, action: Action) -> str:
        """The canonical text of an action."""
        match action:
            case Trump():
                return f"trump {action.suit.letter}"
            case Lead():
                return f"lead {action.card}"
            case Beat(card, None):
                return f"beat {card}"
            case Beat(card, then):
                return f"beat {card} {then}"
            case Take():
                return "take"
            case _:
                assert_never(action)

    def read(self, text: str) -> Action:
        """The action of a text; raises ValueError with one sentence if it is none."""
        match text.split():
            case ["trump", letter] if letter in _SUITS:
                return Trump(_SUITS[letter])
            case ["lead", word]:
                return Lead(Card.parse(word))
            case ["beat", word]:
                return Beat(Card.parse(word))
            case ["beat", word, then]:
                return Beat(Card.parse(word), Card.parse(then))
            case ["take"]:
                return Take()
        raise ValueError(
            f"“{text}” is no action of Svoi Kozyri: write “trump S”, “lead 6D”, “beat KS 6D”, “beat KS” or “take”."
        )
