"""Positions told apart by open cards alone (KR-16).

Hands are hidden, but only cards that all have seen ever move. So a position is the same as an earlier one of the deal
just when the pile, the player to act and the cards that are not in the hand they came from are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b

from cardtable.core.cards import Card, Cards, sort_cards, without
from cardtable.core.changes import replaced
from cardtable.core.events import CardsMoved, Event, TurnStarted
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri.state import PILE, SvoiKozyriPublic

TIMES = 3  # the position that makes the deal a draw
NEAR_LIMIT = 30  # turns before the last one at which the table begins to say so


def digest(pile: Cards, known: tuple[Cards, ...], played: tuple[Cards, ...], turn: Seat) -> int:
    """64 bits of the open places; `known` and `played` as in the public facts."""
    came = {card for cards in played for card in cards}
    places = [pile]
    for cards, own in zip(known, played, strict=True):
        others = came.difference(own)
        places.append(tuple(card for card in cards if card in others))
    text = f"{turn} {'/'.join(' '.join(map(str, cards)) for cards in places)}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def seen_leaving(
    known: tuple[Cards, ...], played: tuple[Cards, ...], seat: Seat, cards: Cards
) -> tuple[tuple[Cards, ...], tuple[Cards, ...]]:
    """`known` and `played` after the seat has put these cards on the pile."""
    fresh = tuple(card for card in cards if not any(card in came for came in played))
    held = without(known[seat], [card for card in cards if card in known[seat]])
    return replaced(known, seat, held), replaced(played, seat, sort_cards(played[seat] + fresh))


def seen_arriving(known: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    """`known` after the seat was given these cards openly."""
    return replaced(known, seat, sort_cards(known[seat] + cards))


def with_positions(view: View[SvoiKozyriPublic], heard: Sequence[Event]) -> View[SvoiKozyriPublic]:
    """The view with the digests of all positions of the deal, which a view that came over a wire lacks."""
    public = view.public
    if not public.positions or any(public.positions):
        return view
    found = _positions_heard(public.seats, heard)[-1 - public.turns :]  # those before are turns to name a trump
    return replace(view, public=replace(public, positions=found))


def _positions_heard(seats: int, heard: Sequence[Event]) -> tuple[int, ...]:
    """The digests before each turn; cards given openly before play count only once they have been on the pile."""
    known: tuple[Cards, ...] = ((),) * seats
    played, pile = known, list[Card]()
    found: list[int] = []
    for event in heard:
        match event:
            case CardsMoved(source, target, cards) if PILE in (source, target):
                moved = tuple(card for card in cards if card is not None)
                if source == PILE and target.owner is not None:
                    del pile[len(pile) - len(moved) :]
                    known = seen_arriving(known, Seat(target.owner), moved)
                elif source.owner is not None:
                    pile += moved
                    known, played = seen_leaving(known, played, Seat(source.owner), moved)
            case TurnStarted(actors):
                found += [digest(tuple(pile), known, played, seat) for seat in actors]
    return tuple(found)
