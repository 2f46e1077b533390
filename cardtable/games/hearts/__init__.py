"""Hearts for three to seven players."""

from __future__ import annotations

from cardtable.core.basics.lazy_import import lazy
from cardtable.core.cards import ACE, QUEEN, Card, Suit
from cardtable.core.presentation import Presentation
from cardtable.core.rules import GameDefinition
from cardtable.core.text import translate
from cardtable.families.hearts.actions import Action, ActionCodec
from cardtable.games.hearts.options import SEATS, HeartsOptions
from cardtable.games.hearts.state import HeartsPublic

LEVELS = ("beginner", "club", "expert")

GAME: GameDefinition[HeartsPublic, Action, HeartsOptions] = GameDefinition(
    id="hearts",
    version=1,
    name=translate("Hearts", "Hearts"),
    seats=SEATS,
    options=HeartsOptions,
    rules=lazy(__name__, "rules", "HeartsRules"),
    controls=lazy(__name__, "controls", "HeartsControls"),
    players={level: lazy(__name__, "player", level) for level in LEVELS},
    characters=lazy(__name__, "presentation", "characters"),
    codec=ActionCodec("Hearts", "2C TD QS"),
    public=HeartsPublic,
    rulebook=lazy(__name__, "rulebook", "rulebook"),
    claims=True,
    judge=lazy(__name__, "player", "HeartsReviewer"),
    searching=frozenset({"expert"}),
    target=lambda options, _seats: options.target,
    answers=lazy(__name__, "presentation", "answers"),
    story=lazy("cardtable.families.hearts", "deal_summary", "story"),
    figures=lazy(__name__, "search.blunders", "figures"),
    lessons=lazy(__name__, "lesson", "lessons"),
    how_to_play=lazy(__name__, "presentation", "how_to_play"),
    spoken=lazy(__name__, "presentation", "spoken"),
    presentation=Presentation(
        tagline=translate("Hearts", "Win no hearts, and beware of the queen of spades. Or win them all."),
        emblem=(Card(QUEEN, Suit.SPADES), Card(ACE, Suit.HEARTS), Card(2, Suit.CLUBS)),
        place=10,
    ),
)
