"""Reasons for recommended actions in Hearts: facts of the information set in the family's sentences."""

from __future__ import annotations

from cardtable.core.cards import Cards, Suit
from cardtable.core.text import Text
from cardtable.families.hearts import pass_reasons, play_reasons
from cardtable.families.hearts.actions import Action, PassCards, PlayCard, ScoreMoon
from cardtable.families.hearts.bitmasks import HEARTS, SPADES, card_code, card_of_code, codes_in_mask, suit_masks
from cardtable.families.hearts.options import BONUS_POINTS, CardValues
from cardtable.families.hearts.seen_cards import Seen
from cardtable.games.hearts.options import ExactTarget, HeartsOptions
from cardtable.games.hearts.search import hand_evaluation
from cardtable.games.hearts.search.information_set import HeartsInformationSet

_FOR_MOON = 1.2  # losers of a hand with which a moon is tried


class HeartsReasons:
    """Reasons for actions under given options; `memory` must be an information set without forgotten cards."""

    def __init__(self, options: HeartsOptions, values: CardValues) -> None:
        self._options = options
        self._values = values

    def reason(self, memory: HeartsInformationSet, legal: list[int], action: Action, *, shooting: bool = False) -> Text:
        """Return the most telling fact that supports the action; `shooting`: it is meant to win every point card."""
        match action:
            case PassCards(cards):
                return self._passing(memory, cards)
            case ScoreMoon(add):
                return self._moon(memory, add)
            case PlayCard(card):
                playable = [card_of_code(number) for number in legal]
                return play_reasons.reason(self.seen(memory), playable, card, shooting=shooting)

    def seen(self, memory: HeartsInformationSet) -> Seen:
        """Return the seat's known facts as cards."""
        trick = tuple(map(card_of_code, memory.trick))
        threat = hand_evaluation.threatening(memory)
        clean = memory.first and memory.terms.barred[HEARTS] != 0 and memory.terms.barred[SPADES] != 0
        return Seen(
            seat=memory.seat,
            hand=tuple(map(card_of_code, codes_in_mask(memory.hand))),
            trick=trick,
            later=tuple(memory.to_come) if trick else tuple(memory.others),
            winning=memory.best_seat if trick else None,
            front=card_of_code(memory.led << 4 | memory.best) if trick else None,
            out={card_of_code(number): 1 for number in codes_in_mask(memory.hidden)},
            left_over=memory.kitty_size > 0,
            lacks=tuple(frozenset(suit for suit in Suit if voids >> suit & 1) for voids in memory.voids),
            placed=tuple({card_of_code(number): 1 for number in codes_in_mask(known)} for known in memory.known),
            sizes=tuple(memory.held),
            values=self._values,
            pot=memory.pot,
            taken=tuple(memory.taken),
            threat=threat if threat >= 0 else None,
            clean=clean,
            twins=False,
        )

    def _passing(self, memory: HeartsInformationSet, given: Cards) -> Text:
        hand = tuple(map(card_of_code, codes_in_mask(memory.hand)))
        gone = suit_masks([card_code(card) for card in given])
        kept = [memory.hand[suit] & ~gone[suit] for suit in range(4)]
        rest = [memory.pack[suit] & ~kept[suit] for suit in range(4)]
        tries = memory.terms.has_moon and hand_evaluation.hand_losers(kept, rest, memory.seats - 1) <= _FOR_MOON
        receiver = (memory.seat + memory.public.pass_offset) % memory.seats
        return pass_reasons.reason(hand, given, receiver, self._values, moon=tries)

    def _moon(self, memory: HeartsInformationSet, add: bool) -> Text:
        public, seat = memory.public, memory.seat
        worth = memory.total * (2 if public.sun else 1)
        bonus = [0] * memory.seats
        if memory.bonus_seat >= 0 and not (memory.bonus_seat == seat and self._options.moon_includes_bonus):
            bonus[memory.bonus_seat] = BONUS_POINTS
        totals = [total + more for total, more in zip(public.totals, bonus, strict=True)]
        plain = self._options.exact_target is ExactTarget.OFF
        target = self._options.target if plain else None
        return pass_reasons.moon_reason(totals, seat, worth, target, add=add)
