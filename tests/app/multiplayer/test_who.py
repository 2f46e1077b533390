"""Who are you? Asked once, and answering it does nothing else."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QRadioButton
from pytestqt.qtbot import QtBot

from cardtable.app.multiplayer.multiplayer_dialog import MultiplayerDialog, MultiplayerPage
from cardtable.app.settings.settings_sections import Settings
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.games import discover, in_order
from cardtable.table.art.themes import CardStyle
from cardtable.table.speech.announcer import Announcer
from tests.app.multiplayer.rooms import INVITATION


def test_enter_on_a_portrait_answers_too(qtbot: QtBot) -> None:
    dialog = MultiplayerDialog(SourceRenderer(), in_order(discover()), Settings(), CardStyle(), Announcer())
    qtbot.addWidget(dialog)
    dialog.show()
    answered: list[tuple[str, int]] = []
    dialog.identityChanged.connect(lambda name, portrait: answered.append((name, portrait)))
    assert dialog.profile_prompt is not None
    dialog.profile_prompt.name.setText("Asha")
    portrait = dialog.profile_prompt.portraits.findChildren(QRadioButton)[7]
    portrait.click()
    portrait.setFocus()
    qtbot.keyClick(portrait, Qt.Key.Key_Return)
    assert answered == [("Asha", 7)]


def test_a_click_on_by_invitation_leads_into_its_field(qtbot: QtBot) -> None:
    named = Settings().changed(Settings().players.changed("name", "Asha"))
    dialog = MultiplayerDialog(SourceRenderer(), in_order(discover()), named, CardStyle(), Announcer())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    row = dialog.list.visualRect(dialog.list.model().index(MultiplayerPage.INVITATION, 0))
    qtbot.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    assert dialog.focusWidget() is dialog.invitation.field


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
