"""Time to read what the others say: the next thing is shown once the sentences of this one can have been read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.core.events import Announced, CardsMoved, Event
from cardtable.core.text import Text
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.table.motion.plans import InTurn, Pause, Plan, Together, moves

SLOWEST = 0.05  # times the normal speed
LOOK_MS, WORD_MS = 300, 110  # to find a sentence, and for each of its words


def to_read(events: Sequence[Event], viewer: Seat | None, kinds: ZoneKinds) -> tuple[Text, ...]:
    """What other seats say in an update; a card that is played to a trick tells itself."""
    shown = {event.target.owner for event in events if isinstance(event, CardsMoved) and kinds.is_trick(event.target)}
    said = [event for event in events if isinstance(event, Announced) and event.seat not in (None, viewer)]
    return tuple(event.text for event in said if event.seat not in shown)


def reading_ms(sentences: Sequence[str]) -> int:
    """How long it takes to read these, at normal speed."""
    words = sum(len(sentence.split()) for sentence in sentences)
    return LOOK_MS + WORD_MS * words if words else 0


def with_time_to_read(plan: Plan, ms: int, speed: float = 1.0) -> Plan:
    """The plan, over no sooner than that; one that waits for something else has time enough.

    `speed` is that of all motion: where nothing moves, it is reckoned in here.
    """
    if not ms or any(_pauses(plan)):
        return plan
    if not any(True for _ in moves(plan)):
        return Pause(round(ms / max(SLOWEST, speed)))
    return Together((plan, Pause(ms, is_for_reading=True)))


def _pauses(plan: Plan) -> Iterator[Pause]:
    match plan:
        case Pause():
            yield plan
        case Together(parts) | InTurn(parts):
            for part in parts:
                yield from _pauses(part)
