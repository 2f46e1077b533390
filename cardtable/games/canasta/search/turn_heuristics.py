"""Heuristics of the club player: taking, melding, going out, asking; discards; biases of characters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import comb

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card
from cardtable.core.zones import Seat
from cardtable.games.canasta.card_values import (
    CANASTA,
    NATURAL_RANKS,
    WILD_RANK,
    card_points,
    is_black_three,
    is_wild,
    points_of,
)
from cardtable.games.canasta.options import AskPartner, BlackThree, TakeByAdding
from cardtable.games.canasta.search.information_set import POINTS_OF_A_CARD, CanastaInformationSet
from cardtable.games.canasta.state import Action, Draw, Meld, MeldGroup, PermissionState, TakePile

USUALLY_SPARED = 4

_WILD_COST = {0: 75, 2: 45}  # value of a wild card in the hand
_LATER = 0.35  # a later player reaches the card only if it is not covered
_ANOTHER_RANK = 18  # least value of the pile: it also feeds the hand


@frozen
class CanastaBias:
    """Bias of a player between choices that are about as good; so small that it costs hardly anything."""

    freezing: float = 0.0  # points for freezing a pile of at least `pile` cards
    pile: int = 4
    spared: int = USUALLY_SPARED  # cards that a first meld should leave in the hand while no opponent has melded
    taking: float = 0.0  # points for taking the pile
    opening: float = 0.0  # points for a first meld now, rather than later


PLAIN = CanastaBias()
FREEZES = CanastaBias(freezing=18.0)
LIKES_THE_PILE = CanastaBias(taking=12.0)
HOLDS_BACK = CanastaBias(spared=9, opening=-40.0)


def best_discard(info: CanastaInformationSet, cards: Iterable[Card], bias: CanastaBias) -> Card:
    """Return the card to discard among the legal ones."""
    costs = {card: discard_cost(info, card) - bias_points(info, card, bias) for card in safe_discards(info, cards)}
    return min(costs, key=lambda card: (costs[card], str(card)))


def safe_discards(info: CanastaInformationSet, cards: Iterable[Card]) -> list[Card]:
    """Return the cards that fit no open meld of an opponent; all cards if only wild ones would be left."""
    every = list(cards)
    safe = [card for card in every if not _is_given_away(info, card)]
    return safe if any(not is_wild(card) for card in safe) else every


def _is_given_away(info: CanastaInformationSet, card: Card) -> bool:
    """Return whether an opponent may take the pile with this card to a meld on the table."""
    if info.rules.options.take_by_adding is TakeByAdding.NO or is_wild(card) or is_black_three(card):
        return False
    return any(not info.is_frozen_for(seat) and info.has_meld(seat, card.rank) for seat in info.opponents)


def discard_cost(info: CanastaInformationSet, card: Card) -> float:
    """Return the cost of the discard: the risk that the pile is taken with it, and its use to the player's hand."""
    return take_probability(info, card) * pile_stake(info, card) + keep_value(info, card)


def bias_points(info: CanastaInformationSet, card: Card, bias: CanastaBias) -> float:
    """Return the bias for discarding the card, in points."""
    freezes = is_wild(card) and not info.public.frozen and len(info.context.pile) >= bias.pile
    return bias.freezing if freezes else 0.0


def pile_stake(info: CanastaInformationSet, card: Card) -> float:
    """Return the gain of an opponent who takes the pile with this card on top."""
    return _ANOTHER_RANK + info.pile_points * 0.9 + 6 * len(info.context.pile) + card_points(card)


def take_probability(info: CanastaInformationSet, card: Card) -> float:
    """Return the probability that an opponent takes the pile with this card on top."""
    if is_wild(card) or is_black_three(card):
        return 0.0
    safe = 1.0
    order = info.public.order
    following = order[(order.index(info.seat) + 1) % len(order)]
    for seat in info.opponents:
        share = 1.0 if seat == following else _LATER
        safe *= 1 - share * _seat_takes(info, seat, card)
    return 1 - safe


