"""Canasta for two to six players."""

from __future__ import annotations

from cardtable.core.basics.lazy_import import lazy
from cardtable.core.cards import JOKER, QUEEN, Card, Suit
from cardtable.core.presentation import Presentation
from cardtable.core.rules import GameDefinition, Measure, most
from cardtable.core.text import translate
from cardtable.games.canasta.codec import CanastaCodec
from cardtable.games.canasta.options import SEATS, CanastaOptions, CanastaSeating
from cardtable.games.canasta.state import Action, CanastaPublic


def _draws_seats(options: CanastaOptions) -> bool:
    return options.seating is CanastaSeating.DRAW


LEVELS = ("beginner", "club", "expert")

GAME: GameDefinition[CanastaPublic, Action, CanastaOptions] = GameDefinition(
    id="canasta",
    version=1,
    name=translate("Canasta", "Canasta"),
    seats=SEATS,
    options=CanastaOptions,
    rules=lazy(__name__, "rules", "CanastaRules"),
    controls=lazy(__name__, "controls", "CanastaControls"),
    players={level: lazy(__name__, "player", level) for level in LEVELS},
    codec=CanastaCodec(),
    public=CanastaPublic,
    characters=lazy(__name__, "presentation", "characters"),
    rulebook=lazy(__name__, "rulebook", "rulebook"),
    judge=lazy(__name__, "reviewer", "CanastaReviewer"),
    judged_in=Measure(20.0, 100.0),
    searching=frozenset({"expert"}),
    draws_seats=_draws_seats,
    low_wins=most,
    target=lazy(__name__, "game_parameters", "target"),
    told_turns=lazy(__name__, "turn_summary", "told_turns"),
    answers=lazy(__name__, "queries", "answers"),
    story=lazy(__name__, "turn_summary", "story"),
    figures=lazy(__name__, "search.blunders", "figures"),
    worth=lazy(__name__, "card_values", "points_of"),
    lessons=lazy(__name__, "lesson", "lessons"),
    how_to_play=lazy(__name__, "presentation", "how_to_play"),
    conventions=lazy(__name__, "presentation", "conventions"),
    spoken=lazy(__name__, "display", "spoken"),
    presentation=Presentation(
        tagline=translate("Canasta", "Team up, build melds of seven and capture the pile."),
        emblem=(Card(QUEEN, Suit.HEARTS), Card(2, Suit.SPADES), JOKER),
        place=30,
        red_and_black=True,
    ),
)
