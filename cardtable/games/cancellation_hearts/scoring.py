"""Scoring of Cancellation Hearts: deal result and end of a match (XR-10, XR-11, HR-17, HR-18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable.core.cards import ACE, Card, Cards, Suit
from cardtable.core.events import ScoreLine
from cardtable.core.text import translate
from cardtable.core.zones import Seat
from cardtable.families.hearts import score_sheet
from cardtable.families.hearts.options import QUEEN_OF_SPADES, BonusCard, CardValues, TieRule
from cardtable.games.cancellation_hearts.options import CancellationMoonScoring, CancellationOptions
from cardtable.games.cancellation_hearts.state import CancellationPublic

QUEEN_POINTS: Final = 13
ALL_POINTS: Final = 52  # of the two packs
POINTS = {Card(rank, Suit.HEARTS): 1 for rank in range(2, ACE + 1)} | {QUEEN_OF_SPADES: QUEEN_POINTS}
POINT_CARDS: Final = 2 * len(POINTS)

_QUEENS = translate("Cancellation Hearts", "Queens of spades", "line of the score")
_BONUS = translate("Cancellation Hearts", "Bonus cards", "line of the score")


def is_point_card(card: Card) -> bool:
    """Return True for a heart or a queen of spades (HR-01)."""
    return card in POINTS


def card_values(options: CancellationOptions) -> CardValues:
    """Return the card values under given options."""
    bonus = None if options.bonus_card is BonusCard.NONE else Card.parse(options.bonus_card.value)
    return CardValues(POINTS, bonus, ALL_POINTS)


def shooter(options: CancellationOptions, point_cards: Sequence[Cards]) -> Seat | None:
    """Return the seat with every point card of both packs, after all cards are won (XR-10); None without a moon
    rule.
    """
    if options.moon_scoring is CancellationMoonScoring.NONE:
        return None
    counts = [sum(map(is_point_card, cards)) for cards in point_cards]
    return Seat(counts.index(POINT_CARDS)) if POINT_CARDS in counts else None


def count(
    options: CancellationOptions, values: CardValues, public: CancellationPublic, add: bool
) -> tuple[ScoreLine, ...]:
    """Return the score lines of the deal.

    `add`: True adds the moon to the others, False subtracts it from the shooter.
    """
    lines = [
        score_sheet.card_line(score_sheet.HEARTS, public, values, lambda card: card.suit is Suit.HEARTS),
        score_sheet.card_line(_QUEENS, public, values, lambda card: card == QUEEN_OF_SPADES),
        score_sheet.card_line(_BONUS, public, values, lambda card: card == values.bonus),
    ]
    if public.shooter is not None:
        lines.append(score_sheet.moon_line(score_sheet.MOON, public, values, options.moon_points, add=add))
    return score_sheet.written(lines)


def settle(
    options: CancellationOptions, public: CancellationPublic, lines: Sequence[ScoreLine]
) -> score_sheet.Settlement:
    """Return the score sheet with the deal added to the totals, and the end of the match if due (HR-18)."""
    totals = score_sheet.added_up(public, lines)
    return score_sheet.settled(
        public, lines, totals, target=options.target, ties_share=options.tie_rule is TieRule.SHARED
    )
