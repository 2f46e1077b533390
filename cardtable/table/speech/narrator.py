"""Narrator: when it is said what happened, what to do, hints and descriptions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.core.cards import Card, Cards
from cardtable.core.events import Event, HandScored, MatchEnded, TurnStarted
from cardtable.core.language.card_names import cards_in_sentence, counted_by_rank
from cardtable.core.language.speech_forms import SpokenForms, WordingLevel
from cardtable.core.text import Text
from cardtable.core.zones import Seat, owner_of
from cardtable.models.hints import Hint
from cardtable.table.cards.board import Board
from cardtable.table.cards.card_states import TableDisplay
from cardtable.table.hud.hud import Hud
from cardtable.table.speech import announcer
from cardtable.table.speech.announcer import Announcer
from cardtable.table.speech.table_description import describe_table, lying
from cardtable.table.speech.unheard_facts import Fact, FactKind
from cardtable.table.speech.update_remarks import (
    ListenerProfile,
    UpdateRemark,
    describe_update,
    remark_of,
    turn_of,
    word_remarks,
)
from cardtable.table.style.table_style import TableStyle
from cardtable.table.table_texts import (
    ADVISED_CARDS,
    DESELECTED,
    SUMMARY_WRITTEN,
    YOUR_TURN,
    with_capital,
    with_full_stop,
)

_Kind: TypeAlias = tuple[str, str, str]

# remarks in one very short sentence; a spectator, or a player with no cards, has no turn that would end it
MOST_KEPT = 16
MOST_MS = 30_000  # longest wait of one update: no answer to a key takes longer
MOST_BEHIND = 3  # updates waiting to be shown; with more, the table catches up without waiting
GATHERING_MS = 4000  # after which deferred remarks are spoken without news: others may think for minutes


class PromptAnnouncer:
    """Decides when a prompt is spoken: at the beginning of the person's turn, and when one of another kind comes.

    Two prompts are of one kind if only their numbers or cards differ: the cards themselves say how many are marked.
    """

    def __init__(self) -> None:
        self._is_due = False  # the turn has been announced, the prompt not yet
        self._spoken: _Kind | None = None  # kind of prompt spoken in this decision
        self._replaced: _Kind | None = None  # kind of prompt that something else, such as a hint, has replaced
        self._shown: Text | None = None  # prompt written now, if it is for the person

    def begin(self) -> Text | None:
        """Begin the person's turn; return the prompt if it is shown already, else it is spoken with `show`."""
        self._is_due = True
        return None if self._shown is None else self._speak(self._shown)

    def turn(self) -> None:
        """Begin the person's turn, with the view that is about to be shown."""
        self._is_due, self._shown = True, None

    def show(self, prompt: Text | None, *, silently: bool = False) -> Text | None:
        """Set the prompt for the person (None: it is not their turn); return it if it is to be spoken. `silently`:
        something else, such as a hint, says what to do."""
        before, self._shown = self._shown, prompt
        if prompt is None:
            self._spoken = None
            return None
        kind = _kind(prompt)
        if silently:
            self._replaced, self._is_due, self._spoken = kind, False, self._spoken or kind
            return None
        goes_on = before is not None and self._spoken is not None
        return self._speak(prompt) if self._is_due or (goes_on and kind not in (self._spoken, self._replaced)) else None

    def forget(self) -> None:
        """Reset after an undo or for another match."""
        self._is_due, self._spoken, self._replaced, self._shown = False, None, None, None

    def _speak(self, prompt: Text) -> Text:
        self._is_due, self._spoken, self._replaced = False, _kind(prompt), None
        return prompt if prompt.source else YOUR_TURN


def _kind(prompt: Text) -> _Kind:
    return prompt.context, prompt.source, prompt.disambiguation


class DeferredNarration:
    """Remarks held back until it is time to speak them; nothing is lost or spoken twice."""

    def __init__(self) -> None:
        self._deferred: list[UpdateRemark] = []

    @property
    def is_keeping(self) -> bool:
        """True if any remark is held back."""
        return bool(self._deferred)

    def hear(
        self, remarks: Sequence[UpdateRemark], viewer: Seat | None, wording: WordingLevel, *, chooses: bool, due: bool
    ) -> tuple[UpdateRemark, ...]:
        """Add remarks; return those to be spoken now; after the person's own come the passes that waited for it.

        `chooses`: the person is choosing cards at the same time as others. `due`: it is their turn or the deal is over.
        """
        own = [remark for remark in remarks if remark.seat is not None and remark.seat == viewer]
        if chooses and not own and not due:
            self._deferred += (remark for remark in remarks if remark.together is not None)
            return tuple(remark for remark in remarks if remark.together is None)
        if wording is WordingLevel.VERY_SHORT and not own and not due:
            self._deferred += remarks
            return () if len(self._deferred) < MOST_KEPT else self.release()
        deferred = self.release()
        if own and all(remark.together is not None for remark in deferred):
            after = remarks.index(own[0]) + 1
            return (*remarks[:after], *deferred, *remarks[after:])
        return (*deferred, *remarks)

    def release(self) -> tuple[UpdateRemark, ...]:
        """Return all remarks held back, to be spoken now."""
        deferred, self._deferred = tuple(self._deferred), []
        return deferred

    def forget(self) -> None:
        """Drop all remarks held back, after an undo."""
        self._deferred.clear()


