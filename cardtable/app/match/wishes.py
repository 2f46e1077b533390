"""What somebody at the table wishes, in words for those who are asked and for whoever wishes it."""

from __future__ import annotations

from cardtable.core.text import Text, Who, translate
from cardtable.core.zones import Seat
from cardtable.host.messages import Asked, Wish

_UNDO = translate("Wishes", "%1 asks to take back a move.")
_CLAIM = translate("Wishes", "%1 asks to count the deal now.")
_REPLACE = translate("Wishes", "%1 asks that a computer plays for %2.")
WAITING = translate("Wishes", "You have asked; waiting for the others.")  # for whoever wishes something
NOT_AGREED = translate("Wishes", "The others did not agree.")


def question(asked: Asked, me: Seat | None) -> Text | None:
    """What this person is asked to agree to; None if they are not asked, or have agreed."""
    if me not in asked.waits_for or asked.by is None:
        return None
    by = Who(asked.by)
    match asked.wish:
        case Wish.CLAIM:
            return _CLAIM.filled(by)
        case Wish.REPLACE if asked.about is not None:
            return _REPLACE.filled(by, Who(asked.about))
        case _:
            return _UNDO.filled(by)  # nobody is asked about a redo: it is for one person alone
