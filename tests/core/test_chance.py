"""One source of chance for every computer player."""

from cardtable.core.shuffle import player_seed


def test_seats_and_matches_have_different_chance_and_always_the_same() -> None:
    assert player_seed("7", 1) == player_seed("7", 1)
    assert (
        len({player_seed(salt, seat) for salt in ("7", "71", "long texts that end alike/1") for seat in range(11)})
        == 33
    )
    assert all(0 <= player_seed(str(salt), 0) < 1 << 63 for salt in range(100))