def hearing_ms(busy_ms: int, share: float | None, behind: int) -> int:
    """Return for how many milliseconds the next thing waits; at most `MOST_MS`.

    `busy_ms`: until everything spoken has been heard. `share` of this is waited for; None: all of it, if a screen
    reader is on. `behind`: how many things wait behind the next one.
    """
    if share is None:
        share = 1.0 if announcer.is_on() else 0.0
    return 0 if behind > MOST_BEHIND else min(MOST_MS, round(busy_ms * share))


class Narrator(QObject):
    """Speech of one table: puts updates, prompts and the table into words."""

    spoken = Signal(str)  # a sentence was announced

    def __init__(self, board: Board, hud: Hud, style: TableStyle, speech: Announcer, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._hud = hud
        self._style = style
        self._speech = speech
        self.forms = SpokenForms()  # of the game's sentences
        self._deferred = DeferredNarration()
        self._prompts = PromptAnnouncer()
        self._fewest: dict[Seat, int] = {}  # small hands of others, as they were told
        self._turn_is_told = False  # the cards that others played have told that it is the person's turn
        self._undo_text: Text | None = None  # text of an undo or redo, until the table shows it
        self._gather_timer = QTimer(self, singleShot=True, interval=GATHERING_MS)
        self._gather_timer.timeout.connect(self._speak_deferred)

    def forget(self) -> None:
        """Drop everything pending, when the table is set anew."""
        self._gather_timer.stop()
        self._deferred.forget()
        self._prompts.forget()
        self._speech.forget_facts()

    def announce(self, sentence: str, written: str = "", *, urgent: bool = False) -> None:
        """Speak a sentence; the status line may show `written` instead. `urgent`: see `Announcer.say`."""
        if sentence:
            self._speech.say(sentence, urgent=urgent)
            self.spoken.emit(written or sentence)

    def announce_hint(self, hint: Hint | None) -> None:
        """Speak a hint, with its cards unless the reason names them, and the key that follows it."""
        asks = self._hud.prompt_text
        named = () if hint is None or _names_all(hint.reason, hint.cards) else hint.cards
        hand = self._board.own_hand()
        focused = [widget.final_card for widget in hand.widgets if widget.hasFocus()] if hand is not None else []
        if len(named) == 1 and announcer.is_on() and named[0] in focused:
            named = ()  # the screen reader has just announced the focused card
        if not named:
            self.announce(asks, urgent=True)
            return
        by_rank = self.forms.by_rank and len(named) > 1
        cards = counted_by_rank(named) if by_rank else cards_in_sentence(named)
        self.announce(f"{self._style.renderer.text(ADVISED_CARDS.filled(cards))} {asks}", asks, urgent=True)

    def announce_deselected(self, cards: Cards) -> None:
        """Speak which cards are selected no more; a reader speaks only what a card has, not what it has lost."""
        if announcer.is_on():
            self.announce(self._sentence(DESELECTED.filled(cards_in_sentence(cards))), urgent=True)

    def go_to(self, undo_text: Text) -> None:
        """Set the text of an undo or redo, spoken before what then lies on the table."""
        self._undo_text = undo_text

    def tell(
        self,
        events: Sequence[Event],
        acting: frozenset[Seat],
        points: Mapping[Seat, int] = MappingProxyType({}),
        threat: Text | None = None,
    ) -> None:
        """Speak events; `acting`: whose turn it was before, `points`: what each seat gains by them, `threat`: the
        danger that begins with them. The person's own turn is announced with the prompt."""
        gone_to = self._speak_undo()
        viewer, listener = self._board.viewer, self._listener
        piles, kinds = self._board.piles.values(), self._board.places.kinds
        hands = {owner_of(pile.zone): len(pile.widgets) for pile in piles if kinds.is_hand(pile.zone)}
        found = describe_update(events, listener, acting, hands, points, self._fewest)
        if threat is not None:
            found += (UpdateRemark(threat, threat, kind=FactKind.PASSING),)
        mine = turn_of(events, listener, acting) == YOUR_TURN
        over = any(isinstance(event, HandScored | MatchEnded) for event in events)
        chooses = viewer in acting and len(acting) > 1
        now = self._deferred.hear(found, viewer, self._wording, chooses=chooses, due=mine or over)
        self._speak_remarks(now)
        self._turn_is_told = self._wording is WordingLevel.VERY_SHORT and any(remark.played for remark in now)
        turn = (YOUR_TURN,) if mine and not gone_to else ()
        self._show_written([*gone_to, *(remark.written for remark in found), *turn])
        if mine and all(isinstance(event, TurnStarted) for event in events):
            self._speak_prompt(self._prompts.begin())
        elif mine and viewer not in acting:
            self._prompts.turn()
        if self._deferred.is_keeping and not chooses:
            self._gather_timer.start()

    def time_to_hear(self, behind: int) -> int:
        """Return for how many milliseconds the next event of others waits; `behind`: how many wait behind it."""
        return hearing_ms(self._speech.busy_ms(), self._style.look.speech_share, behind)

    def time_to_begin(self, behind: int) -> int:
        """Return the same for an event that moves the focus, which never interrupts speech."""
        return max(self.time_to_hear(behind), self._speech.unbroken_ms())

    def ask(self, shown: TableDisplay) -> None:
        """Speak the prompt if it is new, once for each kind of decision."""
        mine = self._board.viewer is not None and self._board.viewer in shown.acting
        elsewhere = shown.hint is not None or shown.display.question  # hints and questions are announced by themselves
        self._speak_prompt(self._prompts.show(shown.display.prompt if mine else None, silently=elsewhere))

    def tell_with(self, before: Sequence[Text], events: Sequence[Event], after: Sequence[Text] = ()) -> None:
        """Speak events of a replay, between its position and its comments."""
        found = describe_update(events, self._listener)
        self._speak_remarks(found, before, after)
        self._show_written((*before, *(remark.written for remark in found), *after))

    def table_in_lines(self) -> list[str]:
        """Return the description of the table, the viewer's hand first."""
        hud, by_rank = self._hud, self.forms.by_rank
        return describe_table(self._board, self._style.renderer, hud, by_rank=by_rank)

    def describe_table(self) -> str:
        """Speak the description of the table; return it as lines for the text panel."""
        lines = self.table_in_lines()
        self.announce(" ".join(lines), self._style.renderer.text(SUMMARY_WRITTEN), urgent=True)
        return "\n".join(lines)

    @property
    def _listener(self) -> ListenerProfile:
        board = self._board
        sides = tuple(self._hud.sides)
        return ListenerProfile(board.viewer, board.places.kinds, self._style.look.verbosity, self.forms, sides)

    @property
    def _in_tricks(self) -> bool:
        return self._board.places.kinds.has_tricks

    @property
    def _wording(self) -> WordingLevel:
        return self._style.look.words

    def _speak_undo(self) -> list[Text]:
        """Speak an undo or redo and what now lies on the table; return its written texts."""
        undo_text, self._undo_text = self._undo_text, None
        if undo_text is None:
            return []
        words = self._style.renderer
        said = (with_full_stop(words, words.text(text)) for text in (undo_text, *lying(self._board)))
        self._speech.say(" ".join(said))
        return [undo_text]

    def _speak_deferred(self) -> None:
        self._speak_remarks(self._deferred.release())

    def _speak_prompt(self, prompt: Text | None) -> None:
        if prompt is None or self._turn_is_told:
            return
        form = self.forms.of(prompt)
        asked = remark_of(prompt, form)
        in_full = self._wording is WordingLevel.FULL and not (self._in_tricks and form.full is None)
        text = asked.full if in_full or asked.brief is None else asked.brief
        said = self._sentence(text)
        brief = said if asked.brief is None else self._sentence(asked.brief)
        self._speech.say(said, facts=(Fact(brief, FactKind.PROMPT),))

    def _sentence(self, text: Text) -> str:
        return with_capital(with_full_stop(self._style.renderer, self._style.renderer.text(text)))

    def _speak_remarks(
        self, found: Sequence[UpdateRemark], before: Sequence[Text] = (), after: Sequence[Text] = ()
    ) -> None:
        told = found
        if self._wording is not WordingLevel.FULL and self._in_tricks:  # a reader has read it in the hand
            told = [remark for remark in found if remark.played is None or remark.seat != self._board.viewer]
        texts = word_remarks(told, self._wording, in_tricks=self._in_tricks)
        said = " ".join(with_capital(self._style.renderer.text(text)) for text in (*before, *texts, *after))
        self._speech.say(said, facts=list(self._facts(found)))

    def _facts(self, remarks: Sequence[UpdateRemark]) -> Iterator[Fact]:
        """Yield the remarks that are told again when they are cut off, each in its shortest form."""
        viewer = self._board.viewer
        for remark in remarks:
            if remark.kind is None:
                continue
            own = viewer is not None and remark.seat == viewer and remark.kind is not FactKind.TRICK
            for brief in remark.again or (remark.brief,):
                (text,) = word_remarks((replace(remark, brief=brief),), WordingLevel.SHORT)
                yield Fact(self._sentence(text), remark.kind, own=own)

    def _show_written(self, texts: Sequence[Text]) -> None:
        if texts:
            self.spoken.emit(" ".join(map(self._style.renderer.text, texts)))


def _names_all(reason: Text | None, cards: Cards) -> bool:
    named = () if reason is None else [card for card in reason.args if isinstance(card, Card)]
    return set(cards) <= set(named)
