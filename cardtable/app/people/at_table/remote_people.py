"""The people at a table in another house, in the window: strip, plates and prompt follow what the line says."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.app.match.decisions import last_played, moves_of
from cardtable.app.match.match_labels import match_heading
from cardtable.app.people.at_table.lost_line import TRIED_S, Lost, lost_by
from cardtable.app.people.at_table.open_wish import wish_over_line
from cardtable.app.people.at_table.people_on_felt import changes_of, label_of, seconds_left, shown_of, time_over
from cardtable.app.people.at_table.situation import Notice, NoticeKind, Situation, Way
from cardtable.app.people.at_table.strip_content import Countdown, StripAct
from cardtable.app.people.at_table.strip_keeper import StripKeeper
from cardtable.app.people.at_table.table_people import TablePeople
from cardtable.app.people.at_table.without_host import answer_of, question_of
from cardtable.app.program import Program
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.host.from_seat import Answer, Ask, Here
from cardtable.host.from_table import Asked, Clock, Settled, TableInfo, Welcome
from cardtable.host.gathering import PeopleWish, Stage
from cardtable.host.match_terms import Terms
from cardtable.host.seats import Presence
from cardtable.models.people_line import PeopleLine
from cardtable.net.agent_talk import Checked, Join, LineChanged, LineState, Told, Trouble

PLAYED = frozenset({Stage.SEALING, Stage.PLAYING, Stage.PAUSED, Stage.OVER})
TOLD_AT = (30, 10)  # seconds of the own time that are left


class RemotePeople(QObject):
    """One for the window; silent while a match of this process lies on the table."""

    leaveWanted = Signal()
    aloneWanted = Signal(bool)  # the host does not come back: save what there is, and play on or leave
    fairnessWanted = Signal()

    def __init__(
        self, program: Program, keeper: StripKeeper, line: PeopleLine, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(program)
        self._program, self._keeper, self._line, self._clock = program, keeper, line, clock
        self._people: TablePeople | None = None
        self._lost: Lost | None = None
        self._asks_alone: bool | None = None  # whether the question came by itself; None: it is not asked
        self._table = ""  # id of the one that is known
        self._labels: tuple[Text | None, Text] | None = None  # at the edges of the window
        self._tells = False  # the strip has its words from here
        self._mine: int | None = None  # own moves seen when this person last played; None while they play
        self._seconds = QTimer(self, interval=1000)
        self._seconds.timeout.connect(self._tick)
        line.tableChanged.connect(self._seated)
        line.asked.connect(self._asked)
        line.settled.connect(self._settled)
        line.clock.connect(self._timed)
        line.changed.connect(self._changed)
        line.welcomed.connect(self._welcomed)
        line.told.connect(self._told)
        line.checked.connect(self._checked)
        keeper.pressed.connect(self._pressed)
        program.matchChanged.connect(self._shown_anew)
        program.window.languageChanged.connect(self._retranslate)
        if line.table is not None:
            self._seated(line.table)

    @property
    def people(self) -> TablePeople | None:
        """What is known of them; None before a match, and after it."""
        return self._people

    @property
    def is_shown(self) -> bool:
        """Whether their match is the one in the window."""
        play = self._program.play
        return self._people is not None and self._program.table is None and play is not None and play.controller.ready

    @property
    def situation(self) -> Situation | None:
        """What of it may stand in the strip."""
        if self._people is None:
            return None
        letters = self._program.settings.accessibility.single_keys
        return replace(self._people.situation(letters=letters), asks_alone=self._asks_alone is not None)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self._people is not None and self._people.info.stage is Stage.OVER

    def wish(self, wish: PeopleWish) -> None:
        """Ask the others for it."""
        self._line.say(Ask(wish))

    def hand_over(self) -> None:
        """Let a computer play for this person until they come back to it."""
        if self._people is not None and self._people.info.you is not None:
            self._line.say(Ask(PeopleWish.REPLACE, self._people.info.you))

    # ---- what the line says

    def _seated(self, info: TableInfo) -> None:
        before, now = self._people, self._clock()
        if info.stage not in PLAYED:
            self._people = None
            self._renew()
            return
        self._people = TablePeople(info, now) if before is None else before.told(info, now)
        for sentence in [] if before is None else changes_of(before.info, info):
            self._announce(sentence)
        self._mark_moves()
        self._renew()

    def _welcomed(self, welcome: Welcome) -> None:
        """What still holds of wishes and clocks is told again; of another table nothing is known."""
        if welcome.table != self._table:
            self._table, self._people, self._lost, self._mine = welcome.table, None, None, None
        if self._people is not None:
            self._people = replace(self._people, wish=None, clocks={})

    def _asked(self, asked: Asked) -> None:
        if self._people is None:
            return
        wish, play = wish_over_line(asked, self._clock()), self._program.play
        before = self._people.wish
        if before is not None and before.ask == wish.ask:
            wish = replace(wish, countdown=before.countdown, waits_for=before.waits_for)
        if asked.wish is PeopleWish.UNDO and not asked.cards and self.is_shown and play is not None:
            wish = replace(wish, cards=last_played(play.controller.heard, asked.by, play.terms.kinds))
        self._people = replace(self._people, wish=wish)
        self._renew()

    def _settled(self, settled: Settled) -> None:
        people = self._people
        if people is None or people.wish is None or people.wish.ask != settled.ask:
            return
        notices = people.notices if settled.agreed else (Notice(NoticeKind.NOT_THIS_TIME), *people.notices)
        self._people = replace(people, wish=None, notices=notices)
        self._renew()

    def _timed(self, clock: Clock) -> None:
        if self._people is not None:
            self._people = self._people.timed(clock, self._clock())
            self._renew()

    def _changed(self, change: LineChanged) -> None:
        now = self._clock()
        self._lost = lost_by(change, self._lost, now)
        self._asks_alone = True if change.state is LineState.ENDED and change.reason is Trouble.TEN_MINUTES else None
        self._mark_moves()
        self._renew()

    def _told(self, _told: Told) -> None:
        """Everything that was missed has been told: how many moves of it a computer made for this person."""
        play = self._program.play
        if not self._plays_here or self._mine is None or not self.is_shown or play is None or self._people is None:
            return
        me = self._people.info.you
        made = 0 if me is None else moves_of(play.controller.heard, me, play.terms.kinds) - self._mine
        self._mine = None
        if made > 0:
            notice = Notice(NoticeKind.PLAYED_FOR_YOU, made)
            self._people = replace(self._people, notices=(*self._people.notices, notice))
            self._renew()

    def _checked(self, checked: Checked) -> None:
        if self._people is not None and any(doubt.is_doubtful for doubt in checked.doubts):
            notice = Notice(NoticeKind.DOUBT, checked.deal)
            self._people = replace(self._people, notices=(*self._people.notices, notice))
            self._renew()

    # ---- what is shown

    def _shown_anew(self) -> None:
        """Another match has come into the window, or this one."""
        self._labels = None
        play = self._program.play
        if self.is_shown and play is not None:
            play.scene.furniture.handOver.connect(self._replace)
            play.scene.furniture.peopleChosen.connect(self._answer_alone)
        self._renew()

    def _renew(self) -> None:
        people, play = self._people, self._program.play
        if people is None or play is None or not self.is_shown:
            self._seconds.stop()
            self._keep_quiet()
            return
        now = self._clock()
        people = self._people = self._on_its_way(people, now)
        shown = shown_of(people, play.words, now)
        if self._asks_alone is not None:
            shown = shown._replace(question=question_of(people.info, by_itself=self._asks_alone), prompt=None)
        play.scene.show_people(shown)
        situation = self.situation
        if situation is not None:
            self._tells = True
            self._keeper.tell(replace(situation, portraits=play.portraits))
        self._write_label(people.info, play.terms)
        self._seconds.start()

    def _write_label(self, info: TableInfo, terms: Terms) -> None:
        """Only where it says something else: the menu bar is laid out anew for it."""
        label, heading = label_of(info), match_heading(terms)
        if (label, heading) != self._labels:
            self._labels = (label, heading)
            self._program.window.label(label, heading)

    def _retranslate(self) -> None:
        self._labels = None
        self._renew()

    def _keep_quiet(self) -> None:
        """The strip is about another table now, or about none."""
        if self._tells:
            self._tells = False
            self._keeper.tell(Situation())

    def _on_its_way(self, people: TablePeople, now: float) -> TablePeople:
        lost = self._lost
        if lost is None:
            return replace(people, way=Way.THERE, waits_until=None)
        way = lost.way(now)
        waits = way in (Way.HOST_GONE, Way.HOST_CLOSED)
        until = Countdown(lost.since + TRIED_S, TRIED_S) if waits else None
        return replace(people, way=way, gone_since=lost.since, waits_until=until)

    def _tick(self) -> None:
        people = self._people
        if people is None:
            return
        now = self._clock()
        for seat, running in people.clocks.items():
            left = running.left(now)
            if seat == people.info.you and left in TOLD_AT and running.whole > left:
                self._announce(seconds_left(left))
            elif seat != people.info.you and left == 0 and running.thought(now) == running.whole:
                self._announce(time_over(seat))
        self._renew()

    def _announce(self, sentence: Text) -> None:
        play = self._program.play
        if self.is_shown and play is not None:
            play.scene.voice.announce(play.words.text(sentence))

    # ---- who plays for this person

    @property
    def _plays_here(self) -> bool:
        people = self._people
        me = None if people is None else people.info.you
        here = people is not None and me is not None and people.info.seats[me].presence is Presence.HERE
        return here and self._lost is None

    def _mark_moves(self) -> None:
        """Note what this person has played, at the moment when they no longer do."""
        play, people = self._program.play, self._people
        if self._plays_here or self._mine is not None or play is None or people is None or not self.is_shown:
            return
        me = people.info.you
        self._mine = None if me is None else moves_of(play.controller.heard, me, play.terms.kinds)

    # ---- what the person does

    def _pressed(self, act: StripAct) -> None:
        people, line = self._people, self._line
        if people is None or not self.is_shown:
            return
        wish = people.wish
        match act:
            case StripAct.YES | StripAct.NO | StripAct.WITHDRAW if wish is not None:
                line.say(Answer(wish.ask, act is StripAct.YES))
                self._answered()
            case StripAct.GO_ON if wish is not None and wish.asks(people.info.you):
                line.say(Answer(wish.ask, True))
            case StripAct.GO_ON:
                self.wish(PeopleWish.GO_ON)
            case StripAct.ANOTHER_MATCH:
                self.wish(PeopleWish.REMATCH)
            case StripAct.NO_OTHER_MATCH:
                self._people = replace(people, plays_no_more=True)
                self._renew()
            case StripAct.TRY_NOW:
                line.try_now()
            case StripAct.PLAY_AGAIN:
                line.say(Here())
            case StripAct.PLAY_ON_ALONE:
                self._asks_alone = False
                self._renew()
            case StripAct.GO_ON_HERE:
                self._come_back()
            case StripAct.LEAVE:
                self.leaveWanted.emit()
            case StripAct.SHOW | StripAct.ALL_RIGHT:
                self._people = replace(people, notices=people.notices[1:])
                self._renew()
                if act is StripAct.SHOW:
                    self.fairnessWanted.emit()

    def _answered(self) -> None:
        """The question is gone at once, though the others may still be asked."""
        people = self._people
        if people is not None and people.wish is not None and people.info.you is not None:
            waits_for = people.wish.waits_for - {people.info.you}
            self._people = replace(people, wish=replace(people.wish, waits_for=waits_for))
            self._renew()

    def _come_back(self) -> None:
        welcome, players = self._line.welcome, self._program.settings.players
        if welcome is not None:
            self._line.join(Join(players.name, players.portrait, kept=welcome.table))

    def _replace(self, seat: Seat) -> None:
        if self.is_shown:
            self._line.say(Ask(PeopleWish.REPLACE, seat))

    def _answer_alone(self, code: str) -> None:
        self._asks_alone = None
        self._renew()
        plays_on = answer_of(code)
        if plays_on is not None:
            self.aloneWanted.emit(plays_on)
