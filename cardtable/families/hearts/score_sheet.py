"""Score sheet of the Hearts family: its lines and totals, final places, and the figure of moons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card, Cards
from cardtable.core.events import Feat, FeatKind, HandScored, MatchEnded, ScoreLine
from cardtable.core.guidance.figures import Figure, RecordedDecision
from cardtable.core.scores import places
from cardtable.core.text import Text, translate
from cardtable.core.views import StateChanges, Step
from cardtable.core.zones import Seat
from cardtable.families.hearts import announcements
from cardtable.families.hearts.dealing import gather
from cardtable.families.hearts.options import CardValues
from cardtable.families.hearts.public_facts import F, PublicFacts, TrickPhase, step

HEARTS = translate("Hearts family", "Hearts", "line of the score")
MOON = translate("Hearts family", "Shooting the moon", "line of the score")


def card_line(label: Text, public: PublicFacts, values: CardValues, belongs: Callable[[Card], bool]) -> ScoreLine:
    """Return the score line of the cards for which `belongs` is true."""
    return ScoreLine(label, tuple(values.sum(filter(belongs, cards)) for cards in public.point_cards))


def moon_line(label: Text, public: PublicFacts, values: CardValues, worth: int, *, add: bool) -> ScoreLine:
    """Return the score line of a moon: it cancels the shooter's points and adds `worth` to the others (`add`) or
    subtracts it from the shooter.
    """
    own = -values.total if add else -values.total - worth
    others = worth if add else 0
    return ScoreLine(label, tuple(own if seat == public.shooter else others for seat in range(public.seats)))


def written(lines: Sequence[ScoreLine]) -> tuple[ScoreLine, ...]:
    """Return the lines of a score sheet: the first, and those with any points."""
    return (lines[0], *(line for line in lines[1:] if any(line.points)))


def deal_points(lines: Sequence[ScoreLine]) -> tuple[int, ...]:
    """Return the sum of the lines by seat."""
    return tuple(map(sum, zip(*(line.points for line in lines), strict=True)))


def lowest(points: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats with the fewest points."""
    fewest = min(points)
    return tuple(Seat(seat) for seat, number in enumerate(points) if number == fewest)


@frozen
class Settlement:
    """Score sheet after a deal."""

    lines: tuple[ScoreLine, ...]
    row: tuple[int, ...]  # change of the totals by the deal
    totals: tuple[int, ...]
    due: bool
    places: tuple[int, ...]  # final places, or () if the match continues


def added_up(public: PublicFacts, lines: Sequence[ScoreLine]) -> tuple[int, ...]:
    """Return the totals with the deal's lines added."""
    return tuple(map(sum, zip(public.totals, deal_points(lines), strict=True)))


def settled(
    public: PublicFacts,
    lines: Sequence[ScoreLine],
    totals: tuple[int, ...],
    *,
    target: int,
    ties_share: bool,
    deal_limit: int = 0,
) -> Settlement:
    """Return the sheet with these totals, with final places if the match ends (HR-18; `deal_limit` 0: no limit)."""
    row = tuple(new - old for new, old in zip(totals, public.totals, strict=True))
    due = public.due or max((*public.totals, *totals)) >= target or 0 < deal_limit <= public.deal
    return Settlement(tuple(lines), row, totals, due, places_if_over(totals, due=due, ties_share=ties_share))


def places_if_over(totals: Sequence[int], *, due: bool, ties_share: bool) -> tuple[int, ...]:
    """Return the final places, or () while the match continues: not due, or a tie is played off (HR-18)."""
    ranking = places(totals, low_wins=True)
    return ranking if due and (ranking.count(1) == 1 or ties_share) else ()


def conclude(
    changes: StateChanges,
    public: F,
    pack: Cards,
    points: Sequence[int],
    result: Settlement,
    shot: FeatKind = FeatKind.MOON,
) -> Step[F]:
    """Score the deal, and end the match if the result has places.

    `points`: the points of the deal alone, by seat (H-19); `shot`: the shooter's achievement.
    """
    feats = () if public.shooter is None else (Feat(shot, public.shooter),)
    changes.add(announcements.wins_deal(lowest(points)), HandScored(result.row, result.lines, feats))
    gather(changes, pack)
    if result.places:
        changes.add(MatchEnded(result.places))
    public = replace(
        public,
        phase=TrickPhase.ENDED if result.places else TrickPhase.SCORED,
        points=result.row,
        totals=result.totals,
        due=result.due,
        places=result.places,
    )
    return step(changes, public)


def figures(_options: object, _decided: Sequence[RecordedDecision], scored: HandScored) -> tuple[Figure, ...]:
    """Return the figure of moons by seat; a sun is also a moon."""
    shot = tuple(float(any(feat.seat == seat for feat in scored.feats)) for seat in range(len(scored.row)))
    return (Figure("moons", MOON, shot),)
