"""Summary of a decision in a replay, and the table as it was before the decision."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from cardtable.core.cards import Cards, cards_of
from cardtable.core.controls import Mark
from cardtable.core.rules import AnyGame
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
_TOLD = translate("Look back", "This cost %1 points")
_TOLD_ABOUT = translate("Look back", "This cost about %1 points")
_NOTHING_BETTER = translate("Look back", "Nothing better")
_NOTHING_SAID = translate("Look back", "Nothing better was found.")
_AS_GOOD = translate("Look back", "As far as we can tell, this was as good as anything else.")
_BETTER = translate("Look back", "Better: %1, by %2 points.")
_PLAYED = translate("Look back", "played", "over a card")
_DONE = {"pass": translate("Look back", "passed", "over a card")}
_UNSURE = 1.0  # points of standard error from which on a cost is an approximate one


class RegretClass(enum.Enum):
    """Class of a regret; each is shown by its own shape."""

    GOOD = enum.auto()
    LITTLE = enum.auto()
    MUCH = enum.auto()


class DecisionOption(NamedTuple):
    """Choice of a decision: its cards, or a word if it has none, and its regret, which may be approximate."""

    cards: Cards
    word: Text
    behind: Text
    is_unsure: bool

    @property
    def said(self) -> Text:
        """Choice in words."""
        return join([literal_text(card) for card in self.cards]) or self.word


class DecisionSummary(NamedTuple):
    """Summary of a reviewed decision, ready to be shown."""

    action: int
    heading: str  # first word of the codec: the kind of the action
    kind: RegretClass
    number: Text  # the cost as a number
    cost: Text  # the cost with its words, after a heading
    told: Text  # the cost as a sentence
    done: DecisionOption
    better: DecisionOption
    reason: Text
    options: tuple[DecisionOption, ...]  # all that were tried, the best first

    @property
    def is_good(self) -> bool:
        """True if no better choice was found beyond the standard error."""
        return self.kind is RegretClass.GOOD

    @property
    def said(self) -> tuple[Text, ...]:
        """Texts for a screen reader."""
        if self.is_good:
            return (_NOTHING_SAID,)
        return _BETTER.filled(self.better.said, self.number), self.reason


def verdict_of(judged: ReviewedDecision, game: AnyGame) -> DecisionSummary:
    """Return the summary of a reviewed decision."""
    measure = game.judged_in
    best, unsure = judged.values[0].points, max(_UNSURE, measure.little / 5)
    options = {}
    for one in judged.values:
        cards, behind = cards_of(game.codec.read(one.action)), points_told(best - one.points, measure)
        options[one.action] = DecisionOption(cards, word_of(one.action), behind, one.error > unsure)
    number, is_unsure = points_told(judged.cost, measure), judged.error > unsure
    kind = RegretClass.GOOD
    if judged.is_costly(measure):
        kind = RegretClass.MUCH if judged.cost >= measure.much else RegretClass.LITTLE
    return DecisionSummary(
        action=judged.action,
        heading=judged.done.partition(" ")[0],
        kind=kind,
        number=number,
        cost=_NOTHING_BETTER if kind is RegretClass.GOOD else (_ABOUT if is_unsure else _COST).filled(number),
        told=_NOTHING_BETTER if kind is RegretClass.GOOD else (_TOLD_ABOUT if is_unsure else _TOLD).filled(number),
        done=options[judged.done],
        better=options[judged.better],
        reason=_AS_GOOD if kind is RegretClass.GOOD and judged.better != judged.done else judged.reason,
        options=tuple(options.values()),
    )


def heading_of(verdict: DecisionSummary, cell: int, kinds: ZoneKinds) -> Text:
    """Return the heading of a decision; `cell`: number of the trick or turn, 0 before the first."""
    if not cell:
        return _PASS
    return (_TRICK if kinds.has_tricks else _OF_TURNS.get(verdict.heading, _TURN)).filled(cell)


def from_where(cell: int, deal: int, kinds: ZoneKinds) -> Text:
    """Return the name of a line of play that begins at a decision."""
    if not cell:
        return _FROM_PASS.filled(deal)
    return (_FROM_TRICK if kinds.has_tricks else _FROM_TURN).filled(deal, cell)


def done_word(heading: str) -> Text:
    """Return the word for the cards of an action of this kind, as the codec calls it."""
    return _DONE.get(heading, _PLAYED)


class DecisionView(NamedTuple):
    """Table at a decision; `marks` on its cards: chosen, better, or played later."""

    view: View[Any]
    marks: Mapping[Zone, tuple[frozenset[Mark], ...]]


def before_deciding(
    before: ReplayStep, after: ReplayStep, end: ReplayStep, verdict: DecisionSummary, kinds: ZoneKinds
) -> DecisionView:
    """Return the table at a decision.

    `before` and `after` are the replay steps around it; the cards of its trick up to `end` are laid out as ghosts.
    """
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
    """Return the marks by place in the hand, counted as a multiset; cards of both choices get none."""
    done, better = Counter(verdict.done.cards), Counter(verdict.better.cards)
    left = {} if verdict.is_good else {Mark.PLAYED: done - better, Mark.BETTER: better - done}
    marks = []
    for card in cards:
        found = next((mark for mark, wanted in left.items() if wanted[card] > 0), None)
        if found is not None:
            left[found].subtract([card])
        marks.append(frozenset() if found is None else frozenset({found}))
    return tuple(marks)
