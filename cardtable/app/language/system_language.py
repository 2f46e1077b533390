"""Which language a person's system is set to, told without Qt."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence


def first_known(names: Sequence[str], known: Sequence[str]) -> str:
    """The code of the first of these languages that the program speaks, else English."""
    codes = (name.partition(".")[0].replace("_", "-").split("-")[0].lower() for name in names)
    return next((code for code in codes if code in known), "en")


def wanted_languages(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Sequence[str]:
    """The codes that the environment names, in the order of preference; without any on Windows, that of the system."""
    found = [environment.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    codes = [code for entry in found for code in entry.split(":") if code]
    return codes if codes or platform != "win32" else [_windows_language()]


def _windows_language() -> str:
    import ctypes  # only Windows needs these
    import locale

    windows = getattr(ctypes, "windll", None)
    number = windows.kernel32.GetUserDefaultUILanguage() if windows is not None else 0
    return locale.windows_locale.get(number, "")
