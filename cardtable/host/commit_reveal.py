"""Commit–reveal, and the verification of finished deals.

The seed of a deal follows from random contributions of all participants.

Each participant first sends the hash of its contribution (the commitment), and the contribution itself only after all
hashes are public, so that no participant can choose the cards.
"""

from __future__ import annotations

import enum
import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardtable.core.events import Event, HandScored
from cardtable.core.rules import AnyGame
from cardtable.core.session import Update
from cardtable.core.shuffle import shuffled
from cardtable.core.views import State, Step, by_kind, observed, redacted
from cardtable.core.zones import Seat
from cardtable.host.room_messages import CommitCall, CommitmentsMessage, RevealMessage, RoomInfo
from cardtable.host.room_requests import CommitRequest, RevealRequest
from cardtable.host.room_types import RoomStage
from cardtable.host.seat_assignment import Presence

DEALER = "dealer"  # the room's server; persons take part as "seat N", computers and spectators do not


def contributor(seat: Seat) -> str:
    """Return the name of the client of the person at a seat, as a contributor."""
    return f"seat {seat}"


def commitment_of(table: str, deal: int, who: str, share: str) -> str:
    """Return SHA-256 of "cardtable/commit/TABLE/DEAL/WHO/SHARE", as 64 hexadecimal digits."""
    return _digest(f"cardtable/commit/{table}/{deal}/{who}/{share}")


def seed_of(table: str, deal: int, shares: Mapping[str, str]) -> str:
    """Return SHA-256 of "cardtable/seed/TABLE/DEAL/WHO=SHARE/…", the names in the order of their code points."""
    parts = "/".join(f"{who}={shares[who]}" for who in sorted(shares))
    return _digest(f"cardtable/seed/{table}/{deal}/{parts}")


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


class CommitReveal:
    """Commitments and contributions of one deal. It has no clock: `too_late` ends the step in progress.

    Before `commitments` are sent, `who`, the dealer's share and `hashes` are written to the room's log, so that a deal
    has one set of them and no other; `hashes` restores them after a restart.
    """

    def __init__(
        self, table: str, deal: int, who: Sequence[str], share: str, hashes: Mapping[str, str] | None = None
    ) -> None:
        self._table = table
        self._deal = deal
        self._who = tuple(who)
        self._hashes = dict(hashes or {DEALER: commitment_of(table, deal, DEALER, share)})
        self._shares = {DEALER: share}
        self._committed = hashes is not None
        self._closed = False

    @property
    def call(self) -> CommitCall:
        """Call for commitments, with the dealer's own, which was made before it received any other."""
        return CommitCall(self._deal, self._who, self._hashes[DEALER])

    @property
    def commitments(self) -> CommitmentsMessage | None:
        """All commitments, once the step is over; None before."""
        done = self._committed or set(self._hashes) == set(self._who)
        return CommitmentsMessage(self._deal, self._in_order(self._hashes)) if done else None

    @property
    def seed(self) -> str | None:
        """Seed, once the contributions are complete or too late; None before."""
        done = self.commitments is not None and (self._closed or set(self._shares) == set(self._hashes))
        return seed_of(self._table, self._deal, self._shares) if done else None

    def commit(self, who: str, hash: str) -> bool:
        """Take a commitment; return False for a second, different one. A late one is ignored."""
        if self.commitments is None and who in self._who:
            self._hashes.setdefault(who, hash)
        return self._hashes.get(who, hash) == hash

    def reveal(self, who: str, share: str) -> bool:
        """Take a contribution; return False for one that does not fit its commitment. A late one is ignored."""
        fits = self._hashes.get(who) == commitment_of(self._table, self._deal, who, share)
        if fits and self.commitments is not None and self.seed is None:
            self._shares[who] = share
        return fits or who not in self._hashes

    def too_late(self) -> None:
        """End the step in progress without those who have not answered."""
        if self.commitments is None:
            self._committed = True
        else:
            self._closed = True

    def reveal_message(self, actions: Sequence[tuple[Seat, str]]) -> RevealMessage:
        """Return everything about the finished deal; `actions`: those in force at its end."""
        assert self.seed is not None  # it was dealt from
        missing = tuple(who for who in self._who if who in self._hashes and who not in self._shares)
        return RevealMessage(self._deal, self.seed, self._in_order(self._shares), missing, tuple(actions))

    def _in_order(self, found: Mapping[str, str]) -> dict[str, str]:
        return {who: found[who] for who in self._who if who in found}


_MAYBE_SEALING = (RoomStage.SEALING, RoomStage.PAUSED)  # the next deal may have been called for already


