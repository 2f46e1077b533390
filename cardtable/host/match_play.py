"""Session of a match under way, with its undo and redo targets, its claims, and questions to computer players.

Undo and redo go from one decision of a player to another. A claim is the rest of a deal whose result is certain.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

from cardtable.core.cards import Cards, cards_of
from cardtable.core.cutting import Cut
from cardtable.core.events import Event
from cardtable.core.record import Record
from cardtable.core.refusal import Refusal
from cardtable.core.session import PreparedAction, Session
from cardtable.core.text import translate
from cardtable.core.zones import Seat
from cardtable.host.host_messages import ClaimPreview, RulesFault
from cardtable.host.match_config import MatchConfig, MatchSecret
from cardtable.players.player_questions import PlayerQuestion

NOTHING_UNDONE = Refusal("nothing-to-undo", translate("Table", "There is nothing to take back."))
NOT_CERTAIN = Refusal("not-certain", translate("Table", "The rest of the deal is not certain yet."))


class ClaimStep(NamedTuple):
    """One action of a claim that is played out; after the last one each player decides itself what is left."""

    seat: Seat
    action: Any
    is_last: bool


class MatchPlay:
    """A match being played; independent of presence, proposals and the log."""

    def __init__(self, config: MatchConfig, secret: MatchSecret, session: Session[Any, Any]) -> None:
        self.session = session
        self.rules = config.rules()
        self.controls = config.controls()
        self.first_undoable = 0  # number of the first action that can be taken back
        self._config = config
        self._secret = secret
        self._options = config.options.save()
        self._histories: dict[Seat, tuple[Event, ...]] = {}  # of this deal, by seats that were asked
        self.cuts = self._all_cuts()  # cards lifted off the pack before each deal

    def record(self, actions: int | None = None) -> Record:
        """Return the record of the match, by default up to now, else as it was or will be after `actions` actions."""
        return replace(self.session.record(actions), salt=self._secret.salt)

    def prepare(self, seat: Seat, action: Any) -> PreparedAction[Any, Any] | RulesFault:
        """Return the outcome of a legal action without applying it; a RulesFault if the rules raise."""
        try:
            return self.session.prepare(seat, action)
        except Exception as error:  # a mistake in one game must not leave an entry that no replay gets past
            return RulesFault(error)

    def commit(self, prepared: PreparedAction[Any, Any]) -> tuple[Event, ...]:
        """Apply a prepared action; return its events."""
        self.session.commit(prepared)
        if isinstance(prepared.action, Cut):
            self.cuts += (prepared.action.lifted,)
        return prepared.events

    def deal(self, seed: str) -> None:
        """Deal from a seed, in a match whose deals have seeds of their own."""
        self.session.deal(seed)
        self._histories.clear()

    def deal_if_due(self) -> bool:
        """Deal if a deal is over and the match is not; return True if so."""
        is_due = self.session.deal_if_due()
        if is_due:
            self._histories.clear()
        return is_due

    def rewind(self, actions: int) -> None:
        """Undo or redo to `actions` actions."""
        self.session.rewind(actions)
        self._histories.clear()
        self.cuts = self._all_cuts()

    def question(self, seat: Seat, level: str) -> PlayerQuestion:
        return PlayerQuestion(
            self._config.game.id,
            self._options,
            self._config.seats,
            level,
            self._secret.chance(seat),
            self.session.view(seat),
            self._history(seat),
            self._config.characters[seat],
        )

    # ---- undo and redo

    def undo_target(self, seat: Seat | None, since: int = 0) -> int | None:
        """Return the number of actions before the seat's last decision (None: any seat's); None if there is none.

        `since`: number of the first action that can be taken back.
        """
        first = max(self.first_undoable, since)
        own = (number for number in range(self.session.actions - 1, first - 1, -1) if self._is_own(number, seat))
        return next(own, None)

    def redo_target(self, seat: Seat | None) -> int | None:
        """Return the number of actions before the seat's next decision, or of all; None if nothing was undone."""
        session = self.session
        if session.undone == 0:
            return None
        end = session.actions + session.undone
        return next((number for number in range(session.actions + 1, end) if self._is_own(number, seat)), end)

    def _is_own(self, number: int, seat: Seat | None) -> bool:
        return seat is None or self.session.actor_of(number) == seat

    # ---- claims

    def claimed_cards(self, seat: Seat | None) -> Cards:
        """Return the cards that a claim lays open; () if the rest is not certain for the seat, or it is not to act."""
        if seat is None or seat not in self.session.actors:
            return ()
        return tuple(card for action in self.controls.claim(self.session.view(seat)) for card in cards_of(action))

    def next_claim_step(self, claimer: Seat, session: Session[Any, Any] | None = None) -> ClaimStep | None:
        """Return the next action of a claim: the claimer's own, or another seat's first legal one; None at its end.

        `session`: a copy of the match, on which the claim is played out.
        """
        session = session or self.session
        if session.match_over:
            return None
        seat = min(session.actors)
        view = session.view(seat)
        if seat != claimer:
            return ClaimStep(seat, next(self.rules.legal(view)), is_last=False)
        claimed = self.controls.claim(view)
        return ClaimStep(seat, claimed[0], is_last=len(claimed) == 1) if claimed else None

    def preview_claim(self, seat: Seat | None) -> ClaimPreview:
        """Return the cards that a claim of the seat lays open, and the points by seat that it leads to."""
        cards = self.claimed_cards(seat)
        if not cards or seat is None:
            return ClaimPreview((), None)
        copy = Session.replay(self.record(), self._config.game)
        n_deals = len(copy.scores)
        step = self.next_claim_step(seat, copy)
        while len(copy.scores) == n_deals:
            if step is None:
                other = min(copy.actors)
                step = ClaimStep(other, next(self.rules.legal(copy.view(other))), is_last=True)
            copy.perform(step.seat, step.action)
            step = None if step.is_last else self.next_claim_step(seat, copy)
        return ClaimPreview(cards, copy.scores[n_deals].row)

    def _all_cuts(self) -> tuple[int, ...]:
        actions = map(self.session.action_of, range(self.session.actions))
        return tuple(action.lifted for action in actions if isinstance(action, Cut))

    def _history(self, seat: Seat) -> tuple[Event, ...]:
        """Return all events of the deal as the seat saw them; only those since the last question are redacted anew."""
        known = self._histories.get(seat, ())
        known += self.session.seen_by(seat, self.session.happened[len(known) :])
        self._histories[seat] = known
        return known
