"""Hearts for three to seven players, with one pack."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import Any

from cardtable.core.cards import ACE, QUEEN, Card, Suit
from cardtable.core.controls import Controls
from cardtable.core.rulebook import Clause
from cardtable.core.rules import GameDefinition, Player, Rules
from cardtable.core.text import translate
from cardtable.games.hearts.codec import HeartsCodec
from cardtable.games.hearts.options import SEATS, HeartsOptions
from cardtable.games.hearts.state import Action, HeartsPublic

# What is not needed for the first frame is imported when it is first asked for.


def _part(module: str, name: str) -> Any:
    return getattr(import_module(f"{__name__}.{module}"), name)


def _rules(options: HeartsOptions, seats: int) -> Rules[HeartsPublic, Action]:
    rules: Rules[HeartsPublic, Action] = _part("rules", "HeartsRules")(options, seats)
    return rules


def _controls(options: HeartsOptions, seats: int) -> Controls[HeartsPublic, Action]:
    controls: Controls[HeartsPublic, Action] = _part("controls", "HeartsControls")(options, seats)
    return controls


def _rulebook(options: HeartsOptions, seats: int) -> Sequence[Clause]:
    clauses: Sequence[Clause] = _part("rulebook", "rulebook")(options, seats)
    return clauses


def _player(level: str, options: HeartsOptions, seats: int, seed: int) -> Player[HeartsPublic, Action]:
    player: Player[HeartsPublic, Action] = _part("player", level)(options, seats, seed)
    return player


GAME: GameDefinition[HeartsPublic, Action, HeartsOptions] = GameDefinition(
    id="hearts",
    version=1,
    name=translate("Hearts", "Hearts"),
    seats=SEATS,
    options=HeartsOptions,
    rules=_rules,
    controls=_controls,
    players={level: partial(_player, level) for level in ("beginner", "club", "expert")},
    codec=HeartsCodec(),
    rulebook=_rulebook,
    searching=frozenset({"expert"}),
    tagline=translate("Hearts", "Win no hearts, and beware of the queen of spades. Or win them all."),
    emblem=(Card(QUEEN, Suit.SPADES), Card(ACE, Suit.HEARTS), Card(2, Suit.CLUBS)),
    place=10,
)
