"""Controller of the participants of a remote match: notification bar, plates, prompt, and requests."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.app.match.match_status import match_heading
from cardtable.app.multiplayer.in_match.notification_content import (
    OPEN_HERE,
    NotificationAction,
    answer_of,
    question_of,
)
from cardtable.app.multiplayer.in_match.notification_controller import NotificationController
from cardtable.app.multiplayer.in_match.notification_rules import RoomStatus
from cardtable.app.multiplayer.in_match.participant_state import (
    MUTED,
    ParticipantState,
    label_of,
    seconds_left,
    shown_of,
    time_over,
)
from cardtable.app.multiplayer.in_match.participant_tracker import DealEvents, ParticipantTracker
from cardtable.app.multiplayer.in_match.seat_changes import SeatChanges
from cardtable.app.program import Program
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from cardtable.host.finished_deals import finished_deals
from cardtable.host.match_config import MatchConfig
from cardtable.host.room_messages import RoomInfo
from cardtable.host.room_requests import ProposeRequest, ReturnRequest, VoteRequest
from cardtable.host.room_types import RoomProposalKind, RoomStage
from cardtable.models.agent_client import AgentClient
from cardtable.net.agent_messages import ConnectionChanged, ConnectionProblem, ConnectionState, JoinCommand

TOLD_AT = (30, 10)  # seconds of the person's time that are left


class RemoteMatchController(QObject):
    """Controller for the window; inactive while a local match is shown."""

    leaveWanted = Signal()
    aloneWanted = Signal(bool)  # the host stays absent: keep the match, and play on (True) or leave
    reopenWanted = Signal()  # the host stays absent: open the room again here
    fairnessWanted = Signal()
    invitationWanted = Signal()  # in the clipboard
    questionComes = Signal()  # on the table, which has to be visible

    def __init__(
        self,
        program: Program,
        keeper: NotificationController,
        line: AgentClient,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(program)
        self._program, self._keeper, self._line, self._clock = program, keeper, line, clock
        self._known = ParticipantTracker(line, self._heard, clock, self)
        self.seats = SeatChanges(program, line, lambda: self.people if self.is_shown else None, clock)
        self.muted: frozenset[str] = frozenset()  # names, also of other matches with the same people
        self._asks_alone: bool | None = None  # True: the question was not requested; None: it is not open
        self._labels: tuple[Text | None, Text] | None = None  # label and heading of the window
        self._play: QObject | None = None  # whose table is connected
        self._tells = False  # the bar shows this room's status
        self._has_warned = False  # the status line says how much of the person's time is left
        self._seconds = QTimer(self, interval=1000)
        self._seconds.timeout.connect(self._tick)
        self._known.changed.connect(self._renew)
        self._known.said.connect(self._announce)
        self._known.changedSeats.connect(self.seats.changed)
        line.connectionChanged.connect(self._line_changed)
        keeper.pressed.connect(self._pressed)
        program.matchChanged.connect(self._shown_anew)
        program.window.languageChanged.connect(self._retranslate)

    @property
    def people(self) -> ParticipantState | None:
        """Participants of the match; None without one."""
        return self._known.people

    @property
    def is_shown(self) -> bool:
        """True if their match is the one in the window."""
        play = self._program.match
        is_remote = self.people is not None and self._program.local_match is None
        return is_remote and play is not None and play.controller.ready

    @property
    def situation(self) -> RoomStatus | None:
        """Status for the notification bar; None without a match."""
        people = self.people
        if people is None:
            return None
        letters = self._program.settings.accessibility.single_keys
        free = () if people.only_watches else self.seats.free
        return replace(people.situation(letters=letters), asks_alone=self._asks_alone is not None, free=free)

    @property
    def is_over(self) -> bool:
        """True if the match has ended."""
        return self.people is not None and self.people.info.stage is RoomStage.OVER

    @property
    def _plays(self) -> bool:
        """True if this person has a seat; a spectator has nothing to play on with."""
        return self.people is not None and self.people.info.you is not None

    def wish(self, wish: RoomProposalKind) -> None:
        """Propose something, or agree if just this is proposed already."""
        people = self.people
        asked = None if people is None else people.wish
        if people is not None and asked is not None and asked.wish is wish and asked.asks(people.info.you):
            self._line.send(VoteRequest(asked.ask, True))
            self._known.answered()
        else:
            self._line.send(ProposeRequest(wish))

    def mute(self, seat: Seat, *, muted: bool) -> str:
        """Hide or show again what the person at a seat says; return the name."""
        name = "" if self.people is None else self.people.info.seats[seat].name
        self.muted = self.muted | {name} if muted else self.muted - {name}
        self._renew()
        return name

    def is_muted(self, seat: Seat) -> bool:
        """Return whether phrases of a seat are hidden."""
        return self.people is not None and self.people.info.seats[seat].name in self.muted

    def hand_over(self) -> None:
        """Propose that a computer plays for this person until they return."""
        if self.people is not None and self.people.info.you is not None:
            self._line.send(ProposeRequest(RoomProposalKind.REPLACE, self.people.info.you))

    # ---- display

    def _heard(self) -> DealEvents | None:
        play = self._program.match
        shown = self._program.local_match is None and play is not None and play.controller.ready
        return DealEvents(play.controller.history, play.config.kinds) if shown and play is not None else None

    def _shown_anew(self) -> None:
        self._labels = None
        play = self._program.match
        if self.is_shown and play is not None and play is not self._play:  # not again after a practice deal
            self._play = play
            play.scene.hud.handOver.connect(self._replace)
            play.scene.hud.peopleChosen.connect(self._answer_alone)
        self._renew()

    def _renew(self) -> None:
        people, play, situation = self.people, self._program.match, self.situation
        if people is None or play is None or situation is None or not self.is_shown:
            self._seconds.stop()
            self._keep_quiet()
            return
        ended = self.is_over and not play.controller.match_over  # by agreement: there is no result page
        shown = shown_of(people, play.renderer, self._clock(), ended=ended)
        seats = (one._replace(note=MUTED) if self.is_muted(Seat(at)) else one for at, one in enumerate(shown.seats))
        shown = shown._replace(seats=tuple(seats))
        if self._asks_alone is not None:
            may_open = not self.is_over and bool(finished_deals(check.opened for check in self._line.verified_deals))
            asked = question_of(people.info, by_itself=self._asks_alone, may_open=may_open)
            shown = shown._replace(question=asked, prompt=None)
        play.scene.show_participants(shown)
        self._tells = True
        over = situation.over and ended and play.scene.animator.is_at_rest  # the question would cut animations short
        self._keeper.tell(replace(situation, portraits=play.portraits, over=over))
        self._write_label(people.info, play.config)
        self._seconds.start()

    def _write_label(self, info: RoomInfo, config: MatchConfig) -> None:
        """Set label and heading only if they differ: the menu bar is laid out again for them."""
        label, heading = label_of(info), match_heading(config)
        if (label, heading) != self._labels:
            self._labels = (label, heading)
            self._program.window.label(label, heading)

    def _retranslate(self) -> None:
        self._labels = None
        self._renew()

    def _keep_quiet(self) -> None:
        """Clear the bar: the room is another one, or none."""
        if self._tells:
            self._tells = False
            self._keeper.tell(RoomStatus())

    def _line_changed(self, change: ConnectionChanged) -> None:
        """Close the question when the connection is back; open it when the agent has given up."""
        if change.state is ConnectionState.LIVE:
            self._asks_alone = None
        elif change.state is ConnectionState.ENDED and change.reason is ConnectionProblem.TEN_MINUTES and self._plays:
            self._ask_alone(by_itself=True)
        self._renew()

    def _ask_alone(self, *, by_itself: bool) -> None:
        """Open the question, after a page over the table has been closed: it would hide it and lose the focus."""
        if self.is_shown:
            self.questionComes.emit()
        self._asks_alone = by_itself

    def _tick(self) -> None:
        people, now = self.people, self._clock()
        for seat, running in () if people is None else people.clocks.items():
            left, is_mine = running.left(now), people is not None and seat == people.info.you
            if is_mine and left in TOLD_AT and running.whole > left:
                self._announce(seconds_left(left))
                self._has_warned = True
            elif not is_mine and left == 0 and running.thought(now) == running.whole:
                self._announce(time_over(seat))
        self._withdraw_warning(people)
        self._renew()

    def _withdraw_warning(self, people: ParticipantState | None) -> None:
        """Clear the status line of the seconds that were left, once this person's clock has stopped."""
        play = self._program.match
        if self._has_warned and (people is None or people.info.you not in people.clocks):
            self._has_warned = False
            if self.is_shown and play is not None:
                play.scene.narrator.spoken.emit("")

    def _announce(self, sentence: Text) -> None:
        play = self._program.match
        if self.is_shown and play is not None:
            play.scene.narrator.announce(play.renderer.text(sentence))

    # ---- actions of the person

    def _pressed(self, act: NotificationAction) -> None:
        people, play, line = self.people, self._program.match, self._line
        if people is None or play is None or not self.is_shown:
            return
        wish = people.wish
        match act:
            case NotificationAction.YES | NotificationAction.NO | NotificationAction.WITHDRAW if wish is not None:
                line.send(VoteRequest(wish.ask, act is NotificationAction.YES))
                self._known.answered()
            case NotificationAction.GO_ON:
                self.wish(RoomProposalKind.GO_ON)
            case NotificationAction.ANOTHER_MATCH:
                self.wish(RoomProposalKind.REMATCH)
            case NotificationAction.NO_OTHER_MATCH:
                self._known.play_no_more()
            case NotificationAction.TAKE_SEAT:
                self.seats.take_seat()
            case NotificationAction.ONLY_WATCH:
                self._known.only_watch()
            case NotificationAction.TRY_NOW:
                line.reconnect()
            case NotificationAction.PLAY_AGAIN:
                line.send(ReturnRequest())
            case NotificationAction.PLAY_ON_ALONE:
                self._ask_alone(by_itself=False)
                self._renew()
            case NotificationAction.GO_ON_HERE:
                self._come_back()
            case NotificationAction.LEAVE:
                self.leaveWanted.emit()
            case NotificationAction.SHOW:
                self._known.put_notice_away()
                self.fairnessWanted.emit()
            case NotificationAction.COPY_INVITATION:
                self._known.put_notice_away()
                self.invitationWanted.emit()
            case NotificationAction.ALL_RIGHT:
                self._known.put_notice_away()

    def _come_back(self) -> None:
        welcome, players = self._line.welcome, self._program.settings.players
        if welcome is not None:
            self._line.enter(JoinCommand(players.name, players.portrait, kept=welcome.table))

    def _replace(self, seat: Seat) -> None:
        if self.is_shown:
            self._line.send(ProposeRequest(RoomProposalKind.REPLACE, seat))

    def _answer_alone(self, code: str) -> None:
        """Handle the answer; to keep waiting makes the agent connect again if it has given up."""
        self._asks_alone = None
        self._renew()
        plays_on = answer_of(code)
        if code == OPEN_HERE:
            self.reopenWanted.emit()
        elif plays_on is not None:
            self.aloneWanted.emit(plays_on)
        elif self._line.state is ConnectionState.ENDED:
            self._come_back()
