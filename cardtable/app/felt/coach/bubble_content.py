"""What is in the coach's bubble, as one value."""

from __future__ import annotations

import enum

from cardtable.app.felt.coach.coach_words import (
    ANOTHER,
    GOT_IT,
    HINT,
    LEAVE,
    LEAVE_IT,
    LEAVE_NOW,
    ONCE_MORE,
    PLAY_ON,
    STAY,
    TAKE_BACK,
)
from cardtable.core.frozen_values import frozen
from cardtable.core.text import Text
from cardtable.models.coaching import CoachPrompt, LessonProgression


class CoachAction(enum.Enum):
    """What a button of the bubble asks for."""

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
    """One button; the last of a bubble is its primary one."""

    act: CoachAction
    label: Text


@frozen
class CoachContent:
    """A sentence, how far the lesson is (`of` 0: it is none), and buttons, the primary one last."""

    sentence: Text
    number: int = 0
    of: int = 0
    buttons: tuple[CoachButton, ...] = ()


_LEAVES = CoachButton(CoachAction.ASK_TO_LEAVE, LEAVE)
_QUESTION = CoachContent(
    LEAVE_NOW, buttons=(CoachButton(CoachAction.STAY, STAY), CoachButton(CoachAction.LEAVE, LEAVE_IT))
)


def content_of(coaching: LessonProgression, *, leaving: bool, has_others: bool) -> CoachContent | None:
    """The bubble of a lesson as far as it has come; `leaving`: the learner is asked whether to leave it.

    `has_others`: the game has another lesson.
    """
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
