"""The cuts of the pack that a table counts, after undo and redo over any distance."""

from __future__ import annotations

import random
from typing import Any

from cardtable.core.session import Session
from cardtable.games import discover
from cardtable.host.match_config import MatchSecret, settle_config
from cardtable.host.match_play import MatchPlay


def test_cuts_are_those_of_a_match_that_never_went_further() -> None:
    game, secret = discover()["canasta"], MatchSecret("7", "5a17")
    options = game.options.preset("canasta_house").changed("seating", "fixed")
    config = settle_config(game, options, ("a", "b", "c", "d"), secret)
    session: Session[Any, Any] = Session(game, options, ("a", "b", "c", "d"), "7")
    playing, chance = MatchPlay(config, secret, session), random.Random(1)
    while session.deal_number < 3:
        seat = min(session.actors)
        moves = [move for _, move in zip(range(20), config.rules().legal(session.view(seat)), strict=False)]
        playing.commit(session.prepare(seat, chance.choice(moves)))
        playing.deal_if_due()
    whole = session.actions

    assert len(playing.cuts) >= 2
    for actions in (whole - 1, 1, 0, whole, whole // 2, whole // 3, 3 * whole // 4, whole):
        playing.rewind(actions)
        assert playing.cuts == MatchPlay(config, secret, session).cuts
