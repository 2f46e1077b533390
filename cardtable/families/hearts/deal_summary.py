"""Deal summary of the Hearts family: shooter, takers of the queen, and the person's own points."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.cards import Cards, Suit
from cardtable.core.guidance.turn_summaries import DealSummary, ScoredDeal
from cardtable.core.text import Text, Who, conjoin, translate
from cardtable.core.zones import Seat
from cardtable.families.hearts.options import QUEEN_OF_SPADES
from cardtable.families.hearts.public_facts import PublicFacts

_TAKEN = translate("Hearts family", "Taken", "heading over the cards that cost points")
_MY_MOON = translate("Hearts family", "You shot the moon: %1 points to everybody else.")
_MY_MOON_OFF = translate("Hearts family", "You shot the moon: your total drops by %1 points.")
_MOON = translate("Hearts family", "%1 shot the moon: %2 points for you.")
_MOON_SEEN = translate("Hearts family", "%1 shot the moon: %2 points to everybody else.")
_MOON_OFF = translate("Hearts family", "%1 shot the moon: %2 points off their total.")
_QUEEN = translate("Hearts family", "You took the queen of spades: %1 points.")
_QUEENS = translate("Hearts family", "You took %1 queens of spades: %2 points.")
_CLEAN = translate("Hearts family", "A clean deal: no points for you.")
_POINTS = translate("Hearts family", "You took %1 point(s).", n=0)
_GOOD = translate("Hearts family", "Your score drops by %1 point(s).", n=0)
_HAVE = translate("Hearts family", "You have %1 point(s).", n=0)
_NONE_FOR_YOU = translate("Hearts family", "No points for you.")
_THEIR_QUEEN = translate("Hearts family", "%1 took the queen of spades.")
_THEIR_QUEENS = translate("Hearts family", "%1 took the queens of spades.")
_OVER = translate("Hearts family", "The deal is over.")


def story(_options: object, _seats: int, over: ScoredDeal) -> DealSummary:
    """Return the summary of a deal for the seat of the view, or for a spectator."""
    public: PublicFacts = over.view.public
    cards = tuple(_queens_first(taken) for taken in public.point_cards)
    seat = over.view.seat
    second = None
    if seat is not None and _tells_of_others(public, over):
        own = over.scored.row[seat]
        second = _HAVE.filled(own, n=own) if own else _NONE_FOR_YOU
    queens = tuple(tuple(card for card in taken if card == QUEEN_OF_SPADES) for taken in cards)
    return DealSummary(_fact(public, over), second, _TAKEN, cards, queens)


def _fact(public: PublicFacts, over: ScoredDeal) -> Text:
    seat, row = over.view.seat, over.scored.row
    if public.shooter is not None:
        return _moon(public.shooter, seat, row)
    queens = _queen_takers(public.point_cards)
    if seat is None or _tells_of_others(public, over):
        return _of_queens(queens)
    if seat in queens:
        count = public.point_cards[seat].count(QUEEN_OF_SPADES)
        return _QUEEN.filled(row[seat]) if count == 1 else _QUEENS.filled(count, row[seat])
    return _points(row[seat])


def _tells_of_others(public: PublicFacts, over: ScoredDeal) -> bool:
    """Return True if several queens went to others, so that their takers are the first fact."""
    queens, seat = _queen_takers(public.point_cards), over.view.seat
    return public.shooter is None and len(queens) > 1 and seat not in queens


def _moon(shooter: Seat, seat: Seat | None, row: Sequence[int]) -> Text:
    others = max(points for place, points in enumerate(row) if place != shooter)
    mine = shooter == seat
    if others > 0:
        if mine:
            return _MY_MOON.filled(others)
        return (_MOON_SEEN if seat is None else _MOON).filled(Who(shooter), others)
    off = -row[shooter]
    return _MY_MOON_OFF.filled(off) if mine else _MOON_OFF.filled(Who(shooter), off)


def _of_queens(queens: Sequence[Seat]) -> Text:
    if not queens:
        return _OVER
    names = conjoin([Who(seat) for seat in queens])
    return (_THEIR_QUEEN if len(queens) == 1 else _THEIR_QUEENS).filled(names)


def _points(points: int) -> Text:
    if points < 0:
        return _GOOD.filled(-points, n=-points)
    return _POINTS.filled(points, n=points) if points else _CLEAN


def _queen_takers(point_cards: Sequence[Cards]) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, cards in enumerate(point_cards) if QUEEN_OF_SPADES in cards)


def _queens_first(cards: Cards) -> Cards:
    """Return the cards sorted: queens of spades, other point cards, then hearts in ascending order."""
    return tuple(sorted(cards, key=lambda card: (card != QUEEN_OF_SPADES, card.suit is Suit.HEARTS, card.rank)))
