"""A server under load, as its owner sees it: started with room for many, and looked at as Prometheus does."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
_METRIC = re.compile(r"^([a-z_0-9]+) ([0-9.e+-]+)$", re.MULTILINE)
_READY = re.compile(r"http://[0-9.]+:[0-9]+/metrics|^cardtable:join/.*", re.MULTILINE)


@asynccontextmanager
async def loaded_server(folder: Path, tables: int) -> AsyncIterator[tuple[str, int]]:
    """Where it tells its figures, and its port; it has room for so many tables and some more, and ends with this."""
    from cardtable.net.invitation import read_invitation

    limits = folder / "limits.toml"
    limits.write_text(f"tables = {tables + 100}\nlines = {5 * tables + 100}\n", encoding="utf-8")
    command = [sys.executable, "-m", "cardtable", "serve", "--data", str(folder), "--who", "anyone", "--lang", "en"]
    places = ["--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--limits", str(limits)]
    process = subprocess.Popen([*command, *places], stdout=subprocess.PIPE, text=True, encoding="utf-8", cwd=ROOT)
    try:
        assert process.stdout is not None
        said: list[str] = []
        while len(said) < 2:
            said += _READY.findall(process.stdout.readline())
        url, invitation = said
        yield url, read_invitation(invitation).port
    finally:
        process.terminate()
        process.communicate(timeout=30)


@dataclass(frozen=True, slots=True)
class Look:
    """At the server, at one moment."""

    moment: float
    figures: Mapping[str, float]
    disk: int

    @classmethod
    async def taken(cls, url: str, folder: Path) -> Look:
        """As Prometheus would."""

        def read() -> str:
            with urllib.request.urlopen(url, timeout=10) as answer:
                return str(answer.read().decode())

        text = await asyncio.to_thread(read)
        figures = {name: float(value) for name, value in _METRIC.findall(text)}
        return cls(time.monotonic(), figures, sum(path.stat().st_size for path in folder.glob("tables.sqlite*")))

    @property
    def actions(self) -> int:
        """Since the server began."""
        return int(self.figures["cardtable_actions_total"])

    @property
    def processor(self) -> float:
        """Seconds since the server began."""
        return self.figures["process_cpu_seconds_total"]

    @property
    def memory(self) -> int:
        """Bytes; 0 where the system does not say."""
        return int(self.figures.get("process_resident_memory_bytes", 0))
