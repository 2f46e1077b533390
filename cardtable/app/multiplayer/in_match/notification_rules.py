"""Status of a room for one participant, and the rules that choose its notification.

Precedence: a lost connection, an absent host, a proposal, a notice.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping

from cardtable.app.multiplayer.in_match import notification_content as proposals
from cardtable.app.multiplayer.in_match.notification_content import (
    Countdown,
    NotificationAction,
    NotificationButton,
    NotificationContent,
)
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.text import Text, Who, translate
from cardtable.core.zones import Seat
from cardtable.host.room_types import DisconnectCode, RoomProposalKind
from cardtable.net.agent_messages import ConnectionProblem
from cardtable.net.connection_errors import error_text


class ConnectionStatus(enum.Enum):
    """Status of the connection to a room."""

    THERE = "there"
    LOST = "lost"  # reconnecting
    OFFLINE = "offline"  # reconnecting: this computer is in no network
    HOST_GONE = "host gone"  # the host's computer does not answer
    HOST_CLOSED = "host closed"  # closed in order: the room may be opened again
    OVER = "over"  # no further attempt is made
    ELSEWHERE = "elsewhere"  # this person resumed on another computer


class NoticeKind(enum.Enum):
    """Kind of a notice, which is shown until it is dismissed."""

    PLAYED_FOR_YOU = "played for you"  # `number` moves
    NOT_THIS_TIME = "not this time"
    DOUBT = "doubt"  # about the verification of deal `number`
    ANOTHER_COMPUTER = "another computer"  # seat `number` was resumed there
    SAT_DOWN = "sat down"  # this person, in mid-match
    SEAT_TAKEN = "seat taken"  # this person's, by another one
    WENT_BACK = "went back"  # the room log has lost its last `number` entries
    NEW_INVITATION = "new invitation"  # the one before does not work any more


@frozen
class RoomNotice:
    """Notice about one event."""

    kind: NoticeKind
    number: int = 0


@frozen
class RoomStatus:
    """Status of one room for one person; the defaults are those of a match against computers."""

    me: Seat | None = None  # None: a spectator
    host: Seat | None = None  # seat of the room owner, on whose computer the room is; None: on a server
    portraits: tuple[int, ...] = ()  # by seat
    way: ConnectionStatus = ConnectionStatus.THERE
    reason: DisconnectCode | ConnectionProblem | None = None  # reason of the connection loss, None if unknown
    waits_until: Countdown | None = None  # for an absent host
    asks_alone: bool = False  # the table shows the question whether to play on without the host
    wish: proposals.PendingProposal | None = None
    paused: bool = False
    over: bool = False  # the match has ended, and this person has not answered about another
    replaced: bool = False  # a computer plays for this person, who is present
    may_watch: bool = True  # by the house rules; else only until a seat is chosen
    free: tuple[Seat, ...] = ()  # seats for this spectator, who has not declined
    notices: tuple[RoomNotice, ...] = ()  # the oldest first
    letters: bool = True  # single-letter keys answer


_LOST = translate("Strip", "The connection to %1's table is lost. Trying again…")
_LOST_TO_SERVER = translate("Strip", "The connection to the table is lost. Trying again…")
_KEPT = translate("Strip", "Your cards and your seat are kept.")
_LOOK_ON = translate("Strip", "You can watch again when the connection is back.")
_GONE = translate("Strip", "%1's computer doesn't answer. Trying again…")
_SERVER_GONE = translate("Strip", "The table doesn't answer. Trying again…")
_MATCH_KEPT = translate("Strip", "The match is saved up to the last card, and every seat is kept.")
_STILL_GONE = translate("Strip", "%1's computer doesn't answer.")
_STILL_NO_ANSWER = translate("Strip", "The table doesn't answer.")
_SAVED_HERE = translate("Strip", "Every finished deal is saved here, so the match can go on.")
CLOSED = translate("Strip", "%1 has closed the table for now.")
_SERVER_CLOSED = translate("Strip", "The table is closed for now.")
_ELSEWHERE = translate("Strip", "You're now playing on another computer.")
_AS_IT_STOOD = translate("Strip", "This window only shows how things stood here.")
_PAUSED = translate("Strip", "The table is paused.")
_UNTIL_ALL = translate("Strip", "It goes on when everybody here has pressed “Continue”.")
_REPLACED = translate("Strip", "A computer plays for you. Play again yourself?")
_WHENEVER = translate("Strip", "Your seat is yours again from the next card on.")
_WHENEVER_BY_KEY = translate("Strip", "Your seat is yours again from the next card on. You can also press Y.")
_PLAYED = translate("Strip", "A computer played %1 move(s) for you.", n=0)
_NOT_THIS_TIME = translate("Strip", "Not this time.", "a wish that the others did not agree to")
_DOUBT = translate("Strip", "Something about deal %1 couldn't be confirmed.")
_WENT_BACK = translate("Strip", "The table went back by %1 move(s): the rest couldn't be read.", n=0)
_ANOTHER_COMPUTER = translate("Strip", "%1 is now playing from another computer.")
_WHOEVER_HAS_THE_KEY = translate(
    "Strip", "If it was somebody else, ask them: anyone who has the key to the seat can take it."
)
_MATCH_GOES_ON = translate("Strip", "The match goes on.")
_OLD_INVITATION = translate("Strip", "The old invitation no longer works.")
_NEW_INVITATION = translate("Strip", "People who should come need the new one.")

_MAY_SIT = translate("Strip", "You're watching, and may take a computer's seat.")
_MUST_SIT = translate("Strip", "You may take a computer's seat. You can't just watch at this table.")
_WITH_ITS_POINTS = translate("Strip", "You play on with the cards and the points of that seat.")
_TAKE_ONE = translate("Strip", "Take %1's seat", "a computer's name, or that of somebody who has left")
_TAKE_A_SEAT = translate("Strip", "Take a seat…")
_SAT_DOWN = translate("Strip", "The seat is yours now, with its cards and its points.")
_FROM_NEXT_TURN = translate("Strip", "You play from its next turn on.")
_SEAT_TAKEN = translate("Strip", "Somebody else is playing in your seat now.")
_MAY_WATCH = translate("Strip", "You can watch, or take the seat of a computer.")

_ONLY_WATCH = NotificationButton(NotificationAction.ONLY_WATCH, translate("Strip", "Only watch"))
_TRY_NOW = NotificationButton(NotificationAction.TRY_NOW, translate("Strip", "Try now"), filled=True)
_LEAVE = NotificationButton(NotificationAction.LEAVE, translate("Strip", "Leave", "the table"))
_ALONE = NotificationButton(NotificationAction.PLAY_ON_ALONE, translate("Strip", "Play on without waiting…"))
_HERE = NotificationButton(NotificationAction.GO_ON_HERE, translate("Strip", "Continue here"))
_GO_ON = NotificationButton(NotificationAction.GO_ON, translate("Strip", "Continue"), filled=True)
_PLAY_AGAIN = NotificationButton(
    NotificationAction.PLAY_AGAIN, translate("Strip", "Play again", "oneself, not the computer"), filled=True
)
_GLADLY = NotificationButton(NotificationAction.ANOTHER_MATCH, proposals.GLADLY, filled=True)
_NO_THANKS = NotificationButton(NotificationAction.NO_OTHER_MATCH, proposals.NO_THANKS)
_ALL_RIGHT = NotificationButton(NotificationAction.ALL_RIGHT, translate("Strip", "All right"))
_COPY = NotificationButton(NotificationAction.COPY_INVITATION, translate("People", "Copy the invitation"), filled=True)
_SHOW = NotificationButton(NotificationAction.SHOW, translate("Strip", "Show"))


def strip_of(now: RoomStatus) -> NotificationContent | None:
    """Return the most important content of a status; None: the status line is shown."""
    if now.way is not ConnectionStatus.THERE:
        return _way(now)
    if now.paused and (now.wish is None or now.wish.wish is RoomProposalKind.GO_ON):
        return _paused(now)
    if now.wish is not None:
        return proposals.content_of(now.wish, now.me, now.portraits, keys=now.letters)
    if now.over and now.me is not None:
        return NotificationContent(proposals.REMATCH, proposals.REMATCH_BEGINS, "cards", buttons=(_GLADLY, _NO_THANKS))
    if now.replaced:
        second = _WHENEVER_BY_KEY if now.letters else _WHENEVER
        return NotificationContent(_REPLACED, second, "computer", buttons=(_PLAY_AGAIN,))
    if now.notices:
        return _notice(now.notices[0])
    return _free_seats(now) if now.free else None


def _free_seats(now: RoomStatus) -> NotificationContent:
    """Return the offer of a free seat: one is named on its button, several open a list."""
    seat = _TAKE_ONE.filled(Who(now.free[0])) if len(now.free) == 1 else _TAKE_A_SEAT
    take = NotificationButton(NotificationAction.TAKE_SEAT, seat, filled=True)
    if not now.may_watch:
        return NotificationContent(_MUST_SIT, _WITH_ITS_POINTS, "cards", buttons=(take, _LEAVE))
    return NotificationContent(_MAY_SIT, _WITH_ITS_POINTS, "eye", buttons=(take, _ONLY_WATCH))


def _way(now: RoomStatus) -> NotificationContent:
    match now.way:
        case ConnectionStatus.ELSEWHERE:
            return NotificationContent(_ELSEWHERE, _AS_IT_STOOD, "home", buttons=(_HERE, _LEAVE))
        case ConnectionStatus.OVER:
            sentence, second = error_text(now.reason)
            no_answer = isinstance(now.reason, ConnectionProblem)  # of the room itself
            can_go_on = now.me is not None and no_answer
            buttons = (_ALONE, _LEAVE) if can_go_on and not now.asks_alone else (_LEAVE,)
            return NotificationContent(sentence, second, "line", buttons=buttons, urgent=True)
        case ConnectionStatus.LOST | ConnectionStatus.OFFLINE:
            second = _LOOK_ON if now.me is None else _KEPT
            offline = now.way is ConnectionStatus.OFFLINE
            sentence = error_text(now.reason)[0] if offline else _of_host(now, _LOST, _LOST_TO_SERVER)
            return NotificationContent(sentence, second, "again", buttons=(_TRY_NOW, _LEAVE), urgent=True)
    if now.asks_alone and now.way is ConnectionStatus.HOST_GONE:
        return NotificationContent(_of_host(now, _STILL_GONE, _STILL_NO_ANSWER), _SAVED_HERE, "clock")
    if now.asks_alone:
        return NotificationContent(_of_host(now, CLOSED, _SERVER_CLOSED), _SAVED_HERE, "clock")
    gone = (_GONE, _SERVER_GONE) if now.way is ConnectionStatus.HOST_GONE else (CLOSED, _SERVER_CLOSED)
    buttons = (_LEAVE,) if now.me is None else (_ALONE, _LEAVE)
    sentence = _of_host(now, *gone)
    return NotificationContent(sentence, _MATCH_KEPT, "clock", countdown=now.waits_until, buttons=buttons, urgent=True)


def _of_host(now: RoomStatus, of_person: Text, of_server: Text) -> Text:
    return of_server if now.host is None else of_person.filled(Who(now.host))


def _paused(now: RoomStatus) -> NotificationContent:
    """Return the content of a pause: a person who has pressed Go on waits for the others, a spectator for all."""
    wish = now.wish
    pressed = wish is not None and not wish.asks(now.me)
    buttons = (_LEAVE,) if pressed or now.me is None else (_GO_ON, _LEAVE)
    ring = None if wish is None else wish.countdown
    return NotificationContent(_PAUSED, _UNTIL_ALL, "pause", countdown=ring, buttons=buttons)


_SENTENCES: Mapping[NoticeKind, tuple[Text, Text, str]] = {  # with the second line and the sign
    NoticeKind.PLAYED_FOR_YOU: (_PLAYED, _WHENEVER, "computer"),
    NoticeKind.WENT_BACK: (_WENT_BACK, _MATCH_GOES_ON, "again"),
    NoticeKind.ANOTHER_COMPUTER: (_ANOTHER_COMPUTER, _WHOEVER_HAS_THE_KEY, "home"),
    NoticeKind.SAT_DOWN: (_SAT_DOWN, _FROM_NEXT_TURN, "cards"),
    NoticeKind.SEAT_TAKEN: (_SEAT_TAKEN, _MAY_WATCH, "eye"),
    NoticeKind.DOUBT: (_DOUBT, _MATCH_GOES_ON, "help"),
    NoticeKind.NEW_INVITATION: (_OLD_INVITATION, _NEW_INVITATION, "line"),
}
_NOTICE_BUTTONS = {NoticeKind.DOUBT: (_SHOW, _ALL_RIGHT), NoticeKind.NEW_INVITATION: (_COPY, _ALL_RIGHT)}


def _notice(notice: RoomNotice) -> NotificationContent:
    kind, number = notice.kind, notice.number
    if kind is NoticeKind.NOT_THIS_TIME:
        return NotificationContent(_NOT_THIS_TIME, sign="cards")
    sentence, second, sign = _SENTENCES[kind]
    if kind in (NoticeKind.PLAYED_FOR_YOU, NoticeKind.WENT_BACK):
        sentence = sentence.filled(number, n=number)
    elif kind in (NoticeKind.ANOTHER_COMPUTER, NoticeKind.DOUBT):
        sentence = sentence.filled(number if kind is NoticeKind.DOUBT else Who(Seat(number)))
    return NotificationContent(sentence, second, sign, buttons=_NOTICE_BUTTONS.get(kind, (_ALL_RIGHT,)))
