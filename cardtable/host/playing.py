"""The session under way: what each line is told of it, and what each computer player is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cardtable.core.cutting import Cut
from cardtable.core.events import Event
from cardtable.core.record import Record
from cardtable.core.session import Prepared, Session, Update
from cardtable.core.zones import Seat
from cardtable.host.lines import Line
from cardtable.host.match_terms import Secret, Terms
from cardtable.host.messages import Did, Fault, News, Right, Why, Wish
from cardtable.host.order import Keeping
from cardtable.host.undoing import redo_target, undo_target
from cardtable.players.request import Request


class Playing:
    """A match being played; knows nothing of who acts, agrees or waits."""

    def __init__(self, terms: Terms, secret: Secret, session: Session[Any, Any]) -> None:
        self.session = session
        self.rules = terms.rules()
        self.controls = terms.controls()
        self._terms = terms
        self._secret = secret
        self._options = terms.options.save()
        self._heard: dict[Seat, tuple[Event, ...]] = {}  # by seats that were asked, as far as they have heard
        self.earliest = 0  # the first action that can be taken back
        self._own = self._counted()
        self._cuts = self._cuts_in(range(session.actions))

    def record(self, actions: int | None = None) -> Record:
        """The match so far, or as it was or will be at so many actions."""
        return replace(self.session.record(actions), salt=self._secret.salt)

    def prepared(self, keeping: Keeping) -> Keeping | Fault:
        """The same with what its action, which was found good, comes to; a Fault where the rules fail at it."""
        assert isinstance(keeping.entry, Did)
        prepared = self.prepare(keeping.entry.seat, keeping.entry.action)
        return prepared if isinstance(prepared, Fault) else replace(keeping, prepared=prepared)

    def prepare(self, seat: Seat, action: Any) -> Prepared[Any, Any] | Fault:
        """What an action comes to that was found good; a Fault where the rules fail at it."""
        try:
            return self.session.prepare(seat, action)
        except Exception as error:  # a mistake in one game must not leave an entry that no replay gets past
            return Fault(error)

    def perform(self, keeping: Keeping) -> tuple[Event, ...]:
        """Do what was prepared and is kept now; what happened."""
        assert keeping.prepared is not None
        return self.commit(keeping.prepared)

    def commit(self, prepared: Prepared[Any, Any]) -> tuple[Event, ...]:
        """Do what was prepared; what happened."""
        self.session.commit(prepared)
        self._own[prepared.seat] += 1
        if isinstance(prepared.action, Cut):
            self._cuts += (prepared.action.lifted,)
        return prepared.events

    def deal(self, seed: str) -> None:
        """Deal from a seed that was waited for."""
        self.session.deal(seed)
        self._heard.clear()

    def deal_if_due(self) -> bool:
        """Deal if a deal is over and the match is not; whether that was so."""
        due = self.session.deal_if_due()
        if due:
            self._heard.clear()
        return due

    def rewind(self, actions: int) -> None:
        """Go back or forth to so many actions of the log."""
        before = self.session.actions
        self.session.rewind(actions)
        self._heard.clear()
        between = range(min(before, actions), max(before, actions))
        for number in between:
            self._own[self.session.actor_of(number)] += 1 if actions > before else -1
        cuts = self._cuts_in(between)
        self._cuts = self._cuts + cuts if actions > before else self._cuts[: len(self._cuts) - len(cuts)]

    def request(self, seat: Seat, level: str) -> Request:
        """The question to a computer player."""
        return Request(
            self._terms.game.id,
            self._options,
            self._terms.seats,
            level,
            self._secret.chance(seat),
            self.session.view(seat),
            self._has_heard(seat),
            self._terms.characters[seat],
        )

    def target(self, wish: Wish, seat: Seat | None, *, alone: bool) -> int | None:
        """Where undo or redo leads for the seat (None: for anybody's moves); None if it leads nowhere.

        `alone`: one person at most plays here. Where several do, undo ends at the beginning of the deal.
        """
        if wish is Wish.REDO:
            return redo_target(self.session, seat) if alone else None
        return undo_target(self.session, seat, max(self.earliest, 0 if alone else self.session.deal_began))

    def news(
        self,
        line: Line,
        n: int,
        why: Why,
        events: Sequence[Event] = (),
        *,
        alone: bool,
        by: Seat | None = None,
        mine: int | None = None,
    ) -> News:
        """What happened as the line may see it; without `events` all that its eyes have heard of the deal."""
        session = self.session
        whole = why not in (Why.PLAYED, Why.DEALT)
        heard = session.heard(line.eyes) if whole else None
        return News(
            n=n,
            why=why,
            update=Update(session.seen_by(line.eyes, events), session.view(line.eyes), heard),
            deal=session.deal_number,
            actions=session.actions,
            own=self._own_of(line),
            can=self._can(line, alone),
            by=by,
            mine=mine,
            scores=session.scores if whole else None,
            cuts=self._cuts,
        )

    def _can(self, line: Line, alone: bool) -> frozenset[Wish]:
        if line.hands is None and line.right is not Right.OWNER:
            return frozenset()
        wishes = (Wish.UNDO, Wish.REDO)
        return frozenset(wish for wish in wishes if self.target(wish, line.hands, alone=alone) is not None)

    def _own_of(self, line: Line) -> int:
        if line.hands is not None:
            return self._own[line.hands]
        return sum(self._own) if line.right is Right.OWNER else 0

    def _counted(self) -> list[int]:
        """How many actions in force each seat has done."""
        own = [0] * self._terms.seats
        for number in range(self.session.actions):
            own[self.session.actor_of(number)] += 1
        return own

    def _cuts_in(self, numbers: range) -> tuple[int, ...]:
        """How packs were cut in these actions of the log."""
        actions = map(self.session.action_of, numbers)
        return tuple(action.lifted for action in actions if isinstance(action, Cut))

    def _has_heard(self, seat: Seat) -> tuple[Event, ...]:
        """All that the seat has heard of the deal; what it had heard when it was last asked is not made again."""
        known = self._heard.get(seat, ())
        known += self.session.seen_by(seat, self.session.happened[len(known) :])
        self._heard[seat] = known
        return known
