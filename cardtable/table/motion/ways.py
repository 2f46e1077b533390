"""What kind of motion takes cards from one zone to another."""

from __future__ import annotations

from cardtable.core.zone_kinds import Role, Visibility, ZoneSpec
from cardtable.table.motion.plans import Motion


def motion_of(source: ZoneSpec, target: ZoneSpec) -> Motion:
    """Which row of the timings a move belongs to, by the kinds of zones it joins."""
    if target.role is Role.TRICK:
        return Motion.PLAY
    if source.role is Role.TRICK:
        return Motion.SWEEP
    if target.role is Role.HAND:
        if source.per == "table":
            return Motion.DEAL if source.visibility is Visibility.NOBODY else Motion.PICK_UP
        return Motion.PASS
    if source.role is Role.HAND:
        return {"table": Motion.PLAY, "side": Motion.MELD}.get(target.per, Motion.PASS)
    return Motion.SHIFT
