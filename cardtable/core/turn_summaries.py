"""A deal told turn by turn, for whoever asks what has happened: values that a game makes of what a seat has heard.

What a game has to tell of a counted deal, from the side of whoever looks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cardtable.core.cards import Card, Cards, Suit
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, TurnStarted
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.text import Text, Who
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone


@frozen
class TurnCards:
    """Cards that an act is about: where they went with it, and whether it has beaten them."""

    cards: Cards
    zone: Zone | None = None  # None: they did not move, or nobody can find them there
    beaten: bool = False


@frozen
class TurnAction:
    """One thing that was done in a turn, as it stands below a name: "melded %2".

    The first argument of the text is who did it, though it is not written; then come its numbers. The holes behind
    these are for the groups of cards, one for each. Or it is a whole sentence that names who did it.
    """

    text: Text
    groups: tuple[TurnCards, ...] = ()
    is_sentence: bool = False


@frozen
class TurnSummary:
    """All that one player did while it was their turn, in order; `over`: nothing more will be added."""

    seat: Seat
    acts: tuple[TurnAction, ...]
    over: bool = True


class ActionStep(NamedTuple):
    """What followed from one action: who acted, and what was heard of it up to the next turn or the count."""

    actor: Seat
    events: tuple[Event, ...]

    def moves(self) -> Iterator[CardsMoved]:
        """The cards that went from place to place."""
        return (event for event in self.events if isinstance(event, CardsMoved))

    def sentences(self) -> Iterator[TurnAction]:
        """What was said that names no card and no number: whole sentences, each an act as it is."""
        for event in self.events:
            if isinstance(event, Announced) and event.seat is not None and self._stands_alone(event):
                yield TurnAction(event.text, is_sentence=True)

    def _stands_alone(self, said: Announced) -> bool:
        """Whether no other act tells the same: those of the actor that tell of cards are told by the cards."""
        return said.seat != self.actor or all(isinstance(one, Who | Suit) for one in said.text.args)


def action_steps(heard: Sequence[Event]) -> Iterator[ActionStep]:
    """What was heard of a deal, cut into the actions of those who acted one at a time; the dealing is left out."""
    actor: Seat | None = None
    events: list[Event] = []
    for event in heard:
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
    """Those of the cards whose faces the seat sees."""
    return tuple(card for card in cards if card is not None)


@frozen
class ScoredDeal:
    """A counted deal as one seat, or a spectator, knows it."""

    view: View[Any]  # after the count
    heard: Sequence[Event]  # since the deal began
    scored: HandScored


@frozen
class DealSummary:
    """One sentence, a fact about the person first, and the cards that the points come from."""

    fact: Text
    second: Text | None = None  # what else is worth a sentence; else the program says who leads
    heading: Text | None = None  # over the cards
    cards: tuple[Cards, ...] = ()  # by seat
    dearest: tuple[Cards, ...] = ()  # those of them that count most, for a table of many
