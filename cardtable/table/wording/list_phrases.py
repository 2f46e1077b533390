"""What the lists on the table are called, for those who hear them."""

from __future__ import annotations

from cardtable.core.addressing import in_person_form
from cardtable.core.text import translate

YOUR_HAND_LIST = translate("Table", "Your hand, %1 card(s)", n=0)
HAND_LIST = in_person_form(
    translate("Table", "%1's hand, %2 card(s)", n=0),
    {1: translate("Table", "Your hand, %2 card(s)", n=0)},
)
TRICK_LIST = translate("Table", "On the table, %1 card(s)", n=0)
MIDDLE_LIST = translate("Table", "In the middle of the table, %1 card(s)", n=0)
PILE_LIST = translate("Table", "%1, %2 card(s)", "a pile by its name, and how many cards it has", n=0)
IN_THE_MIDDLE = translate("Table", "Piles in the middle of the table")
LAID_BY = in_person_form(
    translate("Table", "Laid out by %1", "the name of a list of cards; a side, or a player"),
    {1: translate("Table", "Laid out by %1", "the name of a list of cards; your side")},
)
PLAYERS = translate("Table", "Players")
SCORE_AND_DEAL = translate("Table", "Score and deal", "a list of what is written in the corners of the table")
NOTHING_ELSE = translate("Table", "Nothing else to go to.", "spoken when Tab finds nothing more")
