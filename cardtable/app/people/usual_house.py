"""The house rules of a table as this person's settings keep them."""

from __future__ import annotations

from cardtable.app.settings.house_settings import HouseRuleSettings
from cardtable.host.gathering import HouseRules, UndoPolicy


def house_of(settings: HouseRuleSettings) -> HouseRules:
    """What the next table begins with; the computer that plays on is the usual one."""
    return HouseRules(
        patience=settings.patience,
        grace=settings.grace,
        undo=UndoPolicy.AGREED if settings.undo else UndoPolicy.NEVER,
        hints=settings.hints,
        watchers=settings.watchers,
        findable=settings.findable,
        newcomers=settings.newcomers,
    )


def remembered(house: HouseRules, *, router: bool) -> HouseRuleSettings:
    """What is kept of a table's rules; `router`: whether the router may be asked to let people in."""
    return HouseRuleSettings(
        findable=house.findable,
        router=router,
        watchers=house.watchers,
        newcomers=house.newcomers,
        patience=house.patience,
        grace=house.grace,
        undo=house.undo is UndoPolicy.AGREED,
        hints=house.hints,
    )
