"""State of Cancellation Hearts: public facts, zones, packs, and option checks (XR-01)."""

from __future__ import annotations

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Cards, parse_cards, sort_cards, standard_pack, without
from cardtable.core.language.user_error import UserError
from cardtable.core.text import translate
from cardtable.core.zone_kinds import Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts.dealing import check_pass_count, pass_offsets
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import ALWAYS, left_over
from cardtable.games.cancellation_hearts.options import SEATS, TWO_PACKS, CancellationOptions, Leftover


@frozen
class CancellationPublic:
    """Public facts, known to every seat; tuples by seat. Field comments say how a seat knows the fact."""

    seats: int  # visible at the table
    dealer: Seat  # the deal was visible
    deal: int  # number of deals, from 1
    phase: TrickPhase  # follows from open actions
    pass_offset: int  # by the rules: cards go to seat + offset (L 1, R -1, L2 2, R2 -2); 0: no pass in this deal
    hand_size: int  # size of a hand when dealt: number of tricks in the deal
    widow: int  # number of cards face down on the table; 0 once a seat has taken them
    totals: tuple[int, ...]  # score sheet, before this deal until it is scored
    points: tuple[int, ...]  # of the cards won openly in this deal, bonus cards included; once scored, the result
    tricks_won: tuple[int, ...]  # counted
    point_cards: tuple[Cards, ...]  # point and bonus cards, seen when they were won, in text order
    passed: frozenset[Seat] = frozenset()  # seats that have laid cards aside; the cards are hidden
    turn: Seat | None = None  # seat to play, by the order of play; None unless PLAYING
    leader: Seat | None = None  # seat that leads this trick
    last_winner: Seat | None = None  # winner of the last trick of this deal that was won
    trick: Cards = ()  # open on the table, from the leader clockwise; empty between tricks
    tricks: int = 0  # complete ones in this deal, void ones too
    broken: bool = False  # a heart (or a queen of spades, if she breaks hearts) was played in this deal
    played: Cards = ()  # seen on the table, in the order of play, those of this trick included
    carried: Cards = ()  # seen in void tricks: they wait for the next winner
    vanished: Cards = ()  # seen in tricks that count for no seat; without an unseen widow
    widow_owner: Seat | None = None  # seat that took the widow; its cards are hidden
    shooter: Seat | None = None  # once all cards are shown: seat with every point card; None unless the moon counts
    due: bool = False  # score sheet: the match ends as soon as one total alone is lowest (HR-18)
    places: tuple[int, ...] = ()  # final places, once ENDED


WIDOW = Zone("widow")
CARRIED = Zone("carried")
GONE = Zone("gone")

_WITHOUT_WIDOW = (
    *ALWAYS,
    ZoneSpec("carried", Visibility.EVERYONE, per="table"),
    ZoneSpec("gone", Visibility.NOBODY, per="table"),
)


def zone_specs(widow: bool) -> tuple[ZoneSpec, ...]:
    """Return the zone specs, with those of a widow if there is one."""
    return _WITHOUT_WIDOW + left_over("widow") if widow else _WITHOUT_WIDOW


_NOT_FOR_SO_MANY = translate("Cancellation Hearts", "Cancellation Hearts is for %1 to %2 players, not for %3.")
_LEFT_OUT = parse_cards(["2C", "2D", "2S", "3C", "3D", "3S"])  # one copy each, in this order


def removed(options: CancellationOptions, seats: int) -> Cards:
    """Return the cards that are left out of the packs."""
    return _LEFT_OUT[: TWO_PACKS % seats] if options.leftover is Leftover.REMOVE_LOW_CARDS else ()


def pack(options: CancellationOptions, seats: int) -> Cards:
    """Return the cards in use, widow included, in text order."""
    return without(sort_cards(standard_pack() * 2), removed(options, seats))


def widow_size(options: CancellationOptions, seats: int) -> int:
    """Return the number of cards in the widow; 0 without one."""
    return 0 if options.leftover is Leftover.REMOVE_LOW_CARDS else TWO_PACKS % seats


def hand_size(seats: int) -> int:
    """Return the number of cards dealt to each seat: also the number of tricks in a deal."""
    return TWO_PACKS // seats


def cycle(options: CancellationOptions) -> tuple[int, ...]:
    """Return the pass offset of each deal, in seats clockwise; 0 for a deal without a pass (XR-02)."""
    return pass_offsets(options.pass_cycle.value, options.pass_count)


def validate(options: CancellationOptions, seats: int) -> None:
    """Raise UserError if these options are not valid for this seat count."""
    if seats not in SEATS:
        raise UserError(_NOT_FOR_SO_MANY.filled(SEATS[0], SEATS[-1], seats))
    check_pass_count(options.pass_count, hand_size(seats))
