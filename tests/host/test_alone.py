"""A match of people is played on against computers from the end of its last finished deal."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from cardtable.core.record import Record
from cardtable.core.session import Session
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.finished_deals import solo_record
from cardtable.host.match_host import MatchHost
from cardtable.host.room_messages import RevealMessage, RoomInfo
from cardtable.host.room_types import HouseRules, RoomSeatInfo, RoomStage, SeatOccupant

GAMES = discover()
GAME = GAMES["hearts"]
ME = Seat(2)
NAMES = {Seat(seat): name for seat, name in enumerate(("Meera", "Ravi", "Asha", "Kavya"))}


@dataclass
class Deal:
    deal: int
    opened: RevealMessage


def table(you: Seat | None = ME) -> RoomInfo:
    people = [RoomSeatInfo(SeatOccupant.PERSON, name) for name in ("Meera", "Ravi", "Asha")]
    places = (*people, RoomSeatInfo(SeatOccupant.COMPUTER, "", level="beginner"))
    saved = GAME.options().save()
    return RoomInfo(1, "hearts", GAME.version, saved, HouseRules(), RoomStage.PLAYING, places, Seat(0), you, 0, 3)


def played(deals: int) -> tuple[list[Deal], Session[object, object]]:
    """So many deals, each dealt from a seed of its own, as their openings tell them."""
    seeds = [f"{number:064x}" for number in range(1, deals + 2)]
    session = Session(GAME, GAME.options(), ("club",) * 4, "1", deals=seeds)
    rules = GAME.rules(GAME.options(), 4)
    found, done = list[Deal](), 0
    for number in range(1, deals + 1):
        while len(session.scores) < number:
            seat = min(session.actors)
            session.perform(seat, next(iter(rules.legal(session.view(seat)))))
        actions = session.record().actions
        found.append(Deal(number, RevealMessage(number, seeds[number - 1], {}, (), actions[done:])))
        done = len(actions)
        session.deal_if_due()
    return found, session


def alone(checks: list[Deal], info: RoomInfo) -> Record | None:
    fresh = (f"{number:064x}" for number in count(1000))
    return solo_record([check.opened for check in checks], info, NAMES, GAMES, lambda: next(fresh))


def test_points_are_kept_and_the_next_deal_is_dealt() -> None:
    checks, session = played(2)
    record = alone(checks, table())
    assert record is not None
    host = MatchHost.restore(record, GAMES)
    assert [count.row for count in Session.replay(host.record(), GAME).scores] == [one.row for one in session.scores]
    assert Session.replay(record, GAME).deal_number == 3
    assert record.players == ("club Meera", "club Ravi", "person Asha", "beginner Kavya")


def test_without_a_finished_deal_or_with_a_gap_there_is_nothing() -> None:
    checks, _ = played(2)
    assert alone([], table()) is None
    assert alone(checks[1:], table()) is None
    assert alone(checks, table(you=None)) is None
