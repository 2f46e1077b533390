"""What is to be done after a call, in order."""

from __future__ import annotations

from cardtable.core.refusal import Refusal
from cardtable.host.from_table import ClosingMessage, FromTable, RefusalMessage
from cardtable.host.gathering import DisconnectCode
from cardtable.host.messages import SetTimer
from cardtable.host.people_table.effects import CloseConnection, Effect, SendToConnection
from cardtable.host.people_table.persons import Participant, Participants


class EffectOutbox:
    """Gathers effects; whoever has no line is told nothing."""

    def __init__(self, persons: Participants) -> None:
        self._persons = persons
        self._effects: list[Effect] = []
        self._waits: list[float] = []  # seconds, until something is to be done

    def add(self, effect: Effect) -> None:
        """Something to be done."""
        if isinstance(effect, SetTimer):
            self._waits.append(effect.seconds)
        else:
            self._effects.append(effect)

    def send(self, person: Participant, message: FromTable) -> None:
        """Tell one person."""
        if person.line is not None:
            self._effects.append(SendToConnection(person.line, message))

    def send_all(self, message: FromTable) -> None:
        """Tell everybody."""
        for person in self._persons.here:
            self.send(person, message)

    def refuse(self, person: Participant, to: str, refusal: Refusal, id: int | None = None) -> None:
        """Tell one person why not."""
        self.send(person, RefusalMessage(to, id, refusal.code, refusal.reason))

    def drop(self, line: int, code: DisconnectCode) -> None:
        """Close a line, and say why."""
        self._effects += (SendToConnection(line, ClosingMessage(code)), CloseConnection(line, code))

    def taken(self, now: float, due: float | None) -> list[Effect]:
        """All effects so far, and one Wake for what is due first, here or among them."""
        effects, self._effects = self._effects, []
        if due is not None:
            self._waits.append(max(0.0, due - now))
        if self._waits:
            effects.append(SetTimer(min(self._waits)))
            self._waits.clear()
        return effects
