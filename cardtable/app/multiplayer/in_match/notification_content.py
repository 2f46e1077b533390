"""What the strip says, as one value: a sign, a sentence, a line below it, a ring that counts down, buttons."""

from __future__ import annotations

import enum

from cardtable.core.cards import Cards
from cardtable.core.frozen_dataclass import frozen
from cardtable.core.text import Text


class NotificationAction(enum.Enum):
    """What a button of the strip does."""

    TRY_NOW = "try now"
    LEAVE = "leave"
    YES = "yes"
    NO = "no"
    WITHDRAW = "withdraw"  # one's own wish
    GO_ON = "go on"  # after a pause
    ANOTHER_MATCH = "another match"
    NO_OTHER_MATCH = "no other match"
    PLAY_AGAIN = "play again"  # the own seat, for which a computer plays
    PLAY_ON_ALONE = "play on alone"
    GO_ON_HERE = "go on here"
    TAKE_SEAT = "take a seat"  # in mid-match
    ONLY_WATCH = "only watch"
    SHOW = "show"  # the page that a notice is about
    ALL_RIGHT = "all right"
    BACK_TO_THE_MATCH = "back to the match"  # from a deal that is practised


@frozen
class NotificationButton:
    """One button; at most one of a strip is filled."""

    act: NotificationAction
    label: Text
    filled: bool = False


@frozen
class Countdown:
    """Until when, in seconds of the clock of whoever shows it, and how many seconds it was in all."""

    ends: float
    whole: int

    def left(self, now: float) -> int:
        """Whole seconds left, the one that has begun counted in."""
        return max(0, -int(-(self.ends - now) // 1))

    def share(self, now: float) -> float:
        """How much of the time is left, in steps of a second, from 0 to 1."""
        return min(1.0, self.left(now) / max(1, self.whole))


@frozen
class NotificationContent:
    """One thing at a time. `portrait` or the icon named `sign` stands at the start of the line."""

    sentence: Text
    second: Text | None = None
    sign: str = "clock"
    portrait: int | None = None
    cards: Cards = ()
    countdown: Countdown | None = None
    buttons: tuple[NotificationButton, ...] = ()
    urgent: bool = False  # spoken at once, over whatever is being said
    keys: Text | None = None  # how to answer by keys: spoken behind the sentence

    def button(self, act: NotificationAction) -> NotificationButton | None:
        """The button that does this, if there is one."""
        return next((button for button in self.buttons if button.act is act), None)
