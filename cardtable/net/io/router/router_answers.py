"""What a router is, for whoever wants a port of it."""

from __future__ import annotations

from typing import Protocol


class MappingRefused(Exception):
    """The router does not do what it was asked, or its answer means nothing."""


class PortTaken(MappingRefused):
    """Another computer in this house has the port."""


class PortMapper(Protocol):
    """One that lets people in where it is asked to. Each method takes some seconds at most, and raises Refused."""

    async def outer_address(self) -> str:
        """Under which the router is known beyond it: the world's, unless there is another router."""
        ...

    async def let_in(self, port: int, seconds: int) -> None:
        """Lead whoever comes to this TCP port to the same one here, so long; again for longer. Raises PortTaken."""
        ...

    async def shut(self, port: int) -> None:
        """Lead nobody here any more."""
        ...
