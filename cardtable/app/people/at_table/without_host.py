"""The question whether to play on against computers, since the host's computer does not come back."""

from __future__ import annotations

from cardtable.core.controls import Command
from cardtable.core.text import Text, Who, translate
from cardtable.host.from_table import TableInfo
from cardtable.table.furniture.people_shown import Question

_GONE = translate(
    "Host", "%1's computer has not come back. Save this match and play on against computers?", "a player's name"
)
_NO_ANSWER = translate("Host", "The table does not answer. Save this match and play on against computers?")
_AT_ONCE = translate("Host", "Do not wait for %1? Save this match and play on against computers?")
_SAVE = translate("Host", "Save and play on")
_WAIT = translate("Host", "Keep waiting")
_LEAVE = translate("Host", "Save and leave")
_ANSWERS = (Command("save", _SAVE), Command("wait", _WAIT), Command("leave", _LEAVE))
_WAITING = 1  # place of the answer that changes nothing


def question_of(info: TableInfo, *, by_itself: bool) -> Question:
    """One that comes by itself must not be answered by somebody who is typing something else."""
    if info.host is None:
        sentence: Text = _NO_ANSWER
    else:
        sentence = (_GONE if by_itself else _AT_ONCE).filled(Who(info.host))
    return Question(sentence, _ANSWERS, _WAITING if by_itself else 0)


def answer_of(code: str) -> bool | None:
    """Whether to play on; None: to keep waiting."""
    return {"save": True, "leave": False}.get(code)
