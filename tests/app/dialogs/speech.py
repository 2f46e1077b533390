"""Words for tests: English, or the same longer and in marks as the pseudo-language writes it."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.text import Text
from cardtable.core.zones import Seat
from devtools.pseudo import longer

NAMES = {Seat(seat): name for seat, name in enumerate(("Asha", "Kavya", "Navid", "Ravi", "Simran", "Laleh", "Meera"))}


class TestWords(SourceRenderer):
    """`long` may be switched, as when a person chooses another language."""

    __test__ = False

    def __init__(self, *, long: bool = False, names: Mapping[Seat, str] = NAMES) -> None:
        super().__init__(names)
        self.long = long

    def text(self, text: Text) -> str:
        plain = super().text(text)
        if not self.long or not any(sign.isalpha() for sign in plain) or text.source in ("%1", "%1: %2"):
            return plain
        return longer(plain)

    def number(self, value: int) -> str:
        written = super().number(value)
        return (
            "".join(chr(0x0966 + int(sign)) if sign.isdigit() else sign for sign in written) if self.long else written
        )
