"""What was done or could have been, in words: in the window and on the command line the same."""

from __future__ import annotations

from cardtable.core.cards import Suit, cards_of
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, join, literal_text, translate

_DRAW = translate("Look back", "Draw", "a choice without cards, in a deal that is looked at")
_TAKE = translate("Look back", "Take", "a choice without cards, in a deal that is looked at")


_SUITS = {suit.letter: suit for suit in Suit}


def word_of(action: str) -> Text:
    """One word for an action, in words of the log, that names no card: the suit where it names one."""
    suit = _SUITS.get(action.rpartition(" ")[2])
    if suit is not None:
        return literal_text(suit)
    return _TAKE if action.startswith("take") else _DRAW


def choice_told(action: str, game: AnyGame) -> Text:
    """The cards that an action names, in words of the log, or one word where it names none."""
    return join([literal_text(card) for card in cards_of(game.codec.read(action))]) or word_of(action)
