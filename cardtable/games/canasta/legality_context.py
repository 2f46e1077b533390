"""Where a player stands: what legality is asked of, made from a view or, by the rules, from the truth."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cardtable.core.cards import Card, Cards, sort_cards
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.zones import Seat, Zone
from cardtable.games.canasta.card_values import CANASTA, THREE, is_wild
from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.state import DISCARD, STOCK, CanastaPublic, PermissionState, hand, meld, meld_ranks

Melds = Mapping[Zone, Cards]


@frozen
class LegalityContext:
    """One seat's hand, its side's melds and the pile. Melds of one rank follow each other from the dealer's left."""

    seat: Seat
    home: Seat  # owner of the melds that this seat begins
    public: CanastaPublic
    hand: Cards
    melds: Melds  # those of the own side that have cards
    pile: Cards  # the last on top
    stock: int
    partner: Seat | None  # who would be asked; None without a partner in this deal
    minimum: int  # what a first meld of this seat must count

    @property
    def is_open(self) -> bool:
        """Whether the side has a meld on the table (CR-05)."""
        return bool(self.melds)

    def of_rank(self, rank: int) -> dict[Zone, Cards]:
        """The side's melds of a rank: one, or two with a lone hand against two (CR-21)."""
        return {zone: cards for zone, cards in self.melds.items() if zone.slot == rank}


def stand(
    terms: GameParameters, zones: Mapping[Zone, tuple[Card | None, ...]], public: CanastaPublic, seat: Seat
) -> LegalityContext:
    """How the seat stands; its own hand must be visible in the zones."""
    return LegalityContext(
        seat=seat,
        home=terms.sides[seat],
        public=public,
        hand=sort_cards(_faces(zones[hand(seat)])),
        melds=melds_of(terms, zones, public, seat),
        pile=_faces(zones[DISCARD]),
        stock=len(zones[STOCK]),
        partner=partner(public, seat),
        minimum=terms.minimum(public.totals[seat]),
    )


def melds_of(
    terms: GameParameters, zones: Mapping[Zone, tuple[Card | None, ...]], public: CanastaPublic, seat: Seat
) -> dict[Zone, Cards]:
    """The melds of a seat's side, rank by rank, the owners counted from the dealer's left (CR-21)."""
    side = public.sides[seat]
    owners = dict.fromkeys(terms.sides[other] for other in public.order if public.sides[other] == side)
    return {place: _faces(cards) for place in _places(*owners) if (cards := zones.get(place, ()))}


@cache
def _places(*owners: Seat) -> tuple[Zone, ...]:
    """Where melds of these owners can lie, rank by rank."""
    return tuple(meld(owner, rank) for rank in meld_ranks(True) for owner in owners)


def _faces(cards: tuple[Card | None, ...]) -> Cards:
    """Those of the cards whose faces are seen."""
    return tuple(card for card in cards if card is not None)


def partner(public: CanastaPublic, seat: Seat) -> Seat | None:
    """The partner who plays next after the seat; None where there is none (CR-14)."""
    if seat not in public.order:
        return None
    place = public.order.index(seat)
    others = public.order[place + 1 :] + public.order[:place]
    return next((other for other in others if public.sides[other] == public.sides[seat]), None)


def is_canasta(zone: Zone, cards: Cards) -> bool:
    """Whether the meld is a canasta; black threes never are (CR-17)."""
    return len(cards) >= CANASTA and zone.slot != THREE


def is_natural(cards: Cards) -> bool:
    """Whether there is no wild card in the meld."""
    return not any(map(is_wild, cards))


def canastas(melds: Melds) -> int:
    """How many of the melds are canastas."""
    return sum(is_canasta(zone, cards) for zone, cards in melds.items())


def must_go_out(standing: LegalityContext, penalty: int) -> bool:
    """Whether the partner's yes binds (CR-14 without a penalty)."""
    return standing.public.asked is PermissionState.YES and not penalty
