"""How Cancellation Hearts is played, in four pictures."""

from __future__ import annotations

from cardtable.core.pictured_play import TablePictureSpec, hand, row, trick
from cardtable.core.text import translate


def how_to_play() -> tuple[TablePictureSpec, ...]:
    """What counts, following suit, twins, and a trick that nobody takes."""
    return (
        TablePictureSpec(
            (
                translate("How to play Cancellation Hearts", "There are two packs, so every card has a twin."),
                translate("How to play Cancellation Hearts", "The fewest points win, or take them all."),
            ),
            (
                row(
                    "3H 3H TH TH",
                    translate("How to play Cancellation Hearts", "%1 point each").filled(1),
                ),
                row(
                    "QS QS",
                    translate("How to play Cancellation Hearts", "%1 points each").filled(13),
                ),
            ),
        ),
        TablePictureSpec(
            (
                translate("How to play Cancellation Hearts", "Play a card of the suit that was led, if you have one."),
                translate("How to play Cancellation Hearts", "The highest card of that suit takes the trick."),
            ),
            (
                trick("6C QC 8C 2C", shines="QC", first=2),
                hand("4C 4C TC 5D JD KD 7S 2H", dim="5D JD KD 7S 2H"),
            ),
            players=6,
        ),
        TablePictureSpec(
            (
                translate("How to play Cancellation Hearts", "Twins in one trick cancel each other."),
                translate("How to play Cancellation Hearts", "Here both kings are gone, and the nine takes the trick."),
            ),
            (trick("4D KD 9D 7D KD 5D", shines="9D", crossed="KD"),),
            players=6,
        ),
        TablePictureSpec(
            (
                translate("How to play Cancellation Hearts", "If no card of the suit is left, nobody takes the trick."),
                translate("How to play Cancellation Hearts", "It waits for whoever takes the next one."),
            ),
            (trick("6C JC 6C QD JC 3S", crossed="6C JC"),),
            players=6,
        ),
    )