class PresenceTracker:
    """A client's own presence at calls for commitments, from the room infos received over its connection."""

    def __init__(self) -> None:
        self._missed: int | None = None  # last deal that may have been called for before; None: no room info
        self._plays = False

    def on_info(self, info: RoomInfo) -> None:
        """Register a room info; one comes before each call, and only a client that is HERE in it is called."""
        if info.stage is RoomStage.LOBBY:
            self._missed = info.deal or -1  # the draw for places is deal 0
        elif self._missed is None:
            self._missed = info.deal + (info.stage in _MAYBE_SEALING)
        elif info.stage is RoomStage.PLAYING:
            self._missed = min(self._missed, info.deal)
        self._plays = info.you is not None and info.seats[info.you].presence is Presence.HERE

    def on_lost(self) -> None:
        """Register a lost connection, or another match: deals made until the next room info are missed."""
        self._missed, self._plays = None, False

    def belongs_in(self, deal: int) -> bool:
        """Return True if the room had to ask for this contribution to the deal called for now or dealt."""
        return self._plays and self._missed is not None and deal > self._missed


class DealReplayError(ValueError):
    """Error of a replay: the actions do not lead from the beginning of the deal to its end."""


class DealReplayer:
    """Replay of a match by the rules alone, deal by deal; each begins where the one before ended."""

    def __init__(self, game: AnyGame, options: object, seats: int) -> None:
        self._codec = game.codec
        self._rules = game.rules(options, seats)
        self._specs = by_kind(self._rules.zones)
        self._state: State[Any] | None = None

    @property
    def match_over(self) -> bool:
        return self._state is not None and self._rules.match_over(self._state.public)

    def play(self, seed: str, deal: int, actions: Sequence[tuple[Seat, str]], seat: Seat | None) -> tuple[Event, ...]:
        """Return the events of a deal as a seat sees them; after a DealReplayError no other deal can be replayed."""
        deck = shuffled(tuple(self._rules.deck()), seed, deal)
        step = self._rules.deal(self._state, deck)
        events = list(step.events)
        for actor, text in actions:
            step = self._acted(step.state, actor, text)
            events.extend(step.events)
        if not self._rules.hand_over(step.state.public):
            raise DealReplayError("The deal was not played to its end.")
        self._state = step.state
        return tuple(redacted(self._specs, event, seat) for event in events)

    def _acted(self, state: State[Any], seat: Seat, text: str) -> Step[Any]:
        try:
            action = self._codec.read(text)
        except ValueError as error:
            raise DealReplayError(str(error)) from error
        if seat not in self._rules.actors(state.public):
            raise DealReplayError(f"It was not seat {seat}'s turn.")
        refusal = self._rules.check(observed(self._specs, state, seat), action)
        if refusal is not None:
            raise DealReplayError(f"Seat {seat} could not do that: {refusal.code}.")
        return self._rules.apply(state, seat, action)


class VerificationResult(enum.Enum):
    """Finding of the verification of a finished deal."""

    RESEALED = "prepared twice"
    LEFT_OUT = "left out although here"
    SHARE_CHANGED = "share changed"
    SEED_WRONG = "seed wrong"
    CARDS_WRONG = "cards wrong"  # the replay differs from the events sent to this seat
    FURTHER = "went further"  # the match goes on from here, though more deals of it were finished elsewhere
    NOT_CHECKED = "not checked"  # this client was not there all the time

    @property
    def is_doubtful(self) -> bool:
        """True for a finding that says something is wrong; having been away is not."""
        return self is not VerificationResult.NOT_CHECKED


@dataclass(slots=True)
class _SeedRound:
    """Known part of one deal's commit–reveal."""

    seal: CommitCall
    name: str  # as a contributor, also if it was wrongly not asked; "" for a spectator
    share: str  # this participant's contribution
    here: bool  # the person plays, and the connection was up from the call to the first card
    sealed: CommitmentsMessage | None = None
    sent: bool = False  # this participant's contribution is revealed
    dealt: bool = False
    resealed: bool = False  # a second, different set of commitments came
    changed: bool = False  # a commitment is not the one that was made or announced


