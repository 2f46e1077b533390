"""Subscriptions to a match: whose view each viewer gets, and the seat that it acts for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardtable.core.zones import Seat
from cardtable.host.host_messages import Capability, LineId


@dataclass(slots=True)
class Subscription:
    """A viewer's registration at a host, with the last versions that were sent and presented."""

    id: LineId
    viewer_seat: Seat | None  # seat of the view; None: a spectator's view
    acting_seat: Seat | None  # None: acts for nobody
    right: Capability
    sent_version: int = 0
    presented_version: int = 0

    @property
    def has_presented_all(self) -> bool:
        return self.presented_version >= self.sent_version


class Subscriptions:
    """All subscriptions to a match, in the order in which they joined."""

    def __init__(self) -> None:
        self._by_id: dict[LineId, Subscription] = {}

    def __iter__(self) -> Iterator[Subscription]:
        return iter(tuple(self._by_id.values()))

    def add(self, subscription: Subscription) -> None:
        """Add a subscription; raise ValueError if its id is taken."""
        if subscription.id in self._by_id:
            raise ValueError(f"There is a line {subscription.id} already.")
        self._by_id[subscription.id] = subscription

    def find(self, id: LineId) -> Subscription | None:
        return self._by_id.get(id)

    def remove(self, subscription: Subscription) -> None:
        del self._by_id[subscription.id]

    def has_actor(self, seat: Seat) -> bool:
        return any(subscription.acting_seat == seat for subscription in self)

    @property
    def has_person(self) -> bool:
        """True if a subscription acts for any seat, even one that a computer plays meanwhile."""
        return any(subscription.acting_seat is not None for subscription in self)

    @property
    def n_spectators(self) -> int:
        return sum(subscription.acting_seat is None for subscription in self)

    @property
    def audience(self) -> tuple[Subscription, ...]:
        """Subscriptions that pace the computers: those that act for a seat, or all where none does."""
        return tuple(one for one in self if one.acting_seat is not None) or tuple(self)
