"""Public facts common to the Hearts family, and functions of them alone."""

from __future__ import annotations

import enum
from typing import TypeVar

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.cards import Cards
from cardtable.core.views import StateChanges, Step
from cardtable.core.zones import Seat, only


class TrickPhase(enum.Enum):
    """Phases of a deal."""

    PASSING = enum.auto()  # all seats that have not passed are to act
    PLAYING = enum.auto()  # seat `turn` is to play
    MOON = enum.auto()  # all cards are played; `shooter` is to choose
    SCORED = enum.auto()  # the deal is over, the next one follows
    ENDED = enum.auto()  # the match is over


@frozen
class PublicFacts:
    """Public facts of both games, known to every seat; tuples by seat. Field comments say how a seat knows the fact."""

    seats: int  # visible at the table
    dealer: Seat  # the deal was visible
    deal: int  # number of deals, from 1
    phase: TrickPhase  # follows from open actions
    pass_offset: int  # by the rules: cards go to seat + offset (L 1, R -1, A 2, L2 2, R2 -2); 0: no pass in this deal
    hand_size: int  # size of a hand when dealt: number of tricks in the deal
    totals: tuple[int, ...]  # score sheet, before this deal until it is scored
    points: tuple[int, ...]  # of the cards won openly in this deal, bonus cards included; once scored, the result
    tricks_won: tuple[int, ...]  # counted
    point_cards: tuple[Cards, ...]  # point and bonus cards, seen when they were won, in text order
    passed: frozenset[Seat] = frozenset()  # seats that have laid cards aside; the cards are hidden
    turn: Seat | None = None  # seat to play, by the order of play; None unless PLAYING
    leader: Seat | None = None  # seat that leads this trick: winner of the last one, or opener of the deal
    trick: Cards = ()  # open on the table, from the leader clockwise; empty between tricks
    tricks: int = 0  # complete ones in this deal, void ones too
    broken: bool = False  # a heart (or a queen of spades, if she breaks hearts) was played in this deal
    played: Cards = ()  # seen on the table, in the order of play, those of this trick included
    shooter: Seat | None = None  # once all cards are shown: seat with every point card; None unless the moon counts
    due: bool = False  # score sheet: the match ends as soon as one total alone is lowest (HR-18)
    places: tuple[int, ...] = ()  # final places, once ENDED


F = TypeVar("F", bound=PublicFacts)


def actors(facts: PublicFacts) -> frozenset[Seat]:
    """Return the seats still to pass, the one to play, or the shooter who is to choose."""
    match facts.phase:
        case TrickPhase.PASSING:
            return frozenset(everybody(facts.seats)) - facts.passed
        case TrickPhase.PLAYING if facts.turn is not None:
            return only(facts.turn)
        case TrickPhase.MOON if facts.shooter is not None:
            return only(facts.shooter)
    return frozenset()


def step(changes: StateChanges, public: F) -> Step[F]:
    """Return the step to these facts, with their actors."""
    return changes.step(public, actors(public))


def everybody(seats: int) -> tuple[Seat, ...]:
    """Return all seats in order: each is its own side."""
    return tuple(map(Seat, range(seats)))
