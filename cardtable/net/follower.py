"""A participant's end of a line, without a socket: what was seen, what is unanswered, and when to try again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from cardtable.core.frozen_values import frozen
from cardtable.core.wire.plain_values import whole
from cardtable.host.from_seat import Do, FromSeat, Hello
from cardtable.host.from_table import FromTable, Gone, News, No, Opened, Welcome
from cardtable.host.gathering import Close

WAITS = (0.5, 1.0, 2.0, 4.0, 8.0)  # seconds before the next try; the last one again and again
SPREAD = 0.2  # of a wait, either way: so that not all come back in one moment
PATIENCE = 600.0  # seconds without the table
STEADY = 10.0  # seconds after which a line that was made has proved good

FINAL = frozenset(
    {
        Close.BYE,
        Close.ELSEWHERE,
        Close.WRONG_SECRET,
        Close.NO_TABLE,
        Close.FULL,
        Close.OTHER_VERSION,
        Close.REMOVED,
        Close.TABLE_CLOSED,
        Close.RESERVED_NAME,
    }
)
"""Trying again would not help."""

# Whoever answers for a while may be another computer, too busy to look, or have other tables.
_DOUBTFUL = frozenset({Close.WRONG_SECRET, Close.NO_TABLE})
DOUBTS = 3  # so often a key that was good is shown again after that, and not so soon that an address has to wait for it

# What a Do is refused with that was accepted before: it is another's turn, or the deal is over meanwhile.
_OVERTAKEN = frozenset({"turn", "stale", "match-over", "not-now", "paused", "asked-first"})


@frozen
class Reaction:
    """What to say to the table, and whether the message is anything for people."""

    send: tuple[FromSeat, ...] = ()
    show: bool = True


@dataclass(slots=True)
class _Unanswered:
    do: Do
    again: bool = False  # it has been sent a second time


class Follower:
    """Keeps what must outlive a lost line. A Do is sent again after one; wishes, phrases and the like never are.

    `chance` gives numbers from 0 to 1, `hello` what to say first on a new line; where that has a key that the table
    does not know, `secret` lets the person in anew. Times are seconds of one steady clock.
    """

    def __init__(self, hello: Hello, chance: Callable[[], float], secret: str = "") -> None:
        self._hello = hello
        self._secret = secret
        self._chance = chance
        self._unanswered: _Unanswered | None = None
        self._last_id = 0
        self._version = 0  # of the view
        self._live = False  # the news after this line's Hello has come
        self._connected: float | None = None
        self._lost: float | None = None  # when the table was last known to be there
        self._tries = 0
        self._ended: Close | None = None
        self._was_good = False  # the key: the table has welcomed this program
        self._is_gone = False  # the table has said why it closes this line
        self._is_doubted = False  # and that may be over soon
        self._doubts = 0  # one after another

    @property
    def hello(self) -> Hello:
        """What would be said first now: with the key, the place in the log and the last deal that was opened."""
        return self._hello

    @property
    def ended(self) -> Close | None:
        """Why the table will not have this program again."""
        return self._ended

    @property
    def is_live(self) -> bool:
        """Whether the line is up, and has told how the table stands."""
        return self._live

    @property
    def may_do(self) -> bool:
        """Whether an action can be sent: the line is up, and the one before has been answered."""
        return self._live and self._unanswered is None

    def connected(self, now: float) -> Hello:
        """A line has been made, and its certificate is the right one: what to say first."""
        self._connected = now
        self._live = self._is_gone = False
        return self._hello

    def do(self, action: str, version: int) -> Do:
        """An action to send, chosen from the view of this version; raises RuntimeError unless `may_do`."""
        if not self.may_do:
            raise RuntimeError("The line is lost, or the last action is unanswered.")
        self._last_id += 1
        done = Do(self._last_id, version, action)
        self._unanswered = _Unanswered(done)
        return done

    def received(self, message: FromTable) -> Reaction:
        """A message has come; raises WireError for news whose view has no version."""
        match message:
            case Welcome():
                self._take_welcome(message)
            case Opened():
                self._hello = replace(self._hello, opened=message.deal)
            case News():
                return self._take_news(message)
            case No(to="do"):
                return self._take_no(message)
            case Gone() if not self._is_gone:
                self._is_gone = True
                self._take_farewell(message.code)
        return Reaction()

    def lost(self, now: float) -> float | None:
        """The line is gone, or none could be made: seconds until the next try, None to give up."""
        steady = self._connected is not None and now - self._connected >= STEADY
        if steady or self._lost is None:
            self._lost, self._tries = now, 0
        self._connected = None
        self._live = False
        if self._ended is not None or now - self._lost >= PATIENCE:
            return None
        if self._is_doubted:
            self._is_doubted, self._doubts = False, self._doubts + 1
            self._tries = len(WAITS) - 1
        wait = WAITS[min(self._tries, len(WAITS) - 1)]
        self._tries += 1
        return wait * (1 + SPREAD * (2 * self._chance() - 1))

    def hurry(self) -> None:
        """The network has changed, or somebody asks for it: whoever calls tries at once, and waits are short anew."""
        self._tries = 0

    def _take_farewell(self, code: Close) -> None:
        if code in _DOUBTFUL and self._was_good and self._doubts < DOUBTS:
            self._is_doubted = True
        elif code is Close.WRONG_SECRET and self._hello.key and self._secret:
            self._hello = replace(self._hello, key="", secret=self._secret, have=-1, tag="", opened=0)
            self._unanswered, self._secret = None, ""
        elif code in FINAL:
            self._ended = code

    def _take_welcome(self, welcome: Welcome) -> None:
        self._was_good, self._doubts = True, 0
        if welcome.table != self._hello.table:  # another match, with a log of its own
            self._hello = replace(self._hello, have=-1, tag="", opened=0)
            self._unanswered, self._live = None, False
        self._hello = replace(self._hello, table=welcome.table, key=welcome.key, secret="")

    def _take_news(self, news: News) -> Reaction:
        self._version = whole(news.update.get("v"), 1)
        self._hello = replace(self._hello, have=news.n, tag=news.tag)
        first, self._live = not self._live, True
        waiting = self._unanswered
        if waiting is None:
            return Reaction()
        if "heard" in news.update or news.mine == waiting.do.id:  # after a jump the person chooses anew
            self._unanswered = None
        elif first:
            waiting.again = True
            return Reaction((waiting.do,))
        return Reaction()

    def _take_no(self, no: No) -> Reaction:
        waiting = self._unanswered
        if waiting is None or waiting.do.id != no.id:
            return Reaction(show=False)  # of an action that a jump has made void
        self._unanswered = None
        overtaken = waiting.again and no.code in _OVERTAKEN and self._version > waiting.do.v
        return Reaction(show=not overtaken)
