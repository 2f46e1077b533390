"""What Hearts remembers in the open, and where its cards lie."""

from __future__ import annotations

from cardtable.core.cards import Cards
from cardtable.core.frozen_values import frozen
from cardtable.core.zone_kinds import ZoneSpec
from cardtable.core.zones import Seat, Zone
from cardtable.families.hearts.facts import TrickPhase
from cardtable.families.hearts.whereabouts import ALWAYS, left_over


@frozen
class HeartsPublic:
    """What everybody at the table knows; tuples by seat. Beside each field: how every seat could know it."""

    seats: int  # sits there
    dealer: Seat  # saw who dealt
    deal: int  # counted the deals, from 1
    phase: TrickPhase  # follows from what was done openly
    pass_offset: int  # rules: cards go to seat + this (L 1, R -1, A 2, L2 2, R2 -2); 0: nobody passes in this deal
    hand_size: int  # counted the cards of a hand when they were dealt: the number of tricks in the deal
    totals: tuple[int, ...]  # the score sheet, before this deal until it is scored
    points: tuple[int, ...]  # of the cards won openly in this deal, bonus card included; once scored, the result
    tricks_won: tuple[int, ...]  # counted them
    point_cards: tuple[Cards, ...]  # point cards and the bonus card, seen when they were won, in the order of texts
    passed: frozenset[Seat] = frozenset()  # saw who has laid cards aside, not which
    turn: Seat | None = None  # who is to play, by the order of play; None unless PLAYING
    leader: Seat | None = None  # who led or leads to this trick: whoever won the last one or opens the deal
    trick: Cards = ()  # lies open on the table, from the leader clockwise; empty between tricks
    tricks: int = 0  # complete ones in this deal, counted
    broken: bool = False  # saw a heart (or the queen, if she breaks hearts) played in this deal
    played: Cards = ()  # saw each of them on the table, in the order of play, those of this trick included
    kitty_owner: Seat | None = None  # saw who took the kitty, not what was in it
    shooter: Seat | None = None  # once all cards are shown: who has won every point card; None unless the moon counts
    sun: bool = False  # the shooter has won every trick too, and that counts
    due: bool = False  # the score sheet: the match is to end as soon as one total alone is lowest (HR-18)
    places: tuple[int, ...] = ()  # the final ranking, once ENDED


KITTY = Zone("kitty")


def zone_specs(kitty: bool) -> tuple[ZoneSpec, ...]:
    """The kinds of zones, with those of a kitty if there is one."""
    return ALWAYS + left_over("kitty") if kitty else ALWAYS
