"""The window while Expert thinks: the longest time that its event loop was away, and the memory of its process."""

import json
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace

from bench.figures import Figure
from bench.starting import empty_home
from cardtable.app.settings.setting_choices import Level
from cardtable.app.settings.settings_file import save_settings
from cardtable.app.settings.settings_sections import MotionSettings, PlayersSettings, Settings
from cardtable.app.storage.file_storage import standard_paths

SECONDS = 25
GAP_MS = 50.0
MEMORY_MB = 150.0
GAME = ("--game", "hearts", "--deal", "1", "--demo", str(SECONDS))


def four_experts() -> Settings:
    """Four experts who do not wait before they play, so that one of them is nearly always thinking."""
    return replace(
        Settings(), players=PlayersSettings(level=Level.EXPERT), motion=MotionSettings(computer_pause=0, speed=400)
    )


def watch() -> Mapping[str, float]:
    """What `bench.watched` reports of a while of play."""
    save_settings(standard_paths().settings, four_experts())
    command = [sys.executable, "-m", "bench.watched", *GAME]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: Mapping[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def figures() -> list[Figure]:
    """Measure both."""
    with empty_home():
        found = watch()
    note = f"{SECONDS} s of play, {found['ticks']:.0f} turns, at most {found['max_busy_ms']:.0f} ms of the processor"
    return [
        Figure("longest time the window did not answer", found["max_gap_ms"], "ms", GAP_MS, note=note),
        Figure("memory of the window's process", found["memory_mb"], "MB", MEMORY_MB),
    ]
