"""Words for tests: English, or the same longer and in marks as the pseudo-language writes it."""

from __future__ import annotations

from cardtable.core.text import SourceWords, Text
from cardtable.core.zones import Seat

NAMES = {Seat(seat): name for seat, name in enumerate(("Asha", "Kavya", "Navid", "Ravi", "Simran", "Laleh", "Meera"))}


class TestWords(SourceWords):
    """`long` may be switched, as when a person chooses another language."""

    __test__ = False

    def __init__(self, *, long: bool = False) -> None:
        super().__init__(NAMES)
        self.long = long

    def text(self, text: Text) -> str:
        plain = super().text(text)
        if not self.long or not any(sign.isalpha() for sign in plain) or text.source in ("%1", "%1: %2"):
            return plain
        more = round(0.4 * len(plain))
        return f"«{plain}{('~~~~~ ' * more)[:more].rstrip()}»"

    def number(self, value: int) -> str:
        written = super().number(value)
        return (
            "".join(chr(0x0966 + int(sign)) if sign.isdigit() else sign for sign in written) if self.long else written
        )
