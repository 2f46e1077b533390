"""Content of the notification bar as one value: sign, sentences, cards, countdown, and buttons."""

from __future__ import annotations

import enum

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Cards
from cardtable.core.text import Text


class NotificationAction(enum.Enum):
    """Action of a button of the notification bar."""

    TRY_NOW = "try now"
    LEAVE = "leave"
    YES = "yes"
    NO = "no"
    WITHDRAW = "withdraw"  # the own proposal
    GO_ON = "go on"  # after a pause
    ANOTHER_MATCH = "another match"
    NO_OTHER_MATCH = "no other match"
    PLAY_AGAIN = "play again"  # the own seat, from the computer that plays for it
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