def _seat_takes(info: CanastaInformationSet, seat: Seat, card: Card) -> float:
    """Return the probability that this opponent takes a pile with the card on top."""
    options = info.rules.options
    frozen = info.is_frozen_for(seat)
    if not frozen and options.take_by_adding is not TakeByAdding.NO and info.has_meld(seat, card.rank):
        return 1.0
    pair = _hold_probability(info, seat, card.rank, 2)
    if not frozen and options.take_with_wild:
        pair = max(pair, 0.6 * _hold_probability(info, seat, card.rank, 1))
    return pair * (0.5 if not info.is_open(seat) else 1.0)


def _hold_probability(info: CanastaInformationSet, seat: Seat, rank: int, number: int) -> float:
    """Return the probability that the seat holds at least `number` (1 or 2) natural cards of the rank."""
    known = min(info.taken[seat, rank], number)
    if known >= number:
        return 0.95
    cards, held = max(0, info.unseen[rank]), info.n_held(seat)
    hidden = max(info.n_hidden, held)
    none = comb(hidden - cards, held) / comb(hidden, held) if hidden - cards >= held else 0.0
    one = cards * comb(hidden - cards, held - 1) / comb(hidden, held) if held and hidden - cards >= held - 1 else 0.0
    likely = 1 - none if number - known == 1 else 1 - none - one
    return max(0.0, likely) * 0.6 ** min(2, info.discards[seat, rank])


def keep_value(info: CanastaInformationSet, card: Card) -> float:
    """Return the value of the card in the player's hand."""
    if is_wild(card):
        return _WILD_COST[card.rank]
    if is_black_three(card):
        return 12 if info.rules.options.black_three is BlackThree.BLOCK else 4
    count = info.natural[card.rank]
    if info.context.of_rank(card.rank):
        return 22.0 + 12 * info.missing_canastas
    held = {1: 3.0, 2: 17.0}.get(count, 26.0)
    return held - (card_points(card) / 4 if info.is_ending else 0) + (3 if card_points(card) > 5 and count > 1 else 0)


_WILD_SPENT = 30  # value of a wild card in the hand beyond its points
_CARD_BACK = 8  # value of one more card to build melds with
_OPENING = 20  # value of a first meld with the pile beyond its cards
_LATE = 15  # cost of each card that may be caught in the hand

_MANY = 5  # least cards of a partner who is worth asking
_LITTLE = 60  # points that a partner may lose by a yes
_NEAR = {6: 220, 5: 110, 4: 40}  # prospects in points of a meld by its number of cards
_OPPONENTS_LOSE_MORE = 0.5  # share of an opponent's hand that would be laid down if the deal went on
_LARGE_PILE = 6


def best_takes(info: CanastaInformationSet, bias: CanastaBias) -> Iterator[Action]:
    """Yield the best take of the pile if it pays, then drawing, then the best take in any case."""
    ways = list(info.rules.pile.legal_takes(info.context))
    if not ways:
        yield Draw()
        return
    way = max(ways, key=lambda way: (take_gain(info, way), -len(way.used)))
    if take_gain(info, way) + bias.taking > 0:
        yield way
    yield Draw()
    yield way


def take_gain(info: CanastaInformationSet, way: TakePile) -> float:
    """Return the gain in points by this take, compared with drawing."""
    rest = info.context.pile[:-1]
    spent = way.used
    wild = sum(map(is_wild, spent))
    points = points_of(card for card in rest if card.rank != 3) / 2 + _CARD_BACK * len(rest)
    for card in rest:
        points += 12 if info.context.of_rank(card.rank) or info.natural[card.rank] >= 2 else 0
    points += _OPENING if not info.context.is_open else 0
    points += 10 if info.context.of_rank(info.context.pile[-1].rank) else 0
    late = _LATE * len(rest) if info.is_ending and not info.is_far_off and info.n_held(info.seat) < 4 else 0
    drawn = 12 * info.rules.params.draw
    return points - drawn - _WILD_SPENT * wild - 4 * len(spent) * (not info.context.is_open) - late / 2


