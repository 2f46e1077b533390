"""Reasons for recommended actions in Cancellation Hearts: effects of twins, else the family's reasons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cardtable.core.cards import Card, Suit
from cardtable.core.text import Text, translate
from cardtable.families.hearts import pass_reasons, play_reasons
from cardtable.families.hearts.actions import Action, PassCards, PlayCard, ScoreMoon
from cardtable.families.hearts.bitmasks import card_of_code
from cardtable.families.hearts.options import CardValues
from cardtable.families.hearts.seen_cards import Seen
from cardtable.games.cancellation_hearts.options import CancellationFirstTrickPoints, CancellationOptions
from cardtable.games.cancellation_hearts.scoring import is_point_card
from cardtable.games.cancellation_hearts.search.information_set import CancellationInformationSet
from cardtable.games.cancellation_hearts.trick_cancelling import is_cancelled, winning_place

tr = partial(translate, "Cancellation Hearts")

CANCEL = tr("The twin of the %1 is already on the table: both are cancelled, and you can't win with it.")
_WAITING = tr("The winner also takes %1 point(s) that are waiting: stay low with the %2.", n=0)
_TWINS_HELD = tr("You hold both copies of the %1, so nobody can cancel it: %2 card(s) still out beat it.", n=0)

_FEARED = 0.5  # share of all points with which a seat that alone has points may be shooting the moon


class CancellationReasons:
    """Reasons for actions under given options."""

    def __init__(self, options: CancellationOptions, values: CardValues) -> None:
        self._options = options
        self._values = values

    def reason(self, memory: CancellationInformationSet, legal: Sequence[Card], action: Action) -> Text:
        """Return the most telling fact that supports the action."""
        match action:
            case PassCards(cards):
                receiver = (memory.seat + memory.public.pass_offset) % memory.seats
                return pass_reasons.reason(tuple(map(card_of_code, memory.hand)), cards, receiver, self._values)
            case ScoreMoon(add):
                return self._moon(memory, add)
            case PlayCard(card):
                seen = self.seen(memory)
                return self._of_twins(seen, legal, card) or play_reasons.reason(seen, legal, card)

    def seen(self, memory: CancellationInformationSet) -> Seen:
        """Return the seat's known facts as cards."""
        public = memory.public
        trick, leader = public.trick, public.leader
        place = winning_place(self._options.void_rule, trick) if trick else None
        winning = None if place is None or leader is None else (leader + place) % memory.seats
        hearts_barred = self._options.first_trick_points is CancellationFirstTrickPoints.FORBIDDEN
        later = memory.seats - len(trick)
        return Seen(
            seat=memory.seat,
            hand=tuple(map(card_of_code, memory.hand)),
            trick=trick,
            later=tuple((memory.seat + step) % memory.seats for step in range(1, later)),
            winning=winning,
            front=None if place is None else trick[place],
            out={card_of_code(number): count for number, count in memory.hidden.items()},
            left_over=memory.widow_size > 0,
            lacks=tuple(frozenset(suit for suit in Suit if voids >> suit & 1) for voids in memory.voids),
            placed=tuple({card_of_code(number): count for number, count in known.items()} for known in memory.known),
            sizes=tuple(memory.held),
            values=self._values,
            pot=self._points((*trick, *public.carried)),
            taken=tuple(self._points(cards) for cards in public.point_cards),
            threat=self._threat(memory),
            clean=public.tricks == 0 and hearts_barred,
            twins=True,
        )

    def _points(self, cards: Sequence[Card]) -> int:
        return sum(self._values.points.get(card, 0) for card in cards)

    def _threat(self, memory: CancellationInformationSet) -> int | None:
        """Return another seat that alone has points, and enough of them to threaten a moon; else None."""
        taken = [self._points(cards) for cards in memory.public.point_cards]
        takers = [seat for seat, points in enumerate(taken) if points]
        if not memory.terms.has_moon or memory.lost or len(takers) != 1 or takers[0] == memory.seat:
            return None
        return takers[0] if taken[takers[0]] >= self._values.total * _FEARED else None

    def _of_twins(self, seen: Seen, legal: Sequence[Card], card: Card) -> Text | None:
        if len(legal) == 1:
            return None
        trick = (*seen.trick, card)
        if seen.trick and card.suit is seen.trick[0].suit and is_cancelled(trick, len(seen.trick)):
            return CANCEL.filled(card)
        waiting = seen.pot - self._points(seen.trick)
        under = seen.front is not None and card.suit is seen.front.suit and card.rank < seen.front.rank
        if waiting > 0 and under and seen.later and not is_point_card(card):
            return _WAITING.filled(waiting, card, n=waiting)
        above = seen.above(card)
        if not seen.trick and seen.hand.count(card) > 1 and above:
            return _TWINS_HELD.filled(card, above, n=above)
        return None

    def _moon(self, memory: CancellationInformationSet, add: bool) -> Text:
        public, seat, worth = memory.public, memory.seat, self._options.moon_points
        bonus = [self._values.sum(card for card in cards if card == self._values.bonus) for cards in public.point_cards]
        totals = [total + more for total, more in zip(public.totals, bonus, strict=True)]
        return pass_reasons.moon_reason(totals, seat, worth, self._options.target, add=add)
