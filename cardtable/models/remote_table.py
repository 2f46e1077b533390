"""A table of people in another process or another house, as the windows of a match know tables."""

from __future__ import annotations

import hashlib

from PySide6.QtCore import QObject, Signal

from cardtable.core.record import Record
from cardtable.core.refusal import Refusal
from cardtable.core.session import NOT_YOUR_TURN, STALE, Update
from cardtable.core.shuffle import shuffled
from cardtable.core.text import translate
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host import from_seat, from_table, messages
from cardtable.host.asking import ASKED_FIRST
from cardtable.host.earlier_deals import finished_deals, record_of
from cardtable.host.from_table import TableInfo
from cardtable.host.gathering import Occupant, PeopleWish, PlaceInfo, Stage, Undo
from cardtable.host.match_terms import Terms
from cardtable.host.messages import News, Right, Why, Wish
from cardtable.host.people import PERSON
from cardtable.host.people_table.refusals import NOT_KEPT, NOT_NOW, PAUSED, TOO_SOON
from cardtable.host.seats import SeatInfo, SeatKind
from cardtable.models.people_line import PeopleLine
from cardtable.models.seat_link import SeatLink
from cardtable.models.told_story import Story
from cardtable.net.agent_talk import LineState, Told

LOST = Refusal("lost", translate("People's table", "The line to the table is lost. It is being tried again."))
UNANSWERED = Refusal("unanswered", translate("People's table", "Your last move is still on its way."))
NOT_DONE = translate("People's table", "The table did not do that.")
_SAMPLE = "-"  # any seed: which seats count together follows from the rules alone

_WISHES = {Wish.UNDO: PeopleWish.UNDO, Wish.CLAIM: PeopleWish.CLAIM, Wish.REPLACE: PeopleWish.REPLACE}
_WISHED = {there: here for here, there in _WISHES.items()}
_PLAYED = frozenset({Stage.SEALING, Stage.PLAYING, Stage.PAUSED, Stage.OVER})


