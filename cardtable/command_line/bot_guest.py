"""A bot at a table of people: joins it as any person's program does, and lets another program choose what is played."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from cardtable.bots.external_player import PATIENCE, BotPlayer
from cardtable.bots.mishap import told
from cardtable.core.frozen_values import frozen
from cardtable.core.rules import Rules
from cardtable.core.text import Text, translate
from cardtable.core.wire.wired_texts import AnySentence
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host import from_seat, messages
from cardtable.host.from_table import ProposalMessage, RefusalMessage, RoomInfo, WelcomeMessage
from cardtable.host.gathering import DisconnectCode, RoomStage, SeatOccupant
from cardtable.host.seats import Presence
from cardtable.models.told_story import UpdateAccumulator
from cardtable.net.agent_talk import ConnectionChanged, ConnectionProblem, ConnectionState, FromAgent, UpdateReceived
from cardtable.net.follower import ResumptionState
from cardtable.net.io.attendance import RoomClientRunner
from cardtable.net.io.guest import RemoteRoom
from cardtable.net.io.kept_seats import ResumeTokenFile
from cardtable.net.io.own_numbers import ContributionGenerator
from cardtable.net.io.way_to_table import RoomRoute
from cardtable.net.participant import RoomClient
from cardtable.net.table_reader import RoomMessageReader
from cardtable.players.minds import never_stop

_SITS = translate(
    "Bots",
    "“%1” sits at the table now. Ctrl+C ends it.",
    "a program that plays, by the name it has at the table, as in “Bot mybot”; said in a terminal",
)


@frozen
class _Match:
    """What is played, and by whom."""

    rules: Rules[Any, Any]
    player: BotPlayer


class BotClient:
    """Sits down where a seat is free, is ready, plays, and agrees to whatever the others wish.

    `folder`: for what has to be kept while the line is lost; `say` is told that it sits, and what goes wrong with the
    bot.
    """

    def __init__(self, way: RoomRoute, command: Sequence[str], folder: Path, say: Callable[[Text], None]) -> None:
        """Begins to make a line, in the loop that runs."""
        self._command = command
        self._say = say
        self._games = discover()
        self._changed = asyncio.Event()
        self._end: DisconnectCode | ConnectionProblem | None = None
        self._table = ""
        self._sits = False  # and it was said
        self._info: RoomInfo | None = None
        self._story = UpdateAccumulator()
        self._match: _Match | None = None
        self._tried = 0  # the version of the view upon which something was done
        self._done = 0
        known = AnySentence()
        participant = RoomClient(self._games, known, ContributionGenerator(folder).number, way.key.deals)
        attendance = RoomClientRunner(participant, ResumeTokenFile(folder), way.key, self._told)
        follower = ResumptionState(way.hello, random.random, way.secret)
        self._guest = RemoteRoom(way.destination, follower, RoomMessageReader(known), attendance, self._told)

    async def play(self) -> DisconnectCode | ConnectionProblem:
        """Until there is no table any more, or no seat at it: why."""
        try:
            while self._end is None:
                await self._changed.wait()
                self._changed.clear()
                await self._act()
            return self._end
        finally:
            self._end_match()
            await self._guest.leave()

    def _told(self, value: FromAgent) -> None:
        match value:
            case RefusalMessage():
                self._tried = 0  # what it waits for tells itself
                return
            case WelcomeMessage():
                if value.table != self._table:
                    self._end_match()
                self._table = value.table
            case RoomInfo():
                self._look(value)
            case UpdateReceived():
                self._story.take(value)
            case ProposalMessage():
                if self._info is not None and self._info.you in value.waits_for:
                    self._guest.say(from_seat.VoteRequest(value.ask, True))
            case ConnectionChanged(ConnectionState.ENDED, reason):
                self._end = reason or DisconnectCode.BYE
        self._changed.set()

    def _look(self, info: RoomInfo) -> None:
        """Whatever is to be done beside playing."""
        self._info = info
        place = None if info.you is None else info.seats[info.you]
        if place is None:
            free = [seat for seat, other in enumerate(info.seats) if other.kind is SeatOccupant.OPEN]
            if info.stage is RoomStage.LOBBY and free:
                self._guest.say(from_seat.SitRequest(Seat(free[0])))
            else:
                self._end = DisconnectCode.FULL
            return
        if not self._sits:
            self._sits = True
            self._say(_SITS.filled(place.name))
        if info.stage is RoomStage.LOBBY and not place.ready:
            self._guest.say(from_seat.ReadyRequest(True, info.rev))
        elif place.presence is Presence.REPLACED:
            self._guest.say(from_seat.ReturnRequest())

    async def _act(self) -> None:
        """Upon the newest view, where the seat is to act; what the bot says of an older one is passed over."""
        last, info = self._story.last, self._info
        if last is None or info is None or info.stage is not RoomStage.PLAYING:
            return
        view, match = last.update.view, self._match or self._begin_match(info)
        if view.version == self._tried or view.seat not in match.rules.actors(view.public):
            return
        self._tried = view.version
        action = await asyncio.to_thread(match.player.choose, view, self._story.heard, never_stop)
        if self._story.last is last:
            self._done += 1
            self._guest.do(messages.SubmitAction(self._done, view.version, action))

    def _begin_match(self, info: RoomInfo) -> _Match:
        game = self._games[info.game]
        options, _ = game.options.load(info.options)
        seats = len(info.seats)
        patience = min(PATIENCE, info.house.patience or PATIENCE)
        player = BotPlayer(self._command, game, options, seats, random.getrandbits(32), patience)
        self._match = _Match(game.rules(options, seats), player)
        return self._match

    def _end_match(self) -> None:
        match, self._match, self._story, self._tried = self._match, None, UpdateAccumulator(), 0
        if match is not None:
            match.player.close()
            for line in told(self._command[0], match.player.mishaps):
                self._say(line)
