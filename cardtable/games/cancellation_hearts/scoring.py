"""What a deal counts and whether it ends the match (XR-10, XR-11 with HR-17 and HR-18)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from cardtable.core.cards import QUEEN, Card, Cards, Suit
from cardtable.core.events import ScoreLine
from cardtable.core.scores import places_if_over
from cardtable.core.text import Text, translate
from cardtable.core.zones import Seat
from cardtable.games.cancellation_hearts.options import BonusCard, CancellationOptions, MoonScoring, TieRule
from cardtable.games.cancellation_hearts.state import CancellationPublic

QUEEN_OF_SPADES = Card(QUEEN, Suit.SPADES)
QUEEN_POINTS = 13
BONUS_POINTS = -10
POINT_CARDS = 28  # in the two packs: 26 hearts and both queens of spades, 52 points
ALL_POINTS = 52

_HEARTS = translate("Hearts", "Hearts", "line of the score")
_QUEENS = translate("Cancellation Hearts", "Queens of spades", "line of the score")
_BONUS = translate("Cancellation Hearts", "Bonus cards", "line of the score")
_MOON = translate("Hearts", "Shooting the moon", "line of the score")


def is_point_card(card: Card) -> bool:
    """Whether the card is a heart or a queen of spades (HR-01)."""
    return card.suit is Suit.HEARTS or card == QUEEN_OF_SPADES


class CardValues:
    """What the cards count under given options."""

    def __init__(self, options: CancellationOptions) -> None:
        chosen = options.bonus_card
        self.bonus = None if chosen is BonusCard.NONE else Card.parse(chosen.value)

    def value(self, card: Card) -> int:
        """The points of one card, below 0 for a bonus card."""
        if card.suit is Suit.HEARTS:
            return 1
        if card == QUEEN_OF_SPADES:
            return QUEEN_POINTS
        return BONUS_POINTS if card == self.bonus else 0

    def counting(self, cards: Iterable[Card]) -> Cards:
        """Those of the cards that count, bonus cards included."""
        return tuple(card for card in cards if self.value(card))

    def sum(self, cards: Iterable[Card]) -> int:
        """The points of all these cards together."""
        return sum(map(self.value, cards))


def shooter(options: CancellationOptions, point_cards: Sequence[Cards]) -> Seat | None:
    """Who has won every point card of the two packs (XR-10), all cards having been won; None without a moon rule."""
    if options.moon_scoring is MoonScoring.NONE:
        return None
    counts = [sum(map(is_point_card, cards)) for cards in point_cards]
    return Seat(counts.index(POINT_CARDS)) if POINT_CARDS in counts else None


def count(options: CancellationOptions, public: CancellationPublic, add: bool) -> tuple[ScoreLine, ...]:
    """The lines of the deal; `add`: the moon goes to the others, not off the shooter's total."""
    values = CardValues(options)
    lines = [
        _line(_HEARTS, public, values, lambda card: card.suit is Suit.HEARTS),
        _line(_QUEENS, public, values, lambda card: card == QUEEN_OF_SPADES),
        _line(_BONUS, public, values, lambda card: card == values.bonus),
    ]
    if public.shooter is not None:
        lines.append(_moon_line(options, public, public.shooter, add))
    return (lines[0], *(line for line in lines[1:] if any(line.points)))


def _line(label: Text, public: CancellationPublic, values: CardValues, belongs: Callable[[Card], bool]) -> ScoreLine:
    return ScoreLine(label, tuple(values.sum(filter(belongs, cards)) for cards in public.point_cards))


def _moon_line(options: CancellationOptions, public: CancellationPublic, shooter: Seat, add: bool) -> ScoreLine:
    """The shooter's 52 points vanish, whatever the moon counts."""
    own = -ALL_POINTS if add else -ALL_POINTS - options.moon_points
    others = options.moon_points if add else 0
    return ScoreLine(_MOON, tuple(own if seat == shooter else others for seat in range(public.seats)))


@dataclass(frozen=True, slots=True)
class Settlement:
    """The score sheet after a deal."""

    row: tuple[int, ...]  # what the deal changes in the totals
    totals: tuple[int, ...]
    due: bool
    places: tuple[int, ...]  # the ranking, or empty if the match goes on


def settle(options: CancellationOptions, public: CancellationPublic, lines: Sequence[ScoreLine]) -> Settlement:
    """Add the deal to the totals and look whether the match ends (HR-17, HR-18)."""
    row = tuple(map(sum, zip(*(line.points for line in lines), strict=True)))
    totals = tuple(map(sum, zip(public.totals, row, strict=True)))
    due = public.due or max((*public.totals, *totals)) >= options.target
    ending = places_if_over(totals, due=due, ties_share=options.tie_rule is TieRule.SHARED)
    return Settlement(row, totals, due, ending)
