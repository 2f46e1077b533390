"""Random play with all that every seat is told, as a host tells it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from cardtable.core.session import Session, Update
from cardtable.core.wire.game_codec import GameCodec
from cardtable.core.zones import Seat
from tests.conformance.driver import FEW, Case
from tests.known_sentences import known_sentences


class Heard(NamedTuple):
    """What one seat is told once."""

    update: Update[Any]
    deal: int


def session_of(case: Case, seed: str) -> Session[Any, Any]:
    """A match of computers that nobody asks."""
    return Session(case.game, case.options, ("club",) * case.seats, seed)


def wire_of(case: Case) -> GameCodec[Any]:
    """The wire of a case, with all sentences of the program."""
    return GameCodec(case.game, case.options, case.seats, known_sentences())


def random_step(session: Session[Any, Any], case: Case, chance: random.Random) -> None:
    """Somebody who is to act does something legal."""
    seat = chance.choice(sorted(session.actors))
    legal = case.rules.legal(session.view(seat))
    actions = [action for action, _ in zip(legal, range(1 + chance.randrange(FEW)), strict=False)]
    session.perform(seat, chance.choice(actions))


def told(case: Case, seed: str, actions: int, *, seats: int = 99) -> Iterator[Heard]:
    """All that so many seats and a spectator are told in so many actions, or to the end of the match."""
    session, chance = session_of(case, seed), random.Random(seed)
    watching = [*map(Seat, range(min(seats, case.seats))), None]
    for seat in watching:
        yield Heard(Update((), session.view(seat), session.heard(seat)), session.deal_number)
    while session.actions < actions and not session.match_over:
        before = len(session.happened)
        random_step(session, case, chance)
        yield from _news(session, watching, before)
        if session.deal_if_due():
            yield from _news(session, watching, 0)
    for seat in watching:
        yield Heard(Update((), session.view(seat), session.heard(seat)), session.deal_number)


def _news(session: Session[Any, Any], watching: list[Seat | None], before: int) -> Iterator[Heard]:
    events = session.happened[before:]
    for seat in watching:
        yield Heard(Update(session.seen_by(seat, events), session.view(seat)), session.deal_number)


def as_read(update: Update[Any]) -> Update[Any]:
    """The update as its reader has it: of the positions of Svoi Kozyri only how often the last one came."""
    public = update.view.public
    if not hasattr(public, "positions"):
        return update
    brief = replace(public, positions=(0,) * public.repetitions)
    return replace(update, view=replace(update.view, public=brief))
