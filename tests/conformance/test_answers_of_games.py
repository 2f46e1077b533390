"""What each key tells in each game, in English, at one moment of a deal that is always the same."""

from __future__ import annotations

from itertools import islice

import pytest

from cardtable.app.i18n.catalogue_renderer import CatalogueRenderer
from cardtable.core.guidance.player_queries import PlayerQuery
from cardtable.core.zones import Seat
from cardtable.table.table_queries import answer_about, reply
from tests.conformance.asking import asked
from tests.conformance.driver import Case, cases

NAMES = ("Guest", "Amrit", "Kavya", "Parisa")
ROWS: dict[tuple[str, int, int], dict[PlayerQuery, str]] = {
    ("hearts", 4, 60): {
        PlayerQuery.TABLE: "diamonds: you 7, Parisa 8, Guest queen. Guest is winning. no points",
        PlayerQuery.HAND: "clubs 5 8 10, diamonds 2 king, hearts 4 6",
        PlayerQuery.PLAYABLE: "Amrit to play",
        PlayerQuery.TURN: "Amrit to play",
        PlayerQuery.LEFT: "Parisa 7, Guest 7, Amrit 8, you 7",
        PlayerQuery.POINTS: "you 0, Parisa 0, Guest 0, Amrit 0. This deal: Parisa 13",
        PlayerQuery.HOLDINGS: "hearts not broken, queen: Parisa. taken: Parisa 13",
        PlayerQuery.LAST: "you won it. no points. diamonds: you 10, Parisa 6, Guest 4, Amrit 5",
        PlayerQuery.CARD: "It's Amrit's turn, not yours.",
    },
    ("hearts", 4, 61): {
        PlayerQuery.TABLE: "No card lies on the table.",
        PlayerQuery.PLAYABLE: "3 card(s): clubs 6 7, diamonds ace",
        PlayerQuery.TURN: "Your turn: lead a card",
        PlayerQuery.CARD: "Hearts can't be led before they are broken.",
    },
    ("cancellation_hearts", 6, 40): {
        PlayerQuery.TABLE: "diamonds: Parisa 9, Seat 4 10. Seat 4 is winning. no points",
        PlayerQuery.PLAYABLE: "2 card(s): diamonds 8 king",
        PlayerQuery.HOLDINGS: "hearts not broken, queen still to come. no points yet",
        PlayerQuery.CARD: "You must follow suit: play a diamond.",
    },
    ("svoi_kozyri", 3, 30): {
        PlayerQuery.TABLE: "eight of hearts on top, by Kavya. pile: 17",
        PlayerQuery.HAND: "clubs 6 8 9 queen, spades jack, hearts jack queen, trumps: diamonds 6 7 jack",
        PlayerQuery.PLAYABLE: "5 card(s) beat it: hearts jack queen, trumps: diamonds 6 7 jack. or pick up 3",
        PlayerQuery.TURN: "Beat the eight of hearts, then play one more",
        PlayerQuery.LEFT: "Amrit 2 with spades, Kavya 7 with clubs, you 10 with diamonds",
        PlayerQuery.POINTS: "deals won: you 0, Amrit 0, Kavya 0",
        PlayerQuery.HOLDINGS: "you diamonds, Amrit spades, Kavya clubs",
        PlayerQuery.LAST: "Kavya beats the six of spades with the king of clubs and plays the eight of hearts.",
        PlayerQuery.CARD: "The eight of clubs doesn't beat the eight of hearts.",
    },
    ("canasta", 4, 10): {
        PlayerQuery.TABLE: "jack of hearts on top of the pile. pile: 3, stock: 60",
        PlayerQuery.HAND: "3 nine(s), 2 jack(s), 2 queen(s), one each: 5 6, 2 deuce(s)",
        PlayerQuery.PLAYABLE: "Draw 1 card(s). You can take the pile: 2 more card(s) would join your hand.",
        PlayerQuery.TURN: "Your turn: draw, or take the pile. first meld: 50 points",
        PlayerQuery.LEFT: "Parisa 11, Guest 11, Amrit 8, you 11. we: 0 meld(s), they: 1 meld(s)",
        PlayerQuery.POINTS: "we 0, they 0. 50 to meld",
        PlayerQuery.HOLDINGS: "we: nothing. they: 3 king(s) mixed, 1 red three(s)",
        PlayerQuery.LAST: "Guest discarded queen of clubs. "
        "Amrit first meld, 70: 2 king(s) and 1 joker(s), discarded jack of hearts",
        PlayerQuery.CARD: "3 nine(s) in your hand",
    },
}


class English(CatalogueRenderer):
    """The sources themselves, with names and "you"."""

    def pattern(self, context: str, source: str, disambiguation: str, n: int) -> str:
        return source


def case_of(game: str, seats: int) -> Case:
    return next(c for c in cases() if c.game.id == game and c.seats == seats and c.preset == "default")


@pytest.mark.parametrize("moment", ROWS, ids=lambda moment: f"{moment[0]}-{moment[2]}")
def test_each_key_has_its_answer(moment: tuple[str, int, int]) -> None:
    game, seats, place = moment
    case, words = case_of(game, seats), English()
    known, _ = next(islice(asked(case, "7", 400), place, None))
    assert case.game.answers is not None
    own = case.game.answers(case.options, case.seats)
    words.set_names({Seat(seat): name for seat, name in enumerate((*NAMES, "Seat 4", "Seat 5"))}, known.view.seat)
    found = {question: ". ".join(map(words.text, reply(question, known, own))) for question in ROWS[moment]}
    assert found == ROWS[moment]


def test_a_player_is_told_of_by_their_place_clockwise() -> None:
    known, _ = next(islice(asked(case_of("hearts", 4), "7", 400), 60, None))
    words = English()
    words.set_names(dict(enumerate(NAMES)), Seat(2))  # type: ignore[arg-type]  # seats are numbers
    told = [". ".join(map(words.text, answer_about(place, known))) for place in range(5)]
    assert told == [
        "You: 7 card(s). total 0, last: seven of diamonds",
        "Parisa: 7 card(s). this deal 13, total 0, moon?, dealer, last: eight of diamonds",
        "Guest: 7 card(s). total 0, last: queen of diamonds",
        "Amrit: 8 card(s). total 0, last: five of diamonds",
        "Nobody sits there: there are only 4 players.",
    ]
