"""Which clauses of Cancellation Hearts never stand together, and when each is in force (rules.md 3.6)."""

from __future__ import annotations

from typing import Any

from tests.conformance.clauses import Book, Told


def _widow(options: Any, seats: int) -> bool:
    return bool(options.leftover.value.startswith("widow") and 104 % seats)


def _passes(options: Any, _seats: int) -> bool:
    return bool(options.pass_count > 0 and options.pass_cycle.value != "none")


def _can_break(options: Any, _seats: int) -> bool:
    return bool(options.break_required or options.queen_lead.value == "after_broken")


def _leaves_out(options: Any, seats: int) -> bool:
    return bool(options.leftover.value == "remove_low_cards" and 104 % seats)


BOOK = Book(
    apart=(
        (Told("X-07"), Told("X-29", "no special effect")),
        (Told("X-09"), Told("XR-01")),
        (Told("X-10"), Told("XR-08")),
        (Told("X-11"), Told("XR-02", "No cards")),
        (Told("X-14"), Told("X-15")),
        (Told("X-22", "any time."), Told("X-15")),  # the queen is no card for the first lead
    ),
    when={
        "X-07": lambda options, seats: options.moon_scoring.value != "none",
        "X-04": lambda options, seats: not _leaves_out(options, seats),
        "XR-01": _leaves_out,
        "X-09": _widow,
        "X-10": lambda options, seats: _widow(options, seats) and options.leftover.value == "widow_first_trick",
        "XR-08": lambda options, seats: _widow(options, seats) and options.leftover.value == "widow_last_trick",
        "X-11": _passes,
        "X-12": _passes,
        "X-13": _passes,
        "X-15": lambda options, seats: options.first_lead.value == "dealer_left_no_points",
        "X-14": lambda options, seats: options.first_lead.value == "dealer_left_any",
        "XR-03": lambda options, seats: options.first_lead.value == "first_2C_clockwise",
        "HR-02": _can_break,
        "HR-09": _can_break,
        "XR-10": lambda options, seats: options.bonus_card.value != "none",
    },
)
