"""Svoi Kozyri, "own trumps", for two to four players, and the mirrored duel without luck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from typing import Any

from cardtable.core.cards import ACE, Card, Suit
from cardtable.core.controls import Controls
from cardtable.core.rulebook import Clause
from cardtable.core.rules import GameDefinition, Player, Rules
from cardtable.core.text import translate
from cardtable.games.svoi_kozyri.codec import SvoiKozyriCodec
from cardtable.games.svoi_kozyri.options import SEATS, MatchKind, SvoiKozyriOptions
from cardtable.games.svoi_kozyri.state import Action, SvoiKozyriPublic

# What is not needed for the first frame is imported when it is first asked for.


def _late(module: str, name: str) -> Any:
    return getattr(import_module(f"{__name__}.{module}"), name)


def _rules(options: SvoiKozyriOptions, seats: int) -> Rules[SvoiKozyriPublic, Action]:
    made: Rules[SvoiKozyriPublic, Action] = _late("rules", "SvoiKozyriRules")(options, seats)
    return made


def _controls(options: SvoiKozyriOptions, seats: int) -> Controls[SvoiKozyriPublic, Action]:
    made: Controls[SvoiKozyriPublic, Action] = _late("controls", "SvoiKozyriControls")(options, seats)
    return made


def _rulebook(options: SvoiKozyriOptions, seats: int) -> Sequence[Clause]:
    made: Sequence[Clause] = _late("rulebook", "rulebook")(options, seats)
    return made


def _player(level: str, options: SvoiKozyriOptions, seats: int, seed: int) -> Player[SvoiKozyriPublic, Action]:
    made: Player[SvoiKozyriPublic, Action] = _late("player", level)(options, seats, seed)
    return made


def _solve(options: SvoiKozyriOptions | None, cards: int, stop: Callable[[], bool]) -> Mapping[str, int]:
    counts: Mapping[str, int] = _late("solver", "solve")(options, cards, stop)
    return counts


def _counts_losses(options: SvoiKozyriOptions) -> bool:
    return options.match is MatchKind.LOSSES


GAME: GameDefinition[SvoiKozyriPublic, Action, SvoiKozyriOptions] = GameDefinition(
    id="svoi_kozyri",
    version=1,
    name=translate("Svoi Kozyri", "Svoi Kozyri"),
    seats=SEATS,
    options=SvoiKozyriOptions,
    rules=_rules,
    controls=_controls,
    players={level: partial(_player, level) for level in ("beginner", "club", "expert")},
    codec=SvoiKozyriCodec(),
    rulebook=_rulebook,
    searching=frozenset({"expert"}),
    low_wins=_counts_losses,
    tagline=translate("Svoi Kozyri", "Everybody has a trump suit of his own. Beat the top card, or pick up."),
    solve=_solve,
    place=20,
    emblem=(Card(ACE, Suit.SPADES), Card(ACE, Suit.DIAMONDS), Card(6, Suit.CLUBS)),
)
