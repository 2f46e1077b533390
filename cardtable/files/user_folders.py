"""Folders of the account, where its system wants them; those that older versions have made stay in use."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from platformdirs import PlatformDirs

_NAME = "CardTable" if sys.platform in ("win32", "darwin") else "cardtable"
_FORMER = {  # for settings and for data, where older versions may have found another folder than the system names
    "win32": ("$APPDATA/CardTable", "$LOCALAPPDATA/CardTable"),
    "darwin": ("~/Library/Application Support/CardTable",) * 2,
}


def user_folders() -> tuple[Path, Path]:
    """Return the folders for settings and for data; raise RuntimeError if the account has no home folder."""
    settings, data = map(_existing, _FORMER.get(sys.platform, ("", "")))
    roaming, local = (PlatformDirs(_NAME, appauthor=False, roaming=roams) for roams in (True, False))
    return settings or roaming.user_config_path, data or local.user_data_path


def server_folder() -> Path:
    """Return systemd's state directory of the service, else a folder of the account; raise RuntimeError as above."""
    if state := os.environ.get("STATE_DIRECTORY"):
        return Path(state)
    former = _existing("~/.local/share/cardtable-serve")
    return former or PlatformDirs("cardtable-serve", appauthor=False).user_data_path


def _existing(former: str) -> Path | None:
    folder = Path(os.path.expanduser(os.path.expandvars(former)))
    return folder if former and folder.is_dir() else None
