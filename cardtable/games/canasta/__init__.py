"""Canasta for two to six players, with two or three packs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import Any

from cardtable.core.cards import JOKER, QUEEN, Card, Suit
from cardtable.core.controls import Controls
from cardtable.core.rulebook import Clause
from cardtable.core.rules import GameDefinition, Player, Rules
from cardtable.core.text import translate
from cardtable.games.canasta.codec import CanastaCodec
from cardtable.games.canasta.options import SEATS, CanastaOptions, Seating
from cardtable.games.canasta.state import Action, CanastaPublic

# Rules, controls, rulebook and players are imported when they are first asked for, so that the program starts fast.


def _later(module: str, name: str) -> Any:
    return getattr(import_module(f"{__name__}.{module}"), name)


def _rules(options: CanastaOptions, seats: int) -> Rules[CanastaPublic, Action]:
    rules: Rules[CanastaPublic, Action] = _later("rules", "CanastaRules")(options, seats)
    return rules


def _controls(options: CanastaOptions, seats: int) -> Controls[CanastaPublic, Action]:
    controls: Controls[CanastaPublic, Action] = _later("controls", "CanastaControls")(options, seats)
    return controls


def _rulebook(options: CanastaOptions, seats: int) -> Sequence[Clause]:
    clauses: Sequence[Clause] = _later("rulebook", "rulebook")(options, seats)
    return clauses


def _player(level: str, options: CanastaOptions, seats: int, seed: int) -> Player[CanastaPublic, Action]:
    player: Player[CanastaPublic, Action] = _later("player", level)(options, seats, seed)
    return player


def _draws_seats(options: CanastaOptions) -> bool:
    return options.seating is Seating.DRAW


GAME: GameDefinition[CanastaPublic, Action, CanastaOptions] = GameDefinition(
    id="canasta",
    version=1,
    name=translate("Canasta", "Canasta"),
    seats=SEATS,
    options=CanastaOptions,
    rules=_rules,
    controls=_controls,
    players={level: partial(_player, level) for level in ("beginner", "club", "expert")},
    codec=CanastaCodec(),
    rulebook=_rulebook,
    searching=frozenset({"expert"}),
    draws_seats=_draws_seats,
    low_wins=False,
    red_and_black=True,
    tagline=translate("Canasta", "Build sets of seven with a partner, and catch the pile."),
    emblem=(Card(QUEEN, Suit.HEARTS), Card(2, Suit.SPADES), JOKER),
    place=30,
)
