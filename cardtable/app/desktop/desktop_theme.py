"""Which of Qt's desktop themes to ask for, where Qt would not find the desktop's own file dialog by itself."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

VARIABLE = "QT_QPA_PLATFORMTHEME"
PORTAL = "xdgdesktopportal"  # asks the desktop's portal for file dialogs; all else is left to Qt's theme of the desktop
_BACKEND = Path("xdg-desktop-portal/portals/kde.portal")


def file_dialog_theme(environment: Mapping[str, str], shares: tuple[Path, ...] = (Path("/usr/share"),)) -> str | None:
    """The theme to name for this desktop; None where Qt's choice is right or the person has made one.

    Plasma's own plugin is made for the system's Qt, never for ours; GNOME and its like are served by the GTK plugin.
    """
    if environment.get(VARIABLE) or "KDE" not in environment.get("XDG_CURRENT_DESKTOP", "").split(":"):
        return None
    return PORTAL if any((share / _BACKEND).is_file() for share in shares) else None
