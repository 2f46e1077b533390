"""Deal of the day: one deal of each game for a date, its table, and its play by a computer in the person's seat.

Everything follows from a text such as "cardtable-day/1/hearts/2026-11-28": the deal number is the first 64 bits of its
SHA-256, and the text itself is the salt of the computer players.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.rules import AnyGame
from cardtable.host.headless_match import HeadlessMatch
from cardtable.host.match_config import MatchConfig, MatchSecret, settle_config
from cardtable.host.match_host import MatchHost
from cardtable.host.seat_assignment import SeatAssignment
from cardtable.players.player_questions import MatchPlayers

# First day of each version of rules and players. A change of either that alters a deal gets a new version from a day to
# come; an earlier entry never changes, because past days belong to it.
VERSIONS: Mapping[int, str] = {1: "2026-01-01"}
PLAYED_HERE = max(VERSIONS)  # version of the rules and players in this program
NAMES = ("Amrit", "Kavya", "Parisa", "Ravi", "Leela", "Dariush", "Simran", "Navid", "Meera", "Laleh", "Sita")

_SEATS = 4  # wanted


@frozen
class DailyDeal:
    """The deal of a game for a day; `day` in the form of ISO 8601."""

    game: str
    day: str
    version: int

    @property
    def text(self) -> str:
        """Text from which everything follows."""
        return f"cardtable-day/{self.version}/{self.game}/{self.day}"

    @property
    def number(self) -> str:
        """Deal number, which gives the same cards in any match of this game and table."""
        return str(int.from_bytes(self._digest("")[:8], "big"))

    @property
    def is_comparable(self) -> bool:
        """True if this program has the rules and players of that day."""
        return self.version == PLAYED_HERE

    def players(self, game: AnyGame, seats: int, first: str) -> tuple[str, ...]:
        """Return the players by seat as in a record: `first`, then computers."""
        names = sorted(NAMES, key=self._digest)[: seats - 1]
        return (first, *(str(SeatAssignment(self.level(game), name)) for name in names))

    def level(self, game: AnyGame) -> str:
        """Return the level of the computers: a quick one, most often the best of these."""
        quick = [level for level in game.players if level not in game.searching]
        return (*quick, quick[-1])[self._digest("level")[0] % (len(quick) + 1)]

    def _digest(self, purpose: str) -> bytes:
        return hashlib.sha256(f"{self.text}/{purpose}".rstrip("/").encode()).digest()


def deal_of_day(game: str, day: str) -> DailyDeal:
    """Return the deal of a game for a day, in the version that the day belongs to."""
    return DailyDeal(game, day, max((one for one, first in VERSIONS.items() if first <= day), default=min(VERSIONS)))


def daily_match(deal: DailyDeal, game: AnyGame, first: str) -> tuple[MatchConfig, MatchSecret]:
    """Return configuration and secret of a deal by the game's standard rules; `first` sits at seat 0, in plain style.

    The match would go on after its first deal, by rules that know nothing of days: its runner ends it there.
    """
    preset = next(iter(game.options.PRESETS))
    seats = min(game.options.PRESET_SEATS.get(preset, tuple(game.seats)), key=lambda count: abs(count - _SEATS))
    secret = MatchSecret(deal.number, deal.text)
    players = deal.players(game, seats, first)
    config = settle_config(game, game.options.preset(preset).settled(seats), players, secret)
    return replace(config, characters=("", *config.characters[1:])), secret


def play_daily(deal: DailyDeal, game: AnyGame, level: str) -> MatchHost:
    """Play the deal with a computer of this level in the person's seat; return the host after it.

    Only the players' effort is limited, never their time: every computer gets the same result.
    """
    config, secret = daily_match(deal, game, level)
    players = MatchPlayers(game, config.options, config.seats)
    host = MatchHost(config, secret)
    HeadlessMatch(host, lambda asked: players.answer(asked.request)).play_deals(1)
    return host


def expert_of(game: AnyGame) -> str:
    """Return the level that the person is compared with: the best one."""
    return list(game.players)[-1]
