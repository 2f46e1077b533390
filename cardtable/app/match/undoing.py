"""Undo and redo go from one decision of the person to another."""

from __future__ import annotations

from typing import Any

from cardtable.core.session import Session
from cardtable.core.zones import Seat


def undo_target(session: Session[Any, Any], person: Seat | None) -> int | None:
    """How many actions came before the person's last own decision (a spectator: the last action); None at the start."""
    own = (number for number in range(session.actions - 1, -1, -1) if _is_own(session, number, person))
    return next(own, None)


def redo_target(session: Session[Any, Any], person: Seat | None) -> int | None:
    """The number of actions before the person's next own decision, or all; None if nothing was undone."""
    if session.undone == 0:
        return None
    end = session.actions + session.undone
    later = (number for number in range(session.actions + 1, end) if _is_own(session, number, person))
    return next(later, end)


def _is_own(session: Session[Any, Any], number: int, person: Seat | None) -> bool:
    return person is None or session.actor_of(number) == person