class RemoteTable(QObject):
    """Listens to a PeopleLine from its beginning, and gives each match's window a link of the usual kind.

    What the usual link has no word for - the room, phrases, clocks, other wishes - is told by the line itself.
    """

    begun = Signal()  # something of a match can be shown that could not before: make a link, and join
    caughtUp = Signal()  # what was told last was missed while the line was lost: show it quickly

    def __init__(self, line: PeopleLine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._line = line
        self._link: SeatLink | None = None
        self._table = ""  # id of the match
        self._story = Story()
        self._info: TableInfo | None = None
        self._terms: Terms | None = None
        self._newcomer = False  # somebody else had the seat when the deal began
        self._fresh = False  # the line was made anew, and no news have come since
        self._asked: dict[int, from_table.Asked] = {}
        line.welcomed.connect(self._welcomed)
        line.tableChanged.connect(self._seated)
        line.told.connect(self._hear)
        line.refused.connect(self._refused)
        line.asked.connect(self._ask)
        line.settled.connect(self._settled)

    @property
    def terms(self) -> Terms | None:
        """Of the match; None before it begins."""
        return self._terms

    @property
    def info(self) -> TableInfo | None:
        """Everything about the table but its cards."""
        return self._info

    @property
    def key(self) -> str:
        """What the results of the match are counted under: a match that went on here is that of the table before."""
        first = next((check.table for check in self._line.checks if check.deal == 1), self._table)
        return _key_of(first)

    def finished_deals(self) -> Record | None:
        """The match up to its last finished deal, with the cards of everybody; None before the first is opened."""
        terms, deals = self._terms, finished_deals(check.opened for check in self._line.checks)
        return None if terms is None or not deals else record_of(deals, terms.game, terms.options, terms.players)

    def link(self) -> SeatLink:
        """A way to the match for one window; the one before is told nothing more."""
        self._link = SeatLink(self._join, self._say, waits=False)  # no child: it goes with the window's match
        return self._link

    def leave(self) -> None:
        """The person has got up: when they come back, the match begins anew for this window."""
        self._table = ""
        self._forget()

    # ---- from the window

    def _join(self) -> None:
        info, terms, last = self._info, self._terms, self._story.last
        if info is None or terms is None or last is None or self._link is None:
            raise RuntimeError("Nothing is played yet.")
        right = Right.SEAT if _plays(info) else Right.NONE
        self._link.take(messages.Welcome(0, info.you, info.you, right, terms, newcomer=self._newcomer))
        self._link.take(_table_of(info))
        began = self._story.acts == 0
        why = Why.DEALT if began else Why.JOINED
        events = self._story.heard if began else ()
        heard = None if began else self._story.heard
        self._link.take(self._news(last, why, Update(events, last.update.view, heard)))

    def _say(self, message: messages.FromSeat) -> None:
        match message:
            case messages.Do() if self._line.state is not LineState.LIVE:
                self._take(messages.No(message.id, LOST))
            case messages.Do():
                self._line.say(message)
            case messages.Ask(wish, seat) if wish in _WISHES:
                self._line.say(from_seat.Ask(_WISHES[wish], seat))
            case messages.LookAhead():  # what a claim comes to is told to everybody alike, by the cards laid open
                self._line.say(from_seat.Ask(PeopleWish.CLAIM))
            case messages.Answer(ask, yes):
                self._line.say(from_seat.Answer(ask, yes))
            case messages.Here():
                self._line.say(from_seat.Here())
            case _:  # nobody waits for what is seen elsewhere; who leaves the table tells the line
                pass

    # ---- from the table

    def _take(self, message: messages.FromTable) -> None:
        if self._link is not None:
            self._link.take(message)

    def _welcomed(self, welcome: from_table.Welcome) -> None:
        self._fresh = True
        self._asked.clear()
        if welcome.table != self._table:
            self._table = welcome.table
            self._forget()

    def _forget(self) -> None:
        """The match is another one."""
        self._story, self._terms, self._link = Story(), None, None

    def _seated(self, info: TableInfo) -> None:
        before, self._info = self._info, info
        if info.stage not in _PLAYED:
            self._forget()
            return
        if self._terms is None or before is None or before.you != info.you:
            self._forget()
            self._terms = _terms_of(info, self._table)
            self._newcomer = before is not None and before.stage in _PLAYED and before.you is None
        self._take(_table_of(info))

    def _hear(self, told: Told) -> None:
        if self._terms is None:
            return
        first = self._story.last is None
        why = self._why(self._story.take(told))
        self._fresh = False
        if first:
            self.begun.emit()
            return
        update = told.update
        if why not in (Why.PLAYED, Why.DEALT):
            update = Update((), update.view, self._story.heard)
        self._take(self._news(told, why, update))
        if told.missed:
            self.caughtUp.emit()

    def _why(self, why: Why) -> Why:
        """All is told anew after a lost line, and when somebody's move was taken back."""
        return Why.UNDONE if why is Why.JOINED and not self._fresh else why

    def _news(self, told: Told, why: Why, update: Update[object]) -> News:
        whole = update.heard is not None
        return News(
            n=told.n,
            why=why,
            update=update,
            deal=told.deal,
            actions=self._story.acts,
            own=1 if self._info is not None and _plays(self._info) else 0,
            can=self._can(),
            by=self._undone_by() if why is Why.UNDONE else None,
            mine=told.mine,
            scores=self._story.scores if whole else None,
        )

    def _can(self) -> frozenset[Wish]:
        info = self._info
        allowed = info is not None and _plays(info) and info.house.undo is Undo.AGREED and self._story.acts > 0
        return frozenset({Wish.UNDO} if allowed else ())

    def _undone_by(self) -> Seat | None:
        """Whoever asked for it; the only person at the table asks nobody."""
        asked = next((one.by for one in self._asked.values() if one.wish is PeopleWish.UNDO), None)
        return asked if asked is not None or self._info is None else self._info.you

    def _refused(self, no: from_table.No) -> None:
        reason = no.text if no.text is not None else _REASONS.get(no.code, NOT_DONE)
        if no.to in ("do", "ask"):
            self._take(messages.No(no.id, Refusal(no.code, reason)))

    def _ask(self, asked: from_table.Asked) -> None:
        self._asked[asked.ask] = asked
        wish = _WISHED.get(asked.wish)
        if wish is not None:
            self._take(messages.Asked(asked.ask, wish, asked.by, asked.seat, asked.waits_for, asked.cards))

    def _settled(self, settled: from_table.Settled) -> None:
        asked = self._asked.pop(settled.ask, None)
        wish = _WISHED.get(asked.wish) if asked is not None else None
        if asked is not None and wish is not None:
            self._take(messages.Settled(settled.ask, wish, asked.by, settled.agreed))


_REASONS = {
    refusal.code: refusal.reason
    for refusal in (NOT_YOUR_TURN, STALE, ASKED_FIRST, PAUSED, NOT_NOW, TOO_SOON, NOT_KEPT, LOST, UNANSWERED)
}
"""Of refusals that come without a sentence."""


def _plays(info: TableInfo) -> bool:
    return info.you is not None


def _table_of(info: TableInfo) -> messages.Table:
    return messages.Table(tuple(_seat_info(place, info) for place in info.seats), info.watchers)


def _seat_info(place: PlaceInfo, info: TableInfo) -> SeatInfo:
    person = place.kind is Occupant.PERSON
    level = place.level or (info.house.substitute if person else "")
    return SeatInfo(SeatKind.PERSON if person else SeatKind.COMPUTER, place.name, level, place.presence)


def _terms_of(info: TableInfo, table: str) -> Terms:
    """Everything that is settled before the first card; nobody here knows, or has typed, any seed."""
    game = discover()[info.game]
    options = game.options.load(info.options)[0]
    rules = game.rules(options, len(info.seats))
    first = rules.deal(None, shuffled(tuple(rules.deck()), _SAMPLE, 1))
    players = tuple(f"{PERSON if place.kind is Occupant.PERSON else place.level} {place.name}" for place in info.seats)
    return Terms(
        game,
        options,
        players,
        rules.sides(first.state.public),
        commitment="",
        key=_key_of(table),
        may_undo=info.house.undo is Undo.AGREED,
        may_hint=info.house.hints,
    )


def _key_of(table: str) -> str:
    return hashlib.sha256(f"cardtable/table/{table}".encode()).hexdigest()[:32]
