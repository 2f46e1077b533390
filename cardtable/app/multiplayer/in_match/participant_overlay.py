"""Participants on the table: states of the plates, the prompt, and announcements of changes."""

from __future__ import annotations

from cardtable.app.multiplayer.in_match.notification_rules import ConnectionStatus
from cardtable.app.multiplayer.in_match.notification_widgets import minutes_of
from cardtable.app.multiplayer.in_match.participant_state import ParticipantState
from cardtable.core.text import Text, TextRenderer, Who, translate
from cardtable.core.zones import Seat
from cardtable.host.room_messages import RoomInfo
from cardtable.host.room_types import RoomProposalKind, RoomStage, SeatOccupant
from cardtable.host.seat_assignment import Presence
from cardtable.table.hud.participant_display import ParticipantDisplay, SeatPresence, SeatPresenceKind

_STANDS_STILL = frozenset({ConnectionStatus.HOST_GONE, ConnectionStatus.HOST_CLOSED, ConnectionStatus.OVER})
SOON = 15  # seconds left from which on the prompt shows them

_AWAY = translate("Plates", "away %1", "minutes and seconds, on a plate")
_HOST_AWAY = translate("Plates", "host · away %1", "minutes and seconds, on a plate")
_THINKING = translate("Plates", "thinking %1", "minutes and seconds, on a plate")
_LEFT = translate("Plates", "Your turn: %1 second(s) left", n=0)
_SECONDS_LEFT = translate("Plates", "%1 second(s) left.", n=0)
_OVER = translate("Plates", "The others may let a computer play on.")
_ENDED = translate("Plates", "The match is over.")
_PAUSED = translate("Plates", "The table is paused.")
_REPLACED = translate("Plates", "A computer plays for you.")
_LINE_BACK = translate("Plates", "You can play again when the connection is back.")
_LOOK_BACK = translate("Plates", "You can watch again when the connection is back.")
_WAITS_FOR = translate("Plates", "The table is waiting for %1.")
_WAITS = translate("Plates", "The table is waiting.")
_ANSWER_FIRST = translate("Plates", "Answer %1 first.", "before playing on")
_WAITS_FOR_ANSWERS = translate("Plates", "The table is waiting for the answers.")

MUTED = translate("Plates", "muted by you", "on a plate, below a name")
_IS_AWAY = translate("Plates", "%1 is away.")
_IS_BACK = translate("Plates", "%1 is back.")
_PLAYED_FOR = translate("Plates", "A computer plays on for %1, who can come back at any time.")
HAS_LEFT = translate("Plates", "%1 has left. A computer plays on.")
_CHANGES = {
    Presence.AWAY: _IS_AWAY, Presence.REPLACED: _PLAYED_FOR, Presence.LEFT: HAS_LEFT, Presence.HERE: _IS_BACK,
}  # fmt: skip
_TIME_OVER = translate("Plates", "%1 is thinking. The time for a move is up; nothing happens automatically.")
_TABLE_OF = translate("Plates", "%1's table")
_TABLE_WATCHED = translate("Plates", "%1's table, %2 watching")
_OWN_TABLE = translate("Plates", "Your table")
_OWN_TABLE_WATCHED = translate("Plates", "Your table, %1 watching", "how many people look on")
_WATCHED = translate("Plates", "%1 watching", "how many people look on")


def shown_of(
    people: ParticipantState, renderer: TextRenderer, now: float, *, ended: bool = False
) -> ParticipantDisplay:
    """Return everything that the table shows of participants at time `now`; `ended`: agreed before the last card."""
    info, wish = people.info, people.wish
    paused = info.stage is RoomStage.PAUSED
    back = wish if wish is not None and wish.wish is RoomProposalKind.UNDO else None
    prompt = _ENDED if ended else _prompt(people, now)
    return ParticipantDisplay(
        seats=tuple(_seat(people, Seat(seat), renderer, now) for seat in range(len(info.seats))),
        prompt=prompt,
        accent=prompt is not None and prompt.source == _LEFT.source,
        asks_back=None if back is None else back.by,
        cards=() if back is None else back.cards,
        offer=_offer(people, now),
        watching=info.you is None,
        stands_still=ended or paused or people.way in _STANDS_STILL,
        hands_off=ended or paused or people.is_replaced or wish is not None or people.way is not ConnectionStatus.THERE,
    )


