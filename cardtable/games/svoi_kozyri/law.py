"""What beats what, and how much is picked up (KR-09 to KR-11)."""

from __future__ import annotations

from cardtable.core.cards import ACE, Card, Cards, Suit
from cardtable.core.complaint import UserError
from cardtable.core.text import translate
from cardtable.games.svoi_kozyri.options import DealMethod, Pickup, SvoiKozyriOptions, TrumpChoice
from cardtable.games.svoi_kozyri.state import SvoiKozyriPublic


def beats(card: Card, top: Card, trump: Suit | None) -> bool:
    """Whether the card beats the top card in the hand of a player with this trump suit (KR-09)."""
    if card.suit is top.suit:
        return card.rank > top.rank
    return card.suit is trump


def pickup(options: SvoiKozyriOptions, pile: Cards, trump: Suit | None) -> int:
    """How many cards a player with this trump suit takes off the pile, which is not empty (KR-11)."""
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
    """The suits that may still be named; in the mirrored deal the second is of the other colour (KR-03, KR-06)."""
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
_NEGATIVE_TURNS = translate("Svoi Kozyri", "The number of turns cannot be less than %1.")
_NO_MATCH = translate("Svoi Kozyri", "A match needs at least one deal to win or lose.")


def validate(options: SvoiKozyriOptions, seats: int) -> None:
    """Raise ValueError with one sentence if these options are not for so many seats."""
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
