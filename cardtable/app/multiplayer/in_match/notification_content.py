"""Content of the notification bar as a value; proposals of a room, their content, and the question about a host."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from dataclasses import replace

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Cards
from cardtable.core.controls import Command
from cardtable.core.language.speech_forms import in_person_form
from cardtable.core.text import Text, Who, translate
from cardtable.core.zones import Seat
from cardtable.host import room_messages
from cardtable.host.room_messages import RoomInfo
from cardtable.host.room_types import RoomProposalKind
from cardtable.table.hud.participant_display import OverlayQuestion


class NotificationAction(enum.Enum):
    """Action of a button of the notification bar."""

    TRY_NOW = "try now"
    LEAVE = "leave"
    YES = "yes"
    NO = "no"
    WITHDRAW = "withdraw"  # the person's proposal
    GO_ON = "go on"  # after a pause
    ANOTHER_MATCH = "another match"
    NO_OTHER_MATCH = "no other match"
    PLAY_AGAIN = "play again"  # the person's seat, from the computer that plays for it
    PLAY_ON_ALONE = "play on alone"
    GO_ON_HERE = "go on here"
    TAKE_SEAT = "take a seat"  # in mid-match
    ONLY_WATCH = "only watch"
    COPY_INVITATION = "copy the invitation"
    SHOW = "show"  # the page that the notice is about
    ALL_RIGHT = "all right"
    BACK_TO_THE_MATCH = "back to the match"  # from a practice deal


@frozen
class NotificationButton:
    """Button of the bar; at most one of a bar is filled."""

    act: NotificationAction
    label: Text
    filled: bool = False


@frozen
class Countdown:
    """Countdown: its end in seconds of the display's clock, and its whole length in seconds."""

    ends: float
    whole: int

    def left(self, now: float) -> int:
        """Return the whole seconds left at `now`, rounded up; 0 when it is over."""
        return max(0, -int(-(self.ends - now) // 1))

    def share(self, now: float) -> float:
        """Return the share of the time that is left, from 0 to 1, in steps of a second."""
        return min(1.0, self.left(now) / max(1, self.whole))


@frozen
class NotificationContent:
    """Content of the bar; it begins with `portrait`, or with the icon named `sign`."""

    sentence: Text
    second: Text | None = None
    sign: str = "clock"
    portrait: int | None = None
    cards: Cards = ()
    countdown: Countdown | None = None
    buttons: tuple[NotificationButton, ...] = ()
    urgent: bool = False  # announced at once, interrupting other speech
    keys: Text | None = None  # keys that answer, announced after the sentence

    def button(self, act: NotificationAction) -> NotificationButton | None:
        """Return the button with this action, or None."""
        return next((button for button in self.buttons if button.act is act), None)


@frozen
class PendingProposal:
    """Pending proposal; `cards`: of a claim the open ones, of an undo those that return to the hand, if known."""

    ask: int
    wish: RoomProposalKind
    by: Seat
    about: Seat | None
    waits_for: frozenset[Seat]
    cards: Cards = ()
    countdown: Countdown | None = None

    def asks(self, me: Seat | None) -> bool:
        """Return whether this person has still to answer."""
        return me is not None and me in self.waits_for


def pending_proposal(asked: room_messages.ProposalMessage, now: float) -> PendingProposal:
    """Return the proposal of a remote room; `now`: time of the clock of its countdown."""
    ends = Countdown(now + asked.seconds, asked.seconds) if asked.seconds else None
    return PendingProposal(asked.ask, asked.wish, asked.by, asked.seat, frozenset(asked.waits_for), asked.cards, ends)


_THEIR_CARD = translate("Strip", "%1 would like to take back the %2.", "a player and a card")
_THEIR_MOVE = translate("Strip", "%1 would like to take back a move.")
_THEIR_CLAIM = translate("Strip", "%1 lays down these cards and claims the rest.")
_THEIR_PAUSE = translate("Strip", "%1 would like a pause.")
_THEIR_REPLACE = in_person_form(
    translate("Strip", "%1 asks: should a computer play on for %2?"),
    {2: translate("Strip", "%1 asks: should a computer play on for you?")},
)
_THEIR_END = translate("Strip", "%1 would like to end the match here.")
_THEIR_GO_ON = translate("Strip", "%1 would like to go on.", "after a pause")
REMATCH = translate("Strip", "Another match with the same people?")

_MY_CARD = translate("Strip", "You would like to take back the %1.", "a card")
_MY_MOVE = translate("Strip", "You would like to take back your last move.")
_MY_CLAIM = translate("Strip", "You lay down your cards and claim the rest.")
_MY_PAUSE = translate("Strip", "You would like a pause.")
_MY_REPLACE = translate("Strip", "You would like a computer to play on for %1.")
_MY_END = translate("Strip", "You would like to end the match here.")
_MY_GO_ON = translate("Strip", "You would like to go on.", "after a pause")
_MY_REMATCH = translate("Strip", "You would like another match with the same people.")

_IF_AGREED = translate("Strip", "It happens if everybody agrees.")
_IF_AGREED_KEYS = translate("Strip", "It happens if everybody agrees. You can also press Y or N.")
_CAN_COME_BACK = translate("Strip", "%1 can come back at any time. It happens if everybody agrees.")
_NO_CLOCK = translate("Strip", "Everything stops during a pause, even the clock.")
_ENDS = translate("Strip", "It ends if everybody agrees.")
REMATCH_BEGINS = translate("Strip", "It begins if everybody agrees. The seats stay as they are.")
_WAITING = translate("Strip", "Everybody is asked. Nobody sees who says no.")
_ONE_IS_ASKED = translate("Strip", "%1 is being asked.")
_ANSWERED = translate("Strip", "You have answered. The others are still being asked.")
_KEYS = translate("Strip", "Press Y for yes, N for no.")

_YES = translate("Strip", "Yes")
_NO = translate("Strip", "No")
GLADLY = translate("Strip", "Yes, please")
NO_THANKS = translate("Strip", "No, thank you")
_PLAY_ON = translate("Strip", "Play on", "a claim is not accepted")
_WAIT_LONGER = translate("Strip", "Wait longer")
_NEVER_MIND = translate("Strip", "Never mind", "takes back one's own wish")

_ANSWERS = {
    RoomProposalKind.CLAIM: (_YES, _PLAY_ON),
    RoomProposalKind.REPLACE: (_YES, _WAIT_LONGER),
    RoomProposalKind.REMATCH: (GLADLY, NO_THANKS),
}


def content_of(
    wish: PendingProposal, me: Seat | None, portraits: Sequence[int], *, keys: bool = True
) -> NotificationContent | None:
    """Return the content of a proposal for this person; None for a spectator, who is not asked.

    `portraits` by seat; `keys`: single-letter keys answer.
    """
    if me is None:
        return None
    if wish.by == me:
        # Secrecy is promised only if several persons are asked.
        asked = _ONE_IS_ASKED.filled(*map(Who, wish.waits_for)) if len(wish.waits_for) == 1 else _WAITING
        withdraw = NotificationButton(NotificationAction.WITHDRAW, _NEVER_MIND)
        return _shown(wish, _mine(wish), asked, (withdraw,), portraits)
    if not wish.asks(me):
        return _shown(wish, _theirs(wish), _ANSWERED, (), portraits)
    yes, no = _ANSWERS.get(wish.wish, (_YES, _NO))
    agree = NotificationButton(NotificationAction.YES, yes, filled=True)
    decline = NotificationButton(NotificationAction.NO, no)
    content = _shown(wish, _theirs(wish), _second(wish, keys=keys), (agree, decline), portraits)
    return replace(content, urgent=True, keys=_KEYS if keys else None)


def _shown(
    wish: PendingProposal,
    sentence: Text,
    second: Text | None,
    buttons: tuple[NotificationButton, ...],
    portraits: Sequence[int],
) -> NotificationContent:
    whose = wish.about if wish.wish is RoomProposalKind.REPLACE and wish.about is not None else wish.by
    portrait = None if wish.wish is RoomProposalKind.REMATCH else portraits[whose] if whose < len(portraits) else None
    cards = wish.cards if wish.wish is RoomProposalKind.CLAIM else ()
    return NotificationContent(sentence, second, "cards", portrait, cards, wish.countdown, buttons)


# Of proposals without a card or a seat: what the others read, and what the proposer reads.
_SENTENCES: Mapping[RoomProposalKind, tuple[Text, Text]] = {
    RoomProposalKind.CLAIM: (_THEIR_CLAIM, _MY_CLAIM),
    RoomProposalKind.PAUSE: (_THEIR_PAUSE, _MY_PAUSE),
    RoomProposalKind.END: (_THEIR_END, _MY_END),
    RoomProposalKind.GO_ON: (_THEIR_GO_ON, _MY_GO_ON),
}
_SECOND: Mapping[RoomProposalKind, Text | None] = {
    RoomProposalKind.CLAIM: None,  # the cards are shown
    RoomProposalKind.PAUSE: _NO_CLOCK,
    RoomProposalKind.END: _ENDS,
    RoomProposalKind.REMATCH: REMATCH_BEGINS,
}


def _theirs(wish: PendingProposal) -> Text:
    by = Who(wish.by)
    if wish.wish in _SENTENCES:
        return _SENTENCES[wish.wish][0].filled(by)
    if wish.wish is RoomProposalKind.REMATCH:
        return REMATCH
    if wish.wish is RoomProposalKind.REPLACE and wish.about is not None:
        return _THEIR_REPLACE.filled(by, Who(wish.about))
    return _THEIR_CARD.filled(by, wish.cards[0]) if len(wish.cards) == 1 else _THEIR_MOVE.filled(by)


def _mine(wish: PendingProposal) -> Text:
    if wish.wish in _SENTENCES:
        return _SENTENCES[wish.wish][1]
    if wish.wish is RoomProposalKind.REMATCH:
        return _MY_REMATCH
    if wish.wish is RoomProposalKind.REPLACE and wish.about is not None:
        return _MY_REPLACE.filled(Who(wish.about))
    return _MY_CARD.filled(wish.cards[0]) if len(wish.cards) == 1 else _MY_MOVE


def _second(wish: PendingProposal, *, keys: bool) -> Text | None:
    if wish.wish is RoomProposalKind.REPLACE and wish.about is not None:
        return _CAN_COME_BACK.filled(Who(wish.about))
    return _SECOND.get(wish.wish, _IF_AGREED_KEYS if keys else _IF_AGREED)


_GONE = translate("Host", "%1's computer hasn't come back. How should the match go on?", "a player's name")
_NO_ANSWER = translate("Host", "The table doesn't answer. How should the match go on?")
_AT_ONCE = translate("Host", "You don't have to wait for %1. How should the match go on?")

OPEN_HERE = "open"
_OPEN = Command(OPEN_HERE, translate("Host", "Open it again here", "the table, for the same people"))
_SAVE = Command("save", translate("Host", "Play on against computers"))
_WAIT = Command("wait", translate("Host", "Keep waiting"))
_LEAVE = Command("leave", translate("Host", "Save and leave"))


def question_of(info: RoomInfo, *, by_itself: bool, may_open: bool) -> OverlayQuestion:
    """Return the question how to play on without the host; an unrequested one has the safe default, to keep waiting.

    `may_open`: a deal was finished, from which the room can be opened again.
    """
    if info.host is None or info.host == info.you:  # a server does not answer
        sentence: Text = _NO_ANSWER
    else:
        sentence = (_GONE if by_itself else _AT_ONCE).filled(Who(info.host))
    answers = (*((_OPEN,) if may_open else ()), _SAVE, _WAIT, _LEAVE)
    return OverlayQuestion(sentence, answers, answers.index(_WAIT) if by_itself else 0)


def answer_of(code: str) -> bool | None:
    """Return whether to play on alone, from an answer's code; None: keep waiting, or open the room again."""
    return {"save": True, "leave": False}.get(code)
