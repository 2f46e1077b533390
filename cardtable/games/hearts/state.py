"""State of Hearts: public facts, zones, packs, and option checks (HR-03, settled readings 5 and 16)."""

from __future__ import annotations

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Cards, parse_cards, standard_pack, without
from cardtable.core.language.user_error import UserError
from cardtable.core.text import translate
from cardtable.core.zone_kinds import ZoneSpec
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts.dealing import check_pass_count, pass_offsets
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import ALWAYS, left_over
from cardtable.games.hearts.options import SEATS, HeartsOptions, Removal


@frozen
class HeartsPublic:
    """Public facts, known to every seat; tuples by seat. Field comments say how a seat knows the fact."""

    seats: int  # visible at the table
    dealer: Seat  # the deal was visible
    deal: int  # number of deals, from 1
    phase: TrickPhase  # follows from open actions
    pass_offset: int  # by the rules: cards go to seat + offset (L 1, R -1, A 2, L2 2, R2 -2); 0: no pass in this deal
    hand_size: int  # size of a hand when dealt: number of tricks in the deal
    totals: tuple[int, ...]  # score sheet, before this deal until it is scored
    points: tuple[int, ...]  # of the cards won openly in this deal, bonus card included; once scored, the result
    tricks_won: tuple[int, ...]  # counted
    point_cards: tuple[Cards, ...]  # point cards and the bonus card, seen when they were won, in text order
    passed: frozenset[Seat] = frozenset()  # seats that have laid cards aside; the cards are hidden
    turn: Seat | None = None  # seat to play, by the order of play; None unless PLAYING
    leader: Seat | None = None  # seat that leads this trick: winner of the last one, or opener of the deal
    trick: Cards = ()  # open on the table, from the leader clockwise; empty between tricks
    tricks: int = 0  # complete ones in this deal
    broken: bool = False  # a heart (or the queen, if she breaks hearts) was played in this deal
    played: Cards = ()  # seen on the table, in the order of play, those of this trick included
    kitty_owner: Seat | None = None  # seat that took the kitty; its cards are hidden
    shooter: Seat | None = None  # once all cards are shown: seat with every point card; None unless the moon counts
    sun: bool = False  # the shooter has won every trick too, and that counts
    due: bool = False  # score sheet: the match ends as soon as one total alone is lowest (HR-18)
    places: tuple[int, ...] = ()  # final places, once ENDED


KITTY = Zone("kitty")


def zone_specs(kitty: bool) -> tuple[ZoneSpec, ...]:
    """Return the zone specs, with those of a kitty if there is one."""
    return ALWAYS + left_over("kitty") if kitty else ALWAYS


_NOT_FOR_SO_MANY = translate("Hearts", "Hearts is for %1 to %2 players, not for %3.")
_UNEQUAL_HANDS = translate("Hearts", "A kitty of %1 cards doesn't leave equal hands for %2 players.")
_REMOVED = {
    Removal.LOW_MINORS: {3: "2D", 5: "2D 2C", 6: "2D 3D 3C 4C", 7: "2D 3D 3C"},  # HP-09 to HP-12
    Removal.BLACK_MARIA: {3: "2C", 5: "2C 2S", 6: "2C 2D 2S 2H", 7: "2C 2D 2S"},
}
FULL_PACK = 52


def removed(options: HeartsOptions, seats: int) -> Cards:
    """Return the cards that are left out of the pack."""
    return parse_cards(_REMOVED.get(options.removal, {}).get(seats, "").split())


def pack(options: HeartsOptions, seats: int) -> Cards:
    """Return the pack in use, kitty included, in text order."""
    return without(standard_pack(), removed(options, seats))


def kitty_size(options: HeartsOptions, seats: int) -> int:
    """Return the number of cards in the kitty; 0 without one."""
    if options.removal not in (Removal.KITTY, Removal.KITTY_FIRST_PENALTY):
        return 0
    return options.kitty_size or FULL_PACK % seats


def hand_size(options: HeartsOptions, seats: int) -> int:
    """Return the number of cards dealt to each seat: also the number of tricks in a deal."""
    return (len(pack(options, seats)) - kitty_size(options, seats)) // seats


def cycle(options: HeartsOptions, seats: int) -> tuple[int, ...]:
    """Return the pass offset of each deal, in seats clockwise; 0 for a deal without a pass (HR-04)."""
    choice = {3: options.pass_cycle_3, 4: options.pass_cycle_4}.get(seats, options.pass_cycle_5plus)
    return pass_offsets(choice.value, options.pass_count)


def validate(options: HeartsOptions, seats: int) -> None:
    """Raise UserError if these options are not valid for this seat count."""
    if seats not in SEATS:
        raise UserError(_NOT_FOR_SO_MANY.filled(SEATS[0], SEATS[-1], seats))
    kitty = kitty_size(options, seats)
    if not 0 <= kitty < FULL_PACK or (kitty and (FULL_PACK - kitty) % seats):
        raise UserError(_UNEQUAL_HANDS.filled(kitty, seats))
    check_pass_count(options.pass_count, hand_size(options, seats))
