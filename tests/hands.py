"""Plays every game in a real window by mouse alone and by keyboard alone: `python tests/hands.py`.

Needs Xvfb, xdotool and openbox. Pictures of each stage go into the folder that is named.

    python tests/hands.py --deals 1 --pictures /tmp/pictures hearts svoi_kozyri
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

SOURCES = Path(__file__).resolve().parents[1]
NUMBER = 87  # of the display
PATIENCE = 90.0  # seconds without an action of the person's
HINT_TAKES = 3.0  # seconds, before it is asked for once more
COMMANDS_SHARE = 0.35  # how often a command is tried before a card
QUICK = {
    "motion": {"speed": 400, "trick_pause": 300, "computer_pause": 0},
    "table": {"summary": True},
    "language": {"language": "en"},
    "players": {"level": "beginner"},
}
Sight = Mapping[str, Any]


class Hands:
    """One program in a window of one display, and the mouse and keys of that display."""

    def __init__(self, display: str, folder: Path, game: str, pictures: Path | None) -> None:
        self._environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        self._game, self._pictures, self._shots = game, pictures, 0
        self.asked = 0.0  # when a hint was asked for
        self.log = folder / "data" / "match.log"
        self._eyes = folder / "eyes.json"
        settings = folder / "config" / "settings.json"
        settings.parent.mkdir(parents=True)
        settings.write_text(json.dumps(QUICK), encoding="utf-8")
        home = {"CARDTABLE_HOME": str(folder), "HARDSHIP_EYES": str(self._eyes), "PYTHONPATH": str(SOURCES)}
        command = [sys.executable, "-m", "tests.hardship.eyes", "--game", game, "--deal", "1", "--size", "1024x600"]
        self.program = subprocess.Popen(command, cwd=SOURCES, env={**self._environment, **home})

    def see(self) -> Sight:
        """What is on the screen."""
        try:
            found: Sight = json.loads(self._eyes.read_text(encoding="utf-8"))
        except (FileNotFoundError, ValueError):
            return {"window": "", "nameless": []}
        return found

    def do(self, *words: object) -> None:
        """Give one order to xdotool."""
        subprocess.run(["xdotool", *map(str, words)], env=self._environment, check=True, capture_output=True)

    def click(self, x: int, y: int) -> None:
        """Move the pointer there and press its left button."""
        self.do("mousemove", x, y, "click", 1)

    def picture(self, name: str) -> None:
        """Save the display."""
        if self._pictures is not None:
            self._shots += 1
            file = self._pictures / f"{self._game}-{name}-{self._shots:02}.png"
            subprocess.run(["import", "-window", "root", str(file)], env=self._environment, check=False)

    def actions(self) -> int:
        """How many actions of the person's the log holds."""
        try:
            body = self.log.read_text(encoding="utf-8").partition("\n\n")[2]
        except FileNotFoundError:
            return 0
        return sum(line.startswith("0 ") for line in body.splitlines())

    def close(self) -> None:
        """End the program."""
        self.program.terminate()
        self.program.wait()


def on_sheet(sight: Sight) -> list[Any]:
    """The buttons of what lies on the felt after a deal or a match, the one that goes on first."""
    return [button for button in sight.get("buttons", ()) if button["kind"] == "OverlayButton"]


def by_keys(hands: Hands, sight: Sight, chance: random.Random) -> None:
    """Ask for a hint and follow it; close what asks."""
    if sight.get("dialog") or sight.get("hinted") or on_sheet(sight):
        hands.do("key", "Return")
    elif sight.get("acting") and time.monotonic() > hands.asked + HINT_TAKES:
        hands.asked = time.monotonic()
        hands.do("key", "h")


