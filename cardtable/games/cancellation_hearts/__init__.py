"""Cancellation Hearts for five to eleven players."""

from __future__ import annotations

from cardtable.core.cards import QUEEN, Card, Suit
from cardtable.core.later import later
from cardtable.core.presentation import Presentation
from cardtable.core.rules import GameDefinition
from cardtable.core.text import translate
from cardtable.families.hearts.actions import Action, ActionCodec
from cardtable.games.cancellation_hearts.options import SEATS, CancellationOptions
from cardtable.games.cancellation_hearts.state import CancellationPublic


def _target(options: CancellationOptions, _seats: int) -> int:
    return options.target


LEVELS = ("beginner", "club", "expert")

GAME: GameDefinition[CancellationPublic, Action, CancellationOptions] = GameDefinition(
    id="cancellation_hearts",
    version=1,
    name=translate("Cancellation Hearts", "Cancellation Hearts"),
    seats=SEATS,
    options=CancellationOptions,
    rules=later(__name__, "rules", "CancellationRules"),
    controls=later(__name__, "controls", "CancellationControls"),
    players={level: later(__name__, "player", level) for level in LEVELS},
    codec=ActionCodec("Cancellation Hearts", "2C QS QS"),
    public=CancellationPublic,
    characters=later(__name__, "characters", "characters"),
    rulebook=later(__name__, "rulebook", "rulebook"),
    claims=True,
    judge=later(__name__, "judge", "Judge"),
    searching=frozenset({"expert"}),
    target=_target,
    twins_cancel=True,
    answers=later(__name__, "answers", "answers"),
    story=later(__name__, "story", "story"),
    figures=later("cardtable.families.hearts", "figures", "figures"),
    lessons=later(__name__, "lesson", "lessons"),
    how_to_play=later(__name__, "how_to_play", "how_to_play"),
    spoken=later(__name__, "aloud", "spoken"),
    presentation=Presentation(
        tagline=translate("Cancellation Hearts", "Hearts with two packs for a big family. Identical cards cancel out."),
        emblem=(Card(QUEEN, Suit.SPADES), Card(QUEEN, Suit.SPADES), Card(2, Suit.HEARTS)),
        place=40,
    ),
)
