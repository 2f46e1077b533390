"""What a person's program says over its line to a table for people; `net` writes it as JSON, PROTOCOL.md explains it.

`messages` has what a seat says to the machine that hosts a match: there an action is a value, here it is text.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from cardtable.core.frozen_values import frozen
from cardtable.core.wire.field_marks import LEFT_OUT, AtMost, Between, Like
from cardtable.core.wire.grammar import MOST_SEATS
from cardtable.core.zones import Seat
from cardtable.host.gathering import (
    Deal,
    Digest,
    GameId,
    GameVersion,
    HouseRules,
    Name,
    NoLevel,
    Number,
    Number16,
    OptionValues,
    PeopleWish,
    Phrase,
    Portrait,
    Program,
    Version,
)
from cardtable.host.limits import LONGEST_ACTION, MOST_GAMES


@frozen
class Hello:
    """First on every line: who comes, by what right, and what is known here already."""

    protocol: Annotated[int, Between(1, 9999)]
    program: Program
    games: Annotated[Mapping[GameId, GameVersion], AtMost(MOST_GAMES)]
    name: Name
    portrait: Portrait
    table: Annotated[str, Like("|[0-9a-f]{8}")]  # "" only with a server's opening secret: make a table
    secret: Annotated[str, Like("|[0-9a-f]{16}")]  # of the invitation, of the found table, or for opening
    key: Annotated[str, Like("|[0-9a-f]{32}")]  # of this person at this table, from an earlier Welcome
    have: Annotated[int, Between(-1, 2**31 - 1)]  # position of the last News; -1: no view, also after a restart
    tag: Annotated[str, Like("|[0-9a-f]{8}")]  # of that entry; "" with -1
    opened: Deal  # the last deal whose Opened is kept here; 0: none
    wants: Annotated[tuple[Annotated[str, Like("legal")], ...], AtMost(1)]


@frozen
class Sit:
    """Take a seat, in a match that of a computer; None: stand up and watch, before the match."""

    seat: Seat | None


@frozen
class Ready:
    """Ready to start by the rules of this revision of the table."""

    ready: bool
    rev: Annotated[int, Between(0, 2**31 - 1)]


@frozen
class Arrange:
    """The host's: the rules (all four together), or who fills a seat ("": nobody), or whom to remove."""

    game: Annotated[GameId | None, LEFT_OUT] = None
    seats: Annotated[Annotated[int, Between(2, MOST_SEATS)] | None, LEFT_OUT] = None
    options: Annotated[OptionValues | None, LEFT_OUT] = None
    house: Annotated[HouseRules | None, LEFT_OUT] = None
    fill: Annotated[tuple[Seat, NoLevel] | None, LEFT_OUT] = None
    remove: Annotated[Seat | None, LEFT_OUT] = None


@frozen
class Start:
    """The host's: begin, by the rules of this revision."""

    rev: Annotated[int, Between(0, 2**31 - 1)]


@frozen
class Commit:
    """The hash of this program's contribution to the seed of a deal."""

    deal: Deal
    hash: Digest


@frozen
class Share:
    """The contribution itself, once all hashes are known to everybody."""

    deal: Deal
    share: Number16


@frozen
class Do:
    """An action, chosen from the view of this version; one at a time is unanswered."""

    id: Number  # the sender's own, for the answer: greater than the last
    v: Version
    action: Annotated[str, AtMost(LONGEST_ACTION)]


@frozen
class Ask:
    """A wish; `seat` is whom REPLACE is about, and is missing with all others."""

    wish: PeopleWish
    seat: Annotated[Seat | None, LEFT_OUT] = None


@frozen
class Answer:
    """Yes or no to the wish that an Asked has put."""

    ask: Number
    yes: bool


@frozen
class Say:
    """One of the phrases; people at a table of people say nothing else."""

    phrase: Phrase


@frozen
class Here:
    """I play my seat myself again, from the next decision on."""


@frozen
class Bye:
    """The person leaves for good; a line that is merely lost says nothing."""


FromSeat = Hello | Sit | Ready | Arrange | Start | Commit | Share | Do | Ask | Answer | Say | Here | Bye
