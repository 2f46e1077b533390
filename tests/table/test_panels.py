"""The panel of the deal: its notes, and the suit that the game draws before one of them."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.core.cards import Suit
from cardtable.core.controls import Sign
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.table.hud.info_panels import InfoNote, InfoPanel, ScorePanel, ScorePanelRow
from cardtable.table.style.table_style import TableLook, TableStyle
from cardtable.table.table_texts import HEAD_NEEDS
from tests.table.stage import faces

BROKEN = "Hearts are broken"


def panel(qtbot: QtBot, sign: Sign | None, *, mirrored: bool = False) -> InfoPanel:
    table = QWidget()
    qtbot.addWidget(table)
    found = InfoPanel(TableStyle(SourceRenderer(), faces(), TableLook(right_to_left=mirrored)), table)
    found.say("Deal 3", [InfoNote("Passed across"), InfoNote(BROKEN, sign)])
    found.lay(QRectF(10, 10, found.wanted().width(), found.wanted().height()))
    return found


def reds(picture: QImage) -> list[int]:
    """Where something red is painted, from the left."""
    found = []
    for x in range(picture.width()):
        colours = (QColor(picture.pixel(x, y)) for y in range(picture.height()))
        if any(colour.red() > 1.6 * colour.green() and colour.red() > 120 for colour in colours):
            found.append(x)
    return found


@pytest.mark.parametrize("mirrored", [False, True])
def test_a_heart_stands_before_the_note_and_is_red_once_it_has_happened(qtbot: QtBot, mirrored: bool) -> None:
    found = panel(qtbot, Sign(Suit.HEARTS), mirrored=mirrored)
    lit = reds(found.grab().toImage())
    assert 8 <= len(lit) <= 20
    assert (min(lit) > found.width() / 2) is mirrored
    assert not reds(panel(qtbot, Sign(Suit.HEARTS, faint=True)).grab().toImage())
    assert not reds(panel(qtbot, None).grab().toImage())


def test_the_words_move_aside_and_are_read_as_before(qtbot: QtBot) -> None:
    plain, signed = panel(qtbot, None), panel(qtbot, Sign(Suit.HEARTS))
    assert plain.accessibleDescription() == signed.accessibleDescription() == "Passed across. Hearts are broken."
    wide = "Hearts are broken, and this is a note that needs the panel to grow"
    for one, sign in ((plain, None), (signed, Sign(Suit.HEARTS))):
        one.say("Deal 3", [InfoNote(wide[:40], sign)])
    assert signed.wanted().width() > plain.wanted().width()


class Wordy(SourceRenderer):
    """A language in which one heading is wider than its column."""

    def text(self, text: Text) -> str:
        return "Wordy first meld" if text == HEAD_NEEDS else super().text(text)


@pytest.mark.parametrize("mirrored", [False, True])
def test_headings_of_neighbouring_columns_stand_apart(qtbot: QtBot, mirrored: bool) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    found = ScorePanel(TableStyle(Wordy(), faces(), TableLook(right_to_left=mirrored)), table)
    found.limit = 176
    found.say("Canasta", [ScorePanelRow("We", None, 0, needs=50), ScorePanelRow("They", None, 0, needs=50)])
    found.resize(190, 110)
    picture = found.grab().toImage()
    inked = [x for x in range(20, 170) if any(picture.pixelColor(x, y).lightness() > 120 for y in range(42, 56))]
    gaps = [later - one for one, later in pairwise(inked)]
    assert max(gaps) >= 7
