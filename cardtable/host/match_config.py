"""What the results of a match are counted under.

What is settled before the first card: what everybody may know of a match, and what its host alone knows.

A match of people, as far as its deals are finished, to be played on against computers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, cast

from cardtable.core import seating
from cardtable.core.characters import dealt_out
from cardtable.core.controls import Controls
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.options import Options
from cardtable.core.player_queries import GameAnswers
from cardtable.core.record import Record, write_head
from cardtable.core.rules import AnyGame, Rules
from cardtable.core.shuffle import commitment, player_seed, shuffled
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.host.finished_deals import finished_deals, record_of
from cardtable.host.room_messages import RevealMessage, RoomInfo
from cardtable.host.room_types import SeatOccupant
from cardtable.host.seat_assignment import BOT, PERSON, SeatAssignment, read_assignment

CUSTOM = "custom"  # in place of a preset: changed rules


class StatisticsGroup(NamedTuple):
    """What results are counted together for: one game under one set of rules against one level."""

    game: str
    preset: str  # or CUSTOM
    level: str  # "mixed" where opponents differ


def match_key(record: Record) -> str:
    """What makes a match the same: all that was settled before its first action, but for names and chance."""
    levels = tuple(player.partition(" ")[0] for player in record.players)
    return hashlib.sha256(write_head(replace(record, players=levels, salt="")).encode()).hexdigest()[:32]


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


MORE_DEALS = 100  # whose seeds are made now; no match of our games has half as many left


def match_alone(
    known: Iterable[RevealMessage],
    info: RoomInfo,
    names: Mapping[Seat, str],
    games: Mapping[str, AnyGame],
    fresh: Callable[[], str],
) -> Record | None:
    """The match up to the end of its last finished deal; None where there is none, or this person did not play.

    `names`: as they were shown here, those of computers too. `fresh` makes a new seed at each call, for deals to come.
    """
    deals = finished_deals(known)
    if not deals or info.you is None:
        return None
    game = games[info.game]
    options = game.options.load(dict(info.options))[0]
    players = [_player(info, Seat(seat), names.get(Seat(seat), "")) for seat in range(len(info.seats))]
    played = record_of(deals, game, options, players)
    more = tuple(fresh() for _ in range(MORE_DEALS))
    return replace(played, seed=fresh(), salt=fresh(), deals=played.deals + more)


def _player(info: RoomInfo, seat: Seat, name: str) -> str:
    place = info.seats[seat]
    if seat == info.you:
        return str(SeatAssignment(PERSON, name))
    is_computer = place.kind is SeatOccupant.COMPUTER and bool(place.level)
    return str(SeatAssignment(place.level if is_computer else info.house.substitute, name))
