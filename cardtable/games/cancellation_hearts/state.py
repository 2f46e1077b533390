"""State of Cancellation Hearts: public facts, zones, packs, and option checks (XR-01)."""

from __future__ import annotations

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Cards, parse_cards, sort_cards, standard_pack, without
from cardtable.core.language.user_error import UserError
from cardtable.core.text import translate
from cardtable.core.zone_kinds import Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts.dealing import check_pass_count, pass_offsets
from cardtable.families.hearts.public_facts import PublicFacts
from cardtable.families.hearts.trick_zones import ALWAYS, left_over
from cardtable.games.cancellation_hearts.options import SEATS, TWO_PACKS, CancellationOptions, Leftover


@frozen
class CancellationPublic(PublicFacts):
    """Public facts, known to every seat; comments say how it knows the fact."""

    widow: int = 0  # number of cards face down on the table; 0 once a seat has taken them
    last_winner: Seat | None = None  # winner of the last trick of this deal that was won
    carried: Cards = ()  # seen in void tricks: they wait for the next winner
    vanished: Cards = ()  # seen in tricks that count for no seat; without an unseen widow
    widow_owner: Seat | None = None  # seat that took the widow; its cards are hidden


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
