"""Drafts: cards marked, melds on trial, and the actions that a prepared draft would make."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

from cardtable.core.cards import Card, Cards, sort_cards, without
from cardtable.core.controls import Draft
from cardtable.core.refusal import Refusal
from cardtable.core.text import translate
from cardtable.core.zones import Zone
from cardtable.games.canasta.card_values import WILD_RANK, is_wild, points_of
from cardtable.games.canasta.legality.legality_context import LegalityContext
from cardtable.games.canasta.legality.meld_rules import MeldRules
from cardtable.games.canasta.state import Meld, MeldGroup, TakePile, meld

WHERE = Refusal("CR-11", translate("Canasta", "Put each wild card on the meld it belongs to."))
_OTHER_RANK = Refusal("C-34", translate("Canasta", "Put each card on the meld of its own rank."))


def drop_missing(context: LegalityContext, draft: Draft) -> Draft:
    """Return the draft without the cards that the hand no longer holds."""
    left = Counter(context.hand)
    laid = tuple((zone, kept) for zone, cards in draft.laid if (kept := _take_from(left, cards)))
    return replace(draft, laid=laid, marked=_take_from(left, draft.marked))


def _take_from(left: Counter[Card], cards: Iterable[Card]) -> Cards:
    """Remove the cards from `left` as far as they are there, and return those."""
    result = []
    for card in cards:
        if left[card] > 0:
            left[card] -= 1
            result.append(card)
    return tuple(result)


def unused_cards(context: LegalityContext, draft: Draft) -> Cards:
    """Return the cards of the hand that are neither marked nor on trial."""
    return without(context.hand, draft.marked + trial_cards(draft))


def trial_cards(draft: Draft) -> Cards:
    """Return all cards on trial."""
    return tuple(card for _, cards in draft.laid for card in cards)


def toggle_card(context: LegalityContext, draft: Draft, card: Card) -> Draft:
    """Mark one more card of this face; unmark them all once all are marked; take back a card on trial."""
    if card in unused_cards(context, draft):
        return replace(draft, marked=draft.marked + (card,), pending="")
    if card in draft.marked:
        return replace(draft, marked=tuple(other for other in draft.marked if other != card), pending="")
    return take_back(draft, (card,))


def take_back(draft: Draft, cards: Cards) -> Draft:
    """Return the draft with these cards no longer on trial."""
    laid = []
    for zone, there in draft.laid:
        gone = Counter(cards) & Counter(there)
        cards = without(cards, gone.elements())
        laid.append((zone, without(there, gone.elements())))
    return replace(draft, laid=tuple(entry for entry in laid if entry[1]), pending="")


def mark_only(draft: Draft, cards: Cards) -> Draft:
    """Return the draft with only these cards marked; a preview for other cards is withdrawn."""
    if Counter(cards) == Counter(draft.marked):
        return draft
    return replace(take_back(draft, cards), marked=cards)


def clear_zone(draft: Draft, zone: Zone) -> Draft:
    """Return the draft with nothing on trial in the zone."""
    return replace(draft, laid=tuple(entry for entry in draft.laid if entry[0] != zone), pending="")


def put_on_trial(context: LegalityContext, draft: Draft, cards: Cards, zone: Zone) -> Draft | Refusal:
    """Return the draft with cards of the hand laid on trial in a zone, or the reason why they do not belong there."""
    natural = {card.rank for card in cards if not is_wild(card)}
    if natural - {zone.slot}:
        return _OTHER_RANK
    draft = take_back(draft, tuple((Counter(cards) & Counter(trial_cards(draft))).elements()))
    marked = without(draft.marked, (Counter(cards) & Counter(draft.marked)).elements())
    there = dict(draft.laid)
    there[zone] = sort_cards(there.get(zone, ()) + cards)
    return replace(draft, marked=marked, laid=tuple(there.items()), pending="")


def zone_of_rank(context: LegalityContext, rank: int) -> Zone:
    """Return the zone where cards of a rank are put on trial: the side's meld if there is one."""
    return next(iter(context.of_rank(rank)), meld(context.home, rank))


