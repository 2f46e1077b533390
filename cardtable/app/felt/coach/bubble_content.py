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
from cardtable.models.coaching import Coaching, Manner


class BubbleAct(enum.Enum):
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
class BubbleButton:
    """One button; the last of a bubble is its primary one."""

    act: BubbleAct
    label: Text


@frozen
class BubbleContent:
    """A sentence, how far the lesson is (`of` 0: it is none), and buttons, the primary one last."""

    sentence: Text
    number: int = 0
    of: int = 0
    buttons: tuple[BubbleButton, ...] = ()


_LEAVES = BubbleButton(BubbleAct.ASK_TO_LEAVE, LEAVE)
_QUESTION = BubbleContent(
    LEAVE_NOW, buttons=(BubbleButton(BubbleAct.STAY, STAY), BubbleButton(BubbleAct.LEAVE, LEAVE_IT))
)


def content_of(coaching: Coaching, *, leaving: bool, has_others: bool) -> BubbleContent | None:
    """The bubble of a lesson as far as it has come; `leaving`: the learner is asked whether to leave it.

    `has_others`: the game has another lesson.
    """
    if leaving:
        return _QUESTION
    note = coaching.note
    if note is None:
        return None
    sentence = note.sentence if note.refusal is None else note.refusal
    buttons = _LAST if note.manner is Manner.ENDED and not has_others else _BUTTONS[note.manner]
    return BubbleContent(sentence, note.number, coaching.steps, buttons)


_LAST = (BubbleButton(BubbleAct.ANOTHER, ONCE_MORE), BubbleButton(BubbleAct.PLAY_ON, PLAY_ON))
_BUTTONS = {
    Manner.ASKS: (_LEAVES, BubbleButton(BubbleAct.GOT_IT, GOT_IT)),
    Manner.TELLS: (_LEAVES, BubbleButton(BubbleAct.GOT_IT, GOT_IT)),
    Manner.STRAYED: (BubbleButton(BubbleAct.KEEP, PLAY_ON), BubbleButton(BubbleAct.TAKE_BACK, TAKE_BACK)),
    Manner.FREE: (_LEAVES, BubbleButton(BubbleAct.HINT, HINT)),
    Manner.ENDED: (BubbleButton(BubbleAct.ANOTHER, ANOTHER), BubbleButton(BubbleAct.PLAY_ON, PLAY_ON)),
}
