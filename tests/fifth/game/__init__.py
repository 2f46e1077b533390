"""Pinch for three or four players: one card to the left, then five tricks; most tricks win."""

from __future__ import annotations

from cardtable.core.basics.lazy_import import lazy
from cardtable.core.cards import ACE, JACK, Card, Suit
from cardtable.core.presentation import Presentation
from cardtable.core.rules import GameDefinition, most
from cardtable.core.text import translate
from cardtable.games.pinch.codec import PinchCodec
from cardtable.games.pinch.options import SEATS, PinchOptions
from cardtable.games.pinch.state import Action, PinchPublic

GAME: GameDefinition[PinchPublic, Action, PinchOptions] = GameDefinition(
    id="pinch",
    version=1,
    name=translate("Pinch", "Pinch"),
    seats=SEATS,
    options=PinchOptions,
    rules=lazy(__name__, "rules", "PinchRules"),
    controls=lazy(__name__, "controls", "PinchControls"),
    players={"club": lazy(__name__, "player", "Club")},
    codec=PinchCodec(),
    rulebook=lazy(__name__, "rulebook", "rulebook"),
    low_wins=most,
    public=PinchPublic,
    presentation=Presentation(
        tagline=translate("Pinch", "Pass one card on, then win the most of five tricks."),
        emblem=(Card(ACE, Suit.CLUBS), Card(JACK, Suit.HEARTS), Card(9, Suit.SPADES)),
        place=50,
    ),
)
