"""The pack for each number of players, and what cannot be dealt (HR-03, settled readings 5 and 16)."""

from __future__ import annotations

from cardtable.core.cards import Cards, parse_cards, standard_pack, without
from cardtable.core.complaint import UserError
from cardtable.core.text import translate
from cardtable.families.hearts.passes import check_pass_count, pass_offsets
from cardtable.games.hearts.options import SEATS, HeartsOptions, Removal

_NOT_FOR_SO_MANY = translate("Hearts", "Hearts is for %1 to %2 players, not for %3.")
_UNEQUAL_HANDS = translate("Hearts", "A kitty of %1 cards does not leave equal hands for %2 players.")
_REMOVED = {
    Removal.LOW_MINORS: {3: "2D", 5: "2D 2C", 6: "2D 3D 3C 4C", 7: "2D 3D 3C"},  # HP-09 to HP-12
    Removal.BLACK_MARIA: {3: "2C", 5: "2C 2S", 6: "2C 2D 2S 2H", 7: "2C 2D 2S"},
}
FULL_PACK = 52


def removed(options: HeartsOptions, seats: int) -> Cards:
    """The cards that are left out of the pack."""
    return parse_cards(_REMOVED.get(options.removal, {}).get(seats, "").split())


def pack(options: HeartsOptions, seats: int) -> Cards:
    """The pack in use, kitty included, in the order of texts."""
    return without(standard_pack(), removed(options, seats))


def kitty_size(options: HeartsOptions, seats: int) -> int:
    """How many cards lie face down; 0 without a kitty."""
    if options.removal not in (Removal.KITTY, Removal.KITTY_FIRST_PENALTY):
        return 0
    return options.kitty_size or FULL_PACK % seats


def hand_size(options: HeartsOptions, seats: int) -> int:
    """How many cards each player is dealt: also the number of tricks in a deal."""
    return (len(pack(options, seats)) - kitty_size(options, seats)) // seats


def cycle(options: HeartsOptions, seats: int) -> tuple[int, ...]:
    """Where cards are passed, deal by deal, in seats clockwise; 0 for a deal without a pass (HR-04)."""
    choice = {3: options.pass_cycle_3, 4: options.pass_cycle_4}.get(seats, options.pass_cycle_5plus)
    return pass_offsets(choice.value, options.pass_count)


def validate(options: HeartsOptions, seats: int) -> None:
    """Raise ValueError with one sentence if these options are not for so many seats."""
    if seats not in SEATS:
        raise UserError(_NOT_FOR_SO_MANY.filled(SEATS[0], SEATS[-1], seats))
    kitty = kitty_size(options, seats)
    if not 0 <= kitty < FULL_PACK or (kitty and (FULL_PACK - kitty) % seats):
        raise UserError(_UNEQUAL_HANDS.filled(kitty, seats))
    check_pass_count(options.pass_count, hand_size(options, seats))
