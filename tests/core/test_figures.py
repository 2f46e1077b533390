from cardtable.core.events import HandScored
from cardtable.core.rules import GameDefinition


def test_a_game_that_counts_nothing_else_counts_its_points() -> None:
    assert GameDefinition.__dataclass_fields__["figures"].default(None, (), HandScored((1, 2))) == ()
