"""From what a person wants to join to a place, a right to come in, and what is known of the table already."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from cardtable import __version__
from cardtable.core.complaint import UserError
from cardtable.core.rules import AnyGame
from cardtable.host.clean_names import sanitize_name
from cardtable.host.from_seat import HelloRequest
from cardtable.host.gathering import PROTOCOL
from cardtable.net.agent_talk import ConnectionProblem, JoinCommand, SavedSeat
from cardtable.net.invitation import read_invitation
from cardtable.net.io.kept_seats import ResumeToken, ResumeTokenFile
from cardtable.net.io.pinned_line import Destination
from cardtable.net.signpost import LanAdvertisement

Found = Mapping[str, tuple[LanAdvertisement, Destination]]  # by the table's id


class RoomRoute(NamedTuple):
    """To one table."""

    destination: Destination
    hello: HelloRequest
    key: ResumeToken  # what is kept of the table, or the beginning of it
    secret: str = ""  # lets the person in anew where the table does not know the key any more


def way_of(
    join: JoinCommand, found: Found, keys: ResumeTokenFile, games: Mapping[str, AnyGame]
) -> RoomRoute | ConnectionProblem:
    """The way that a person has asked for; why there is none."""
    if join.invitation:
        return _by_invitation(join, keys, games)
    kept = keys.find(join.kept) if join.kept else None
    if kept is not None:
        return _by_key(kept, _destination(kept, found), first_hello(join.name, join.portrait, games))
    return _as_found(join, found, keys, games)


def first_hello(
    name: str, portrait: int, games: Mapping[str, AnyGame], table: str = "", secret: str = ""
) -> HelloRequest:
    """What somebody says who has never been at the table."""
    playable = {game.id: game.version for game in games.values() if game.public is not None}
    return HelloRequest(
        PROTOCOL, __version__, playable, sanitize_name(name), portrait, table, secret, "", -1, "", 0, ()
    )


def coming_back(kept: ResumeToken, hello: HelloRequest) -> HelloRequest:
    """The same with the key, by somebody whose program knows the finished deals and nothing else."""
    opened = kept.deals[-1].opened.deal if kept.deals else 0
    return replace(hello, table=kept.seat.table, key=kept.key, opened=opened)


def blank_key(table: str, destination: Destination) -> ResumeToken:
    """The key to somebody's table before its Welcome."""
    pin = "" if destination.fingerprint is None else destination.fingerprint.hex()
    return ResumeToken(SavedSeat(table, "", "", 0, ()), "", pin, destination.addresses, destination.port)


def blank_own_key(table: str, fingerprint: bytes) -> ResumeToken:
    """The key to an own table before it is opened."""
    return ResumeToken(SavedSeat(table, "", "", 0, (), own=True), "", fingerprint.hex(), (), 0, log=table)


def _by_invitation(
    join: JoinCommand, keys: ResumeTokenFile, games: Mapping[str, AnyGame]
) -> RoomRoute | ConnectionProblem:
    try:
        read = read_invitation(join.invitation)
    except UserError:
        return ConnectionProblem.INVITATION
    destination = Destination(read.addresses, read.port, read.fingerprint)
    hello = first_hello(join.name, join.portrait, games, read.table, read.secret)
    return _with_kept(read.table, destination, hello, keys)


def _as_found(
    join: JoinCommand, found: Found, keys: ResumeTokenFile, games: Mapping[str, AnyGame]
) -> RoomRoute | ConnectionProblem:
    if join.found not in found:
        return ConnectionProblem.NOT_FOUND
    post, destination = found[join.found]
    hello = first_hello(join.name, join.portrait, games, join.found, post.table.secret)
    return _with_kept(join.found, destination, hello, keys)


def _with_kept(table: str, destination: Destination, hello: HelloRequest, keys: ResumeTokenFile) -> RoomRoute:
    """Who has a seat there goes back to it: the key is shown to the computer that gave it, and to no other (B2).

    The host's own key stays with the host's own line, also if somebody joins from another window of this computer.
    """
    kept = keys.find(table)
    pin = destination.fingerprint
    if kept is None or kept.seat.own or pin is None or not _same(kept.fingerprint, pin.hex()):
        return RoomRoute(destination, hello, blank_key(table, destination))
    return _by_key(kept, destination, replace(hello, secret=""))._replace(secret=hello.secret)


def _by_key(kept: ResumeToken, destination: Destination, hello: HelloRequest) -> RoomRoute:
    key = replace(kept, addresses=destination.addresses, port=destination.port)
    pin = bytes.fromhex(kept.fingerprint) if kept.fingerprint else None
    return RoomRoute(destination._replace(fingerprint=pin), coming_back(kept, hello), key)


def _destination(kept: ResumeToken, found: Found) -> Destination:
    """Where the table was; first where it is now, if the same computer announces it from elsewhere."""
    pin = bytes.fromhex(kept.fingerprint) if kept.fingerprint else None
    post, now = found.get(kept.seat.table, (None, None))
    if post is not None and now is not None and _same(kept.fingerprint, post.fingerprint.hex()):
        return now._replace(fingerprint=pin)
    return Destination(kept.addresses, kept.port, pin)


def _same(first: str, second: str) -> bool:
    """Whether two fingerprints, of which one may be cut, are of one certificate."""
    shared = min(len(first), len(second))
    return shared > 0 and first[:shared] == second[:shared]
