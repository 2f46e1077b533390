"""What a person can do at a table that was found."""

from __future__ import annotations

import enum
from collections.abc import Mapping

from cardtable.core.rules import AnyGame
from cardtable.core.text import Text, literal_text, translate
from cardtable.host.gathering import PROTOCOL, RoomStage
from cardtable.net.agent_talk import RoomDiscovered, SavedSeat

TABLE_OF = translate("People", "%1's table", "whose table it is: a name")
JOIN = translate("People", "Join")
WATCH = translate("People", "Watch")
GO_ON = translate("People", "Go on")
_FREE = translate("People", "%1 · %2 of %3 seats free", "a game, and how many seats of a table are free")
_PLAYED_FREE = translate(
    "People", "%1 · being played · %2 of %3 seats free", "a game, and how many seats of a table are free"
)
_PLAYED = translate("People", "%1 · being played", "a game")
_FULL = translate("People", "%1 · full", "a game at whose table nobody can sit down")
_KEPT = translate("People", "%1 · your seat is kept", "a game")
_WENT_ON = translate("People", "%1 · went on at %2's table", "a game whose table was gone, and a name")
_OTHER_VERSION = translate("People", "%1 has another version of CardTable than you.", "a name")
_GATHERING = frozenset({RoomStage.LOBBY, RoomStage.OVER})


class JoinOffer(enum.Enum):
    """In the order in which tables are listed."""

    GO_ON = 0  # the person's seat is kept
    JOIN = 1
    WATCH = 2
    PLAYED = 3
    FULL = 4
    OTHER_VERSION = 5
    WENT_ON = 6  # the seat is kept, but the match goes on at another table

    @property
    def label(self) -> Text | None:
        """What the button says; None where nothing can be done."""
        return {JoinOffer.GO_ON: GO_ON, JoinOffer.JOIN: JOIN, JoinOffer.WATCH: WATCH, JoinOffer.WENT_ON: GO_ON}.get(
            self
        )


def kept_as_found(kept: SavedSeat, games: Mapping[str, AnyGame]) -> RoomDiscovered | None:
    """A table at which a seat is kept, though nobody announces it now; None for a game that is not here any more."""
    game = games.get(kept.game)
    if game is None:
        return None
    seats = len(kept.portraits)
    return RoomDiscovered(
        kept.table, kept.host, next(iter(kept.portraits), 0), kept.game, game.version, seats, 0, RoomStage.PLAYING,
        watchers=False, mark=(), protocol=PROTOCOL,
    )  # fmt: skip


def offer_of(found: RoomDiscovered, kept: SavedSeat | None, games: Mapping[str, AnyGame]) -> JoinOffer:
    """`kept`: the person's seat at that table."""
    game = games.get(found.game)
    if found.protocol != PROTOCOL or game is None or game.version != found.rules_version:
        return JoinOffer.OTHER_VERSION
    if kept is not None:
        return JoinOffer.GO_ON if kept.went_on is None else JoinOffer.WENT_ON
    if found.free:
        return JoinOffer.JOIN
    if found.watchers:
        return JoinOffer.WATCH
    return JoinOffer.FULL if found.stage in _GATHERING else JoinOffer.PLAYED


def line_of(found: RoomDiscovered, kept: SavedSeat | None, games: Mapping[str, AnyGame]) -> Text:
    """The line below the host's name."""
    offer = offer_of(found, kept, games)
    if offer is JoinOffer.OTHER_VERSION:
        return _OTHER_VERSION.filled(found.host)
    name = games[found.game].name if found.game in games else literal_text(found.game)
    if kept is not None:
        return _KEPT.filled(name) if kept.went_on is None else _WENT_ON.filled(name, kept.went_on.host)
    if offer is JoinOffer.JOIN:
        free = _FREE if found.stage in _GATHERING else _PLAYED_FREE
        return free.filled(name, found.free, found.seats)
    return (_FULL if found.stage in _GATHERING else _PLAYED).filled(name)


def place_in_list(found: RoomDiscovered, offer: JoinOffer) -> tuple[int, int, str]:
    """By which tables are sorted: what can be done there, most free seats first."""
    return offer.value, -found.free if offer is JoinOffer.JOIN else 0, found.id
