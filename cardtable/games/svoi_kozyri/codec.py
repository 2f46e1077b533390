"""Codec of actions as one line of text: "trump S", "lead 6D", "beat KS 6D", "beat KS", "take"."""

from __future__ import annotations

from typing import assert_never

from cardtable.core.cards import Card, Suit
from cardtable.games.svoi_kozyri.state import Action, BeatCard, LeadCard, NameTrump, TakeCards

_SUITS = {suit.letter: suit for suit in Suit}


class SvoiKozyriCodec:
    """Codec of actions; in a beat the beating card comes first."""

    def write(self, action: Action) -> str:
        match action:
            case NameTrump():
                return f"trump {action.suit.letter}"
            case LeadCard():
                return f"lead {action.card}"
            case BeatCard(card, None):
                return f"beat {card}"
            case BeatCard(card, then):
                return f"beat {card} {then}"
            case TakeCards():
                return "take"
            case _:
                assert_never(action)

    def read(self, text: str) -> Action:
        """Return the action of a text; raise ValueError with one sentence if it is none."""
        match text.split():
            case ["trump", letter] if letter in _SUITS:
                return NameTrump(_SUITS[letter])
            case ["lead", word]:
                return LeadCard(Card.parse(word))
            case ["beat", word]:
                return BeatCard(Card.parse(word))
            case ["beat", word, then]:
                return BeatCard(Card.parse(word), Card.parse(then))
            case ["take"]:
                return TakeCards()
        raise ValueError(
            f"“{text}” is no action of Svoi Kozyri: write “trump S”, “lead 6D”, “beat KS 6D”, “beat KS” or “take”."
        )
