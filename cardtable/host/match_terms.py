"""What is settled before the first card: what everybody may know of a match, and what its host alone knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from cardtable.core import seating
from cardtable.core.chance import player_seed
from cardtable.core.characters import dealt_out
from cardtable.core.controls import Controls
from cardtable.core.frozen_values import frozen
from cardtable.core.options import Options
from cardtable.core.record import Record
from cardtable.core.rules import AnyGame, Rules
from cardtable.core.shuffle import commitment, shuffled
from cardtable.core.table_questions import GameAnswers
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.host.group import CUSTOM, match_key
from cardtable.host.people import BOT, PERSON, read_assignment


@frozen
class MatchConfig:
    """A game, its rules for this match, who sits where, and what may be known of the seed."""

    game: AnyGame
    options: Options
    players: tuple[str, ...]  # by seat, as the record's head has them: kept names, levels at the start
    sides: tuple[Seat, ...]  # by seat, the lowest seat of its side as points are counted: that of the first deal
    commitment: str  # to the seed; "" where each deal has a seed of its own
    key: str  # of the match, for the statistics; tells nothing of the seed
    open_seed: str | None = None  # a deal number that somebody typed
    may_undo: bool = True  # by the rules of the house
    may_hint: bool = True  # by the same
    characters: tuple[str, ...] = ()  # by seat, "" of people; () where only the host knows them

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.players)

    @property
    def preset(self) -> str:
        """The name of the rules; "custom" where they were changed."""
        return self.options.preset_name(self.seats) or CUSTOM

    @property
    def low_wins(self) -> bool:
        """Whether fewest points are best under these rules."""
        return self.game.low_wins(self.options)

    @property
    def draws_seats(self) -> bool:
        """Whether cards are drawn for the places before the match."""
        asked = self.game.draws_seats
        return asked is not None and asked(self.options)

    @property
    def kinds(self) -> ZoneKinds:
        """Where cards can lie under these rules."""
        return ZoneKinds(self.rules().zones)

    @property
    def target(self) -> int | None:
        """The total that ends the match, where there is one."""
        return self.game.target(self.options, self.seats)

    def rules(self) -> Rules[Any, Any]:
        """The rules of the match."""
        return self.game.rules(self.options, self.seats)

    def controls(self) -> Controls[Any, Any]:
        """A person's side of the game."""
        return self.game.controls(self.options, self.seats)

    def answers(self) -> GameAnswers:
        """What the game says in its own way when it is asked."""
        return {} if self.game.answers is None else self.game.answers(self.options, self.seats)


@frozen
class MatchSecret:
    """What the host alone knows: all deals follow from the seed, and the chance of computer players from the salt.

    Were it the seed for both, whoever thinks for a computer could find out a deal number that somebody typed.
    """

    seed: str
    salt: str

    def chance(self, seat: int) -> int:
        """The source of chance of the computer player at a seat."""
        return player_seed(self.salt, seat)

    def drawing(self, sides: Sequence[Seat]) -> seating.DrawState:
        """The pack from which cards are drawn for the places; it is opened at once and tells nothing of the deals."""
        return seating.begin(self.seed, sides)


def settle_config(game: AnyGame, options: Options, players: Sequence[str], secret: MatchSecret) -> MatchConfig:
    """The terms of a match; raises ValueError with one sentence if the rules are not for so many players."""
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
    """The character of each computer player, by seat; "" of people, and where the game has none."""
    plans = [read_assignment(player) for player in players]
    names = [None if plan.level in (PERSON, BOT) else plan.name for plan in plans]
    return dealt_out(game.characters(), names, seed)


def config_of(record: Record, game: AnyGame) -> tuple[MatchConfig, MatchSecret]:
    """The terms of a sound record, and its secret."""
    options = cast("Options", game.options.load(record.options)[0])
    secret = MatchSecret(record.seed, record.salt)
    return settle_config(game, options, record.players, secret), secret


def is_typed(seed: str) -> bool:
    """Whether a person typed the seed as a deal number: a fresh seed is never made of figures alone."""
    return seed.isdigit()
