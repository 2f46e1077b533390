"""Preloading: modules, icon, fonts and sounds that the program loads in idle time after the first frame."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QScrollArea

from cardtable.app.program import Program

_WORKER_MODULES = ("multiprocessing.connection", "cardtable.players.worker")
_STATISTICS_MODULES = (
    "sqlite3",
    "cardtable.app.statistics.statistics_store",
    "cardtable.app.statistics.statistics_writer",
)
_TABLE_MODULES = """
cardtable.table.table_scene cardtable.table.table_widget cardtable.app.match.match_controller
cardtable.app.overlays.overlay_style cardtable.app.overlays.results.deal_result_panel
cardtable.app.overlays.results.deal_result_controller cardtable.app.overlays.results.match_result_page
cardtable.app.controllers.overlay_controller cardtable.app.overlays.coach.coach_bubble
cardtable.app.overlays.coach.lesson_coach cardtable.app.overlays.replay.replay_page
cardtable.players.deal_review cardtable.app.overlays.replay.replay_controller
""".split()  # each after its own imports, so that no step takes long
_DIALOG_MODULES = """
cardtable.app.dialogs.common.paged_dialog cardtable.app.forms.option_editors cardtable.app.forms.options_form
cardtable.app.dialogs.preferences.preference_pages cardtable.app.dialogs.preferences.preferences_dialog
cardtable.app.dialogs.new_game.new_game_dialog cardtable.app.dialogs.help.rules_dialog
cardtable.app.dialogs.help.how_to_play_dialog cardtable.app.dialogs.statistics.score_sheet_dialog
cardtable.app.dialogs.statistics.career_dialog
""".split()
_MULTIPLAYER_MODULES = """
cardtable.host.room_types cardtable.net.agent_messages cardtable.models.agent_client cardtable.models.remote_match
cardtable.models.agent_process cardtable.app.multiplayer.lan_page cardtable.app.multiplayer.invitation_page
cardtable.app.multiplayer.open_room_page cardtable.app.multiplayer.multiplayer_dialog
cardtable.app.multiplayer.multiplayer_connector cardtable.app.multiplayer.room_page
cardtable.app.multiplayer.room_controller cardtable.app.multiplayer.multiplayer_controller
cardtable.app.multiplayer.in_match.notification_controller cardtable.app.multiplayer.in_match.participant_tracker
cardtable.app.multiplayer.in_match.remote_match_controller cardtable.app.multiplayer.in_match.phrase_controller
cardtable.app.dialogs.help.verification_results cardtable.net.agent.agent
""".split()


def preload(program: Program) -> Iterator[None]:
    """Load what is used after the first frame, a few milliseconds at each step."""
    for module in _WORKER_MODULES:
        import_module(module)
        yield
    program.worker.start()
    yield
    from cardtable.table.art.icons import APPLICATION_SIZES, application_pixmap

    icon = QIcon()
    for size in APPLICATION_SIZES:
        icon.addPixmap(application_pixmap(size))
        yield
    program.window.setWindowIcon(icon)
    for module in (*_TABLE_MODULES, *_STATISTICS_MODULES, *_DIALOG_MODULES, *_MULTIPLAYER_MODULES):
        yield
        import_module(module)
    for game in program.games.values():
        yield
        game.characters()  # imports its players as well
        yield
        game.controls(game.options(), max(game.seats))
        yield
        game.lessons()
    yield
    QScrollArea().viewport()  # an object made by Qt: PySide loads all classes of widgets to find its own
    yield
    program.languages.load_fonts()
    yield
    if program.keep:  # a demonstration runs in silence
        program.sounds.load()
