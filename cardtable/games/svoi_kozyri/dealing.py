"""Dealing as a function of the deck: dealer, trump suits, cards and first leader (KR-01 to KR-07)."""

from __future__ import annotations

from typing import assert_never

from cardtable.core.cards import Card, Cards, Suit
from cardtable.core.tricks import next_seat
from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri import options as choices
from cardtable.games.svoi_kozyri.state import SvoiKozyriPublic

Dealt = tuple[tuple[Seat, Card], ...]  # seats and their cards in the order of dealing


def next_dealer(options: choices.SvoiKozyriOptions, last: SvoiKozyriPublic) -> Seat:
    """Return the dealer of the next deal (KR-01, settled reading 30); the next seat if everybody deals once."""
    match choices.NextDealer.ALTERNATE if options.match is choices.MatchKind.ROUND else options.dealer:
        case choices.NextDealer.LOSER:
            return last.dealer if last.loser is None else last.loser
        case choices.NextDealer.ALTERNATE:
            return next_seat(last.dealer, last.seats)
        case choices.NextDealer.FIXED:
            return last.dealer
        case _ as never:
            assert_never(never)


def first_to_name(options: choices.SvoiKozyriOptions, dealer: Seat, seats: int) -> Seat:
    """Return the first seat to name a trump: the dealer's left, or the dealer of a mirrored deal (KR-03)."""
    return dealer if options.deal is choices.DealMethod.MIRRORED else next_seat(dealer, seats)


def given_trumps(options: choices.SvoiKozyriOptions, dealer: Seat, seats: int, lot: Card) -> tuple[Suit, ...]:
    """Return the trump suits by seat where they are not chosen (KR-04)."""
    if options.trump_choice is choices.TrumpChoice.FIXED:
        return tuple(Suit(seat) for seat in range(seats))
    assert lot.suit is not None
    return tuple(Suit((lot.suit + (seat - dealer) % seats) % 4) for seat in range(seats))


def lot_of(options: choices.SvoiKozyriOptions, deck: Cards) -> Card:
    """Return the last card dealt; in a mirrored deal only the first half is dealt (settled reading 24)."""
    return deck[len(deck) // 2 - 1] if options.deal is choices.DealMethod.MIRRORED else deck[-1]


def needs_lot(options: choices.SvoiKozyriOptions) -> bool:
    """Return True if the last card dealt decides something, and is shown."""
    return (
        options.trump_choice is choices.TrumpChoice.RANDOM or options.first_lead is choices.SvoiKozyriFirstLead.RANDOM
    )


def dealt(options: choices.SvoiKozyriOptions, dealer: Seat, trumps: tuple[Suit | None, ...], deck: Cards) -> Dealt:
    """Return the seat of each card, in the order of dealing."""
    if options.deal is choices.DealMethod.MIRRORED:
        return _mirrored(dealer, trumps, deck)
    seats = len(trumps)
    return tuple((next_seat(dealer, seats, 1 + place), card) for place, card in enumerate(deck))


def _mirrored(dealer: Seat, trumps: tuple[Suit | None, ...], deck: Cards) -> Dealt:
    """Return the mirrored deal (KR-06): the dealer keeps their suits of the first half, the opponent gets the
    images.
    """
    opponent = next_seat(dealer, 2)
    image = mirror(trumps)
    own_suits = {suit for suit in Suit if suit.is_red == _suit(trumps[dealer]).is_red}
    kept = {card for card in deck[: len(deck) // 2] if card.suit in own_suits}
    mirrored = {Card(card.rank, image[_suit(card.suit)]) for card in kept}

    def owner(card: Card) -> Seat:
        if card.suit in own_suits:
            return dealer if card in kept else opponent
        return opponent if card in mirrored else dealer

    return tuple((owner(card), card) for card in deck)


def mirror(trumps: tuple[Suit | None, ...]) -> dict[Suit, Suit]:
    """Return φ of KR-06, by suit: it swaps the two trumps, and the two side suits."""
    first, second = map(_suit, trumps)
    side = {suit: next(other for other in Suit if other.is_red == suit.is_red and other is not suit) for suit in Suit}
    return {first: second, second: first, side[first]: side[second], side[second]: side[first]}


def first_leader(options: choices.SvoiKozyriOptions, public: SvoiKozyriPublic) -> Seat:
    """Return the first leader of the deal (KR-07); winner and loser are those of the deal before."""
    left = next_seat(public.dealer, public.seats)
    match options.first_lead:
        case choices.SvoiKozyriFirstLead.DEALER:
            return public.dealer
        case choices.SvoiKozyriFirstLead.WINNER if public.winner is not None:
            return public.winner
        case choices.SvoiKozyriFirstLead.LOSER if public.loser is not None:
            return public.loser
        case choices.SvoiKozyriFirstLead.RANDOM if public.lot is not None:
            return next_seat(public.dealer, public.seats, public.lot.rank)
    return left


def _suit(suit: Suit | None) -> Suit:
    assert suit is not None  # named, and no joker in the pack
    return suit