def going_out_gain(info: CanastaInformationSet) -> float:
    """Return the gain in points of the player's side by going out now, compared with playing on."""
    own = info.rules.options.go_out_bonus
    caught = sum(POINTS_OF_A_CARD * info.n_held(seat) for seat in info.opponents)
    unopened = sum(100 for seat in info.opponents if not info.is_open(seat))
    loss = sum(POINTS_OF_A_CARD * info.n_held(seat) for seat in info.partners)
    threat = 150 * sum(info.canastas_of(seat) >= info.rules.params.canastas for seat in info.opponents[:1])
    growth = sum(_NEAR.get(len(cards), 0) for cards in info.context.melds.values()) * _time_left(info)
    return own + caught * (1 + _OPPONENTS_LOSE_MORE) / 2 + unopened + threat - loss - growth


def _time_left(info: CanastaInformationSet) -> float:
    """Return the share of the melds' growth that there is time for, from 0 to 1."""
    turns = info.stock / (len(info.public.order) * info.rules.params.draw)
    return 0.0 if info.is_ending else min(1.0, turns / 8)


def should_ask(info: CanastaInformationSet) -> bool:
    """Return whether to ask before going out: as a duty, or because a partner with many cards may know better."""
    context = info.context
    if context.partner is None or info.public.asked is not PermissionState.NOT or info.public.melded:
        return False
    match info.rules.options.ask_partner:
        case AskPartner.REQUIRED:
            return True
        case AskPartner.OPTIONAL:
            return info.n_held(context.partner) >= _MANY and not info.is_ending
    return False


def should_permit(info: CanastaInformationSet) -> bool:
    """Return the answer to the partner: no if much could still be laid down next time."""
    return (
        info.is_ending
        or points_of(info.context.hand) + _future_points(info) <= _LITTLE + info.rules.options.go_out_bonus
    )


def nearest_canasta(info: CanastaInformationSet) -> int | None:
    """Return the rank of the longest meld that the player's hand could make a canasta of, or None."""
    melds = {rank: max(map(len, info.context.of_rank(rank).values()), default=0) for rank in info.natural}
    wild = min(2, len(info.wild))
    able = [rank for rank, there in melds.items() if there < CANASTA <= there + info.natural[rank] + wild]
    return max(able, key=lambda rank: (melds[rank], rank), default=None)


def _future_points(info: CanastaInformationSet) -> int:
    """Return the points that the player's hand could still add: fitting cards, new melds and canastas."""
    points = 0
    for rank, count in info.natural.items():
        there = max(map(len, info.context.of_rank(rank).values()), default=0)
        if there or count >= 3:
            points += points_of(card for card in info.context.hand if card.rank == rank)
        if there < CANASTA <= there + count + min(2, len(info.wild)):
            points += 300
    return points


def meld_candidates(info: CanastaInformationSet, bias: CanastaBias) -> Iterator[Meld]:
    """Yield meld actions worth doing now, the best first; their legality is still to be checked."""
    if not info.context.is_open:
        yield from _openings(info, bias)
        return
    yield from _completing(info)
    yield from _additions(info)
    yield from _new_melds(info)
    if info.is_ending:
        yield from _unloading(info)


def _openings(info: CanastaInformationSet, bias: CanastaBias) -> Iterator[Meld]:
    """Yield the first meld: lean while there is time, everything once the deal may end."""
    melds = list(info.rules.finder.openings(info.context))
    if info.is_ending:
        yield from reversed(melds)
    clean = clean_opening(info.context.hand, info.context.minimum)
    if clean:
        melds.insert(0, Meld(clean))
    pressed = any(info.is_open(seat) for seat in info.opponents)
    spared = USUALLY_SPARED if pressed else bias.spared
    for meld in melds[:1]:
        thrifty = sum(map(is_wild, meld.cards)) <= 2 or len(meld.cards) <= 6
        if len(info.context.hand) - len(meld.cards) >= spared and (pressed or thrifty):
            yield meld


