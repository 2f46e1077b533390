"""Legality context: facts about one seat that the rules check actions against."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card, Cards, sort_cards
from cardtable.core.zones import Seat, Zone
from cardtable.games.canasta.card_values import CANASTA, THREE, is_red_three, is_wild
from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.state import DISCARD, STOCK, CanastaPublic, hand, meld, meld_ranks

Melds = Mapping[Zone, Cards]


@frozen
class LegalityContext:
    """One seat's hand, its side's melds and the pile; melds of one rank are ordered from the dealer's left."""

    seat: Seat
    home: Seat  # owner of the melds that this seat begins
    public: CanastaPublic
    hand: Cards
    melds: Melds  # melds of the player's side that have cards
    pile: Cards  # the last on top
    stock: int
    partner: Seat | None  # partner who may be asked; None if there is none in this deal
    minimum: int  # points required of this seat's first meld

    @property
    def is_open(self) -> bool:
        """True once the side has a meld on the table (CR-05)."""
        return bool(self.melds)

    @property
    def n_coming(self) -> int:
        """Number of cards that would join the hand with the pile: no red threes, and not the top card."""
        return sum(not is_red_three(card) for card in self.pile[:-1])

    def of_rank(self, rank: int) -> dict[Zone, Cards]:
        """Return the side's melds of a rank: at most one, or two beside a lone hand (CR-21)."""
        return {zone: cards for zone, cards in self.melds.items() if zone.slot == rank}


def build_context(
    params: GameParameters, zones: Mapping[Zone, tuple[Card | None, ...]], public: CanastaPublic, seat: Seat
) -> LegalityContext:
    """Return the legality context of a seat whose hand is visible in the zones."""
    return LegalityContext(
        seat=seat,
        home=params.sides[seat],
        public=public,
        hand=sort_cards(_faces(zones[hand(seat)])),
        melds=melds_of(params, zones, public, seat),
        pile=_faces(zones[DISCARD]),
        stock=len(zones[STOCK]),
        partner=partner(public, seat),
        minimum=params.minimum(public.totals[seat]),
    )


def melds_of(
    params: GameParameters, zones: Mapping[Zone, tuple[Card | None, ...]], public: CanastaPublic, seat: Seat
) -> dict[Zone, Cards]:
    """Return the melds of a seat's side, rank by rank, the owners counted from the dealer's left (CR-21)."""
    side = public.sides[seat]
    owners = dict.fromkeys(params.sides[other] for other in public.order if public.sides[other] == side)
    return {place: _faces(cards) for place in _meld_zones(*owners) if (cards := zones.get(place, ()))}


@cache
def _meld_zones(*owners: Seat) -> tuple[Zone, ...]:
    return tuple(meld(owner, rank) for rank in meld_ranks(True) for owner in owners)


def _faces(cards: tuple[Card | None, ...]) -> Cards:
    return tuple(card for card in cards if card is not None)


def partner(public: CanastaPublic, seat: Seat) -> Seat | None:
    """Return the partner who plays next after the seat, or None if there is none (CR-14)."""
    if seat not in public.order:
        return None
    place = public.order.index(seat)
    others = public.order[place + 1 :] + public.order[:place]
    return next((other for other in others if public.sides[other] == public.sides[seat]), None)


def is_canasta(zone: Zone, cards: Cards) -> bool:
    """Return whether the meld is a canasta; black threes never are (CR-17)."""
    return len(cards) >= CANASTA and zone.slot != THREE


def is_natural(cards: Cards) -> bool:
    """Return whether the meld has no wild card."""
    return not any(map(is_wild, cards))


def canastas(melds: Melds) -> int:
    """Return the number of canastas among the melds."""
    return sum(is_canasta(zone, cards) for zone, cards in melds.items())
