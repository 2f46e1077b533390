"""Texts and content of the coach bubble outside the sentences of the lessons."""

from __future__ import annotations

import enum

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.text import Text, translate
from cardtable.models.lesson_progression import CoachPrompt, LessonProgression

GOT_IT = translate("Lesson", "Got it")
ENTER_GOES_ON = translate("Lesson", "Press Enter to continue.", "the key")
ENTER_LEAVES = translate("Lesson", "Press Enter to leave, Esc to continue.", "the keys")
TAKES_BACK = translate("Lesson", "Press Enter to take it back, Esc to play on.", "the keys")
SHOWS_A_HINT = translate("Lesson", "Press Enter for a hint.", "the key")
LEAVE = translate("Lesson", "Leave the lesson")
LEAVE_NOW = translate("Lesson", "Leave the lesson? You can come back and continue here.")
LEAVE_IT = translate("Lesson", "Leave")
STAY = translate("Lesson", "Continue")
PLAY_ON = translate("Lesson", "Play on")
TAKE_BACK = translate("Lesson", "Take it back")
HINT = translate("Lesson", "Show a hint")
ANOTHER = translate("Lesson", "Another lesson")
ONCE_MORE = translate("Lesson", "Once more")
SHOW_ME = translate("Lesson", "Show me")
NOT_NOW = translate("Lesson", "Not now")
NEVER = translate("Lesson", "Don't ask again")
COACH = translate("Lesson", "Coach")
SHOW_AGAIN = translate("Lesson", "Show the coach's sentence again")
PLACE = translate("Lesson", "Lesson, %1 of %2.", "how many sentences it has, and which of them follows")
HEADING = translate("Lesson", "%1, a lesson", "the name of a game")


class CoachAction(enum.Enum):
    """Action of a button of the coach bubble."""

    GOT_IT = enum.auto()
    ASK_TO_LEAVE = enum.auto()
    LEAVE = enum.auto()
    STAY = enum.auto()
    PLAY_ON = enum.auto()
    TAKE_BACK = enum.auto()
    KEEP = enum.auto()
    HINT = enum.auto()
    ANOTHER = enum.auto()
    SHOW_ME = enum.auto()
    NOT_NOW = enum.auto()
    NEVER = enum.auto()


@frozen
class CoachButton:
    """Button of a coach bubble: its action and its label."""

    act: CoachAction
    label: Text


@frozen
class CoachContent:
    """Content of a coach bubble: sentence `number` of `of` (0: of no lesson), and buttons, the primary one last."""

    sentence: Text
    number: int = 0
    of: int = 0
    buttons: tuple[CoachButton, ...] = ()


_LEAVES = CoachButton(CoachAction.ASK_TO_LEAVE, LEAVE)
_QUESTION = CoachContent(
    LEAVE_NOW, buttons=(CoachButton(CoachAction.STAY, STAY), CoachButton(CoachAction.LEAVE, LEAVE_IT))
)


def content_of(coaching: LessonProgression, *, leaving: bool, has_others: bool) -> CoachContent | None:
    """Return the bubble of a lesson, None without a sentence; `leaving`: the learner is asked whether to leave."""
    if leaving:
        return _QUESTION
    note = coaching.note
    if note is None:
        return None
    sentence = note.sentence if note.refusal is None else note.refusal
    buttons = _LAST if note.manner is CoachPrompt.ENDED and not has_others else _BUTTONS[note.manner]
    return CoachContent(sentence, note.number, coaching.steps, buttons)


_LAST = (CoachButton(CoachAction.ANOTHER, ONCE_MORE), CoachButton(CoachAction.PLAY_ON, PLAY_ON))
_BUTTONS = {
    CoachPrompt.ASKS: (_LEAVES, CoachButton(CoachAction.GOT_IT, GOT_IT)),
    CoachPrompt.TELLS: (_LEAVES, CoachButton(CoachAction.GOT_IT, GOT_IT)),
    CoachPrompt.STRAYED: (CoachButton(CoachAction.KEEP, PLAY_ON), CoachButton(CoachAction.TAKE_BACK, TAKE_BACK)),
    CoachPrompt.FREE: (_LEAVES, CoachButton(CoachAction.HINT, HINT)),
    CoachPrompt.ENDED: (CoachButton(CoachAction.ANOTHER, ANOTHER), CoachButton(CoachAction.PLAY_ON, PLAY_ON)),
}
