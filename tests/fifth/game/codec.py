"""Actions of Pinch as one line of text: "offer QS", "lay QS"."""

from __future__ import annotations

from cardtable.core.cards import Card
from cardtable.games.pinch.state import Action, Lay, Offer


class PinchCodec:
    """Writes and reads the actions."""

    def write(self, action: Action) -> str:
        """The canonical text of an action."""
        return f"{'offer' if isinstance(action, Offer) else 'lay'} {action.card}"

    def read(self, text: str) -> Action:
        """The action of a text; raises ValueError with one sentence if it is none."""
        match text.split():
            case ["offer", card]:
                return Offer(Card.parse(card))
            case ["lay", card]:
                return Lay(Card.parse(card))
        raise ValueError(f"“{text}” is no action of Pinch: write “offer QS” or “lay QS”.")
