"""What the first frame need not wait for, done in idle moments: the worker process, the icon, what comes next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Protocol

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from cardtable.core.rules import AnyGame

# What is imported so that it comes at once when it is wanted
_FOR_THE_PROCESS = ("multiprocessing.connection", "cardtable.players.worker")
_FOR_THE_COUNT = ("sqlite3", "cardtable.app.counting.statistics", "cardtable.app.counting.results")
_FOR_THE_TABLE = (  # each after what it needs itself, so that none takes long
    "cardtable.table.scene",
    "cardtable.table.widget",
    "cardtable.app.match.play",
    "cardtable.app.felt.sheet",
    "cardtable.app.felt.deal_end.deal_sheet",
    "cardtable.app.felt.deal_end.after_deals",
    "cardtable.app.felt.match_end.match_page",
    "cardtable.app.handlers.on_the_felt",
    "cardtable.app.felt.coach.coach_bubble",
    "cardtable.app.felt.coach.lesson_coach",
    "cardtable.app.felt.look_back.look_back_page",
    "cardtable.players.judging.judgement",
    "cardtable.app.felt.look_back.looking_back",
)
_FOR_DIALOGS = (
    "cardtable.app.dialogs.parts.paged_dialog",
    "cardtable.app.forms.editors",
    "cardtable.app.forms.builder",
    "cardtable.app.dialogs.preferences.preference_pages",
    "cardtable.app.dialogs.preferences.preferences",
    "cardtable.app.dialogs.new_game.new_game",
    "cardtable.app.dialogs.help.rules_page",
    "cardtable.app.dialogs.how_to_play.how_to_play_dialog",
    "cardtable.app.dialogs.scores.score_sheet",
    "cardtable.app.dialogs.statistics.career_card",
    "cardtable.app.dialogs.statistics.careers_dialog",
)
_FOR_PEOPLE = (
    "cardtable.host.gathering",
    "cardtable.net.agent_talk",
    "cardtable.models.people_line",
    "cardtable.models.remote_table",
    "cardtable.models.agent_process",
    "cardtable.app.people.house_page",
    "cardtable.app.people.invitation_page",
    "cardtable.app.people.open_page",
    "cardtable.app.people.people_dialog",
    "cardtable.app.people.people_opener",
    "cardtable.app.people.room_page",
    "cardtable.app.people.room_keeper",
    "cardtable.app.people.meeting",
)


class LazyParts(Protocol):
    """What a program has that is made when it is first looked at."""

    keep: bool
    games: Mapping[str, AnyGame]

    @property
    def thinker(self) -> StartsWorkerTask:
        """Starts a process."""
        ...

    @property
    def sounds(self) -> ImportTask:
        """Reads files."""
        ...

    @property
    def window(self) -> QWidget: ...

    @property
    def languages(self) -> LoadFontsTask: ...


class StartsWorkerTask(Protocol):
    """Of a process."""

    def start(self) -> None: ...


class ImportTask(Protocol):
    """Of files."""

    def load(self) -> None: ...


class LoadFontsTask(Protocol):
    """Of the languages."""

    def load_fonts(self) -> None: ...


def preparations(program: LazyParts) -> Iterator[None]:
    """Each piece takes a few milliseconds."""
    for module in _FOR_THE_PROCESS:
        import_module(module)
        yield
    program.thinker.start()
    yield
    from cardtable.table.art.icons import APPLICATION_SIZES, application_pixmap

    icon = QIcon()
    for size in APPLICATION_SIZES:
        icon.addPixmap(application_pixmap(size))
        yield
    program.window.setWindowIcon(icon)
    for module in (*_FOR_THE_TABLE, *_FOR_THE_COUNT, *_FOR_DIALOGS, *_FOR_PEOPLE):
        yield
        import_module(module)
    for game in program.games.values():
        yield
        game.characters()  # imports its players as well
    yield
    program.languages.load_fonts()
    yield
    if program.keep:  # a demonstration runs in silence
        program.sounds.load()
