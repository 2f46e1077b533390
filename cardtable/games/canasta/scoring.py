"""Scoring: points of a deal, the end of the match, and statistics of going out, canastas and the pile.

CR-20 to CR-22, settled readings 45 to 48.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from cardtable.core.cards import Card, Cards
from cardtable.core.events import HandScored, ScoreLine
from cardtable.core.guidance.figures import Figure, RecordedDecision
from cardtable.core.scores import places
from cardtable.core.text import Text, translate
from cardtable.core.zones import Seat, Zone
from cardtable.games.canasta.card_values import WILD_RANK, points_of
from cardtable.games.canasta.game_parameters import GameParameters
from cardtable.games.canasta.legality.legality_context import is_canasta, is_natural, melds_of
from cardtable.games.canasta.legality.pile_rules import freezes_pile, is_frozen_for_all
from cardtable.games.canasta.options import CanastaOptions, RedThreeUnmelded, WinCheck
from cardtable.games.canasta.state import CanastaPublic, Discard, TakePile, hand, shown, threes

SeenZones = Mapping[Zone, tuple[Card | None, ...]]
NATURAL_BONUS, MIXED_BONUS = 500, 300
_ALL_OF_TWO_PACKS = {4: 800}
_MANY_OF_THREE_PACKS = {5: 1000, 6: 1200}
_RED_THREE = 100

_CARDS = translate("Canasta", "Melded cards", "line of the score")
NATURAL = translate("Canasta", "Natural canastas", "line of the score")
MIXED = translate("Canasta", "Mixed canastas", "line of the score")
WILD = translate("Canasta", "Canastas of wild cards", "line of the score")
_THREES = translate("Canasta", "Red threes", "line of the score")
OUT = translate("Canasta", "Going out", "line of the score")
_CONCEALED = translate("Canasta", "Concealed", "line of the score")
LEFT = translate("Canasta", "Left in hand", "line of the score")
_PENALTY = translate("Canasta", "Penalty after “yes”", "line of the score")

Zones = Mapping[Zone, Cards]

_CANASTAS = translate("Canasta", "Canastas", "what is counted when computers play each other")
_CAUGHT = translate("Canasta", "Caught with", "points in hand when another side goes out")
_FROZEN = translate("Canasta", "Piles frozen", "what is counted when computers play each other")
_TAKEN = translate("Canasta", "Piles taken", "what is counted when computers play each other")
_GIVEN = translate("Canasta", "Piles given away", "by a discard that another side took the pile with")


def red_threes(count: int, packs: int) -> int:
    """Return the points of `count` red threes of one side (C-29, CQ-15, settled reading 45)."""
    special = _ALL_OF_TWO_PACKS if packs < 3 else _MANY_OF_THREE_PACKS
    return special.get(count, count * _RED_THREE)


def score_sides(params: GameParameters, public: CanastaPublic) -> tuple[Seat, ...]:
    """Return the sides for scoring: going out before any take makes the other two partners (settled reading 48)."""
    if params.lone and public.lone is None and public.out is not None:
        return lone_sides(public.out)
    return public.sides


def lone_sides(lone: Seat) -> tuple[Seat, ...]:
    """Return the sides of three players once one of them plays alone (CR-21)."""
    partners = min(seat for seat in range(3) if seat != lone)
    return tuple(lone if seat == lone else Seat(partners) for seat in range(3))


def score_lines(
    params: GameParameters, options: CanastaOptions, public: CanastaPublic, zones: Zones
) -> tuple[ScoreLine, ...]:
    """Return the score lines of the deal by seat, partners alike; the first always, others if not all zero."""
    sheet = _DealScore(params, options, replace(public, sides=score_sides(params, public)), zones)
    entries: tuple[tuple[Text, Callable[[Seat], int]], ...] = (
        (_CARDS, sheet.cards),
        (NATURAL, sheet.natural),
        (MIXED, sheet.mixed),
        (WILD, sheet.wild),
        (_THREES, sheet.threes),
        (OUT, sheet.out),
        (_CONCEALED, sheet.concealed),
        (LEFT, sheet.left),
        (_PENALTY, sheet.penalty),
    )
    lines = [ScoreLine(label, tuple(map(points, map(Seat, range(params.seats))))) for label, points in entries]
    return (lines[0], *(line for line in lines[1:] if any(line.points)))


def laid_values(
    params: GameParameters, options: CanastaOptions, public: CanastaPublic, zones: SeenZones
) -> dict[Zone, int]:
    """Return, by zone, the bonus of each canasta and the points of the red threes, negative before a first meld."""
    values = {}
    for owner in params.owners:
        melds = melds_of(params, zones, public, owner)
        reds = red_threes(len(zones[threes(owner)]), params.packs)
        unmelded = 0 if options.red_three_unmelded is RedThreeUnmelded.ZERO else -reds
        values[threes(owner)] = reds if melds else unmelded
        for zone, cards in melds.items():
            if is_canasta(zone, cards):
                mixed = options.wild_canasta_bonus if zone.slot == WILD_RANK else MIXED_BONUS
                values[zone] = NATURAL_BONUS if is_natural(cards) else mixed
    return values


class _DealScore:
    """Score of one deal; each method returns the points of its line for a seat."""

    def __init__(self, params: GameParameters, options: CanastaOptions, public: CanastaPublic, zones: Zones) -> None:
        self._params = params
        self._options = options
        self._public = public
        self._zones = zones
        self._melds = [melds_of(params, zones, public, Seat(seat)) for seat in range(params.seats)]

    def _canastas(self, seat: Seat, *, wild: bool, natural: bool) -> int:
        return sum(
            is_canasta(zone, cards) and (zone.slot == WILD_RANK) == wild and is_natural(cards) == natural
            for zone, cards in self._melds[seat].items()
        )

    def cards(self, seat: Seat) -> int:
        return sum(map(points_of, self._melds[seat].values()))

    def natural(self, seat: Seat) -> int:
        return NATURAL_BONUS * self._canastas(seat, wild=False, natural=True)

    def mixed(self, seat: Seat) -> int:
        return MIXED_BONUS * self._canastas(seat, wild=False, natural=False)

    def wild(self, seat: Seat) -> int:
        return self._options.wild_canasta_bonus * self._canastas(seat, wild=True, natural=False)

    def threes(self, seat: Seat) -> int:
        """Return the points, negative without melds; each of three players has their own (settled reading 46)."""
        return laid_values(self._params, self._options, self._public, self._zones)[threes(self._params.sides[seat])]

    def out(self, seat: Seat) -> int:
        return self._options.go_out_bonus if self._has_gone_out(seat) else 0

    def concealed(self, seat: Seat) -> int:
        return self._options.concealed_bonus if self._public.concealed and self._has_gone_out(seat) else 0

    def _has_gone_out(self, seat: Seat) -> bool:
        return self._public.out is not None and self._together(seat, self._public.out)

    def left(self, seat: Seat) -> int:
        """Return the points of all cards in the hands of the side, still held or already laid open."""
        members = [other for other in self._public.order if self._together(seat, other)]
        return -sum(points_of(self._zones[hand(other)] + self._zones[shown(other)]) for other in members)

    def penalty(self, seat: Seat) -> int:
        return -sum(points for other, points in enumerate(self._public.penalties) if self._together(seat, other))

    def _together(self, seat: Seat, other: int) -> bool:
        return self._public.sides[seat] == self._public.sides[other]


def ranking(
    params: GameParameters, options: CanastaOptions, totals: tuple[int, ...], out: Seat | None
) -> tuple[int, ...]:
    """Return the places if the match ends with these totals, else () (CR-22, settled reading 47)."""
    there = [owner for owner in params.owners if totals[owner] >= params.target]
    highest = [owner for owner in params.owners if totals[owner] == max(totals)]
    if not there:
        return ()
    finisher = None if out is None else params.sides[out]
    if options.win_check is WinCheck.FIRST and finisher in there:
        raised = tuple(
            max(totals) + 1 if params.sides[seat] == finisher else total for seat, total in enumerate(totals)
        )
        return places(raised, low_wins=False)
    return places(totals, low_wins=False) if len(highest) == 1 else ()


def figures(options: CanastaOptions, decisions: Sequence[RecordedDecision], scored: HandScored) -> tuple[Figure, ...]:
    """Return statistics by seat: the first three of its side, in points where they are points; the others its own."""
    out = tuple(float(points > 0) for points in _points_by_seat(scored, OUT))
    caught = tuple(
        float(-left) if any(out) and not mine else 0.0
        for left, mine in zip(_points_by_seat(scored, LEFT), out, strict=True)
    )
    return (
        Figure("out", OUT, out),
        Figure("canastas", _CANASTAS, _canastas(options, scored)),
        Figure("caught", _CAUGHT, caught),
        *_pile_statistics(options, decisions, len(scored.row)),
    )


def _points_by_seat(scored: HandScored, label: Text) -> tuple[int, ...]:
    """Return the points of a score line by seat; zeros if the line is absent."""
    return next((line.points for line in scored.lines if line.label == label), (0,) * len(scored.row))


def _canastas(options: CanastaOptions, scored: HandScored) -> tuple[float, ...]:
    worths = ((NATURAL, NATURAL_BONUS), (MIXED, MIXED_BONUS), (WILD, options.wild_canasta_bonus))
    rows = [[points / worth for points in _points_by_seat(scored, label)] for label, worth in worths if worth]
    return tuple(map(sum, zip(*rows, strict=True)))


def _pile_statistics(options: CanastaOptions, decisions: Sequence[RecordedDecision], seats: int) -> tuple[Figure, ...]:
    """Return by seat how often it froze the pile, took it, and gave it to another side by a discard."""
    froze, took, gave = [0.0] * seats, [0.0] * seats, [0.0] * seats
    last: int | None = None  # seat of the last discard
    for decision in decisions:
        if isinstance(decision.action, Discard):
            last = decision.seat
            frozen = is_frozen_for_all(options, decision.view.public)
            froze[decision.seat] += not frozen and freezes_pile(options, decision.action.card)
        elif isinstance(decision.action, TakePile):
            took[decision.seat] += 1
            sides, giver = decision.view.public.sides, decision.seat if last is None else last
            gave[giver] += sides[giver] != sides[decision.seat]
    return (
        Figure("frozen", _FROZEN, tuple(froze)),
        Figure("taken", _TAKEN, tuple(took)),
        Figure("given", _GIVEN, tuple(gave)),
    )
