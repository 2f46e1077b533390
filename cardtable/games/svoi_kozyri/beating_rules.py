"""Rules of beating and picking up (KR-09 to KR-11), option checks, and repeated positions (KR-16).

Positions are compared by open cards alone. Hands are hidden, but only cards that all have seen ever move. So a position
equals an earlier one of the deal exactly if the pile, the player to act and the cards that are not in the hand they
came from are equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b

from cardtable.core.cards import ACE, Card, Cards, Suit, sort_cards, without
from cardtable.core.events import CardsMoved, Event, TurnStarted
from cardtable.core.language.user_error import UserError
from cardtable.core.text import translate
from cardtable.core.views import View, replaced
from cardtable.core.zones import Seat
from cardtable.games.svoi_kozyri.options import DealMethod, Pickup, SvoiKozyriOptions, TrumpChoice
from cardtable.games.svoi_kozyri.state import PILE, SvoiKozyriPublic


def beats(card: Card, top: Card, trump: Suit | None) -> bool:
    """Return True if the card beats the top card in the hand of a player with this trump suit (KR-09)."""
    if card.suit is top.suit:
        return card.rank > top.rank
    return card.suit is trump


def pickup(options: SvoiKozyriOptions, pile: Cards, trump: Suit | None) -> int:
    """Return the number of cards that a player with this trump suit takes off the pile, which is not empty (KR-11)."""
    match options.pickup:
        case Pickup.WHOLE_PILE:
            return len(pile)
        case Pickup.ONE:
            return 1
    top = pile[-1]
    if top.suit is not trump:
        return min(3, len(pile))
    return len(pile) if top.rank == ACE else min(5, len(pile))


def free_suits(options: SvoiKozyriOptions, public: SvoiKozyriPublic) -> tuple[Suit, ...]:
    """Return the suits that may still be named; in a mirrored deal the second has the other colour (KR-03, KR-06)."""
    named = [suit for suit in public.trumps if suit is not None]
    mirrored = options.deal is DealMethod.MIRRORED
    return tuple(
        suit
        for suit in Suit
        if suit not in named and not (mirrored and any(suit.is_red == other.is_red for other in named))
    )


_NOT_FOR_SO_MANY = translate("Svoi Kozyri", "Svoi Kozyri is for %1 to %2 players, not for %3.")
_OTHER_PACK = translate("Svoi Kozyri", "A pack for %1 players has %2 to %3 cards, a multiple of %4, not %5.")
_MIRROR_FOR_TWO = translate("Svoi Kozyri", "Only two players can have a mirrored deal.")
_MIRROR_AFTER_TRUMPS = translate("Svoi Kozyri", "In a mirrored deal the trumps are chosen before the cards are dealt.")
_NEGATIVE_TURNS = translate("Svoi Kozyri", "The number of turns can't be less than %1.")
_NO_MATCH = translate("Svoi Kozyri", "A match needs at least one deal to win or lose.")


def validate(options: SvoiKozyriOptions, seats: int) -> None:
    """Raise UserError if these options are not valid for this seat count."""
    if seats not in (2, 3, 4):
        raise UserError(_NOT_FOR_SO_MANY.filled(2, 4, seats))
    if options.deck % 4 or not 4 * seats <= options.deck <= 52:
        raise UserError(_OTHER_PACK.filled(seats, 4 * seats, 52, 4, options.deck))
    if options.deal is DealMethod.MIRRORED and seats != 2:
        raise UserError(_MIRROR_FOR_TWO)
    if options.deal is DealMethod.MIRRORED and options.trump_choice is TrumpChoice.AFTER_DEAL:
        raise UserError(_MIRROR_AFTER_TRUMPS)
    if options.turn_limit < 0:
        raise UserError(_NEGATIVE_TURNS.filled(0))
    if options.match_length < 1:
        raise UserError(_NO_MATCH)


TIMES = 3  # occurrences of a position that make the deal a draw
NEAR_LIMIT = 30  # turns before the limit at which it is announced


def digest(pile: Cards, known: tuple[Cards, ...], played: tuple[Cards, ...], turn: Seat) -> int:
    """Return a 64-bit hash of the position's open cards; `known` and `played` as in the public facts."""
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
    """Return `known` and `played` after the seat has put these cards on the pile."""
    fresh = tuple(card for card in cards if not any(card in came for came in played))
    held = without(known[seat], [card for card in cards if card in known[seat]])
    return replaced(known, seat, held), replaced(played, seat, sort_cards(played[seat] + fresh))


def seen_arriving(known: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    """Return `known` after the seat was given these cards openly."""
    return replaced(known, seat, sort_cards(known[seat] + cards))


def with_positions(view: View[SvoiKozyriPublic], history: Sequence[Event]) -> View[SvoiKozyriPublic]:
    """Return the view with the digests of all positions of the deal, which messages do not contain."""
    public = view.public
    if not public.positions or any(public.positions):
        return view
    found = _positions_heard(public.seats, history)[-1 - public.turns :]  # earlier ones are turns that name a trump
    return replace(view, public=replace(public, positions=found))


def _positions_heard(seats: int, history: Sequence[Event]) -> tuple[int, ...]:
    """Return the digests before each turn; cards given openly before play count only after they were on the pile."""
    known: tuple[Cards, ...] = ((),) * seats
    played, pile = known, list[Card]()
    found: list[int] = []
    for event in history:
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
