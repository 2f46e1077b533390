"""Turn summaries and deal summaries: values that a game makes from a seat's history of a deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Card, Cards, Suit
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, TurnStarted
from cardtable.core.text import Text, Who
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone


@frozen
class TurnCards:
    """Cards of an action in a turn summary: the zone they went to, and True if they were beaten."""

    cards: Cards
    zone: Zone | None = None  # None: they did not move, or are not found there any more
    beaten: bool = False


@frozen
class TurnAction:
    """One action in a turn summary, shown below a name: "melded %2".

    The text's first argument is the acting player, though it is not written; then come its numbers. The holes behind
    these are for the groups of cards, one for each. Or it is a whole sentence that names the player.
    """

    text: Text
    groups: tuple[TurnCards, ...] = ()
    is_sentence: bool = False


@frozen
class TurnSummary:
    """Actions of one player during a turn, in order; `over`: the turn is complete."""

    seat: Seat
    acts: tuple[TurnAction, ...]
    over: bool = True


class ActionStep(NamedTuple):
    """Events that followed from one action, up to the next turn or the score, with the acting seat."""

    actor: Seat
    events: tuple[Event, ...]

    def moves(self) -> Iterator[CardsMoved]:
        """Yield the moves of cards."""
        return (event for event in self.events if isinstance(event, CardsMoved))

    def sentences(self) -> Iterator[TurnAction]:
        """Yield announcements by seats that no move of cards already covers, each as a whole sentence."""
        for event in self.events:
            if not isinstance(event, Announced) or event.seat is None:
                continue
            # The cards already say what the actor announces with cards or numbers.
            if event.seat != self.actor or all(isinstance(one, Who | Suit) for one in event.text.args):
                yield TurnAction(event.text, is_sentence=True)


def action_steps(history: Sequence[Event]) -> Iterator[ActionStep]:
    """Yield the history of a deal divided by the actions of single seats; the dealing is left out."""
    actor: Seat | None = None
    events: list[Event] = []
    for event in history:
        if isinstance(event, TurnStarted | HandScored):
            if actor is not None:
                yield ActionStep(actor, tuple(events))
            if isinstance(event, HandScored):
                return
            actor = next(iter(event.seats)) if len(event.seats) == 1 else None
            events = []
        else:
            events.append(event)


def seen(cards: Sequence[Card | None]) -> Cards:
    """Return the cards that are not hidden."""
    return tuple(card for card in cards if card is not None)


@frozen
class ScoredDeal:
    """A scored deal as known to one seat or a spectator."""

    view: View[Any]  # after scoring
    heard: Sequence[Event]  # history of the deal
    scored: HandScored


@frozen
class DealSummary:
    """Summary of a deal: one sentence, facts about the person first, and the cards that score."""

    fact: Text
    second: Text | None = None  # second sentence; None: the program says who leads
    heading: Text | None = None  # heading above the cards
    cards: tuple[Cards, ...] = ()  # by seat
    costliest: tuple[Cards, ...] = ()  # the most expensive of them, for a table of many seats
