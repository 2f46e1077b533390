"""A table on which Canasta lies as given, for tests of trays, drags and painting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtTest import QTest

from cardtable.core.events import TurnStarted
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.session import Update
from cardtable.core.text import TextRenderer
from cardtable.core.zone_kinds import ZoneKinds
from cardtable.core.zones import Seat
from cardtable.games.canasta.controls import CanastaControls
from cardtable.games.canasta.state import DISCARD
from cardtable.models.table_model import TableModel
from cardtable.table.presenter import Presenter
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.table_style import TableLook
from cardtable.table.table_widget import TableWidget
from tests.games.canasta.tables import rules, table, view
from tests.table.stage import NAMES, Laid, faces

FULL = {
    0: "4C 4D 4H / 5C 5D 5H 2C / 6C 6D 6H 6S / 7C 7D 7H 7S 7C 7D 7H / 8C 8D 8H 2D / 9C 9D 9H 9S 9C / "
    "TC TD TH / JC JD JH JS JC 2H 2S / QC QD QH QS QC QD / KC KD KH KS KC KD KH / AC AD AH JK",
    1: "4S 4C 4D / 5S 5C 5D / 6S 6C 6D 2C 2D / 7S 7C 7D JK / 8S 8C 8D 8H 8S 8C 8D / 9S 9C 9D 2H / TS TC TD TH / "
    "JS JC JD / QS QC QD 2S / KS KC KD KH KS JK JK / AS AC AD AH",
}
SOME = {0: "4C 4D 4H 2C / 8C 8D 8H 8S / QC QD QH QS QC 2D JK", 1: "6S 6C 6D / JS JC JD JH JS JC JH"}
PLURALS: Mapping[str, tuple[str, str]] = {
    "%1 card(s) in hand": ("%1 card in hand", "%1 cards in hand"),
    "Draw %1 card(s)": ("Draw %1 card", "Draw %1 cards"),
}
HAND = "2S JK KC KD QH QD TC TD 9H 8C 6C 4S 3C"


class CanastaTable(Laid):
    """Canasta at its turn of seat 0, with what the person chose; actions are collected, not done."""

    def __init__(
        self,
        *,
        seats: int = 4,
        size: tuple[int, int] = (1280, 748),
        look: TableLook | None = None,
        words: TextRenderer | None = None,
        preset: str = "",
        options: Mapping[str, Any] | None = None,
        own: str = HAND,
        melds: Mapping[int, str] | None = None,
        **facts: Any,
    ) -> None:
        plays = rules(seats, preset, **(options or {}))
        state = table(plays, own, pile=facts.pop("pile", "5H 2D TS"), melds=melds, **facts)
        seen = view(plays, state, 0)
        names = SourceRenderer({Seat(i): name for i, name in enumerate(NAMES)}, PLURALS)
        widget = TableWidget(words or names, faces(), look or TableLook(speed=1000.0), Announcer())
        super().__init__(widget)
        widget.resize(*size)
        widget.show()
        QTest.qWaitForWindowExposed(widget)
        self.rules, self.view = plays, seen
        self.model = TableModel(CanastaControls(plays.options, seats), ZoneKinds(plays.zones), widget)
        self.scene.build(plays.zones, seen, plays.sides(seen.public), low_wins=False)
        self.presenter = Presenter(self.model, widget, widget)
        self.scene.set_people(NAMES[:seats], range(seats))
        self.actions: list[Any] = []
        self.model.actionChosen.connect(lambda action, _: self.actions.append(action))
        self.model.receive(Update((), seen, heard=(TurnStarted(frozenset({Seat(0)})),)))
        self.animator.finish_all()
        self.pile = self.board.piles[DISCARD]
