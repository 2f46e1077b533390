"""What Cancellation Hearts remembers in the open, and where its cards lie.

The two packs for each number of players, and what cannot be dealt (XR-01).
"""

from __future__ import annotations

from cardtable.core.cards import Cards, parse_cards, sort_cards, standard_pack, without
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.text import translate
from cardtable.core.user_error import UserError
from cardtable.core.zone_kinds import Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts.dealing import check_pass_count, pass_offsets
from cardtable.families.hearts.public_facts import TrickPhase
from cardtable.families.hearts.trick_zones import ALWAYS, left_over
from cardtable.games.cancellation_hearts.options import SEATS, TWO_PACKS, CancellationOptions, Leftover


@frozen
class CancellationPublic:
    """What everybody at the table knows; tuples by seat. Beside each field: how every seat could know it."""

    seats: int  # sits there
    dealer: Seat  # saw who dealt
    deal: int  # counted the deals, from 1
    phase: TrickPhase  # follows from what was done openly
    pass_offset: int  # rules: cards go to seat + this (L 1, R -1, L2 2, R2 -2); 0: nobody passes in this deal
    hand_size: int  # counted the cards of a hand when they were dealt: the number of tricks in the deal
    widow: int  # counted the cards that lie face down on the table; 0 once somebody has taken them
    totals: tuple[int, ...]  # the score sheet, before this deal until it is scored
    points: tuple[int, ...]  # of the cards won openly in this deal, bonus cards included; once scored, the result
    tricks_won: tuple[int, ...]  # counted them
    point_cards: tuple[Cards, ...]  # point and bonus cards, seen when they were won, in the order of texts
    passed: frozenset[Seat] = frozenset()  # saw who has laid cards aside, not which
    turn: Seat | None = None  # who is to play, by the order of play; None unless PLAYING
    leader: Seat | None = None  # who led or leads to this trick
    last_winner: Seat | None = None  # saw who won the last trick of this deal that was won
    trick: Cards = ()  # lies open on the table, from the leader clockwise; empty between tricks
    tricks: int = 0  # those of this deal that are over, counted, void ones too
    broken: bool = False  # saw a heart (or a queen of spades, if she breaks hearts) played in this deal
    played: Cards = ()  # saw each of them on the table, in the order of play, those of this trick included
    carried: Cards = ()  # saw them played to void tricks: they wait for the next winner
    vanished: Cards = ()  # saw them played to tricks that count for nobody; without a widow that nobody saw
    widow_owner: Seat | None = None  # saw who took the widow, not what was in it
    shooter: Seat | None = None  # once all cards are shown: who has won every point card; None unless the moon counts
    due: bool = False  # the score sheet: the match is to end as soon as one total alone is lowest (HR-18)
    places: tuple[int, ...] = ()  # the final ranking, once ENDED


WIDOW = Zone("widow")
CARRIED = Zone("carried")
GONE = Zone("gone")

_WITHOUT_WIDOW = (
    *ALWAYS,
    ZoneSpec("carried", Visibility.EVERYONE, per="table"),
    ZoneSpec("gone", Visibility.NOBODY, per="table"),
)


def zone_specs(widow: bool) -> tuple[ZoneSpec, ...]:
    """The kinds of zones, with those of a widow if there is one."""
    return _WITHOUT_WIDOW + left_over("widow") if widow else _WITHOUT_WIDOW


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
