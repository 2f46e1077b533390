"""Persons played with in rooms, in a file on this computer only."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from cardtable.core.basics.frozen_dataclass import frozen
from cardtable.core.wire.json_values import WireError, read_int, read_list, read_row, read_str
from cardtable.files.reading import UnreadableError, read_json
from cardtable.files.writing import write_private
from cardtable.host.name_sanitizer import sanitize_name
from cardtable.host.room_types import PORTRAITS

FILE = "known.json"
MOST = 30  # persons, the latest ones
_LARGEST = 20_000  # bytes of the file


@frozen
class KnownPerson:
    """A person by the name that they had at the table."""

    name: str
    portrait: int


class KnownPeople:
    """The file, read anew at each request because other windows of the same person write it too.

    Failures are ignored: a table is found without it.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE

    def all(self) -> tuple[KnownPerson, ...]:
        """Return the persons, the latest first."""
        with suppress(UnreadableError, WireError):
            rows = (read_row(row, 2) for row in read_list(read_json(self._path, _LARGEST), MOST))
            return tuple(
                KnownPerson(sanitize_name(read_str(name)), read_int(portrait, 0, PORTRAITS - 1))
                for name, portrait in rows
            )
        return ()

    def note(self, people: Iterable[KnownPerson]) -> None:
        """Put persons first in the list; one of the same name is replaced."""
        newest = tuple(people)
        names = {person.name for person in newest}
        self._write((*newest, *(person for person in self.all() if person.name not in names)))

    def forget(self, name: str) -> None:
        """Take a person from the list."""
        self._write(tuple(person for person in self.all() if person.name != name))

    def _write(self, people: tuple[KnownPerson, ...]) -> None:
        rows = [(person.name, person.portrait) for person in people[:MOST]]
        with suppress(OSError):
            write_private(self._path, json.dumps(rows, ensure_ascii=False))
