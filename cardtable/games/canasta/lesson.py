"""Three short guided deals: melds and canastas, the pile, and going out."""

from __future__ import annotations

from cardtable.games.canasta.lesson_base import CanastaLesson
from cardtable.games.canasta.lesson_going_out import GOING_OUT
from cardtable.games.canasta.lesson_melds import MELDS
from cardtable.games.canasta.lesson_pile import PILE


def lessons() -> tuple[CanastaLesson, ...]:
    """Return the lessons in the recommended order."""
    return MELDS, PILE, GOING_OUT
