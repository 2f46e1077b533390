"""Lesson coach: joins the state machine of a lesson and the coach bubble; offer of a lesson."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cardtable.app.match.match_controller import MatchController
from cardtable.app.overlays.coach import bubble_widget as texts
from cardtable.app.overlays.coach.bubble_widget import CoachAction, CoachButton, CoachContent, content_of
from cardtable.app.overlays.coach.coach_bubble import CoachBubble, CoachKeyFilter
from cardtable.core.controls import Draft
from cardtable.core.guidance.lessons import SpotlightTarget
from cardtable.core.refusal import Refusal
from cardtable.core.rules import Advice
from cardtable.core.text import Text
from cardtable.host.host_messages import ProposalKind
from cardtable.models.lesson_progression import (
    CoachPrompt,
    LessonProgression,
    leads_to_action,
    spotlight_gesture,
    spotlight_of,
)
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.hud.command_buttons import CommandButton
from cardtable.table.speech.announcer import Announcer
from cardtable.table.table_texts import with_capital, with_full_stop

_KEYS = {
    CoachPrompt.TELLS: texts.ENTER_GOES_ON,
    CoachPrompt.STRAYED: texts.TAKES_BACK,
    CoachPrompt.FREE: texts.SHOWS_A_HINT,
}


class LessonCoach(QObject):
    """Controller of the coach of one lesson; the other players wait while its bubble is up."""

    leaveWanted = Signal()
    playOnWanted = Signal()
    anotherWanted = Signal()
    progressed = Signal()  # a sentence was said or an action done

    def __init__(self, play: MatchController, coaching: LessonProgression, announcer: Announcer) -> None:
        """Attach the coach to `play`, the match of the lesson, once it is ready."""
        super().__init__(play)
        self._play, self._announcer = play, announcer
        self.coaching = coaching
        self._leaving = False  # the learner is asked to confirm leaving
        self._rests: QWidget | None = None  # the focus widget when the coach spoke
        self._went = False  # after undo or redo: the sentence of the new position follows once that is shown
        self._rules, self._controls = play.config.rules(), play.config.controls()
        self.bubble = CoachBubble(play.scene, play.table)
        self.bubble.pressed.connect(self._press)
        self.bubble.called.connect(self._say_again)
        self._back = QTimer(self, singleShot=True, interval=0)
        self._back.timeout.connect(self._come_back)
        self._keys = CoachKeyFilter(play.table, self, self)
        self._keys.confirmed.connect(lambda: self._press(self.bubble.paper.content.buttons[-1].act))
        self._keys.followed.connect(self._do_what_glows)
        self._keys.away.connect(self._escape)
        play.held_back = lambda: self.bubble.is_up
        play.advice_here = self._advice
        play.model.viewChanged.connect(self._look)
        play.scene.animator.idle.connect(self._look)
        play.acted.connect(self._done)
        play.model.refused.connect(self._refused)
        play.model.draftChanged.connect(self._prepared)
        play.counted.connect(lambda: self._take(self.coaching.seen(play.model.view, acts=False, over=True)))
        play.controller.jumped.connect(self._jumped)
        QTimer.singleShot(0, self, self._look)  # a resumed match has already shown all its events

    def retranslate(self) -> None:
        if self.bubble.is_up:
            self._show()

    def _look(self) -> None:
        """Ask for the next sentence, once the table is idle and has shown everything."""
        play = self._play
        if not play.scene.animator.is_idle or not play.model.ready:
            return
        view = play.model.view
        if self._went and view.version == play.controller.view.version:
            self._back.start()
        elif not self._went:
            self._take(self.coaching.seen(view, acts=self._acts, over=False))

    def _come_back(self) -> None:
        self._went = False
        self._take(self.coaching.taken_back(self._play.model.view, acts=self._acts))

    @property
    def _acts(self) -> bool:
        controller, model = self._play.controller, self._play.model
        return controller.persons_turn and model.view.version == controller.view.version

    def _done(self, action: object) -> None:
        if self._rules.check(self._play.model.view, action) is None:
            self._take(self.coaching.done(action))

    def _refused(self, refusal: Refusal) -> None:
        self.coaching = self.coaching.refused(refusal)
        self._show()

    def _jumped(self) -> None:
        self._leaving, self._went = False, True

    def _advice(self) -> Advice[object] | None:
        """Return the action that the coach asks for, with its own sentence, as the hint of the table; None without one.

        A computed hint could contradict the lesson. Also valid while the others' events are being shown, and before the
        present sentence has been read.
        """
        coaching = self.coaching
        while coaching.note is not None and coaching.note.manner in (CoachPrompt.TELLS, CoachPrompt.STRAYED):
            coaching = coaching.read(self._play.model.view, acts=self._acts)
        note = coaching.note
        if note is None or note.action is None or note.manner is not CoachPrompt.ASKS:
            return None
        return Advice(note.action, note.sentence)

    def _prepared(self, _draft: Draft) -> None:
        """Move spotlight and focus to the next target after a card was marked, so that Enter marks them in turn."""
        before, self.coaching = self.coaching, self.coaching.tried_again()
        note, lit = self.coaching.note, self.bubble.lit_card
        if before != self.coaching and self.bubble.is_up:
            self._show()
        elif note is not None and note.manner is CoachPrompt.ASKS:
            self._teach()
        scene, now = self._play.scene, self.bubble.lit_card
        if now is not None and now is not lit and scene.focus.focused(scene.board) is lit:
            self._give(now)

    def _give(self, card: CardWidget) -> None:
        scene = self._play.scene
        scene.focus.give(scene.board, card)
        scene.elevation.raise_cards()

    def _read(self) -> None:
        self._take(self.coaching.read(self._play.model.view, acts=self._acts), urgent=True)
        self._play.controller.wake()

    def _take(self, coaching: LessonProgression, *, urgent: bool = False) -> None:
        before, self.coaching = self.coaching.note, coaching
        if coaching.note == before:
            return
        self._leaving = False
        self._show()
        self._speak(urgent=urgent)
        self.progressed.emit()

    def _show(self) -> None:
        others = len(self._play.config.game.lessons()) > 1
        content = content_of(self.coaching, leaving=self._leaving, has_others=others)
        if content is None:
            self.bubble.put_away()
            self._play.model.teach(())
            return
        self.bubble.show_content(content, self._teach())

    def _teach(self) -> SpotlightTarget | None:
        """Light and raise the target of the present sentence; return it, or None."""
        play, note = self._play, self.coaching.note
        glow = None if note is None else note.glow
        if note is not None and note.action is not None and note.manner is CoachPrompt.ASKS and glow is None:
            glow = spotlight_of(self._controls, play.model.kinds, play.model.view, play.model.draft, note.action)
        hint = play.model.hint
        if note is not None and note.manner is CoachPrompt.ASKS and (hint is None or hint.action != note.action):
            play.model.notice()  # so that no other card stands out
        play.model.teach(
            () if glow is None else glow.cards, as_one=note is not None and note.manner is CoachPrompt.ASKS
        )
        self.bubble.shine(glow)
        return glow

    def _speak(self, *, urgent: bool) -> None:
        """Announce the sentence once, after the focus has moved to its target; `urgent`: it answers a key."""
        play, note = self._play, self.coaching.note
        if note is None:
            return
        holder = play.table.window().focusWidget()
        here = holder is not None and (holder is play.table or play.table.isAncestorOf(holder))
        lit = self.bubble.lit_card
        if note.manner is CoachPrompt.ENDED:
            self.bubble.focus_primary()
        elif lit is not None and here and note.manner is CoachPrompt.ASKS:
            self._give(lit)
        elif here and note.manner is CoachPrompt.ASKS and self.bubble.lit_button is not None:
            self.bubble.lit_button.setFocus(Qt.FocusReason.OtherFocusReason)  # so that Enter presses the lit button
        name = "" if lit is None or lit.final_card is None else play.renderer.card(lit.final_card)
        named = with_capital(with_full_stop(play.renderer, name)) if name else ""
        self._rests = play.table.window().focusWidget()
        key = play.renderer.text(_KEYS[note.manner]) if note.manner in _KEYS else ""
        self._announcer.say(" ".join(filter(None, (self.bubble.paper.spoken(), named, key))), urgent=urgent)

    def _say_again(self) -> None:
        self._show()
        self._speak(urgent=True)

    @property
    def reads(self) -> bool:
        """True if Enter presses the primary button: its sentence waits, or the learner has not marked anything yet."""
        note, play = self.coaching.note, self._play
        if note is None or not self.bubble.is_up or self._leaving:
            return False
        if note.manner is CoachPrompt.FREE:
            return play.model.draft == Draft() and play.table.window().focusWidget() is self._rests
        return note.manner in (CoachPrompt.TELLS, CoachPrompt.STRAYED)

    @property
    def leads(self) -> bool:
        """True if Enter performs the action under the spotlight: its target has the focus, or a part is prepared."""
        note, draft = self.coaching.note, self._play.model.draft
        if note is None or note.manner is not CoachPrompt.ASKS or self._play.model.hint is not None or self._leaving:
            return False
        holder = self._play.table.window().focusWidget()
        there = holder is not None and holder in (self.bubble.lit_card, self.bubble.lit_button)
        elsewhere = isinstance(holder, CommandButton) and not there
        return not elsewhere and (there or draft != Draft()) and leads_to_action(draft, note.action)

    def _do_what_glows(self) -> None:
        play, glow = self._play, self.bubble.glow
        play.scene.animator.hurry()
        if glow is not None and play.scene.animator.is_at_rest:
            play.model.gesture(spotlight_gesture(glow, play.model.kinds, play.model.view, play.model.draft))

    @property
    def may_leave(self) -> bool:
        """True if Esc leaves the lesson: no marked cards are left for it to unmark."""
        note = self.coaching.note
        ended = note is not None and note.manner is CoachPrompt.ENDED
        return not ended and (self._play.model.draft == Draft() or self._leaving)

    def _escape(self) -> None:
        note = self.coaching.note
        kept = note is not None and note.manner is CoachPrompt.STRAYED
        self._press(CoachAction.STAY if self._leaving else CoachAction.KEEP if kept else CoachAction.ASK_TO_LEAVE)

    def _press(self, act: CoachAction) -> None:
        note = self.coaching.note
        match act:
            case CoachAction.GOT_IT if note is not None and note.manner is CoachPrompt.ASKS:
                self.bubble.dim()
                self._play.controller.wake()
            case CoachAction.GOT_IT | CoachAction.KEEP:
                self._read()
            case CoachAction.TAKE_BACK:
                self._play.controller.wish(ProposalKind.UNDO)
            case CoachAction.HINT:
                self.bubble.dim()
                self._play.hint()
            case CoachAction.ASK_TO_LEAVE:
                self._leaving = True
                self._show()
                self.bubble.focus_primary()
                keys = self._play.renderer.text(texts.ENTER_LEAVES)
                self._announcer.say(f"{self.bubble.paper.spoken()} {keys}", urgent=True)
            case CoachAction.STAY:
                self._leaving = False
                self._show()
                self._play.controller.wake()
            case CoachAction.LEAVE:
                self.leaveWanted.emit()
            case CoachAction.PLAY_ON:
                self.playOnWanted.emit()
            case CoachAction.ANOTHER:
                self.anotherWanted.emit()


_BUTTONS = (
    CoachButton(CoachAction.NEVER, texts.NEVER),
    CoachButton(CoachAction.NOT_NOW, texts.NOT_NOW),
    CoachButton(CoachAction.SHOW_ME, texts.SHOW_ME),
)


class LessonOffer(QObject):
    """Offer of a lesson in a match: a question in a bubble, gone with the next action, with Esc, or with an answer."""

    accepted = Signal()
    declinedForGood = Signal()
    reads = leads = False  # Enter keeps its meaning at the table

    def __init__(self, play: MatchController, announcer: Announcer) -> None:
        super().__init__(play)
        self._play, self._announcer = play, announcer
        self.bubble = CoachBubble(play.scene, play.table)
        self.bubble.pressed.connect(self._press)
        self._keys = CoachKeyFilter(play.table, self, self)
        self._keys.away.connect(self.bubble.put_away)
        play.acted.connect(self.bubble.put_away)
        play.controller.jumped.connect(self.bubble.put_away)

    @property
    def may_leave(self) -> bool:
        """True if Esc removes the question: it is up, and nothing is marked."""
        return self.bubble.is_up and self._play.model.draft == Draft()

    def ask(self, question: Text) -> None:
        """Show and announce the offer; the refusal that led to it is announced first."""
        self.bubble.show_content(CoachContent(question, buttons=_BUTTONS), None)
        self._announcer.say(self.bubble.paper.spoken())

    def _press(self, act: CoachAction) -> None:
        self.bubble.put_away()
        if act is CoachAction.SHOW_ME:
            self.accepted.emit()
        elif act is CoachAction.NEVER:
            self.declinedForGood.emit()
