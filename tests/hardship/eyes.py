"""The program as it is, but what can be seen and pressed is written into a file: `python -m tests.hardship.eyes …`.

Hands that play by mouse alone need to know where things are; and what a screen reader would find is checked on the way.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from multiprocessing import freeze_support
from pathlib import Path
from typing import Any

EYES_VARIABLE = "HARDSHIP_EYES"  # the file that is written
LOOK_MS = 300


def window_in_front() -> Any:
    """The dialog that waits for an answer, else the main window."""
    from PySide6.QtWidgets import QApplication, QDialog

    dialogs = [
        widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QDialog) and widget.isVisible()
    ]
    return QApplication.activeModalWidget() or next(iter(dialogs), None) or QApplication.activeWindow()


def sheet_on(window: Any) -> Any:
    """The points of a deal or the end of a match, if one of them lies on the table."""
    from cardtable.app.overlays.results.deal_result_panel import DealResultPanel
    from cardtable.app.overlays.results.match_result_page import MatchResultPage

    sheets = [*window.findChildren(DealResultPanel), *window.findChildren(MatchResultPage)]
    return next((sheet for sheet in reversed(sheets) if sheet.isVisible()), None)


def buttons(window: Any) -> Iterator[dict[str, Any]]:
    """Every button that can be pressed, with its middle on the screen."""
    from PySide6.QtWidgets import QAbstractButton

    from cardtable.app.overlays.overlay_buttons import ButtonEmphasis, OverlayButton

    for button in window.findChildren(QAbstractButton):
        if button.isVisible() and button.isEnabled() and type(button).__name__ != "CardWidget" and button.text():
            middle = button.mapToGlobal(button.rect().center())
            main = isinstance(button, OverlayButton) and button.weight is ButtonEmphasis.GO
            primary = main or bool(getattr(button, "isDefault", bool)())
            kind = type(button).__name__
            yield {"text": button.text(), "x": middle.x(), "y": middle.y(), "primary": primary, "kind": kind}


def cards(table: Any, scene: Any) -> Iterator[dict[str, Any]]:
    """Every card that may be lifted now, with a point at which it is on top."""
    liftable = scene.current.shown.liftable
    for pile in scene.board.piles.values():
        for widget in pile.widgets if pile.zone in liftable else ():
            point = open_point(scene.board, widget)
            if point is not None and (widget.final_card is None or widget.final_card in liftable[pile.zone]):
                place = table.mapToGlobal(point)
                yield {"text": str(widget.final_card), "zone": pile.zone.kind, "marked": widget.emphasis.name,
                       "x": round(place.x()), "y": round(place.y())}  # fmt: skip


def open_point(board: Any, widget: Any) -> Any:
    """A point of the card that no other one covers; None if there is none."""
    from PySide6.QtCore import QPointF

    from cardtable.table.cards.board import card_at

    rect = widget.pose.rect()
    for across in (0.5, 0.1, 0.9, 0.25, 0.75):
        point = QPointF(rect.x() + rect.width() * across, rect.y() + rect.height() * 0.4)
        at = card_at(board, point)
        if at is not None and at[1] is widget:
            return point
    return None


def seen() -> dict[str, Any]:
    """What is on the screen."""
    from cardtable.table.table_widget import TableWidget
    from tests.hardship.tree import unnamed

    window = window_in_front()
    if window is None:
        return {"window": ""}
    table = window.findChild(TableWidget)
    scene = None if table is None else table.scene
    sheet = sheet_on(window)
    acting = scene is not None and scene.animator.is_idle and scene.board.viewer in scene.current.shown.acting
    return {
        "window": window.windowTitle() if sheet is None else f"It is over: {sheet.accessibleName()}",
        "dialog": table is None or sheet is not None,
        "acting": acting,
        "hinted": acting and scene is not None and scene.current.shown.hint is not None,
        "buttons": list(buttons(sheet or window)),
        "cards": list(cards(table, scene)) if acting else [],
        "nameless": sorted({f"{trouble}, in “{window.windowTitle()}”" for trouble in unnamed(window)}),
    }


def watch(file: Path) -> Any:
    """Write what is seen, again and again; each time a whole file."""
    from PySide6.QtCore import QTimer

    def look() -> None:
        beside = file.with_suffix(".new")
        beside.write_text(json.dumps(seen()), encoding="utf-8")
        os.replace(beside, file)

    timer = QTimer()
    timer.timeout.connect(look)
    timer.start(LOOK_MS)
    return timer


def main() -> int:
    """Run the program."""
    from tests.hardship.accompanied import run

    return run(lambda: watch(Path(os.environ[EYES_VARIABLE])))


if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
