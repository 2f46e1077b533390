"""Whether a window can be shown here."""

import sys
from collections.abc import Mapping, Sequence

from devtools.processes import Stop

# Commands, and what is asked for without a window or with one that nobody sees.
WINDOWLESS = {
    "simulate",
    "replay",
    "review",
    "solve",
    "serve",
    "tables",
    "bot",
    "bot-player",
    "--self-test",
    "--help",
    "-h",
    "--version",
}
BY_ITSELF = ("--screenshot", "--demo")


def needs_window(arguments: Sequence[str]) -> bool:
    """Tell whether the program, called with these arguments, shows a window to somebody."""
    return not WINDOWLESS.intersection(arguments) and not plays_by_itself(arguments)


def plays_by_itself(arguments: Sequence[str]) -> bool:
    """Tell whether the program will play by itself and end, perhaps saving its window as a picture."""
    return any(word.partition("=")[0] in BY_ITSELF for word in arguments)


def has_display(environment: Mapping[str, str], system: str = sys.platform) -> bool:
    """Tell whether there is somewhere to show a window; `system` is as `sys.platform`."""
    if not system.startswith(("linux", "freebsd")):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def choose(arguments: Sequence[str], environment: Mapping[str, str], system: str = sys.platform) -> dict[str, str]:
    """Return what to add to the program's environment, or raise Stop where a window is wanted and there is none."""
    if has_display(environment, system):
        return {}
    if needs_window(arguments):
        raise Stop(
            "There is no display here: start this from a desktop session, or save a picture with "
            "python3 packaging/dev.py run -- --demo 5 --screenshot cardtable.png."
        )
    return {"QT_QPA_PLATFORM": "offscreen"}
