"""What somebody knows who asks something now: of the match as far as it has been shown to them."""

from __future__ import annotations

from typing import Any

from cardtable.app.match.play import MatchController
from cardtable.core.cards import Card
from cardtable.core.controls import Tap
from cardtable.core.refusal import Refusal
from cardtable.core.table_questions import QueryContext
from cardtable.core.text import Text
from cardtable.core.zones import Zone


def known_now(play: MatchController) -> QueryContext[Any]:
    """All of it, with the card that has the keyboard; the match must have shown something."""
    model = play.model
    focused = _focused(play)
    return QueryContext(
        view=model.view,
        kinds=model.kinds,
        display=model.display,
        sides=model.display.sides or play.terms.sides,
        heard=model.heard,
        acting=model.acting,
        draft=model.draft,
        liftable=model.liftable,
        commands=model.commands,
        focused=focused,
        refusal=None if focused is None else _refusal(play, *focused),
        manners=play.manners,
    )


def _focused(play: MatchController) -> tuple[Card, Zone] | None:
    board = play.scene.board
    widget = play.scene.focus.focused(board)
    pile = None if widget is None else board.pile_of(widget)
    return None if widget is None or pile is None or widget.due is None else (widget.due, pile.zone)


def _refusal(play: MatchController, card: Card, zone: Zone) -> Text | None:
    """What the game says to whoever taps the card now."""
    model = play.model
    if not model.kinds.is_hand_of(model.view.seat, zone) or model.is_counted:
        return None
    answer = play.terms.controls().interpret(model.view, model.draft, Tap((card,), zone))
    return answer.reason if isinstance(answer, Refusal) else None
