"""Svoi Kozyri for two to four players."""

from __future__ import annotations

from cardtable.core.basics.lazy_import import lazy
from cardtable.core.cards import ACE, Card, Suit
from cardtable.core.presentation import Presentation
from cardtable.core.rules import GameDefinition, Measure
from cardtable.core.text import translate
from cardtable.games.svoi_kozyri.codec import SvoiKozyriCodec
from cardtable.games.svoi_kozyri.options import SEATS, MatchKind, SvoiKozyriOptions
from cardtable.games.svoi_kozyri.state import Action, SvoiKozyriPublic

_MOST_TURNS = 1_000  # turns whose history fits into one message
_TOO_LONG = translate("Svoi Kozyri", "With other people a deal must end after %1 turns at most.")

LEVELS = ("beginner", "club", "expert")

GAME: GameDefinition[SvoiKozyriPublic, Action, SvoiKozyriOptions] = GameDefinition(
    id="svoi_kozyri",
    version=1,
    name=translate("Svoi Kozyri", "Svoi Kozyri"),
    seats=SEATS,
    options=SvoiKozyriOptions,
    rules=lazy(__name__, "rules", "SvoiKozyriRules"),
    controls=lazy(__name__, "controls", "SvoiKozyriControls"),
    players={level: lazy(__name__, "player", level) for level in LEVELS},
    codec=SvoiKozyriCodec(),
    too_long=lambda options: None if 0 < options.turn_limit <= _MOST_TURNS else _TOO_LONG.filled(_MOST_TURNS),
    public=SvoiKozyriPublic,
    characters=lazy(__name__, "presentation", "characters"),
    rulebook=lazy(__name__, "rulebook", "rulebook"),
    judge=lazy(__name__, "reviewer", "SvoiKozyriReviewer"),
    judged_in=Measure(0.1, 0.3),
    searching=frozenset({"expert"}),
    deal_passes_on=True,
    low_wins=lambda options: options.match is MatchKind.LOSSES,
    solve=lazy(__name__, "search.deal_solver", "solve"),
    told_turns=lazy(__name__, "turn_summary", "told_turns"),
    answers=lazy(__name__, "queries", "answers"),
    story=lazy(__name__, "turn_summary", "story"),
    lessons=lazy(__name__, "lesson", "lessons"),
    figures=lazy(__name__, "search.blunders", "figures"),
    how_to_play=lazy(__name__, "presentation", "how_to_play"),
    spoken=lazy(__name__, "display", "spoken"),
    presentation=Presentation(
        tagline=translate("Svoi Kozyri", "Every player has their own trump suit. Beat the top card or pick up."),
        emblem=(Card(ACE, Suit.SPADES), Card(ACE, Suit.DIAMONDS), Card(6, Suit.CLUBS)),
        place=20,
        points_of_deals=False,
    ),
)
