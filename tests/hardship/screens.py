"""Every screen of the program as a screen reader finds it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from cardtable.table import accessible_factory
from gallery.driver import TO_BE_READ, Driver
from gallery.screens import every_screen
from tests.hardship.tree import disordered, dump, give_back, misread, tree, unnamed


@dataclass
class Visited:
    """What was found on the way."""

    folder: Path | None
    screens: list[str] = field(default_factory=list)
    nodes: int = 0
    controls: int = 0
    troubles: list[str] = field(default_factory=list)

    def look(self, window: QWidget, name: str) -> None:
        """Check one screen, and write its tree where a folder is given."""
        found = tree(window)
        self.screens.append(name)
        self.nodes += sum(1 for _ in found.all())
        self.controls += sum(node.focusable for node in found.all())
        self.troubles += [f"{name}: {trouble}" for trouble in (*unnamed(window), *misread(window), *disordered(window))]
        give_back(window)
        if self.folder is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / f"{name}.txt").write_text("\n".join(dump(found)) + "\n", encoding="utf-8")


def visit(language: str, size: str = "1024x600", folder: Path | None = None) -> Visited:
    """Go through all screens in one language."""
    width, height = (int(part) for part in size.split("x"))
    visited = Visited(folder)
    # `stops` has PySide take each widget for a child of the one before, and menus with them go when a page goes
    driver = Driver(visited.look, language, QSize(width, height), rest=TO_BE_READ, menus=False)
    accessible_factory.install()
    every_screen(driver)
    driver.close()
    return visited
