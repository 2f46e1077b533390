"""Which clauses of Svoi Kozyri never stand together, and when each is in force (rules.md 2.6)."""

from __future__ import annotations

from typing import Any

from tests.conformance.clauses import Book, Told

_ONE_DEAL = Told("KR-17", "one deal")
_WHOLE_PILE = Told("K-23", "whole pile")


def _mirrored(options: Any) -> bool:
    return bool(options.deal.value == "mirrored")


def _graded(options: Any, _seats: int) -> bool:
    return bool(options.pickup.value == "graded_3_5_all")


BOOK = Book(
    apart=(
        (Told("KR-01"), _ONE_DEAL),  # no deal ever follows
        (Told("KR-07", "last deal"), _ONE_DEAL),
        (Told("K-27"), _WHOLE_PILE),  # no card ever lies on top then
        (Told("K-28", "If nothing is left"), _WHOLE_PILE),
        (Told("K-24"), _WHOLE_PILE),
        (Told("K-25"), _WHOLE_PILE),
        (Told("KR-05"), Told("KR-06")),  # mirrored hands would no longer be equally strong
        (Told("G-01"), Told("KR-06")),
    ),
    when={
        "G-01": lambda options, seats: not _mirrored(options),
        "G-07": lambda options, seats: options.hands_open or _mirrored(options),
        "KR-01": lambda options, seats: options.match.value != "single",
        "KR-05": lambda options, seats: options.sixes_to_owner and not _mirrored(options),
        "KR-06": lambda options, seats: _mirrored(options),
        "KR-15": lambda options, seats: seats > 2,
        "K-24": _graded,
        "K-25": _graded,
        "K-27": lambda options, seats: options.pickup.value != "whole_pile",
    },
)
