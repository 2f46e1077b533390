"""What one person may do at a table: the newest news, what the seat has heard, wishes and hints. Draws nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.app.match.decision_undo import done_again, had_seen_more, moves_of, told_back
from cardtable.core.controls import Controls
from cardtable.core.events import Event, HandScored, MatchEnded
from cardtable.core.rules import Advice, Rules
from cardtable.core.shuffle import player_seed
from cardtable.core.views import View
from cardtable.core.zones import Seat
from cardtable.host.host_messages import (
    Joined,
    MatchUpdate,
    ProposalClosed,
    ProposalKind,
    Rejected,
    SeatingUpdate,
    SeedRevealed,
    UpdateReason,
)
from cardtable.host.match_config import MatchConfig, StatisticsGroup
from cardtable.host.seat_assignment import MIXED, PEOPLE, PEOPLE_WITH_UNDO, SeatInfo, SeatKind
from cardtable.models.player_dispatch import PlayerDispatcher
from cardtable.models.seat_channel import SeatChannel
from cardtable.players.player_questions import PlayerQuestion

if TYPE_CHECKING:
    from cardtable.models.worker_client import WorkerClient

_HINTS = "hints"  # what the chance of hints comes from: no secret of the match, so that it tells nothing of the cards


class SeatController(QObject):
    """One person's end of the table. Everything that it knows came over its link."""

    joined = Signal(object)  # News: build the table with it
    updated = Signal(object, bool)  # Update, own: for TableModel.receive
    changed = Signal()  # what may be undone, redone, advised or claimed
    refused = Signal(object)  # Refusal: of the person's action or wish
    advised = Signal(object)  # Advice
    foreseen = Signal(object)  # Outlook: what a claim would come to
    dealScored = Signal(object, int)  # HandScored, number of the deal
    matchEnded = Signal(object)  # MatchEnded
    jumped = Signal()  # undo or redo: what waited to be shown is void
    wentTo = Signal(object)  # Text: what an undo has taken back, or a redo done again; `updated` shows it
    knownDeals = Signal(object)  # range of deal numbers: more of their cards is known than at the moment gone back to
    playedFor = Signal(int)  # number of the deal: a computer plays it for this person, or has played a part of it
    hurried = Signal()  # what is being shown need not be waited for
    asked = Signal(object)  # Asked: somebody wishes something
    settled = Signal(object)  # Settled: and how it ended

    def __init__(
        self,
        link: SeatChannel,
        thinker: WorkerClient | None,
        shown: Callable[[], int | None],
        *,
        name: str = "hints",
        parent: QObject | None = None,
    ) -> None:
        """`shown`: the version presented, None while anything moves or a count is held."""
        super().__init__(parent)
        self._link = link
        self._thinker = thinker
        self._shown = shown
        self._name = name
        self._welcome: Joined | None = None
        self._rules: Rules[Any, Any] | None = None
        self._controls: Controls[Any, Any] | None = None
        self._table: SeatingUpdate | None = None
        self._news: MatchUpdate | None = None
        self._heard: tuple[Event, ...] = ()
        self._scores: tuple[HandScored, ...] = ()
        self._seed: str | None = None
        self._thoughts: PlayerDispatcher | None = None
        self._hints = 0
        self._hint: int | None = None  # number of the one that is being thought about
        self._left = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._tell_shown)
        link.welcomed.connect(self._welcomed)
        link.tableChanged.connect(self._seated)
        link.news.connect(self._hear)
        link.refused.connect(self._refuse)
        link.asked.connect(self.asked)
        link.settled.connect(self._settle)
        link.outlook.connect(self.foreseen)
        link.opened.connect(self._open)

    @property
    def ready(self) -> bool:
        """Whether the table has told anything yet."""
        return self._news is not None

    @property
    def terms(self) -> MatchConfig:
        """Of the match; after `joined`."""
        return self._welcomed_to.terms

    @property
    def eyes(self) -> Seat | None:
        """The seat whose cards are seen; None: a spectator."""
        return self._welcomed_to.eyes

    @property
    def hands(self) -> Seat | None:
        """The seat that this person plays; a replaced person still has it."""
        return self._welcomed_to.hands

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who acts for each seat, as the table has told it last."""
        assert self._table is not None  # comes before the first news
        return self._table.seats

    @property
    def view(self) -> View[Any]:
        """The newest, perhaps ahead of what is shown."""
        return self._newest.update.view

    @property
    def heard(self) -> tuple[Event, ...]:
        """All that this seat has heard of the deal."""
        return self._heard

    @property
    def scores(self) -> tuple[HandScored, ...]:
        """The counts of all finished deals."""
        return self._scores

    @property
    def actions(self) -> int:
        """How many actions are in force."""
        return self._newest.actions

    @property
    def deal(self) -> int:
        """The number of the deal in play, from 1."""
        return self._newest.deal

    @property
    def cuts(self) -> tuple[int, ...]:
        """How many cards were lifted off the pack before each deal so far; () where nobody cuts."""
        return self._newest.cuts

    @property
    def group(self) -> StatisticsGroup:
        """What this person's results are counted under: those against people apart from all others."""
        return StatisticsGroup(self.terms.game.id, self.terms.preset, self._opponents)

    @property
    def _opponents(self) -> str:
        persons = [seat for seat, info in enumerate(self.seats) if info.kind is SeatKind.PERSON and seat != self.hands]
        if persons:
            return PEOPLE_WITH_UNDO if self.terms.may_undo else PEOPLE
        levels = {info.thinks for info in self.seats} - {""}
        return levels.pop() if len(levels) == 1 else MIXED

    @property
    def waits_for_others(self) -> bool:
        """Whether this person watches until others have acted."""
        return self.hands is not None and not self.persons_turn and not self.match_over

    @property
    def match_over(self) -> bool:
        """Whether the match has ended."""
        assert self._rules is not None
        return self._rules.match_over(self.view.public)

    @property
    def unfinished(self) -> bool:
        """Whether this person has begun a match that is not over."""
        return self.ready and self._newest.own > 0 and not self.match_over

    @property
    def seed(self) -> str | None:
        """The secret of the deals: while the match is over, and where somebody typed it."""
        return self._seed if self.match_over else self.terms.open_seed

    @property
    def persons_turn(self) -> bool:
        """Whether this person is to act."""
        hands = self.hands if self.ready else None
        if hands is None or self._rules is None or not self.seats[hands].is_here:
            return False
        return hands in self._rules.actors(self.view.public)

    def can(self, wish: ProposalKind) -> bool:
        """Whether a wish leads anywhere; a claim only if the rest is certain."""
        if not self.ready or self._controls is None:
            return False
        if wish is ProposalKind.CLAIM:
            return self.persons_turn and bool(self._controls.claim(self.view))
        return wish in self._newest.can

    def join(self) -> None:
        """Everything is connected: `joined` follows."""
        self._link.join()

    def stop(self) -> None:
        """Leave; twice does no harm."""
        if self._left:
            return
        self._left = True
        self._soon.stop()
        self._forget_hint()
        self._link.leave()

    def wake(self) -> None:
        """Something may have been shown: tell the table soon."""
        if not self._left:
            self._soon.start(0)

    def act(self, action: object, version: int) -> None:
        """The person's action, chosen from the view of this version."""
        if self.ready and self.hands is not None and not self._left:
            self._link.do(action, version)

    def wish(self, wish: ProposalKind, seat: Seat | None = None) -> None:
        """Ask the table for it: `asked` follows where others must agree, `refused` where it leads nowhere."""
        self._link.ask(wish, seat)

    def answer(self, ask: int, yes: bool) -> None:
        """To what somebody else wishes."""
        self._link.answer(ask, yes)

    def play_again(self) -> None:
        """The person acts for the seat again, no computer does."""
        self._link.here()

    def foresee(self) -> None:
        """`foreseen` brings what a claim comes to."""
        self._link.look_ahead()

    def hint(self) -> None:
        """Ask the best level what it would do; `advised` brings the answer."""
        if not self.persons_turn or self._hint is not None or self._left or not self.terms.may_hint:
            return
        terms, hands = self.terms, self.view.seat
        assert hands is not None  # whose turn it is sees its own cards
        self._hints += 1
        self._hint = self._hints
        level = list(terms.game.players)[-1]
        request = PlayerQuestion(
            terms.game.id,
            terms.options.save(),
            terms.seats,
            level,
            player_seed(_HINTS, hands),
            self.view,
            self._heard,
            advise=True,
        )
        self._own_thoughts.ask(self._hint, request)

    @property
    def _welcomed_to(self) -> Joined:
        assert self._welcome is not None  # the first that a table says
        return self._welcome

    @property
    def _newest(self) -> MatchUpdate:
        assert self._news is not None
        return self._news

    @property
    def _own_thoughts(self) -> PlayerDispatcher:
        if self._thoughts is None:
            self._thoughts = PlayerDispatcher(self._name, self.terms, self._thinker, self)
            self._thoughts.answered.connect(self._advised)
        return self._thoughts

    def _welcomed(self, welcome: Joined) -> None:
        self._welcome = welcome
        self._rules, self._controls = welcome.terms.rules(), welcome.terms.controls()

    def _seated(self, table: SeatingUpdate) -> None:
        self._table = table
        if self.ready:
            self.changed.emit()

    def _open(self, opened: SeedRevealed) -> None:
        self._seed = opened.seed

    def _hear(self, news: MatchUpdate) -> None:
        if self._left:
            return
        last, before = self._news, self._heard
        self._news = news
        self._learn(news)
        if not self.persons_turn:
            self._forget_hint()
        if self._was_played_for(news, last, before):
            self.playedFor.emit(news.deal)
        if last is None:
            self.joined.emit(news)
            if self._welcomed_to.newcomer:
                self.playedFor.emit(news.deal)
        elif news.update.heard is not None:
            self._jump(news, last, before)
        else:
            self._tell_counts(news)
            self.updated.emit(news.update, news.mine is not None)
        self.changed.emit()
        self.wake()

    def _was_played_for(self, news: MatchUpdate, last: MatchUpdate | None, before: tuple[Event, ...]) -> bool:
        """Whether somebody else has moved for this person: one who is replaced, or whose line was lost."""
        hands, kinds = self.hands, self.terms.kinds
        if hands is None or last is None or (news.why is not UpdateReason.JOINED and self.seats[hands].is_here):
            return False
        known = before if last.deal == news.deal else ()
        return moves_of(self._heard, hands, kinds) > moves_of(known, hands, kinds)

    def _learn(self, news: MatchUpdate) -> None:
        update = news.update
        if update.heard is not None:
            self._heard, self._scores = update.heard, news.scores or ()
            return
        self._heard = update.events if news.why is UpdateReason.DEALT else self._heard + update.events
        self._scores += tuple(event for event in update.events if isinstance(event, HandScored))

    def _jump(self, news: MatchUpdate, last: MatchUpdate, before: tuple[Event, ...]) -> None:
        self._forget_hint()
        self.jumped.emit()
        kinds = self.terms.kinds
        if news.why is UpdateReason.UNDONE:
            into = news.deal if news.deal < last.deal else None
            self.wentTo.emit(told_back(before, self._heard, news.by, self.hands, kinds, into=into))
        elif news.why is UpdateReason.REDONE:
            self.wentTo.emit(done_again(before, self._heard, self.hands, kinds))
        self.updated.emit(news.update, False)
        if news.why is UpdateReason.UNDONE and had_seen_more(before, self._heard, self.view):
            self.knownDeals.emit(range(news.deal, last.deal + 1))

    def _tell_counts(self, news: MatchUpdate) -> None:
        for event in news.update.events:
            if isinstance(event, HandScored):
                self.dealScored.emit(event, news.deal)
            elif isinstance(event, MatchEnded):
                self.matchEnded.emit(event)

    def _refuse(self, no: Rejected) -> None:
        self.refused.emit(no.refusal)

    def _settle(self, settled: ProposalClosed) -> None:
        if settled.agreed and settled.wish is ProposalKind.CLAIM:
            self.hurried.emit()
        self.settled.emit(settled)
        self.wake()

    def _tell_shown(self) -> None:
        version = self._shown()
        if version is not None and not self._left:
            self._link.shown(version)

    def _advised(self, number: int, advice: object) -> None:
        if number == self._hint:
            self._hint = None
            if isinstance(advice, Advice):
                self.advised.emit(advice)

    def _forget_hint(self) -> None:
        if self._hint is not None:
            self._own_thoughts.forget([self._hint])
            self._hint = None
