"""What each seat hears in a fixed short match, as text: `python -m tests.games.hearts.transcripts` writes it anew.

Whoever changes a golden file reads it, with the rules beside it, before it is committed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.events import (
    Announced,
    CardsMoved,
    Event,
    HandScored,
    MatchEnded,
    TrickWon,
    TurnStarted,
)
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.session import Update
from cardtable.core.zones import Seat, Zone
from cardtable.games.hearts import GAME
from tests.games.hearts.tables import chosen
from tests.telling import TellingSession

GOLDEN = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Script:
    """A match in which everybody takes the legal action at a place that depends only on how far it has gone."""

    seats: int
    options: dict[str, Any]
    deals: int


SCRIPTS = {
    "app_two_deals": Script(4, {"first_trick_points": "allowed"}, 2),
    "three_with_kitty": Script(3, {"removal": "kitty", "kitty_size": 4, "moon_scoring": "choose"}, 1),
}


def transcripts(script: Script) -> list[str]:
    """One text for each seat, then that of a spectator."""
    session = TellingSession(GAME, chosen(**script.options), ["club"] * script.seats, "golden")
    heard: list[list[str]] = [[] for _ in range(script.seats + 1)]
    for place, seat in enumerate([*map(Seat, range(script.seats)), None]):
        session.subscribe(seat, _writer(heard[place]))
    rules = GAME.rules(chosen(**script.options), script.seats)
    while session.deal_number <= script.deals and not session.match_over:
        seat = min(session.actors)
        view = session.view(seat)
        actions = list(rules.legal(view))
        action = actions[session.actions * 7 % len(actions)]
        heard[seat].append(f"> {GAME.codec.write(action)}")
        assert session.submit(seat, action, session.state_version) is None
    return ["\n".join(lines) + "\n" for lines in heard]


def _writer(lines: list[str]) -> Any:
    def receive(update: Update[Any]) -> None:
        for event in update.heard or update.events:
            lines.append(write(event))

    return receive


def write(event: Event) -> str:
    """One line for one event."""
    words = SourceRenderer()
    match event:
        case CardsMoved():
            return f"{_zone(event.source)} -> {_zone(event.target)}: {_cards(event.cards)}"
        case TurnStarted():
            return f"turn {' '.join(map(str, sorted(event.seats)))}"
        case TrickWon():
            return f"trick {event.seat}"
        case Announced():
            return f"“{words.text(event.text)}”"
        case HandScored():
            lines = "; ".join(f"{words.text(line.label)} {list(line.points)}" for line in event.lines)
            return f"scored {list(event.row)}: {lines}"
        case MatchEnded():
            return f"ended {list(event.places)}"


def _zone(zone: Zone) -> str:
    return zone.kind if zone.owner is None else f"{zone.kind} {zone.owner}"


def _cards(cards: Sequence[Card | None]) -> str:
    return " ".join("??" if card is None else str(card) for card in cards)


def paths(name: str) -> list[Path]:
    """The files of a script, one for each seat and one for a spectator."""
    seats = SCRIPTS[name].seats
    return [GOLDEN / f"{name}.{who}.txt" for who in [*map(str, range(seats)), "spectator"]]


def main() -> None:
    """Write all golden files."""
    GOLDEN.mkdir(exist_ok=True)
    for name, script in SCRIPTS.items():
        for path, text in zip(paths(name), transcripts(script), strict=True):
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
