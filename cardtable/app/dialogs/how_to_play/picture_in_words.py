"""What is to be seen in a picture of a table, for those who have it read to them."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.cards import Cards
from cardtable.core.pictured_play import PictureGroup, PictureSlot, TablePictureSpec
from cardtable.core.text import Text, conjoin, literal_text, translate

_HAND = translate("How to play", "In your hand: %1.")
_TRICK = translate("How to play", "In the trick: %1.")
_ON_TABLE = translate("How to play", "On the table: %1.")
_CAPTIONED = translate("How to play", "%1: %2.", "what cards are, and which")
_FROZEN = translate("How to play", "In the frozen pile: %1.")
_SHINES = translate("How to play", "Marked: %1.")
_DIM = translate("How to play", "Not to be played now: %1.")
_CROSSED = translate("How to play", "Cancelled: %1.")
_COMING = translate("How to play", "To be picked up: %1.")
_TRUMPS = translate("How to play", "Own trumps, clockwise from you: %1.")


def in_words(picture: TablePictureSpec) -> tuple[Text, ...]:
    """One sentence for each group of cards and each kind of mark."""
    return tuple(_sentences(picture))


def _sentences(picture: TablePictureSpec) -> Iterator[Text]:
    if picture.trumps:
        yield _TRUMPS.filled(conjoin([literal_text(suit) for suit in picture.trumps]))
    for group in picture.groups:
        yield _where(group)
        marks = ((_SHINES, group.shines), (_DIM, group.dim), (_CROSSED, group.crossed), (_COMING, group.coming))
        for text, cards in marks:
            if cards:
                yield text.filled(_named(cards))


def _where(group: PictureGroup) -> Text:
    cards = _named(group.cards)
    if group.caption is not None:
        return _CAPTIONED.filled(group.caption, cards)
    if group.frozen:
        return _FROZEN.filled(cards)
    return {PictureSlot.IN_HAND: _HAND, PictureSlot.IN_TRICK: _TRICK, PictureSlot.SIDE_BY_SIDE: _ON_TABLE}[
        group.lies
    ].filled(cards)


def _named(cards: Cards) -> Text:
    return conjoin([literal_text(card) for card in cards])
