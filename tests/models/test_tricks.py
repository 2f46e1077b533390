from cardtable.core.cards import Card
from cardtable.core.controls import Mark
from cardtable.core.events import CardsMoved, TrickWon
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat, Zone
from cardtable.models.play_history import PastTrick, last_trick_marks, past_tricks
from tests.toy.game import ZONES


def play(seat: int, card: str) -> CardsMoved:
    return CardsMoved(Zone("hand", seat), Zone("trick", seat), (Card.parse(card),))


def test_tricks_in_the_order_of_play_and_the_running_one_left_out() -> None:
    sweep = CardsMoved(Zone("trick", 1), Zone("won", 0), (Card.parse("2C"),))
    heard = (
        play(1, "2C"),
        play(0, "KC"),
        TrickWon(Seat(0)),
        sweep,
        play(0, "3H"),
        play(1, "3H"),
        TrickWon(None),
        play(1, "4D"),
    )
    assert past_tricks(heard, ZoneKinds(ZONES)) == (
        PastTrick(((Seat(1), Card.parse("2C")), (Seat(0), Card.parse("KC"))), Seat(0)),
        PastTrick(((Seat(0), Card.parse("3H")), (Seat(1), Card.parse("3H"))), None),
    )


def test_a_trick_that_stands_shows_who_won_it_and_what_was_struck_out() -> None:
    kinds = ZoneKinds(ZONES)
    heard = (play(1, "3H"), play(0, "3H"), play(2, "2H"), TrickWon(Seat(2)))
    won, out = (frozenset((Mark.WINNING,)),), (frozenset((Mark.CANCELLED,)),)
    places = {seat: Zone("trick", seat) for seat in range(3)}
    assert last_trick_marks(heard, kinds, twins_cancel=True) == {places[0]: out, places[1]: out, places[2]: won}
    assert last_trick_marks(heard, kinds, twins_cancel=False) == {places[2]: won}
    assert last_trick_marks(heard[:3], kinds, twins_cancel=True) == {}