def by_mouse(hands: Hands, sight: Sight, chance: random.Random) -> None:
    """Press what can be pressed, at random."""
    sheet = on_sheet(sight)
    if sheet:
        hands.click(sheet[0]["x"], sheet[0]["y"])
        return
    if sight.get("dialog"):
        buttons = sight["buttons"]
        chosen = next((button for button in buttons if button["primary"]), buttons[-1] if buttons else None)
        if chosen is not None:
            hands.click(chosen["x"], chosen["y"])
        return
    if not sight.get("acting"):
        return
    commands = [button for button in sight["buttons"] if button["kind"] == "CommandButton"]
    cards = [card for card in sight["cards"] if card["marked"] != "MARKED"] or sight["cards"]
    if commands and (not cards or chance.random() < COMMANDS_SHARE):
        chosen = chance.choice(commands)
        hands.click(chosen["x"], chosen["y"])
    elif cards:
        chosen = chance.choice(cards)
        hands.click(chosen["x"], chosen["y"])


WAYS: Mapping[str, Callable[[Hands, Sight, random.Random], None]] = {"keys": by_keys, "mouse": by_mouse}


@contextmanager
def display() -> Iterator[str]:
    """A screen that nobody looks at, with room for a window of 1024 × 600 and its frame."""
    name = f":{NUMBER}"
    screen = subprocess.Popen(["Xvfb", name, "-screen", "0", "1024x600x24"], stderr=subprocess.DEVNULL)
    time.sleep(1)
    manager = subprocess.Popen(["openbox"], env={**os.environ, "DISPLAY": name}, stderr=subprocess.DEVNULL)
    try:
        yield name
    finally:
        manager.terminate()
        manager.wait()
        screen.terminate()
        screen.wait()


def play(screen: str, game: str, way: str, deals: int, pictures: Path | None) -> str:
    """So many deals; raises TimeoutError if the person's seat comes to a standstill."""
    chance, nameless, counted = random.Random(f"{game} {way}"), set[str](), 0
    with tempfile.TemporaryDirectory() as folder:
        hands = Hands(screen, Path(folder) / "home", game, pictures)
        try:
            last, moved, dialog = 0, time.monotonic(), False
            while counted < deals:
                time.sleep(0.2)
                sight = hands.see()
                nameless |= set(sight.get("nameless", ()))
                if sight.get("dialog") and not dialog:
                    counted += "over" in sight["window"]  # of a deal or of the match
                    hands.picture(way)
                dialog = bool(sight.get("dialog"))
                WAYS[way](hands, sight, chance)
                if hands.actions() != last:
                    last, moved = hands.actions(), time.monotonic()
                    if last % 10 == 0:
                        hands.picture(way)
                elif time.monotonic() - moved > PATIENCE:
                    hands.picture(f"{way}-stuck")
                    raise TimeoutError(f"{game} by {way}: nothing for {PATIENCE:.0f} s after {last} actions: {sight}")
        finally:
            hands.close()
    troubles = f"; without a name: {', '.join(sorted(nameless))}" if nameless else "; every control has a name and role"
    return f"{game} by {way}: {counted} deals, {last} actions of the person{troubles}"


def games() -> list[str]:
    """All there are; the script may be started from any folder."""
    sys.path[:0] = [str(SOURCES)]
    from cardtable.games import discover

    return list(discover())


def main() -> int:
    """Play; 1 if something stands still or has no name."""
    reader = argparse.ArgumentParser(description="Play every game by mouse alone and by keyboard alone.")
    reader.add_argument("game", nargs="*", default=games())
    reader.add_argument("--deals", type=int, default=1, help="of each game in each way (%(default)s)")
    reader.add_argument("--way", choices=WAYS, help="only this way")
    reader.add_argument("--pictures", type=Path, help="a folder for pictures")
    asked = reader.parse_args()
    if asked.pictures is not None:
        asked.pictures.mkdir(parents=True, exist_ok=True)
    status = 0
    with display() as screen:
        for game in asked.game:
            for way in [asked.way] if asked.way else WAYS:
                try:
                    line = play(screen, game, way, asked.deals, asked.pictures)
                except TimeoutError as error:
                    line, status = f"FAILED: {error}", 1
                status = status or int("without a name" in line)
                print(line, flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
