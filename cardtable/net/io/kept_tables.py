"""Tables of a store that nobody can or will play at any more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.core.rules import AnyGame
from cardtable.host.people_table.effects import AccessDigests
from cardtable.net.io.store import RoomStore

ASLEEP = 30 * 24 * 3600.0  # seconds without an entry


async def tables_of_other_versions(store: RoomStore, games: Mapping[str, AnyGame]) -> Sequence[AccessDigests]:
    """Those whose rules are not the ones that are played here."""
    doors = [await store.door(kept.table) for kept in await store.tables()]
    return [door for door in doors if door is not None and not _is_played(door, games)]


async def forget_old(store: RoomStore, now: float) -> Sequence[str]:
    """Forget what has been asleep for thirty days: which tables; `now`: seconds of the wall clock since 1970."""
    old = [kept.table for kept in await store.tables() if now - kept.written > ASLEEP]
    for table in old:
        await store.forget(table)
    return old


def _is_played(door: AccessDigests, games: Mapping[str, AnyGame]) -> bool:
    return door.game in games and games[door.game].version == door.version
