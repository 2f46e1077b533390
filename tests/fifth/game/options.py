"""The options of Pinch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from cardtable.core.options import Choice, Options, option
from cardtable.core.text import translate

SEATS = (3, 4)
_MATCH = translate("Pinch", "Match")


class Offering(Choice):
    """Where the card goes that everybody gives away first."""

    LEFT = "left", translate("Pinch", "To the left")
    NOBODY = "nobody", translate("Pinch", "To nobody")


@dataclass(frozen=True, slots=True)
class PinchOptions(Options):
    """The rules of a match."""

    offering: Offering = option(
        Offering.LEFT,
        label=translate("Pinch", "Passed card"),
        help=translate("Pinch", "Where the card goes that everybody gives away first."),
        group=_MATCH,
    )
    deals: int = option(
        3,
        label=translate("Pinch", "Deals"),
        help=translate("Pinch", "How many deals make a match."),
        low=1,
        high=9,
        suggested=(1, 3, 5),
    )

    PRESETS: ClassVar = {"pinch_classic": {}, "pinch_short": {"offering": "nobody", "deals": 1}}
    PRESET_LABELS: ClassVar = {
        "pinch_classic": translate("Pinch", "As usual"),
        "pinch_short": translate("Pinch", "One quick deal"),
    }
