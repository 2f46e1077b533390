"""The counts of a match are those of its log: played in one go, resumed, undone, at any moment."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.app.match.history import History, scored_deals
from cardtable.app.match.setup import AnySession
from cardtable.core.session import Session
from tests.app.scripted import GAMES, match, play_on

DEAL = 56  # actions of a deal of Hearts: four passes and 52 cards


def followed(session: AnySession, asked: list[int]) -> History:
    """A history that hears a match from now on, and is asked now and then as the table asks."""
    history = History(GAMES["hearts"], session.record)

    def hear(update: Any) -> None:
        history.take(update, session.deal_number)
        if update.events and session.actions in asked:
            assert history.deals == scored_deals(session.record(), GAMES["hearts"])

    session.subscribe(None, hear)
    return history


@pytest.mark.parametrize("asked", [[], list(range(1000))])
@pytest.mark.parametrize("resumed_after", [1, DEAL - 1, DEAL, DEAL + 20, 3 * DEAL - 1])
def test_a_resumed_match_counts_each_deal_once(resumed_after: int, asked: list[int]) -> None:
    settled = match(target=500)
    first = settled.begin()
    play_on(first, settled.rules(), resumed_after)
    session = Session.replay(first.record(), settled.game)
    history = followed(session, asked)
    while session.deal_number < 5:
        play_on(session, settled.rules(), 1)
    expected = scored_deals(session.record(), settled.game)
    assert len(expected) == 4
    assert history.deals == expected
