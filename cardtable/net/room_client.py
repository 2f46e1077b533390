"""Client of one room, without a socket: decodes messages, contributes to seeds, verifies deals."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from cardtable.core.frozen_dataclass import frozen
from cardtable.core.rules import AnyGame
from cardtable.core.wire.game_codec import GameCodec
from cardtable.core.wire.json_values import WireError
from cardtable.core.zones import Seat
from cardtable.host.commit_reveal import PresenceTracker
from cardtable.host.deal_verifier import DealVerifier, VerificationResult
from cardtable.host.room_messages import (
    CommitCall,
    CommitmentsMessage,
    FromTable,
    RedirectMessage,
    RevealMessage,
    RoomInfo,
    UpdateMessage,
    WelcomeMessage,
)
from cardtable.host.room_requests import FromSeat
from cardtable.host.room_types import GameId, OptionValues, RoomStage
from cardtable.net.agent_messages import DealVerified, FromAgent, UpdateReceived
from cardtable.net.message_codec import encode_message

_DRAW = 0  # number of the deal that draws seats


@frozen
class VerifiedDeal:
    """A finished deal with its verification result, kept until the match is over."""

    opened: RevealMessage
    doubts: tuple[VerificationResult, ...]


class KnownRooms:
    """Verified deals of other rooms, by which a match that continues elsewhere is recognized.

    A deal is identified by its seed.
    """

    def __init__(self, deals: Mapping[str, Sequence[VerifiedDeal]]) -> None:
        """`deals`: verified deals in order, by room id."""
        self._deals: dict[str, VerifiedDeal] = {}
        self._tables: dict[str, list[str]] = {}  # room ids by seed, the room that made the deal first
        self._followed: set[str] = set()  # seeds of deals that another deal followed in the same room
        for table, checked in deals.items():
            for deal in checked:
                self._add(table, deal)
            self._followed.update(deal.opened.seed for deal, _ in pairwise(checked))

    def _add(self, table: str, deal: VerifiedDeal) -> None:
        seed, made_there = deal.opened.seed, bool(deal.opened.shares)
        tables = self._tables.setdefault(seed, [])
        if made_there:
            tables.insert(0, table)
        else:
            tables.append(table)
        if made_there or seed not in self._deals:
            self._deals[seed] = deal

    def find(self, opened: RevealMessage) -> VerifiedDeal | None:
        return self._deals.get(opened.seed)

    def tables_of(self, opened: RevealMessage) -> tuple[str, ...]:
        """Return the ids of the rooms that had this deal, the one that made it first."""
        return tuple(self._tables.get(opened.seed, ()))

    def has_later_deal(self, opened: RevealMessage) -> bool:
        """Return True if another deal was finished after this one."""
        return opened.seed in self._followed


@frozen
class ClientEffects:
    """Effects of a message: requests to send, notices to show, a verified deal to store.

    `elsewhere`: ids of the rooms that had this deal before the match moved here.
    """

    send: tuple[FromSeat, ...] = ()
    show: tuple[FromAgent, ...] = ()
    store: VerifiedDeal | None = None
    former_rooms: tuple[str, ...] = ()


@frozen
class _ClientMatch:
    """Configuration of a match, and the seat from which it is seen."""

    game: GameId
    options: OptionValues
    seats: int
    you: Seat | None


class RoomClient:
    """One person's client of one room, over any number of connections.

    `known`: keys of all sentences of this program; `number` returns 32 unpredictable hexadecimal digits, always the
    same for one purpose; `kept`: deals verified before a restart, in order; `elsewhere`: those of other rooms, of which
    one may be the origin of the match.
    """

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        known: Collection[tuple[str, str, str]],
        number: Callable[[str], str],
        kept: Iterable[VerifiedDeal] = (),
        elsewhere: KnownRooms | None = None,
    ) -> None:
        self._games = games
        self._known = known
        self._number = number
        self._kept = list(kept)
        self._elsewhere = elsewhere or KnownRooms({})
        self._table = ""
        self._playing: _ClientMatch | None = None
        self._wire: GameCodec[Any] | None = None
        self._presence = PresenceTracker()
        self._witness: DealVerifier | None = None
        self._drawing: DealVerifier | None = None  # of the draw for seats, which changes where people sit

    def on_message(self, message: FromTable) -> ClientEffects:
        """Process a message; raise WireError if the room violates the protocol."""
        match message:
            case WelcomeMessage():
                self._enter(message.table)
            case RoomInfo():
                checked = tuple(self._sit(message))
                self._presence.told(message)
                return ClientEffects(show=(message, *checked))
            case CommitCall():
                if message.deal == _DRAW:
                    self._drawing = self._witness
                return replace(self._begin_here(), send=self._commit(message))
            case CommitmentsMessage():
                share = self._witness.sealed(message) if self._witness is not None else None
                return ClientEffects(send=() if share is None else (share,))
            case RevealMessage():
                return self._check(message)
            case UpdateMessage():
                return ClientEffects(show=(self._read(message),))
            case RedirectMessage():
                return ClientEffects()  # the connection is about to move
        return ClientEffects(show=(message,))

    def on_lost(self) -> None:
        self._presence.lost()
        if self._witness is not None:
            self._witness.lost()

    @property
    def is_playing(self) -> bool:
        """True once a match has begun."""
        return self._wire is not None

    def encode_action(self, action: object) -> str:
        """Encode an action; raise RuntimeError before the first deal."""
        if self._wire is None:
            raise RuntimeError("Nothing is played yet.")
        return self._wire.write_action(action)

    def _enter(self, table: str) -> None:
        """Note the room's id; another id means another match, which resets everything."""
        if self._table not in ("", table):
            self._kept.clear()
            self._playing = self._wire = self._witness = self._drawing = None
            self._presence.lost()
        self._table = table

    def _sit(self, info: RoomInfo) -> Iterable[DealVerified]:
        """Prepare decoding and verification of a match, and yield the deals verified before it was known."""
        if info.stage is RoomStage.LOBBY:
            self._kept.clear()
            self._playing = self._wire = self._witness = self._drawing = None
            return
        if info.you is not None and info.you >= len(info.seats):
            raise WireError("There is no such seat.")
        before, playing = self._playing, _ClientMatch(info.game, info.options, len(info.seats), info.you)
        if playing == before:
            return
        if self._witness is not None and info.you is not None and replace(playing, you=None) == before:
            self._playing = playing  # a spectator has taken a seat
            self._witness.sit(info.you)
            return
        game = self._games.get(info.game)
        if game is None or game.version != info.version:
            raise WireError("The table plays a game that is not known here.")
        options, unknown = game.options.load(info.options)
        if unknown:
            raise WireError("The table plays by rules that are not known here.")
        try:
            self._wire = GameCodec(game, options, playing.seats, self._known)
        except ValueError as error:
            raise WireError(str(error)) from error
        self._playing = playing
        self._witness = DealVerifier(game, options, playing.seats, self._table, info.you)
        for deal in self._kept:
            self._witness.opened(deal.opened)
            yield self._checked(deal)

    def _begin_here(self) -> ClientEffects:
        """Mark the last imported deal as doubtful if another room finished a later one."""
        last = self._kept[-1] if self._kept else None
        if last is None or last.opened.shares or VerificationResult.FURTHER in last.doubts:
            return ClientEffects()
        if not self._elsewhere.has_later_deal(last.opened):
            return ClientEffects()
        self._kept[-1] = doubtful = replace(last, doubts=(*last.doubts, VerificationResult.FURTHER))
        return ClientEffects(show=(self._checked(doubtful),), store=doubtful)

    def _commit(self, seal: CommitCall) -> tuple[FromSeat, ...]:
        """Answer a commit call; a restarted client contributes the same number to the same call."""
        if self._witness is None or self._playing is None:
            return ()
        number = self._number(f"{self._table} {self._playing.you} {encode_message(seal)}")
        commit = self._witness.seal(seal, number, here=self._presence.belongs_in(seal.deal))
        return () if commit is None else (commit,)

    def _read(self, news: UpdateMessage) -> UpdateReceived:
        if self._wire is None or self._playing is None:
            raise WireError("News came before anything was played.")
        update, deal = self._wire.read_update(news.update)
        if update.view.seat != self._playing.you:
            raise WireError("The news are for another seat.")
        if self._witness is not None:
            self._witness.told(update, deal, here=self._presence.belongs_in(deal))
        return UpdateReceived(news.n, update, deal, news.scores, news.missed, news.mine)

    def _check(self, opened: RevealMessage) -> ClientEffects:
        witness = self._drawing if opened.deal == _DRAW and self._drawing is not None else self._witness
        if witness is None or any(deal.opened == opened for deal in self._kept):
            return ClientEffects()  # a repetition after a lost connection
        deal = VerifiedDeal(opened, self._known_before(opened, witness.opened(opened)))
        self._kept.append(deal)
        return ClientEffects(show=(self._checked(deal),), store=deal, former_rooms=self._before(opened))

    def _known_before(
        self, opened: RevealMessage, doubts: tuple[VerificationResult, ...]
    ) -> tuple[VerificationResult, ...]:
        """Return the doubts about a deal, taken from its original room where it cannot be verified here."""
        before = self._elsewhere.find(opened)
        if opened.shares or before is None or doubts != (VerificationResult.NOT_CHECKED,):
            return doubts
        return before.doubts if before.opened.actions == opened.actions else (VerificationResult.CARDS_WRONG,)

    def _before(self, opened: RevealMessage) -> tuple[str, ...]:
        return () if opened.shares else self._elsewhere.tables_of(opened)

    def _checked(self, deal: VerifiedDeal) -> DealVerified:
        """Return the notice of a verified deal; one from another room comes with that room and its contributions."""
        opened, before = deal.opened, self._elsewhere.find(deal.opened)
        table = next(iter(self._before(opened)), self._table)
        if not opened.shares and before is not None and before.opened.actions == opened.actions:
            opened = before.opened
        return DealVerified(table, opened.deal, tuple(opened.shares), opened.missing, deal.doubts, opened)
