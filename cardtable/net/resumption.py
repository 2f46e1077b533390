"""Resumption state of a client, without a socket: last update, unanswered action, next retry."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.wire.json_values import read_int
from cardtable.host import room_messages
from cardtable.host.room_requests import ActionRequest, FromSeat, HelloRequest
from cardtable.host.room_types import DisconnectCode

WAITS = (0.5, 1.0, 2.0, 4.0, 8.0)  # seconds before each retry; the last one repeats
SPREAD = 0.2  # share by which a wait varies, so that not all clients return at once
PATIENCE = 600.0  # seconds without the room
STEADY = 10.0  # seconds after which a connection counts as stable

FINAL = frozenset(
    {
        DisconnectCode.BYE,
        DisconnectCode.ELSEWHERE,
        DisconnectCode.WRONG_SECRET,
        DisconnectCode.NO_TABLE,
        DisconnectCode.FULL,
        DisconnectCode.OTHER_VERSION,
        DisconnectCode.REMOVED,
        DisconnectCode.TABLE_CLOSED,
        DisconnectCode.RESERVED_NAME,
    }
)
"""Codes after which a retry would be pointless."""

# For a time another computer may answer, or the server may be too busy to check, or have other rooms.
_DOUBTFUL = frozenset({DisconnectCode.WRONG_SECRET, DisconnectCode.NO_TABLE})
DOUBTS = 3  # retries with a token that was valid, after such a code: slow enough for the limits of an address

# Refusals of a repeated action that was accepted the first time: the turn or the deal is over meanwhile.
_OVERTAKEN = frozenset({"turn", "stale", "match-over", "not-now", "paused", "asked-first"})


@frozen
class FollowUp:
    """Requests to send after a message, and whether the message is for people."""

    send: tuple[FromSeat, ...] = ()
    show: bool = True


@dataclass(slots=True)
class _Unanswered:
    request: ActionRequest
    is_repeated: bool = False  # it was sent a second time


class ResumptionState:
    """Client state that outlives a lost connection.

    An unanswered action is sent again after a reconnect; proposals, phrases and the like never are. The random source
    returns numbers from 0 to 1. `hello` is the first request of a connection; where the room rejects its token,
    `secret` admits the person anew. Times are seconds of one monotonic clock.
    """

    def __init__(self, hello: HelloRequest, random: Callable[[], float], secret: str = "") -> None:
        self.hello = hello  # current first request: with the token, the log position and the last verified deal
        self._secret = secret
        self._random = random
        self._unanswered: _Unanswered | None = None
        self._last_id = 0
        self._version = 0  # of the last view
        self.is_live = False  # the first update of this connection has come
        self._connected_at: float | None = None
        self._lost_at: float | None = None  # time at which the room was last known to be there
        self._tries = 0
        self.final_code: DisconnectCode | None = None  # set: the room rejects this client, and no retry makes sense
        self._was_welcomed = False  # the token was valid
        self._is_closed = False  # the room has given the reason for closing this connection
        self._is_doubted = False  # and that reason may soon be void
        self._doubts = 0  # in succession

    @property
    def can_act(self) -> bool:
        """True if an action can be sent: the connection is live and the last action answered."""
        return self.is_live and self._unanswered is None

    def on_connected(self, now: float) -> HelloRequest:
        """Note a new connection to the right computer, and return its first request."""
        self._connected_at = now
        self.is_live = self._is_closed = False
        return self.hello

    def submit(self, action: str, version: int) -> ActionRequest:
        """Return the request for an action upon the view of `version`; raise RuntimeError unless `can_act`."""
        if not self.can_act:
            raise RuntimeError("The line is lost, or the last action is unanswered.")
        self._last_id += 1
        request = ActionRequest(self._last_id, version, action)
        self._unanswered = _Unanswered(request)
        return request

    def on_message(self, message: room_messages.FromTable) -> FollowUp:
        """Process a message; raise WireError for an update whose view has no version."""
        match message:
            case room_messages.WelcomeMessage():
                self._on_welcome(message)
            case room_messages.RevealMessage():
                self.hello = replace(self.hello, opened=message.deal)
            case room_messages.UpdateMessage():
                return self._on_update(message)
            case room_messages.RefusalMessage(to="do"):
                return self._on_refusal(message)
            case room_messages.ClosingMessage() if not self._is_closed:
                self._is_closed = True
                self._on_closing(message.code)
        return FollowUp()

    def on_lost(self, now: float) -> float | None:
        """Note a lost or failed connection; return seconds until the next retry, None to give up."""
        is_stable = self._connected_at is not None and now - self._connected_at >= STEADY
        if is_stable or self._lost_at is None:
            self._lost_at, self._tries = now, 0
        self._connected_at = None
        self.is_live = False
        if self.final_code is not None or now - self._lost_at >= PATIENCE:
            return None
        if self._is_doubted:
            self._is_doubted, self._doubts = False, self._doubts + 1
            self._tries = len(WAITS) - 1
        wait = WAITS[min(self._tries, len(WAITS) - 1)]
        self._tries += 1
        return wait * (1 + SPREAD * (2 * self._random() - 1))

    def reset_waits(self) -> None:
        """Reset the waits between retries, after a network change or a person's request."""
        self._tries = 0

    def _on_closing(self, code: DisconnectCode) -> None:
        if code in _DOUBTFUL and self._was_welcomed and self._doubts < DOUBTS:
            self._is_doubted = True
        elif code is DisconnectCode.WRONG_SECRET and self.hello.key and self._secret:
            self.hello = replace(self.hello, key="", secret=self._secret, have=-1, tag="", opened=0)
            self._unanswered, self._secret = None, ""
        elif code in FINAL:
            self.final_code = code

    def _on_welcome(self, welcome: room_messages.WelcomeMessage) -> None:
        self._was_welcomed, self._doubts = True, 0
        if welcome.table != self.hello.table:  # another match, with its own log
            self.hello = replace(self.hello, have=-1, tag="", opened=0)
            self._unanswered, self.is_live = None, False
        self.hello = replace(self.hello, table=welcome.table, key=welcome.key, secret="")

    def _on_update(self, message: room_messages.UpdateMessage) -> FollowUp:
        self._version = read_int(message.update.get("v"), 1)
        self.hello = replace(self.hello, have=message.n, tag=message.tag)
        is_first, self.is_live = not self.is_live, True
        pending = self._unanswered
        if pending is None:
            return FollowUp()
        if "heard" in message.update or message.mine == pending.request.id:
            self._unanswered = None  # after a full history the person chooses anew
        elif is_first:
            pending.is_repeated = True
            return FollowUp((pending.request,))
        return FollowUp()

    def _on_refusal(self, refusal: room_messages.RefusalMessage) -> FollowUp:
        pending = self._unanswered
        if pending is None or pending.request.id != refusal.id:
            return FollowUp(show=False)  # refusal of an action that a full history made void
        self._unanswered = None
        is_overtaken = pending.is_repeated and refusal.code in _OVERTAKEN and self._version > pending.request.v
        return FollowUp(show=not is_overtaken)
