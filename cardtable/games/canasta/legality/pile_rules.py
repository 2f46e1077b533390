"""Rules for taking the discard pile (CR-07 to CR-10)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from cardtable.core.cards import Card, Cards, without
from cardtable.core.language.card_names import ranks_name
from cardtable.core.refusal import Refusal
from cardtable.core.text import translate
from cardtable.core.zones import Zone
from cardtable.games.canasta.card_values import NATURAL_RANKS, is_black_three, is_red_three, is_wild, points_of
from cardtable.games.canasta.legality.going_out_rules import GoingOutRules
from cardtable.games.canasta.legality.legality_context import LegalityContext, is_canasta
from cardtable.games.canasta.legality.meld_enumeration import MeldFinder
from cardtable.games.canasta.legality.meld_rules import NOT_HELD, MeldRules, missing
from cardtable.games.canasta.options import BlackThree, CanastaOptions, PileForInitial, TakeByAdding
from cardtable.games.canasta.state import CanastaPublic, MeldGroup, TakePile

_EMPTY = Refusal("CR-08", translate("Canasta", "The discard pile is empty."))
_WILD_TOP = Refusal("CR-08", translate("Canasta", "A wild card is on top, so the pile can't be taken."))
_THREE_TOP = Refusal("CR-08", translate("Canasta", "A three is on top, so the pile can't be taken."))
_OPEN_FIRST = Refusal("CR-08", translate("Canasta", "Your side must make its first meld before it can take the pile."))
_ONE_FOR_ONE = Refusal("CR-08", translate("Canasta", "With one card in hand you can't take a one-card pile."))
_FROZEN = translate("Canasta", "The pile is frozen: you need two natural %1.", "queens")
_UNOPENED = translate("Canasta", "Your side has no meld yet: you need two natural %1 to take the pile.", "queens")
_NO_WILD = Refusal("CR-09", translate("Canasta", "Under these rules a wild card doesn't help to take the pile."))
_NO_ADDING = Refusal("CR-09", translate("Canasta", "Under these rules the top card can't be added to a meld."))
_NOT_TO_CANASTA = Refusal("CR-09", translate("Canasta", "The top card can't be added to a canasta."))
_MATCH = translate("Canasta", "To take the pile, choose cards from your hand that make a meld with the %1.")
_TOO_MANY = Refusal(
    "CR-10", translate("Canasta", "Take the pile with two cards at most; meld more once you have taken it.")
)


class PileRules:
    """Rules for taking the pile under given options."""

    def __init__(self, options: CanastaOptions, melds: MeldRules, out: GoingOutRules) -> None:
        self.may_open = options.pile_for_initial is PileForInitial.ALLOWED  # a side may meld first with the pile
        self._options = options
        self._melds = melds
        self._out = out
        self._finder = MeldFinder(melds)

    def is_frozen(self, context: LegalityContext) -> bool:
        """Return whether the pile is frozen for the player's side (CR-07)."""
        unopened = not context.is_open and self._options.pile_frozen_unopened
        return is_frozen_for_all(self._options, context.public) or unopened

    def bar_refusal(self, context: LegalityContext) -> Refusal | None:
        """Return the reason why the pile cannot be taken with any hand, or None (CR-08)."""
        if not context.pile:
            return _EMPTY
        top = context.pile[-1]
        if is_wild(top):
            return _WILD_TOP
        if top.rank not in NATURAL_RANKS:
            return _THREE_TOP
        if not context.is_open and not self.may_open:
            return _OPEN_FIRST
        if self._options.one_card_rule and len(context.hand) == len(context.pile) == 1:
            return _ONE_FOR_ONE
        return None

    def frozen_refusal(self, context: LegalityContext) -> Refusal | None:
        """Return what a frozen pile requires, or why it cannot be taken at all; None if it is not frozen."""
        return self.bar_refusal(context) or self._frozen_reason(context)

    def check(self, context: LegalityContext, action: TakePile) -> Refusal | None:
        """Return the reason why the action may not take the pile, or None (CR-09, CR-10)."""
        refusal = self.bar_refusal(context)
        if refusal is not None:
            return refusal
        used = action.used
        gap = missing(context.hand, used)
        if gap is not None:
            return Refusal("CR-09", NOT_HELD.filled(gap))
        refusal = self._check_way(context, action)
        if refusal is not None:
            return refusal
        placed = self.placement(context, action)
        if isinstance(placed, Refusal):
            return placed
        left = without(context.hand, used) + tuple(card for card in context.pile[:-1] if not is_red_three(card))
        return self._out.check_laying(context, placed, left, (*used, context.pile[-1]), taking=True)

    def placement(self, context: LegalityContext, action: TakePile) -> dict[Zone, Cards] | Refusal:
        """Return the cards added to each meld, the top card first."""
        top = context.pile[-1]
        groups = (MeldGroup(top.rank, (top, *action.cards)), *action.more)
        if not action.cards:
            zone = self._adding_zone(context, top)
            return zone if isinstance(zone, Refusal) else {zone: (top,)}
        return self._melds.lay(context, groups)

    def _check_way(self, context: LegalityContext, action: TakePile) -> Refusal | None:
        """Apply CR-09 (two natural cards, a natural and a wild one, or none) and CR-10 (more for a first meld).

        The requirement of the top card comes first: fewer cards would not help if they do not match it.
        """
        top = context.pile[-1]
        wild = sum(map(is_wild, action.cards))
        natural = len(action.cards) - wild
        if any(card.rank != top.rank for card in action.cards if not is_wild(card)) or (wild and not natural):
            return Refusal("CR-09", _MATCH.filled(top))
        if natural < 2:
            refusal = self._frozen_reason(context) or self._unfrozen_way(context, top, natural, wild)
            if refusal is not None:
                return refusal
        if context.is_open and (len(action.cards) > 2 or action.more):
            return _TOO_MANY if action.cards else Refusal("CR-09", _MATCH.filled(top))
        return None

    def _frozen_reason(self, context: LegalityContext) -> Refusal | None:
        """Return the refusal for fewer than two natural cards if the pile is frozen, else None."""
        if not self.is_frozen(context):
            return None
        reason = _FROZEN if is_frozen_for_all(self._options, context.public) else _UNOPENED
        return Refusal("CR-07", reason.filled(ranks_name(context.pile[-1].rank)))

    def _unfrozen_way(self, context: LegalityContext, top: Card, natural: int, wild: int) -> Refusal | None:
        if natural and wild:
            return None if self._options.take_with_wild else _NO_WILD
        if not natural:
            place = self._adding_zone(context, top)
            return place if isinstance(place, Refusal) else None
        return Refusal("CR-09", _MATCH.filled(top))

    def _adding_zone(self, context: LegalityContext, top: Card) -> Zone | Refusal:
        """Return the meld that the top card may join alone: CR-09 (c), settled reading 44."""
        there = context.of_rank(top.rank)
        if not there:
            return Refusal("CR-09", _MATCH.filled(top))
        if self._options.take_by_adding is TakeByAdding.NO:
            return _NO_ADDING
        refusal: Refusal = _NOT_TO_CANASTA
        for zone, cards in there.items():
            if self._options.take_by_adding is TakeByAdding.NOT_TO_CANASTA and is_canasta(zone, cards):
                continue
            unfit = self._melds.refusal(top.rank, (*cards, top))
            if unfit is None:
                return zone
            refusal = unfit
        return refusal

    def legal_takes(self, context: LegalityContext) -> Iterator[TakePile]:
        """Yield the legal takes lazily: all for an open side; for a first meld at least one if there is any."""
        if self.bar_refusal(context) is None:
            candidates = self._small_takes(context) if context.is_open else self._opening_takes(context)
            yield from (action for action in candidates if self.check(context, action) is None)

    def must_add(self, context: LegalityContext) -> bool:
        """Return whether the top card may join a meld, so that it must with the stock empty (CR-19, reading 43)."""
        return self.check(context, TakePile()) is None

    def _small_takes(self, context: LegalityContext) -> Iterator[TakePile]:
        top = context.pile[-1]
        natural = [card for card in context.hand if card.rank == top.rank]
        wild = dict.fromkeys(card for card in context.hand if is_wild(card))
        yield TakePile()
        yield from map(TakePile, dict.fromkeys(combinations(natural, 2)))
        yield from (TakePile((card, other)) for card in dict.fromkeys(natural) for other in wild)

    def _opening_takes(self, context: LegalityContext) -> Iterator[TakePile]:
        """Yield the cheapest takes first, then the one with the most points that keeps the cards of CR-13."""
        yield from self._small_takes(context)
        top, frozen = context.pile[-1], self.is_frozen(context) or not self._options.take_with_wild
        back = context.n_coming
        freely = self._finder.richest(context.hand, top, frozen)
        enough = len(context.hand) - len(freely.used) + back >= 2
        for kept in ((),) if enough else _cards_to_keep(context.hand, 2 - back):
            action = self._finder.richest(without(context.hand, kept), top, frozen)
            if action.cards:
                yield from self._leaner_take(context, action)
                yield action
        if not back:
            yield from self._going_out_takes(context, top)

    def _leaner_take(self, context: LegalityContext, action: TakePile) -> Iterator[TakePile]:
        """Yield the take without groups that the minimum does not need, the dearest left out first."""
        count = points_of((context.pile[-1], *action.cards)) + sum(points_of(group.cards) for group in action.more)
        kept = list(action.more)
        for group in sorted(action.more, key=lambda group: -points_of(group.cards)):
            if count - points_of(group.cards) >= context.minimum:
                kept.remove(group)
                count -= points_of(group.cards)
        if len(kept) < len(action.more):
            yield TakePile(action.cards, tuple(kept))

    def _going_out_takes(self, context: LegalityContext, top: Card) -> Iterator[TakePile]:
        """Yield takes of a single card that go out at once."""
        for kept in ((), *((card,) for card in dict.fromkeys(context.hand))):
            action = self._finder.take_with_all(without(context.hand, kept), top)
            if action is not None:
                yield action


def is_frozen_for_all(options: CanastaOptions, public: CanastaPublic) -> bool:
    """Return whether the pile is frozen for every side, so that no discard can freeze it (CR-07)."""
    return public.frozen or options.pile_always_frozen


def freezes_pile(options: CanastaOptions, card: Card) -> bool:
    """Return whether the card freezes a pile that it is discarded on, unless that is frozen already (CR-07, CR-18)."""
    return is_wild(card) or (is_black_three(card) and options.black_three is BlackThree.FREEZE)


def _cards_to_keep(hand: Cards, number: int) -> Iterator[Cards]:
    """Yield one choice for each way to keep `number` cards, suits and twins of a rank alike."""
    one_of_each = {card.rank: card for card in hand}
    if number == 1:
        yield from ((card,) for card in one_of_each.values())
    else:
        pairs = combinations(hand, 2)
        yield from {(one.rank, other.rank): (one, other) for one, other in pairs}.values()
