"""Verification of finished deals: a client contributes to each seed, and replays each revealed deal to check it."""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from cardtable.core.events import Event, HandScored
from cardtable.core.rules import AnyGame
from cardtable.core.session import Update
from cardtable.core.shuffle import shuffled
from cardtable.core.views import State, Step, by_kind, observed, redacted
from cardtable.core.zones import Seat
from cardtable.host.commit_reveal import DEALER, commitment_of, contributor, seed_of
from cardtable.host.room_messages import CommitCall, CommitmentsMessage, RevealMessage
from cardtable.host.room_requests import CommitRequest, RevealRequest


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
    share: str  # the own contribution
    here: bool  # the person plays, and the connection was up from the call to the first card
    sealed: CommitmentsMessage | None = None
    sent: bool = False  # the own contribution is revealed
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

        `share`: 32 fresh hexadecimal digits. `here`: the own contribution belongs in this deal (`PresenceTracker`).
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
        """Return the own contribution once all commitments are public; None if they are not those made or announced."""
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
