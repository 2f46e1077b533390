"""Wishes at a table in this process: what one of several people there wishes, the others are asked."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from cardtable.app.match.decisions import last_played
from cardtable.app.people.at_table.open_wish import wish_here
from cardtable.app.people.at_table.situation import NoticeKind, RoomNotice, RoomStatus
from cardtable.app.people.at_table.strip_content import NotificationAction
from cardtable.app.people.at_table.strip_keeper import NotificationController
from cardtable.app.program import Program
from cardtable.core.cards import Cards
from cardtable.host.messages import ProposalClosed, ProposalKind, ProposalOpened

_ANSWERS = {NotificationAction.YES: True, NotificationAction.NO: False, NotificationAction.WITHDRAW: False}


class LocalProposals(QObject):
    """Joins the table's questions to the strip; a table has no more than one at a time."""

    def __init__(self, program: Program, keeper: NotificationController) -> None:
        super().__init__(program)
        self._program = program
        self._keeper = keeper
        self._now = RoomStatus()
        program.settled.connect(self._settled)
        program.matchChanged.connect(self._forget)
        keeper.pressed.connect(self._pressed)

    def take(self, asked: ProposalOpened) -> None:
        """Somebody wishes something, or fewer are waited for."""
        play = self._program.play
        if play is None or self._program.table is None:
            return
        me = play.controller.hands
        wish = wish_here(asked, self._taken_back(asked))
        letters = self._program.settings.accessibility.single_keys
        self._now = RoomStatus(me, portraits=play.portraits, wish=wish, letters=letters)
        self._keeper.tell(self._now)

    def _taken_back(self, asked: ProposalOpened) -> Cards:
        play = self._program.play
        if play is None or asked.wish is not ProposalKind.UNDO or asked.by is None:
            return ()
        return last_played(play.controller.heard, asked.by, play.terms.kinds)

    def _settled(self, settled: ProposalClosed) -> None:
        wish = self._now.wish
        if wish is None or wish.ask != settled.ask:
            return
        notices = () if settled.agreed else (RoomNotice(NoticeKind.NOT_THIS_TIME),)
        self._now = replace(self._now, wish=None, notices=notices)
        self._keeper.tell(self._now)

    def _pressed(self, act: NotificationAction) -> None:
        wish, play = self._now.wish, self._program.play
        if act is NotificationAction.ALL_RIGHT and self._now.notices:
            self._now = replace(self._now, notices=self._now.notices[1:])
            self._keeper.tell(self._now)
        elif wish is not None and play is not None and act in _ANSWERS:
            play.controller.answer(wish.ask, _ANSWERS[act])

    def _forget(self) -> None:
        if self._now != RoomStatus():
            self._now = RoomStatus()
            self._keeper.tell(self._now)
