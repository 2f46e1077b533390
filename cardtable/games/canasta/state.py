"""State of Canasta: public facts, actions, and the zones of its cards."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from functools import cache

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import ACE, Card, Cards
from cardtable.core.cutting import Cut
from cardtable.core.text import translate
from cardtable.core.zone_kinds import Arrangement, Role, Visibility, ZoneSpec
from cardtable.core.zones import Seat, Zone
from cardtable.games.canasta.card_values import NATURAL_RANKS, THREE, WILD_RANK, group_order

_PLACES = (*NATURAL_RANKS, WILD_RANK)
STOCK = Zone("stock")
DISCARD = Zone("discard")
ZONES = (
    ZoneSpec("stock", Visibility.NOBODY, per="table", label=translate("Canasta", "stock")),
    ZoneSpec("discard", Visibility.EVERYONE, per="table", label=translate("Canasta", "discard pile")),
    ZoneSpec("hand", Visibility.OWNER, arrangement=Arrangement.FAN, role=Role.HAND),
    ZoneSpec("meld", Visibility.EVERYONE, per="side", arrangement=Arrangement.SPREAD, ranks=_PLACES),
    ZoneSpec("threes", Visibility.EVERYONE, per="side", arrangement=Arrangement.SPREAD),
    ZoneSpec("shown", Visibility.EVERYONE, arrangement=Arrangement.SPREAD, role=Role.COUNT),
)


@frozen
class MeldGroup:
    """Group of cards laid down for one rank: 4-14, THREE for black threes, WILD_RANK for wild cards only."""

    rank: int
    cards: Cards

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", group_order(self.cards))


def _by_rank(groups: Iterable[MeldGroup]) -> tuple[MeldGroup, ...]:
    return tuple(sorted(groups, key=lambda group: (group.rank == WILD_RANK, group.rank, group.cards)))


@frozen
class Draw:
    """Action of drawing from the stock; with the stock empty, of taking nothing, which ends the deal (CR-06, CR-19)."""


@frozen
class TakePile:
    """Action of taking the pile with these cards for its top card, and further groups for the minimum (CR-10)."""

    cards: Cards = ()
    more: tuple[MeldGroup, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", group_order(self.cards))
        object.__setattr__(self, "more", _by_rank(self.more))

    @property
    def used(self) -> Cards:
        """All cards of the hand that the action lays down."""
        return self.cards + tuple(card for group in self.more for card in group.cards)


@frozen
class Meld:
    """Action of laying groups down, given in any order and stored by rank (CR-11)."""

    groups: tuple[MeldGroup, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "groups", _by_rank(self.groups))

    @property
    def cards(self) -> Cards:
        """All cards that the action lays down."""
        return tuple(card for group in self.groups for card in group.cards)


@frozen
class Discard:
    """Action of laying a card on the discard pile, which ends the turn (CR-18)."""

    card: Card


@frozen
class AskPermission:
    """Action of asking the partner for permission to go out (CR-14)."""


@frozen
class AnswerPermission:
    """Action of answering the partner (CR-14)."""

    yes: bool


Action = Cut | Draw | TakePile | Meld | Discard | AskPermission | AnswerPermission


class CanastaPhase(enum.Enum):
    """Phase of a deal."""

    CUTTING = enum.auto()  # the pack lies face down, and `turn` is to cut it (C-21)
    DRAWING = enum.auto()  # `turn` is to draw or to take the pile
    MELDING = enum.auto()  # `turn` may meld and ends the turn by a discard
    ANSWERING = enum.auto()  # `answerer` is to say yes or no to `turn`
    SCORED = enum.auto()  # the deal is over and the next is to come
    ENDED = enum.auto()  # the match is over


class PermissionState(enum.Enum):
    """State of the question to the partner in this turn."""

    NOT = enum.auto()
    YES = enum.auto()
    NO = enum.auto()


@frozen
class CanastaPublic:
    """Public facts; tuples are by seat. The comment of each field: how every seat could know it."""

    seats: int  # sits there
    deal: int  # counted the deals, from 1
    dealer: Seat  # saw who dealt
    order: tuple[Seat, ...]  # rules: who takes part in this deal, in the order of play from the opener on
    phase: CanastaPhase  # follows from what was done openly
    totals: tuple[int, ...]  # the score sheet, before this deal until it is scored
    sides: tuple[Seat, ...]  # rules, and with a lone hand who took the pile first: the lowest seat of each side
    turn: Seat | None = None  # who is to act, by the order of play; None once the deal is over
    answerer: Seat | None = None  # the partner who was asked aloud; None unless ANSWERING
    frozen: bool = False  # saw what was laid on the pile since it was last taken
    melded: bool = False  # in this turn a meld act was made
    last: bool = False  # the player drew red threes only and the stock is empty: the deal is about to end (CR-06)
    asked: PermissionState = PermissionState.NOT  # heard question and answer
    begun: frozenset[Zone] = frozenset()  # the melds that `turn` has begun in this turn
    added: bool = False  # `turn` has added to a meld that lay there when the turn began
    laid: frozenset[Seat] = frozenset()  # saw who has put a card on the table before this turn, red threes apart
    penalties: tuple[int, ...] = ()  # of CR-14 in this deal, by the seat that brought them about
    lone: Seat | None = None  # saw who took the pile first, where that makes a lone hand (CR-21)
    out: Seat | None = None  # saw who went out
    concealed: bool = False  # saw that it was done concealed (CR-16)
    points: tuple[int, ...] = ()  # the result of the deal, once scored
    places: tuple[int, ...] = ()  # the final ranking, once ENDED


@cache
def hand(seat: int) -> Zone:
    """Return the zone of the cards that a seat holds."""
    return Zone("hand", seat)


@cache
def meld(owner: int, rank: int) -> Zone:
    """Return the zone of a side's meld of a rank; the owner is the lowest seat of the side when the deal began."""
    return Zone("meld", owner, rank)


@cache
def threes(owner: int) -> Zone:
    """Return the zone of a side's red threes, with three players of a seat's (CR-20)."""
    return Zone("threes", owner)


@cache
def shown(seat: int) -> Zone:
    """Return the zone of the cards left in a seat's hand, laid open for scoring."""
    return Zone("shown", seat)


def meld_ranks(wild: bool) -> range:
    """Return the ranks that have a zone, with WILD_RANK if wild cards may be a meld of their own."""
    return range(WILD_RANK if wild else THREE, ACE + 1)


def empty_zones(seats: int, owners: Iterable[Seat], ranks: range) -> dict[Zone, Cards]:
    """Return every zone of the table, without cards."""
    zones = [STOCK, DISCARD, *map(hand, range(seats)), *map(shown, range(seats))]
    for owner in sorted(set(owners)):
        zones += [threes(owner), *(meld(owner, rank) for rank in ranks)]
    return dict.fromkeys(zones, ())
