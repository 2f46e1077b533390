"""Model of the table: the presented view and the person's draft; never ahead of the animation, without rules."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from cardtable.core.cards import Card, Cards
from cardtable.core.controls import Command, Controls, Display, Draft, Gesture, Mark, Press, Select, Submit, Tap
from cardtable.core.events import CardsMoved, Event, HandScored, MatchEnded, TurnStarted
from cardtable.core.refusal import Refusal
from cardtable.core.session import Update
from cardtable.core.text import Text, translate
from cardtable.core.views import View
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat, Zone
from cardtable.models.hints import Hint, confirming, prepare_hint
from cardtable.models.play_history import last_trick_marks
from cardtable.models.received_cards import drawn_this_turn, received_cards
from cardtable.models.update_queue import split_deal_end

NOTHING = Draft()
_TO_COME = frozenset((Mark.COMING, Mark.GAP_AFTER))  # marks for the seat that acts next
_NO_TASK = Text("", "")
# The program, not the game, carries these four out.
CLAIM = Command("claim", translate("Table", "Claim the rest…"))
FINISH = Command("finish", translate("Table", "Finish the deal"))
NEW_MATCH = Command("new", translate("Table", "New game…"))
REMATCH = Command("rematch", translate("Table", "Another match…", "with the same people, who are asked"))
_PROGRAMS = frozenset(command.code for command in (CLAIM, FINISH, NEW_MATCH, REMATCH))


class _PendingUpdate(NamedTuple):
    """Update that is being shown; `own`: caused by the person's own action."""

    update: Update[Any]
    own: bool
    gathers: bool = False  # only the gathering of the cards of a finished deal


def threat_begun(before: Display | None, after: Display) -> Text | None:
    """Return the threat of a display if there is none in the one before."""
    return after.threat if before is not None and before.threat is None else None


