"""A table on which a toy game is played in tests, without waiting for any clock."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from functools import cache

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat, Zone
from cardtable.models.table_model import TableModel
from cardtable.table.art.card_pixmaps import CardPixmaps
from cardtable.table.art.themes import CardStyle
from cardtable.table.cards.card_widget import CardWidget
from cardtable.table.presenter import Presenter
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.table_style import TableLook
from cardtable.table.table_widget import TableWidget
from tests.table.toy import toy_game, toy_session

NAMES = ("You", "Amrit", "Kavya", "Parisa", "Navid", "Leela", "Harjit", "Ravi", "Simran", "Omid", "Sita")
QUICK = TableLook(speed=1000.0, trick_pause_ms=0)
PLURALS: Mapping[str, tuple[str, str]] = {"%1 card(s) in hand": ("%1 card in hand", "%1 cards in hand")}


@cache
def faces() -> CardPixmaps:
    """One store of pictures for all tests."""
    return CardPixmaps(CardStyle())


class Laid:
    """A table with what stands on it, each by its own name."""

    def __init__(self, widget: TableWidget) -> None:
        self.widget = widget
        self.scene = widget.scene
        self.board, self.animator, self.hud = self.scene.board, self.scene.animator, self.scene.hud
        self.table_style, self.backdrop = self.scene.table_style, self.scene.backdrop

    @property
    def hand(self) -> list[CardWidget]:
        """The cards of the own hand as they lie now."""
        hand = self.board.own_hand()
        return [] if hand is None else list(hand.widgets)

    def groups(self) -> list[list[CardWidget]]:
        """The piles that Tab visits."""
        return self.scene.focus.groups(self.board)

    def focused(self) -> QWidget | None:
        """What has the keyboard."""
        return self.widget.window().focusWidget()

    def focus_card(self, widget: CardWidget) -> None:
        """Give a card the keyboard, as Tab would."""
        self.scene.focus.give(self.board, widget)


class Stage(Laid):
    """Session, model, table and presenter of one toy match; the person sits at seat 0."""

    def __init__(
        self,
        qtbot: QtBot,
        seats: int = 4,
        *,
        hand: int = 5,
        passing: bool = False,
        deals: int = 2,
        look: TableLook = QUICK,
        viewer: int | None = 0,
        size: tuple[int, int] = (1280, 748),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.game = toy_game(seats, hand, passing=passing, deals=deals)
        self.session = toy_session(self.game, seats)
        self.rules = self.game.rules(None, seats)
        self.renderer = SourceRenderer({Seat(i): name for i, name in enumerate(NAMES)}, PLURALS)
        self.faces = faces()
        self.announcer = Announcer()
        self.table = TableWidget(self.renderer, self.faces, look, self.announcer, clock=clock)
        super().__init__(self.table)
        qtbot.addWidget(self.table)
        self.table.resize(*size)
        with qtbot.waitExposed(self.table):
            self.table.show()
        self.model = TableModel(self.game.controls(None, seats), ZoneKinds(self.rules.zones), self.table)
        self.seat = None if viewer is None else Seat(viewer)
        self.scene.build(self.rules.zones, self.session.view(self.seat), tuple(map(Seat, range(seats))), low_wins=False)
        self.presenter = Presenter(self.model, self.table, self.table)
        self.scene.set_people(NAMES[:seats], range(seats))
        self.model.actionChosen.connect(self.submit)
        self.spoken: list[str] = []
        self.scene.narrator.spoken.connect(self.spoken.append)
        self.own = False  # the person's action is being done
        self.session.subscribe(self.seat, lambda update: self.model.receive(update, self.own))
        self.random = random.Random(7)

    def playable(self) -> list[CardWidget]:
        """Those of them that may be played, once nothing moves any more."""
        self.animator.hurry()
        return [
            widget for widget in self.hand if widget.final_card in self.model.liftable.get(Zone("hand", 0), frozenset())
        ]

    def submit(self, action: object, version: int) -> None:
        assert self.seat is not None
        self.own = True
        refusal = self.session.submit(self.seat, action, version)
        self.own = False
        if refusal is not None:
            self.model.refuse(refusal)

    def others_play(self, *, finish: bool = True) -> None:
        """The computer's seats act until the person is to, or the deal is counted."""
        while self.session.actors and self.seat not in self.session.actors:
            self.one_plays()
            if finish:
                self.finish()

    def one_plays(self) -> None:
        """Whoever is to act but the person does something at random."""
        seat = max(self.session.actors - {self.seat} if self.seat is not None else self.session.actors)
        view = self.session.view(seat)
        self.session.submit(seat, self.random.choice(list(self.rules.legal(view))), view.version)

    def finish(self) -> None:
        """Show the end of everything, counts included."""
        animator = self.animator
        animator.finish_all()
        while not animator.is_idle:
            animator.resume()
            animator.finish_all()

    def assert_settled(self) -> None:
        """The piles show the presented view, and every widget lies where it belongs with the face that is due."""
        board = self.board
        assert self.animator.is_idle
        assert self.model.view.version == self.session.state_version
        assert board.matches(self.session.view(self.seat))
        for pile in board.piles.values():
            for widget, pose in zip(pile.widgets, pile.poses(), strict=True):
                assert widget.card == widget.final_card
                assert widget.isVisible()
                for seen, wanted in zip(widget.pose, pose, strict=True):
                    assert abs(seen - wanted) < 0.01
        seen = sum(widget.isVisible() for widget in board.all_widgets)
        assert seen == sum(len(pile.widgets) for pile in board.piles.values())
        assert not self.scene.snap(self.session.view(self.seat))
