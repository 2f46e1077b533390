"""What the table writes for Cancellation Hearts alone."""

from __future__ import annotations

from cardtable.core.text import Text, translate
from cardtable.core.zones import Zone
from cardtable.families.hearts import prompting
from cardtable.families.hearts.card_values import CardValues
from cardtable.families.hearts.whereabouts import own_hand
from cardtable.games.cancellation_hearts.options import (
    CancellationFirstLead,
    CancellationFirstTrickPoints,
    CancellationOptions,
)
from cardtable.games.cancellation_hearts.rules import CancellationView
from cardtable.games.cancellation_hearts.scoring import card_values
from cardtable.games.cancellation_hearts.state import CARRIED, GONE, WIDOW, CancellationPublic

_GOAL = translate("Cancellation Hearts", "Cancellation Hearts to %1")
_WAITING = translate("Cancellation Hearts", "Waiting: %1 card(s), points: %2", n=0)
_OUT = translate("Cancellation Hearts", "Out of play: %1 card(s), points: %2", n=0)
_LOST = translate("Cancellation Hearts", "Counts for nobody: %1 card(s)", n=0)


def prompt(options: CancellationOptions, view: CancellationView, chosen: int) -> Text:
    """What the view's seat is to do, or whom it waits for; `chosen`: how many cards are marked to be passed."""
    return prompting.prompt(view, chosen, options.pass_count, lambda: _lead(options, view))


def _lead(options: CancellationOptions, view: CancellationView) -> Text:
    if view.public.tricks == 0 and options.first_lead is CancellationFirstLead.FIRST_2C_CLOCKWISE:
        return prompting.OPEN_WITH.filled(own_hand(view)[0])
    return prompting.LEAD


def notes(options: CancellationOptions, public: CancellationPublic) -> tuple[Text, ...]:
    """The lines of the corner panel."""
    lines = prompting.notes(public)
    if public.tricks == 0 and options.first_trick_points is CancellationFirstTrickPoints.FORBIDDEN:
        return (*lines, prompting.NO_POINTS)
    return lines


def goal(options: CancellationOptions) -> Text:
    """The heading of the score panel."""
    return _GOAL.filled(options.target)


def captions(options: CancellationOptions, view: CancellationView) -> dict[Zone, Text]:
    """Cards that wait or are out of play with their number and points, and the widow with its number."""
    public, values = view.public, card_values(options)
    result = prompting.kitty_captions(view, WIDOW)
    if public.carried:
        result[CARRIED] = _counted(_WAITING, len(public.carried), values.sum(public.carried))
    if view.zones.get(GONE):
        result[GONE] = _out(view, values)
    return result


def _counted(text: Text, cards: int, points: int) -> Text:
    return text.filled(cards, points, n=cards)


def _out(view: CancellationView, values: CardValues) -> Text:
    """With their points if all of them have been seen; a lost widow has not."""
    size, seen = len(view.zones[GONE]), view.public.vanished
    if len(seen) == size:
        return _counted(_OUT, size, values.sum(seen))
    return _LOST.filled(size, n=size)
