"""What the welcome page says of a match that can be gone on with."""

import pytest

from cardtable.app.match.match_status import own_hand, standing, where_it_stands
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.shuffle import fresh_seed
from cardtable.core.zones import Seat
from cardtable.games import discover
from cardtable.host.match_config import MatchSecret, settle_config
from cardtable.host.match_host import MatchHost

ALONE, PARTNERS = tuple(map(Seat, range(4))), tuple(map(Seat, (0, 1, 0, 1)))
NAMES = {Seat(1): "Amrit", Seat(2): "Kavya", Seat(3): "Parisa"}


@pytest.mark.parametrize(
    ("totals", "sides", "low", "said"),
    [
        ((24, 40, 18, 22), ALONE, True, "Kavya leads with 18, you have 24."),
        ((24, 18, 18, 22), ALONE, True, "Amrit and Kavya lead with 18, you have 24."),
        ((5, 18, 18, 22), ALONE, True, "You lead with 5."),
        ((5, 5, 18, 22), ALONE, True, "You share the lead, each with 5."),
        ((500, 785, 500, 785), PARTNERS, False, "Amrit and Parisa lead with 785, you have 500."),
        ((785, 500, 785, 500), PARTNERS, False, "You lead with 785."),
        ((900, 900, 500, 900), ALONE, False, "You share the lead, each with 900."),
    ],
)
def test_who_leads_is_said_to_the_person(
    totals: tuple[int, ...], sides: tuple[Seat, ...], low: bool, said: str
) -> None:
    stands = standing(totals, sides, Seat(0), NAMES, low_wins=low)
    assert stands is not None
    assert SourceRenderer().text(stands) == said


def test_nothing_is_said_where_all_have_as_many() -> None:
    assert standing((0, 0, 0, 0), ALONE, Seat(0), NAMES, low_wins=True) is None


def test_before_the_first_count_only_the_place_is_said() -> None:
    game = discover()["hearts"]
    players = ("person", "club Amrit", "club Kavya", "club Parisa")
    host = MatchHost(
        settle_config(game, game.options(), players, MatchSecret("7", fresh_seed())), MatchSecret("7", fresh_seed())
    )
    said = [SourceRenderer().text(text) for text in where_it_stands(host, SourceRenderer())]
    assert said == ["Deal 1, your turn."]
    assert len(own_hand(host)) == 13
