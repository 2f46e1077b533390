"""Undo and redo go from one decision of a player to another."""

from __future__ import annotations

from typing import Any

from cardtable.core.session import Session
from cardtable.core.zones import Seat


def undo_target(session: Session[Any, Any], seat: Seat | None, since: int = 0) -> int | None:
    """How many actions came before the seat's last own decision (None: anybody's last action); None if there is none.

    `since`: only decisions from this action on can be taken back.
    """
    own = (number for number in range(session.actions - 1, since - 1, -1) if _is_own(session, number, seat))
    return next(own, None)


def redo_target(session: Session[Any, Any], seat: Seat | None) -> int | None:
    """The number of actions before the seat's next own decision, or all; None if nothing was undone."""
    if session.undone == 0:
        return None
    end = session.actions + session.undone
    later = (number for number in range(session.actions + 1, end) if _is_own(session, number, seat))
    return next(later, end)


def _is_own(session: Session[Any, Any], number: int, seat: Seat | None) -> bool:
    return seat is None or session.actor_of(number) == seat
