"""What the first frame need not wait for, done in idle moments: the worker process, the icon, what comes next."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Protocol

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

# What is imported so that it comes at once when it is wanted
_FOR_THE_PROCESS = ("multiprocessing.connection", "cardtable.players.worker")
_FOR_THE_COUNT = (
    "cardtable.app.counting.statistics",
    "cardtable.app.counting.results",
    "cardtable.app.felt.deal_end.after_deals",
)


class Prepared(Protocol):
    """What a program has that is made when it is first looked at."""

    keep: bool

    @property
    def thinker(self) -> Starts:
        """Starts a process."""
        ...

    @property
    def sounds(self) -> Loads:
        """Reads files."""
        ...

    @property
    def window(self) -> QWidget: ...

    @property
    def languages(self) -> LoadsFonts: ...


class Starts(Protocol):
    """Of a process."""

    def start(self) -> None: ...


class Loads(Protocol):
    """Of files."""

    def load(self) -> None: ...


class LoadsFonts(Protocol):
    """Of the languages."""

    def load_fonts(self) -> None: ...


def preparations(program: Prepared) -> Iterator[None]:
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
    for module in _FOR_THE_COUNT:
        yield
        import_module(module)
    yield
    program.languages.load_fonts()
    yield
    if program.keep:  # a demonstration runs in silence
        program.sounds.load()
