"""The question how a match goes on whose host's computer does not come back."""

from __future__ import annotations

from cardtable.core.controls import Command
from cardtable.core.text import Text, Who, translate
from cardtable.host.from_table import RoomInfo
from cardtable.table.furniture.people_shown import OverlayQuestion

_GONE = translate("Host", "%1's computer has not come back. How shall the match go on?", "a player's name")
_NO_ANSWER = translate("Host", "The table does not answer. How shall the match go on?")
_AT_ONCE = translate("Host", "You need not wait for %1. How shall the match go on?")

OPEN_HERE = "open"
_OPEN = Command(OPEN_HERE, translate("Host", "Open it again here", "the table, for the same people"))
_SAVE = Command("save", translate("Host", "Play on against computers"))
_WAIT = Command("wait", translate("Host", "Keep waiting"))
_LEAVE = Command("leave", translate("Host", "Save and leave"))


def question_of(info: RoomInfo, *, by_itself: bool, may_open: bool) -> OverlayQuestion:
    """One that comes by itself must not be answered by somebody who is typing something else.

    `may_open`: a deal was played to its end, from which the table can be opened again.
    """
    if info.host is None or info.host == info.you:  # a server does not answer
        sentence: Text = _NO_ANSWER
    else:
        sentence = (_GONE if by_itself else _AT_ONCE).filled(Who(info.host))
    answers = (*((_OPEN,) if may_open else ()), _SAVE, _WAIT, _LEAVE)
    return OverlayQuestion(sentence, answers, answers.index(_WAIT) if by_itself else 0)


def answer_of(code: str) -> bool | None:
    """Whether to play on alone; None: to keep waiting."""
    return {"save": True, "leave": False}.get(code)
