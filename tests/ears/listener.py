"""Hears what the program tells assistive technology, with the time of each: announcements, focus, names that change."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Any, NamedTuple

from jeepney import DBusAddress, Message, MessageType, Properties, message_bus, new_method_call
from jeepney.bus_messages import MatchRule
from jeepney.io.blocking import open_dbus_connection

OBJECT = "org.a11y.atspi.Event.Object"
ACCESSIBLE = "org.a11y.atspi.Accessible"
REGISTRY = DBusAddress(
    "/org/a11y/atspi/registry", bus_name="org.a11y.atspi.Registry", interface="org.a11y.atspi.Registry"
)
WANTED = (
    "object:announcement", "object:state-changed:focused", "object:property-change:accessible-name",
    "object:property-change:accessible-description", "window:activate",
)  # fmt: skip
PATIENCE = 5.0  # seconds for an answer
SAID, FOCUS, NAME, DESCRIPTION = "said", "focus", "name", "description"


class Heard(NamedTuple):
    """One thing that reached the bus; `at` as `time.monotonic`, `text` as it is to be read."""

    at: float
    kind: str
    text: str
    urgent: bool = False  # to interrupt whatever is being said
    source: str = ""  # the object that it comes from


class Listener:
    """Listens in a thread of its own until it is closed; `heard` only grows."""

    def __init__(self, address: str) -> None:
        self.heard: list[Heard] = []
        self._bus = open_dbus_connection(address)
        self._questions = open_dbus_connection(address)
        for event in WANTED:
            ask = new_method_call(REGISTRY, "RegisterEvent", "sass", (event, [], ""))
            self._bus.send_and_get_reply(ask, timeout=PATIENCE)
        rule = MatchRule(type="signal", interface=OBJECT)
        self._bus.send_and_get_reply(message_bus.AddMatch(rule), timeout=PATIENCE)
        self._focused = ""  # the object that readers read: what changes elsewhere they do not tell
        self._open = True
        self._thread = threading.Thread(target=self._listen, name="ears", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Listen no longer."""
        self._open = False
        self._thread.join(PATIENCE)
        self._bus.close()
        self._questions.close()

    def said(self, since: int = 0) -> list[str]:
        """The sentences announced, from so many of `heard` on."""
        return [one.text for one in self.heard[since:] if one.kind == SAID]

    def _listen(self) -> None:
        while self._open:
            with suppress(TimeoutError):
                try:
                    self._take(self._bus.receive(timeout=0.2))
                except ConnectionError:  # the desk is gone
                    return

    def _take(self, message: Message) -> None:
        at = time.monotonic()
        if message.header.message_type is not MessageType.signal:
            return
        fields = {field.name: value for field, value in message.header.fields.items()}
        detail, first, _, value = message.body[:4]
        sender, path = fields["sender"], fields["path"]
        match fields["member"], detail:
            case "Announcement", _:
                text, polite = _plain(value), first
                self.heard.append(Heard(at, SAID, text, polite == 2, path))
            case "StateChanged", "focused" if first:
                self._focused = path
                self.heard.append(Heard(at, FOCUS, self._described(sender, path), source=path))
            case "PropertyChange", "accessible-name" if path == self._focused:
                self.heard.append(Heard(at, NAME, _plain(value), source=path))
            case "PropertyChange", "accessible-description" if path == self._focused:
                self.heard.append(Heard(at, DESCRIPTION, _plain(value), source=path))

    def _described(self, sender: str, path: str) -> str:
        """Name, role and description, as a reader would read them; what is gone by now has none."""
        who = DBusAddress(path, bus_name=sender, interface=ACCESSIBLE)
        name, description = (self._property(who, each) for each in ("Name", "Description"))
        role = self._ask(new_method_call(who, "GetRoleName"))
        return " | ".join(filter(None, [name, role, description]))

    def _property(self, who: DBusAddress, name: str) -> str:
        return self._ask(Properties(who).get(name))

    def _ask(self, question: Message) -> str:
        try:
            answer = self._questions.send_and_get_reply(question, timeout=PATIENCE)
        except TimeoutError:
            return ""
        return "" if answer.header.message_type is MessageType.error else _plain(answer.body[0])


def _plain(value: Any) -> str:
    """The text of a variant, or of a plain value, without the marks of direction."""
    text = value[1] if isinstance(value, tuple) and len(value) == 2 else value
    return str(text).translate({0x2066: None, 0x2067: None, 0x2068: None, 0x2069: None})


def too_close(heard: Sequence[Heard], seconds: float = 0.1) -> list[tuple[Heard, Heard]]:
    """Pairs of announcements within this time: Orca 46 to 48 drops the second one."""
    said = [one for one in heard if one.kind == SAID]
    return [(one, other) for one, other in pairwise(said) if other.at - one.at < seconds]


def cut_off(heard: Sequence[Heard], pressed: Sequence[float], seconds: float = 0.5) -> list[tuple[Heard, Heard]]:
    """Announcements with a change of focus so soon behind them, and no key pressed in between."""
    return [
        (one, other)
        for place, one in enumerate(heard)
        if one.kind == SAID
        for other in heard[place + 1 :]
        if other.kind == FOCUS and other.at - one.at < seconds and not any(one.at <= key <= other.at for key in pressed)
    ]
