"""What the sides of a match are called where their points stand: we and they, or the names of the players."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.addressing import in_person_form
from cardtable.core.text import Text, Who, translate
from cardtable.core.zones import Seat

_ALONE = Text("", "%1")  # a name by itself: there is nothing in it to translate
_PARTNERS = in_person_form(
    translate("Scores", "%1 and %2"),
    {2: translate("Scores", "%1 and you")},
)
_WE = translate("Scores", "We: %1", "the viewer's side of two, and its players")
_THEY = translate("Scores", "They: %1", "the other side of two, and its players")


def columns_of(sides: Sequence[Seat], viewer: Seat | None = None) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each side, the viewer's own first; `sides` is, by seat, the lowest seat of its side."""
    own = None if viewer is None else sides[viewer]
    lowest = sorted(set(sides), key=lambda side: (side != own, side))
    return tuple(tuple(Seat(seat) for seat, side in enumerate(sides) if side == one) for one in lowest)


def side_titles(columns: Sequence[Sequence[Seat]], viewer: Seat | None = None) -> tuple[Text, ...]:
    """What each side is called; two sides of partners are we and they for whoever plays in one of them."""
    names = [_names(seats) for seats in columns]
    partners = len(columns) == 2 and any(len(seats) > 1 for seats in columns)
    if viewer is None or not partners:
        return tuple(names)
    return tuple((_WE if viewer in seats else _THEY).filled(name) for seats, name in zip(columns, names, strict=True))


def _names(seats: Sequence[Seat]) -> Text:
    name = _ALONE.filled(Who(seats[0]))
    for seat in seats[1:]:
        name = _PARTNERS.filled(name, Who(seat))
    return name
