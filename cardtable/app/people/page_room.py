"""How wide a page of "Play with people" may be on this screen: where that is little, things stand below each other."""

from __future__ import annotations

from cardtable.app.desktop import screen
from cardtable.app.dialogs.parts.base import MARGIN
from cardtable.table.painting.measure import px

SIDE = 216  # pixels of the sketches: the sidebar
BAR = 20  # pixels of the widest scroll bar in usual writing


def page_room() -> int:
    """The width of a page beside the sidebar, less its margins and its scroll bar, in pixels."""
    beside = min(px(SIDE), screen.sidebar_width()) + 2 * MARGIN + max(BAR, px(screen.BAR))
    return screen.room_on_screen().width() - beside


def columns(count: int, wide: int, room: int) -> int:
    """Into how many columns so many things of a width go, in rows that are equally long; at least one."""
    return next((few for few in range(count, 0, -1) if count % few == 0 and few * wide <= room), 1)
