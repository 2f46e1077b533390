"""The finished deals of a match at a table of people, as a record: everybody there knows all cards of these."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.core.record import Record
from cardtable.host.from_table import Opened
from cardtable.host.match_terms import Terms


def finished_deals(opened: Mapping[int, Opened], terms: Terms) -> Record | None:
    """The match up to the count of its last finished deal, by what its table has opened, each under its number.

    None where no deal is finished, or one of them is not known.
    """
    numbers = sorted(number for number in opened if number)  # 0 is the draw for places
    if not numbers or numbers != list(range(1, len(numbers) + 1)):
        return None
    return _record_of([opened[number] for number in numbers], terms)


def _record_of(deals: Sequence[Opened], terms: Terms) -> Record:
    """These deals, from the first one on, as a match."""
    return Record(
        terms.game.id,
        terms.game.version,
        terms.options.save(),
        terms.seats,
        terms.players,
        "-",
        tuple(action for deal in deals for action in deal.actions),
        deals=tuple(deal.seed for deal in deals),
    )
