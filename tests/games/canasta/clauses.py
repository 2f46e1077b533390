"""Which clauses of Canasta never stand together, and when each is in force (rules.md 4.6)."""

from __future__ import annotations

from typing import Any

from tests.conformance.clauses import Book, Told


def _lone(options: Any, seats: int) -> bool:
    return seats == 3 and options.sides.value in ("standard", "lone_vs_two")


def _asks(options: Any, seats: int) -> bool:
    return options.ask_partner.value != "off" and (seats > 3 or _lone(options, seats))


def _draws(options: Any, _seats: int) -> bool:
    return bool(options.seating.value == "draw_for_partners")


BOOK = Book(
    apart=(
        (Told("CR-17"), Told("C-36")),
        (Told("CR-10", "For a first meld"), Told("CR-08", "nor before the side has melded")),
        (Told("CR-16", "unless the pile was taken"), Told("CR-08", "nor before the side has melded")),
        (Told("CR-07", "for a side without a meld"), Told("CR-08", "nor before the side has melded")),
        (Told("CR-11", "Partners share"), Told("CR-01", "everyone for themselves")),
        (Told("CR-11", "partners share"), Told("CR-01", "everyone for themselves")),
        (Told("CR-11", "Each player"), Told("CR-01", "Partners sit opposite")),
        (Told("C-66", "without adding to melds"), Told("CR-01", "everyone for themselves")),
        (Told("C-41", "or more"), Told("CQ-7")),
        (Told("C-02", "aren't a meld"), Told("CQ-1")),
        (Told("CR-09", "If it isn't frozen"), Told("CR-07", "always frozen")),
        (Told("CR-19", "must take it"), Told("CR-07", "always frozen")),
        (Told("CR-19", "must take it"), Told("CR-09", "one natural and one wild card.")),
        (Told("CR-04", "a three, another card"), Told("CR-04", "a red three, another card")),
        (Told("C-55", "freezes the pile"), Told("C-55", "only blocks the pile")),
        (Told("G-01", "clockwise"), Told("CR-01", "Five players")),
        (Told("CR-23", "left deals"), Told("CR-01", "Five players")),
        (Told("C-21", "dealer's left cuts"), Told("CR-01", "Five players")),
        (Told("C-22", "dealer's left"), Told("CR-01", "Five players")),
        (Told("C-14", "partner opposite"), Told("CR-01", "everyone for themselves")),
        (Told("CR-03", "keeps their seat"), Told("C-14")),
        (Told("CR-14", "Nobody has a partner"), Told("CE-14")),
        (Told("CR-14", "don't ask their partner"), Told("CE-14")),
        (Told("C-29", "all four together"), Told("C-04", "3 pack(s)")),
    ),
    when={
        "CQ-7": lambda options, seats: options.max_canasta > 0,
        "CR-17": lambda options, seats: options.black_three_meld.value == "going_out_only",
        "C-36": lambda options, seats: options.black_three_meld.value != "going_out_only",
        "CE-14": _asks,
        "CQ-1": lambda options, seats: options.wild_melds,
        "CQ-13": _lone,
        "CR-21": _lone,
        "C-14": _draws,
        "C-16": _draws,
        "C-17": _draws,
        "CR-02": lambda options, seats: seats == 5,
    },
)
