"""Who are you? Asked once, and answering it does nothing else."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.app.multiplayer.multiplayer_dialog import MultiplayerDialog, MultiplayerPage
from cardtable.app.settings.settings_sections import Settings
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.games import discover, in_order
from cardtable.table.art.themes import CardStyle
from cardtable.table.speech.announcer import Announcer
from tests.app.multiplayer.rooms import INVITATION


def test_enter_behind_the_name_answers_who_one_is_and_joins_no_table(qtbot: QtBot) -> None:
    dialog = MultiplayerDialog(
        SourceRenderer(), in_order(discover()), Settings(), CardStyle(), Announcer(), way=MultiplayerPage.INVITATION
    )
    qtbot.addWidget(dialog)
    dialog.begin()
    dialog.show_invitation(INVITATION)
    dialog.show()
    qtbot.waitExposed(dialog)
    pressed: list[int] = []
    dialog.join_button.clicked.connect(lambda: pressed.append(1))
    assert dialog.profile_prompt is not None
    dialog.profile_prompt.name.setText("Asha")
    qtbot.keyClick(dialog.profile_prompt.name, Qt.Key.Key_Return)
    assert dialog.profile_prompt is None
    assert pressed == []
