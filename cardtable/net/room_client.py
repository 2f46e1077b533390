"""Client of one room, without a socket: decodes messages, contributes to seeds, verifies deals."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.rules import AnyGame
from cardtable.core.wire.game_codec import GameCodec
from cardtable.core.wire.json_values import WireError
from cardtable.core.zones import Seat
from cardtable.host import room_messages
from cardtable.host.commit_reveal import DealVerifier, PresenceTracker, VerificationResult
from cardtable.host.room_requests import FromSeat
from cardtable.host.room_types import GameId, OptionValues, RoomStage
from cardtable.net.agent_messages import DealVerified, FromAgent, UpdateReceived
from cardtable.net.message_codec import encode_message

_DRAW = 0  # number of the deal that draws seats


@frozen
class VerifiedDeal:
    """A finished deal with its verification result, kept until the match is over."""

    opened: room_messages.RevealMessage
    doubts: tuple[VerificationResult, ...]


class KnownRooms:
    """Verified deals of other rooms, identified by their seeds: they tell a match that continues elsewhere."""

    def __init__(self, deals: Mapping[str, Sequence[VerifiedDeal]]) -> None:
        """`deals`: verified deals in order, by room id."""
        self._deals: dict[str, VerifiedDeal] = {}
        self._tables: dict[str, list[str]] = {}  # room ids by seed, the room that made the deal first
        self._followed: set[str] = set()  # seeds of deals that another deal followed in the same room
        for table, verified in deals.items():
            for deal in verified:
                self._add(table, deal)
            self._followed.update(deal.opened.seed for deal, _ in pairwise(verified))

    def _add(self, table: str, deal: VerifiedDeal) -> None:
        seed, made_there = deal.opened.seed, bool(deal.opened.shares)
        tables = self._tables.setdefault(seed, [])
        tables.insert(0 if made_there else len(tables), table)
        if made_there or seed not in self._deals:
            self._deals[seed] = deal

    def find(self, opened: room_messages.RevealMessage) -> VerifiedDeal | None:
        return self._deals.get(opened.seed)

    def rooms_of(self, opened: room_messages.RevealMessage) -> tuple[str, ...]:
        """Return the ids of the rooms that had this deal, the one that made it first."""
        return tuple(self._tables.get(opened.seed, ()))

    def has_later_deal(self, opened: room_messages.RevealMessage) -> bool:
        return opened.seed in self._followed


@frozen
class ClientEffects:
    """Effects of a message; `former_rooms`: ids of the rooms that had its deal before the match moved here."""

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
        verified: Iterable[VerifiedDeal] = (),
        known_rooms: KnownRooms | None = None,
    ) -> None:
        self._games = games
        self._sentence_keys = known
        self._contribution = number
        self._verified = list(verified)
        self._known_rooms = known_rooms or KnownRooms({})
        self._table = ""
        self._match: _ClientMatch | None = None
        self._codec: GameCodec[Any] | None = None
        self._presence = PresenceTracker()
        self._verifier: DealVerifier | None = None
        self._draw_verifier: DealVerifier | None = None  # of the draw for seats, which changes where people sit

    def on_message(self, message: room_messages.FromTable) -> ClientEffects:
        """Process a message; raise WireError if the room violates the protocol."""
        match message:
            case room_messages.WelcomeMessage():
                self._on_welcome(message.table)
            case room_messages.RoomInfo():
                notices = tuple(self._on_room_info(message))
                self._presence.on_info(message)
                return ClientEffects(show=(message, *notices))
            case room_messages.CommitCall():
                if message.deal == _DRAW:
                    self._draw_verifier = self._verifier
                return replace(self._doubt_last_import(), send=self._answer_commit_call(message))
            case room_messages.CommitmentsMessage():
                share = self._verifier.reveal(message) if self._verifier is not None else None
                return ClientEffects(send=() if share is None else (share,))
            case room_messages.RevealMessage():
                return self._verify(message)
            case room_messages.UpdateMessage():
                return ClientEffects(show=(self._decode_update(message),))
            case room_messages.RedirectMessage():
                return ClientEffects()  # the connection is about to move
        return ClientEffects(show=(message,))

    def on_lost(self) -> None:
        self._presence.on_lost()
        if self._verifier is not None:
            self._verifier.on_lost()

    @property
    def is_playing(self) -> bool:
        return self._codec is not None

    def encode_action(self, action: object) -> str:
        if self._codec is None:
            raise RuntimeError("Nothing is played yet.")
        return self._codec.write_action(action)

    def _on_welcome(self, table: str) -> None:
        """Note the room's id; another id means another match, which resets everything."""
        if self._table not in ("", table):
            self._verified.clear()
            self._match = self._codec = self._verifier = self._draw_verifier = None
            self._presence.on_lost()
        self._table = table

    def _on_room_info(self, info: room_messages.RoomInfo) -> Iterable[DealVerified]:
        """Prepare decoding and verification of a match, and yield the deals verified before it was known."""
        if info.stage is RoomStage.LOBBY:
            self._verified.clear()
            self._match = self._codec = self._verifier = self._draw_verifier = None
            return
        if info.you is not None and info.you >= len(info.seats):
            raise WireError("There is no such seat.")
        before, current = self._match, _ClientMatch(info.game, info.options, len(info.seats), info.you)
        if current == before:
            return
        if self._verifier is not None and info.you is not None and replace(current, you=None) == before:
            self._match = current  # a spectator has taken a seat
            self._verifier.sit(info.you)
            return
        game = self._games.get(info.game)
        if game is None or game.version != info.version:
            raise WireError("The table plays a game that is not known here.")
        options, unknown = game.options.load(info.options)
        if unknown:
            raise WireError("The table plays by rules that are not known here.")
        try:
            self._codec = GameCodec(game, options, current.seats, self._sentence_keys)
        except ValueError as error:
            raise WireError(str(error)) from error
        self._match = current
        self._verifier = DealVerifier(game, options, current.seats, self._table, info.you)
        for deal in self._verified:
            self._verifier.verify(deal.opened)
            yield self._notice_of(deal)

    def _doubt_last_import(self) -> ClientEffects:
        last = self._verified[-1] if self._verified else None
        if last is None or last.opened.shares or VerificationResult.FURTHER in last.doubts:
            return ClientEffects()
        if not self._known_rooms.has_later_deal(last.opened):
            return ClientEffects()
        self._verified[-1] = doubtful = replace(last, doubts=(*last.doubts, VerificationResult.FURTHER))
        return ClientEffects(show=(self._notice_of(doubtful),), store=doubtful)

    def _answer_commit_call(self, call: room_messages.CommitCall) -> tuple[FromSeat, ...]:
        if self._verifier is None or self._match is None:
            return ()
        number = self._contribution(f"{self._table} {self._match.you} {encode_message(call)}")
        commit = self._verifier.commit(call, number, here=self._presence.belongs_in(call.deal))
        return () if commit is None else (commit,)

    def _decode_update(self, message: room_messages.UpdateMessage) -> UpdateReceived:
        if self._codec is None or self._match is None:
            raise WireError("News came before anything was played.")
        update, deal = self._codec.read_update(message.update)
        if update.view.seat != self._match.you:
            raise WireError("The news are for another seat.")
        if self._verifier is not None:
            self._verifier.on_update(update, deal, here=self._presence.belongs_in(deal))
        return UpdateReceived(message.n, update, deal, message.scores, message.missed, message.mine)

    def _verify(self, opened: room_messages.RevealMessage) -> ClientEffects:
        verifier = self._draw_verifier if opened.deal == _DRAW and self._draw_verifier is not None else self._verifier
        if verifier is None or any(deal.opened == opened for deal in self._verified):
            return ClientEffects()  # a repetition after a lost connection
        deal = VerifiedDeal(opened, self._doubts_of(opened, verifier.verify(opened)))
        self._verified.append(deal)
        return ClientEffects(show=(self._notice_of(deal),), store=deal, former_rooms=self._former_rooms(opened))

    def _doubts_of(
        self, opened: room_messages.RevealMessage, doubts: tuple[VerificationResult, ...]
    ) -> tuple[VerificationResult, ...]:
        """Return the doubts about a deal, taken from its original room where it cannot be verified here."""
        before = self._known_rooms.find(opened)
        if opened.shares or before is None or doubts != (VerificationResult.NOT_CHECKED,):
            return doubts
        return before.doubts if before.opened.actions == opened.actions else (VerificationResult.CARDS_WRONG,)

    def _former_rooms(self, opened: room_messages.RevealMessage) -> tuple[str, ...]:
        return () if opened.shares else self._known_rooms.rooms_of(opened)

    def _notice_of(self, deal: VerifiedDeal) -> DealVerified:
        """Return the notice of a verified deal; one from another room comes with that room and its contributions."""
        opened, before = deal.opened, self._known_rooms.find(deal.opened)
        table = next(iter(self._former_rooms(opened)), self._table)
        if not opened.shares and before is not None and before.opened.actions == opened.actions:
            opened = before.opened
        return DealVerified(table, opened.deal, tuple(opened.shares), opened.missing, deal.doubts, opened)
