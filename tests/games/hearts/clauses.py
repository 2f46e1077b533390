"""Which clauses of Hearts never stand together, and when each is in force (rules.md 1.7)."""

from __future__ import annotations

from typing import Any

from cardtable.games.hearts.state import kitty_size
from tests.conformance.clauses import Book, Told

_CYCLES = {3: "pass_cycle_3", 4: "pass_cycle_4"}


def _leaves_out(options: Any, seats: int) -> bool:
    """HP-09 to HP-12: the low cards of the red and black minors, of which four players miss none."""
    return options.removal.value == "low_minors" and seats != 4


def _passes(options: Any, seats: int) -> bool:
    return bool(options.pass_count > 0 and getattr(options, _CYCLES.get(seats, "pass_cycle_5plus")).value != "none")


def _opens_by_club(options: Any, _seats: int) -> bool:
    return options.opening_lead.value in ("lowest_club", "any_club_by_holder")


def _moon(options: Any) -> str:
    return str(options.moon_scoring.value)


def _can_break(options: Any, _seats: int) -> bool:
    return bool(options.break_required or options.queen_lead.value == "after_broken")


def _bonus(options: Any, _seats: int) -> bool:
    return bool(options.bonus_card.value != "none")


BOOK = Book(
    apart=(
        (Told("HP-07", "others"), Told("HR-13", "drops")),  # nobody else gets any points then
        (Told("HP-07", "others"), Told("HP-32")),
        (Told("HP-07"), Told("HR-13", "no special effect")),
        (Told("H-24"), Told("HR-13", "no special effect")),
        (Told("H-08"), Told("H-04")),
        (Told("HP-27"), Told("H-18")),
        (Told("H-21"), Told("HP-35")),
        (Told("HR-10"), Told("HP-22", "as well")),
    ),
    when={
        "HP-07": lambda options, seats: _moon(options) != "none",
        "HP-03": lambda options, seats: not _leaves_out(options, seats),
        "HP-09": lambda options, seats: seats == 3 and _leaves_out(options, seats),
        "HP-10": lambda options, seats: seats == 5 and _leaves_out(options, seats),
        "HP-11": lambda options, seats: seats == 6 and _leaves_out(options, seats),
        "HP-12": lambda options, seats: seats == 7 and _leaves_out(options, seats),
        "HR-03": lambda options, seats: kitty_size(options, seats) > 0,
        "HR-11": lambda options, seats: kitty_size(options, seats) > 0,
        "H-08": lambda options, seats: not _passes(options, seats),
        "H-04": _passes,
        "HR-05": _passes,
        "HR-04": lambda options, seats: seats == 3 and _passes(options, seats),
        "HP-15": lambda options, seats: seats == 4 and _passes(options, seats),
        "HP-17": lambda options, seats: seats > 4 and _passes(options, seats),
        "H-16": _opens_by_club,
        "HR-06": lambda options, seats: not _opens_by_club(options, seats),
        "HR-10": lambda options, seats: options.first_trick_points.value != "allowed",
        "HR-08": lambda options, seats: options.queen_must_drop,
        "HP-27": lambda options, seats: options.queen_lead.value == "always",
        "H-18": lambda options, seats: options.queen_lead.value == "after_broken",
        "HP-26": _can_break,
        "HR-09": _can_break,
        "HR-01": lambda options, seats: options.high_spades.value == "black_maria",
        "HP-36": _bonus,
        "H-24": lambda options, seats: _moon(options) != "none",
        "H-23": lambda options, seats: _moon(options) == "add_others",
        "HR-13": lambda options, seats: _moon(options) in ("subtract_self", "none"),
        "HP-32": lambda options, seats: _moon(options) == "choose",
        "HR-14": lambda options, seats: _bonus(options, seats) and _moon(options) != "none",
        "HR-16": lambda options, seats: options.sun.value == "double" and _moon(options) != "none",
        "HR-15": lambda options, seats: options.no_tricks_bonus != 0,
        "HR-18": lambda options, seats: options.deal_limit > 0,
        "H-21": lambda options, seats: options.tie_rule.value == "play_on",
        "HP-35": lambda options, seats: options.tie_rule.value == "shared",
        "HR-17": lambda options, seats: options.exact_target.value != "off",
    },
)
