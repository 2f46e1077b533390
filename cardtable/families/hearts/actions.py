"""What can be done in a game of the family, and each action as one line of text.

"pass 2C TD QS", "play QS", "moon add", "moon subtract".
"""

from __future__ import annotations

from typing import assert_never

from cardtable.core.cards import Card, Cards, parse_cards, sort_cards, write_cards
from cardtable.core.frozen_dataclass import frozen


@frozen
class PassCards:
    """Choose the cards to hand over, in any order; they are kept in the order of texts (HR-05, XR-02)."""

    cards: Cards

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", sort_cards(self.cards))


@frozen
class PlayCard:
    """Play a card to the trick, as lead or later (HR-06 to HR-09, XR-03, XR-04)."""

    card: Card


@frozen
class ScoreMoon:
    """The shooter's choice: add the points to all others, or subtract them from the own total (HR-13, XR-10)."""

    add: bool


Action = PassCards | PlayCard | ScoreMoon

_MOONS = {"add": ScoreMoon(True), "subtract": ScoreMoon(False)}


@frozen
class ActionCodec:
    """Writes the canonical text (suits C D S H, each by rank); reads cards in any order."""

    game: str  # its English name, for the error
    example: str  # the cards of a pass, as in "2C TD QS"

    def write(self, action: Action) -> str:
        """The canonical text of an action."""
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
        """The action of a text; raises ValueError with one sentence if it is none."""
        match text.split():
            case ["pass", *words] if words:
                return PassCards(parse_cards(words))
            case ["play", word]:
                return PlayCard(Card.parse(word))
            case ["moon", word] if word in _MOONS:
                return _MOONS[word]
        raise ValueError(f"“{text}” is no action of {self.game}: write “pass {self.example}”, “play QS” or “moon add”.")
