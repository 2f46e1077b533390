"""Presentation of Svoi Kozyri: pictures of its rules, and the characters of its players.

An expert has no character in a duel with all cards known, where it searches.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from cardtable.core.cards import Suit
from cardtable.core.guidance.characters import Character, Characters
from cardtable.core.presentation import TablePictureSpec, hand, picture, row
from cardtable.core.text import translate
from cardtable.games.svoi_kozyri.options import SvoiKozyriOptions
from cardtable.games.svoi_kozyri.player import SvoiKozyriBeginner, SvoiKozyriClub, SvoiKozyriExpert

tr = partial(translate, "How to play Svoi Kozyri")

_TRUMPS = (Suit.HEARTS, Suit.SPADES)


def how_to_play() -> tuple[TablePictureSpec, ...]:
    """Return the pictures: own trumps, beating and laying, picking up, and going out."""
    return (
        picture(
            tr("Everybody has their own trump suit."),
            tr("Here yours are the hearts: even the six beats other suits."),
            hand("8C QC 7D JD 9S AS 6H TH KH", shines="6H TH KH"),
            players=2,
            trumps=_TRUMPS,
        ),
        picture(
            tr("Beat the top card: higher in its suit, or with your trump."),
            tr("Then lay any other card on top for the next player."),
            row("7C 9C TS QS", shines="QS"),
            hand("8D JD KS 6H", shines="KS 6H"),
            players=2,
            trumps=_TRUMPS,
        ),
        picture(
            tr("If you can't beat it, pick up the top three cards."),
            tr("If it is one of your own trumps, you pick up more."),
            row("6C 8C 9C JC AS", coming="9C JC AS"),
            hand("TC 8D JD 9S", dim="TC 8D JD 9S"),
            players=2,
            trumps=_TRUMPS,
        ),
        picture(
            tr("Get rid of all your cards."),
            tr("The last player with cards loses."),
            row("8S KS TD", shines="TD"),
            hand("AH", shines="AH"),
            players=2,
            trumps=_TRUMPS,
        ),
    )


_KEEPS = translate("Characters", "keeps trumps", "how a computer player plays; stands behind a name")
_SPENDS = translate("Characters", "spends trumps", "how a computer player plays; stands behind a name")
_NO_DUEL = {"expert": 3}
_LEVELS = {"beginner": SvoiKozyriBeginner, "club": SvoiKozyriClub, "expert": SvoiKozyriExpert}


def characters() -> Characters:
    """Return the characters: one keeps trumps for later, one spends them early."""
    return {"keeps": Character(_KEEPS, _players(1), _NO_DUEL), "spends": Character(_SPENDS, _players(-3), _NO_DUEL)}


def _players(thrift: int) -> Mapping[str, Callable[[SvoiKozyriOptions, int, int], SvoiKozyriClub]]:
    return {level: partial(made, thrift=thrift) for level, made in _LEVELS.items()}
