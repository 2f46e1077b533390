"""Hearts for three to seven players."""

from __future__ import annotations

from cardtable.core.cards import ACE, QUEEN, Card, Suit
from cardtable.core.later import later
from cardtable.core.presentation import Presentation
from cardtable.core.rules import GameDefinition
from cardtable.core.text import translate
from cardtable.families.hearts.actions import Action, ActionCodec
from cardtable.games.hearts.options import SEATS, HeartsOptions
from cardtable.games.hearts.state import HeartsPublic


def _target(options: HeartsOptions, _seats: int) -> int:
    return options.target


LEVELS = ("beginner", "club", "expert")

GAME: GameDefinition[HeartsPublic, Action, HeartsOptions] = GameDefinition(
    id="hearts",
    version=1,
    name=translate("Hearts", "Hearts"),
    seats=SEATS,
    options=HeartsOptions,
    rules=later(__name__, "rules", "HeartsRules"),
    controls=later(__name__, "controls", "HeartsControls"),
    players={level: later(__name__, "player", level) for level in LEVELS},
    characters=later(__name__, "characters", "characters"),
    codec=ActionCodec("Hearts", "2C TD QS"),
    public=HeartsPublic,
    rulebook=later(__name__, "rulebook", "rulebook"),
    claims=True,
    judge=later(__name__, "judge", "Judge"),
    searching=frozenset({"expert"}),
    target=_target,
    answers=later(__name__, "answers", "answers"),
    story=later(__name__, "story", "story"),
    figures=later("cardtable.families.hearts", "figures", "figures"),
    lessons=later(__name__, "lesson", "lessons"),
    how_to_play=later(__name__, "how_to_play", "how_to_play"),
    spoken=later(__name__, "aloud", "spoken"),
    presentation=Presentation(
        tagline=translate("Hearts", "Win no hearts, and beware of the queen of spades. Or win them all."),
        emblem=(Card(QUEEN, Suit.SPADES), Card(ACE, Suit.HEARTS), Card(2, Suit.CLUBS)),
        place=10,
    ),
)