def group_by_rank(cards: Cards, wild_melds: bool, only: int | None = None) -> dict[int, Cards] | Refusal:
    """Return the cards by the rank where they belong; wild cards join `only`, or the only rank there is."""
    ranks = sorted({card.rank for card in cards if not is_wild(card)})
    wild = tuple(filter(is_wild, cards))
    groups = {rank: tuple(card for card in cards if card.rank == rank) for rank in ranks}
    if wild:
        home = only if only is not None else ranks[0] if len(ranks) == 1 else None
        if home is None and not ranks and wild_melds:
            home = WILD_RANK
        if home is None:
            return WHERE
        groups[home] = groups.get(home, ()) + wild
    return groups


def _with_trial(draft: Draft, marked: Mapping[int, Cards]) -> dict[int, Cards]:
    """Return the cards on trial by rank, and behind them the marked ones."""
    groups = {zone.slot: cards for zone, cards in draft.laid}
    for rank, cards in marked.items():
        groups[rank] = groups.get(rank, ()) + cards
    return groups


def prepared_meld(draft: Draft, wild_melds: bool) -> Meld | Refusal:
    """Return the action that lays down all that is prepared: cards on trial, and the marked cards by rank."""
    trial = [zone.slot for zone, _ in draft.laid]
    only = trial[0] if len(trial) == 1 and all(map(is_wild, draft.marked)) else None
    marked = group_by_rank(draft.marked, wild_melds, only)
    if isinstance(marked, Refusal):
        return marked
    return Meld(tuple(MeldGroup(rank, cards) for rank, cards in _with_trial(draft, marked).items()))


def prepared_take(context: LegalityContext, draft: Draft, wild_melds: bool) -> TakePile | Refusal:
    """Return the take of the pile with the prepared cards; for a first meld its pair need not be prepared."""
    rank = context.pile[-1].rank
    natural = {card.rank for card in draft.marked if not is_wild(card)}
    marked = group_by_rank(draft.marked, wild_melds, rank if natural <= {rank} else None)
    if isinstance(marked, Refusal):
        return marked
    groups = _with_trial(draft, marked)
    first = groups.pop(rank, ())
    if not first and groups and not context.is_open:
        first = tuple(card for card in unused_cards(context, draft) if card.rank == rank)[:2]
    return TakePile(first, tuple(MeldGroup(other, cards) for other, cards in groups.items()))


def prepared_points(meld_rules: MeldRules, context: LegalityContext, draft: Draft, taking: bool) -> int:
    """Return the points of the prepared cards that form melds already, with the pile's top card if `taking`."""
    marked = group_by_rank(draft.marked, meld_rules.wild_melds, _rank_for_wild(context, draft, taking))
    if isinstance(marked, Refusal):  # the wild cards have no definite place yet
        natural = tuple(card for card in draft.marked if not is_wild(card))
        marked = {rank: tuple(card for card in natural if card.rank == rank) for rank in {c.rank for c in natural}}
    groups = _with_trial(draft, marked)
    if taking:
        top = context.pile[-1]
        groups[top.rank] = (*groups.get(top.rank, ()), top)
    return sum(points_of(cards) for rank, cards in groups.items() if meld_rules.refusal(rank, cards) is None)


def _rank_for_wild(context: LegalityContext, draft: Draft, taking: bool) -> int | None:
    """Return the rank that marked wild cards join: that of the pile's top card, or of the only meld on trial."""
    natural = {card.rank for card in draft.marked if not is_wild(card)}
    if taking and natural <= {context.pile[-1].rank}:
        return context.pile[-1].rank
    trial = {zone.slot for zone, _ in draft.laid}
    return next(iter(trial)) if len(trial) == 1 and not natural else None
