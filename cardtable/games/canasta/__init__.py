"""Canasta for two to six players."""

from __future__ import annotations

from cardtable.core.cards import JOKER, QUEEN, Card, Suit
from cardtable.core.later import later
from cardtable.core.presentation import Presentation
from cardtable.core.rules import GameDefinition, Measure, most
from cardtable.core.text import translate
from cardtable.games.canasta.codec import CanastaCodec
from cardtable.games.canasta.options import SEATS, CanastaOptions, Seating
from cardtable.games.canasta.state import Action, CanastaPublic


def _draws_seats(options: CanastaOptions) -> bool:
    return options.seating is Seating.DRAW


LEVELS = ("beginner", "club", "expert")

GAME: GameDefinition[CanastaPublic, Action, CanastaOptions] = GameDefinition(
    id="canasta",
    version=1,
    name=translate("Canasta", "Canasta"),
    seats=SEATS,
    options=CanastaOptions,
    rules=later(__name__, "rules", "CanastaRules"),
    controls=later(__name__, "controls", "CanastaControls"),
    players={level: later(__name__, "player", level) for level in LEVELS},
    codec=CanastaCodec(),
    public=CanastaPublic,
    characters=later(__name__, "characters", "characters"),
    rulebook=later(__name__, "rulebook", "rulebook"),
    judge=later(__name__, "judge", "Judge"),
    judged_in=Measure(20.0, 100.0),
    searching=frozenset({"expert"}),
    draws_seats=_draws_seats,
    low_wins=most,
    target=later(__name__, "terms", "target"),
    told_turns=later(__name__, "telling", "told_turns"),
    answers=later(__name__, "answers", "answers"),
    story=later(__name__, "story", "story"),
    figures=later(__name__, "figures", "figures"),
    worth=later(__name__, "values", "worth"),
    lessons=later(__name__, "lesson", "lessons"),
    how_to_play=later(__name__, "how_to_play", "how_to_play"),
    spoken=later(__name__, "aloud", "spoken"),
    presentation=Presentation(
        tagline=translate("Canasta", "Team up, build melds of seven and capture the pile."),
        emblem=(Card(QUEEN, Suit.HEARTS), Card(2, Suit.SPADES), JOKER),
        place=30,
        red_and_black=True,
    ),
)
