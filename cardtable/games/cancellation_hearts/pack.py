"""The two packs for each number of players, and what cannot be dealt (XR-01)."""

from __future__ import annotations

from cardtable.core.cards import Cards, parse_cards, sort_cards, standard_pack, without
from cardtable.core.complaint import UserError
from cardtable.core.text import translate
from cardtable.families.hearts.passes import check_pass_count, pass_offsets
from cardtable.games.cancellation_hearts.options import SEATS, TWO_PACKS, CancellationOptions, Leftover

_NOT_FOR_SO_MANY = translate("Cancellation Hearts", "Cancellation Hearts is for %1 to %2 players, not for %3.")
_LEFT_OUT = parse_cards(["2C", "2D", "2S", "3C", "3D", "3S"])  # one copy each, the first ones first


def removed(options: CancellationOptions, seats: int) -> Cards:
    """The cards that are left out of the packs."""
    return _LEFT_OUT[: TWO_PACKS % seats] if options.leftover is Leftover.REMOVE_LOW_CARDS else ()


def pack(options: CancellationOptions, seats: int) -> Cards:
    """The cards in use, widow included, in the order of texts."""
    return without(sort_cards(standard_pack() * 2), removed(options, seats))


def widow_size(options: CancellationOptions, seats: int) -> int:
    """How many cards lie face down; 0 without a widow."""
    return 0 if options.leftover is Leftover.REMOVE_LOW_CARDS else TWO_PACKS % seats


def hand_size(seats: int) -> int:
    """How many cards each player is dealt: also the number of tricks in a deal."""
    return TWO_PACKS // seats


def cycle(options: CancellationOptions) -> tuple[int, ...]:
    """Where cards are passed, deal by deal, in seats clockwise; 0 for a deal without a pass (XR-02)."""
    return pass_offsets(options.pass_cycle.value, options.pass_count)


def validate(options: CancellationOptions, seats: int) -> None:
    """Raise ValueError with one sentence if these options are not for so many seats."""
    if seats not in SEATS:
        raise UserError(_NOT_FOR_SO_MANY.filled(SEATS[0], SEATS[-1], seats))
    check_pass_count(options.pass_count, hand_size(seats))
