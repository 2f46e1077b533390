"""A match as a table elsewhere would tell it to one seat, over a channel in memory."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cardtable.core.session import Session, Update
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.room_messages import RevealMessage, RoomInfo, WelcomeMessage
from cardtable.host.room_types import HouseRules, RoomSeatInfo, RoomStage, SeatOccupant
from cardtable.models.remote_match import RemoteMatch
from cardtable.net.agent_messages import (
    ConnectionChanged,
    ConnectionState,
    DealVerified,
    JoinCommand,
    UpdateReceived,
)
from tests.models.people_channels import Agents

ME = Seat(0)
TABLE = "4f2c9a17"
MEERA = RoomSeatInfo(SeatOccupant.PERSON, "Meera", 3)
RAVI = RoomSeatInfo(SeatOccupant.PERSON, "Ravi", 7)
CLUB = RoomSeatInfo(SeatOccupant.COMPUTER, level="club")


class ToldMatch:
    """The table's truth, and one program that hears of it."""

    def __init__(self, game: str = "hearts", seats: int = 4, seed: str = "4711") -> None:
        self.game = discover()[game]
        options = self.game.options()
        self.session: Session[Any, Any] = Session(self.game, options, ("club",) * seats, seed)
        self.rules = self.game.rules(options, seats)
        places = (MEERA, RAVI, *(CLUB,) * (seats - 2))
        self.info = RoomInfo(
            1, game, self.game.version, options.save(), HouseRules(), RoomStage.LOBBY, places, Seat(1), ME, 0, 0
        )
        self.agents = Agents()
        self.remote = RemoteMatch(self.agents.line)
        self.agents.line.enter(JoinCommand("Meera", 3, found=TABLE))
        self._n = 0
        self._opened = 0  # actions
        self.known = 0  # events of the deal that the seat has been told

    def welcome(self) -> None:
        """The line has been made, perhaps anew."""
        self.agents.now.say(ConnectionChanged(ConnectionState.LIVE), WelcomeMessage(1, TABLE, False, "c" * 32, ""))

    def tell(self, info: RoomInfo | None = None, **changed: Any) -> None:
        """Everything about the table but its cards."""
        self.info = replace(info or self.info, **changed)
        self.agents.now.say(self.info)

    def begin(self) -> None:
        """Everybody is there, and the first deal is dealt."""
        self.welcome()
        self.tell()
        self.tell(stage=RoomStage.PLAYING, deal=1)
        self.news()

    def news(self, mine: int | None = None, *, missed: bool = False) -> None:
        """What has happened since the seat was told last."""
        session, viewer_seat = self.session, self.info.you
        events = session.seen_by(viewer_seat, session.happened[self.known :])
        self.known = len(session.happened)
        self.send(Update(events, session.view(viewer_seat)), mine=mine, missed=missed)

    def go_back(self, entries: int) -> None:
        """The log has lost its last entries; what they came to is left out here."""
        self._n -= entries + 1
        self.jump()

    def jump(self) -> None:
        """All of the deal anew."""
        session, viewer_seat = self.session, self.info.you
        self.known = len(session.happened)
        self.send(Update((), session.view(viewer_seat), session.heard(viewer_seat)), scores=session.scores)

    def open_deal(self, deal: int) -> None:
        """Everything about a finished deal."""
        record = self.session.record()
        end = self.session.deal_began if deal < self.session.deal_number else len(record.actions)
        opened = RevealMessage(deal, record.seed, {}, (), record.actions[self._opened : end])
        self._opened = end
        self.agents.now.say(DealVerified(TABLE, deal, (), (), (), opened))

    def step(self) -> None:
        """Somebody does the first thing that is legal, and all is told."""
        self.do()
        self.news()
        self.deal_if_due()

    def do(self, *, later: bool = False) -> None:
        """Somebody does the first thing that is legal, or a later one, and nobody is told."""
        seat = min(self.session.actors)
        legal = list(self.rules.legal(self.session.view(seat)))
        self.session.perform(seat, legal[len(legal) // 3 if later else 0])

    def deal_if_due(self) -> None:
        if self.session.deal_if_due():
            self.known = 0
            self.news()

    def send(self, update: Update[Any], **more: Any) -> None:
        """News of any kind."""
        self._n += 1
        self.agents.now.say(UpdateReceived(self._n, update, self.session.deal_number, **more))
