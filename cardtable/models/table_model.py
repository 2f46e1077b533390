"""What the person at the table has been shown so far: never ahead of the animation, never a rule of its own."""

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
from cardtable.models.play_history import marks_of_last
from cardtable.models.received_cards import drawn_this_turn, received_cards
from cardtable.models.update_queue import split_deal_end

NOTHING = Draft()
_TO_COME = frozenset((Mark.COMING, Mark.GAP_AFTER))  # what whoever acts next would get or do
_NO_TASK = Text("", "")
CLAIM = Command("claim", translate("Table", "Claim the rest…"))  # these four are the program's to carry out
FINISH = Command("finish", translate("Table", "Finish the deal"))
NEW_MATCH = Command("new", translate("Table", "New game…"))
REMATCH = Command("rematch", translate("Table", "Another match…", "with the same people, who are asked"))
_PROGRAMS = frozenset(command.code for command in (CLAIM, FINISH, NEW_MATCH, REMATCH))


class _PendingUpdate(NamedTuple):
    """An update that is still being shown; `own`: the person's own action caused it."""

    update: Update[Any]
    own: bool
    gathers: bool = False  # the cards of a counted deal, and nothing else has happened


class TableModel(QObject):
    """The presented view, what was heard with it, and the person's draft; legality is asked of the game's Controls."""

    updateStarted = Signal(object)  # Update: for the table to animate
    viewChanged = Signal(object)  # View: now presented
    draftChanged = Signal(object)  # Draft; display, commands and liftable follow from it
    requested = Signal(str)  # a command that is none of the game's
    emphasisChanged = Signal()  # the hint, or which cards were received, or are taught
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
    ) -> None:
        """`next_match`: what is offered when the match is over; `twins_cancel`: equal cards of a trick do not count."""
        super().__init__(parent)
        self._controls = controls
        self.kinds = kinds
        self._next_match = next_match
        self._twins_cancel = twins_cancel
        self._view: View[Any] | None = None
        self._heard: tuple[Event, ...] = ()
        self._draft = NOTHING
        self._can_claim: bool | None = None  # of the presented view; None: not yet asked
        self._hint: Hint | None = None
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
        """Whether a view has been presented yet."""
        return self._view is not None

    @property
    def view(self) -> View[Any]:
        """The presented view; raises LookupError before the first one."""
        if self._view is None:
            raise LookupError("nothing has been presented yet")
        return self._view

    @property
    def heard(self) -> tuple[Event, ...]:
        """What has been presented since the deal began."""
        return self._heard

    @property
    def draft(self) -> Draft:
        """What the person has prepared."""
        return self._draft

    @property
    def hint(self) -> Hint | None:
        """What is advised, until the person does anything."""
        return self._hint

    @property
    def received(self) -> Cards:
        """The cards that have come to the person: from others until the person does anything, from the stock until the
        turn is over."""
        return tuple((Counter(self._received) | Counter(self._drawn)).elements())

    @property
    def confirming(self) -> str:
        """The command that Enter gives: what is done with all marked cards; "" without one."""
        return "" if self.view.seat is None else confirming(self._controls, self.view, self._draft)

    @property
    def display(self) -> Display:
        """The game's additions to the presented picture."""
        display = self._controls.display(self.view, self._draft)
        if not self.is_counted:
            return display
        marks = {zone: tuple(one - _TO_COME for one in marked) for zone, marked in display.marks.items()}
        last = marks_of_last(self._heard, self.kinds, twins_cancel=self._twins_cancel)
        marks |= {zone: marked for zone, marked in last.items() if self.view.zones.get(zone)}
        return replace(display, prompt=_NO_TASK, marks=marks, spans={}, gauge=None)

    @property
    def is_counted(self) -> bool:
        """Whether a finished deal stands on the table, to be looked at while its points are."""
        return any(isinstance(event, HandScored) for event in self._heard) and not self._gathered

    def heading_of(self, view: View[Any]) -> Display:
        """What is written over a deal that is about to be shown: no task, and nothing about its cards."""
        display = self._controls.display(view, NOTHING)
        return replace(display, prompt=_NO_TASK, question=False, captions={}, marks={}, spans={}, gauge=None)

    @property
    def claimable(self) -> bool:
        """Whether the rest of the deal is certain for the person, who is to act; asked once a view."""
        if self._can_claim is None:
            self._can_claim = self.view.seat in self.acting and bool(self._controls.claim(self.view))
        return self._can_claim

    @property
    def commands(self) -> Sequence[Command]:
        """The buttons to offer now: the game's, a claim where the rest is certain, to finish the deal for who is out,
        after the end another match; none to a spectator, and none while a deal is counted."""
        if self.view.seat is None:
            return ()
        if any(isinstance(event, MatchEnded) for event in self._heard):
            return (self._next_match,)
        if self.is_counted:
            return ()  # what the next deal offers is not shown yet
        rest = (CLAIM,) if self.claimable else (FINISH,) if self._offers_finish else ()
        return (*self._controls.commands(self.view, self._draft), *rest)

    @property
    def liftable(self) -> Mapping[Zone, frozenset[Card]]:
        """The cards that may be picked up now, by zone; none for a spectator."""
        return {} if self.view.seat is None else self._controls.liftable(self.view, self._draft)

    @property
    def acting(self) -> frozenset[Seat]:
        """The seats whose turn has been presented; none once the deal is counted."""
        for event in reversed(self._heard):
            if isinstance(event, TurnStarted):
                return event.seats
            if isinstance(event, HandScored):
                break
        return frozenset()

    def targets(self, source: Zone, cards: Cards) -> frozenset[Zone]:
        """Where these cards may be dropped now."""
        return self._controls.targets(self.view, self._draft, source, cards)

    def receive(self, update: Update[Any], own: bool = False) -> None:
        """Take an update of the match; it counts as seen only once `presented` is told its version.

        `own`: the person's own action caused it, so that what was prepared has been done. One that counts a deal is
        passed on in two parts of the same version: the cards stay where they lie until the count has been looked at.
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
        """The table has shown one more update, that led to this version, and all before it; whether that was new."""
        shown = [entry for entry in self._waiting if entry.update.view.version < version]
        shown += [entry for entry in self._waiting if entry.update.view.version == version][:1]
        for entry in shown:
            self._waiting.remove(entry)
            self._enter(entry)
        if shown:
            self.viewChanged.emit(self._view)
        return bool(shown)

    def gesture(self, gesture: Gesture) -> None:
        """Ask the game what a gesture means, and pass on the answer as a signal."""
        if self._view is None or self._view.seat is None:
            return
        self.notice()
        if isinstance(gesture, Press) and gesture.command in _PROGRAMS:
            self.requested.emit(gesture.command)
            return
        meaning = self._meaning(self._view, gesture)
        match meaning:
            case Submit():
                self.act(meaning.action)
            case Select():
                self._set_draft(meaning.draft)
            case Refusal():
                self.refuse(meaning)

    def offer_finish(self, offers: bool) -> None:
        """Whether the rest of the deal may be played out quickly, because nothing can change for the person."""
        if offers is not self._offers_finish:
            self._offers_finish = offers
            self.draftChanged.emit(self._draft)

    def act(self, action: object) -> None:
        """Do an action for the person, from the view that is presented."""
        self.actionChosen.emit(action, self.view.version)

    def refuse(self, refusal: Refusal) -> None:
        """Say why something was not done."""
        self.refused.emit(refusal)

    def suggest(self, action: object, reason: Text | None = None) -> None:
        """Advise an action: all steps to it but the last are prepared, and `follow_hint` does it."""
        if self._view is None or self._view.seat is None:
            return
        draft, hint = prepare_hint(self._controls, self.kinds, self._view, action)
        self._emphasize(hint._replace(reason=reason), ())  # first: what is prepared for it asks for nothing by itself
        self._set_draft(draft)

    def teach(self, cards: Cards, *, as_one: bool = False) -> None:
        """Let these own cards stand out until others are to: a lesson speaks of them.

        `as_one`: they are to be marked together, so a tap on one of them marks them all.
        """
        self._taught_as_one = as_one
        if cards != self.taught:
            self.taught = cards
            self.emphasisChanged.emit()

    def follow_hint(self) -> bool:
        """Do exactly what the hint says; whether there is one."""
        if self._hint is None:
            return False
        action = self._hint.action
        self.notice()
        self.act(action)
        return True

    def notice(self) -> None:
        """The person has done something: the hint and the mark on received cards have served."""
        self._emphasize(None, ())

    def clear_draft(self) -> None:
        """Take back all that is prepared."""
        self.notice()
        self._set_draft(NOTHING)

    def _meaning(self, view: View[Any], gesture: Gesture) -> Submit[Any] | Select | Refusal:
        """The game's answer to a gesture; a tap on one of the cards that are taught as one is a tap on each of them."""
        draft = self._draft
        if isinstance(gesture, Tap) and self._taught_as_one and set(gesture.cards) & set(self.taught):
            for card in self.taught:
                answer = self._controls.interpret(view, draft, Tap((card,), gesture.source))
                draft = answer.draft if isinstance(answer, Select) else draft
        if draft != self._draft:
            return Select(draft)
        return self._controls.interpret(view, draft, gesture)

    def _enter(self, entry: _PendingUpdate) -> None:
        update, before = entry.update, self._view
        self._view = update.view
        self._gathered = entry.gathers or update.heard is not None
        self._can_claim = None
        if update.heard is not None:
            self._heard = update.heard
        elif any(isinstance(event, HandScored) for event in self._heard) and not entry.gathers:
            self._heard = update.events  # the session deals again in an update of its own
        else:
            self._heard += update.events
        self._drawn = drawn_this_turn(update.view.seat, self._heard, self.kinds)
        anew = entry.own or update.heard is not None
        if anew or not _still_there(self._draft, update.view):
            self._set_draft(NOTHING)
        self._renew_emphasis(update, received_cards(update, before, self.kinds), anew=anew)

    def _renew_emphasis(self, update: Update[Any], given: Cards, *, anew: bool) -> None:
        """Others may act while the person looks at a hint or at cards that have come, as long as these stay."""
        played = any(isinstance(event, CardsMoved) and _is_from(event, update.view.seat) for event in update.events)
        hint, cards = self._hint, given or (() if played else self._received)
        if anew or hint is None or not _still_there(Draft(marked=hint.cards), update.view):
            hint = None
        if update.heard is not None or not _still_there(Draft(marked=cards), update.view):
            cards = ()
        self._emphasize(hint, cards)

    def _emphasize(self, hint: Hint | None, cards: Cards) -> None:
        if (hint, cards) != (self._hint, self._received):
            self._hint, self._received = hint, cards
            self.emphasisChanged.emit()

    def _set_draft(self, draft: Draft) -> None:
        if draft != self._draft:
            self._draft = draft
            self.draftChanged.emit(draft)


def _is_from(event: CardsMoved, seat: Seat | None) -> bool:
    return event.source.owner is not None and event.source.owner == seat


def _still_there(draft: Draft, view: View[Any]) -> bool:
    """Whether the prepared cards still lie in the person's own zones, twin for twin."""
    wanted = Counter(draft.marked)
    for _, cards in draft.laid:
        wanted.update(cards)
    own = Counter(card for zone, cards in view.zones.items() if zone.owner == view.seat for card in cards)
    return all(own[card] >= count for card, count in wanted.items())
