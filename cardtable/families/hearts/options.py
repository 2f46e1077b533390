"""Options shared by the Hearts family: headings, choices, their declarations, and card values.

A mapping holds the arguments of `option` other than the default. Choices whose order differs between the games stay
there, with the labels from here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import QUEEN, Card, Cards, Suit
from cardtable.core.options import Choice
from cardtable.core.text import translate

AIM = translate("Hearts family", "Aim")
CARDS = translate("Hearts family", "Cards")
PASSING = translate("Hearts family", "Passing")
PLAY = translate("Hearts family", "Play")
POINTS = translate("Hearts family", "Points")
MOON = translate("Hearts family", "Moon and bonuses")
END = translate("Hearts family", "End of the match")


LEFT_RIGHT = translate("Hearts family", "Left, right")
LEFT_RIGHT_HOLD = translate("Hearts family", "Left, right, no pass")
TWO_AWAY = translate("Hearts family", "Left, right, second left, second right, no pass")
NEVER_PASS = translate("Hearts family", "Never pass")
KITTY_FIRST_TRICK = translate("Hearts family", "A kitty for the first trick")
ANY_CARD = translate("Hearts family", "Any card, from the player on the dealer's left")
NO_POINT_CARD = translate("Hearts family", "Any card but a point card, from the player on the dealer's left")
ALLOWED = translate("Hearts family", "Allowed")
FORBIDDEN = translate("Hearts family", "Forbidden")
TO_ALL_OTHERS = translate("Hearts family", "All others get the points")
OFF_THE_SHOOTER = translate("Hearts family", "The points are taken off the shooter's total")
SHOOTER_CHOOSES = translate("Hearts family", "The shooter chooses")
NOTHING_SPECIAL = translate("Hearts family", "Nothing special")


class QueenLead(Choice):
    """Option values: times at which a queen of spades may be led."""

    ALWAYS = "always", translate("Hearts family", "At any time")
    AFTER_BROKEN = "after_broken", translate("Hearts family", "Once hearts are broken")


class BonusCard(Choice):
    """Option values: a card worth ten points less."""

    NONE = "none", translate("Hearts family", "None")
    JD = "JD", translate("Hearts family", "The jack of diamonds")
    TD = "TD", translate("Hearts family", "The ten of diamonds")


class TieRule(Choice):
    """Option values: effect of a tie for the lowest total."""

    PLAY_ON = "play_on", translate("Hearts family", "Play on until one player is lowest")
    SHARED = "shared", translate("Hearts family", "Those with the lowest total share the win")


Told = Mapping[str, Any]

PASS_COUNT: Final[Told] = {
    "label": translate("Hearts family", "Cards to pass"),
    "help": translate(
        "Hearts family", "Before play every player passes this many cards to another; %1 means none."
    ).filled(0),
    "group": PASSING,
    "low": 0,
}
PASS_CYCLE: Final[Told] = {
    "help": translate("Hearts family", "Who gets the cards, from deal to deal; then it starts over."),
    "when": lambda options: options.pass_count > 0,
}
LEFT_OVER: Final[Told] = {"label": translate("Hearts family", "Cards left over"), "group": CARDS}
FIRST_LEAD: Final[Told] = {
    "label": translate("Hearts family", "First lead of a deal"),
    "help": translate("Hearts family", "Who leads to the first trick, and with which card; decided after the pass."),
    "group": PLAY,
}
FIRST_TRICK_POINTS: Final[Told] = {
    "label": translate("Hearts family", "Points on the first trick"),
    "help": translate("Hearts family", "Whether a player who can't follow suit may discard point cards there."),
}
BREAK_REQUIRED: Final[Told] = {
    "label": translate("Hearts family", "Hearts must be broken"),
    "help": translate("Hearts family", "Hearts may be led only after a heart has been played."),
}
QUEEN_BREAKS_HEARTS: Final[Told] = {
    "label": translate("Hearts family", "The queen of spades breaks hearts"),
    "help": translate("Hearts family", "Once she has been played, hearts may be led."),
    "when": lambda options: options.break_required or options.queen_lead is QueenLead.AFTER_BROKEN,
}
QUEEN_LEAD: Final[Told] = {
    "label": translate("Hearts family", "Leading the queen of spades"),
    "help": translate("Hearts family", "You may always follow suit with her or discard her."),
}
BONUS_CARD: Final[Told] = {"label": translate("Hearts family", "Bonus card")}
MOON_SCORING: Final[Told] = {
    "label": translate("Hearts family", "Shooting the moon"),
    "help": translate("Hearts family", "What happens when one player wins every point card of the deal."),
    "group": MOON,
}
TARGET: Final[Told] = {
    "label": translate("Hearts family", "Target"),
    "help": translate("Hearts family", "The match ends after the deal in which a total reaches this."),
    "group": END,
    "high": 1000,
}
TIE_RULE: Final[Told] = {
    "label": translate("Hearts family", "Tie for the lowest total"),
    "help": translate("Hearts family", "What happens at the end when several players share the lowest total."),
}


QUEEN_OF_SPADES = Card(QUEEN, Suit.SPADES)
BONUS_POINTS: Final = -10


@frozen
class CardValues:
    """Points of the cards in the pack (HR-01)."""

    points: Mapping[Card, int]  # every point card of the pack
    bonus: Card | None  # worth BONUS_POINTS, and not a point card
    total: int  # P: the sum of all point cards, twins twice

    def value(self, card: Card) -> int:
        """Return the points of one card, below 0 for a bonus card."""
        return BONUS_POINTS if card == self.bonus else self.points.get(card, 0)

    def counting(self, cards: Iterable[Card]) -> Cards:
        """Return the cards that count, bonus cards included."""
        return tuple(card for card in cards if card in self.points or card == self.bonus)

    def sum(self, cards: Iterable[Card]) -> int:
        """Return the points of all these cards."""
        return sum(map(self.value, cards))
