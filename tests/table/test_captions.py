"""What is written below a pile in the middle of the trick."""

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from cardtable.core.controls import Display
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.core.views import View
from cardtable.core.zones import Seat, Zone
from cardtable.table.cards.card_states import TableDisplay
from cardtable.table.hud.participant_display import ParticipantDisplay
from cardtable.table.speech.announcer import Announcer
from cardtable.table.style.table_style import TableLook
from cardtable.table.table_widget import TableWidget
from tests.table.stage import Laid, faces
from tests.table.test_plans import SPECS

STOCK = Zone("stock")


@pytest.mark.parametrize("seats", range(6, 12))
@pytest.mark.parametrize("size", [(1024, 545), (1280, 745)])
def test_it_is_crossed_by_no_card_of_the_trick_nor_its_place(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    widget = TableWidget(SourceRenderer(), faces(), TableLook(), Announcer())
    qtbot.addWidget(widget)
    widget.resize(*size)
    zones = {Zone(kind, seat): () for kind in ("hand", "trick", "won") for seat in range(seats)}
    view = View(Seat(0), {STOCK: (None,) * 5, Zone("pile"): (), **zones}, None, 1)
    laid = Laid(widget)
    laid.scene.build([spec for spec in SPECS if spec.kind != "meld"], view, tuple(map(Seat, range(seats))))
    laid.scene.present(
        TableDisplay(Display(Text("T", "Play"), (), captions={STOCK: Text("T", "Kitty: 5 cards")})), view
    )
    (caption,) = laid.backdrop.writings.captions
    text = QRectF(caption.rect)
    text.setHeight(15 * laid.table_style.scale)
    text.moveCenter(caption.rect.center())
    geometry, board = laid.board.geometry, laid.board
    pile = board.piles[STOCK]
    lowest = pile.poses()[0].rect()
    assert lowest.width() > 36
    (number,) = [bubble for bubble in laid.hud.counts.bubbles() if bubble.isVisibleTo(widget)]
    assert text.top() > number.geometry().bottom() - 2
    for pose in geometry.trick:
        assert not pose.rect().intersects(lowest)
        assert (
            not pose.rect().adjusted(0, -1, 0, 1).intersects(text.adjusted(text.width() / 4, 0, -text.width() / 4, 0))
        )
    laid.scene.show_participants(ParticipantDisplay(stands_still=True))  # a pause, or all is over by agreement
    assert laid.backdrop.writings.captions == ()
