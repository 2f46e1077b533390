"""A table on which a toy game is played in tests, without waiting for any clock."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache

from pytestqt.qtbot import QtBot

from cardtable.core.source_words import SourceWords
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.models.table_model import TableModel
from cardtable.table.art.card_faces import CardFaces
from cardtable.table.art.card_style import CardStyle
from cardtable.table.painting.look import TableLook
from cardtable.table.presenter import Presenter
from cardtable.table.widget import TableWidget
from tests.table.toy import toy_game, toy_session

NAMES = ("You", "Amrit", "Kavya", "Parisa", "Navid", "Leela", "Harjit", "Ravi", "Simran", "Omid", "Sita")
QUICK = TableLook(speed=1000.0, trick_pause_ms=0)
PLURALS: Mapping[str, tuple[str, str]] = {"%1 card(s) in hand": ("%1 card in hand", "%1 cards in hand")}


@cache
def faces() -> CardFaces:
    """One store of pictures for all tests."""
    return CardFaces(CardStyle())


class Stage:
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
    ) -> None:
        self.game = toy_game(seats, hand, passing=passing, deals=deals)
        self.session = toy_session(self.game, seats)
        self.rules = self.game.rules(None, seats)
        self.words = SourceWords({Seat(i): name for i, name in enumerate(NAMES)}, PLURALS)
        self.faces = faces()
        self.table = TableWidget(self.words, self.faces, look)
        qtbot.addWidget(self.table)
        self.table.resize(*size)
        with qtbot.waitExposed(self.table):
            self.table.show()
        self.model = TableModel(self.game.controls(None, seats), ZoneKinds(self.rules.zones), self.table)
        self.seat = None if viewer is None else Seat(viewer)
        self.table.build(self.rules.zones, self.session.view(self.seat), tuple(range(seats)), low_wins=False)
        self.presenter = Presenter(self.model, self.table, self.table)
        self.table.setPeople(NAMES[:seats], range(seats))
        self.model.actionChosen.connect(self.submit)
        self.spoken: list[str] = []
        self.table.spoken.connect(self.spoken.append)
        self.own = False  # the person's action is being done
        self.session.subscribe(self.seat, lambda update: self.model.receive(update, self.own))
        self.random = random.Random(7)

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
        animator = self.table.animator
        animator.finish_all()
        while not animator.is_idle:
            animator.resume()
            animator.finish_all()

    def assert_settled(self) -> None:
        """The piles show the presented view, and every widget lies where it belongs with the face that is due."""
        board = self.table.board
        assert board is not None
        assert self.table.animator.is_idle
        assert self.model.view.version == self.session.state_version
        assert board.matches(self.session.view(self.seat))
        for pile in board.piles.values():
            for widget, pose in zip(pile.widgets, pile.poses(), strict=True):
                assert widget.card == widget.due
                assert widget.isVisible()
                for seen, wanted in zip(widget.pose, pose, strict=True):
                    assert abs(seen - wanted) < 0.01
        seen = sum(widget.isVisible() for widget in board.every_widget())
        assert seen == sum(len(pile.widgets) for pile in board.piles.values())
        assert not self.table.snap(self.session.view(self.seat))
