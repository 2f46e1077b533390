"""Program context: settings, language, window and the services that last longer than a match."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from cardtable.app.i18n.catalogue_renderer import User
from cardtable.app.i18n.language_manager import AppRenderer, LanguageManager
from cardtable.app.platform.resource_paths import SENTENCES, resource_folder
from cardtable.app.settings import settings_sections
from cardtable.app.settings.settings_file import SettingsStore
from cardtable.app.storage.file_storage import StoragePaths
from cardtable.app.storage.match_store import MatchStore
from cardtable.app.window.main_window import MainWindow
from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.rules import AnyGame
from cardtable.core.text import Text
from cardtable.table.speech.announcer import Announcer

if TYPE_CHECKING:  # imported when a service is first used
    from cardtable.app.audio.audio_player import AudioService
    from cardtable.app.audio.sound_cues import Cue
    from cardtable.app.statistics.statistics_writer import StatisticsWriter
    from cardtable.app.storage.saved_matches import JoinedMatchStore
    from cardtable.models.agent_client import AgentClient
    from cardtable.models.worker_client import WorkerClient
    from cardtable.table.art.card_pixmaps import CardPixmaps


@frozen
class ProgramSetup:
    """Parts and options that the program starts with; without `keep` no settings, matches or results are written."""

    app: QApplication
    games: Mapping[str, AnyGame]
    paths: StoragePaths
    settings: settings_sections.Settings
    window: MainWindow
    language: str | None = None  # of the command line
    keep: bool = True
    here_only: bool = False  # rooms are found and opened on this computer alone
    refused: Text | None = None  # why the system did not give the settings file, which is then never overwritten


class ProgramContext(QObject):
    """Settings, language, window and files of the program, and its services, each made when it is first used."""

    settingsChanged = Signal(str)  # name of the changed section; "games" for the choices of one game
    _sayRequested = Signal(object)  # Text; may be emitted from any thread

    def __init__(self, setup: ProgramSetup) -> None:
        """Fill the window with menus."""
        super().__init__()
        self.games, self.paths, self.keep, self.window = setup.games, setup.paths, setup.keep, setup.window
        self._here_only = setup.here_only
        settings_file, refused = (setup.paths.settings, setup.refused) if setup.keep else (None, None)
        self._settings_store = SettingsStore(setup.settings, settings_file, self.say, self, refused)
        self.renderer = AppRenderer()
        self._tell_renderer()
        self.languages = LanguageManager(
            setup.app, self.renderer, setup.language, text_size=self.settings.accessibility.writing
        )
        self.languages.choose(self.settings.language)
        self.announcer = Announcer(self.window)
        self.announcer.wrote.connect(self.window.say)
        self.window.furnish(self.renderer, self.announcer)
        self.matches = MatchStore(self.paths, self.games, self.say, self.window.warn, keep=self.keep)
        if self.matches.place > 1:
            self.window.set_copy(self.matches.place)
        self._sayRequested.connect(self.say)

    @property
    def settings(self) -> settings_sections.Settings:
        """Settings in force."""
        return self._settings_store.now

    @cached_property
    def faces(self) -> CardPixmaps:
        """Pictures of the cards, shared by the table and the dialogs."""
        from cardtable.table.art.card_pixmaps import CardPixmaps
        from cardtable.table.art.themes import CardStyle

        return CardPixmaps(CardStyle(), self)

    @cached_property
    def kept_matches(self) -> JoinedMatchStore:
        """Seats of the user in rooms elsewhere."""
        from cardtable.app.storage.saved_matches import JoinedMatchStore

        return JoinedMatchStore(self.paths.people, self.games, self.say)

    @cached_property
    def results(self) -> StatisticsWriter:
        """Statistics of deals and matches."""
        from cardtable.app.statistics.statistics_writer import StatisticsWriter

        return StatisticsWriter(self.paths.statistics, self._sayRequested.emit, self.matches.place)

    @cached_property
    def sounds(self) -> AudioService:
        """Sound output; it plays nothing before it has loaded its files."""
        from cardtable.app.audio.audio_player import AudioPlayer, AudioService

        return AudioService(AudioPlayer(resource_folder("resources") / "sounds"), self.settings.sound)

    @cached_property
    def worker(self) -> WorkerClient:
        """Worker process in which computer players search."""
        from cardtable.models.worker_client import WorkerClient

        return WorkerClient(self)

    @cached_property
    def agent(self) -> AgentClient:
        """Agent process that connects to rooms of other computers; started at the first request."""
        from cardtable.models.agent_process import start_agent

        sentences = resource_folder("translations") / SENTENCES
        return start_agent(self.paths.people, sentences, here_only=self._here_only, parent=self)

    def hear(self, cue: Cue) -> None:
        """Play a sound, unless the sound output has not been made yet."""
        if "sounds" in vars(self):
            self.sounds.hear(cue)

    def say(self, sentence: Text) -> None:
        """Tell the user something about the program, in the status line and to the screen reader."""
        self.window.notice(sentence)

    def change(self, section: settings_sections.Section) -> None:
        """Put a changed section of the settings in force at once, and save it soon."""
        if not self._settings_store.put(self.settings.changed(section)):
            return
        if isinstance(section, settings_sections.LanguageSettings):
            self.languages.forget_forced()
            self.languages.choose(section)
        if isinstance(section, settings_sections.AccessibilitySettings):
            self.languages.set_text_size(section.writing)
        self._tell_renderer()
        changed = settings_sections.name_of(section)
        if changed == "sound" and "sounds" in vars(self):
            self.sounds.apply(self.settings.sound)
        self.settingsChanged.emit(changed)

    def _tell_renderer(self) -> None:
        self.renderer.user = User(self.settings.players.name, self.settings.players.spoken_of.gender)

    def _save_settings(self) -> None:
        """Write the settings now, with the geometry of the window."""
        if self.matches.place == 1:  # a further copy is placed relative to the first, and would drift each time
            self._settings_store.note("geometry", self.window.geometry_text())
        self._settings_store.write()

    def _close_services(self) -> None:
        for name in ("sounds", "agent", "worker", "results"):
            if name in vars(self):
                getattr(self, name).close()
        self.matches.close()
