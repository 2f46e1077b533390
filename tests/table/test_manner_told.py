"""Whoever asks about a player is told how it plays, where that is known."""

from dataclasses import replace

from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import join, literal_text, say
from cardtable.table.table_queries import answer_about
from tests.conformance.asking import asked
from tests.conformance.driver import cases


def test_all_about_a_player_ends_with_how_it_plays() -> None:
    case = next(case for case in cases() if case.game.id == "hearts" and case.seats == 4)
    known, _ = next(asked(case, "manner", 1))

    known = replace(known, manners={known.round[1]: literal_text("likes the moon")})
    told = [say(SourceRenderer(), join(answer_about(place, known))) for place in (1, 2)]
    assert [sentence.endswith("likes the moon") for sentence in told] == [True, False]
