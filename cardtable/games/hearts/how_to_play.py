"""How Hearts is played, in four pictures."""

from __future__ import annotations

from cardtable.core.pictured_play import TablePictureSpec, hand, row, trick
from cardtable.core.text import translate


def how_to_play() -> tuple[TablePictureSpec, ...]:
    """Passing, following suit, getting rid of the queen, and points; true of every preset for four."""
    return (
        TablePictureSpec(
            (
                translate("How to play Hearts", "Before play you pass three cards to another player."),
                translate("How to play Hearts", "Pass on what could take points, such as high spades and hearts."),
            ),
            (hand("3C 6C 9C 4D TD QD 2S 5S KS AS 4H JH AH", shines="KS AS AH"),),
            players=4,
        ),
        TablePictureSpec(
            (
                translate("How to play Hearts", "Play a card of the suit that was led, if you have one."),
                translate("How to play Hearts", "The highest card of that suit takes the trick."),
            ),
            (
                trick("TD KD 4D", shines="KD", first=1),
                hand("7C JC 3D 9D QD 6S 8S 9H", dim="7C JC 6S 8S 9H"),
            ),
            players=4,
        ),
        TablePictureSpec(
            (
                translate(
                    "How to play Hearts",
                    "If you have none, play any other card, but usually no points on the first trick.",
                ),
                translate("How to play Hearts", "That is the moment to give the queen of spades away."),
            ),
            (
                trick("9C AC 4C", shines="AC", first=1),
                hand("5D KD QS 3H 8H JH", shines="QS"),
            ),
            players=4,
        ),
        TablePictureSpec(
            (
                translate("How to play Hearts", "The fewest points win."),
                translate("How to play Hearts", "But whoever takes them all turns them against the others."),
            ),
            (
                row(
                    "2H 7H KH",
                    translate("How to play Hearts", "%1 point each").filled(1),
                ),
                row("QS", translate("How to play Hearts", "%1 points").filled(13)),
            ),
        ),
    )
