"""Fonts for the letters of the languages: a bare Linux has none for some, and shows empty boxes."""

import shutil
import sys
from collections.abc import Sequence
from itertools import pairwise

from devtools import system_packages
from devtools.places import LANGUAGES
from devtools.processes import Stop, read, say

DEBIAN = "fonts-noto-core"


def wanted(arguments: Sequence[str]) -> tuple[str, ...]:
    """Return the languages that a command line asks for by --lang and that need letters of their own."""
    named = {value for word, value in pairwise(arguments) if word == "--lang"}
    named |= {word.partition("=")[2] for word in arguments if word.startswith("--lang=")}
    return tuple(language for language in LANGUAGES if language in named)


def lacking(languages: Sequence[str]) -> list[str]:
    """Return the languages for which fontconfig knows no font; none where there is no fontconfig to ask."""
    if not sys.platform.startswith("linux") or not shutil.which("fc-list"):
        return []
    return [language for language in languages if not read(("fc-list", f":lang={language}", "family"))[1].strip()]


def ensure(languages: Sequence[str]) -> None:
    """Install fonts as root; whoever may not is told the command, and goes on with boxes."""
    missing = lacking(languages)
    if not missing:
        return
    try:
        system_packages.install([DEBIAN], f"letters of {', '.join(missing)}")
    except Stop as stop:
        say(f"No font has the letters of {', '.join(missing)}. {stop}")
