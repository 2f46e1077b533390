"""A real mouse and keyboard that do anything at all, under Xvfb and openbox, some sixty acts a second."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCREEN = (1280, 800)
APART = "0.016"  # seconds between two acts
AT_ONCE = 60  # acts that xdotool is given together
BARE = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc"><desktops><number>1</number></desktops>
<keyboard/><mouse/><applications><application class="*"><decor>no</decor><focus>yes</focus>
<position force="yes"><x>0</x><y>0</y></position></application></applications></openbox_config>
"""  # a frame has buttons that put the window away
KEYS = (
    *("Left", "Right", "Up", "Down", "Home", "End", "Prior", "Next", "Tab", "shift+Tab", "Return", "space", "Escape"),
    *("F1", "F2", "F10", "Delete", "Menu", "alt+Down", "ctrl+n", "ctrl+s", "ctrl+plus", "ctrl+minus", "ctrl+comma"),
    *map(str, range(10)),
    *"abcdefghijklmnopqrstuvwxyz",
)
OFTEN = {"ctrl+z": 30, "ctrl+y": 10, "ctrl+shift+z": 10, "h": 20, "Return": 30, "w": 4, "Escape": 6}


@contextmanager
def display(number: int, folder: Path) -> Iterator[dict[str, str]]:
    """A screen that nobody looks at, with a window manager: the environment of what is to be seen there."""
    environment = {**os.environ, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
    size = "x".join(map(str, (*SCREEN, 24)))
    screen = subprocess.Popen(["Xvfb", f":{number}", "-screen", "0", size], stderr=subprocess.DEVNULL)
    try:
        while not Path(f"/tmp/.X11-unix/X{number}").exists():
            if screen.poll() is not None:
                raise OSError(f"Xvfb did not start on :{number}")
            time.sleep(0.1)
        bare = folder / "openbox.xml"
        bare.write_text(BARE, encoding="utf-8")
        manager = subprocess.Popen(["openbox", "--config-file", str(bare)], env=environment, stderr=subprocess.DEVNULL)
        try:
            yield environment
        finally:
            manager.terminate()
            manager.wait()
    finally:
        screen.terminate()
        screen.wait()


def some_act(chance: random.Random, acts: Counter[str]) -> list[str]:
    """One act in the words of xdotool."""
    (kind,) = chance.choices(("click", "key", "often", "drag", "size", "wheel"), (30, 20, 40, 4, 1, 2))
    acts[kind] += 1
    x, y = (str(chance.randrange(length)) for length in SCREEN)
    if kind == "click":
        return ["mousemove", x, y, "click", "3" if chance.random() < 0.05 else "1"]
    if kind == "wheel":
        return ["mousemove", x, y, "click", chance.choice("45")]
    if kind == "drag":
        there = [str(chance.randrange(length)) for length in SCREEN]
        return ["mousemove", x, y, "mousedown", "1", "mousemove", *there, "mouseup", "1"]
    if kind == "size":
        return ["getactivewindow", "windowsize", str(chance.randint(640, 1280)), str(chance.randint(480, 800))]
    keys = chance.choices(tuple(OFTEN), tuple(OFTEN.values())) if kind == "often" else [chance.choice(KEYS)]
    return ["key", "--delay", "0", *keys]


def processor_seconds(process: int) -> float:
    """What a process has used; 0 if it is no more."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def acts_from_outside(seconds: float, seed: int, number: int) -> int:
    """Act until the program has used so much processor time; 1 if it crashed or raised an error."""
    chance, acts = random.Random(seed), Counter[str]()
    used, starts, status = 0.0, 0, 0
    with tempfile.TemporaryDirectory() as folder, display(number, Path(folder)) as environment:
        while used < seconds and not status:
            starts += 1
            told = Path(folder) / f"told-{starts}"
            command = [sys.executable, str(ROOT / "tests" / "random_acts.py"), "--window", folder]
            with told.open("w", encoding="utf-8") as errors:
                program = subprocess.Popen([*command, "--seed", str(seed + starts)], env=environment, stderr=errors)
            here, last = 0.0, time.monotonic()
            while program.poll() is None and used + here < seconds:
                together = [word for _ in range(AT_ONCE) for word in (*some_act(chance, acts), "sleep", APART)]
                subprocess.run(["xdotool", *together], env=environment, check=False, capture_output=True)
                here = processor_seconds(program.pid) or here
                if time.monotonic() - last > 60:
                    last = time.monotonic()
                    print(f"{acts.total()} acts, {used + here:.0f} s of processor time", flush=True)
            used += here
            ended = program.poll()
            if ended is None:
                program.send_signal(signal.SIGTERM)
                program.wait()
            text = told.read_text(encoding="utf-8", errors="replace")
            if ended or "Traceback" in text:
                print(f"FAILED, exit status {ended}:\n{text}", flush=True)
                status = 1
    each = ", ".join(f"{name} {count}" for name, count in acts.most_common())
    print(f"seed {seed}: {acts.total()} acts ({each}), {used:.0f} s of processor time, {starts} starts", flush=True)
    return status
