"""What each seat hears in a fixed short match, as text, for any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from cardtable.core.cards import Card
from cardtable.core.events import Announced, CardsMoved, Event, HandScored, MatchEnded, TrickWon, TurnStarted
from cardtable.core.language.source_renderer import SourceRenderer
from cardtable.core.rules import AnyGame
from cardtable.core.session import Update
from cardtable.core.zones import Seat, Zone
from tests.telling import TellingSession


def transcripts(game: AnyGame, options: Any, seats: int, deals: int) -> list[str]:
    """One text for each seat, then that of a spectator; which legal action is done depends on their number alone."""
    session = TellingSession(game, options, ["club"] * seats, "golden")
    heard: list[list[list[str]]] = [[] for _ in range(seats + 1)]  # by seat and update
    for place, seat in enumerate([*map(Seat, range(seats)), None]):
        session.subscribe(seat, _writer(heard[place]))
    rules = game.rules(options, seats)
    while session.deal_number <= deals and not session.match_over:
        seat = min(session.actors)
        actions = list(rules.legal(session.view(seat)))
        action = actions[session.actions * 7 % len(actions)]
        heard[seat].append([f"> {game.codec.write(action)}"])
        assert session.submit(seat, action, session.state_version) is None
    whole = [updates if session.match_over else updates[:-1] for updates in heard]  # less the deal that came next
    return ["".join(f"{line}\n" for lines in updates for line in lines) for updates in whole]


def golden_texts(folder: Path, name: str, game: AnyGame, options: Any, seats: int, deals: int = 1) -> dict[Path, str]:
    """The golden files of a script, one for each seat and one for a spectator, with what should stand in them."""
    who = [*map(str, range(seats)), "spectator"]
    written = transcripts(game, options, seats, deals)
    return {folder / f"{name}.{one}.txt": text for one, text in zip(who, written, strict=True)}


def write_golden(files: Mapping[Path, str]) -> None:
    """Write golden files anew; whoever does so reads them, with the rules beside them, before they are committed."""
    for path, text in files.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _writer(updates: list[list[str]]) -> Callable[[Update[Any]], None]:
    def receive(update: Update[Any]) -> None:
        updates.append(list(map(write, update.heard or update.events)))

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
