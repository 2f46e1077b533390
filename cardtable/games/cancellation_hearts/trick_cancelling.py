"""Cancelling twins, and complete tricks: winner, cards taken, widow, next leader (XR-05 to XR-09).

With settled reading 19.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from cardtable.core.cards import Card
from cardtable.core.events import Announced, TrickWon
from cardtable.core.tricks import next_seat
from cardtable.core.views import StateChanges, replaced
from cardtable.core.zones import Seat
from cardtable.families.hearts import announcements
from cardtable.families.hearts.trick_zones import leader_of, seat_at, seen_kitty_zone, sweep, take, won_zone
from cardtable.games.cancellation_hearts import announcements as says
from cardtable.games.cancellation_hearts import options as choices
from cardtable.games.cancellation_hearts.scoring import card_values
from cardtable.games.cancellation_hearts.state import CARRIED, GONE, WIDOW, CancellationPublic


def is_cancelled(trick: Sequence[Card], place: int) -> bool:
    """Return True if the twin of the card at this index is in the same trick, whatever its suit (XR-05)."""
    return trick.count(trick[place]) > 1


def winning_place(rule: choices.VoidRule, trick: Sequence[Card]) -> int | None:
    """Return the index of the highest uncancelled card of the suit led; None if the trick is void (XR-06)."""
    if rule is choices.VoidRule.TWO_PAIRS and len(trick) - len(set(trick)) >= 2:
        return None
    led = trick[0].suit
    standing = [place for place, card in enumerate(trick) if card.suit is led and not is_cancelled(trick, place)]
    return max(standing, key=lambda place: trick[place].rank, default=None)


def second_of_top_pair(trick: Sequence[Card]) -> int:
    """Return the index of the later card of the highest cancelled pair of the suit led; 0 without one (XR-09)."""
    led = trick[0].suit
    paired = [place for place, card in enumerate(trick) if card.suit is led and is_cancelled(trick, place)]
    return max(paired, key=lambda place: (trick[place].rank, place), default=0)


class TrickRules:
    """Rules of complete tricks under given options; `tricks`: number of tricks in a deal."""

    def __init__(self, options: choices.CancellationOptions, seats: int, tricks: int) -> None:
        self._options = options
        self._seats = seats
        self._tricks = tricks
        self._values = card_values(options)

    def end(self, changes: StateChanges, public: CancellationPublic) -> CancellationPublic:
        """Return the facts after a complete trick, with its cards moved."""
        place = winning_place(self._options.void_rule, public.trick)
        winner = None if place is None else seat_at(public, place)
        changes.add(TrickWon(winner))
        last = public.tricks + 1 == self._tricks
        if winner is not None:
            public = self._won(changes, public, winner, last)
        elif last:
            public = self._last_void(changes, public)
        else:
            public = self._void(changes, public)
        return replace(public, tricks=public.tricks + 1, trick=(), turn=public.leader)

    def _won(self, changes: StateChanges, public: CancellationPublic, winner: Seat, last: bool) -> CancellationPublic:
        """Give the trick to its winner, who leads next (XR-06)."""
        public = self._take(changes, public, winner, last)
        wins = replaced(public.tricks_won, winner, public.tricks_won[winner] + 1)
        return replace(public, tricks_won=wins, last_winner=winner, leader=winner)

    def _take(self, changes: StateChanges, public: CancellationPublic, taker: Seat, last: bool) -> CancellationPublic:
        """Give the trick, the waiting cards, and the widow if it is due, to one seat (XR-07, XR-08)."""
        sweep(changes, public, won_zone(taker))
        cards = public.trick + public.carried
        if changes.move_all(CARRIED, won_zone(taker)):
            waiting = len(public.carried)
            changes.add(Announced.by(taker, says.COLLECTS, waiting, n=waiting))
        taken = take(changes, public, taker, cards, self._values)
        public = replace(public, carried=(), points=taken.points, point_cards=taken.point_cards)
        due = last or self._options.leftover is choices.Leftover.WIDOW_FIRST_TRICK
        return self._take_widow(changes, public, taker) if public.widow and due else public

    def _take_widow(self, changes: StateChanges, public: CancellationPublic, taker: Seat) -> CancellationPublic:
        """Give the widow to a seat; its points stay unknown until it is shown."""
        changes.move_all(WIDOW, seen_kitty_zone(taker))
        changes.add(announcements.takes_kitty(taker, public.widow))
        return replace(public, widow=0, widow_owner=taker)

    def _void(self, changes: StateChanges, public: CancellationPublic) -> CancellationPublic:
        """Let the cards of a void trick wait for the next winner, or put them out of play (XR-07)."""
        leader = self._next_leader(public)
        if self._options.void_cards is choices.VoidCards.OUT_OF_PLAY:
            sweep(changes, public, GONE)
            changes.add(Announced(None, says.OUT.filled(len(public.trick), n=len(public.trick))))
            return replace(public, leader=leader, vanished=public.vanished + public.trick)
        sweep(changes, public, CARRIED)
        carried = public.carried + public.trick
        changes.add(Announced(None, says.WAIT.filled(len(carried), n=len(carried))))
        return replace(public, leader=leader, carried=carried)

    def _next_leader(self, public: CancellationPublic) -> Seat:
        match self._options.void_next_leader:
            case choices.VoidNextLeader.SAME:
                return leader_of(public)
            case choices.VoidNextLeader.DEALER_LEFT_OF_LEADER:
                return next_seat(leader_of(public), self._seats)
            case choices.VoidNextLeader.LAST_WINNER:
                return self._last_winner(public)
            case _:
                assert_never(self._options.void_next_leader)

    def _last_winner(self, public: CancellationPublic) -> Seat:
        """Return the winner of the last trick that was won, or the leader of this one if none was."""
        return leader_of(public) if public.last_winner is None else public.last_winner

    def _last_void(self, changes: StateChanges, public: CancellationPublic) -> CancellationPublic:
        """Settle a void last trick (XR-09), whatever `void_cards` is (settled reading 19)."""
        match self._options.last_void:
            case choices.LastVoid.NOBODY:
                return self._lose(changes, public)
            case choices.LastVoid.LEADER:
                taker = leader_of(public)
            case choices.LastVoid.LAST_WINNER:
                taker = self._last_winner(public)
            case choices.LastVoid.SECOND_OF_TOP_PAIR:
                taker = seat_at(public, second_of_top_pair(public.trick))
            case _:
                assert_never(self._options.last_void)
        changes.add(Announced.by(taker, says.FALLS))
        return self._take(changes, public, taker, last=True)

    def _lose(self, changes: StateChanges, public: CancellationPublic) -> CancellationPublic:
        """Put the trick, the waiting cards and a remaining widow out of play; they count for no seat."""
        sweep(changes, public, GONE)
        changes.move_all(CARRIED, GONE)
        if public.widow:
            changes.move_all(WIDOW, GONE)
        lost = len(public.trick) + len(public.carried) + public.widow
        changes.add(Announced(None, says.LOST.filled(lost, n=lost)))
        return replace(public, carried=(), widow=0, vanished=public.vanished + public.carried + public.trick)
