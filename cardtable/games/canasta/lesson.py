"""Three short guided deals: melds and canastas, the pile, and going out."""

from __future__ import annotations

from cardtable.games.canasta.lesson_of_going_out import GOING_OUT
from cardtable.games.canasta.lesson_of_melds import MELDS
from cardtable.games.canasta.lesson_of_the_pile import PILE
from cardtable.games.canasta.lesson_sight import CanastaLesson


def lessons() -> tuple[CanastaLesson, ...]:
    """In the order in which they are best taken."""
    return MELDS, PILE, GOING_OUT
