"""What is said of a decision in a deal that is looked at, and how the table shows it: as it was before it was made."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from cardtable.core.cards import Cards, cards_of
from cardtable.core.controls import Mark
from cardtable.core.rules import AnyGame, Measure
from cardtable.core.text import Text, join, literal_text, translate
from cardtable.core.views import View
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Zone
from cardtable.models.deal_replay import ReplayStep
from cardtable.players.deal_review import ReviewedDecision
from cardtable.players.review_file import points_told, word_of

_PASS = translate("Look back", "Your pass")
_TRICK = translate("Look back", "Trick %1, your card")
_TURN = translate("Look back", "Turn %1, your card")
_OF_TURNS = {
    "discard": translate("Look back", "Turn %1, your discard"),
    "draw": translate("Look back", "Turn %1, your draw"),
    "take": translate("Look back", "Turn %1, your draw"),
    "meld": translate("Look back", "Turn %1, your meld"),
}
_FROM_PASS = translate("Look back", "Deal %1 from the pass")
_FROM_TRICK = translate("Look back", "Deal %1 from trick %2")
_FROM_TURN = translate("Look back", "Deal %1 from turn %2")
_COST = translate("Look back", "cost %1 points")
_ABOUT = translate("Look back", "cost about %1 points")
_NOTHING_BETTER = translate("Look back", "Nothing better")
_NOTHING_SAID = translate("Look back", "Nothing better was found.")
_AS_GOOD = translate("Look back", "As far as can be told, this was as good as anything else.")
_BETTER = translate("Look back", "Better: %1, by %2 points.")
_PLAYED = translate("Look back", "played", "over a card")
_DONE = {"pass": translate("Look back", "passed", "over a card")}
_UNSURE = 1.0  # points of the standard error from which on a cost is told as about


class RegretClass(enum.Enum):
    """How much a choice cost; each has a shape of its own."""

    GOOD = enum.auto()
    LITTLE = enum.auto()
    MUCH = enum.auto()


class DecisionOption(NamedTuple):
    """Something that could be done: its cards, or one word where it has none, and how far it was behind the best."""

    cards: Cards
    word: Text
    behind: Text
    error: Text

    @property
    def said(self) -> Text:
        """In words."""
        return join([literal_text(card) for card in self.cards]) or self.word


class DecisionSummary(NamedTuple):
    """What was found of one decision, ready to be shown."""

    action: int
    heading: str  # of the codec: what sort of action it was
    kind: RegretClass
    number: Text  # what it cost, as it is told
    cost: Text  # and with its words
    done: DecisionOption
    better: DecisionOption
    reason: Text
    options: tuple[DecisionOption, ...]  # all that were tried, the best first

    @property
    def is_good(self) -> bool:
        """Whether nothing better was found beyond the doubt."""
        return self.kind is RegretClass.GOOD

    @property
    def said(self) -> tuple[Text, ...]:
        """For a screen reader."""
        if self.is_good:
            return (_NOTHING_SAID,)
        return _BETTER.filled(self.better.said, self.number), self.reason


def verdict_of(judged: ReviewedDecision, game: AnyGame) -> DecisionSummary:
    """What is shown of a decision."""
    measure = game.judged_in
    best = judged.values[0].points
    options = {
        one.action: _option(one.action, game, points_told(best - one.points, measure), points_told(one.error, measure))
        for one in judged.values
    }
    number = points_told(judged.cost, measure)
    told = (_ABOUT if judged.error > max(_UNSURE, measure.little / 5) else _COST).filled(number)
    kind = _kind(judged, measure)
    return DecisionSummary(
        action=judged.action,
        heading=judged.done.partition(" ")[0],
        kind=kind,
        number=number,
        cost=_NOTHING_BETTER if kind is RegretClass.GOOD else told,
        done=options[judged.done],
        better=options[judged.better],
        reason=_AS_GOOD if kind is RegretClass.GOOD and judged.better != judged.done else judged.reason,
        options=tuple(options.values()),
    )


def _kind(judged: ReviewedDecision, measure: Measure) -> RegretClass:
    if not judged.is_costly(measure):
        return RegretClass.GOOD
    return RegretClass.MUCH if judged.cost >= measure.much else RegretClass.LITTLE


def _option(action: str, game: AnyGame, behind: Text, error: Text) -> DecisionOption:
    return DecisionOption(cards_of(game.codec.read(action)), word_of(action), behind, error)


def heading_of(verdict: DecisionSummary, cell: int, kinds: ZoneKinds) -> Text:
    """Of which decision this is; `cell`: which trick or turn, 0 for what comes before the first."""
    if not cell:
        return _PASS
    return (_TRICK if kinds.has_tricks else _OF_TURNS.get(verdict.heading, _TURN)).filled(cell)


def from_where(cell: int, deal: int, kinds: ZoneKinds) -> Text:
    """The name of a line of play that begins at a decision."""
    if not cell:
        return _FROM_PASS.filled(deal)
    return (_FROM_TRICK if kinds.has_tricks else _FROM_TURN).filled(deal, cell)


def done_word(heading: str) -> Text:
    """What was done with the cards of an action of this sort, as the codec calls it."""
    return _DONE.get(heading, _PLAYED)


class DecisionView(NamedTuple):
    """The table when somebody was to choose; `marks` on its cards say what was chosen, better, and came later."""

    view: View[Any]
    marks: Mapping[Zone, tuple[frozenset[Mark], ...]]


def before_deciding(
    before: ReplayStep, after: ReplayStep, end: ReplayStep, verdict: DecisionSummary, kinds: ZoneKinds
) -> DecisionView:
    """The table at a decision: `before` and `after` it, and at the `end` of its trick, which is laid out as a ghost."""
    old, new = before.view, after.view
    hands = {zone: cards for zone, cards in old.zones.items() if kinds.is_hand_of(old.seat, zone)}
    marks = {zone: _marked(cards, verdict) for zone, cards in hands.items()}
    view, later = old, dict[Zone, tuple[Any, ...]]()
    if kinds.has_tricks and verdict.heading == "play":
        later = {
            zone: cards
            for zone, cards in end.view.zones.items()
            if kinds.is_trick(zone) and cards and (zone.owner == new.seat or not new.zones[zone])
        }
        view = replace(new, zones={**new.zones, **hands, **later})
    marks |= {zone: (frozenset({Mark.LATER}),) * len(cards) for zone, cards in later.items()}
    return DecisionView(view, marks)


def _marked(cards: Sequence[Any], verdict: DecisionSummary) -> tuple[frozenset[Mark], ...]:
    """Marks by place in the hand, twin for twin; what both choices name is no difference."""
    done, better = Counter(verdict.done.cards), Counter(verdict.better.cards)
    left = {} if verdict.is_good else {Mark.PLAYED: done - better, Mark.BETTER: better - done}
    marks = []
    for card in cards:
        found = next((mark for mark, wanted in left.items() if wanted[card] > 0), None)
        if found is not None:
            left[found].subtract([card])
        marks.append(frozenset() if found is None else frozenset({found}))
    return tuple(marks)