def clean_opening(hand: Iterable[Card], minimum: int) -> tuple[MeldGroup, ...]:
    """Return a first meld of triples, then of pairs with one wild card each, that counts the minimum; () without one.

    No group has as many wild cards as natural ones, and none is more than the minimum needs.
    """
    by_rank: dict[int, list[Card]] = {}
    for card in hand:
        by_rank.setdefault(WILD_RANK if is_wild(card) else card.rank, []).append(card)
    wild = sorted(by_rank.get(WILD_RANK, ()), key=lambda card: -card.rank)
    sets = [cards for rank, cards in by_rank.items() if rank in NATURAL_RANKS and len(cards) > 1]
    groups: list[MeldGroup] = []
    total = 0
    for cards in sorted(sets, key=lambda cards: (len(cards) > 2, points_of(cards)), reverse=True):
        if total < minimum and (len(cards) > 2 or wild):
            short = minimum - total - points_of(cards)
            least = next((card for card in wild if card_points(card) >= short), wild[-1]) if len(cards) == 2 else None
            if least is not None:
                wild.remove(least)
            groups.append(MeldGroup(cards[0].rank, (*cards, *((least,) if least else ()))))
            total += points_of(groups[-1].cards)
    for group in groups[:-1]:  # the last one may count so much that an earlier one isn't needed any more
        if total - points_of(group.cards) >= minimum:
            groups.remove(group)
            total -= points_of(group.cards)
    return tuple(groups) if total >= minimum else ()


def _completing(info: CanastaInformationSet) -> Iterator[Meld]:
    """Yield groups that make a canasta, with as few wild cards as possible."""
    most = min(len(info.wild), 3 if info.missing_canastas or info.is_ending else 2)
    for zone, cards in info.context.melds.items():
        natural = _natural_cards(info, zone.slot)
        lacking = CANASTA - len(cards) - len(natural)
        if len(cards) < CANASTA and lacking <= most:
            yield Meld((MeldGroup(zone.slot, (*natural, *info.wild[: max(0, lacking)])),))
    for rank in NATURAL_RANKS:
        natural = _natural_cards(info, rank)
        lacking = CANASTA - len(natural)
        if not info.context.of_rank(rank) and lacking <= min(2, len(info.wild)):
            yield Meld((MeldGroup(rank, (*natural, *info.wild[: max(0, lacking)])),))


def _additions(info: CanastaInformationSet) -> Iterator[Meld]:
    """Yield natural cards for melds of the side, except a pair that may take a frozen pile."""
    for zone in info.context.melds:
        natural = _natural_cards(info, zone.slot)
        if natural and not _should_keep(info, len(natural)):
            yield Meld((MeldGroup(zone.slot, tuple(natural)),))


def _new_melds(info: CanastaInformationSet) -> Iterator[Meld]:
    for rank in reversed(NATURAL_RANKS):
        natural = _natural_cards(info, rank)
        if len(natural) >= 3 and not info.context.of_rank(rank) and not _should_keep(info, len(natural)):
            yield Meld((MeldGroup(rank, tuple(natural)),))


def _should_keep(info: CanastaInformationSet, number: int) -> bool:
    """Return whether two or three cards of a rank are better kept for a large frozen pile."""
    large = len(info.context.pile) >= _LARGE_PILE
    return large and info.public.frozen and number <= 3 and not info.is_ending


def _unloading(info: CanastaInformationSet) -> Iterator[Meld]:
    """Yield all that would count against the side: pairs with a wild card, wild cards on any meld."""
    for rank in reversed(NATURAL_RANKS):
        natural = _natural_cards(info, rank)
        if len(natural) == 2 and info.wild and not info.context.of_rank(rank):
            yield Meld((MeldGroup(rank, (*natural, info.wild[0])),))
    ranks = {zone.slot: len(cards) for zone, cards in info.context.melds.items()}
    for card in info.wild:
        for rank in sorted(ranks, key=lambda rank: -ranks[rank]):
            yield Meld((MeldGroup(rank, (card,)),))
    if info.rules.melds.wild_melds and len(info.wild) >= 3:
        yield Meld((MeldGroup(WILD_RANK, tuple(info.wild)),))


def _natural_cards(info: CanastaInformationSet, rank: int) -> list[Card]:
    return [card for card in info.context.hand if card.rank == rank and not is_wild(card)]
