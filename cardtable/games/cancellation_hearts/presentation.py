"""Presentation of Cancellation Hearts: rule pictures, characters, spoken forms, answers, summaries."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from cardtable.core.guidance.characters import Character, Characters
from cardtable.core.guidance.player_queries import GameAnswers
from cardtable.core.language.speech_forms import SpokenForms
from cardtable.core.presentation import TablePictureSpec, hand, picture, row, trick
from cardtable.core.text import translate
from cardtable.families.hearts import announcements, display, queries
from cardtable.games.cancellation_hearts import announcements as says
from cardtable.games.cancellation_hearts.options import CancellationOptions
from cardtable.games.cancellation_hearts.player import CancellationBeginner, CancellationClub, CancellationExpert
from cardtable.games.cancellation_hearts.scoring import card_values
from cardtable.games.cancellation_hearts.search.card_heuristics import BOLD, CANCEL_BIAS, CAREFUL, CancellationBias
from cardtable.games.cancellation_hearts.trick_cancelling import winning_place

tr = partial(translate, "How to play Cancellation Hearts")


def how_to_play() -> tuple[TablePictureSpec, ...]:
    """Return the pictures: points, following suit, twins, and a trick without a winner."""
    return (
        picture(
            tr("There are two packs, so every card has a twin."),
            tr("Take the fewest points to win, or take them all."),
            row("3H 3H TH TH", tr("%1 point each").filled(1)),
            row("QS QS", tr("%1 points each").filled(13)),
        ),
        picture(
            tr("Play a card of the suit that was led, if you have one."),
            tr("The highest card of that suit takes the trick."),
            trick("6C QC 8C 2C", shines="QC", first=2),
            hand("4C 4C TC 5D JD KD 7S 2H", dim="5D JD KD 7S 2H"),
            players=6,
        ),
        picture(
            tr("Twins in one trick cancel each other."),
            tr("Here both kings are gone, and the nine takes the trick."),
            trick("4D KD 9D 7D KD 5D", shines="9D", crossed="KD"),
            players=6,
        ),
        picture(
            tr("If no card of the suit is left, nobody takes the trick."),
            tr("It waits for the player who takes the next one."),
            trick("6C JC 6C QD JC 3S", crossed="6C JC"),
            players=6,
        ),
    )


_CANCELS = translate("Characters", "likes to cancel", "how a computer player plays; stands behind a name")
_LEVELS = {"beginner": CancellationBeginner, "club": CancellationClub, "expert": CancellationExpert}


def characters() -> Characters:
    """Return the characters: careful, bold, and one that likes to cancel."""
    return {
        "careful": Character(announcements.CAREFUL, _players(CAREFUL)),
        "bold": Character(announcements.BOLD, _players(BOLD)),
        "cancels": Character(_CANCELS, _players(CANCEL_BIAS)),
    }


def _players(bias: CancellationBias) -> Mapping[str, Callable[[CancellationOptions, int, int], CancellationClub]]:
    return {level: partial(made, bias=bias) for level, made in _LEVELS.items()}


def spoken() -> SpokenForms:
    """Return the spoken forms of announcements and prompts."""
    return announcements.SPOKEN | display.SPOKEN | says.SPOKEN


def answers(options: CancellationOptions, _seats: int) -> GameAnswers:
    """Return the family's query answers, with cancelling twins."""
    return queries.answers(
        card_values(options), lambda trick: winning_place(options.void_rule, trick) == len(trick) - 1, cancels=True
    )
