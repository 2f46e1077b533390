"""Actions of the Hearts family, and their codec: one line of text each.

"pass 2C TD QS", "play QS", "moon add", "moon subtract".
"""

from __future__ import annotations

from typing import assert_never

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card, Cards, parse_cards, sort_cards, write_cards


@frozen
class PassCards:
    """Action: pass these cards; kept in text order whatever the order given (HR-05, XR-02)."""

    cards: Cards

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", sort_cards(self.cards))


@frozen
class PlayCard:
    """Action: play a card to the trick, as lead or later (HR-06 to HR-09, XR-03, XR-04)."""

    card: Card


@frozen
class ScoreMoon:
    """Action of the shooter: add the points to all other totals, or subtract them from one's own (HR-13, XR-10)."""

    add: bool


Action = PassCards | PlayCard | ScoreMoon

_MOONS = {"add": ScoreMoon(True), "subtract": ScoreMoon(False)}


@frozen
class ActionCodec:
    """Codec of actions: writes the canonical text (suits C D S H, each by rank), reads cards in any order."""

    game: str  # English name of the game, for the error message
    example: str  # example of a pass, such as "2C TD QS"

    def write(self, action: Action) -> str:
        match action:
            case PassCards():
                return f"pass {write_cards(action.cards)}"
            case PlayCard():
                return f"play {action.card}"
            case ScoreMoon():
                return "moon add" if action.add else "moon subtract"
            case _:
                assert_never(action)

    def read(self, text: str) -> Action:
        """Return the action of a text; raise ValueError with one sentence if it is none."""
        match text.split():
            case ["pass", *words] if words:
                return PassCards(parse_cards(words))
            case ["play", word]:
                return PlayCard(Card.parse(word))
            case ["moon", word] if word in _MOONS:
                return _MOONS[word]
        raise ValueError(f"“{text}” is no action of {self.game}: write “pass {self.example}”, “play QS” or “moon add”.")
