"""What is to be done after a call, in order."""

from __future__ import annotations

from cardtable.core.refusal import Refusal
from cardtable.host.from_table import FromTable, Gone, No
from cardtable.host.gathering import Close
from cardtable.host.messages import Wake
from cardtable.host.people_table.effects import Drop, Effect, Send
from cardtable.host.people_table.persons import Person, Persons


class Outbox:
    """Gathers effects; whoever has no line is told nothing."""

    def __init__(self, persons: Persons) -> None:
        self._persons = persons
        self._effects: list[Effect] = []
        self._waits: list[float] = []  # seconds, until something is to be done

    def add(self, effect: Effect) -> None:
        """Something to be done."""
        if isinstance(effect, Wake):
            self._waits.append(effect.seconds)
        else:
            self._effects.append(effect)

    def send(self, person: Person, message: FromTable) -> None:
        """Tell one person."""
        if person.line is not None:
            self._effects.append(Send(person.line, message))

    def send_all(self, message: FromTable) -> None:
        """Tell everybody."""
        for person in self._persons.here:
            self.send(person, message)

    def refuse(self, person: Person, to: str, refusal: Refusal, id: int | None = None) -> None:
        """Tell one person why not."""
        self.send(person, No(to, id, refusal.code, refusal.reason))

    def drop(self, line: int, code: Close) -> None:
        """Close a line, and say why."""
        self._effects += (Send(line, Gone(code)), Drop(line, code))

    def taken(self, now: float, due: float | None) -> list[Effect]:
        """All effects so far, and one Wake for what is due first, here or among them."""
        effects, self._effects = self._effects, []
        if due is not None:
            self._waits.append(max(0.0, due - now))
        if self._waits:
            effects.append(Wake(min(self._waits)))
            self._waits.clear()
        return effects