def changes_of(before: RoomInfo, after: RoomInfo) -> list[Text]:
    """Return announcements of changed presences of others; the bar reports the person's own."""
    said = []
    for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=False)):
        same = new.kind is SeatOccupant.PERSON and (old.kind, old.name) == (new.kind, new.name)
        if same and old.presence is not new.presence and seat != after.you:
            said.append(_CHANGES[new.presence].filled(Who(Seat(seat))))
    return said


def taken_over(before: RoomInfo, after: RoomInfo) -> list[Seat]:
    """Return the seats of others that were resumed on another computer; only the host's room info tells any."""
    places = enumerate(zip(before.seats, after.seats, strict=False))
    return [Seat(seat) for seat, (old, new) in places if new.again > old.again and seat != after.you]


def seconds_left(left: int) -> Text:
    """Return the announcement of this person's remaining time."""
    return _SECONDS_LEFT.filled(left, n=left)


def time_over(seat: Seat) -> Text:
    """Return the announcement that the time for a player's move has run out."""
    return _TIME_OVER.filled(Who(seat))


def label_of(info: RoomInfo) -> Text | None:
    """Return the label at the end of the status line: host and number of spectators; None without both."""
    if info.host is None:
        return _WATCHED.filled(info.watchers) if info.watchers else None
    if info.host == info.you:
        return _OWN_TABLE_WATCHED.filled(info.watchers) if info.watchers else _OWN_TABLE
    host = info.seats[info.host].name
    return _TABLE_WATCHED.filled(host, info.watchers) if info.watchers else _TABLE_OF.filled(host)


def _seat(people: ParticipantState, seat: Seat, renderer: TextRenderer, now: float) -> SeatPresence:
    place, grace = people.info.seats[seat], people.info.house.grace
    host_gone = people.way in (ConnectionStatus.HOST_GONE, ConnectionStatus.HOST_CLOSED)
    if host_gone and seat == people.host_elsewhere:
        gone = minutes_of(int(now - people.gone_since), renderer)
        return SeatPresence(SeatPresenceKind.AWAY, _HOST_AWAY.filled(gone))
    if place.kind is SeatOccupant.COMPUTER:
        return SeatPresence(SeatPresenceKind.COMPUTER)
    match place.presence:
        case Presence.REPLACED | Presence.LEFT:
            return SeatPresence(SeatPresenceKind.REPLACED)
        case Presence.AWAY if seat != people.info.you:  # the reader is present
            away = people.away(seat, now)
            left = max(0.0, 1 - away / grace) if grace else None
            return SeatPresence(SeatPresenceKind.AWAY, _AWAY.filled(minutes_of(away, renderer)), grace=left)
    clock = people.clocks.get(seat)
    if clock is None or people.way is not ConnectionStatus.THERE:
        return SeatPresence()
    left = clock.left(now)
    thinking = None if left or seat == people.info.you else _THINKING.filled(minutes_of(clock.thought(now), renderer))
    return SeatPresence(line=thinking, clock=left / max(1, clock.whole))


def _offer(people: ParticipantState, now: float) -> Seat | None:
    """Return a seat whose time is over, for a player who may propose a computer for it; else None."""
    if people.info.you is None or people.way is not ConnectionStatus.THERE or people.wish is not None:
        return None
    over = (seat for seat, clock in people.clocks.items() if clock.left(now) == 0 and seat != people.info.you)
    return next(over, None)


def _prompt(people: ParticipantState, now: float) -> Text | None:
    """Return the prompt that replaces the game's own; None: the game's own is shown."""
    info, me, wish = people.info, people.info.you, people.wish
    match people.way:
        case ConnectionStatus.HOST_GONE | ConnectionStatus.HOST_CLOSED:
            host = people.host_elsewhere
            return _WAITS if host is None else _WAITS_FOR.filled(Who(host))
        case ConnectionStatus.LOST | ConnectionStatus.OFFLINE:
            return _LOOK_BACK if me is None else _LINE_BACK
        case ConnectionStatus.ELSEWHERE | ConnectionStatus.OVER:
            return None
    if info.stage is RoomStage.PAUSED:
        return _PAUSED
    if wish is not None and me is not None:
        return _ANSWER_FIRST.filled(Who(wish.by)) if wish.asks(me) else _WAITS_FOR_ANSWERS
    if people.is_replaced:
        return _REPLACED
    clock = people.clocks.get(me) if me is not None else None
    if clock is None or clock.left(now) > SOON:
        return None
    left = clock.left(now)
    return _LEFT.filled(left, n=left) if left else _OVER
