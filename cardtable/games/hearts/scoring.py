"""Scoring of Hearts: deal result and end of a match (HR-12 to HR-18, settled readings 12 to 17)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from cardtable.core.cards import ACE, JACK, KING, QUEEN, Card, Cards, Suit
from cardtable.core.events import ScoreLine
from cardtable.core.scores import places
from cardtable.core.text import translate
from cardtable.core.zones import Seat
from cardtable.families.hearts import score_sheet
from cardtable.families.hearts.options import BONUS_POINTS, QUEEN_OF_SPADES, BonusCard, CardValues, TieRule
from cardtable.games.hearts.options import ExactTarget, HeartsOptions, HeartValues, HighSpades, MoonScoring, Sun
from cardtable.games.hearts.state import HeartsPublic

_DOUBLE_EAGLE = {ACE: 5, KING: 4, QUEEN: 3, JACK: 2}

_QUEEN = translate("Hearts", "Queen of spades", "line of the score")
_HIGH_SPADES = translate("Hearts", "King and ace of spades", "line of the score")
_BONUS = translate("Hearts", "Bonus card", "line of the score")
_SUN = translate("Hearts", "Shooting the sun", "line of the score")
_NO_TRICKS = translate("Hearts", "No trick won", "line of the score")
_EXACT = translate("Hearts", "Exactly the target", "line of the score")


def card_values(options: HeartsOptions, pack: Sequence[Card]) -> CardValues:
    """Return the card values under these options in this pack."""
    points = {card: value for card in pack if (value := _points(options, card)) > 0}
    bonus = None if options.bonus_card is BonusCard.NONE else Card.parse(options.bonus_card.value)
    return CardValues(points, bonus, sum(points.values()))


def _points(options: HeartsOptions, card: Card) -> int:
    if card.suit is Suit.HEARTS:
        match options.heart_values:
            case HeartValues.ONE_EACH:
                return 1
            case HeartValues.SPOT:
                return card.rank
            case HeartValues.DOUBLE_EAGLE2:
                return _DOUBLE_EAGLE.get(card.rank, 1)
            case _:
                assert_never(options.heart_values)
    if card == QUEEN_OF_SPADES:
        return options.queen_value
    if card.suit is Suit.SPADES and options.high_spades is HighSpades.BLACK_MARIA:
        return {KING: 10, ACE: 7}.get(card.rank, 0)
    return 0


def shooter(options: HeartsOptions, values: CardValues, point_cards: Sequence[Cards]) -> Seat | None:
    """Return the seat that has shot the moon (HR-13), after all cards are won; None if none did, or without a moon
    rule.
    """
    if options.moon_scoring is MoonScoring.NONE:
        return None
    for seat, cards in enumerate(point_cards):
        if len(set(cards) & values.points.keys()) == len(values.points):
            needed = options.moon_needs_bonus and values.bonus is not None
            return Seat(seat) if not needed or values.bonus in cards else None
    return None


def has_sun(options: HeartsOptions, tricks_won: int, tricks: int) -> bool:
    """Return True if a shooter with `tricks_won` of the tricks has shot the sun (HR-16)."""
    return options.sun is Sun.DOUBLE and tricks_won == tricks


def moon_points(public: HeartsPublic, values: CardValues) -> int:
    """Return the points of the shooter's moon or sun: P, or twice that."""
    return values.total * 2 if public.sun else values.total


def count(options: HeartsOptions, values: CardValues, public: HeartsPublic, add: bool) -> tuple[ScoreLine, ...]:
    """Return the score lines of the deal, before HR-17.

    `add`: True adds the moon to the others, False subtracts it from the shooter.
    """
    lines = [
        score_sheet.card_line(score_sheet.HEARTS, public, values, lambda card: card.suit is Suit.HEARTS),
        score_sheet.card_line(_QUEEN, public, values, lambda card: card == QUEEN_OF_SPADES),
        score_sheet.card_line(
            _HIGH_SPADES, public, values, lambda card: card.suit is Suit.SPADES and card != QUEEN_OF_SPADES
        ),
        _bonus_line(options, public, values),
    ]
    if public.shooter is not None:
        label = _SUN if public.sun else score_sheet.MOON
        lines.append(score_sheet.moon_line(label, public, values, moon_points(public, values), add=add))
    else:
        bonus = options.no_tricks_bonus
        lines.append(ScoreLine(_NO_TRICKS, tuple(0 if won else bonus for won in public.tricks_won)))
    return score_sheet.written(lines)


def _bonus_line(options: HeartsOptions, public: HeartsPublic, values: CardValues) -> ScoreLine:
    included = public.shooter if options.moon_includes_bonus else None
    points = (
        BONUS_POINTS if values.bonus in cards and seat != included else 0
        for seat, cards in enumerate(public.point_cards)
    )
    return ScoreLine(_BONUS, tuple(points))


def settle(options: HeartsOptions, public: HeartsPublic, lines: tuple[ScoreLine, ...]) -> score_sheet.Settlement:
    """Return the score sheet with the deal added to the totals, and the end of the match if due (HR-17, HR-18)."""
    raw = score_sheet.added_up(public, lines)
    totals = tuple(_exact(options, total) for total in raw)
    if totals != raw:
        difference = tuple(new - old for new, old in zip(totals, raw, strict=True))
        lines = (*lines, ScoreLine(_EXACT, difference))
    result = score_sheet.settled(
        public,
        lines,
        totals,
        target=options.target,
        ties_share=options.tie_rule is TieRule.SHARED,
        deal_limit=options.deal_limit,
    )
    if options.exact_target is ExactTarget.WINS and options.target in totals:
        return replace(result, places=_places_after_exact(options.target, totals))
    return result


def _exact(options: HeartsOptions, total: int) -> int:
    if total != options.target:
        return total
    match options.exact_target:
        case ExactTarget.OFF | ExactTarget.WINS:
            return total
        case ExactTarget.TO_HALF:
            return total // 2
        case ExactTarget.TO_ZERO:
            return 0
        case _:
            assert_never(options.exact_target)


def _places_after_exact(target: int, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Return the places: totals equal to the target share the first, the others follow (settled reading 14)."""
    lowest = min(totals)
    return places(tuple(lowest - 1 if total == target else total for total in totals), low_wins=True)