class TableModel(QObject):
    """Presented view and history, and the person's draft; legality is up to the game's Controls."""

    updateStarted = Signal(object)  # Update: for the table to animate
    viewChanged = Signal(object)  # View: now presented
    draftChanged = Signal(object)  # Draft; display, commands and liftable follow from it
    requested = Signal(str)  # code of a command of the program
    emphasisChanged = Signal()  # of the hint, received or taught cards
    refused = Signal(object)  # Refusal: for a message and a shake
    actionChosen = Signal(object, int)  # action, version of the view it was chosen from

    def __init__(
        self,
        controls: Controls[Any, Any],
        kinds: ZoneKinds,
        parent: QObject | None = None,
        *,
        next_match: Command = NEW_MATCH,
        twins_cancel: bool = False,
        is_remote: bool = False,
    ) -> None:
        """`next_match`: command offered after the match; `twins_cancel`: equal cards of a trick do not count.

        `is_remote`: the answer to an action takes a while, and its cards lie on the table until then.
        """
        super().__init__(parent)
        self._controls = controls
        self.kinds = kinds
        self._next_match = next_match
        self._twins_cancel = twins_cancel
        self._is_remote = is_remote
        self.on_way: tuple[tuple[Zone, Cards], ...] = ()  # cards of an action without an answer, with their pile
        self._view: View[Any] | None = None
        self.heard: tuple[Event, ...] = ()  # presented history of the deal
        self.draft = NOTHING
        self._can_claim: bool | None = None  # of the presented view; None: not yet asked
        self.hint: Hint | None = None  # until the person does anything
        self.taught: Cards = ()  # own cards that a lesson speaks of
        self._taught_as_one = False  # a tap on one of them marks them all
        self._received: Cards = ()
        self._drawn: Cards = ()  # in this turn, and still held
        self._gathered = False
        self.open_hands: Callable[[], Mapping[Zone, tuple[Card | None, ...]]] = dict  # once a deal has been counted
        self._offers_finish = False
        self._waiting: deque[_PendingUpdate] = deque()

    @property
    def ready(self) -> bool:
        return self._view is not None

    @property
    def view(self) -> View[Any]:
        """Presented view; raises LookupError before the first one."""
        if self._view is None:
            raise LookupError("nothing has been presented yet")
        return self._view

    @property
    def received(self) -> Cards:
        """Cards that came to the person: passed ones until the person does anything, drawn ones in this turn."""
        return tuple((Counter(self._received) | Counter(self._drawn)).elements())

    @property
    def confirming(self) -> str:
        """Command of the Enter key, which acts on all marked cards; "" without one."""
        return "" if self.view.seat is None else confirming(self._controls, self.view, self.draft)

    def points_gained(self, view: View[Any]) -> dict[Seat, int]:
        """Return the points of this deal by which each seat of `view` is ahead of the presented view."""
        after, before = (self._controls.display(one, NOTHING).plates for one in (view, self.view))
        return {
            Seat(seat): (new.points or 0) - (old.points or 0)
            for seat, (new, old) in enumerate(zip(after, before, strict=True))
        }

    def new_threat(self, view: View[Any]) -> Text | None:
        """Return the threat in `view` if there is none in the presented view."""
        before, after = (self._controls.display(one, NOTHING) for one in (self.view, view))
        return threat_begun(before, after)

    @property
    def display(self) -> Display:
        display = self._controls.display(self.view, self.draft)
        if not self.is_counted:
            return display
        marks = {zone: tuple(one - _TO_COME for one in marked) for zone, marked in display.marks.items()}
        last = last_trick_marks(self.heard, self.kinds, twins_cancel=self._twins_cancel)
        marks |= {zone: marked for zone, marked in last.items() if self.view.zones.get(zone)}
        return replace(display, prompt=_NO_TASK, marks=marks, spans={}, gauge=None)

    @property
    def is_counted(self) -> bool:
        """True while a finished deal stands on the table with its result."""
        return any(isinstance(event, HandScored) for event in self.heard) and not self._gathered

    def heading_of(self, view: View[Any]) -> Display:
        """Return the display of a deal that is about to be shown, without task and cards."""
        display = self._controls.display(view, NOTHING)
        return replace(display, prompt=_NO_TASK, question=False, captions={}, marks={}, spans={}, gauge=None)

    @property
    def claimable(self) -> bool:
        """True if the person is to act and the rest of the deal is certain; asked once a view."""
        if self._can_claim is None:
            self._can_claim = self.view.seat in self.acting and bool(self._controls.claim(self.view))
        return self._can_claim

    @property
    def commands(self) -> Sequence[Command]:
        """Buttons to offer now, the program's after the game's; () for a spectator, and while a result is shown."""
        if self.view.seat is None:
            return ()
        if any(isinstance(event, MatchEnded) for event in self.heard):
            return (self._next_match,)
        if self.is_counted:
            return ()  # the next deal is not shown yet
        rest = (CLAIM,) if self.claimable else (FINISH,) if self._offers_finish else ()
        return (*self._controls.commands(self.view, self.draft), *rest)

    @property
    def liftable(self) -> Mapping[Zone, frozenset[Card]]:
        return {} if self.view.seat is None else self._controls.liftable(self.view, self.draft)

    @property
    def acting(self) -> frozenset[Seat]:
        """Seats whose turn has been presented; none after the deal result."""
        for event in reversed(self.heard):
            if isinstance(event, TurnStarted):
                return event.seats
            if isinstance(event, HandScored):
                break
        return frozenset()

    def targets(self, source: Zone, cards: Cards) -> frozenset[Zone]:
        return self._controls.targets(self.view, self.draft, source, cards)

    def receive(self, update: Update[Any], own: bool = False) -> None:
        """Take an update of the match; it becomes the view only once `presented` gets its version.

        `own`: the person's own action caused it, so the draft is done. An update that ends a deal is passed on in two
        parts of the same version: the cards stay in place until the result has been read.
        """
        if update.heard is not None:
            self._waiting.clear()
        before = self._waiting[-1].update.view if self._waiting else self._view
        parts = None if before is None else split_deal_end(update, before, self.kinds, self.open_hands)
        if parts is None:
            self._pass_on(_PendingUpdate(update, own))
            return
        self._pass_on(_PendingUpdate(parts.counted, own))
        if parts.gathered is not None:
            self._pass_on(_PendingUpdate(parts.gathered, own=False, gathers=True))

    def _pass_on(self, entry: _PendingUpdate) -> None:
        self._waiting.append(entry)
        self.updateStarted.emit(entry.update)

    def presented(self, version: int) -> bool:
        """Apply the updates that have been shown up to this version; return False if there are none."""
        shown = [entry for entry in self._waiting if entry.update.view.version < version]
        shown += [entry for entry in self._waiting if entry.update.view.version == version][:1]
        for entry in shown:
            self._waiting.remove(entry)
            self._enter(entry)
        if shown:
            self.viewChanged.emit(self._view)
        return bool(shown)

    def gesture(self, gesture: Gesture) -> None:
        """Ask the game for the meaning of a gesture, and emit it as a signal."""
        if self._view is None or self._view.seat is None:
            return
        self.notice()
        if isinstance(gesture, Press) and gesture.command in _PROGRAMS:
            self.requested.emit(gesture.command)
            return
        meaning = self._meaning(self._view, gesture)
        match meaning:
            case Submit():
                self._lay_down(gesture)
                self.act(meaning.action)
            case Select():
                self._set_draft(meaning.draft)
            case Refusal():
                self.refuse(meaning)

    def offer_finish(self, offers: bool) -> None:
        """Offer to play out the deal quickly, or stop offering it, because the person has no choice left."""
        if offers is not self._offers_finish:
            self._offers_finish = offers
            self.draftChanged.emit(self.draft)

    def act(self, action: object) -> None:
        self.actionChosen.emit(action, self.view.version)

    def refuse(self, refusal: Refusal) -> None:
        """Take back what was laid down, and say why."""
        if self.on_way:
            self.on_way = ()
            self.draftChanged.emit(self.draft)
        self.refused.emit(refusal)

    def _lay_down(self, gesture: Gesture) -> None:
        """Let the cards of a gesture lie where they are played to, if that is one pile, until there is an answer."""
        if not self._is_remote or isinstance(gesture, Press):
            return
        piles = self.targets(gesture.source, gesture.cards) if gesture.cards else frozenset()
        if len(piles) == 1:
            self.on_way = tuple((pile, gesture.cards) for pile in piles)
            self.draftChanged.emit(self.draft)

    def suggest(self, action: object, reason: Text | None = None) -> None:
        """Show a hint: the draft is prepared up to the last step, and `follow_hint` does that."""
        if self._view is None or self._view.seat is None:
            return
        draft, hint = prepare_hint(self._controls, self.kinds, self._view, action)
        self._emphasize(hint._replace(reason=reason), ())  # first: receivers of draftChanged look at the hint
        self._set_draft(draft)

    def teach(self, cards: Cards, *, as_one: bool = False) -> None:
        """Emphasize own cards of a lesson until others are taught; `as_one`: a tap on one of them marks all."""
        self._taught_as_one = as_one
        if cards != self.taught:
            self.taught = cards
            self.emphasisChanged.emit()

    def follow_hint(self) -> bool:
        if self.hint is None:
            return False
        action = self.hint.action
        self.notice()
        self.act(action)
        return True

    def notice(self) -> None:
        """Remove the hint and the mark on received cards, because the person has done something."""
        self._emphasize(None, ())

    def clear_draft(self) -> None:
        self.notice()
        self._set_draft(NOTHING)

    def _meaning(self, view: View[Any], gesture: Gesture) -> Submit[Any] | Select | Refusal:
        """Interpret a gesture; a tap on one card that is taught as one is a tap on each of them."""
        draft = self.draft
        if isinstance(gesture, Tap) and self._taught_as_one and set(gesture.cards) & set(self.taught):
            for card in self.taught:
                answer = self._controls.interpret(view, draft, Tap((card,), gesture.source))
                draft = answer.draft if isinstance(answer, Select) else draft
        if draft != self.draft:
            return Select(draft)
        return self._controls.interpret(view, draft, gesture)

    def _enter(self, entry: _PendingUpdate) -> None:
        update, before = entry.update, self._view
        self._view = update.view
        if entry.own or update.heard is not None:
            self.on_way = ()
        self._gathered = entry.gathers or update.heard is not None
        self._can_claim = None
        if update.heard is not None:
            self.heard = update.heard
        elif any(isinstance(event, HandScored) for event in self.heard) and not entry.gathers:
            self.heard = update.events  # the session deals again in an update of its own
        else:
            self.heard += update.events
        self._drawn = drawn_this_turn(update.view.seat, self.heard, self.kinds)
        anew = entry.own or update.heard is not None
        if anew or not _still_there(self.draft, update.view):
            self._set_draft(NOTHING)
        self._renew_emphasis(update, received_cards(update, before, self.kinds), anew=anew)

    def _renew_emphasis(self, update: Update[Any], given: Cards, *, anew: bool) -> None:
        moves = (event for event in update.events if isinstance(event, CardsMoved))
        played = any(move.source.owner is not None and move.source.owner == update.view.seat for move in moves)
        hint, cards = self.hint, given or (() if played else self._received)
        if anew or hint is None or not _still_there(Draft(marked=hint.cards), update.view):
            hint = None
        if update.heard is not None or not _still_there(Draft(marked=cards), update.view):
            cards = ()
        self._emphasize(hint, cards)

    def _emphasize(self, hint: Hint | None, cards: Cards) -> None:
        if (hint, cards) != (self.hint, self._received):
            self.hint, self._received = hint, cards
            self.emphasisChanged.emit()

    def _set_draft(self, draft: Draft) -> None:
        if draft != self.draft:
            self.draft = draft
            self.draftChanged.emit(draft)


def _still_there(draft: Draft, view: View[Any]) -> bool:
    """Return True if all cards of the draft lie in the person's own zones, twin for twin."""
    wanted = Counter(draft.marked)
    for _, cards in draft.laid:
        wanted.update(cards)
    own = Counter(card for zone, cards in view.zones.items() if zone.owner == view.seat for card in cards)
    return all(own[card] >= count for card, count in wanted.items())
