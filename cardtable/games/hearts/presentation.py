"""Presentation of Hearts: pictures of its rules, characters, spoken forms, query answers, summaries."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from cardtable.core.guidance.characters import Character, Characters
from cardtable.core.guidance.player_queries import GameAnswers
from cardtable.core.language.speech_forms import SpokenForms
from cardtable.core.presentation import TablePictureSpec, hand, picture, row, trick
from cardtable.core.text import translate
from cardtable.core.tricks import winning_place
from cardtable.families.hearts import announcements, display, queries
from cardtable.games.hearts import rules
from cardtable.games.hearts.options import HeartsOptions
from cardtable.games.hearts.player import HeartsBeginner, HeartsClub, HeartsExpert
from cardtable.games.hearts.scoring import card_values
from cardtable.games.hearts.search.lead_policy import BOLD, CAREFUL, MOON, HeartsBias
from cardtable.games.hearts.state import pack

tr = partial(translate, "How to play Hearts")


def how_to_play() -> tuple[TablePictureSpec, ...]:
    """Return the pictures: passing, following suit, discarding the queen, and points.

    They hold for every preset for four.
    """
    return (
        picture(
            tr("Before play you pass three cards to another player."),
            tr("Pass on what could take points, such as high spades and hearts."),
            hand("3C 6C 9C 4D TD QD 2S 5S KS AS 4H JH AH", shines="KS AS AH"),
            players=4,
        ),
        picture(
            tr("Play a card of the suit that was led, if you have one."),
            tr("The highest card of that suit takes the trick."),
            trick("TD KD 4D", shines="KD", first=1),
            hand("7C JC 3D 9D QD 6S 8S 9H", dim="7C JC 6S 8S 9H"),
            players=4,
        ),
        picture(
            tr("If you have none, play any other card, but usually no points on the first trick."),
            tr("That is the moment to give the queen of spades away."),
            trick("9C AC 4C", shines="AC", first=1),
            hand("5D KD QS 3H 8H JH", shines="QS"),
            players=4,
        ),
        picture(
            tr("The fewest points win."),
            tr("But if you take them all, they count against the others."),
            row("2H 7H KH", tr("%1 point each").filled(1)),
            row("QS", tr("%1 points").filled(13)),
        ),
    )


_LEVELS = {"beginner": HeartsBeginner, "club": HeartsClub, "expert": HeartsExpert}


def characters() -> Characters:
    """Return the characters: careful, bold, and one that goes for moons, which a beginner never does."""
    return {
        "careful": Character(announcements.CAREFUL, _players(CAREFUL, "beginner", "club", "expert")),
        "bold": Character(announcements.BOLD, _players(BOLD, "beginner", "club", "expert")),
        "moon": Character(announcements.LIKES_THE_MOON, _players(MOON, "club", "expert")),
    }


def _players(bias: HeartsBias, *levels: str) -> Mapping[str, Callable[[HeartsOptions, int, int], HeartsClub]]:
    return {level: partial(_LEVELS[level], bias=bias) for level in levels}


def spoken() -> SpokenForms:
    """Return the spoken forms of announcements and prompts."""
    return announcements.SPOKEN | display.SPOKEN | rules.SPOKEN


def answers(options: HeartsOptions, seats: int) -> GameAnswers:
    """Return the family's query answers, with the values and the trick rule of Hearts."""
    values = card_values(options, pack(options, seats))
    return queries.answers(values, lambda trick: winning_place(trick) == len(trick) - 1)
