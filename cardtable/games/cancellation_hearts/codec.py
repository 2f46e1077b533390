"""Actions of Cancellation Hearts as one line of text: "pass 2C QS QS", "play QS", "moon add", "moon subtract"."""

from __future__ import annotations

from cardtable.core.cards import Card, parse_cards, write_cards
from cardtable.games.cancellation_hearts.state import Action, Moon, Pass, Play

_MOONS = {"add": Moon(True), "subtract": Moon(False)}


class CancellationCodec:
    """Writes the canonical text (suits C D S H, each by rank); reads cards in any order."""

    def write(self, action: Action) -> str:
        """The canonical text of an action."""
        match action:
            case Pass():
                return f"pass {write_cards(action.cards)}"
            case Play():
                return f"play {action.card}"
            case Moon():
                return "moon add" if action.add else "moon subtract"

    def read(self, text: str) -> Action:
        """The action of a text; raises ValueError with one sentence if it is none."""
        match text.split():
            case ["pass", *words] if words:
                return Pass(parse_cards(words))
            case ["play", word]:
                return Play(Card.parse(word))
            case ["moon", word] if word in _MOONS:
                return _MOONS[word]
        raise ValueError(
            f"“{text}” is no action of Cancellation Hearts: write “pass 2C QS QS”, “play QS” or “moon add”."
        )
