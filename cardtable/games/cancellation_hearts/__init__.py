"""Cancellation Hearts for five to eleven players."""

from __future__ import annotations

from cardtable.core.basics.lazy_import import lazy
from cardtable.core.cards import QUEEN, Card, Suit
from cardtable.core.presentation import Presentation
from cardtable.core.rules import GameDefinition
from cardtable.core.text import translate
from cardtable.families.hearts.actions import Action, ActionCodec
from cardtable.games.cancellation_hearts.options import SEATS, CancellationOptions
from cardtable.games.cancellation_hearts.state import CancellationPublic

LEVELS = ("beginner", "club", "expert")

GAME: GameDefinition[CancellationPublic, Action, CancellationOptions] = GameDefinition(
    id="cancellation_hearts",
    version=1,
    name=translate("Cancellation Hearts", "Cancellation Hearts"),
    seats=SEATS,
    options=CancellationOptions,
    rules=lazy(__name__, "rules", "CancellationRules"),
    controls=lazy(__name__, "controls", "CancellationControls"),
    players={level: lazy(__name__, "player", level) for level in LEVELS},
    codec=ActionCodec("Cancellation Hearts", "2C QS QS"),
    public=CancellationPublic,
    characters=lazy(__name__, "presentation", "characters"),
    rulebook=lazy(__name__, "rulebook", "rulebook"),
    claims=True,
    judge=lazy(__name__, "player", "CancellationReviewer"),
    searching=frozenset({"expert"}),
    target=lambda options, _seats: options.target,
    twins_cancel=True,
    answers=lazy(__name__, "presentation", "answers"),
    story=lazy("cardtable.families.hearts", "deal_summary", "story"),
    figures=lazy("cardtable.families.hearts", "score_sheet", "figures"),
    lessons=lazy(__name__, "lesson", "lessons"),
    how_to_play=lazy(__name__, "presentation", "how_to_play"),
    spoken=lazy(__name__, "presentation", "spoken"),
    presentation=Presentation(
        tagline=translate("Cancellation Hearts", "Hearts with two packs for a big family. Identical cards cancel out."),
        emblem=(Card(QUEEN, Suit.SPADES), Card(QUEEN, Suit.SPADES), Card(2, Suit.HEARTS)),
        place=40,
    ),
)
