"""Presentation of Canasta: the pictures of how to play, and the characters of computer players."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from cardtable.core.guidance.characters import Character, Characters
from cardtable.core.presentation import TablePictureSpec, hand, picture, row
from cardtable.core.text import Text, translate
from cardtable.games.canasta.options import CanastaOptions
from cardtable.games.canasta.player import CanastaClub, CanastaExpert
from cardtable.games.canasta.search.turn_heuristics import FREEZES, HOLDS_BACK, LIKES_THE_PILE, CanastaBias

tr = partial(translate, "How to play Canasta")

_FREEZES = translate("Characters", "freezes early", "how a computer player plays; stands behind a name")
_LIKES_THE_PILE = translate("Characters", "likes the pile", "how a computer player plays; stands behind a name")
_HOLDS_BACK = translate("Characters", "holds back", "how a computer player plays; stands behind a name")


def how_to_play() -> tuple[TablePictureSpec, ...]:
    """Return four pictures: melds, canastas, the pile, and going out."""
    return (
        picture(
            tr("A meld is three or more cards of one rank."),
            tr("Deuces and jokers are wild: they may stand for other cards."),
            row("AC AS AH"),
            row("KC KD 2S", shines="2S"),
            hand("4D 7C 9S TH QD QS QH", shines="QD QS QH"),
        ),
        picture(
            tr("Seven cards of one rank are a canasta."),
            tr("Without wild cards it counts more."),
            row("QC QC QD QS QS QH QH", tr("%1 points").filled(500)),
            row("8C 8D 8D 8S 8H 2C JK", tr("%1 points").filled(300)),
        ),
        picture(
            tr("Take the whole pile, if you can meld its top card at once."),
            tr("A wild card freezes it: then your hand needs two cards like the top one."),
            row("5H 9C 2D JD 6S KS", shines="KS", frozen=True),
            hand("4C 7D TS KD KH AC", shines="KD KH"),
        ),
        picture(
            tr("Each turn ends with a discard; with your last card you go out."),
            tr("Your side needs a canasta for that. The most points win."),
            row("TC TD TD TS TS TH TH", tr("Your canasta")),
            hand("5S", shines="5S"),
        ),
    )


def conventions() -> tuple[Text, ...]:
    """Return what the computer players of the upper levels do for a partner, and expect of one."""
    return (
        tr("Make your first meld with no more cards than it needs, so that your side can still take the pile."),
        tr("Don't discard a rank that your side has on the table while another card is as safe."),
        tr("Your partner rarely holds more of a rank that they have discarded, so don't collect that rank together."),
        tr("The first card that a player discards isn't a signal: computer players neither give nor read one."),
        tr("A computer partner who can go out asks you first if you hold five cards or more and the deal may go on."),
        tr("Say no if your side's melds may still bring more than the cards that the others are caught with."),
    )


def characters() -> Characters:
    """Return the characters: one freezes the pile, one likes to take it, one holds cards back; beginners have none."""
    return {
        "freezes": Character(_FREEZES, _players(FREEZES)),
        "pile": Character(_LIKES_THE_PILE, _players(LIKES_THE_PILE)),
        "holds": Character(_HOLDS_BACK, _players(HOLDS_BACK)),
    }


def _players(bias: CanastaBias) -> Mapping[str, Callable[[CanastaOptions, int, int], CanastaClub]]:
    return {"club": partial(CanastaClub, bias=bias), "expert": partial(CanastaExpert, bias=bias)}
