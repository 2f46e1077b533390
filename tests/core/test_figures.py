from cardtable.core.events import HandScored
from cardtable.core.guidance.figures import no_figures


def test_a_game_that_counts_nothing_else_counts_its_points() -> None:
    assert no_figures(None, (), HandScored((1, 2))) == ()
