"""Folders of the account, where its system wants them; those that older versions have made stay in use."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from platformdirs import PlatformDirs

_NAME = "CardTable" if sys.platform in ("win32", "darwin") else "cardtable"


def user_folders() -> tuple[Path, Path]:
    """Return the folders for settings and for data; raise RuntimeError if the account has no home folder."""
    if sys.platform == "darwin" and (former := _existing("~/Library/Application Support/CardTable")):
        return former, former  # whatever XDG_DATA_HOME says, which the system's own way to start it does not set
    roaming, local = (PlatformDirs(_NAME, appauthor=False, roaming=roams) for roams in (True, False))
    return roaming.user_config_path, local.user_data_path


def server_folder() -> Path:
    """Return systemd's state directory of the service, else a folder of the account; raise RuntimeError as above."""
    if state := os.environ.get("STATE_DIRECTORY"):
        return Path(state)
    former = _existing("~/.local/share/cardtable-serve")
    return former or PlatformDirs("cardtable-serve", appauthor=False).user_data_path


def _existing(former: str) -> Path | None:
    folder = Path(os.path.expanduser(former))
    return folder if folder.is_dir() else None
