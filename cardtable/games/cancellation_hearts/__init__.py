"""Cancellation Hearts for five to eleven players, with two packs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import Any

from cardtable.core.cards import QUEEN, Card, Suit
from cardtable.core.controls import Controls
from cardtable.core.rulebook import Clause
from cardtable.core.rules import GameDefinition, Player, Rules
from cardtable.core.text import translate
from cardtable.games.cancellation_hearts.codec import CancellationCodec
from cardtable.games.cancellation_hearts.options import SEATS, CancellationOptions
from cardtable.games.cancellation_hearts.state import Action, CancellationPublic

# What is not needed for the first frame is imported when it is first asked for.


def _part(module: str, name: str) -> Any:
    return getattr(import_module(f"{__name__}.{module}"), name)


def _rules(options: CancellationOptions, seats: int) -> Rules[CancellationPublic, Action]:
    rules: Rules[CancellationPublic, Action] = _part("rules", "CancellationRules")(options, seats)
    return rules


def _controls(options: CancellationOptions, seats: int) -> Controls[CancellationPublic, Action]:
    controls: Controls[CancellationPublic, Action] = _part("controls", "CancellationControls")(options, seats)
    return controls


def _rulebook(options: CancellationOptions, seats: int) -> Sequence[Clause]:
    clauses: Sequence[Clause] = _part("rulebook", "rulebook")(options, seats)
    return clauses


def _player(level: str, options: CancellationOptions, seats: int, seed: int) -> Player[CancellationPublic, Action]:
    player: Player[CancellationPublic, Action] = _part("player", level)(options, seats, seed)
    return player


GAME: GameDefinition[CancellationPublic, Action, CancellationOptions] = GameDefinition(
    id="cancellation_hearts",
    version=1,
    name=translate("Cancellation Hearts", "Cancellation Hearts"),
    seats=SEATS,
    options=CancellationOptions,
    rules=_rules,
    controls=_controls,
    players={level: partial(_player, level) for level in ("beginner", "club", "expert")},
    codec=CancellationCodec(),
    rulebook=_rulebook,
    searching=frozenset({"expert"}),
    tagline=translate("Cancellation Hearts", "Hearts with two packs for a big family. Twins cancel each other."),
    emblem=(Card(QUEEN, Suit.SPADES), Card(QUEEN, Suit.SPADES), Card(2, Suit.HEARTS)),
    place=40,
)
