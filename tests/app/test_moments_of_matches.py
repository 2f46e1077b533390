"""Small moments of a real match: told when what they belong to has been shown."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from pytestqt.qtbot import QtBot

from cardtable.core.cards import Card
from cardtable.core.events import Announced
from cardtable.core.zones import Seat
from cardtable.host.match_host import MatchHost
from cardtable.models.update_facts import Highlight, HighlightKind
from tests.app.scripted import match, play_on

MakeDesk = Callable[..., Any]
QUEEN = Card.parse("QS")


def actions_before_the_queen_is_caught() -> int:
    """In the match of first legal actions."""
    settled = match()
    session = settled.begin()
    for actions in count():
        known = len(session.heard(Seat(0)))
        play_on(session, settled.rules(), 1)
        news = session.heard(Seat(0))[known:]
        said = [event.text for event in news if isinstance(event, Announced)]
        if any(QUEEN in text.args and "takes" in text.source for text in said):
            return actions
    raise AssertionError


def test_the_queen_is_caught_at_the_plate_of_whoever_takes_her(desk: MakeDesk, qtbot: QtBot) -> None:
    one, settled = desk(), match()
    session = settled.begin()
    play_on(session, settled.rules(), actions_before_the_queen_is_caught())
    one.program.show(one.program.matches.open_host(MatchHost(settled.config, settled.secret, session=session)))
    play = one.program.match
    told: list[Highlight] = []
    play.highlights.told.connect(told.append)

    def caught() -> bool:
        one.hurry()
        if one.session.actors == {0} and play.scene.animator.is_idle and not told:
            one.act()
        return bool(told)

    qtbot.waitUntil(caught)
    assert told[0].kind is HighlightKind.CAUGHT
    assert told[0].card == QUEEN
    qtbot.waitUntil(lambda: bool(play.scene.hud.highlights.widgets()))