class DealVerifier:
    """Verification for one client; its runner passes fresh random contributions.

    Without a seat (None) it contributes nothing, and checks the events that spectators see.
    """

    def __init__(self, game: AnyGame, options: object, seats: int, table: str, seat: Seat | None) -> None:
        self._replayer: DealReplayer | None = DealReplayer(game, options, seats)  # None: a deal could not be replayed
        self._table = table
        self._seat = seat
        self._rounds: dict[int, _SeedRound] = {}  # by deal
        self._sealed = False  # a deal has been made in this room
        self._seen: set[int] = set()  # deals that were shown while they were played, and so were made in this room
        self._unasked: set[int] = set()  # deals whose cards came without a call for commitments
        self._deal = 0  # of the first event in `_events`
        self._events: list[Event] = []

    def sit(self, seat: Seat) -> None:
        """Assign a seat after a late join; the deal in play is sent anew as that seat sees it."""
        self._seat = seat

    def commit(self, message: CommitCall, share: str, *, here: bool) -> CommitRequest | None:
        """Answer a call for commitments; None where no answer is wanted.

        `share`: 32 fresh hexadecimal digits. `here`: the participant contributes to this deal (`PresenceTracker`).
        """
        self._sealed = True
        seed_round = self._rounds.get(message.deal)
        if seed_round is not None and seed_round.sent and seed_round.seal != message:
            seed_round.resealed = True
            return None
        name = "" if self._seat is None else contributor(self._seat)
        asked = name in message.who
        if seed_round is None or seed_round.seal != message:
            seed_round = _SeedRound(message, name if asked or here else "", share, here)
            self._rounds[message.deal] = seed_round
        return CommitRequest(message.deal, self._commitment(seed_round)) if asked and seed_round.name else None

    def reveal(self, message: CommitmentsMessage) -> RevealRequest | None:
        """Return the contribution once all commitments are public; None if they are not those announced."""
        seed_round = self._rounds.get(message.deal)
        if seed_round is None:
            return None
        if seed_round.sealed is not None and seed_round.sealed != message:
            seed_round.resealed = True
            return None
        seed_round.sealed = message
        own = message.hashes.get(seed_round.name)
        seed_round.changed = (
            own not in (None, self._commitment(seed_round)) or message.hashes[DEALER] != seed_round.seal.dealer
        )
        if own is None or seed_round.changed:
            return None
        seed_round.sent = True
        return RevealRequest(message.deal, seed_round.share)

    def on_update(self, update: Update[Any], deal: int, *, here: bool) -> None:
        """Register an update of the seat, in order; `deal`: the number sent with it; `here`: as for `commit`."""
        shown = update.events if update.heard is None else update.heard
        if update.heard is not None:
            self._deal, self._events = deal, list(shown)
        else:
            self._deal = self._deal or deal
            self._events.extend(shown)
        if shown and deal not in self._seen and not any(isinstance(event, HandScored) for event in shown):
            self._seen.add(deal)
        if deal in self._rounds:
            self._rounds[deal].dealt = True
        elif here:
            self._unasked.add(deal)

    def on_lost(self) -> None:
        """Register a lost connection: a contribution left out meanwhile is no finding."""
        for seed_round in self._rounds.values():
            seed_round.here &= seed_round.dealt

    def verify(self, message: RevealMessage) -> tuple[VerificationResult, ...]:
        """Return the findings about a finished deal; deals come in order, from the first of the match on."""
        seed_round = self._rounds.pop(message.deal, None)
        findings = set(self._check_seed(message, seed_round))
        self._sealed |= bool(message.shares)
        played_elsewhere = not self._sealed and message.deal not in self._seen  # before the match came to this room
        if not played_elsewhere and seed_of(self._table, message.deal, message.shares) != message.seed:
            findings.add(VerificationResult.SEED_WRONG)
        if message.deal:
            findings.update(self._check_cards(message))
        return tuple(result for result in VerificationResult if result in findings)

    def _commitment(self, seed_round: _SeedRound) -> str:
        return commitment_of(self._table, seed_round.seal.deal, seed_round.name, seed_round.share)

    def _check_seed(self, message: RevealMessage, seed_round: _SeedRound | None) -> Iterator[VerificationResult]:
        if seed_round is None or seed_round.sealed is None:
            yield VerificationResult.NOT_CHECKED
            if message.deal in self._unasked if seed_round is None else seed_round.name and seed_round.here:
                yield VerificationResult.LEFT_OUT
            return
        hashes = seed_round.sealed.hashes
        fitting = (
            hashes.get(who) == commitment_of(self._table, message.deal, who, share)
            for who, share in message.shares.items()
        )
        if seed_round.changed or not all(fitting) or set(hashes) != {*message.shares, *message.missing}:
            yield VerificationResult.SHARE_CHANGED
        if seed_round.resealed:
            yield VerificationResult.RESEALED
        if (
            seed_round.name
            and seed_round.here
            and (seed_round.name not in hashes or seed_round.name in message.missing)
        ):
            yield VerificationResult.LEFT_OUT

    def _check_cards(self, message: RevealMessage) -> Iterator[VerificationResult]:
        replayer = self._replayer
        if replayer is None:
            yield VerificationResult.NOT_CHECKED
            return
        try:
            played = replayer.play(message.seed, message.deal, message.actions, self._seat)
        except DealReplayError:
            self._replayer = None
            yield VerificationResult.CARDS_WRONG
            return
        if self._deal != message.deal:
            yield VerificationResult.NOT_CHECKED
            return
        shown, rest = tuple(self._events[: len(played)]), self._events[len(played) :]
        if shown != played or (replayer.match_over and rest):
            yield VerificationResult.CARDS_WRONG
        self._deal, self._events = message.deal + 1, rest
