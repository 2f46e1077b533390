"""Renderer of texts in their English source, without a catalogue."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.core.cards import Card, Suit
from cardtable.core.language.card_names import card_name, suit_name
from cardtable.core.text import Text, fill, say
from cardtable.core.zones import Seat


class SourceRenderer:
    """Renderer of English source texts for command line, logs and tests.

    `plurals` maps a source with a plural to its forms for one and for many.
    """

    def __init__(
        self, names: Mapping[Seat, str] | None = None, plurals: Mapping[str, tuple[str, str]] | None = None
    ) -> None:
        self._names = names or {}
        self._plurals = plurals or {}

    def text(self, text: Text) -> str:
        """Return the source with its arguments filled in."""
        source = text.source
        if text.n >= 0 and source in self._plurals:
            source = self._plurals[source][0 if text.n == 1 else 1]
        return fill(source, [say(self, argument) for argument in text.args])

    def number(self, value: int) -> str:
        """Return the number in Latin digits, with a true minus sign."""
        return f"−{-value}" if value < 0 else str(value)

    def card(self, card: Card) -> str:
        return card_name(card).source

    def suit(self, suit: Suit) -> str:
        return suit_name(suit).source

    def seat(self, seat: Seat) -> str:
        """Return the name given for the seat, or "Seat" and its number."""
        return self._names.get(seat, f"Seat {seat}")
