"""Configuration of a match: public settings, the host's secret, and the match rebuilt from finished deals."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple, cast

from cardtable.core import seating
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.controls import Controls
from cardtable.core.guidance.characters import dealt_out
from cardtable.core.guidance.player_queries import GameAnswers
from cardtable.core.options import Options
from cardtable.core.record import Record, write_head
from cardtable.core.rules import AnyGame, Rules
from cardtable.core.shuffle import commitment, player_seed, shuffled
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.host.seat_assignment import BOT, PERSON, read_assignment

CUSTOM = "custom"  # in place of a preset: changed rules


class StatisticsGroup(NamedTuple):
    """Group of results that are counted together: one game under one preset against one level."""

    game: str
    preset: str  # or CUSTOM
    level: str  # "mixed" where opponents differ


def match_key(record: Record) -> str:
    """Return the identity of a match: a digest of its settings without names and salt."""
    levels = tuple(player.partition(" ")[0] for player in record.players)
    return hashlib.sha256(write_head(replace(record, players=levels, salt="")).encode()).hexdigest()[:32]


@frozen
class MatchConfig:
    """Public settings of a match: the game, its rules, its players, and the commitment to the seed."""

    game: AnyGame
    options: Options
    players: tuple[str, ...]  # by seat, as in the head of a record: saved names, levels at the start
    sides: tuple[Seat, ...]  # by seat, the lowest seat of its side in the first deal
    commitment: str  # to the seed; "" where each deal has a seed of its own
    key: str  # of the match, for the statistics; reveals nothing of the seed
    open_seed: str | None = None  # a deal number that a person typed
    may_undo: bool = True  # by the house rules
    may_hint: bool = True  # by the house rules
    characters: tuple[str, ...] = ()  # by seat, "" for persons; () where only the host knows them

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def preset(self) -> str:
        """Name of the preset of rules; "custom" where options were changed."""
        return self.options.preset_name(self.seats) or CUSTOM

    @property
    def low_wins(self) -> bool:
        """True if the fewest points win under these rules."""
        return self.game.low_wins(self.options)

    @property
    def draws_seats(self) -> bool:
        """True if cards are drawn for the seats before the match."""
        draws_seats = self.game.draws_seats
        return draws_seats is not None and draws_seats(self.options)

    @property
    def kinds(self) -> ZoneKinds:
        return ZoneKinds(self.rules().zones)

    @property
    def target(self) -> int | None:
        """Total that ends the match; None where there is none."""
        return self.game.target(self.options, self.seats)

    def rules(self) -> Rules[Any, Any]:
        return self.game.rules(self.options, self.seats)

    def controls(self) -> Controls[Any, Any]:
        return self.game.controls(self.options, self.seats)

    def answers(self) -> GameAnswers:
        return {} if self.game.answers is None else self.game.answers(self.options, self.seats)


@frozen
class MatchSecret:
    """Secrets of a host: the seed of all deals, and the salt of the computer players' random numbers.

    With the seed alone for both, a computer player could find out a deal number that a person typed.
    """

    seed: str
    salt: str

    def chance(self, seat: int) -> int:
        """Return the seed of the random numbers of the computer player at a seat."""
        return player_seed(self.salt, seat)

    def seat_draw(self, sides: Sequence[Seat]) -> seating.DrawState:
        """Return the draw for the seats; its pack is opened at once and reveals nothing of the deals."""
        return seating.begin(self.seed, sides)


def settle_config(game: AnyGame, options: Options, players: Sequence[str], secret: MatchSecret) -> MatchConfig:
    """Return the configuration of a match; raise ValueError with one sentence if the rules do not fit."""
    head = Record(game.id, game.version, options.save(), len(players), tuple(players), secret.seed)
    rules = game.rules(options, len(players))
    first = rules.deal(None, shuffled(tuple(rules.deck()), secret.seed, 1))
    return MatchConfig(
        game=game,
        options=options,
        players=tuple(players),
        sides=rules.sides(first.state.public),
        commitment=commitment(secret.seed),
        key=match_key(head),
        open_seed=secret.seed if is_typed(secret.seed) else None,
        characters=characters_of(game, players, secret.seed),
    )


def characters_of(game: AnyGame, players: Sequence[str], seed: str) -> tuple[str, ...]:
    """Return the character of each computer player by seat; "" for persons, and in games without characters."""
    assignments = map(read_assignment, players)
    names = [None if seat.level in (PERSON, BOT) else seat.name for seat in assignments]
    return dealt_out(game.characters(), names, seed)


def config_of(record: Record, game: AnyGame) -> tuple[MatchConfig, MatchSecret]:
    """Return configuration and secret of a valid record."""
    options = cast("Options", game.options.load(record.options)[0])
    secret = MatchSecret(record.seed, record.salt)
    return settle_config(game, options, record.players, secret), secret


def is_typed(seed: str) -> bool:
    """Return True if a person typed the seed as a deal number: a generated seed never consists of digits alone."""
    return seed.isdigit()
