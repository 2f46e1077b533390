"""Who may come to a table: by the key of an earlier visit, by the invitation, or as found in the same house."""

from __future__ import annotations

from cardtable.core.rules import AnyGame
from cardtable.host.from_seat import HelloRequest
from cardtable.host.from_table import ClosingMessage
from cardtable.host.gathering import PROTOCOL, DisconnectCode
from cardtable.host.people_table.effects import AccessDigests
from cardtable.host.people_table.persons import hashed


def refused_at(door: AccessDigests, hello: HelloRequest) -> DisconnectCode | None:
    """Why somebody cannot come to a table whose log has not been played again; whoever is told 4004 need not wait."""
    if hello.table not in ("", door.table):
        return DisconnectCode.NO_TABLE
    if hello.key:
        return None if hashed(hello.key) in door.keys else DisconnectCode.WRONG_SECRET
    return None if hashed(hello.secret) in door.secrets else DisconnectCode.WRONG_SECRET


def other_version(hello: HelloRequest, game: AnyGame, program: str) -> ClosingMessage | None:
    """What to say to a program that speaks or plays otherwise; None if it does not."""
    if hello.protocol == PROTOCOL and hello.games.get(game.id) == game.version:
        return None
    return ClosingMessage(DisconnectCode.OTHER_VERSION, PROTOCOL, program, game.id, game.version)
