"""What is settled before a match begins, and the session that follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from cardtable.app.match.group import CUSTOM, Group
from cardtable.app.match.people import opponents_level, person_seat
from cardtable.core.controls import Controls
from cardtable.core.options import Options
from cardtable.core.record import Record
from cardtable.core.rules import AnyGame, Rules
from cardtable.core.session import Journal, Session
from cardtable.core.zones import Seat

AnySession = Session[Any, Any]


@dataclass(frozen=True, slots=True)
class Match:
    """A game, its rules for this match, who sits where, and the seed of the deals."""

    game: AnyGame
    options: Options
    players: tuple[str, ...]
    seed: str

    @classmethod
    def of_record(cls, record: Record, games: Mapping[str, AnyGame]) -> Match:
        """The match that a sound record is of."""
        game = games[record.game]
        return cls(game, cast("Options", game.options.load(record.options)[0]), record.players, record.seed)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.players)

    @property
    def person(self) -> Seat | None:
        """The person's seat; None if only computers play."""
        return person_seat(self.players)

    @property
    def viewer(self) -> Seat:
        """The seat that sits at the bottom: the person's, else the first."""
        return self.person or Seat(0)

    @property
    def group(self) -> Group:
        """What its results are counted under."""
        return Group(self.game.id, self.options.preset_name(self.seats) or CUSTOM, opponents_level(self.players))

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
    def sides(self) -> tuple[Seat, ...]:
        """By seat, the lowest seat of its side as points are counted: that of the first deal."""
        return self.rules().sides(self.begin().view(None).public)

    @property
    def target(self) -> int | None:
        """The total that ends the match, where there is one."""
        return getattr(self.rules(), "target", None) or getattr(self.options, "target", None) or None

    def rules(self) -> Rules[Any, Any]:
        """The rules of the match."""
        return self.game.rules(self.options, self.seats)

    def controls(self) -> Controls[Any, Any]:
        """The person's side of the game."""
        return self.game.controls(self.options, self.seats)

    def begin(self, journal: Journal | None = None) -> AnySession:
        """A session at the first card."""
        return Session(self.game, self.options, self.players, self.seed, journal)
