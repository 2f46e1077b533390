"""What may be wished for at a table, when, how often, and who has to agree."""

from __future__ import annotations

from collections import Counter

from cardtable.core.cards import Cards, cards_of
from cardtable.core.events import CardsMoved
from cardtable.core.refusal import Refusal
from cardtable.core.session import MATCH_OVER, NOT_YOUR_TURN
from cardtable.core.zones import Seat
from cardtable.host.host_messages import ProposalKind
from cardtable.host.match_play import claimed_cards
from cardtable.host.proposals import NOBODY_AWAY, NOT_CERTAIN, NOTHING_UNDONE
from cardtable.host.room.match_projection import MatchProjection
from cardtable.host.room.room_settings import NEVER_UNDONE, NOT_NOW, PAUSED, TOO_OFTEN
from cardtable.host.room_requests import ProposeRequest
from cardtable.host.room_types import RoomProposalKind, RoomStage, UndoPolicy
from cardtable.host.seat_assignment import Presence

MOST_UNDOS = 3  # asked for in one deal by one seat
MOST_PAUSES = 2  # in one match by one seat
MOST_REWINDS = 500  # in one log

_WHEN = {
    RoomStage.SEALING: {RoomProposalKind.PAUSE, RoomProposalKind.END},
    RoomStage.PLAYING: {*RoomProposalKind} - {RoomProposalKind.GO_ON, RoomProposalKind.REMATCH},
    RoomStage.PAUSED: {RoomProposalKind.GO_ON, RoomProposalKind.END},
    RoomStage.OVER: {RoomProposalKind.REMATCH},
}


class ProposalPolicy:
    """Knows the course of the match, and what has been asked for so far."""

    def __init__(self, course: MatchProjection) -> None:
        self._course = course
        self._undos: Counter[tuple[int, Seat]] = Counter()  # by deal and seat
        self._pauses: Counter[Seat] = Counter()

    def refusal(self, seat: Seat, ask: ProposeRequest, stage: RoomStage, out: frozenset[Seat]) -> Refusal | None:
        """Why somebody cannot wish that now; `out`: the seats whose time is over."""
        if ask.wish not in _WHEN.get(stage, ()):
            return {RoomStage.PAUSED: PAUSED, RoomStage.OVER: MATCH_OVER}.get(stage, NOT_NOW)
        match ask.wish:
            case RoomProposalKind.UNDO:
                return self._no_undo(seat)
            case RoomProposalKind.CLAIM:
                return None if self._claimed(seat) else NOT_CERTAIN
            case RoomProposalKind.PAUSE if self._pauses[seat] >= MOST_PAUSES:
                return TOO_OFTEN
            case RoomProposalKind.REPLACE:
                return self._no_replacement(seat, ask.seat, out)
        return None

    def count(self, seat: Seat, wish: RoomProposalKind) -> None:
        """Somebody has asked for something."""
        if wish is RoomProposalKind.UNDO:
            self._undos[self._course.deal, seat] += 1
        elif wish is RoomProposalKind.PAUSE:
            self._pauses[seat] += 1

    def asked(self, seat: Seat, ask: ProposeRequest, out: frozenset[Seat]) -> frozenset[Seat]:
        """Who has to agree: the other persons who are here, but nobody where somebody's time is over."""
        if ask.wish is RoomProposalKind.REPLACE and ask.seat is not None:
            if ask.seat == seat or ask.seat in out or self._is_away_for_good(ask.seat):
                return frozenset()
            return self._course.circle.here - {seat, ask.seat}
        return self._course.circle.here - {seat}

    def cards(self, seat: Seat, wish: RoomProposalKind) -> Cards:
        """What a claim lays open, or what an undo takes back, as far as everybody has seen it."""
        if wish is RoomProposalKind.CLAIM:
            return self._claimed(seat)
        target = self.target(seat) if wish is RoomProposalKind.UNDO else None
        if target is None:
            return ()
        session = self._course.session
        moves = session.seen_by(None, self._course.events_of(target))
        seen = {card for move in moves if isinstance(move, CardsMoved) for card in move.cards}
        return tuple(card for card in cards_of(session.action_of(target)) if card in seen)

    def target(self, seat: Seat) -> int | None:
        """To how many actions an undo would lead; None if there is nothing to undo in this deal."""
        playing = self._course.playing
        return None if playing is None else playing.rewind_target(ProposalKind.UNDO, seat, alone=False)

    def _no_undo(self, seat: Seat) -> Refusal | None:
        if self._course.opening.rules.house.undo is UndoPolicy.NEVER:
            return NEVER_UNDONE
        if self._undos[self._course.deal, seat] >= MOST_UNDOS or self._course.rewinds >= MOST_REWINDS:
            return TOO_OFTEN
        return NOTHING_UNDONE if self.target(seat) is None else None

    def _claimed(self, seat: Seat) -> Cards:
        playing = self._course.playing
        return () if playing is None else claimed_cards(playing.session, seat, playing.controls.claim)

    def _no_replacement(self, by: Seat, seat: Seat | None, out: frozenset[Seat]) -> Refusal | None:
        """Nobody who is here is replaced against their will, but where a clock has run out."""
        circle = self._course.circle
        if seat is None or seat not in circle or circle[seat].person is None:
            return NOBODY_AWAY
        place = circle[seat]
        if place.thinks:
            return NOBODY_AWAY
        if seat == by:
            return None if place.is_here else NOT_YOUR_TURN
        return None if place.presence is Presence.AWAY or seat in out else NOBODY_AWAY

    def _is_away_for_good(self, seat: Seat) -> bool:
        """Whether one person may let a computer play: nobody waits for lost lines by the rules of the house."""
        return self._course.circle[seat].presence is Presence.AWAY and not self._course.opening.rules.house.grace
