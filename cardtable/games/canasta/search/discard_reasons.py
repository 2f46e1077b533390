"""Reasons for discards."""

from __future__ import annotations

from cardtable.core.card_names import ranks_name
from cardtable.core.cards import Card
from cardtable.core.text import Text, Who, translate
from cardtable.core.zones import Seat
from cardtable.games.canasta.card_values import card_points, is_black_three, is_wild
from cardtable.games.canasta.options import TakeByAdding
from cardtable.games.canasta.pile_rules import freezing, frozen_for_all
from cardtable.games.canasta.search.information_set import CanastaInformationSet

_LAST = translate("Canasta", "Discard your last card, the %1, and go out.")
_FREEZE = translate("Canasta", "Freeze the pile of %1 card(s): %2 then needs two natural cards to take it.", n=0)
_WILD_BARS = translate("Canasta", "With the %1 on top %2 can't take the pile of %3 card(s).", n=0)
_BLACK_BARS = translate("Canasta", "With the %1 on top %2 can't take the pile of %3 card(s).", "a black three", n=0)
_NO_PAIR_LEFT = translate("Canasta", "%1 can't have two more %2, and so can't take the frozen pile.")
_NONE_LEFT = translate("Canasta", "You see all other %1, so %2 can't take the pile.")
_FEW_LEFT = translate("Canasta", "Only %1 other %2 are unseen, so %3 hardly has two to take the frozen pile.", n=0)
_THROWN = translate("Canasta", "%1 has thrown away %2 before, so the %3 is fairly safe.")
_FITS_MELD = translate("Canasta", "%1 has a meld of %2, but your other cards are worth more to you.")
_SMALL_PILE = translate("Canasta", "The pile has only %1 card(s), so %2 gains little with it: the %3 can go.", n=0)
_NO_PILE = translate("Canasta", "The pile is empty, so %1 could get no more than the %2.")
_CAUGHT = translate("Canasta", "The deal may end soon: get rid of the %2 point(s) of the %1.", n=0)
_KEEP_PAIRS = translate("Canasta", "Your %1 may yet make a meld; the %2 stands alone.")
_ALONE = translate("Canasta", "The %1 is your only card of its rank, and counts only %2 point(s).", n=0)
_SPLIT = translate("Canasta", "Your two %1 make no meld yet, and your other cards are worth more.")
_MORE_KEPT = translate("Canasta", "You still keep %1 more %2, and your other cards are harder to replace.", n=0)
_OWN_MELD = translate("Canasta", "Your side's meld of %1 can do without the %2.")

_SMALL = 3  # cards of a pile that nobody gains much by
_FEW = 4  # cards of a rank unseen: one hand hardly has two of them


def reason(info: CanastaInformationSet, card: Card) -> Text:
    """Return the reason for discarding this card."""
    if len(info.context.hand) == 1:
        return _LAST.filled(card)
    opponent, size = info.opponents[0], len(info.context.pile)
    who = Who(Seat(opponent))
    if is_wild(card) or is_black_three(card):
        frozen = frozen_for_all(info.rules.options, info.public)
        if freezing(info.rules.options, card) and not frozen and size:
            return _FREEZE.filled(size + 1, who, n=size + 1)
        return (_WILD_BARS if is_wild(card) else _BLACK_BARS).filled(card, who, size + 1, n=size + 1)
    return _danger(info, card, opponent) or _use(info, card, opponent)


def _danger(info: CanastaInformationSet, card: Card, opponent: Seat) -> Text | None:
    """Return a reason from the next opponent's chance to take the pile, or None."""
    options, who = info.rules.options, Who(Seat(opponent))
    frozen, name = info.frozen_for(opponent), ranks_name(card.rank)
    if not frozen and options.take_by_adding is not TakeByAdding.NO and info.has_meld(opponent, card.rank):
        return _FITS_MELD.filled(who, name)
    unseen = info.unseen[card.rank]
    if not unseen:
        return _NONE_LEFT.filled(name, who)
    if frozen and unseen < 2:
        return _NO_PAIR_LEFT.filled(who, name)
    if info.thrown[opponent, card.rank] and not info.taken[opponent, card.rank]:
        return _THROWN.filled(who, name, card)
    if frozen and unseen < _FEW and not info.taken[opponent, card.rank]:
        return _FEW_LEFT.filled(unseen, name, who, n=unseen)
    return None


def _use(info: CanastaInformationSet, card: Card, opponent: Seat) -> Text:
    """Return a reason from the value of the card in the own hand."""
    name, count, points = ranks_name(card.rank), info.natural[card.rank], card_points(card)
    if info.ending:
        return _CAUGHT.filled(card, points, n=points)
    if info.context.of_rank(card.rank):
        return _OWN_MELD.filled(name, card)
    if count == 1:
        return _alone(info, card, opponent)
    if count == 2:
        return _SPLIT.filled(name)
    return _MORE_KEPT.filled(count - 1, name, n=count - 1)


def _alone(info: CanastaInformationSet, card: Card, opponent: Seat) -> Text:
    """Return a reason for a card without another of its rank."""
    size = len(info.context.pile)
    if not size:
        return _NO_PILE.filled(Who(Seat(opponent)), card)
    if size <= _SMALL:
        return _SMALL_PILE.filled(size, Who(Seat(opponent)), card, n=size)
    pairs = [rank for rank, count in info.natural.items() if count >= 2 and rank > 3]
    if pairs:
        return _KEEP_PAIRS.filled(ranks_name(max(pairs, key=lambda rank: (info.natural[rank], rank))), card)
    points = card_points(card)
    return _ALONE.filled(card, points, n=points)
